"""Budget arithmetic, against published values and an oracle of 60 digits."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Any

import mpmath  # type: ignore[import-untyped]
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared import budget
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.noise import truncation_bound

_EPSILONS = [1e-6, 1e-3, 0.25, 1.0, 4.0, 50.0, 700.0]
_DELTAS = [1e-300, 1e-100, 1e-5, 0.1, 0.9, 1.0 - 1e-9]


def _oracle_delta(rho: float, epsilon: float) -> mpmath.mpf:
    """Minimise the logarithm over a > 1 by golden sections in log(a − 1): no derivative, 60 digits."""
    with mpmath.workdps(60):
        rho, epsilon = mpmath.mpf(rho), mpmath.mpf(epsilon)

        def logarithm(x: mpmath.mpf) -> mpmath.mpf:
            a = 1 + mpmath.exp(x)
            return (a - 1) * (a * rho - epsilon) - mpmath.log(a - 1) + a * mpmath.log(1 - 1 / a)

        low, high = mpmath.mpf(-120), mpmath.mpf(60)
        section = (mpmath.sqrt(5) - 1) / 2
        left, right = high - section * (high - low), low + section * (high - low)
        at_left, at_right = logarithm(left), logarithm(right)
        for _ in range(130):
            if at_left < at_right:
                high, right, at_right = right, left, at_left
                left = high - section * (high - low)
                at_left = logarithm(left)
            else:
                low, left, at_left = left, right, at_right
                right = low + section * (high - low)
                at_right = logarithm(right)
        return mpmath.exp(min(at_left, at_right))


@pytest.mark.parametrize(
    ("epsilon", "delta", "multiplier"),
    [
        (1.0, 1e-5, 4.045130358292),
        (1.0, 0.1, 1.365099206439),
        (4.0, 1e-5, 1.157568715012564),
        (0.5, 1e-6, 8.67663078359833),
        (10.0, 1e-5, 0.5295980823728899),
    ],
)
def test_noise_multipliers_match_known_values(epsilon: float, delta: float, multiplier: float) -> None:
    """σ/Δ₂ that keeps (ε, δ), to the digits known."""
    assert budget.sigma_for(1.0, epsilon, delta) == pytest.approx(multiplier, rel=1e-12)


def test_conversions_match_known_values() -> None:
    """δ of ρ = 0.005 at ε = 0.25, and ε of ρ = 0.5 at δ = 1e-5."""
    assert budget.delta_from_rho(0.005, 0.25) == pytest.approx(6.824282559244e-4, rel=1e-12)
    assert budget.epsilon_from_rho(0.5, 1e-5) == pytest.approx(4.728386984943, rel=1e-12)


@pytest.mark.parametrize("epsilon", _EPSILONS)
@pytest.mark.parametrize("delta", _DELTAS)
def test_delta_is_just_above_the_exact_infimum(epsilon: float, delta: float) -> None:
    """Never below the infimum over a, and above it by rounding only, also at the extremes of ε and δ."""
    rho = budget.rho_for(epsilon, delta)
    computed, exact = budget.delta_from_rho(rho, epsilon), _oracle_delta(rho, epsilon)
    assert exact <= computed <= exact * (1 + 1e-11)
    assert computed <= delta


@pytest.mark.parametrize("epsilon", _EPSILONS)
@pytest.mark.parametrize("delta", _DELTAS)
def test_searches_end_on_the_private_side_and_tightly(epsilon: float, delta: float) -> None:
    """ρ, ε and σ keep the promise, and 1e-6 less noise would break it."""
    rho = budget.rho_for(epsilon, delta)
    sigma = budget.sigma_for(3.0, epsilon, delta, releases=20)
    assert budget.delta_from_rho(rho, epsilon) <= delta < _oracle_delta(rho * (1 + 1e-6), epsilon)
    assert budget.delta_from_rho(budget.rho(3.0, sigma, 20), epsilon) <= delta
    assert budget.delta_from_rho(budget.rho(3.0, sigma * (1 - 1e-6), 20), epsilon) > delta
    smallest = budget.epsilon_from_rho(rho, delta)
    assert budget.delta_from_rho(rho, smallest) <= delta
    assert smallest == pytest.approx(epsilon, rel=1e-6)


@given(
    rho=st.floats(0.0, 1e150),
    epsilon=st.floats(1e-150, 1e150),
    delta=st.floats(0.0, 1.0, exclude_min=True, exclude_max=True),
)
def test_every_valid_argument_has_a_finite_answer(rho: float, epsilon: float, delta: float) -> None:
    """δ is a probability, ε is positive, and together they hold."""
    assert 0.0 <= budget.delta_from_rho(rho, epsilon) <= 1.0
    enough = budget.epsilon_from_rho(rho, delta)
    assert 0.0 < enough < math.inf
    if enough <= 1e150:
        assert budget.delta_from_rho(rho, enough) <= delta


@given(
    epsilon=st.floats(1e-6, 700.0),
    more=st.floats(1.001, 10.0),
    exponent=st.floats(-300.0, -0.1),
    releases=st.integers(1, 10**9),
)
def test_sigma_falls_with_epsilon_and_delta_and_rises_with_sensitivity(
    epsilon: float, more: float, exponent: float, releases: int
) -> None:
    """It rises as √releases."""
    delta = 10.0**exponent
    sigma = budget.sigma_for(1.0, epsilon, delta)
    assert budget.sigma_for(1.0, epsilon * more, delta) < sigma
    assert budget.sigma_for(1.0, epsilon, delta ** (1.0 / more)) < sigma
    assert budget.sigma_for(more, epsilon, delta) == pytest.approx(more * sigma, rel=1e-12)
    many = budget.sigma_for(1.0, epsilon, delta, releases)
    assert many == pytest.approx(math.sqrt(releases) * sigma, rel=1e-12)


def test_rho_is_additive_and_rounded_up() -> None:
    """R releases cost R times one; the result is never below the exact one."""
    assert budget.rho(2.0, 4.0, 0) == 0.0
    assert budget.rho(2.0, 4.0) == pytest.approx(0.125, rel=1e-14)
    assert budget.rho(2.0, 4.0) > 0.125
    assert budget.rho(0.1, 0.7, 20) == pytest.approx(20 * budget.rho(0.1, 0.7), rel=1e-14)
    with mpmath.workdps(40):
        for sensitivity, sigma in ((0.1, 0.7), (1e-9, 3.3), (7.7, 1e-3)):
            exact = (mpmath.mpf(sensitivity) / mpmath.mpf(sigma)) ** 2 * 3 / 2
            assert exact <= budget.rho(sensitivity, sigma, 3)


def test_no_releases_cost_nothing() -> None:
    """ρ = 0 has δ = 0 at every ε, and the smallest ε there is."""
    assert budget.delta_from_rho(0.0, 1.0) == 0.0
    assert budget.epsilon_from_rho(0.0, 1e-5) <= 1e-149


@pytest.mark.parametrize("sensitivity", [0.13589715279376594, 1.0, 3e-7, 41.0])
@pytest.mark.parametrize("n_sensors", [1, 4, 50, 1000])
def test_lattice_step_is_the_largest_within_the_inflation(sensitivity: float, n_sensors: int) -> None:
    """A power of two with g√m <= 5 % of Δ₂; 2g is too large."""
    step = budget.lattice_step(sensitivity, n_sensors)
    assert math.frexp(step)[0] == 0.5
    assert step * math.sqrt(n_sensors) <= 0.05 * sensitivity < 2 * step * math.sqrt(n_sensors)
    exact = mpmath.mpf(sensitivity) + mpmath.mpf(step) * mpmath.sqrt(n_sensors)
    inflated = budget.lattice_sensitivity(sensitivity, step, n_sensors)
    assert exact <= inflated <= exact * (1 + 1e-14)


def test_lattice_step_meets_the_inflation_exactly_at_a_power_of_two() -> None:
    assert budget.lattice_step(1.0, 4, inflation=0.25) == 0.125
    assert budget.lattice_step(math.nextafter(1.0, 0.0), 4, inflation=0.25) == 0.0625


def test_ticks_are_rounded_up() -> None:
    """σ in steps is never less than σ."""
    assert budget.ticks_for(0.5, 0.25) == 2
    assert budget.ticks_for(math.nextafter(0.5, 1.0), 0.25) == 3
    assert budget.ticks_for(1e-9, 0.25) == 1
    assert budget.ticks_for(2.0**31 - 1, 1.0) == 2**31 - 1
    with pytest.raises(ParameterError, match="raise step"):
        budget.ticks_for(2.0**31, 1.0)


def test_truncation_is_charged_in_full() -> None:
    """(1 + e^ε)·m·R·TV, rounded up, at most 1, and 0 for an exact sampler."""
    tv = truncation_bound(1441)
    with mpmath.workdps(40):
        exact = (1 + mpmath.exp(4)) * 50 * 20 * mpmath.mpf(tv)
        assert exact <= budget.truncation_delta(4.0, 50, 20, tv) <= exact * (1 + 1e-12)
    assert budget.truncation_delta(700.0, 50, 20, tv) == 1.0
    assert budget.truncation_delta(1e150, 50, 20, tv) == 1.0
    assert budget.truncation_delta(4.0, 50, 20, 0.0) == 0.0
    assert budget.truncation_delta(4.0, 50, 0, tv) == 0.0


def test_the_attackers_best_error_is_08_alpha_sigma_over_sensitivity() -> None:
    """√R times better over R rounds."""
    assert budget.attackers_best(0.01, 0.7, 0.14) == pytest.approx(0.04, rel=1e-12)
    assert budget.attackers_best(0.01, 0.7, 0.14, releases=16) == pytest.approx(0.01, rel=1e-12)


def test_the_default_zone_keeps_its_promise() -> None:
    """Twenty rounds at (4, 1e-5): multiplier 5.1768, and ±0.041 of the corridor in one round."""
    sensitivity, m, rounds = 0.13589715279376594, 50, 20
    assert budget.sigma_for(1.0, 4.0, 1e-5, rounds) == pytest.approx(5.1768, abs=5e-5)
    raw = budget.sigma_for(sensitivity, 4.0, 1e-5, rounds)
    step = budget.lattice_step(sensitivity, m)
    assert step == 2.0**-11
    assert budget.ticks_for(raw, step) == 1441
    assert budget.attackers_best(0.01, raw, sensitivity) == pytest.approx(0.0414, abs=5e-5)
    inflated = budget.lattice_sensitivity(sensitivity, step, m)
    ticks = budget.ticks_for(budget.sigma_for(inflated, 4.0, 1e-5, rounds), step)
    assert ticks == 1478
    zone = budget.ZoneBudget(sensitivity, step, ticks, m, rounds)
    assert zone.rho == pytest.approx(rounds * (inflated / (ticks * step)) ** 2 / 2, rel=1e-14)
    assert zone.delta(4.0) <= 1e-5 < budget.ZoneBudget(sensitivity, step, ticks - 1, m, rounds).delta(4.0)
    assert 3.99 < zone.epsilon(1e-5) <= 4.0


@pytest.mark.parametrize("sigma_ticks", [1, 40, 1478, 4096, 4097, 2**31 - 1])
@pytest.mark.parametrize("delta", [1e-30, 1e-5, 0.5])
def test_a_zones_epsilon_and_delta_belong_together(sigma_ticks: int, delta: float) -> None:
    """The ε that a zone computes keeps δ, with the samplers' truncation counted."""
    zone = budget.ZoneBudget(1.0, 2.0**-8, sigma_ticks, 50, 20)
    try:
        epsilon = zone.epsilon(delta)
    except ParameterError:
        # Only truncation can do that: without it, some ε is always enough.
        cost = budget.epsilon_from_rho(zone.rho, delta)
        assert budget.truncation_delta(cost, 50, 20, truncation_bound(sigma_ticks)) > 0.25 * delta
        return
    assert zone.delta(epsilon) <= delta
    if epsilon > 2e-150:  # otherwise δ alone is enough
        assert budget.delta_from_rho(zone.rho, epsilon * (1 - 1e-6)) > delta * (1 - 1e-4)


