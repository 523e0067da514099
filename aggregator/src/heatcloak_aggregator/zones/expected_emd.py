"""Expected earth mover's distance of a zone's estimates, by simulation.

Each trial is one round with one to three people of intensity one at random places: readings are clamped as by
nodes, Gaussian noise is added, basis pursuit recovers, and the estimate is compared with the truth. The noise
is continuous and comes from an ordinary generator, which suffices for accuracy but not for privacy.
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
from heatcloak_aggregator.recovery.bpdn import bpdn_balanced
from heatcloak_aggregator.zones.kinds import operator_of, sensor_model_of
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
        placeless: share of rounds whose estimate is empty; these are scored as a uniform estimate.
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
    """Measure the expected distance for several zones, with the same worlds and random numbers.

    As the noise differs in its scales only, comparisons of zones are more accurate than the half-widths
    suggest.

    Args:
        domain: the domain of all zones.
        zones: the zones, which differ in limits and noise.
        trials: number of worlds, at least 2.
        seed: seed of worlds and noise, not negative.
        progress: called after each world with the share of worlds that are done.

    Returns:
        One result for each zone, and that of a uniform estimate without readings.

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
            sigmas = np.array(zone.noise.sigmas)
            cloaked = np.clip(clean, *zone.reading_limits) + sigmas * noise
            found.append(score(places, truth, bpdn_balanced(operator, cloaked, sigmas).estimate))
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
    models = (sensor_model_of(domain, sensor) for sensor in range(1, domain.n_sensors + 1))
    return true_sources(world, 0, domain.n_sources), np.array([model(world, 0) for model in models])


def _expected(scores: Sequence[EmdScore]) -> ExpectedEmd:
    values = np.array([found.value for found in scores])
    error = float(values.std(ddof=1)) / math.sqrt(len(values))
    return ExpectedEmd(
        mean=float(values.mean()),
        half_width=float(stdtrit(len(values) - 1, 0.975)) * error,
        placeless=sum(found.placeless for found in scores) / len(scores),
    )
