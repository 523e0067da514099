"""Readings into rounds. Pure: the clock is passed in."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from heatcloak_shared.wire import Reading
from heatcloak_shared.zone import Zone

REMEMBERED_ROUNDS = 64
"""Closed rounds that are remembered at the least, to tell a duplicate from a late reading."""


class Verdict(StrEnum):
    """What became of an admitted reading."""

    ACCEPTED = "accepted"
    DUPLICATE = "duplicate"
    SECOND = "second"
    LATE = "late"


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


class RoundBook:
    """Collects a zone's readings and closes rounds: when every node has reported, or when time is up.

    Args:
        zone: the zone.
        grace: seconds after a round's end during which its readings are still awaited.
    """

    def __init__(self, zone: Zone, grace: float) -> None:
        self._zone = zone
        self._grace = grace
        self._open: dict[int, dict[str, Reading]] = {}
        self._closed: dict[int, dict[str, Reading]] = {}

    def accept(self, reading: Reading, now: float) -> Verdict:
        """Put an admitted reading into its round, if there is place for it.

        Returns:
            ``DUPLICATE`` for the same (node, boot, seq) again; ``SECOND`` for another reading of a node that
            has one in the round; ``LATE`` where the round is closed or its time is up.
        """
        known = self._known(reading.round).get(reading.node)
        if known is not None:
            same = (known.boot, known.seq) == (reading.boot, reading.seq)
            return Verdict.DUPLICATE if same else Verdict.SECOND
        if reading.round in self._closed or now >= self._deadline(reading.round):
            return Verdict.LATE
        self._open.setdefault(reading.round, {})[reading.node] = reading
        return Verdict.ACCEPTED

    def restore(self, readings: Iterable[Reading], estimated: Iterable[int]) -> None:
        """Take up where a service before this one stopped.

        Args:
            readings: accepted readings of rounds without an estimate; their rounds close as soon as they are
                due, also those whose time was up while nobody served.
            estimated: rounds that have an estimate, and are closed for good.
        """
        for number in estimated:
            self._closed.setdefault(number, {})
        for reading in readings:
            self._open.setdefault(reading.round, {})[reading.node] = reading

    def close_due(self, now: float) -> list[Round]:
        """Close and return, in order, every round that is complete or whose time is up."""
        due = sorted(
            number
            for number, readings in self._open.items()
            if len(readings) == len(self._zone.nodes) or now >= self._deadline(number)
        )
        closed = [self._close(number) for number in due]
        # A closed round is remembered until its time is up, or a resent reading would open it again.
        for number in sorted(self._closed)[:-REMEMBERED_ROUNDS]:
            if now < self._deadline(number):
                break
            del self._closed[number]
        return closed

    def _close(self, number: int) -> Round:
        readings = self._open.pop(number)
        self._closed[number] = readings
        nodes = self._zone.nodes
        return Round(
            number,
            {node: readings[node] for node in nodes if node in readings},
            tuple(node for node in nodes if node not in readings),
        )

    def _known(self, number: int) -> dict[str, Reading]:
        if number in self._closed:
            return self._closed[number]
        return self._open.get(number, {})

    def _deadline(self, number: int) -> float:
        return self._zone.schedule.end_of(number) + self._grace
