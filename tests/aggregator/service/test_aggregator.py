"""The aggregator at a real broker with a real store."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, Literal

import aiomqtt
import psycopg
import pytest

from heatcloak_aggregator.mqtt import reconnect
from heatcloak_aggregator.mqtt.client import Client, subscribe
from heatcloak_aggregator.mqtt.reconnect import STOP_TIMEOUT, LinkState
from heatcloak_aggregator.service import Estimator, ZoneSettings, aggregator
from heatcloak_aggregator.store import Pruned, ReadingVerdict, Store, StoredReading
from heatcloak_shared import Reading
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import decode_stored
from heatcloak_shared.zone import Zone

Make = Callable[..., Reading]


def test_zones_of_one_service_have_rounds_estimates_and_counts_of_their_own(
    harness: Any, zone: Zone, make_reading: Make
) -> None:
    loft = replace(zone, name="loft")

    async def work() -> None:
        async with harness.serving(zone, loft) as service:
            for of in (zone, loft):
                await harness.publish(*(make_reading(n, zone=of.name, rev=of.rev) for n in of.nodes))
            await harness.until(lambda: len(harness.estimates) == 2)
            assert {each.zone for each in harness.estimates} == {"hall", "loft"}
            assert [view.counts.stored for view in service.zones.values()] == [4, 4]
            assert service.health().is_ready

    harness.run(work())
    assert harness.store.count("hall") == harness.store.count("loft") == 4


def test_two_zones_with_one_name_are_refused(harness: Any, zone: Zone) -> None:
    with pytest.raises(ConfigError, match="a different name"):
        harness.new_service(*[ZoneSettings(zone)] * 2)


def test_a_late_reading_repeats_its_rounds_estimate(harness: Any, zone: Zone, make_reading: Make) -> None:
    async def work() -> None:
        async with harness.serving(zone) as service:
            await harness.publish(*(make_reading(n, 100) for n in zone.nodes[1:]))
            await harness.until(lambda: service.zones["hall"].counts.stored == 3)
            harness.now = 104.0
            await harness.until(lambda: len(harness.estimates) == 1)
            assert harness.estimates[0].missing == (zone.nodes[0],)
            await harness.publish(*(make_reading(n, 104, seq=4) for n in zone.nodes))
            await harness.until(lambda: len(harness.estimates) == 2)
            await harness.publish(make_reading(zone.nodes[0], 100))
            await harness.until(lambda: len(harness.estimates) == 3)
            assert (harness.estimates[2].round, harness.estimates[2].missing) == (100, ())
            counts = service.zones["hall"].counts
            assert (counts.estimated, counts.estimated_again) == (2, 1)

    harness.run(work())
    (newest,) = harness.store.estimates("hall", zone.rev, limit=1)
    assert newest.message.round == 104
    (corrected,) = harness.store.estimates("hall", zone.rev, before=104)
    assert corrected.used == 4


@pytest.mark.parametrize("turns", range(5))
def test_a_cancellation_is_not_swallowed_when_an_estimate_becomes_ready_at_the_same_time(
    harness: Any, zone: Zone, turns: int
) -> None:
    """In whichever turn of the event loop the two meet."""
    is_awaited = asyncio.Event()

    class Watched(asyncio.Event):
        async def wait(self) -> Literal[True]:
            is_awaited.set()
            return await super().wait()

    async def work() -> None:
        service = harness.new_service(ZoneSettings(zone))
        service._scheduler.outbox.filled = Watched()
        running = asyncio.create_task(service.run())
        await is_awaited.wait()
        running.cancel()
        for _ in range(turns):
            await asyncio.sleep(0)
        service._scheduler.outbox.filled.set()
        done, _ = await asyncio.wait([running], timeout=STOP_TIMEOUT / 2)
        for task in asyncio.all_tasks() - {asyncio.current_task()}:  # tasks that would run for ever
            task.cancel()
        assert done

    harness.run(work())


def test_a_service_that_stops_acknowledges_stored_readings(
    harness: Any, zone: Zone, make_reading: Make
) -> None:
    async def work() -> None:
        async with harness.serving(zone) as service:
            due = service._notifier.due
            service._notifier.due = lambda now, *, everything=False: (
                due(now, everything=True) if everything else []
            )
            await harness.publish(*(make_reading(n, seq=0) for n in zone.nodes))
            await harness.until(lambda: harness.store.count("hall") == 4)
            assert harness.stored == {}
        address = harness.mosquitto.address
        async with aiomqtt.Client(address.host, address.port) as client:
            await client.subscribe(node_topic("hall", "+", "stored"), 1)
            messages = [await anext(client.messages) for _ in zone.nodes]
        assert all(decode_stored(bytes(m.payload)).seq == 0 for m in messages)

    harness.run(work())


def test_watermarks_survive_a_restart(harness: Any, zone: Zone, make_reading: Make) -> None:
    """Including numbers that the node gave up, which are saved when the service stops."""

    async def work() -> None:
        for seqs in ((7, 8), (9,)):
            async with harness.serving(zone):
                kept = 7 if seqs[0] == 7 else 0
                await harness.publish(*(make_reading("n01", 90 + s, seq=s, kept=kept) for s in seqs))
                await harness.until(partial(harness.is_acknowledged, "n01", seqs[-1]))

    harness.run(work())


def test_a_service_cancelled_while_it_prepares_logs_nothing(
    harness: Any, zone: Zone, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Asyncio does not log a task whose result was not retrieved either."""
    began, release = threading.Event(), threading.Event()

    def prepare(estimator: Estimator) -> None:
        if began.is_set():
            return
        began.set()
        release.wait(10)

    monkeypatch.setattr(Estimator, "prepare", prepare)

    async def work() -> None:
        zones = [ZoneSettings(replace(zone, name=name)) for name in ("hall", "loft")]
        running = asyncio.create_task(harness.new_service(*zones).run())
        await harness.until(began.is_set)
        running.cancel()
        threading.Timer(0.05, release.set).start()
        await asyncio.wait([running], timeout=10)
        assert running.cancelled()

    harness.run(work())
    gc.collect()
    assert caplog.messages == []


