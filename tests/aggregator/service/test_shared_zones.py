"""Services that share the zones of one store in PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from heatcloak_aggregator.service import Aggregator, Estimator, ZoneSettings, shared_zones
from heatcloak_aggregator.service.shared_zones import SharedZones
from heatcloak_aggregator.service.zone_state import Lease, lease_clock
from heatcloak_aggregator.store import Store, StoredEstimate
from heatcloak_aggregator.store.errors import FencedError
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_shared import Reading
from heatcloak_shared.zone import Zone
from support.simulated_rounds import FIRST, simulated_rounds, standing
from support.waiting import wait_until_async

Make = Callable[..., Reading]


@pytest.fixture
def store(harness: Any, postgresql: Any) -> Iterator[Store]:
    """A store that the services of the harness share."""
    harness.store = store = Store(postgresql.new_database())
    yield store
    store.close()


@pytest.fixture
def zones(zone: Zone) -> list[Zone]:
    """Four zones."""
    return [replace(zone, name=name) for name in ("hall", "loft", "shed", "yard")]


@asynccontextmanager
async def sharing(harness: Any, zones: list[Zone], services: int = 2) -> AsyncIterator[list[Aggregator]]:
    """Run services that share zones, until each has its share and is subscribed to it."""
    found = [harness.new_service(*map(ZoneSettings, zones), shares=True) for _ in range(services)]
    running = [asyncio.create_task(each.run(), name=f"service {n}") for n, each in enumerate(found)]
    try:
        await wait_until_async(lambda: is_settled(found, zones), message=lambda: str(list(map(owned, found))))
        async with harness.listening(tuple(zones)):
            yield found
    finally:
        for each in running:
            each.cancel()
        await asyncio.gather(*running, return_exceptions=True)


def owned(service: Aggregator) -> set[str]:
    """Return the zones that a service is subscribed to."""
    return set(service._subscriptions.current) & set(service.zones)


def is_settled(services: list[Aggregator], zones: list[Zone]) -> bool:
    shares = sorted(len(owned(each)) for each in services)
    fair = sorted(len(zones[start :: len(services)]) for start in range(len(services)))
    return shares == fair and set().union(*map(owned, services)) == {each.name for each in zones}


def readings(zones: list[Zone], make: Make, number: int) -> list[Reading]:
    return [make(node, number, zone=each.name, rev=each.rev) for each in zones for node in each.nodes]


def test_each_zone_is_served_by_one_service(
    harness: Any, store: Store, zones: list[Zone], make_reading: Make
) -> None:
    async def work() -> None:
        async with sharing(harness, zones) as services:
            assert not owned(services[0]) & owned(services[1])
            for each in services:
                assert each.leases().keys() == owned(each)
                assert all(fence >= 1 and 0.0 <= left < 4.0 for fence, left in each.leases().values())
            await harness.publish(*readings(zones, make_reading, 100))
            await harness.until(lambda: len(harness.estimates) == len(zones))
            await asyncio.sleep(0.5)
            assert sorted(each.zone for each in harness.estimates) == [each.name for each in zones]
            stored = [view.counts.stored for each in services for view in each.zones.values()]
            assert stored == [4] * 4

    harness.run(work())


def test_zones_of_a_service_that_stops_go_to_the_others(
    harness: Any, store: Store, zones: list[Zone], make_reading: Make
) -> None:
    """Without a lost or doubled reading or estimate."""

    async def work() -> None:
        async with sharing(harness, zones) as services:
            await harness.publish(*readings(zones, make_reading, 100))
            await harness.until(lambda: len(harness.estimates) == 4)
            (stopping,) = [each for each in asyncio.all_tasks() if each.get_name() == "service 0"]
            stopping.cancel()
            await asyncio.gather(stopping, return_exceptions=True)
            await harness.until(lambda: len(owned(services[1])) == 4)
            harness.now += 1.0
            await harness.publish(*readings(zones, make_reading, 101))
            await harness.until(
                lambda: (
                    {each.zone for each in harness.estimates if each.round == 101}
                    == {each.name for each in zones}
                )
            )

    harness.run(work())
    assert all(store.count(each.name) == 8 for each in zones)


def test_a_further_service_takes_its_share(
    harness: Any, store: Store, zones: list[Zone], make_reading: Make
) -> None:
    """Moved zones are finished by the service that gives them up."""

    async def work() -> None:
        async with sharing(harness, zones, 1) as services:
            second = harness.new_service(*map(ZoneSettings, zones), shares=True)
            running = asyncio.create_task(second.run())
            await harness.until(lambda: is_settled([*services, second], zones))
            await harness.publish(*readings(zones, make_reading, 100))
            await harness.until(lambda: len(harness.estimates) == 4)
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

    harness.run(work())


def test_the_writes_of_a_service_that_lost_a_zone_are_refused_and_it_gives_it_up(
    harness: Any, store: Store, zones: list[Zone], make_reading: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with sharing(harness, zones[:1], 1) as services:
            (service,) = services
            state = service._zones["hall"]
            # As if it had been stopped for a while: it does not renew, and another service takes the zone.
            monkeypatch.setattr(SharedZones, "_renew", nothing)
            monkeypatch.setattr(SharedZones, "_balance", nothing)
            await wait_until_async(lambda: store.take_leases("other", ["hall"], 1, 60.0), interval=0.2)
            assert state.lease is not None
            fences = {"hall": state.lease.fence}
            with pytest.raises(FencedError):
                store.save_watermarks({("hall", "n01", "5f0c" * 8): 7}, fences=fences)
            await harness.publish(*readings(zones[:1], make_reading, 100))
            await harness.until(lambda: not service.zones)
            assert store.count("hall") == 0
            assert harness.estimates == []
            assert harness.stored == {}

    harness.run(work())


async def nothing(_: SharedZones) -> None:
    """Do nothing."""


def test_an_estimate_waits_until_the_lease_is_renewed(
    harness: Any, store: Store, zones: list[Zone], make_reading: Make
) -> None:
    """Another service may have published a later one meanwhile."""

    async def work() -> None:
        async with sharing(harness, zones[:1], 1) as services:
            (service,) = services
            lease = service._zones["hall"].lease
            assert lease is not None
            renew = service._shared._renew  # type: ignore[union-attr]
            service._shared._renew = lambda: nothing(service._shared)  # type: ignore
            lease.valid_until = 0.0
            await harness.publish(*readings(zones[:1], make_reading, 100))
            await harness.until(lambda: store.estimated_rounds("hall", zones[0].rev, 0))
            await asyncio.sleep(0.5)
            assert harness.estimates == []
            service._shared._renew = renew  # type: ignore
            await harness.until(lambda: harness.estimates)

    harness.run(work())


def test_a_service_without_the_broker_takes_no_zone(store: Store) -> None:
    async def work() -> None:
        online = False
        shared = SharedZones(store, lambda: online)
        shared.want(["hall"])
        running = asyncio.create_task(shared.run())
        await asyncio.sleep(1.5)
        assert shared.leases == {}
        online = True
        await wait_until_async(lambda: shared.leases)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await shared.resign()
        assert store.take_leases("other", ["hall"], 1, 1.0) == {"hall": 2}

    asyncio.run(work())


class Sharing:
    """Services that hold leases of zones, without serving them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._shared: list[SharedZones] = []
        self._running: list[asyncio.Task[Any]] = []

    def start(self, *names: str, online: Callable[[], bool] = lambda: True) -> SharedZones:
        """Start a service that wants some zones."""
        shared = SharedZones(self._store, online)
        shared.want(names)
        self._shared.append(shared)
        self._running.append(asyncio.create_task(self._run(shared)))
        return shared

    async def _run(self, shared: SharedZones) -> None:
        renewing = asyncio.create_task(shared.run())
        try:
            while True:
                await shared.release(shared.leaving)
                await asyncio.sleep(0.1)
        finally:
            renewing.cancel()

    async def __aenter__(self) -> Sharing:
        return self

    async def __aexit__(self, *_: object) -> None:
        for each in self._running:
            each.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        # Also waits for what their threads still do in the store, which the test closes.
        for service in self._shared:
            await service.resign()


