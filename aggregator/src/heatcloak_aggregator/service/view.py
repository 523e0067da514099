"""What may be seen of a running service: what its HTTP side and its logs are made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from heatcloak_aggregator.mqtt.link_state import LinkState
from heatcloak_aggregator.service.counts import ZoneCounts
from heatcloak_aggregator.store import Store
from heatcloak_shared.wire import Status
from heatcloak_shared.zone import Zone

__all__ = ["Health", "LinkState", "Observer", "ServiceView", "ZoneView"]


@dataclass(frozen=True, slots=True)
class Health:
    """How the service is.

    Attributes:
        link: where the link to the broker stands.
        link_problem: why the last connection ended; None while there is none to tell.
        store_problem: why the store can't be used just now; None while it can.
        clock_problem: what is wrong with the clock, such as that it was set back; None while it is fine.
        waiting: messages taken from the broker that are not committed yet.
    """

    link: LinkState
    link_problem: str | None = None
    store_problem: str | None = None
    clock_problem: str | None = None
    waiting: int = 0

    @property
    def is_ready(self) -> bool:
        """Whether readings come in, and are kept."""
        return self.link is LinkState.UP and self.store_problem is None and self.clock_problem is None


@dataclass(slots=True)
class ZoneView:
    """What may be seen of one zone.

    Attributes:
        zone: the zone.
        counts: what was counted since the service started.
        statuses: the last status of each node that told one.
        open_rounds: rounds that readings are awaited for.
        to_estimate: closed rounds that wait for their estimate, or for a better one.
    """

    zone: Zone
    counts: ZoneCounts
    statuses: dict[str, Status] = field(default_factory=dict)
    open_rounds: int = 0
    to_estimate: int = 0


class ServiceView(Protocol):
    """A running service, seen from outside; everything belongs to the event loop's thread."""

    @property
    def zones(self) -> Mapping[str, ZoneView]:
        """Its zones by name."""

    @property
    def store(self) -> Store:
        """Where readings and estimates are kept; its methods block, so they are called on other threads."""

    def health(self) -> Health:
        """How it is now."""


class Observer(Protocol):
    """Who is told of what a service does, as it happens, on the event loop's thread."""

    def committed(self, zone: str, readings: int, seconds: float) -> None:
        """New readings of a zone were committed in one transaction, which took so long."""

    def estimated(self, zone: str, seconds: float, *, again: bool) -> None:
        """A round was recovered, which took so long; ``again``: because late readings had come."""

    def published(self, zone: str, lag: float, *, again: bool) -> None:
        """An estimate was published, so many seconds after its round closed, or its last reading came."""

    def scored(self, zone: str, emd: float) -> None:
        """A round's estimate was compared with the truth; in simulations only."""


class Unobserved:
    """Tells nobody."""

    def committed(self, zone: str, readings: int, seconds: float) -> None:
        """As `Observer.committed`."""

    def estimated(self, zone: str, seconds: float, *, again: bool) -> None:
        """As `Observer.estimated`."""

    def published(self, zone: str, lag: float, *, again: bool) -> None:
        """As `Observer.published`."""

    def scored(self, zone: str, emd: float) -> None:
        """As `Observer.scored`."""
