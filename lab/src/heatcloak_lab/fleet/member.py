"""One node of a fleet over all of its boots: the shipped code on a simulated machine that may fail."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from heatcloak_lab.faults.model import Clock, Crash, Partition, SlowLink, Timed
from heatcloak_lab.faults.plan import Act, Plan
from heatcloak_lab.fleet.faulty_connection import FaultyNetwork
from heatcloak_lab.fleet.records import CountedDiskSpool, CountedMemorySpool, Journal, NodeRecord
from heatcloak_lab.fleet.sensors import FaultySensor, fleet_source, time_to_read
from heatcloak_lab.fleet.worker_pool import WorkerSpec, ZoneShare
from heatcloak_node import (
    Callback,
    ClockGuard,
    Connection,
    HomeAssistantDiscovery,
    Ledger,
    NodeCredentials,
    NodeParts,
    NodeService,
    Reactor,
    Seed,
    Socket,
    Source,
    Timer,
    Timetable,
    fresh_boot,
)
from heatcloak_shared.zone import AnyZone


@dataclass(slots=True)
class FleetContext:
    """State that the nodes of one zone in one worker share.

    Attributes:
        spec: the worker's first message.
        share: the nodes of the zone that the worker runs.
        reactor: the reactor that drives the nodes.
        zone: their zone.
        credentials: each node's broker account, key file and Home Assistant prefix, by its name.
        plan: the planned faults.
        guard: the clock guard of the nodes that share a clock.
        journal: the journal of readings; None for none.
        lost_in: the current round if lost ledgers are restarted, None otherwise.
        last_hit: the last node with each kind of fault.
        first: the run's first round; None before the run begins.
        last: the run's last round; None for no end.
    """

    spec: WorkerSpec
    share: ZoneShare
    reactor: Reactor
    zone: AnyZone
    credentials: Mapping[str, NodeCredentials]
    plan: Plan
    guard: ClockGuard
    journal: Journal | None = None
    lost_in: int | None = None
    last_hit: dict[str, str] = field(default_factory=dict)
    first: int | None = None
    last: int | None = None

    def is_due(self, number: int) -> bool:
        """Return whether a round belongs to the run."""
        return self.first is not None and self.first <= number and (self.last is None or number <= self.last)

    def index_of(self, number: int) -> int:
        """Return a round's index in the run; a negative number before the run begins."""
        return -1 if self.first is None else number - self.first


class Machine(Reactor):
    """A reactor that can be switched off, like the machine of a node that crashes.

    Args:
        reactor: the reactor that does the work.
    """

    def __init__(self, reactor: Reactor) -> None:
        # It has no selector and no thread of its own.
        self._reactor = reactor
        self._is_on = True

    def switch_off(self) -> None:
        """Drop all further callbacks."""
        self._is_on = False

    def call_soon(self, callback: Callback) -> None:
        """See `Reactor`."""
        self._reactor.call_soon(lambda: self._call(callback))

    def call_later(self, delay: float, callback: Callback) -> Timer:
        """See `Reactor`."""
        return self._reactor.call_later(delay, lambda: self._call(callback))

    def watch(self, sock: Socket, readable: Callback, writable: Callback | None) -> None:
        """See `Reactor`."""
        self._reactor.watch(sock, readable, writable)

    def unwatch(self, sock: Socket) -> None:
        """See `Reactor`."""
        self._reactor.unwatch(sock)

    def _call(self, callback: Callback) -> None:
        if self._is_on:
            callback()


CUT = "connection lost: cut off"


@dataclass(slots=True)
class _Life:
    """One boot of a node, with the resources to release at its end."""

    machine: Machine | None
    service: NodeService
    gone: threading.Event
    timetable: Timetable | None = None


