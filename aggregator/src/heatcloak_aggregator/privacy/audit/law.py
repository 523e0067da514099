"""The law that the noise must follow: the discrete Gaussian, written down apart from the code that draws it.

P(x) ∝ exp(−x²/2σ²) on the integers (Canonne, Kamath & Steinke 2020). Up to σ = 4096 every probability is
added up; beyond, the normal law at half-integers is off by less than 1/24σ² < 3e-9, which no sample resolves.
"""

from __future__ import annotations

import math
from functools import cached_property

import numpy as np
from scipy.special import ndtr, ndtri

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_shared.noise.scales import check_scale

_LARGEST_SUM = 4096
_REACH = 39  # exp(−39²/2) is below the smallest double


class NoiseLaw:
    """The discrete Gaussian of scale ``sigma`` ticks.

    Args:
        sigma: σ in ticks, a whole number of 1 to 2³¹ − 1.

    Raises:
        ParameterError: ``sigma`` is no such number.
    """

    def __init__(self, sigma: int) -> None:
        self.sigma = check_scale(sigma)

    @cached_property
    def _places(self) -> Int64Array:
        return np.arange(-_REACH * self.sigma, _REACH * self.sigma + 1)

    @cached_property
    def _masses(self) -> FloatArray:
        weights = np.exp(-0.5 * (self._places / self.sigma) ** 2)
        return np.asarray(weights / math.fsum(weights), dtype=np.float64)

    @cached_property
    def _sums(self) -> FloatArray:
        return np.cumsum(self._masses)

    @property
    def _adds_up(self) -> bool:
        return self.sigma <= _LARGEST_SUM

    def below(self, places: Int64Array) -> FloatArray:
        """P(X <= x) of each whole number, same shape; small ones are accurate relatively."""
        if not self._adds_up:
            return np.asarray(ndtr((places + 0.5) / self.sigma), dtype=np.float64)
        reach = _REACH * self.sigma
        return np.where(places < -reach, 0.0, self._sums[np.clip(places, -reach, reach) + reach])

    def beyond(self, distance: int) -> float:
        """P(|X| >= distance) for distance >= 1."""
        return min(1.0, 2.0 * float(self.below(np.array([-distance]))[0]))

    def bins(self, count: int) -> tuple[Int64Array, FloatArray]:
        """Bins of about equal probability.

        Returns:
            (last whole number of each bin but the last one, probability of each bin): a whole number may be
            so likely that there are fewer than ``count``.
        """
        levels = np.arange(1, count) / count
        edges = np.unique(np.floor(self.sigma * ndtri(levels)).astype(np.int64))
        return edges, np.diff(np.concatenate([[0.0], self.below(edges), [1.0]]))

    def residues(self, modulus: int) -> FloatArray:
        """P(X ≡ r) modulo ``modulus`` for r = 0 … modulus − 1; uniform to 1e-15 where σ is the modulus."""
        if not self._adds_up:
            return np.full(modulus, 1.0 / modulus)
        counted = np.bincount(self._places % modulus, weights=self._masses, minlength=modulus)
        return np.asarray(counted, dtype=np.float64)

    @cached_property
    def collision(self) -> float:
        """P(X = Y) of two independent draws."""
        if not self._adds_up:
            return 0.5 / (self.sigma * math.sqrt(math.pi))
        return math.fsum(self._masses**2)
