"""When a zone releases: rounds of equal length, and which of them are listed.

The budget is a set of round numbers, the same for the whole zone. If every node picked its own moments, one
person who moves would cost more than any single node's count shows.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

MAX_DELAY = 0.25
"""Default of `Schedule.max_delay` in seconds; docs/explanation/privacy.md gives the reason."""
MOST_BUDGET_ROUNDS = 10**15
"""The longest budget period of a zone: its rounds have numbers on the wire."""
MISSED = 3
"""Longest waits for the next release after which the last one is too old to be shown."""
SHORTEST_EXPIRY = 60
"""Least of `Schedule.expire_after`, in seconds."""
FAR = 2.0**60
"""Beyond all rounds: those of the wire end at 2**53."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """The rounds of a zone, and which of them are listed: released.

    A round is ``floor(t / period)``. Budget periods tumble: they are ``budget_rounds`` rounds long, counted
    from round 0. In each, the first ``releases`` multiples of ``every`` are listed. An interval that
    straddles two budget periods costs up to two budgets, and budgets renew for ever.

    Attributes:
        period: the length of a round in seconds.
        every: the distance between listed rounds.
        releases: listed rounds in one budget period.
        budget_rounds: rounds in one budget period, at least ``(releases - 1) * every + 1``.
        max_delay: seconds after a round's scheduled time within which a node must measure; a later node
            skips the round. The promise compares worlds that all sensors measure at the same moment. At
            most half a period, when the round ends; larger values are reduced.
    """

    period: float
    every: int
    releases: int
    budget_rounds: int
    max_delay: float = MAX_DELAY

    def __post_init__(self) -> None:
        object.__setattr__(self, "max_delay", min(self.max_delay, self.period / 2))

    def counts_like(self, other: Schedule) -> bool:
        """Whether ``other`` numbers and lists the same rounds; ``max_delay`` may differ."""
        return replace(self, max_delay=other.max_delay) == other

    def is_too_late(self, number: int, now: float) -> bool:
        """Whether a node that reads its sensor at ``now`` is too late for a round."""
        return now - self.time_of(number) > self.max_delay

    def round_of(self, t: float) -> int:
        """Return the round of time ``t`` (finite, seconds since 1970), limited to ±2**60."""
        return math.floor(min(max(t / self.period, -FAR), FAR))

    def time_of(self, number: int) -> float:
        """Return the scheduled time of a round: its middle, so that a clock may be off by half a round."""
        return (number + 0.5) * self.period

    def start_of(self, number: int) -> float:
        """Return the time at which a round begins."""
        return number * self.period

    def end_of(self, number: int) -> float:
        """Return the time at which a round ends."""
        return (number + 1) * self.period

    def budget_end(self, number: int) -> float:
        """Return the time at which the budget period of a round ends."""
        return self.start_of((number // self.budget_rounds + 1) * self.budget_rounds)

    def is_listed(self, number: int) -> bool:
        """Whether readings of round ``number`` are released."""
        index = number % self.budget_rounds
        return index % self.every == 0 and index // self.every < self.releases

    def next_listed(self, number: int) -> int:
        """Return the first listed round from ``number`` on."""
        index = number % self.budget_rounds
        step = -(-index // self.every)
        start = number - index
        return start + step * self.every if step < self.releases else start + self.budget_rounds

    @property
    def expire_after(self) -> int:
        """Return the seconds after which the last release is too old to be shown as the current state.

        Three times the longest wait for the next release, and at least a minute.
        """
        rest = self.budget_rounds - (self.releases - 1) * self.every
        longest = max(self.every if self.releases > 1 else 0, rest) * self.period
        return max(math.ceil(MISSED * longest), SHORTEST_EXPIRY)
