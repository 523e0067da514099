"""Ingest at a real broker: acknowledged readings are stored, and resent readings are stored once."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pytest

from heatcloak_aggregator.mqtt import rate_limit
from heatcloak_aggregator.mqtt.reconnect import LinkState
from heatcloak_aggregator.service import aggregator, ingest
from heatcloak_aggregator.service.ingest import RECEIVE_MAXIMUM
from heatcloak_aggregator.store import ReadingVerdict, StoredReading
from heatcloak_shared import Reading
from heatcloak_shared.errors import StoreError
from heatcloak_shared.topics import node_topic
from heatcloak_shared.zone import Zone

Make = Callable[..., Reading]


def test_nothing_is_acknowledged_before_it_is_stored(
    harness: Any, zone: Zone, make_reading: Make, tmp_path: Path
) -> None:
    """A store that can't be written stops the flow at the broker; afterwards everything is stored."""
    number = RECEIVE_MAXIMUM + 200
    readings = [make_reading(zone.nodes[n % 4], 100 - n // 4, seq=n // 4) for n in range(number)]

    async def work() -> None:
        async with harness.serving(zone) as service:
            with closing(sqlite3.connect(tmp_path / "store.db", isolation_level=None)) as other:
                other.execute("BEGIN EXCLUSIVE")
                await harness.publish(*readings)
                await harness.until(lambda: service.health().store_problem)
                assert not service.health().is_ready
                assert 1000 < service.health().waiting <= RECEIVE_MAXIMUM
                assert harness.stored == {}
                other.execute("ROLLBACK")
            await harness.until(lambda: service.zones["hall"].counts.stored == number)
            assert service.health().store_problem is None

    harness.run(work())
    assert harness.store.count("hall") == number


def test_readings_that_are_sent_again_after_a_broker_crash_are_duplicates(
    harness: Any, zone: Zone, make_reading: Make
) -> None:
    async def work() -> None:
        async with harness.serving(zone) as service:
            await harness.publish(*(make_reading(n) for n in zone.nodes[:2]))
            await harness.until(lambda: harness.store.count("hall") == 2)
            harness.mosquitto.kill()
            await harness.until(lambda: service.health().link is LinkState.WAITING)
            assert service.health().link_problem is not None
            harness.mosquitto.start()
            await harness.until(lambda: service.health().link is LinkState.UP)
            async with harness.listening((zone,)):
                await harness.publish(*(make_reading(n) for n in zone.nodes))
                await harness.until(lambda: len(harness.estimates) == 1)
            verdicts = service.zones["hall"].counts.verdicts
            assert verdicts == {"accepted": 4, "duplicate": 2}

    harness.run(work())


def test_a_commit_whose_answer_was_lost_counts_in_its_round(
    harness: Any, zone: Zone, make_reading: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The retry finds that the readings are not new."""
    add = harness.store.add
    answers: list[list[bool]] = []

    def lose_the_first_answer(batch: Sequence[StoredReading], **options: Any) -> list[bool]:
        answers.append(add(batch, **options))
        if len(answers) == 1:
            raise StoreError("store x: the connection was lost")
        return answers[-1]

    monkeypatch.setattr(harness.store, "add", lose_the_first_answer)

    async def work() -> None:
        async with harness.serving(zone):
            await harness.publish(*(make_reading(n) for n in zone.nodes))
            await harness.until(lambda: harness.estimates)
            assert harness.estimates[0].missing == ()

    harness.run(work())
    assert not any(answers[1])


def test_readings_that_another_service_stored_count_in_the_estimate(
    harness: Any, zone: Zone, make_reading: Make
) -> None:
    """For example a service that is being replaced: no estimate without them is published."""

    async def work() -> None:
        harness.began = monotonic()
        async with harness.serving(zone) as service:
            accepted = ReadingVerdict.ACCEPTED
            harness.store.add([StoredReading(make_reading(n), accepted, harness.now) for n in zone.nodes[:2]])
            await harness.publish(*(make_reading(n) for n in zone.nodes[2:]))
            await harness.until(lambda: harness.estimates)
            assert [each.missing for each in harness.estimates] == [()]
            assert service.zones["hall"].counts.estimated == 1
        assert harness.store.rounds_to_estimate("hall", zone.rev, 0) == []

    harness.run(work())


def test_a_node_that_floods_is_ignored_for_a_while(
    harness: Any, zone: Zone, make_reading: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others are stored meanwhile, and the node is after its quarantine."""
    passed = 0.0
    for module in (aggregator, ingest):
        monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: monotonic() + passed))
    monkeypatch.setattr(rate_limit, "USELESS_RATE", 0.0)
    monkeypatch.setattr(rate_limit, "USELESS_BURST", 100.0)

    async def work() -> None:
        nonlocal passed
        async with harness.serving(zone) as service:
            loud, sent = service.zones["hall"].counts.nodes["n01"], 0
            while loud.quarantines == 0:
                await harness.client.publish(node_topic("hall", "n01", "reading"), b"{", qos=1)
                sent += 1
            await harness.until(lambda: service._subscriptions.current["hall"][1] == {"n01"})
            await harness.until(lambda: loud.refusals.total() == sent)
            await harness.publish(*(make_reading(n) for n in zone.nodes))
            await harness.until(lambda: harness.store.count("hall") == 3)
            assert loud.refusals.total() == sent, "the service is unsubscribed from it"
            passed = rate_limit.FIRST_QUARANTINE
            await harness.until(lambda: service._subscriptions.current["hall"][1] == frozenset())
            await harness.publish(make_reading("n01"))
            await harness.until(lambda: harness.store.count("hall") == 4)

    harness.run(work())
