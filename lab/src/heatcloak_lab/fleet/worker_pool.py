"""The workers of a fleet, seen from their parent: started, told, listened to, and started again."""

from __future__ import annotations

import asyncio
import json
import math
import signal
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from heatcloak_lab.fleet.report import Killed, NodeAccount
from heatcloak_lab.fleet.worker_messages import Counts, WorkerSpec, summed
from heatcloak_shared.errors import ConfigError, HeatcloakError, KeyFileError, LinkError
from heatcloak_shared.log_lines import log_time

STOP_TIMEOUT = 10.0
NODES_A_SECOND = 100.0
"""So many more a worker may have for each second more that it is waited for at the end, on a busy machine."""
LONGEST_STOP = 60.0
SILENCE = 5.0
"""Seconds after which a worker that says nothing hangs: it counts twice a second."""
LONGEST_LINE = 1 << 30
COMMAND = (sys.executable, "-m", "heatcloak_lab.fleet.worker")
_ERRORS: dict[str, type[HeatcloakError]] = {"ConfigError": ConfigError, "KeyFileError": KeyFileError}


class _Worker:
    """One worker, over all of its processes."""

    def __init__(self, spec: WorkerSpec) -> None:
        self.spec = spec
        self.counts = Counts(nodes=len(spec.share))
        self.counted_at = -math.inf
        self.account: dict[str, NodeAccount] | None = None
        self.process: asyncio.subprocess.Process | None = None
        self.is_built = False
        self.has_ended = False

    @property
    def is_well(self) -> bool:
        counts = self.counts
        is_heard = time.monotonic() - self.counted_at < SILENCE
        return is_heard and not self.has_ended and counts.connected + counts.down == counts.nodes

    async def begin(self) -> None:
        self.is_built = False
        self.process = await asyncio.create_subprocess_exec(
            *COMMAND,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
        )
        self._write(self.spec.model_dump_json())

    def tell(self, message: dict[str, Any]) -> None:
        self._write(json.dumps(message))

    def _write(self, line: str) -> None:
        if self.process is not None and self.process.stdin is not None:
            with suppress(ConnectionError):
                self.process.stdin.write(line.encode() + b"\n")


