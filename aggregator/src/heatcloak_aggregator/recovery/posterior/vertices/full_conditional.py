"""Full conditionals: the weights of all vertices for one more source, given the others.

For a residual r the full conditional of an added source is w_v ∝ ∫ exp(c_v a − g_v a²/2) da with c_v = b_v·r
and g_v = ‖b_v‖²; the mean of the w_v is the likelihood ratio of one more source.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.native import kernel, sum_kernel
from heatcloak_aggregator.recovery.posterior.vertices.reduction import Reduced
from heatcloak_aggregator.recovery.posterior.vertices.truncated import draw, greatest, mean_likelihood

_NOTHING = 36.0
"""Vertices this much less likely than the likeliest, in logarithms, are never chosen."""
_POOL = 1 << 22
"""Greatest number of cached entries of rows."""
_LEAST_ROWS = 64


class Vertices(NamedTuple):
    """Columns of all vertices, and the data.

    Attributes:
        columns: b_v as rows, shape (n, d).
        squares: ‖b_v‖², shape (n,).
        correlations: b_v·z, shape (n,).
    """

    columns: FloatArray
    squares: FloatArray
    correlations: FloatArray


class GramRows(NamedTuple):
    """Cache of rows of the matrix of b_u·b_v.

    Attributes:
        slot: slot of the row of each vertex, −1 if not cached, shape (n,).
        owner: the vertex whose row is in each slot, −1 for none, shape (slots,).
        products: shape (slots, n).
        next: the slot that is filled next, shape (1,).
    """

    slot: Int64Array
    owner: Int64Array
    products: FloatArray
    next: Int64Array


VERTICES = "Vertices(columns[n,d] squares[n] correlations[n])"
ROWS = "GramRows(slot[n]:i8 owner[slots]:i8 products[slots,n] next[one]:i8)"
"""The named tuples in the signature of a native function."""


def vertices_of(reduced: Reduced) -> Vertices:
    """Return the vertices of reduced readings."""
    columns = reduced.columns
    return Vertices(columns, np.einsum("ij,ij->i", columns, columns), columns.dot(reduced.target))


def empty_rows(n: int) -> GramRows:
    """Return an empty cache for ``n`` vertices."""
    slots = min(n, max(_LEAST_ROWS, _POOL // n))
    return GramRows(
        np.full(n, -1, np.int64), np.full(slots, -1, np.int64), np.empty((slots, n)), np.zeros(1, np.int64)
    )


@sum_kernel
def _products(columns: FloatArray, u: int, out: FloatArray) -> None:
    for v in range(columns.shape[0]):
        total = 0.0
        for d in range(columns.shape[1]):
            total += columns[u, d] * columns[v, d]
        out[v] = total


@kernel
def gram_row(columns: FloatArray, rows: GramRows, u: int) -> FloatArray:
    """Return b_u·b_v for every v; it is overwritten once its slot is reused."""
    if rows.slot[u] < 0:
        slot = rows.next[0]
        if rows.owner[slot] >= 0:
            rows.slot[rows.owner[slot]] = -1
        _products(columns, u, rows.products[slot])
        rows.owner[slot], rows.slot[u] = u, slot
        rows.next[0] = (slot + 1) % rows.owner.size
    row: FloatArray = rows.products[rows.slot[u]]
    return row


@kernel
def shift_correlations(
    vertices: Vertices, rows: GramRows, c: FloatArray, u: int, a: float, out: FloatArray
) -> None:
    """Write b_v·r for all v after removing a source of intensity ``a`` at ``u``, from ``c`` to ``out``."""
    row = gram_row(vertices.columns, rows, u)
    for v in range(c.size):
        out[v] = c[v] + a * row[v]


@kernel
def log_gain(c: FloatArray, squares: FloatArray, v: int, a: float) -> float:
    """Return the increase of the log-likelihood by a source of intensity ``a`` at ``v``."""
    return float(a * (c[v] - 0.5 * a * squares[v]))


@kernel
def weigh_vertices(
    c: FloatArray,
    squares: FloatArray,
    beta: float,
    low: float,
    high: float,
    heights: FloatArray,
) -> float:
    """Return the logarithm of the mean weight of all vertices, and write their cumulative weights.

    Args:
        c: b_v·r, shape (n,).
        squares: ‖b_v‖², shape (n,).
        beta: inverse temperature: the power of the likelihood.
        low: the least intensity.
        high: the greatest intensity.
        heights: receives the cumulative weights, in some unit, shape (n,).
    """
    best, at = -np.inf, 0
    for v in range(c.size):
        bound = greatest(beta * c[v], beta * squares[v], low, high)
        heights[v] = bound
        if bound > best:
            best, at = bound, v
    exponent, factor = mean_likelihood(beta * c[at], beta * squares[at], low, high)
    unit = exponent + math.log(factor)
    total = 0.0
    for v in range(c.size):
        if heights[v] > unit - _NOTHING:
            exponent, factor = mean_likelihood(beta * c[v], beta * squares[v], low, high)
            total += factor * math.exp(exponent - unit)
        heights[v] = total
    return unit + math.log(total / c.size)


@kernel
def choose_vertex(heights: FloatArray, u: float) -> int:
    """Return the vertex at the share ``u`` of the cumulative weights."""
    goal = u * heights[-1]
    low, high = 0, heights.size - 1
    while low < high:
        middle = (low + high) // 2
        if heights[middle] > goal:
            high = middle
        else:
            low = middle + 1
    return low


@kernel
def draw_intensity(
    c: FloatArray,
    squares: FloatArray,
    v: int,
    beta: float,
    low: float,
    high: float,
    u: float,
) -> float:
    """Return the intensity of a source at ``v`` for a uniform number ``u``."""
    return draw(beta * c[v], beta * squares[v], low, high, u)
