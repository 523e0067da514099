"""User functions: loading them from "module:function", calling them, and checking what they return."""

from __future__ import annotations

import importlib
import inspect
import math
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from traceback import walk_tb
from types import ModuleType
from typing import Any

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.recovery.intensities import intensities_problem
from heatcloak_lab.experiments.result import ExperimentError
from heatcloak_shared.errors import HeatcloakError, ParameterError
from heatcloak_shared.sanitize import one_line, sanitize

_OUR_CODE = Path(__file__).parents[1]
_LARGEST_SCORE = 1e100
"""Largest score: the squares of ten million such scores can still be summed."""


def call_user_function(who: str, point: str, function: Callable[..., Any], *arguments: Any) -> Any:  # noqa: ANN401
    """Call ``function`` and return its result.

    Raises:
        ExperimentError: it raised an exception; the text is one line that names ``who`` and ``point``.
    """
    try:
        return function(*arguments)
    except HeatcloakError as error:
        # Our own errors name cause and remedy.
        line = line_of(function, error)
        raise ExperimentError(
            f"{who} failed at {point}{f', in {line}' if line else ''}: {one_line(error)}"
        ) from None
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        cause = f"failed with {type(error).__name__}: {one_line(error)}".removesuffix(": ")
        line = line_of(function, error)
        if line is None:
            raise _failure(who, point, cause, "correct it") from error
        raise _failure(who, point, f"{cause}, in {line},", "correct that line") from error


def line_of(function: object, error: BaseException) -> str | None:
    """Return file and line of the deepest call in the file of a user's function that raised ``error``.

    Returns:
        For example ``mine.py, line 7``; None for a function of ours, or one without a file.
    """
    own = function.func if isinstance(function, partial) else function
    own = inspect.unwrap(own) if callable(own) else own
    # For a callable object, the code of its ``__call__``.
    method = vars(type(own)).get("__call__")
    code = getattr(own, "__code__", None) or getattr(method, "__code__", None)
    if code is None or Path(code.co_filename).is_relative_to(_OUR_CODE):
        return None
    return line_in(code.co_filename, error)


def line_in(file: str, error: BaseException) -> str | None:
    """Return ``file`` and the line of the deepest call in it that raised ``error``; None if there is none."""
    lines = [number for frame, number in walk_tb(error.__traceback__) if frame.f_code.co_filename == file]
    if isinstance(error, SyntaxError) and error.filename == file and error.lineno is not None:
        lines.append(error.lineno)
    return f"{sanitize(file, 200)[1:-1]}, line {lines[-1]}" if lines else None


def checked_number(who: str, point: str, number: Any) -> float:  # noqa: ANN401
    """Return ``number`` as a finite float.

    Raises:
        ExperimentError: it is not one.
    """
    try:
        value = float(number)
    except (TypeError, ValueError, OverflowError):
        raise _failure(who, point, f"gave a {type(number).__name__}", "return a number") from None
    if not math.isfinite(value):
        raise _failure(who, point, f"gave {value}", "return a finite number")
    if abs(value) > _LARGEST_SCORE:
        raise _failure(who, point, f"gave {value}", f"return a number of at most {_LARGEST_SCORE:g}")
    return value


def checked_estimate(who: str, point: str, answer: Any, count: int) -> FloatArray:  # noqa: ANN401
    """Return ``answer`` as intensities, shape (count,), finite and not negative.

    Raises:
        ExperimentError: it is invalid.
    """
    problem = intensities_problem(answer, count)
    if problem is not None:
        raise _failure(who, point, *problem)
    return np.asarray(answer).astype(np.float64)


def checked_status(who: str, point: str, status: Any) -> str:  # noqa: ANN401
    """Return ``status`` if it is text.

    Raises:
        ExperimentError: it is not.
    """
    if not isinstance(status, str):
        raise _failure(who, point, f"its status is a {type(status).__name__}", "give text")
    return status


def _failure(who: str, point: str, what: str, remedy: str) -> ExperimentError:
    return ExperimentError(f"{who} {what} at {point}: {remedy}")


def load_user_function(spec: str, folder: Path) -> Callable[..., Any]:
    """Return the function "module:function" from a module in ``folder``, or else from an installed one.

    Raises:
        ParameterError: there is no such function, or its module can't be loaded.
    """
    name, colon, attribute = spec.partition(":")
    if not (colon and attribute.isidentifier() and all(part.isidentifier() for part in name.split("."))):
        raise ParameterError(f"function must be module:function, as in mine:method, got {spec!r}")
    module = _load_module(name, folder.resolve())
    function = getattr(module, attribute, None)
    if function is None:
        near = get_close_matches(attribute, [known for known in vars(module) if known[:1] != "_"], n=1)
        remedy = f"did you mean {near[0]}?" if near else "define it there"
        raise ParameterError(f"module {name} has no {attribute}: {remedy}")
    if not callable(function):
        raise ParameterError(f"{spec} must be a function, got a {type(function).__name__}")
    found: Callable[..., Any] = function
    return found


def _load_module(name: str, folder: Path) -> ModuleType:
    file = folder / f"{name}.py"
    try:
        with _first_on_path(folder):
            return _execute(name, file) if file.is_file() else importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and name.partition(".")[0] == error.name.partition(".")[0]:
            text = f"no module {name} beside the file or installed: put {name.partition('.')[0]}.py there"
            raise ParameterError(text) from None
        raise _load_failure(name, file, error) from None
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001
        # User code may raise anything while it is imported.
        raise _load_failure(name, file, error) from None


def _load_failure(name: str, file: Path, error: BaseException) -> ParameterError:
    text = f"{type(error).__name__}: {one_line(error)}".removesuffix(": ")
    line = line_in(str(file), error)
    where = f", in {line}: correct that line" if line else ": correct it"
    return ParameterError(f"module {name} can't be loaded: {text}{where}")


def _execute(name: str, file: Path) -> ModuleType:
    """Execute a file as it is now, even if an earlier version was loaded before."""
    known = sys.modules.get(name)
    if known is not None and getattr(known, "__file__", None) != str(file):
        # Do not replace another module of the same name.
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
