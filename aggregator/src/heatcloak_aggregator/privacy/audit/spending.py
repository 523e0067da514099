"""Privacy budget that a zone's nodes have spent, computed from their published readings.

A round that a node released twice, under two boots or sequence numbers, was cloaked twice and costs twice. So
the weight of a round is the greatest number of distinct (boot, seq) readings of it by any one node: the first
readings of all nodes together cost one release, the second ones another. Unlisted rounds weigh the same.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, cast

from heatcloak_aggregator.privacy.accounting import epsilon_or_none
from heatcloak_aggregator.privacy.audit.checks import Check, decide
from heatcloak_shared.rounding import up_text
from heatcloak_shared.zone import AnyZone, Zone, budget_of, require_heat

if TYPE_CHECKING:
    from heatcloak_shared.wire import Release
    from heatcloak_shared.zone import HeatmapZone, PositionZone


@dataclass(frozen=True, slots=True)
class PeriodSpending:
    """Releases in one budget period, of one node or of a whole zone.

    Attributes:
        period: number of the budget period.
        released: releases that count: the sum of its rounds' weights.
        allowed: listed rounds in a period.
        mu: their total μ: the root of the sum of squares; None in other zones than heat zones.
        rho: their total ρ = μ²/2; None likewise.
        epsilon: ε at the zone's δ; None if no ε satisfies that δ. In a heatmap zone the ε of reports add up.
            In a position zone it is per unit of length, for somebody who stands still where the level is
            greatest.
    """

    period: int
    released: int
    allowed: int
    mu: float | None
    rho: float | None
    epsilon: float | None


@dataclass(frozen=True, slots=True)
class NodeSpending:
    """Releases of one node.

    Attributes:
        node: its id.
        readings: distinct readings.
        listed: distinct listed rounds released.
        twice: rounds released more than once, by distinct (boot, seq).
        unlisted: rounds released that the zone does not list.
        conflicting: (boot, seq) seen with different content.
        other_noise: messages that state other noise than the zone's: see `AnyZone.wrong_noise`; `periods`
            counts them as if they had the zone's noise.
        periods: spending of its budget periods, in rising order.
    """

    node: str
    readings: int
    listed: int
    twice: tuple[int, ...]
    unlisted: tuple[int, ...]
    conflicting: tuple[tuple[str, int], ...]
    other_noise: int
    periods: tuple[PeriodSpending, ...]


@dataclass(frozen=True, slots=True)
class Spending:
    """Releases of a zone.

    Attributes:
        nodes: by node, in the zone's order.
        zone: spending of all nodes' rounds together, which the promise is about, in rising order.
        other_revisions: readings of other revisions of the zone, which are not counted.
        strangers: readings of nodes that are not enrolled.
    """

    nodes: tuple[NodeSpending, ...]
    zone: tuple[PeriodSpending, ...]
    other_revisions: int
    strangers: int

    def as_dict(self) -> dict[str, object]:
        """Return the spending as JSON types."""
        return asdict(self)


def spending(zone: AnyZone, readings: Iterable[Release]) -> Spending:
    """Account for the messages of a zone's nodes; repeated messages count once."""
    by_node: dict[str, set[Release]] = defaultdict(set)
    other_revisions = strangers = 0
    for reading in readings:
        if (reading.zone, reading.rev) != (zone.name, zone.rev):
            other_revisions += 1
        elif reading.node not in zone.places:
            strangers += 1
        else:
            by_node[reading.node].add(reading)
    nodes = tuple(_node_spending(zone, node, by_node[node]) for node in zone.nodes)
    weights: Counter[int] = Counter()
    for kept in by_node.values():
        weights |= _weights(kept)  # the maximum, round by round
    return Spending(nodes, _accounts(zone, weights), other_revisions, strangers)


