"""A peer of our noise: the exact sampler of Canonne, Kamath & Steinke 2020, Algorithms 1 to 3."""

from __future__ import annotations

from heatcloak_shared.noise import ByteStream


class CanonneKamathSteinke:
    """Sampler of the discrete Gaussian.

    Args:
        sigma: noise scale in ticks, a positive integer.
    """

    def __init__(self, sigma: int) -> None:
        self._sigma = sigma
        self._scale = sigma + 1

    def sample(self, stream: ByteStream) -> int:
        """Return one sample (Algorithm 3)."""
        square = self._sigma * self._sigma
        while True:
            proposal = self._laplace(stream)
            # (|y| − σ²/t)² / 2σ² over the common denominator 2σ²t².
            excess = (abs(proposal) * self._scale - square) ** 2
            if _bernoulli_exp(stream, excess, 2 * square * self._scale * self._scale):
                return proposal

    def _laplace(self, stream: ByteStream) -> int:
        """Return one sample of the discrete Laplace distribution (Algorithm 2)."""
        while True:
            part = _uniform(stream, self._scale)
            if not _bernoulli_exp(stream, part, self._scale):
                continue
            whole = 0
            while _bernoulli_exp(stream, 1, 1):
                whole += 1
            magnitude = part + self._scale * whole
            negative = stream.read(1)[0] & 1
            if not (negative and magnitude == 0):
                return -magnitude if negative else magnitude


def _bernoulli_exp(stream: ByteStream, numerator: int, denominator: int) -> bool:
    """Return True with probability exp(−numerator/denominator) (Algorithm 1)."""
    while numerator > denominator:
        if not _bernoulli_exp(stream, 1, 1):
            return False
        numerator -= denominator
    order = 1
    while _uniform(stream, denominator * order) < numerator:
        order += 1
    return order % 2 == 1


def _uniform(stream: ByteStream, bound: int) -> int:
    bits = (bound - 1).bit_length()
    while True:
        value = int.from_bytes(stream.read((bits + 7) // 8), "big") & ((1 << bits) - 1)
        if value < bound:
            return value
