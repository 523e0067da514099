"""Collect decrypted readings into rounds, live by the clock or in the order of a recording.

The clock is passed in.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Any

from heatcloak_aggregator.store.rows import ReadingVerdict
from heatcloak_shared.wire import Release
from heatcloak_shared.zone import AnyZone

REMEMBERED_ROUNDS = 64
"""Minimum number of closed rounds remembered, to distinguish duplicates from late readings."""

MAX_WAITING_READINGS = 100_000
"""Readings of a recording that may wait for the rest of their rounds."""

MIN_SPAN = 64


@dataclass(frozen=True, slots=True)
class DecryptedRound:
    """A closed round.

    Attributes:
        number: the round.
        readings: the readings as published, by node, in the zone's order of nodes.
        uncovered: what is behind each, by node, in the same order: the quantised reading in a heat zone; in a
            heatmap zone row and column of a cell, or None for no place.
        missing: enrolled nodes without a decrypted reading. The rows of their sensors are left out.
    """

    number: int
    readings: Mapping[str, Release]
    uncovered: dict[str, Any]
    missing: tuple[str, ...]


class LiveRounds:
    """Rounds that close when every node has reported, or when their time is up.

    Args:
        zone: the zone.
        grace: seconds after a round's end during which its readings are still accepted.
    """

    def __init__(self, zone: AnyZone, grace: float) -> None:
        self._zone = zone
        self._grace = grace
        self._open: dict[int, dict[str, Release]] = {}
        self._closed: dict[int, dict[str, Release]] = {}
        self._uncovered: dict[int, dict[str, Any]] = {}

    def accept(self, reading: Release, now: float) -> ReadingVerdict:
        """Reserve a place in its round for a verified reading, if there is one.

        Returns:
            ``DUPLICATE`` for the same (node, boot, seq) again; ``SECOND`` for another reading of a node that
            has one in the round; ``LATE`` if the round is closed or its time is up; ``ACCEPTED`` otherwise.
        """
        number = reading.round
        known = self._closed.get(number, self._open.get(number, {})).get(reading.node)
        if known is not None:
            same = (known.boot, known.seq) == (reading.boot, reading.seq)
            return ReadingVerdict.DUPLICATE if same else ReadingVerdict.SECOND
        if number in self._closed or now >= self._deadline(number):
            return ReadingVerdict.LATE
        self._open.setdefault(number, {})[reading.node] = reading
        return ReadingVerdict.ACCEPTED

    def fill(self, reading: Release, uncovered: Any) -> None:  # noqa: ANN401  see `DecryptedRound.uncovered`
        """Store what is behind an accepted reading."""
        self._uncovered.setdefault(reading.round, {})[reading.node] = uncovered

    def close_due(self, now: float) -> list[DecryptedRound]:
        """Close and return, in order, every round that is complete or whose time is up."""
        due = sorted(
            number
            for number, readings in self._open.items()
            if len(readings) == len(self._zone.nodes) or now >= self._deadline(number)
        )
        closed = [self._close(number) for number in due]
        # Remember a closed round until its time is up, or a resent reading would open it again.
        for number in sorted(self._closed)[:-REMEMBERED_ROUNDS]:
            if now < self._deadline(number):
                break
            del self._closed[number]
        # A reading that could not be recorded was not uncovered. Its round is dropped: the program is ending.
        return [each for each in closed if each.readings.keys() == each.uncovered.keys()]

    def close_all(self) -> list[DecryptedRound]:
        """Close and return, in order, every remaining round."""
        return self.close_due(math.inf)

    def _close(self, number: int) -> DecryptedRound:
        self._closed[number] = readings = self._open.pop(number)
        uncovered = self._uncovered.pop(number, {})
        nodes = self._zone.nodes
        return DecryptedRound(
            number,
            {node: readings[node] for node in nodes if node in readings},
            {node: uncovered[node] for node in nodes if node in uncovered},
            tuple(node for node in nodes if node not in readings),
        )

    def _deadline(self, number: int) -> float:
        return self._zone.schedule.end_of(number) + self._grace


class RecordedRounds(LiveRounds):
    """Rounds of a recording, which has no clock: a round is over when ``span`` later ones have been read.

    Readings may be lost, duplicated or in any order within that span, and no round is ever split: a reading
    for a round that is over is late. A complete round waits for earlier ones that have begun. The span bounds
    the memory, whatever the length of the recording.

    Args:
        zone: the zone.
        span: how many rounds may be open; by default as many as hold 100 000 readings.
    """

    def __init__(self, zone: AnyZone, span: int | None = None) -> None:
        super().__init__(zone, grace=0.0)
        self._schedule = zone.schedule
        self._span = span or max(MIN_SPAN, MAX_WAITING_READINGS // len(zone.nodes))
        # The last `span` rounds read, as a heap and as a set, and the time when all earlier ones are over.
        self._recent: list[int] = []
        self._recent_set: set[int] = set()
        self._now = -math.inf
        # The rounds that are not yet returned, in order; a value is None while the round is open.
        self._order: list[int] = []
        self._pending: dict[int, DecryptedRound | None] = {}

    def accept(self, reading: Release, now: float) -> ReadingVerdict:
        """Reserve a place in its round for a verified reading, if there is one; ``now`` is not used."""
        number = reading.round
        self._advance(number)
        verdict = super().accept(reading, self._now)
        if verdict is ReadingVerdict.ACCEPTED and number not in self._pending:
            self._pending[number] = None
            heappush(self._order, number)
        return verdict

    def close_due(self, now: float) -> list[DecryptedRound]:
        """Close and return, in order, the rounds that are complete or over; ``now`` is not used."""
        for closed in super().close_due(self._now):
            self._pending[closed.number] = closed
        due: list[DecryptedRound] = []
        while self._order and (first := self._pending[self._order[0]]) is not None:
            del self._pending[heappop(self._order)]
            due.append(first)
        return due

    def close_all(self) -> list[DecryptedRound]:
        """Close and return, in order, every remaining round."""
        self._now = math.inf
        return self.close_due(self._now)

    def _advance(self, number: int) -> None:
        if number in self._recent_set or self._schedule.end_of(number) <= self._now:
            return
        self._recent_set.add(number)
        heappush(self._recent, number)
        if len(self._recent) > self._span:
            passed = heappop(self._recent)
            self._recent_set.remove(passed)
            self._now = self._schedule.end_of(passed)
