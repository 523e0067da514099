"""What the bounds are asked about, checked once: a matrix or an operator, places of sources, and counts."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import GraphOperator, IntervalOperator, Operator
from heatcloak_aggregator.domains.vectors import real_array
from heatcloak_shared.errors import ParameterError

MatrixLike = Operator | npt.ArrayLike


def heat_operator(op: IntervalOperator) -> IntervalOperator:
    """``op`` itself if it is heat on the interval; nothing else has places and a spread.

    Raises:
        ParameterError: if it is anything else.
    """
    if isinstance(op, IntervalOperator):
        return op
    raise ParameterError(f"the operator is a {type(op).__name__}: give IntervalDomain(n, m).operator(spread)")


def graph_operator(op: GraphOperator) -> GraphOperator:
    """``op`` itself if it is heat on a graph; nothing else has edges and a spectrum of L.

    Raises:
        ParameterError: if it is anything else.
    """
    if isinstance(op, GraphOperator):
        return op
    raise ParameterError(
        f"the operator is a {type(op).__name__}: give GraphDomain(n, edges).operator(spread)"
    )


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


def shape_of(matrix: MatrixLike) -> tuple[int, int]:
    """(m, n), of an operator without forming its matrix."""
    if isinstance(matrix, Operator):
        return matrix.shape
    rows, columns = as_matrix(matrix).shape
    return rows, columns


def as_matrix(matrix: MatrixLike) -> FloatArray:
    """An operator's matrix, or a matrix as given, shape (m, n) with m, n ≥ 1.

    Raises:
        ParameterError: if it has another shape, an entry that is not finite, or no entry but zeros.
    """
    if isinstance(matrix, Operator):
        return matrix.matrix()
    entries = real_array("the matrix", matrix)
    if entries.ndim != 2 or entries.size == 0:
        raise ParameterError(f"the matrix has shape {entries.shape}: give at least one row and one column")
    if not np.isfinite(entries).all():
        raise ParameterError("the matrix has an entry that is not finite: give real numbers")
    if not entries.any():
        raise ParameterError("the matrix is zero: nothing can be said of readings that are always zero")
    return entries


def scaled_columns(matrix: MatrixLike) -> FloatArray:
    """The columns scaled to length one, shape (m, n).

    Of the heat kernel also where every reading of a source is below the smallest double: only the ratios of
    its readings count.

    Raises:
        ParameterError: as ``as_matrix``, or if a column of a plain matrix is zero.
    """
    if isinstance(matrix, IntervalOperator):
        sources, sensors = matrix.domain.source_places, matrix.domain.sensor_places
        exponents = np.square(sources - sensors[:, None]) / (-4.0 * matrix.spread)
        columns: FloatArray = np.exp(exponents - exponents.max(axis=0))
    else:
        entries = as_matrix(matrix)
        peaks = np.abs(entries).max(axis=0)
        if not peaks.all():
            raise ParameterError(
                f"column {int(np.argmin(peaks))} of the matrix is zero and has no direction: leave it out"
            )
        columns = entries / peaks
    columns /= np.sqrt(np.square(columns).sum(axis=0))
    return columns


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