class WorkerPool:
    """All workers of a fleet.

    Args:
        specs: what each of them runs.
        restart: start a worker again that was killed.
        on_log: told of each line that a worker logs.

    Attributes:
        killed: the workers that ended without being told to, or had to be killed when they were told.
    """

    def __init__(self, specs: Sequence[WorkerSpec], *, restart: bool, on_log: Callable[[str], None]) -> None:
        self.killed: list[Killed] = []
        self._workers = [_Worker(spec) for spec in specs]
        self._restart = restart
        self._on_log = on_log
        self._tasks: set[asyncio.Task[None]] = set()
        self._failure: HeatcloakError | None = None
        self._span: dict[str, int | None] | None = None
        self._is_stopping = False
        self._waited: float | None = None

    @property
    def counts(self) -> Counts:
        """What all workers counted together; the round is that of those that still run."""
        together = summed([worker.counts for worker in self._workers])
        rounds = [worker.counts.round for worker in self._workers if not worker.has_ended]
        known = [number for number in rounds if number is not None]
        together.round = min(known) if known and len(known) == len(rounds) else None
        return together

    @property
    def is_well(self) -> bool:
        """Whether every worker said just now that all its nodes that are up are connected."""
        return all(worker.is_well for worker in self._workers)

    @property
    def is_gone(self) -> bool:
        """Whether every worker has ended."""
        return all(worker.has_ended for worker in self._workers)

    @property
    def is_built(self) -> bool:
        """Whether every worker has put its nodes together."""
        return all(worker.is_built or worker.has_ended for worker in self._workers)

    def raise_failure(self) -> None:
        """Raise here what a worker failed with, if any did."""
        if self._failure is not None:
            raise self._failure

    async def start(self) -> None:
        """Start every worker; their nodes connect as soon as they are put together."""
        for worker in self._workers:
            await worker.begin()
            self._watch(worker)

    def go(self, first: int, last: int | None) -> None:
        """Release from round ``first`` to round ``last``."""
        self._span = {"first": first, "last": last}
        for worker in self._workers:
            if not worker.has_ended:
                worker.tell({"go": self._span})

    async def stop(self) -> dict[str, NodeAccount | None]:
        """End every worker; what became of each node, None where nobody knows."""
        self._is_stopping = True
        for worker in self._workers:
            worker.tell({"stop": True})
        if self._tasks:
            most = stop_timeout(sum(len(worker.spec.share) for worker in self._workers))
            await asyncio.wait(set(self._tasks), timeout=most)
            self._waited = most
        self.kill()
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=STOP_TIMEOUT)
        accounts: dict[str, NodeAccount | None] = {}
        for worker in self._workers:
            known = worker.account or {}
            accounts |= {node: known.get(node) for node in worker.spec.share}
        return accounts

    def kill(self) -> None:
        """End whoever still runs, without a word."""
        for worker in self._workers:
            if worker.process is not None and worker.process.returncode is None:
                with suppress(ProcessLookupError):
                    worker.process.kill()

    def _watch(self, worker: _Worker) -> None:
        task = asyncio.ensure_future(self._follow(worker))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _follow(self, worker: _Worker) -> None:
        """Listen to one process until it ends."""
        process = worker.process
        assert process is not None  # noqa: S101  begun
        assert process.stdout is not None  # noqa: S101  piped
        logged = asyncio.ensure_future(self._forward(process))
        async for line in process.stdout:
            self._hear(worker, json.loads(line))
        code = await process.wait()
        await logged
        if worker.account is None and self._failure is None:
            await self._count_killed(worker, process.pid, code)
        else:
            worker.has_ended = True

    def _hear(self, worker: _Worker, message: dict[str, Any]) -> None:
        if "counts" in message:
            worker.counts = Counts.model_validate(message["counts"])
            worker.counted_at = time.monotonic()
        elif "built" in message:
            worker.is_built = True
            worker.tell({"start": True})
            if self._span is not None:
                worker.tell({"go": self._span})
        elif "account" in message:
            worker.account = {
                node: NodeAccount.model_validate(account) for node, account in message["account"].items()
            }
        elif "error" in message:
            error = message["error"]
            self._failure = _ERRORS.get(error["kind"], LinkError)(error["text"])

    async def _forward(self, process: asyncio.subprocess.Process) -> None:
        assert process.stderr is not None  # noqa: S101  piped
        async for line in process.stderr:
            self._on_log(line.decode("utf-8", "replace").rstrip())

    async def _count_killed(self, worker: _Worker, pid: int, code: int) -> None:
        # Whoever ended by itself would do so again.
        again = self._restart and not self._is_stopping and code < 0
        waited = self._waited if code == -signal.SIGKILL else None
        killed = Killed(
            worker=worker.spec.worker,
            pid=pid,
            signal=-code if code < 0 else None,
            exit_code=code if code >= 0 else None,
            nodes=len(worker.spec.share),
            round=worker.counts.round,
            restarted=again,
            waited=waited,
        )
        self.killed.append(killed)
        self._on_log(
            f"{log_time(time.time())} WARNING worker {killed.worker} (process {pid}, {killed.nodes} nodes) "
            f"{_how_it_ended(killed)}"
        )
        worker.counts = worker.counts.model_copy(update={"connected": 0, "down": killed.nodes})
        worker.counted_at = -math.inf
        if not again:
            worker.has_ended = True
            return
        await worker.begin()
        self._watch(worker)


def stop_timeout(nodes: int) -> float:
    """Seconds that workers of so many nodes together have to end once they are told."""
    return min(STOP_TIMEOUT + nodes / NODES_A_SECOND, LONGEST_STOP)


def _how_it_ended(killed: Killed) -> str:
    if killed.waited is not None:
        return f"did not end within {killed.waited:.0f} s and was ended"
    by = f"by {signal.Signals(killed.signal).name}" if killed.signal else f"with exit code {killed.exit_code}"
    more = "started again" if killed.restarted else "its nodes stay away; --restart starts it again"
    return f"ended {by}: {more}"
