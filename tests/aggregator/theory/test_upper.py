"""Theorem 14 with constants: no allowed estimate exceeds the bound, and vacuous bounds are marked."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable

import cvxpy as cp
import mpmath  # type: ignore[import-untyped]
import numpy as np
import pytest

from heatcloak_aggregator import IntervalDomain, bpdn, emd
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.theory import upper_bound
from heatcloak_aggregator.theory.certificates import certificate
from heatcloak_aggregator.theory.upper import _between_sources, _transport
from heatcloak_shared.errors import ParameterError

Search = Callable[[IntervalOperator, list[float], float, int], float]


def operator(spread: float, n: int = 60, m: int = 40) -> IntervalOperator:
    return IntervalDomain(n, m).operator(spread)


@pytest.mark.parametrize(
    ("spread", "places", "sigmas"),
    [
        (0.005, [0.5], [1e-3, 0.05]),
        (0.01, [0.4], [1e-3, 0.01]),
        (0.02, [0.5], [1e-3, 0.01, 0.05]),
        (0.02, [0.37], [0.01]),
        (0.002, [0.3, 0.7], [0.01, 0.1]),
        (0.005, [0.25, 0.75], [1e-3, 0.05]),
        (0.002, [0.2, 0.5, 0.8], [0.05]),
    ],
)
def test_no_allowed_estimate_exceeds_the_bound(
    search: Search, spread: float, places: list[float], sigmas: list[float]
) -> None:
    """The worst estimate found is below the exact bound, and for one source within a factor of 1.8 of it."""
    op = operator(spread)
    for sigma in sigmas:
        residual = 2 * sigma * math.sqrt(40)
        bound, worst = upper_bound(op, places, residual), search(op, places, residual, 4)
        assert not bound.vacuous
        assert 0 < worst <= bound.value * (1 + 1e-6)
        if len(places) == 1 and sigma >= 0.01:
            assert bound.value <= 1.8 * worst


def test_an_allowed_estimate_exceeds_the_printed_bound(search: Search) -> None:
    """T = 1e-4, one source at 0.15, σ = 0.3: the printed bound is below the EMD of an allowed estimate."""
    op = operator(1e-4, 100, 300)
    residual = 0.6 * math.sqrt(300)
    printed = upper_bound(op, [0.15], residual, constants="printed")
    worst = search(op, [0.15], residual, 1)
    assert not printed.vacuous
    assert printed.value < 0.06 < 0.09 < worst <= upper_bound(op, [0.15], residual).value < 1


@pytest.mark.parametrize(("spread", "truth"), [(0.01, [40]), (0.003, [15, 45])])
def test_basis_pursuit_satisfies_the_bound(spread: float, truth: list[int]) -> None:
    """For draws with a feasible truth, the bound at twice the radius holds hundreds of times."""
    op, sources = operator(spread), np.zeros(60)
    sources[[i - 1 for i in truth]] = 1
    rng, feasible = np.random.default_rng(8), 0
    for sigma in (1e-3, 0.01, 0.05):
        bound = upper_bound(op, [i / 60 for i in truth], 2 * sigma * math.sqrt(40))
        assert bound.value < 1
        for _ in range(60):
            noise = rng.normal(0, sigma, 40)
            if math.sqrt(noise @ noise) > sigma * math.sqrt(40):
                continue
            feasible += 1
            found = bpdn(op, op.matrix() @ sources + noise, sigma, radius="paper")
            assert emd(op.domain, sources, found.estimate) <= bound.value
    # About half of all draws, not "with high probability".
    assert 70 <= feasible <= 110


def test_the_bound_rises_with_the_residual_until_it_is_vacuous() -> None:
    """From 0 at residual 0, for one source, to 1."""
    for places in ([0.45], [0.2, 0.72]):
        op = operator(0.003)
        values = [upper_bound(op, places, r).value for r in [0.0, *np.geomspace(1e-8, 1e3, 60), 1e308]]
        assert all(a <= b for a, b in itertools.pairwise(values))
        assert values[-1] == 1.0
        assert len(places) > 1 or values[0] == 0.0


def test_the_constants_match_their_definitions() -> None:
    """C2 to C5 of one source in forty digits, pair by pair as in print, with sensors right of it rising."""
    op, x, m, n = operator(0.01), 0.4134, 40, 60
    found = upper_bound(op, [x], 0.1)
    with mpmath.workdps(40):
        T = mpmath.mpf(0.01)

        def g(z: mpmath.mpf) -> mpmath.mpf:
            return mpmath.exp(-z * z / (4 * T)) / mpmath.sqrt(4 * mpmath.pi * T)

        def slope(z: mpmath.mpf) -> mpmath.mpf:
            return z / (2 * T) * g(z)

        p = int(m * mpmath.sqrt(T / 2))
        place = mpmath.mpf(x)
        left = [mpmath.mpf(j) / m for j in range(1, m + 1) if mpmath.mpf(j) / m < place][-p:]
        right = [mpmath.mpf(j) / m for j in range(1, m + 1) if mpmath.mpf(j) / m > place][:p]
        assert len({mpmath.nstr(b - a, 20) for a, b in zip(left, right, strict=True)}) == 1

        def tower(z: mpmath.mpf) -> mpmath.mpf:
            pairs = zip(left, right, strict=True)
            return sum(slope(b - place) * g(z - a) + slope(place - a) * g(b - z) for a, b in pairs)

        sources = [mpmath.mpf(i) / n for i in range(1, n + 1)]
        reach = mpmath.sqrt(T / 2)
        near = [z for z in sources if abs(z - place) <= reach]
        far = [z for z in sources if abs(z - place) > reach]
        assert pytest.approx(float(max(slope(abs(s - place)) for s in left + right)), rel=1e-12) == found.C2
        assert pytest.approx(float(min(tower(place) - tower(z) for z in far)), rel=1e-12) == found.C3
        assert pytest.approx(float(tower(place)), rel=1e-12) == found.C4
        sharpest = min((tower(place) - tower(z)) / (place - z) ** 2 for z in near)
        limit = -mpmath.diff(tower, place, 2) / 2
        assert pytest.approx(float(min(sharpest, limit)), rel=1e-10) == found.C5
        slopes = [slope(abs(s - place)) for s in right + left]
        assert pytest.approx(0.1 * float(mpmath.norm(slopes)), rel=1e-12) == found.B
        # Lemma 19: the only maximum is at x.
        values = [tower(z) for z in sources]
        peak = max(range(n), key=values.__getitem__)
        assert values[: peak + 1] == sorted(values[: peak + 1])
        assert values[peak:] == sorted(values[peak:], reverse=True)


@pytest.mark.parametrize("sigma", [1e-3, 0.03])
def test_the_bound_of_two_unequal_sources_follows_its_derivation(sigma: float) -> None:
    """Leakage, unequal phases, missing mass and transport are combined again from the derivation."""
    op, places, k = operator(0.004), [0.25, 0.7625], 2
    residual, sources = 2 * sigma * math.sqrt(40), op.domain.source_places
    middle = sum(places) / 2
    found = upper_bound(op, places, residual)
    ones = [certificate(op, places[0], (-math.inf, middle)), certificate(op, places[1], (middle, math.inf))]
    stacked, peaks, leak, own = np.zeros(40), [], [], []
    for i, one in enumerate(ones):
        assert one is not None
        weights = np.zeros(40)
        weights[one.sensors] = one.weights
        stacked += weights
        tower = op.responses(sources) @ weights
        other = sources > middle if i == 0 else sources < middle
        peaks.append(op.responses([places[i]])[0] @ weights)
        own.append(residual * np.linalg.norm(weights))
        leak.append((tower[other].max(), op.responses([places[1 - i]])[0] @ weights))
    missing = [1.0, 1.0]
    for _ in range(4):
        leaks = [(k - 1 + b) * most - less for b, (most, less) in zip(missing, leak, strict=True)]
        missing = [min(b, (o + u) / p) for b, o, u, p in zip(missing, own, leaks, peaks, strict=True)]
    bound = residual * np.linalg.norm(stacked) + sum(leaks)
    unequal = missing[int(np.argmin(peaks))] * (max(peaks) - min(peaks))
    assert 0 < sum(leaks) < bound < sum(peaks)
    assert pytest.approx(bound, rel=1e-9) == found.B
    assert found.unequal == pytest.approx(unequal, rel=1e-9)
    mass = k - min(sum(missing), (bound + unequal) / max(peaks))
    rate = min(one.rate for one in ones if one is not None)
    assert min(one.curvature for one in ones if one is not None) == found.C5
    inside = np.linspace(0, (bound + unequal) / found.C5, 200_001)
    outside = (bound + unequal - found.C5 * inside) / rate
    near = (np.sqrt(inside * mass) / mass + outside / mass).max()
    assert found.value == pytest.approx(near + (places[1] - places[0]) * max(missing) / mass, rel=1e-6)


@pytest.mark.parametrize("mass", [0.7, 2.0, 5.0])
def test_heat_at_one_distance_attains_the_first_term(mass: float) -> None:
    """All of the mass at √(B/(C5·mass)) has that error; the printed √(B/C5)/mass is less if mass > 1."""
    distance = math.sqrt(0.01 / (4.0 * mass))
    assert _transport(0.01, 1e9, 4.0, mass) == pytest.approx(distance)
    assert (math.sqrt(0.01 / 4.0) / mass < distance) == (mass > 1)


def test_the_levelling_cost_is_tight() -> None:
    """No masses of at least 1 − β that sum to k cost more; the worst of them cost nearly as much."""
    rng, places, worst = np.random.default_rng(13), np.array([0.2, 0.3, 0.8]), 0.0
    for _ in range(3000):
        missing = rng.uniform(0, 0.6, 3)
        masses = 1 - missing * rng.choice([0, 1, 1], 3)
        masses[rng.integers(3)] += (3 - masses.sum()) * rng.choice([0, 0.5, 1])
        crossing = np.abs(np.cumsum(masses / masses.sum() - 1 / 3))[:-1] @ np.diff(places)
        bound = _between_sources(places, missing) / masses.sum()
        assert crossing <= bound * (1 + 1e-12)
        worst = max(worst, crossing / bound)
    assert worst > 0.9
    assert _between_sources(places[:1], missing[:1]) == 0.0


@pytest.mark.parametrize("places", [[0.25, 0.7625], [0.2, 0.5, 0.8]])
def test_the_excess_is_bounded_for_the_worst_estimate(places: list[float]) -> None:
    """ΣQᵢ ≤ B and ΣDᵢ ≤ B + unequal are both linear in f̂, and so maximised exactly by a cone program."""
    op, residual = operator(0.002), 0.3
    n, sources = 60, op.domain.source_places
    limits = [-math.inf, *((a + b) / 2 for a, b in itertools.pairwise(places)), math.inf]
    found, f = upper_bound(op, places, residual), cp.Variable(n, nonneg=True)
    clean = op.responses(places).sum(axis=0)
    Q, D = 0.0, 0.0
    for i, place in enumerate(places):
        one = certificate(op, place, (limits[i], limits[i + 1]))
        assert one is not None
        tower = op.responses(sources)[:, one.sensors] @ one.weights
        cell = (sources > limits[i]) & (sources <= limits[i + 1])
        Q = Q + one.peak - (tower * cell) @ f
        D = D + ((one.peak - tower) * cell) @ f
    constraints = [cp.sum(f) <= len(places), cp.norm(op.matrix() @ f - clean) <= residual]
    worst = [cp.Problem(cp.Maximize(e), constraints).solve(solver=cp.CLARABEL) for e in (Q, D)]
    assert 0.05 * found.B < worst[0] <= found.B * (1 + 1e-6)
    assert 0.05 * found.B < worst[1] <= (found.B + found.unequal) * (1 + 1e-6)


def test_curvature_has_no_cancellation_close_to_the_grid() -> None:
    """A source 1e-9 off the grid has the constants of one on it, and one 1e-4 off nearly."""
    op = operator(0.01)
    on, next_to, near = (upper_bound(op, [x], 0.1) for x in (0.41 + 1 / 600, 0.41 + 1 / 600 + 1e-9, 0.4118))
    assert pytest.approx(on.C5, rel=1e-6) == next_to.C5
    assert pytest.approx(on.C5, rel=0.01) == near.C5


def test_printed_constants_are_off_by_the_stated_factors() -> None:
    """The printed C2 is too small by √(2T) at least, Lemma 21's C3 too large; C4 and C5 fit."""
    for spread in (1e-3, 0.01, 0.05):
        op = operator(spread, 100, 500)
        exact, printed = (upper_bound(op, [0.5], 0.1, constants=c) for c in ("exact", "printed"))
        assert 0.85 * printed.C2 / math.sqrt(2 * spread) < exact.C2
        assert math.exp(-1 / 8) / (4 * math.sqrt(2 * math.pi) * spread) * (1 + 1e-12) >= exact.C2
        assert exact.C3 < 0.7 * printed.C3
        assert exact.C4 >= 0.9 * printed.C4
        assert exact.C5 >= printed.C5
    # As T falls by 50 the excess of C3 grows as 1/T.
    excess = [
        upper_bound(op, [0.5], 0.1, constants="printed").C3 / upper_bound(op, [0.5], 0.1).C3
        for op in (operator(1e-3, 500, 500), operator(0.05, 500, 500))
    ]
    assert excess[0] / excess[1] == pytest.approx(50, rel=0.2)


