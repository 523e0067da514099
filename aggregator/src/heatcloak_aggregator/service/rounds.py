"""Collect readings into rounds and close rounds. Pure: the clock is passed in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from heatcloak_aggregator.store.rows import ReadingVerdict
from heatcloak_shared.wire import Release
from heatcloak_shared.zone import AnyZone

MOST_CHANGED = 1000
"""Rounds of a zone that wait to be estimated from the store; further ones are looked up there later."""
QUIET = 1.0
"""Seconds without another late reading after which a closed round is estimated again."""


@dataclass(frozen=True, slots=True)
class Round:
    """A closed round.

    Attributes:
        number: the round.
        readings: one reading for each node that has one, by node, in the zone's order of nodes.
        missing: nodes of the zone without a reading. Their sensors are rows left out, never zeros.
    """

    number: int
    readings: Mapping[str, Release]
    missing: tuple[str, ...]


def round_of(zone: AnyZone, number: int, readings: Mapping[str, Release]) -> Round:
    """Return a round of ``zone`` with these readings, by node."""
    return Round(
        number,
        {node: readings[node] for node in zone.nodes if node in readings},
        tuple(node for node in zone.nodes if node not in readings),
    )


class RoundCollector:
    """Collect a zone's readings and close rounds when every node has reported or when their time is over.

    A closed round still takes readings within the window, and is then estimated again. Of closed rounds only
    which nodes have reported is kept here; their readings are in the store.

    A reading reserves its place before it is committed; after that the place is confirmed or withdrawn.

    Args:
        zone: the zone.
        grace: seconds after a round's end in which it waits for readings.
        window: seconds after a round's end in which late readings count, at least ``grace``.

    Attributes:
        left_out_through: the newest round that waits for an estimate and is not known here, because too many
            wait; None where all are known.
    """

    def __init__(self, zone: AnyZone, grace: float, window: float) -> None:
        self._zone = zone
        self._grace = grace
        self._window = max(window, grace)
        self._longest_wait = 2 * zone.schedule.period + grace
        self._bits = {node: 1 << place for node, place in zone.places.items()}
        # By round; a set of nodes is an integer with one bit for each.
        self._reported: dict[int, int] = {}
        self._reported_in_time: dict[int, int] = {}
        self._open: dict[int, dict[str, Release]] = {}
        self._closed: set[int] = set()
        self._changed: dict[int, float] = {}
        self._estimated: set[int] = set()
        self._last_forgotten = -1
        self._all_bits = (1 << (len(zone.nodes) + 1)) - 2
        self._swept = -1
        self.left_out_through: int | None = None

    @property
    def n_open(self) -> int:
        """Return how many rounds wait for readings."""
        return len(self._open)

    @property
    def n_to_estimate(self) -> int:
        """Return how many closed rounds wait to be estimated from the store."""
        return len(self._changed)

    def estimated_of(self, numbers: Iterable[int]) -> set[int]:
        """Return those of some rounds that have an estimate."""
        return self._estimated & set(numbers)

    def n_in_time(self, now: float) -> int:
        """Return how many nodes reported in a current round: the most over the current rounds."""
        return max(
            (bits.bit_count() for n, bits in self._reported_in_time.items() if self._is_current(n, now)),
            default=0,
        )

    def first_in_window(self, now: float) -> int:
        """Return the first round whose late readings still count."""
        return self._zone.schedule.round_of(now - self._window)

    def reserve(self, reading: Release, now: float) -> ReadingVerdict:
        """Return the verdict on a reading that is not stored yet; reserve a place for an accepted one.

        Returns:
            ``SECOND`` for another reading of a node that has one in the round; ``LATE`` where the round's
            window is over; else ``ACCEPTED``.
        """
        number = reading.round
        if now >= self._zone.schedule.end_of(number) + self._window:
            return ReadingVerdict.LATE
        reported, bit = self._reported.get(number, 0), self._bits[reading.node]
        if reported & bit:
            return ReadingVerdict.SECOND
        self._reported[number] = reported | bit
        return ReadingVerdict.ACCEPTED

    def confirm(self, reading: Release, now: float) -> None:
        """Add an accepted reading, now committed, to its round."""
        number = reading.round
        if self._is_current(number, now):
            in_time = self._reported_in_time.get(number, 0)
            self._reported_in_time[number] = in_time | self._bits[reading.node]
        is_new = number not in self._closed and number > self._last_forgotten
        if is_new and now < self._deadline(number):
            self._open.setdefault(number, {})
        if number in self._open:
            self._open[number][reading.node] = reading
        else:
            # It stays closed even if the clock is set back: reopened, it would lack this reading.
            if number > self._last_forgotten:
                self._closed.add(number)
            # After a restart its time may not be over: it still waits for other nodes.
            self._change(number, max(now, self._deadline(number)))

    def withdraw(self, reading: Release) -> None:
        """Give up the place of an accepted reading that was stored before with another verdict."""
        if reading.round in self._reported:  # its window may have ended while the store failed
            self._reported[reading.round] &= ~self._bits[reading.node]

    def defer(self, closed: Round, now: float) -> None:
        """Estimate a closed round later, from the store."""
        self._change(closed.number, now)

    def refill(self, to_estimate: Iterable[int], now: float) -> None:
        """Note rounds that were left out, the newest first, as many as there is room for.

        Args:
            to_estimate: the rounds that need an estimate.
            now: seconds since 1970.
        """
        through, self.left_out_through = self.left_out_through, None
        if through is not None:
            for number in sorted(number for number in to_estimate if number <= through):
                self._change(number, max(now, self._deadline(number)))

    def _change(self, number: int, at: float) -> None:
        self._changed[number] = at
        if len(self._changed) > MOST_CHANGED:
            oldest = min(self._changed)
            del self._changed[oldest]
            self.left_out_through = max(oldest, self.left_out_through or 0)

    def restore(
        self,
        reported: Mapping[int, Iterable[str]],
        estimated: Iterable[int],
        to_estimate: Iterable[int],
        now: float,
    ) -> None:
        """Restore the rounds of a service that ran before.

        Args:
            reported: the nodes that have reported, by round, of the rounds whose window is not over.
            estimated: the rounds that have an estimate.
            to_estimate: the rounds that need an estimate.
            now: seconds since 1970.
        """
        for number, nodes in reported.items():
            self._reported[number] = sum(self._bits[node] for node in set(nodes) if node in self._bits)
            # Its readings are in the store alone, so it is estimated from there when its time is over.
            self._closed.add(number)
        self._estimated.update(estimated)
        for number in sorted(to_estimate):
            self._change(number, max(now, self._deadline(number)))
        self._last_forgotten = max(self._last_forgotten, self.first_in_window(now) - 1)

    def close_due(self, now: float) -> list[Round]:
        """Close and return, in order, every open round that is complete or whose time is over."""
        n_nodes = len(self._bits)
        due = [n for n, readings in self._open.items() if len(readings) == n_nodes or not self._waits(n, now)]
        closed = [round_of(self._zone, number, self._open.pop(number)) for number in sorted(due)]
        self._closed.update(due)
        in_time = self._reported_in_time
        self._reported_in_time = {n: bits for n, bits in in_time.items() if self._is_current(n, now)}
        # Once in a round, because there may be many.
        if (oldest := self.first_in_window(now)) != self._swept:
            self._swept = oldest
            self._sweep(oldest)
        return closed

    def _sweep(self, oldest: int) -> None:
        """Forget the rounds before ``oldest``, whose window is over, unless they wait for an estimate."""
        for number in [n for n in self._reported if n < oldest]:
            if number not in self._open and number not in self._changed:
                del self._reported[number]
                self._closed.discard(number)
                self._estimated.discard(number)
                self._last_forgotten = max(self._last_forgotten, number)

    def changed_due(self, now: float) -> list[int]:
        """Return the changed rounds that are complete or had no reading for `QUIET` seconds, newest first."""
        all_nodes = self._all_bits
        return sorted(
            (
                number
                for number, at in self._changed.items()
                # A clock that was set back must not delay a round until it has caught up.
                if not at - self._longest_wait <= now < at + QUIET or self._reported.get(number) == all_nodes
            ),
            reverse=True,
        )

    def clear_changed(self, number: int) -> None:
        """Note that a changed round is read from the store now; later readings change it again."""
        self._changed.pop(number, None)

    def note_estimate(self, number: int) -> bool:
        """Note that a closed round was estimated; return whether it was before."""
        before = number in self._estimated
        if number > self._last_forgotten:
            self._estimated.add(number)
        return before

    def _waits(self, number: int, now: float) -> bool:
        """Return whether an open round still waits; a clock that was set back does not prolong the wait."""
        return self._deadline(number) - self._longest_wait <= now < self._deadline(number)

    def _is_current(self, number: int, now: float) -> bool:
        return number <= self._zone.schedule.round_of(now) + 1 and now < self._deadline(number)

    def _deadline(self, number: int) -> float:
        return self._zone.schedule.end_of(number) + self._grace
