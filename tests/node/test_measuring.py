"""Reading off the event path: what is handed on, when, and that nothing else crosses the threads."""

from __future__ import annotations

import gc
import logging
import queue
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from types import FrameType
from typing import Any, cast

import pytest

from heatcloak_node import Reactor, cloaked_ticks
from heatcloak_node.measuring import Measuring
from heatcloak_node.reactor import Timer
from heatcloak_shared.errors import SensorError

TAKES = 5.0
STEP = 2.0**-10
HALF = 617283.9385


class HandReactor:
    """A reactor whose timers a test fires by hand."""

    def __init__(self) -> None:
        self.soon: queue.Queue[Callable[[], object]] = queue.Queue()
        self.timers: list[tuple[float, Timer]] = []

    def call_soon(self, callback: Callable[[], object]) -> None:
        self.soon.put(callback)

    def call_later(self, delay: float, callback: Callable[[], object]) -> Timer:
        self.timers.append((delay, Timer(callback)))
        return self.timers[-1][1]

    def take_post(self) -> None:
        """Wait for what the other thread posts, and run it."""
        self.soon.get(timeout=10)()

    def fire(self) -> None:
        """The time has come."""
        self.timers[-1][1].fire()


@pytest.fixture
def reactor() -> HandReactor:
    return HandReactor()


@pytest.fixture
def measuring(reactor: HandReactor) -> Iterator[Measuring]:
    """Measures for five seconds, by the hand reactor."""
    measuring = Measuring(cast(Reactor, reactor), TAKES)
    yield measuring
    measuring.close()


class Secret:
    """A sensor that makes its reading when it is read, and keeps it only if it is told to."""

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


def measure(sensor: Secret, noise: int = 7) -> Callable[[], int]:
    return partial(cloaked_ticks, sensor, 1, noise, STEP)


def is_the_reading(content: object) -> bool:
    """Whether it is the secret reading, raw or quantised; computed anew, so that nothing here holds it."""
    if type(content) is float:
        return content == 2.0 * HALF
    return type(content) is int and 0 < content < 2**53 and abs(content * STEP / 2.0 - HALF) < STEP


def places_of_the_reading() -> int:
    """How many objects hold it, anywhere in the process, and how many frames of any thread."""
    held = sum(is_the_reading(item) for holder in gc.get_objects() for item in gc.get_referents(holder))
    frame: FrameType | None
    for frame in sys._current_frames().values():
        while frame is not None:
            held += sum(is_the_reading(item) for item in frame.f_locals.values())
            frame = frame.f_back
    return held


@pytest.mark.parametrize("quick", [True, False])
def test_quick_or_slow_the_answer_is_handed_on_at_the_same_time(
    reactor: HandReactor, measuring: Measuring, quick: bool
) -> None:
    """The timer is set to the same moment, and nothing is told before it, though the answer is there."""
    sensor, told = Secret(), list[object]()
    if not quick:
        sensor.go.clear()
    before = time.monotonic()
    measuring.begin(measure(sensor), before, told.append)
    after = time.monotonic()
    assert TAKES - (after - before) <= reactor.timers[0][0] + 1e-9 <= TAKES + 2e-9
    sensor.go.set()
    reactor.take_post()
    assert not told
    reactor.fire()
    assert told == [round(2.0 * HALF / STEP) + 7]


def test_a_slow_disk_before_the_reading_moves_nothing(reactor: HandReactor, measuring: Measuring) -> None:
    """What the ledger took is taken from the sensor's time, and never more than there is."""
    measuring.begin(measure(Secret()), time.monotonic() - 3.0, lambda answer: None)
    assert reactor.timers[-1][0] <= 2.0
    reactor.take_post()
    reactor.fire()
    measuring.begin(measure(Secret()), time.monotonic() - 30.0, lambda answer: None)
    assert reactor.timers[-1][0] == 0.0
    reactor.take_post()


def test_a_late_answer_is_thrown_away(reactor: HandReactor, measuring: Measuring) -> None:
    """It is told as too slow; until it is done nothing else begins; then the next one is its own."""
    slow, told = Secret(), list[object]()
    slow.go.clear()
    measuring.begin(measure(slow), time.monotonic(), told.append)
    reactor.fire()
    assert told == [None]
    with pytest.raises(SensorError, match="still busy"):
        measuring.begin(measure(Secret()), time.monotonic(), told.append)
    slow.go.set()
    reactor.take_post()
    assert told == [None]
    measuring.begin(lambda: 5, time.monotonic(), told.append)
    reactor.take_post()
    reactor.fire()
    assert told == [None, 5]


