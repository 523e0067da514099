"""Calling what others wrote, methods and metrics: whatever it raises or returns is told in a line."""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable
from functools import partial
from pathlib import Path
from traceback import walk_tb
from typing import Any

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_lab.experiments.running import ExperimentError
from heatcloak_shared.errors import HeatcloakError
from heatcloak_shared.sanitize import sanitize

_OURS = Path(__file__).parents[1]
_LARGEST = 1e100
"""Of a score: the squares of ten million of them can still be summed."""


def called(who: str, place: str, function: Callable[..., Any], *arguments: Any) -> Any:  # noqa: ANN401
    """What ``function`` returns.

    Raises:
        ExperimentError: it raised something; the text names ``who`` and ``place``.
    """
    try:
        return function(*arguments)
    except HeatcloakError as error:
        # Ours say cause and remedy.
        line = line_of(function, error)
        raise ExperimentError(
            f"{who} failed at {place}{f', in {line}' if line else ''}: {one_line(error)}"
        ) from None
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        # A user's own function may raise anything.
        cause, line = (
            f"{type(error).__name__}: {one_line(error)}".removesuffix(": "),
            line_of(function, error),
        )
        if line is None:
            raise _failure(who, place, f"failed with {cause}", "correct it") from error
        raise _failure(who, place, f"failed with {cause}, in {line},", "correct that line") from error


def line_of(function: object, error: BaseException) -> str | None:
    """Return file and line of the deepest call in the file of a user's function that raised ``error``.

    Returns:
        For example ``mine.py, line 7``; None for a function of ours, or one without a file.
    """
    own = function.func if isinstance(function, partial) else function
    own = inspect.unwrap(own) if callable(own) else own
    # Of an object with ``__call__``, that method's.
    method = vars(type(own)).get("__call__")
    code = getattr(own, "__code__", None) or getattr(method, "__code__", None)
    if code is None or Path(code.co_filename).is_relative_to(_OURS):
        return None
    return line_in(code.co_filename, error)


def line_in(file: str, error: BaseException) -> str | None:
    """Return ``file`` and the line of the deepest call in it that raised ``error``; None if there is none."""
    lines = [number for frame, number in walk_tb(error.__traceback__) if frame.f_code.co_filename == file]
    if isinstance(error, SyntaxError) and error.filename == file and error.lineno is not None:
        lines.append(error.lineno)
    return f"{sanitize(file, 200)[1:-1]}, line {lines[-1]}" if lines else None


def checked_number(who: str, place: str, number: Any) -> float:  # noqa: ANN401
    """``number`` as a finite float.

    Raises:
        ExperimentError: it is none.
    """
    try:
        value = float(number)
    except (TypeError, ValueError, OverflowError):
        raise _failure(who, place, f"gave a {type(number).__name__}", "return a number") from None
    if not math.isfinite(value):
        raise _failure(who, place, f"gave {value}", "return a finite number")
    if abs(value) > _LARGEST:
        raise _failure(who, place, f"gave {value}", f"return a number of at most {_LARGEST:g}")
    return value


def checked_estimate(who: str, place: str, answer: Any, count: int) -> FloatArray:  # noqa: ANN401
    """``answer`` as intensities, shape (count,), finite and not negative.

    Raises:
        ExperimentError: it is something else.
    """
    try:
        given = np.asarray(answer)
    except ValueError:
        # Rows of different lengths.
        given = np.asarray(None)
    if given.dtype.kind not in "biuf":
        kind = f"array of {answer.dtype}" if isinstance(answer, np.ndarray) else type(answer).__name__
        raise _failure(who, place, f"gave: {kind}", "return an array of real numbers")
    with np.errstate(over="ignore"):
        estimate = given.astype(np.float64)
    if estimate.shape != (count,):
        shape = f"gave an estimate of shape {estimate.shape}"
        raise _failure(who, place, shape, f"return one intensity for each of {count} places")
    if not np.isfinite(estimate).all():
        raise _failure(who, place, "gave an estimate that is not finite", "return finite intensities")
    if (estimate < 0.0).any():
        raise _failure(who, place, "gave a negative intensity", "return none below 0, say by clipping")
    return estimate


def checked_status(who: str, place: str, status: Any) -> str:  # noqa: ANN401
    """``status``, which is text.

    Raises:
        ExperimentError: it is something else.
    """
    if not isinstance(status, str):
        raise _failure(who, place, f"its status is a {type(status).__name__}", "give text")
    return status


def one_line(error: BaseException) -> str:
    """An error's text on one line, of printable characters, and not endless."""
    try:
        words = " ".join(str(error)[:10_000].split())
        text = "".join(each if each.isprintable() else f"\\x{ord(each):02x}" for each in words)
    except Exception:  # noqa: BLE001
        # Of somebody's own exception, whose text may fail too.
        text = ""
    return text if len(text) <= 300 else f"{text[:297]}..."


def _failure(who: str, place: str, what: str, remedy: str) -> ExperimentError:
    return ExperimentError(f"{who} {what} at {place}: {remedy}")
