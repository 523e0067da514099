"""Shortest paths on a grid of privacy levels, in integers: the same on every machine.

A cell has 32 neighbours, which are the ends of the moves (0, 1), (1, 1), (1, 2), (1, 3) and (2, 3) and of
their rotations and reflections. A move costs its length times a mean of the levels along it: that of its two
ends, or that of the cells that the straight line between their centres crosses, whichever is less. A move
whose line crosses a wall is not allowed.

On a constant map the shortest path is longer than the straight line by a factor of at most `STENCIL_FACTOR`:
between two neighbouring directions of moves, e and f, every vector of integers is a·e + b·f with integers
a, b >= 0, because det(e, f) = 1. Its cost a|e| + b|f| exceeds its length most in the direction that halves
the angle between e and f, by the factor 1/cos(angle/2). The greatest angle is arctan(1/3), between (0, 1) and
(1, 3).
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator, Sequence
from fractions import Fraction
from heapq import heappop, heappush
from itertools import pairwise
from typing import NamedTuple

FRACTION_BITS = 44
"""Distances are multiples of 2⁻⁴⁴."""
LIMITS = (1, 40)
"""Least and greatest limit of distances, in units of 1."""
STENCIL_FACTOR = 1.0 / math.cos(math.atan2(1.0, 3.0) / 2.0) + 2.0**-50
"""Greatest ratio of a shortest path's cost and the distance on a constant map, rounded up: 1.0131."""
_SHARES = 12
_LENGTH_BITS = 30
_LOW_BITS = 20


class Move(NamedTuple):
    """One of the 16 moves toward higher indices; each may also be made backwards.

    Attributes:
        rows: rows moved, >= 0.
        columns: columns moved; positive if ``rows`` is 0.
        length: length in cells, in units of 2⁻³⁰, rounded down.
        crossed: the cells that the straight line crosses, as (row, column, share of the length in twelfths).
    """

    rows: int
    columns: int
    length: int
    crossed: tuple[tuple[int, int, int], ...]


def _move(rows: int, columns: int) -> Move:
    # The line crosses a border between cells at each odd multiple of half a cell.
    cuts = {Fraction(2 * k + 1, 2 * abs(n)) for n in (rows, columns) for k in range(abs(n))}
    crossed = []
    for low, high in pairwise(sorted(cuts | {Fraction(0), Fraction(1)})):
        middle = (low + high) / 2
        crossed.append((round(middle * rows), round(middle * columns), int((high - low) * _SHARES)))
    length = math.isqrt((rows**2 + columns**2) << 2 * _LENGTH_BITS)
    return Move(rows, columns, length, tuple(crossed))


MOVES = tuple(
    _move(rows, columns)
    for rows in range(4)
    for columns in range(-3, 4)
    if (rows > 0 or columns > 0) and rows**2 + columns**2 in (1, 2, 5, 10, 13)
)
"""The moves: half of the 32, the others are their reverses."""


class LevelGrid:
    """A grid of integer privacy levels.

    Args:
        rows: number of rows.
        columns: number of columns.
        levels: cost of one cell's side in each cell, row by row, in units of 2⁻⁴⁴, at most the greatest of
            `LIMITS`; 0 is a wall, through which no path leads.
    """

    __slots__ = ("_costs", "columns", "levels", "rows")

    def __init__(self, rows: int, columns: int, levels: Sequence[int]) -> None:
        self.rows = rows
        self.columns = columns
        self.levels = array("q", levels)
        self._costs: list[tuple[int, int, int, array[int]]] = []

    def padded(self, rows: int, columns: int) -> LevelGrid:
        """Return the grid with copies of its edge: ``rows`` above and below, ``columns`` at each side."""
        levels = self.levels
        source_rows = [min(max(row - rows, 0), self.rows - 1) for row in range(self.rows + 2 * rows)]
        source_columns = [
            min(max(column - columns, 0), self.columns - 1) for column in range(self.columns + 2 * columns)
        ]
        copied = [levels[row * self.columns + column] for row in source_rows for column in source_columns]
        return LevelGrid(len(source_rows), len(source_columns), copied)

    def distances(self, source: int, below: int) -> dict[int, int]:
        """Return the distances of cells from ``source``, in units of 2⁻⁴⁴, that are less than ``below``."""
        if not self._costs:
            self._costs = list(self._all_costs())
        rows, columns, costs = self.rows, self.columns, self._costs
        found = {source: 0}
        settled: dict[int, int] = {}
        queue = [(0, source)]
        while queue:
            distance, cell = heappop(queue)
            if cell in settled:
                continue
            settled[cell] = distance
            row, column = divmod(cell, columns)
            for row_step, column_step, step, cost in costs:
                if 0 <= row + row_step < rows and 0 <= column + column_step < columns:
                    other = cell + step
                    price = cost[cell if row_step > 0 or (row_step == 0 and column_step > 0) else other]
                    if price and distance + price < found.get(other, below):
                        found[other] = distance + price
                        heappush(queue, (distance + price, other))
        return settled

    def _all_costs(self) -> Iterator[tuple[int, int, int, array[int]]]:
        """Yield rows, columns and index step of all 32 moves, with the costs by the cell of lower index."""
        for move in MOVES:
            cost = array("q", (self._cost(move, cell) for cell in range(len(self.levels))))
            step = move.rows * self.columns + move.columns
            yield move.rows, move.columns, step, cost
            yield -move.rows, -move.columns, -step, cost

    def _cost(self, move: Move, cell: int) -> int:
        """Return the cost of a move from a cell; 0 if it is not allowed."""
        row, column = divmod(cell, self.columns)
        if row + move.rows >= self.rows or not 0 <= column + move.columns < self.columns:
            return 0
        levels = self.levels
        along = 0
        for rows, columns, share in move.crossed:
            level = levels[cell + rows * self.columns + columns]
            if level == 0:
                return 0
            along += share * level
        ends = (levels[cell] + levels[cell + move.rows * self.columns + move.columns]) * (_SHARES // 2)
        return times_length(min(along, ends) // _SHARES, move.length)


def times_length(level: int, length: int) -> int:
    """Return level · length · 2⁻³⁰, rounded down, without products beyond 63 bits: at least 1.

    Works on arrays of 64-bit integers as well.
    """
    high, low = level >> _LOW_BITS, level & (1 << _LOW_BITS) - 1
    return (high * length + (low * length >> _LOW_BITS)) >> _LENGTH_BITS - _LOW_BITS
