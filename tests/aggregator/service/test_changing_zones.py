"""Zones that are added, changed and removed while the service runs."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from heatcloak_aggregator.service import ZoneSettings, aggregator
from heatcloak_aggregator.service.monitoring import Observer
from heatcloak_shared import Reading
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.zone import Zone

Make = Callable[..., Reading]


class Source:
    """The zones that a service is to serve.

    Attributes:
        zones: their settings; None where they have not changed.
    """

    def __init__(self) -> None:
        self.zones: dict[str, ZoneSettings] | None = None

    def set(self, *zones: Zone, **options: Any) -> None:
        """Serve these zones from now on."""
        self.zones = {each.name: ZoneSettings(each, **options) for each in zones}

    def __call__(self) -> Mapping[str, ZoneSettings] | None:
        """Return the zones once after each change."""
        zones, self.zones = self.zones, None
        return zones


@pytest.fixture
def source(monkeypatch: pytest.MonkeyPatch) -> Source:
    """A source that is looked at often."""
    monkeypatch.setattr(aggregator, "FOLLOW_EVERY", 0.05)
    return Source()


def test_zones_are_added_and_removed_while_others_are_served(
    harness: Any, zone: Zone, make_reading: Make, source: Source
) -> None:
    loft = replace(zone, name="loft")

    def readings(of: Zone, number: int) -> list[Reading]:
        return [make_reading(n, number, zone=of.name, rev=of.rev) for n in of.nodes]

    async def work() -> None:
        async with harness.serving(zone, source=source) as service, harness.listening((loft,)):
            hall = service._zones["hall"]
            source.set(zone, loft)
            await harness.until(lambda: "loft" in service._subscriptions.current)
            await harness.publish(*readings(zone, 100), *readings(loft, 100))
            await harness.until(lambda: {each.zone for each in harness.estimates} == {"hall", "loft"})
            source.set(zone)
            await harness.until(lambda: "loft" not in service._subscriptions.current)
            await harness.publish(*readings(loft, 101), *readings(zone, 101))
            await harness.until(lambda: harness.store.count("hall") == 8)
            assert service._zones["hall"] is hall
            assert list(service.zones) == ["hall"]
            source.set(zone, loft)
            await harness.until(lambda: "loft" in service._subscriptions.current)
            await harness.publish(*readings(loft, 101))
            await harness.until(lambda: harness.store.count("loft") == 8)

    harness.run(work())


def test_a_changed_zone_is_served_with_its_new_revision(
    harness: Any, zone: Zone, make_reading: Make, source: Source
) -> None:
    """Readings of the old one are refused from then on, and no others."""
    schedule = replace(zone.schedule, budget_rounds=zone.schedule.budget_rounds + 1)
    changed = replace(zone, schedule=schedule)
    assert changed.rev != zone.rev

    async def work() -> None:
        async with harness.serving(zone, source=source) as service:
            await harness.publish(*(make_reading(n) for n in zone.nodes))
            await harness.until(lambda: harness.store.count("hall") == 4)
            source.set(changed)
            current = service._subscriptions.current
            await harness.until(lambda: "hall" in current and current["hall"][0].zone.rev == changed.rev)
            await harness.publish(*(make_reading(n, 101) for n in zone.nodes))
            await harness.publish(*(make_reading(n, 101, seq=2, rev=changed.rev) for n in zone.nodes))
            await harness.until(lambda: harness.store.count("hall") == 8)
            assert service.zones["hall"].counts.refusals["revision"] == 4

    harness.run(work())


def test_readings_that_are_being_stored_when_their_zone_changes_are_estimated(
    harness: Any, zone: Zone, make_reading: Make, source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    add, begun, release = harness.store.add, asyncio.Event(), threading.Event()

    async def work() -> None:
        loop = asyncio.get_running_loop()

        def slow(*arguments: Any, **options: Any) -> Any:
            loop.call_soon_threadsafe(begun.set)
            release.wait(30)
            return add(*arguments, **options)

        async with harness.serving(zone, source=source) as service:
            monkeypatch.setattr(harness.store, "add", slow)
            await harness.publish(*(make_reading(n) for n in zone.nodes))
            await begun.wait()
            source.set(zone, window=601.0)
            await harness.until(lambda: "hall" not in service.zones)
            release.set()
            await harness.until(lambda: harness.estimates and "hall" in service.zones)
            assert service._zones["hall"].settings.window == 601.0

    harness.run(work())


def test_a_zone_that_cannot_be_served_disturbs_no_other(
    harness: Any, zone: Zone, make_reading: Make, source: Source, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with harness.serving(zone, source=source) as service:
            wrong = ZoneSettings(replace(zone, name="loft"), pool=0)
            source.zones = {"hall": ZoneSettings(zone), "loft": wrong}
            await harness.until(lambda: any("zone loft is not served" in each for each in caplog.messages))
            await harness.publish(*(make_reading(n) for n in zone.nodes))
            await harness.until(lambda: harness.estimates)
            assert list(service.zones) == ["hall"]

    harness.run(work())
    assert len([each for each in caplog.messages if "not served" in each]) == 1


def test_a_service_of_a_source_may_begin_without_zones(
    harness: Any, zone: Zone, make_reading: Make, source: Source
) -> None:
    async def work() -> None:
        async with harness.serving(source=source) as service, harness.listening((zone,)):
            source.set(zone)
            await harness.until(lambda: "hall" in service._subscriptions.current)
            await harness.publish(*(make_reading(n) for n in zone.nodes))
            await harness.until(lambda: harness.estimates)

    harness.run(work())
    with pytest.raises(ConfigError, match="no zone to serve"):
        harness.new_service()


def test_observers_are_notified_of_removed_zones(harness: Any, zone: Zone, source: Source) -> None:
    removed: list[str] = []

    class Noting(Observer):
        def removed(self, zone: str) -> None:
            removed.append(zone)

    async def work() -> None:
        async with harness.serving(zone, source=source, observer=Noting()):
            source.set()
            await harness.until(lambda: removed == ["hall"])

    harness.run(work())
