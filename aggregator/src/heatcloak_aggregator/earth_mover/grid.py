"""Earth mover's distance between densities on a square grid, under ℓ₁ on the unit square.

Mass moves from a cell to a neighbouring one at the cost 1/size, so up to `EXACT_SIZE` cells a side the
distance is one min-cost flow. On finer grids it is enclosed, by a flow on a coarser grid:

- Above: let P spread the surplus d evenly over each block of cells. Moving whole blocks costs at most the
  coarse distance, and ‖d‖ <= ‖P d‖ + ‖d − P d‖, where the last term is bounded by halving blocks.
- Below: any f with |f(x) − f(y)| <= ‖x − y‖₁ proves ‖d‖ >= Σ f·d. The prices of the coarse flow,
  interpolated between the middles of blocks, are such an f.

If the enclosure is too wide, the coarse grid is made finer.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.earth_mover.transport import min_cost_flow

EXACT_SIZE = 128
"""Cells a side up to which the distance is exact."""
FIRST_SIZE = 64
"""Cells a side of the first flow for a finer grid: a tenth of the time, and mostly narrow enough."""
WIDEST = 0.01
"""Largest width of the enclosure, relative to its upper end."""
_UNITS = 1 << 44
"""Units of mass: a rounding of 2⁻⁴⁵ in each of 2¹⁴ to 2²² cells misplaces at most 2⁻²³ of the mass."""


class Enclosure(NamedTuple):
    """A distance and its bounds, low <= distance <= high; all three are equal if it is exact."""

    distance: float
    low: float
    high: float


def grid_emd(first: FloatArray, second: FloatArray) -> Enclosure:
    """Return the earth mover's distance of two densities of mass one, in sides of the square.

    Args:
        first: shape (size, size), size a power of two.
        second: likewise.

    Raises:
        MissingPackageError: OR-tools is not installed.
    """
    surplus = first - second
    size = surplus.shape[0]
    side = size if size <= EXACT_SIZE else FIRST_SIZE
    while True:
        coarse, within = _coarsened(surplus, side)
        cost, right, down = _cheapest_flow(coarse)
        if side == size:
            return Enclosure(cost, cost, cost)
        high = cost + within
        low = max(float((_interpolated(_prices(right, down), size) * surplus).sum()), 0.0)
        if high - low <= WIDEST * high:
            return Enclosure((low + high) / 2.0, low, high)
        side *= 2


def _cheapest_flow(surplus: FloatArray) -> tuple[float, Int64Array, Int64Array]:
    """Return the least cost of moving a surplus, and its flow.

    Returns:
        The cost in sides of the square; units that flow to the right neighbour, shape (size, size − 1), and
        to the neighbour below, shape (size − 1, size), negative in the other direction.
    """
    size = surplus.shape[0]
    units = np.rint(surplus * _UNITS).astype(np.int64)
    units.flat[np.argmax(np.abs(units))] -= units.sum()
    numbers = np.arange(size * size, dtype=np.int32).reshape(size, size)
    tails = np.concatenate([numbers[:, :-1].ravel(), numbers[:-1].ravel()])
    heads = np.concatenate([numbers[:, 1:].ravel(), numbers[1:].ravel()])
    arcs = 2 * tails.size
    flow = min_cost_flow(
        np.concatenate([tails, heads]),
        np.concatenate([heads, tails]),
        np.full(arcs, units[units > 0].sum(), dtype=np.int64),
        np.ones(arcs, dtype=np.int64),
        units.ravel(),
    )
    there, back = flow.reshape(2, -1)
    net = there - back
    cost = float(np.abs(net).sum()) / _UNITS / size
    return cost, net[: tails.size // 2].reshape(size, -1), net[tails.size // 2 :].reshape(-1, size)


def _prices(right: Int64Array, down: Int64Array) -> FloatArray:
    """Return prices of an optimal flow: they fall by one along flow, and by at most one between neighbours.

    They are the lengths of shortest paths in the residual graph, by Bellman and Ford, in steps of one cell.

    Returns:
        Integers as doubles, shape (size, size).
    """
    size = right.shape[0]
    prices = np.zeros((size, size))
    # The price of a head is at most that of the tail plus the cost of the arc: −1 against flow.
    directions = ((right, np.s_[:, :-1], np.s_[:, 1:]), (down, np.s_[:-1], np.s_[1:]))
    while True:
        before = prices.copy()
        for flow, one, other in directions:
            np.minimum(prices[other], prices[one] + np.where(flow < 0, -1.0, 1.0), out=prices[other])
            np.minimum(prices[one], prices[other] + np.where(flow > 0, -1.0, 1.0), out=prices[one])
        if np.array_equal(before, prices):
            return -prices


def _interpolated(prices: FloatArray, size: int) -> FloatArray:
    """Return prices of a coarse grid, in its cells, as prices of a finer one, in sides of the square.

    Bilinear between the middles of blocks and constant beyond the outermost: both keep the slope of at most
    one in each direction, which is what `grid_emd` needs.
    """
    side = prices.shape[0]
    place = np.clip((np.arange(size) + 0.5) * side / size - 0.5, 0.0, side - 1.0)
    below = np.minimum(place.astype(np.intp), side - 2)
    share = place - below
    rows = prices[below] * (1.0 - share)[:, None] + prices[below + 1] * share[:, None]
    fine = rows[:, below] * (1.0 - share) + rows[:, below + 1] * share
    return np.asarray(fine / side)


def _coarsened(surplus: FloatArray, side: int) -> tuple[FloatArray, float]:
    """Return the sums of a surplus over equal blocks, and the cost of making it even within each block.

    Blocks are halved, in columns and in rows: half the difference of two halves moves by the width of one.

    Returns:
        The sums, shape (side, side), and an upper bound of the cost, in sides of the square.
    """
    bound = 0.0
    size = surplus.shape[0]
    masses = surplus
    while masses.shape[0] > side:
        width = size // masses.shape[0]
        bound += float(np.abs(masses[:, 0::2] - masses[:, 1::2]).sum()) / 2.0 * width / size
        masses = masses[:, 0::2] + masses[:, 1::2]
        bound += float(np.abs(masses[0::2] - masses[1::2]).sum()) / 2.0 * width / size
        masses = masses[0::2] + masses[1::2]
    return masses, bound
