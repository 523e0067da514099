"""One person: as close as the exact hidden Markov model, and as sure."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from heatcloak_aggregator.domains.interval import IntervalDomain
from heatcloak_aggregator.recovery.tracking import Motion, Tracker, TrackingResult
from support.one_person import OnePerson, mean_distance
from support.suites import in_soak

SIGMA, ROUNDS = 0.7217, 20


def stands(rng: np.random.Generator) -> list[float]:
    return [rng.uniform(0.05, 0.95)] * ROUNDS


def walks(rng: np.random.Generator) -> list[float]:
    start, end = rng.permutation([rng.uniform(0.05, 0.25), rng.uniform(0.75, 0.95)])
    return list(np.linspace(start, end, ROUNDS))


def distance(result: TrackingResult, truth: float) -> float:
    """Return the distance of the median place, given that there is one person."""
    samples = result.samples
    return float(abs(np.median(samples.places[samples.counts == 1, 0]) - truth))


def compare(way: list[float], seed: int) -> list[float]:
    """Return mean distances: filter and smoother of the tracker, and of the exact model."""
    op = IntervalDomain(100, 50).operator(0.05)
    motion, rng = Motion(), np.random.default_rng(seed)
    kinds = (motion.turns, motion.restless_turns), (1.0 - motion.restless, motion.restless)
    exact = OnePerson(motion.stands, motion.top_speed, *kinds)
    readings = op.responses(way) + SIGMA * rng.standard_normal((ROUNDS, 50))
    misfits = np.square((readings[:, None] - op.responses(exact.places)) / SIGMA).sum(axis=2)
    tracker = Tracker(op, SIGMA, motion, intensity=1.0, seed=seed)
    tracked = [tracker.update(number, readings[number]) for number in range(ROUNDS)]
    means = [
        np.mean([distance(result, way[result.number]) for result in results])
        for results in (tracked, tracker.smooth())
    ]
    for probabilities in exact.distributions(-0.5 * misfits):
        means.append(
            np.mean(
                [mean_distance(each, exact.places, at) for each, at in zip(probabilities, way, strict=True)]
            )
        )
    return [float(mean) for mean in means]


def test_one_person_is_found_exactly_without_noise() -> None:
    exact = OnePerson(0.5, 0.08, (0.03,), (1.0,))
    way = np.linspace(0.2, 0.77, 20)
    likelihoods = -0.5 * np.square((exact.places - way[:, None]) / 0.01)
    filtered, smoothed = exact.distributions(likelihoods)
    assert np.abs(filtered @ exact.places - way).max() < 0.01
    assert np.abs(smoothed @ exact.places - way).mean() < np.abs(filtered @ exact.places - way).mean()


@pytest.mark.slow
@pytest.mark.parametrize("world", [in_soak(stands), walks])
def test_one_person_is_found_within_3_percent_of_the_exact_model(
    world: Callable[[np.random.Generator], list[float]],
) -> None:
    means = np.mean(
        [compare(world(np.random.default_rng(1000 + seed)), seed) for seed in range(60)],
        axis=0,
    )
    filtered, smoothed, exact_filter, exact_smoother = means
    assert filtered < 1.03 * exact_filter
    assert smoothed < 1.03 * exact_smoother
