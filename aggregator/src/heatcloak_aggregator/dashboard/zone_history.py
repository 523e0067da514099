"""The newest rounds of a zone, read from the store when something has changed."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from threading import Lock

from heatcloak_aggregator.store import Store, StoredEstimate, StoredReading
from heatcloak_aggregator.store.rows import ReadingVerdict
from heatcloak_shared.zone import AnyZone

DEPTH = 120
"""Rounds that a page shows at most."""
READINGS_KEPT = 16
"""Rounds whose readings are kept, for visitors who look at the same ones."""


@dataclass(frozen=True)
class ShownRound:
    """A round with an estimate, as anybody at the broker could know it.

    Attributes:
        number: the round.
        estimate: its estimate.
        time: its scheduled time, seconds since 1970.
        readings: the accepted readings or reports, as they were published, by node; empty where they were
            not asked for.
    """

    number: int
    estimate: StoredEstimate
    time: float
    readings: dict[str, StoredReading] = field(default_factory=dict)


class ZoneHistory:
    """The last `DEPTH` rounds of a zone that have an estimate. Its methods block; call them on threads.

    Args:
        zone: the zone. Only rounds of its own revision count.
        store: where readings and estimates are.
    """

    def __init__(self, zone: AnyZone, store: Store) -> None:
        self._zone = zone
        self._store = store
        self._rounds: dict[int, ShownRound] = {}
        self._made = 0
        self._readings: OrderedDict[tuple[int, int], dict[str, StoredReading]] = OrderedDict()
        self._lock = Lock()

    def refresh(self, made: int) -> tuple[ShownRound, ...]:
        """Return the rounds after reading what is new, oldest first.

        Args:
            made: how many estimates of the zone the service has made so far, first and repeated ones. If as
                many were added as there are rounds after the newest known one, only those are read; otherwise
                late readings have changed older rounds, and all are read again.

        Raises:
            StoreError: the store can't be read. The rounds stay as they were.
        """
        with self._lock:
            newest = max(self._rounds, default=None)
            found = [] if newest is None else self._read(after=newest)
            if newest is None or len(found) != made - self._made:
                found = self._read()
                self._rounds = {}
            self._rounds |= {each.number: each for each in found}
            for number in sorted(self._rounds)[:-DEPTH]:
                del self._rounds[number]
            self._made = made
            return tuple(self._rounds[number] for number in sorted(self._rounds))

    def _read(self, after: int | None = None) -> list[ShownRound]:
        zone = self._zone
        return [
            ShownRound(each.message.round, each, zone.schedule.time_of(each.message.round))
            for each in self._store.estimates(zone.name, zone.rev, after=after, limit=DEPTH)
        ]

    def with_readings(self, shown: ShownRound) -> ShownRound:
        """Return a round with its readings.

        Raises:
            StoreError: the store can't be read.
        """
        key = shown.number, shown.estimate.used
        with self._lock:
            if key not in self._readings:
                rows = self._store.round_readings(self._zone.name, self._zone.rev, shown.number)
                self._readings[key] = {
                    row.reading.node: row for row in rows if row.verdict is ReadingVerdict.ACCEPTED
                }
                if len(self._readings) > READINGS_KEPT:
                    self._readings.popitem(last=False)
            readings = self._readings[key]
        return ShownRound(shown.number, shown.estimate, shown.time, readings)
