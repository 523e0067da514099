"""Zero-concentrated differential privacy, against published values and an oracle of 60 digits."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import mpmath  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared import zcdp
from heatcloak_shared.errors import ParameterError

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
    assert zcdp.sigma_for(1.0, epsilon, delta) == pytest.approx(multiplier, rel=1e-12)


def test_conversions_match_known_values() -> None:
    """δ of ρ = 0.005 at ε = 0.25, and ε of ρ = 0.5 at δ = 1e-5."""
    assert zcdp.delta_from_rho(0.005, 0.25) == pytest.approx(6.824282559244e-4, rel=1e-12)
    assert zcdp.epsilon_from_rho(0.5, 1e-5) == pytest.approx(4.728386984943, rel=1e-12)


@pytest.mark.parametrize("epsilon", _EPSILONS)
@pytest.mark.parametrize("delta", _DELTAS)
def test_delta_is_just_above_the_exact_infimum(epsilon: float, delta: float) -> None:
    """Never below the infimum over a, and above it by rounding only, also at the extremes of ε and δ."""
    rho = zcdp.rho_for(epsilon, delta)
    computed, exact = zcdp.delta_from_rho(rho, epsilon), _oracle_delta(rho, epsilon)
    assert exact <= computed <= exact * (1 + 1e-11)
    assert computed <= delta


@pytest.mark.parametrize("epsilon", _EPSILONS)
@pytest.mark.parametrize("delta", _DELTAS)
def test_searches_end_on_the_private_side_and_tightly(epsilon: float, delta: float) -> None:
    """ρ, ε and σ keep the promise, and 1e-6 less noise would break it."""
    rho = zcdp.rho_for(epsilon, delta)
    sigma = zcdp.sigma_for(3.0, epsilon, delta, releases=20)
    assert zcdp.delta_from_rho(rho, epsilon) <= delta < _oracle_delta(rho * (1 + 1e-6), epsilon)
    assert zcdp.delta_from_rho(zcdp.rho(3.0, sigma, 20), epsilon) <= delta
    assert zcdp.delta_from_rho(zcdp.rho(3.0, sigma * (1 - 1e-6), 20), epsilon) > delta
    smallest = zcdp.epsilon_from_rho(rho, delta)
    assert zcdp.delta_from_rho(rho, smallest) <= delta
    assert smallest == pytest.approx(epsilon, rel=1e-6)


@given(
    rho=st.floats(0.0, 1e150),
    epsilon=st.floats(1e-150, 1e150),
    delta=st.floats(0.0, 1.0, exclude_min=True, exclude_max=True),
)
def test_every_valid_argument_has_a_finite_answer(rho: float, epsilon: float, delta: float) -> None:
    """δ is a probability, ε is positive, and together they hold."""
    assert 0.0 <= zcdp.delta_from_rho(rho, epsilon) <= 1.0
    enough = zcdp.epsilon_from_rho(rho, delta)
    assert 0.0 < enough < math.inf
    if enough <= 1e150:
        assert zcdp.delta_from_rho(rho, enough) <= delta


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
    sigma = zcdp.sigma_for(1.0, epsilon, delta)
    assert zcdp.sigma_for(1.0, epsilon * more, delta) < sigma
    assert zcdp.sigma_for(1.0, epsilon, delta ** (1.0 / more)) < sigma
    assert zcdp.sigma_for(more, epsilon, delta) == pytest.approx(more * sigma, rel=1e-12)
    many = zcdp.sigma_for(1.0, epsilon, delta, releases)
    assert many == pytest.approx(math.sqrt(releases) * sigma, rel=1e-12)


def test_rho_is_additive_and_rounded_up() -> None:
    """R releases cost R times one; the result is never below the exact one."""
    assert zcdp.rho(2.0, 4.0, 0) == 0.0
    assert zcdp.rho(2.0, 4.0) == pytest.approx(0.125, rel=1e-14)
    assert zcdp.rho(2.0, 4.0) > 0.125
    assert zcdp.rho(0.1, 0.7, 20) == pytest.approx(20 * zcdp.rho(0.1, 0.7), rel=1e-14)
    with mpmath.workdps(40):
        for sensitivity, sigma in ((0.1, 0.7), (1e-9, 3.3), (7.7, 1e-3)):
            exact = (mpmath.mpf(sensitivity) / mpmath.mpf(sigma)) ** 2 * 3 / 2
            assert exact <= zcdp.rho(sensitivity, sigma, 3)


def test_no_releases_cost_nothing() -> None:
    """ρ = 0 has δ = 0 at every ε, and the smallest ε there is."""
    assert zcdp.delta_from_rho(0.0, 1.0) == 0.0
    assert zcdp.epsilon_from_rho(0.0, 1e-5) <= 1e-149


_NUMBER = [0.0, -1.0, math.nan, math.inf, -math.inf, True, "1", None, 10**400]
_PROBABILITY = [*_NUMBER, 1.0, 1.5]
_COUNT = [-1, 1.0, True, "1", None, 2**53]
_COUNT_FROM_ONE = [0, *_COUNT]


@pytest.mark.parametrize(
    ("call", "good", "bad"),
    [
        (
            zcdp.rho,
            {"sensitivity": 1.0, "sigma": 1.0, "releases": 1},
            {"sensitivity": _NUMBER, "sigma": _NUMBER, "releases": _COUNT},
        ),
        (zcdp.delta_from_rho, {"rho": 1.0, "epsilon": 1.0}, {"rho": _NUMBER[1:], "epsilon": _NUMBER}),
        (zcdp.epsilon_from_rho, {"rho": 1.0, "delta": 0.1}, {"rho": _NUMBER[1:], "delta": _PROBABILITY}),
        (zcdp.rho_for, {"epsilon": 1.0, "delta": 0.1}, {"epsilon": _NUMBER, "delta": _PROBABILITY}),
        (
            zcdp.sigma_for,
            {"sensitivity": 1.0, "epsilon": 1.0, "delta": 0.1, "releases": 1},
            {"sensitivity": _NUMBER, "epsilon": _NUMBER, "delta": _PROBABILITY, "releases": _COUNT_FROM_ONE},
        ),
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
        (lambda: zcdp.rho(1e100, 1e-100), "raise sigma"),
        (lambda: zcdp.delta_from_rho(1e151, 1.0), "at most 1e\\+150"),
        (lambda: zcdp.delta_from_rho(1.0, 1e151), "at most 1e\\+150"),
        (lambda: zcdp.rho_for(1e-140, 1e-300), "raise epsilon or delta"),
        (lambda: zcdp.sigma_for(1e308, 1e-6, 1e-300), "sigma"),
    ],
)
def test_results_out_of_the_range_of_doubles_are_refused(call: Callable[[], object], remedy: str) -> None:
    with pytest.raises(ParameterError, match=remedy):
        call()
