"""The nodes of one worker, on one reactor: built, connected, released and counted."""

from __future__ import annotations

import time
from collections.abc import Callable

from heatcloak_lab.fleet.fleet_context import Place
from heatcloak_lab.fleet.journal import read_journal
from heatcloak_lab.fleet.member import Member
from heatcloak_lab.fleet.messages import Counts
from heatcloak_lab.fleet.report import BootAccount, NodeAccount
from heatcloak_lab.fleet.spec import Spec
from heatcloak_node import Timetable

CONNECTING = 100
"""Nodes that knock at the broker at once at most: each takes a thread for it."""
KNOCK_INTERVAL = 0.02
MOST_AFFLICTED = 10


class Share:
    """The nodes of one worker.

    Args:
        place: what they have in common.
        spec: what the worker was told.

    Raises:
        LedgerError: a ledger can't be used.
        KeyFileError: neither can a key.
    """

    def __init__(self, place: Place, spec: Spec) -> None:
        self._place = place
        self._members = [Member(place, node) for node in spec.share]
        self._by_id = {member.node: member for member in self._members}
        if spec.journal is not None:
            for words in read_journal(spec.journal, spec.journal_from):
                if words[1] in self._by_id:
                    self._by_id[words[1]].record.replay(words)
        for member in self._members:
            member.boot()
        self._followers = [member for member in self._members if not member.keeps_own_time]
        self._watched = [member for member in self._members if member.is_watched]
        self._knocked = 0
        self._timetable: Timetable | None = None
        self._on_round: Callable[[int], object] = lambda number: None
        self.round: int | None = None

    def start(self) -> None:
        """Connect all nodes, not all of them in one moment."""
        connecting = sum(not member.is_connected for member in self._members[: self._knocked])
        ready = self._members[self._knocked : self._knocked + max(CONNECTING - connecting, 1)]
        for member in ready:
            member.start()
        self._knocked += len(ready)
        if self._knocked < len(self._members):
            self._place.reactor.call_later(KNOCK_INTERVAL, self.start)

    def go(self, first: int, last: int | None, on_round: Callable[[int], object]) -> None:
        """Release from round ``first`` to round ``last``; ``on_round`` is told after each."""
        self._place.first, self._place.last, self._on_round = first, last, on_round
        place = self._place
        for member in self._members:
            member.keep_time()
        self._timetable = Timetable(
            place.reactor, place.zone.schedule, time.time, self._release, self._prepare
        )
        self._timetable.start()
        current = place.zone.schedule.round_of(time.time())
        # A worker that was started again does nothing twice: what the round that is on held is over.
        self._follow_plan(first if first >= current else current + 1)

    def counts(self) -> Counts:
        """What is counted so far."""
        totals = self._place.totals
        own = [member.own_account for member in self._members]
        afflicted = sorted(
            ((sum(member.record.done.values()), member) for member in self._watched_or_hit()),
            key=lambda pair: (-pair[0], pair[1].node),
        )
        return Counts(
            round=self.round,
            nodes=len(self._members),
            connected=sum(member.is_connected for member in self._members),
            down=sum(member.is_down for member in self._members),
            published=totals.cloaked,
            stored=totals.stored,
            unstored=totals.waiting,
            dropped=totals.dropped,
            faults=sum(counts[0] for counts in own),
            refused_rounds=sum(counts[1] for counts in own),
            denied=sum(counts[2] for counts in own),
            missed=sum(counts[3] for counts in own) + self._missed * len(self._followers),
            done=dict(totals.done),
            last=dict(totals.last),
            afflicted=[
                (member.node, member.is_connected, dict(member.record.done))
                for _, member in afflicted[:MOST_AFFLICTED]
            ],
        )

    def account(self) -> dict[str, NodeAccount]:
        """What became of each node's readings."""
        return {member.node: self._account_of(member) for member in self._members}

    def stop(self, on_stopped: Callable[[], None]) -> None:
        """Say goodbye for every node, then call ``on_stopped``."""
        if self._timetable is not None:
            self._timetable.stop()
        self._knocked = len(self._members)
        left = len(self._members)

        def stopped() -> None:
            nonlocal left
            left -= 1
            if not left:
                on_stopped()

        for member in self._members:
            member.stop(stopped)

    @property
    def _missed(self) -> int:
        return 0 if self._timetable is None else self._timetable.missed

    def _watched_or_hit(self) -> list[Member]:
        return [member for member in self._members if member.record.done]

    def _prepare(self, number: int) -> None:
        for member in self._followers:
            member.prepare(number)

    def _release(self, number: int) -> None:
        if not self._place.is_due(number):
            return
        for member in self._followers:
            member.release(number)
        self.round = number
        self._on_round(number)

    def _follow_plan(self, number: int) -> None:
        """At the beginning of each round, have happen what is to happen in it."""
        if self._place.last is not None and number > self._place.last:
            return
        due = self._place.zone.schedule.start_of(number) - time.time()

        def begin() -> None:
            for member in self._watched:
                member.live_through(number)
            self._follow_plan(number + 1)

        if self._watched:
            self._place.reactor.call_later(max(due, 0.0), begin)

    def _account_of(self, member: Member) -> NodeAccount:
        faults, refused, denied, missed = member.own_account
        own_time = member.keeps_own_time
        return NodeAccount(
            boots=[
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
            ],
            faults=faults,
            refused_rounds=refused,
            denied=denied,
            missed=missed if own_time else missed + self._missed,
            done=dict(member.record.done),
        )
