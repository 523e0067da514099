"""The rounds of the last days of a zone in short, for a chart."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from heatcloak_aggregator.dashboard.drawings.line_chart import LineChart, line_chart
from heatcloak_aggregator.dashboard.zone_history import DEPTH
from heatcloak_aggregator.store import History, Store
from heatcloak_aggregator.store.rows import default_rounds
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import AnyZone

READ_EVERY = 60.0
"""Seconds after which a history is read again."""
READ_SHARE = 0.02
"""Share of the time in which a history is read: one that takes long is read less often."""


@dataclass(frozen=True)
class LongHistory:
    """The estimates of the last `DEFAULT_HISTORY` in short.

    Attributes:
        history: the estimates in buckets.
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


class LongHistoryReader:
    """Read the estimates of the last `DEFAULT_HISTORY` of a zone from the store, seldom.

    Its method blocks; call it on one thread at a time.

    Args:
        zone: the zone. Only rounds of its own revision count.
        store: where the estimates are.
        clock: monotonic seconds.
    """

    def __init__(self, zone: AnyZone, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._zone = zone
        self._store = store
        self._clock = clock
        self._found: LongHistory | None = None
        self._due_at = -math.inf

    def read(self) -> LongHistory | None:
        """Return the history, as old as `READ_EVERY` and `READ_SHARE` allow.

        It is None if the page shows each of its rounds anyway.

        Raises:
            StoreError: the store can't be read.
        """
        began = self._clock()
        if began >= self._due_at:
            found = self._store.history(
                self._zone.name,
                self._zone.rev,
                buckets=DEPTH,
                rounds=default_rounds(self._zone.schedule),
            )
            is_long = found is not None and found.width > 1
            self._found = LongHistory(found, self._zone.schedule) if found and is_long else None
            now = self._clock()
            self._due_at = now + max(READ_EVERY, (now - began) / READ_SHARE)
        return self._found
