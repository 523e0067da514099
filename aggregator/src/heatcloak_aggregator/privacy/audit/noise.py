"""Noise of an audited run, and the distribution that it must follow.

The distribution is the discrete Gaussian, P(x) ∝ exp(−x²/2σ²) on the integers (Canonne, Kamath & Steinke
2020), implemented independently of the code that draws it. Up to σ = 4096 every probability is summed;
beyond, the normal distribution at half-integers is off by less than 1/24σ² < 3e-9, which no sample resolves.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from scipy.special import ndtr, ndtri

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int64Array
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.noise import check_scale


@dataclass(frozen=True)
class NoiseSample:
    """Noise of several runs of all nodes of a zone. A run is one boot of every node in one world.

    Attributes:
        noise: published ticks minus measured ticks, shape (runs, rounds, nodes); 0 where nothing was
            published.
        truth: measured ticks: the reading on the lattice, same shape.
        present: whether a reading was published, same shape.
        world: 0 or 1: which of the two neighbouring worlds was measured, shape (runs,).
        period: number of each round's budget period, shape (runs, rounds).

    Raises:
        ParameterError: the shapes do not agree.
    """

    noise: Int64Array
    truth: Int64Array
    present: BoolArray
    world: Int64Array
    period: Int64Array

    def __post_init__(self) -> None:
        shape = self.noise.shape
        agree = len(shape) == 3 and self.truth.shape == shape and self.present.shape == shape
        if not (agree and self.world.shape == shape[:1] and self.period.shape == shape[:2]):
            raise ParameterError(
                "shapes do not agree: pass (runs, rounds, nodes), (runs,) and (runs, rounds)"
            )

    @cached_property
    def values(self) -> Int64Array:
        """All noise, in no particular order, shape (N,)."""
        return self.noise[self.present]

    @cached_property
    def counts(self) -> Int64Array:
        """Published readings of each node, shape (nodes,)."""
        return np.asarray(self.present.sum(axis=(0, 1)), dtype=np.int64)

    @cached_property
    def unit(self) -> FloatArray:
        """Noise divided by each node's root mean square, shape of `noise`.

        Its correlations do not depend on scale, which has a check of its own. A node without noise stays zero
        and correlates with nothing.
        """
        squares = np.where(self.present, self.noise.astype(np.float64) ** 2, 0.0).sum(axis=(0, 1))
        scale = np.sqrt(squares / np.maximum(self.counts, 1))
        return np.where(self.present, self.noise / np.where(scale > 0.0, scale, 1.0), 0.0)

    @cached_property
    def move(self) -> FloatArray:
        """World 1's readings minus world 0's in ticks, averaged over rounds, shape (nodes,)."""
        means = [self.truth[self.world == which].mean(axis=(0, 1)) for which in (0, 1)]
        return np.asarray(means[1] - means[0], dtype=np.float64)

    @cached_property
    def direction(self) -> FloatArray:
        """`move` scaled to length 1, shape (nodes,): direction of the best linear test; 0 without a move."""
        length = float(np.linalg.norm(self.move))
        return self.move / length if length > 0.0 else self.move

    @cached_property
    def complete(self) -> BoolArray:
        """Rounds in which every node published, shape (runs, rounds)."""
        return np.asarray(self.present.all(axis=2), dtype=np.bool_)

    @cached_property
    def along(self) -> FloatArray:
        """The noise along the move, in ticks, of each round in which all nodes published."""
        return np.asarray((self.noise @ self.direction)[self.complete])


_LARGEST_SUM = 4096
_REACH = 39  # exp(−39²/2) is below the smallest double


class NoiseLaw:
    """The discrete Gaussian of scale ``sigma`` ticks.

    Args:
        sigma: σ in ticks, an integer from 1 to 2³¹ − 1.

    Raises:
        ParameterError: ``sigma`` is not such an integer.
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
    def _is_summed(self) -> bool:
        return self.sigma <= _LARGEST_SUM

    def below(self, places: Int64Array) -> FloatArray:
        """Return P(X <= x) for each integer, same shape; small values keep their relative accuracy."""
        if not self._is_summed:
            return np.asarray(ndtr((places + 0.5) / self.sigma), dtype=np.float64)
        reach = _REACH * self.sigma
        return np.where(places < -reach, 0.0, self._sums[np.clip(places, -reach, reach) + reach])

    def beyond(self, distance: int) -> float:
        """Return P(|X| >= distance) for distance >= 1."""
        return min(1.0, 2.0 * float(self.below(np.array([-distance]))[0]))

    def bins(self, count: int) -> tuple[Int64Array, FloatArray]:
        """Return bins of about equal probability.

        Returns:
            (last integer of each bin but the last one, probability of each bin). Fewer than ``count`` bins
            are returned if single integers are too likely.
        """
        levels = np.arange(1, count) / count
        edges = np.unique(np.floor(self.sigma * ndtri(levels)).astype(np.int64))
        return edges, np.diff(np.concatenate([[0.0], self.below(edges), [1.0]]))

    def residues(self, modulus: int) -> FloatArray:
        """Return P(X ≡ r) modulo ``modulus`` for r = 0 … modulus − 1; uniform to 1e-15 if σ >= modulus."""
        if not self._is_summed:
            return np.full(modulus, 1.0 / modulus)
        counted = np.bincount(self._places % modulus, weights=self._masses, minlength=modulus)
        return np.asarray(counted, dtype=np.float64)

    @cached_property
    def collision(self) -> float:
        """P(X = Y) for two independent draws."""
        if not self._is_summed:
            return 0.5 / (self.sigma * math.sqrt(math.pi))
        return math.fsum(self._masses**2)
