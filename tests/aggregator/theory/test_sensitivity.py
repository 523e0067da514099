"""Closed bounds and asymptotes of the sensitivity."""

from __future__ import annotations

import math

import pytest
from scipy.integrate import quad
from scipy.optimize import minimize_scalar

from heatcloak_aggregator import IntervalDomain
from heatcloak_aggregator.theory import proposition13, sensitivity_asymptotes, sensitivity_bound
from heatcloak_shared.errors import ParameterError

SENSORS = [1, 2, 10, 50, 300]
SPREADS = [1e-8, 1e-6, 1e-5, 1e-4, 1e-3, 0.01, 0.05, 0.2, 0.5, 1.0, 3.0, 10.0, 1e4]


def slope(x: float, spread: float) -> float:
    """Return |g'(x, T)| by its definition."""
    return abs(x) / (2 * spread) * math.exp(-x * x / (4 * spread)) / math.sqrt(4 * math.pi * spread)


@pytest.mark.parametrize("m", SENSORS)
def test_both_bounds_hold_for_sources_anywhere(m: int) -> None:
    """Δ₂ ≤ the closed bound ≤ the printed one with its constant, for T from 1e-8 to 1e4."""
    for spread in SPREADS:
        op = IntervalDomain(20, m).operator(spread)
        exact = op.sensitivity(0.3, off_grid=True)
        bound = sensitivity_bound(op, 0.3)
        # The exact one is itself rounded up, by less than 1e-6.
        assert exact <= bound * (1 + 1e-6)
        assert bound <= proposition13(op, 0.3) * (1 + 1e-12)
        assert bound <= 1.61 * exact
        if m * math.sqrt(spread) >= 1:
            assert bound <= 1.4 * exact


@pytest.mark.parametrize("spread", [0.001, 0.05, 0.5, 2.0])
def test_the_bounds_have_the_constants_of_the_kernel(spread: float) -> None:
    """One sensor: the steepest slope; many sensors: the integral of its square, both by other means."""
    op = IntervalDomain(10, 1).operator(spread)
    inside = minimize_scalar(lambda x: -slope(x, spread), bounds=(0, 1), method="bounded")
    steepest = max(-inside.fun, slope(1.0, spread))
    assert sensitivity_bound(op, 1.0) == pytest.approx(steepest, rel=1e-6)
    square = 2 * quad(lambda x: slope(x, spread) ** 2, 0, 20 * math.sqrt(spread))[0]
    assert sensitivity_asymptotes(op, 1.0).dense == pytest.approx(math.sqrt(square), rel=1e-9)


def test_each_power_law_holds_in_its_regime() -> None:
    """The tolerances are those of the docstring: 1e-3, 1e-4, 6 %, and 2 % from T = 10 on."""

    def ratios(m: int, spread: float) -> tuple[float, float, float]:
        op = IntervalDomain(20, m).operator(spread)
        exact, laws = op.sensitivity(0.5, off_grid=True), sensitivity_asymptotes(op, 0.5)
        return exact / laws.points, exact / laws.dense, exact / laws.wide

    for m in (1, 7, 50):
        for part in (0.1, 0.01):
            assert ratios(m, (part / m) ** 2)[0] == pytest.approx(1, abs=1e-3)
    for m, spread in [(10, 0.01), (50, 4e-4), (50, 0.01), (300, 0.001)]:
        assert ratios(m, spread)[1] == pytest.approx(1, abs=1e-4)
    assert ratios(50, 0.05)[1] == pytest.approx(0.91, abs=0.005)
    for m in (50, 300):
        assert ratios(m, 3.0)[2] == pytest.approx(1, abs=0.06)
        assert ratios(m, 10.0)[2] == pytest.approx(1, abs=0.02)
        assert ratios(m, 1000.0)[2] == pytest.approx(1, abs=0.016)


def test_the_printed_power_of_the_spread_is_not_tight() -> None:
    """Below T = 0.01 a tenth of the spread raises Δ₂ by 10^0.75, not by 10^1.5."""
    domain = IntervalDomain(100, 500)
    low, high = (domain.operator(spread).sensitivity(1.0, off_grid=True) for spread in (0.001, 0.01))
    assert math.log10(low / high) == pytest.approx(0.75, abs=1e-3)


def test_a_zero_radius_gives_zero_and_an_invalid_one_is_refused() -> None:
    op = IntervalDomain(10, 5).operator(0.05)
    assert sensitivity_bound(op, 0.0) == proposition13(op, 0.0) == 0.0
    for bad in (-1.0, math.nan, math.inf):
        for function in (sensitivity_bound, proposition13, sensitivity_asymptotes):
            with pytest.raises(ParameterError, match="alpha"):
                function(op, bad)
