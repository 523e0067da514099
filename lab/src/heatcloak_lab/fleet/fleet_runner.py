"""Run a fleet in worker processes, with planned faults and a report at the end."""

from __future__ import annotations

import asyncio
import math
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import cached_property
from pathlib import Path

from heatcloak_lab.faults.model import NO_FAULTS, FaultFile, StuckSensor, Timed, drawn
from heatcloak_lab.faults.plan import Plan
from heatcloak_lab.fleet.credentials import credentials_of
from heatcloak_lab.fleet.report import FleetReport, NodeAccount, sums_of
from heatcloak_lab.fleet.worker_pool import (
    Counts,
    NodeOptions,
    Spans,
    WorkerPool,
    WorkerSpec,
    ZoneShare,
)
from heatcloak_node import HeartbeatFile
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import ConfigError, LinkError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import AnyZone, render_zone


@dataclass(frozen=True, kw_only=True)
class FleetRequest(NodeOptions):
    """Options of a fleet's run.

    Attributes, besides those of its nodes:
        zones: the zones.
        scenarios: the text of each zone's scenario; empty for a zone without heat.
        state: the folder of ledgers and spools; of several zones, that of a folder for each.
        several: whether the fleet is of several zones, so that its names of nodes are ``ZONE/NODE``.
        nodes: number of nodes of each zone to run, the first ones; None for all.
        without: names of nodes among them that do not run here.
        processes: number of workers; None for the default.
        rounds: number of listed rounds; None for no end.
        faults: the faults.
        spool: ``"memory"``, ``"disk"``, or None for the one that the other options need.
        journal: the folder of the workers' journals; None for none.
        restart: restart workers that were killed.
        alive: a file to touch while all nodes are connected; None for none.
    """

    zones: tuple[AnyZone, ...]
    scenarios: tuple[str, ...]
    state: Path
    several: bool = False
    nodes: int | None = None
    without: tuple[str, ...] = ()
    processes: int | None = None
    rounds: int | None = None
    faults: FaultFile = NO_FAULTS
    spool: str | None = None
    journal: Path | None = None
    restart: bool = False
    alive: Path | None = None

    @cached_property
    def shares(self) -> tuple[ZoneShare, ...]:
        """Return the nodes of each zone that run.

        Raises:
            ConfigError: a zone has fewer nodes, or ``without`` names an unknown node or all nodes.
        """
        without, groups = set(self.without), self.schedules
        unknown = without - {self._prefix(zone) + node for zone in self.zones for node in zone.nodes}
        if unknown:
            name = next(each for each in self.without if each in unknown)
            where = (
                "any zone: give ZONE/NODE" if self.several else f"zone {self.zones[0].name}: give ids of its"
            )
            raise ConfigError(
                f"--without {sanitize(name)}: not in {where}{'' if self.several else ' zone file'}"
            )
        shares = []
        for zone, scenario in zip(self.zones, self.scenarios, strict=True):
            if self.nodes is not None and self.nodes > len(zone.nodes):
                raise ConfigError(f"--nodes {self.nodes}: zone {zone.name} has {len(zone.nodes)} nodes")
            prefix = self._prefix(zone)
            nodes = tuple(node for node in zone.nodes[: self.nodes] if prefix + node not in without)
            state = self.state / zone.name if self.several else self.state
            share = ZoneShare(
                zone=render_zone(zone),
                nodes=nodes,
                scenario=scenario,
                state=state,
                prefix=prefix,
                group=groups.index(zone.schedule),
            )
            if nodes:
                shares.append(share)
        if not shares:
            names = f"zone {self.zones[0].name}" if len(self.zones) == 1 else "the zones"
            raise ConfigError(f"--without leaves no node of {names} to run: leave out fewer")
        return tuple(shares)

    @cached_property
    def schedules(self) -> list[Schedule]:
        """Return the different schedules of the zones, that of the first zone first."""
        return list(dict.fromkeys(zone.schedule for zone in self.zones))

    @cached_property
    def run(self) -> tuple[str, ...]:
        """Return the names of the nodes that run.

        Raises:
            ConfigError: as `shares`.
        """
        return tuple(name for share in self.shares for name in share.names)

    @property
    def plan(self) -> Plan:
        """Return the plan of faults, in rounds of the first zone.

        Raises:
            ConfigError: a fault names a node that does not run.
        """
        return Plan(self.faults, self.seed, self.run, self.schedules[0].period)

    def _prefix(self, zone: AnyZone) -> str:
        return f"{zone.name}/" if self.several else ""


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
        self._spans: Spans | None = None
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
        # A zone of several is not divided, so that its parts are computed once.
        most = len(request.shares) if request.several else len(nodes)
        count = min(request.processes or default, most)
        folder = request.journal
        if folder is None and request.restart:
            folder = request.state / "journal"  # a restarted worker reads it
        options = {each.name: getattr(request, each.name) for each in fields(NodeOptions)}
        specs = []
        for worker in range(count):
            journal = None if folder is None else folder.absolute() / f"worker-{worker}.journal"
            only = request.shares[0]
            zones = (
                request.shares[worker::count]
                if request.several
                else (replace(only, nodes=only.nodes[worker::count]),)
            )
            specs.append(
                WorkerSpec(
                    worker=worker,
                    zones=zones,
                    nodes=nodes,
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
        schedules = self._request.schedules
        self._spans = [self._span(schedule) for schedule in schedules]
        self._pool.go(self._spans)
        first, last = self._spans[0]
        while not self._pool.is_gone:
            await self._look("running")
            number, now = self._pool.counts.round, time.time()
            if last is None:
                continue
            over = [
                end is not None and now > schedule.end_of(end) + 1
                for schedule, (_, end) in zip(schedules, self._spans, strict=True)
            ]
            # Only the rounds of the first schedule are reported.
            over[0] = over[0] or (number or first - 1) >= last
            if all(over):
                return

    def _span(self, schedule: Schedule) -> tuple[int, int | None]:
        """Return the first and the last round of the run by a schedule."""
        rounds = self._request.rounds
        most = max(len(spec.share) for spec in self._specs)
        now = time.time() + LEAD + most / DRAWS_A_SECOND
        current = schedule.round_of(now)
        # With faults, start at a whole round; otherwise as soon as all nodes can have drawn their noise.
        is_late = self._request.faults.faults or now > schedule.time_of(current) - schedule.period / 4
        first = schedule.next_listed(current + bool(is_late))
        if rounds is None:
            return first, None
        last = first
        for _ in range(rounds - 1):
            last = schedule.next_listed(last + 1)
        return first, last

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
        request = self._request
        known = {name: accounts[name] for name in request.run}
        nodes = {name: account for name, account in known.items() if account is not None}
        first, last = (None, None) if self._spans is None else self._spans[0]
        return FleetReport.model_validate(
            {
                **self._zones_of(nodes),
                "seed": request.seed,
                "faults_file": request.faults.sha256 if request.faults.faults else None,
                "processes": len(self._specs),
                "first_round": first,
                "last_round": last,
                **sums_of(nodes),
                "killed": self._pool.killed,
                "unknown": [name for name, account in known.items() if account is None],
                "nodes": nodes,
            }
        )

    def _zones_of(self, nodes: dict[str, NodeAccount]) -> dict[str, object]:
        """Return the fields of the report about its zones."""
        request = self._request
        if not request.several:
            return {"zone": request.zones[0].name, "rev": request.zones[0].rev}
        by_zone: dict[str, dict[str, NodeAccount]] = {zone.name: {} for zone in request.zones}
        for name, account in nodes.items():
            by_zone[name.partition("/")[0]][name] = account
        return {
            "zones": {
                zone.name: {"rev": zone.rev, "nodes": len(by_zone[zone.name]), **sums_of(by_zone[zone.name])}
                for zone in request.zones
            }
        }


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
