"""The promise of a heatmap zone as the ledger records it: an epsilon for each budget period."""

from __future__ import annotations

import math
from typing import NamedTuple

from heatcloak_shared.zone import AnyZone, HeatmapZone


class RecordedLocalPromise(NamedTuple):
    """A promise that hides the whole input of one device, independent of the area and of other devices.

    Attributes:
        epsilon: the promised bound for one budget period.
        seconds: the length of a budget period.
    """

    epsilon: float
    seconds: float

    @classmethod
    def of(cls, zone: AnyZone) -> RecordedLocalPromise:
        """Return the promise of a heatmap zone."""
        assert isinstance(zone, HeatmapZone)  # noqa: S101  by the contract
        return cls(float(zone.epsilon), zone.schedule.budget_rounds * float(zone.schedule.period))

    def violation_by(self, zone: AnyZone, node: str) -> str | None:
        """See `AnyRecordedPromise`."""
        if not isinstance(zone, HeatmapZone):
            return f"it is of kind {zone.kind}, the node promised for a heatmap zone"
        new = RecordedLocalPromise.of(zone)
        if new.epsilon > self.epsilon:
            return f"its epsilon is {new.epsilon:g}, the node promised {self.epsilon:g}"
        if new.seconds < self.seconds:
            return f"its budget renews every {new.seconds:g} s, the node promised every {self.seconds:g} s"
        return None

    def updated_by(self, zone: AnyZone, node: str) -> RecordedLocalPromise:
        """See `AnyRecordedPromise`: the zone's own promise, which is at least as strong."""
        return RecordedLocalPromise.of(zone)

    def as_fields(self) -> dict[str, float]:
        """See `AnyRecordedPromise`."""
        return {"local_epsilon": self.epsilon, "seconds": self.seconds}

    @classmethod
    def from_fields(cls, fields: dict[str, object]) -> RecordedLocalPromise | None:
        """Return the promise in ``fields``, or None if they hold no valid promise."""
        if fields.keys() != {"local_epsilon", "seconds"}:
            return None
        epsilon, seconds = fields["local_epsilon"], fields["seconds"]
        if type(epsilon) is not float or type(seconds) is not float:
            return None
        is_valid = 0 < epsilon < math.inf and 0 < seconds < math.inf
        return cls(epsilon, seconds) if is_valid else None
