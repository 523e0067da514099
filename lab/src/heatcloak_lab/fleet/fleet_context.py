"""What the nodes of one worker have in common."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from heatcloak_lab.faults.plan import Plan
from heatcloak_lab.fleet.records import Journal, Totals
from heatcloak_node import ClockGuard, NodeCredentials, Reactor
from heatcloak_shared.scenario import Scenario
from heatcloak_shared.zone import Zone


@dataclass(slots=True)
class Place:
    """What the nodes of one worker have in common.

    Attributes:
        reactor: what drives them.
        zone: their zone.
        scenario: the world that they measure.
        credentials: what each node needs of its own.
        state: the folder of ledgers and spools.
        plan: what is to happen to them.
        guard: the clock guard of the nodes that share a clock.
        journal: where each reading is noted; None for nowhere.
        on_disk: whether spools are on disk.
        ledger_block: listed rounds that one write records ahead.
        lost_in: the round that is on, where lost ledgers are begun anew.
        accept_weaker_promise: take a zone that promises less than the ledgers recorded.
        totals: what all nodes counted together.
        first: the run's first round, once it is known.
        last: its last round; None for no end.
    """

    reactor: Reactor
    zone: Zone
    scenario: Scenario
    credentials: Mapping[str, NodeCredentials]
    state: Path
    plan: Plan
    guard: ClockGuard
    journal: Journal | None = None
    on_disk: bool = False
    ledger_block: int = 1
    lost_in: int | None = None
    accept_weaker_promise: bool = False
    totals: Totals = field(default_factory=Totals)
    first: int | None = None
    last: int | None = None

    def is_due(self, number: int) -> bool:
        """Whether a round belongs to the run."""
        return self.first is not None and self.first <= number and (self.last is None or number <= self.last)

    def index_of(self, number: int) -> int:
        """A round of the zone's count in the run's own; before the run has begun, a negative number."""
        return -1 if self.first is None else number - self.first
