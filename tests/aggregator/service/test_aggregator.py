"""The aggregator at a real broker with a real store: what is acknowledged is kept; what is late counts."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Any

import aiomqtt
import pytest

from heatcloak_aggregator.mqtt import rate_limit
from heatcloak_aggregator.mqtt.link_state import LinkState
from heatcloak_aggregator.mqtt.reconnect import LONGEST_FAREWELL
from heatcloak_aggregator.service import Aggregator, Estimator, ServedZone, ZoneSettings
from heatcloak_aggregator.service.ingest import RECEIVE_MAXIMUM
from heatcloak_aggregator.store import BootKey, Held, StoredReading, Verdict
from heatcloak_shared import Reading
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import decode_stored
from heatcloak_shared.zone import Zone

Make = Callable[..., Reading]


def test_many_zones_are_served_by_one_process(world: Any, zone: Zone, make_reading: Make) -> None:
    """Each has its own rounds, estimates and counts."""
    loft = replace(zone, name="loft")

    async def work() -> None:
        async with world.serving(zone, loft) as service:
            for of in (zone, loft):
                await world.publish(*(make_reading(n, zone=of.name, rev=of.rev) for n in of.nodes))
            await world.until(lambda: len(world.estimates) == 2)
            assert {each.zone for each in world.estimates} == {"hall", "loft"}
            assert [view.counts.stored for view in service.zones.values()] == [4, 4]
            assert service.health().is_ready

    world.run(work())
    assert world.store.count("hall") == world.store.count("loft") == 4


def test_zones_need_names_of_their_own(world: Any, zone: Zone) -> None:
    """Two files of one zone are a mistake."""
    with pytest.raises(ConfigError, match="name of its own"):
        Aggregator([ZoneSettings(zone)] * 2, world.mosquitto.address, world.store, lambda: 0.0)


def test_a_late_reading_makes_its_rounds_estimate_anew(world: Any, zone: Zone, make_reading: Make) -> None:
    """The correction is told but not retained; the newest round's estimate stays."""

    async def work() -> None:
        async with world.serving(zone) as service:
            await world.publish(*(make_reading(n, 100) for n in zone.nodes[1:]))
            await world.until(lambda: service.zones["hall"].counts.stored == 3)
            world.now = 104.0
            await world.until(lambda: len(world.estimates) == 1)
            assert world.estimates[0].missing == (zone.nodes[0],)
            await world.publish(*(make_reading(n, 104, seq=4) for n in zone.nodes))
            await world.until(lambda: len(world.estimates) == 2)
            await world.publish(make_reading(zone.nodes[0], 100))
            await world.until(lambda: len(world.estimates) == 3)
            assert (world.estimates[2].round, world.estimates[2].missing) == (100, ())
            counts = service.zones["hall"].counts
            assert (counts.estimated, counts.estimated_again) == (2, 1)

    world.run(work())
    (newest,) = world.store.estimates("hall", zone.rev, limit=1)
    assert newest.message.round == 104
    (corrected,) = world.store.estimates("hall", zone.rev, before=104)
    assert corrected.used == 4


