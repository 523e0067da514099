"""One worker process of a fleet, which runs its nodes on one reactor thread.

``python -m heatcloak_lab.fleet.worker`` reads JSON lines from its standard input, the first one its
`WorkerSpec`, and writes JSON lines to its standard output. It ends on command, or when its input ends.
"""

from __future__ import annotations

import gc
import json
import logging
import os
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from heatcloak_lab.faults.model import parse_faults
from heatcloak_lab.faults.plan import Plan
from heatcloak_lab.fleet.credentials import credentials_of
from heatcloak_lab.fleet.fleet import raise_file_limit
from heatcloak_lab.fleet.member import FleetContext, Member
from heatcloak_lab.fleet.records import Journal, read_journal
from heatcloak_lab.fleet.report import BootAccount, NodeAccount
from heatcloak_lab.fleet.worker_pool import SPEC_JSON, Counts, Spans, WorkerSpec
from heatcloak_node import ClockGuard, Reactor, Timetable
from heatcloak_shared.errors import ConfigError, HeatcloakError, KeyFileError
from heatcloak_shared.log_lines import log_text
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Zone, parse_any_zone

CONNECTING = 100
"""Most nodes that connect at the same time; each uses a thread meanwhile."""
KNOCK_INTERVAL = 0.02
MAX_FAULTY_SHOWN = 10


class _ScheduleGroup:
    """The nodes of a worker whose zones have the same schedule, and the timetable that they share.

    Args:
        contexts: their zones' contexts.
        members: the nodes.
    """

    def __init__(self, contexts: Sequence[FleetContext], members: Sequence[Member]) -> None:
        self.number = contexts[0].share.group
        self._contexts, self._members = contexts, members
        self._reactor, self._schedule = contexts[0].reactor, contexts[0].zone.schedule
        self.followers = [member for member in members if not member.keeps_own_time]
        self._watched = [member for member in members if member.is_watched]
        self._timetable: Timetable | None = None
        self._on_round: Callable[[], object] = lambda: None
        self.round: int | None = None

    @property
    def missed(self) -> int:
        """Return how many rounds each node without a clock of its own has missed."""
        return 0 if self._timetable is None else self._timetable.missed

    def go(self, first: int, last: int | None, on_round: Callable[[], object]) -> None:
        """Release from round ``first`` to round ``last``; call ``on_round`` after each."""
        for context in self._contexts:
            context.first, context.last = first, last
        self._on_round = on_round
        for member in self._members:
            member.keep_time()
        self._timetable = Timetable(self._reactor, self._schedule, time.time, self._release, self._prepare)
        self._timetable.start()
        current = self._schedule.round_of(time.time())
        # A restarted worker skips the faults of the current round, so that none occurs twice.
        self._follow_plan(first if first >= current else current + 1)

    def stop(self) -> None:
        """Release no further round."""
        if self._timetable is not None:
            self._timetable.stop()

    def _prepare(self, number: int) -> None:
        for member in self.followers:
            member.prepare(number)

    def _release(self, number: int) -> None:
        if not self._contexts[0].is_due(number):
            return
        for member in self.followers:
            member.release(number)
        self.round = number
        self._on_round()

    def _follow_plan(self, number: int) -> None:
        """Start the planned faults at the beginning of each round."""
        last = self._contexts[0].last
        if last is not None and number > last:
            return
        due = self._schedule.start_of(number) - time.time()

        def begin() -> None:
            for member in self._watched:
                member.start_faults(number)
            self._follow_plan(number + 1)

        if self._watched:
            self._reactor.call_later(max(due, 0.0), begin)


