"""Run estimators in worker processes: each zone keeps to one of them, and one that ends is replaced."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import count
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any

from threadpoolctl import threadpool_limits

from heatcloak_aggregator.service.estimator_host import (
    CALL_TIMEOUT,
    EstimatorHost,
    EstimatorLostError,
    HostedEstimators,
)
from heatcloak_shared.errors import HeatcloakError
from heatcloak_shared.sanitize import one_line

LEAST_AHEAD, MOST_AHEAD = 3, 32
"""Calls of a process at most: one runs, and others wait or are stored, so that it does not idle."""
SECONDS_AHEAD = 0.2
"""Seconds that the calls of a process take together: a busy service may pass on the next ones so late."""
_SMOOTHING = 0.1
_KILL_TIMEOUT = 5.0
"""Seconds until a killed process is given up."""

log = logging.getLogger(__name__)


def available_processors() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def calls_ahead(seconds: float) -> int:
    """Return how many calls that take so many ``seconds`` each a process may have at a time.

    Of more calls, more are estimated late with an overloaded service: a newer round may close meanwhile.
    """
    return max(LEAST_AHEAD, min(MOST_AHEAD, round(SECONDS_AHEAD / max(seconds, 1e-9))))


class ProcessHost(EstimatorHost):
    """Run estimators in worker processes.

    A zone belongs to the process that has the fewest zones when the zone is started. The processes end with
    this one, even if it is killed.

    Args:
        processes: how many, at least 1.
        on_start: called in each new process; it must be picklable.
        call_timeout: seconds without an answer to any call after which a process is killed.
    """

    def __init__(
        self,
        processes: int,
        on_start: Callable[[], None] | None = None,
        call_timeout: float = CALL_TIMEOUT,
    ) -> None:
        super().__init__()
        self._processes = [_Process(on_start, call_timeout) for _ in range(processes)]
        self._lane: dict[str, int] = {}

    @property
    def lanes(self) -> range:
        """Return one lane for each process."""
        return range(len(self._processes))

    def lane_of(self, name: str) -> int:
        """Return the process of a zone."""
        if name not in self._lane:
            zones = Counter(self._lane.values())
            self._lane[name] = min(self.lanes, key=lambda lane: zones[lane])
        return self._lane[name]

    def capacity(self, lane: int) -> int:
        """Return how many calls a process may have, so that it does not idle between them."""
        return calls_ahead(self._processes[lane].call_seconds)

    @property
    def processes_ended(self) -> int:
        """Return how many processes ended and were replaced."""
        return sum(process.n_ended for process in self._processes)

    async def forget(self, name: str) -> None:
        """Drop a zone's estimator and its place in a lane."""
        try:
            await super().forget(name)
        except EstimatorLostError:
            log.debug("zone %s: its estimator is lost already", name)
        self._lane.pop(name, None)

    def close(self) -> None:
        """Kill all processes: what they compute would not be stored."""
        for process in self._processes:
            process.close()

    async def _run(self, name: str, method: str, *args: Any) -> Any:  # noqa: ANN401
        return await self._processes[self.lane_of(name)].run(method, *args)


class _Process:
    """A worker process, and its successors.

    Args:
        on_start: called in each of them.
        call_timeout: as of `ProcessHost`.

    Attributes:
        n_ended: how many of them ended before `close`.
        call_seconds: how long a recent estimation took, on average; at first, longer than most.
    """

    def __init__(self, on_start: Callable[[], None] | None, call_timeout: float) -> None:
        self._on_start = on_start
        self._call_timeout = call_timeout
        self.n_ended = 0
        self.call_seconds = SECONDS_AHEAD
        self._calls = count()
        self._in_progress: list[int] = []
        self._deadline: asyncio.TimerHandle | None = None
        self._running_at_end = -1
        self._children: set[BaseProcess] = set()
        self._pool: ProcessPoolExecutor | None = self._new_pool()

    async def run(self, method: str, *args: Any) -> Any:  # noqa: ANN401
        """Call a method of the estimators in the process.

        Raises:
            EstimatorLostError: the process ended before the call did, or its answer can't be sent.
        """
        pool, call = self._pool, next(self._calls)
        if pool is None:
            raise EstimatorLostError("the service is stopping")
        self._in_progress.append(call)
        if len(self._in_progress) == 1:
            self._expect_answer()
        try:
            found, seconds = await asyncio.wrap_future(pool.submit(_call_here, method, *args))
        except BrokenProcessPool:
            self._replace(pool)
            was_running = self._running_at_end == call
            raise EstimatorLostError("a worker process ended", was_running=was_running) from None
        except HeatcloakError:
            raise
        except Exception as error:  # noqa: BLE001  for example a plugin's result that can't be pickled
            reason = f"{type(error).__name__}: {one_line(error)}"
            raise EstimatorLostError(f"a worker process can't answer: {reason}") from None
        finally:
            self._in_progress.remove(call)
            self._expect_answer()
        if method == "call" and args[2] == "estimate":
            self.call_seconds += _SMOOTHING * (seconds - self.call_seconds)
        return found

    def close(self) -> None:
        """Kill the process."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        self._expect_answer()
        pool.shutdown(wait=False, cancel_futures=True)
        for process in self._children:
            process.kill()
            process.join(_KILL_TIMEOUT)

    def _expect_answer(self) -> None:
        """Kill the process if it answers none of the calls in progress in time, from now on."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if self._pool is not None and self._in_progress:
            loop = asyncio.get_running_loop()
            self._deadline = loop.call_later(self._call_timeout, self._kill)

    def _kill(self) -> None:
        log.warning("a worker process did not answer for %.0f s: it is killed", self._call_timeout)
        for process in self._children:
            process.kill()

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            self.n_ended += 1
            log.warning("a worker process ended: starting another one, which begins with the stored rounds")
            broken.shutdown(wait=False)
            # Calls run in order.
            self._running_at_end = self._in_progress[0]
            self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not a fork: this process has threads, which may hold locks.
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(1, context, _initialize, (self._on_start,))
        # The first call starts the process. It is noted, so that it can be killed.
        before = set(multiprocessing.active_children())
        pool.submit(os.getpid)
        self._children = set(multiprocessing.active_children()) - before
        return pool


_estimators = HostedEstimators()
"""The estimators of a worker process; empty in the service."""


def _initialize(on_start: Callable[[], None] | None) -> None:
    # Ctrl-C and systemd signal all processes of the service. The service decides when this one ends.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    # One process for each core: more threads would only wait for each other.
    threadpool_limits(1)
    if on_start is not None:
        on_start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def _call_here(method: str, *args: Any) -> tuple[Any, float]:  # noqa: ANN401
    """Call a method of the estimators of this process; return its result, and the seconds it took."""
    began = time.perf_counter()
    found = getattr(_estimators, method)(*args)
    return found, time.perf_counter() - began