class Member:
    """One node of a fleet.

    Nodes without faults, or with network faults only, share a clock and its timetable; others have their own.

    Args:
        context: the state that it shares with other nodes.
        node: its id.

    Attributes:
        name: its name in the fleet: its id, or ``ZONE/NODE`` in a fleet of several zones.
    """

    def __init__(self, context: FleetContext, node: str) -> None:
        self.node = node
        self.name = context.share.prefix + node
        self.record = NodeRecord(self.name, context.journal, context.last_hit)
        self._troubles: Counter[str] = Counter()
        self._context = context
        self._plan = context.plan.faults_of(self.name)
        self._is_mortal = any(fault.needs_disk for fault in self._plan)
        self._takes = time_to_read(self._plan, context.zone.schedule)
        has_own_clock = any(isinstance(fault, Clock) for fault in self._plan)
        self.keeps_own_time = self._is_mortal or has_own_clock or self._takes > 0.0
        self.is_watched = any(isinstance(fault, Timed | SlowLink | Clock) for fault in self._plan)
        self._cuts = 0
        self._wire: FaultyNetwork | None = None
        if any(fault.on_the_wire or isinstance(fault, Timed | SlowLink) for fault in self._plan):
            self._wire = FaultyNetwork(context.reactor, context.zone.leaf, self._acts, self._done)
        self._life: _Life | None = None
        self._is_stopping = False

    @property
    def is_connected(self) -> bool:
        """Return whether the node is connected."""
        return self._life is not None and self._life.service.is_connected

    @property
    def is_down(self) -> bool:
        """Return whether the node is not running."""
        return self._life is None

    @property
    def troubles(self) -> Counter[str]:
        """Return the numbers of faults, refused rounds, denied publishes and missed rounds over all boots."""
        troubles = self._troubles.copy()
        if self._life is not None:
            counters, timetable = self._life.service.counters, self._life.timetable
            troubles.update(
                faults=counters.faults,
                refused_rounds=counters.refused_rounds,
                denied=counters.denied,
                missed=timetable.missed if timetable is not None else 0,
            )
        return troubles

    def boot(self) -> None:
        """Build the node from its ledger and spool; `start` connects it.

        Raises:
            LedgerError: the ledger is unusable.
            KeyFileError: the key is unusable.
        """
        context, node, zone = self._context, self.node, self._context.zone
        own = context.credentials[self.name]
        # Load the key before the ledger, so that a node with a refused key changes nothing.
        seed = None if own.seed_file is None else Seed.load(own.seed_file, zone.name, node)
        machine = Machine(context.reactor) if self._is_mortal else None
        boot = fresh_boot()
        ledger = Ledger(
            context.share.state,
            zone,
            node,
            block=context.spec.ledger_block,
            lost_in=context.lost_in,
            accept_less=context.spec.accept_weaker_promise,
        )
        spool: CountedMemorySpool | CountedDiskSpool
        if context.spec.on_disk:
            spool = CountedDiskSpool(context.share.state / f"{node}.spool", zone.rev, self.record)
        else:
            spool = CountedMemorySpool(self.record)
        gone = threading.Event()
        if self._wire is not None:
            self._wire.begin(boot.hex())
        service = NodeService(
            machine or context.reactor,
            own.broker,
            NodeParts(
                zone,
                node,
                self._sensor(gone),
                ledger,
                boot,
                seed,
                ClockGuard(zone.schedule) if self.keeps_own_time else context.guard,
            ),
            spool,
            None if own.home_assistant is None else HomeAssistantDiscovery(zone, node, own.home_assistant),
            connect=Connection if self._wire is None else self._wire.connect,
        )
        self._life = _Life(machine, service, gone)

    def start(self) -> None:
        """Connect, and start the node's own timetable if the run has begun."""
        if self._life is not None:
            self._life.service.start()
            if self._context.first is not None:
                self.keep_time()

    def keep_time(self) -> None:
        """Start the timetable of a node that has its own clock."""
        life = self._life
        if life is None or not self.keeps_own_time or life.timetable is not None:
            return
        timers = life.machine or self._context.reactor
        schedule = self._context.zone.schedule
        timetable = Timetable(
            timers, schedule, self._clock, self.release, life.service.prepare, takes=self._takes
        )
        life.timetable = timetable
        timetable.start()

    def prepare(self, round_number: int) -> None:
        """Draw the noise of the next reading."""
        if self._life is not None:
            self._life.service.prepare(round_number)

    def release(self, round_number: int) -> None:
        """Release the reading of a round if the node is running and the round belongs to the run."""
        if self._life is not None and self._context.is_due(round_number):
            self._life.service.on_round(round_number)

    def start_faults(self, number: int) -> None:
        """Start the planned faults of a round, numbered as in the zone."""
        start = self._context.zone.schedule.start_of(number)
        rate: float | None = None
        for act in self._acts(number):
            fault = act.fault
            if isinstance(fault, Timed):
                due = start + act.at * self._context.zone.schedule.period - time.time()
                self._context.reactor.call_later(max(due, 0.0), partial(self._start_fault, act))
            elif isinstance(fault, SlowLink):
                rate = min(fault.bytes_per_second, rate or fault.bytes_per_second)
                self._done(act)
            elif isinstance(fault, Clock):
                self._done(act)
        if self._wire is not None:
            self._wire.bytes_per_second = rate

    def stop(self, on_stopped: Callable[[], None]) -> None:
        """Disconnect for good, then call ``on_stopped``."""
        self._is_stopping = True
        self._leave(on_stopped)

    def _start_fault(self, act: Act) -> None:
        life = self._life
        if self._is_stopping or life is None:
            return
        self._done(act)

        def restart() -> None:
            self._context.reactor.call_later(act.seconds, self._restart)

        if isinstance(act.fault, Partition):
            self._cut_off(act.seconds)
        elif isinstance(act.fault, Crash):
            self._crash(life)
            restart()
        else:
            # It keeps its ledger until it has disconnected.
            self._leave(restart)

    def _crash(self, life: _Life) -> None:
        if life.machine is not None:
            life.machine.switch_off()
        if self._wire is not None:
            self._wire.abandon()
        self._release(life)
        life.service.abandon()

    def _leave(self, on_stopped: Callable[[], None]) -> None:
        life = self._life
        if life is None:
            on_stopped()
            return
        self._release(life)
        life.service.stop(on_stopped)

    def _release(self, life: _Life) -> None:
        self._troubles = self.troubles
        self._life = None
        life.gone.set()
        if life.timetable is not None:
            life.timetable.stop()
        life.service.discard_measurement()

    def _restart(self) -> None:
        if self._life is None and not self._is_stopping:
            self.boot()
            self.start()

    def _cut_off(self, seconds: float) -> None:
        if self._wire is None:
            return
        self._cuts += 1
        self._wire.is_cut = True
        self._wire.cut(CUT)
        self._context.reactor.call_later(seconds, self._mend)

    def _mend(self) -> None:
        self._cuts -= 1
        if self._wire is not None:
            self._wire.is_cut = self._cuts > 0

    def _sensor(self, gone: threading.Event) -> Source:
        context = self._context
        sensor = fleet_source(context.zone, context.share.scenario, self.node, context.spec.scales)
        if not self._plan:
            return sensor
        return FaultySensor(sensor, self._acts, self._done_in_thread, self._takes, gone)

    def _acts(self, number: int) -> list[Act]:
        return self._context.plan.acts(self.name, self._context.index_of(number))

    def _done(self, act: Act) -> None:
        self.record.add_fault(act.kind, act.name, act.index)

    def _done_in_thread(self, act: Act) -> None:
        self._context.reactor.call_soon(lambda: self._done(act))

    def _clock(self) -> float:
        """Return the time of the node's own clock, including its faults."""
        now = time.time()
        wrong = now
        for act in self._acts(self._context.zone.schedule.round_of(now)):
            if isinstance(act.fault, Clock):
                begun = now - self._context.zone.schedule.start_of(
                    (self._context.first or 0) + act.fault.window(self._context.zone.schedule.period)[0]
                )
                wrong += act.fault.offset + act.fault.drift * begun
        return wrong
