"""Shortest paths between all cells of a grid, compiled: the same integers as `LevelGrid.distances`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import Int32Array, Int64Array
from heatcloak_aggregator.native import native
from heatcloak_shared.location.grid_paths import FRACTION_BITS, MOVES, times_length

THREADS = 2
UNIT = 2.0**-FRACTION_BITS
"""Distances are multiples of this."""
_TWELFTHS = 12
_ENTRIES_PER_BLOCK = 1 << 22

Result = TypeVar("Result")


@dataclass(frozen=True, eq=False)
class PathRows:
    """Distances from consecutive cells, as rows of a sparse matrix.

    Attributes:
        first: number of the first cell.
        starts: where the row of each cell starts in the other arrays, and where the last one ends.
        cells: numbers of the cells whose distance is less than the limit, in no order.
        distances: their distances, in units of 2⁻⁴⁴.
    """

    first: int
    starts: Int64Array
    cells: Int32Array
    distances: Int64Array

    def __iter__(self) -> Iterator[tuple[int, Int32Array, Int64Array]]:
        """Yield the number of each cell, and the cells and distances of its row."""
        for offset in range(self.starts.size - 1):
            found = slice(self.starts[offset], self.starts[offset + 1])
            yield self.first + offset, self.cells[found], self.distances[found]


class PathGrid:
    """All shortest paths of a grid of integer levels.

    Args:
        levels: cost of one cell's side in each cell, shape (rows, columns), in units of 2⁻⁴⁴; 0 is a wall.
    """

    def __init__(self, levels: Int64Array) -> None:
        self.levels = levels

    @property
    def size(self) -> int:
        """Return the number of cells, with walls."""
        return self.levels.size

    @cached_property
    def steps(self) -> Int64Array:
        """Return by how much each of the 32 moves changes the number of the cell, shape (32,)."""
        steps = [move.rows * self.levels.shape[1] + move.columns for move in MOVES]
        return np.array([*steps, *(-step for step in steps)], np.int64)

    @cached_property
    def costs(self) -> Int64Array:
        """Return the costs of moves from each cell, in units of 2⁻⁴⁴, shape (cells, 32); 0: not allowed."""
        rows, columns = self.levels.shape
        costs = np.zeros((2 * len(MOVES), rows, columns), np.int64)
        for number, move in enumerate(MOVES):
            height, width = max(rows - move.rows, 0), max(columns - abs(move.columns), 0)
            left = max(-move.columns, 0)
            crossed = [
                self.levels[down : down + height, left + right : left + right + width]
                for down, right, _ in move.crossed
            ]
            shares = [share for _, _, share in move.crossed]
            along = sum((level * share for level, share in zip(crossed, shares, strict=True)), np.int64(0))
            ends = (crossed[0] + crossed[-1]) * (_TWELFTHS // 2)
            mean = np.minimum(ends, along) // _TWELFTHS
            cost = np.where(np.min(crossed, axis=0) == 0, 0, times_length(mean, move.length))
            costs[number, :height, left : left + width] = cost
            right = left + move.columns
            costs[len(MOVES) + number, move.rows : move.rows + height, right : right + width] = cost
        return np.ascontiguousarray(costs.reshape(2 * len(MOVES), -1).T)

    def paths_of(self, cell: int, limit: int) -> tuple[Int32Array, Int64Array]:
        """Return the cells at a distance below ``limit`` from one cell, in no order, and the distances."""
        rows = self.paths_from(cell, cell + 1, limit)
        return rows.cells, rows.distances

    def paths_from(self, first: int, last: int, limit: int) -> PathRows:
        """Return the distances below ``limit`` from the cells ``first`` to ``last`` - 1."""
        starts = np.zeros(last - first + 1, np.int64)
        cells = np.empty((last - first) * self.size, np.int32)
        distances = np.empty(cells.size, np.int64)
        best, heap, place = (np.empty(self.size, np.int64) for _ in range(3))
        _find_rows.call(self.costs, self.steps, first, limit, starts, cells, distances, best, heap, place)
        found = int(starts[-1])
        return PathRows(first, starts, cells[:found].copy(), distances[:found].copy())

    def each_block(
        self, limit: int, use: Callable[[PathRows], Result], sources: range | None = None
    ) -> list[Result]:
        """Return ``use`` of the rows of all cells, block by block, in their order.

        Args:
            limit: see `paths_from`.
            use: is called from several threads.
            sources: the cells whose rows are found; all by default.
        """
        every = range(self.size) if sources is None else sources
        length = max(min(_ENTRIES_PER_BLOCK // self.size, 256), 1)
        blocks = [(low, min(low + length, every.stop)) for low in range(every.start, every.stop, length)]
        assert self.costs.size  # noqa: S101  found once, before the threads start
        with ThreadPoolExecutor(THREADS) as pool:
            return list(pool.map(lambda block: use(self.paths_from(block[0], block[1], limit)), blocks))


@native(
    "costs[n,moves]:i8 steps[moves]:i8 first:i8 limit:i8 starts[ends]:i8 cells[c]:i4 distances[c]:i8 "
    "best[n]:i8 heap[n]:i8 place[n]:i8"
)
def _find_rows(
    costs: Int64Array,
    steps: Int64Array,
    first: int,
    limit: int,
    starts: Int64Array,
    cells: Int32Array,
    distances: Int64Array,
    best: Int64Array,
    heap: Int64Array,
    place: Int64Array,
) -> None:
    """Find shortest paths with Dijkstra's algorithm and a binary heap, one source after the other."""
    far = np.int64(1) << 62
    for cell in range(best.size):
        best[cell] = far
        place[cell] = -1
    found = 0
    for row in range(starts.size - 1):
        source = first + row
        began = found
        waiting = 1
        best[source], heap[0], place[source] = 0, source, 0
        while waiting > 0:
            cell = heap[0]
            distance = best[cell]
            cells[found] = cell
            distances[found] = distance
            found += 1
            waiting -= 1
            if waiting > 0:
                # Move the last cell of the heap to its top, and down.
                last = heap[waiting]
                at = 0
                while 2 * at + 1 < waiting:
                    child = 2 * at + 1
                    if child + 1 < waiting and best[heap[child + 1]] < best[heap[child]]:
                        child += 1
                    if best[heap[child]] >= best[last]:
                        break
                    heap[at] = heap[child]
                    place[heap[at]] = at
                    at = child
                heap[at] = last
                place[last] = at
            for move in range(steps.size):
                cost = costs[cell, move]
                reached = distance + cost
                if cost > 0 and reached < limit:
                    other = cell + steps[move]
                    if reached < best[other]:
                        at = place[other]
                        if at < 0:
                            at = waiting
                            waiting += 1
                        best[other] = reached
                        while at > 0 and best[heap[(at - 1) // 2]] > reached:
                            heap[at] = heap[(at - 1) // 2]
                            place[heap[at]] = at
                            at = (at - 1) // 2
                        heap[at] = other
                        place[other] = at
        starts[row + 1] = found
        for at in range(began, found):
            best[cells[at]] = far
            place[cells[at]] = -1


def padded(levels: npt.NDArray[np.int64], padding: tuple[int, int]) -> Int64Array:
    """Return levels with copies of their edge around them; see `LevelGrid.padded`."""
    return np.ascontiguousarray(np.pad(levels, tuple((width, width) for width in padding), mode="edge"))
