"""Tasks on the workers of a Dask cluster."""

from __future__ import annotations

import contextlib
import logging
import queue
import time
import warnings
from collections import deque
from collections.abc import Iterator
from threading import Thread
from typing import Any

from heatcloak_lab.experiments.calling import one_line
from heatcloak_lab.experiments.engine.attempt import Attempt, Done, attempt, outcome_of
from heatcloak_lab.experiments.engine.identity import versions
from heatcloak_lab.experiments.engine.interrupts import interrupts_wait, uninterrupted
from heatcloak_lab.experiments.running import ExperimentError, Task
from heatcloak_shared.errors import ConfigError

_PATIENCE = 10.0
"""Seconds for the scheduler to answer, and for a first worker to be there."""
_LONG = 60.0
"""Seconds without any worker, once there were some, and for a result to arrive that is there."""
_POLL = 0.1
_ASK_AGAIN = 1.0
"""Seconds between two looks at the workers."""
_AHEAD = 4
"""Tasks that are handed out for each thread of the workers: the way there takes milliseconds."""
_LOGGERS = ("distributed", "tornado", "asyncio", "bokeh")


class Cluster:
    """The workers of a scheduler that runs; those that come later join in, those that die are replaced.

    Args:
        address: of the scheduler, for example "tcp://127.0.0.1:8786".

    Raises:
        ConfigError: Dask is not installed, or the address is malformed.
        ExperimentError: no scheduler answers there, or it has no workers.
    """

    def __init__(self, address: str) -> None:
        self._address = address
        self._quiet = contextlib.ExitStack()
        self._quiet.enter_context(_silence())
        self._client: Any = None
        self._known_threads = 0
        self._asked = self._seen = 0.0
        try:
            self._connect()
        except BaseException:
            self.close()
            raise

    def _connect(self) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise ConfigError(
                "--dask needs Dask, which is not installed: pip install 'heatcloak-aggregator[cluster]'"
            ) from None
        _check_address(self._address)
        made: queue.SimpleQueue[Any] = queue.SimpleQueue()

        def connect() -> None:
            try:
                made.put(Client(self._address, timeout=_PATIENCE, set_as_default=False))
            except (OSError, RuntimeError, ValueError):
                made.put(None)

        # Apart, as it never comes back where a server of another kind answers, whatever its timeout.
        Thread(target=connect, daemon=True).start()
        with interrupts_wait() as waiting:
            ends = time.monotonic() + 1.5 * _PATIENCE
            while time.monotonic() < ends:
                waiting.check()
                with contextlib.suppress(queue.Empty):
                    self._client = made.get(timeout=_POLL)
                    break
        if self._client is None:
            raise ExperimentError(
                f"no Dask scheduler answers at {self._address}: start one with `dask scheduler`, "
                "or correct the address"
            )
        self._seen = time.monotonic()
        while not self._threads(_PATIENCE):
            time.sleep(_POLL)

    def do(self, identity: str, tasks: list[Task]) -> Done:
        """See `Place`."""
        left = deque(tasks)
        finished: queue.SimpleQueue[Any] = queue.SimpleQueue()
        under_way: dict[str, tuple[Any, Task]] = {}
        while left or under_way:
            while left and len(under_way) < _AHEAD * max(self._threads(_LONG), 1):
                task = left.popleft()
                # The same name wherever it is asked for: a task is done once, and known by what it finds.
                future = self._submit(f"heatcloak-{identity}-{task.key}", task)
                under_way[future.key] = future, task
                future.add_done_callback(finished.put)
            try:
                future = finished.get(timeout=_POLL)
            except queue.Empty:
                self._threads(_LONG)
                continue
            status = future.status
            if status in ("lost", "pending"):
                # Its worker died before anybody fetched what it had found: it is being done again.
                future.add_done_callback(finished.put)
                continue
            # Of a task that was told of twice, the second time counts for nothing.
            _, known = under_way.pop(future.key, (None, None))
            if known is not None:
                yield known, outcome_of(self._attempted(future, status, known))

    def _submit(self, key: str, task: Task) -> Any:  # noqa: ANN401
        try:
            with warnings.catch_warnings():
                # It advises on large functions, which are what the user asked for.
                warnings.filterwarnings("ignore", message="Sending large graph", category=UserWarning)
                return self._client.submit(_attempt_there, versions(), task, key=key, pure=True)
        except ExperimentError:
            raise
        except Exception as error:
            raise self._gone() from error

    def _attempted(self, future: Any, status: str, task: Task) -> Attempt:  # noqa: ANN401
        try:
            if status == "finished":
                # If it is lost just now, this waits until it was done again.
                found: Attempt = future.result(timeout=_LONG)
                return found
            error = future.exception(timeout=_PATIENCE) if status == "error" else None
        except Exception:  # noqa: BLE001
            # Its result was on a worker or on the way when the connection broke.
            raise self._gone() from None
        if error is None:
            # Called off, as all tasks are when the connection breaks.
            raise self._gone()
        name = type(error).__name__
        if name == "KilledWorker":
            return False, (
                f"{task.key}: its Dask workers died again and again while they did this: "
                "see whether memory is short there, or the method crashes"
            )
        return False, (
            f"a Dask worker could not do {task.key}: {name}: {one_line(error)}: "
            "install there what is installed here, in the same versions"
        )

    def _threads(self, patience: float) -> int:
        """How many threads all workers have; asked once a second.

        Raises:
            ExperimentError: the scheduler is gone, or there have been no workers for so many seconds.
        """
        if self._client.status != "running":
            raise self._gone()
        now = time.monotonic()
        if now - self._asked < _ASK_AGAIN:
            return self._known_threads
        try:
            self._known_threads = sum(self._client.nthreads().values())
        except Exception:  # noqa: BLE001
            # However a connection may break, what it means is the same.
            raise self._gone() from None
        self._asked = now
        if self._known_threads:
            self._seen = now
        elif now - self._seen > patience:
            raise ExperimentError(
                f"the Dask scheduler at {self._address} has had no workers for {patience:.0f} s: "
                f"start some with `dask worker {self._address}`"
            )
        return self._known_threads

    def _gone(self) -> ExperimentError:
        return ExperimentError(
            f"the Dask scheduler at {self._address} is gone: start it again, and the same command goes on "
            "where it was if it had --out"
        )

    def close(self) -> None:
        """See `Place`; what is under way on the workers is called off."""
        with uninterrupted():
            client, self._client = self._client, None
            if client is not None:
                with contextlib.suppress(Exception):
                    client.close(timeout=2)
            self._quiet.close()


