"""The continuous Gaussian mechanism against an oracle of 80 digits."""

from __future__ import annotations

import math
from typing import Any

import mpmath  # type: ignore[import-untyped]
import pytest

from heatcloak_aggregator.privacy import calibrate, gaussian_delta, gaussian_epsilon
from heatcloak_shared.errors import ParameterError

_EPSILONS = [1e-6, 1e-3, 0.1, 1.0, 4.0, 50.0, 700.0]
_DELTAS = [1e-300, 1e-100, 1e-12, 1e-5, 0.1, 0.9, 1.0 - 1e-9]


def _oracle_delta(sigma: float, sensitivity: float, epsilon: float) -> mpmath.mpf:
    """Return δ of Balle & Wang 2018, Theorem 8, as printed."""
    with mpmath.workdps(400):
        mu = mpmath.mpf(sensitivity) / mpmath.mpf(sigma)
        near, far = mu / 2 - epsilon / mu, -mu / 2 - epsilon / mu
        return mpmath.ncdf(near) - mpmath.exp(epsilon) * mpmath.ncdf(far)


def test_compositions_match_known_values() -> None:
    assert gaussian_delta(1.0, math.sqrt(10.0), 5.0) == pytest.approx(0.3838368528117675, rel=1e-12)
    assert gaussian_epsilon(1.0, 1.0, 1e-5) == pytest.approx(4.3771780956812, rel=1e-12)


@pytest.mark.parametrize("epsilon", _EPSILONS)
@pytest.mark.parametrize("delta", _DELTAS)
def test_delta_and_sigma_agree_with_the_oracle(epsilon: float, delta: float) -> None:
    sigma = calibrate(1.0, epsilon, delta, "analytic")
    exact = _oracle_delta(sigma, 1.0, epsilon)
    assert exact <= delta
    assert gaussian_delta(sigma, 1.0, epsilon) == pytest.approx(float(exact), rel=1e-12)
    if delta < 0.99:  # so near to 1, a millionth of σ changes no digit of δ
        assert _oracle_delta(sigma * (1 - 1e-6), 1.0, epsilon) > delta


@pytest.mark.parametrize("epsilon", _EPSILONS)
@pytest.mark.parametrize("delta", _DELTAS[:-1])
def test_epsilon_inverts_calibration(epsilon: float, delta: float) -> None:
    sigma = calibrate(1.0, epsilon, delta, "analytic")
    smallest = gaussian_epsilon(sigma, 1.0, delta)
    assert smallest == pytest.approx(epsilon, rel=1e-6)
    assert _oracle_delta(sigma, 1.0, smallest) <= delta


def test_extremes_are_probabilities() -> None:
    assert gaussian_delta(1e-300, 1e300, 1.0) == 1.0
    assert gaussian_delta(1e-200, 1.0, 700.0) == 1.0
    assert gaussian_delta(1e300, 1.0, 1e-6) == 0.0
    assert gaussian_delta(1e300, 1e-300, 1.0) == 0.0
    assert gaussian_delta(1.0, 1.0, 1e300) == 0.0


@pytest.mark.parametrize("bad", [0.0, -1.0, math.nan, math.inf, "1", True])
def test_arguments_outside_their_range_are_refused(bad: float) -> None:
    for name in ("sigma", "sensitivity", "epsilon"):
        arguments: dict[str, Any] = {"sigma": 1.0, "sensitivity": 1.0, "epsilon": 1.0, name: bad}
        with pytest.raises(ParameterError, match=name):
            gaussian_delta(**arguments)
    for name in ("sigma", "sensitivity", "delta"):
        arguments = {"sigma": 1.0, "sensitivity": 1.0, "delta": 0.1, name: bad}
        with pytest.raises(ParameterError, match=name):
            gaussian_epsilon(**arguments)


def test_promises_beyond_double_precision_are_refused() -> None:
    with pytest.raises(ParameterError, match="raise sigma or delta"):
        gaussian_epsilon(1e-200, 1.0, 1e-5)
    with pytest.raises(ParameterError, match="raise epsilon or delta"):
        calibrate(1.0, 1e-200, 1e-300, "analytic")
