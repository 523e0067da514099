"""Releasing readings of slow and fast sensors: `heatcloak_node.release`."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from heatcloak_node import Reactor, quantise
from heatcloak_node.release import LATE_FAULT, READ_FAULT, SLOW_FAULT, NodeCounters, NodeParts, Releaser
from heatcloak_node.seed import Seed
from heatcloak_shared import Reading, decode_reading
from heatcloak_shared.errors import ConfigError, SensorError
from heatcloak_shared.keyfile import NodeKey
from heatcloak_shared.ratchet import Epochs
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Zone
from support.sealer import seeded_noise

pytestmark = pytest.mark.alone  # sensors that take twentieths of a second, and rounds as close

KEY, BOOT = bytes(range(32)), bytes(range(16))
TAKES = 0.05
GAP = 0.07


class SlowSensor:
    """A sensor that follows a script: it returns a value, hangs until it is freed, or fails."""

    kind = "slow"
    takes = TAKES

    def __init__(self, script: dict[int, float | str]) -> None:
        self.script = script
        self.freed = threading.Event()
        self.threads: set[int] = set()

    def read(self, round_number: int) -> float:
        self.threads.add(threading.get_ident())
        action = self.script[round_number]
        if action == "hang":
            self.freed.wait(30)
            return 1e6
        if isinstance(action, str):
            raise SensorError(action)
        return action


class RecordingUser:
    """A listener that records its calls."""

    def __init__(self) -> None:
        self.readings: list[Reading] = []
        self.faults: list[str] = []
        self.times: list[float] = []

    def lowest_kept_with(self, seq: int) -> Any:
        return 0

    def reading_released(self, seq: int, payload: bytes) -> None:
        self.times.append(time.monotonic())
        self.readings.append(decode_reading(payload))

    def round_failed(self, reason: str) -> None:
        self.times.append(time.monotonic())
        self.faults.append(reason)


class Bench:
    """A releaser of node n01, on a reactor of its own."""

    def __init__(self, zone: Zone, ledger: Any, sensor: SlowSensor, seed: Seed | None = None) -> None:
        self.reactor, self.user, self.counters = Reactor(), RecordingUser(), NodeCounters()
        self.sensor = sensor
        parts = NodeParts(zone, "n01", sensor, ledger, BOOT, seed)
        self.releaser = Releaser(self.reactor, parts, self.user, self.counters)
        self.answers: list[bool] = []
        self.requested: list[float] = []

    def play(self, *steps: int | Callable[[], object]) -> None:
        """Call ``on_round`` or other functions one after another, with pauses, until all are done."""
        for index, step in enumerate(steps):
            act = partial(self.ask, step) if isinstance(step, int) else step
            self.reactor.call_later(index * GAP, act)
        self.reactor.call_later(len(steps) * GAP + TAKES, self._end)
        self.reactor.run()

    def ask(self, *numbers: int) -> None:
        """Call ``on_round`` for several rounds without a pause."""
        for number in numbers:
            self.requested.append(time.monotonic())
            self.answers.append(self.releaser.on_round(number))

    def _end(self) -> None:
        self.releaser.close()
        self.sensor.freed.set()
        self.reactor.stop()


def seeded(epochs: Epochs = Epochs(100, 1000)) -> Seed:  # noqa: B008
    return Seed(NodeKey("hall", "n01", 0, 0, KEY, epochs))


def test_a_slow_sensor_is_read_on_one_thread_and_released_at_a_fixed_time(
    zone: Zone, open_ledger: Callable[..., Any]
) -> None:
    sensor = SlowSensor({100: 1.5, 101: -2.0, 102: 0.25})
    bench = Bench(zone, open_ledger(), sensor, seeded())
    bench.play(100, 101, 102)
    assert bench.answers == [True, True, True]
    assert len(sensor.threads) == 1
    assert threading.get_ident() not in sensor.threads
    assert [(reading.round, reading.seq) for reading in bench.user.readings] == [(100, 0), (101, 1), (102, 2)]
    for reading in bench.user.readings:
        value = quantise(float(sensor.script[reading.round]), zone.noise.step)
        assert reading.ticks - seeded_noise(KEY, reading) == value
        assert reading.t == zone.schedule.time_of(reading.round)
    waits = [end - start for end, start in zip(bench.user.times, bench.requested, strict=True)]
    assert min(waits) >= TAKES
    assert (bench.counters.published, bench.counters.faults) == (3, 0)


def test_a_fault_is_reported_at_the_time_of_a_release(
    zone: Zone, open_ledger: Callable[..., Any], caplog: pytest.LogCaptureFixture
) -> None:
    """This hides the duration of the failure. Only the log has its text."""
    bench = Bench(zone, open_ledger(), SlowSensor({100: "bus error: look at its wiring", 101: 3.0}))
    with caplog.at_level(logging.WARNING):
        bench.play(100, 101)
    assert bench.user.times[0] - bench.requested[0] >= TAKES
    assert bench.user.faults == [READ_FAULT]
    assert "slow: bus error" in caplog.text
    assert [(reading.round, reading.seq) for reading in bench.user.readings] == [(101, 0)]
    assert (bench.counters.published, bench.counters.faults) == (1, 1)


def test_a_hanging_sensor_is_reported_and_its_late_reading_discarded(
    zone: Zone, open_ledger: Callable[..., Any]
) -> None:
    sensor = SlowSensor({100: "hang", 102: 0.5})
    bench = Bench(zone, open_ledger(), sensor, seeded())
    bench.play(100, 101, sensor.freed.set, 102)
    assert bench.answers == [True, False, True]
    assert bench.user.faults == [SLOW_FAULT, READ_FAULT]
    (reading,) = bench.user.readings
    assert (reading.round, reading.seq) == (102, 0), "a fault leaves no gap that looks like a loss"
    assert reading.ticks - seeded_noise(KEY, reading) == quantise(0.5, zone.noise.step)
    assert (bench.counters.published, bench.counters.faults) == (1, 2)


def test_a_round_that_hung_is_never_released_later(zone: Zone, open_ledger: Callable[..., Any]) -> None:
    """The ledger was written before the sensor was read."""
    ledger = open_ledger()
    sensor = SlowSensor({100: "hang"})
    bench = Bench(zone, ledger, sensor)
    bench.play(100, sensor.freed.set, 100)
    assert bench.answers == [True, False]
    assert not bench.user.readings


def test_a_round_during_a_measurement_is_a_fault_and_leaves_it_alone(
    zone: Zone, open_ledger: Callable[..., Any]
) -> None:
    """After a clock was set forward into the next epoch, the reading keeps its key."""
    epochs = Epochs(100, 1)
    sensor = SlowSensor({100: 1.0, 101: 2.0, 102: 3.0})
    bench = Bench(zone, open_ledger(), sensor, seeded(epochs))
    bench.play(partial(bench.ask, 100, 101), 102)
    assert bench.answers == [True, False, True]
    assert [(reading.round, reading.key) for reading in bench.user.readings] == [(100, 0), (102, 2)]
    assert bench.user.faults == [READ_FAULT]


def test_noise_is_drawn_before_its_round_also_across_epochs(
    zone: Zone, open_ledger: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """During a measurement the next reading's number is unknown, so its noise is drawn right after."""
    bench = Bench(zone, open_ledger(), SlowSensor({100: 1.0, 101: 2.0}), seeded(Epochs(100, 1)))
    drawn: list[tuple[int, int, float]] = []
    draw = bench.releaser._cloak.draw

    def recorded(seq: int, round_number: int) -> Any:
        drawn.append((seq, round_number, time.monotonic()))
        return draw(seq, round_number)

    monkeypatch.setattr(bench.releaser._cloak, "draw", recorded)
    bench.releaser.prepare(100)
    bench.play(lambda: None, 100, 101)
    assert [(seq, number) for seq, number, _ in drawn] == [(0, 100), (1, 101), (2, 102)]
    assert drawn[1][2] < bench.requested[1]
    assert drawn[0][2] < bench.requested[0]


