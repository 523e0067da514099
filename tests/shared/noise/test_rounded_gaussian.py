"""The rounded Gaussian: its table up to 4096 ticks, and Karney's rejection sampler beyond."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable

import mpmath  # type: ignore[import-untyped]
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chi2_contingency

from heatcloak_shared import DiscreteGaussian, HeatcloakError, Keystream, RoundedGaussian
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.noise import (
    LARGEST_SCALE,
    LARGEST_TABLE,
    NOISE_KINDS,
    ByteStream,
    NoiseKind,
    noise_distribution,
    truncation_bound,
)
from heatcloak_shared.noise.discrete_gaussian import table_sampler
from heatcloak_shared.noise.lattice_noise import CACHED_TABLES, TableSampler
from heatcloak_shared.noise.rounded_gaussian import (
    RoundedNormalSampler,
    _acceptance_bounds,
    rounded_table,
    threshold,
    threshold_words,
)

Fit = Callable[[Iterable[int], float], float]
Script = Callable[[bytes], ByteStream]

_SMALL = [1, 2, 3, 7, 50]
_SCALES = [*_SMALL, 333, 1441, 2710, 4096]
_REJECTED = b"\xff" * 8
"""A word that ends a run of successful trials, or rejects a proposal."""
_GOLDEN = {
    1: [-1, -1, -1, -1, 2, 1, 0, 2],
    7: [-9, -6, -4, -9, 11, 6, 3, 13],
    512: [-625, -472, -265, -667, 806, 407, 252, 925],
    4096: [-5003, -3779, -2124, -5335, 6450, 3255, 2019, 7398],
    4097: [2933, -3191, -2598, 3237, -3898, -5545, -6705, -3023],
    10**6: [716001, -778849, -634203, 790164, -951493, -1353411, -1636487, -737860],
    2**31 - 1: [
        1537600427,
        -1672565371,
        -1361941049,
        1696863431,
        -2043314985,
        -2906428951,
        -3514328606,
        -1584542180,
    ],
}
_DIGESTS = {1441: "de66e3bf93c3ca19", 250_000: "6ccfdfab03285c6d"}
"""The first 16 hex digits of SHA-256 over 2000 samples, a line each."""


def central_probability(scale: int, k: int) -> mpmath.mpf:
    """Return P(|X| <= k) at mpmath's precision."""
    return mpmath.erf((2 * k + 1) / (2 * scale * mpmath.sqrt(2)))