def test_a_zones_delta_counts_the_truncation() -> None:
    """δ of a table is δ of its ρ plus the share of the truncation."""
    zone = budget.ZoneBudget(1.0, 2.0**-8, 4096, 50, 20)
    added = budget.truncation_delta(60.0, 50, 20, truncation_bound(4096))
    assert zone.delta(60.0) == pytest.approx(budget.delta_from_rho(zone.rho, 60.0) + added, rel=1e-12)
    assert zone.delta(60.0) > added > 0.0


_NUMBER = [0.0, -1.0, math.nan, math.inf, -math.inf, True, "1", None, 10**400]
_PROBABILITY = [*_NUMBER, 1.0, 1.5]
_COUNT = [-1, 1.0, True, "1", None, 2**53]
_COUNT_FROM_ONE = [0, *_COUNT]
_ZONE: dict[str, Any] = {"sensitivity": 1.0, "step": 0.5, "sigma_ticks": 9, "n_sensors": 5, "releases": 2}


@pytest.mark.parametrize(
    ("call", "good", "bad"),
    [
        (
            budget.rho,
            {"sensitivity": 1.0, "sigma": 1.0, "releases": 1},
            {"sensitivity": _NUMBER, "sigma": _NUMBER, "releases": _COUNT},
        ),
        (budget.delta_from_rho, {"rho": 1.0, "epsilon": 1.0}, {"rho": _NUMBER[1:], "epsilon": _NUMBER}),
        (budget.epsilon_from_rho, {"rho": 1.0, "delta": 0.1}, {"rho": _NUMBER[1:], "delta": _PROBABILITY}),
        (budget.rho_for, {"epsilon": 1.0, "delta": 0.1}, {"epsilon": _NUMBER, "delta": _PROBABILITY}),
        (
            budget.sigma_for,
            {"sensitivity": 1.0, "epsilon": 1.0, "delta": 0.1, "releases": 1},
            {"sensitivity": _NUMBER, "epsilon": _NUMBER, "delta": _PROBABILITY, "releases": _COUNT_FROM_ONE},
        ),
        (
            budget.lattice_step,
            {"sensitivity": 1.0, "n_sensors": 5, "inflation": 0.1},
            {"sensitivity": [*_NUMBER, 5e-324], "n_sensors": _COUNT_FROM_ONE, "inflation": _NUMBER},
        ),
        (
            budget.lattice_sensitivity,
            {"sensitivity": 1.0, "step": 0.5, "n_sensors": 5},
            {"sensitivity": _NUMBER, "step": [*_NUMBER, 0.3], "n_sensors": _COUNT_FROM_ONE},
        ),
        (budget.ticks_for, {"sigma": 1.0, "step": 0.5}, {"sigma": _NUMBER, "step": [*_NUMBER, 0.3]}),
        (
            budget.truncation_delta,
            {"epsilon": 1.0, "n_sensors": 5, "releases": 2, "tv": 1e-9},
            {"epsilon": _NUMBER, "n_sensors": _COUNT_FROM_ONE, "releases": _COUNT, "tv": _NUMBER[1:]},
        ),
        (
            budget.attackers_best,
            {"alpha": 0.1, "sigma": 1.0, "sensitivity": 1.0, "releases": 1},
            {"alpha": _NUMBER, "sigma": _NUMBER, "sensitivity": _NUMBER, "releases": _COUNT_FROM_ONE},
        ),
        (
            budget.ZoneBudget,
            _ZONE,
            {
                "sensitivity": _NUMBER,
                "step": [*_NUMBER, 0.3],
                "sigma_ticks": [*_COUNT_FROM_ONE, 2**31],
                "n_sensors": _COUNT_FROM_ONE,
                "releases": _COUNT,
            },
        ),
        (budget.ZoneBudget(**_ZONE).delta, {"epsilon": 1.0}, {"epsilon": _NUMBER}),
        (budget.ZoneBudget(**_ZONE).epsilon, {"delta": 0.1}, {"delta": _PROBABILITY}),
    ],
)
def test_arguments_outside_their_range_are_refused(
    call: Callable[..., object], good: dict[str, Any], bad: dict[str, list[Any]]
) -> None:
    """The error names the argument."""
    call(**good)
    for name, values in bad.items():
        for value in values:
            with pytest.raises(ParameterError, match=name):
                call(**(good | {name: value}))


