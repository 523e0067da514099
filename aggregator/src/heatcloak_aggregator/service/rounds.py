"""Readings into rounds. Pure: the clock is passed in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from heatcloak_aggregator.store.verdict import Verdict
from heatcloak_shared.wire import Reading
from heatcloak_shared.zone import Zone

__all__ = ["QUIET", "Round", "RoundBook", "Verdict"]

QUIET = 1.0
"""Seconds without another late reading after which a closed round is estimated again."""


@dataclass(frozen=True, slots=True)
class Round:
    """A closed round.

    Attributes:
        number: the round.
        readings: one reading a node, by node, in the zone's order of nodes.
        missing: enrolled nodes without one. Their sensors are rows left out, never zeros filled in.
    """

    number: int
    readings: dict[str, Reading]
    missing: tuple[str, ...]


def round_of(zone: Zone, number: int, readings: Mapping[str, Reading]) -> Round:
    """A round of ``zone`` with these readings, by node."""
    return Round(
        number,
        {node: readings[node] for node in zone.nodes if node in readings},
        tuple(node for node in zone.nodes if node not in readings),
    )


class RoundBook:
    """Collects a zone's readings and closes rounds: when every node has reported, or when time is up.

    A round that is closed still takes readings in while the window lasts, and is then estimated again. Of
    closed rounds only who has reported is kept here: the readings are in the store.

    A reading is judged before it is committed, and holds its place meanwhile. Then it is confirmed, or
    withdrawn.

    Args:
        zone: the zone.
        grace: seconds after a round's end during which its readings are still awaited.
        window: seconds after a round's end during which late readings still count, at least ``grace``.
    """

    def __init__(self, zone: Zone, grace: float, window: float) -> None:
        self._zone = zone
        self._grace = grace
        self._window = max(window, grace)
        self._longest_wait = 2 * zone.schedule.period + grace
        self._bits = {node: 1 << place for node, place in zone.places.items()}
        self._reported: dict[int, int] = {}  # one bit a node, by round
        self._open: dict[int, dict[str, Reading]] = {}
        self._closed: set[int] = set()
        self._changed: dict[int, float] = {}
        self._estimated: set[int] = set()
        self._in_time: dict[int, int] = {}  # as what has reported, of those that did while it was on
        self._forgotten = -1  # the last round of those that are kept here no more

    @property
    def open_rounds(self) -> int:
        """Rounds that readings are awaited for."""
        return len(self._open)

    @property
    def to_estimate(self) -> int:
        """Closed rounds that wait to be estimated from what the store holds."""
        return len(self._changed)

    def in_time(self, now: float) -> int:
        """How many nodes, at the most, reported in one of the rounds that are on or awaited by the clock."""
        return max((bits.bit_count() for n, bits in self._in_time.items() if self._is_on(n, now)), default=0)

    def since(self, now: float) -> int:
        """The first round whose late readings still count."""
        return self._zone.schedule.round_of(now - self._window)

    def judge(self, reading: Reading, now: float) -> Verdict:
        """What becomes of an admitted reading that is not stored yet; if it is accepted, it has its place.

        Returns:
            ``SECOND`` for a reading of a node that has another one in the round; ``LATE`` where the round's
            window is over.
        """
        number = reading.round
        if now >= self._zone.schedule.end_of(number) + self._window:
            return Verdict.LATE
        reported, bit = self._reported.get(number, 0), self._bits[reading.node]
        if reported & bit:
            return Verdict.SECOND
        self._reported[number] = reported | bit
        return Verdict.ACCEPTED

    def confirm(self, reading: Reading, now: float) -> None:
        """An accepted reading is committed: its round has it."""
        number = reading.round
        if self._is_on(number, now):
            self._in_time[number] = self._in_time.get(number, 0) | self._bits[reading.node]
        is_new = number not in self._closed and number > self._forgotten
        if is_new and now < self._deadline(number):
            self._open.setdefault(number, {})
        if number in self._open:
            self._open[number][reading.node] = reading
        else:
            # Whatever the clock says next: opened later, it would lack this reading.
            if number > self._forgotten:
                self._closed.add(number)
            # After a restart its time may not be up: others are still awaited.
            self._changed[number] = max(now, self._deadline(number))

    def put_off(self, closed: Round, now: float) -> None:
        """A closed round is not estimated now but later, from what the store holds."""
        self._changed[closed.number] = now

    def withdraw(self, reading: Reading) -> None:
        """An accepted reading turned out to be stored before, and not to count: nor does it now."""
        if reading.round in self._reported:  # its window may have ended while the store was away
            self._reported[reading.round] &= ~self._bits[reading.node]

    def restore(
        self,
        reported: Mapping[int, Iterable[str]],
        estimated: Iterable[int],
        to_estimate: Iterable[int],
        now: float,
    ) -> None:
        """Take up where a service before this one stopped.

        Args:
            reported: the nodes that have reported, by round, of the rounds whose window is not over.
            estimated: those of them that have an estimate.
            to_estimate: rounds with readings that no estimate was made of.
            now: seconds since 1970.
        """
        for number, nodes in reported.items():
            self._reported[number] = sum(self._bits[node] for node in set(nodes) if node in self._bits)
            # What it holds is in the store alone: there it is looked up when its time is over.
            self._closed.add(number)
        self._estimated.update(estimated)
        for number in to_estimate:
            self._changed[number] = max(now, self._deadline(number))
        self._forgotten = max(self._forgotten, self.since(now) - 1)

    def close_due(self, now: float) -> list[Round]:
        """Close and return, in order, every open round that is complete or whose time is up."""
        everybody = len(self._bits)
        due = [n for n, held in self._open.items() if len(held) == everybody or not self._is_awaited(n, now)]
        closed = [round_of(self._zone, number, self._open.pop(number)) for number in sorted(due)]
        self._closed.update(due)
        self._in_time = {n: bits for n, bits in self._in_time.items() if self._is_on(n, now)}
        oldest = self.since(now)
        for number in [n for n in self._reported if n < oldest and n not in self._open]:
            del self._reported[number]
            self._closed.discard(number)
            self._estimated.discard(number)
            self._forgotten = max(self._forgotten, number)
        return closed

    def changed_due(self, now: float) -> list[int]:
        """Closed rounds, the latest first, that late readings came for and that have been quiet since."""
        everybody = sum(self._bits.values())
        return sorted(
            (
                number
                for number, at in self._changed.items()
                # A clock that was set back must not make anybody wait until it has caught up.
                if not at - self._longest_wait <= now < at + QUIET or self._reported.get(number) == everybody
            ),
            reverse=True,
        )

    def begin_look(self, number: int) -> None:
        """A changed round is looked up in the store: what comes from now on changes it again."""
        self._changed.pop(number, None)

    def note_estimate(self, number: int) -> bool:
        """A closed round was estimated; whether it was before."""
        before = number in self._estimated
        if number > self._forgotten:
            self._estimated.add(number)
        return before

    def _is_awaited(self, number: int, now: float) -> bool:
        """Whether an open round's time is not up; a clock that was set back makes nobody wait for it."""
        return self._deadline(number) - self._longest_wait <= now < self._deadline(number)

    def _is_on(self, number: int, now: float) -> bool:
        return number <= self._zone.schedule.round_of(now) + 1 and now < self._deadline(number)

    def _deadline(self, number: int) -> float:
        return self._zone.schedule.end_of(number) + self._grace
