"""Opened readings into rounds. Pure: the clock is passed in, or is the recording itself."""

from __future__ import annotations

import math
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Protocol

from heatcloak_aggregator.store.verdict import Verdict
from heatcloak_aggregator.trusted.decryptor import Opened
from heatcloak_aggregator.trusted.timed_rounds import TimedRounds
from heatcloak_shared.wire import Reading
from heatcloak_shared.zone import Zone

WAITING_READINGS = 100_000
"""Readings of a recording that wait for the rest of their rounds, at the most."""

LEAST_SPAN = 64


@dataclass(frozen=True, slots=True)
class OpenedRound:
    """A closed round.

    Attributes:
        number: the round.
        readings: as published, by node, in the zone's order of nodes.
        ticks: the quantised reading behind each, by node, in the same order.
        missing: enrolled nodes of which none was opened. Their sensors are rows left out.
    """

    number: int
    readings: dict[str, Reading]
    ticks: dict[str, int]
    missing: tuple[str, ...]


class Rounds(Protocol):
    """Whatever collects opened readings into rounds."""

    def accept(self, reading: Reading, now: float) -> Verdict:
        """Give a verified reading its place in its round, if there is one."""

    def fill(self, opened: Opened) -> None:
        """Put what a reading that has a place holds into that place."""

    def close_due(self, now: float) -> list[OpenedRound]:
        """Close and return, in order, every round that is complete or over."""

    def close_all(self) -> list[OpenedRound]:
        """Nothing more comes: close and return, in order, every round that is left."""


class LiveRounds:
    """Rounds that are over by the clock, as the aggregator's are.

    Args:
        zone: the zone.
        grace: seconds after a round's end during which its readings are still awaited.
    """

    def __init__(self, zone: Zone, grace: float) -> None:
        self._book = TimedRounds(zone, grace)
        self._ticks: dict[int, dict[str, int]] = {}

    def accept(self, reading: Reading, now: float) -> Verdict:
        """Give a verified reading its place in its round; the first one of a node stays."""
        return self._book.accept(reading, now)

    def fill(self, opened: Opened) -> None:
        """Put what a reading that has a place holds into that place."""
        self._ticks.setdefault(opened.reading.round, {})[opened.reading.node] = opened.ticks

    def close_due(self, now: float) -> list[OpenedRound]:
        """Close and return, in order, every round that is complete or whose time is up."""
        rounds = []
        for closed in self._book.close_due(now):
            ticks = self._ticks.pop(closed.number, {})
            # A place stays empty where the reading could not be written down: then everything ends.
            if closed.readings.keys() == ticks.keys():
                in_order = {node: ticks[node] for node in closed.readings}
                rounds.append(OpenedRound(closed.number, closed.readings, in_order, closed.missing))
        return rounds

    def close_all(self) -> list[OpenedRound]:
        """Nothing more comes: close and return, in order, every round that is left."""
        return self.close_due(math.inf)


class RecordedRounds:
    """Rounds of a recording, which has no clock: a round is over when ``span`` later ones have been read.

    Readings may be lost, doubled, or come in any order within that span, and no round is ever split: what
    comes for a round that is over is late. A round that is complete waits for the earlier ones that have been
    read of. The span bounds the memory that a recording takes, however long it is.

    Args:
        zone: the zone.
        span: how many rounds are waited for at a time; left out, those of 100 000 readings.
    """

    def __init__(self, zone: Zone, span: int | None = None) -> None:
        self._rounds = LiveRounds(zone, grace=0.0)
        self._schedule = zone.schedule
        self._span = span or max(LEAST_SPAN, WAITING_READINGS // len(zone.nodes))
        self._recent: list[int] = []
        self._known: set[int] = set()
        self._over = -math.inf
        self._order: list[int] = []
        self._untold: dict[int, OpenedRound | None] = {}

    def accept(self, reading: Reading, now: float) -> Verdict:
        """Give a verified reading its place in its round, whatever ``now``; the first one of a node stays."""
        number = reading.round
        self._move_on(number)
        verdict = self._rounds.accept(reading, self._over)
        if verdict is Verdict.ACCEPTED and number not in self._untold:
            self._untold[number] = None
            heappush(self._order, number)
        return verdict

    def fill(self, opened: Opened) -> None:
        """Put what a reading that has a place holds into that place."""
        self._rounds.fill(opened)

    def close_due(self, now: float) -> list[OpenedRound]:
        """Close and return, in order, the rounds that are complete or over, whatever ``now``."""
        for closed in self._rounds.close_due(self._over):
            self._untold[closed.number] = closed
        told: list[OpenedRound] = []
        while self._order and (first := self._untold[self._order[0]]) is not None:
            del self._untold[heappop(self._order)]
            told.append(first)
        return told

    def close_all(self) -> list[OpenedRound]:
        """The recording has ended: close and return, in order, every round that is left."""
        self._over = math.inf
        return self.close_due(self._over)

    def _move_on(self, number: int) -> None:
        if number in self._known or self._schedule.end_of(number) <= self._over:
            return
        self._known.add(number)
        heappush(self._recent, number)
        if len(self._recent) > self._span:
            passed = heappop(self._recent)
            self._known.remove(passed)
            self._over = self._schedule.end_of(passed)
