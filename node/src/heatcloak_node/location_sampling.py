"""Samplers of a mechanism's cells, and an estimate of how long it takes to make one."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import lru_cache

from heatcloak_shared.location.location_table import RowSampler
from heatcloak_shared.location.mechanism_file import LocationMechanismFile

_MARGIN = 2.0
"""Factor of the estimate: the slowest search may take this many times as long as the timings suggest."""
_TIMINGS = 3

Place = tuple[float, float]
"""Coordinates x and y, in the zone's unit; a place off the map counts as the nearest cell."""


class Sampling:
    """Samplers of one mechanism, and how long the slowest takes to make.

    Args:
        mechanism: the mechanism.
        clock: returns seconds.

    Attributes:
        first: the sampler of the first cell that is not a wall.
        visited: how many outputs the search from that cell visits.
        slowest: an estimate with a factor of 2 to spare, in seconds on this machine, for a search that visits
            all outputs: the largest of three timings at the first cell, times ``n_outputs / visited``.
    """

    def __init__(
        self, mechanism: LocationMechanismFile, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self._mechanism = mechanism
        table = mechanism.table
        # Builds the tables that all searches share, too.
        near = len(table.row(table.cells[0]).outputs)
        self.visited = table.n_outputs if table.metric == "straight" else max(near, 1)
        seconds = []
        for _ in range(_TIMINGS):
            began = clock()
            self.first = table.sampler(table.cells[0])
            seconds.append(clock() - began)
        self.slowest = _MARGIN * max(seconds) * table.n_outputs / self.visited

    def at(self, place: Place) -> RowSampler:
        """Return the sampler of the cell at a place."""
        return self._mechanism.table.sampler(self._mechanism.cell_at(*place))


@lru_cache(maxsize=1)
def sampling_of(mechanism: LocationMechanismFile) -> Sampling:
    """Return the samplers of a mechanism; the nodes of a fleet share them."""
    return Sampling(mechanism)
