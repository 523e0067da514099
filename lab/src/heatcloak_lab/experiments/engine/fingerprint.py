"""The fingerprint of a run: a digest of experiment, user functions, seed, our code and library versions.

Outcomes of an interrupted run are reused only by a run with the same fingerprint. Neither pickle nor
`joblib.hash` provides one: pickles differ between processes, and a function is hashed by name, so that an
edited helper or closure would go unnoticed.
"""

from __future__ import annotations

import hashlib
import inspect
import sys
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache, partial
from importlib import import_module
from importlib.metadata import PackageNotFoundError, entry_points, version
from pathlib import Path
from types import BuiltinFunctionType, CodeType, FunctionType, MethodType, ModuleType
from typing import Any

import numpy as np

from heatcloak_shared.plugins import DOMAINS, METHODS

LIBRARIES = ("numpy", "scipy", "numba", "clarabel", "networkx")


def fingerprint_of(experiment: object, seed: int) -> str:
    """Return 16 hexadecimal digits that change whenever an outcome might change.

    Trials, jobs and folders are not included, so that a run with more trials can reuse earlier draws.
    """
    text = "\n".join([_Describer().describe(experiment), str(seed), *versions()])
    return hashlib.blake2b(text.encode("utf-8", "backslashreplace"), digest_size=8).hexdigest()


@cache
def versions() -> tuple[str, ...]:
    """Return the versions of everything that computes an outcome, with a digest of our own code."""
    python = ".".join(map(str, sys.version_info[:3]))
    ours = f"heatcloak {version('heatcloak-aggregator')} {_code_digest()}"
    libraries = (f"{name} {_version(name)}" for name in LIBRARIES)
    return (f"python {python}", ours, *libraries, _plugin_versions())


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        # An optional library.
        return "absent"


def _plugin_versions() -> str:
    points = (point for group in (DOMAINS, METHODS) for point in entry_points(group=group))
    found = {f"{point.dist.name} {point.dist.version}" for point in points if point.dist is not None}
    return ", ".join(["plugins", *sorted(found)]) if found else "no plugins"


_PACKAGES = ("heatcloak_shared", "heatcloak_aggregator", "heatcloak_lab.experiments")
_MODULES = ("heatcloak_lab.crowds", "heatcloak_aggregator.service.estimator")
"""Modules outside these packages that compute draws, too."""
_UNRELATED = ("bundle", "cli", "dashboard", "http", "mqtt", "provision", "service", "store", "trusted")
"""Subpackages that no draw depends on."""
_REPORTING = (
    "engine",
    "definition.py",
    "figure_style.py",
    "figures.py",
    "report.py",
    "reporting.py",
    "summary.py",
)
"""Parts of the experiments that present results but don't compute draws."""


def _code_digest() -> str:
    """Return a digest of our modules that compute draws."""
    digest = hashlib.blake2b(digest_size=8)
    for package in _PACKAGES:
        root = Path(str(import_module(package).__file__)).parent
        skipped = {*_UNRELATED, *(_REPORTING if package == "heatcloak_lab.experiments" else ())}
        for path in sorted(root.rglob("*.py")):
            parts = path.relative_to(root).parts
            if not skipped & set(parts):
                digest.update("/".join((package, *parts)).encode() + b"\0" + path.read_bytes() + b"\0")
    for module in _MODULES:
        path = Path(str(import_module(module).__file__))
        digest.update(module.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


class _Describer:
    """Converts a value to text: equal in every process, different for code that computes differently."""

    def __init__(self) -> None:
        self._inside: list[int] = []
        self._functions: dict[int, str] = {}

    def describe(self, value: Any) -> str:  # noqa: ANN401
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
            return self._sorted("set", map(self.describe, value))
        if isinstance(value, Mapping):
            return self._sorted(
                "map", (f"{self.describe(key)}: {self.describe(held)}" for key, held in value.items())
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
            return f"{value.co_code.hex()} {value.co_names} {self.describe(value.co_consts)}"
        if isinstance(value, type | BuiltinFunctionType):
            return self._named(value)
        if isinstance(value, ModuleType):
            return f"module {value.__name__} {_source_version(value)}"
        # For a compiled or cached function, the function inside.
        for inner in ("py_func", "__wrapped__"):
            if isinstance(getattr(value, inner, None), FunctionType):
                return self.describe(getattr(value, inner))
        if isinstance(value, np.ufunc):
            return f"ufunc {value.__name__}"
        return self._object(value)

    def _named(self, value: Any) -> str:  # noqa: ANN401
        source = _source_version(value)
        text = f"{value.__module__}.{value.__qualname__} {source}"
        if source or not isinstance(value, type):
            return text
        # A class of a script or an interactive session: describe its methods.
        held = {name: part for name, part in vars(value).items() if isinstance(part, FunctionType)}
        return f"{text} {self.describe(held)} {self.describe(value.__bases__)}"

    def _object(self, value: Any) -> str:  # noqa: ANN401
        held: Any = getattr(value, "__dict__", {})
        if is_dataclass(value):
            held = {known.name: getattr(value, known.name) for known in fields(value)}
        return f"{self.describe(type(value))} {self.describe(dict(held))}"

    def _function(self, function: FunctionType) -> str:
        source = _source_version(function)
        if source == _INSTALLED:
            return f"{function.__module__}.{function.__qualname__}"
        held = [cell.cell_contents for cell in function.__closure__ or () if not _is_empty(cell)]
        parts = [f"{function.__module__}.{function.__qualname__} {source}"]
        parts += map(self.describe, (function.__defaults__, function.__kwdefaults__, held))
        if not source:
            # A function of a script or an interactive session: describe its code.
            parts.append(self.describe(function.__code__))
        for name in _names(function.__code__):
            named = function.__globals__.get(name)
            # The values in a module's file are part of the digest of the file.
            if not source or isinstance(named, FunctionType | ModuleType | type):
                parts.append(f"{name} = {self.describe(named)}")
        return " ".join(parts)

    def _several(self, what: str, values: Any) -> str:  # noqa: ANN401
        return f"{what}({', '.join(map(self.describe, values))})"

    def _sorted(self, what: str, texts: Any) -> str:  # noqa: ANN401
        return f"{what}({', '.join(sorted(texts))})"


_INSTALLED = "installed"


def _source_version(thing: Any) -> str:  # noqa: ANN401
    """Return "installed", a digest of the file of the thing's module, or "" without a usable file.

    A script's file is not used: it also contains the request, and a run with more trials is the same run.
    """
    module = sys.modules.get(thing.__name__ if isinstance(thing, ModuleType) else thing.__module__ or "")
    if module is None or module.__name__ == "__main__":
        return ""
    if isinstance(thing, FunctionType) and thing.__globals__ is not vars(module):
        # Generated or executed code that is not in the module's file.
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
    """Return the global names that code uses, including nested functions."""
    inner = [name for held in code.co_consts if isinstance(held, CodeType) for name in _names(held)]
    return sorted({*code.co_names, *inner})


def _is_empty(cell: Any) -> bool:  # noqa: ANN401
    try:
        cell.cell_contents  # noqa: B018
    except ValueError:
        return True
    return False
