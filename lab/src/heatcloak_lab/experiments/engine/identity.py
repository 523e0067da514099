"""What a remembered outcome depends on, as a digest: experiment, functions, seed and libraries."""

from __future__ import annotations

import hashlib
import inspect
import sys
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache, partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from types import BuiltinFunctionType, CodeType, FunctionType, MethodType, ModuleType
from typing import Any

import numpy as np

LIBRARIES = ("numpy", "scipy", "numba", "clarabel", "networkx")


def digest_of(experiment: object, seed: int) -> str:
    """Sixteen hexadecimal digits that change whenever an outcome might.

    Trials, jobs and folders are not part of it: what one run did, another of more trials can use.
    """
    text = "\n".join([_Walk().text(experiment), str(seed), *versions()])
    return hashlib.blake2b(text.encode("utf-8", "backslashreplace"), digest_size=8).hexdigest()


@cache
def versions() -> tuple[str, ...]:
    """Of all that computes an outcome; of our own code a digest too: it changes between versions."""
    python = ".".join(map(str, sys.version_info[:3]))
    ours = f"heatcloak {version('heatcloak-aggregator')} {_digest_of_code()}"
    return (f"python {python}", ours, *(f"{name} {_version(name)}" for name in LIBRARIES))


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        # Left out of the container image, where nothing that needs it is run.
        return "absent"


# The folders of our package that no draw depends on.
_APART = ("cli", "service", "simulation", "trusted", "benchmark", "engine")

# The modules of experiments that draws depend on.
_DRAWING = (
    "draws.py",
    "methods.py",
    "setting.py",
    "sweep.py",
    *("bayes.py", "portrait.py", "scoring.py", "worlds.py"),  # on graphs
)


