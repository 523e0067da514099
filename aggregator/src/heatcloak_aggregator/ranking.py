"""Order of computed numbers, with ties broken by label.

The last bits of a sum depend on the processor's BLAS kernels, so two numbers that are equal in exact
arithmetic may differ by rounding. Order results by these functions wherever that can happen: numbers that
differ by at most 1e-9 of the greatest magnitude count as equal, and of equal numbers the one with the lowest
index comes first. Keep the items in the order of their labels. Solvers whose result carries a certificate
do not need this.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray, IntArray

TIE = 1e-9
"""Relative to the greatest finite magnitude: numbers that differ by at most this are a tie."""


def descending(values: npt.ArrayLike) -> IntArray:
    """Return the indices of ``values`` (n,), the greatest first, those of tied values in rising order.

    A tie is transitive: a value ties with the next lower one if their difference is at most `TIE` times the
    greatest magnitude.
    """
    numbers = np.asarray(values, dtype=np.float64)
    order = np.argsort(-numbers, kind="stable")
    falling = numbers[order]
    tied = np.zeros(order.size, dtype=np.intp)
    with np.errstate(invalid="ignore"):
        np.cumsum(falling[:-1] - falling[1:] > _width(numbers), out=tied[1:])
    return order[np.lexsort((order, tied))]


def highest(values: npt.ArrayLike) -> int:
    """Return the lowest index of those whose value ties with the maximum of ``values`` (n,), n ≥ 1."""
    numbers = np.asarray(values, dtype=np.float64)
    return int((numbers >= numbers.max() - _width(numbers)).argmax())


def lowest(values: npt.ArrayLike) -> int:
    """Return the lowest index of those whose value ties with the minimum of ``values`` (n,), n ≥ 1."""
    return highest(-np.asarray(values, dtype=np.float64))


def lowest_in_rows(values: FloatArray) -> IntArray:
    """Return `lowest` for each row of ``values`` (p, n), n ≥ 1, shape (p,)."""
    found: IntArray = (values <= values.min(axis=1, keepdims=True) + _width(values)).argmax(axis=1)
    return found


def _width(numbers: FloatArray) -> float:
    finite = np.abs(numbers[np.isfinite(numbers)])
    return TIE * float(finite.max(initial=0.0))
