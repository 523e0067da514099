"""∫ε between cells in floating point, to check what integer tables of shortest paths promise.

Nothing here is shared with the integer tables; `overestimate` compares with them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from math import gcd

import numpy as np
from scipy.sparse import csr_array
from scipy.sparse.csgraph import dijkstra

from heatcloak_aggregator.arrays import FloatArray, Int32Array, Int64Array
from heatcloak_aggregator.native import native
from heatcloak_aggregator.privacy_maps.paths import UNIT, PathGrid, Rows
from heatcloak_aggregator.privacy_maps.privacy_map import PrivacyMap
from heatcloak_shared.rounding import round_up

REACH = 6
"""Moves of the reference distances go up to this many rows or columns: 96 directions."""
BETWEEN = 1.00001
"""Greatest ratio of the factor of 32 moves to that of its nearest reference move, (6, 1), rounded up."""
_SAMPLES = 12


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
    """Return distances by shortest paths with 96 moves, shape (sources, rows · columns); infinite for walls.

    Between the centres of cells the level is interpolated bilinearly. On a constant map the distances are at
    most 0.35 % longer than the straight line.
    """
    size = privacy_map.epsilon.size
    here, there, costs = (np.concatenate(each) for each in zip(*reference_costs(privacy_map), strict=True))
    graph = csr_array((costs, (here, there)), shape=(size, size))
    return np.asarray(dijkstra(graph, directed=False, indices=sources))


def reference_costs(privacy_map: PrivacyMap) -> Iterator[tuple[Int64Array, Int64Array, FloatArray]]:
    """Yield the moves of the reference distances as `neighbour_costs` does, with interpolated levels."""
    level = privacy_map.epsilon * privacy_map.cell
    points, shares = np.polynomial.legendre.leggauss(_SAMPLES)
    for down, right in REFERENCE_MOVES:
        top, left = _starts(privacy_map.shape, down, right)
        cost = np.zeros((top.size, left.size))
        for point, share in zip((points + 1.0) / 2.0, shares / 2.0, strict=True):
            cost += share * _interpolated(level, top + point * down, left + point * right)
        yield _pairs(privacy_map.shape, top, left, (down, right), cost * math.hypot(down, right))


def overestimate(privacy_map: PrivacyMap) -> float:
    """Return the greatest ratio of a shortest path of 32 moves to ∫ε of a reference move, rounded up.

    Paths of 32 moves are a metric, so the ratio also bounds that of all paths of reference moves: the cost of
    such a path is the sum of its moves. On a constant map it is at most `STENCIL_FACTOR`, 1.0131. Where
    levels change much from cell to cell, it is greater, as 32 moves can't follow the best curve.
    """
    grid = PathGrid(privacy_map.integer_levels(1.0))
    costs = np.zeros((grid.size, len(REFERENCE_MOVES)))
    for number, (here, _, cost) in enumerate(reference_costs(privacy_map)):
        costs[here, number] = cost
    if not costs.any():
        return 1.0
    steps = np.array([down * privacy_map.shape[1] + right for down, right in REFERENCE_MOVES], np.int64)
    # Ratios above 2 count as 2.
    limit = 2.0 * float(costs.max())

    def largest(rows: Rows) -> float:
        found: float = _largest_ratio.call(
            rows.first,
            rows.starts,
            rows.cells,
            rows.distances,
            costs,
            steps,
            UNIT,
            np.full(grid.size, limit),
        )
        return found

    greatest = max(grid.each_block(math.ceil(limit / UNIT), largest))
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


def _interpolated(level: FloatArray, at_rows: FloatArray, at_columns: FloatArray) -> FloatArray:
    """Return levels between the centres, bilinearly; NaN near a wall."""
    low_rows, low_columns = np.floor(at_rows + 1e-9).astype(int), np.floor(at_columns + 1e-9).astype(int)
    up, right = np.maximum(at_rows - low_rows, 0.0)[:, None], np.maximum(at_columns - low_columns, 0.0)
    high_rows = np.minimum(low_rows + 1, level.shape[0] - 1)
    high_columns = np.minimum(low_columns + 1, level.shape[1] - 1)
    below = (1.0 - right) * level[np.ix_(low_rows, low_columns)] + right * level[
        np.ix_(low_rows, high_columns)
    ]
    above = (1.0 - right) * level[np.ix_(high_rows, low_columns)] + right * level[
        np.ix_(high_rows, high_columns)
    ]
    return np.asarray((1.0 - up) * below + up * above)


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