class WorkerNodes:
    """The nodes of one worker.

    Args:
        contexts: the shared state of the nodes of each zone.

    Raises:
        LedgerError: a ledger is unusable.
        KeyFileError: a key is unusable.
    """

    def __init__(self, contexts: Sequence[FleetContext]) -> None:
        spec, self._reactor = contexts[0].spec, contexts[0].reactor
        self._last_hit = contexts[0].last_hit
        by_group: dict[int, tuple[list[FleetContext], list[Member]]] = {}
        for context in contexts:
            zones, members = by_group.setdefault(context.share.group, ([], []))
            zones.append(context)
            members += [Member(context, node) for node in context.share.nodes]
        self._members = [member for _, members in by_group.values() for member in members]
        by_name = {member.name: member for member in self._members}
        if spec.journal is not None:
            for words in read_journal(spec.journal, spec.journal_from):
                if words[1] in by_name:
                    by_name[words[1]].record.replay(words)
        for member in self._members:
            member.boot()
        self._groups = [_ScheduleGroup(*by_group[number]) for number in sorted(by_group)]
        self._knocked = 0

    def start(self) -> None:
        """Connect all nodes, a limited number at a time."""
        connecting = sum(not member.is_connected for member in self._members[: self._knocked])
        ready = self._members[self._knocked : self._knocked + max(CONNECTING - connecting, 1)]
        for member in ready:
            member.start()
        self._knocked += len(ready)
        if self._knocked < len(self._members):
            self._reactor.call_later(KNOCK_INTERVAL, self.start)

    def go(self, spans: Spans, on_round: Callable[[], object]) -> None:
        """Release the rounds of these spans; call ``on_round`` after each."""
        for group in self._groups:
            group.go(*spans[group.number], on_round)

    def counts(self) -> Counts:
        """Return the counts so far."""
        boots = [boot for member in self._members for boot in member.record.boots.values()]
        done: Counter[str] = Counter()
        faultiest = sorted(
            (member for member in self._members if member.record.done),
            key=lambda member: (-member.record.done.total(), member.name),
        )
        troubles = Counter(missed=sum(group.missed * len(group.followers) for group in self._groups))
        for member in self._members:
            troubles.update(member.troubles)
            done.update(member.record.done)
        return Counts(
            round=self._groups[0].round,
            nodes=len(self._members),
            connected=sum(member.is_connected for member in self._members),
            down=sum(member.is_down for member in self._members),
            published=sum(boot.cloaked for boot in boots),
            stored=sum(boot.stored for boot in boots),
            unstored=sum(len(boot.waiting) for boot in boots),
            dropped=sum(boot.dropped for boot in boots),
            **troubles,
            done=done,
            last=self._last_hit,
            faultiest=[
                (member.name, member.is_connected, dict(member.record.done))
                for member in faultiest[:MAX_FAULTY_SHOWN]
            ],
        )

    def account(self) -> dict[str, NodeAccount]:
        """Return each node's account of its readings, by its name in the fleet."""
        missed = {
            member.name: group.missed for group in self._groups for member in group.followers if group.missed
        }
        return {member.name: _account_of(member, missed.get(member.name, 0)) for member in self._members}

    def stop(self, on_stopped: Callable[[], None]) -> None:
        """Disconnect every node, then call ``on_stopped``."""
        for group in self._groups:
            group.stop()
        self._knocked = len(self._members)
        left = len(self._members)

        def stopped() -> None:
            nonlocal left
            left -= 1
            if not left:
                on_stopped()

        for member in self._members:
            member.stop(stopped)


def _account_of(member: Member, missed: int) -> NodeAccount:
    """Return a node's account of its readings; ``missed`` rounds of the shared timetable are added."""
    troubles = member.troubles
    troubles["missed"] += missed
    boots = [
        BootAccount(
            boot=boot,
            cloaked=record.cloaked,
            first_seq=record.first[0] if record.first else None,
            last_seq=record.last[0] if record.last else None,
            first_round=record.first[1] if record.first else None,
            last_round=record.last[1] if record.last else None,
            stored=record.stored,
            unstored=len(record.waiting),
            dropped=record.dropped,
            lost=record.lost,
        )
        for boot, record in member.record.boots.items()
    ]
    return NodeAccount(boots=boots, done=dict(member.record.done), **troubles)


COUNTS_INTERVAL = 0.5
STOP_TIMEOUT = 4.0
FILES_IN_MEMORY, FILES_ON_DISK, OTHER_FILES = 3, 6, 300


