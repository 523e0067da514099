"""The nodes that an audit builds, their seeds and boot nonces."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from heatcloak_lab.audit.worlds import ImplausibleError, Reading
from heatcloak_node import ClockGuard, Ledger, NodeParts, NodeService, Reactor, Seed
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.keyfile import NodeKey
from heatcloak_shared.keystream import Keystream, reading_mac, round_key
from heatcloak_shared.noise import DiscreteGaussian
from heatcloak_shared.ratchet import Epochs, ratchet
from heatcloak_shared.wire import Reading as WireReading
from heatcloak_shared.wire import signed_bytes
from heatcloak_shared.zone import Zone


class ScriptedSensor:
    """A sensor that returns or raises prepared readings.

    Args:
        reading: the reading of each round.
    """

    kind = "simulated"
    takes = 0.0

    def __init__(self, reading: Callable[[int], Reading]) -> None:
        self._reading = reading

    def read(self, round_number: int) -> float:
        """Return or raise the reading of a round."""
        value = self._reading(round_number)
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
    zone: Zone
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


def explained_noise(plan: NodePlan, reading: WireReading, epoch: int) -> int:
    """Return the noise that the seed's holder subtracts from a reading, in ticks."""
    assert plan.key is not None  # noqa: S101  called for seeded nodes only
    key = round_key(ratchet(plan.key, epoch), reading.round)
    stream = Keystream(key, plan.node, plan.boot, reading.seq)
    return DiscreteGaussian(plan.zone.noise.sigma_ticks).sample(stream)


def is_signed_right(plan: NodePlan, reading: WireReading) -> bool:
    """Return whether a reading has the epoch and the MAC of its node's seed; without a seed, neither."""
    if plan.key is None:
        return reading.key is None and reading.mac is None
    epoch = plan.epochs.of(reading.round)
    mac = reading_mac(ratchet(plan.key, epoch), signed_bytes(reading))
    return (reading.key, reading.mac) == (epoch, mac)


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
