"""The discrete Gaussian: its table up to 4096 ticks, and Karney's rejection sampler beyond."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

import mpmath  # type: ignore[import-untyped]
import numpy as np
import pytest
from scipy.stats import chi2_contingency

from heatcloak_aggregator.arrays import Int64Array
from heatcloak_shared import DiscreteGaussian, HeatcloakError, Keystream
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.noise import LARGEST_SCALE, LARGEST_TABLE, ByteStream, truncation_bound
from heatcloak_shared.noise.discrete_gaussian import RejectionSampler, cumulative_thresholds, table_sampler
from heatcloak_shared.noise.lattice_noise import TableSampler

Fit = Callable[[Iterable[int], float], float]

_SCALES = [1, 2, 7, 512, 1441, 4096]
_GOLDEN = {
    1: [-1, -1, 0, -1, 2, 1, 0, 2],
    7: [-9, -6, -4, -9, 11, 6, 3, 13],
    512: [-625, -472, -265, -667, 806, 407, 252, 925],
    4096: [-5003, -3779, -2124, -5335, 6450, 3255, 2019, 7398],
    4097: [2987, 3864, 144, -3100, -809, -6006, 1152, 1010],
    10**6: [388011, -86651, -228508, -267463, -688937, -198029, 1455671, -143844],
    2**31 - 1: [
        1537600427,
        5119829628,
        -104037532,
        -1696863431,
        -2043314985,
        2906428951,
        2322002934,
        -1796499733,
    ],
}


@pytest.mark.parametrize("scale", list(_GOLDEN))
def test_samples_of_a_fixed_key_never_change(scale: int, keystream: Callable[[int], ByteStream]) -> None:
    """With another stream format, the noise of older readings could not be removed."""
    gaussian = DiscreteGaussian(scale)
    assert [gaussian.sample(keystream(seq)) for seq in range(8)] == _GOLDEN[scale]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("scale", "count"), [(1, 1_000_000), (1441, 1_000_000), (4097, 100_000), (LARGEST_SCALE, 100_000)]
)
def test_samples_fit_their_own_scale_only(
    scale: int, count: int, keystream: Callable[[int], ByteStream], fit: Fit
) -> None:
    """The same test rejects a σ that is off by 2 % to either side."""
    gaussian, stream = DiscreteGaussian(scale), keystream(0)
    samples = [gaussian.sample(stream) for _ in range(count)]
    assert fit(samples, scale) > 0.001
    assert fit(samples, 1.02 * scale) < 1e-6
    assert fit(samples, 0.98 * scale) < 1e-6


def test_table_rejection_and_reference_agree(
    keystream: Callable[[int], ByteStream], reference: Callable[[int, int, int], Int64Array], fit: Fit
) -> None:
    """Against the sampler of Canonne, Kamath & Steinke."""
    scale, count = 7, 20_000
    table, rejection, stream = DiscreteGaussian(scale), RejectionSampler(scale), keystream(2)
    samples = [
        reference(scale, 1, count),
        np.array([table.sample(stream) for _ in range(count)]),
        np.array([rejection.sample(stream) for _ in range(count)]),
    ]
    assert all(fit(drawn, scale) > 0.001 for drawn in samples)
    counts = np.array([np.bincount(np.clip(drawn, -18, 18) + 18, minlength=37) for drawn in samples])
    assert chi2_contingency(counts).pvalue > 0.001


@pytest.mark.parametrize("scale", [1, 512, LARGEST_TABLE])
def test_a_sample_of_a_table_takes_sixteen_bytes_for_any_value(
    scale: int, keystream: Callable[[int], Keystream]
) -> None:
    gaussian = DiscreteGaussian(scale)
    for seq in range(500):
        stream = keystream(seq)
        gaussian.sample(stream)
        assert stream.read(48) == keystream(seq).read(64)[16:]


@pytest.mark.parametrize("scale", [1, 1441, LARGEST_TABLE, LARGEST_TABLE + 1, 10**6, LARGEST_SCALE])
def test_two_samplers_agree_sample_by_sample(scale: int, keystream: Callable[[int], ByteStream]) -> None:
    """In any order, as those of node and trusted party."""
    node, trusted = DiscreteGaussian(scale), DiscreteGaussian(scale)
    drawn = {seq: node.sample(keystream(seq)) for seq in range(100)}
    assert {seq: trusted.sample(keystream(seq)) for seq in reversed(range(100))} == drawn


def test_truncation_is_below_1e33_with_a_table_and_zero_beyond() -> None:
    assert 0.0 < DiscreteGaussian(LARGEST_TABLE).truncation < 1e-33
    assert DiscreteGaussian(LARGEST_TABLE + 1).truncation == 0.0


def test_the_scale_is_read_only() -> None:
    gaussian = DiscreteGaussian(512)
    assert gaussian.sigma_ticks == 512
    with pytest.raises(AttributeError):
        gaussian.sigma_ticks = 1  # type: ignore[misc]


@pytest.mark.parametrize("scale", [0, -1, 2**31, True, 1.0, "512", None])
def test_scales_out_of_range_are_refused(scale: int) -> None:
    """A scale is an integer from 1 to 2³¹ − 1, and not a boolean."""
    with pytest.raises(ParameterError, match="sigma_ticks") as refusal:
        DiscreteGaussian(scale)
    assert isinstance(refusal.value, HeatcloakError)


@pytest.mark.slow
@pytest.mark.parametrize("scale", _SCALES)
def test_table_probabilities_follow_the_definition(scale: int) -> None:
    """Each to 1e-30, and all errors together within the bound."""
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
def test_truncation_of_a_table_counts_its_entries(scale: int) -> None:
    """A table of N entries is off by at most (N + 1)/2¹²⁸."""
    entries = len(tuple(cumulative_thresholds(scale)))
    assert (entries + 1) * 2.0**-128 <= truncation_bound(scale) <= 1.3 * (entries + 1) * 2.0**-128
    assert DiscreteGaussian(scale).truncation == truncation_bound(scale)


@pytest.mark.parametrize("scale", _SCALES)
def test_thresholds_never_fall_and_end_at_certainty(scale: int) -> None:
    thresholds = tuple(cumulative_thresholds(scale))
    assert list(thresholds) == sorted(thresholds)
    assert thresholds[-1] == 2**127
    assert thresholds[-2] < 2**127


def test_each_threshold_is_the_first_draw_of_the_next_magnitude(
    script: Callable[[bytes], ByteStream],
) -> None:
    sampler = table_sampler(7)
    for magnitude, threshold in enumerate(tuple(cumulative_thresholds(7))[:-1]):
        below, at = (threshold - 1) << 1, threshold << 1
        assert sampler.sample(script(below.to_bytes(16, "big"))) == magnitude
        assert sampler.sample(script(at.to_bytes(16, "big"))) == magnitude + 1


@pytest.mark.parametrize("scale", _SCALES)
def test_flipping_the_lowest_bit_flips_the_sign(
    scale: int, keystream: Callable[[int], ByteStream], script: Callable[[bytes], ByteStream]
) -> None:
    """So the distribution is exactly symmetric."""
    sampler = table_sampler(scale)
    for seq in range(200):
        draw = int.from_bytes(keystream(seq).read(16), "big")
        sample = sampler.sample(script(draw.to_bytes(16, "big")))
        assert sampler.sample(script((draw ^ 1).to_bytes(16, "big"))) == -sample


def test_the_extreme_draws_are_within_the_table(script: Callable[[bytes], ByteStream]) -> None:
    """All zeros is 0; all ones is the largest magnitude, 13 σ away, with a minus."""
    assert table_sampler(512).sample(script(bytes(16))) == 0
    farthest = table_sampler(512).sample(script(b"\xff" * 16))
    assert -14 * 512 < farthest < -12 * 512


@pytest.mark.alone
def test_the_largest_table_is_built_in_half_a_second() -> None:
    start = time.perf_counter()
    table_sampler.__wrapped__(4096)
    assert time.perf_counter() - start < 0.5


def test_equal_upper_words_are_resolved_by_the_lower_ones(script: Callable[[bytes], ByteStream]) -> None:
    """In the far tail many thresholds share their upper 64 bits."""
    thresholds = tuple(cumulative_thresholds(512))
    near_the_end = [k for k, threshold in enumerate(thresholds[:-1]) if 2**127 - threshold < 2**64]
    chosen = [*near_the_end[::40], near_the_end[-1], 0, 300, 1500]
    assert len(near_the_end) > 100, "the tail has many such thresholds"
    sampler = table_sampler(512)
    for k in chosen:
        for value in (thresholds[k] - 1, thresholds[k]):
            wanted = sum(threshold <= value for threshold in thresholds)
            assert sampler.sample(script((value << 1).to_bytes(16, "big"))) == wanted


def test_a_table_is_cached() -> None:
    assert isinstance(table_sampler(77), TableSampler)
    assert table_sampler(77) is table_sampler(77)


@pytest.mark.slow
@pytest.mark.parametrize("scale", [1, 2, 7, 64, 65])
def test_rejection_follows_the_exact_probabilities(
    scale: int, keystream: Callable[[int], ByteStream], fit: Fit
) -> None:
    """100 000 samples fit σ, at powers of two and next to them."""
    sampler, stream = RejectionSampler(scale), keystream(scale)
    assert fit((sampler.sample(stream) for _ in range(100_000)), scale) > 0.001


def test_coarse_first_comparisons_change_no_probability(
    keystream: Callable[[int], ByteStream], fit: Fit
) -> None:
    """With a first comparison of 8 bits, hundreds of trials are refined."""
    sampler, stream = RejectionSampler(7, bits=8), keystream(1)
    assert fit((sampler.sample(stream) for _ in range(100_000)), 7) > 0.001


def test_minus_zero_is_rejected(script: Callable[[bytes], ByteStream]) -> None:
    """Otherwise zero would be drawn twice too often."""
    stop, negative_zero, zero = b"\xff" * 8, b"\0\0\0\1", b"\0\0\0\0"
    stream = script(stop + negative_zero + stop + zero + bytes(8))
    assert RejectionSampler(5000).sample(stream) == 0
    assert stream.read(0) == b""
    with pytest.raises(AssertionError):
        stream.read(1)


def test_a_proposal_is_decoded_as_in_karney(script: Callable[[bytes], ByteStream]) -> None:
    """Two shells down, offset 123 of σ = 5000, negative: −(2·5000 + 123)."""
    shells = bytes(8) + bytes(8) + b"\xff" * 8
    offset_and_sign = (123 << 1 | 1).to_bytes(4, "big")
    assert RejectionSampler(5000).sample(script(shells + offset_and_sign + bytes(8))) == -10123


def test_offsets_beyond_the_scale_are_redrawn(script: Callable[[bytes], ByteStream]) -> None:
    """5000 of 13 bits is rejected, 4999 accepted."""
    words = b"".join((offset << 1).to_bytes(4, "big") for offset in (5000, 8191, 4999))
    assert RejectionSampler(5000).sample(script(b"\xff" * 8 + words + bytes(8))) == 4999


@pytest.mark.parametrize(
    ("scale", "allowed"),
    [(1, 2.0), (1441, 2.0), (4096, 2.0), (4097, 10.0), (10**6, 10.0), (LARGEST_SCALE, 10.0)],
)
@pytest.mark.alone
def test_a_sample_and_its_keystream_are_fast(
    scale: int,
    allowed: float,
    keystream: Callable[[int], Keystream],
    relative_cost: Callable[[Callable[[int], object]], float],
) -> None:
    """At most twice the time of a generator that anyone can predict, and beyond 4096 ticks ten times."""
    gaussian = DiscreteGaussian(scale)
    assert relative_cost(lambda seq: gaussian.sample(keystream(seq))) <= allowed
