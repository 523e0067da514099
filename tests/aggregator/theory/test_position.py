"""Cramér–Rao and Bayes limits against quadrature, brute-force posteriors, closed forms and each other."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import astuple

import mpmath  # type: ignore[import-untyped]
import numpy as np
import pytest
from scipy.integrate import quad
from scipy.special import ndtr

from heatcloak_aggregator import GraphDomain, IntervalDomain
from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator, Operator
from heatcloak_aggregator.theory import bayes_limit, cramer_rao, position_limits, ziv_zakai
from heatcloak_aggregator.theory.position import _error_of_median, _log_mean_likelihood, excess_error
from heatcloak_lab.experiments.graphs.methods import vertex_probabilities
from heatcloak_shared.errors import ParameterError

BayesRisk = Callable[[IntervalOperator, float, int, int, int], tuple[float, float]]
UNKNOWN = (0.2, 1.0)
ABSOLUTE = math.sqrt(2 / math.pi)
"""Mean absolute value of a normal variable, in standard deviations."""
CYCLE = GraphDomain(9, [[i, (i + 1) % 9] for i in range(9)], sensors=[0, 2, 3, 7])


def quadrature(m: int, spread: float, scales: list[float], present: list[int], known: bool) -> float:
    """Return the mean of 1/√(information), from the formula of the kernel in 40 digits."""
    rows = [(mpmath.mpf(j + 1) / m, scales[j]) for j in present]
    width = 4 * mpmath.mpf(spread)

    def deviation(x: mpmath.mpf) -> mpmath.mpf:
        heat = [mpmath.exp(-((x - s) ** 2) / width) / mpmath.sqrt(mpmath.pi * width) / v for s, v in rows]
        slope = [-2 * (x - s) / width * g for g, (s, _) in zip(heat, rows, strict=True)]
        own = mpmath.fsum(b * b for b in slope)
        if not known:
            shared = mpmath.fsum(a * b for a, b in zip(heat, slope, strict=True))
            own -= shared**2 / mpmath.fsum(a * a for a in heat)
        return 1 / mpmath.sqrt(own)

    with mpmath.workdps(40):
        return float(mpmath.quad(deviation, sorted({0, 1, *(s for s, _ in rows)})))


@pytest.mark.parametrize(
    ("m", "spread", "present"),
    [(8, 0.05, range(8)), (8, 0.05, [0, 2, 3, 6]), (4, 0.0019, range(4)), (3, 1.0, [0, 2])],
)
@pytest.mark.parametrize("known", [True, False])
def test_cramer_rao_is_the_mean_over_places_of_one_over_the_root_of_the_information(
    m: int, spread: float, present: list[int], known: bool
) -> None:
    """For unknown intensity, the mean of 1/a over [0.2, 1] is ln(5)/0.8."""
    op, scales = IntervalDomain(20, m).operator(spread), [1 + 0.1 * j for j in range(m)]
    expected = quadrature(m, spread, scales, list(present), known) * (1 if known else math.log(5) / 0.8)
    found = cramer_rao(op, scales, 1.0 if known else UNKNOWN, list(present))
    assert found == pytest.approx(expected, rel=1e-8)


def test_cramer_rao_scales_with_noise_and_intensity() -> None:
    op = IntervalDomain(20, 8).operator(0.05)
    once = cramer_rao(op, 0.3)
    assert once is not None
    for factor in (1e-200, 3.0, 1e200):
        assert cramer_rao(op, 0.3 * factor) == pytest.approx(once * factor, rel=1e-12)
    assert cramer_rao(op, 0.3, 0.25) == pytest.approx(4 * once, rel=1e-12)


def test_cramer_rao_is_infinite_without_information_and_undefined_without_length() -> None:
    """One sensor cannot place a person next to it to first order; without length there are no derivatives."""
    op = IntervalDomain(20, 8).operator(0.05)
    assert cramer_rao(op, 1.0, sensors=[3]) == math.inf
    assert cramer_rao(IntervalDomain(20, 2).operator(1e-6), 1.0) == math.inf
    assert cramer_rao(CYCLE.operator(0.5), 1.0) is None
    assert position_limits(CYCLE.operator(0.5), 1.0, missing=0.3, draws=16).cramer_rao_known is None


@pytest.mark.parametrize("low", [0.2, 0.9, 1 - 1e-9])
def test_an_unknown_intensity_is_integrated_exactly(low: float) -> None:
    """From no information to a peak far inside, at, and far outside the range, against 30 digits."""
    squares = np.array([0.0, 1e-300, 1e-14, 1e-7, 1e-3, 1.0, 40.0, 1e5])
    for share in (-30.0, 0.0, 0.19, 0.5, 0.95, 1.0, 1.3, 40.0):
        products = share * np.sqrt(squares) * np.maximum(np.sqrt(squares), 1.0)
        found = _log_mean_likelihood(products[None], squares, low, 1.0)[0]
        for c, g, value in zip(products, squares, found, strict=True):
            with mpmath.workdps(30):
                best = min(max(c / g if g else 1.0, low), 1.0)
                wide = 12 / mpmath.sqrt(g + 1) / (1 + abs(c - g * best) / mpmath.sqrt(g + 1))
                cuts = sorted(
                    {low, 1.0, *(float(min(max(best + i * wide / 4, low), 1)) for i in range(-4, 5))}
                )
                top = best * (c - g * best / 2)
                total = mpmath.quad(lambda a, c=c, g=g, top=top: mpmath.exp(a * (c - g * a / 2) - top), cuts)
                expected = float(mpmath.log(total / (1 - mpmath.mpf(low))) + top)
            assert value == pytest.approx(expected, rel=1e-9, abs=1e-9)


@pytest.mark.parametrize("cells", [1, 2, 5, 40])
def test_the_error_of_the_median_is_that_of_a_piecewise_constant_density(cells: int) -> None:
    """The oracle minimises the mean distance over estimates, by quadrature of 4000 points a cell."""
    chances = np.random.default_rng(2).dirichlet(np.full(cells, 0.3), 20)
    points = (np.arange(4000 * cells) + 0.5) / (4000 * cells)
    for chance, error in zip(chances, _error_of_median(chances), strict=True):
        density = np.repeat(chance / 4000, 4000)
        median = points[np.searchsorted(np.cumsum(density), 0.5)]
        assert error == pytest.approx(np.abs(points - median) @ density, abs=1e-6)


def brute_force(
    columns: FloatArray, distances: FloatArray, scales: FloatArray, low: float, draws: int
) -> tuple[float, float]:
    """Return the mean actual error of the best estimate, and its standard error.

    ``columns`` (places, s) are readings of unit sources; intensities are on a grid from ``low`` to 1.
    """
    rng, levels = np.random.default_rng(77), np.linspace(low, 1, 101 if low < 1 else 1)
    errors = []
    for _ in range(draws):
        place, level = rng.integers(len(columns)), rng.uniform(low, 1)
        reading = level * columns[place] + rng.normal(0, scales)
        misfit = np.square((reading - levels[:, None, None] * columns) / scales).sum(axis=2)
        chance = np.exp(-(misfit - misfit.min()) / 2)
        chance[[0, -1]] *= 0.5 if low < 1 else 1.0  # trapezoid
        posterior = chance.sum(axis=0)
        errors.append(distances[place, np.argmin(distances @ posterior)])
    return float(np.mean(errors)), float(np.std(errors) / math.sqrt(draws))


@pytest.mark.parametrize("low", [1.0, 0.2])
@pytest.mark.parametrize(
    ("m", "spread", "sigma", "present"),
    [(4, 0.02, 0.4, [0, 1, 2, 3]), (6, 0.05, 0.7, [0, 2, 3]), (3, 0.001, 0.5, [0, 2])],
)
def test_the_bayes_limit_on_the_interval_is_that_of_a_brute_force_posterior(
    m: int, spread: float, sigma: float, present: list[int], low: float
) -> None:
    """The oracle uses a grid of places and intensities, the actual errors, and the kernel's formula."""
    places, scales = (np.arange(120) + 0.5) / 120, sigma * np.linspace(1, 2, m)
    offsets = places[:, None] - (np.array(present) + 1) / m
    columns = np.exp(-np.square(offsets) / (4 * spread)) / math.sqrt(4 * math.pi * spread)
    distances = np.abs(places[:, None] - places)
    mean, error = brute_force(columns, distances, scales[present], low, 800)
    found = bayes_limit(
        IntervalDomain(7, m).operator(spread), scales, 1.0 if low == 1 else (low, 1.0), present, 3000
    )
    assert abs(found.mean - mean) < 4 * math.hypot(error, found.standard_error)
    assert math.hypot(error, found.standard_error) < 0.05 * mean


