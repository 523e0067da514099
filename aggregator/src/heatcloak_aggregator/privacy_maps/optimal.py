"""The mechanism of least expected squared error on a coarse grid: a linear program (paper, section IV)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate
from typing import Any

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import block_diag, csr_array, hstack, identity

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.privacy_maps.paths import UNIT, PathGrid
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.location.grid_paths import LIMITS
from heatcloak_shared.location.location_table import draw_below
from heatcloak_shared.noise.exponential import ByteStream
from heatcloak_shared.parameters import check_integer

MOST_CELLS = 169
"""Cells of the grid: the program has the square of their number of variables, and 32 times as many bounds."""
_NEGLIGIBLE = 20.0
_SMALLEST = 1e-9
_BITS = 120
"""Probabilities count in units of 2⁻¹²⁰, so that small ones keep their 53 bits."""


class ExplicitTable:
    """The integer table of a mechanism without weights: a number for each cell and output.

    Args:
        numbers: integers that are proportional to the probabilities of a cell's reports, for each cell; none
            for a wall.
    """

    def __init__(self, numbers: Sequence[Sequence[int]]) -> None:
        self._sums = [list(accumulate(row)) for row in numbers]
        self._numbers = numbers

    @property
    def n_outputs(self) -> int:
        """Return the number of outputs."""
        return max(map(len, self._numbers))

    def report(self, cell: int, stream: ByteStream) -> int:
        """Draw a report; see `LocationTable.report`."""
        sums = self._sums[check_integer("cell", cell, 0, len(self._sums))]
        if not sums:
            raise ParameterError(f"cell {cell} is a wall: nobody can be there")
        return bisect_right(sums, draw_below(sums[-1], stream))

    def probability(self, report: int, cell: int) -> Fraction:
        """Return the probability of a report, exactly; see `LocationTable.probability`."""
        numbers = self._numbers[check_integer("cell", cell, 0, len(self._sums))]
        if not numbers:
            raise ParameterError(f"cell {cell} is a wall: nobody can be there")
        return Fraction(numbers[check_integer("report", report, 0, len(numbers))], sum(numbers))

    def probabilities(self) -> FloatArray:
        """Return all probabilities, shape (cells, outputs); zero for walls."""
        result = np.zeros((len(self._numbers), self.n_outputs))
        for cell, (numbers, sums) in enumerate(zip(self._numbers, self._sums, strict=True)):
            if numbers:
                result[cell] = [number / sums[-1] for number in numbers]
        return result


def optimal_table(grid: PathGrid, centres: FloatArray, prior: FloatArray) -> ExplicitTable:
    """Return the P(y|u) of least Σ_u prior(u) Σ_y P(y|u) ‖u − y‖².

    Outputs are the cells. The bounds P(y|u) <= exp(cost)·P(y|u′) for the moves of the grid imply those of all
    pairs.

    Args:
        grid: the grid.
        centres: x and y of each cell, shape (cells, 2).
        prior: probability of each cell, shape (cells,).

    Raises:
        ParameterError: the grid has more than 169 cells, or the solver fails.
    """
    inside = np.flatnonzero(grid.levels.ravel())
    if inside.size > MOST_CELLS:
        raise ParameterError(
            f"the optimal mechanism of {inside.size} cells takes too long: use at most {MOST_CELLS} cells"
        )
    place = np.full(grid.size, -1)
    place[inside] = np.arange(inside.size)
    # A bound with a factor below 1e-9 is left to `_keep_bounds`, because the solver can't tell it from 0.
    here, move = np.nonzero((grid.costs[inside] > 0) & (grid.costs[inside] < _NEGLIGIBLE / UNIT))
    there = place[inside[here] + grid.steps[move]]
    ratios = np.exp(grid.costs[inside[here], move] * -UNIT)
    pairs = np.arange(here.size)
    # For one output: exp(−cost)·P(y|here) − P(y|there) <= 0.
    one = csr_array((ratios, (pairs, here)), shape=(here.size, inside.size)) - csr_array(
        (np.ones(here.size), (pairs, there)), shape=(here.size, inside.size)
    )
    count = inside.size
    errors = prior[inside, None] * ((centres[inside, None] - centres[None, inside]) ** 2).sum(axis=2)
    # Sparse matrices are documented, but missing in the types.
    bounds: Any = block_diag([one] * count, format="csr") if here.size else None
    sums: Any = hstack([identity(count)] * count, format="csr")
    found = linprog(
        (errors / max(float(errors.max()), 1e-300)).T.ravel(),  # by output, then by cell
        A_ub=bounds,
        b_ub=np.zeros(here.size * count) if here.size else None,
        A_eq=sums,
        b_eq=np.ones(count),
        method="highs-ipm",
    )
    if found.x is None or found.status != 0:
        raise ParameterError(f"the linear program could not be solved ({found.message}): use method='padded'")
    numbers: list[list[int]] = [[] for _ in range(grid.size)]
    for cell, row in zip(inside, _keep_bounds(grid, inside, found.x.reshape(count, count).T), strict=True):
        numbers[cell] = [0] * grid.size
        for output, probability in zip(inside, row.tolist(), strict=True):
            numbers[cell][output] = int(probability * (1 << _BITS))
    return ExplicitTable(numbers)


def _keep_bounds(grid: PathGrid, inside: Int64Array, probabilities: FloatArray) -> FloatArray:
    """Return P(y|u) = max over u′ of P(y|u′)·exp(−f(u, u′)), normalised: exact bounds but for the sums.

    The solver keeps its bounds to about 1e-9, which is much for a probability of 1e-8.
    """
    rows = grid.paths_from(0, grid.size, 1 << 62)
    distances = np.zeros((grid.size, grid.size))
    for cell, others, found in rows:
        distances[cell, others] = found * UNIT
    # Greater distances count as 40, so that no probability vanishes.
    between = np.exp(-np.minimum(distances[np.ix_(inside, inside)], LIMITS[1]))
    clean = np.where(probabilities > _SMALLEST, probabilities, 0.0)
    kept = np.array([(between * column).max(axis=1) for column in clean.T]).T
    return np.asarray(kept / kept.sum(axis=1, keepdims=True))
