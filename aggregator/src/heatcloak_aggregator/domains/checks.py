"""Checks of an operator's or matrix's type."""

from __future__ import annotations

from typing import TypeVar

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arguments import real_array, unit_columns
from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains.graph import GraphOperator
from heatcloak_aggregator.domains.interval import IntervalOperator
from heatcloak_aggregator.domains.operator import Operator
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize

MatrixLike = Operator | npt.ArrayLike
"""An operator, or a matrix of shape (m, n)."""

_Operator = TypeVar("_Operator", bound=Operator)


def check_operator(op: object) -> None:
    """Refuse arguments that are not an operator, for example its matrix.

    Raises:
        ParameterError: with the remedy.
    """
    if not isinstance(op, Operator):
        raise ParameterError(
            f"op is {sanitize(op, 60)}, which is not an operator: give domain.operator(spread), "
            "not its matrix()"
        )


def interval_operator(op: Operator, caller: str = "this bound") -> IntervalOperator:
    """Return ``op`` if it is heat on the interval.

    Args:
        op: an operator.
        caller: the function that needs it, for the error.

    Raises:
        ParameterError: if it is anything else.
    """
    return _of_type(op, IntervalOperator, caller, "IntervalDomain(n, m).operator(spread)")


def graph_operator(op: Operator, caller: str = "this bound") -> GraphOperator:
    """Return ``op`` if it is heat on a graph.

    Raises:
        ParameterError: if it is anything else.
    """
    return _of_type(op, GraphOperator, caller, "GraphDomain(n, edges).operator(spread)")


def interval_operator_or_none(matrix: MatrixLike) -> IntervalOperator | None:
    """Return ``matrix`` if it is heat on the interval, None for anything else."""
    return matrix if isinstance(matrix, IntervalOperator) else None


def operator_or_none(matrix: MatrixLike) -> Operator | None:
    """Return ``matrix`` if it is an operator, None for a plain matrix."""
    return matrix if isinstance(matrix, Operator) else None


def shape_of(matrix: MatrixLike) -> tuple[int, int]:
    """Return (m, n), of an operator without forming its matrix."""
    if isinstance(matrix, Operator):
        return matrix.shape
    rows, columns = as_matrix(matrix).shape
    return rows, columns


def as_matrix(matrix: MatrixLike) -> FloatArray:
    """Return an operator's matrix, or a matrix as given, shape (m, n) with m, n ≥ 1.

    Raises:
        ParameterError: if it has another shape, an entry that is not finite, or only zeros.
    """
    if isinstance(matrix, Operator):
        return matrix.matrix()
    entries = real_array("the matrix", matrix)
    if entries.ndim != 2 or entries.size == 0:
        raise ParameterError(f"the matrix has shape {entries.shape}: give at least one row and one column")
    if not np.isfinite(entries).all():
        raise ParameterError("the matrix has an entry that is not finite: give real numbers")
    if not entries.any():
        raise ParameterError("the matrix is zero: give one with a nonzero entry")
    return entries


def unit_columns_of(matrix: MatrixLike) -> FloatArray:
    """Return the columns scaled to length one, shape (m, n).

    Raises:
        ParameterError: as ``as_matrix``, or if a column is zero.
    """
    return matrix.unit_columns() if isinstance(matrix, Operator) else unit_columns(as_matrix(matrix))


def _of_type(op: Operator, wanted: type[_Operator], caller: str, remedy: str) -> _Operator:
    if isinstance(op, wanted):
        return op
    raise ParameterError(f"{caller} does not support a {sanitize(type(op).__name__)[1:-1]}: give {remedy}")
