"""Cost of repeatedly observed events: bounds, certificates, and the inequalities of their proofs."""

from __future__ import annotations

import math
from typing import Any

import mpmath  # type: ignore[import-untyped]
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_aggregator.privacy import (
    Looks,
    event_cost,
    event_rho,
    fading,
    tail_rho,
    worst_phase_cost,
)
from heatcloak_shared import zcdp
from heatcloak_shared.errors import ParameterError

PLACES = np.linspace(0.0, 1.0, 5001)
CASES = [(0.01, 0.01), (0.05, 0.02), (0.05, 0.01)]

domains = st.builds(IntervalDomain, st.just(10), st.integers(1, 60))
spreads = st.floats(1e-3, 3.0)


def squares(m: int, spread: float, places: FloatArray = PLACES) -> FloatArray:
    """Return ‖∂A/∂x‖₂² at each position, by the definition."""
    offsets = places[:, None] - np.arange(1, m + 1) / m
    kernel = np.exp(-offsets * offsets / (4 * spread)) / math.sqrt(4 * math.pi * spread)
    return np.asarray(np.square(offsets / (2 * spread) * kernel).sum(axis=1))


def brute_force(m: int, schedule: list[float]) -> tuple[float, float]:
    """Return the sum of the maxima and the maximum of the sum of squared slopes over a fine grid."""
    each = np.array([squares(m, spread) for spread in schedule])
    return float(each.max(axis=1).sum()), float(each.sum(axis=0).max())


@pytest.mark.parametrize(("minimum_age", "interval"), CASES)
def test_sum_and_joint_loss_are_certified(minimum_age: float, interval: float) -> None:
    schedule = Looks(minimum_age, interval, 200).spreads
    total, joint = brute_force(50, schedule)
    cost = event_cost(IntervalDomain(), 2.0, 0.01, schedule)
    unit = 0.01**2 / (2 * 2.0**2)
    assert total * unit <= cost.total <= total * unit * (1 + 2e-6)
    assert joint * unit <= cost.joint <= joint * unit * (1 + 2e-6)
    assert cost.total == event_rho(IntervalDomain(), 2.0, 0.01, schedule, off_grid=True)


@pytest.mark.parametrize(
    ("minimum_age", "interval", "grid", "joint"),
    [(0.01, 0.01, "2.025", "1.974"), (0.05, 0.02, "2.84", None), (0.05, 0.01, "5.07", None)],
)
def test_known_multiples_of_the_first_look(
    minimum_age: float, interval: float, grid: str, joint: str | None
) -> None:
    """200 looks, n = 100, m = 50. The sums are for people on the grid; off it they are up to 0.6 % higher."""
    domain, schedule = IntervalDomain(), Looks(minimum_age, interval, 200).spreads
    first = event_rho(domain, 1.0, 1.0, schedule[:1])
    multiple = event_rho(domain, 1.0, 1.0, schedule) / first
    assert f"{multiple:.{len(grid) - 2}f}" == grid
    cost = event_cost(domain, 1.0, 1.0, schedule)
    assert multiple < cost.total / cost.first < 1.006 * multiple
    if joint is not None:
        assert f"{cost.joint / cost.first:.{len(joint) - 2}f}" == joint


@pytest.mark.parametrize("off_grid", [False, True])
def test_one_look_at_spread_001_costs_13_5_times_one_at_005(off_grid: bool) -> None:
    young, old = (event_rho(IntervalDomain(), 1.0, 1.0, [spread], off_grid) for spread in (0.01, 0.05))
    assert f"{young / old:.1f}" == "13.5"


def test_joint_loss_on_the_grid_agrees_with_dense_matrices() -> None:
    domain = IntervalDomain()
    schedule = Looks(0.01, 0.01, 200).spreads
    stacked = np.vstack([domain.operator(spread).matrix() for spread in schedule])
    move = np.linalg.norm(np.diff(stacked, axis=1), axis=0).max() * domain.n_sources
    first = event_rho(domain, 1.0, 1.0, schedule[:1])
    assert f"{move**2 / 2 / first:.3f}" == "1.974"
    assert move <= domain.joint_sensitivity(1.0, schedule)


def test_joint_sensitivity_agrees_with_40_digit_arithmetic() -> None:
    domain, schedule = IntervalDomain(5, 3), [0.02, 0.05, 0.3]
    place = PLACES[np.argmax(sum(squares(3, spread) for spread in schedule))]
    with mpmath.workdps(40):

        def slope(x: mpmath.mpf, spread: float, j: int) -> mpmath.mpf:
            offset = x - mpmath.mpf(j) / 3
            width = mpmath.mpf(spread)
            kernel = mpmath.exp(-offset * offset / (4 * width)) / mpmath.sqrt(4 * mpmath.pi * width)
            return offset / (2 * width) * kernel

        def joint(x: mpmath.mpf) -> mpmath.mpf:
            return mpmath.sqrt(mpmath.fsum(slope(x, t, j) ** 2 for t in schedule for j in (1, 2, 3)))

        peak = mpmath.findroot(lambda x: mpmath.diff(joint, x), mpmath.mpf(place))
        exact = joint(peak)
    bound = domain.joint_sensitivity(1.0, schedule)
    assert exact <= bound <= exact * (1 + mpmath.mpf(1e-6))


