"""Position errors of one person in a zone, compared with simulations and with the limits of the theory."""

from __future__ import annotations

import math
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest

from heatcloak_aggregator import IntervalDomain, posterior
from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.theory import bayes_limit, cramer_rao, position_limits
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_aggregator.zones.position_error import PositionError, position_errors, with_posterior
from heatcloak_shared.graph_heat import graph_heat
from heatcloak_shared.zone import Graph, Move, Zone
from support.zones import uniform_noise

OP = IntervalDomain(100, 50).operator(0.05)
UNIFORM = new_zone(shape="uniform")


def test_the_limits_are_those_of_the_theory_for_each_sensors_scale() -> None:
    """A period is a round with σ/√20."""
    zone = new_zone()
    assert not zone.noise.is_uniform
    for releases, missing in ((1, 0.0), (20, 0.0), (1, 0.2)):
        sigmas = np.array(zone.noise.sigmas) / math.sqrt(releases)
        limits = position_limits(OP, sigmas, missing, 100, 3)
        found = position_errors(zone, releases, missing, 100, 3)
        assert (found.releases, found.missing) == (releases, missing)
        for error, bound, bayes in (
            (found.known, limits.cramer_rao_known, limits.bayes_known),
            (found.unknown, limits.cramer_rao_unknown, limits.bayes_unknown),
        ):
            assert bound is not None
            assert error.cramer_rao == pytest.approx(math.sqrt(2 / math.pi) * bound)
            assert error.posterior is None
            assert error.bayes is not None
            assert (error.bayes.mean, error.bayes.standard_error) == (bayes.mean, bayes.standard_error)


@pytest.mark.parametrize(
    ("releases", "missing", "known", "unknown"),
    [(1, 0.0, 0.0423, 0.0853), (20, 0.0, 0.0099, 0.02131), (1, 0.2, 0.0474, 0.0929)],
)
def test_uniform_noise_of_the_default_zone_has_the_documented_limits(
    releases: int, missing: float, known: float, unknown: float
) -> None:
    """Those of docs/explanation/theory.md."""
    found = position_errors(UNIFORM, releases, missing, 1000, 8)
    for error, expected in ((found.known, known), (found.unknown, unknown)):
        assert error.bayes is not None
        assert error.bayes.standard_error < 0.03 * expected
        assert abs(error.bayes.mean - expected) < 4 * error.bayes.standard_error


def test_shaped_noise_lowers_the_cramer_rao_error_by_nine_and_by_seven_percent() -> None:
    shaped, uniform = (position_errors(zone, draws=2) for zone in (new_zone(), UNIFORM))
    ratios = [
        ours.cramer_rao / theirs.cramer_rao
        for ours, theirs in ((shaped.known, uniform.known), (shaped.unknown, uniform.unknown))
        if ours.cramer_rao is not None and theirs.cramer_rao is not None
    ]
    assert ratios == pytest.approx([0.909, 0.934], abs=0.004)


def _measured(zone: Zone, error: PositionError, actual: list[float]) -> None:
    """Compare with actual distances, within four standard errors of each."""
    assert error.bayes is not None
    assert error.posterior is not None
    assert error.posterior.mean >= error.bayes.mean
    deviation = float(np.std(actual)) / math.sqrt(len(actual))
    assert abs(error.posterior.mean - np.mean(actual)) < 4 * math.hypot(
        deviation, error.posterior.standard_error
    )
    assert deviation < 0.2 * error.posterior.mean


