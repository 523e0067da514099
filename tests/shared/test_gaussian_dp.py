"""The exact privacy of Gaussian noise, against published values and an oracle of 400 digits."""

from __future__ import annotations

import math
from typing import Any

import mpmath  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.gaussian_dp import erfcx, gaussian_delta, gaussian_epsilon, gaussian_mu

_EPSILONS = [1e-6, 1e-3, 0.1, 1.0, 4.0, 50.0, 700.0]
_DELTAS = [1e-300, 1e-100, 1e-12, 1e-5, 0.1, 0.9, 1.0 - 1e-9]


def _oracle_delta(mu: float, epsilon: float) -> mpmath.mpf:
    """Return δ of Balle & Wang 2018, Theorem 8, as printed."""
    with mpmath.workdps(400):
        exact = mpmath.mpf(mu)
        near, far = exact / 2 - epsilon / exact, -exact / 2 - epsilon / exact
        return mpmath.ncdf(near) - mpmath.exp(epsilon) * mpmath.ncdf(far)


def test_known_values() -> None:
    assert gaussian_delta(math.sqrt(10.0), 5.0) == pytest.approx(0.3838368528117675, rel=1e-12)
    assert gaussian_epsilon(1.0, 1e-5) == pytest.approx(4.3771780956812, rel=1e-12)
    assert 1.0 / gaussian_mu(1.0, 1e-5) == pytest.approx(3.730631634816, rel=1e-12)
    assert 1.0 / gaussian_mu(1.0, 0.1) == pytest.approx(1.085877765191856, rel=1e-12)
    assert 1.0 / gaussian_mu(4.0, 1e-5) == pytest.approx(1.0811618495, rel=1e-9)


@given(epsilon=st.floats(1e-6, 700.0), exponent=st.floats(-4.0, 3.0))
def test_delta_is_never_below_the_oracle_and_tight(epsilon: float, exponent: float) -> None:
    mu = 10.0**exponent
    exact, computed = _oracle_delta(mu, epsilon), gaussian_delta(mu, epsilon)
    assert exact <= computed <= float(exact) * (1.0 + 1e-9) + 1e-300


@pytest.mark.parametrize("epsilon", _EPSILONS)
@pytest.mark.parametrize("delta", _DELTAS)
def test_mu_keeps_delta_and_is_tight(epsilon: float, delta: float) -> None:
    mu = gaussian_mu(epsilon, delta)
    assert _oracle_delta(mu, epsilon) <= delta
    if delta < 0.99:  # so near to 1, a millionth of μ changes no digit of δ
        assert _oracle_delta(mu * (1 + 1e-6), epsilon) > delta


@pytest.mark.parametrize("epsilon", _EPSILONS)
@pytest.mark.parametrize("delta", _DELTAS[:-1])
def test_epsilon_inverts_mu(epsilon: float, delta: float) -> None:
    mu = gaussian_mu(epsilon, delta)
    smallest = gaussian_epsilon(mu, delta)
    assert smallest == pytest.approx(epsilon, rel=1e-6)
    assert _oracle_delta(mu, smallest) <= delta


@given(st.floats(0.0, 1e3))
def test_erfcx_has_49_bits(x: float) -> None:
    with mpmath.workdps(40):
        exact = mpmath.exp(mpmath.mpf(x) ** 2) * mpmath.erfc(mpmath.mpf(x))
        assert abs(mpmath.mpf(erfcx(x)) / exact - 1) < 2.0**-49


def test_extremes_are_probabilities() -> None:
    assert gaussian_delta(1e300, 1.0) == 1.0
    assert gaussian_delta(1e200, 700.0) == 1.0
    assert 0.0 < gaussian_delta(1e-300, 1e-6) < 1e-300
    assert 0.0 < gaussian_delta(1.0, 1e300) < 1e-300
    assert gaussian_delta(0.0, 1.0) < 1e-300


@pytest.mark.parametrize("bad", [-1.0, math.nan, math.inf, "1", True])
def test_arguments_outside_their_range_are_refused(bad: float) -> None:
    for call, good in (
        (gaussian_delta, {"mu": 1.0, "epsilon": 1.0}),
        (gaussian_epsilon, {"mu": 1.0, "delta": 0.1}),
        (gaussian_mu, {"epsilon": 1.0, "delta": 0.1}),
    ):
        for name in good:
            arguments: dict[str, Any] = good | {name: bad}
            with pytest.raises(ParameterError, match=name):
                call(**arguments)


def test_promises_beyond_double_precision_are_refused() -> None:
    with pytest.raises(ParameterError, match="raise sigma or delta"):
        gaussian_epsilon(1e200, 1e-5)
    with pytest.raises(ParameterError, match="raise epsilon or delta"):
        gaussian_mu(1e-200, 1e-300)
