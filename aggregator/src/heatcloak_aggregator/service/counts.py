"""What the service counts, by node and zone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass(slots=True)
class NodeCounts:
    """What was counted of one node since the service started.

    Attributes:
        verdicts: admitted readings, by what became of them.
        refusals: messages refused at the door, by reason.
        stored: readings committed to the store.
        gaps: readings that are awaited: numbers below the highest stored one of any boot at hand that are
            neither stored nor given up.
        last_round: the round of the latest reading that was committed; None before there is one.
        last_seen: when it was committed, seconds since 1970.
        lateness: how many seconds after the end of its round it was committed; negative within the round.
        most_lateness: the most of it so far.
        quarantines: how often the node was not listened to for a while, because it sent too much.
    """

    verdicts: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    stored: int = 0
    gaps: int = 0
    last_round: int | None = None
    last_seen: float | None = None
    lateness: float | None = None
    most_lateness: float | None = None
    quarantines: int = 0


class ZoneCounts:
    """What was counted of one zone since the service started.

    Args:
        nodes: the ids of its nodes.

    Attributes:
        nodes: the counts of each node.
        strangers: messages refused at the door that named no node of the zone, by reason.
        estimated: rounds estimated for the first time.
        estimated_again: estimates made anew because late readings had come.
        relaxed: estimates whose asked set was empty.
        denied: our own publishes that the broker denied.
    """

    def __init__(self, nodes: Iterable[str]) -> None:
        self.nodes = {node: NodeCounts() for node in nodes}
        self.strangers: Counter[str] = Counter()
        self.estimated = 0
        self.estimated_again = 0
        self.relaxed = 0
        self.denied = 0

    @property
    def verdicts(self) -> Counter[str]:
        """Admitted readings of all nodes, by what became of them."""
        return sum((node.verdicts for node in self.nodes.values()), Counter())

    @property
    def refusals(self) -> Counter[str]:
        """Messages refused at the door, of nodes and strangers, by reason."""
        return sum((node.refusals for node in self.nodes.values()), Counter(self.strangers))

    @property
    def stored(self) -> int:
        """Readings committed to the store."""
        return sum(node.stored for node in self.nodes.values())

    def as_dict(self) -> dict[str, object]:
        """The zone's sums for JSON."""
        return {
            "verdicts": dict(self.verdicts),
            "refusals": dict(self.refusals),
            "stored": self.stored,
            "estimated": self.estimated,
            "estimated_again": self.estimated_again,
            "relaxed": self.relaxed,
            "denied": self.denied,
        }
