"""The nodes that an audit runs: everything that it assumes of how a node is put together stands here."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from heatcloak_lab.audit.worlds import ImplausibleError, Reading
from heatcloak_node import ClockGuard, Ledger, NodeParts, NodeService, Reactor, Seed, fresh_boot
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.keyfile import NodeKey
from heatcloak_shared.keystream import BOOT_BYTES, Keystream, reading_mac, round_key
from heatcloak_shared.noise import DiscreteGaussian
from heatcloak_shared.ratchet import EPOCH_KEY_BYTES, Epochs, ratchet
from heatcloak_shared.wire import Reading as WireReading
from heatcloak_shared.wire import signed_bytes
from heatcloak_shared.zone import Zone


class ScriptedSensor:
    """Gives the readings that it was told, or raises them.

    Args:
        reading: what round gives what.
    """

    kind = "simulated"
    takes = 0.0

    def __init__(self, reading: Callable[[int], Reading]) -> None:
        self._reading = reading

    def read(self, round_number: int) -> float:
        """The reading of a round."""
        value = self._reading(round_number)
        if isinstance(value, ImplausibleError):
            raise value
        return value


@dataclass(frozen=True, slots=True)
class NodePlan:
    """What one node is made of for one boot.

    Attributes:
        reactor: what drives it.
        address: the broker.
        zone: its zone.
        node: its id.
        sensor: what it reads.
        state: its state folder, which outlives the boot.
        boot: the boot nonce.
        key: the key that its seed begins with; None for a node without a seed.
        epochs: the epochs that its seed ratchets through.
        steady: seconds that never jump: they go as the rounds do.
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
"""Makes a node: `shipped_node`, or in the audit's own tests one with a mistake in it."""


def shipped_node(plan: NodePlan) -> NodeService:
    """The node as it is shipped, put together as its command does, but for its files and its clock."""
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
    """The noise that a trusted party who holds the seed takes off a reading, in ticks."""
    assert plan.key is not None  # noqa: S101  asked of seeded nodes only
    key = round_key(ratchet(plan.key, epoch), reading.round)
    stream = Keystream(key, plan.node, plan.boot, reading.seq)
    return DiscreteGaussian(plan.zone.noise.sigma_ticks).sample(stream)


def is_signed_right(plan: NodePlan, reading: WireReading) -> bool:
    """Whether a reading has the epoch and the MAC of its node's seed; without a seed, neither."""
    if plan.key is None:
        return reading.key is None and reading.mac is None
    epoch = plan.epochs.of(reading.round)
    mac = reading_mac(ratchet(plan.key, epoch), signed_bytes(reading))
    return (reading.key, reading.mac) == (epoch, mac)


class KeySource:
    """Keys and boot nonces, one after the other.

    Args:
        seed: None for the operating system.
    """

    def __init__(self, seed: int | None) -> None:
        self._seed = seed
        self._count = 0

    @property
    def is_fixed(self) -> bool:
        """Whether the run is repeatable."""
        return self._seed is not None

    def key(self) -> bytes:
        """The next key."""
        return secrets.token_bytes(EPOCH_KEY_BYTES) if self._seed is None else self._derive(EPOCH_KEY_BYTES)

    def boot(self) -> bytes:
        """The next boot nonce: the node's own, unless it is fixed."""
        return fresh_boot() if self._seed is None else self._derive(BOOT_BYTES)

    def seed(self) -> int:
        """A seed for another source."""
        return int.from_bytes(secrets.token_bytes(8) if self._seed is None else self._derive(8), "big")

    def _derive(self, size: int) -> bytes:
        self._count += 1
        text = f"{self._seed}/{self._count}".encode("ascii")
        return hashlib.blake2b(text, digest_size=size, person=b"heatcloak audit").digest()
