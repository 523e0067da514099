"""Zero-concentrated differential privacy (zCDP) of Gaussian noise.

Gaussian noise of scale σ on readings of ℓ₂ sensitivity Δ₂ gives ρ = Δ₂²/2σ² (Bun & Steinke 2016), discrete
Gaussian noise gives the same in any dimension (Canonne, Kamath & Steinke 2020), and ρ adds up over releases.
Rounded Gaussian noise needs less: see `heatcloak_shared.gaussian_dp`.

Every result is rounded toward privacy: ρ, δ, ε and σ up, a largest allowed ρ down. A logarithm is first
increased by 2⁻⁴⁹ of the sum of its terms' magnitudes, which covers the error of double precision in it, then
the result by 2⁻⁵⁰ of itself and one ulp. Searches return the end of their last interval at which the promise
holds.
"""

from __future__ import annotations

import math

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import (
    MOST_COUNT,
    check_integer,
    check_nonnegative,
    check_positive,
    check_probability,
)
from heatcloak_shared.rounding import bisect_safely, exp_up, round_up

_LEAST, _MOST = 1e-150, 1e150  # limits of every search; beyond them products would overflow


def rho(sensitivity: float, sigma: float, releases: int = 1) -> float:
    """Return ρ = releases · sensitivity²/2σ², rounded up.

    Args:
        sensitivity: Δ₂ of one release, above 0, in the unit of ``sigma``.
        sigma: scale of the noise, above 0.
        releases: the number of releases, >= 0; ρ adds up.

    Raises:
        ParameterError: an argument is outside its range, or ρ above 1e150.
    """
    ratio = check_positive("sensitivity", sensitivity) / check_positive("sigma", sigma)
    count = check_integer("releases", releases, 0, MOST_COUNT)
    if count == 0:
        return 0.0
    cost = round_up(0.5 * count * ratio * ratio)
    if not cost <= _MOST:
        raise ParameterError("rho is above 1e150, because the noise is far too small: raise sigma")
    return cost


def delta_from_rho(rho: float, epsilon: float) -> float:
    """Return a δ such that ρ-zCDP implies (ε, δ)-differential privacy, rounded up.

    δ = inf_{a>1} exp((a−1)(aρ−ε))/(a−1) · (1−1/a)^a (Canonne, Kamath & Steinke 2020, Corollary 13). The
    logarithm is convex in a with derivative (2a−1)ρ − ε + log(1−1/a), which increases; every a gives a bound,
    so an inexact root costs tightness, never privacy.

    Args:
        rho: 0 <= rho <= 1e150.
        epsilon: 0 < epsilon <= 1e150.

    Raises:
        ParameterError: an argument is outside its range.
    """
    return _delta(_check_rho(rho), check_epsilon(epsilon))


def epsilon_from_rho(rho: float, delta: float) -> float:
    """Return the smallest ε such that ρ-zCDP implies (ε, δ)-differential privacy, rounded up.

    Args:
        rho: 0 <= rho <= 1e150.
        delta: 0 < delta < 1.

    Returns:
        ε; at least 1e-150, so that it is a valid argument elsewhere, even if δ alone covers everything.

    Raises:
        ParameterError: an argument is outside its range.
    """
    cost, target = _check_rho(rho), check_probability("delta", delta)
    # ρ + 2√(ρ ln 1/δ) is always enough (Bun & Steinke 2016). Doubling covers rounding, and 1e-140 keeps the
    # best a within its search.
    enough = 2.0 * (cost + 2.0 * math.sqrt(-cost * math.log(target))) + 1e-140
    return bisect_safely(lambda epsilon: _delta(cost, epsilon) <= target, _LEAST, enough)[1]


def rho_for(epsilon: float, delta: float) -> float:
    """Return the largest ρ that implies (ε, δ)-differential privacy, rounded down.

    Args:
        epsilon: 0 < epsilon <= 1e150.
        delta: 0 < delta < 1.

    Raises:
        ParameterError: an argument is outside its range, or that ρ is below 1e-150.
    """
    exponent, target = check_epsilon(epsilon), check_probability("delta", delta)
    cost, _ = bisect_safely(lambda cost: _delta(cost, exponent) > target, _LEAST, _MOST)
    if _delta(cost, exponent) > target:
        raise ParameterError("no rho >= 1e-150 satisfies (epsilon, delta): raise epsilon or delta")
    return cost


def sigma_for(sensitivity: float, epsilon: float, delta: float, releases: int = 1) -> float:
    """Return the smallest σ whose ``releases`` together are (ε, δ)-differentially private, rounded up.

    The inverse holds exactly: ``delta_from_rho(rho(sensitivity, sigma, releases), epsilon) <= delta``.

    Args:
        sensitivity: Δ₂ of one release, above 0.
        epsilon: 0 < epsilon <= 1e150.
        delta: 0 < delta < 1.
        releases: the number of releases that share the budget, >= 1.

    Raises:
        ParameterError: an argument or σ is outside its range.
    """
    check_positive("sensitivity", sensitivity)
    check_integer("releases", releases, 1, MOST_COUNT)
    allowed = rho_for(epsilon, delta)
    sigma = check_positive("sigma for this sensitivity", sensitivity * math.sqrt(releases / (2.0 * allowed)))
    nudge = 2.0**-52
    while _delta(rho(sensitivity, sigma, releases), epsilon) > delta:
        sigma = check_positive("sigma for this sensitivity", math.nextafter(sigma * (1.0 + nudge), math.inf))
        nudge *= 2.0
    return sigma


def check_epsilon(epsilon: float) -> float:
    """Return ``epsilon`` as a float if it is positive and at most 1e150, else raise `ParameterError`."""
    return _check_below_most("epsilon", check_positive("epsilon", epsilon))


def _delta(rho: float, epsilon: float) -> float:
    """Return `delta_from_rho` of checked arguments. With b = a − 1, nothing in the logarithm cancels."""
    if rho == 0.0:
        return 0.0
    b, _ = bisect_safely(lambda b: (2.0 * b + 1.0) * rho - epsilon - math.log1p(1.0 / b) > 0.0, _LEAST, _MOST)
    gain = b * ((1.0 + b) * rho)
    loss = b * epsilon + b * math.log1p(1.0 / b) + math.log1p(b)
    return exp_up(gain - loss, gain + loss)


def _check_rho(rho: float) -> float:
    return _check_below_most("rho", check_nonnegative("rho", rho))


def _check_below_most(name: str, value: float) -> float:
    if value > _MOST:
        raise ParameterError(f"{name} must be at most {_MOST:g}, got {value!r}")
    return value
