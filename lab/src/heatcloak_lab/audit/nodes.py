"""The nodes that an audit builds, and the simulated worlds that they measure.

Two neighbouring worlds differ by what the promise hides. Two odd worlds differ in all that is measured:
all output but the cloaked numbers must be the same in both.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from heatcloak_node import ClockGuard, Ledger, NodeParts, NodeService, Reactor, Seed
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.keyfile import NodeKey
from heatcloak_shared.keystream import reading_mac
from heatcloak_shared.ratchet import Epochs, ratchet
from heatcloak_shared.wire import Release, signed_bytes
from heatcloak_shared.zone import AnyZone


class ImplausibleError(ValueError):
    """An error of a careless driver, whose text contains what it measured.

    Attributes:
        value: what it measured.
    """

    def __init__(self, value: Any) -> None:  # noqa: ANN401  each kind of zone has values of its own
        super().__init__(f"register reads {value!r}: implausible")
        self.value = value


Values = Callable[[int, int], Any]
"""What a node measures, or the error that its driver raises, by (number of the node from 1, index of the
round in its boot); see `Subject`."""


@dataclass(frozen=True, slots=True)
class World:
    """One world.

    Attributes:
        name: its name in findings.
        values: what the nodes measure.
    """

    name: str
    values: Values


class ScriptedSensor:
    """A sensor, or a source of places, that returns or raises prepared values.

    Args:
        value: the value of each round.
    """

    kind = "simulated"
    takes = 0.0

    def __init__(self, value: Callable[[int], Any]) -> None:
        self._value = value

    def read(self, round_number: int) -> Any:  # noqa: ANN401  as above
        """Return or raise the value of a round."""
        value = self._value(round_number)
        if isinstance(value, ImplausibleError):
            raise value
        return value


@dataclass(frozen=True, slots=True)
class NodePlan:
    """The parts of one node for one boot.

    Attributes:
        reactor: the reactor that drives the node.
        address: the broker.
        zone: its zone.
        node: its id.
        sensor: its sensor.
        state: its state folder, which outlives the boot.
        boot: the boot nonce.
        key: the first key of its seed; None for a node without a seed.
        epochs: the epochs that its seed ratchets through.
        steady: a monotonic clock in seconds, which advances with the rounds.
    """

    reactor: Reactor
    address: BrokerAddress
    zone: AnyZone
    node: str
    sensor: ScriptedSensor
    state: Path
    boot: bytes
    key: bytes | None
    epochs: Epochs
    steady: Callable[[], float]


NodeFactory = Callable[[NodePlan], NodeService]
"""Builds a node: `shipped_node`, or in the audit's own tests a node with a mistake."""


def shipped_node(plan: NodePlan) -> NodeService:
    """Return a node built as its command builds it, except for its files and its clock."""
    ledger = Ledger(plan.state, plan.zone, plan.node)
    parts = NodeParts(
        plan.zone,
        plan.node,
        plan.sensor,
        ledger,
        plan.boot,
        seed=None if plan.key is None else _seed(plan, plan.key),
        guard=ClockGuard(plan.zone.schedule, plan.steady),
    )
    return NodeService(plan.reactor, plan.address, parts)


def _seed(plan: NodePlan, key: bytes) -> Seed:
    return Seed(NodeKey(plan.zone.name, plan.node, generation=0, epoch=0, key=key, epochs=plan.epochs))


def is_signed_right(plan: NodePlan, release: Release) -> bool:
    """Return whether a message has the epoch and the MAC of its node's seed; without a seed, neither."""
    if plan.key is None:
        return release.key is None and release.mac is None
    epoch = plan.epochs.of(release.round)
    mac = reading_mac(ratchet(plan.key, epoch), signed_bytes(release))
    return (release.key, release.mac) == (epoch, mac)


class KeySource:
    """A source of keys and boot nonces.

    Args:
        seed: makes them repeatable; None draws them from the operating system.

    Attributes:
        is_fixed: whether the run is repeatable.
    """

    def __init__(self, seed: int | None) -> None:
        self.is_fixed = seed is not None
        self._seed = seed
        self._count = 0

    def draw(self, size: int) -> bytes:
        """Return the next ``size`` bytes."""
        if self._seed is None:
            return secrets.token_bytes(size)
        self._count += 1
        text = f"{self._seed}/{self._count}".encode("ascii")
        return hashlib.blake2b(text, digest_size=size, person=b"heatcloak audit").digest()
