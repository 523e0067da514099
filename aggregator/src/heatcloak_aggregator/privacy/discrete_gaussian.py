"""Exact privacy of discrete Gaussian noise: δ is summed over its outcomes.

It is above the δ of continuous Gaussian noise of the same scale for many (ε, σ).
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_integer, check_positive

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
