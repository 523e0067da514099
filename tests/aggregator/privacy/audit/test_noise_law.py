"""The distributions of the audit, compared with sums in other arithmetic."""

from __future__ import annotations

import math
from typing import Any

import mpmath  # type: ignore[import-untyped]
import numpy as np
import pytest

from heatcloak_aggregator.privacy.audit import NoiseLaw, noise_laws
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.noise import NOISE_KINDS, NoiseKind


def masses(kind: NoiseKind, sigma: int) -> dict[int, float]:
    """Return the probabilities, computed in 40 digits."""
    places = range(-30 * sigma, 30 * sigma + 1)
    with mpmath.workdps(40):
        if kind == "rounded-gaussian":
            tails = [mpmath.erfc((x - mpmath.mpf(0.5)) / (sigma * mpmath.sqrt(2))) / 2 for x in places]
            tails.append(mpmath.mpf(0))
            upper = {x: float(a - b) for x, a, b in zip(places, tails, tails[1:], strict=False)}
            return {x: upper[abs(x)] for x in places}
        weights = {x: mpmath.exp(-mpmath.mpf(x * x) / (2 * sigma * sigma)) for x in places}
        total = mpmath.fsum(weights.values())
        return {x: float(weight / total) for x, weight in weights.items()}


@pytest.mark.parametrize("kind", NOISE_KINDS)
@pytest.mark.parametrize("sigma", [1, 2, 7, 60])
def test_probabilities_agree_with_sums_in_forty_digits(kind: NoiseKind, sigma: int) -> None:
    law, exact = NoiseLaw(kind, sigma), masses(kind, sigma)
    for place in (-8 * sigma, -5 * sigma, -sigma, 0, 2 * sigma):
        assert law.below(np.array([place]))[0] == pytest.approx(
            math.fsum(p for x, p in exact.items() if x <= place), rel=1e-12
        )
    places = np.arange(-2 * sigma, 2 * sigma + 1)
    assert law.masses(places) == pytest.approx([exact[x] for x in places.tolist()], rel=1e-11)
    for distance in (1, 3 * sigma, 8 * sigma):
        beyond = math.fsum(p for x, p in exact.items() if abs(x) >= distance)
        assert law.beyond(distance) == pytest.approx(beyond, rel=1e-12)
    for modulus in (2, 3, 8):
        expected = [math.fsum(p for x, p in exact.items() if x % modulus == r) for r in range(modulus)]
        assert law.residues(modulus) == pytest.approx(expected, rel=1e-12)
    assert law.variance == pytest.approx(math.fsum(p * x * x for x, p in exact.items()), rel=1e-13)


@pytest.mark.parametrize("kind", NOISE_KINDS)
@pytest.mark.parametrize(("one", "other"), [(1, 1), (1, 60), (7, 9), (8, 10), (9, 9), (20, 60)])
def test_collisions_agree_with_sums_in_forty_digits(kind: NoiseKind, one: int, other: int) -> None:
    first, second = masses(kind, one), masses(kind, other)
    expected = math.fsum(p * second.get(x, 0.0) for x, p in first.items())
    laws = NoiseLaw(kind, one), NoiseLaw(kind, other)
    assert laws[0].collision(laws[1]) == pytest.approx(expected, rel=1e-8)
    assert laws[1].collision(laws[0]) == laws[0].collision(laws[1])


@pytest.mark.parametrize("sigma", [1, 1441, 10**6, 2**31 - 1])
@pytest.mark.parametrize("multiple", [1, 8, 30])
def test_tails_of_the_rounded_gaussian_keep_their_relative_accuracy(sigma: int, multiple: int) -> None:
    law = NoiseLaw("rounded-gaussian", sigma)
    with mpmath.workdps(40):
        tail: Any = mpmath.erfc((multiple * sigma - mpmath.mpf(0.5)) / (sigma * mpmath.sqrt(2)))
    assert law.beyond(multiple * sigma) == pytest.approx(float(tail), rel=1e-12)


def test_summed_and_normal_probabilities_of_the_discrete_gaussian_agree_at_the_switch() -> None:
    small, large = NoiseLaw("discrete-gaussian", 4096), NoiseLaw("discrete-gaussian", 4097)
    levels = np.linspace(-4.0, 4.0, 33)
    places = [np.floor(levels * law.sigma).astype(np.int64) for law in (small, large)]
    assert small.below(places[0]) == pytest.approx(large.below(places[1]), abs=2e-4)
    normal = [0.5 * math.erfc(-(x + 0.5) / (4096 * math.sqrt(2.0))) for x in places[0]]
    assert small.below(places[0]) == pytest.approx(normal, abs=3e-9)


@pytest.mark.parametrize("kind", NOISE_KINDS)
@pytest.mark.parametrize("sigma", [1, 3, 1441, 10**6])
def test_bins_are_a_partition_with_probabilities_that_sum_to_one(kind: NoiseKind, sigma: int) -> None:
    """Bins without an integer have probability 0; with a large scale, all are about equally likely."""
    edges, shares = NoiseLaw(kind, sigma).bins(40)
    assert len(shares) == len(edges) + 1 == 40
    assert np.array_equal(shares[1:-1] == 0.0, np.diff(edges) == 0)
    assert shares.min() >= 0.0
    assert shares.sum() == pytest.approx(1.0, abs=1e-12)
    if sigma > 1000:
        assert shares == pytest.approx(np.full(40, 0.025), rel=0.05)


def test_sensors_of_one_scale_share_their_law() -> None:
    laws = noise_laws("rounded-gaussian", (5, 7, 5))
    assert [law.sigma for law in laws] == [5, 7, 5]
    assert laws[0] is laws[2]


@pytest.mark.parametrize("sigma", [0, -1, 2**31])
def test_invalid_scales_are_refused(sigma: int) -> None:
    with pytest.raises(ParameterError, match="sigma_ticks"):
        NoiseLaw("rounded-gaussian", sigma)


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(ParameterError, match="unknown noise 'laplace'"):
        NoiseLaw("laplace", 5)  # type: ignore[arg-type]
