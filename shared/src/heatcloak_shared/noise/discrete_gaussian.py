"""The discrete Gaussian on the integers, sampled exactly or within a proven distance.

Up to `LARGEST_TABLE` a cumulative table is sampled: fast, and always the same 16 bytes of the stream. Beyond
that, rejection sampling is exact at every scale: Karney 2016, "Sampling exactly from the normal
distribution", Algorithm D, for mean zero and integer σ.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from heatcloak_shared.noise.exponential import WORD_BITS, ByteStream, ExponentialTrial, exp_bounds
from heatcloak_shared.noise.lattice_noise import (
    CACHED_TABLES,
    LARGEST_TABLE,
    MAGNITUDE_BITS,
    TABLE_WORD_BITS,
    LatticeNoise,
    TableSampler,
    check_scale,
)

_WORK_BITS = 256


class DiscreteGaussian(LatticeNoise):
    """P(x) ∝ exp(−x²/2σ²) on the integers (Canonne, Kamath & Steinke 2020), σ a whole number of ticks.

    ===================  =========================  =======================  ======================
    sigma_ticks          sampler                    bytes of the stream      distance
    ===================  =========================  =======================  ======================
    1 … 4096             cumulative table           16, whatever the value   `truncation_bound`
    4097 … 2³¹ − 1       rejection (Karney 2016)    varies                   none
    ===================  =========================  =======================  ======================

    Integer arithmetic only: a stream gives the same sample on every machine, so that cloaked − noise is the
    quantised reading, bit for bit. The mapping of bytes to samples is frozen.

    Args:
        sigma_ticks: σ, 1 <= sigma_ticks < 2³¹.

    Raises:
        ParameterError: ``sigma_ticks`` is not such an integer.
    """

    __slots__ = ()

    def __init__(self, sigma_ticks: int) -> None:
        scale = check_scale(sigma_ticks)
        super().__init__(scale, table_sampler(scale) if scale <= LARGEST_TABLE else RejectionSampler(scale))


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


@lru_cache(maxsize=CACHED_TABLES)
def table_sampler(scale: int) -> TableSampler:
    """Return the table of σ = ``scale`` ticks; the tables used last are cached."""
    return TableSampler(
        (threshold >> TABLE_WORD_BITS for threshold in cumulative_thresholds(scale)),
        14 * scale + 2,
        lambda value: sum(threshold <= value for threshold in cumulative_thresholds(scale)),
    )


def cumulative_thresholds(scale: int) -> Iterator[int]:
    """Yield P(|X| <= k)·2¹²⁷, rounded to an integer, for k = 0, 1, … until the probability rounds to one.

    The weights' errors stay below 3k²·2⁻²⁵⁶ and their sum's below 19³·3σ³·2⁻²⁵⁶ < 2⁻²⁰⁵ at σ = 4096: a
    rounding is off by less than 1/2 + 2⁻⁷⁰.
    """
    total = 2 * sum(_weights(scale)) - (1 << _WORK_BITS)
    end = 1 << MAGNITUDE_BITS
    cumulative = -(1 << _WORK_BITS)
    # Computed twice, because a list of the weights would be ten times as large as the table.
    for weight in _weights(scale):
        cumulative += 2 * weight
        threshold = ((cumulative << MAGNITUDE_BITS + 1) + total) // (2 * total)
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
