"""All vertices weighed at once, compiled: where one source more would stand, the others being where they are.

For a residual r the full conditional of a source that is added is w_v ∝ ∫ exp(c_v a − g_v a²/2) da with
c_v = b_v·r and g_v = ‖b_v‖²; the mean of the w_v is by how much one source more explains better than none.
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
"""A vertex this much less likely than the likeliest, in logarithms, is never chosen."""
_POOL = 1 << 22
"""Entries of all rows that are kept."""
_LEAST_ROWS = 64


class Vertices(NamedTuple):
    """What every vertex looks like to the sensors, and the data.

    Attributes:
        columns: b_v as rows, shape (n, d).
        squares: ‖b_v‖², shape (n,).
        prices: b_v·z, shape (n,).
    """

    columns: FloatArray
    squares: FloatArray
    prices: FloatArray


class Rows(NamedTuple):
    """Rows of the matrix of b_u·b_v that were looked at, as many as there is room for.

    Attributes:
        slot: where the row of each vertex is, −1 for nowhere, shape (n,).
        owner: the vertex whose row is in each slot, −1 for none, shape (slots,).
        products: shape (slots, n).
        next: the slot that is filled next, shape (1,).
    """

    slot: Int64Array
    owner: Int64Array
    products: FloatArray
    next: Int64Array


VERTICES = "Vertices(columns[n,d] squares[n] prices[n])"
ROWS = "Rows(slot[n]:i8 owner[slots]:i8 products[slots,n] next[one]:i8)"
"""The named tuples in the signature of a native function."""


def vertices_of(reduced: Reduced) -> Vertices:
    """The vertices of reduced readings."""
    columns = reduced.columns
    return Vertices(columns, np.einsum("ij,ij->i", columns, columns), columns.dot(reduced.target))


def room_for(n: int) -> Rows:
    """No rows yet, of ``n`` vertices."""
    slots = min(n, max(_LEAST_ROWS, _POOL // n))
    return Rows(
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
def row_of(columns: FloatArray, rows: Rows, u: int) -> FloatArray:
    """b_u·b_v for every v. It is overwritten once as many other rows were asked for as there are slots."""
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
def shifted(vertices: Vertices, rows: Rows, c: FloatArray, u: int, a: float, out: FloatArray) -> None:
    """b_v·r for all v once a source of intensity ``a`` at ``u`` is taken out, from ``c`` to ``out``."""
    row = row_of(vertices.columns, rows, u)
    for v in range(c.size):
        out[v] = c[v] + a * row[v]


@kernel
def gain(c: FloatArray, squares: FloatArray, v: int, a: float) -> float:
    """By how much a source of intensity ``a`` at ``v`` raises the log-likelihood."""
    return float(a * (c[v] - 0.5 * a * squares[v]))


@kernel
def weigh(
    c: FloatArray, squares: FloatArray, beta: float, faint: float, bright: float, heights: FloatArray
) -> float:
    """The logarithm of the mean weight of all vertices, and their cumulative weights.

    Args:
        c: b_v·r, shape (n,).
        squares: ‖b_v‖², shape (n,).
        beta: inverse temperature: the likelihood is raised to this power.
        faint: the least intensity.
        bright: the greatest one.
        heights: where the cumulative weights go, in some unit, shape (n,).
    """
    best, at = -np.inf, 0
    for v in range(c.size):
        bound = greatest(beta * c[v], beta * squares[v], faint, bright)
        heights[v] = bound
        if bound > best:
            best, at = bound, v
    exponent, factor = mean_likelihood(beta * c[at], beta * squares[at], faint, bright)
    unit = exponent + math.log(factor)
    total = 0.0
    for v in range(c.size):
        if heights[v] > unit - _NOTHING:
            exponent, factor = mean_likelihood(beta * c[v], beta * squares[v], faint, bright)
            total += factor * math.exp(exponent - unit)
        heights[v] = total
    return unit + math.log(total / c.size)


@kernel
def choose(heights: FloatArray, u: float) -> int:
    """The vertex that a share ``u`` of the cumulative weights falls to."""
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
def intensity_at(
    c: FloatArray, squares: FloatArray, v: int, beta: float, faint: float, bright: float, u: float
) -> float:
    """The intensity of a source at ``v`` that a uniform number stands for."""
    return draw(beta * c[v], beta * squares[v], faint, bright, u)
