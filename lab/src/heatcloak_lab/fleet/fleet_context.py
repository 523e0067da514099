"""State that the nodes of one worker share."""

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
class FleetContext:
    """State that the nodes of one worker share.

    Attributes:
        reactor: the reactor that drives the nodes.
        zone: their zone.
        scenario: the simulated world that they measure.
        credentials: each node's broker account, key file and Home Assistant prefix.
        state: the folder of ledgers and spools.
        plan: the planned faults.
        guard: the clock guard of the nodes that share a clock.
        journal: the journal of readings; None for none.
        on_disk: whether spools are on disk.
        ledger_block: listed rounds that one ledger write records ahead.
        lost_in: the current round if lost ledgers are restarted, None otherwise.
        accept_weaker_promise: accept a zone that promises less than the ledgers recorded.
        totals: sums over all nodes.
        first: the run's first round; None before the run begins.
        last: the run's last round; None for no end.
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
        """Return whether a round belongs to the run."""
        return self.first is not None and self.first <= number and (self.last is None or number <= self.last)

    def index_of(self, number: int) -> int:
        """Return a round's index in the run; a negative number before the run begins."""
        return -1 if self.first is None else number - self.first
