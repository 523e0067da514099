"""Run a fleet in worker processes, with planned faults and a report at the end."""

from __future__ import annotations

import asyncio
import math
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path

from heatcloak_lab.faults.model import NO_FAULTS, FaultFile, StuckSensor, Timed, drawn
from heatcloak_lab.faults.plan import Plan
from heatcloak_lab.fleet.credentials import credentials_of
from heatcloak_lab.fleet.report import FleetReport, NodeAccount, sums_of
from heatcloak_lab.fleet.worker_pool import Counts, NodeOptions, WorkerPool, WorkerSpec
from heatcloak_node import HeartbeatFile
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import ConfigError, LinkError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.zone import AnyZone, render_zone


@dataclass(frozen=True, kw_only=True)
class FleetRequest(NodeOptions):
    """Options of a fleet's run.

    Attributes, besides those of its nodes:
        zone: the zone.
        nodes: number of the zone's nodes to run, the first ones; None for all.
        without: nodes among them that do not run here.
        processes: number of workers; None for the default.
        rounds: number of listed rounds; None for no end.
        faults: the faults.
        spool: ``"memory"``, ``"disk"``, or None for the one that the other options need.
        journal: the folder of the workers' journals; None for none.
        restart: restart workers that were killed.
        alive: a file to touch while all nodes are connected; None for none.
    """

    zone: AnyZone
    nodes: int | None = None
    without: tuple[str, ...] = ()
    processes: int | None = None
    rounds: int | None = None
    faults: FaultFile = NO_FAULTS
    spool: str | None = None
    journal: Path | None = None
    restart: bool = False
    alive: Path | None = None

    @property
    def run(self) -> tuple[str, ...]:
        """Return the nodes that run.

        Raises:
            ConfigError: the zone has fewer nodes, or ``without`` names an unknown node or all nodes.
        """
        zone = self.zone
        if self.nodes is not None and self.nodes > len(zone.nodes):
            raise ConfigError(f"--nodes {self.nodes}: zone {zone.name} has {len(zone.nodes)} nodes")
        for node in self.without:
            if node not in zone.places:
                raise ConfigError(
                    f"--without {sanitize(node)}: not in zone {zone.name}: give ids of its zone file"
                )
        left = tuple(node for node in zone.nodes[: self.nodes] if node not in self.without)
        if not left:
            raise ConfigError(f"--without leaves no node of zone {zone.name} to run: leave out fewer")
        return left

    @property
    def plan(self) -> Plan:
        """Return the plan of faults.

        Raises:
            ConfigError: a fault names a node that does not run.
        """
        return Plan(self.faults, self.seed, self.run, self.zone.schedule.period)


ONE_PROCESS = 500
"""Most nodes that run in one worker by default; for more there is one worker per core."""
CONNECT_TIMEOUT = 15.0
NODES_A_SECOND = 100.0
"""Nodes that connect per second on a slow machine."""
LEAD = 0.5
DRAWS_A_SECOND = 2000.0
"""Nodes per second whose noise is drawn before the first round."""
SETTLE_TIMEOUT = 40.0
FIRST_ACK_TIMEOUT = 3.0
"""Seconds to wait for the first acknowledgement: without one, no aggregator is running."""
WATCH_INTERVAL = 0.05

Show = Callable[[str, Counts], object]


