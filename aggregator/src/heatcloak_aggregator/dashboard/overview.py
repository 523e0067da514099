"""The page of all zones: a drawing of each where there are few, and a table where there are many."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable
from dataclasses import dataclass

from heatcloak_aggregator.dashboard.catalogue import Catalogue
from heatcloak_aggregator.dashboard.condition import (
    Condition,
    Level,
    conditions_at_a_glance,
    service_conditions,
    worst,
)
from heatcloak_aggregator.dashboard.rendering import render
from heatcloak_aggregator.dashboard.zone_page import Throttle, ZonePage
from heatcloak_aggregator.service.monitoring import ServiceView, ZoneView
from heatcloak_shared.wire import NodeState

MOST_DRAWN = 20
"""Zones up to which each has a drawing. Those of more would take the store and the processor too long."""
MOST_LISTED = 500
"""Zones in the table, those with problems first."""
_SLICE = 0.002
"""Seconds for which looking at zones occupies the event loop at a time."""


@dataclass(frozen=True)
class ZoneLine:
    """A zone in the table of many zones.

    Attributes:
        name: its name.
        kind: its kind.
        nodes: how many nodes it has.
        online: how many of them are online.
        conditions: what a visitor should know, as far as it is known without the store; the most serious
            first.
    """

    name: str
    kind: str
    nodes: int
    online: int
    conditions: list[Condition]

    @property
    def level(self) -> Level:
        """Return the most serious level of its conditions."""
        return worst(self.conditions)


class Overview:
    """What changes on the page of all zones, for all visitors.

    Args:
        service: the service.
        page_of: returns the page of a zone by its name; None if it is not served.
        clock: seconds since 1970.
        has_ended: whether the simulation is over.
    """

    def __init__(
        self,
        service: ServiceView,
        page_of: Callable[[str], ZonePage | None],
        clock: Callable[[], float],
        has_ended: Callable[[], bool],
    ) -> None:
        self._service = service
        self._page_of = page_of
        self._clock = clock
        self._has_ended = has_ended
        self._since = clock()
        self._parts: dict[str, tuple[str, Throttle]] = {}
        self._lock = asyncio.Lock()

    async def part(self, catalogue: Catalogue) -> str:
        """Return the part of the page, as old as `Throttle` allows."""
        async with self._lock:
            html, throttle = self._parts.get(catalogue.language, ("", Throttle()))
            if not html or throttle.is_due:
                html = await self._made(catalogue, throttle)
                self._parts[catalogue.language] = html, throttle
            return html

    async def _made(self, catalogue: Catalogue, throttle: Throttle) -> str:
        names = sorted(self._service.zones)
        conditions = [] if self._has_ended() else service_conditions(self._service.health())
        if len(names) <= MOST_DRAWN:
            pages = [found for name in names if (found := self._page_of(name)) is not None]
            zones = await asyncio.gather(*(each.snapshot() for each in pages))
            with throttle.work():
                return render(
                    "overview_live.html",
                    catalogue,
                    zones=zones,
                    lines=[],
                    n=len(zones),
                    conditions=conditions,
                )
        lines = await self._lines(names, throttle)
        listed = heapq.nsmallest(MOST_LISTED, lines, key=_severity)

        def rendered() -> str:
            with throttle.work():
                return render(
                    "overview_live.html",
                    catalogue,
                    zones=[],
                    lines=listed,
                    n=len(lines),
                    conditions=conditions,
                )

        return await asyncio.to_thread(rendered)

    async def _lines(self, names: list[str], throttle: Throttle) -> list[ZoneLine]:
        """Return the lines of zones, read in slices between which the event loop does other work."""
        zones, now = self._service.zones, self._clock()
        lines: list[ZoneLine] = []
        used, began = 0.0, time.thread_time()
        for name in names:
            # It may have been removed meanwhile.
            if (view := zones.get(name)) is not None:
                lines.append(self._line(view, now))
            if (slice_used := time.thread_time() - began) >= _SLICE:
                used += slice_used
                await asyncio.sleep(0)
                began = time.thread_time()
        throttle.rest(used + time.thread_time() - began)
        return lines

    def _line(self, view: ZoneView, now: float) -> ZoneLine:
        online = sum(status.state is NodeState.ONLINE for status in view.statuses.values())
        conditions = [] if self._has_ended() else conditions_at_a_glance(view, now, self._since)
        return ZoneLine(view.zone.name, view.zone.kind, len(view.zone.nodes), online, conditions)


def _severity(line: ZoneLine) -> int:
    """Return the place of a zone in the table: those with problems first."""
    return -list(Level).index(line.level)
