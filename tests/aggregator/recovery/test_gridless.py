"""Gridless recovery: places of the sources, and the likelihood of an independent search."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.optimize import minimize

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalDomain, IntervalOperator
from heatcloak_aggregator.earth_mover import emd
from heatcloak_aggregator.recovery import bpdn
from heatcloak_aggregator.recovery.gridless import GridlessResult, gridless


def kernel(op: IntervalOperator, places: float | FloatArray) -> FloatArray:
    """Return the readings of unit sources, shape (..., m), by the paper's formula only."""
    m = op.domain.n_sensors
    away = np.asarray(places)[..., None] - np.arange(1, m + 1) / m
    heat: FloatArray = np.exp(-(away**2) / (4 * op.spread)) / math.sqrt(4 * math.pi * op.spread)
    return heat


def misfit(op: IntervalOperator, readings: FloatArray, places: FloatArray, intensities: FloatArray) -> float:
    """Return ‖A f − ỹ‖₂ of sources off the grid."""
    return float(np.linalg.norm(intensities @ kernel(op, places) - readings))


def least_misfit(op: IntervalOperator, readings: FloatArray, count: int, rng: np.random.Generator) -> float:
    """Return the least residual of ``count`` sources from twenty searches that start at random places."""
    sensors = np.arange(1, op.domain.n_sensors + 1) / op.domain.n_sensors

    def half_square(point: FloatArray) -> tuple[float, FloatArray]:
        places, intensities = point[:count], point[count:]
        columns = kernel(op, places)
        residual = intensities @ columns - readings
        slopes = -(places[:, None] - sensors) / (2 * op.spread) * columns * intensities[:, None]
        return 0.5 * float(residual @ residual), np.concatenate([slopes @ residual, columns @ residual])

    found = [
        minimize(
            half_square, rng.random(2 * count), jac=True, method="L-BFGS-B", bounds=[(0, 1)] * (2 * count)
        ).fun
        for _ in range(20)
    ]
    return math.sqrt(2 * min(found))


@pytest.mark.parametrize("intensity", [None, 1.0])
def test_sources_of_clean_readings_are_exact(default_op: IntervalOperator, intensity: float | None) -> None:
    """To four digits, off the grid."""
    readings = kernel(default_op, 0.2345) + kernel(default_op, 0.71)
    result = gridless(default_op, readings, 1e-6, intensity=intensity)
    assert result.places == pytest.approx([0.2345, 0.71], abs=1e-4)
    assert result.intensities == pytest.approx([1.0, 1.0], abs=1e-4)
    assert result.status == "converged"
    assert np.flatnonzero(result.estimate).tolist() == [22, 70]


def test_one_known_source_is_placed_at_the_greatest_likelihood(default_op: IntervalOperator) -> None:
    rng = np.random.default_rng(30)
    everywhere = kernel(default_op, np.linspace(0, 1, 2001))
    for _ in range(30):
        readings = kernel(default_op, rng.random()) + 0.4 * rng.standard_normal(50)
        result = gridless(default_op, readings, 0.4, max_sources=1, intensity=1.0)
        one = np.ones(1)
        least = float(np.linalg.norm(everywhere - readings, axis=1).min())
        assert misfit(default_op, readings, result.places, one) <= least * (1 + 1e-6)


@pytest.mark.slow
def test_no_random_search_finds_a_greater_likelihood(default_op: IntervalOperator) -> None:
    """Within 0.1 for two or three unknown intensities."""
    rng, sigma = np.random.default_rng(31), 0.3
    for trial in range(8):
        sources = rng.random(2 + trial % 2)
        readings = kernel(default_op, sources).sum(axis=0)
        readings = readings + sigma * rng.standard_normal(50)
        result = gridless(default_op, readings, sigma)
        count = result.places.size
        found = misfit(default_op, readings, result.places, result.intensities)
        assert found == pytest.approx(result.residual, rel=1e-9)
        assert result.log_likelihood == pytest.approx(-0.5 * (found / sigma) ** 2, rel=1e-9)
        least = least_misfit(default_op, readings, count, rng)
        assert 0.5 * (found**2 - least**2) / sigma**2 <= 0.1
        fewer = least_misfit(default_op, readings, count - 1, rng)
        assert 0.5 * (fewer**2 - least**2) / sigma**2 > math.log(50) - 0.1, "the last source gains enough"


@pytest.mark.slow
def test_another_source_gains_less_than_schwarzs_criterion(default_op: IntervalOperator) -> None:
    """ln(s)/2 for each of its two numbers."""
    rng, sigma = np.random.default_rng(32), 0.3
    for _ in range(5):
        readings = kernel(default_op, 0.3) + kernel(default_op, 0.8) + sigma * rng.standard_normal(50)
        result = gridless(default_op, readings, sigma)
        more = least_misfit(default_op, readings, result.places.size + 1, rng)
        assert 0.5 * (result.residual**2 - more**2) / sigma**2 < math.log(50)