class Worker:
    """The nodes of one spec, and the two pipes.

    Args:
        spec: what to run.
        send: sends one message to the parent.

    Raises:
        HeatcloakError: the nodes can't be put together.
    """

    def __init__(self, spec: WorkerSpec, send: Callable[[dict[str, Any]], None]) -> None:
        count = len(spec.share)
        raise_file_limit(count, count * (FILES_ON_DISK if spec.on_disk else FILES_IN_MEMORY) + OTHER_FILES)
        self._send = send
        self.reactor = Reactor()
        self._nodes = WorkerNodes(_contexts(spec, self.reactor))
        self._is_stopping = False
        # Exempt long-lived objects from garbage collection.
        gc.collect()
        gc.freeze()

    def handle(self, message: dict[str, Any]) -> None:
        """Execute a message of the parent."""
        if "start" in message:
            self._nodes.start()
            self._send_counts_repeatedly()
        elif "go" in message and not self._is_stopping:
            self._nodes.go(message["go"], self._counts)
        elif "stop" in message:
            self.stop()

    def stop(self) -> None:
        """Send the account, disconnect all nodes, and end."""
        if self._is_stopping:
            return
        self._is_stopping = True
        self._counts()
        account = {node: known.model_dump() for node, known in self._nodes.account().items()}
        self._send({"account": account})
        self._nodes.stop(self.reactor.stop)
        self.reactor.call_later(STOP_TIMEOUT, self.reactor.stop)

    def _send_counts_repeatedly(self) -> None:
        if not self._is_stopping:
            self._counts()
            self.reactor.call_later(COUNTS_INTERVAL, self._send_counts_repeatedly)

    def _counts(self) -> None:
        self._send({"counts": self._nodes.counts().model_dump()})


def _contexts(spec: WorkerSpec, reactor: Reactor) -> list[FleetContext]:
    """Return what the nodes of each zone of a worker share; equal parts of zones exist once."""
    credentials = credentials_of(
        spec.share, spec.broker, spec.credentials, spec.keys, broker_given=spec.broker_given
    )
    journal = None if spec.journal is None else Journal(spec.journal)
    faults, last_hit = parse_faults(spec.faults), dict[str, str]()
    plans, guards = dict[float, Plan](), dict[Schedule, ClockGuard]()
    domains = dict[object, Any]()
    contexts = []
    for share in spec.zones:
        zone = parse_any_zone(share.zone.encode(), "zone")
        if isinstance(zone, Zone):
            # Nodes of equal domains share what is computed for their simulated sensors.
            zone = replace(zone, domain=domains.setdefault(zone.domain, zone.domain))
        schedule = zone.schedule
        if schedule.period not in plans:
            plans[schedule.period] = Plan(faults, spec.seed, spec.nodes, schedule.period)
        contexts.append(
            FleetContext(
                spec=spec,
                share=share,
                reactor=reactor,
                zone=zone,
                credentials=credentials,
                plan=plans[schedule.period],
                guard=guards.setdefault(schedule, ClockGuard(schedule)),
                journal=journal,
                lost_in=schedule.round_of(time.time()) if spec.ledgers_lost else None,
                last_hit=last_hit,
            )
        )
    return contexts


def main() -> int:
    """Run until stopped; return 0, or 1 after an error, which is sent to the parent."""
    # The parent handles the terminal's signals and stops its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Other code that writes to standard output must not write into the pipe.
    out = os.fdopen(os.dup(1), "w", encoding="utf-8", buffering=1)
    os.dup2(2, 1)

    def send(message: dict[str, Any]) -> None:
        out.write(json.dumps(message, separators=(",", ":")) + "\n")
        out.flush()

    try:
        return _serve(send)
    except BrokenPipeError:
        return 1
    except (HeatcloakError, OSError) as error:
        kind = next((each.__name__ for each in (ConfigError, KeyFileError) if isinstance(error, each)), "")
        text = str(error) if isinstance(error, HeatcloakError) else f"{error.strerror or error}"
        send({"error": {"kind": kind, "text": text}})
        return 1


def _serve(send: Callable[[dict[str, Any]], None]) -> int:
    spec = SPEC_JSON.validate_json(sys.stdin.readline())
    log_text(logging.WARNING)
    # A lost broker shows in the fleet's own lines, once and not once per node.
    logging.getLogger("heatcloak_node.link").setLevel(logging.ERROR)
    if spec.quiet:
        logging.getLogger("heatcloak_node").setLevel(logging.CRITICAL)
    worker = Worker(spec, send)
    send({"built": len(spec.share)})

    def listen() -> None:
        for line in sys.stdin:
            message = json.loads(line)
            worker.reactor.call_soon(lambda message=message: worker.handle(message))  # type: ignore[misc]
        worker.reactor.call_soon(worker.stop)

    threading.Thread(target=listen, name="heatcloak-parent", daemon=True).start()
    signal.signal(signal.SIGTERM, lambda number, frame: worker.reactor.call_soon(worker.stop))
    worker.reactor.run()
    return 0


if __name__ == "__main__":
    code = main()
    # End without waiting for threads of hanging sensors.
    sys.stderr.flush()
    os._exit(code)
