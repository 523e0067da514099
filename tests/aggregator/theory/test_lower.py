"""Lower bounds: below the exact Bayes risk, at their limits, and with the papers' four vectors."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable

import numpy as np
import pytest
from scipy.special import ndtr
from scipy.stats import norm

from heatcloak_aggregator import IntervalDomain, calibrate, emd
from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.theory import fano, fano_shape, le_cam, minimax, place_floor, ziv_zakai
from heatcloak_shared.errors import ParameterError

BayesRisk = Callable[[IntervalOperator, float, int, int, int], tuple[float, float]]


@pytest.mark.parametrize(
    ("n", "m", "spread", "k"), [(12, 6, 0.05, 1), (20, 20, 0.02, 1), (10, 6, 0.02, 2), (8, 6, 0.02, 3)]
)
@pytest.mark.parametrize("sigma", [0.3, 1.0, 4.0])
def test_ziv_zakai_is_just_below_the_bayes_risk(
    n: int, m: int, spread: float, k: int, sigma: float, bayes_risk: BayesRisk
) -> None:
    op = IntervalDomain(n, m).operator(spread)
    risk, error = bayes_risk(op, sigma, k, 400, 9)
    bound = ziv_zakai(op, sigma, k)
    assert bound <= risk + 4 * error
    assert bound >= (0.8 if k == 1 else 0.6) * risk - 4 * error


def test_ziv_zakai_is_exact_for_two_positions() -> None:
    """The bound is half the distance times twice the error of the best test, at any noise."""
    op = IntervalDomain(2, 3).operator(0.05)
    apart = np.linalg.norm(op.matrix()[:, 0] - op.matrix()[:, 1])
    for sigma in (0.1, 1.0, 10.0):
        assert ziv_zakai(op, sigma) == pytest.approx(0.5 * norm.cdf(-apart / (2 * sigma)), rel=1e-12)


@pytest.mark.parametrize("k", [1, 2, 3, 6])
def test_ziv_zakai_is_the_sum_over_thresholds_and_mirrored_pairs(k: int) -> None:
    """The oracle is the definition, threshold by threshold and set by set."""
    n, sigma = 7, 0.8
    op = IntervalDomain(n, 5).operator(0.02)
    A, total = op.matrix(), 0.0
    sets = [set(s) for s in itertools.combinations(range(n), k)]
    for left in range(n - 1):
        for s in sets:
            reach = min(min(abs(left - v), abs(left + 1 - v)) for v in s)
            i, j = left - reach, left + 1 + reach
            if i >= 0 and j < n and len(s & set(range(i, j + 1))) == 1:
                total += float(ndtr(-np.linalg.norm(A[:, i] - A[:, j]) / (2 * sigma))) / k / len(sets) / n
    assert ziv_zakai(op, sigma, k) == pytest.approx(total, rel=1e-12)


def test_ziv_zakai_at_small_noise_is_the_mean_place_floor() -> None:
    """It is √(2/π)·σ·mean(1/‖A'‖) on a fine grid, and ``place_floor`` if all positions are alike."""
    for spread, alike in ((0.05, 1.25), (5e-4, 1.03)):
        op = IntervalDomain(1500, 100).operator(spread)
        places = (np.arange(4000) + 0.5) / 4000
        slopes = np.sqrt(np.square(op.slopes(places)).sum(axis=1))
        sigma = 0.004 * slopes.max()
        limit = math.sqrt(2 / math.pi) * sigma * np.mean(1 / slopes)
        assert ziv_zakai(op, sigma) == pytest.approx(limit, rel=0.02)
        assert 1 <= limit / place_floor(op, sigma) < alike


def test_ziv_zakai_of_distant_sources_is_that_of_one() -> None:
    """At small noise the bound for three distant sources is nearly that for one, not a third of it."""
    op = IntervalDomain(400, 100).operator(0.001)
    sigma = 0.01 * op.sensitivity(1.0)
    assert ziv_zakai(op, sigma, 3) > 0.85 * ziv_zakai(op, sigma)


@pytest.mark.parametrize("k", [1, 2, 5, 10])
def test_ziv_zakai_rises_with_the_noise_within_its_limits(k: int) -> None:
    """It goes from 0 to 1/4 for one source, and to less for more."""
    op = IntervalDomain(10, 7).operator(0.02)
    values = [ziv_zakai(op, sigma, k) for sigma in [0.0, 5e-324, *np.geomspace(1e-6, 1e6, 60), 1e300]]
    assert values[0] == values[1] == 0.0
    assert all(a <= b for a, b in itertools.pairwise(values))
    assert values[-1] <= 0.25
    assert k > 1 or values[-1] == pytest.approx(0.25)


def test_place_floor_is_08_alpha_z_and_at_most_a_quarter() -> None:
    """It is 0.8·α·σ/Δ₂ for any zone, and at most 1/4, the error without readings."""
    deviates = np.random.default_rng(10).normal(size=200_000)
    assert math.sqrt(2 / math.pi) == pytest.approx(np.abs(deviates).mean(), rel=0.01)
    for m, spread in ((50, 0.05), (500, 0.001)):
        op = IntervalDomain(100, m).operator(spread)
        sigma = calibrate(op.sensitivity(0.01, off_grid=True), 1.0, 0.1)
        assert place_floor(op, sigma) == pytest.approx(0.7979 * 0.01 * 1.365099, rel=1e-4)
        assert place_floor(op, 1e300) == 0.25
        assert place_floor(op, 0.0) == 0.0


def test_le_cam_is_the_best_pair() -> None:
    """The oracle compares all pairs one by one; the EMD of the third difference is recomputed."""
    op = IntervalDomain(12, 9).operator(0.01)
    A, n = op.matrix(), 12
    for sigma in (0.05, 0.5, 5.0):
        pairs = [
            (j - i) / n * norm.cdf(-np.linalg.norm(A[:, i] - A[:, j]) / (2 * sigma))
            for i, j in itertools.combinations(range(n), 2)
        ]
        assert le_cam(op, sigma) == pytest.approx(max(pairs), rel=1e-12)
        third = []
        for step, start in itertools.product(range(1, 4), range(n)):
            if start + 3 * step < n:
                u, v = np.zeros((2, n))
                u[[start, start + 2 * step]] = 0.25, 0.75
                v[[start + step, start + 3 * step]] = 0.75, 0.25
                assert emd(op.domain, u, v) == pytest.approx(step / n)
                third.append(step / n * norm.cdf(-np.linalg.norm(A @ (u - v)) / (2 * sigma)))
        assert le_cam(op, sigma, 3) == pytest.approx(max(third), rel=1e-12)


def test_theorem_15s_power_of_sigma_is_not_tight() -> None:
    """With free intensities, a 16th of the noise halves the order-4 bound."""
    op = IntervalDomain(2000, 100).operator(0.05)
    for order in (1, 2, 4):
        ratio = le_cam(op, 0.016, order) / le_cam(op, 0.001, order) if order > 1 else None
        if ratio is not None:
            assert math.log(ratio) / math.log(16) == pytest.approx(1 / order, rel=0.05)


def four_vectors(n: int, step: int) -> list[FloatArray]:
    """The positions are Theorem 15's, a = 2·step/n, around the one nearest to the middle."""
    middle = (n - 1) // 2
    return [
        sum((weight * np.eye(n)[middle + offset * step] for offset, weight in parts), np.zeros(n))
        for parts in (
            [(0, 1.0)],
            [(-1, 0.5), (1, 0.5)],
            [(-2, 0.25), (0, 0.5), (2, 0.25)],
            [(0, 0.5), (2, 0.5)],
        )
    ]


@pytest.mark.parametrize("n", [20, 33])
def test_the_four_vectors_of_theorem_15_are_half_of_a_apart(n: int) -> None:
    """The EMD is a/2 between all six pairs; the paper prints a."""
    for step in (1, 2, 4):
        for u, v in itertools.combinations(four_vectors(n, step), 2):
            assert emd(IntervalDomain(n, 5), u, v) == pytest.approx(step / n, rel=1e-12)


def test_fano_matches_its_formula() -> None:
    """The mean divergence is computed from the matrix, for the best a."""
    n = 33
    op = IntervalDomain(n, 9).operator(0.02)
    for sigma in (0.2, 1.0, 20.0):
        best = 0.0
        for step in range(1, n):
            if 2 * step > (n - 1) // 2:
                break
            readings = [op.matrix() @ v for v in four_vectors(n, step)]
            mean = np.mean([np.sum((a - b) ** 2) / (2 * sigma**2) for a in readings for b in readings])
            best = max(best, step / n / 2 * (1 - (float(mean) + math.log(2)) / math.log(4)))
        assert fano(op, sigma) == pytest.approx(best, rel=1e-9)


def test_fano_holds_for_the_best_estimate_among_its_four_vectors() -> None:
    """The exact Bayes risk over the four vectors at the best a, by drawn readings, is above the bound."""
    n, sigma = 33, 1.0
    op = IntervalDomain(n, 9).operator(0.02)
    rng = np.random.default_rng(11)
    risks = []
    for step in (1, 2, 4, 7):
        vectors = np.array(four_vectors(n, step))
        clean, below = vectors @ op.matrix().T, np.cumsum(vectors, axis=1)
        losses = []
        for _ in range(1500):
            reading = clean[rng.integers(4)] + rng.normal(0, sigma, 9)
            chance = np.exp(-np.square(clean - reading).sum(axis=1) / (2 * sigma**2))
            chance /= chance.sum()
            levels = np.abs(below[:, :, None] - np.arange(5) / 4)
            losses.append(np.einsum("s,stl->tl", chance, levels).min(axis=1).sum() / n)
        risks.append(np.mean(losses))
    assert 0 < fano(op, sigma) <= max(risks)


def test_minimax_is_the_larger_bound() -> None:
    """Le Cam's bound is larger; the printed shape is far smaller, because √m/T^1.5 overstates the slope."""
    op = IntervalDomain(100, 50).operator(0.05)
    for sigma in (0.1, 0.7, 5.0):
        assert minimax(op, sigma) == max(le_cam(op, sigma), fano(op, sigma))
        assert fano_shape(op, sigma) == pytest.approx(0.05**1.5 * sigma / math.sqrt(50))
    assert fano_shape(op, 1e9) == 0.5
    assert fano(IntervalDomain(4, 9).operator(0.05), 1.0) == 0.0


def test_bounds_hold_if_rounding_makes_columns_equal() -> None:
    """Heat of T = 1e12 is flat to 4 digits of a double; the expanded distance formula gives far less."""
    n, sigma = 1000, 1e-24
    op = IntervalDomain(n, 1).operator(1e12)
    x, height = op.domain.source_places, float(op.matrix()[0, -1])
    i, j = np.triu_indices(n, 1)
    # g(xᵢ − 1) − g(xⱼ − 1) as a product.
    apart = np.abs(height * np.expm1((x[j] - x[i]) * (x[i] + x[j] - 2) / 4e12))
    errors = ndtr(-apart / (2 * sigma))
    exact = 2 / n**2 * errors[(j - i) % 2 == 1].sum()
    assert ziv_zakai(op, sigma) <= exact < 2e-5
    assert le_cam(op, sigma) <= ((j - i) / n * errors).max() < 2e-3
    # In fifty digits.
    assert fano(IntervalDomain(400, 2).operator(1e12), 1e-22) <= 1.0206335e-4
    # With enough noise, rounding has no effect.
    errors = ndtr(-apart / (2 * 1e-18))
    assert ziv_zakai(op, 1e-18) == pytest.approx(2 / n**2 * errors[(j - i) % 2 == 1].sum(), rel=0.01)


@pytest.mark.parametrize("bound", [place_floor, ziv_zakai, le_cam, fano, minimax, fano_shape])
def test_invalid_noise_is_refused(bound: Callable[[IntervalOperator, float], float]) -> None:
    op = IntervalDomain(10, 5).operator(0.05)
    for bad in (-1.0, math.inf, math.nan):
        with pytest.raises(ParameterError, match="sigma"):
            bound(op, bad)


def test_invalid_counts_are_refused() -> None:
    op = IntervalDomain(10, 5).operator(0.05)
    for bad in (0, 11, 1.5, True):
        with pytest.raises(ParameterError, match="sources"):
            ziv_zakai(op, 1.0, bad)  # type: ignore[arg-type]
    for bad in (0, 17, True):
        with pytest.raises(ParameterError, match="order"):
            le_cam(op, 1.0, bad)