def test_positions_relative_to_the_sensors_matter() -> None:
    """One source on a sensor and one between: the printed W_i(xᵢ) = W_j(xⱼ) is off by a sixth here."""
    op = operator(0.01)
    cells = (-math.inf, math.inf)
    on, between = certificate(op, 0.5, cells), certificate(op, 0.5125, cells)
    assert on is not None
    assert between is not None
    assert abs(on.peak / between.peak - 1) > 1 / 6
    unequal = upper_bound(operator(0.002), [0.25, 0.7625], 0.1)
    equal = upper_bound(operator(0.002), [0.25, 0.75], 0.1)
    assert unequal.unequal > 0.01
    assert equal.unequal < 1e-9


@pytest.mark.parametrize(
    ("spread", "places", "words"),
    [
        (1e-5, [0.5], "too few"),
        (0.6, [0.5], "beyond the interval"),
        (0.01, [0.3, 0.4], "0.1 apart"),
        (0.01, [0.02], "too close to an end"),
        (0.01, [0.5, 0.99], "too close to an end"),
    ],
)
def test_a_failed_hypothesis_is_named(spread: float, places: list[float], words: str) -> None:
    bound = upper_bound(operator(spread), places, 0.1)
    assert bound.vacuous
    assert bound.value == 1.0
    assert words in bound.reason
    assert not all(bound.conditions.values())
    assert (bound.B, bound.C2, bound.C3, bound.C4, bound.C5) == (0.0,) * 5


def test_too_large_noise_is_named() -> None:
    """All hypotheses hold, and the bound is vacuous nevertheless: the constants show why."""
    bound = upper_bound(operator(0.01), [0.5], 100.0)
    assert bound.vacuous
    assert "B/C4" in bound.reason
    assert bound.conditions["B < C4"] is False
    assert bound.C4 > 0


def test_invalid_arguments_are_refused() -> None:
    op = operator(0.01)
    for places in ([], [1.1], [math.nan], [[0.5]]):
        with pytest.raises(ParameterError, match="place"):
            upper_bound(op, places, 0.1)
    for residual in (-1.0, math.nan, math.inf):
        with pytest.raises(ParameterError, match="residual"):
            upper_bound(op, [0.5], residual)
    with pytest.raises(ParameterError, match="constants"):
        upper_bound(op, [0.5], 0.1, constants="best")  # type: ignore[arg-type]