@pytest.mark.parametrize(
    ("call", "remedy"),
    [
        (lambda: budget.rho(1e100, 1e-100), "raise sigma"),
        (lambda: budget.delta_from_rho(1e151, 1.0), "at most 1e\\+150"),
        (lambda: budget.delta_from_rho(1.0, 1e151), "at most 1e\\+150"),
        (lambda: budget.rho_for(1e-140, 1e-300), "raise epsilon or delta"),
        (lambda: budget.sigma_for(1e308, 1e-6, 1e-300), "sigma"),
        (lambda: budget.lattice_sensitivity(1.7e308, 2.0**1023, 50), "sensitivity"),
    ],
)
def test_results_out_of_the_range_of_doubles_are_refused(call: Callable[[], object], remedy: str) -> None:
    with pytest.raises(ParameterError, match=remedy):
        call()


@pytest.mark.parametrize("sigma", [1, 2, 3, 5, 8])
def test_the_bound_is_at_least_the_exact_probability(sigma: int) -> None:
    """Summed over all outcomes, for all small shifts of two readings."""
    x = np.arange(-12 * sigma - 25, 12 * sigma + 26)

    def law(shift: int) -> np.ndarray:
        return np.exp(-((x - shift) ** 2) / (2.0 * sigma**2))

    total = float(law(0).sum()) ** 2
    for shift in itertools.product(range(12), repeat=2):
        apart = math.hypot(*shift)
        if apart:
            here, there = np.outer(law(0), law(0)), np.outer(law(shift[0]), law(shift[1]))
            exact = 0.5 + 0.25 * float(np.abs(here - there).sum()) / total
            assert exact - 1e-14 <= budget.distinguishing_probability(apart, sigma) <= exact + 0.05 / sigma