def test_a_database_that_hangs_during_a_commit_does_not_delay_the_stop(
    harness: Any, zone: Zone, make_reading: Make, disturbed_postgresql: Any
) -> None:
    """The statement's own limit is most of a minute. Uncommitted readings are sent again."""
    server, url = disturbed_postgresql, disturbed_postgresql.new_database()
    harness.store = Store(url)

    async def work() -> None:
        service = harness.new_service(ZoneSettings(zone))
        running = asyncio.create_task(service.run())
        await asyncio.wait_for(service.ready.wait(), 30)
        with psycopg.connect(url) as other:
            other.execute("LOCK TABLE readings")
            blocked = "SELECT count(*) FROM pg_locks WHERE NOT granted"
            async with harness.listening((zone,)):
                await harness.publish(make_reading("n01"))
                await harness.until(lambda: other.execute(blocked).fetchone() == (1,))
            server.pause()
            began = monotonic()
            try:
                running.cancel()
                with suppress(asyncio.CancelledError):
                    await running
            finally:
                server.resume()
            assert monotonic() - began < 20.0

    harness.run(work())
    assert harness.store.count("hall") == 0
    harness.store.close()


def test_a_clock_that_was_set_back_is_reported_and_loses_nothing(
    harness: Any, zone: Zone, make_reading: Make
) -> None:
    """Readings of rounds that it has not reached are refused and not acknowledged, so they are sent again."""

    async def work() -> None:
        harness.began = monotonic()
        async with harness.serving(zone) as service:
            await harness.until(lambda: service._clock_monitor._offset is not None)
            harness.now -= 60.0
            await harness.until(lambda: service.health().clock_problem)
            await harness.publish(*(make_reading(n) for n in zone.nodes))
            await harness.until(lambda: service.zones["hall"].counts.refusals["future"] == 4)
            assert harness.store.count("hall") == 0
            harness.now += 60.0
            await harness.until(lambda: service.health().is_ready)
            await harness.publish(*(make_reading(n) for n in zone.nodes))
            await harness.until(lambda: len(harness.estimates) == 1)

    harness.run(work())


