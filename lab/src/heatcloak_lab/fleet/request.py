"""What a run of a fleet is asked for."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from heatcloak_lab.faults.file import NO_FAULTS, FaultFile
from heatcloak_lab.faults.plan import Plan
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.zone import Zone


@dataclass(frozen=True, slots=True)
class BenchRequest:
    """What a run is asked for.

    Attributes:
        zone: the zone.
        broker: where nodes publish.
        state: the folder of ledgers and spools.
        scenario: the text of the world.
        nodes: how many of the zone's nodes run, the first ones; None for all.
        without: those of them that do not run here after all.
        processes: how many workers; None for the default.
        rounds: listed rounds; None until told to stop.
        faults: what is to happen to nodes.
        seed: what the faults' chance is drawn from.
        spool: ``"memory"``, ``"disk"``, or None for whichever the rest asks for.
        journal: the folder of the workers' journals; None for none.
        restart: start a worker again that was killed.
        ledger_block: listed rounds that one write records ahead.
        keys: the folder of node key files; None for those that ``credentials`` name, if any.
        credentials: the folder of ``heatcloak provision``; None where all nodes are one user.
        broker_given: whether ``broker`` counts, whatever the credentials say.
        ledgers_lost: begin damaged or missing ledgers anew.
        accept_weaker_promise: take a zone that promises less than the ledgers recorded.
        alive: the file that is fresh while all nodes are connected; None for none.
    """

    zone: Zone
    broker: BrokerAddress
    state: Path
    scenario: str
    nodes: int | None = None
    without: tuple[str, ...] = ()
    processes: int | None = None
    rounds: int | None = None
    faults: FaultFile = NO_FAULTS
    seed: int = 0
    spool: str | None = None
    journal: Path | None = None
    restart: bool = False
    ledger_block: int = 1
    keys: Path | None = None
    credentials: Path | None = None
    broker_given: bool = True
    ledgers_lost: bool = False
    accept_weaker_promise: bool = False
    alive: Path | None = None

    @property
    def run(self) -> tuple[str, ...]:
        """The nodes that run.

        Raises:
            ConfigError: the zone has fewer, does not know one that is left out, or nobody is left.
        """
        zone = self.zone
        if self.nodes is not None and self.nodes > len(zone.nodes):
            raise ConfigError(f"--nodes {self.nodes}: zone {zone.name} has {len(zone.nodes)} nodes")
        for node in self.without:
            if node not in zone.places:
                raise ConfigError(
                    f"--without {sanitize(node)}: not in zone {zone.name}: give ids of its zone file"
                )
        left = tuple(node for node in zone.nodes[: self.nodes] if node not in self.without)
        if not left:
            raise ConfigError(f"--without leaves no node of zone {zone.name} to run: leave out fewer")
        return left

    @property
    def plan(self) -> Plan:
        """What is to happen.

        Raises:
            ConfigError: a fault names a node that does not run.
        """
        return Plan(self.faults, self.seed, self.run, self.zone.schedule.period)
