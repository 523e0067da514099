"""Answers that never come, or come when things have moved on: what is stored is estimated, told and heard."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from time import monotonic
from typing import Any

import aiomqtt
import pytest

from heatcloak_aggregator.mqtt import reconnect
from heatcloak_aggregator.mqtt.client import Client, Publication
from heatcloak_aggregator.mqtt.link import subscribe
from heatcloak_aggregator.mqtt.link_state import LinkState
from heatcloak_aggregator.service import aggregator, estimate_worker
from heatcloak_aggregator.store import StoredReading
from heatcloak_aggregator.store.rows import Pruned
from heatcloak_shared import Reading
from heatcloak_shared.errors import StoreError
from heatcloak_shared.zone import Zone

Make = Callable[..., Reading]


def test_a_commit_whose_answer_was_lost_counts(
    world: Any, zone: Zone, make_reading: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The readings are not new when they are added again, and their round has them none the less."""
    add = world.store.add
    answers: list[list[bool]] = []

    def lose_the_first_answer(batch: Sequence[StoredReading]) -> list[bool]:
        answers.append(add(batch))
        if len(answers) == 1:
            raise StoreError("store x: the connection was lost")
        return answers[-1]

    monkeypatch.setattr(world.store, "add", lose_the_first_answer)

    async def work() -> None:
        async with world.serving(zone):
            await world.publish(*(make_reading(n) for n in zone.nodes))
            await world.until(lambda: world.estimates)
            assert world.estimates[0].missing == ()

    world.run(work())
    assert not any(answers[1])


def test_a_node_that_is_heard_again_while_a_connection_is_made_is_heard(
    world: Any, zone: Zone, make_reading: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new connection was asked for the others alone, before."""

    async def work() -> None:
        async with world.serving(zone) as service:
            served = service._served["hall"]
            served._quarantined["n01"] = monotonic() + 1e9
            await asyncio.sleep(0.5)

            async def subscribe_meanwhile(client: Client, topics: Sequence[str]) -> None:
                await subscribe(client, topics)
                served.release(2e18)

            monkeypatch.setattr(reconnect, "subscribe", subscribe_meanwhile)
            world.mosquitto.kill()
            await world.until(lambda: service.health().link is LinkState.WAITING)
            world.mosquitto.start()
            await world.until(lambda: service.health().link is LinkState.UP)
            async with world.listening((zone,)):
                await asyncio.sleep(0.5)
                await world.publish(make_reading("n01"))
                await world.until(lambda: world.store.count("hall") == 1, 5.0)

    world.run(work())


def test_an_estimate_whose_publishing_is_cut_off_is_published_again(
    world: Any, zone: Zone, make_reading: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever ends the connection: here the broker refuses a subscription meanwhile."""
    publish_all = Client.publish_all
    waits = asyncio.Event()

    async def hang_once(client: Client, publications: Sequence[Publication]) -> None:
        if not waits.is_set() and any(each.topic.endswith("/estimate") for each in publications):
            waits.set()
            await asyncio.Event().wait()
        await publish_all(client, publications)

    async def refuse(*_: object) -> None:
        raise aiomqtt.MqttError("may not subscribe")

    async def work() -> None:
        async with world.serving(zone) as service:
            monkeypatch.setattr(Client, "publish_all", hang_once)
            await world.publish(*(make_reading(n) for n in zone.nodes))
            await asyncio.wait_for(waits.wait(), 10)
            monkeypatch.setattr(aggregator, "resubscribe", refuse)
            service._served["hall"]._quarantined["n01"] = monotonic() + 1e9
            await world.until(lambda: world.estimates)

    world.run(work())


def test_who_deletes_much_can_be_stopped(
    world: Any, zone: Zone, make_reading: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the transaction that is under way."""
    begun = threading.Event()

    def prune_for_long(name: str, before: float) -> Iterator[Pruned]:
        begun.set()
        for _ in range(100):
            time.sleep(0.1)
            yield Pruned()

    monkeypatch.setattr(world.store, "prune", prune_for_long)

    async def work() -> None:
        async with world.serving(zone, keep=1e5):
            await world.publish(*(make_reading(n) for n in zone.nodes))
            await world.until(begun.is_set)
            began = monotonic()
        assert monotonic() - began < 5.0

    world.run(work())


def test_a_clock_that_nobody_agrees_with_deletes_nothing(
    world: Any, zone: Zone, make_reading: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A service that starts with a clock years ahead finds everything old; it waits for half of its nodes."""
    asked: list[float] = []

    def prune(name: str, before: float) -> Iterator[Pruned]:
        asked.append(before)
        yield Pruned()

    monkeypatch.setattr(world.store, "prune", prune)

    async def work() -> None:
        world.now += 1e8
        async with world.serving(zone, keep=50.0) as service:
            counts = service.zones["hall"].counts
            await world.publish(*(make_reading(n) for n in zone.nodes))
            await world.until(lambda: counts.stored == 4)
            await asyncio.sleep(0.5)
            assert asked == []
            world.now -= 1e8
            await world.publish(*(make_reading(n, 101, seq=1) for n in zone.nodes[:1]))
            await world.until(lambda: counts.stored == 5)
            world.now += 0.5
            await world.publish(*(make_reading(n, 101, seq=1) for n in zone.nodes[1:]))
            await world.until(lambda: asked)
            assert asked[0] == world.now - 50.0

    world.run(work())


def test_rounds_that_wait_for_a_slow_recovery_are_not_kept_in_memory(
    world: Any, zone: Zone, make_reading: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are looked up when it is their turn, and every one is estimated."""
    monkeypatch.setattr(estimate_worker, "MOST_CLOSED", 3)

    async def work() -> None:
        async with world.serving(zone) as service:
            rounds = range(60, 80)
            await world.publish(*(make_reading(n, r, seq=r - 60) for r in rounds for n in zone.nodes[1:]))
            await world.until(lambda: world.store.count("hall") == 60)
            book, closed = service._served["hall"].book, service._estimating._closed
            for number in rounds:
                book._closed.discard(number)
                book._open[number] = {
                    r.node: r for r in world.store.accepted("hall", zone.rev, [number])[number]
                }
            service._estimating.collect()
            assert len(closed) <= 3
            await asyncio.sleep(1.5)
            world.now += 2.0
            await world.until(lambda: len(world.store.estimated("hall", zone.rev, 0)) == 20)

    world.run(work())