@pytest.mark.parametrize("low", [1.0, 0.2])
def test_the_bayes_limit_on_a_graph_is_that_of_a_brute_force_posterior(low: float) -> None:
    op, present = CYCLE.operator(0.4), [0, 1, 3]
    scales = np.array([0.2, 0.25, 0.2, 0.3])
    gaps = np.abs(np.arange(9)[:, None] - np.arange(9))
    mean, error = brute_force(
        op.matrix()[present].T, np.minimum(gaps, 9 - gaps).astype(float), scales[present], low, 1000
    )
    found = bayes_limit(op, scales, 1.0 if low == 1 else (low, 1.0), present, 3000)
    assert abs(found.mean - mean) < 4 * math.hypot(error, found.standard_error)


def test_the_bayes_limit_on_a_graph_is_the_risk_of_the_exact_classifier_of_the_experiments() -> None:
    op, rng = CYCLE.operator(0.4), np.random.default_rng(5)
    A, distances = op.matrix(), CYCLE.distances(range(9))
    errors = []
    for _ in range(3000):
        vertex = rng.integers(9)
        chances = vertex_probabilities(A, A[:, vertex] + rng.normal(0, 0.2, 4), 0.2)
        errors.append(distances[vertex, np.argmin(distances @ chances)])
    found = bayes_limit(op, 0.2, draws=3000)
    error = math.hypot(float(np.std(errors)) / math.sqrt(3000), found.standard_error)
    assert abs(found.mean - np.mean(errors)) < 4 * error


