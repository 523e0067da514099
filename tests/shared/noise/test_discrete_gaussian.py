"""The discrete Gaussian as node and trusted party use it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np
import pytest
from scipy.stats import chi2_contingency

from heatcloak_aggregator.arrays import Int64Array
from heatcloak_shared import DiscreteGaussian, HeatcloakError, Keystream
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.noise import LARGEST_SCALE, LARGEST_TABLE, ByteStream
from heatcloak_shared.noise.discrete_gaussian import RejectionSampler

Fit = Callable[[Iterable[int], float], float]

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
    """Golden samples: another stream format would leave old noise on for ever."""
    gaussian = DiscreteGaussian(scale)
    assert [gaussian.sample(keystream(seq)) for seq in range(8)] == _GOLDEN[scale]


@pytest.mark.parametrize(
    ("scale", "count"), [(1, 1_000_000), (1441, 1_000_000), (4097, 100_000), (LARGEST_SCALE, 100_000)]
)
def test_samples_fit_their_scale_and_no_other(
    scale: int, count: int, keystream: Callable[[int], ByteStream], fit: Fit
) -> None:
    """The samples fit σ, and the same test refuses a σ that is off by 2 % to either side."""
    gaussian, stream = DiscreteGaussian(scale), keystream(0)
    samples = [gaussian.sample(stream) for _ in range(count)]
    assert fit(samples, scale) > 0.001
    assert fit(samples, 1.02 * scale) < 1e-6
    assert fit(samples, 0.98 * scale) < 1e-6


def test_table_rejection_and_reference_agree(
    keystream: Callable[[int], ByteStream], reference: Callable[[int, int, int], Int64Array], fit: Fit
) -> None:
    """Canonne, Kamath & Steinke's sampler, the table and Karney's give one distribution."""
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
def test_a_table_takes_sixteen_bytes_whatever_the_value(
    scale: int, keystream: Callable[[int], Keystream]
) -> None:
    """After a sample the stream stands at byte 16, always."""
    gaussian = DiscreteGaussian(scale)
    for seq in range(500):
        stream = keystream(seq)
        gaussian.sample(stream)
        assert stream.read(48) == keystream(seq).read(64)[16:]


@pytest.mark.parametrize("scale", [1, 1441, LARGEST_TABLE, LARGEST_TABLE + 1, 10**6, LARGEST_SCALE])
def test_two_samplers_agree_sample_by_sample(scale: int, keystream: Callable[[int], ByteStream]) -> None:
    """Node and trusted party, each with a sampler of its own, draw the same noise in any order."""
    node, trusted = DiscreteGaussian(scale), DiscreteGaussian(scale)
    drawn = {seq: node.sample(keystream(seq)) for seq in range(100)}
    assert {seq: trusted.sample(keystream(seq)) for seq in reversed(range(100))} == drawn


def test_truncation_is_tiny_up_to_the_largest_table_and_nothing_beyond() -> None:
    """The table's distance is below 1e-33, rejection is exact."""
    assert 0.0 < DiscreteGaussian(LARGEST_TABLE).truncation < 1e-33
    assert DiscreteGaussian(LARGEST_TABLE + 1).truncation == 0.0


def test_scale_can_be_read_but_not_changed() -> None:
    """A sampler's scale is what it was built with."""
    gaussian = DiscreteGaussian(512)
    assert gaussian.sigma_ticks == 512
    with pytest.raises(AttributeError):
        gaussian.sigma_ticks = 1  # type: ignore[misc]


@pytest.mark.parametrize("scale", [0, -1, 2**31, True, 1.0, "512", None])
def test_other_scales_are_refused(scale: int) -> None:
    """A scale is an integer of 1 to 2³¹ − 1, and no boolean."""
    with pytest.raises(ParameterError, match="sigma_ticks") as refusal:
        DiscreteGaussian(scale)
    assert isinstance(refusal.value, HeatcloakError)
