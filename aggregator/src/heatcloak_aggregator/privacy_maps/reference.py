"""∫ε between cells in floating point, to check what integer tables of shortest paths promise.

Nothing here is shared with the integer tables; `overestimate` compares with them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from math import gcd

import numpy as np
from scipy.sparse import csr_array
from scipy.sparse.csgraph import dijkstra

from heatcloak_aggregator.arrays import FloatArray, Int32Array, Int64Array
from heatcloak_aggregator.native import native
from heatcloak_aggregator.privacy_maps.paths import UNIT, PathGrid, PathRows
from heatcloak_aggregator.privacy_maps.privacy_map import PrivacyMap
from heatcloak_shared.rounding import round_up

REACH = 6
"""Moves of the reference distances go up to this many rows or columns: 96 directions."""
BETWEEN = 1.00001
"""Greatest ratio of the factor of 32 moves to that of its nearest reference move, (6, 1), rounded up."""
_SAMPLES = 12
_NODES_AT_WALLS = 12


def half_moves(reach: int, most: int) -> list[tuple[int, int]]:
    """Return moves toward higher indices, as rows and columns without a common divisor.

    Args:
        reach: most rows or columns.
        most: greatest sum of their squares.
    """
    return [
        (down, right)
        for down in range(reach + 1)
        for right in range(-reach, reach + 1)
        if (down > 0 or right > 0) and gcd(down, right) == 1 and down**2 + right**2 <= most
    ]


NEIGHBOURS = half_moves(3, 13)
"""Half of the moves to the 32 neighbours of a cell."""
REFERENCE_MOVES = half_moves(REACH, 2 * REACH**2)


def neighbour_costs(privacy_map: PrivacyMap) -> Iterator[tuple[Int64Array, Int64Array, FloatArray]]:
    """Yield, for each of `NEIGHBOURS`, where such moves start, where they end, and ∫ε along them.

    The level between two centres is that of the cell, or the mean of the levels at the ends: the promise is
    checked against the lesser of both integrals. A move through a wall is none.
    """
    level = privacy_map.epsilon * privacy_map.cell
    middles = (np.arange(_SAMPLES) + 0.5) / _SAMPLES
    for down, right in NEIGHBOURS:
        top, left = _starts(privacy_map.shape, down, right)
        # No border between cells is at one of the samples, so that their mean is the exact integral.
        samples = [
            level[np.ix_(np.rint(top + share * down).astype(int), np.rint(left + share * right).astype(int))]
            for share in middles
        ]
        ends = (level[np.ix_(top, left)] + level[np.ix_(top + down, left + right)]) / 2.0
        cost = np.minimum(np.mean(samples, axis=0), ends) * math.hypot(down, right)
        yield _pairs(privacy_map.shape, top, left, (down, right), cost)


def reference_distances(privacy_map: PrivacyMap, sources: Int64Array) -> FloatArray:
    """Return distances by shortest grid paths, shape (sources, rows · columns); infinite for walls.

    Grid paths are made of straight moves between centres of cells, in 96 directions: see `reference_costs`.

    On a constant map the distances are at most 0.35 % longer than the straight line.
    """
    size = privacy_map.epsilon.size
    here, there, costs = (np.concatenate(each) for each in zip(*reference_costs(privacy_map), strict=True))
    graph = csr_array((costs, (here, there)), shape=(size, size))
    return np.asarray(dijkstra(graph, directed=False, indices=sources))


def reference_costs(privacy_map: PrivacyMap) -> Iterator[tuple[Int64Array, Int64Array, FloatArray]]:
    """Yield the moves of the reference distances as `neighbour_costs` does, with interpolated levels.

    Between the centres of cells the level is interpolated bilinearly, from those of the four cells around
    that are no walls. A move whose line crosses a wall is none.
    """
    level = privacy_map.epsilon * privacy_map.cell
    has_walls = not privacy_map.cells.all()
    free = np.where(privacy_map.cells, 1.0, 0.0)
    known = np.where(privacy_map.cells, level, 0.0)
    # Between two lines of centres the level is a polynomial of degree 2, or beside a wall a quotient of two.
    nodes, shares = np.polynomial.legendre.leggauss(_NODES_AT_WALLS if has_walls else 2)
    for down, right in REFERENCE_MOVES:
        top, left = _starts(privacy_map.shape, down, right)
        allowed = np.ones((top.size, left.size), dtype=bool)
        for low, high in pairwise(_cuts(down, right, 2)):
            middle = (low + high) / 2.0
            allowed &= privacy_map.cells[np.ix_(top + round(middle * down), left + round(middle * right))]
        cost = np.zeros(allowed.shape)
        for low, high in pairwise(_cuts(down, right, 1)):
            corners = _corners((low + high) / 2.0 * down, (low + high) / 2.0 * right)
            parts = [np.ix_(top + row, left + column) for row, column in corners]
            levels, frees = [known[part] for part in parts], [free[part] for part in parts]
            for node, share in zip(nodes, shares / 2.0, strict=True):
                at = low + (node + 1.0) / 2.0 * (high - low)
                weights = [
                    (1.0 - abs(at * down - row)) * (1.0 - abs(at * right - column)) for row, column in corners
                ]
                found = _weighted(weights, levels)
                if has_walls:
                    # Where a move is not allowed, all weights may be of walls.
                    found /= np.where(allowed, _weighted(weights, frees), 1.0)
                cost += share * (high - low) * found
        cost *= math.hypot(down, right)
        yield _pairs(privacy_map.shape, top, left, (down, right), np.where(allowed, cost, np.nan))


def overestimate(privacy_map: PrivacyMap) -> float:
    """Return the greatest ratio of a shortest path of 32 moves to ∫ε of a reference move, rounded up.

    Shortest paths of 32 moves are a metric, so the ratio also bounds that of all grid paths, whose costs are
    the sums of their moves. On a constant map it is at most `STENCIL_FACTOR`, 1.0131. Where levels change
    much from cell to cell, it is greater, as 32 moves can't follow the best curve.
    """
    grid = PathGrid(privacy_map.integer_levels(1.0))
    costs = np.zeros((grid.size, len(REFERENCE_MOVES)))
    for number, (here, _, cost) in enumerate(reference_costs(privacy_map)):
        costs[here, number] = cost
    if not costs.any():
        return 1.0
    steps = np.array([down * privacy_map.shape[1] + right for down, right in REFERENCE_MOVES], np.int64)
    limit = float(costs.max())
    greatest = math.inf
    while greatest == math.inf:  # a path was longer than the limit
        limit *= 2.0

        def largest(rows: PathRows, limit: float = limit) -> float:
            found: float = _largest_ratio.call(
                rows.first,
                rows.starts,
                rows.cells,
                rows.distances,
                costs,
                steps,
                UNIT,
                np.full(grid.size, math.inf),
            )
            return found

        greatest = max(grid.each_block(math.ceil(min(limit / UNIT, 2.0**62)), largest))
    # In a line there are no directions between.
    return max(round_up(greatest if min(privacy_map.shape) == 1 else greatest * BETWEEN), 1.0)


def _starts(shape: tuple[int, int], down: int, right: int) -> tuple[Int64Array, Int64Array]:
    """Return the rows and columns from which a move stays in the grid."""
    rows, columns = shape
    return np.arange(max(rows - down, 0)), np.arange(max(-right, 0), columns - max(right, 0))


def _pairs(
    shape: tuple[int, int], top: Int64Array, left: Int64Array, move: tuple[int, int], cost: FloatArray
) -> tuple[Int64Array, Int64Array, FloatArray]:
    """Return where moves start and end, and their costs, without those whose cost is NaN."""
    here = (top[:, None] * shape[1] + left).ravel()
    allowed = ~np.isnan(cost.ravel())
    return here[allowed], (here + move[0] * shape[1] + move[1])[allowed], cost.ravel()[allowed]


def _cuts(down: int, right: int, parts: int) -> list[float]:
    """Return the shares of a move where it crosses lines of centres (1), or borders of cells (2)."""
    cuts = {Fraction(0), Fraction(1)}
    for count in (down, abs(right)):
        cuts |= {Fraction(2 * k + parts - 1, 2 * count) for k in range(count)}
    return [float(cut) for cut in sorted(cuts)]


def _corners(row: float, column: float) -> list[tuple[int, int]]:
    """Return the cells around a point: four, or two if it is on a line of centres."""
    return [
        (at_row, at_column)
        for at_row in {math.floor(row), math.ceil(row)}
        for at_column in {math.floor(column), math.ceil(column)}
    ]


def _weighted(weights: Sequence[float], arrays: Sequence[FloatArray]) -> FloatArray:
    return np.asarray(sum(weight * array for weight, array in zip(weights, arrays, strict=True)))


@native(
    "first:i8 starts[ends]:i8 cells[c]:i4 distances[c]:i8 costs[n,moves] steps[moves]:i8 unit scratch[n] "
    "-> f8"
)
def _largest_ratio(
    first: int,
    starts: Int64Array,
    cells: Int32Array,
    distances: Int64Array,
    costs: FloatArray,
    steps: Int64Array,
    unit: float,
    scratch: FloatArray,
) -> float:
    """Return the greatest ratio of distances to the costs of moves, over the moves of all rows."""
    far = scratch[0]
    greatest = 0.0
    for row in range(starts.size - 1):
        for at in range(starts[row], starts[row + 1]):
            scratch[cells[at]] = distances[at] * unit
        for move in range(steps.size):
            cost = costs[first + row, move]
            if cost > 0.0:
                greatest = max(greatest, scratch[first + row + steps[move]] / cost)
        for at in range(starts[row], starts[row + 1]):
            scratch[cells[at]] = far
    return greatest
