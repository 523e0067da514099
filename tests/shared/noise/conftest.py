"""Streams, an independent sampler and a goodness-of-fit test."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable
from fractions import Fraction

import numpy as np
import pytest
from scipy.special import ndtr, ndtri
from scipy.stats import chisquare

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_shared import Keystream

_KEY = bytes(range(32))
_BOOT = bytes(range(16))
_TAILS = [1e-4, 1e-3, 1e-2]
_LEVELS = np.array([*_TAILS, *np.linspace(0.025, 0.975, 39), *(1.0 - np.array(_TAILS[::-1]))])


class ScriptedStream:
    """A stream of given bytes that counts the bytes taken."""

    def __init__(self, script: bytes) -> None:
        self._script = script
        self.taken = 0

    def read(self, size: int) -> bytes:
        """Return the next bytes of the script; fail if it runs out."""
        chunk = self._script[self.taken : self.taken + size]
        assert len(chunk) == size
        self.taken += size
        return chunk


class CanonneKamathSteinke:
    """Canonne, Kamath & Steinke 2020, Algorithms 1 to 3, in fractions: an independent reference."""

    def __init__(self, sigma: int, seed: int) -> None:
        self._sigma2 = Fraction(sigma * sigma)
        self._scale = sigma + 1
        self._random = random.Random(seed)

    def sample(self) -> int:
        """Return one sample of the discrete Gaussian."""
        while True:
            proposal = self._laplace()
            excess = (abs(proposal) - self._sigma2 / self._scale) ** 2 / (2 * self._sigma2)
            if self._bernoulli_exp(excess):
                return proposal

    def _laplace(self) -> int:
        while True:
            part = self._random.randrange(self._scale)
            if not self._bernoulli_exp(Fraction(part, self._scale)):
                continue
            whole = 0
            while self._bernoulli_exp(Fraction(1)):
                whole += 1
            magnitude = part + self._scale * whole
            negative = self._random.randrange(2)
            if not (negative and magnitude == 0):
                return -magnitude if negative else magnitude

    def _bernoulli_exp(self, exponent: Fraction) -> bool:
        while exponent > 1:
            if not self._bernoulli_exp(Fraction(1)):
                return False
            exponent -= 1
        order = 1
        while self._bernoulli(exponent / order):
            order += 1
        return order % 2 == 1

    def _bernoulli(self, probability: Fraction) -> bool:
        return self._random.randrange(probability.denominator) < probability.numerator


@pytest.fixture
def keystream() -> Callable[[int], Keystream]:
    """Return a function from a sequence number to its keystream under a fixed key."""
    return lambda seq: Keystream(_KEY, "n07", _BOOT, seq)


@pytest.fixture
def relative_cost() -> Callable[[Callable[[int], object]], float]:
    """Return a function that measures a call beside Python's own generator, seeded for one Gaussian.

    The shortest of several times of each, because other programs slow down the rest.
    """

    def seconds(call: Callable[[int], object], count: int = 1000) -> float:
        start = time.process_time()
        for seq in range(count):
            call(seq)
        return (time.process_time() - start) / count

    def measure(call: Callable[[int], object]) -> float:
        times = [(seconds(call), seconds(lambda seq: random.Random(seq).gauss())) for _ in range(30)]
        return min(ours for ours, _ in times) / min(peers for _, peers in times)

    return measure


@pytest.fixture
def script() -> Callable[[bytes], ScriptedStream]:
    """Return a function from bytes to a stream of them."""
    return ScriptedStream


@pytest.fixture
def reference() -> Callable[[int, int, int], Int64Array]:
    """Return a function from (sigma, seed, count) to samples of the independent reference."""

    def draw(sigma: int, seed: int, count: int) -> Int64Array:
        sampler = CanonneKamathSteinke(sigma, seed)
        return np.array([sampler.sample() for _ in range(count)])

    return draw


@pytest.fixture
def fit() -> Callable[[Iterable[int], float], float]:
    """Return a function from (samples, sigma) to Pearson's p-value of a discrete Gaussian of that scale."""
    return lambda samples, sigma: _p_value(samples, sigma, _cumulative)


@pytest.fixture
def rounded_fit() -> Callable[[Iterable[int], float], float]:
    """Return a function from (samples, sigma) to Pearson's p-value of a rounded Gaussian of that scale."""
    return lambda samples, sigma: _p_value(samples, sigma, _rounded_cumulative)


def _p_value(
    samples: Iterable[int], sigma: float, cumulative: Callable[[FloatArray, float], FloatArray]
) -> float:
    edges = np.unique(np.floor(sigma * ndtri(_LEVELS)))
    values = np.fromiter(samples, dtype=np.int64)
    observed = np.bincount(np.searchsorted(edges, values), minlength=len(edges) + 1)
    expected = np.diff(np.concatenate([[0.0], cumulative(edges, sigma), [1.0]])) * len(values)
    return float(chisquare(observed, expected).pvalue)


def _rounded_cumulative(edges: FloatArray, sigma: float) -> FloatArray:
    return np.asarray(ndtr((edges + 0.5) / sigma), dtype=np.float64)


def _cumulative(edges: FloatArray, sigma: float) -> FloatArray:
    if sigma > 5000:  # where the normal law at half-integers is off by less than 1e-8
        return _rounded_cumulative(edges, sigma)
    places = np.arange(-np.ceil(12 * sigma), np.ceil(12 * sigma) + 1)
    sums = np.cumsum(np.exp(-0.5 * (places / sigma) ** 2))
    return np.asarray(np.interp(edges, places, sums / sums[-1]), dtype=np.float64)
