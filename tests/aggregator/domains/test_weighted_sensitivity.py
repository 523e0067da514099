"""The sensitivity for noise of a different scale at each sensor, on an interval and by default."""

from __future__ import annotations

import math

import mpmath  # type: ignore[import-untyped]
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalDomain, Operator, steepest_slope
from heatcloak_shared.errors import ParameterError

SIZES = [(1, 1), (2, 1), (100, 50), (500, 7)]
SPREADS = [1e-6, 1e-4, 1e-3, 0.05, 0.5, 10.0]


def heat(places: FloatArray, sensors: int, spread: float) -> FloatArray:
    """Return the readings of a unit source at each of the places, by the definition, shape (p, m)."""
    x = places[:, None] - np.arange(1, sensors + 1) / sensors
    return np.asarray(np.exp(-x * x / (4 * spread)) / math.sqrt(4 * math.pi * spread))


def slopes(places: FloatArray, spread: float, scales: FloatArray) -> FloatArray:
    """Return ‖(∂Aⱼ/∂x/scalesⱼ)ⱼ‖₂ at each place, by the definition."""
    x = places[:, None] - np.arange(1, scales.size + 1) / scales.size
    return np.asarray(np.linalg.norm(x / (2 * spread) * heat(places, scales.size, spread) / scales, axis=1))


def steepest(spread: float, scales: FloatArray) -> float:
    """Return the supremum of `slopes`, from a grid that is refined around its best places."""
    width = math.sqrt(spread)
    places = np.linspace(0.0, 1.0, int(min(200_000, max(2_000, 400 / width))) + 1)
    distance = places[1]
    for _ in range(3):
        found = slopes(places, spread, scales)
        best = places[np.argsort(found)[-20:]]
        fine = distance * np.linspace(-1.0, 1.0, 401)
        places = np.unique(np.clip((best[:, None] + fine).ravel(), 0.0, 1.0))
        distance *= 2.0 / 400
    return float(slopes(places, spread, scales).max())


def random_scales(sensors: int, seed: int) -> FloatArray:
    return np.exp(np.random.default_rng(seed).uniform(-2.0, 2.0, sensors))


@pytest.mark.parametrize("spread", SPREADS)
@pytest.mark.parametrize(("n", "m"), SIZES)
def test_off_grid_it_is_the_supremum_of_weighted_slopes_rounded_up(n: int, m: int, spread: float) -> None:
    op = IntervalDomain(n, m).operator(spread)
    for seed in range(3):
        scales = random_scales(m, seed)
        truth = steepest(spread, scales)
        bound = op.weighted_sensitivity(1.0, scales, off_grid=True)
        assert truth * (1 - 1e-12) <= bound <= truth * (1 + 1e-6)
        assert bound >= op.weighted_sensitivity(1.0, scales)


def test_values_at_cell_centres_alone_would_be_too_small(monkeypatch: pytest.MonkeyPatch) -> None:
    """At spread 1e-6 a slope rises and falls within a cell of the first grid."""
    op, scales = IntervalDomain(20, 10).operator(1e-6), random_scales(10, 0)
    truth = steepest(1e-6, scales)
    assert op.weighted_sensitivity(1.0, scales, off_grid=True) >= truth * (1 - 1e-12)
    bound_few = steepest_slope._bound_few
    monkeypatch.setattr(steepest_slope, "_bound_few", lambda *cells: (bound_few(*cells)[0],) * 2)
    assert op.weighted_sensitivity(1.0, scales, off_grid=True) < 0.99 * truth


@pytest.mark.parametrize(("n", "m", "spread"), [(2, 1, 1e-4), (9, 4, 1e-3), (30, 10, 0.05), (20, 7, 10.0)])
def test_on_the_grid_it_agrees_with_forty_digits_and_is_never_below(n: int, m: int, spread: float) -> None:
    scales = random_scales(m, n)
    with mpmath.workdps(40):
        spread_ = mpmath.mpf(spread)

        def kernel(i: int, j: int) -> mpmath.mpf:
            x = mpmath.mpf(i) / n - mpmath.mpf(j) / m
            return mpmath.exp(-x * x / (4 * spread_)) / mpmath.sqrt(4 * mpmath.pi * spread_)

        squares = [
            mpmath.fsum(
                ((kernel(i, j) - kernel(i + 1, j)) / mpmath.mpf(float(scales[j - 1]))) ** 2
                for j in range(1, m + 1)
            )
            for i in range(1, n)
        ]
        exact = mpmath.sqrt(max(squares)) * n
        computed = IntervalDomain(n, m).operator(spread).weighted_sensitivity(1.0, scales)
        assert exact <= computed <= exact * (1 + mpmath.mpf(1e-12))


@pytest.mark.parametrize("off_grid", [False, True])
@pytest.mark.parametrize("scale", [1e-9, 0.3, 7.0, 1e9])
def test_equal_scales_give_the_sensitivity_divided_by_the_scale(scale: float, off_grid: bool) -> None:
    op = IntervalDomain().operator(0.05)
    expected = op.sensitivity(0.01, off_grid) / scale
    assert op.weighted_sensitivity(0.01, np.full(50, scale), off_grid) == pytest.approx(expected, rel=1e-12)


