"""The exact privacy of the discrete Gaussian, against published values and the definition."""

from __future__ import annotations

import itertools
import math
from typing import Any

import mpmath  # type: ignore[import-untyped]
import pytest

from heatcloak_aggregator.privacy import (
    discrete_gaussian_delta,
    discrete_gaussian_normaliser,
    discrete_gaussian_variance,
    gaussian_delta,
)
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.zcdp import delta_from_rho, rho

_KNOWN = [
    (1.0, (1,), 1.0, 0.141351339405622),
    (2.0, (1,), 1.0, 0.00724877684595258),
    (4.0, (1,), 0.5, 0.00275292367632922),
    (10.0, (1,), 0.25, 2.27685192563309e-4),
    (10.0, (10,), 1.0, 0.126643362074803),
    (2.0, (1, 1), 1.0, 0.0379694447235448),
    (3.0, (1, 2, 2), 1.0, 0.127117824555212),
]


def _oracle_delta(sigma: float, shift: tuple[int, ...], epsilon: float) -> mpmath.mpf:
    """Return Σ max(0, P(x) − e^ε P(x − s)) over a box of the lattice: the definition, in 40 digits."""
    reach = math.ceil(14 * sigma)
    with mpmath.workdps(40):
        weights = {
            x: mpmath.exp(-mpmath.mpf(x * x) / (2 * mpmath.mpf(sigma) ** 2))
            for x in range(-reach - max(shift) - 1, reach + max(shift) + 2)
        }
        total, factor = mpmath.fsum(weights.values()) ** len(shift), mpmath.exp(epsilon)
        terms = []
        for outcome in itertools.product(range(-reach, reach + 1), repeat=len(shift)):
            here = mpmath.fprod(weights[x] for x in outcome)
            there = mpmath.fprod(weights[x - s] for x, s in zip(outcome, shift, strict=True))
            terms.append(max(mpmath.mpf(0), here - factor * there))
        return mpmath.fsum(terms) / total


@pytest.mark.parametrize(("sigma", "shift", "epsilon", "delta"), _KNOWN)
def test_delta_matches_known_values(
    sigma: float, shift: tuple[int, ...], epsilon: float, delta: float
) -> None:
    assert discrete_gaussian_delta(sigma, shift, epsilon) == pytest.approx(delta, rel=1e-12)


@pytest.mark.parametrize(
    ("sigma", "shift", "epsilon"),
    [(0.5, (1,), 1.0), (2.5, (3,), 0.1), (3.0, (1,), 4.0), (1.0, (1, 2), 0.5), (1.3, (0, 1), 2.0)],
)
def test_delta_follows_the_definition(sigma: float, shift: tuple[int, ...], epsilon: float) -> None:
    exact = float(_oracle_delta(sigma, shift, epsilon))
    assert discrete_gaussian_delta(sigma, shift, epsilon) == pytest.approx(exact, rel=1e-12)


@pytest.mark.parametrize(("sigma", "shift", "epsilon", "delta"), _KNOWN)
def test_the_delta_of_the_budget_is_an_upper_bound(
    sigma: float, shift: tuple[int, ...], epsilon: float, delta: float
) -> None:
    assert delta <= delta_from_rho(rho(math.hypot(*shift), sigma), epsilon)


def test_the_continuous_formula_is_not_a_bound_for_the_lattice() -> None:
    above = [
        delta > gaussian_delta(math.hypot(*shift) / sigma, epsilon) for sigma, shift, epsilon, delta in _KNOWN
    ]
    assert sum(above) >= 4


def test_order_sign_and_zeros_of_a_shift_do_not_matter() -> None:
    delta = discrete_gaussian_delta(3.0, (1, 2, 2), 1.0)
    assert discrete_gaussian_delta(3.0, (-2, 0, 1, -2), 1.0) == pytest.approx(delta, rel=1e-13)
    assert discrete_gaussian_delta(3.0, (0, 0), 1.0) == 0.0
    assert discrete_gaussian_delta(3.0, (), 1.0) == 0.0


@pytest.mark.parametrize(
    ("sigma", "normaliser", "variance"),
    [(0.5, 1.271341522189015, 0.2150126750881385), (1.0, 2.506628288042906, 0.9999997887677281)],
)
def test_normaliser_and_variance_match_known_values(sigma: float, normaliser: float, variance: float) -> None:
    assert discrete_gaussian_normaliser(sigma) == pytest.approx(normaliser, rel=1e-14)
    assert discrete_gaussian_variance(sigma) == pytest.approx(variance, rel=1e-14)


@pytest.mark.parametrize("sigma", [3.0, 512.0, 1441.0])
def test_wide_noise_has_the_continuous_moments(sigma: float) -> None:
    assert discrete_gaussian_normaliser(sigma) == pytest.approx(sigma * math.sqrt(2 * math.pi), rel=1e-13)
    assert discrete_gaussian_variance(sigma) == pytest.approx(sigma * sigma, rel=1e-12)


@pytest.mark.parametrize(
    ("change", "match"),
    [
        ({"sigma": 0.0}, "sigma"),
        ({"sigma": math.nan}, "sigma"),
        ({"sigma": 1e6}, "sigma"),
        ({"epsilon": 0.0}, "epsilon"),
        ({"epsilon": math.inf}, "epsilon"),
        ({"shift": (0.5,)}, "shift"),
        ({"shift": (True,)}, "shift"),
        ({"shift": (2**31,)}, "shift"),
        ({"sigma": 1441.0, "shift": (1,) * 50}, "too many outcomes"),
    ],
)
def test_arguments_outside_their_range_are_refused(change: dict[str, Any], match: str) -> None:
    good: dict[str, Any] = {"sigma": 1.0, "shift": (1,), "epsilon": 1.0}
    with pytest.raises(ParameterError, match=match):
        discrete_gaussian_delta(**(good | change))


@pytest.mark.parametrize("sigma", [0.0, -1.0, math.nan, 1e6])
def test_moments_refuse_invalid_scales(sigma: float) -> None:
    for moment in (discrete_gaussian_normaliser, discrete_gaussian_variance):
        with pytest.raises(ParameterError, match="sigma"):
            moment(sigma)
