"""Whether everything works: the conditions of a service, of a zone and of its nodes. Pure."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from heatcloak_aggregator.mqtt.reconnect import LinkState
from heatcloak_aggregator.service.monitoring import Health, ZoneView
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.wire import NodeState

STALE_ROUNDS = 3
"""Listed rounds without a new estimate after which a zone counts as stale."""
STORE_DOWN = "store_down"
"""Key of the condition that the store fails."""
LEAST_STALE = 10.0
"""Seconds that this takes at least."""


class Level(StrEnum):
    """How serious a condition is."""

    OK = "ok"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


@dataclass(frozen=True)
class Condition:
    """Something that a visitor should know.

    Attributes:
        level: how serious it is.
        key: key of its texts in the catalogue.
        parameters: parameters of these texts.
    """

    level: Level
    key: str
    parameters: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class BudgetUse:
    """How much of the present budget period is spent.

    Attributes:
        spent: listed rounds of the period that have begun.
        releases: listed rounds of the period.
        next_release: when the next listed round is measured, seconds since 1970.
        next_period: when the next period begins, likewise.
    """

    spent: int
    releases: int
    next_release: float
    next_period: float

    @property
    def left(self) -> int:
        """Return how many rounds the period can still release."""
        return self.releases - self.spent


def budget_use(schedule: Schedule, now: float) -> BudgetUse:
    """Return how much of the budget period that contains ``now``, seconds since 1970, is spent."""
    number = schedule.round_of(now)
    index = number % schedule.budget_rounds
    start = number - index
    return BudgetUse(
        spent=min(index // schedule.every + 1, schedule.releases),
        releases=schedule.releases,
        next_release=schedule.time_of(schedule.next_listed(number + 1)),
        next_period=schedule.start_of(start + schedule.budget_rounds),
    )


def service_conditions(health: Health) -> list[Condition]:
    """Return what is wrong with a service, the most serious first."""
    found = []
    if health.store_problem is not None:
        found.append(Condition(Level.ERROR, STORE_DOWN))
    if health.link is not LinkState.UP:
        found.append(Condition(Level.ERROR, "broker_down"))
    if health.clock_problem is not None:
        found.append(Condition(Level.WARNING, "clock"))
    return found


def zone_conditions(view: ZoneView, newest: float | None, now: float) -> list[Condition]:
    """Return what a visitor of a zone should know, the most serious first.

    Args:
        view: the zone.
        newest: the scheduled time of its newest estimated round, seconds since 1970; None without one.
        now: seconds since 1970.
    """
    schedule = view.zone.schedule
    found = []
    budget = budget_use(schedule, now)
    is_spent = budget.left == 0 and schedule.budget_rounds > schedule.every * schedule.releases
    if newest is None:
        found.append(Condition(Level.INFO, "waiting"))
    else:
        patience = max(STALE_ROUNDS * schedule.every * schedule.period, LEAST_STALE)
        # Between two periods there may be nothing to wait for.
        due = schedule.time_of(schedule.next_listed(schedule.round_of(newest) + 1))
        if now > max(newest, due) + patience:
            found.append(Condition(Level.WARNING, "stale", {"since": newest}))
    states = [status.state for status in view.statuses.values()]
    for key, state in (("faulty", NodeState.FAULTY), ("offline", NodeState.OFFLINE)):
        if count := states.count(state):
            found.append(Condition(Level.WARNING, key, {"n": count, "all": len(view.zone.nodes)}))
    if count := states.count(NodeState.STOPPED):
        found.append(Condition(Level.INFO, "stopped", {"n": count, "all": len(view.zone.nodes)}))
    if count := len(view.zone.nodes) - len(states):
        found.append(Condition(Level.INFO, "unheard", {"n": count, "all": len(view.zone.nodes)}))
    if is_spent:
        found.append(Condition(Level.INFO, "spent", {"until": budget.next_period}))
    order = list(Level)
    return sorted(found, key=lambda each: -order.index(each.level))


def worst(conditions: list[Condition]) -> Level:
    """Return the most serious level; `Level.OK` without conditions."""
    order = list(Level)
    return max((each.level for each in conditions), key=order.index, default=Level.OK)
