"""Fields of heat on floors, against closed forms, series and SciPy's matrix exponential."""

from __future__ import annotations

import math

import numpy as np
import pytest
import scipy

from heatcloak_aggregator.domains.floor import FloorDomain, FloorShape, FloorWall
from heatcloak_aggregator.domains.floor.fields import Resolvent, modes, pulses
from heatcloak_aggregator.domains.floor.heat_grid import HeatGrid
from support.floor_oracle import Plan
from support.open_floor import OpenFloor
from support.ten_floors import TEN_FLOORS, rectangle


def grid_of(plan: Plan, side: float) -> HeatGrid:
    walls = tuple(FloorWall(tuple(points), conductance) for points, conductance in plan.walls)
    return HeatGrid(FloorShape(tuple(plan.outline), walls, columns=tuple(map(tuple, plan.columns))), side)


@pytest.mark.parametrize(("side", "spread", "error"), [(0.0625, 0.25, 0.004), (0.125, 0.25, 0.015)])
def test_a_pulse_in_the_middle_of_a_large_floor_is_a_gaussian(
    side: float, spread: float, error: float
) -> None:
    """The error is relative to its greatest value."""
    grid = grid_of(Plan(rectangle(8.0, 8.0)), side)
    sensor = np.array([(4.02, 3.97)])
    found = pulses(grid, sensor, spread)[:, 0] / grid.roots
    squares = np.square(grid.middles - sensor).sum(axis=1)
    expected = np.exp(-squares / (4.0 * spread)) / (4.0 * math.pi * spread)
    assert np.abs(found - expected).max() < error * expected.max()


@pytest.mark.parametrize(("width", "height"), [(4.0, 3.0), (3.93, 2.08)])
@pytest.mark.parametrize("spread", [0.05, 0.25, 1.0])
def test_pulses_are_those_of_the_cosine_series(width: float, height: float, spread: float) -> None:
    """Also in rooms that are no whole number of cells long, and in corners."""
    sensors = [(0.3, 0.4), (2.0, 1.5), (width - 0.07, 1.0)]
    points = np.random.default_rng(2).uniform((0.1, 0.1), (width - 0.1, height - 0.1), (60, 2))
    domain = FloorDomain(rectangle(width, height), sensors, grid=0.0625)
    found = domain.operator(spread).readings_at(points)
    expected = OpenFloor(width, height, sensors, spread).pulses(points, spread)
    assert np.abs(found - expected).max() < 0.001 / spread * expected.max()


@pytest.mark.parametrize(("width", "height"), [(4.0, 3.0), (3.93, 2.08)])
@pytest.mark.parametrize(("length", "age"), [(4.0, 0.25), (1.5, 0.05), (8.0, 1.0)])
def test_steady_readings_are_those_of_the_cosine_series(
    width: float, height: float, length: float, age: float
) -> None:
    """In kelvins, for a strength that is not 1; on the default grid."""
    sensors = [(0.3, 0.4), (2.0, 1.5), (width - 0.07, 1.0)]
    domain = FloorDomain(rectangle(width, height), sensors)
    op = domain.steady(length, age, strength=0.8)
    expected = 0.8 * OpenFloor(width, height, sensors, age).readings(domain.places, length)
    np.testing.assert_allclose(op.matrix().T, expected, rtol=0.006, atol=0.004 * expected.max())
    assert op.spread == age


def test_a_person_gives_off_the_same_heat_wherever_they_stand() -> None:
    """The heat in the room is power times ℓ²."""
    plan = TEN_FLOORS["two doors off the grid"]
    grid = grid_of(plan, 0.125)
    fields = Resolvent(grid, 1 / 9.0).solve(pulses(grid, np.array(plan.sensors), 0.25))
    np.testing.assert_allclose(grid.roots @ fields * grid.side**2, 9.0, rtol=1e-9)


def test_readings_are_symmetric_in_person_and_sensor() -> None:
    places = ((0.9, 1.1), (6.2, 3.4))
    plan = TEN_FLOORS["two doors off the grid"]
    walls = [FloorWall(tuple(points), conductance) for points, conductance in plan.walls]
    domain = FloorDomain(plan.outline, places, walls)
    there = domain.steady(4.0, 0.25).readings_at(places)
    assert there[0, 1] == pytest.approx(there[1, 0], rel=1e-9)
    assert there[0, 1] < 0.5 * there[0, 0]


def test_later_pulses_are_those_of_the_matrix_exponential() -> None:
    """At times up to ℓ², to a thousandth of the variation of what is left."""
    wall = ((2.03, 0.0), (2.03, 2.1))
    plan = Plan(rectangle(4.0, 3.0), ((wall, 0.3),), sensors=((1.0, 1.1), (3.1, 0.4), (1.8, 2.5)))
    grid = grid_of(plan, 0.125)
    pulse = pulses(grid, np.array(plan.sensors), 0.25)
    resolvents = [Resolvent(grid, shift) for shift in np.geomspace(16.0, 1 / 16.0, 7).tolist()]
    known = modes(grid, pulse, resolvents)
    assert np.abs(known.vectors.T @ known.vectors - np.eye(len(known.values))).max() < 1e-10
    trace = -float(grid.laplacian.trace())
    for time in (0.0, 0.02, 0.3, 2.0, 8.0):
        expected = (
            scipy.sparse.linalg.expm_multiply(-time * grid.laplacian, pulse, traceA=time * trace)
            if time
            else pulse
        )
        found = known.vectors @ known.amplitudes(time)
        rest = expected - grid.roots[:, None] * (grid.roots @ expected) / np.square(grid.roots).sum()
        assert np.abs(found - expected).max() < 1e-3 * np.abs(rest).max()


def test_a_resolvent_inverts() -> None:
    grid = grid_of(TEN_FLOORS["one room"], 0.125)
    block = np.random.default_rng(4).standard_normal((grid.size, 3))
    solved = Resolvent(grid, 0.3).solve(block)
    np.testing.assert_allclose(grid.laplacian @ solved + 0.3 * solved, block, atol=1e-11)