def test_the_bayes_limit_of_two_vertices_is_the_error_of_the_best_test() -> None:
    op = GraphDomain(2, [[0, 1]]).operator(0.3)
    apart = np.linalg.norm(op.matrix()[:, 0] - op.matrix()[:, 1])
    for sigma in (0.1, 0.4, 5.0):
        found = bayes_limit(op, sigma, draws=20_000)
        assert abs(found.mean - ndtr(-apart / (2 * sigma))) < 4 * found.standard_error


@pytest.mark.parametrize("sigma", [0.3, 1.0])
def test_the_bayes_limit_is_that_of_enumerated_places_on_a_fine_grid(
    sigma: float, bayes_risk: BayesRisk
) -> None:
    op = IntervalDomain(150, 6).operator(0.05)
    risk, error = bayes_risk(op, sigma, 1, 1500, 3)
    found = bayes_limit(op, sigma, draws=5000)
    assert abs(found.mean - risk) < 4 * math.hypot(error, found.standard_error)


@pytest.mark.parametrize("intensity", [1.0, (0.7, 1.0)])
def test_at_small_noise_the_bayes_limit_is_080_times_cramer_rao(
    intensity: float | tuple[float, float],
) -> None:
    """The mean absolute error of a normal variable is √(2/π) times its deviation.

    Within a few deviations of an end the prior excludes places outside, which lowers the mean in proportion.
    """
    op = IntervalDomain(100, 50).operator(0.05)
    bound = cramer_rao(op, 0.02, intensity)
    found = bayes_limit(op, 0.02, intensity, draws=2000)
    assert bound is not None
    ratio, error = found.mean / (ABSOLUTE * bound), found.standard_error / found.mean
    assert 1 - 5 * bound - 3 * error < ratio < 1 + 3 * error
    assert 5 * bound + 3 * error < 0.03


@pytest.mark.parametrize("sigma", [0.1, 0.7, 3.0])
def test_ziv_zakai_is_at_most_the_bayes_limit(sigma: float) -> None:
    op = IntervalDomain(1000, 50).operator(0.05)
    found = bayes_limit(op, sigma, draws=5000)
    bound = ziv_zakai(op, sigma)
    assert 0.85 * found.mean < bound < found.mean + 3 * found.standard_error


