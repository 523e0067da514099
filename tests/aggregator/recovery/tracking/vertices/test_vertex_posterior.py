"""The tracker on graphs samples the posterior: compared with the enumerated one of a small graph."""

from __future__ import annotations

import itertools
from collections import Counter

import numpy as np
import pytest

from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.recovery.posterior import Prior, Samples
from heatcloak_aggregator.recovery.tracking.motion import GraphMotion
from heatcloak_aggregator.recovery.tracking.vertices.tracker import VertexTracker
from support.joint_paths import JointPaths, unordered

EDGES = [[0, 1], [1, 2], [2, 3], [1, 3], [3, 4]]
NEIGHBOURS = [sorted({b for e in EDGES for b in e if a in e} - {a}) for a in range(5)]
MOTION = GraphMotion(moves=0.3, arrives=0.2, leaves=0.15)


def variation(samples: Samples, exact: dict[tuple[int, ...], float]) -> float:
    """Return the total variation distance of the sets of vertices."""
    seen = Counter(
        tuple(sorted(places[:count].tolist()))
        for places, count in zip(samples.places, samples.counts, strict=True)
    )
    keys = {*seen, *exact}
    return 0.5 * sum(abs(seen[key] / samples.size - exact.get(key, 0.0)) for key in keys)


@pytest.mark.parametrize(
    ("intensity", "count"),
    [
        (1.0, (1.0, 0.5, 0.25)),
        ((0.5, 1.5), (1.0, 0.5, 0.25)),
        (1.0, (0.0, 0.0, 1.0)),
        ((0.5, 1.5), (0.0, 1.0)),
    ],
    ids=["known", "unknown", "two", "one"],
)
def test_every_round_has_the_posterior_of_all_paths(
    intensity: float | tuple[float, float], count: tuple[float, ...]
) -> None:
    op, rng = GraphDomain(5, EDGES, sensors=[0, 1, 2, 4]).operator(0.3), np.random.default_rng(4)
    rounds = [0, 1, 2, 5]
    readings = op.matrix()[:, [0, 3]].sum(axis=1) + 0.5 * rng.standard_normal((4, 4))
    levels = [1.0] if isinstance(intensity, float) else [0.55 + 0.1 * step for step in range(10)]
    model = JointPaths(NEIGHBOURS, MOTION.moves, MOTION.arrives, MOTION.leaves, count, levels)
    prior = Prior(len(count) - 1, intensity, count=count)
    tracker = VertexTracker(op, 0.5, MOTION, prior, 3, particles=6000)
    for number, values in zip(rounds, readings, strict=True):
        newest = tracker.update(number, values)
        seen = rounds.index(number) + 1
        exact = model.states(readings[:seen], op.matrix(), 0.5, np.diff(rounds[:seen]).tolist())
        assert variation(newest.samples, unordered(exact[-1])) < 0.03
    for result, states in zip(tracker.smooth(), exact, strict=True):
        sets = unordered(states)
        assert variation(result.samples, sets) < 0.03
        of_count = [sum(p for people, p in sets.items() if len(people) == k) for k in range(len(count))]
        assert result.count == pytest.approx(of_count, abs=0.03)
        one_by_one = [
            sum(p / len(people) * people.count(v) for people, p in sets.items() if people) for v in range(5)
        ]
        if isinstance(intensity, float):
            assert result.shares == pytest.approx(one_by_one, abs=0.02)


def test_a_frozen_past_is_hardly_less_exact() -> None:
    """A window of three rounds of eight: what particles were before it is no longer changed."""
    op, rng = GraphDomain(5, EDGES).operator(0.3), np.random.default_rng(5)
    readings = op.matrix()[:, [0, 3]].sum(axis=1) + 0.7 * rng.standard_normal((8, 5))
    model = JointPaths(NEIGHBOURS, MOTION.moves, MOTION.arrives, MOTION.leaves, (1.0, 0.5, 0.25), [1.0])
    exact = model.states(readings, op.matrix(), 0.7, [1] * 7)
    tracker = VertexTracker(
        op, 0.7, MOTION, Prior(2, 1.0, count=(1.0, 0.5, 0.25)), 3, particles=5000, window=3
    )
    for number, values in enumerate(readings):
        result = tracker.update(number, values)
    assert variation(result.samples, unordered(exact[-1])) < 0.04
    assert variation(tracker.result(5).samples, unordered(exact[5])) < 0.05


def test_readings_that_say_nothing_leave_the_prior() -> None:
    op = GraphDomain(5, EDGES).operator(0.3)
    prior = Prior(2, 1.0, count=(1.0, 0.5, 0.25))
    model = JointPaths(NEIGHBOURS, MOTION.moves, MOTION.arrives, MOTION.leaves, prior.count or (), [1.0])
    tracker = VertexTracker(op, 1e6, MOTION, prior, 3, particles=4000, window=2)
    for number in range(10):
        result = tracker.update(number, np.zeros(5))
    exact = model.states(np.zeros((10, 5)), op.matrix(), 1e6, [1] * 9)[-1]
    assert variation(result.samples, unordered(exact)) < 0.05
    assert result.status == "converged"


def test_one_person_of_known_intensity_has_the_probabilities_of_all_paths() -> None:
    op, rng = GraphDomain(5, EDGES, sensors=[0, 1, 2, 4]).operator(0.3), np.random.default_rng(2)
    rounds = [0, 1, 3, 4]
    sensors = np.array([3, 0, 1])
    readings = rng.normal(0.4, 0.5, (4, 3))
    sigma = np.array([0.7, 0.5, 0.6, 0.9])
    tracker = VertexTracker(
        op, sigma, GraphMotion(moves=0.2), Prior(1, 0.8, count=(0.0, 1.0)), particles=4000
    )
    columns = 0.8 * op.matrix()[sensors]
    for last, number in enumerate(rounds):
        newest = tracker.update(number, readings[last], sensors)
        totals = np.zeros((last + 1, 5))
        for path in itertools.product(range(5), repeat=number + 1):
            weight = 1.0
            for before, after in itertools.pairwise(path):
                around = NEIGHBOURS[before]
                weight *= 0.8 if before == after else 0.2 / len(around) if after in around else 0.0
            for at in range(last + 1):
                away = (readings[at] - columns[:, path[rounds[at]]]) / sigma[sensors]
                weight *= np.exp(-0.5 * np.square(away).sum())
            for at in range(last + 1):
                totals[at, path[rounds[at]]] += weight
        totals /= totals.sum(axis=1, keepdims=True)
        assert newest.shares == pytest.approx(totals[last])
        assert newest.exact is not None
    for result, probabilities in zip(tracker.smooth(), totals, strict=True):
        assert result.shares == pytest.approx(probabilities)
        assert result.count.tolist() == [0.0, 1.0]
        away = op.domain.distances(np.arange(5))
        assert np.argmax(result.estimate) == np.argmin(away @ probabilities)
        assert result.estimate.sum() == pytest.approx(0.8)
        (region,) = result.vicinity(0.6)
        assert region.probability == pytest.approx(probabilities[list(region.vertices)].sum())
        (track,) = result.tracks
        assert track.vertex == np.argmax(probabilities)
        assert (track.identity, track.probability, track.since) == (1, 1.0, 0)
        assert probabilities[list(track.vertices)].sum() >= 0.9 - 1e-9
