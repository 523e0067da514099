"""How well a zone's estimates tell where the warmth is, measured by simulation.

Worlds like the demo's: one to three people of intensity one at random places, anywhere in the corridor or at
any vertex of the graph. Each trial is one round: readings are clamped as the zone's nodes do, Gaussian noise
is added, basis pursuit recovers, and the earth mover's distance to the truth is taken. The noise here is
continuous and drawn from an ordinary generator: it measures accuracy and protects nobody.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from scipy.special import stdtrit

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.earth_mover import EmdScore, score
from heatcloak_aggregator.recovery import bpdn
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_aggregator.zones.world import true_sources
from heatcloak_shared.parameters import check_integer
from heatcloak_shared.scenario import Scenario, Source
from heatcloak_shared.zone import Zone, ZoneDomain

MOST_PEOPLE = 3
_MOST_TRIALS = 1_000_000


@dataclass(frozen=True, slots=True)
class ExpectedEmd:
    """The distance of one round's estimate from the truth, over many worlds.

    Attributes:
        mean: mean earth mover's distance, in corridor lengths, or in hops of a graph.
        half_width: half the width of its 95 % confidence interval (Student's t).
        placeless: share of rounds whose estimate is empty and says nothing about place; scored as if the
            warmth were spread evenly.
    """

    mean: float
    half_width: float
    placeless: float


def expected_emd(
    domain: ZoneDomain,
    zones: Sequence[Zone],
    trials: int,
    seed: int,
    progress: Callable[[float], None] = lambda share: None,
) -> tuple[list[ExpectedEmd], ExpectedEmd]:
    """Measure the expected distance for each of several zones, in the same worlds and with the same chance.

    As noise differs in scale only, the zones compare better with one another than the half-widths tell.

    Args:
        domain: where people are and sensors stand, the same for all zones.
        zones: what clamps and how much noise there is.
        trials: how many worlds, at least 2.
        seed: what worlds and noise are drawn from, not negative.
        progress: told the share of the worlds that is done, after each.

    Returns:
        One result for each zone, and that of a guess which spreads the warmth evenly without a look.

    Raises:
        ParameterError: ``trials`` or ``seed`` is out of range.
    """
    check_integer("trials", trials, 2, _MOST_TRIALS + 1)
    chance = np.random.default_rng(check_integer("seed", seed, 0, 1 << 64))
    operator = operator_of(domain)
    places = operator.domain
    nowhere = np.zeros(domain.n_sources)
    scores: list[list[EmdScore]] = [[] for _ in range(len(zones) + 1)]
    for trial in range(trials):
        truth, clean = _world(chance, domain, operator)
        noise = chance.standard_normal(domain.n_sensors)
        for zone, found in zip(zones, scores, strict=False):
            cloaked = np.clip(clean, *zone.reading_limits) + zone.noise.sigma * noise
            found.append(score(places, truth, bpdn(operator, cloaked, zone.noise.sigma).estimate))
        scores[-1].append(score(places, truth, nowhere))
        progress((trial + 1) / trials)
    *measured, blind = [_expected(found) for found in scores]
    return measured, blind


def _world(
    chance: np.random.Generator, domain: ZoneDomain, operator: Operator
) -> tuple[FloatArray, FloatArray]:
    """Draw people, and return their source vector (n,) and the readings (m,) that they cause."""
    people = chance.integers(1, MOST_PEOPLE, endpoint=True)
    if domain.movement == "vertices":
        vertices = chance.integers(0, domain.n_sources, people)
        truth = np.bincount(vertices, minlength=domain.n_sources).astype(np.float64)
        return truth, operator.apply(truth)
    sources = [Source(1.0, 0, None, ((0.0, float(place)),)) for place in chance.random(people)]
    world = Scenario(tuple(sources))
    models = (domain.sensor_model(sensor) for sensor in range(1, domain.n_sensors + 1))
    return true_sources(world, 0, domain.n_sources), np.array([model(world, 0) for model in models])


def _expected(scores: Sequence[EmdScore]) -> ExpectedEmd:
    values = np.array([found.value for found in scores])
    error = float(values.std(ddof=1)) / math.sqrt(len(values))
    return ExpectedEmd(
        mean=float(values.mean()),
        half_width=float(stdtrit(len(values) - 1, 0.975)) * error,
        placeless=sum(found.placeless for found in scores) / len(scores),
    )
