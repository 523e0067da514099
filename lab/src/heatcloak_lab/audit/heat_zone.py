"""The audit of a heat zone: its nodes' lattice noise, and the promise that it keeps."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import cast

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.privacy.audit import (
    LEVEL,
    Check,
    LossBound,
    NoiseSample,
    PromisedLoss,
    WorstMove,
    as_reported,
    calibration_checks,
    likely_loss,
    noise_laws,
    promise_check,
    smallest_faults,
    statistical_checks,
    worst_move,
)
from heatcloak_lab.audit import DEFAULT_ROUNDS
from heatcloak_lab.audit.evidence import Evidence
from heatcloak_lab.audit.nodes import ImplausibleError, NodeFactory, World, shipped_node
from heatcloak_lab.audit.run import NodeTest, Progress, run_worlds
from heatcloak_lab.audit.subject import Canaries, fraction, or_failure
from heatcloak_shared.budget import ZoneBudget
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.keystream import Keystream
from heatcloak_shared.noise import noise_distribution
from heatcloak_shared.wire import Reading, Release
from heatcloak_shared.zone import Range, Zone, budget_of

Value = float | ImplausibleError

_ODD = (-0.0, 5e-324, 1e300, -1e300, math.inf, -math.inf)
_CANARIES = (2000.0, 9000.0)
"""Range of the readings. On a lattice with a step below 1/512 their ticks have seven digits, as no other
number has."""
_MOST_TICKS = 2**52
"""Bound that every node clamps its readings to, in ticks."""


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
    worlds as the nodes quantised them. Its (ε, δ) is compared with what its noise keeps, computed likewise.
    The model that the zone was calibrated with (`zones.model_check.check_against_model`) is not used.

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
    worst = worst_move(zone)
    test = NodeTest(rounds, seed, make, progress)
    near, exact = run_worlds(HeatSubject(zone), neighbours(worst, zone.resolution), test)
    sample = noise_sample(zone, near)
    promised = _promised(zone)
    checks, bounds = statistical_checks(sample, promised)
    return NodeAudit(
        [
            *checks,
            promise_check(zone),
            *calibration_checks(zone.noise, worst, sample, zone.resolution),
            *exact,
        ],
        sample,
        promised,
        bounds,
        smallest_faults(sample.counts, LEVEL),
        likely_loss(sample, promised),
        worst,
    )


@dataclass(frozen=True)
class HeatSubject:
    """See `Subject`."""

    zone: Zone

    def odd_worlds(self) -> tuple[World, World]:
        """See `Subject`: in the second world many readings are infinite, tiny, or out of range."""
        limits = self.zone.promise.hides
        low, high = (limits.low, limits.high) if isinstance(limits, Range) else _CANARIES

        def calm(place: int, index: int) -> Value:
            return cast("Value", or_failure(low + (high - low) * fraction(place, index, 0.1), index))

        def wild(place: int, index: int) -> Value:
            kind = (place + index) % (2 * len(_ODD))
            value = low + (high - low) * (2.0 * fraction(place, index, 0.7) - 0.5)
            return cast("Value", or_failure(_ODD[kind] if kind < len(_ODD) else value, index))

        return World("calm", calm), World("wild", wild)

    def integers(self, value: Value) -> tuple[int, ...]:
        """See `Subject`: the reading in ticks. A sensor that fails has no message."""
        return () if isinstance(value, ImplausibleError) else (true_ticks(self.zone, value),)

    def noise(self, release: Release, integer: int) -> int:
        """See `Subject`."""
        return cast("Reading", release).ticks - integer

    def uncovered(self, stream: Keystream, release: Release) -> int:
        """See `Subject`."""
        sigma_ticks = self.zone.sigma_ticks_of(release.node)
        noise = noise_distribution(self.zone.noise.kind, sigma_ticks).sample(stream)
        return cast("Reading", release).ticks - noise

    def is_stated_right(self, release: Release) -> bool:
        """See `Subject`: the step, and the scale of the sensor."""
        reading = cast("Reading", release)
        expected = (self.zone.noise.step, self.zone.sigma_ticks_of(reading.node))
        return (reading.step, reading.sigma_ticks) == expected

    def blank(self, release: Release) -> Reading:
        """See `Subject`."""
        return replace(cast("Reading", release), ticks=0)

    def canaries(self, value: Value) -> Canaries:
        """See `Subject`. Zeros, tiny doubles and large powers of ten occur in other output too."""
        number = value.value if isinstance(value, ImplausibleError) else value
        if not (math.isfinite(number) and 1e-200 < abs(number) < 1e200):
            return Canaries([], [])
        return Canaries([number], [true_ticks(self.zone, number)])


def neighbours(worst: WorstMove, resolution: float = 0.0) -> tuple[World, World]:
    """Return the two worlds that differ by what the promise hides, where the readings differ most.

    For a hidden move: people where the slope is steepest, and the same people moved; on a graph, heat at the
    two ends of the steepest edge. For a hidden range: every sensor at the low end, and every sensor at the
    high end. `worst_move` finds them independently of the zone's calibration. Sensors that report in steps of
    ``resolution`` err by half a step in each world, away from the other.
    """
    before, after = as_reported(worst, resolution)
    return _still(before, "here"), _still(after, "there")


def _still(readings: npt.NDArray[np.float64], name: str) -> World:
    """Return the world in which every sensor measures the same in each round."""
    values = readings.tolist()
    return World(name, lambda place, index: values[place - 1])


def true_ticks(zone: Zone, value: float) -> int:
    """Return a reading in ticks by exact fractions: clamped first, then rounded half to even."""
    low, high = zone.reading_limits
    clamped = min(max(value, low), high)
    if math.isinf(clamped):
        return int(math.copysign(_MOST_TICKS, clamped))
    ticks = round(Fraction(clamped) / Fraction(zone.noise.step))
    return min(max(ticks, -_MOST_TICKS), _MOST_TICKS)


def noise_sample(zone: Zone, boots: Sequence[Evidence]) -> NoiseSample:
    """Return the noise of boots of equal length; of a round released twice, that of the first reading."""
    worlds = list(dict.fromkeys(boot.world for boot in boots))
    return NoiseSample(
        noise=np.array([boot.noise for boot in boots]),
        truth=np.array([boot.truth for boot in boots]),
        present=np.array([boot.present for boot in boots]),
        world=np.array([worlds.index(boot.world) for boot in boots]),
        period=np.array([boot.rounds for boot in boots]) // zone.schedule.budget_rounds,
        laws=noise_laws(zone.noise.kind, zone.noise.sigma_ticks),
    )


def _promised(zone: Zone) -> PromisedLoss:
    budget = budget_of(zone)
    one, period = (_epsilon(of, zone.promise.delta) for of in (replace(budget, releases=1), budget))
    return PromisedLoss(zone.promise.delta, one, period, zone.schedule.releases)


def _epsilon(budget: ZoneBudget, delta: float) -> float:
    try:
        return budget.epsilon(delta)
    except ParameterError:  # the sampler's truncation alone takes all of δ
        return math.inf
