"""What a clock must not do to the budget: the ledger counts rounds by a clock that may be wrong.

A node has two clocks. The one that tells the time can be unset, set, and set again, by whoever answers the
network's time requests; the steady one only counts. A round that the ledger would grant is refused while the
two together say that the budget renews faster than time passes.
"""

from __future__ import annotations

from collections.abc import Callable

from heatcloak_shared.schedule import Schedule

EARLIEST = 1767225600.0
"""The first second of 2026. A clock before it was never set: this program did not exist then."""
SLEWING = 1e-3
"""How much faster than the steady clock the other may run, as a part of it: time daemons slew by 5e-4."""
STEP = 0.5
"""Seconds that the clock may be set forward within a period without a question: time daemons do."""


class ClockGuard:
    """Says which rounds come too early for the steady clock. Pure: both clocks are passed in.

    However the clock is set while the node runs, two budget periods begin at least one period's length apart,
    but for the above: any stretch of time as long as a period sees at most two budgets, as it does with
    a clock that is right.

    Args:
        schedule: the zone's schedule.
        clock: seconds since 1970; may jump.
        steady: seconds that never jump.
    """

    def __init__(self, schedule: Schedule, clock: Callable[[], float], steady: Callable[[], float]) -> None:
        self._schedule = schedule
        self._clock = clock
        self._steady = steady
        self._length = schedule.budget_rounds * schedule.period
        self._period: int | None = None
        self._began = 0.0

    def objection(self, round_number: int) -> str | None:
        """Why ``round_number`` must not be released now, in words fit for the public; None if it may be.

        A round without objection is taken to be released.
        """
        rounds = self._schedule.budget_rounds
        if self._schedule.end_of(round_number) <= EARLIEST:
            return "the clock was never set"
        period = round_number // rounds
        if self._period is not None and period <= self._period:
            return None
        now = self._steady()
        began = now - (self._clock() - self._schedule.start_of(period * rounds))
        if self._period is not None:
            slack = SLEWING * self._length + min(STEP, 0.1 * self._length)
            earliest = self._began + self._length - slack
            if now < earliest:
                return "the clock was set forward: the budget renews no faster than time passes"
            began = max(began, earliest)
        self._period, self._began = period, began
        return None
