"""The discrete Gaussian on the integers, sampled exactly or within a proven distance.

Up to `LARGEST_TABLE` a cumulative table is sampled: fast, and always the same 16 bytes of the stream. Beyond
that, rejection sampling is exact at every scale: Karney 2016, "Sampling exactly from the normal
distribution", Algorithm D, for mean zero and integer σ.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache

from heatcloak_shared.noise.exponential import WORD_BITS, ByteStream, ExponentialTrial, exp_bounds
from heatcloak_shared.parameters import check_integer

LARGEST_SCALE = 2**31 - 1
"""The largest ``sigma_ticks`` on the wire and in the samplers."""

LARGEST_TABLE = 4096
"""The largest scale with a table; a larger one would not fit into the memory of a small Pi."""

_MAGNITUDE_BITS = 127
_WORK_BITS = 256
_TABLE_WORD_BITS = 64


def check_scale(sigma_ticks: int) -> int:
    """Return ``sigma_ticks`` if it is an integer from 1 to `LARGEST_SCALE`, else raise `ParameterError`."""
    return check_integer("sigma_ticks", sigma_ticks, 1, LARGEST_SCALE + 1)


def truncation_bound(sigma_ticks: int) -> float:
    """Return a bound of the sampler's total variation distance from the discrete Gaussian.

    X is sub-Gaussian with variance proxy σ² (Canonne, Kamath & Steinke 2020), so by Chernoff's bound
    P(|X| > k) <= 2 exp(−(k+1)²/2σ²). The table ends at the first k whose tail is at most 2⁻¹²⁸, or one later,
    so it has N <= √(258 ln 2)·σ + 1 < 14σ + 1 entries, whose rounding costs at most (N+1)·2⁻¹²⁸.

    Returns:
        The bound; 0.0 above `LARGEST_TABLE`, because that sampler is exact.

    Raises:
        ParameterError: ``sigma_ticks`` is not an integer from 1 to `LARGEST_SCALE`.
    """
    if check_scale(sigma_ticks) > LARGEST_TABLE:
        return 0.0
    return (14 * sigma_ticks + 2) * 2.0**-128


class DiscreteGaussian:
    """P(x) ∝ exp(−x²/2σ²) on the integers (Canonne, Kamath & Steinke 2020), σ a whole number of ticks.

    ===================  =========================  =======================  ======================
    sigma_ticks          sampler                    bytes of the stream      distance
    ===================  =========================  =======================  ======================
    1 … 4096             cumulative table           16, whatever the value   (N + 1)·2⁻¹²⁸ at most
    4097 … 2³¹ − 1       rejection (Karney 2016)    varies                   none
    ===================  =========================  =======================  ======================

    Integer arithmetic only: a stream gives the same sample on every machine, so that cloaked − noise is the
    quantised reading, bit for bit. The mapping of bytes to samples is frozen.

    Args:
        sigma_ticks: σ, 1 <= sigma_ticks < 2³¹.

    Raises:
        ParameterError: ``sigma_ticks`` is not such an integer.
    """

    __slots__ = ("_sampler", "_sigma_ticks")

    def __init__(self, sigma_ticks: int) -> None:
        self._sigma_ticks = check_scale(sigma_ticks)
        self._sampler: TableSampler | RejectionSampler = (
            table_sampler(sigma_ticks) if sigma_ticks <= LARGEST_TABLE else RejectionSampler(sigma_ticks)
        )

    @property
    def sigma_ticks(self) -> int:
        """σ in ticks."""
        return self._sigma_ticks

    @property
    def truncation(self) -> float:
        """A proven bound of the total variation distance from the discrete Gaussian."""
        return self._sampler.truncation

    def sample(self, stream: ByteStream) -> int:
        """Return one sample. Give every sample a stream of its own, for example one `Keystream`."""
        return self._sampler.sample(stream)


class RejectionSampler:
    """Sample P(x) ∝ exp(−x²/2σ²) on the integers exactly.

    |x| = kσ + j with 0 <= j < σ. k is proposed with probability ∝ exp(−k/2), j uniformly, and the pair is
    accepted with probability exp(−k(k−1)/2 − j(2kσ+j)/2σ²), which leaves exp(−x²/2σ²). Zero has two signs:
    one is rejected. About half the proposals are accepted. The number of bytes that a sample takes varies, so
    every sample needs a stream of its own.

    Args:
        scale: σ in ticks, 1 <= scale < 2³¹.
        bits: precision of the first comparison of each trial, a multiple of 8.
    """

    truncation = 0.0
    """Total variation distance from the discrete Gaussian."""

    __slots__ = ("_bits", "_offset_mask", "_scale", "_shell_trial", "_square")

    def __init__(self, scale: int, bits: int = WORD_BITS) -> None:
        self._scale = scale
        self._square = scale * scale
        self._offset_mask = (1 << (scale - 1).bit_length()) - 1
        self._bits = bits
        self._shell_trial = ExponentialTrial(1, 2, bits)

    def sample(self, stream: ByteStream) -> int:
        """Return one sample, drawing a varying number of bytes of ``stream``."""
        scale, square = self._scale, self._square
        while True:
            shell = 0
            while self._shell_trial.draw(stream):
                shell += 1
            offset, negative = self._draw_offset(stream)
            if negative and shell == 0 and offset == 0:
                continue
            exponent = shell * (shell - 1) * square + offset * (2 * shell * scale + offset)
            if ExponentialTrial(exponent, 2 * square, self._bits).draw(stream):
                magnitude = shell * scale + offset
                return -magnitude if negative else magnitude

    def _draw_offset(self, stream: ByteStream) -> tuple[int, int]:
        """Draw j uniform in [0, σ) and a sign bit: the lowest bit of each 32-bit word is the sign."""
        while True:
            word = int.from_bytes(stream.read(4), "big")
            offset = word >> 1 & self._offset_mask
            if offset < self._scale:
                return offset, word & 1


class TableSampler:
    """Sample P(x) ∝ exp(−x²/2σ²) on the integers, to within `truncation`.

    A sample is one draw of 128 bits: the upper 127 choose |x| in the one-sided cumulative distribution
    P(|X| = 0) = p₀, P(|X| = k) = 2p_k, the lowest bit chooses the sign, so the distribution is exactly
    symmetric. Integers only: the same on every machine.

    Args:
        scale: σ in ticks. |x| is the number of `cumulative_thresholds` that the upper 127 bits reach.

    Attributes:
        truncation: bound of the total variation distance from the discrete Gaussian. Each of the N
            thresholds is off by less than (1/2 + 2⁻⁷⁰)·2⁻¹²⁷, the last by the tail that it includes, and
            the distance is at most their sum: below (N + 1)·2⁻¹²⁸.
    """

    __slots__ = ("_scale", "_words", "truncation")

    def __init__(self, scale: int) -> None:
        self._scale = scale
        # Only the upper words, in an array: as Python integers they would take a tenth of a node's memory.
        self._words = array(
            "Q", (threshold >> _TABLE_WORD_BITS for threshold in cumulative_thresholds(scale))
        )
        self.truncation = (len(self._words) + 1) * 2.0**-128

    def sample(self, stream: ByteStream) -> int:
        """Return one sample, drawing exactly 16 bytes of ``stream``."""
        draw = int.from_bytes(stream.read(16), "big")
        word = draw >> _TABLE_WORD_BITS + 1
        magnitude = bisect_right(self._words, word)
        if magnitude and self._words[magnitude - 1] == word:
            # Less than once in 2⁴⁵ draws: the lower words decide, and are computed again.
            magnitude = sum(threshold <= draw >> 1 for threshold in cumulative_thresholds(self._scale))
        return -magnitude if draw & 1 else magnitude


@lru_cache(maxsize=8)  # the largest table takes 0.4 MB
def table_sampler(scale: int) -> TableSampler:
    """Return the table of σ = ``scale`` ticks; the last few are cached."""
    return TableSampler(scale)


def cumulative_thresholds(scale: int) -> Iterator[int]:
    """Yield P(|X| <= k)·2¹²⁷, rounded to an integer, for k = 0, 1, … until the probability rounds to one.

    The weights' errors stay below 3k²·2⁻²⁵⁶ and their sum's below 19³·3σ³·2⁻²⁵⁶ < 2⁻²⁰⁵ at σ = 4096: a
    rounding is off by less than 1/2 + 2⁻⁷⁰.
    """
    total = 2 * sum(_weights(scale)) - (1 << _WORK_BITS)
    end = 1 << _MAGNITUDE_BITS
    cumulative = -(1 << _WORK_BITS)
    # Computed twice, because a list of the weights would be ten times as large as the table.
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