def spending_checks(zone: AnyZone, spent: Spending) -> list[Check]:
    """Return the exact checks of a zone's spending."""
    twice = [f"{n.node} released round {number} more than once" for n in spent.nodes for number in n.twice]
    unlisted = [f"{n.node} released unlisted round {number}" for n in spent.nodes for number in n.unlisted]
    conflicts = [
        f"{n.node} published boot {boot} sequence number {seq} with different content"
        for n in spent.nodes
        for boot, seq in n.conflicting
    ]
    other_noise = [
        f"{n.other_noise} readings of {n.node} state noise that is not the zone's, so their cost is unknown"
        for n in spent.nodes
        if n.other_noise
    ]
    promised = _COSTS[zone.kind](zone).epsilon
    over = [
        f"period {account.period}: {account.released} releases cost ε = {_in_words(account.epsilon)}, "
        f"promised {promised:g}"
        for account in spent.zone
        if account.epsilon is None or account.epsilon > promised
    ]
    listed = sum(n.listed for n in spent.nodes)
    strangers = (
        [f"{spent.strangers} readings are from nodes that are not enrolled"] if spent.strangers else []
    )
    return [
        decide("spent, once", twice, f"{listed} readings, no round twice", "a lost or reset ledger"),
        decide("spent, listed", unlisted, "no unlisted round", "a node that follows another schedule"),
        decide("spent, numbers", conflicts + strangers, "no number used twice", "a cloned or forged node"),
        decide(
            "spent, budget",
            over + other_noise,
            f"{len(spent.zone)} periods within budget",
            "more rounds than promised, or a modified node",
        ),
    ]


def _node_spending(zone: AnyZone, node: str, readings: set[Release]) -> NodeSpending:
    numbers: dict[tuple[str, int], set[Release]] = defaultdict(set)
    for reading in readings:
        numbers[reading.boot, reading.seq].add(reading)
    weights = _weights(readings)
    listed = {number for number in weights if zone.schedule.is_listed(number)}
    return NodeSpending(
        node=node,
        readings=len(readings),
        listed=len(listed),
        twice=tuple(sorted(number for number, weight in weights.items() if weight > 1)),
        unlisted=tuple(sorted(weights.keys() - listed)),
        conflicting=tuple(sorted(key for key, of in numbers.items() if len(of) > 1)),
        other_noise=sum(zone.wrong_noise(each) is not None for each in readings),
        periods=_accounts(zone, weights),
    )


def _weights(readings: Iterable[Release]) -> Counter[int]:
    """Return the number of distinct (boot, seq) of each round in one node's readings."""
    return Counter(number for number, _, _ in {(r.round, r.boot, r.seq) for r in readings})


def _accounts(zone: AnyZone, weights: Counter[int]) -> tuple[PeriodSpending, ...]:
    releases: Counter[int] = Counter()
    for number, weight in weights.items():
        releases[number // zone.schedule.budget_rounds] += weight
    cost = _COSTS[zone.kind](zone)
    return tuple(cost.of(number, count) for number, count in sorted(releases.items()))


class _HeatCost:
    """The cost of releases in a heat zone: Gaussian noise composes exactly."""

    def __init__(self, zone: AnyZone) -> None:
        self._zone = require_heat(zone)
        self._period = budget_of(self._zone)
        self.epsilon = self._zone.promise.epsilon

    def of(self, period: int, count: int) -> PeriodSpending:
        cost = replace(self._period, releases=count)
        epsilon = epsilon_or_none(cost.epsilon, self._zone.promise.delta)
        return PeriodSpending(period, count, self._zone.schedule.releases, cost.mu, cost.rho, epsilon)


class _HeatmapCost:
    """The cost of the reports of one device in a heatmap zone: their ε add up."""

    def __init__(self, zone: AnyZone) -> None:
        self._allowed = zone.schedule.releases
        self.epsilon = cast("HeatmapZone", zone).epsilon

    def of(self, period: int, count: int) -> PeriodSpending:
        return PeriodSpending(period, count, self._allowed, None, None, count * self.epsilon)


class _PositionCost:
    """The cost of the reports of one node in a position zone: the sum over rounds, wherever it was."""

    def __init__(self, zone: AnyZone) -> None:
        self._allowed = zone.schedule.releases
        self._level = cast("PositionZone", zone).levels[1]
        self.epsilon = self._allowed * self._level

    def of(self, period: int, count: int) -> PeriodSpending:
        return PeriodSpending(period, count, self._allowed, None, None, count * self._level)


_COSTS: dict[str, Callable[[AnyZone], _HeatCost | _HeatmapCost | _PositionCost]] = {
    Zone.kind: _HeatCost,
    "heatmap": _HeatmapCost,
    "position": _PositionCost,
}


def _in_words(epsilon: float | None) -> str:
    return "unbounded at this δ" if epsilon is None else up_text(epsilon, 4)
