"""Check the numbers and arrays that callers pass, and convert them."""

from __future__ import annotations

import math
import sys
from numbers import Real
from typing import Any

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize


def real_array(name: str, values: npt.ArrayLike) -> FloatArray:
    """Return values as an array of doubles, in their shape.

    Args:
        name: what the values are, for the error.
        values: real numbers; complex numbers, text and ragged lists are refused, not converted.

    Raises:
        ParameterError: the values are not real numbers.
    """
    try:
        array = np.asarray(values)
        if array.dtype.kind in "biufO":
            return array.astype(np.float64, copy=False)
    except (TypeError, ValueError, OverflowError):
        pass
    raise ParameterError(f"{name} can't be read as real numbers: give numbers, or an array of them")


def any_array(values: npt.ArrayLike) -> npt.NDArray[Any]:
    """Return the values as an array; ragged ones as text, which every check of a type refuses."""
    try:
        return np.asarray(values)
    except (TypeError, ValueError):
        return np.asarray("ragged")


def check_spread(spread: float, remedy: str) -> float:
    """Return the spread of an operator as a float.

    Args:
        spread: a number from 1e-12 to 1e12: beyond, the kernel is a point or a constant in double precision.
        remedy: what to give instead, for the error.

    Raises:
        ParameterError: it is not such a number.
    """
    return _number_within("spread", spread, 1e-12, 1e12, f"give {remedy} between 1e-12 and 1e+12")


def check_alpha(alpha: float) -> float:
    """Return the radius of a promise as a float.

    Raises:
        ParameterError: it is not a finite number of at least 0.
    """
    return _number_within("alpha", alpha, 0.0, sys.float_info.max, "give a finite radius of at least 0")


def check_reach(alpha: float, longest: float, what: str) -> None:
    """Refuse the radius of a promise that is larger than any move of one person.

    Neighbours are source vectors whose transport cost Σ intensity·distance is at most ``alpha``. One person
    has an intensity of at most 1 and moves by at most the diameter, so a larger radius is about several
    people. Δ₂ is proportional to ``alpha``: k people who move together take k times the sensitivity of one.

    Args:
        alpha: the radius.
        longest: the diameter of the domain, or more.
        what: what is of that length, for the error.

    Raises:
        ParameterError: ``alpha`` is above ``longest`` by more than rounding.
    """
    if alpha > longest * (1.0 + 1e-9):
        raise ParameterError(
            f"alpha is {alpha!r}, but no person moves further than {longest:g}, {what}: give at most "
            f"{longest:g}; for k people who move, multiply the sensitivity by k"
        )


def check_scales(scales: npt.ArrayLike, sensors: int) -> FloatArray:
    """Return the scales of the noise of each sensor, shape (m,).

    Raises:
        ParameterError: they are not ``sensors`` numbers from 1e-150 to 1e150, or one is more than 2³² times
            another one, which no noise on a lattice is.
    """
    array = real_array("the scales", scales)
    if array.shape != (sensors,):
        raise ParameterError(f"the scales have shape {array.shape}: give one for each sensor, ({sensors},)")
    # Written so that NaN fails it too.
    if not ((array >= 1e-150) & (array <= 1e150)).all():
        raise ParameterError("a scale is out of range: give numbers between 1e-150 and 1e150")
    if array.max() > 2.0**32 * array.min():
        raise ParameterError("a scale is more than 2^32 times another one: give scales closer together")
    return array


def check_index(what: str, index: object, count: int) -> int:
    """Return the number of a location, counted from 0.

    Raises:
        ParameterError: it is not an integer from 0 to ``count`` − 1.
    """
    if not isinstance(index, (int, np.integer)) or isinstance(index, bool) or not 0 <= index < count:
        raise ParameterError(f"{what} {sanitize(index)} does not exist: give 0…{count - 1}")
    return int(index)


