"""Run every shipped node of a zone in neighbouring and in odd worlds, and examine everything they send."""

from __future__ import annotations

import itertools
import math
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from heatcloak_aggregator.privacy.audit import Check
from heatcloak_lab.audit.audit_runner import Boot, BootRecord
from heatcloak_lab.audit.evidence import Evidence, examine, presence_check, protocol_checks
from heatcloak_lab.audit.leak_check import WorldRun, leak_checks
from heatcloak_lab.audit.nodes import KeySource, NodeFactory, World
from heatcloak_lab.audit.recording_broker import SideOutput, captured_output
from heatcloak_lab.audit.subject import Subject
from heatcloak_lab.fleet.fleet import raise_file_limit
from heatcloak_shared.keystream import BOOT_BYTES
from heatcloak_shared.ratchet import EPOCH_KEY_BYTES, Epochs
from heatcloak_shared.zone import AnyZone

ROUNDS_A_BOOT = 100
LEAST_BOOTS = 4
FILES_A_NODE, OTHER_FILES = 4, 200
ODD_ROUNDS = 10
_BEGIN = 1.8e9
"""Earliest time of an audited round, in seconds since 1970: late enough for nodes to trust the clock."""
_NEAR_SEEDED = (True, True, False, False)
"""Whether the nodes have seeds, by boot: two in a row with and without, to include a restart of each."""
_ODD_SEEDED = (True, False)
_MEMORY = Path("/dev/shm")  # noqa: S108  only a folder of our own in it is used

Progress = Callable[[float], None]


@dataclass(frozen=True)
class NodeTest:
    """What the nodes of a zone were run with, and all rounds of each of the two neighbouring worlds.

    Attributes:
        rounds: listed rounds in each of the two neighbouring worlds; rounded up to whole boots.
        seed: makes the run repeatable: all nodes are seeded, and keys and boots derive from it. Where nodes
            have no seeds, only boots do.
        make: builds a node.
        progress: called after each boot with the share of boots that are done.
    """

    rounds: int
    seed: int | None
    make: NodeFactory
    progress: Progress


def run_worlds(
    subject: Subject, neighbours: tuple[World, World], test: NodeTest
) -> tuple[list[Evidence], list[Check]]:
    """Run every node in two neighbouring worlds, then in two odd worlds; and check exactly what they do.

    The nodes run over at least four boots of each neighbouring world; in half of these they have seeds, if
    the kind of the zone has any. The odd worlds are for output that depends on what is measured.

    Returns:
        The evidence of each boot in the neighbouring worlds, and the exact checks.

    Raises:
        LinkError: nodes did not connect, publish or stop in time.
        ConfigError: this process may not open enough files for the nodes.
    """
    zone = subject.zone
    raise_file_limit(len(zone.nodes), len(zone.nodes) * FILES_A_NODE + OTHER_FILES)
    source = KeySource(test.seed)
    boots = max(LEAST_BOOTS, math.ceil(test.rounds / ROUNDS_A_BOOT))
    seeded = _NEAR_SEEDED * math.ceil(boots / len(_NEAR_SEEDED))
    count = itertools.count(1)
    total = 2 * (boots + len(_ODD_SEEDED))

    def step() -> None:
        test.progress(next(count) / total)

    near: list[Evidence] = []
    with captured_output():
        for world in neighbours:
            plan = _Plan(zone, world, seeded[:boots], math.ceil(test.rounds / boots), test.make)
            near += [examine(subject, record) for record in _run(plan, source, None, step)]
    odd = _odd_sessions(subject, test.make, source, step)
    odd_evidence = [[examine(subject, record) for record in session.records] for session in odd]
    exact = [
        *protocol_checks([*near, *odd_evidence[0], *odd_evidence[1]]),
        presence_check(*odd_evidence),
        *leak_checks(subject, *odd),
    ]
    return near, exact


@dataclass(frozen=True, slots=True)
class _Plan:
    zone: AnyZone
    world: World
    seeded: tuple[bool, ...]
    rounds: int
    make: NodeFactory


def _odd_sessions(
    subject: Subject, make: NodeFactory, source: KeySource, step: Callable[[], None]
) -> tuple[WorldRun, WorldRun]:
    """Run both odd worlds with the same boots and keys, so that only what is measured causes differences."""
    fixed = int.from_bytes(source.draw(8), "big")
    sessions = []
    for world in subject.odd_worlds():
        with captured_output() as output:
            plan = _Plan(subject.zone, world, _ODD_SEEDED, ODD_ROUNDS, make)
            records = list(_run(plan, KeySource(fixed), output, step))
        sessions.append(WorldRun(records, output))
    return sessions[0], sessions[1]


def _run(
    plan: _Plan, source: KeySource, output: SideOutput | None, step: Callable[[], None]
) -> Iterator[BootRecord]:
    """Run all boots of one world with one set of state folders."""
    zone = plan.zone
    keys = [source.draw(EPOCH_KEY_BYTES) for _ in zone.nodes]
    numbers = _listed_rounds(zone)
    last = None
    epochs: Epochs | None = None
    # In memory if possible: the ledgers are synchronised for every message.
    fast = _MEMORY if _MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(prefix="heatcloak-audit-", dir=fast) as folder:
        for seeded in plan.seeded:
            rounds = list(itertools.islice(numbers, plan.rounds))
            # An epoch lasts one boot and a half: a seed both survives a restart and ratchets between two.
            epochs = epochs or Epochs(rounds[0], 3 * (rounds[-1] - rounds[0] + 2) // 2)
            held = keys if zone.has_seeds and (seeded or source.is_fixed) else None
            nonces = [source.draw(BOOT_BYTES) for _ in zone.nodes]
            started = Boot(zone, plan.world, rounds, Path(folder), nonces, held, epochs, plan.make, last)
            yield started.run()
            if output is not None:
                output.read_files(Path(folder))
            last = rounds[-1]
            step()


def _listed_rounds(zone: AnyZone) -> Iterator[int]:
    """Yield listed rounds in order, from the first budget period that begins after `_BEGIN`."""
    schedule = zone.schedule
    number = (schedule.round_of(_BEGIN) // schedule.budget_rounds + 1) * schedule.budget_rounds
    while True:
        yield number
        number = schedule.next_listed(number + 1)
