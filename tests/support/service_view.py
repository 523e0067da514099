"""A service as HTTP sees it, whose state a test sets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from heatcloak_aggregator.mqtt.reconnect import LinkState
from heatcloak_aggregator.service.monitoring import (
    CommittedReadings,
    EstimatedRound,
    Health,
    Load,
    Observer,
    PublishedRound,
    ZoneCounts,
    ZoneView,
)
from heatcloak_shared.zone import AnyZone


class ShownService:
    """A `ServiceView` of some zones.

    Args:
        zones: the zones.
        store: the store.

    Attributes:
        current_health, current_load, current_leases: what the methods return.
    """

    def __init__(self, zones: Iterable[AnyZone], store: Any) -> None:
        self.store = store
        self.zones = {zone.name: ZoneView(zone, ZoneCounts(zone.nodes)) for zone in zones}
        self.current_health = Health(LinkState.UP)
        self.current_load = Load()
        self.current_leases: dict[str, tuple[int, float]] = {}

    def health(self) -> Health:
        """Return the health that the test has set."""
        return self.current_health

    def load(self) -> Load:
        """Return the load that the test has set."""
        return self.current_load

    def leases(self) -> dict[str, tuple[int, float]]:
        """Return the leases that the test has set."""
        return self.current_leases


def observe(metrics: Observer, zone: str = "hall") -> None:
    """Show metrics two commits, one recovery of two rounds, and two publications of a zone."""
    metrics.committed(CommittedReadings(zone, {7: 40, 8: 10}, {7: 1.0, 8: 1.0}, 2.0, 2.004))
    metrics.committed(CommittedReadings(zone, {8: 1}, {8: 1.0}, 2.0, 2.3))
    metrics.estimated(EstimatedRound(zone, 7, False, 3.0, 4.0, 4.04, 5.0, together=2))
    metrics.published(PublishedRound(zone, 7, False, 3.0, 3.7))
    metrics.published(PublishedRound(zone, 7, True, 6.0, 8.5))
