"""The distributions that the noise must follow, implemented independently of the code that draws them.

Let σ be the scale in ticks.

- Rounded Gaussian: P(X <= x) = Φ((x + 1/2)/σ) on the integers.
- Discrete Gaussian: P(x) ∝ exp(−x²/2σ²) on the integers (Canonne, Kamath & Steinke 2020). Up to σ = 4096
  every probability is summed; beyond, Φ((x + 1/2)/σ) is off by less than 1/24σ² < 3e-9, which no sample
  resolves.

By Poisson's summation formula, sums of smooth functions over the integers equal integrals up to terms of
order exp(−2π²σ²): below the precision of a double from σ = 2 on for variances, and from σ = 2m on for
remainders modulo m.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from scipy.special import ndtr, ndtri

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.noise import NOISE_KINDS, NoiseKind, check_scale

_LARGEST_SUM = 4096
_LARGEST_PAIR_SUM = 8
_REACH = 39  # exp(−39²/2) is below the smallest double


@dataclass(frozen=True)
class NoiseLaw:
    """The distribution of one sensor's noise.

    Attributes:
        kind: its kind.
        sigma: σ in ticks, an integer from 1 to 2³¹ − 1.

    Raises:
        ParameterError: ``kind`` or ``sigma`` is not such a value.
    """

    kind: NoiseKind
    sigma: int

    def __post_init__(self) -> None:
        if self.kind not in NOISE_KINDS:
            raise ParameterError(f"unknown noise {self.kind!r}: choose from {', '.join(NOISE_KINDS)}")
        check_scale(self.sigma)

    def below(self, places: Int64Array) -> FloatArray:
        """Return P(X <= x) for each integer, same shape; small values keep their relative accuracy."""
        if self.kind == "rounded-gaussian" or self.sigma > _LARGEST_SUM:
            return np.asarray(ndtr((places + 0.5) / self.sigma), dtype=np.float64)
        tails = self._discrete_tails
        distances = np.where(places < 0, -places, places + 1)
        tail = tails[np.minimum(distances, tails.size - 1)]
        return np.where(places < 0, tail, 1.0 - tail)

    @cached_property
    def _discrete_tails(self) -> FloatArray:
        """P(X >= k) of the discrete Gaussian for k = 0, 1, …; the last one is 0."""
        weights = np.exp(-0.5 * (np.arange(_REACH * self.sigma + 1) / self.sigma) ** 2)
        total = weights[0] + 2.0 * math.fsum(weights[1:])
        return np.append(np.cumsum(weights[::-1])[::-1] / total, 0.0)

    def masses(self, places: Int64Array) -> FloatArray:
        """Return P(X = x) for each integer, same shape."""
        nearer = -np.abs(places)
        return self.below(nearer) - self.below(nearer - 1)

    def beyond(self, distance: int) -> float:
        """Return P(|X| >= distance) for distance >= 1."""
        return min(1.0, 2.0 * float(self.below(np.array([-distance]))[0]))

    def bins(self, count: int) -> tuple[Int64Array, FloatArray]:
        """Return ``count`` bins between equal quantiles of the continuous Gaussian.

        Returns:
            (last integer of each bin but the last one, probability of each bin). A bin without an integer
            repeats the integer of the one before it, and has probability 0.
        """
        edges = np.floor(self.sigma * ndtri(np.arange(1, count) / count)).astype(np.int64)
        return edges, np.diff(np.concatenate([[0.0], self.below(edges), [1.0]]))

    def residues(self, modulus: int) -> FloatArray:
        """Return P(X ≡ r) modulo ``modulus`` for r = 0 … modulus − 1."""
        if self.sigma >= 2 * modulus:
            return np.full(modulus, 1.0 / modulus)
        counted = np.bincount(self._near % modulus, weights=self._near_masses, minlength=modulus)
        return np.asarray(counted, dtype=np.float64)

    @cached_property
    def variance(self) -> float:
        """The variance; σ² + 1/12 (Sheppard's correction) or σ² unless σ = 1."""
        if self.sigma == 1:
            return math.fsum(self._near**2 * self._near_masses)
        return self.sigma**2 + (1.0 / 12.0 if self.kind == "rounded-gaussian" else 0.0)

    def collision(self, other: NoiseLaw) -> float:
        """Return P(X = Y) for independent draws of this law and of one of the same kind.

        For larger scales it is the density at 0 of the difference of two Gaussians, with the variance
        v = σ² + τ². Rounding replaces the density by its mean over the triangular distribution on [−1, 1],
        whose moments are 1/6 and 1/15.
        """
        less, more = sorted((self, other), key=lambda law: law.sigma)
        if less.sigma <= _LARGEST_PAIR_SUM:
            return math.fsum(less._near_masses * more.masses(less._near))
        v = float(self.sigma**2 + other.sigma**2)
        mean = 1.0 - 1.0 / (12.0 * v) + 1.0 / (120.0 * v * v) if self.kind == "rounded-gaussian" else 1.0
        return mean / math.sqrt(2.0 * math.pi * v)

    @cached_property
    def _near(self) -> Int64Array:
        """All integers of a probability above 0 in double precision; for small scales."""
        return np.arange(-_REACH * self.sigma, _REACH * self.sigma + 1)

    @cached_property
    def _near_masses(self) -> FloatArray:
        return self.masses(self._near)


def noise_laws(kind: NoiseKind, sigma_ticks: tuple[int, ...]) -> tuple[NoiseLaw, ...]:
    """Return the law of each sensor; sensors of one scale share it."""
    laws = {ticks: NoiseLaw(kind, ticks) for ticks in sigma_ticks}
    return tuple(laws[ticks] for ticks in sigma_ticks)