def _digest_of_code() -> str:
    found = hashlib.blake2b(digest_size=8)
    root = Path(__file__).parents[2]
    for path in sorted(root.rglob("*.py")):
        parts = path.relative_to(root).parts
        if not set(parts) & set(_APART) and _computes(parts):
            found.update("/".join(parts).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def _computes(parts: tuple[str, ...]) -> bool:
    # Of the experiments themselves, what draws; not what speaks of it afterwards.
    if parts[0] != "experiments":
        return True
    return parts[1] == "papers" or parts[-1] in _DRAWING


class _Walk:
    """Turns a value into text: the same in every process, another one for what computes differently."""

    def __init__(self) -> None:
        self._inside: list[int] = []
        self._functions: dict[int, str] = {}

    def text(self, value: Any) -> str:  # noqa: ANN401
        if value is None or isinstance(value, bool | int | float | complex | str | bytes | np.generic):
            return f"{type(value).__name__} {value!r}"
        if id(value) in self._inside:
            return "itself"
        self._inside.append(id(value))
        try:
            return self._parts(value)
        finally:
            self._inside.pop()

    def _parts(self, value: Any) -> str:  # noqa: ANN401
        if isinstance(value, tuple | list):
            return self._several("list", value)
        if isinstance(value, set | frozenset):
            return self._sorted("set", map(self.text, value))
        if isinstance(value, Mapping):
            return self._sorted(
                "map", (f"{self.text(key)}: {self.text(held)}" for key, held in value.items())
            )
        if isinstance(value, np.ndarray):
            content = hashlib.blake2b(np.ascontiguousarray(value).tobytes(), digest_size=16).hexdigest()
            return f"array {value.dtype} {value.shape} {content}"
        if isinstance(value, partial):
            return self._several("partial", (value.func, value.args, value.keywords))
        if isinstance(value, MethodType):
            return self._several("method", (value.__func__, value.__self__))
        if isinstance(value, FunctionType):
            if id(value) not in self._functions:
                text = self._function(value).encode("utf-8", "backslashreplace")
                self._functions[id(value)] = hashlib.blake2b(text, digest_size=16).hexdigest()
            return f"function {self._functions[id(value)]}"
        if isinstance(value, CodeType):
            return self._code(value)
        if isinstance(value, type | BuiltinFunctionType):
            return self._named(value)
        if isinstance(value, ModuleType):
            return f"module {value.__name__} {_source(value)}"
        # Of what is compiled or remembers its answers, the function inside.
        for inner in ("py_func", "__wrapped__"):
            if isinstance(getattr(value, inner, None), FunctionType):
                return self.text(getattr(value, inner))
        if isinstance(value, np.ufunc):
            return f"ufunc {value.__name__}"
        return self._object(value)

    def _named(self, value: Any) -> str:  # noqa: ANN401
        source = _source(value)
        text = f"{value.__module__}.{value.__qualname__} {source}"
        if source or not isinstance(value, type):
            return text
        # A class of a script or a session: what it can do.
        held = {name: part for name, part in vars(value).items() if isinstance(part, FunctionType)}
        return f"{text} {self.text(held)} {self.text(value.__bases__)}"

    def _object(self, value: Any) -> str:  # noqa: ANN401
        held: Any = getattr(value, "__dict__", {})
        if is_dataclass(value):
            held = {known.name: getattr(value, known.name) for known in fields(value)}
        return f"{self.text(type(value))} {self.text(dict(held))}"

    def _function(self, function: FunctionType) -> str:
        source = _source(function)
        if source == _INSTALLED:
            return f"{function.__module__}.{function.__qualname__}"
        held = [cell.cell_contents for cell in function.__closure__ or () if not _is_empty(cell)]
        parts = [f"{function.__module__}.{function.__qualname__} {source}"]
        parts += map(self.text, (function.__defaults__, function.__kwdefaults__, held))
        if not source:
            # Of a script or a session, whose file holds more than that: the code itself.
            parts.append(self.text(function.__code__))
        for name in _names(function.__code__):
            named = function.__globals__.get(name)
            # The values in a file of its own are part of that file.
            if not source or isinstance(named, FunctionType | ModuleType | type):
                parts.append(f"{name} = {self.text(named)}")
        return " ".join(parts)

    def _code(self, code: CodeType) -> str:
        return f"{code.co_code.hex()} {code.co_names} {self.text(code.co_consts)}"

    def _several(self, what: str, values: Any) -> str:  # noqa: ANN401
        return f"{what}({', '.join(map(self.text, values))})"

    def _sorted(self, what: str, texts: Any) -> str:  # noqa: ANN401
        return f"{what}({', '.join(sorted(texts))})"


_INSTALLED = "installed"


def _source(thing: Any) -> str:  # noqa: ANN401
    """What tells versions of its code apart: "installed", a digest of its file, or "" where there is none.

    A script's file says nothing: it holds what is asked for too, and a run with more trials is the same one.
    """
    module = sys.modules.get(thing.__name__ if isinstance(thing, ModuleType) else thing.__module__ or "")
    if module is None or module.__name__ == "__main__":
        return ""
    if isinstance(thing, FunctionType) and thing.__globals__ is not vars(module):
        # Made by a module, or executed, but not of its file.
        return ""
    file = getattr(module, "__file__", None)
    if file is None:
        return _INSTALLED
    parts = Path(file).parts
    ours = module.__name__.partition(".")[0].startswith("heatcloak")
    if ours or {"site-packages", "dist-packages"} & set(parts) or file.startswith(_STANDARD):
        return _INSTALLED
    try:
        return hashlib.blake2b(Path(file).read_bytes(), digest_size=16).hexdigest()
    except OSError:
        return ""


_STANDARD = str(Path(inspect.__file__).parent)


def _names(code: CodeType) -> list[str]:
    """The names that code uses, in functions inside it too."""
    inner = [name for held in code.co_consts if isinstance(held, CodeType) for name in _names(held)]
    return sorted({*code.co_names, *inner})


def _is_empty(cell: Any) -> bool:  # noqa: ANN401
    try:
        cell.cell_contents  # noqa: B018
    except ValueError:
        return True
    return False
