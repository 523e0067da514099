"""Uneven budgets: against pooled simulated rounds, exact sums, and the limit of many rounds."""

from __future__ import annotations

import math

import mpmath  # type: ignore[import-untyped]
import numpy as np
import pytest

from heatcloak_aggregator.theory import uneven_budget
from heatcloak_shared.errors import ParameterError


@pytest.mark.parametrize("rounds", [1, 2, 20, 86])
@pytest.mark.parametrize("exponent", [0.0, 1 / 3, 0.5, 1.0])
def test_the_ratios_are_those_of_the_sums(rounds: int, exponent: float) -> None:
    """The oracle is in 30 digits, from noise scales whose Σ 1/σ² is the same as for equal shares."""
    with mpmath.workdps(30):
        total = mpmath.fsum(mpmath.mpf(r) ** -exponent for r in range(1, rounds + 1))
        squares = [rounds * mpmath.mpf(r) ** -exponent / total for r in range(1, rounds + 1)]
        assert mpmath.almosteq(mpmath.fsum(squares), rounds)
        uneven = [1 / mpmath.sqrt(mpmath.fsum(squares[:r])) for r in range(1, rounds + 1)]
        even = [1 / mpmath.sqrt(r) for r in range(1, rounds + 1)]
        found = uneven_budget(rounds, exponent)
        assert found.running_mean == pytest.approx(float(mpmath.fsum(uneven) / mpmath.fsum(even)), rel=1e-12)
        assert found.last_round == pytest.approx(float(1 / mpmath.sqrt(squares[-1])), rel=1e-12)


def test_pooled_simulated_rounds_have_the_computed_error() -> None:
    """Readings of 20 rounds are drawn with both budgets, and pooled by inverse variance."""
    rng, rounds = np.random.default_rng(8), 20
    shares = np.arange(1, rounds + 1) ** -0.5
    squares = {"uneven": rounds * shares / shares.sum(), "even": np.ones(rounds)}
    error = {}
    for name, precision in squares.items():
        readings = rng.normal(0, 1 / np.sqrt(precision), (40_000, rounds))
        running = np.cumsum(readings * precision, axis=1) / np.cumsum(precision)
        error[name] = np.abs(running).mean(), np.abs(readings[:, -1]).mean()
    found = uneven_budget(rounds, 0.5)
    assert error["uneven"][0] / error["even"][0] == pytest.approx(found.running_mean, rel=0.01)
    assert error["uneven"][1] / error["even"][1] == pytest.approx(found.last_round, rel=0.02)


@pytest.mark.parametrize("exponent", [1 / 3, 0.5])
def test_many_rounds_tend_to_the_closed_form(exponent: float) -> None:
    found = uneven_budget(10**6, exponent)
    assert found.running_mean == pytest.approx(1 / (1 + exponent), rel=2e-3)
    assert found.last_round == pytest.approx(1 / math.sqrt(1 - exponent), rel=2e-3)
    assert uneven_budget(10**9, exponent) == found


def test_exponents_outside_zero_to_one_are_refused() -> None:
    for bad in (-0.1, 1.1, math.nan):
        with pytest.raises(ParameterError, match="exponent"):
            uneven_budget(20, bad)