@given(domain=domains, spread=spreads)
def test_one_look_is_the_sensitivity(domain: IntervalDomain, spread: float) -> None:
    cost = event_cost(domain, 1.0, 0.5, [spread])
    known = zcdp.rho(domain.operator(spread).sensitivity(0.5, off_grid=True), 1.0)
    assert cost.total == pytest.approx(known, rel=1e-12)
    assert cost.joint == pytest.approx(known, rel=1e-12)


@settings(max_examples=30, deadline=None)
@given(domain=domains, age=spreads, interval=st.floats(1e-3, 1.0), count=st.integers(1, 20))
def test_first_joint_total_and_naive_costs_ascend(
    domain: IntervalDomain, age: float, interval: float, count: int
) -> None:
    fewer, more = (
        worst_phase_cost(domain, 1.0, 1.0, Looks(age, interval, looks)) for looks in (count, count + 1)
    )
    for cost in (fewer, more):
        assert cost.first <= cost.joint * (1 + 2e-6)
        assert cost.joint <= cost.total <= cost.naive * (1 + 2e-6)
        assert cost.saving >= 1 - 2e-6
    assert fewer.total < more.total
    assert fewer.joint <= more.joint * (1 + 2e-6)


@settings(max_examples=30, deadline=None)
@given(sigma=st.floats(0.1, 10.0), alpha=st.floats(1e-3, 1.0), factor=st.floats(1.0, 10.0))
def test_rho_scales_with_the_square_of_alpha_over_sigma(sigma: float, alpha: float, factor: float) -> None:
    domain, schedule = IntervalDomain(10, 7), [0.05, 0.1, 0.4]
    base = event_cost(domain, sigma, alpha, schedule)
    for other in (
        event_cost(domain, sigma * factor, alpha, schedule),
        event_cost(domain, sigma, alpha / factor, schedule),
    ):
        assert other.total == pytest.approx(base.total / factor**2, rel=1e-9)
        assert other.joint == pytest.approx(base.joint / factor**2, rel=1e-9)


@settings(max_examples=60, deadline=None)
@given(
    domain=domains,
    age=spreads,
    interval=st.floats(1e-3, 1.0),
    count=st.integers(1, 12),
    phase=st.floats(0.0, 1.0),
)
def test_no_phase_costs_more_than_the_earliest(
    domain: IntervalDomain, age: float, interval: float, count: int, phase: float
) -> None:
    cost = worst_phase_cost(domain, 1.0, 1.0, Looks(age, interval, count))
    shifted = [spread + phase * interval for spread in Looks(age, interval, count).spreads]
    total, joint = brute_force(domain.n_sensors, shifted)
    assert total / 2 <= cost.total
    assert joint / 2 <= cost.joint


def test_the_two_inequalities_in_the_proof_of_the_worst_phase_hold() -> None:
    """Σ w(js) over all j >= 1 is negative for every s up to 2.4, and Σ h(js) is at most 0.33 beyond."""

    def h(u: FloatArray) -> FloatArray:
        return u * u * np.exp(-u * u / 2)

    def w(u: FloatArray) -> FloatArray:
        return (u * u - 6) * h(u)

    u = np.linspace(0.0, 40.0, 400_001)
    # Up to s = 1/2: s times the sum differs from the integral, −3√(π/2), by at most s times the variation.
    assert np.abs(np.diff(w(u))).sum() < 7.1
    assert -3 * math.sqrt(math.pi / 2) + 0.5 * 7.1 < 0
    # Beyond it only the first 24 terms count, and none changes faster than max|u w'(u)|/s.
    steps, j = np.linspace(0.5, 2.4, 200_001), np.arange(1.0, 25.0)
    rate = np.abs(u * (-(u**5) + 10 * u**3 - 12 * u) * np.exp(-u * u / 2)).max() / 0.5
    worst = max(float(w(np.outer(part, j)).sum(axis=1).max()) for part in np.array_split(steps, 50))
    assert worst + 24 * rate * (steps[1] - steps[0]) < 0
    assert h(2.4 * j).sum() < 0.33 < 2 / math.e


def test_events_too_early_for_the_proof_are_charged_the_sum() -> None:
    domain = IntervalDomain(10, 10)
    edge = 1 / 24.0**2
    early, late = (
        worst_phase_cost(domain, 1.0, 1.0, Looks(age, 0.01, 5)) for age in (0.99 * edge, 1.01 * edge)
    )
    assert early.joint == early.total
    assert late.joint < late.total