@pytest.mark.parametrize(
    ("op", "guess"), [(IntervalDomain(5, 4).operator(0.05), 0.25), (CYCLE.operator(0.4), 20 / 9)]
)
@pytest.mark.parametrize("intensity", [1.0, UNKNOWN])
def test_the_bayes_limit_rises_with_the_noise_to_the_error_of_a_guess(
    op: Operator, guess: float, intensity: float | tuple[float, float]
) -> None:
    """The same seed gives the same people and noise, so it rises in every simulation."""
    limits = [bayes_limit(op, sigma, intensity).mean for sigma in (0.2, 0.4, 0.8, 1.6, 1e3, 1e150)]
    assert limits == sorted(limits)
    assert limits[-1] == pytest.approx(guess, rel=1e-9)


def test_a_sensor_with_enormous_noise_is_a_missing_sensor() -> None:
    op, present = IntervalDomain(20, 8).operator(0.05), [0, 1, 4, 5, 7]
    scales = np.full(8, 1e12)
    scales[present] = 0.5
    for intensity in (1.0, UNKNOWN):
        bound, limit = cramer_rao(op, scales, intensity), bayes_limit(op, scales, intensity)
        assert bound == pytest.approx(cramer_rao(op, 0.5, intensity, present), rel=1e-9)
        assert astuple(limit) == pytest.approx(astuple(bayes_limit(op, 0.5, intensity, present)), rel=1e-9)
        assert astuple(limit) == astuple(bayes_limit(op, scales, intensity, range(8)))


def test_the_standard_error_is_the_spread_over_seeds() -> None:
    op = IntervalDomain(20, 8).operator(0.05)
    found = [bayes_limit(op, 0.5, UNKNOWN, draws=200, seed=seed) for seed in range(60)]
    spread = np.std([each.mean for each in found], ddof=1)
    assert 0.7 < spread / np.mean([each.standard_error for each in found]) < 1.4


def test_position_limits_are_those_of_known_and_unknown_intensity() -> None:
    op = IntervalDomain(20, 8).operator(0.05)
    limits = position_limits(op, 0.5, draws=100, seed=4)
    assert (limits.cramer_rao_known, limits.cramer_rao_unknown) == (
        cramer_rao(op, 0.5),
        cramer_rao(op, 0.5, UNKNOWN),
    )
    assert limits.bayes_known == bayes_limit(op, 0.5, draws=100, seed=4)
    assert limits.bayes_unknown == bayes_limit(op, 0.5, UNKNOWN, draws=100, seed=4)
    # A fifth of two sensors rounds to none, and one sensor always remains.
    for few, share in ((2, 0.2), (1, 0.9)):
        other = IntervalDomain(20, few).operator(0.05)
        assert position_limits(other, 0.5, share, 50) == position_limits(other, 0.5, 0.0, 50)


def test_missing_sensors_are_averaged_over_random_sets() -> None:
    """Two of ten sensors are missing: √(10/8) more error on average, and more at the gaps."""
    op = IntervalDomain(20, 10).operator(0.05)
    whole, fewer = (position_limits(op, 0.2, share, 8000) for share in (0.0, 0.2))
    pairs = [
        cramer_rao(op, 0.2, sensors=[i for i in range(10) if i not in (a, b)])
        for a in range(10)
        for b in range(a)
    ]
    assert whole.cramer_rao_known is not None
    assert fewer.cramer_rao_known is not None
    # A mean over eight random sets.
    values = np.array(pairs, dtype=float)
    assert abs(fewer.cramer_rao_known - values.mean()) < 4 * values.std() / math.sqrt(8)
    for before, after in (
        (whole.bayes_known, fewer.bayes_known),
        (whole.bayes_unknown, fewer.bayes_unknown),
    ):
        assert 1.05 < after.mean / before.mean < 1.35
        assert 0 < after.standard_error < 0.05 * after.mean


def test_noise_too_small_for_the_grid_is_refused_with_the_remedy() -> None:
    with pytest.raises(ParameterError, match="too small for the Bayes limit: use"):
        bayes_limit(IntervalDomain(20, 8).operator(0.05), 1e-5)


