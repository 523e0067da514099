"""The machine that a simulated node runs on: when it dies, nothing of the node goes on."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from heatcloak_lab.faults.model import Clock, Crash, Partition, SlowLink, Timed
from heatcloak_lab.faults.plan import Act
from heatcloak_lab.fleet.faulty_connection import FaultyNetwork
from heatcloak_lab.fleet.fleet_context import FleetContext
from heatcloak_lab.fleet.records import CountedDiskSpool, CountedMemorySpool, NodeRecord
from heatcloak_lab.fleet.sensors import FaultySensor, fleet_sensor, time_to_read
from heatcloak_node import (
    Callback,
    ClockGuard,
    Connection,
    HomeAssistantDiscovery,
    Ledger,
    NodeParts,
    NodeService,
    Reactor,
    Seed,
    Sensor,
    Socket,
    Timer,
    Timetable,
    fresh_boot,
)


class Machine(Reactor):
    """A part of a reactor that can be switched off: from then on it calls nobody back.

    Args:
        reactor: what really drives it.
    """

    def __init__(self, reactor: Reactor) -> None:
        # Nothing of its own: no selector, no thread.
        self._reactor = reactor
        self._is_on = True

    def switch_off(self) -> None:
        """Call nobody back any more."""
        self._is_on = False

    def call_soon(self, callback: Callback) -> None:
        """As of a reactor."""
        self._reactor.call_soon(lambda: self._call(callback))

    def call_later(self, delay: float, callback: Callback) -> Timer:
        """As of a reactor."""
        return self._reactor.call_later(delay, lambda: self._call(callback))

    def watch(self, sock: Socket, readable: Callback, writable: Callback | None) -> None:
        """As of a reactor."""
        self._reactor.watch(sock, readable, writable)

    def unwatch(self, sock: Socket) -> None:
        """As of a reactor."""
        self._reactor.unwatch(sock)

    def _call(self, callback: Callback) -> None:
        if self._is_on:
            callback()


CUT = "connection lost: cut off"


@dataclass(slots=True)
class _Life:
    """One boot of a node, and what must be let go when it ends."""

    machine: Machine | None
    service: NodeService
    gone: threading.Event
    timetable: Timetable | None = None


class Member:
    """One node.

    Nodes that nothing but the wire happens to share a clock and its timetable; the others have their own.

    Args:
        context: what it has in common with the other nodes.
        node: its id.
    """

    def __init__(self, context: FleetContext, node: str) -> None:
        self.node = node
        self.record = NodeRecord(node, context.totals, context.journal)
        self.refused_rounds = self.faults = self.denied = self.missed = 0
        self._context = context
        self._plan = context.plan.faults_of(node)
        self._is_mortal = any(fault.needs_disk for fault in self._plan)
        self._takes = time_to_read(self._plan, context.zone.schedule)
        has_own_clock = any(isinstance(fault, Clock) for fault in self._plan)
        self.keeps_own_time = self._is_mortal or has_own_clock or self._takes > 0.0
        self.is_watched = any(isinstance(fault, Timed | SlowLink | Clock) for fault in self._plan)
        self._cuts = 0
        self._wire: FaultyNetwork | None = None
        if any(fault.on_the_wire or isinstance(fault, Timed | SlowLink) for fault in self._plan):
            self._wire = FaultyNetwork(context.reactor, self._acts, self._done)
        self._life: _Life | None = None
        self._is_stopping = False

    @property
    def is_connected(self) -> bool:
        """Whether the broker has accepted it."""
        return self._life is not None and self._life.service.is_connected

    @property
    def is_down(self) -> bool:
        """Whether it does not run just now."""
        return self._life is None

    @property
    def own_account(self) -> tuple[int, int, int, int]:
        """Faults, refused rounds, denied publishes and missed rounds over all boots."""
        counts = [self.faults, self.refused_rounds, self.denied, self.missed]
        if self._life is not None:
            counters, timetable = self._life.service.counters, self._life.timetable
            own = (counters.faults, counters.refused_rounds, counters.denied)
            missed = timetable.missed if timetable is not None else 0
            counts = [known + more for known, more in zip(counts, (*own, missed), strict=True)]
        return counts[0], counts[1], counts[2], counts[3]

    def boot(self) -> None:
        """Put the node together, from what its ledger and spool hold; `start` connects it.

        Raises:
            LedgerError: the ledger can't be used.
            KeyFileError: neither can the key.
        """
        context, node, zone = self._context, self.node, self._context.zone
        own = context.credentials[node]
        # Before the ledger: a node whose key is refused touches nothing.
        seed = None if own.seed_file is None else Seed.load(own.seed_file, zone.name, node)
        machine = Machine(context.reactor) if self._is_mortal else None
        boot = fresh_boot()
        ledger = Ledger(
            context.state,
            zone,
            node,
            block=context.ledger_block,
            lost_in=context.lost_in,
            accept_less=context.accept_weaker_promise,
        )
        spool: CountedMemorySpool | CountedDiskSpool
        if context.on_disk:
            spool = CountedDiskSpool(context.state / f"{node}.spool", zone.rev, self.record)
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
        """Connect, and keep time where the node does so by itself and the run has begun."""
        if self._life is not None:
            self._life.service.start()
            if self._context.first is not None:
                self.keep_time()

    def keep_time(self) -> None:
        """Wait for listed rounds by the node's own clock, if it has one."""
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
        """Release the reading of a round, if the node runs and the round belongs to the run."""
        if self._life is not None and self._context.is_due(round_number):
            self._life.service.on_round(round_number)

    def live_through(self, number: int) -> None:
        """A round of the zone's count begins: do what is to happen to the node in it."""
        start = self._context.zone.schedule.start_of(number)
        rate: float | None = None
        for act in self._acts(number):
            fault = act.fault
            if isinstance(fault, Timed):
                due = start + act.at * self._context.zone.schedule.period - time.time()
                self._context.reactor.call_later(max(due, 0.0), partial(self._happen, act))
            elif isinstance(fault, SlowLink):
                rate = min(fault.bytes_per_second, rate or fault.bytes_per_second)
                self._done(act)
            elif isinstance(fault, Clock):
                self._done(act)
        if self._wire is not None:
            self._wire.bytes_per_second = rate

    def stop(self, on_stopped: Callable[[], None]) -> None:
        """Say goodbye for good, then call ``on_stopped``."""
        self._is_stopping = True
        self._leave(on_stopped)

    def _happen(self, act: Act) -> None:
        if self._is_stopping or self._life is None:
            return  # it is down already: nothing more can happen to it
        self._done(act)
        if isinstance(act.fault, Partition):
            self._cut_off(act.seconds)
        elif isinstance(act.fault, Crash):
            self._crash()
            self._come_back_after(act.seconds)
        else:
            # Its ledger is its own until it has said goodbye.
            self._leave(lambda: self._come_back_after(act.seconds))

    def _crash(self) -> None:
        life, self._life = self._life, None
        if life is None:
            return
        if life.machine is not None:
            life.machine.switch_off()
        if self._wire is not None:
            self._wire.abandon()
        self._let_go(life)
        life.service.abandon()

    def _leave(self, on_stopped: Callable[[], None]) -> None:
        life, self._life = self._life, None
        if life is None:
            on_stopped()
            return
        self._let_go(life)
        life.service.stop(on_stopped)

    def _let_go(self, life: _Life) -> None:
        self._life = life
        self.faults, self.refused_rounds, self.denied, self.missed = self.own_account
        self._life = None
        life.gone.set()
        if life.timetable is not None:
            life.timetable.stop()
        life.service.discard_measurement()

    def _come_back_after(self, seconds: float) -> None:
        self._context.reactor.call_later(seconds, self._come_back)

    def _come_back(self) -> None:
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

    def _sensor(self, gone: threading.Event) -> Sensor:
        sensor = fleet_sensor(self._context.zone, self._context.scenario, self.node)
        if not self._plan:
            return sensor
        return FaultySensor(sensor, self._acts, self._done_elsewhere, self._takes, gone)

    def _acts(self, number: int) -> list[Act]:
        return self._context.plan.acts(self.node, self._context.index_of(number))

    def _done(self, act: Act) -> None:
        self.record.did(act.kind, act.name, act.index)

    def _done_elsewhere(self, act: Act) -> None:
        self._context.reactor.call_soon(lambda: self._done(act))

    def _clock(self) -> float:
        """The node's own clock, by what is wrong with it just now."""
        now = time.time()
        wrong = now
        for act in self._acts(self._context.zone.schedule.round_of(now)):
            if isinstance(act.fault, Clock):
                begun = now - self._context.zone.schedule.start_of(
                    (self._context.first or 0) + act.fault.window(self._context.zone.schedule.period)[0]
                )
                wrong += act.fault.offset + act.fault.drift * begun
        return wrong
