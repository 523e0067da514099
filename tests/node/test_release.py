"""What a sensor that takes its time changes in releasing, and what it does not."""

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
from heatcloak_node.release import LATE_FAULT, SENSOR_FAULT, SLOW_FAULT, NodeCounters, NodeParts, Releaser
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
    """Does in each round what a script says: gives a value, hangs until it is let go, or fails."""

    kind = "slow"
    takes = TAKES

    def __init__(self, script: dict[int, float | str]) -> None:
        self.script = script
        self.let_go = threading.Event()
        self.threads: set[int] = set()

    def read(self, round_number: int) -> float:
        self.threads.add(threading.get_ident())
        what = self.script[round_number]
        if what == "hang":
            self.let_go.wait(30)
            return 1e6
        if isinstance(what, str):
            raise SensorError(what)
        return what


class Told:
    """A user that writes down what it is told."""

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
    """A releaser of node n01 on a reactor of its own, told of rounds."""

    def __init__(self, zone: Zone, ledger: Any, sensor: SlowSensor, seed: Seed | None = None) -> None:
        self.reactor, self.told, self.counters = Reactor(), Told(), NodeCounters()
        self.sensor = sensor
        parts = NodeParts(zone, "n01", sensor, ledger, BOOT, seed)
        self.releaser = Releaser(self.reactor, parts, self.told, self.counters)
        self.answers: list[bool] = []
        self.asked: list[float] = []

    def play(self, *steps: int | Callable[[], object]) -> None:
        """Tell it of rounds, or do something, one after another with time between them, until all is done."""
        for index, step in enumerate(steps):
            act = partial(self.ask, step) if isinstance(step, int) else step
            self.reactor.call_later(index * GAP, act)
        self.reactor.call_later(len(steps) * GAP + TAKES, self._end)
        self.reactor.run()

    def ask(self, *numbers: int) -> None:
        """Tell it of rounds, one right after the other."""
        for number in numbers:
            self.asked.append(time.monotonic())
            self.answers.append(self.releaser.on_round(number))

    def _end(self) -> None:
        self.releaser.close()
        self.sensor.let_go.set()
        self.reactor.stop()


def seeded(epochs: Epochs = Epochs(100, 1000)) -> Seed:  # noqa: B008
    return Seed(NodeKey("hall", "n01", 0, 0, KEY, epochs))


def test_a_slow_sensor_is_read_elsewhere_and_released_when_its_time_is_over(
    zone: Zone, open_ledger: Callable[..., Any]
) -> None:
    """On one other thread; the answer to ``on_round`` is that a reading is under way; noise as ever."""
    sensor = SlowSensor({100: 1.5, 101: -2.0, 102: 0.25})
    bench = Bench(zone, open_ledger(), sensor, seeded())
    bench.play(100, 101, 102)
    assert bench.answers == [True, True, True]
    assert len(sensor.threads) == 1
    assert threading.get_ident() not in sensor.threads
    assert [(reading.round, reading.seq) for reading in bench.told.readings] == [(100, 0), (101, 1), (102, 2)]
    for reading in bench.told.readings:
        value = quantise(float(sensor.script[reading.round]), zone.noise.step)
        assert reading.ticks - seeded_noise(KEY, reading) == value
        assert reading.t == zone.schedule.time_of(reading.round)
    waits = [told - asked for told, asked in zip(bench.told.times, bench.asked, strict=True)]
    assert min(waits) >= TAKES
    assert (bench.counters.published, bench.counters.faults) == (3, 0)


def test_a_fault_is_told_when_a_reading_would_have_been(
    zone: Zone, open_ledger: Callable[..., Any], caplog: pytest.LogCaptureFixture
) -> None:
    """So nobody sees how long the sensor took to fail; the log has its text, the public has not."""
    bench = Bench(zone, open_ledger(), SlowSensor({100: "bus error: look at its wiring", 101: 3.0}))
    with caplog.at_level(logging.WARNING):
        bench.play(100, 101)
    assert bench.told.times[0] - bench.asked[0] >= TAKES
    assert bench.told.faults == [SENSOR_FAULT]
    assert "slow: bus error" in caplog.text
    assert [(reading.round, reading.seq) for reading in bench.told.readings] == [(101, 0)]
    assert (bench.counters.published, bench.counters.faults) == (1, 1)