def test_wrong_noise_and_sensors_are_refused() -> None:
    op = IntervalDomain(20, 8).operator(0.05)
    for sigma in (0.0, -1.0, math.nan, [1.0] * 7, [1.0] * 7 + [0.0]):
        with pytest.raises(ParameterError, match="sigma"):
            bayes_limit(op, sigma)
    for sensors in ([], np.zeros(0, dtype=int), [8], [1, 1], [0.5]):
        with pytest.raises(ParameterError, match="sensors"):
            cramer_rao(op, 1.0, sensors=sensors)
    with pytest.raises(ParameterError, match="missing must be below 1"):
        position_limits(op, 1.0, missing=1.0)
    with pytest.raises(ParameterError, match="intensity"):
        cramer_rao(op, 1.0, (1.0, 0.2))
    with pytest.raises(ParameterError, match="draws is 1"):
        bayes_limit(op, 1.0, draws=1)


def test_the_excess_of_an_estimate_is_that_of_the_posterior_by_quadrature() -> None:
    """With three sensors, one of them missing, and two places in the estimate."""
    op, sigmas, present = IntervalDomain(10, 4).operator(0.05), np.array([0.3, 0.5, 9.0, 0.4]), [0, 1, 3]
    readings = np.array([0.4, 0.9, 0.2])

    def density(x: float) -> float:
        heat = [math.exp(-((x - (j + 1) / 4) ** 2) / 0.2) / math.sqrt(0.2 * math.pi) for j in present]
        return math.exp(
            -sum(((y - h) / sigmas[j]) ** 2 for y, h, j in zip(readings, heat, present, strict=True)) / 2
        )

    def mean_distance(place: float) -> float:
        parts = ((0.0, place), (place, 1.0))
        return math.fsum(quad(lambda x: abs(x - place) * density(x), *part)[0] for part in parts)

    total = quad(density, 0, 1)[0]
    least = min(mean_distance(place) for place in np.linspace(0, 1, 2001)) / total
    estimate = np.zeros(10)
    estimate[[1, 7]] = 0.2, 0.6
    expected = (mean_distance(0.2) / 4 + 3 * mean_distance(0.8) / 4) / total - least
    assert excess_error(op, estimate, readings, sigmas, 1.0, present) == pytest.approx(expected, rel=1e-4)
    assert expected > 0.1, "the estimate is far from the best one"


@pytest.mark.parametrize("intensity", [1.0, UNKNOWN])
@pytest.mark.parametrize("op", [IntervalDomain(20, 8).operator(0.05), CYCLE.operator(0.5)])
def test_the_limit_and_the_mean_excess_are_the_actual_error_of_an_estimate(
    op: Operator, intensity: float | tuple[float, float]
) -> None:
    """Of an estimate a third of all locations beyond the one nearest to the readings."""
    sigma, draws, chance = 0.3, 2000, np.random.default_rng(5)
    least, most = intensity if isinstance(intensity, tuple) else (intensity, intensity)
    actual, excess = np.empty(draws), np.empty(draws)
    for draw in range(draws):
        if isinstance(op, IntervalOperator):
            person = chance.random()
            clean, away = op.responses(np.array([person]))[0], np.abs(op.domain.source_places - person)
        else:
            vertex = int(chance.integers(9))
            clean, away = op.matrix()[:, vertex], op.domain.distances(np.array([vertex]))[0]
        readings = chance.uniform(least, most) * clean + sigma * chance.standard_normal(op.shape[0])
        nearest = int(np.square(op.matrix() - readings[:, None]).sum(axis=0).argmin())
        given = (nearest + op.shape[1] // 3) % op.shape[1]
        actual[draw] = away[given]
        excess[draw] = excess_error(op, np.eye(op.shape[1])[given], readings, sigma, intensity)
    assert excess.min() > -1e-9
    limit = bayes_limit(op, sigma, intensity, draws=4000, seed=6)
    error = math.hypot(limit.standard_error, (actual - excess).std() / math.sqrt(draws))
    assert abs(limit.mean + excess.mean() - actual.mean()) < 4 * error
    assert error < 0.05 * limit.mean
    assert excess.mean() > 6 * error, "without the excess, the comparison would fail"


def test_an_empty_estimate_is_one_anywhere() -> None:
    op, readings = CYCLE.operator(0.5), [0.1, 0.4, 0.2, 0.0]
    empty, anywhere = (excess_error(op, np.full(9, value), readings, 0.3) for value in (0.0, 0.7))
    assert empty == pytest.approx(anywhere, rel=1e-12)
    for estimate, found in ((np.ones(8), readings), (np.ones(9), readings[:3])):
        with pytest.raises(ParameterError, match="has shape"):
            excess_error(op, estimate, found, 0.3)
