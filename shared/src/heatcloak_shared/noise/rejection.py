"""The discrete Gaussian by rejection: exact at every scale.

Karney 2016, "Sampling exactly from the normal distribution", Algorithm D, for mean zero and integer σ.
"""

from __future__ import annotations

from heatcloak_shared.noise.exponential import WORD_BITS, ExponentialTrial
from heatcloak_shared.noise.stream import ByteStream


class RejectionSampler:
    """P(x) ∝ exp(−x²/2σ²) on the integers, with no error at all.

    |x| = kσ + j with 0 <= j < σ. k is proposed with probability ∝ exp(−k/2), j uniformly, and the pair is
    accepted with probability exp(−k(k−1)/2 − j(2kσ+j)/2σ²), which leaves exp(−x²/2σ²). Zero has two signs:
    one is refused. About half the proposals are accepted. How many bytes a sample takes depends on it, so
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
        """Return one sample, drawing as many bytes of ``stream`` as it takes."""
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
        """Draw j uniform in [0, σ) and a sign bit: of each 32-bit word the lowest bit is the sign."""
        while True:
            word = int.from_bytes(stream.read(4), "big")
            offset = word >> 1 & self._offset_mask
            if offset < self._scale:
                return offset, word & 1
