"""Draw reports of a cell from probabilities that are ready, and bound how long it takes to compute these."""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate

from heatcloak_shared.keystream import Keystream
from heatcloak_shared.location.location_table import LocationTable, draw_below
from heatcloak_shared.location.mechanism_file import LocationMechanismFile

_MARGIN = 2.0
"""The slowest search may take this many times as long as its estimate."""

Place = tuple[float, float]
"""Coordinates x and y, in the zone's unit; a place off the map counts as the nearest cell."""


class RowSampler:
    """Draw reports of one cell, as `LocationTable.report` does, from probabilities that are ready.

    Args:
        table: the zone's table.
        weight_sums: the sums of its first weights, up to each.
        cell: the cell.
    """

    __slots__ = ("_least", "_outputs", "_sums", "_total", "_weight_sums")

    def __init__(self, table: LocationTable, weight_sums: Sequence[int], cell: int) -> None:
        row = table.row(cell)
        self._outputs = row.outputs
        self._sums = [0, *accumulate(row.numbers)]
        self._total = row.total
        self._weight_sums = weight_sums
        # The number of an output at the table's limit, for a weight of one unit.
        self._least = (row.total - self._sums[-1]) // weight_sums[-1]

    def draw(self, stream: Keystream) -> int:
        """Return a report: the number of an output."""
        draw = draw_below(self._total, stream)
        if draw < self._sums[-1]:
            return self._outputs[bisect_right(self._sums, draw) - 1]
        return bisect_right(self._weight_sums, (draw - self._sums[-1]) // self._least)


class Sampling:
    """Samplers of one mechanism, and how long the slowest takes to make.

    Attributes:
        first: the sampler of the first cell that is not a wall.
        slowest: an upper bound, in seconds on this machine, for the cell where the search takes longest: it
            visits all outputs.
    """

    def __init__(self, mechanism: LocationMechanismFile) -> None:
        self._mechanism = mechanism
        table = mechanism.table
        self._weight_sums = list(accumulate(table.weights))
        visited = len(table.row(table.cells[0]).outputs)  # builds the tables that all searches share, too
        began = time.perf_counter()
        self.first = self._of_cell(table.cells[0])
        seconds = time.perf_counter() - began
        share = 1.0 if table.metric == "straight" else max(visited, 1) / table.n_outputs
        self.slowest = _MARGIN * seconds / share

    def at(self, place: Place) -> RowSampler:
        """Return the sampler of the cell at a place."""
        return self._of_cell(self._mechanism.cell_at(*place))

    def _of_cell(self, cell: int) -> RowSampler:
        return RowSampler(self._mechanism.table, self._weight_sums, cell)


@lru_cache(maxsize=1)
def sampling_of(mechanism: LocationMechanismFile) -> Sampling:
    """Return the samplers of a mechanism; the nodes of a fleet share them."""
    return Sampling(mechanism)
