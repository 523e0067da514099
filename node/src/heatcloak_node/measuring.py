"""Read slow sources on a thread of their own, and hand on what was read at a fixed time."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar

from heatcloak_node.reactor import Reactor, Timer
from heatcloak_shared.errors import SensorError

T = TypeVar("T")


class Measuring(Generic[T]):
    """Measure on a separate thread, and hand on the result at a fixed time, however fast the source was.

    Only a value, which is cloaked except in a recording, or the text of a fault crosses the threads. A
    measurement that is late is discarded whenever it arrives; until then no other one starts. A source that
    hangs blocks only its own thread, which ends with the process. All methods belong to the reactor's thread.

    Args:
        reactor: the event loop.
        takes: seconds from the start of a round until its measurement is handed on.
    """

    def __init__(self, reactor: Reactor, takes: float) -> None:
        self._reactor = reactor
        self._takes = takes
        self._jobs = threading.Semaphore(0)
        self._job: tuple[object, Callable[[], T]] | None = None
        self._has_thread = False
        self._is_busy = False
        self._awaited: object | None = None
        self._result: T | str | None = None
        self._timer = Timer()

    @property
    def is_under_way(self) -> bool:
        """Whether a measurement waits to be handed on."""
        return self._timer.is_pending

    def begin(self, measure: Callable[[], T], began: float, then: Callable[[T | str | None], object]) -> None:
        """Measure, and hand on the result ``takes`` seconds after ``began``.

        Args:
            measure: called on the other thread; returns a value, no text, or raises SensorError.
            began: the monotonic time at which the round began, not in the future.
            then: called with the value, the text of a fault, or None if the source was too slow.

        Raises:
            SensorError: the source is still busy with an earlier round, or no thread can be started.
        """
        if self._is_busy or self.is_under_way:
            raise SensorError("still busy with an earlier round: it hangs, or takes longer than configured")
        if not self._has_thread:
            self._start_thread()
        self._is_busy = True
        self._result = None
        self._awaited = object()
        self._hand_on_later(began, then)
        self._job = self._awaited, measure
        self._jobs.release()

    def fail(self, text: str, began: float, then: Callable[[T | str | None], object]) -> None:
        """Hand on the text of a fault at the time at which a result would be handed on; see `begin`."""
        self._result = text
        self._awaited = None
        self._hand_on_later(began, then)

    def close(self) -> None:
        """Cancel the measurement under way, and end the thread as soon as its source returns."""
        self._timer.cancel()
        self._awaited = self._job = None
        self._jobs.release()

    def _start_thread(self) -> None:
        try:
            threading.Thread(target=self._work, name="heatcloak-sensor", daemon=True).start()
        except RuntimeError:
            raise SensorError("can't start a thread to read it: free some memory") from None
        self._has_thread = True

    def _hand_on_later(self, began: float, then: Callable[[T | str | None], object]) -> None:
        delay = max(began + self._takes - time.monotonic(), 0.0)
        self._timer = self._reactor.call_later(delay, lambda: self._hand_on(then))

    def _hand_on(self, then: Callable[[T | str | None], object]) -> None:
        result, self._result = self._result, None
        self._awaited = None
        then(result)

    def _accept(self, measurement: object, result: T | str) -> None:
        self._is_busy = False
        if measurement is self._awaited:
            self._result = result

    def _work(self) -> None:
        while self._do_job():
            pass

    def _do_job(self) -> bool:
        """Make one measurement, on the other thread.

        A function of its own, so that no frame that waits for the next job holds anything of the measurement.
        """
        self._jobs.acquire()
        job, self._job = self._job, None
        if job is None:
            return False
        measurement, measure = job
        self._reactor.call_soon(partial(self._accept, measurement, result_of(measure)))
        return True


def no_answer(takes: float) -> str:
    """Return the fault of a source that took too long."""
    return f"no answer within {takes:g} s: check the device, program or file that is read"


def first_fault(read: Callable[[], int | None], takes: float) -> str | None:
    """Read a source once.

    Args:
        read: reads the source, or raises an error; its result is discarded.
        takes: seconds that it may take; 0.0 if it never blocks.

    Returns:
        The text of the fault; None if the source was read.
    """
    faults: list[str] = []

    def attempt() -> None:
        result = result_of(read)
        if isinstance(result, str):
            faults.append(result)

    if takes == 0.0:
        attempt()
    else:
        thread = threading.Thread(target=attempt, name="heatcloak-sensor", daemon=True)
        thread.start()
        thread.join(takes)
        if thread.is_alive():
            return no_answer(takes)
    return faults[0] if faults else None


def result_of(read: Callable[[], T]) -> T | str:
    """Return the result, or the text of a fault: never an exception, whose frames may hold what was read."""
    try:
        return read()
    except SensorError as error:
        return str(error)
    except BaseException as error:  # noqa: BLE001  else the thread would end, and print the traceback
        return f"reading it ended with {type(error).__name__}: fix its driver, which must raise a SensorError"
