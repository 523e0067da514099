"""All rounds of a zone in short, for a chart."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

from heatcloak_aggregator.dashboard.drawings.line_chart import LineChart, line_chart
from heatcloak_aggregator.dashboard.zone_history import DEPTH
from heatcloak_aggregator.store import History, Store
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import AnyZone

READ_EVERY = 60.0
"""Seconds after which all rounds are read again."""


@dataclass(frozen=True)
class AllRounds:
    """All rounds with an estimate, in short.

    Attributes:
        history: their estimates in buckets.
        schedule: the schedule of the zone.
    """

    history: History
    schedule: Schedule

    def chart(self) -> LineChart | None:
        """Return the numbers of readings that estimates were made from."""
        rows = self.history.rows
        return line_chart(
            [row.first for row in rows],
            [self.schedule.time_of(row.first) for row in rows],
            {
                "chart.history.mean": [row.used for row in rows],
                "chart.history.least": [float(row.least_used) for row in rows],
            },
        )

    @property
    def rounds(self) -> int:
        """Return how many rounds have an estimate."""
        return sum(row.rounds for row in self.history.rows)

    @property
    def relaxed(self) -> int:
        """Return how many estimates have no feasible point at the requested radius."""
        return sum(row.relaxed for row in self.history.rows)

    @property
    def misfit(self) -> int:
        """Return how many estimates are of rounds that contradict the motion model."""
        return sum(row.misfit for row in self.history.rows)

    @property
    def lag(self) -> float:
        """Return the mean time from the end of a round to its estimate, in seconds."""
        return sum(row.lag(self.schedule) * row.rounds for row in self.history.rows) / max(self.rounds, 1)


class AllRoundsReader:
    """Read all rounds of a zone from the store, seldom. Its method blocks; call it on one thread at a time.

    Args:
        zone: the zone. Only rounds of its own revision count.
        store: where the estimates are.
    """

    def __init__(self, zone: AnyZone, store: Store) -> None:
        self._zone = zone
        self._store = store
        self._found: AllRounds | None = None
        self._due_at = -math.inf

    def read(self) -> AllRounds | None:
        """Return all rounds, as old as `READ_EVERY`; None if the page shows each of them anyway.

        Raises:
            StoreError: the store can't be read.
        """
        now = time.monotonic()
        if now >= self._due_at:
            found = self._store.history(self._zone.name, self._zone.rev, buckets=DEPTH)
            is_long = found is not None and found.width > 1
            self._found = AllRounds(found, self._zone.schedule) if found and is_long else None
            self._due_at = now + READ_EVERY
        return self._found