def test_the_error_of_the_posterior_is_the_mean_distance_of_its_estimate() -> None:
    """In worlds of another generator, with the default number of moves, and a tenth of the noise."""
    noise = UNIFORM.noise
    zone = replace(
        UNIFORM, noise=replace(noise, sigma_ticks=tuple(ticks // 10 for ticks in noise.sigma_ticks))
    )
    found = with_posterior(zone, position_errors(zone), 30, 0)
    sigma, chance, places = zone.noise.sigma, np.random.default_rng(77), np.arange(1, 101) / 100
    for error, intensity in ((found.known, 1.0), (found.unknown, None)):
        actual = []
        for _ in range(60):
            person, bright = chance.random(), intensity or chance.uniform(0.2, 1.0)
            heat = np.exp(-((person - np.arange(1, 51) / 50) ** 2) / 0.2) / math.sqrt(0.2 * math.pi)
            cloaked = bright * heat + sigma * chance.standard_normal(50)
            estimate = posterior(OP, cloaked, sigma, intensity=intensity).estimate
            actual.append(float(estimate @ np.abs(places - person) / estimate.sum()))
        _measured(zone, error, actual)


def test_a_method_that_always_answers_one_end_has_the_error_of_that_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """∫|x − 1/100|dx = 0.4901; a fifth of the sensors are missing, another set in each world."""
    given: list[tuple[int, ...]] = []

    def first_location(
        op: Operator, *readings: FloatArray, sensors: IntArray, **_: object
    ) -> SimpleNamespace:
        assert all(each.shape == sensors.shape for each in readings)
        given.append(tuple(sensors.tolist()))
        return SimpleNamespace(estimate=np.eye(op.shape[1])[0])

    monkeypatch.setattr("heatcloak_aggregator.zones.position_error.posterior", first_location)
    found = with_posterior(UNIFORM, position_errors(UNIFORM, 1, 0.2), 500, 0)
    for error in (found.known, found.unknown):
        assert error.posterior is not None
        assert error.posterior.standard_error < 0.02
        assert abs(error.posterior.mean - 0.4901) < 4 * error.posterior.standard_error
    assert {len(sensors) for sensors in given} == {40}
    assert len(set(given)) == 500, "known and unknown intensity have the same sets"


def test_on_a_graph_distances_are_in_hops(graph_zone: Zone) -> None:
    zone = replace(graph_zone, noise=uniform_noise(0.7, 2.0**-10, 200, len(graph_zone.nodes)))
    graph = zone.domain
    assert isinstance(graph, Graph)
    found = with_posterior(zone, position_errors(zone), 30, 0)
    assert found.known.cramer_rao is None
    chance, heat = np.random.default_rng(78), graph_heat(graph)
    op = operator_of(graph)
    actual = []
    for _ in range(100):
        vertex = int(chance.integers(graph.n_vertices))
        clean = np.array([heat.at(sensor, ((vertex, 1.0),)) for sensor in graph.sensors])
        cloaked = clean + zone.noise.sigma * chance.standard_normal(clean.size)
        estimate = posterior(op, cloaked, zone.noise.sigma, intensity=1.0).estimate
        hops = np.array([op.domain.distance(vertex, other) for other in range(graph.n_vertices)])
        total = estimate.sum()
        actual.append(float(estimate @ hops / total if total else hops.mean()))
    _measured(zone, found.known, actual)


def test_with_missing_sensors_the_posterior_is_less_accurate() -> None:
    whole, half = (
        with_posterior(UNIFORM, position_errors(UNIFORM, 20, missing), 10, 0) for missing in (0, 0.5)
    )
    assert whole.known.posterior is not None
    assert half.known.posterior is not None
    assert half.known.posterior.mean > 1.3 * whole.known.posterior.mean


def test_limits_that_cannot_be_computed_are_none() -> None:
    """For noise below the finest grid, and on a ring of 501 vertices."""
    exact = replace(UNIFORM, noise=uniform_noise(0.1, 2.0**-30, 1, 50))
    ring = Graph(501, tuple((i, (i + 1) % 501) for i in range(501)), None, (0, 100), 1.0)
    large = new_zone(domain=ring, promise=replace(UNIFORM.promise, hides=Move(1.0)))
    for zone in (exact, large):
        found = with_posterior(zone, position_errors(zone), 2, 0)
        assert found.known == found.unknown == PositionError()


def test_one_sensor_has_no_cramer_rao_bound_and_a_bayes_limit() -> None:
    zone = new_zone(domain=replace(DEFAULT_DOMAIN, n_sensors=1))
    error = position_errors(zone, draws=10).known
    assert error.cramer_rao is None
    assert error.bayes is not None
    assert cramer_rao(IntervalDomain(100, 1).operator(0.05), 1.0) == math.inf
    assert (
        error.bayes.mean
        == bayes_limit(IntervalDomain(100, 1).operator(0.05), zone.noise.sigma, draws=10).mean
    )
