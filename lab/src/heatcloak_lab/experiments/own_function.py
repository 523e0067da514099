"""Functions of one's own, named "module:function" in a file."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from types import ModuleType
from typing import Any

from heatcloak_lab.experiments.calling import line_in, one_line
from heatcloak_shared.errors import ParameterError


def own_function(spec: str, folder: Path) -> Callable[..., Any]:
    """The function that ``spec`` names, of a module in ``folder`` or else of an installed one.

    Raises:
        ParameterError: there is none; the text names what was looked for and the remedy.
    """
    name, colon, attribute = spec.partition(":")
    if not (colon and attribute.isidentifier() and all(part.isidentifier() for part in name.split("."))):
        raise ParameterError(f"function is {spec!r}: give module:function, as in mine:method")
    module = _loaded(name, folder.resolve())
    function = getattr(module, attribute, None)
    if function is None:
        near = get_close_matches(attribute, [known for known in vars(module) if known[:1] != "_"], n=1)
        remedy = f"did you mean {near[0]}?" if near else "define it there"
        raise ParameterError(f"module {name} has no {attribute}: {remedy}")
    if not callable(function):
        raise ParameterError(f"{spec} is a {type(function).__name__}: name a function")
    found: Callable[..., Any] = function
    return found


def _loaded(name: str, folder: Path) -> ModuleType:
    file = folder / f"{name}.py"
    try:
        with _first_on_path(folder):
            return _run(name, file) if file.is_file() else importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and name.partition(".")[0] == error.name.partition(".")[0]:
            text = f"no module {name} beside the file, nor installed: put {name.partition('.')[0]}.py there"
            raise ParameterError(text) from None
        raise _failed(name, file, error) from None
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001
        # It is the user's own code, which may do anything as it is loaded.
        raise _failed(name, file, error) from None


def _failed(name: str, file: Path, error: BaseException) -> ParameterError:
    text = f"{type(error).__name__}: {one_line(error)}".removesuffix(": ")
    line = line_in(str(file), error)
    where = f", in {line}: correct that line" if line else ": correct it"
    return ParameterError(f"module {name} can't be loaded: {text}{where}")


def _run(name: str, file: Path) -> ModuleType:
    """Load a file as it is now, whatever was loaded of it before."""
    known = sys.modules.get(name)
    if known is not None and getattr(known, "__file__", None) != str(file):
        # Somebody else's module of that name stays theirs.
        name = f"{name}_beside"
    module = ModuleType(name)
    module.__file__ = str(file)
    sys.modules[name] = module
    try:
        exec(compile(file.read_bytes(), str(file), "exec"), vars(module))  # noqa: S102
    except BaseException:
        del sys.modules[name]
        raise
    return module


@contextmanager
def _first_on_path(folder: Path) -> Iterator[None]:
    sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        sys.path.remove(str(folder))
