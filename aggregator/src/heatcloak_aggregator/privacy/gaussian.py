"""Exact privacy of the continuous Gaussian mechanism and of the discrete Gaussian.

The continuous one (Balle & Wang 2018, Theorem 8): with μ = Δ₂/σ, δ(ε) = Φ(μ/2 − ε/μ) − e^ε Φ(−μ/2 − ε/μ), in
any dimension. For noise on a lattice this is an approximation and not a bound: the discrete Gaussian's δ is
above it for many (ε, σ).

The discrete Gaussian's δ is summed over its outcomes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import scipy

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_integer, check_positive, check_probability
from heatcloak_shared.rounding import bisect_safely, round_up

_REACH = 39.0  # exp(−39²/2) is below the smallest double
_MOST_SIGMA = 2.0**16
_MOST_WORK = 2**30


def discrete_gaussian_normaliser(sigma: float) -> float:
    """Return Σ exp(−x²/2σ²) over the integers, for 0 < sigma <= 2¹⁶ in lattice steps.

    Raises:
        ParameterError: ``sigma`` is outside its range.
    """
    _, weights = _weights(sigma)
    return math.fsum(weights)


def discrete_gaussian_variance(sigma: float) -> float:
    """Return the variance of the discrete Gaussian for 0 < sigma <= 2¹⁶: at most, and close to, σ².

    Raises:
        ParameterError: ``sigma`` is outside its range.
    """
    places, weights = _weights(sigma)
    return math.fsum(places * places * weights) / math.fsum(weights)


def discrete_gaussian_delta(sigma: float, shift: Sequence[int], epsilon: float) -> float:
    """Return the least δ for which discrete Gaussian noise hides ``shift`` with ε, to nearest.

    Canonne, Kamath & Steinke 2020, Theorem 7, in any dimension: the privacy loss of an outcome x is
    (2 s·x + ‖s‖²)/2σ² for a shift by −s, so it depends only on the distribution of s·x, a convolution, and
    δ = Σ P(s·x)·max(0, 1 − exp(ε − loss)). No term is negative, so small δ is as accurate as large.

    Args:
        sigma: noise scale in lattice steps, 0 < sigma <= 2¹⁶; need not be an integer.
        shift: (d,) integers, the difference of two neighbouring readings in lattice steps.
        epsilon: above 0.

    Raises:
        ParameterError: an argument is outside its range, or there are too many outcomes to sum.
    """
    exponent = check_positive("epsilon", epsilon)
    moves = [abs(check_integer("shift", move, -(1 << 31), 1 << 31)) for move in shift]
    places, weights = _weights(sigma)
    reach = len(places) // 2
    if (2 * reach * sum(moves) + 1) * len(places) > _MOST_WORK:
        raise ParameterError("too many outcomes to sum: use a smaller sigma or shift, or delta_from_rho")
    masses = np.ones(1)
    for move in moves:
        masses = _convolve(masses, weights / math.fsum(weights), move)
    products = np.arange(len(masses)) - len(masses) // 2
    losses = (2.0 * products + sum(move * move for move in moves)) / (2.0 * sigma * sigma)
    return math.fsum(masses * -np.expm1(np.minimum(exponent - losses, 0.0)))


def _weights(sigma: float) -> tuple[FloatArray, FloatArray]:
    """Return the integers within reach, in order around 0, and exp(−x²/2σ²) of each."""
    if check_positive("sigma", sigma) > _MOST_SIGMA:
        raise ParameterError(
            f"sigma must be at most {_MOST_SIGMA:g}, got {sigma!r}: use σ√2π and σ² above it"
        )
    reach = math.ceil(_REACH * sigma)
    places = np.arange(-reach, reach + 1, dtype=np.float64)
    return places, np.exp(-0.5 * (places / sigma) ** 2)


def _convolve(masses: FloatArray, probabilities: FloatArray, move: int) -> FloatArray:
    """Return the distribution of Y + move·x from those of Y and x, as sums of positive numbers only."""
    spread = np.zeros(len(masses) + move * (len(probabilities) - 1))
    for index, probability in enumerate(probabilities):
        spread[index * move : index * move + len(masses)] += probability * masses
    return spread


_ROOT_HALF = math.sqrt(0.5)
_NARROW = 0.5  # below this μ the two terms nearly cancel, so their difference is integrated instead
_NODES, _NODE_WEIGHTS = np.polynomial.legendre.leggauss(8)
_LEAST, _MOST = 1e-150, 1e150  # of every search


def gaussian_delta(sigma: float, sensitivity: float, epsilon: float) -> float:
    """Return the least δ for which continuous Gaussian noise is (ε, δ)-differentially private.

    Args:
        sigma: noise scale, above 0.
        sensitivity: Δ₂, above 0, in the unit of ``sigma``.
        epsilon: above 0.

    Returns:
        δ in [0, 1], rounded to nearest and not up: a description, not a promise.

    Raises:
        ParameterError: an argument is outside its range.
    """
    mu = check_positive("sensitivity", sensitivity) / check_positive("sigma", sigma)
    delta, _ = _delta_and_error(mu, check_positive("epsilon", epsilon))
    return delta


def gaussian_epsilon(sigma: float, sensitivity: float, delta: float) -> float:
    """Return the smallest ε for which continuous Gaussian noise is (ε, δ)-differentially private, rounded up.

    Args:
        sigma: noise scale, above 0.
        sensitivity: Δ₂, above 0, in the unit of ``sigma``.
        delta: 0 < delta < 1.

    Returns:
        ε, at least 1e-150.

    Raises:
        ParameterError: an argument is outside its range, or no ε up to 1e150 is enough.
    """
    mu = check_positive("sensitivity", sensitivity) / check_positive("sigma", sigma)
    target = check_probability("delta", delta)
    _, epsilon = bisect_safely(lambda epsilon: _at_most(target, mu, epsilon), _LEAST, _MOST)
    if not _at_most(target, mu, epsilon):
        raise ParameterError(f"no epsilon up to 1e150 satisfies delta {target!r}: raise sigma or delta")
    return epsilon


def analytic_sigma(sensitivity: float, epsilon: float, delta: float) -> float:
    """Return the smallest σ at which continuous Gaussian noise is (ε, δ)-differentially private, rounded up.

    For noise on a lattice it is an approximation: see the module.

    Args:
        sensitivity: Δ₂, above 0.
        epsilon: above 0.
        delta: 0 < delta < 1.

    Raises:
        ParameterError: an argument or σ is outside its range.
    """
    check_positive("sensitivity", sensitivity)
    exponent, target = check_positive("epsilon", epsilon), check_probability("delta", delta)
    _, multiplier = bisect_safely(lambda ratio: _at_most(target, 1.0 / ratio, exponent), _LEAST, _MOST)
    if not _at_most(target, 1.0 / multiplier, exponent):
        raise ParameterError("sigma would exceed 1e150 times the sensitivity: raise epsilon or delta")
    return check_positive("sigma for this sensitivity", round_up(sensitivity * multiplier))


def _at_most(target: float, mu: float, epsilon: float) -> bool:
    """Return whether δ is at most ``target`` with twice its possible rounding error added."""
    delta, error = _delta_and_error(mu, epsilon)
    return delta + 2.0 * error <= target


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
    slope = (
        1.0 + (1.0 + abs(near)) * far
    )  # factor by which the terms amplify a relative error of near and far
    if near < 0.0 and mu < _NARROW:
        delta = common * _erfcx_drop(-near * _ROOT_HALF, mu * _ROOT_HALF)
        return delta, 2.0**-48 * slope * delta
    special = scipy.special
    first = common * float(special.erfcx(-near * _ROOT_HALF)) if near < 0.0 else float(special.ndtr(near))
    delta = first - common * float(special.erfcx(far * _ROOT_HALF))
    return min(max(delta, 0.0), 1.0), 2.0**-49 * slope * first


def _erfcx_drop(x: float, width: float) -> float:
    """Return erfcx(x) − erfcx(x + width) for x >= 0 without cancellation.

    −erfcx'(x) = 2/√π − 2x·erfcx(x) is smooth and positive: eight nodes integrate it to all digits.
    """
    places = x + 0.5 * width * (1.0 + _NODES)
    drops = 2.0 / math.sqrt(math.pi) - 2.0 * places * scipy.special.erfcx(places)
    return 0.5 * width * float(_NODE_WEIGHTS @ drops)
