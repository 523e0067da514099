"""Posterior on the interval: errors, determinism, and sound results for every input."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.domains import IntervalDomain, IntervalOperator
from heatcloak_aggregator.recovery.posterior import Prior, posterior
from heatcloak_shared.errors import ParameterError

SIGMA = 0.3


@pytest.mark.parametrize("most", [0, -1, 65, 2.0, True, None, "3"])
def test_refuses_invalid_max_sources(default_op: IntervalOperator, most: object) -> None:
    with pytest.raises(ParameterError, match="max_sources"):
        posterior(default_op, np.zeros(50), SIGMA, max_sources=most)  # type: ignore[call-overload]


@pytest.mark.parametrize("value", [0.0, -1.0, np.nan, np.inf, 1e9, "warm", (1.0, 0.2), (0.1, 0.2, 0.3)])
def test_refuses_invalid_intensities(default_op: IntervalOperator, value: object) -> None:
    with pytest.raises(ParameterError, match="intensity"):
        posterior(default_op, np.zeros(50), SIGMA, intensity=value)  # type: ignore[call-overload]


@pytest.mark.parametrize("seed", [-1, 1.5, None, True, "1"])
def test_refuses_invalid_seeds(default_op: IntervalOperator, seed: object) -> None:
    with pytest.raises(ParameterError, match="seed"):
        posterior(default_op, np.zeros(50), SIGMA, seed=seed)  # type: ignore[call-overload]


@pytest.mark.parametrize("moves", [0, -5, 1.5, 10**10])
def test_refuses_invalid_moves(default_op: IntervalOperator, moves: object) -> None:
    with pytest.raises(ParameterError, match="moves"):
        posterior(default_op, np.zeros(50), SIGMA, moves=moves)  # type: ignore[call-overload]


@pytest.mark.parametrize(
    "wrong",
    [
        {"places": (0.5, 0.5)},
        {"places": (-0.1, 1.0)},
        {"places": 0.5},
        {"count": (1.0,)},
        {"count": (0.0,) * 7},
        {"count": (1.0,) * 6 + (-1.0,)},
        {"count": (1.0,) * 6 + (np.nan,)},
        {"overflow": -0.1},
        {"overflow": 2.0},
    ],
)
def test_refuses_invalid_priors(wrong: dict[str, object]) -> None:
    with pytest.raises(ParameterError, match=next(iter(wrong))):
        Prior(**wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf, 1e200])
def test_refuses_invalid_readings(default_op: IntervalOperator, value: float) -> None:
    readings = np.zeros(50)
    readings[3] = value
    with pytest.raises(ParameterError, match="NaN"):
        posterior(default_op, readings, SIGMA)


@pytest.mark.parametrize("level", [0.0, 1.0, -0.1, 1.1, np.nan, True, "0.9"])
def test_refuses_invalid_levels(default_op: IntervalOperator, level: object) -> None:
    result = posterior(default_op, default_op.matrix()[:, 3], SIGMA, moves=4000)
    with pytest.raises(ParameterError, match="level"):
        result.vicinity(level)  # type: ignore[arg-type]


def test_equal_seeds_give_equal_results(default_op: IntervalOperator) -> None:
    """Another seed gives other samples of the same posterior."""
    readings = default_op.matrix()[:, [20, 60]].sum(axis=1)
    one, two = (posterior(default_op, readings, SIGMA, seed=5) for _ in range(2))
    assert one.estimate.tobytes() == two.estimate.tobytes()
    assert one.samples.places.tobytes() == two.samples.places.tobytes()
    assert one.vicinity(0.9) == two.vicinity(0.9)
    other = posterior(default_op, readings, SIGMA, seed=6)
    assert other.estimate.tobytes() != one.estimate.tobytes()
    assert np.abs(np.cumsum(other.estimate - one.estimate)).mean() < 0.06


def test_the_order_of_sensors_has_no_effect(default_op: IntervalOperator) -> None:
    rng = np.random.default_rng(3)
    sensors = np.array([40, 3, 17, 8, 29, 11])
    readings = default_op.matrix()[sensors, 30] + 0.1 * rng.standard_normal(6)
    one = posterior(default_op, readings, 0.1, sensors=sensors, moves=20_000)
    two = posterior(default_op, readings[::-1], 0.1, sensors=sensors[::-1], moves=20_000)
    assert one.estimate.tobytes() == two.estimate.tobytes()


def test_results_are_read_only(default_op: IntervalOperator) -> None:
    result = posterior(default_op, default_op.matrix()[:, 3], SIGMA, moves=4000)
    samples = result.samples
    for array in (result.estimate, result.count, samples.places, samples.intensities, samples.counts):
        with pytest.raises(ValueError, match="read-only"):
            array[...] = 0


def test_importing_posterior_does_not_import_numba() -> None:
    code = "import sys, heatcloak_aggregator.recovery.posterior; assert 'numba' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


@settings(max_examples=40, deadline=None)
@given(
    n=st.integers(1, 150),
    m=st.integers(1, 60),
    spread=st.floats(1e-4, 10.0),
    sigma=st.floats(1e-3, 1e3),
    most=st.integers(1, 20),
    intensity=st.one_of(st.none(), st.floats(0.1, 10.0)),
    scale=st.floats(-1e3, 1e3),
    seed=st.integers(0, 2**70),
)
def test_every_result_is_sound(
    n: int, m: int, spread: float, sigma: float, most: int, intensity: float | None, scale: float, seed: int
) -> None:
    op = IntervalDomain(n, m).operator(spread)
    readings = scale * np.random.default_rng(seed).standard_normal(m)
    result = posterior(op, readings, sigma, most, intensity, seed, moves=2000)
    assert np.isfinite(result.estimate).all()
    assert result.estimate.min() >= 0.0
    assert result.count.shape == (most + 1,)
    assert result.count.sum() == pytest.approx(1.0)
    assert result.text.startswith(result.status)
    samples = result.samples
    for k, places, intensities in zip(samples.counts, samples.places, samples.intensities, strict=True):
        assert (np.diff(places[:k]) >= 0.0).all()
        assert ((places[:k] >= 0.0) & (places[:k] <= 1.0)).all()
        assert (
            (intensities[:k] >= result.prior.min_intensity) & (intensities[:k] <= result.prior.max_intensity)
        ).all()
    for region in result.vicinity(0.8):
        assert 0.0 <= region.low <= region.high <= 1.0
        assert 0.0 <= region.probability <= 1.0