def test_nothing_is_acknowledged_before_it_is_kept(world: Any, zone: Zone, make_reading: Make) -> None:
    """A store that can't be written stops the flow at the broker; nothing is lost, and it goes on then."""
    number = RECEIVE_MAXIMUM + 2000
    readings = [make_reading(zone.nodes[n % 4], 100 - n // 4, seq=n // 4) for n in range(number)]

    async def work() -> None:
        async with world.serving(zone) as service:
            with closing(sqlite3.connect(world.path, isolation_level=None)) as other:
                other.execute("BEGIN EXCLUSIVE")
                await world.publish(*readings)
                await world.until(lambda: service.health().store_problem)
                assert not service.health().is_ready
                assert 1000 < service.health().waiting <= RECEIVE_MAXIMUM
                assert world.stored == {}
                other.execute("ROLLBACK")
            await world.until(lambda: service.zones["hall"].counts.stored == number)
            assert service.health().store_problem is None

    world.run(work())
    assert world.store.count("hall") == number


def test_a_broker_that_dies_in_the_middle_costs_nothing(world: Any, zone: Zone, make_reading: Make) -> None:
    """What was committed and not acknowledged comes again, and is a duplicate."""

    async def work() -> None:
        async with world.serving(zone) as service:
            await world.publish(*(make_reading(n) for n in zone.nodes[:2]))
            await world.until(lambda: world.store.count("hall") == 2)
            world.mosquitto.kill()
            await world.until(lambda: service.health().link is LinkState.WAITING)
            assert service.health().link_problem is not None
            world.mosquitto.start()
            await world.until(lambda: service.health().link is LinkState.UP)
            async with world.listening((zone,)):
                await world.publish(*(make_reading(n) for n in zone.nodes))
                await world.until(lambda: len(world.estimates) == 1)
            verdicts = service.zones["hall"].counts.verdicts
            assert verdicts == {"accepted": 4, "duplicate": 2}

    world.run(work())


@pytest.mark.parametrize("turns", range(5))
def test_a_service_stops_that_has_something_to_publish_just_then(world: Any, zone: Zone, turns: int) -> None:
    """In whatever turn of the event loop it is while the cancellation goes through it: none is swallowed."""

    async def work() -> None:
        service = Aggregator([ZoneSettings(zone)], world.mosquitto.address, world.store, world.clock)
        running = asyncio.create_task(service.run())
        await service.ready.wait()
        await asyncio.sleep(0.1)
        running.cancel()
        for _ in range(turns):
            await asyncio.sleep(0)
        service._estimating.something_to_publish.set()
        done, _ = await asyncio.wait([running], timeout=LONGEST_FAREWELL / 2)
        for task in asyncio.all_tasks() - {asyncio.current_task()}:  # what would hang otherwise
            task.cancel()
        assert done, "it runs on"

    world.run(work())


def test_who_stops_tells_what_is_stored(world: Any, zone: Zone, make_reading: Make) -> None:
    """A node need not wait for the next service to forget what this one has."""

    async def work() -> None:
        async with world.serving(zone) as service:
            service._teller.due = lambda now, *, everything=False: (
                type(service._teller).due(service._teller, now, everything=True) if everything else []
            )
            await world.publish(*(make_reading(n, seq=0) for n in zone.nodes))
            await world.until(lambda: world.store.count("hall") == 4)
            assert world.stored == {}
        where = world.mosquitto.address
        async with aiomqtt.Client(where.host, where.port) as client:
            await client.subscribe(node_topic("hall", "+", "stored"), 1)
            told = [await anext(client.messages) for _ in zone.nodes]
        assert all(decode_stored(bytes(m.payload)).seq == 0 for m in told)

    world.run(work())


def test_what_a_service_knew_of_a_boot_is_known_to_the_next(
    world: Any, zone: Zone, make_reading: Make
) -> None:
    """Also what the node gave up: it is remembered when the service stops."""

    async def work() -> None:
        for seqs in ((7, 8), (9,)):
            async with world.serving(zone):
                kept = 7 if seqs[0] == 7 else 0
                await world.publish(*(make_reading("n01", 90 + s, seq=s, kept=kept) for s in seqs))
                await world.until(partial(world.is_told, "n01", seqs[-1]))

    world.run(work())


def test_what_another_service_stored_counts_in_our_estimate(
    world: Any, zone: Zone, make_reading: Make
) -> None:
    """As one does that is about to be replaced: nobody tells us, and no estimate of a part is published."""

    async def work() -> None:
        world.began = monotonic()
        async with world.serving(zone) as service:
            rows = [StoredReading(make_reading(n), Verdict.ACCEPTED, world.now) for n in zone.nodes[:2]]
            world.store.add(rows)
            await world.publish(*(make_reading(n) for n in zone.nodes[2:]))
            await world.until(lambda: world.estimates)
            assert [each.missing for each in world.estimates] == [()]
            assert service.zones["hall"].counts.estimated == 1
        assert world.store.to_estimate("hall", zone.rev, 0) == []

    world.run(work())


def test_a_service_that_is_told_to_stop_while_it_prepares_says_nothing(
    world: Any, zone: Zone, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Several zones take their time; nobody complains of a task that was not asked for its result."""
    monkeypatch.setattr(Estimator, "prepare", lambda self: time.sleep(0.3))

    async def work() -> None:
        zones = [ZoneSettings(replace(zone, name=name)) for name in ("hall", "loft", "yard")]
        service = Aggregator(zones, world.mosquitto.address, world.store, world.clock)
        running = asyncio.create_task(service.run())
        await asyncio.sleep(0.4)
        running.cancel()
        await asyncio.wait([running], timeout=10)
        assert running.cancelled()

    world.run(work())
    gc.collect()
    assert caplog.messages == []


@pytest.mark.alone
def test_a_node_that_floods_is_not_listened_to_for_a_while(
    world: Any, zone: Zone, make_reading: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others are; and it is heard again when its time is up."""
    monkeypatch.setattr(rate_limit, "QUARANTINE_FIRST", 1.0)
    monkeypatch.setattr(rate_limit, "NOISE_BURST", 100.0)

    async def work() -> None:
        async with world.serving(zone) as service:
            loud = service.zones["hall"].counts.nodes["n01"]
            for _ in range(150):
                await world.client.publish(node_topic("hall", "n01", "reading"), b"{", qos=1)
            await world.until(lambda: loud.quarantines == 1)
            await asyncio.sleep(0.5)
            refused = loud.refusals.total()
            await world.publish(*(make_reading(n) for n in zone.nodes))
            await world.until(lambda: world.store.count("hall") == 3)
            assert loud.refusals.total() == refused, "its messages do not even come"
            await world.until(lambda: not service._served["hall"].quarantined)
            await asyncio.sleep(0.5)
            await world.publish(make_reading("n01"))
            await world.until(lambda: world.store.count("hall") == 4)

    world.run(work())


@pytest.mark.parametrize(
    ("heard", "set_aside"),
    [
        ({"n01": 400, "n02": 399, "n03": 300}, set()),
        ({"n01": 5000, "n02": 5001, "n03": 1}, {"n01", "n02"}),
        ({"n01": 900, "n02": 450, "n03": 450}, {"n01"}),
    ],
)
def test_floods_do_not_hide_each_other(zone: Zone, heard: dict[str, int], set_aside: set[str]) -> None:
    """Of a thousand and more messages who sends more than half a thousand is set aside, the loudest first."""

    async def nothing(_: object) -> dict[BootKey, Held]:
        return {}

    served = ServedZone(ZoneSettings(zone), nothing)
    served.counts.nodes["n04"].last_seen = 100.0
    served.quarantine_loudest(Counter(heard), 1000.0, 5.0)
    assert served.quarantined == set_aside


def test_a_clock_that_was_set_back_is_told_and_loses_nothing(
    world: Any, zone: Zone, make_reading: Make
) -> None:
    """Readings of rounds that it has not reached are refused, and not told to be stored: they come again."""

    async def work() -> None:
        world.began = monotonic()
        async with world.serving(zone) as service:
            await asyncio.sleep(0.5)
            world.now -= 60.0
            await world.until(lambda: service.health().clock_problem)
            await world.publish(*(make_reading(n) for n in zone.nodes))
            await world.until(lambda: service.zones["hall"].counts.refusals["future"] == 4)
            assert world.store.count("hall") == 0
            world.now += 60.0
            await world.until(lambda: service.health().is_ready)
            await world.publish(*(make_reading(n) for n in zone.nodes))
            await world.until(lambda: len(world.estimates) == 1)

    world.run(work())
