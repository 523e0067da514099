"""What a zone's nodes have spent, from the readings that they published."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass

from heatcloak_aggregator.privacy.accounting import spent_in_rounds
from heatcloak_aggregator.privacy.audit.check import Check, decide
from heatcloak_shared.wire import Reading
from heatcloak_shared.zone import Zone


@dataclass(frozen=True, slots=True)
class Account:
    """What was released in one budget period, by one node or by all of a zone's together.

    Attributes:
        period: the budget period's number.
        released: distinct listed rounds.
        allowed: listed rounds in a period.
        rho: what they cost together.
        epsilon: ε at the zone's δ; None where no ε keeps that δ.
    """

    period: int
    released: int
    allowed: int
    rho: float
    epsilon: float | None


@dataclass(frozen=True, slots=True)
class NodeSpending:
    """What one node published.

    Attributes:
        node: its id.
        readings: distinct readings.
        listed: distinct listed rounds released.
        twice: rounds released more than once, by distinct (boot, seq).
        unlisted: rounds released that the zone does not list.
        conflicting: (boot, seq) seen with different content.
        periods: accounts of its budget periods, ascending.
    """

    node: str
    readings: int
    listed: int
    twice: tuple[int, ...]
    unlisted: tuple[int, ...]
    conflicting: tuple[tuple[str, int], ...]
    periods: tuple[Account, ...]


@dataclass(frozen=True, slots=True)
class Spending:
    """What a zone spent.

    Attributes:
        nodes: by node, in the zone's order.
        zone: accounts of the union of all nodes' rounds, which is what counts, ascending.
        other_revisions: readings of other revisions of the zone: not accounted for here.
        strangers: readings of nodes that are not enrolled.
    """

    nodes: tuple[NodeSpending, ...]
    zone: tuple[Account, ...]
    other_revisions: int
    strangers: int

    def as_dict(self) -> dict[str, object]:
        """All of it for JSON."""
        return asdict(self)


def spending(zone: Zone, readings: Iterable[Reading]) -> Spending:
    """Account for readings, of which the same one may come any number of times."""
    by_node: dict[str, set[Reading]] = defaultdict(set)
    other_revisions = strangers = 0
    for reading in readings:
        if (reading.zone, reading.rev) != (zone.name, zone.rev):
            other_revisions += 1
        elif reading.node not in zone.places:
            strangers += 1
        else:
            by_node[reading.node].add(reading)
    nodes = tuple(_node_spending(zone, node, by_node[node]) for node in zone.nodes)
    union = {reading.round for kept in by_node.values() for reading in kept}
    return Spending(nodes, _accounts(zone, union), other_revisions, strangers)


def spending_checks(zone: Zone, spent: Spending) -> list[Check]:
    """Exact verdicts on what was spent."""
    twice = [f"{n.node} released round {number} more than once" for n in spent.nodes for number in n.twice]
    unlisted = [f"{n.node} released unlisted round {number}" for n in spent.nodes for number in n.unlisted]
    conflicts = [
        f"{n.node} published boot {boot} number {seq} with different content"
        for n in spent.nodes
        for boot, seq in n.conflicting
    ]
    over = [
        f"period {account.period} costs ε = {account.epsilon}, promised {zone.promise.epsilon:g}"
        for account in spent.zone
        if account.epsilon is None or account.epsilon > zone.promise.epsilon
    ]
    listed = sum(n.listed for n in spent.nodes)
    strangers = [f"{spent.strangers} readings are of nodes not enrolled"] if spent.strangers else []
    return [
        decide("spent, once", twice, f"{listed} readings, no round twice", "a ledger that was lost or reset"),
        decide("spent, listed", unlisted, "no unlisted round", "a node with a schedule of its own"),
        decide("spent, numbers", conflicts + strangers, "no number used twice", "a cloned or forged node"),
        decide(
            "spent, budget", over, f"{len(spent.zone)} periods within budget", "more rounds than promised"
        ),
    ]


def _node_spending(zone: Zone, node: str, readings: set[Reading]) -> NodeSpending:
    numbers: dict[tuple[str, int], set[Reading]] = defaultdict(set)
    rounds: dict[int, set[tuple[str, int]]] = defaultdict(set)
    for reading in readings:
        numbers[reading.boot, reading.seq].add(reading)
        rounds[reading.round].add((reading.boot, reading.seq))
    listed = {number for number in rounds if zone.schedule.is_listed(number)}
    return NodeSpending(
        node=node,
        readings=len(readings),
        listed=len(listed),
        twice=tuple(sorted(number for number, of in rounds.items() if len(of) > 1)),
        unlisted=tuple(sorted(rounds.keys() - listed)),
        conflicting=tuple(sorted(key for key, of in numbers.items() if len(of) > 1)),
        periods=_accounts(zone, rounds),
    )


def _accounts(zone: Zone, rounds: Iterable[int]) -> tuple[Account, ...]:
    by_period: dict[int, list[int]] = defaultdict(list)
    for number in rounds:
        if zone.schedule.is_listed(number):
            by_period[number // zone.schedule.budget_rounds].append(number)
    accounts = []
    for period, numbers in sorted(by_period.items()):
        spent = spent_in_rounds(zone, numbers)
        cost = (spent.rho, spent.proven.epsilon)
        accounts.append(Account(period, len(numbers), zone.schedule.releases, *cost))
    return tuple(accounts)
