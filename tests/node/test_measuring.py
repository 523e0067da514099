"""Reading slow sensors on a thread of their own: `heatcloak_node.measuring`."""

from __future__ import annotations

import gc
import logging
import queue
import random
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from types import FrameType
from typing import Any, cast

import pytest

from heatcloak_node import Reactor, cloaked_ticks
from heatcloak_node.measuring import Measuring, first_fault
from heatcloak_node.reactor import Timer
from heatcloak_shared.errors import SensorError

TAKES = 5.0
STEP = 2.0**-10
HALF = 617283.9385


class ManualReactor:
    """A reactor whose timers a test fires."""

    def __init__(self) -> None:
        self.soon: queue.Queue[Callable[[], object]] = queue.Queue()
        self.timers: list[tuple[float, Timer]] = []

    def call_soon(self, callback: Callable[[], object]) -> None:
        self.soon.put(callback)

    def call_later(self, delay: float, callback: Callable[[], object]) -> Timer:
        self.timers.append((delay, Timer(callback)))
        return self.timers[-1][1]

    def run_next_call(self) -> None:
        """Wait for a call from the other thread, and make it."""
        self.soon.get(timeout=10)()

    def fire(self) -> None:
        """Fire the timer."""
        self.timers[-1][1].fire()


@pytest.fixture
def reactor() -> ManualReactor:
    return ManualReactor()


@pytest.fixture
def measuring(reactor: ManualReactor) -> Iterator[Measuring[int]]:
    """Return a measurement of five seconds, on a manual reactor."""
    measuring: Measuring[int] = Measuring(cast(Reactor, reactor), TAKES)
    yield measuring
    measuring.close()


class SecretSensor:
    """A sensor that computes its reading when it is read, and keeps it only on request."""

    kind = "secret"
    takes = TAKES

    def __init__(self, fault: Callable[[float], BaseException] | None = None, *, keeps: bool = False) -> None:
        self.go = threading.Event()
        self.go.set()
        self.begun = threading.Event()
        self.fault = fault
        self.keeps = keeps
        self.kept: list[float] = []

    def read(self, round_number: int) -> float:
        value = 2.0 * HALF
        if self.keeps:
            self.kept.append(value)
        self.begun.set()
        self.go.wait(30)
        if self.fault is not None:
            raise self.fault(value)
        return value


def measure(sensor: SecretSensor, noise: int = 7) -> Callable[[], int]:
    return partial(cloaked_ticks, sensor, 1, noise, STEP)


def is_the_reading(content: object) -> bool:
    """Return whether an object is the secret reading, raw or quantised.

    It is computed anew, so that nothing here holds it.
    """
    if type(content) is float:
        return content == 2.0 * HALF
    return type(content) is int and 0 < content < 2**53 and abs(content * STEP / 2.0 - HALF) < STEP


def places_of_the_reading() -> int:
    """Return how many objects of the process hold the reading, and how many frames of any thread."""
    holders, held = gc.get_objects(), 0
    for start in range(0, len(holders), 10_000):
        referents = gc.get_referents(*holders[start : start + 10_000])
        held += sum(is_the_reading(item) for item in referents if type(item) is float or type(item) is int)
    del holders
    frame: FrameType | None
    for frame in sys._current_frames().values():
        while frame is not None:
            held += sum(is_the_reading(item) for item in frame.f_locals.values())
            frame = frame.f_back
    return held


@pytest.mark.parametrize("quick", [True, False])
def test_the_result_is_handed_on_at_a_fixed_time_however_fast_the_sensor_is(
    reactor: ManualReactor, measuring: Measuring[int], quick: bool
) -> None:
    sensor, results = SecretSensor(), list[object]()
    if not quick:
        sensor.go.clear()
    before = time.monotonic()
    measuring.begin(measure(sensor), before, results.append)
    after = time.monotonic()
    assert TAKES - (after - before) <= reactor.timers[0][0] + 1e-9 <= TAKES + 2e-9
    sensor.go.set()
    reactor.run_next_call()
    assert not results
    reactor.fire()
    assert results == [round(2.0 * HALF / STEP) + 7]


def test_time_spent_before_the_reading_does_not_delay_the_result(
    reactor: ManualReactor, measuring: Measuring[int]
) -> None:
    measuring.begin(measure(SecretSensor()), time.monotonic() - 3.0, lambda answer: None)
    assert reactor.timers[-1][0] <= 2.0
    reactor.run_next_call()
    reactor.fire()
    measuring.begin(measure(SecretSensor()), time.monotonic() - 30.0, lambda answer: None)
    assert reactor.timers[-1][0] == 0.0
    reactor.run_next_call()


def test_a_late_result_is_discarded(reactor: ManualReactor, measuring: Measuring[int]) -> None:
    """Until it arrives, no other measurement begins."""
    slow, results = SecretSensor(), list[object]()
    slow.go.clear()
    measuring.begin(measure(slow), time.monotonic(), results.append)
    reactor.fire()
    assert results == [None]
    with pytest.raises(SensorError, match="still busy"):
        measuring.begin(measure(SecretSensor()), time.monotonic(), results.append)
    slow.go.set()
    reactor.run_next_call()
    assert results == [None]
    measuring.begin(lambda: 5, time.monotonic(), results.append)
    reactor.run_next_call()
    reactor.fire()
    assert results == [None, 5]


def test_a_late_result_does_not_count_as_that_of_the_next_measurement(
    reactor: ManualReactor, measuring: Measuring[int]
) -> None:
    results: list[object] = []
    measuring.begin(lambda: 1, time.monotonic(), results.append)
    late = reactor.soon.get(timeout=10)
    reactor.fire()
    late()
    measuring.begin(lambda: 2, time.monotonic(), results.append)
    reactor.run_next_call()
    late()
    reactor.fire()
    assert results == [None, 2]