class FleetRunner:
    """One run of a fleet in worker processes.

    Args:
        request: the options.
        show: called with the current phase and counts, many times a second.
        on_log: called with each line that a worker logs.

    Raises:
        ConfigError: options contradict each other.
    """

    def __init__(self, request: FleetRequest, show: Show, on_log: Callable[[str], None]) -> None:
        self._request = request
        self._show = show
        self._plan = request.plan
        needs_disk = request.faults.needs_disk or request.restart
        if needs_disk and request.spool == "memory":
            raise ConfigError(
                "--spool memory loses readings of nodes that crash or leave: use --spool disk, or leave out "
                "these faults and --restart"
            )
        self._on_disk = needs_disk or request.spool == "disk"
        self._specs = self._share_out()
        self._pool = WorkerPool(self._specs, restart=request.restart, on_log=on_log)
        self._span: tuple[int, int | None] | None = None
        self._alive = None if request.alive is None else HeartbeatFile(request.alive)
        self._sign_due = 0.0

    @property
    def probe(self) -> BrokerAddress:
        """Return the first node's broker, for a check that it is running.

        Raises:
            ConfigError: its credentials are unusable.
        """
        request = self._request
        first = request.run[:1]
        known = credentials_of(first, request.broker, request.credentials, broker_given=request.broker_given)
        return known[first[0]].broker

    async def run(self) -> FleetReport:
        """Run to the end or until cancelled, disconnect the nodes, and return the report.

        Raises:
            LinkError: the nodes cannot connect.
            HeatcloakError: a worker failed.
        """
        try:
            await self._pool.start()
            await self._connect()
            await self._release()
            await self._settle()
        except asyncio.CancelledError:
            self._show("stopping", self._pool.counts)
        except BaseException:
            self._pool.kill()
            raise
        accounts = await self._pool.stop()
        self._pool.raise_failure()
        return self._report(accounts)

    def _share_out(self) -> list[WorkerSpec]:
        request = self._request
        nodes = request.run
        default = 1 if len(nodes) <= ONE_PROCESS else os.cpu_count() or 1
        count = min(request.processes or default, len(nodes))
        folder = request.journal
        if folder is None and request.restart:
            folder = request.state / "journal"  # a restarted worker reads it
        options = {each.name: getattr(request, each.name) for each in fields(NodeOptions)}
        specs = []
        for worker in range(count):
            journal = None if folder is None else folder.absolute() / f"worker-{worker}.journal"
            specs.append(
                WorkerSpec(
                    worker=worker,
                    zone=render_zone(request.zone),
                    nodes=nodes,
                    share=nodes[worker::count],
                    on_disk=self._on_disk,
                    journal=journal,
                    journal_from=journal.stat().st_size if journal is not None and journal.exists() else 0,
                    faults=request.faults.text,
                    quiet=bool(request.faults.faults),
                    **options,
                )
            )
        return specs

    async def _connect(self) -> None:
        while not self._pool.is_built:
            await self._look("starting")
        timeout = CONNECT_TIMEOUT + len(self._request.run) / NODES_A_SECOND
        deadline = time.monotonic() + timeout
        while (counts := self._pool.counts).connected < counts.nodes:
            if time.monotonic() > deadline:
                away = counts.nodes - counts.connected
                raise LinkError(
                    f"{away} of {counts.nodes} nodes can't connect to {self.probe}: start the broker"
                )
            await self._look("connecting")

    async def _release(self) -> None:
        schedule, rounds = self._request.zone.schedule, self._request.rounds
        now = time.time() + LEAD + len(self._specs[0].share) / DRAWS_A_SECOND
        current = schedule.round_of(now)
        # With faults, start at a whole round; otherwise as soon as all nodes can have drawn their noise.
        is_late = self._request.faults.faults or now > schedule.time_of(current) - schedule.period / 4
        first = schedule.next_listed(current + bool(is_late))
        last = None
        if rounds is not None:
            last = first
            for _ in range(rounds - 1):
                last = schedule.next_listed(last + 1)
        self._span = first, last
        self._pool.go(first, last)
        while not self._pool.is_gone:
            await self._look("running")
            number = self._pool.counts.round
            if last is not None and (
                (number or first - 1) >= last or time.time() > schedule.end_of(last) + 1
            ):
                return

    async def _settle(self) -> None:
        """Wait until the aggregator, if there is one, has acknowledged all readings."""
        began = time.monotonic()
        most = SETTLE_TIMEOUT + 2 * self._longest()
        while (counts := self._pool.counts).unstored and not self._pool.is_gone:
            waited = time.monotonic() - began
            if waited > most or (waited > FIRST_ACK_TIMEOUT + self._longest() and counts.stored == 0):
                return
            await self._look("settling")

    def _longest(self) -> float:
        """Return the seconds of the longest fault that keeps a node away."""
        faults = self._request.faults.faults.values()
        lasting = (fault.lasts for fault in faults if isinstance(fault, Timed | StuckSensor))
        return max((drawn(duration, math.nextafter(1.0, 0.0)) for duration in lasting), default=0.0)

    async def _look(self, what: str) -> None:
        self._pool.raise_failure()
        if self._alive is not None and time.monotonic() >= self._sign_due and self._pool.is_well:
            self._alive.touch()
            self._sign_due = time.monotonic() + HeartbeatFile.INTERVAL
        self._show(what, self._pool.counts)
        await asyncio.sleep(WATCH_INTERVAL)

    def _report(self, accounts: dict[str, NodeAccount | None]) -> FleetReport:
        zone, request = self._request.zone, self._request
        known = {node: accounts[node] for node in request.run}
        nodes = {node: account for node, account in known.items() if account is not None}
        return FleetReport.model_validate(
            {
                "zone": zone.name,
                "rev": zone.rev,
                "seed": request.seed,
                "faults_file": request.faults.sha256 if request.faults.faults else None,
                "processes": len(self._specs),
                "first_round": None if self._span is None else self._span[0],
                "last_round": None if self._span is None else self._span[1],
                **sums_of(nodes),
                "killed": self._pool.killed,
                "unknown": [node for node, account in known.items() if account is None],
                "nodes": nodes,
            }
        )


def is_fine(report: FleetReport, *, with_faults: bool) -> bool:
    """Return whether a run succeeded: nothing was lost, and nothing failed without a planned fault.

    Unacknowledged readings count only if an aggregator acknowledged any.
    """
    failed = report.faults and not with_faults
    gone = any(not worker.restarted for worker in report.killed)
    return not (
        report.denied
        or failed
        or report.dropped
        or gone
        or (report.stored and report.unstored)
        or report.unknown
    )
