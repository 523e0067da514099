"""Whether everything works: the conditions of a service, of a zone and of its nodes. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from heatcloak_aggregator.mqtt.reconnect import LinkState
from heatcloak_aggregator.service.monitoring import Health, ZoneView
from heatcloak_aggregator.store import EstimateMessage
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.wire import Estimate, HeatmapEstimate, NodeState

STALE_ROUNDS = 3
"""Listed rounds without a new estimate after which a zone counts as stale."""
STORE_DOWN = "store_down"
"""Key of the condition that the store fails."""
MISFIT = "model misfit"
"""Status of an estimate whose readings contradict the tracker's model of how people move."""
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


def zone_conditions(
    view: ZoneView, newest: EstimateMessage | None, now: float, since: float
) -> list[Condition]:
    """Return what a visitor of a zone should know, the most serious first.

    Args:
        view: the zone.
        newest: its newest estimate; None without one.
        now: seconds since 1970.
        since: since when an estimate could have come.
    """
    schedule = view.zone.schedule
    found = _late_conditions(schedule, None if newest is None else newest.round, now, since)
    if isinstance(newest, Estimate) and newest.status == MISFIT:
        found.append(Condition(Level.WARNING, "misfit"))
    found += _node_conditions(view, 0 if newest is None else _silent(view, newest))
    budget = budget_use(schedule, now)
    # Where the next period follows at once, there is nothing to wait for.
    has_gap = schedule.budget_rounds > schedule.every * schedule.releases
    if has_gap and budget.left == 0 and not schedule.is_listed(schedule.round_of(now)):
        found.append(Condition(Level.INFO, "spent", {"until": budget.next_period}))
    return by_severity(found)


def conditions_at_a_glance(view: ZoneView, now: float, since: float) -> list[Condition]:
    """Return those of `zone_conditions` that are known without the store, the most serious first.

    A zone counts as stale if no reading arrives, and not if readings are not estimated.
    """
    newest = max(
        (each.last_round for each in view.counts.nodes.values() if each.last_round is not None), default=None
    )
    return by_severity(
        [*_late_conditions(view.zone.schedule, newest, now, since), *_node_conditions(view, 0)]
    )


def _late_conditions(schedule: Schedule, newest: int | None, now: float, since: float) -> list[Condition]:
    """Return whether a zone whose newest round is ``newest``, None for none, waits for another one."""
    if newest is None:
        is_long = is_stale(schedule, schedule.round_of(since), now)
        return [Condition(Level.WARNING, "waiting_long") if is_long else Condition(Level.INFO, "waiting")]
    if is_stale(schedule, newest, now):
        return [Condition(Level.WARNING, "stale", {"since": schedule.time_of(newest)})]
    return []


def _node_conditions(view: ZoneView, silent: int) -> list[Condition]:
    """Return how many nodes do not report, ``silent`` of which are online."""
    every = len(view.zone.nodes)
    states = [status.state for status in view.statuses.values()]
    counts = {
        (Level.WARNING, "faulty"): states.count(NodeState.FAULTY),
        (Level.WARNING, "offline"): states.count(NodeState.OFFLINE),
        (Level.WARNING, "silent"): silent,
        (Level.INFO, "stopped"): states.count(NodeState.STOPPED),
        (Level.INFO, "unheard"): every - len(states),
    }
    return [Condition(level, key, {"n": n, "all": every}) for (level, key), n in counts.items() if n]


def _silent(view: ZoneView, newest: EstimateMessage) -> int:
    """Return how many nodes are online and have no reading in the newest round."""
    online = {node for node, status in view.statuses.items() if status.state is NodeState.ONLINE}
    if isinstance(newest, HeatmapEstimate):
        # It does not name them.
        return max(0, len(online) - newest.reports)
    return len(online.intersection(missing_nodes(newest)))


def missing_nodes(estimate: EstimateMessage) -> tuple[str, ...]:
    """Return the nodes without a reading in an estimate; none for a heatmap, which does not name them."""
    return () if isinstance(estimate, HeatmapEstimate) else estimate.missing


def is_stale(schedule: Schedule, number: int, now: float) -> bool:
    """Return whether a round after ``number`` should have come long ago, at the time ``now``."""
    patience = max(STALE_ROUNDS * schedule.every * schedule.period, LEAST_STALE)
    return now > schedule.time_of(schedule.next_listed(number + 1)) + patience


def by_severity(conditions: Iterable[Condition]) -> list[Condition]:
    """Return conditions in the order of their levels, the most serious first."""
    order = list(Level)
    return sorted(conditions, key=lambda each: -order.index(each.level))


def worst(conditions: Sequence[Condition]) -> Level:
    """Return the most serious level; `Level.OK` without conditions."""
    return by_severity(conditions)[0].level if conditions else Level.OK
