"""Samplers of a mechanism's cells, and a bound on how long it takes to make one."""

from __future__ import annotations

import time
from functools import lru_cache

from heatcloak_shared.location.location_table import RowSampler
from heatcloak_shared.location.mechanism_file import LocationMechanismFile

_MARGIN = 2.0
"""The slowest search may take this many times as long as its estimate."""

Place = tuple[float, float]
"""Coordinates x and y, in the zone's unit; a place off the map counts as the nearest cell."""


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
        visited = len(table.row(table.cells[0]).outputs)  # builds the tables that all searches share, too
        began = time.perf_counter()
        self.first = table.sampler(table.cells[0])
        seconds = time.perf_counter() - began
        share = 1.0 if table.metric == "straight" else max(visited, 1) / table.n_outputs
        self.slowest = _MARGIN * seconds / share

    def at(self, place: Place) -> RowSampler:
        """Return the sampler of the cell at a place."""
        return self._mechanism.table.sampler(self._mechanism.cell_at(*place))


@lru_cache(maxsize=1)
def sampling_of(mechanism: LocationMechanismFile) -> Sampling:
    """Return the samplers of a mechanism; the nodes of a fleet share them."""
    return Sampling(mechanism)
