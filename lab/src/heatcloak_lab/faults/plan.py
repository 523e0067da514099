"""The plan of faults: which fault happens to which node in which round, from file, seed and nodes alone."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from heatcloak_lab.faults.model import (
    Delay,
    Fault,
    FaultFile,
    SlowSensor,
    StuckSensor,
    Timed,
    drawn,
)
from heatcloak_shared.errors import ConfigError


@dataclass(frozen=True, slots=True)
class Act:
    """One occurrence of a fault.

    Attributes:
        name: the fault's name.
        kind: its kind.
        node: the node.
        index: the round, counted from the run's first one.
        at: its start as a share of the round, in [0, 1); 0 for faults of a whole round.
        seconds: its duration; 0 for faults without one.
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
        """Return the values for JSON."""
        return {
            "round": self.index,
            "node": self.node,
            "fault": self.name,
            "kind": self.kind,
            "at": self.at,
            "seconds": self.seconds,
        }


class Plan:
    """The occurrences of a file's faults in a fleet.

    They depend on the arguments alone, so that all processes compute the same plan. Random numbers derive
    from a fault's name: adding a fault does not change the others.

    Args:
        file: the faults.
        seed: seed of all random numbers.
        nodes: all of the fleet's nodes, in the zone's order; shares are of these.
        period: seconds of a round.

    Raises:
        ConfigError: a fault names an unknown node.
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
        """Return the faults that may happen to ``node``."""
        return [fault for _, fault in self._of.get(node, [])]

    def acts(self, node: str, index: int) -> list[Act]:
        """Return the faults of ``node`` in a round, in the file's order."""
        if index < 0:
            return []
        return [
            self._act(name, fault, node, index)
            for name, fault in self._of.get(node, [])
            if self._hits(name, fault, node, index)
        ]

    def all(self, rounds: int) -> Iterator[Act]:
        """Yield the faults of all nodes in the first ``rounds`` rounds, round by round."""
        for index in range(rounds):
            for node in self.nodes:
                if node in self._of:
                    yield from self.acts(node, index)

    def _hits(self, name: str, fault: Fault, node: str, index: int) -> bool:
        first, last = self._windows[name]
        if not first <= index <= last or (index - first) % fault.every:
            return False
        return (
            fault.probability >= 1.0
            or uniform_number(self._seed, name, node, index, "hit") < fault.probability
        )

    def _act(self, name: str, fault: Fault, node: str, index: int) -> Act:
        at = seconds = 0.0
        if isinstance(fault, Timed):
            at = uniform_number(self._seed, name, node, index, "at") if fault.at is None else fault.at
        duration = uniform_number(self._seed, name, node, index, "seconds")
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
            drawn_by = sorted(self.nodes, key=lambda node: uniform_number(self._seed, name, node, "member"))
            return drawn_by[:count]
        patterns = [asked] if isinstance(asked, str) else asked
        for pattern in patterns:
            if not any(fnmatchcase(node, pattern) for node in self.nodes):
                raise ConfigError(f"fault {name}: nodes: no node matches {pattern!r}: give ids of the fleet")

        return [node for node in self.nodes if any(fnmatchcase(node, pattern) for pattern in patterns)]


_BITS = 53


def uniform_number(seed: int, *what: object) -> float:
    """Return a number in [0, 1) that depends on ``seed`` and ``what`` alone."""
    text = "\0".join([str(seed), *map(str, what)])
    drawn = hashlib.blake2b(text.encode(), digest_size=8, person=b"heatcloak fault").digest()
    return float((int.from_bytes(drawn) >> (64 - _BITS)) / (1 << _BITS))
