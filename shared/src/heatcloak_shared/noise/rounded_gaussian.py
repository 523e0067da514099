"""The rounded Gaussian: a continuous Gaussian rounded to the integers, sampled in integer arithmetic.

A quantised reading plus this noise is the rounding of the quantised reading plus Gaussian noise. It is
therefore post-processing of the Gaussian mechanism, whose exact privacy it has (Balle & Wang 2018), in every
dimension and over many releases.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache
from math import factorial

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
from heatcloak_shared.noise.normal_probability import central_bounds, inverse_root_two_pi

_WORK_BITS = 128
_THRESHOLD_BITS = 160  # of the first enclosure of a threshold
_COEFFICIENT_GUARD = 16


class RoundedGaussian(LatticeNoise):
    """P(x) = Φ((x+1/2)/σ) − Φ((x−1/2)/σ) on the integers, σ a whole number of ticks.

    Φ is the standard normal distribution function: x is σZ rounded to the nearest integer. The variance is
    about σ² + 1/12.

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
        super().__init__(
            scale, rounded_table(scale) if scale <= LARGEST_TABLE else RoundedNormalSampler(scale)
        )


class RoundedNormalSampler:
    """Sample σZ rounded to the nearest integer exactly, Z standard normal.

    |Z| = k + u with an integer k and 0 <= u < 1 (Karney 2016, "Sampling exactly from the normal
    distribution", Algorithm N): k is proposed with probability ∝ exp(−k/2), u uniformly, and the pair is
    accepted with probability exp(−k(k−1)/2 − u(2k+u)/2), which leaves exp(−(k+u)²/2). u and the uniform
    number of the trial are known to some bits; both get more until the trial is decided, then u until σ(k+u)
    rounds to one integer. A bit of its own is the sign. About half the proposals are accepted. The number of
    bytes that a sample takes varies, so every sample needs a stream of its own.

    Args:
        scale: σ in ticks, 1 <= scale < 2³¹.
        bits: bits of u and of the first comparison of each trial, a multiple of 8. It changes the bytes that
            are drawn, but not the probabilities.
    """

    __slots__ = ("_bits", "_scale", "_shell_trial")

    def __init__(self, scale: int, bits: int = WORD_BITS) -> None:
        self._scale = scale
        self._bits = bits
        self._shell_trial = ExponentialTrial(1, 2, bits)

    def sample(self, stream: ByteStream) -> int:
        """Return one sample, drawing a varying number of bytes of ``stream``."""
        while True:
            shell = 0
            while self._shell_trial.draw(stream):
                shell += 1
            accepted, offset, bits = self._propose(shell, stream)
            if accepted:
                magnitude = self._round(shell, offset, bits, stream)
                return -magnitude if stream.read(1)[0] & 1 else magnitude

    def _propose(self, shell: int, stream: ByteStream) -> tuple[bool, int, int]:
        """Draw u and accept it or not; return the decision, u·2^bits rounded down, and ``bits``."""
        offset, uniform, bits = self._extend(0, stream), self._extend(0, stream), self._bits
        low, high = _acceptance_bounds(shell, offset, bits)
        while low <= uniform < high:
            offset, uniform = self._extend(offset, stream), self._extend(uniform, stream)
            bits += self._bits
            low, high = _acceptance_bounds(shell, offset, bits)
        return uniform < low, offset, bits

    def _round(self, shell: int, offset: int, bits: int, stream: ByteStream) -> int:
        """Return σ(k+u) rounded to the nearest integer; offset <= u·2^bits < offset + 1."""
        while True:
            # σ(k+u) + 1/2 in units of 2^−bits is at least this, and less than σ more.
            lowest = self._scale * ((shell << bits) + offset) + (1 << bits - 1)
            magnitude = lowest >> bits
            if lowest + self._scale - 1 >> bits == magnitude:
                return magnitude
            offset = self._extend(offset, stream)
            bits += self._bits

    def _extend(self, value: int, stream: ByteStream) -> int:
        """Return ``value`` with the next bits of ``stream`` appended."""
        return value << self._bits | int.from_bytes(stream.read(self._bits >> 3), "big")


def _acceptance_bounds(shell: int, offset: int, bits: int) -> tuple[int, int]:
    """Enclose p(u)·2^bits for all u from offset/2^bits to (offset+1)/2^bits.

    p(u) = exp(−k(k−1)/2 − u(2k+u)/2) falls with u, at a rate of (k+u)·p(u) = exp(k/2)·(k+u)·exp(−(k+u)²/2),
    which is at most 1: it is largest at u = 1 − k for k <= 1, and at u = 0 beyond, where it is
    k·exp(−k(k−1)/2). So p falls by at most one unit over the interval.
    """
    numerator = (shell * (shell - 1) << 2 * bits) + offset * ((shell << bits + 1) + offset)
    low, high = exp_bounds(numerator, 1 << 2 * bits + 1, bits)
    return max(low - 1, 0), high


@lru_cache(maxsize=CACHED_TABLES)
def rounded_table(scale: int) -> TableSampler:
    """Return the table of σ = ``scale`` ticks; the tables used last are cached.

    The count of thresholds searches the first 14σ + 2; the later ones are 2¹²⁷ (see `truncation_bound`).
    """
    return TableSampler(
        threshold_words(scale),
        10 * scale + 1,
        lambda value: bisect_right(range(14 * scale + 2), value, key=lambda k: threshold(scale, k)),
    )


