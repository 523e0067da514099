"""Bounds of the sensitivity on floors, against exact slopes and those of another discretisation."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
import scipy

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains.floor import FloorDomain, FloorWall
from heatcloak_aggregator.domains.floor.fields import Resolvent, pulses
from heatcloak_aggregator.domains.floor.heat_grid import HeatGrid
from heatcloak_aggregator.domains.floor.slopes import SlopeTable, sample_points, slope_shares
from support.floor_oracle import Grid, Plan
from support.floors import domain_of
from support.open_floor import OpenFloor, greatest
from support.suites import in_soak
from support.ten_floors import TEN_FLOORS, lattice, rectangle

ALPHA = 0.2
CLOSEST = 1.15
"""Greatest ratio of a bound to the slopes that an oracle finds."""


def slopes_of(
    domain: FloorDomain, length: float, age: float, weights: FloatArray | None = None
) -> tuple[float, float]:
    """Return the bounds of slopes of people who stand still and who walk, from the sensitivities."""
    op = domain.steady(length, age)
    scales = np.ones(domain.n_sensors) if weights is None else 1.0 / weights
    still, walking = (op.weighted_sensitivity(ALPHA, scales, off_grid) for off_grid in (False, True))
    return still / ALPHA, walking / ALPHA


@pytest.mark.parametrize(
    ("size", "sensors", "length", "age"),
    [
        ((4.0, 3.0), lattice(4.0, 3.0, 1.4), 4.0, 0.25),
        ((4.0, 3.0), lattice(4.0, 3.0, 1.4), 8.0, 1.0),
        ((3.93, 2.08), lattice(3.9, 2.0, 1.1), 1.5, 0.05),
        ((2.1, 1.03), ((0.1, 0.5),), 4.0, 0.25),
        ((2.1, 1.03), ((1.0, 0.5), (2.05, 0.98)), 8.0, 0.05),
        ((3.0, 3.0), ((1.53, 1.47),), 1.5, 0.02),
    ],
)
def test_on_an_open_floor_bounds_are_close_above_the_exact_slopes(
    size: tuple[float, float], sensors: tuple[tuple[float, float], ...], length: float, age: float
) -> None:
    """By at most 3 % for people who stand still; the trapezoids of trails add 2 %."""
    exact = OpenFloor(*size, sensors, age).steepest(length)
    still, walking = slopes_of(FloorDomain(rectangle(*size), sensors), length, age)
    assert exact[0] <= still <= 1.03 * exact[0]
    assert exact[1] <= walking <= 1.05 * exact[1]


@pytest.mark.slow
@pytest.mark.parametrize("age", [0.02, 0.05, 0.25, 1.0])
@pytest.mark.parametrize(("clearance", "side"), [(0.19, 0.125), (0.6, 0.4)])
def test_bounds_hold_for_few_sensors_anywhere_in_small_rooms(
    age: float, clearance: float, side: float
) -> None:
    """Also next to walls, in rooms of any size, with different scales, and on coarse grids."""
    rng = np.random.default_rng(round(1000 * age))
    for _ in range(8):
        wide, high = rng.uniform(2 * clearance + 0.6, 2 * clearance + 1.8, 2).round(2).tolist()
        sensors = rng.uniform(0.02, (wide - 0.02, high - 0.02), (rng.integers(1, 4), 2))
        weights = rng.uniform(0.2, 1.0, len(sensors))
        length = float(rng.choice([0.5, 1.5, 4.0, 8.0]))
        exact = OpenFloor(wide, high, sensors, age).steepest(length, weights, clearance)
        domain = FloorDomain(rectangle(wide, high), sensors, clearance=clearance, grid=side, cell=0.1)
        still, walking = slopes_of(domain, length, age, weights)
        assert exact[0] <= still <= 1.05 * exact[0]
        assert exact[1] <= walking <= 1.1 * exact[1]


@pytest.mark.parametrize(
    ("size", "sensors", "spread"),
    [
        ((3.3, 2.17), ((0.4, 0.5), (2.3, 1.9), (3.0, 0.2)), 0.05),
        ((3.3, 2.17), ((0.4, 0.5), (2.3, 1.9), (3.0, 0.2)), 0.25),
        ((3.3, 2.17), ((0.4, 0.5), (2.3, 1.9), (3.0, 0.2)), 2.0),
        # The steepest place is between points that are 12.5 cm apart.
        ((1.38, 1.5), ((0.39, 0.87),), 0.05),
    ],
)
def test_the_sensitivity_to_pulses_is_close_above_the_exact_one(
    size: tuple[float, float], sensors: tuple[tuple[float, float], ...], spread: float
) -> None:
    """People who walk and who stand still are the same."""
    op = FloorDomain(rectangle(*size), sensors).operator(spread)
    x, y = (np.linspace(0.19, extent - 0.19, 200) for extent in size)
    exact = greatest(*OpenFloor(*size, sensors, spread).pulse_slopes(x, y, spread))
    assert exact <= op.sensitivity(ALPHA) / ALPHA <= 1.03 * exact
    assert op.sensitivity(ALPHA, off_grid=True) == op.sensitivity(ALPHA)


def test_rooms_behind_shut_walls_are_bounded_as_rooms_of_their_own() -> None:
    """Whose walls are not on the grid."""
    walls = [((1.53, 0.0), (1.53, 2.6)), ((1.53, 1.27), (3.7, 1.27))]
    rooms = [((0.0, 0.0), (1.53, 2.6)), ((1.53, 0.0), (2.17, 1.27)), ((1.53, 1.27), (2.17, 1.33))]
    sensors = [(0.7, 0.9), (2.2, 0.6), (3.3, 2.2)]
    exact = [
        OpenFloor(wide, high, [np.subtract(sensor, corner)], 0.25).steepest(4.0)
        for (corner, (wide, high)), sensor in zip(rooms, sensors, strict=True)
    ]
    still, walking = slopes_of(FloorDomain(rectangle(3.7, 2.6), sensors, walls), 4.0, 0.25)
    for bound, of_rooms in zip((still, walking), zip(*exact, strict=True), strict=True):
        assert max(of_rooms) <= bound <= 1.05 * max(of_rooms)


def check(plan: Plan, grid: Grid, length: float, age: float, weights: FloatArray | None = None) -> None:
    """Check that the bounds are at least the slopes that the oracle finds, and at most `CLOSEST` times."""
    found = grid.slopes(length, age, 1.0 if weights is None else weights)
    bounds = slopes_of(domain_of(plan), length, age, weights)
    ratios = np.divide(bounds, found)
    print(f"bound over oracle: {ratios.round(4).tolist()}")
    assert (ratios >= 1.0).all()
    assert (ratios <= CLOSEST).all()


SMALL = {
    "door": Plan(
        rectangle(4.0, 2.5),
        ((((2.0, 0.0), (2.0, 0.9)), 0.0), (((2.0, 1.65), (2.0, 2.5)), 0.0)),
        sensors=((1.1, 1.2), (2.9, 0.7)),
    ),
    "door off the grid": Plan(
        rectangle(3.97, 2.53),
        ((((2.04, 0.0), (2.04, 0.92)), 0.2), (((2.04, 1.63), (2.04, 2.53)), 0.2)),
        sensors=((1.1, 1.2), (2.9, 0.7)),
    ),
    "column": Plan(
        rectangle(3.0, 3.0),
        columns=(((1.21, 1.3), (1.58, 1.3), (1.58, 1.72), (1.21, 1.72)),),
        sensors=((0.6, 1.4), (2.3, 2.1)),
    ),
    "shut room and door": Plan(
        rectangle(4.0, 2.5),
        ((((2.0, 0.0), (2.0, 2.5)), 0.0), (((2.0, 1.3), (3.1, 1.3)), 0.0)),
        sensors=((1.0, 1.2), (3.0, 0.5), (2.9, 2.0)),
    ),
}


@pytest.mark.parametrize("name", SMALL)
def test_on_small_floors_bounds_are_close_above_slopes_of_another_discretisation(name: str) -> None:
    check(SMALL[name], Grid(SMALL[name], 0.0625, 0.02), 2.0, 0.25)


IN_SOAK = ("slanted", "junctions", "office", "leaky office", "very leaky office")


@pytest.mark.slow
@pytest.mark.parametrize("name", [in_soak(name) if name in IN_SOAK else name for name in TEN_FLOORS])
def test_on_ten_floors_bounds_are_close_above_slopes_of_another_discretisation(name: str) -> None:
    check(TEN_FLOORS[name], Grid(TEN_FLOORS[name], 0.0625, 0.02), 4.0, 0.25)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("length", "age"), [(1.5, 0.05), (1.5, 1.0), (4.0, 0.05), (4.0, 0.25), (8.0, 0.25), (8.0, 1.0)]
)
def test_bounds_hold_for_other_heat_and_for_scales_of_each_sensor(length: float, age: float) -> None:
    plan = TEN_FLOORS["two doors off the grid"]
    weights = np.random.default_rng(5).uniform(0.1, 1.0, len(plan.sensors))
    check(plan, Grid(plan, 0.0625, 0.02), length, age, weights)


def test_doors_that_may_be_shut_are_bounded_in_each_state() -> None:
    """Two doors: the bounds are the greatest of four floors whose doors are walls or openings."""
    doors = [FloorWall(((2.0, 0.9), (2.0, 1.65)), 0.5), FloorWall(((2.0, 1.2), (4.0, 1.2)), 0.0)]
    plan = SMALL["door"]
    walls = [FloorWall(tuple(points), conductance) for points, conductance in plan.walls]
    both = domain_of(plan, doors=doors)
    states = [
        domain_of(plan, walls=[*walls, *shut])
        for count in range(3)
        for shut in itertools.combinations(doors, count)
    ]
    assert len(both.door_states) == len(states) == 4
    for which in (0, 1):
        bounds = [slopes_of(state, 3.0, 0.25)[which] for state in states]
        assert slopes_of(both, 3.0, 0.25)[which] == pytest.approx(max(bounds), rel=1e-12)
        assert max(bounds) > 1.01 * min(bounds)
    pulses = [state.operator(0.25).sensitivity(ALPHA) for state in states]
    assert both.operator(0.25).sensitivity(ALPHA) == pytest.approx(max(pulses), rel=1e-12)


def test_the_sensitivity_is_proportional_to_the_radius_and_to_the_strength() -> None:
    domain = domain_of(TEN_FLOORS["one room"])
    op, stronger = domain.steady(4.0, 0.25), domain.steady(4.0, 0.25, strength=2.5)
    once = op.sensitivity(0.1)
    assert op.sensitivity(0.0) == 0.0
    assert op.sensitivity(0.3) == pytest.approx(3.0 * once, rel=1e-12)
    assert stronger.sensitivity(0.1) == pytest.approx(2.5 * once, rel=1e-12)


def test_scales_that_differ_by_rounding_only_have_the_sensitivity_of_equal_ones() -> None:
    op = domain_of(TEN_FLOORS["one room"]).steady(4.0, 0.25)
    scales = np.full(op.domain.n_sensors, 0.7)
    nearly = scales * (1.0 + np.array([0.0, 1e-12, 2e-12, 0.0, 1e-12, 0.0])[: len(scales)])
    one, other = op.weighted_sensitivity(0.2, scales), op.weighted_sensitivity(0.2, nearly)
    assert one == pytest.approx(op.sensitivity(0.2) / 0.7, rel=1e-12)
    assert other == pytest.approx(one, rel=1e-11)
    assert op.weighted_sensitivity(0.2, np.array([0.7, *scales[1:] * 9.0])) < one


@pytest.mark.parametrize("kept", [1 << 23, 4000, 0])
def test_a_table_has_the_slopes_of_any_weights(monkeypatch: pytest.MonkeyPatch, kept: int) -> None:
    """With the steepest points alone if they suffice, and else computed anew, as without a table."""
    monkeypatch.setattr("heatcloak_aggregator.domains.floor.slopes._MOST_KEPT", kept)
    domain = domain_of(TEN_FLOORS["two doors off the grid"])
    grid, points = HeatGrid(domain.shape, 0.125), sample_points(domain.shape, 0.3)
    rng, count = np.random.default_rng(4), domain.n_sensors
    table = SlopeTable(grid, points, domain.sensors, 0.25, 3.0)
    monkeypatch.setattr("heatcloak_aggregator.domains.floor.slopes._MOST_KEPT", 0)
    without_table = SlopeTable(grid, points, domain.sensors, 0.25, 3.0)
    by_x, by_y = grid.gradient(points)
    fields = Resolvent(grid, 1.0 / 9.0).solve(pulses(grid, domain.sensors, 0.25))
    slopes = np.stack([by_x @ fields, by_y @ fields], axis=1)
    for least in (1.0, 0.9, 0.3, 0.01):
        weights = 0.7 * rng.uniform(least, 1.0, count)
        found = table.greatest(weights)
        exact = np.linalg.norm(slopes * weights, 2, axis=(1, 2)).max()
        assert found.still == pytest.approx(exact, rel=1e-9)
        assert found.still <= found.walking <= 2.0 * found.still
        assert found == pytest.approx(without_table.greatest(weights), rel=1e-9)


def test_people_who_walk_change_readings_more_than_people_who_stand_still() -> None:
    for plan in SMALL.values():
        still, walking = slopes_of(domain_of(plan), 4.0, 0.25)
        assert 1.0 < walking / still < 2.0


@pytest.mark.parametrize("name", ["junctions", "slanted", "columns"])
def test_sampled_points_are_dense_in_every_part_of_the_walking_space_and_on_its_edge(name: str) -> None:
    """Also if walls divide it into several parts."""
    plan = TEN_FLOORS[name]
    domain = domain_of(plan)
    points = sample_points(domain.shape, 0.125)
    tried = np.random.default_rng(9).uniform((0.0, 0.0), (12.0, 8.0), (20_000, 2))
    inside = tried[plan.holds(tried)]
    distances = np.asarray(scipy.spatial.KDTree(points).query(inside)[0])
    # Points that are nearly as close to walls as people can be are next to points on the edge.
    close = plan.close(inside, 0.2)
    assert np.count_nonzero(close) > 50
    assert distances[close].max() < 0.03
    assert distances.max() < 0.125
    assert plan.holds(points, 0.19 - 1e-9).all()


def test_moves_for_the_shape_of_the_noise_are_derivatives_of_the_readings() -> None:
    """In four directions, at points that readings at neighbouring places confirm."""
    domain = domain_of(SMALL["door"], grid=0.0625)
    op = domain.steady(2.0, 0.25)
    slopes = op.move_slopes()
    assert slopes is not None
    by_x, by_y, up, down = np.split(slopes, 4)
    np.testing.assert_allclose(up, (by_x + by_y) / np.sqrt(2.0), atol=1e-12)
    np.testing.assert_allclose(down, (by_x - by_y) / np.sqrt(2.0), atol=1e-12)
    points = sample_points(domain.shape, domain.cell)
    chosen = np.abs(points[:, 0] - 2.0) > 0.8
    forward, backward = (op.readings_at(points + np.array([dx, 0.0])) for dx in (0.1, -0.1))
    found = ((forward - backward) / 0.2)[chosen]
    np.testing.assert_allclose(found, by_x[chosen], atol=0.03 * np.abs(by_x).max())


def test_shares_of_the_steepest_slope_are_those_of_its_sensors() -> None:
    """Moving a weight of a sensor moves the bound by its share."""
    plan = SMALL["door"]
    domain = domain_of(plan)
    op = domain.steady(2.0, 0.25)
    shares = slope_shares(domain.shape, domain.sensors, domain.grid, 0.25, 2.0)
    assert shares.sum() == pytest.approx(1.0)
    whole = op.sensitivity(ALPHA)
    for sensor, share in enumerate(shares.tolist()):
        scales = np.ones(domain.n_sensors)
        scales[sensor] = 1.001
        less = op.weighted_sensitivity(ALPHA, scales)
        assert (whole - less) / whole / 0.001 == pytest.approx(share, abs=0.01)