def test_a_sensor_that_hangs_is_reported_and_its_late_answer_thrown_away(
    zone: Zone, open_ledger: Callable[..., Any]
) -> None:
    """Round 100 hangs through 101, and is let go: what it said at last appears nowhere; 102 is its own."""
    sensor = SlowSensor({100: "hang", 102: 0.5})
    bench = Bench(zone, open_ledger(), sensor, seeded())
    bench.play(100, 101, sensor.let_go.set, 102)
    assert bench.answers == [True, False, True]
    assert bench.told.faults == [SLOW_FAULT, SENSOR_FAULT]
    (reading,) = bench.told.readings
    assert (reading.round, reading.seq) == (102, 0), "a fault leaves no gap that looks like a loss"
    assert reading.ticks - seeded_noise(KEY, reading) == quantise(0.5, zone.noise.step)
    assert (bench.counters.published, bench.counters.faults) == (1, 2)


def test_a_round_that_hung_is_never_released_later(zone: Zone, open_ledger: Callable[..., Any]) -> None:
    """The ledger had it before the sensor was asked."""
    ledger = open_ledger()
    sensor = SlowSensor({100: "hang"})
    bench = Bench(zone, ledger, sensor)
    bench.play(100, sensor.let_go.set, 100)
    assert bench.answers == [True, False]
    assert not bench.told.readings


def test_a_round_that_comes_too_soon_leaves_the_one_under_way_alone(
    zone: Zone, open_ledger: Callable[..., Any]
) -> None:
    """A clock set forward into the next epoch: the reading keeps its key, the new round is a fault."""
    epochs = Epochs(100, 1)
    sensor = SlowSensor({100: 1.0, 101: 2.0, 102: 3.0})
    bench = Bench(zone, open_ledger(), sensor, seeded(epochs))
    bench.play(partial(bench.ask, 100, 101), 102)
    assert bench.answers == [True, False, True]
    assert [(reading.round, reading.key) for reading in bench.told.readings] == [(100, 0), (102, 2)]
    assert bench.told.faults == [SENSOR_FAULT]


def test_noise_is_drawn_before_its_round_across_epochs_too(
    zone: Zone, open_ledger: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a reading is under way the next one's number is unknown: it is drawn right after, before 101."""
    bench = Bench(zone, open_ledger(), SlowSensor({100: 1.0, 101: 2.0}), seeded(Epochs(100, 1)))
    drawn: list[tuple[int, int, float]] = []
    draw = bench.releaser._noise.draw

    def recorded(seq: int, round_number: int) -> int:
        drawn.append((seq, round_number, time.monotonic()))
        return draw(seq, round_number)

    monkeypatch.setattr(bench.releaser._noise, "draw", recorded)
    bench.releaser.prepare(100)
    bench.play(lambda: None, 100, 101)
    assert [(seq, number) for seq, number, _ in drawn] == [(0, 100), (1, 101), (2, 102)]
    assert drawn[1][2] < bench.asked[1]
    assert drawn[0][2] < bench.asked[0]


def test_nothing_is_released_after_the_end(zone: Zone, open_ledger: Callable[..., Any]) -> None:
    """Closed while a reading is under way: it is given up, and the ledger is closed at once."""
    bench = Bench(zone, open_ledger(), SlowSensor({100: 1.0}))

    def ask_and_close() -> None:
        bench.ask(100)
        bench.releaser.close()

    bench.play(ask_and_close)
    assert bench.answers == [True]
    assert not bench.told.readings
    assert not bench.told.faults


class QuickSensor(SlowSensor):
    """One that is read at once."""

    takes = 0.0


def test_a_round_that_is_too_late_after_the_ledger_is_not_measured(
    zone: Zone, open_ledger: Callable[..., Any], caplog: pytest.LogCaptureFixture
) -> None:
    """The sensor is not asked, the round counts as released for the ledger, and the next one is its own."""
    ledger = open_ledger()
    bench = Bench(zone, ledger, QuickSensor({101: 0.5}), seeded())
    assert bench.releaser.on_round(100, lambda: ledger.highest == 100) is False
    assert not bench.sensor.threads
    assert bench.told.faults == [LATE_FAULT]
    assert "round 100 is skipped" in caplog.text
    bench.ask(100, 101)
    assert bench.answers == [False, True]
    (reading,) = bench.told.readings
    assert (reading.round, reading.seq) == (101, 0)
    assert reading.ticks - seeded_noise(KEY, reading) == quantise(0.5, zone.noise.step)
    bench.reactor.call_soon(bench._end)
    bench.reactor.run()


def test_a_sensor_that_takes_longer_than_its_rounds_is_refused(
    zone: Zone, open_ledger: Callable[..., Any]
) -> None:
    """Its reading would not be there when the next round comes."""
    quick = replace(zone, schedule=Schedule(TAKES, every=1, releases=20, budget_rounds=20))
    parts = NodeParts(quick, "n01", SlowSensor({}), open_ledger(), BOOT)
    reactor: Any = None
    with pytest.raises(ConfigError, match=r"0\.05 s does not fit into rounds that are 0\.05 s apart"):
        Releaser(reactor, parts, Told(), NodeCounters())