def test_a_late_answer_that_comes_within_the_next_measurement_is_not_taken_for_it(
    reactor: HandReactor, measuring: Measuring
) -> None:
    """The post of the first is still in the queue when its time is over."""
    told: list[object] = []
    measuring.begin(lambda: 1, time.monotonic(), told.append)
    late = reactor.soon.get(timeout=10)
    reactor.fire()
    late()
    measuring.begin(lambda: 2, time.monotonic(), told.append)
    reactor.take_post()
    late()
    reactor.fire()
    assert told == [None, 2]


@pytest.mark.parametrize(
    "fault",
    [
        lambda value: SensorError("the bus failed: look at its wiring"),
        lambda value: OSError(f"checksum of {value}"),
        lambda value: SystemExit(value),
        lambda value: KeyboardInterrupt(f"{value}"),
    ],
)
def test_a_fault_is_a_text_without_the_reading(
    reactor: HandReactor,
    measuring: Measuring,
    fault: Callable[[float], BaseException],
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """Whatever the driver raises; nothing is printed, no exception crosses, and the thread lives on."""
    caplog.set_level(logging.DEBUG)
    told: list[Any] = []
    measuring.begin(measure(Secret(fault)), time.monotonic(), told.append)
    reactor.take_post()
    reactor.fire()
    assert type(told[0]) is str
    assert "1234567" not in told[0] + caplog.text + "".join(capfd.readouterr())
    measuring.begin(lambda: 3, time.monotonic(), told.append)
    reactor.take_post()
    reactor.fire()
    assert told[1] == 3


@pytest.mark.slow
@pytest.mark.parametrize("fault", [None, lambda value: OSError(f"checksum of {value}")])
def test_nothing_in_the_process_holds_the_reading_afterwards(
    reactor: HandReactor, measuring: Measuring, fault: Callable[[float], BaseException] | None
) -> None:
    """No object and no frame of any thread, before the answer is handed on and after, nor of a late one."""
    sensor = Secret(fault)
    told: list[Any] = []
    for late in (False, True):
        sensor.go = threading.Event()
        measuring.begin(measure(sensor, noise=0x5EED), time.monotonic(), told.append)
        if late:
            reactor.fire()
        sensor.go.set()
        reactor.take_post()
        assert places_of_the_reading() == 0
        if not late:
            reactor.fire()
        assert places_of_the_reading() == 0


@pytest.mark.slow
def test_the_search_for_the_reading_finds_one_that_is_kept(
    reactor: HandReactor, measuring: Measuring
) -> None:
    """The test above can fail: a sensor that reads just now is found, and one that keeps what it read."""
    sensor = Secret(keeps=True)
    sensor.go.clear()
    measuring.begin(measure(sensor), time.monotonic(), lambda answer: None)
    assert sensor.begun.wait(10)
    sensor.kept.clear()
    assert places_of_the_reading() > 0
    sensor.go.set()
    reactor.take_post()
    assert places_of_the_reading() == 0
    reactor.fire()
    measuring.begin(measure(sensor), time.monotonic(), lambda answer: None)
    reactor.take_post()
    assert places_of_the_reading() > 0


def test_one_thread_serves_all_measurements_and_ends_when_closed(
    reactor: HandReactor, measuring: Measuring
) -> None:
    """Named for who looks; a daemon, for a sensor that hangs must not hold up the end."""
    threads: set[threading.Thread] = set()

    def look() -> int:
        threads.add(threading.current_thread())
        return 0

    for _ in range(3):
        measuring.begin(look, time.monotonic(), lambda answer: None)
        reactor.take_post()
        reactor.fire()
    (thread,) = threads
    assert (thread.daemon, thread.name) == (True, "heatcloak-sensor")
    measuring.close()
    thread.join(10)
    assert not thread.is_alive()


def test_nothing_is_handed_on_after_the_end(reactor: HandReactor, measuring: Measuring) -> None:
    """Not by the timer, nor when the sensor answers at last."""
    sensor, told = Secret(), list[object]()
    sensor.go.clear()
    measuring.begin(measure(sensor), time.monotonic(), told.append)
    assert sensor.begun.wait(10)
    measuring.close()
    reactor.fire()
    sensor.go.set()
    reactor.take_post()
    assert not told
