"""The discrete Laplace distribution on the integers, sampled exactly.

A sample is the difference of two geometric numbers. The binary digits of a geometric number are independent
(Canonne, Kamath & Steinke 2020 use the same fact for its quotient and remainder), so each digit is one trial
of known probability: a uniform 64-bit word is compared with an enclosure of the probability, and another word
is drawn if the enclosure leaves the comparison open.
"""

from __future__ import annotations

from fractions import Fraction

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.noise.exponential import WORD_BITS, ByteStream, exp_bounds

WORD_BYTES = WORD_BITS // 8
LARGEST_LAPLACE_SCALE = 2**62
LEAST_LAPLACE_SCALE = Fraction(1, 2**20)
_TAIL_EXPONENT = 43
"""There are so many digits that P(K >= 2^digits) < e⁻⁴³: the last trial nearly always fails."""


class DiscreteLaplace:
    """P(k) ∝ exp(−|k|/scale) on the integers (Canonne, Kamath & Steinke 2020, Definition 27).

    Noise of this law on an integer that one person changes by at most Δ is (Δ/scale)-differentially private.
    Sampling is exact at every scale: only integers are compared, with probabilities enclosed as narrowly as
    the comparison needs. A stream gives the same sample on every machine.

    Args:
        scale: in ticks, an integer or a fraction from 2⁻²⁰ to 2⁶².

    Attributes:
        scale: the scale as a fraction.
        digits: number of binary digits of a geometric number that have a trial each. One more trial decides
            whether the number is larger.
        bounds: ``(low, high)`` of each trial. It succeeds for words below ``low``, fails for words from
            ``high`` on, and is open in between.

    Raises:
        ParameterError: ``scale`` is not such a number.
    """

    __slots__ = ("bounds", "digits", "scale")

    def __init__(self, scale: int | Fraction) -> None:
        if not isinstance(scale, int | Fraction) or isinstance(scale, bool):
            raise ParameterError(f"scale must be an integer or a fraction, got a {type(scale).__name__}")
        if not LEAST_LAPLACE_SCALE <= scale <= LARGEST_LAPLACE_SCALE:
            raise ParameterError(f"scale must be from 2^-20 to 2^62 ticks, got {float(scale)!r}")
        self.scale = Fraction(scale)
        self.digits = (-(-_TAIL_EXPONENT * self.scale.numerator // self.scale.denominator)).bit_length()
        self.bounds = [self._enclosure(digit, WORD_BITS) for digit in range(self.digits + 1)]

    @property
    def bytes_per_sample(self) -> int:
        """Bytes of the stream for one sample, unless a trial stays open: once in about 2⁵⁵ samples."""
        return 2 * WORD_BYTES * (self.digits + 1)

    def sample(self, stream: ByteStream) -> int:
        """Return one sample, drawing `bytes_per_sample` bytes of ``stream``, rarely more."""
        data = stream.read(self.bytes_per_sample)
        half = len(data) // 2
        return self._geometric(data[:half], stream) - self._geometric(data[half:], stream)

    def resolve(self, digit: int, word: int, stream: ByteStream) -> bool:
        """Return the result of a trial that its first word left open, with further words of ``stream``."""
        bits, (low, high) = WORD_BITS, self.bounds[digit]
        while low <= word < high:
            word = word << WORD_BITS | int.from_bytes(stream.read(WORD_BYTES), "big")
            bits += WORD_BITS
            low, high = self._enclosure(digit, bits)
        return word < low

    def count_beyond(self, stream: ByteStream) -> int:
        """Return ⌊K / 2^digits⌋ of a geometric number K whose last trial succeeded."""
        count = 1
        while self.resolve(self.digits, int.from_bytes(stream.read(WORD_BYTES), "big"), stream):
            count += 1
        return count

    def _geometric(self, data: bytes, stream: ByteStream) -> int:
        """Return K >= 0 with P(K >= k) = exp(−k/scale), from one word for each trial."""
        number = 0
        for digit, (low, high) in enumerate(self.bounds):
            word = int.from_bytes(data[WORD_BYTES * digit : WORD_BYTES * (digit + 1)], "big")
            if word < low or (word < high and self.resolve(digit, word, stream)):
                count = self.count_beyond(stream) if digit == self.digits else 1
                number += count << digit
        return number

    def _enclosure(self, digit: int, bits: int) -> tuple[int, int]:
        """Enclose the probability of a trial, times 2^bits, between integers.

        With x = exp(−2^digit/scale), digit ``digit`` of a geometric number is 1 with probability x/(1 + x),
        and the number is at least 2^digits with probability x for digit = digits.
        """
        low, high = exp_bounds(self.scale.denominator << digit, self.scale.numerator, bits)
        if digit == self.digits:
            return low, high
        one = 1 << bits
        # x/(1 + x) rises with x.
        return low * one // (one + low), -(-high * one // (one + high))
