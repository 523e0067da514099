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
OVERLAP = 5
"""Rounds before the newest known one that are read again: late readings change their estimates."""
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
        self._readings: OrderedDict[tuple[int, int], dict[str, StoredReading]] = OrderedDict()
        self._lock = Lock()

    def refresh(self) -> tuple[ShownRound, ...]:
        """Return the rounds after reading what is new, oldest first.

        Raises:
            StoreError: the store can't be read. The rounds stay as they were.
        """
        zone = self._zone
        with self._lock:
            numbers = sorted(self._rounds)[-OVERLAP:]
            after = numbers[0] - 1 if len(numbers) == OVERLAP else None
            found = self._store.estimates(zone.name, zone.rev, after=after, limit=DEPTH)
            for each in found:
                number = each.message.round
                self._rounds[number] = ShownRound(number, each, zone.schedule.time_of(number))
            for number in sorted(self._rounds)[:-DEPTH]:
                del self._rounds[number]
            return self._in_order()

    def _in_order(self) -> tuple[ShownRound, ...]:
        return tuple(self._rounds[number] for number in sorted(self._rounds))

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
