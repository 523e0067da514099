"""The noise distribution of the audit, compared with sums in other arithmetic."""

from __future__ import annotations

import math

import mpmath  # type: ignore[import-untyped]
import numpy as np
import pytest

from heatcloak_aggregator.privacy.audit import NoiseLaw
from heatcloak_shared.errors import ParameterError


def masses(sigma: int) -> dict[int, float]:
    """Return the discrete Gaussian in 40 digits."""
    with mpmath.workdps(40):
        weights = {
            x: mpmath.exp(-mpmath.mpf(x * x) / (2 * sigma * sigma))
            for x in range(-30 * sigma, 30 * sigma + 1)
        }
        total = mpmath.fsum(weights.values())
        return {x: float(weight / total) for x, weight in weights.items()}


@pytest.mark.parametrize("sigma", [1, 2, 7, 60])
def test_probabilities_agree_with_sums_in_forty_digits(sigma: int) -> None:
    law, exact = NoiseLaw(sigma), masses(sigma)
    for place in (-5 * sigma, -sigma, 0, 2 * sigma):
        assert law.below(np.array([place]))[0] == pytest.approx(
            math.fsum(p for x, p in exact.items() if x <= place), rel=1e-12
        )
    for distance in (1, 3 * sigma, 8 * sigma):
        beyond = math.fsum(p for x, p in exact.items() if abs(x) >= distance)
        assert law.beyond(distance) == pytest.approx(beyond, rel=1e-12)
    for modulus in (2, 3, 8):
        expected = [math.fsum(p for x, p in exact.items() if x % modulus == r) for r in range(modulus)]
        assert law.residues(modulus) == pytest.approx(expected, rel=1e-12)
    assert law.collision == pytest.approx(math.fsum(p * p for p in exact.values()), rel=1e-12)


def test_summed_and_normal_probabilities_agree_at_the_switch() -> None:
    small, large = NoiseLaw(4096), NoiseLaw(4097)
    levels = np.linspace(-4.0, 4.0, 33)
    places = [np.floor(levels * law.sigma).astype(np.int64) for law in (small, large)]
    assert small.below(places[0]) == pytest.approx(large.below(places[1]), abs=2e-4)
    normal = [0.5 * math.erfc(-(x + 0.5) / (4096 * math.sqrt(2.0))) for x in places[0]]
    assert small.below(places[0]) == pytest.approx(normal, abs=3e-9)
    assert small.collision == pytest.approx(large.collision, rel=1e-3)


@pytest.mark.parametrize("sigma", [1, 3, 1441, 10**6])
def test_bin_probabilities_are_positive_and_sum_to_one(sigma: int) -> None:
    edges, shares = NoiseLaw(sigma).bins(40)
    assert len(shares) == len(edges) + 1
    assert shares.min() > 0.0
    assert shares.sum() == pytest.approx(1.0, abs=1e-12)


@pytest.mark.parametrize("sigma", [0, -1, 2**31])
def test_invalid_scales_are_refused(sigma: int) -> None:
    with pytest.raises(ParameterError, match="sigma_ticks"):
        NoiseLaw(sigma)
