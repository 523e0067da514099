"""What the distributions on the integers share: scales, the bound of the tables' error, and table lookup."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Callable, Iterable
from typing import Protocol

from heatcloak_shared.noise.exponential import ByteStream
from heatcloak_shared.parameters import check_integer

LARGEST_SCALE = 2**31 - 1
"""The largest ``sigma_ticks`` on the wire and in the samplers."""

LARGEST_TABLE = 4096
"""The largest scale with a table; a larger one would not fit into the memory of a small Pi."""

CACHED_TABLES = 1024
"""Tables of a distribution that are kept, at most 0.44 MB each.

Zones that are made here have at most 32 scales; one written by hand may have one for each sensor. With more
than are kept, the trusted party builds a table for every reading, in 10 to 50 ms.
"""

MAGNITUDE_BITS = 127
"""Bits of a draw that choose |x|."""

TABLE_WORD_BITS = 64
"""A table keeps the thresholds without this many low bits."""


def check_scale(sigma_ticks: int) -> int:
    """Return ``sigma_ticks`` if it is an integer from 1 to `LARGEST_SCALE`, else raise `ParameterError`."""
    return check_integer("sigma_ticks", sigma_ticks, 1, LARGEST_SCALE + 1)


def truncation_bound(sigma_ticks: int) -> float:
    """Return a bound of a sampler's total variation distance from its distribution.

    The bound holds for the discrete and the rounded Gaussian. A table of N thresholds ends with the first k
    whose tail P(|X| > k) is at most 2⁻¹²⁸, or one later. A threshold is off by less than (1/2 + 2⁻⁷⁰)·2⁻¹²⁷,
    the last one by the tail that it includes, and the distance is at most the sum: below (N + 1)·2⁻¹²⁸.

    - Discrete: X is sub-Gaussian with variance proxy σ² (Canonne, Kamath & Steinke 2020), so by Chernoff's
      bound P(|X| > k) <= 2 exp(−(k+1)²/2σ²), and N <= √(258 ln 2)·σ + 1 < 14σ + 1.
    - Rounded: P(|X| > k) = erfc((k+1/2)/(σ√2)) <= exp(−(k+1/2)²/2σ²), which is at most 2⁻¹²⁸ for a k below
      √(256 ln 2)·σ + 1/2, and the table does not end later, so N <= √(256 ln 2)·σ + 3/2 < 14σ + 1.

    Returns:
        The bound; 0.0 above `LARGEST_TABLE`, because those samplers are exact.

    Raises:
        ParameterError: ``sigma_ticks`` is not an integer from 1 to `LARGEST_SCALE`.
    """
    if check_scale(sigma_ticks) > LARGEST_TABLE:
        return 0.0
    return (14 * sigma_ticks + 2) * 2.0**-128


class Sampler(Protocol):
    """A sampler of one distribution and scale."""

    def sample(self, stream: ByteStream) -> int:
        """Return one sample, drawing bytes of ``stream``."""


class LatticeNoise:
    """A distribution on the integers with a scale."""

    __slots__ = ("_sampler", "_sigma_ticks")

    def __init__(self, sigma_ticks: int, sampler: Sampler) -> None:
        self._sigma_ticks = sigma_ticks
        self._sampler = sampler

    @property
    def sigma_ticks(self) -> int:
        """σ in ticks."""
        return self._sigma_ticks

    @property
    def truncation(self) -> float:
        """A proven bound of the total variation distance of `sample` from the distribution."""
        return truncation_bound(self._sigma_ticks)

    def sample(self, stream: ByteStream) -> int:
        """Return one sample. Give every sample a stream of its own, for example one `Keystream`."""
        return self._sampler.sample(stream)


class TableSampler:
    """Sample a symmetric distribution on the integers by its cumulative table.

    A sample is one draw of 128 bits: the upper 127 choose |x|, the number of thresholds P(|X| <= k)·2¹²⁷,
    k = 0, 1, …, that they reach; the lowest bit chooses the sign, so the samples are exactly symmetric.

    Args:
        words: the thresholds without their lowest 64 bits, ascending; it may end with the first word after
            which all are equal.
        most_words: a bound of their number.
        count_thresholds: returns the number of thresholds that are at most its argument, of 127 bits. It is
            called when the word of a draw is in ``words``: less than once in 2⁴⁵ draws.
    """

    __slots__ = ("_count_thresholds", "_words")

    def __init__(self, words: Iterable[int], most_words: int, count_thresholds: Callable[[int], int]) -> None:
        # An array: as Python integers the words would take a tenth of a node's memory. Its size is reserved
        # at once: while it grows, it leaves holes in the memory that are twice as large.
        self._words = array("Q", [0]) * most_words
        count = 0
        for count, word in enumerate(words, start=1):
            self._words[count - 1] = word
        del self._words[count:]
        self._count_thresholds = count_thresholds

    def sample(self, stream: ByteStream) -> int:
        """Return one sample, drawing exactly 16 bytes of ``stream``."""
        draw = int.from_bytes(stream.read(16), "big")
        word = draw >> TABLE_WORD_BITS + 1
        magnitude = bisect_right(self._words, word)
        if magnitude and self._words[magnitude - 1] == word:
            magnitude = self._count_thresholds(draw >> 1)
        return -magnitude if draw & 1 else magnitude