def _check_address(address: str) -> None:
    from distributed.comm.addressing import parse_address, parse_host_port
    from distributed.comm.registry import get_backend

    try:
        scheme, place = parse_address(address)
        get_backend(scheme)
        parse_host_port(place)
    except ValueError as error:
        text = f"--dask {address!r} is no address: {one_line(error)}: give tcp://HOST:PORT"
        raise ConfigError(text) from None


def _attempt_there(expected: tuple[str, ...], task: Task) -> Attempt:
    """Do a task on a worker, if it computes what would be computed here."""
    for here, there in zip(expected, versions(), strict=True):
        if here != there:
            return False, (
                f"a Dask worker has {there} where this machine has {here}, so that its results may differ: "
                "install the same there"
            )
    return attempt(task)


@contextlib.contextmanager
def _silence() -> Iterator[None]:
    """Keep what Dask logs about its connections off the user's terminal: we say it in a line."""
    with contextlib.suppress(ImportError):
        import distributed  # noqa: F401  # sets up its logging as it is imported
    levels = {name: logging.getLogger(name).level for name in _LOGGERS}
    for name in list(logging.root.manager.loggerDict):
        if name.startswith("distributed."):
            levels[name] = logging.getLogger(name).level
    for name in levels:
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    try:
        yield
    finally:
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)
