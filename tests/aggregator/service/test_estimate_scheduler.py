"""Publication of estimates, and rounds that wait for their estimate."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from time import monotonic, sleep
from typing import Any

import aiomqtt
import numpy as np
import pytest

from heatcloak_aggregator import Recovered, RecoveryProblem
from heatcloak_aggregator.mqtt.client import Client, Publication
from heatcloak_aggregator.service import (
    Estimator,
    ZoneSettings,
    ZoneState,
    estimate_scheduler,
    estimator_host,
    subscriptions,
)
from heatcloak_aggregator.service.estimate_scheduler import EstimateScheduler
from heatcloak_aggregator.service.estimator_host import ThreadHost
from heatcloak_aggregator.service.monitoring import Load, Observer
from heatcloak_aggregator.service.outbox import Outbox
from heatcloak_aggregator.service.rounds import Round, round_of
from heatcloak_aggregator.service.store_retry import StoreRetry
from heatcloak_aggregator.store import BootKey, ReadingVerdict, Store, StoredReading, StoredSequences
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_shared import Reading
from heatcloak_shared.errors import PluginError
from heatcloak_shared.plugins import METHODS
from heatcloak_shared.wire import Estimate, decode_estimate
from heatcloak_shared.zone import Zone
from support.faulty_plugins import register
from support.simulated_rounds import FIRST, simulated_rounds, standing
from support.waiting import wait_until_async

Make = Callable[..., Reading]
Publish = Callable[[Estimate], Publication | None]


@pytest.fixture(scope="module")
def hall() -> Zone:
    """The default zone."""
    return new_zone("hall")


@pytest.fixture(scope="module")
def estimate(hall: Zone) -> Estimate:
    """The estimate of a round."""
    return Estimator(hall).estimate(simulated_rounds(hall, standing(0.3), 1)(FIRST)).message


@pytest.fixture
def publication(hall: Zone) -> Publish:
    """Make publications with a new outbox."""

    async def load(_: object) -> dict[BootKey, StoredSequences]:
        return {}

    state, now = ZoneState(ZoneSettings(hall), load), hall.schedule.time_of(FIRST)
    outbox = Outbox(lambda: now)
    return lambda message: outbox.publication(state, message)


def test_an_estimate_that_is_too_large_is_not_published_and_logged_once(
    publication: Publish, estimate: Estimate, caplog: pytest.LogCaptureFixture
) -> None:
    """With a hundred thousand missing nodes; the next one is published."""
    large = replace(estimate, missing=tuple(f"node-{number:07d}" for number in range(100_000)))
    published = [publication(message) for message in (large, large, estimate)]
    assert published[:2] == [None, None]
    assert published[2] is not None
    assert decode_estimate(published[2].payload) == estimate
    assert len(caplog.messages) == 1
    assert f"the estimate of round {FIRST} is not published" in caplog.messages[0]


def test_only_the_newest_estimate_is_retained(publication: Publish, estimate: Estimate) -> None:
    """A correction of the newest round is retained too; one of an older round is not."""
    published = [publication(replace(estimate, round=number)) for number in (5, 6, 5, 6, 4, 7)]
    assert [each.retain for each in published if each is not None] == [True, True, False, True, False, True]


def test_an_estimate_whose_publication_was_interrupted_is_published_again(
    harness: Any, zone: Zone, make_reading: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here the connection ends because the broker refuses a subscription."""
    publish_all = Client.publish_all
    hangs = asyncio.Event()

    async def hang_once(client: Client, publications: Sequence[Publication]) -> None:
        if not hangs.is_set() and any(each.topic.endswith("/estimate") for each in publications):
            hangs.set()
            await asyncio.Event().wait()
        await publish_all(client, publications)

    async def refuse(*_: object) -> None:
        raise aiomqtt.MqttError("may not subscribe")

    async def work() -> None:
        async with harness.serving(zone) as service:
            monkeypatch.setattr(Client, "publish_all", hang_once)
            await harness.publish(*(make_reading(n) for n in zone.nodes))
            await asyncio.wait_for(hangs.wait(), 10)
            monkeypatch.setattr(subscriptions, "resubscribe", refuse)
            service._zones["hall"]._quarantined["n01"] = monotonic() + 1e9
            await harness.until(lambda: harness.estimates)

    harness.run(work())


