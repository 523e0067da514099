"""Execute tasks on the workers of a Dask cluster."""

from __future__ import annotations

import contextlib
import queue
import time
from collections import deque
from threading import Thread
from typing import Any

from heatcloak_aggregator.dask_client import check_dask_address, dask_logs_off
from heatcloak_lab.experiments.engine.fingerprint import versions
from heatcloak_lab.experiments.engine.tasks import (
    Attempt,
    Completed,
    attempt,
    deferred_interrupts,
    ignored_interrupts,
    outcome_of,
)
from heatcloak_lab.experiments.result import ExperimentError, Task
from heatcloak_shared.sanitize import one_line

_CONNECT_TIMEOUT = 10.0
"""Seconds to wait for the scheduler and for its first worker."""
_WORKER_TIMEOUT = 60.0
"""Seconds to wait for new workers after the last one left, and for a finished result to arrive."""
_POLL = 0.1
_THREADS_INTERVAL = 1.0
"""Seconds between two queries of the number of threads."""
_SUBMITTED_PER_THREAD = 4
"""Tasks submitted per thread of the workers, to hide the latency of the network."""


class DaskCluster:
    """The workers of a running scheduler; workers may join and leave at any time.

    Args:
        address: address of the scheduler, for example "tcp://127.0.0.1:8786".

    Raises:
        ConfigError: Dask is not installed, or the address is malformed.
        ExperimentError: no scheduler answers there, or it has no workers.
    """

    def __init__(self, address: str) -> None:
        self._address = address
        self._logs_off = contextlib.ExitStack()
        self._logs_off.enter_context(dask_logs_off("asyncio"))
        self._client: Any = None
        self._known_threads = 0
        self._threads_checked = self._threads_seen = 0.0
        try:
            self._connect()
        except BaseException:
            self.close()
            raise

    def _connect(self) -> None:
        check_dask_address(self._address, "heatcloak-lab[cluster]")
        from distributed import Client

        connected: queue.SimpleQueue[Any] = queue.SimpleQueue()

        def connect() -> None:
            try:
                connected.put(Client(self._address, timeout=_CONNECT_TIMEOUT, set_as_default=False))
            except (OSError, RuntimeError, ValueError):
                connected.put(None)

        # On a thread: the call never returns if a server of another kind answers, despite its timeout.
        Thread(target=connect, daemon=True).start()
        with deferred_interrupts() as interrupt:
            deadline = time.monotonic() + 1.5 * _CONNECT_TIMEOUT
            while time.monotonic() < deadline:
                interrupt.check()
                with contextlib.suppress(queue.Empty):
                    self._client = connected.get(timeout=_POLL)
                    break
        if self._client is None:
            raise ExperimentError(
                f"no Dask scheduler answers at {self._address}: start one with `dask scheduler`, "
                "or correct the address"
            )
        self._threads_seen = time.monotonic()
        while not self._threads(_CONNECT_TIMEOUT):
            time.sleep(_POLL)

    def execute(self, fingerprint: str, tasks: list[Task]) -> Completed:
        """See `Executor`."""
        pending = deque(tasks)
        finished: queue.SimpleQueue[Any] = queue.SimpleQueue()
        running: dict[str, tuple[Any, Task]] = {}
        while pending or running:
            while pending and len(running) < _SUBMITTED_PER_THREAD * max(self._threads(_WORKER_TIMEOUT), 1):
                task = pending.popleft()
                # A key that depends on the task only: Dask executes it once and recognises its result.
                future = self._submit(f"heatcloak-{fingerprint}-{task.key}", task)
                running[future.key] = future, task
                future.add_done_callback(finished.put)
            try:
                future = finished.get(timeout=_POLL)
            except queue.Empty:
                self._threads(_WORKER_TIMEOUT)
                continue
            status = future.status
            if status in ("lost", "pending"):
                # Its worker died before the result was fetched; Dask executes it again.
                future.add_done_callback(finished.put)
                continue
            # Ignore the second notification of a task.
            _, known = running.pop(future.key, (None, None))
            if known is not None:
                yield known, outcome_of(self._attempted(future, status, known))

    def _submit(self, key: str, task: Task) -> Any:  # noqa: ANN401
        try:
            return self._client.submit(_attempt_on_worker, versions(), task, key=key, pure=True)
        except ExperimentError:
            raise
        except Exception as error:
            raise self._lost_scheduler() from error

    def _attempted(self, future: Any, status: str, task: Task) -> Attempt:  # noqa: ANN401
        try:
            if status == "finished":
                # If the result gets lost now, this waits until the task was executed again.
                found: Attempt = future.result(timeout=_WORKER_TIMEOUT)
                return found
            error = future.exception(timeout=_CONNECT_TIMEOUT) if status == "error" else None
        except Exception:  # noqa: BLE001
            # The connection broke before the result arrived.
            raise self._lost_scheduler() from None
        if error is None:
            # Cancelled, as all tasks are when the connection breaks.
            raise self._lost_scheduler()
        name = type(error).__name__
        if name == "KilledWorker":
            return False, (
                f"{task.key}: its Dask workers died repeatedly during this task: "
                "check whether memory is short there or the method crashes"
            )
        return False, (
            f"a Dask worker could not execute {task.key}: {name}: {one_line(error)}: "
            "install the packages of this machine there, in the same versions"
        )

    def _threads(self, timeout: float) -> int:
        """Return the number of threads of all workers, queried once a second.

        Raises:
            ExperimentError: the scheduler is gone, or there have been no workers for ``timeout`` seconds.
        """
        if self._client.status != "running":
            raise self._lost_scheduler()
        now = time.monotonic()
        if now - self._threads_checked < _THREADS_INTERVAL:
            return self._known_threads
        try:
            self._known_threads = sum(self._client.nthreads().values())
        except Exception:  # noqa: BLE001
            # Every failure of the connection means the same.
            raise self._lost_scheduler() from None
        self._threads_checked = now
        if self._known_threads:
            self._threads_seen = now
        elif now - self._threads_seen > timeout:
            raise ExperimentError(
                f"the Dask scheduler at {self._address} has had no workers for {timeout:.0f} s: "
                f"start some with `dask worker {self._address}`"
            )
        return self._known_threads

    def _lost_scheduler(self) -> ExperimentError:
        return ExperimentError(
            f"the Dask scheduler at {self._address} no longer answers: start it again; with --out, the same "
            "command resumes where it stopped"
        )

    def close(self) -> None:
        """See `Executor`; tasks running on the workers are cancelled."""
        with ignored_interrupts():
            client, self._client = self._client, None
            if client is not None:
                with contextlib.suppress(Exception):
                    client.close(timeout=2)
            self._logs_off.close()


def _attempt_on_worker(expected: tuple[str, ...], task: Task) -> Attempt:
    """Execute a task on a worker if its versions equal those of the client."""
    for here, there in zip(expected, versions(), strict=True):
        if here != there:
            return False, (
                f"a Dask worker has {there} but this machine has {here}, so its results may differ: "
                "install the same version there"
            )
    return attempt(task)
