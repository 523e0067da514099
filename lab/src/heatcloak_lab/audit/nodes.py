"""The nodes that an audit builds, and the simulated worlds that they measure.

Two neighbouring worlds differ by what the promise hides. Two odd worlds differ in every reading, and contain
infinite, tiny and failing readings: everything but the cloaked number must be the same in both.
"""

from __future__ import annotations

import hashlib
import math
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.privacy.audit import WorstMove
from heatcloak_node import ClockGuard, Ledger, NodeParts, NodeService, Reactor, Seed
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.keyfile import NodeKey
from heatcloak_shared.keystream import Keystream, reading_mac, round_key
from heatcloak_shared.noise import noise_distribution
from heatcloak_shared.ratchet import Epochs, ratchet
from heatcloak_shared.wire import Reading as WireReading
from heatcloak_shared.wire import signed_bytes
from heatcloak_shared.zone import Range, Zone


class ImplausibleError(ValueError):
    """An error of a careless driver, whose text contains the reading.

    Attributes:
        reading: the reading.
    """

    def __init__(self, reading: float) -> None:
        super().__init__(f"register reads {reading!r}: implausible")
        self.reading = reading


Reading = float | ImplausibleError
Readings = Callable[[int, int], Reading]
"""A sensor's reading, or the error it raises, by (sensor number from 1, index of the round in its boot)."""

_GOLDEN = (math.sqrt(5.0) - 1.0) / 2.0
_FAILING = 5
"""In odd worlds, the sensor's driver fails once in so many rounds."""
_ODD = (-0.0, 5e-324, 1e300, -1e300, math.inf, -math.inf)
_CANARIES = (2000.0, 9000.0)
"""Range of the readings. On a lattice with a step below 1/512 their ticks have seven digits, as no other
number has."""


@dataclass(frozen=True, slots=True)
class World:
    """One world.

    Attributes:
        name: its name in findings.
        readings: the sensors' readings.
    """

    name: str
    readings: Readings


def neighbours(worst: WorstMove) -> tuple[World, World]:
    """Return the two worlds that differ by what the promise hides, where the readings differ most.

    For a hidden move: people where the slope is steepest, and the same people moved; on a graph, heat at the
    two ends of the steepest edge. For a hidden range: every sensor at the low end, and every sensor at the
    high end. `worst_move` finds them independently of the zone's calibration.
    """
    return _still(worst.before, "here"), _still(worst.after, "there")


def odd_worlds(zone: Zone) -> tuple[World, World]:
    """Return two worlds that share only the rounds in which the sensors' drivers fail.

    Every reading has a long expansion that occurs nowhere else. In the first world all readings are within
    the range; in the second many are outside it, infinite, tiny or negative zero. The error of a driver that
    fails contains its reading.
    """
    limits = zone.promise.hides
    low, high = (limits.low, limits.high) if isinstance(limits, Range) else _CANARIES

    def calm(place: int, index: int) -> Reading:
        return _or_failure(low + (high - low) * _fraction(place, index, 0.1), index)

    def wild(place: int, index: int) -> Reading:
        kind = (place + index) % (2 * len(_ODD))
        value = low + (high - low) * (2.0 * _fraction(place, index, 0.7) - 0.5)
        return _or_failure(_ODD[kind] if kind < len(_ODD) else value, index)

    return World("calm", calm), World("wild", wild)


def _still(readings: npt.NDArray[np.float64], name: str) -> World:
    """Return the world in which every sensor measures the same in each round."""
    values = readings.tolist()
    return World(name, lambda place, index: values[place - 1])


def _fraction(place: int, index: int, shift: float) -> float:
    """Return a fraction without a short decimal or binary expansion, different for each reading."""
    return math.fmod(_GOLDEN * (1 + index + 1000 * place) + shift * math.pi, 1.0)


def _or_failure(value: float, index: int) -> Reading:
    if index % _FAILING == _FAILING - 1:
        return ImplausibleError(value)
    return value


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
    zone = plan.zone
    return noise_distribution(zone.noise.kind, zone.sigma_ticks_of(plan.node)).sample(stream)


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