def test_nothing_is_released_after_close(zone: Zone, open_ledger: Callable[..., Any]) -> None:
    bench = Bench(zone, open_ledger(), SlowSensor({100: 1.0}))

    def ask_and_close() -> None:
        bench.ask(100)
        bench.releaser.close()

    bench.play(ask_and_close)
    assert bench.answers == [True]
    assert not bench.user.readings
    assert not bench.user.faults


class QuickSensor(SlowSensor):
    """A sensor that is read on the reactor's thread."""

    takes = 0.0


def test_a_round_that_is_too_late_is_not_measured(
    zone: Zone, open_ledger: Callable[..., Any], caplog: pytest.LogCaptureFixture
) -> None:
    """The ledger counts it as released."""
    ledger = open_ledger()
    bench = Bench(zone, ledger, QuickSensor({101: 0.5}), seeded())
    assert bench.releaser.on_round(100, lambda: ledger.highest == 100) is False
    assert not bench.sensor.threads
    assert bench.user.faults == [LATE_FAULT]
    assert "round 100 is skipped" in caplog.text
    bench.ask(100, 101)
    assert bench.answers == [False, True]
    (reading,) = bench.user.readings
    assert (reading.round, reading.seq) == (101, 0)
    assert reading.ticks - seeded_noise(KEY, reading) == quantise(0.5, zone.noise.step)
    bench.reactor.call_soon(bench._end)
    bench.reactor.run()


def test_a_sensor_that_takes_longer_than_its_rounds_is_refused(
    zone: Zone, open_ledger: Callable[..., Any]
) -> None:
    quick = replace(zone, schedule=Schedule(TAKES, every=1, releases=20, budget_rounds=20))
    parts = NodeParts(quick, "n01", SlowSensor({}), open_ledger(), BOOT)
    reactor: Any = None
    with pytest.raises(ConfigError, match=r"0\.05 s does not fit into rounds that are 0\.05 s apart"):
        Releaser(reactor, parts, RecordingUser(), NodeCounters())
