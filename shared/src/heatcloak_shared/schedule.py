"""When a zone releases: rounds of equal length, and which of them are listed.

The budget is a set of round numbers, the same for the whole zone. If every node picked its own moments, one
person who moves would cost more than any single node's count shows.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

MAX_DELAY = 0.25
"""Default of `Schedule.max_delay` in seconds; docs/explanation/privacy.md gives the reason."""
FAR = 2.0**60
"""No round is so far away: the wire's rounds end at 2**53."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """Rounds and the listed ones among them.

    A round is ``floor(t / period)``. Budget periods tumble: they are ``budget_rounds`` rounds long, counted
    from round 0, and in each the first ``releases`` multiples of ``every`` are listed. An interval that
    straddles two budget periods costs up to two budgets, and budgets renew for ever.

    Attributes:
        period: seconds a round lasts.
        every: every how many rounds one is listed.
        releases: listed rounds in one budget period.
        budget_rounds: rounds in one budget period, at least ``(releases - 1) * every + 1``.
        max_delay: seconds after the schedule's time of a round within which a node must measure; a node that
            is later skips the round. The promise compares worlds that all sensors look at in one moment. Cut
            down to half a period, where the round ends.
    """

    period: float
    every: int
    releases: int
    budget_rounds: int
    max_delay: float = MAX_DELAY

    def __post_init__(self) -> None:
        object.__setattr__(self, "max_delay", min(self.max_delay, self.period / 2))

    def counts_like(self, other: Schedule) -> bool:
        """Whether ``other`` numbers and lists the same rounds, however late they may be measured."""
        mine, theirs = (
            (each.period, each.every, each.releases, each.budget_rounds) for each in (self, other)
        )
        return mine == theirs

    def is_too_late(self, number: int, now: float) -> bool:
        """Whether a node that looks at its sensor at ``now`` is too late for a round."""
        return now - self.time_of(number) > self.max_delay

    def round_of(self, t: float) -> int:
        """The round that time ``t`` (finite, seconds since 1970) falls in; beyond ±2**60 it is that."""
        return math.floor(min(max(t / self.period, -FAR), FAR))

    def time_of(self, number: int) -> float:
        """The schedule's time of a round: its middle, where a clock half a round off does no harm."""
        return (number + 0.5) * self.period

    def start_of(self, number: int) -> float:
        """The time at which round ``number`` begins."""
        return number * self.period

    def end_of(self, number: int) -> float:
        """The time at which round ``number`` is over."""
        return (number + 1) * self.period

    def is_listed(self, number: int) -> bool:
        """Whether readings of round ``number`` are released."""
        index = number % self.budget_rounds
        return index % self.every == 0 and index // self.every < self.releases

    def next_listed(self, number: int) -> int:
        """The first listed round that is not before ``number``."""
        index = number % self.budget_rounds
        step = -(-index // self.every)
        start = number - index
        return start + step * self.every if step < self.releases else start + self.budget_rounds
