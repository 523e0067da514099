"""What is to happen to whom in which round: a pure function of file, seed and nodes, computed ahead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from heatcloak_lab.faults.dice import chance
from heatcloak_lab.faults.file import FaultFile
from heatcloak_lab.faults.model import (
    Delay,
    Fault,
    SlowSensor,
    StuckSensor,
    Timed,
    drawn,
)
from heatcloak_shared.errors import ConfigError


@dataclass(frozen=True, slots=True)
class Act:
    """One thing that happens to one node.

    Attributes:
        name: the fault's name.
        kind: its kind.
        node: the node.
        index: the round, counted from the run's first one.
        at: how far into the round it begins, in [0, 1); 0 where it has no moment of its own.
        seconds: how long it takes or lasts; 0 where that has no meaning.
        fault: the fault itself.
    """

    name: str
    kind: str
    node: str
    index: int
    at: float
    seconds: float
    fault: Fault

    def as_dict(self) -> dict[str, object]:
        """All of it for JSON."""
        return {
            "round": self.index,
            "node": self.node,
            "fault": self.name,
            "kind": self.kind,
            "at": self.at,
            "seconds": self.seconds,
        }


class Plan:
    """What a faults file does to a fleet.

    Nothing in it depends on when it is asked, on how many processes ask, or on what became of other acts.
    A fault's chance is drawn for its name: to add one fault changes nothing about the others.

    Args:
        file: the faults.
        seed: what all chance is drawn from.
        nodes: all of the fleet's nodes, in the zone's order: shares are of these.
        period: seconds of a round.

    Raises:
        ConfigError: a fault names a node that is not there.
    """

    def __init__(self, file: FaultFile, seed: int, nodes: Sequence[str], period: float) -> None:
        self.nodes = tuple(nodes)
        self._seed = seed
        self._windows = {name: fault.window(period) for name, fault in file.faults.items()}
        self._of: dict[str, list[tuple[str, Fault]]] = {}
        for name, fault in file.faults.items():
            for node in self._chosen(name, fault):
                self._of.setdefault(node, []).append((name, fault))

    def faults_of(self, node: str) -> list[Fault]:
        """The faults that may happen to ``node`` at all."""
        return [fault for _, fault in self._of.get(node, [])]

    def acts(self, node: str, index: int) -> list[Act]:
        """What happens to ``node`` in a round, in the file's order."""
        if index < 0:
            return []
        mine = self._of.get(node, [])
        return [self._act(name, fault, node, index) for name, fault in mine if self._hits(name, node, index)]

    def all(self, rounds: int) -> Iterator[Act]:
        """What happens to all nodes in the first ``rounds`` rounds, round by round."""
        for index in range(rounds):
            for node in self.nodes:
                if node in self._of:
                    yield from self.acts(node, index)

    def _hits(self, name: str, node: str, index: int) -> bool:
        first, last = self._windows[name]
        if not first <= index <= last:
            return False
        fault = next(fault for known, fault in self._of[node] if known == name)
        if (index - first) % fault.every:
            return False
        return fault.probability >= 1.0 or chance(self._seed, name, node, index, "hit") < fault.probability

    def _act(self, name: str, fault: Fault, node: str, index: int) -> Act:
        at = seconds = 0.0
        if isinstance(fault, Timed):
            at = chance(self._seed, name, node, index, "at") if fault.at is None else fault.at
        duration = chance(self._seed, name, node, index, "seconds")
        if isinstance(fault, Delay | SlowSensor):
            seconds = drawn(fault.seconds, duration)
        elif isinstance(fault, Timed | StuckSensor):
            seconds = drawn(fault.lasts, duration)
        kind = str(fault.kind)  # type: ignore[attr-defined]
        return Act(name, kind, node, index, at, seconds, fault)

    def _chosen(self, name: str, fault: Fault) -> list[str]:
        asked = fault.nodes
        if asked == "all":
            return list(self.nodes)
        if isinstance(asked, int | float):
            count = max(1, round(asked * len(self.nodes)))
            drawn_by = sorted(self.nodes, key=lambda node: chance(self._seed, name, node, "member"))
            return drawn_by[:count]
        patterns = [asked] if isinstance(asked, str) else asked
        for pattern in patterns:
            if not any(fnmatchcase(node, pattern) for node in self.nodes):
                raise ConfigError(f"fault {name}: nodes: none is called {pattern!r}: give ids of the fleet")
        return [node for node in self.nodes if any(fnmatchcase(node, pattern) for pattern in patterns)]
