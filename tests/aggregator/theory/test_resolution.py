"""The resolution limit: the error of the exact test, and its exponent of σ."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from scipy.stats import norm

from heatcloak_aggregator import IntervalDomain
from heatcloak_aggregator.theory import resolution, resolution_limit
from heatcloak_shared.errors import ParameterError


@pytest.mark.parametrize(("at", "error"), [(0.5, 0.1), (0.3, 0.02)])
def test_the_best_test_has_the_requested_error_at_the_limit(at: float, error: float) -> None:
    """The likelihood-ratio test on drawn readings errs at the stated rate, and more often if closer."""
    op, sigma, rng = IntervalDomain(100, 50).operator(0.02), 0.3, np.random.default_rng(12)
    limit = resolution_limit(op, sigma, error, at)

    def rate(h: float, draws: int = 40_000) -> float:
        two, one = op.responses([at - h / 2, at + h / 2]).sum(axis=0), 2 * op.responses([at])[0]
        noise = rng.normal(0, sigma, (draws, 50))
        wrong = (noise @ (two - one)) / sigma > np.square(two - one).sum() / (2 * sigma)
        return float(wrong.mean())

    deviation = math.sqrt(error * (1 - error) / 40_000)
    assert rate(limit) == pytest.approx(error, abs=4 * deviation)
    assert rate(0.9 * limit) > error + 4 * deviation


def test_the_limit_grows_as_the_root_of_sigma() -> None:
    """The exponent is 1/2 and the constant √(8zσ/‖∂²A/∂x²‖) over four decades; Theorem 15 suggests 1."""
    op = IntervalDomain(100, 50).operator(0.05)
    x = 0.5 - op.domain.sensor_places
    second = (x * x / (4 * 0.05**2) - 1 / (2 * 0.05)) * op.responses([0.5])[0]
    sigmas = np.geomspace(1e-8, 1e-4, 9)
    limits = np.array([resolution_limit(op, float(s)) for s in sigmas])
    exponent = np.polyfit(np.log(sigmas), np.log(limits), 1)[0]
    assert exponent == pytest.approx(0.5, abs=1e-3)
    constant = math.sqrt(8 * norm.isf(0.1) / np.linalg.norm(second))
    np.testing.assert_allclose(limits, constant * np.sqrt(sigmas), rtol=2e-3)
    # At this noise, a difference of readings would be rounding only.
    assert resolution_limit(op, 1e-17) == pytest.approx(constant * math.sqrt(1e-17), rel=1e-6)


def test_the_limit_is_the_least_separation_with_the_requested_error() -> None:
    """It never falls with σ."""
    for spread in (0.001, 0.05, 0.5):
        op = IntervalDomain(20, 30).operator(spread)
        limits = [resolution_limit(op, float(s), 0.2) for s in np.geomspace(1e-3, 3, 12)]
        assert all(a <= b for a, b in itertools.pairwise(limits))
        for sigma, h in zip(np.geomspace(1e-3, 3, 12), limits, strict=True):
            if h < math.inf:
                readings = op.responses([0.5 - h / 2, 0.5 + h / 2, 0.5])
                apart = np.linalg.norm(readings[0] + readings[1] - 2 * readings[2])
                assert norm.cdf(-apart / (2 * sigma)) == pytest.approx(0.2, abs=1e-6)


@pytest.mark.parametrize("at_once", [1, 40, 1 << 18])
@pytest.mark.parametrize(
    ("m", "at", "spread", "share"),
    [(5, 0.5, 5e-9, 0.1), (2, 0.288, 1.8e-7, 0.1), (3, 0.176, 2e-9, 0.5), (5, 0.417, 8.38e-4, 0.995)],
)
def test_the_limit_of_narrow_heat_is_where_it_reaches_a_sensor(
    m: int, at: float, spread: float, share: float, at_once: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two sources each pass a sensor within a fraction of √T: a fine search finds the first separation."""
    monkeypatch.setattr(resolution, "_AT_ONCE", at_once)
    op = IntervalDomain(20, m).operator(spread)
    separations = np.concatenate(
        [2 * abs(s - at) + math.sqrt(spread) * np.linspace(-10, 10, 4001) for s in op.domain.sensor_places]
    )
    separations = np.sort(separations[(separations > 0) & (separations <= 2 * min(at, 1 - at))])
    second = op.responses(at + separations / 2) + op.responses(at - separations / 2) - 2 * op.responses([at])
    apart = np.sqrt(np.square(second).sum(axis=1))
    first = separations[(apart >= share * apart.max()).argmax()]
    sigma = float(share * apart.max() / (2 * norm.isf(0.1)))
    assert resolution_limit(op, sigma, at=at) == pytest.approx(first, abs=0.01 * math.sqrt(spread))


def test_the_limit_may_be_infinite_or_zero() -> None:
    """Too much noise, or a middle at an end: infinite. No noise: any separation."""
    op = IntervalDomain(20, 30).operator(0.05)
    assert resolution_limit(op, 1e6) == math.inf
    assert resolution_limit(op, 0.1, at=1.0) == math.inf
    assert resolution_limit(op, 0.0) == 0.0
    assert resolution_limit(op, 0.3, at=0.1) == math.inf
    assert resolution_limit(op, 0.01, at=0.1) <= 0.2


def test_invalid_arguments_are_refused() -> None:
    op = IntervalDomain(20, 30).operator(0.05)
    for error in (0.5, 0.0, 1.0):
        with pytest.raises(ParameterError, match="error"):
            resolution_limit(op, 0.1, error)
    with pytest.raises(ParameterError, match="at must be"):
        resolution_limit(op, 0.1, at=1.5)
    with pytest.raises(ParameterError, match="sigma"):
        resolution_limit(op, math.nan)