def test_the_continuous_formula_alone_would_be_too_small() -> None:
    """One tick of noise, one tick apart: the allowance for integers is needed."""
    weights = [math.exp(-(k**2) / 2.0) for k in range(-40, 41)]
    exact = 0.5 + 0.5 * max(weights) / sum(weights)
    assert 0.5 * math.erfc(-0.5 / math.sqrt(2.0)) < exact < budget.distinguishing_probability(1.0, 1)


def test_for_many_ticks_the_bound_is_the_normal_distribution() -> None:
    """Φ(√R·D/2σ): R releases are like one at √R times the distance."""
    normal = 0.5 * math.erfc(-2.0 / math.sqrt(2.0))
    assert 0.0 <= budget.distinguishing_probability(2.0**20, 2**20, releases=16) - normal < 1e-12
    assert budget.distinguishing_probability(1e9, 1) == 1.0
    assert 0.5 < budget.distinguishing_probability(1e-9, 2**30) < 0.5 + 1e-12


def test_distinguishing_probability_refuses_arguments_out_of_range() -> None:
    for name, wrong in (("ticks", (0.0, 1, 1)), ("sigma_ticks", (1.0, 0, 1)), ("releases", (1.0, 1, 0))):
        with pytest.raises(ParameterError, match=name):
            budget.distinguishing_probability(*wrong)