@pytest.mark.parametrize(
    "fault",
    [
        lambda value: SensorError("the bus failed: look at its wiring"),
        lambda value: OSError(f"checksum of {value}"),
        lambda value: SystemExit(value),
        lambda value: KeyboardInterrupt(f"{value}"),
    ],
)
def test_an_exception_becomes_a_text_without_the_reading(
    reactor: ManualReactor,
    measuring: Measuring[int],
    fault: Callable[[float], BaseException],
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """Nothing is printed, no exception crosses the threads, and the thread continues."""
    caplog.set_level(logging.DEBUG)
    results: list[Any] = []
    measuring.begin(measure(SecretSensor(fault)), time.monotonic(), results.append)
    reactor.run_next_call()
    reactor.fire()
    assert type(results[0]) is str
    assert "1234567" not in results[0] + caplog.text + "".join(capfd.readouterr())
    measuring.begin(lambda: 3, time.monotonic(), results.append)
    reactor.run_next_call()
    reactor.fire()
    assert results[1] == 3


@pytest.mark.slow
@pytest.mark.parametrize("fault", [None, lambda value: OSError(f"checksum of {value}")])
def test_no_object_or_frame_holds_the_reading_afterwards(
    reactor: ManualReactor, measuring: Measuring[int], fault: Callable[[float], BaseException] | None
) -> None:
    """Before the result is handed on, after it, and after a late result."""
    sensor = SecretSensor(fault)
    results: list[Any] = []
    for late in (False, True):
        sensor.go = threading.Event()
        measuring.begin(measure(sensor, noise=0x5EED), time.monotonic(), results.append)
        if late:
            reactor.fire()
        sensor.go.set()
        reactor.run_next_call()
        assert places_of_the_reading() == 0
        if not late:
            reactor.fire()
        assert places_of_the_reading() == 0


@pytest.mark.slow
def test_the_search_finds_a_reading_that_is_kept(reactor: ManualReactor, measuring: Measuring[int]) -> None:
    """The test above can fail."""
    sensor = SecretSensor(keeps=True)
    sensor.go.clear()
    measuring.begin(measure(sensor), time.monotonic(), lambda answer: None)
    assert sensor.begun.wait(10)
    sensor.kept.clear()
    assert places_of_the_reading() > 0
    sensor.go.set()
    reactor.run_next_call()
    assert places_of_the_reading() == 0
    reactor.fire()
    measuring.begin(measure(sensor), time.monotonic(), lambda answer: None)
    reactor.run_next_call()
    assert places_of_the_reading() > 0


def test_one_thread_serves_all_measurements_and_ends_when_closed(
    reactor: ManualReactor, measuring: Measuring[int]
) -> None:
    """It is a daemon: a hanging sensor must not delay the end of the process."""
    threads: set[threading.Thread] = set()

    def look() -> int:
        threads.add(threading.current_thread())
        return 0

    for _ in range(3):
        measuring.begin(look, time.monotonic(), lambda answer: None)
        reactor.run_next_call()
        reactor.fire()
    (thread,) = threads
    assert (thread.daemon, thread.name) == (True, "heatcloak-sensor")
    measuring.close()
    thread.join(10)
    assert not thread.is_alive()


def test_nothing_is_handed_on_after_close(reactor: ManualReactor, measuring: Measuring[int]) -> None:
    sensor, results = SecretSensor(), list[object]()
    sensor.go.clear()
    measuring.begin(measure(sensor), time.monotonic(), results.append)
    assert sensor.begun.wait(10)
    measuring.close()
    reactor.fire()
    sensor.go.set()
    reactor.run_next_call()
    assert not results


@pytest.mark.alone
def test_no_result_is_early_on_a_real_reactor() -> None:
    chance, reactor, takes = random.Random(5), Reactor(), 0.06
    measuring: Measuring[int] = Measuring(reactor, takes)
    waits: list[float] = []

    def go() -> None:
        began = time.monotonic()
        pause = chance.choice([0.0, 0.01, 0.03])

        def slow() -> int:
            time.sleep(pause)
            return 1

        measuring.begin(slow, began, partial(done, began))

    def done(began: float, answer: object) -> None:
        waits.append(time.monotonic() - began)
        if len(waits) < 10:
            reactor.call_soon(go)
        else:
            reactor.stop()

    reactor.call_soon(go)
    reactor.run()
    measuring.close()
    assert min(waits) >= takes
    assert sorted(waits)[len(waits) // 2] < takes + 0.05


@pytest.mark.parametrize("takes", [0.0, 30.0])
@pytest.mark.parametrize("error", [ValueError, SystemExit])
def test_a_check_reports_any_error_without_its_text(
    takes: float, error: type[BaseException], capfd: pytest.CaptureFixture[str]
) -> None:
    def read() -> int:
        raise error("21.7")

    fault = first_fault(read, takes)
    assert fault is not None
    assert fault.startswith(f"reading it ended with {error.__name__}: ")
    assert capfd.readouterr() == ("", ""), "no traceback"


@pytest.mark.parametrize("takes", [0.0, 30.0])
def test_a_check_reports_a_fault_and_accepts_an_answer(takes: float) -> None:
    def fail() -> int:
        raise SensorError("the bus failed")

    assert first_fault(fail, takes) == "the bus failed"
    assert first_fault(lambda: 7, takes) is None
    assert first_fault(lambda: None, takes) is None


def test_a_check_does_not_wait_for_a_source_that_hangs() -> None:
    sensor = SecretSensor()
    sensor.go.clear()
    fault = first_fault(measure(sensor), 0.05)
    sensor.go.set()
    assert fault == "no answer within 0.05 s: check the device, program or file that is read"