def test_rounds_are_pooled_again_after_a_clock_that_was_ahead(
    harness: Any, zone: Zone, make_reading: Make
) -> None:
    """Without the rounds of the wrong time and those before them."""
    pooled = list[tuple[int, int]]()

    def note(_name: str, estimate: Any) -> None:
        pooled.append((estimate.round.number, estimate.pooled.rounds))

    async def work() -> None:
        async with harness.serving(zone, pool=5, on_estimate=note):
            for seq, number in enumerate((100, 101, 5100, 5101, 102, 103, 104)):
                harness.now = number + 0.5
                await harness.publish(*(make_reading(n, number, seq=seq) for n in zone.nodes))
                await harness.until(lambda seq=seq: len(pooled) > seq)

    harness.run(work())
    assert pooled == [(100, 1), (101, 2), (5100, 1), (5101, 2), (102, 1), (103, 2), (104, 3)]


def test_denied_publishes_are_counted_by_zone_and_logged_once(
    harness: Any,
    zone: Zone,
    make_reading: Make,
    start_mosquitto: Any,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The access list lacks the second of two zones."""
    access = "topic read #\ntopic write heatcloak/v1/hall/#\ntopic write heatcloak/v1/loft/+/reading\n"
    (tmp_path / "acl").write_text(access, encoding="utf-8")
    (tmp_path / "acl").chmod(0o644)
    harness.mosquitto = start_mosquitto(f"acl_file {tmp_path}/acl\n")
    loft = replace(zone, name="loft")

    async def work() -> None:
        async with harness.serving(zone, loft) as service:
            for each in (zone, loft):
                await harness.publish(*(make_reading(n, zone=each.name, rev=each.rev) for n in each.nodes))
            zones = service.zones
            await harness.until(lambda: zones["loft"].counts.denied and zones["hall"].counts.estimated)
            assert zones["hall"].counts.denied == 0

    harness.run(work())
    (line,) = [message for message in caplog.messages if "access list" in message]
    assert line.startswith("zone loft:")


def test_a_quarantine_that_ends_while_a_connection_is_made_is_noticed(
    harness: Any, zone: Zone, make_reading: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new connection was to subscribe to the other nodes only."""

    async def work() -> None:
        async with harness.serving(zone) as service:
            state = service._zones["hall"]
            state._quarantined["n01"] = monotonic() + 1e9
            await harness.until(lambda: service._subscriptions.current["hall"][1] == {"n01"})

            async def subscribe_meanwhile(client: Client, topics: Sequence[str]) -> None:
                await subscribe(client, topics)
                state.end_quarantines(2e18)

            monkeypatch.setattr(reconnect, "subscribe", subscribe_meanwhile)
            harness.mosquitto.kill()
            await harness.until(lambda: service.health().link is LinkState.WAITING)
            harness.mosquitto.start()
            await harness.until(lambda: service.health().link is LinkState.UP)
            async with harness.listening((zone,)):
                await harness.until(lambda: service._subscriptions.current["hall"][1] == frozenset())
                await harness.publish(make_reading("n01"))
                await harness.until(lambda: harness.store.count("hall") == 1)

    harness.run(work())


def test_retention_stops_after_the_current_transaction(
    harness: Any, zone: Zone, make_reading: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    transactions: list[Mapping[str, float]] = []

    def prune_for_long(
        limits: Mapping[str, float], _: object = None, keep: float | None = None
    ) -> Iterator[Pruned]:
        for _ in range(1000):
            transactions.append(limits)
            threading.Event().wait(0.01)
            yield Pruned()

    monkeypatch.setattr(harness.store, "apply_retention", prune_for_long)

    async def work() -> None:
        async with harness.serving(zone, retention=1e5):
            await harness.publish(*(make_reading(n) for n in zone.nodes))
            await harness.until(lambda: transactions)

    harness.run(work())
    assert len(transactions) < 1000


def test_a_service_without_retention_ends_that_of_the_one_before(harness: Any, zone: Zone) -> None:
    """Otherwise another service of the store would delete the rounds of its zones later."""
    for _ in harness.store.apply_retention({"hall": 10.0, "loft": 10.0}, keep=5.0):
        pass

    async def work() -> None:
        async with harness.serving(zone):
            assert harness.store.abandoned_limits((), 100.0) == {"loft": 95.0}

    harness.run(work())


def test_nothing_is_deleted_by_a_clock_that_nodes_do_not_confirm(
    harness: Any, zone: Zone, make_reading: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a clock years ahead everything is old; the service waits for half of its nodes."""
    monkeypatch.setattr(aggregator, "POLL_SECONDS", 0.02)
    pruned_before: list[Mapping[str, float]] = []

    def apply_retention(
        limits: Mapping[str, float], _: object = None, keep: float | None = None
    ) -> Iterator[Pruned]:
        pruned_before.extend([limits] if limits else [])
        yield Pruned()

    monkeypatch.setattr(harness.store, "apply_retention", apply_retention)

    async def work() -> None:
        harness.now += 1e8
        async with harness.serving(zone, retention=50.0) as service:
            counts = service.zones["hall"].counts
            await harness.publish(*(make_reading(n) for n in zone.nodes))
            await harness.until(lambda: counts.stored == 4)
            reads = harness.clock_reads
            await harness.until(lambda: harness.clock_reads > reads + 10)
            assert pruned_before == []
            harness.now -= 1e8
            await harness.publish(*(make_reading(n, 101, seq=1) for n in zone.nodes[:1]))
            await harness.until(lambda: counts.stored == 5)
            harness.now += 0.5
            await harness.publish(*(make_reading(n, 101, seq=1) for n in zone.nodes[1:]))
            await harness.until(lambda: pruned_before)
            assert pruned_before[0] == {"hall": harness.now - 50.0}

    harness.run(work())


def test_zones_that_confirm_the_clock_late_and_removed_zones_are_covered_soon(
    harness: Any, zone: Zone, make_reading: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They do not wait for the next hour."""
    monkeypatch.setattr(aggregator, "DELETE_POLL", 0.05)
    store, loft = harness.store, replace(zone, name="loft")

    def readings(of: Zone, number: int, seq: int) -> list[Reading]:
        return [make_reading(n, number, seq, zone=of.name, rev=of.rev) for n in of.nodes]

    def rounds(name: str) -> set[int]:
        return {each.reading.round for each in store.stream(name)}

    for name in ("hall", "loft", "gone", "kept"):
        old = readings(replace(zone, name=name), 0, 0)
        store.add([StoredReading(each, ReadingVerdict.ACCEPTED, each.t) for each in old])
        store.save_watermarks({(name, each.node, each.boot): each.seq for each in old})
    list(store.apply_retention({"gone": -1.0}, keep=60.0))

    async def work() -> None:
        async with harness.serving(zone, loft, retention=50.0), harness.listening((loft,)):
            await harness.publish(*readings(zone, 100, 1))
            await harness.until(lambda: rounds("hall") == {100} and rounds("gone") == set())
            assert rounds("loft") == {0}
            await harness.publish(*readings(loft, 100, 1))
            await harness.until(lambda: rounds("loft") == {100})
            assert rounds("kept") == {0}

    harness.run(work())
