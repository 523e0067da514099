"""Check the promise of a mechanism: |ln P(y|u) − ln P(y|u′)| <= ∫ε ds for all reports y and places u, u′.

The probabilities are those of the integer table that nodes use. What they are compared with shares no code
with the table: ∫ε is integrated in floating point from the map itself, and distances of distant places are
shortest paths with three times as many moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int32Array, Int64Array
from heatcloak_aggregator.native import native
from heatcloak_aggregator.privacy_maps.paths import UNIT, PathGrid, PathRows
from heatcloak_aggregator.privacy_maps.privacy_map import PrivacyMap
from heatcloak_aggregator.privacy_maps.reference import NEIGHBOURS, neighbour_costs, reference_distances
from heatcloak_shared.location.grid_paths import FRACTION_BITS

_SOURCES = 12
_TARGETS = 12


@dataclass(frozen=True)
class LossAudit:
    """Greatest ratios of a change of ln P(y|u) to the distance that the promise allows; 1 is allowed.

    Attributes:
        neighbours: over all reports and all pairs of cells that are one of 32 moves apart, against ∫ε along
            the straight line.
        distant: over pairs of any cells, with a random sample of cells, against shortest paths with 96 moves.
        curves: an upper bound over all reports and all curves between cells whose four surrounding cells
            are no walls: what is proven, not only sampled, for paths that are not made of moves. None if
            there are no such curves, or the mechanism's table is not one of paths.
    """

    neighbours: float
    distant: float
    curves: float | None = None

    @property
    def ratio(self) -> float:
        """Return the greatest ratio that was found."""
        return max(self.neighbours, self.distant)


def loss_of_probabilities(
    privacy_map: PrivacyMap, probabilities: FloatArray, sources: Sequence[int] | None = None
) -> LossAudit:
    """Audit a mechanism of which all probabilities are known.

    Args:
        privacy_map: the promise.
        probabilities: P(y|u), shape (rows · columns, outputs); rows of walls are ignored.
        sources: cells whose distances to all others are checked; by default all, or 64 on a large map.

    Raises:
        ParameterError: a source is not a cell.
    """
    cells = np.flatnonzero(privacy_map.cells)
    with np.errstate(divide="ignore"):
        logs = np.log(probabilities)
    logs = logs[:, ~np.isneginf(logs[cells]).all(axis=0)]
    neighbours = 0.0
    for here, there, cost in neighbour_costs(privacy_map):
        change = _largest_change(logs[here], logs[there])
        neighbours = max(neighbours, float((change / cost).max(initial=0.0)))
    chosen = _sample(cells, 64) if sources is None else np.array([*map(privacy_map.check_cell, sources)])
    distant = 0.0
    for source, distances in zip(chosen, reference_distances(privacy_map, chosen), strict=True):
        others = cells[cells != source]
        if others.size:
            change = _largest_change(logs[others], logs[source])
            distant = max(distant, float((change / distances[others]).max()))
    return LossAudit(neighbours, distant)


def _largest_change(first: FloatArray, second: FloatArray) -> FloatArray:
    """Return the greatest difference in each row; a report that neither place can have makes none."""
    with np.errstate(invalid="ignore"):
        changes = np.abs(first - second)
    return np.asarray(np.where(np.isnan(changes), 0.0, changes).max(axis=1, initial=0.0))


def _sample(cells: Int64Array, count: int) -> Int64Array:
    if cells.size <= count:
        return cells
    return np.sort(np.random.default_rng(0).choice(cells, count, replace=False))


def loss_of_table(
    privacy_map: PrivacyMap,
    grid: PathGrid,
    padding: tuple[int, int],
    limit: int,
    log_sums: FloatArray,
    used: BoolArray,
) -> LossAudit:
    """Audit a mechanism of shortest paths without its matrix.

    Args:
        privacy_map: the promise.
        grid: the padded grid of the mechanism's table.
        padding: rows and columns of padding at each side.
        limit: greatest distance of the table.
        log_sums: ln Σ_y w(y)·exp(−f_y(u)) for each cell, shape (rows, columns).
        used: which outputs have a positive weight, shape (outputs,).
    """
    widths = tuple((width, width) for width in padding)
    height, width = privacy_map.shape
    inside = np.pad(np.arange(height * width).reshape(height, width), widths, constant_values=-1)
    position = np.flatnonzero(inside.ravel() >= 0)
    stated = np.zeros((grid.size, 2 * len(NEIGHBOURS)))
    beyond = 0.0
    for number, (here, there, cost) in enumerate(neighbour_costs(privacy_map)):
        stated[position[here], 2 * number] = stated[position[there], 2 * number + 1] = cost
        # Where both ends of a move are at the limit, only the sums change.
        change = np.abs(log_sums.ravel()[here] - log_sums.ravel()[there]) / cost
        beyond = max(beyond, float(change.max(initial=0.0)))
    squares = np.zeros((height, width))
    lowest = np.nan_to_num(privacy_map.epsilon) * privacy_map.cell
    squares[:-1, :-1] = np.minimum(
        np.minimum(lowest[:-1, :-1], lowest[1:, :-1]), np.minimum(lowest[:-1, 1:], lowest[1:, 1:])
    )
    # Likewise where all four corners of a square are at the limit.
    curved = _steepest(log_sums, squares)
    columns = grid.levels.shape[1]
    forward = np.array([down * columns + right for down, right in NEIGHBOURS], np.int64)
    steps = np.column_stack([forward, -forward]).ravel()
    padded_sums = np.pad(log_sums, widths).ravel()
    padded_squares = np.pad(squares, widths).ravel()
    cap = limit << FRACTION_BITS
    occurs = used.astype(np.int64)

    def check(rows: PathRows) -> FloatArray:
        greatest = np.zeros(2)
        scratch = np.full(grid.size, float(limit))
        _largest_changes.call(
            occurs[rows.first : rows.first + rows.starts.size - 1],
            rows.starts,
            rows.cells,
            rows.distances,
            padded_sums,
            stated,
            steps,
            padded_squares,
            columns,
            UNIT,
            scratch,
            greatest,
        )
        return greatest

    neighbours, curves = np.max(grid.each_block(cap, check), axis=0).tolist()
    distant = _largest_distant(privacy_map, grid, position, limit, log_sums.ravel(), used)
    return LossAudit(max(neighbours, beyond), distant, max(curves, curved) if squares.any() else None)


def _steepest(values: FloatArray, squares: FloatArray) -> float:
    """Return the greatest slope of values at centres, over the least level of the square; see the kernel."""
    here, right = values[:-1, :-1], values[:-1, 1:]
    up, last = values[1:, :-1], values[1:, 1:]
    bottom, left, top, end = (right - here) ** 2, (up - here) ** 2, (last - up) ** 2, (last - right) ** 2
    slopes = np.sqrt(np.minimum(np.maximum(bottom + end, left + top), np.maximum(bottom + left, top + end)))
    allowed = squares[:-1, :-1]
    return float((slopes / np.where(allowed > 0.0, allowed, np.inf)).max(initial=0.0))


def _largest_distant(
    privacy_map: PrivacyMap,
    grid: PathGrid,
    position: Int64Array,
    limit: int,
    log_sums: FloatArray,
    used: BoolArray,
) -> float:
    """Compare a random sample of cells with all others, by the report of the cell, and by all for some."""
    cells = np.flatnonzero(privacy_map.cells)
    chosen = _sample(cells, _SOURCES)
    chance = np.random.default_rng(1)
    largest = 0.0

    def losses(cell: int) -> FloatArray:
        """Return −ln P(y|u) + ln w(y) of all outputs."""
        found = np.full(grid.size, float(limit))
        near, distances = grid.paths_of(int(position[cell]), limit << FRACTION_BITS)
        found[near] = distances * UNIT
        return np.asarray(found + log_sums[cell])

    for source, allowed in zip(chosen, reference_distances(privacy_map, chosen), strict=True):
        others = cells[cells != source]
        if others.size == 0:
            continue
        own = losses(source)
        if used[position[source]]:
            # Distances are symmetric: ln P(source|other) needs the row of the source only.
            change = own[position[others]] - log_sums[source] + log_sums[others] - log_sums[source]
            largest = max(largest, float((np.abs(change) / allowed[others]).max()))
        for other in chance.choice(others, _TARGETS):
            change = np.abs(own - losses(other))[used].max()
            largest = max(largest, float(change / allowed[other]))
    return largest


@native(
    "occurs[rows]:i8 starts[ends]:i8 cells[c]:i4 distances[c]:i8 sums[n] stated[n,moves] steps[moves]:i8 "
    "squares[n] columns:i8 unit scratch[n] greatest[two]"
)
def _largest_changes(
    occurs: Int64Array,
    starts: Int64Array,
    cells: Int32Array,
    distances: Int64Array,
    sums: FloatArray,
    stated: FloatArray,
    steps: Int64Array,
    squares: FloatArray,
    columns: int,
    unit: float,
    scratch: FloatArray,
    greatest: FloatArray,
) -> None:
    """Raise ``greatest`` to the greatest ratios of the reports of some rows: of neighbours, and of slopes.

    The loss g = f + ln Σ is extended to a square between four centres by two triangles; the diagonal with the
    lesser slope is chosen. So ‖∇g‖ is at most ``greatest[1]`` times the least level of the square.
    """
    far = scratch[0]
    for row in range(occurs.size):
        if occurs[row] == 0:
            continue
        for at in range(starts[row], starts[row + 1]):
            scratch[cells[at]] = distances[at] * unit
        for at in range(starts[row], starts[row + 1]):
            cell = cells[at]
            loss = scratch[cell] + sums[cell]
            for move in range(steps.size):
                cost = stated[cell, move]
                if cost > 0.0:
                    other = cell + steps[move]
                    ratio = abs(loss - scratch[other] - sums[other]) / cost
                    if ratio > greatest[0]:
                        greatest[0] = ratio
            for corner in range(4):
                low = cell - (corner & 1) - (corner >> 1) * columns
                if low >= 0 and squares[low] > 0.0:
                    first = scratch[low] + sums[low]
                    right = scratch[low + 1] + sums[low + 1]
                    up = scratch[low + columns] + sums[low + columns]
                    last = scratch[low + columns + 1] + sums[low + columns + 1]
                    bottom, left = (right - first) ** 2, (up - first) ** 2
                    top, end = (last - up) ** 2, (last - right) ** 2
                    rising = max(bottom + end, left + top)
                    falling = max(bottom + left, top + end)
                    ratio = min(rising, falling) ** 0.5 / squares[low]
                    if ratio > greatest[1]:
                        greatest[1] = ratio
        for at in range(starts[row], starts[row + 1]):
            scratch[cells[at]] = far
