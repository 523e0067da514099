"""Sensors that take their time are read off the event path, and their readings handed on at a fixed time."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from functools import partial

from heatcloak_node.reactor import Reactor, Timer
from heatcloak_shared.errors import SensorError
from heatcloak_shared.schedule import Schedule

MOST_OF_GAP = 0.9

Measure = Callable[[], int]
Answer = int | str


def too_slow(takes: float, schedule: Schedule) -> str | None:
    """Why a sensor that takes so many seconds may be late for the next listed round; None if it is not.

    It may take at most 0.9 of the shortest time between two listed rounds.
    """
    rounds = schedule.budget_rounds - (schedule.releases - 1) * schedule.every
    if schedule.releases > 1:
        rounds = min(rounds, schedule.every)
    gap = rounds * schedule.period
    most = MOST_OF_GAP * gap
    if takes <= most:
        return None
    return (
        f"a sensor that takes {takes:g} s does not fit into rounds that are {gap:g} s apart: "
        f"let it take at most {most:g} s, or list fewer rounds in the zone"
    )


class Measuring:
    """Measures on a thread of its own and hands on at a fixed time, whether the sensor was quick or slow.

    What crosses the threads is a number of cloaked ticks, or the text of a fault. A measurement that is not
    done in time is thrown away whenever it comes; until then no other one begins. A sensor that hangs holds
    up its own thread alone, which ends with the process. All methods belong to the reactor's thread.

    Args:
        reactor: what drives the node.
        takes: seconds from the beginning of a round until its measurement is handed on.
    """

    def __init__(self, reactor: Reactor, takes: float) -> None:
        self._reactor = reactor
        self._takes = takes
        self._jobs = threading.Semaphore(0)
        self._job: tuple[object, Measure] | None = None
        self._has_thread = False
        self._is_working = False
        self._awaited: object | None = None
        self._answer: Answer | None = None
        self._timer: Timer | None = None

    @property
    def is_under_way(self) -> bool:
        """Whether a measurement waits to be handed on."""
        return self._timer is not None

    def begin(self, measure: Measure, began: float, then: Callable[[Answer | None], object]) -> None:
        """Measure, and hand on ``takes`` seconds after ``began``.

        Args:
            measure: called on the other thread; returns cloaked ticks or raises a SensorError.
            began: the monotonic time at which the round began, no later than now.
            then: called with the cloaked ticks, the text of a fault, or None where the sensor was too slow.

        Raises:
            SensorError: the sensor is still busy with an earlier round, or there is no thread to be had.
        """
        if self._is_working or self.is_under_way:
            raise SensorError("still busy with an earlier round: it hangs, or takes longer than it says")
        if not self._has_thread:
            self._start_thread()
        self._is_working = True
        self._answer = None
        self._awaited = object()
        delay = max(began + self._takes - time.monotonic(), 0.0)
        self._timer = self._reactor.call_later(delay, lambda: self._hand_on(then))
        self._job = self._awaited, measure
        self._jobs.release()

    def close(self) -> None:
        """Hand nothing on any more, and end the thread, as soon as its sensor lets it."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._awaited = self._job = None
        self._jobs.release()

    def _start_thread(self) -> None:
        try:
            threading.Thread(target=self._work, name="heatcloak-sensor", daemon=True).start()
        except RuntimeError:
            raise SensorError("no thread can be started to read it: free some memory") from None
        self._has_thread = True

    def _hand_on(self, then: Callable[[Answer | None], object]) -> None:
        answer, self._answer = self._answer, None
        self._awaited = self._timer = None
        then(answer)

    def _take(self, measurement: object, answer: Answer) -> None:
        self._is_working = False
        if measurement is self._awaited:
            self._answer = answer

    def _work(self) -> None:
        while self._serve():
            pass

    def _serve(self) -> bool:
        """One measurement, on the other thread. Nothing of it stays in a frame that waits for the next."""
        self._jobs.acquire()
        job, self._job = self._job, None
        if job is None:
            return False
        measurement, measure = job
        self._reactor.call_soon(partial(self._take, measurement, _answer_of(measure)))
        return True


def _answer_of(measure: Measure) -> Answer:
    """What is handed on of a measurement: ticks or a text, never an exception with its frames."""
    try:
        return measure()
    except SensorError as error:
        return str(error)
    except BaseException as error:  # noqa: BLE001  else the thread would end, and print the traceback
        return f"its driver ended with {type(error).__name__}: mend it, it must raise a SensorError instead"
