"""Nodes that are restored twice from one memory snapshot.

A fork stands for the snapshot: each child has a copy of the parent's whole memory.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.trusted import denoise
from heatcloak_node import Ledger, quantise
from heatcloak_node.release import LEDGER_FAULT, NodeCounters, NodeParts, Releaser
from heatcloak_node.seed import Seed
from heatcloak_shared import Reading, decode_reading
from heatcloak_shared.keyfile import NodeKey
from heatcloak_shared.ratchet import Epochs
from heatcloak_shared.zone import Zone
from support.zones import with_domain

FIRST = 2_000_000_000
EPOCHS = Epochs(FIRST, 1000)
NODES = [f"n{number:02d}" for number in range(64)]


class CountingSensor:
    """A sensor with another reading in every round."""

    kind = "scripted"
    takes = 0.0

    def read(self, round_number: int) -> float:
        return 0.01 * (round_number % 100)


class RecordingUser:
    """A listener that records its calls."""

    def __init__(self) -> None:
        self.payloads: list[bytes] = []
        self.faults: list[str] = []

    def lowest_kept_with(self, seq: int) -> int:
        return 0

    def reading_released(self, seq: int, payload: bytes) -> None:
        self.payloads.append(payload)

    def round_failed(self, reason: str) -> None:
        self.faults.append(reason)


class ImmediateReactor:
    """A reactor that makes every call immediately."""

    def call_soon(self, callback: Callable[[], object]) -> None:
        callback()


class Machine:
    """A machine with many nodes, each of which released round `FIRST` and drew noise for the next."""

    def __init__(self, zone: Zone, folder: Path, key: Callable[[str], bytes] | None) -> None:
        noise = replace(zone.noise, sigma_ticks=zone.noise.sigma_ticks[:1] * len(NODES))
        self.zone = zone = replace(with_domain(zone, n_sensors=len(NODES)), nodes=tuple(NODES), noise=noise)
        self.users = {node: RecordingUser() for node in NODES}
        self.ledgers = {node: Ledger(folder, zone, node) for node in NODES}
        self.releasers = {node: self._releaser(node, key) for node in NODES}
        for releaser in self.releasers.values():
            assert releaser.on_round(FIRST)
        self._disk = {path: path.read_bytes() for path in folder.glob("*.ledger")}

    def _releaser(self, node: str, key: Callable[[str], bytes] | None) -> Releaser:
        seed = None if key is None else Seed(NodeKey("hall", node, 0, 0, key(node), EPOCHS))
        reactor: Any = ImmediateReactor()
        parts = NodeParts(self.zone, node, CountingSensor(), self.ledgers[node], os.urandom(16), seed)
        return Releaser(reactor, parts, self.users[node], NodeCounters())

    def close(self) -> None:
        for ledger in self.ledgers.values():
            ledger.close()

    def restore_disk(self) -> None:
        """Restore the ledgers as they were at the snapshot."""
        for path, content in self._disk.items():
            path.write_bytes(content)

    def run_restored(self, number: int, before: Callable[[], object] = lambda: None) -> dict[str, Any]:
        """Let a copy of this machine's memory release a round; return each node's reading, or its faults."""
        reading_end, writing_end = os.pipe()
        child = os.fork()
        if not child:
            try:
                before()
                for releaser in self.releasers.values():
                    releaser.on_round(number)
                sent = {node: (user.payloads[-1].decode(), user.faults) for node, user in self.users.items()}
                with os.fdopen(writing_end, "w") as pipe:
                    json.dump(sent, pipe)
            finally:
                os._exit(0)
        os.close(writing_end)
        with os.fdopen(reading_end) as pipe:
            sent = json.load(pipe)
        os.waitpid(child, 0)
        return {node: faults or decode_reading(payload.encode()) for node, (payload, faults) in sent.items()}


def noise_of(readings: dict[str, Reading], zone: Zone) -> list[int]:
    """Return the noise in the readings of each node."""
    return [
        reading.ticks - quantise(CountingSensor().read(reading.round), zone.noise.step)
        for reading in readings.values()
    ]


def key_of(node: str) -> bytes:
    return node.encode().ljust(32, b"k")


@pytest.fixture
def seeded(zone: Zone, tmp_path: Path) -> Iterator[Machine]:
    """Return a machine with seeded nodes."""
    machine = Machine(zone, tmp_path / "seeded", key_of)
    yield machine
    machine.close()


@pytest.fixture
def unseeded(zone: Zone, tmp_path: Path) -> Iterator[Machine]:
    """Return a machine with unseeded nodes."""
    machine = Machine(zone, tmp_path / "unseeded", None)
    yield machine
    machine.close()


@pytest.fixture(params=["seeded", "unseeded"])
def machine(request: pytest.FixtureRequest) -> Machine:
    """Return each of the two machines."""
    either: Machine = request.getfixturevalue(request.param)
    return either


def require_independent(runs: list[dict[str, Reading]], zone: Zone) -> None:
    """Require few equal pairs, and no correlation, in the noise of two runs.

    Two draws of a scale of 300 ticks are equal in one of 1000 pairs. The bound is six standard errors of the
    correlation.
    """
    first, second = (noise_of(readings, zone) for readings in runs)
    pairs, sigma = list(zip(first, second, strict=True)), zone.noise.sigma_ticks[0]
    assert sum(a == b for a, b in pairs) <= 4
    correlation = sum(a * b for a, b in pairs) / (len(pairs) * sigma**2)
    assert abs(correlation) < 6 / len(pairs) ** 0.5


def test_two_rounds_after_a_restored_snapshot_have_independent_noise(machine: Machine) -> None:
    """Only the round differs: boot, sequence number, noise drawn ahead and disk are restored."""
    runs = []
    for number in (FIRST + 1, FIRST + 2):  # the noise of the first of them was drawn ahead
        machine.restore_disk()
        runs.append(machine.run_restored(number))
    for node in NODES:
        first, second = runs[0][node], runs[1][node]
        assert (first.boot, first.seq) == (second.boot, second.seq)
        assert (first.round, second.round) == (FIRST + 1, FIRST + 2)
    require_independent(runs, machine.zone)


def test_rounds_have_independent_noise_even_if_the_systems_randomness_repeats(machine: Machine) -> None:
    """A snapshot of a virtual machine restores the kernel's generator too."""

    def repeat() -> None:
        # The child's own: it never comes back.
        os.urandom = lambda size: bytes(size)

    runs = []
    for number in (FIRST + 5, FIRST + 9):
        machine.restore_disk()
        runs.append(machine.run_restored(number, before=repeat))
    require_independent(runs, machine.zone)


def test_unseeded_nodes_mix_in_new_randomness_at_every_draw(unseeded: Machine) -> None:
    """Restored twice into the same round, they draw independent noise."""
    runs = []
    for _ in range(2):
        unseeded.restore_disk()
        runs.append(unseeded.run_restored(FIRST + 7))
    require_independent(runs, unseeded.zone)


def test_the_trusted_party_decrypts_readings_of_restored_nodes_exactly(seeded: Machine) -> None:
    for number in (FIRST + 1, FIRST + 2, FIRST + 17):
        seeded.restore_disk()
        right = quantise(CountingSensor().read(number), seeded.zone.noise.step)
        opened = {
            node: denoise(reading, 0, key_of(node), seeded.zone.noise.kind)
            for node, reading in seeded.run_restored(number).items()
        }
        assert opened == dict.fromkeys(NODES, right)


def test_a_round_is_released_once_if_only_memory_is_restored(machine: Machine) -> None:
    """The second copy finds that the ledger on disk has changed."""
    first = machine.run_restored(FIRST + 1)
    assert all(isinstance(reading, Reading) for reading in first.values())
    for number in (FIRST + 1, FIRST + 2):
        assert machine.run_restored(number) == {node: [LEDGER_FAULT] for node in NODES}
