"""The error of an observer who follows one person: compared with an independent simulation."""

from __future__ import annotations

import math

import numpy as np
import pytest

from heatcloak_aggregator.domains.checks import interval_operator
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.following_error import MOST_ROUNDS, FollowingError, following_error
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_aggregator.zones.position_error import position_errors
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Graph, Interval, Move, Promise, Range, Zone
from support.one_person import OnePerson, mean_distance

CORRIDOR = Interval(40, 12, 0.5, 0.1)
TREE = Graph(6, ((0, 1), (1, 2), (2, 3), (2, 4), (4, 5)), None, tuple(range(6)), 0.5)


def made(epsilon: float = 4.0, rounds: int = 8, domain: Interval | Graph = CORRIDOR) -> Zone:
    move = Move(0.02 if isinstance(domain, Interval) else 1.0)
    return new_zone(
        domain=domain,
        promise=Promise(move, epsilon, 1e-5),
        schedule=Schedule(1.0, 1, rounds, rounds),
    )


def simulated(zone: Zone, speed: float, worlds: int) -> tuple[float, float]:
    """Return the mean error of the oracle and its standard error, for a person anywhere."""
    op, sigmas = interval_operator(operator_of(zone.domain)), np.array(zone.noise.sigmas)
    exact = OnePerson(0.5, 0.1, (0.04,), (1.0,), 200)
    rng = np.random.default_rng(99)
    means = []
    for _ in range(worlds):
        way = (2 * rng.random() + speed * np.arange(zone.schedule.releases)) % 2.0
        way = np.where(way > 1.0, 2.0 - way, way)
        readings = op.responses(way) + sigmas * rng.standard_normal((way.size, sigmas.size))
        misfits = np.square((readings[:, None] - op.responses(exact.places)) / sigmas).sum(axis=2)
        smoothed = exact.distributions(-0.5 * misfits)[1]
        pairs = zip(smoothed, way.tolist(), strict=True)
        means.append(np.mean([mean_distance(each, exact.places, at) for each, at in pairs]))
    return float(np.mean(means)), float(np.std(means) / math.sqrt(worlds))


@pytest.mark.parametrize("world", ["stands", "walks"])
def test_errors_in_a_corridor_are_those_of_an_independent_simulation(world: str) -> None:
    zone = made()
    found = following_error(zone)
    error, speed = (found.stands, 0.0) if world == "stands" else (found.walks, found.speed)
    assert error is not None
    assert speed is not None
    expected, deviation = simulated(zone, speed, 150)
    assert abs(error.mean - expected) < 3.0 * math.hypot(error.standard_error, deviation)
    assert deviation < 0.1 * expected


def test_the_error_on_a_graph_is_that_of_an_independent_simulation() -> None:
    zone, rng, worlds = made(epsilon=20.0, domain=TREE), np.random.default_rng(5), 600
    op, sigmas = operator_of(zone.domain), np.array(zone.noise.sigmas)
    columns, steps = op.matrix(), np.zeros((6, 6))
    for a, b in TREE.edges:
        steps[a, b] = steps[b, a] = 1.0
    steps = 0.05 * steps / steps.sum(axis=1, keepdims=True) + 0.95 * np.eye(6)
    hops = np.array([[op.domain.distance(i, j) for j in range(6)] for i in range(6)])
    errors = np.empty((worlds, 8))
    for world in range(worlds):
        readings = columns[:, world % 6] + sigmas * rng.standard_normal((8, 6))
        misfits = np.square((readings[:, :, None] - columns) / sigmas[:, None]).sum(axis=1)
        given = np.exp(-0.5 * misfits)
        for number in range(8):
            before, after = given[0] / 6.0, np.ones(6)
            for chances in given[1 : number + 1]:
                before = (steps.T @ before) * chances
            for chances in given[:number:-1]:
                after = steps @ (after * chances)
            errors[world, number] = hops[int((hops @ (before * after)).argmin()), world % 6]
    found = following_error(zone)
    assert found.stands is not None
    deviation = math.hypot(found.stands.standard_error, errors.mean(axis=1).std() / math.sqrt(worlds))
    assert abs(found.stands.mean - errors.mean()) < 3.0 * deviation
    assert (found.walks, found.speed) == (None, None)


def test_more_noise_means_larger_errors() -> None:
    found = [following_error(made(epsilon)) for epsilon in (16.0, 8.0, 4.0, 2.0)]
    stands, walks = ([getattr(each, name).mean for each in found] for name in ("stands", "walks"))
    assert stands == sorted(stands)
    assert walks == sorted(walks)
    assert all(stand < walk for stand, walk in zip(stands, walks, strict=True))


def test_following_is_no_better_than_knowing_that_the_person_stands() -> None:
    zone = made()
    limit = position_errors(zone, 8, draws=500).known.bayes
    found = following_error(zone)
    assert limit is not None
    assert found.stands is not None
    assert limit.mean <= found.stands.mean < 1.2 * limit.mean


def test_one_round_does_not_show_a_walk() -> None:
    found = following_error(made(rounds=1))
    limit = position_errors(made(rounds=1), draws=500).known.bayes
    assert found.stands == found.walks == limit


def test_a_long_period_is_followed_for_100_rounds() -> None:
    found = following_error(made(rounds=1000))
    assert (found.rounds, found.at_most) == (MOST_ROUNDS, True)
    assert not following_error(made(rounds=100)).at_most


def test_what_the_grid_cannot_resolve_is_not_stated() -> None:
    found = following_error(made(epsilon=600.0, rounds=20))
    assert (found.stands, found.walks, found.speed) == (None, None, None)


@pytest.mark.parametrize(
    "zone",
    [
        new_zone(promise=Promise(Range(0.0, 0.5), 4.0, 1e-5)),
        made(domain=Graph(501, tuple((i, i + 1) for i in range(500)), None, (0, 500), 0.5)),
    ],
    ids=["clamped", "large graph"],
)
def test_nothing_is_stated_where_no_limit_is_computed(zone: Zone) -> None:
    assert following_error(zone) == FollowingError(zone.schedule.releases, at_most=False)


def test_equal_seeds_give_equal_errors() -> None:
    zone = made()
    assert following_error(zone, 3) == following_error(zone, 3) != following_error(zone, 4)
    with pytest.raises(ParameterError, match="seed"):
        following_error(zone, -1)
