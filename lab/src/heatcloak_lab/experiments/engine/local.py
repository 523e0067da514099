"""Tasks on the cores of this machine."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
import warnings
from collections import deque
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import Any

import cloudpickle

from heatcloak_lab.experiments.engine.attempt import Attempt, Done, attempt, outcome_of
from heatcloak_lab.experiments.engine.interrupts import (
    children_hear_none,
    interrupts_wait,
    uninterrupted,
)
from heatcloak_lab.experiments.running import ExperimentError, Task

_AHEAD = 3
"""Tasks that are handed out for each worker: one is worked on, the next ones wait at its door."""
_POLL = 0.1
"""Seconds after which it is seen whether somebody asked to stop."""
_FAREWELL = 2.0
"""Seconds that a thread gets to end."""
_ALONE = 3
"""How often a task may end its worker while nothing else was under way before it is blamed."""

_ENVIRONMENT = dict.fromkeys(
    ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"), "1"
)


class LocalPool:
    """Worker processes, which need nothing of whoever starts them: a script, a notebook, a test.

    A worker that is killed takes all others along; everything that was under way is done again. Whether a
    task ends its worker is found out by doing it alone.
    """

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._pool: Any = None
        self._threads_before: list[Thread] = []

    def do(self, identity: str, tasks: list[Task]) -> Done:
        """See `Place`."""
        # What can't be sent is told before anybody is started for it.
        cloudpickle.dumps(tasks[:1])
        left = deque(tasks)
        suspects: deque[Task] = deque()
        while left or suspects:
            # After workers died, what was under way is done one by one.
            if suspects:
                yield from self._alone(suspects.popleft())
                continue
            under_way: dict[Future[Attempt], Task] = {}
            try:
                yield from self._together(left, under_way, _AHEAD * self._jobs)
            except BrokenProcessPool:
                suspects.extend(under_way.values())
                self._stop()

    def _together(self, left: deque[Task], under_way: dict[Future[Attempt], Task], width: int) -> Done:
        while left or under_way:
            with interrupts_wait() as waiting:
                while left and len(under_way) < width:
                    task = left.popleft()
                    try:
                        under_way[self._started().submit(attempt, task)] = task
                    except BrokenProcessPool:
                        left.appendleft(task)
                        raise
                done: set[Future[Attempt]] = set()
                while not done:
                    waiting.check()
                    done, _ = wait(under_way, timeout=_POLL, return_when=FIRST_COMPLETED)
                broken = [future for future in done if isinstance(future.exception(), BrokenProcessPool)]
            for future in done:
                if future not in broken:
                    yield under_way.pop(future), outcome_of(_result(future))
            if broken:
                raise BrokenProcessPool

    def _alone(self, task: Task) -> Done:
        for _ in range(_ALONE):
            under_way: dict[Future[Attempt], Task] = {}
            try:
                yield from self._together(deque([task]), under_way, 1)
            except BrokenProcessPool:
                self._stop()
            else:
                return
        raise ExperimentError(
            f"{task.key}: its worker process ended {_ALONE} times while it did this: "
            "see whether memory is short, or the method crashes"
        )

    def _started(self) -> Any:  # noqa: ANN401
        if self._pool is None:
            from multiprocessing import resource_tracker as python_tracker

            from loky import ProcessPoolExecutor
            from loky.backend import resource_tracker

            # Their start would have later children hear signals again; they ignore them themselves.
            python_tracker.ensure_running()
            resource_tracker.ensure_running()
            environment = dict(_ENVIRONMENT)
            if "PYTHONFAULTHANDLER" not in os.environ:
                # Set to nothing: what a dying worker would print is told in one line.
                environment["PYTHONFAULTHANDLER"] = ""
            self._threads_before = threading.enumerate()
            # It tells of workers that it replaces because their memory grew: nobody need do anything.
            warnings.filterwarnings("ignore", r"A worker (stopped|was restarted) while", UserWarning)
            with children_hear_none():
                self._pool = ProcessPoolExecutor(
                    self._jobs, env=environment, initializer=_begin_worker, initargs=(os.getpid(),)
                )
                # With the first task begins the thread that looks after the workers and starts others.
                self._pool.submit(_nothing)
        return self._pool

    def _stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        with uninterrupted():
            pool.shutdown(wait=True, kill_workers=True)
            del pool
            # The thread that fed the workers is not waited for; cut short by the end of this process, it
            # would leave a semaphore half removed, and somebody would complain about that.
            for thread in threading.enumerate():
                if thread.name == "QueueFeederThread" and thread not in self._threads_before:
                    thread.join(_FAREWELL)

    def close(self) -> None:
        """See `Place`."""
        self._stop()


def _result(future: Future[Attempt]) -> Attempt:
    error = future.exception()
    if error is None:
        return future.result()
    cause = " ".join(f"{type(error).__name__}: {error}".split())[:300]
    return False, f"a task could not be sent to a worker process or back: {cause}: run it with one job"


def _nothing() -> None:
    """Keep a worker busy for no time."""


def _begin_worker(parent: int) -> None:
    """End with the parent, however it ends: nobody would take what is found."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os._exit(1)

    Thread(target=watch, daemon=True).start()
    # Standard output belongs to the findings, whoever writes: Python, a library in C or another program.
    sys.stdout = sys.stderr
    with contextlib.suppress(OSError):
        os.dup2(2, 1)
