"""Gaussian differential privacy: the exact privacy of Gaussian noise (Dong, Roth & Su 2022).

Gaussian noise of scale σ on readings of ℓ₂ sensitivity Δ₂ is μ-GDP with μ = Δ₂/σ, in any dimension, and

    δ(ε) = Φ(μ/2 − ε/μ) − e^ε·Φ(−μ/2 − ε/μ)

is then the least δ for each ε (Balle & Wang 2018, Theorem 8). Releases compose exactly, also if each one is
chosen after the earlier ones: μ² adds up. Rounding is post-processing, so that all of this is a proof for
*rounded* Gaussian noise on a lattice, but not for the discrete Gaussian, whose δ can be larger: see
`heatcloak_shared.zcdp`.

δ and ε are rounded up, μ is rounded down.
"""

from __future__ import annotations

import math

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_nonnegative, check_positive, check_probability
from heatcloak_shared.rounding import bisect_safely, round_up

_ROOT_HALF = math.sqrt(0.5)
_NARROW = 0.5
"""Below this μ the two terms nearly cancel, and their difference is integrated instead."""
_FRACTION_FROM = 2.0
_FRACTION_TERMS = 100
"""Terms of the continued fraction of erfc: enough for double precision from `_FRACTION_FROM` on."""
_NODES = (0.1834346424956498, 0.525532409916329, 0.7966664774136267, 0.9602898564975363)
_NODE_WEIGHTS = (0.3626837833783620, 0.3137066458778873, 0.2223810344533745, 0.1012285362903763)
"""Gauss-Legendre rule with eight nodes ± these (Abramowitz & Stegun 1964, table 25.4)."""
_LEAST, _MOST = 1e-150, 1e150
"""Limits of every search."""


def gaussian_delta(mu: float, epsilon: float) -> float:
    """Return the least δ such that a μ-GDP mechanism is (ε, δ)-differentially private, rounded up.

    Args:
        mu: μ >= 0; Δ₂/σ of one release, or the root of the sum of the squares of several.
        epsilon: ε > 0.

    Raises:
        ParameterError: an argument is outside its range.
    """
    delta, error = _delta_and_error(check_nonnegative("mu", mu), check_positive("epsilon", epsilon))
    return min(round_up(delta + error), 1.0)


def gaussian_epsilon(mu: float, delta: float) -> float:
    """Return the smallest ε such that a μ-GDP mechanism is (ε, δ)-differentially private, rounded up.

    Args:
        mu: μ >= 0.
        delta: 0 < delta < 1.

    Returns:
        ε; at least 1e-150, so that it is a valid argument elsewhere.

    Raises:
        ParameterError: an argument is outside its range, or no ε up to 1e150 is enough.
    """
    scale, target = check_nonnegative("mu", mu), check_probability("delta", delta)
    _, epsilon = bisect_safely(lambda epsilon: gaussian_delta(scale, epsilon) <= target, _LEAST, _MOST)
    if gaussian_delta(scale, epsilon) > target:
        raise ParameterError(f"no epsilon up to 1e150 satisfies delta {target!r}: raise sigma or delta")
    return epsilon


def gaussian_mu(epsilon: float, delta: float) -> float:
    """Return the largest μ such that a μ-GDP mechanism is (ε, δ)-differentially private, rounded down.

    Raises:
        ParameterError: an argument is outside its range, or that μ is below 1e-150.
    """
    exponent, target = check_positive("epsilon", epsilon), check_probability("delta", delta)
    mu, _ = bisect_safely(lambda mu: gaussian_delta(mu, exponent) > target, _LEAST, _MOST)
    if gaussian_delta(mu, exponent) > target:
        raise ParameterError("no mu >= 1e-150 satisfies (epsilon, delta): raise epsilon or delta")
    return mu


def _delta_and_error(mu: float, epsilon: float) -> tuple[float, float]:
    """Return δ and a bound of its error in double precision.

    As (μ/2 + ε/μ)² = (μ/2 − ε/μ)² + 2ε, both terms have the factor exp(−(μ/2 − ε/μ)²/2). Factoring it out
    avoids e^ε, and erfcx(x) = exp(x²)·erfc(x) represents the rest of the tails.
    """
    if mu == 0.0:
        return 0.0, math.ulp(0.0)
    near, far = 0.5 * mu - epsilon / mu, 0.5 * mu + epsilon / mu
    common = 0.5 * math.exp(-0.5 * near * near)
    if common == 0.0:
        return (0.0, math.ulp(0.0)) if near < 0.0 else (1.0, 0.0)
    # The factor by which the terms amplify a relative error of near and far.
    slope = 1.0 + (1.0 + abs(near)) * far
    if near < 0.0 and mu < _NARROW:
        delta = common * _erfcx_drop(-near * _ROOT_HALF, mu * _ROOT_HALF)
        return delta, 2.0**-46 * slope * delta
    first = common * erfcx(-near * _ROOT_HALF) if near < 0.0 else 0.5 * math.erfc(-near * _ROOT_HALF)
    delta = first - common * erfcx(far * _ROOT_HALF)
    return min(max(delta, 0.0), 1.0), 2.0**-48 * slope * first


def erfcx(x: float) -> float:
    """Return exp(x²)·erfc(x) for x >= 0, to a relative error below 2⁻⁴⁹.

    From 2 on it is Laplace's continued fraction, 1/√π · 1/(x + ½/(x + 1/(x + (3/2)/(x + …)))).
    """
    if x < _FRACTION_FROM:
        return math.exp(x * x) * math.erfc(x)
    tail = x
    for term in range(_FRACTION_TERMS, 0, -1):
        tail = x + 0.5 * term / tail
    return 1.0 / (math.sqrt(math.pi) * tail)


def _erfcx_drop(x: float, width: float) -> float:
    """Return erfcx(x) − erfcx(x + width) for x >= 0 without cancellation.

    −erfcx'(x) = 2/√π − 2x·erfcx(x) is smooth and positive: eight nodes integrate it to all digits.
    """
    drop = 0.0
    for node, weight in zip(_NODES, _NODE_WEIGHTS, strict=True):
        for place in (x + 0.5 * width * (1.0 - node), x + 0.5 * width * (1.0 + node)):
            drop += weight * (2.0 / math.sqrt(math.pi) - 2.0 * place * erfcx(place))
    return 0.5 * width * drop
