"""The sensitivity of an interval: known values, rounding up, and refused radii."""

from __future__ import annotations

import math

import mpmath  # type: ignore[import-untyped]
import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_shared.errors import ParameterError

SIZES = [(1, 1), (1, 50), (2, 1), (3, 1000), (100, 50), (500, 7)]
SPREADS = [1e-4, 1e-3, 0.05, 0.5, 10.0]


def slopes(domain: IntervalDomain, spread: float, places: FloatArray) -> FloatArray:
    """Return ‖∂A/∂x‖₂ at each coordinate, by the definition."""
    total = np.zeros_like(places)
    for sensor in domain.sensor_places:
        x = places - sensor
        total += (x / (2 * spread) * np.exp(-x * x / (4 * spread))) ** 2 / (4 * math.pi * spread)
    return np.sqrt(total)


def exact_grid(n: int, m: int, spread: float) -> mpmath.mpf:
    """Return max‖Aᵢ − Aᵢ₊₁‖₂·n in 40 digits."""
    with mpmath.workdps(40):
        spread_ = mpmath.mpf(spread)

        def kernel(i: int, j: int) -> mpmath.mpf:
            x = mpmath.mpf(i) / n - mpmath.mpf(j) / m
            return mpmath.exp(-x * x / (4 * spread_)) / mpmath.sqrt(4 * mpmath.pi * spread_)

        squares = [
            mpmath.fsum((kernel(i, j) - kernel(i + 1, j)) ** 2 for j in range(1, m + 1)) for i in range(1, n)
        ]
        return mpmath.sqrt(max(squares)) * n


def test_the_sensitivity_of_the_default_zone_has_its_known_value() -> None:
    """N = 100, m = 50, T = 0.05, α = 0.01."""
    sensitivity = IntervalDomain(100, 50).operator(0.05).sensitivity(0.01)
    assert sensitivity == pytest.approx(0.13589715279376594, rel=1e-12)
    assert sensitivity >= 0.13589715279376594


@pytest.mark.parametrize(
    ("n", "m", "time", "value", "power", "digits"),
    [
        (500, 1000, 0.1, 0.0147761, 2.0, 1e-7),
        (1000, 500, 0.1, 23.268, -1.0, 1e-3),
        (1000, 500, 1.0, 40.491, -2.0 / 3.0, 1e-3),
    ],
)
def test_the_values_of_figure_5_of_the_first_version_are_reproduced(
    n: int, m: int, time: float, value: float, power: float, digits: float
) -> None:
    """They follow with T = t/2 and neighbours one cell apart, α = 1/n."""
    sensitivity = IntervalDomain(n, m).operator(0.5 * time).sensitivity(1 / n)
    assert sensitivity**power == pytest.approx(value, abs=digits / 2)


@pytest.mark.parametrize(("n", "m", "spread"), [(2, 1, 1e-4), (9, 4, 1e-3), (30, 10, 0.05), (20, 7, 10.0)])
def test_on_the_grid_it_agrees_with_forty_digits_and_is_never_below(n: int, m: int, spread: float) -> None:
    """To a relative 1e-12, even if neighbouring columns hardly differ."""
    exact = exact_grid(n, m, spread)
    computed = IntervalDomain(n, m).operator(spread).sensitivity(1.0)
    assert exact <= computed <= exact * (1 + mpmath.mpf(1e-12))


@pytest.mark.parametrize("spread", SPREADS)
@pytest.mark.parametrize(("n", "m"), SIZES)
def test_off_grid_it_is_the_supremum_rounded_up(n: int, m: int, spread: float) -> None:
    """It is rounded up by at most a relative 1e-6, and never below the sensitivity on the grid."""
    domain = IntervalDomain(n, m)
    op = domain.operator(spread)
    bound = op.sensitivity(1.0, off_grid=True)
    coarse = np.linspace(0.0, 1.0, 20_001)
    best = coarse[np.argmax(slopes(domain, spread, coarse))]
    fine = np.clip(best + np.linspace(-5e-5, 5e-5, 2_001), 0.0, 1.0)
    steepest = float(slopes(domain, spread, fine).max())
    assert steepest <= bound <= steepest * (1 + 1e-6)
    assert bound >= op.sensitivity(1.0)


@pytest.mark.parametrize(("spread", "ratio"), [(0.05, 1.0001), (1e-4, 1.095)])
def test_known_ratios_of_off_grid_to_grid(spread: float, ratio: float) -> None:
    """Off the grid it is 0.01 % larger at T = 0.05, and 9.5 % at 1e-4."""
    op = IntervalDomain().operator(spread)
    digits = 5 if ratio < 1.01 else 4
    assert op.sensitivity(0.01, off_grid=True) / op.sensitivity(0.01) == pytest.approx(
        ratio, abs=10.0 ** (1 - digits)
    )


def test_a_single_source_has_sensitivity_zero_on_the_grid_only() -> None:
    op = IntervalDomain(n_sources=1, n_sensors=5).operator(0.05)
    assert op.sensitivity(0.01) == 0.0
    assert op.sensitivity(0.01, off_grid=True) > 0.0


def test_sensitivity_is_proportional_to_alpha() -> None:
    op = IntervalDomain().operator(0.05)
    assert op.sensitivity(0.02) == pytest.approx(2 * op.sensitivity(0.01), rel=1e-15)
    assert op.sensitivity(0.0) == 0.0
    assert op.sensitivity(0.0, True) == 0.0


@pytest.mark.parametrize("alpha", [-0.01, math.nan, math.inf])
def test_a_negative_or_non_finite_radius_is_refused(alpha: float) -> None:
    with pytest.raises(ParameterError, match="alpha"):
        IntervalDomain().operator(0.05).sensitivity(alpha)
