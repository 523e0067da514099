"""The integer table of a mechanism that reports a place, and its exact sampler.

    P(y | u) = w(y)·exp(−f(u, y)) / Σ w(z)·exp(−f(u, z))

for a cell u and an output y, with public weights w and distances f (Koufogiannis & Pappas,
"Location-dependent privacy", Algorithm 1). All numbers are integers, and each probability is exactly the
quotient of two of them. The row of a cell is computed when it is needed: all rows of a large grid would take
gigabytes.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import accumulate
from typing import NamedTuple

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.location.grid_paths import FRACTION_BITS, LIMITS, LevelGrid
from heatcloak_shared.noise.exponential import ByteStream, exp_bounds
from heatcloak_shared.parameters import check_integer

WEIGHT_BITS = 60
"""Weights count in units of 2⁻⁶⁰."""
METRICS = ("paths", "straight")
"""Shortest paths on the grid of levels; or the straight line times the level of a constant map."""
MOST_CELLS = 1 << 18
"""Cells of a padded grid at most."""
_DIGIT_BITS = 10
_DIGIT_MASK = (1 << _DIGIT_BITS) - 1
_EXP_BITS = 128
_SPARE_BITS = 64


class Row(NamedTuple):
    """The probabilities of a cell's reports, as integers that are proportional to them.

    Attributes:
        outputs: outputs at a distance below the table's limit, ascending.
        numbers: for each of them, how much its number exceeds that of the same output at the limit.
        total: sum of the numbers of all outputs.
    """

    outputs: Sequence[int]
    numbers: Sequence[int]
    total: int


class RowSampler:
    """Draw reports of one cell from its probabilities, which are ready.

    Args:
        row: the probabilities.
        weight_sums: the sums of the table's first weights, up to each.
    """

    __slots__ = ("_least", "_outputs", "_sums", "_total", "_weight_sums")

    def __init__(self, row: Row, weight_sums: Sequence[int]) -> None:
        self._outputs, self._total, self._weight_sums = row.outputs, row.total, weight_sums
        self._sums = [0, *accumulate(row.numbers)]
        # The number of an output at the table's limit, for a weight of one unit.
        self._least = (row.total - self._sums[-1]) // weight_sums[-1]

    def draw(self, stream: ByteStream) -> int:
        """Return a report, exactly with its probability: the number of an output."""
        draw = draw_below(self._total, stream)
        if draw < self._sums[-1]:
            return self._outputs[bisect_right(self._sums, draw) - 1]
        return bisect_right(self._weight_sums, (draw - self._sums[-1]) // self._least)


@dataclass(frozen=True)
class LocationTable:
    """A mechanism that reports the place of a cell as one of its outputs.

    Attributes:
        rows: rows of the grid of places.
        columns: columns of it.
        levels: cost of one cell's side in each cell, row by row, in units of 2⁻⁴⁴; 0 is a wall.
        padding: rows above and below, and columns at each side, that the grid of outputs has more.
        weights: weight of each output, row by row, in units of 2⁻⁶⁰; 0 for an output that never occurs.
        metric: one of `METRICS`.
        limit: distances above this one count as this one, from 1 to 40. A minimum with a constant changes no
            bound on differences.

    Raises:
        ParameterError: the sizes disagree, a number is out of range, or every weight is 0.
    """

    rows: int
    columns: int
    levels: Sequence[int]
    padding: tuple[int, int]
    weights: Sequence[int]
    metric: str = "paths"
    limit: int = 20

    def __post_init__(self) -> None:
        if self.metric not in METRICS:
            raise ParameterError(f"unknown metric {self.metric!r}: choose from 'paths', 'straight'")
        check_integer("rows", self.rows, 1, MOST_CELLS + 1)
        check_integer("columns", self.columns, 1, MOST_CELLS + 1)
        for each in self.padding:
            check_integer("padding", each, 0, MOST_CELLS)
        if self.n_outputs > MOST_CELLS:
            raise ParameterError(f"a grid of {self.n_outputs} outputs is too large: use at most {MOST_CELLS}")
        if len(self.levels) != self.rows * self.columns:
            raise ParameterError(
                f"{len(self.levels)} levels for {self.rows} x {self.columns} cells: give one for each cell"
            )
        if len(self.weights) != self.n_outputs:
            raise ParameterError(
                f"{len(self.weights)} weights for {self.n_outputs} outputs: give one for each output"
            )
        check_integer("limit", self.limit, LIMITS[0], LIMITS[1] + 1)
        if not all(0 <= level <= LIMITS[1] << FRACTION_BITS for level in self.levels):
            raise ParameterError(
                f"a level is out of range: give 0 for a wall, otherwise 2⁻⁴⁴ to {LIMITS[1]} per cell"
            )
        if self.metric == "straight" and len({level for level in self.levels if level}) > 1:
            raise ParameterError("the metric 'straight' needs the same level everywhere: use 'paths'")
        if min(self.weights) < 0 or max(self.weights) == 0:
            raise ParameterError("weights must be nonnegative, and not all of them zero")

    @property
    def shape(self) -> tuple[int, int]:
        """Return rows and columns of the grid of outputs."""
        return self.rows + 2 * self.padding[0], self.columns + 2 * self.padding[1]

    @property
    def n_outputs(self) -> int:
        """Return the number of outputs."""
        return self.shape[0] * self.shape[1]

    @cached_property
    def cells(self) -> tuple[int, ...]:
        """Return the cells where somebody can be: those that are no walls, ascending."""
        return tuple(cell for cell, level in enumerate(self.levels) if level)

    def report(self, cell: int, stream: ByteStream) -> int:
        """Draw a report: the number of an output.

        Args:
            cell: number of the cell, row · columns + column.
            stream: uniform random bytes, for this report only.

        Raises:
            ParameterError: there is no such cell, or it is a wall.
        """
        return self.sampler(cell).draw(stream)

    def sampler(self, cell: int) -> RowSampler:
        """Return a sampler of a cell's reports; to make it takes nearly all the time of `report`.

        Raises:
            ParameterError: there is no such cell, or it is a wall.
        """
        return RowSampler(self.row(cell), self._weight_sums)

    def probability(self, report: int, cell: int) -> Fraction:
        """Return the probability of a report of a cell, exactly.

        Raises:
            ParameterError: there is no such report or cell, or the cell is a wall.
        """
        report = check_integer("report", report, 0, self.n_outputs)
        row = self.row(cell)
        number = self.weights[report] * _exp_of(self._cap)
        return Fraction(number + dict(zip(row.outputs, row.numbers, strict=True)).get(report, 0), row.total)

    def row(self, cell: int) -> Row:
        """Return the numbers of all reports of a cell.

        Raises:
            ParameterError: there is no such cell, or it is a wall.
        """
        cell = check_integer("cell", cell, 0, self.rows * self.columns)
        if self.levels[cell] == 0:
            raise ParameterError(f"cell {cell} is a wall: nobody can be there")
        least = _exp_of(self._cap)
        found = sorted(self._distances(cell).items())
        outputs = [output for output, _ in found if self.weights[output]]
        numbers = [self.weights[output] * (_exp_of(f) - least) for output, f in found if self.weights[output]]
        return Row(outputs, numbers, sum(numbers) + least * self._weight_sums[-1])

    def _distances(self, cell: int) -> dict[int, int]:
        row, column = divmod(cell, self.columns)
        row, column = row + self.padding[0], column + self.padding[1]
        columns = self.shape[1]
        if self.metric == "paths":
            return self._grid.distances(row * columns + column, self._cap)
        square = self.levels[cell] ** 2
        distances = (
            (output, math.isqrt(square * ((output // columns - row) ** 2 + (output % columns - column) ** 2)))
            for output in range(self.n_outputs)
        )
        return {output: distance for output, distance in distances if distance < self._cap}

    @property
    def _cap(self) -> int:
        return self.limit << FRACTION_BITS

    @cached_property
    def _grid(self) -> LevelGrid:
        return LevelGrid(self.rows, self.columns, self.levels).padded(*self.padding)

    @cached_property
    def _weight_sums(self) -> Sequence[int]:
        return list(accumulate(self.weights))


def draw_below(total: int, stream: ByteStream) -> int:
    """Draw an integer from 0 to ``total`` - 1, each with the same probability."""
    bits = total.bit_length()
    size = (bits + 7) // 8
    while True:  # ends with a probability of at least a half each time
        draw = int.from_bytes(stream.read(size), "big") >> 8 * size - bits
        if draw < total:
            return draw


def _exp_of(distance: int) -> int:
    """Return exp(−distance·2⁻⁴⁴)·2¹²⁸ for a distance up to 40, rounded down by less than 2⁻⁶⁵ of it."""
    *digits, last = _exp_digits()
    product = 1
    for values in digits:
        product *= values[distance & _DIGIT_MASK]
        distance >>= _DIGIT_BITS
    return product * last[distance] >> len(digits) * _EXP_BITS


@lru_cache(maxsize=1)
def _exp_digits() -> tuple[Sequence[int], ...]:
    """Return exp(−d·2^(10k − 44))·2¹²⁸ for each digit k and its values d; the last digit goes up to 40."""
    tables = []
    for shift in range(0, FRACTION_BITS, _DIGIT_BITS):
        last = shift + _DIGIT_BITS > FRACTION_BITS
        values = (LIMITS[1] << FRACTION_BITS - shift) + 1 if last else 1 << _DIGIT_BITS
        # Spare bits, so that what is kept is the exponential rounded down.
        tables.append(
            [
                exp_bounds(value << shift, 1 << FRACTION_BITS, _EXP_BITS + _SPARE_BITS)[0] >> _SPARE_BITS
                for value in range(values)
            ]
        )
    return tuple(tables)