def check_columns(indices: npt.ArrayLike, count: int) -> IntArray:
    """Return numbers of columns of a matrix, counted from 0, shape (p,).

    Raises:
        ParameterError: they are not a vector of integers from 0 to ``count`` − 1.
    """
    try:
        columns = np.asarray(indices)
    except (TypeError, ValueError):
        columns = np.array("ragged")
    if columns.ndim != 1 or (columns.size > 0 and columns.dtype.kind not in "iu"):
        raise ParameterError(f"indices are not a vector of integers: give numbers of columns, 0…{count - 1}")
    if columns.size > 0 and not (columns.min() >= 0 and columns.max() < count):
        raise ParameterError(f"indices name a column that does not exist: give 0…{count - 1}")
    return columns.astype(np.intp, copy=False)


def check_sensors(sensors: npt.ArrayLike, n_sensors: int) -> IntArray:
    """Return 0-based indices of sensors that are present, shape (s,), in the given order.

    Raises:
        ParameterError: they are not a vector of integers, or one is repeated or not in 0…n_sensors−1.
    """
    indices = any_array(sensors)
    if indices.ndim != 1 or indices.dtype.kind not in "iu":
        raise ParameterError("sensors is not a vector of integers: give the 0-based indices of those present")
    if indices.size and not (indices.min() >= 0 and indices.max() < n_sensors):
        raise ParameterError(f"sensors names a sensor that does not exist: give indices 0…{n_sensors - 1}")
    if np.unique(indices).size != indices.size:
        raise ParameterError("sensors names a sensor twice: give each sensor present once")
    return indices.astype(np.intp)


def check_rows(name: str, values: npt.ArrayLike, rows: int) -> FloatArray:
    """Return a vector of ``rows`` numbers, or several as columns; the numbers are not checked further.

    Raises:
        ParameterError: the values are not real numbers, or their shape is neither (rows,) nor (rows, p).
    """
    array = real_array(name, values)
    if array.ndim not in (1, 2) or array.shape[0] != rows:
        raise ParameterError(f"{name} have shape {array.shape}: give ({rows},), or ({rows}, p) for p columns")
    return array


def unit_columns(entries: FloatArray) -> FloatArray:
    """Return the columns of a matrix (m, n) scaled to length one.

    Raises:
        ParameterError: a column is zero, so it has no direction.
    """
    peaks = np.abs(entries).max(axis=0)
    if not peaks.all():
        raise ParameterError(
            f"column {int(np.argmin(peaks))} of the matrix is zero and has no direction: leave it out"
        )
    columns: FloatArray = entries / peaks
    columns /= np.sqrt(np.square(columns).sum(axis=0))
    return columns


def _number_within(name: str, value: float, low: float, high: float, remedy: str) -> float:
    try:
        number = float(value) if isinstance(value, Real) and not isinstance(value, bool) else math.nan
    except OverflowError:
        number = math.nan
    if not low <= number <= high:
        raise ParameterError(f"{name} is {sanitize(value)}: {remedy}")
    return number


def whole_number(name: str, value: int, most: int, what: str = "") -> int:
    """Return a count from 1 to ``most``; ``what`` describes ``most`` in the error.

    Raises:
        ParameterError: it is not an integer, or out of range.
    """
    wanted = f"give an integer from 1 to {what}{most}"
    if isinstance(value, bool) or not isinstance(value, (int, np.integer)):
        raise ParameterError(f"{name} is a {type(value).__name__}: {wanted}")
    if not 1 <= value <= most:
        raise ParameterError(f"{name} is out of range: {wanted}")
    return int(value)


def source_places(places: npt.ArrayLike) -> FloatArray:
    """Return the positions of unit sources in rising order, shape (k,), k ≥ 1.

    Raises:
        ParameterError: there is none, or one is outside [0, 1].
    """
    array = real_array("the places", places)
    if array.ndim != 1 or array.size == 0:
        raise ParameterError(f"the places have shape {array.shape}: pass a list of at least one position")
    # Written so that NaN fails it too.
    if not ((array >= 0.0) & (array <= 1.0)).all():
        raise ParameterError("a place is outside the unit interval: pass positions between 0 and 1")
    return np.sort(array)
