"""The worker processes of a fleet: start, command, monitor, restart and stop them by JSON lines."""

from __future__ import annotations

import asyncio
import json
import math
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import Field, TypeAdapter

from heatcloak_lab.fleet.report import TROUBLES, Killed, NodeAccount, Troubles
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import ConfigError, HeatcloakError, KeyFileError, LinkError
from heatcloak_shared.log_lines import log_time

Spans = list[tuple[int, int | None]]
"""First and last round of a run, None for no end, by the index of the schedule."""


@dataclass(frozen=True, kw_only=True)
class NodeOptions:
    """Options of a fleet's nodes, which the command passes on to the workers.

    Attributes:
        broker: the broker; with ``credentials``, only a default. Its password goes through a pipe, never onto
            a command line.
        scales: gain and offset by node, of all nodes; empty for 1 and 0.
        ledger_block: listed rounds that one ledger write records ahead.
        keys: the folder of node key files; None for those in ``credentials``, if any.
        credentials: the folder of ``heatcloak provision``; None if all nodes use ``broker``.
        broker_given: whether ``broker`` replaces host and port in the credentials.
        seed: seed of the faults' random numbers.
        ledgers_lost: restart damaged or missing ledgers in the next budget period.
        accept_weaker_promise: accept a zone that promises less than the ledgers recorded.
    """

    broker: BrokerAddress
    scales: dict[str, tuple[float, float]] = field(default_factory=dict)
    ledger_block: int = 1
    keys: Path | None = None
    credentials: Path | None = None
    broker_given: bool = True
    seed: int = 0
    ledgers_lost: bool = False
    accept_weaker_promise: bool = False


@dataclass(frozen=True, kw_only=True)
class ZoneShare:
    """The nodes of one zone that a worker runs.

    Attributes:
        zone: the zone file's text.
        nodes: the nodes' ids.
        prefix: what precedes these ids in the fleet's names of nodes: ``ZONE/`` in a fleet of several zones.
        scenario: the scenario's text.
        state: the folder of ledgers and spools.
        group: the index of the zone's schedule among the different schedules of the fleet.
    """

    zone: str
    nodes: tuple[str, ...]
    scenario: str
    state: Path
    prefix: str = ""
    group: int = 0

    @property
    def names(self) -> tuple[str, ...]:
        """Return the fleet's names of the nodes."""
        return tuple(self.prefix + node for node in self.nodes)


@dataclass(frozen=True, kw_only=True)
class WorkerSpec(NodeOptions):
    """The first message to a worker: everything that it needs, so that a restarted one does the same.

    Attributes, besides the options:
        worker: its number, from 0.
        zones: the zones, and the nodes of each that this worker runs.
        nodes: the names of the whole fleet's nodes, in the zones' order, to which shares in faults refer.
        on_disk: whether spools are on disk.
        journal: the journal's file; None for none.
        journal_from: the byte in the journal where this run begins.
        faults: the text of the faults file.
        quiet: log errors only, as planned faults cause warnings.
    """

    worker: int
    zones: tuple[ZoneShare, ...]
    nodes: tuple[str, ...]
    on_disk: bool = False
    journal: Path | None = None
    journal_from: int = 0
    faults: str = ""
    quiet: bool = False

    @property
    def share(self) -> tuple[str, ...]:
        """Return the names of the nodes that this worker runs."""
        return tuple(name for zone in self.zones for name in zone.names)


SPEC_JSON = TypeAdapter(WorkerSpec)
"""Reads and writes a `WorkerSpec` as JSON."""


class Counts(Troubles):
    """A worker's counts so far.

    Attributes, besides the sums of the nodes' troubles:
        round: the last released round, of the fleet's first schedule; None before the first.
        nodes: number of nodes.
        connected: number of connected nodes.
        down: number of nodes that have crashed or left.
        published, stored, unstored, dropped: readings, as in the report.
        last: the last node with each kind of fault.
        faultiest: the nodes with most faults: id, whether connected, and occurrences by kind.
    """

    round: int | None = None
    nodes: int = 0
    connected: int = 0
    down: int = 0
    published: int = 0
    stored: int = 0
    unstored: int = 0
    dropped: int = 0
    last: dict[str, str] = Field(default_factory=dict)
    faultiest: list[tuple[str, bool, dict[str, int]]] = Field(default_factory=list)


def summed(parts: list[Counts], max_faulty: int = 10) -> Counts:
    """Return the sums of several workers' counts, without a round."""
    faultiest = sorted(
        (node for part in parts for node in part.faultiest),
        key=lambda node: (-sum(node[2].values()), node[0]),
    )
    names = ("nodes", "connected", "down", "published", "stored", "unstored", "dropped", *TROUBLES)
    done: Counter[str] = Counter()
    last: dict[str, str] = {}
    for part in parts:
        done.update(part.done)
        last |= part.last
    return Counts(
        done=dict(sorted(done.items())),
        last=last,
        faultiest=faultiest[:max_faulty],
        **{name: sum(getattr(part, name) for part in parts) for name in names},
    )


STOP_TIMEOUT = 10.0
NODES_A_SECOND = 100.0
"""Nodes per additional second of waiting for workers at the end."""
LONGEST_STOP = 60.0
SILENCE = 5.0
"""Seconds without counts after which a worker counts as hanging; it sends counts twice a second."""
LONGEST_LINE = 1 << 30
COMMAND = (sys.executable, "-m", "heatcloak_lab.fleet.worker")
_ERRORS: dict[str, type[HeatcloakError]] = {"ConfigError": ConfigError, "KeyFileError": KeyFileError}


