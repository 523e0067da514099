"""Karney's rejection sampler, at small scales too, where every probability shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from heatcloak_shared.noise import ByteStream
from heatcloak_shared.noise.discrete_gaussian import RejectionSampler

Fit = Callable[[Iterable[int], float], float]


@pytest.mark.slow
@pytest.mark.parametrize("scale", [1, 2, 7, 64, 65])
def test_samples_follow_the_exact_probabilities(
    scale: int, keystream: Callable[[int], ByteStream], fit: Fit
) -> None:
    """100 000 samples fit σ, at powers of two and beside them."""
    sampler, stream = RejectionSampler(scale), keystream(scale)
    assert fit((sampler.sample(stream) for _ in range(100_000)), scale) > 0.001


def test_coarse_first_comparisons_change_no_probability(
    keystream: Callable[[int], ByteStream], fit: Fit
) -> None:
    """With a first comparison of 8 bits, hundreds of trials are refined, and the samples fit as well."""
    sampler, stream = RejectionSampler(7, bits=8), keystream(1)
    assert fit((sampler.sample(stream) for _ in range(100_000)), 7) > 0.001


def test_zero_has_one_sign(script: Callable[[bytes], ByteStream]) -> None:
    """The proposal −0 is refused, the proposal +0 accepted, or zero would come twice too often."""
    stop, negative_zero, zero = b"\xff" * 8, b"\0\0\0\1", b"\0\0\0\0"
    stream = script(stop + negative_zero + stop + zero + bytes(8))
    assert RejectionSampler(5000).sample(stream) == 0
    assert stream.read(0) == b""
    with pytest.raises(AssertionError):
        stream.read(1)


def test_a_proposal_is_read_as_karney_has_it(script: Callable[[bytes], ByteStream]) -> None:
    """Two shells down, offset 123 of σ = 5000, negative: −(2·5000 + 123)."""
    shells = bytes(8) + bytes(8) + b"\xff" * 8
    offset_and_sign = (123 << 1 | 1).to_bytes(4, "big")
    assert RejectionSampler(5000).sample(script(shells + offset_and_sign + bytes(8))) == -10123


def test_offsets_beyond_the_scale_are_drawn_again(script: Callable[[bytes], ByteStream]) -> None:
    """5000 of 13 bits is refused, 4999 accepted."""
    words = b"".join((offset << 1).to_bytes(4, "big") for offset in (5000, 8191, 4999))
    assert RejectionSampler(5000).sample(script(b"\xff" * 8 + words + bytes(8))) == 4999