def magnitudes(scale: int) -> list[int]:
    """Return all k of a small scale's thresholds, about 250 of a large one's, and the tail's ends."""
    end = int(13.4 * scale) + 2
    return sorted({*range(0, end, max(end // 250, 1)), int(9.08 * scale), end - 1})


@pytest.mark.parametrize("scale", list(_GOLDEN))
def test_samples_of_a_fixed_key_never_change(scale: int, keystream: Callable[[int], ByteStream]) -> None:
    """With another stream format, the noise of older readings could not be removed."""
    gaussian = RoundedGaussian(scale)
    assert [gaussian.sample(keystream(seq)) for seq in range(8)] == _GOLDEN[scale]


@pytest.mark.parametrize("scale", list(_DIGESTS))
def test_the_digest_of_samples_of_a_fixed_key_never_changes(
    scale: int, keystream: Callable[[int], ByteStream]
) -> None:
    gaussian = RoundedGaussian(scale)
    lines = "".join(f"{gaussian.sample(keystream(seq))}\n" for seq in range(2000))
    assert hashlib.sha256(lines.encode()).hexdigest()[:16] == _DIGESTS[scale]


@pytest.mark.parametrize("scale", _SCALES)
def test_thresholds_are_the_nearest_integers_to_the_probabilities(scale: int) -> None:
    with mpmath.workdps(60):
        for k in magnitudes(scale):
            assert threshold(scale, k) == int(mpmath.nint(central_probability(scale, k) * 2**127))


@pytest.mark.parametrize("scale", _SCALES)
def test_samples_have_the_exact_probabilities(scale: int, script: Script) -> None:
    """P(|X| = k), from the first draws that give k and k + 1, found by bisection, to 1e-30."""
    sampler = RoundedGaussian(scale)

    def first_draw(magnitude: int) -> int:
        low, high = 0, 2**127
        while low < high:
            middle = (low + high) // 2
            if sampler.sample(script((middle << 1).to_bytes(16, "big"))) < magnitude:
                low = middle + 1
            else:
                high = middle
        return low

    with mpmath.workdps(50):
        for k in (0, 1, scale // 3, scale, 2 * scale + 1, 5 * scale, 9 * scale, 10 * scale):
            drawn = mpmath.mpf(first_draw(k + 1) - first_draw(k)) / 2**127
            wanted = central_probability(scale, k) - (central_probability(scale, k - 1) if k else 0)
            assert abs(drawn - wanted) < 1e-30
            if k <= 9 * scale:
                assert abs(drawn / wanted - 1) < 1e-15


@pytest.mark.parametrize("scale", _SCALES)
def test_words_of_the_table_are_those_of_the_thresholds(scale: int) -> None:
    """Up to the first of 63 ones, which ends them."""
    words = list(threshold_words(scale))
    checked = range(0, len(words), max(len(words) // 1000, 1))
    assert [words[k] for k in checked] == [threshold(scale, k) >> 64 for k in checked]
    assert words.index(2**63 - 1) == len(words) - 1
    assert threshold(scale, len(words) - 1) >> 64 == 2**63 - 1
    assert words == sorted(words)


@pytest.mark.parametrize("scale", [1, 2, 7, 50, 333])
@pytest.mark.parametrize("bits", [64, 80, 92, 100, 126, 127, 129, 192])
def test_the_working_precision_changes_no_word(scale: int, bits: int) -> None:
    """Words that a coarse sum leaves open, up to all of them, are refined."""
    assert list(threshold_words(scale, bits)) == list(threshold_words(scale))


@pytest.mark.slow
@pytest.mark.parametrize("scale", [1, 2, 7, 50, 333, 1441])
def test_all_errors_together_are_within_the_truncation_bound(scale: int) -> None:
    """The distance is at most the sum of the thresholds' errors up to the one that includes the tail."""
    with mpmath.workdps(60):
        distance, k = mpmath.mpf(0), 0
        while (built := threshold(scale, k)) < 2**127:
            distance += abs(mpmath.mpf(built) / 2**127 - central_probability(scale, k))
            k += 1
        distance += 1 - central_probability(scale, k)
        assert distance <= RoundedGaussian(scale).truncation == truncation_bound(scale)
    assert k + 1 < 14 * scale + 1, "the search for a draw's thresholds includes all"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("scale", "count"),
    [(1, 1_000_000), (50, 1_000_000), (1441, 1_000_000), (4097, 300_000), (LARGEST_SCALE, 300_000)],
)
def test_samples_fit_their_own_scale_only(
    scale: int, count: int, keystream: Callable[[int], ByteStream], rounded_fit: Fit
) -> None:
    """The same test rejects a σ that is off by 2 % to either side."""
    gaussian, stream = RoundedGaussian(scale), keystream(0)
    samples = [gaussian.sample(stream) for _ in range(count)]
    assert rounded_fit(samples, scale) > 0.001
    assert rounded_fit(samples, 1.02 * scale) < 1e-6
    assert rounded_fit(samples, 0.98 * scale) < 1e-6


def test_the_smallest_scale_is_not_a_discrete_gaussian(
    keystream: Callable[[int], ByteStream], fit: Fit, rounded_fit: Fit
) -> None:
    """Rounding adds 1/12 to the variance."""
    rounded, discrete, stream = RoundedGaussian(1), DiscreteGaussian(1), keystream(3)
    samples = np.array([rounded.sample(stream) for _ in range(300_000)])
    error = np.sqrt(2 / len(samples)) * (1 + 1 / 12)
    assert abs(np.mean(samples**2) - (1 + 1 / 12)) < 4 * error < 1 / 24
    assert fit(samples, 1) < 1e-6
    assert rounded_fit([discrete.sample(stream) for _ in range(300_000)], 1) < 1e-6


@pytest.mark.slow
@pytest.mark.parametrize("scale", [7, 1441, 4097, 10**6])
def test_moments_are_those_of_a_rounded_gaussian(scale: int, keystream: Callable[[int], ByteStream]) -> None:
    """Mean and skewness are zero, and the variance is σ² + 1/12, to four standard errors."""
    gaussian, stream, count = RoundedGaussian(scale), keystream(4), 100_000
    ratios = np.array([gaussian.sample(stream) for _ in range(count)]) / scale
    variance = 1 + 1 / (12 * scale**2)
    assert abs(ratios.mean()) < 4 * np.sqrt(variance / count)
    assert abs(np.mean(ratios**2) - variance) < 4 * np.sqrt(2 / count) * variance
    assert abs(np.mean(ratios**3)) < 4 * np.sqrt(15 / count) * variance**1.5


@pytest.mark.slow
def test_table_and_rejection_agree(keystream: Callable[[int], ByteStream]) -> None:
    table, rejection, stream = RoundedGaussian(7), RoundedNormalSampler(7), keystream(2)
    drawn = [np.array([sampler.sample(stream) for _ in range(100_000)]) for sampler in (table, rejection)]
    counts = np.array([np.bincount(np.clip(samples, -18, 18) + 18, minlength=37) for samples in drawn])
    assert chi2_contingency(counts).pvalue > 0.001


@pytest.mark.parametrize("scale", [1, 512, LARGEST_TABLE])
def test_a_sample_of_a_table_takes_sixteen_bytes_for_any_value(
    scale: int, keystream: Callable[[int], Keystream]
) -> None:
    gaussian = RoundedGaussian(scale)
    for seq in range(500):
        stream = keystream(seq)
        gaussian.sample(stream)
        assert stream.read(48) == keystream(seq).read(64)[16:]


@pytest.mark.parametrize("scale", [1, 1441, LARGEST_TABLE, LARGEST_TABLE + 1, 10**6, LARGEST_SCALE])
def test_two_samplers_agree_sample_by_sample(scale: int, keystream: Callable[[int], ByteStream]) -> None:
    """In any order, as those of node and trusted party."""
    node, trusted = RoundedGaussian(scale), RoundedGaussian(scale)
    drawn = {seq: node.sample(keystream(seq)) for seq in range(100)}
    assert {seq: trusted.sample(keystream(seq)) for seq in reversed(range(100))} == drawn


def test_truncation_is_below_1e33_with_a_table_and_zero_beyond() -> None:
    assert 0.0 < RoundedGaussian(LARGEST_TABLE).truncation < 1e-33
    assert RoundedGaussian(LARGEST_TABLE + 1).truncation == 0.0


def test_the_scale_is_read_only() -> None:
    gaussian = RoundedGaussian(512)
    assert gaussian.sigma_ticks == 512
    with pytest.raises(AttributeError):
        gaussian.sigma_ticks = 1  # type: ignore[misc]


@pytest.mark.parametrize("scale", [0, -1, 2**31, True, 1.0, "512", None])
def test_scales_out_of_range_are_refused(scale: int) -> None:
    """A scale is an integer from 1 to 2³¹ − 1, and not a boolean."""
    rounded_table(1)  # is equal to True and 1.0 in a cache
    for build in (RoundedGaussian, lambda refused: noise_distribution("rounded-gaussian", refused)):
        with pytest.raises(ParameterError, match="sigma_ticks") as refusal:
            build(scale)
        assert isinstance(refusal.value, HeatcloakError)


@pytest.mark.parametrize("scale", _SCALES)
def test_flipping_the_lowest_bit_flips_the_sign(
    scale: int, keystream: Callable[[int], ByteStream], script: Script
) -> None:
    """So the distribution is exactly symmetric."""
    sampler = RoundedGaussian(scale)
    signs = set()
    for seq in range(200):
        draw = int.from_bytes(keystream(seq).read(16), "big")
        sample = sampler.sample(script(draw.to_bytes(16, "big")))
        assert sampler.sample(script((draw ^ 1).to_bytes(16, "big"))) == -sample
        signs.add(np.sign(sample))
    assert {-1, 1} <= signs


def test_the_extreme_draws_are_within_the_table(script: Script) -> None:
    """All zeros is 0; all ones is the largest magnitude, 13 σ away, with a minus."""
    assert RoundedGaussian(512).sample(script(bytes(16))) == 0
    farthest = RoundedGaussian(512).sample(script(b"\xff" * 16))
    assert -14 * 512 < farthest < -12 * 512


@pytest.mark.parametrize("scale", [1, 50, 512, 4096])
def test_equal_upper_words_are_resolved_by_the_lower_ones(scale: int, script: Script) -> None:
    """A draw at a threshold gives the next magnitude, one below it does not."""
    sampler = RoundedGaussian(scale)
    for k in (0, scale, 3 * scale, 9 * scale, 10 * scale, 12 * scale):
        reached = threshold(scale, k)
        assert reached < threshold(scale, k + 1)
        assert sampler.sample(script((reached << 1).to_bytes(16, "big"))) == k + 1
        assert sampler.sample(script((reached - 1 << 1).to_bytes(16, "big"))) == k


def test_a_table_counts_thresholds_only_on_a_tie(script: Script) -> None:
    counted = []

    def count_thresholds(value: int) -> int:
        counted.append(value)
        return 77

    table = TableSampler([5, 9, 9], 4, count_thresholds)
    drawn = [table.sample(script((word << 65 | 2).to_bytes(16, "big"))) for word in (4, 6, 10)]
    assert drawn == [0, 1, 3]
    assert counted == []
    assert table.sample(script((9 << 65 | 3).to_bytes(16, "big"))) == -77
    assert counted == [9 << 64 | 1]


@pytest.mark.slow
def test_the_tables_of_a_zone_of_a_thousand_scales_are_built_once() -> None:
    """And no more of them are kept than stated."""
    rounded_table.cache_clear()
    for _ in range(2):
        for scale in range(1, 1001):
            noise_distribution("rounded-gaussian", scale)
    assert rounded_table.cache_info().misses == 1000
    assert rounded_table.cache_info().maxsize == table_sampler.cache_info().maxsize == CACHED_TABLES


def test_noise_distribution_returns_the_kind_and_scale() -> None:
    """The rounded Gaussian is the default."""
    for kind, distribution in zip(NOISE_KINDS, (RoundedGaussian, DiscreteGaussian), strict=True):
        for scale in (7, 5000):
            built = noise_distribution(kind, scale)
            assert type(built) is distribution
            assert built.sigma_ticks == scale
    assert NOISE_KINDS == ("rounded-gaussian", "discrete-gaussian")


def test_an_unknown_kind_is_refused() -> None:
    kind: NoiseKind = "laplace"  # type: ignore[assignment]
    with pytest.raises(
        ParameterError, match="unknown noise 'laplace': choose from 'rounded-gaussian', 'disc"
    ):
        noise_distribution(kind, 7)


@pytest.mark.slow
@pytest.mark.parametrize("scale", [1, 2, 7, 64, 65])
def test_rejection_follows_the_exact_probabilities(
    scale: int, keystream: Callable[[int], ByteStream], rounded_fit: Fit
) -> None:
    """Also where zero, which has both signs, is frequent."""
    sampler, stream = RoundedNormalSampler(scale), keystream(scale)
    samples = [sampler.sample(stream) for _ in range(300_000)]
    assert rounded_fit(samples, scale) > 0.001
    assert rounded_fit(samples, 1.02 * scale) < 1e-6


@pytest.mark.parametrize("scale", [7, 5000])
def test_coarse_first_comparisons_change_no_probability(
    scale: int, keystream: Callable[[int], ByteStream], rounded_fit: Fit
) -> None:
    """With 8 bits, hundreds of trials and, at 5000 ticks, all roundings are refined."""
    sampler, stream = RoundedNormalSampler(scale, bits=8), keystream(1)
    assert rounded_fit((sampler.sample(stream) for _ in range(100_000)), scale) > 0.001


@given(
    shell=st.integers(0, 12),
    part=st.fractions(0, 1).filter(lambda part: part < 1),
    bits=st.sampled_from([8, 16, 64, 128]),
)
def test_the_acceptance_is_enclosed_over_the_whole_interval(shell: int, part: float, bits: int) -> None:
    offset = int(part * 2**bits)
    low, high = _acceptance_bounds(shell, offset, bits)
    assert 0 <= low <= high <= 2**bits
    assert high - low <= 4
    with mpmath.workdps(100):
        for end in (offset, offset + 1):
            u = mpmath.mpf(end) / 2**bits
            exponent = -mpmath.mpf(shell * (shell - 1)) / 2 - u * (2 * shell + u) / 2
            assert low <= mpmath.exp(exponent) * 2**bits <= high


def test_a_proposal_is_decoded_as_in_karney(script: Script) -> None:
    """Two shells down, u = 1/4, negative: −2.25·5000."""
    proposal = bytes(8) + bytes(8) + _REJECTED + b"\x40".ljust(8, b"\0") + bytes(8)
    assert RoundedNormalSampler(5000).sample(script(proposal + b"\x01")) == -11250
    assert RoundedNormalSampler(5000).sample(script(proposal + b"\x02")) == 11250


def test_a_rejected_proposal_is_followed_by_another(script: Script) -> None:
    rejected = bytes(8) + bytes(8) + _REJECTED + b"\x40".ljust(8, b"\0") + _REJECTED
    accepted = _REJECTED + b"\x80".ljust(8, b"\0") + bytes(8)
    assert RoundedNormalSampler(5000).sample(script(rejected + accepted + b"\0")) == 2500


@pytest.mark.parametrize(("more", "magnitude"), [(b"\0", 0), (b"\xff", 1)])
def test_an_undecided_rounding_takes_more_bits(script: Script, more: bytes, magnitude: int) -> None:
    """64 bits of u = 1/10000 leave σu = 1/2 open; the next ones decide."""
    offset = (2**64 // 10_000).to_bytes(8, "big")
    stream = script(_REJECTED + offset + bytes(8) + more * 8 + b"\0")
    assert RoundedNormalSampler(5000).sample(stream) == magnitude
    with pytest.raises(AssertionError):
        stream.read(1)


@pytest.mark.parametrize(("more", "sample"), [(b"\0", 3750), (b"\xff", -2500)])
def test_an_undecided_trial_takes_more_bits_of_both_numbers(script: Script, more: bytes, sample: int) -> None:
    """The first 64 bits of u and of p(u) leave the trial open. If it then fails, the next proposal counts."""
    with mpmath.workdps(60):
        acceptance = int(mpmath.floor(mpmath.exp(-mpmath.mpf(9) / 32) * 2**64))
    proposal = _REJECTED + b"\xc0".ljust(8, b"\0") + acceptance.to_bytes(8, "big") + bytes(8) + more * 8
    following = b"\0" if sample > 0 else _REJECTED + b"\x80".ljust(8, b"\0") + bytes(8) + b"\1"
    stream = script(proposal + following)
    assert RoundedNormalSampler(5000).sample(stream) == sample
    with pytest.raises(AssertionError):
        stream.read(1)


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
    gaussian = RoundedGaussian(scale)
    assert relative_cost(lambda seq: gaussian.sample(keystream(seq))) <= allowed