@pytest.mark.parametrize("spread", [1e-3, 0.05])
def test_a_larger_scale_of_any_sensor_never_raises_it(spread: float) -> None:
    op, scales = IntervalDomain(30, 12).operator(spread), random_scales(12, 1)
    on, off = (op.weighted_sensitivity(1.0, scales, off_grid) for off_grid in (False, True))
    for sensor in range(12):
        larger = scales * np.where(np.arange(12) == sensor, 1.5, 1.0)
        assert op.weighted_sensitivity(1.0, larger) <= on * (1 + 1e-12)
        assert op.weighted_sensitivity(1.0, larger, off_grid=True) <= off * (1 + 5e-7)
    assert op.weighted_sensitivity(1.0, 1.5 * scales, off_grid=True) == pytest.approx(off / 1.5, rel=5e-7)


moves = st.lists(st.tuples(st.floats(0, 1), st.floats(0, 1), st.floats(0.01, 1)), min_size=1, max_size=6)


@given(moves, st.integers(0, 2**32 - 1), st.sampled_from([1e-3, 0.05, 2.0]))
def test_no_people_who_move_by_alpha_together_change_readings_by_more(
    moved: list[tuple[float, float, float]], seed: int, spread: float
) -> None:
    """Each has an intensity, and intensity times distance adds up to at most α."""
    scales = random_scales(9, seed)
    starts, ends, amounts = np.array(moved).T
    cost = float((np.abs(ends - starts) * amounts).sum())
    amounts *= min(1.0, 0.3 / cost) if cost > 0.0 else 1.0
    change = amounts @ (heat(ends, 9, spread) - heat(starts, 9, spread))
    bound = IntervalDomain(10, 9).operator(spread).weighted_sensitivity(0.3, scales, off_grid=True)
    # The oracle's own rounding, on readings of up to ten.
    assert float(np.linalg.norm(change / scales)) <= bound + 1e-13 / scales.min()


def test_a_short_move_at_the_steepest_place_nearly_reaches_it() -> None:
    scales = random_scales(9, 4)
    places = np.linspace(0.0, 1.0, 20_001)
    changes = heat(places[1:], 9, 0.05) - heat(places[:-1], 9, 0.05)
    bound = IntervalDomain(10, 9).operator(0.05).weighted_sensitivity(places[1], scales, off_grid=True)
    assert float(np.linalg.norm(changes / scales, axis=1).max()) > 0.9999 * bound


class Plugin(Operator):
    """An operator that defines only what it must."""

    def compute_matrix(self) -> FloatArray:
        return IntervalDomain(20, 6).operator(self.spread).matrix()

    def sensitivity(self, alpha: float, off_grid: bool = False) -> float:
        return IntervalDomain(20, 6).operator(self.spread).sensitivity(alpha, off_grid)


def test_the_default_is_an_upper_bound_that_is_exact_for_equal_scales() -> None:
    domain = IntervalDomain(20, 6)
    plugin, op, scales = Plugin(domain, 0.05), domain.operator(0.05), random_scales(6, 2)
    for off_grid in (False, True):
        assert plugin.weighted_sensitivity(0.1, scales, off_grid) >= op.weighted_sensitivity(
            0.1, scales, off_grid
        )
        equal = np.full(6, 0.7)
        assert plugin.weighted_sensitivity(0.1, equal, off_grid) == pytest.approx(
            op.weighted_sensitivity(0.1, equal, off_grid), rel=1e-12
        )
    assert plugin.move_slopes() is None


def test_listed_moves_contain_one_that_is_nearly_steepest() -> None:
    for spread in (1e-3, 0.05, 2.0):
        op = IntervalDomain(20, 10).operator(spread)
        listed = op.move_slopes()
        assert listed is not None
        most = float(np.linalg.norm(listed, axis=1).max())
        truth = steepest(spread, np.ones(10))
        assert truth * (1 - 1e-4) <= most <= truth * (1 + 1e-12)


def test_moves_on_an_interval_where_heat_hardly_spreads_are_not_listed() -> None:
    assert IntervalDomain(20, 200).operator(1e-8).move_slopes() is None


@pytest.mark.parametrize(
    ("scales", "problem"),
    [
        ([1.0] * 5, r"have shape \(5,\): give one for each sensor, \(6,\)"),
        (1.0, "have shape"),
        ([1.0] * 5 + [0.0], "out of range"),
        ([1.0] * 5 + [-1.0], "out of range"),
        ([1.0] * 5 + [math.nan], "out of range"),
        ([1.0] * 5 + [math.inf], "out of range"),
        ([1.0] * 5 + [1e10], "2\\^32 times"),
    ],
)
def test_scales_that_are_not_one_positive_number_for_each_sensor_are_refused(
    scales: object, problem: str
) -> None:
    domain = IntervalDomain(20, 6)
    for op in (domain.operator(0.05), Plugin(domain, 0.05)):
        with pytest.raises(ParameterError, match=problem):
            op.weighted_sensitivity(0.1, scales)  # type: ignore[arg-type]
