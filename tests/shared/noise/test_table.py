"""The cumulative table against the definition of the discrete Gaussian."""

from __future__ import annotations

import time
from collections.abc import Callable

import mpmath  # type: ignore[import-untyped]
import pytest

from heatcloak_shared import DiscreteGaussian
from heatcloak_shared.noise import ByteStream, truncation_bound
from heatcloak_shared.noise.discrete_gaussian import TableSampler, cumulative_thresholds, table_sampler

_SCALES = [1, 2, 7, 512, 1441, 4096]


@pytest.mark.slow
@pytest.mark.parametrize("scale", _SCALES)
def test_probabilities_follow_the_definition(scale: int) -> None:
    """Every entry is the probability of its magnitude to 1e-30, and all errors together within the bound."""
    thresholds = tuple(cumulative_thresholds(scale))
    with mpmath.workdps(60):
        weights = [mpmath.exp(-mpmath.mpf(k * k) / (2 * scale * scale)) for k in range(20 * scale)]
        total = 2 * mpmath.fsum(weights) - weights[0]
        wanted = [(2 if k else 1) * weight / total for k, weight in enumerate(weights)]
        before = (0, *thresholds)
        built = [mpmath.mpf(high - low) / 2**127 for low, high in zip(before, thresholds, strict=False)]
        built += [mpmath.mpf(0)] * (len(wanted) - len(built))
        errors = [abs(one - other) for one, other in zip(built, wanted, strict=True)]
        assert max(errors) < 1e-30
        assert mpmath.fsum(errors) / 2 <= DiscreteGaussian(scale).truncation


@pytest.mark.parametrize("scale", [*range(1, 20), 100, 999, *_SCALES])
def test_truncation_is_within_the_closed_bound(scale: int) -> None:
    """What a table of N entries reports is (N + 1)/2¹²⁸, within what is promised without building it."""
    entries = len(tuple(cumulative_thresholds(scale)))
    assert DiscreteGaussian(scale).truncation == (entries + 1) * 2.0**-128
    assert DiscreteGaussian(scale).truncation <= truncation_bound(scale)


@pytest.mark.parametrize("scale", _SCALES)
def test_thresholds_rise_to_certainty(scale: int) -> None:
    """The table is a distribution: thresholds never fall, and the last one is certain."""
    thresholds = tuple(cumulative_thresholds(scale))
    assert list(thresholds) == sorted(thresholds)
    assert thresholds[-1] == 2**127
    assert thresholds[-2] < 2**127


def test_each_threshold_is_the_first_draw_of_the_next_magnitude(
    script: Callable[[bytes], ByteStream],
) -> None:
    """The draw just below a threshold gives its magnitude, the draw at it the next."""
    sampler = table_sampler(7)
    for magnitude, threshold in enumerate(tuple(cumulative_thresholds(7))[:-1]):
        below, at = (threshold - 1) << 1, threshold << 1
        assert sampler.sample(script(below.to_bytes(16, "big"))) == magnitude
        assert sampler.sample(script(at.to_bytes(16, "big"))) == magnitude + 1


@pytest.mark.parametrize("scale", _SCALES)
def test_flipping_the_lowest_bit_flips_the_sign(
    scale: int, keystream: Callable[[int], ByteStream], script: Callable[[bytes], ByteStream]
) -> None:
    """The distribution is exactly symmetric: draws come in pairs that give x and −x."""
    sampler = table_sampler(scale)
    for seq in range(200):
        draw = int.from_bytes(keystream(seq).read(16), "big")
        sample = sampler.sample(script(draw.to_bytes(16, "big")))
        assert sampler.sample(script((draw ^ 1).to_bytes(16, "big"))) == -sample


def test_both_ends_of_the_draw_are_within_the_table(script: Callable[[bytes], ByteStream]) -> None:
    """All zeros is 0, all ones is the largest magnitude with a minus: 13 σ away, and no error."""
    assert table_sampler(512).sample(script(bytes(16))) == 0
    farthest = table_sampler(512).sample(script(b"\xff" * 16))
    assert -14 * 512 < farthest < -12 * 512


@pytest.mark.alone
def test_the_largest_table_is_built_in_time() -> None:
    """The table of 4096 ticks takes well under half a second."""
    start = time.perf_counter()
    table_sampler.__wrapped__(4096)
    assert time.perf_counter() - start < 0.5


def test_equal_upper_words_are_told_apart_by_the_lower_ones(script: Callable[[bytes], ByteStream]) -> None:
    """In the far tail many thresholds share their upper 64 bits: each draw between them has its magnitude."""
    thresholds = tuple(cumulative_thresholds(512))
    near_the_end = [k for k, threshold in enumerate(thresholds[:-1]) if 2**127 - threshold < 2**64]
    chosen = [*near_the_end[::40], near_the_end[-1], 0, 300, 1500]
    assert len(near_the_end) > 100, "the tail is where it matters"
    sampler = table_sampler(512)
    for k in chosen:
        for value in (thresholds[k] - 1, thresholds[k]):
            wanted = sum(threshold <= value for threshold in thresholds)
            assert sampler.sample(script((value << 1).to_bytes(16, "big"))) == wanted


def test_tables_are_kept_for_a_few_scales_only() -> None:
    """A second sampler of one scale shares the first one's table; memory stays bounded."""
    assert isinstance(table_sampler(77), TableSampler)
    assert table_sampler(77) is table_sampler(77)
    for scale in range(200, 230):
        table_sampler(scale)
    assert table_sampler.cache_info().currsize <= 8