@pytest.mark.slow
def test_estimates_of_few_sources_beat_basis_pursuit(default_op: IntervalOperator) -> None:
    """The mean distance for one to five people is below two thirds of basis pursuit's best."""
    rng, sigma = np.random.default_rng(33), 0.186
    ours, unit, theirs = [], [], []
    for trial in range(60):
        places = rng.random(1 + trial % 5)
        truth = np.zeros(100)
        np.add.at(truth, np.clip(np.rint(places * 100).astype(int), 1, 100) - 1, 1.0)
        readings = default_op.responses(places).sum(axis=0) + sigma * rng.standard_normal(50)
        score = [
            emd(default_op.domain, truth, bpdn(default_op, readings, sigma, radius=radius).estimate)
            for radius in ("confident", "paper")
        ]
        theirs.append(score)
        ours.append(emd(default_op.domain, truth, gridless(default_op, readings, sigma).estimate))
        known = gridless(default_op, readings, sigma, intensity=1.0)
        unit.append(emd(default_op.domain, truth, known.estimate))
    assert np.mean(ours) < 0.67 * min(np.mean(theirs, axis=0))
    assert np.mean(unit) < 0.67 * min(np.mean(theirs, axis=0))


@pytest.mark.parametrize("intensity", [None, 0.5])
@pytest.mark.parametrize("magnitude", [0.0, 1.0, 1e12, 1e99])
@pytest.mark.parametrize(
    ("n", "m", "spread"),
    [
        (1, 1, 0.05),
        (1, 50, 0.05),
        (10, 50, 1e-4),
        (100, 50, 10.0),
        (100, 1, 0.05),
        (5, 5, 1e-12),
        (3, 3, 1e12),
    ],
)
def test_every_input_has_a_result(
    n: int, m: int, spread: float, magnitude: float, intensity: float | None
) -> None:
    """One sensor, one place, any spread, absurd readings and scales: finite, in the box, no warning."""
    rng = np.random.default_rng(34)
    op = IntervalDomain(n, m).operator(spread)
    readings = magnitude * rng.choice([-1.0, 1.0], m)
    scales: list[float | FloatArray] = [0.0, 1e-12, 0.1, 1e200, rng.uniform(0.1, 3, m)]
    for sigma in scales:
        assert_sound(gridless(op, readings, sigma, intensity=intensity), n)
    assert_sound(gridless(op, readings[:1], 0.1, sensors=[m - 1], intensity=intensity), n)


def assert_sound(result: GridlessResult, n: int) -> None:
    """Check that everything is finite and in range, with a text of one line."""
    assert result.estimate.shape == (n,)
    assert result.places.shape == result.intensities.shape
    for values in (result.places, result.intensities):
        assert ((values >= 0) & (values <= 1)).all()
    assert result.estimate.sum() == pytest.approx(result.intensities.sum())
    assert math.isfinite(result.residual)
    assert math.isfinite(result.log_likelihood)
    assert result.text.startswith(f"{result.status}: ")
    assert "\n" not in result.text


def test_a_coarse_grid_does_not_affect_the_places() -> None:
    for n in (1, 10):
        op = IntervalDomain(n, 50).operator(0.01)
        result = gridless(op, kernel(op, 0.2345) + kernel(op, 0.6), 1e-6)
        assert result.places == pytest.approx([0.2345, 0.6], abs=1e-4)
        assert result.estimate.shape == (n,)


def test_missing_sensors_and_different_noise_are_supported(
    default_op: IntervalOperator,
) -> None:
    """In any order of arrival, to the last bit; a sensor of enormous noise counts for nothing."""
    rng = np.random.default_rng(35)
    present, sigma = rng.permutation(50)[:30], rng.uniform(0.1, 0.5, 30)
    readings = (kernel(default_op, 0.31) + kernel(default_op, 0.77))[present] + sigma * rng.standard_normal(
        30
    )
    order = np.argsort(present)
    arrived = gridless(default_op, readings, sigma, sensors=present)
    ascending = gridless(default_op, readings[order], sigma[order], sensors=present[order])
    assert np.array_equal(arrived.places, ascending.places)
    rest = np.setdiff1d(np.arange(50), present)[0]
    absurd = gridless(
        default_op, np.append(readings, 1e3), np.append(sigma, 1e9), sensors=np.append(present, rest)
    )
    assert absurd.places == pytest.approx(arrived.places, abs=1e-3)


@pytest.mark.parametrize(
    ("readings", "options", "status"),
    [
        (np.zeros(50), {}, "empty"),
        (np.full(50, 1e3), {}, "misfit"),
        (np.linspace(-9, 9, 50), {}, "misfit"),
    ],
)
def test_status_of_readings_without_a_matching_source(
    default_op: IntervalOperator, readings: FloatArray, options: dict[str, int], status: str
) -> None:
    assert gridless(default_op, readings, 0.1, **options).status == status


def test_status_is_crowded_at_max_sources(default_op: IntervalOperator) -> None:
    readings = 0.9 * kernel(default_op, 0.5)
    result = gridless(default_op, readings, 0.1, max_sources=1)
    assert result.status == "crowded"
    assert "max_sources" in result.text


def test_a_round_needs_at_most_600_evaluations(default_op: IntervalOperator) -> None:
    rng = np.random.default_rng(36)
    for _ in range(20):
        readings = default_op.responses(rng.random(5)).sum(axis=0) + 0.1 * rng.standard_normal(50)
        assert gridless(default_op, readings, 0.1).iterations <= 600