def test_readings_of_few_waiting_rounds_are_in_memory_and_every_round_is_estimated(
    harness: Any, zone: Zone, make_reading: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The readings of the other rounds are read from the store."""
    monkeypatch.setattr(estimate_scheduler, "MAX_CLOSED", 3)

    async def work() -> None:
        async with harness.serving(zone) as service:
            rounds = range(60, 80)
            await harness.publish(*(make_reading(n, r, seq=r - 60) for r in rounds for n in zone.nodes[1:]))
            await harness.until(lambda: harness.store.count("hall") == 60)
            collector, closed = service._zones["hall"].rounds, service._scheduler._zones["hall"].closed
            for number in rounds:
                collector._closed.discard(number)
                collector._open[number] = {
                    r.node: r for r in harness.store.accepted_readings("hall", zone.rev, [number])[number]
                }
            service._scheduler.close_due(["hall"])
            assert len(closed) <= 3
            await harness.until(lambda: not closed)
            harness.now += 2.0
            await harness.until(lambda: len(harness.store.estimated_rounds("hall", zone.rev, 0)) == 20)

    harness.run(work())


class Moody:
    """A method that fails on demand.

    Attributes:
        fails: whether it raises an exception.
        extra: fields of its result.
    """

    name = title = "moody"

    def __init__(self, *, fails: bool, **extra: Any) -> None:
        self.fails = fails
        self.extra = extra

    def unsupported(self, op: object) -> None:
        """Support every operator."""

    def recover(self, problem: RecoveryProblem) -> Recovered:
        """Return one source, or raise an exception."""
        if self.fails:
            raise ZeroDivisionError("first\nsecond")
        return Recovered(np.eye(problem.op.shape[1])[0], "optimal", **self.extra)


def test_a_method_that_fails_costs_the_estimate_of_the_round_only(
    harness: Any,
    zone: Zone,
    make_reading: Make,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The service continues, and one that is started later estimates the round."""
    moody = Moody(fails=True)
    register(monkeypatch, METHODS, moody=moody)
    text = "round 100 of zone hall has no estimate: method 'moody' failed with "

    def logged() -> list[str]:
        return [each for each in caplog.messages if "has no estimate" in each]

    async def work() -> None:
        async with harness.serving(zone, method="moody"):
            await harness.publish(*(make_reading(n, 100) for n in zone.nodes))
            await harness.until(logged)
            moody.fails = False
            await harness.publish(*(make_reading(n, 101) for n in zone.nodes))
            await harness.until(lambda: harness.estimates)
        assert [each.round for each in harness.estimates] == [101]
        async with harness.serving(zone, method="moody"):
            harness.now += 5.0
            await harness.until(lambda: len(harness.store.estimated_rounds("hall", zone.rev, 0)) == 2)

    harness.run(work())
    assert len(logged()) == 1
    assert logged()[0].startswith(f"{text}ZeroDivisionError: first second:")


@pytest.mark.parametrize(
    ("extra", "cause"),
    [
        ({"vicinities": ((0.1, 0.2, 7.0),)}, "WireError"),
        ({"vicinities": (0.1,)}, "TypeError"),
        ({"communities": 7}, "TypeError"),
    ],
)
def test_regions_that_do_not_fit_into_a_message_are_a_fault_of_the_method(
    hall: Zone, monkeypatch: pytest.MonkeyPatch, extra: dict[str, Any], cause: str
) -> None:
    register(monkeypatch, METHODS, moody=Moody(fails=False, **extra))
    closed = simulated_rounds(hall, standing(0.3), 1)(FIRST)
    with pytest.raises(PluginError, match=f"method 'moody' failed with {cause}"):
        Estimator(hall, "moody").estimate(closed)


class Noting:
    """An estimator that notes its calls, and takes a while for each."""

    def __init__(self, calls: list[str], name: str, seconds: float) -> None:
        self._calls = calls
        self._name = name
        self._seconds = seconds

    def prepare(self) -> None:
        """Do nothing."""

    def restored_rounds(self, *_: object) -> tuple[int, ...]:
        """Return none."""
        return ()

    def estimate_all(self, rounds: Sequence[Round], *_: object) -> list[Any]:
        """Take the time, and note the call."""
        sleep(self._seconds)
        self._calls.append(self._name)
        return []

    def states(self) -> dict[int, bytes]:
        """Return none."""
        return {}


async def load_nothing(_: object) -> dict[BootKey, StoredSequences]:
    """Load no sequences."""
    return {}


def test_a_zone_whose_late_rounds_never_end_does_not_delay_the_others(
    zone: Zone, sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(estimate_scheduler, "LONG", 0.01)
    calls: list[str] = []
    seconds = {"slow": 0.05, "other": 0.0, "plain": 0.0}
    monkeypatch.setattr(
        estimator_host,
        "estimator_of",
        lambda settings: Noting(calls, settings.zone.name, seconds[settings.zone.name]),
    )

    async def work() -> None:
        now = zone.schedule.time_of(100) + 50.0
        scheduler = EstimateScheduler(sqlite_store, StoreRetry(), lambda: now, Observer(), ThreadHost())
        for name in seconds:
            each = replace(zone, name=name)
            settings = ZoneSettings(each, method="bpdn" if name == "plain" else "tracker")
            state = ZoneState(settings, load_nothing)
            monkeypatch.setattr(state.rounds, "changed_due", lambda now: [100])
            monkeypatch.setattr(state.rounds, "clear_changed", lambda number: None)
            state.rounds._changed[100] = now
            reading = Reading(name, each.rev, "n01", "5f0c" * 8, 0, 100, 1, each.noise.step, 300, 100.0)
            sqlite_store.add([StoredReading(reading, ReadingVerdict.ACCEPTED, 1.0)])
            scheduler.add(state)
        began, running = monotonic(), asyncio.create_task(scheduler.run())
        await wait_until_async(lambda: all(calls.count(name) >= 5 for name in ("plain", "other")))
        await wait_until_async(lambda: calls.count("slow") >= 3)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        scheduler.close()

        assert calls.count("slow") <= 1.0 + (monotonic() - began) / (5.0 * 0.05)

    asyncio.run(work())


def test_zones_take_turns_and_the_newest_round_of_each_comes_first(
    zone: Zone, sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where one of them has many more rounds than the others."""
    seen: list[tuple[str, int]] = []

    class Listing(Noting):
        def estimate_all(self, rounds: Sequence[Round], *_: object) -> list[Any]:
            seen.extend((self._name, each.number) for each in rounds)
            return []

    monkeypatch.setattr(estimator_host, "estimator_of", lambda settings: Listing([], settings.zone.name, 0.0))

    async def work() -> None:
        scheduler = EstimateScheduler(sqlite_store, StoreRetry(), lambda: 0.0, Observer(), ThreadHost())
        for name, rounds in (("full", range(8)), ("one", range(1)), ("two", range(2))):
            state = ZoneState(ZoneSettings(replace(zone, name=name)), load_nothing)
            scheduler.add(state)
            for number in rounds:
                scheduler._zones[name].closed.append((round_of(state.zone, number, {}), 0.0))
        assert scheduler.load() == Load({"full": 8, "one": 1, "two": 2}, {}, {0: 0})
        running = asyncio.create_task(scheduler.run())
        await wait_until_async(lambda: len(seen) == 11 and scheduler.load() == Load(in_progress={0: 0}))
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        scheduler.close()

    asyncio.run(work())
    assert seen[:5] == [("full", 7), ("one", 0), ("two", 1), ("full", 6), ("two", 0)]
    assert seen[5:] == [("full", number) for number in (5, 4, 3, 2, 1, 0)]
