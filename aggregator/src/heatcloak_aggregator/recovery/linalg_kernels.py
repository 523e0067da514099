"""Compiled scalar products and vector operations, in which recovery spends most of its time."""

from __future__ import annotations

import math

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.native import kernel, sum_kernel

_SPLIT = 2.0**27 + 1.0


@sum_kernel
def dot(a: FloatArray, b: FloatArray) -> float:
    """Return the scalar product of two vectors."""
    total = 0.0
    for i in range(a.size):
        total += a[i] * b[i]
    return total


@sum_kernel
def times(rows: FloatArray, vector: FloatArray, products: FloatArray) -> None:
    """Write the scalar products of each row (n, k) with a vector (k,) to ``products`` (n,)."""
    for i in range(rows.shape[0]):
        total = 0.0
        for j in range(vector.size):
            total += rows[i, j] * vector[j]
        products[i] = total


@kernel
def norm(vector: FloatArray) -> float:
    """Return the Euclidean length."""
    return math.sqrt(dot(vector, vector))


@kernel
def subtract(vector: FloatArray, share: float, column: FloatArray) -> None:
    """Subtract share · column from ``vector`` in place."""
    for i in range(vector.size):
        vector[i] -= share * column[i]


@kernel
def dot_compensated(row: FloatArray, vector: FloatArray, rest: FloatArray) -> float:
    """Return the scalar product of ``row`` and vector + rest as if in twice the working precision.

    Products and sums keep their rounding errors (Ogita, Rump & Oishi 2005, algorithm 5.3).
    """
    total, lost = 0.0, 0.0
    for j in range(vector.size):
        a, b = row[j], vector[j]
        product = a * b
        # Dekker's splitting: both halves have so few bits that their products are exact.
        wide = _SPLIT * a
        a_high = wide - (wide - a)
        wide = _SPLIT * b
        b_high = wide - (wide - b)
        a_low, b_low = a - a_high, b - b_high
        lost += a_low * b_low - (((product - a_high * b_high) - a_low * b_high) - a_high * b_low)
        before = total
        total = before + product
        added = total - before
        lost += (before - (total - added)) + (product - added) + a * rest[j]
    return total + lost


@kernel
def times_compensated(rows: FloatArray, vector: FloatArray, rest: FloatArray, products: FloatArray) -> None:
    """Write `dot_compensated` of each row (n, k) to ``products`` (n,)."""
    for i in range(rows.shape[0]):
        products[i] = dot_compensated(rows[i], vector, rest)


@kernel
def copy(to: FloatArray, values: FloatArray) -> None:
    """Copy a vector; slice assignment would compile code that raises if lengths differ."""
    for i in range(values.size):
        to[i] = values[i]


@kernel
def fill(vector: FloatArray, value: float) -> None:
    """Set every entry to ``value``."""
    for i in range(vector.size):
        vector[i] = value
