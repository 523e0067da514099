"""The discrete Gaussian by a cumulative table: fast, and the same 16 bytes whatever the value."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache

from heatcloak_shared.noise.exponential import exp_bounds
from heatcloak_shared.noise.stream import ByteStream

_MAGNITUDE_BITS = 127
_WORK_BITS = 256
_WORD_BITS = 64


class TableSampler:
    """P(x) ∝ exp(−x²/2σ²) on the integers, to within `truncation`.

    A sample is one draw of 128 bits: the upper 127 choose |x| in the one-sided cumulative distribution
    P(|X| = 0) = p₀, P(|X| = k) = 2p_k, the lowest bit chooses the sign, so the distribution is exactly
    symmetric. Integers only: the same on every machine.

    Args:
        scale: σ in ticks. |x| is the number of `cumulative_thresholds` that the upper 127 bits reach.

    Attributes:
        truncation: bound of the total variation distance from the discrete Gaussian. Each of the N
            thresholds is off by less than (1/2 + 2⁻⁷⁰)·2⁻¹²⁷, the last by the tail that it swallows, and
            the distance is at most their sum: below (N + 1)·2⁻¹²⁸.
    """

    __slots__ = ("_scale", "_words", "truncation")

    def __init__(self, scale: int) -> None:
        self._scale = scale
        # The upper words alone: as Python's integers they would take a tenth of what a node may use.
        self._words = array("Q", (threshold >> _WORD_BITS for threshold in cumulative_thresholds(scale)))
        self.truncation = (len(self._words) + 1) * 2.0**-128

    def sample(self, stream: ByteStream) -> int:
        """Return one sample, drawing exactly 16 bytes of ``stream``."""
        draw = int.from_bytes(stream.read(16), "big")
        word = draw >> _WORD_BITS + 1
        magnitude = bisect_right(self._words, word)
        if magnitude and self._words[magnitude - 1] == word:
            # Not once in 2⁴⁵ draws: the lower words decide, and are worked out anew.
            magnitude = sum(threshold <= draw >> 1 for threshold in cumulative_thresholds(self._scale))
        return -magnitude if draw & 1 else magnitude


@lru_cache(maxsize=8)  # the largest table takes 0.4 MB
def table_sampler(scale: int) -> TableSampler:
    """Return the table of σ = ``scale`` ticks, from the last few built or built now."""
    return TableSampler(scale)


def cumulative_thresholds(scale: int) -> Iterator[int]:
    """Round P(|X| <= k)·2¹²⁷ to integers, for k = 0, 1, … until it rounds to one.

    The weights' errors stay below 3k²·2⁻²⁵⁶ and their sum's below 19³·3σ³·2⁻²⁵⁶ < 2⁻²⁰⁵ at σ = 4096: a
    rounding is off by less than 1/2 + 2⁻⁷⁰.
    """
    total = 2 * sum(_weights(scale)) - (1 << _WORK_BITS)
    end = 1 << _MAGNITUDE_BITS
    cumulative = -(1 << _WORK_BITS)
    # Worked out anew, not kept: a list of them would be ten times the table.
    for weight in _weights(scale):
        cumulative += 2 * weight
        threshold = ((cumulative << _MAGNITUDE_BITS + 1) + total) // (2 * total)
        yield threshold
        if threshold == end:
            return


def _weights(scale: int) -> Iterator[int]:
    """Yield exp(−k²/2σ²)·2²⁵⁶ for k = 0, 1, … while it is not zero; the first is 2²⁵⁶.

    Two multiplications each: w(k+1) = w(k)·r(k), r(k+1) = r(k)·r(0)², r(0) = exp(−1/2σ²).
    """
    ratio, _ = exp_bounds(1, 2 * scale * scale, _WORK_BITS)
    ratio_of_ratios = ratio * ratio >> _WORK_BITS
    weight = 1 << _WORK_BITS
    while weight:
        yield weight
        weight = weight * ratio >> _WORK_BITS
        ratio = ratio * ratio_of_ratios >> _WORK_BITS