@pytest.mark.parametrize("m", [1, 2, 7, 50])
@pytest.mark.parametrize(("age", "interval"), [(0.01, 0.01), (0.5, 0.3), (4.0, 1.0)])
def test_the_tail_bounds_3000_more_looks_tightly(m: int, age: float, interval: float) -> None:
    domain = IntervalDomain(10, m)
    looks = Looks(age, interval, 10)
    later = looks.last + interval * np.arange(1, 3001)
    coarse = np.linspace(0.0, 1.0, 301)
    more = sum(float(squares(m, float(spread), coarse).max()) for spread in later) / 2
    bound = tail_rho(domain, 1.0, 1.0, looks)
    assert more <= bound
    # An integral exceeds its sum by at most the first term of it.
    slack = event_rho(domain, 1.0, 1.0, [max(looks.last, 2.3)], off_grid=True)
    assert bound <= more * 1.001 + slack


@pytest.mark.parametrize("fraction", [0.5, 0.1, 0.01, 1e-4])
@pytest.mark.parametrize(("age", "interval"), [(0.01, 0.05), (0.05, 0.3), (3.0, 0.5)])
def test_fading_gives_the_least_number_of_looks(age: float, interval: float, fraction: float) -> None:
    domain = IntervalDomain(10, 6)
    over = fading(domain, age, interval, fraction)
    coarse = np.linspace(0.0, 1.0, 301)
    each = [float(squares(6, age + interval * k, coarse).max()) for k in range(40 * over.looks + 2000)]
    assert sum(each[over.looks :]) <= fraction * sum(each)
    assert over.share <= fraction * (1 + 1e-12)
    assert over.spread == pytest.approx(age + interval * (over.looks - 1))
    before = math.floor(0.9 * over.looks) - 1
    if before > 0:
        assert sum(each[before:]) > fraction * sum(each) * 0.98


@given(small=st.floats(1e-6, 0.4), factor=st.floats(1.0, 2.0))
def test_a_smaller_share_takes_longer(small: float, factor: float) -> None:
    domain = IntervalDomain(10, 5)
    assert fading(domain, 2.0, 0.5, small * factor).looks <= fading(domain, 2.0, 0.5, small).looks


def test_conversion_to_epsilon_and_delta_is_that_of_zcdp() -> None:
    cost = event_cost(IntervalDomain(), 0.7, 0.01, Looks(0.05, 0.01, 50).spreads)
    assert cost.epsilon(1e-5) == zcdp.epsilon_from_rho(cost.joint, 1e-5)
    assert cost.delta(cost.epsilon(1e-5)) <= 1e-5
    assert cost.epsilon(1e-5) < zcdp.epsilon_from_rho(cost.naive, 1e-5) / 2


@pytest.mark.parametrize("bad", [0.0, -1.0, math.nan, math.inf, "1", True])
def test_arguments_outside_their_range_are_refused(bad: Any) -> None:
    domain = IntervalDomain(10, 5)
    for name in ("sigma", "alpha"):
        arguments = {"sigma": 1.0, "alpha": 0.01, name: bad}
        with pytest.raises(ParameterError, match=name):
            event_rho(domain, **arguments, spreads=[0.05])
        with pytest.raises(ParameterError, match=name):
            tail_rho(domain, **arguments, looks=Looks(0.05, 0.1, 3))
    for name in ("minimum_age", "interval"):
        with pytest.raises(ParameterError, match=name):
            Looks(**{"minimum_age": 0.05, "interval": 0.01, "count": 3, name: bad})
        with pytest.raises(ParameterError, match=name):
            fading(domain, **{"minimum_age": 0.05, "interval": 0.1, "fraction": 0.01, name: bad})
    with pytest.raises(ParameterError, match="fraction"):
        fading(domain, 0.05, 0.1, bad)
    with pytest.raises(ParameterError, match="count"):
        Looks(0.05, 0.1, 0)


@pytest.mark.parametrize(
    ("schedule", "match"),
    [
        ([], "at least one look"),
        ([0.05, 0.05], "ascend"),
        ([0.05, 0.01], "ascend"),
        ([0.05, math.nan], "spread"),
        ([math.nan], "spread"),
        ([0.0], "spread"),
        ([-1.0], "spread"),
        ([1.0, math.inf], "spread"),
        (["1"], "spread"),
        ([0.1 + 1e-6 * k for k in range(300_000)], "look less often"),
    ],
)
def test_invalid_schedules_are_refused(schedule: list[Any], match: str) -> None:
    with pytest.raises(ParameterError, match=match):
        event_cost(IntervalDomain(10, 5), 1.0, 0.01, schedule)


def test_an_interval_too_short_to_compute_is_refused() -> None:
    with pytest.raises(ParameterError, match="look less often"):
        fading(IntervalDomain(), 0.01, 1e-7, 0.01)
    with pytest.raises(ParameterError, match="raise fraction"):
        fading(IntervalDomain(), 0.1, 1.0, 1e-300)
