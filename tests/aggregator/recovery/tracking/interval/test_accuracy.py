"""Accuracy in four kinds of worlds at the default zone's old noise, in fewer worlds than the figures need."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from heatcloak_aggregator.domains.interval import IntervalDomain
from heatcloak_aggregator.recovery.posterior.interval.median import median_shares
from heatcloak_aggregator.recovery.tracking import Tracker, TrackingResult
from heatcloak_shared.scenario import Scenario, Source
from support.suites import in_soak

SIGMA, ROUNDS, WORLDS, FINE = 0.7217, 20, 24, 1000
World = Callable[[int], list[float]]


def stands(rng: np.random.Generator) -> World:
    place = rng.uniform(0.05, 0.95)
    return lambda number: [place]


def three_stand(rng: np.random.Generator) -> World:
    places = rng.uniform(0.05, 0.95, 3).tolist()
    return lambda number: places


def walks(rng: np.random.Generator) -> World:
    start, end = rng.permutation([rng.uniform(0.05, 0.25), rng.uniform(0.75, 0.95)])
    return lambda number: [start + (end - start) * number / (ROUNDS - 1)]


def comes_and_goes(rng: np.random.Generator) -> World:
    """Return one who walks, one who stands, and one who is there for the middle half."""
    walker = walks(rng)
    places = rng.uniform(0.1, 0.9, 2)
    scenario = Scenario(
        (
            Source(1.0, 0, None, ((0.0, walker(0)[0]), (ROUNDS - 1.0, walker(ROUNDS - 1)[0]))),
            Source(1.0, 0, None, ((0.0, places[0]),)),
            Source(1.0, ROUNDS // 4, 3 * ROUNDS // 4, ((0.0, places[1]),)),
        )
    )
    return lambda number: [place for place, _ in scenario.at(number)]


def distance(result: TrackingResult, people: list[float]) -> float:
    """Return the earth mover's distance of the estimate on a fine grid."""
    samples = result.samples.where(result.samples.counts > 0)
    shares = median_shares(samples.counts, samples.places, samples.intensities, FINE)
    edges = (np.arange(1, FINE + 1) + 0.5) / FINE
    truth = (np.array(people) <= edges[:, None]).mean(axis=1)
    return float(np.abs(np.cumsum(shares) - truth).mean())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "filtered", "smoothed"),
    [
        in_soak(stands, 0.022, 0.014),
        (walks, 0.033, 0.017),
        in_soak(three_stand, 0.037, 0.030),
        in_soak(comes_and_goes, 0.040, 0.026),
    ],
)
def test_mean_errors_stay_near_the_limits_for_many_worlds(
    kind: Callable[[np.random.Generator], World], filtered: float, smoothed: float
) -> None:
    """The limits are those for the mean of 100 worlds; the mean of fewer varies more."""
    op = IntervalDomain(100, 50).operator(0.05)
    found = []
    for seed in range(WORLDS):
        rng = np.random.default_rng(2000 + seed)
        world, tracker = kind(rng), Tracker(op, SIGMA, intensity=1.0, seed=seed)
        at_once = []
        for number in range(ROUNDS):
            people = world(number)
            readings = op.responses(people).sum(axis=0) + SIGMA * rng.standard_normal(50)
            at_once.append(distance(tracker.update(number, readings), people))
        later = [distance(each, world(each.number)) for each in tracker.smooth()]
        found.append((np.mean(at_once), np.mean(later)))
    assert np.mean(found, axis=0)[0] < 1.2 * filtered
    assert np.mean(found, axis=0)[1] < 1.2 * smoothed