def threshold(scale: int, k: int) -> int:
    """Return the integer nearest to P(|X| <= k)·2¹²⁷ = erf((k+1/2)/(σ√2))·2¹²⁷."""
    bits = _THRESHOLD_BITS
    while True:
        low, high = central_bounds(2 * k + 1, 2 * scale, bits)
        drop = bits - MAGNITUDE_BITS
        nearest = low + (1 << drop - 1) >> drop
        if high + (1 << drop - 1) >> drop == nearest:
            return nearest
        bits *= 2


def threshold_words(scale: int, bits: int = _WORK_BITS) -> Iterator[int]:
    """Yield `threshold` without its lowest 64 bits for k = 0, 1, … up to the first word of 63 ones.

    P(|X| <= k) is the sum of the cells' probabilities w(j)·G(j), w(0) halved, with w(j) = 2φ(j/σ)/σ and
    G(j) = ∫ exp(−(2ju+u²)/2σ²) du over |u| <= 1/2 (`_cell_coefficients`). w takes two multiplications a cell:
    w(j+1) = w(j)·r(j), r(j+1) = r(j)·r(0)², r(0) = exp(−1/2σ²). Every step rounds down, so the sum is never
    too high. It is too low by less than 2^(15 + ⌊8/σ⌋)·σ² units of 2^−bits, and where that leaves two words
    possible, the word is that of `threshold`:

    - k stays at most 10σ, because there P(|X| > k) <= exp(−(k+1/2)²/2σ²) < 2⁻⁶⁴.
    - r(j) is too low by at most 8(j+1) units: 3 at first, and 7 + 1 more in each step.
    - w(j) <= 0.8/σ is too low by at most 7 units at first, and by 0.8/σ·8(j+1) + 1 more in each step: at most
      7 + 10σ + 3.2·10(10σ+1) <= 400σ in all.
    - G(j) <= exp(j/2σ²) < 2^(8/σ) is too low by at most 7 units, and by the terms that are left out.
    - So the at most 10σ + 1 <= 11σ summands are too low by at most 400σ·2^(8/σ) + 7 units each, in all by
      less than 2^(13 + 8/σ)·σ² <= 2^(14 + ⌊8/σ⌋)·σ², and by 2¹³σ² more for all the terms that are left out.

    Args:
        scale: σ in ticks.
        bits: working precision, at least 64. It changes the number of refined words, but no word.
    """
    ratio, _ = exp_bounds(1, 2 * scale * scale, bits)
    ratio_of_ratios = ratio * ratio >> bits
    weight = 2 * inverse_root_two_pi(bits)[0] // scale
    (leading, *others), shift = _cell_coefficients(scale, bits)
    drop = bits - MAGNITUDE_BITS + TABLE_WORD_BITS
    # The second summand, 2⁻¹²⁷, is twice what rounding adds to a threshold before the low bits are dropped.
    error = (scale * scale << 15 + 8 // scale) + (1 << max(bits - MAGNITUDE_BITS, 0))
    last = (1 << MAGNITUDE_BITS - TABLE_WORD_BITS) - 1
    cumulative = 0
    for k in range(10 * scale + 1):
        square = k * k
        cell = leading
        for coefficient in others:
            cell = cell * square + coefficient
        cell = cell * weight >> shift
        cumulative += cell if k else cell >> 1
        word = cumulative >> drop
        if cumulative + error >> drop != word:
            word = threshold(scale, k) >> TABLE_WORD_BITS
        yield word
        if word == last:
            return
        weight = weight * ratio >> bits
        ratio = ratio * ratio_of_ratios >> bits


def _cell_coefficients(scale: int, bits: int) -> tuple[list[int], int]:
    """Return g(n−1), …, g(0) times 2^shift, and the shift, with G(k) = Σ g(i)·k^2i up to the terms left out.

    exp(−ku/σ²) is even in u under the integral, so only the even powers of its series count:
    g(i) = M(2i)/((2i)!·σ^4i) with M(2i) = ∫ u^2i exp(−u²/2σ²) du over |u| <= 1/2, in turn the alternating
    series Σ (−1)^j/(j!·(2σ²)^j·4^(i+j)·(2i+2j+1)).

    Left out, i >= n: with M(2i) <= 4^−i/(2i+1), and the sum over k >= 1 of w(k)·k^2i at most its integral
    plus its largest term, σ^2i·(2i−1)!!·(1 + 0.8), they add at most 1.8/((8σ²)^i·i!·(2i+1)) to all the
    probabilities: in all less than 1/((8σ²)^n·n!), for which n is chosen to be at most 2¹³σ² units of
    2^−bits.

    Rounding: a g(i) is too low by less than 3 units of 2^−shift, so G(k) by less than 3·Σ k^2i, which is at
    most 6 units of 2^−bits since 10σ >= k.
    """
    square = scale * scale
    terms = 1
    while (8 * square) ** terms * factorial(terms) * square << 13 < 1 << bits:
        terms += 1
    shift = bits + 2 * (terms - 1) * (10 * scale).bit_length()
    return [_cell_coefficient(square, i, shift) for i in reversed(range(terms))], shift


def _cell_coefficient(square: int, i: int, shift: int) -> int:
    """Return g(i)·2^shift, rounded down by less than 3; ``square`` is σ².

    The series loses less than one unit in each of its less than 2¹⁵ terms, and in its remainder: less than
    one unit after the guard bits are removed.
    """
    numerator = 1 << shift + _COEFFICIENT_GUARD
    divisor = factorial(2 * i) * square ** (2 * i) * 4**i
    total = j = 0
    while term := numerator // (divisor * (2 * i + 2 * j + 1)):
        total += -term if j & 1 else term
        j += 1
        divisor *= 8 * square * j
    return (total >> _COEFFICIENT_GUARD) - 1
