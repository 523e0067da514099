"""Calling what others wrote, methods and metrics: whatever it raises or returns is told in a line."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.experiments.running import ExperimentError
from heatcloak_shared.errors import HeatcloakError

FloatArray = npt.NDArray[np.float64]

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
        raise ExperimentError(f"{who} failed at {place}: {one_line(error)}") from None
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        # Whatever a user's own function may raise is a finding about it, not about us.
        cause = f"{type(error).__name__}: {one_line(error)}".removesuffix(": ")
        raise _failure(who, place, f"failed with {cause}", "mend it") from error


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
    """An error's text without line breaks, and not endless."""
    try:
        text = " ".join(str(error).split())
    except Exception:  # noqa: BLE001
        # Of somebody's own exception, whose text may fail too.
        text = ""
    return text if len(text) <= 300 else f"{text[:297]}..."


def _failure(who: str, place: str, what: str, remedy: str) -> ExperimentError:
    return ExperimentError(f"{who} {what} at {place}: {remedy}")
