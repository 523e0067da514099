"""The audit of a zone's shipped nodes: run them and test everything they send."""

from __future__ import annotations

import itertools
import math
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from heatcloak_aggregator.privacy.audit import (
    LEVEL,
    Check,
    LossBound,
    NoiseSample,
    PromisedLoss,
    WorstMove,
    calibration_checks,
    likely_loss,
    smallest_faults,
    statistical_checks,
    worst_move,
)
from heatcloak_lab.audit import DEFAULT_ROUNDS
from heatcloak_lab.audit.audit_runner import Boot, BootRecord
from heatcloak_lab.audit.evidence import (
    Evidence,
    examine,
    noise_sample,
    presence_check,
    protocol_checks,
)
from heatcloak_lab.audit.leak_check import WorldRun, leak_checks
from heatcloak_lab.audit.nodes import KeySource, NodeFactory, World, neighbours, odd_worlds, shipped_node
from heatcloak_lab.audit.recording_broker import SideOutput, captured_output
from heatcloak_lab.fleet.fleet import raise_file_limit
from heatcloak_shared.budget import ZoneBudget
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.keystream import BOOT_BYTES
from heatcloak_shared.ratchet import EPOCH_KEY_BYTES, Epochs
from heatcloak_shared.zone import Zone, budget_of

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
class NodeAudit:
    """Result of the test of a zone's nodes.

    Attributes:
        checks: every check.
        sample: the observed noise.
        promised: the promised loss.
        bounds: lower bounds of ε for ``"one round"`` and for a ``"period"``.
        smallest: the smallest faults of scale that are detected with probability 0.9: see `smallest_faults`.
        likely: the loss if the noise is Gaussian along the move: see `likely_loss`.
        worst: the neighbours that were compared, and the sensitivity.
    """

    checks: list[Check]
    sample: NoiseSample
    promised: PromisedLoss
    bounds: dict[str, LossBound]
    smallest: dict[str, float]
    likely: dict[str, tuple[float, float]]
    worst: WorstMove


def audit_nodes(
    zone: Zone,
    rounds: int = DEFAULT_ROUNDS,
    seed: int | None = None,
    make: NodeFactory = shipped_node,
    progress: Progress = lambda share: None,
) -> NodeAudit:
    """Run every node of ``zone`` in four worlds and test everything they send.

    The nodes run in two neighbouring worlds for ``rounds`` listed rounds each, over at least four boots; in
    half of these the nodes have seeds. Two odd worlds follow, to find output that depends on the readings.

    The zone's stated sensitivity is compared with an independent computation, and with the difference of the
    worlds as the nodes quantised them. The model that the zone was calibrated with
    (`zones.calibration.check_against_model`) is not used.

    Args:
        zone: the zone.
        rounds: listed rounds in each of the two neighbouring worlds, at least 1; rounded up to whole boots.
        seed: makes the run repeatable: all nodes are seeded, and keys and boots derive from it.
        make: builds a node.
        progress: called after each boot with the share of boots that are done.

    Raises:
        LinkError: nodes did not connect, publish or stop in time.
        ConfigError: this process may not open enough files for the nodes.
        ParameterError: the graph is too large for its spread to be audited.
    """
    raise_file_limit(len(zone.nodes), len(zone.nodes) * FILES_A_NODE + OTHER_FILES)
    worst = worst_move(zone)
    source = KeySource(seed)
    boots = max(LEAST_BOOTS, math.ceil(rounds / ROUNDS_A_BOOT))
    seeded = _NEAR_SEEDED * math.ceil(boots / len(_NEAR_SEEDED))
    count = itertools.count(1)
    total = 2 * (boots + len(_ODD_SEEDED))

    def step() -> None:
        progress(next(count) / total)

    near: list[Evidence] = []
    with captured_output():
        for world in neighbours(worst):
            plan = _Plan(zone, world, seeded[:boots], math.ceil(rounds / boots), make)
            near += [examine(zone, record) for record in _run(plan, source, None, step)]
    odd = _odd_sessions(zone, make, source, step)
    sample = noise_sample(zone, near)
    promised = _promised(zone)
    checks, bounds = statistical_checks(sample, promised)
    odd_evidence = [[examine(zone, record) for record in session.records] for session in odd]
    exact = [
        *calibration_checks(zone.noise, worst, sample),
        *protocol_checks([*near, *odd_evidence[0], *odd_evidence[1]]),
        presence_check(*odd_evidence),
        *leak_checks(zone, *odd),
    ]
    return NodeAudit(
        [*checks, *exact],
        sample,
        promised,
        bounds,
        smallest_faults(sample.counts, LEVEL),
        likely_loss(sample, promised),
        worst,
    )


@dataclass(frozen=True, slots=True)
class _Plan:
    zone: Zone
    world: World
    seeded: tuple[bool, ...]
    rounds: int
    make: NodeFactory


def _odd_sessions(
    zone: Zone, make: NodeFactory, source: KeySource, step: Callable[[], None]
) -> tuple[WorldRun, WorldRun]:
    """Run both odd worlds with the same boots and keys, so that only the readings cause differences."""
    fixed = int.from_bytes(source.draw(8), "big")
    sessions = []
    for world in odd_worlds(zone):
        with captured_output() as output:
            plan = _Plan(zone, world, _ODD_SEEDED, ODD_ROUNDS, make)
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
    # In memory if possible: the ledgers are synchronised for every reading.
    fast = _MEMORY if _MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(prefix="heatcloak-audit-", dir=fast) as folder:
        for seeded in plan.seeded:
            rounds = list(itertools.islice(numbers, plan.rounds))
            # An epoch lasts one boot and a half: a seed both survives a restart and ratchets between two.
            epochs = epochs or Epochs(rounds[0], 3 * (rounds[-1] - rounds[0] + 2) // 2)
            held = keys if seeded or source.is_fixed else None
            nonces = [source.draw(BOOT_BYTES) for _ in zone.nodes]
            started = Boot(zone, plan.world, rounds, Path(folder), nonces, held, epochs, plan.make, last)
            yield started.run()
            if output is not None:
                output.read_files(Path(folder))
            last = rounds[-1]
            step()


def _listed_rounds(zone: Zone) -> Iterator[int]:
    """Yield listed rounds in order, from the first budget period that begins after `_BEGIN`."""
    schedule = zone.schedule
    number = (schedule.round_of(_BEGIN) // schedule.budget_rounds + 1) * schedule.budget_rounds
    while True:
        yield number
        number = schedule.next_listed(number + 1)


def _promised(zone: Zone) -> PromisedLoss:
    budget = budget_of(zone)
    one, period = (_epsilon(of, zone.promise.delta) for of in (replace(budget, releases=1), budget))
    return PromisedLoss(zone.promise.delta, one, period, zone.schedule.releases)


def _epsilon(budget: ZoneBudget, delta: float) -> float:
    try:
        return budget.epsilon(delta)
    except ParameterError:  # the sampler's truncation alone takes all of δ
        return math.inf
