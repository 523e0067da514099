"""Execute tasks in worker processes on this machine, with loky.

loky starts and replaces the processes. Added here: a killed worker costs no outcome, and a task that kills
its worker is identified; an interrupt stops the run between two tasks; workers end with their parent.
"""

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

from heatcloak_lab.experiments.engine.tasks import (
    Attempt,
    Completed,
    attempt,
    deferred_interrupts,
    ignored_interrupts,
    outcome_of,
    sigint_blocked_for_children,
)
from heatcloak_lab.experiments.result import ExperimentError, Task

_SUBMITTED_PER_WORKER = 3
"""Tasks submitted per worker: one is executed, the others are queued."""
_POLL = 0.1
"""Seconds between checks for an interrupt."""
_JOIN_TIMEOUT = 2.0
"""Seconds to wait for a thread."""
_RETRIES_ALONE = 3
"""How often a task may kill its worker while nothing else is running before it is reported."""

_ENVIRONMENT = dict.fromkeys(
    ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"), "1"
)


class LocalPool:
    """A pool of worker processes that works from scripts, notebooks and tests.

    If a worker is killed, all workers end and all running tasks are executed again, one at a time, to find
    out whether one of them kills its worker.
    """

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._pool: Any = None
        self._threads_before: list[Thread] = []

    def execute(self, fingerprint: str, tasks: list[Task]) -> Completed:
        """See `Executor`."""
        # Report what can't be pickled before any worker is started.
        cloudpickle.dumps(tasks[:1])
        pending = deque(tasks)
        suspects: deque[Task] = deque()
        while pending or suspects:
            # After a worker died, execute what was running one task at a time.
            if suspects:
                yield from self._run_alone(suspects.popleft())
                continue
            running: dict[Future[Attempt], Task] = {}
            try:
                yield from self._run_together(pending, running, _SUBMITTED_PER_WORKER * self._jobs)
            except BrokenProcessPool:
                suspects.extend(running.values())
                self.close()

    def _run_together(
        self, pending: deque[Task], running: dict[Future[Attempt], Task], width: int
    ) -> Completed:
        while pending or running:
            with deferred_interrupts() as interrupt:
                while pending and len(running) < width:
                    task = pending.popleft()
                    try:
                        running[self._get_pool().submit(attempt, task)] = task
                    except BrokenProcessPool:
                        pending.appendleft(task)
                        raise
                done: set[Future[Attempt]] = set()
                while not done:
                    interrupt.check()
                    done, _ = wait(running, timeout=_POLL, return_when=FIRST_COMPLETED)
                broken = [future for future in done if isinstance(future.exception(), BrokenProcessPool)]
            for future in done:
                if future not in broken:
                    yield running.pop(future), outcome_of(_result(future))
            if broken:
                raise BrokenProcessPool

    def _run_alone(self, task: Task) -> Completed:
        for _ in range(_RETRIES_ALONE):
            running: dict[Future[Attempt], Task] = {}
            try:
                yield from self._run_together(deque([task]), running, 1)
            except BrokenProcessPool:
                self.close()
            else:
                return
        raise ExperimentError(
            f"{task.key}: its worker process ended {_RETRIES_ALONE} times during this task: "
            "check whether memory is short or the method crashes"
        )

    def _get_pool(self) -> Any:  # noqa: ANN401
        if self._pool is None:
            from multiprocessing import resource_tracker as python_tracker

            from loky import ProcessPoolExecutor
            from loky.backend import resource_tracker

            # Starting them later would unblock SIGINT in the workers; the trackers ignore it themselves.
            python_tracker.ensure_running()
            resource_tracker.ensure_running()
            environment = dict(_ENVIRONMENT)
            if "PYTHONFAULTHANDLER" not in os.environ:
                # Empty: a dying worker must not print a traceback, its end is reported in one line.
                environment["PYTHONFAULTHANDLER"] = ""
            self._threads_before = threading.enumerate()
            # loky warns when it replaces a worker whose memory grew; no action is needed.
            warnings.filterwarnings("ignore", r"A worker (stopped|was restarted) while", UserWarning)
            with sigint_blocked_for_children():
                self._pool = ProcessPoolExecutor(
                    self._jobs, env=environment, initializer=_initialize_worker, initargs=(os.getpid(),)
                )
                # The first task starts the thread that manages the workers.
                self._pool.submit(os.getpid)
        return self._pool

    def close(self) -> None:
        """See `Executor`."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        with ignored_interrupts():
            pool.shutdown(wait=True, kill_workers=True)
            del pool
            # loky does not join its feeder thread. If the process ends before the thread does, a
            # semaphore leaks and the resource tracker prints a warning.
            for thread in threading.enumerate():
                if thread.name == "QueueFeederThread" and thread not in self._threads_before:
                    thread.join(_JOIN_TIMEOUT)


def _result(future: Future[Attempt]) -> Attempt:
    error = future.exception()
    if error is None:
        return future.result()
    cause = " ".join(f"{type(error).__name__}: {error}".split())[:300]
    return False, f"a task could not be sent to a worker process or back: {cause}: run it with one job"


def _initialize_worker(parent: int) -> None:
    """Exit when the parent has ended, and keep standard output for the findings."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os._exit(1)

    Thread(target=watch, daemon=True).start()
    # Redirect the file descriptor too: libraries in C and child processes write to it.
    sys.stdout = sys.stderr
    with contextlib.suppress(OSError):
        os.dup2(2, 1)
