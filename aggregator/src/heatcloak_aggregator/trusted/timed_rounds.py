"""Readings into rounds that close for good. Pure: the clock is passed in."""

from __future__ import annotations

from heatcloak_aggregator.service.rounds import Round, round_of
from heatcloak_aggregator.store.verdict import Verdict
from heatcloak_shared.wire import Reading
from heatcloak_shared.zone import Zone

REMEMBERED_ROUNDS = 64
"""Closed rounds that are remembered at the least, to tell a duplicate from a late reading."""


class TimedRounds:
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
        return round_of(self._zone, number, readings)

    def _known(self, number: int) -> dict[str, Reading]:
        if number in self._closed:
            return self._closed[number]
        return self._open.get(number, {})

    def _deadline(self, number: int) -> float:
        return self._zone.schedule.end_of(number) + self._grace
