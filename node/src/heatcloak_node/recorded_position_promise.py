"""The promise of a position zone as the ledger records it: a mechanism, and how often it reports."""

from __future__ import annotations

import math
from typing import NamedTuple

from heatcloak_shared.zone import AnyZone, PositionZone

_FIELDS = {"mechanism", "releases", "seconds"}


class RecordedPositionPromise(NamedTuple):
    """A promise that hides the place of one node, as a public map says.

    Attributes:
        mechanism: a number that identifies map and mechanism. Two of them can't be ranked: each may hide more
            than the other at some place.
        releases: listed rounds in a budget period, whose costs add up.
        seconds: the length of a budget period.
    """

    mechanism: float
    releases: float
    seconds: float

    @classmethod
    def of(cls, zone: AnyZone) -> RecordedPositionPromise:
        """Return the promise of a position zone."""
        assert isinstance(zone, PositionZone)  # noqa: S101  by the contract
        schedule = zone.schedule
        seconds = schedule.budget_rounds * float(schedule.period)
        return cls(zone.fingerprint, float(schedule.releases), seconds)

    def violation_by(self, zone: AnyZone, node: str) -> str | None:
        """See `AnyRecordedPromise`."""
        if not isinstance(zone, PositionZone):
            return f"it is of kind {zone.kind}, the node promised for a position zone"
        new = RecordedPositionPromise.of(zone)
        if new.mechanism != self.mechanism:
            return "it has another privacy map or mechanism, so the promises can't be compared"
        if new.releases > self.releases:
            return f"it lists {new.releases:g} rounds in a period, the node promised {self.releases:g}"
        if new.seconds < self.seconds:
            return f"its budget renews every {new.seconds:g} s, the node promised every {self.seconds:g} s"
        return None

    def updated_by(self, zone: AnyZone, node: str) -> RecordedPositionPromise:
        """See `AnyRecordedPromise`: the zone's own promise, which is at least as strong."""
        return RecordedPositionPromise.of(zone)

    def as_fields(self) -> dict[str, float]:
        """See `AnyRecordedPromise`."""
        return self._asdict()

    @classmethod
    def from_fields(cls, fields: dict[str, object]) -> RecordedPositionPromise | None:
        """Return the promise in ``fields``, or None if they hold no valid promise."""
        if fields.keys() != _FIELDS:
            return None
        numbers = [value for value in fields.values() if type(value) is float and 0.0 < value < math.inf]
        if len(numbers) != len(_FIELDS):
            return None
        return cls(**fields)  # type: ignore[arg-type]
