"""State that the nodes of one worker share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from heatcloak_lab.faults.plan import Plan
from heatcloak_lab.fleet.records import Journal
from heatcloak_lab.fleet.worker_messages import WorkerSpec
from heatcloak_node import ClockGuard, NodeCredentials, Reactor
from heatcloak_shared.scenario import Scenario
from heatcloak_shared.zone import Zone


@dataclass(slots=True)
class FleetContext:
    """State that the nodes of one worker share.

    Attributes:
        spec: the worker's first message.
        reactor: the reactor that drives the nodes.
        zone: their zone.
        scenario: the simulated world that they measure.
        credentials: each node's broker account, key file and Home Assistant prefix.
        plan: the planned faults.
        guard: the clock guard of the nodes that share a clock.
        journal: the journal of readings; None for none.
        lost_in: the current round if lost ledgers are restarted, None otherwise.
        last_hit: the last node with each kind of fault.
        first: the run's first round; None before the run begins.
        last: the run's last round; None for no end.
    """

    spec: WorkerSpec
    reactor: Reactor
    zone: Zone
    scenario: Scenario
    credentials: Mapping[str, NodeCredentials]
    plan: Plan
    guard: ClockGuard
    journal: Journal | None = None
    lost_in: int | None = None
    last_hit: dict[str, str] = field(default_factory=dict)
    first: int | None = None
    last: int | None = None

    def is_due(self, number: int) -> bool:
        """Return whether a round belongs to the run."""
        return self.first is not None and self.first <= number and (self.last is None or number <= self.last)

    def index_of(self, number: int) -> int:
        """Return a round's index in the run; a negative number before the run begins."""
        return -1 if self.first is None else number - self.first