def test_a_zone_that_only_one_service_wants_is_served_beyond_its_share(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Services may have different zone files."""
    monkeypatch.setattr(shared_zones, "ORPHANED_SECONDS", 1.0)

    async def work() -> None:
        async with Sharing(store) as sharing:
            one, two = sharing.start("a", "b", "c", "d"), sharing.start("v", "w", "x", "y")
            await wait_until_async(lambda: len(one.leases) == len(two.leases) == 4)
            await asyncio.sleep(1.5)
            assert len(one.leases) == len(two.leases) == 4

    asyncio.run(work())
    assert any("which no other service serves" in each for each in caplog.messages)


def test_a_service_that_is_restarted_moves_no_zone_of_the_others(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It counts twice until its last heartbeat is old."""

    async def work() -> None:
        async with Sharing(store) as sharing:
            names = [f"zone-{number}" for number in range(12)]
            one, two = sharing.start(*names), sharing.start(*names)
            await wait_until_async(lambda: len(one.leases) == len(two.leases) == 6, 30)
            kept = {name: lease.fence for name, lease in one.leases.items()}
            # The second one is killed and restarted.
            sharing._running.pop().cancel()
            three = sharing.start(*names)
            await wait_until_async(lambda: len(three.leases) == 6, 30)
            assert {name: lease.fence for name, lease in one.leases.items()} == kept

    asyncio.run(work())


def test_after_an_outage_of_the_broker_each_service_keeps_its_zones(store: Store) -> None:
    """The first one to come back does not take those of the other."""

    async def work() -> None:
        is_online = {"one": True, "two": True}
        async with Sharing(store) as sharing:
            names = [f"zone-{number}" for number in range(4)]
            one = sharing.start(*names, online=lambda: is_online["one"])
            two = sharing.start(*names, online=lambda: is_online["two"])
            await wait_until_async(lambda: len(one.leases) == len(two.leases) == 2, 30)
            fences = [{n: lease.fence for n, lease in each.leases.items()} for each in (one, two)]
            is_online.update(one=False, two=False)
            await asyncio.sleep(9.0)
            is_online["one"] = True
            await asyncio.sleep(2.5)
            is_online["two"] = True
            await asyncio.sleep(2.5)
            assert fences == [{n: lease.fence for n, lease in each.leases.items()} for each in (one, two)]

    asyncio.run(work())


def test_a_lease_that_is_not_needed_before_its_zone_was_served_is_released(
    harness: Any, store: Store, zones: list[Zone]
) -> None:
    async def work() -> None:
        async with sharing(harness, zones[:1], 1) as services:
            (service,) = services
            shared = service._shared
            assert shared is not None
            (fence,) = store.take_leases(shared.service, ["loft"], 1, 60.0).values()
            shared._leases["loft"] = Lease(fence, lease_clock() + 60.0)
            shared._leaving.add("loft")
            await harness.until(lambda: "loft" not in shared._leases)
            assert store.take_leases("other", ["loft"], 1, 1.0) == {"loft": fence + 1}

    harness.run(work())


def test_a_write_that_was_refused_late_does_not_drop_a_newer_lease(store: Store) -> None:
    async def work() -> None:
        shared = SharedZones(store, lambda: True)
        old, new = Lease(1, lease_clock() + 60.0), Lease(3, lease_clock() + 60.0)
        shared._leases["hall"] = new
        shared.refused({"hall": old})
        assert shared.leases == {"hall": new}
        shared.refused({"hall": new})
        assert shared.leases == {}
        assert new.valid_until < lease_clock()

    asyncio.run(work())


def test_estimates_of_a_lost_zone_are_not_stored(store: Store) -> None:
    hall = new_zone("hall")
    message = Estimator(hall).estimate(simulated_rounds(hall, standing(0.3), 1)(FIRST)).message
    old = store.take_leases("one", ["hall"], 1, 0.0)
    new = store.take_leases("two", ["hall"], 1, 60.0)
    assert new["hall"] == old["hall"] + 1
    with pytest.raises(FencedError):
        store.add_estimates([StoredEstimate(message, 4, 0.0)], fences=old)
    assert store.add_estimates([StoredEstimate(message, 4, 0.0)], fences=new)