class _Worker:
    """One worker over all of its processes."""

    def __init__(self, spec: WorkerSpec) -> None:
        self.spec = spec
        self.size = len(spec.share)
        self.counts = Counts(nodes=self.size)
        self.counted_at = -math.inf
        self.account: dict[str, NodeAccount] | None = None
        self.process: asyncio.subprocess.Process | None = None
        self.is_built = False
        self.has_ended = False

    @property
    def is_well(self) -> bool:
        counts = self.counts
        is_recent = time.monotonic() - self.counted_at < SILENCE
        return is_recent and not self.has_ended and counts.connected + counts.down == counts.nodes

    async def begin(self) -> None:
        self.is_built = False
        self.process = await asyncio.create_subprocess_exec(
            *COMMAND,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
        )
        self._write(SPEC_JSON.dump_json(self.spec))

    def send(self, message: dict[str, Any]) -> None:
        self._write(json.dumps(message).encode())

    def _write(self, line: bytes) -> None:
        if self.process is not None and self.process.stdin is not None:
            with suppress(ConnectionError):
                self.process.stdin.write(line + b"\n")


class WorkerPool:
    """All workers of a fleet.

    Args:
        specs: the first message to each worker.
        restart: restart workers that were killed.
        on_log: called with each line that a worker logs.

    Attributes:
        killed: the workers that ended unexpectedly, or had to be killed at the end.
    """

    def __init__(self, specs: Sequence[WorkerSpec], *, restart: bool, on_log: Callable[[str], None]) -> None:
        self.killed: list[Killed] = []
        self._workers = [_Worker(spec) for spec in specs]
        self._restart = restart
        self._on_log = on_log
        self._tasks: set[asyncio.Task[None]] = set()
        self._failure: HeatcloakError | None = None
        self._spans: Spans | None = None
        self._is_stopping = False
        self._waited: float | None = None

    @property
    def counts(self) -> Counts:
        """Return the sums over all workers; the round is the least of those that are running."""
        together = summed([worker.counts for worker in self._workers])
        rounds = [worker.counts.round for worker in self._workers if not worker.has_ended]
        known = [number for number in rounds if number is not None]
        together.round = min(known) if known and len(known) == len(rounds) else None
        return together

    @property
    def is_well(self) -> bool:
        """Return whether every worker recently reported all its running nodes as connected."""
        return all(worker.is_well for worker in self._workers)

    @property
    def is_gone(self) -> bool:
        """Return whether every worker has ended."""
        return all(worker.has_ended for worker in self._workers)

    @property
    def is_built(self) -> bool:
        """Return whether every worker has built its nodes."""
        return all(worker.is_built or worker.has_ended for worker in self._workers)

    def raise_failure(self) -> None:
        """Raise the error of a worker that failed, if there is one."""
        if self._failure is not None:
            raise self._failure

    async def start(self) -> None:
        """Start every worker; its nodes connect as soon as they are built."""
        for worker in self._workers:
            await worker.begin()
            self._watch(worker)

    def go(self, spans: Spans) -> None:
        """Release the rounds of these spans."""
        self._spans = spans
        for worker in self._workers:
            if not worker.has_ended:
                worker.send({"go": spans})

    async def stop(self) -> dict[str, NodeAccount | None]:
        """Stop every worker; return each node's account, None if it is unknown."""
        self._is_stopping = True
        for worker in self._workers:
            worker.send({"stop": True})
        if self._tasks:
            most = stop_timeout(sum(worker.size for worker in self._workers))
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
        """Kill the workers that are still running."""
        for worker in self._workers:
            if worker.process is not None and worker.process.returncode is None:
                with suppress(ProcessLookupError):
                    worker.process.kill()

    def _watch(self, worker: _Worker) -> None:
        task = asyncio.ensure_future(self._follow(worker))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _follow(self, worker: _Worker) -> None:
        """Handle the output of one process until it ends."""
        process = worker.process
        assert process is not None  # noqa: S101  begun
        assert process.stdout is not None  # noqa: S101  piped
        logged = asyncio.ensure_future(self._forward(process))
        async for line in process.stdout:
            self._handle(worker, json.loads(line))
        code = await process.wait()
        await logged
        if worker.account is None and self._failure is None:
            await self._count_killed(worker, process.pid, code)
        else:
            worker.has_ended = True

    def _handle(self, worker: _Worker, message: dict[str, Any]) -> None:
        if "counts" in message:
            worker.counts = Counts.model_validate(message["counts"])
            worker.counted_at = time.monotonic()
        elif "built" in message:
            worker.is_built = True
            worker.send({"start": True})
            if self._spans is not None:
                worker.send({"go": self._spans})
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
        # A worker that exited by itself would do so again.
        again = self._restart and not self._is_stopping and code < 0
        waited = self._waited if code == -signal.SIGKILL else None
        killed = Killed(
            worker=worker.spec.worker,
            pid=pid,
            signal=-code if code < 0 else None,
            exit_code=code if code >= 0 else None,
            nodes=worker.size,
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
    """Return the seconds in which workers with this number of nodes must stop."""
    return min(STOP_TIMEOUT + nodes / NODES_A_SECOND, LONGEST_STOP)


def _how_it_ended(killed: Killed) -> str:
    if killed.waited is not None:
        return f"did not end within {killed.waited:.0f} s and was killed"
    by = f"by {signal.Signals(killed.signal).name}" if killed.signal else f"with exit code {killed.exit_code}"
    more = "restarted" if killed.restarted else "its nodes stay away; --restart restarts workers"
    return f"ended {by}: {more}"
