"""Finite volumes on floors: conservation, tightness of walls, openings, and conductance."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
import scipy
import shapely
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains.floor import FloorShape, FloorWall
from heatcloak_aggregator.domains.floor.fields import Resolvent
from heatcloak_aggregator.domains.floor.heat_grid import HeatGrid
from heatcloak_shared.errors import ParameterError
from support.floor_oracle import Plan
from support.ten_floors import TEN_FLOORS, rectangle

SIDE = 0.125
HALL = rectangle(4.0, 3.0)


def grid_of(plan: Plan, side: float = SIDE) -> HeatGrid:
    walls = tuple(FloorWall(tuple(points), conductance) for points, conductance in plan.walls)
    return HeatGrid(FloorShape(tuple(plan.outline), walls, columns=tuple(map(tuple, plan.columns))), side)


def parts_of(grid: HeatGrid) -> npt.NDArray[np.int32]:
    """Return the number of the connected part of each cell."""
    found: npt.NDArray[np.int32] = scipy.sparse.csgraph.connected_components(grid.laplacian, directed=False)[
        1
    ]
    return found


def faces_of(plan: Plan, at: FloatArray) -> list[int]:
    """Return the region of each place that outline, walls and columns enclose; −1 on a line, by shapely."""
    lines = [
        shapely.LinearRing(plan.outline),
        *map(shapely.LinearRing, plan.columns),
        *(shapely.LineString(points) for points, _ in plan.walls),
    ]
    noded = shapely.union_all(lines)
    faces = shapely.get_parts(shapely.polygonize(list(shapely.get_parts(noded))))
    tree, found = shapely.STRtree(faces), np.full(len(at), -1)
    place, face = tree.query(shapely.points(at), predicate="within")
    found[place] = face
    found[shapely.distance(noded, shapely.points(at)) < 1e-4] = -1
    return found.tolist()


def mixed_regions(plan: Plan, side: float = SIDE) -> list[set[int]]:
    """Return the sets of regions that heat mixes although insulated lines separate them."""
    grid = grid_of(plan, side)
    regions: dict[int, set[int]] = {}
    for part, face in zip(parts_of(grid).tolist(), faces_of(plan, grid.middles), strict=True):
        if face >= 0:
            regions.setdefault(part, set()).add(face)
    return [faces for faces in regions.values() if len(faces) > 1]


@pytest.mark.parametrize("name", ["two doors off the grid", "columns", "slanted"])
def test_heat_is_neither_made_nor_lost(name: str) -> None:
    """L is symmetric for fields times the root of the area, and constant heat stays as it is."""
    grid = grid_of(TEN_FLOORS[name])
    assert abs(grid.laplacian - grid.laplacian.T).max() == 0.0
    assert np.abs(grid.laplacian @ grid.roots).max() < 1e-10 * grid.top
    off_diagonal = grid.laplacian - scipy.sparse.diags_array(grid.laplacian.diagonal())
    assert off_diagonal.max() <= 0.0
    assert grid.laplacian.diagonal().min() > 0.0
    largest = scipy.sparse.linalg.eigsh(
        grid.laplacian, k=1, v0=np.random.default_rng(0).random(grid.size), return_eigenvectors=False
    )[0]
    assert largest <= grid.top <= 1.05 * largest


@pytest.mark.parametrize(
    ("outline", "walls"),
    [
        (rectangle(4.03, 2.97), ()),
        (rectangle(4.0, 3.0), (((1.53, 0.0), (1.53, 3.0)), ((1.53, 1.01), (4.0, 1.01)))),
        (rectangle(3.9, 3.1), (((0.0, 2.04), (3.9, 2.04)), ((1.07, 2.04), (1.07, 0.0)))),
    ],
)
def test_cells_have_the_area_of_their_rooms_also_off_the_grid(outline: Any, walls: Any) -> None:
    plan = Plan(outline, tuple((wall, 0.0) for wall in walls))
    grid = grid_of(plan)
    areas = np.bincount(parts_of(grid), (grid.roots * grid.side) ** 2)
    rooms = shapely.polygonize(
        [shapely.union_all([shapely.LinearRing(outline), *map(shapely.LineString, walls)])]
    )
    expected = sorted(room.area for room in shapely.get_parts(rooms)) or [shapely.Polygon(outline).area]
    np.testing.assert_allclose(np.sort(areas), expected, rtol=1e-12)


def test_cells_of_slanted_rooms_have_nearly_their_area() -> None:
    grid = grid_of(Plan(((0.0, 0.0), (5.0, 1.3), (4.1, 4.7), (0.4, 3.3))))
    area = shapely.Polygon(((0.0, 0.0), (5.0, 1.3), (4.1, 4.7), (0.4, 3.3))).area
    assert np.square(grid.roots * grid.side).sum() == pytest.approx(area, rel=0.005)


TIGHT: dict[str, tuple[int, Plan]] = {
    "on the sides of cells": (2, Plan(HALL, ((((2.0, 0.0), (2.0, 3.0)), 0.0),))),
    "through the middles of cells": (2, Plan(HALL, ((((2.0625, 0.0), (2.0625, 3.0)), 0.0),))),
    "off the grid": (2, Plan(HALL, ((((0.0, 1.37), (4.0, 1.37)), 0.0),))),
    "slanted": (2, Plan(HALL, ((((0.7, 0.0), (3.1, 3.0)), 0.0),))),
    "slanted, from corner to corner": (2, Plan(HALL, ((((0.0, 0.0), (4.0, 3.0)), 0.0),))),
    "slanted through middles of cells": (2, Plan(HALL, ((((0.0, 0.0), (3.0, 3.0)), 0.0),))),
    "nearly along the grid": (2, Plan(HALL, ((((0.0, 1.0625), (4.0, 1.0625 + 1e-7)), 0.0),))),
    "a little slanted": (2, Plan(HALL, ((((0.0, 1.43), (4.0, 1.4325)), 0.0),))),
    "junction off the grid": (
        3,
        Plan(HALL, ((((0.0, 1.41), (4.0, 1.41)), 0.0), (((2.57, 0.0), (2.57, 1.41)), 0.0))),
    ),
    "junction of slanted walls": (
        3,
        Plan(HALL, ((((0.0, 0.5), (4.0, 2.5)), 0.0), (((2.0, 1.5), (1.1, 3.0)), 0.0))),
    ),
    "corner off the grid": (2, Plan(HALL, ((((0.0, 1.41), (2.57, 1.41), (2.57, 0.0)), 0.0),))),
    "two walls that meet at a corner": (
        2,
        Plan(HALL, ((((0.0, 1.41), (2.57, 1.41)), 0.0), (((2.57, 0.0), (2.57, 1.41)), 0.0))),
    ),
    "points along a line": (
        2,
        Plan(HALL, ((((1.9, 0.0), (1.9, 0.3), (1.9, 0.31), (1.9, 1.0625), (1.9, 2.99), (1.9, 3.0)), 0.0),)),
    ),
    "a wall that goes a little beyond another": (
        3,
        Plan(HALL, ((((0.0, 1.45), (4.0, 1.45)), 0.0), (((2.03, 0.0), (2.03, 1.46)), 0.0))),
    ),
    "closed polygon": (
        2,
        Plan(HALL, ((((1.0, 1.0), (2.3, 0.9), (2.4, 2.2), (1.1, 2.1), (1.0, 1.0)), 0.0),)),
    ),
    "column thinner than a cell": (
        2,
        Plan(HALL, columns=(((2.0, 0.0), (2.05, 0.0), (2.05, 3.0), (2.0, 3.0)),)),
    ),
    "column": (1, Plan(HALL, columns=(((1.43, 1.0), (2.31, 1.2), (2.0, 2.0)),))),
    "narrow notch of the outline": (
        2,
        Plan(
            (
                *((0.0, 0.0), (1.99, 0.0), (1.99, 2.8), (2.01, 2.8), (2.01, 0.0)),
                *((4.0, 0.0), (4.0, 3.0), (0.0, 3.0)),
            ),
            ((((2.0, 2.8), (2.0, 3.0)), 0.0),),
        ),
    ),
    "insulated beside leaky": (
        2,
        Plan(HALL, ((((2.03, 0.0), (2.03, 3.0)), 0.0), (((2.05, 0.0), (2.05, 3.0)), 2.0))),
    ),
    "a leaky wall ends at an insulated one": (
        2,
        Plan(HALL, ((((2.03, 0.0), (2.03, 3.0)), 0.0), (((0.5, 0.0), (2.03, 1.7)), 2.0))),
    ),
}


@pytest.mark.parametrize("side", [0.125, 0.09])
@pytest.mark.parametrize("name", TIGHT)
def test_no_heat_passes_insulated_walls(name: str, side: float) -> None:
    rooms, plan = TIGHT[name]
    grid = grid_of(plan, side)
    sizes = np.bincount(parts_of(grid))
    assert np.count_nonzero(sizes > 0.02 * grid.size) == rooms
    # In a sharp angle single cells can be cut off.
    assert sizes[sizes <= 0.02 * grid.size].sum() <= 3
    if all(conductance == 0.0 for _, conductance in plan.walls):
        assert not mixed_regions(plan, side)


@st.composite
def walled(draw: Any) -> Plan:
    """Draw a floor with walls, often on the sides or through the middles of cells, and often joined."""
    width, height = (draw(st.integers(8, 24)) / 8 for _ in range(2))
    coordinates = [
        st.integers(0, round(16 * extent)).map(lambda k: k / 16) | st.floats(0.0, extent, width=16)
        for extent in (width, height)
    ]
    inside = st.tuples(*coordinates)
    border = st.tuples(st.sampled_from([0.0, width]), coordinates[1]) | st.tuples(
        coordinates[0], st.sampled_from([0.0, height])
    )
    walls: list[Any] = []
    for _ in range(draw(st.integers(1, 5))):
        known = [point for wall in walls for point in wall]
        point = inside | border | st.sampled_from(known) if known else inside | border
        points = draw(st.lists(point, min_size=2, max_size=4))
        if draw(st.booleans()):
            points = [(points[0][0], y) if k % 2 else (x, points[0][1]) for k, (x, y) in enumerate(points)]
        steps = [math.dist(one, other) for one, other in pairwise(points)]
        if min(steps) > 1e-6:
            walls.append(tuple(points))
    return Plan(rectangle(width, height), tuple((wall, 0.0) for wall in walls))


@given(plan=walled())
def test_no_heat_passes_random_insulated_walls(plan: Plan) -> None:
    assert not mixed_regions(plan)


@dataclass(frozen=True)
class TwoRooms:
    """A room [0, a] that is heated evenly and a room [a, a + b], in one dimension.

    The steady state solves −u'' + u/ℓ² = 1 in the first room and 0 in the second one, with the flux
    κ(u₋ − u₊) through the wall between them, and none at the ends.
    """

    a: float
    b: float
    length: float
    conductance: float

    @property
    def flux(self) -> float:
        """Return the flux through the wall, which is the heat that the second room loses."""
        left, right = self.a / self.length, self.b / self.length
        # u = ℓ² − c·cosh(x/ℓ), and d·cosh((a + b − x)/ℓ): their slopes at the wall are the flux.
        per_flux = self.length / math.tanh(left) + self.length / math.tanh(right)
        return self.length**2 / (per_flux + 1.0 / self.conductance)


def lost_beyond(grid: HeatGrid, heated: npt.NDArray[np.bool_], length: float) -> float:
    """Return the heat that cells lose that are not heated, where a unit is fed in per area of the others."""
    steady = Resolvent(grid, length**-2.0).solve((heated * grid.roots)[:, None])[:, 0]
    return float((steady * grid.roots)[~heated].sum() * grid.side**2 / length**2)


@pytest.mark.parametrize("conductance", [0.05, 0.3, 2.0, 50.0])
@pytest.mark.parametrize("wall", [2.0, 2.0625, 1.97, 2.031])
def test_a_wall_conducts_as_in_one_dimension(wall: float, conductance: float) -> None:
    """Two rooms in line, with the wall on and off the sides of cells, along both axes."""
    expected = TwoRooms(wall, 3.6 - wall, 1.3, conductance).flux * 1.07
    for turned in (False, True):
        ends, outline = ((wall, 0.0), (wall, 1.07)), rectangle(3.6, 1.07)
        if turned:
            ends, outline = ((0.0, wall), (1.07, wall)), rectangle(1.07, 3.6)
        grid = grid_of(Plan(outline, ((ends, conductance),)))
        found = lost_beyond(grid, grid.middles[:, int(turned)] < wall, 1.3)
        assert found == pytest.approx(expected, rel=0.005)


@pytest.mark.parametrize("degrees", [10, 30, 45, 73])
@pytest.mark.parametrize("conductance", [0.1, 0.6])
def test_a_slanted_wall_conducts_nearly_as_in_one_dimension(degrees: int, conductance: float) -> None:
    """Two rooms of a turned rectangle of 5 m by 2 m."""
    angle = math.radians(degrees)
    turn = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
    outline, ends = (
        tuple((x, y) for x, y in (np.array(points) @ turn).tolist())
        for points in (rectangle(5.0, 2.0), ((2.4, 0.0), (2.4, 2.0)))
    )
    grid = grid_of(Plan(outline, ((ends, conductance),)))
    found = lost_beyond(grid, (grid.middles @ turn.T)[:, 0] < 2.4, 1.5)
    assert found == pytest.approx(TwoRooms(2.4, 2.6, 1.5, conductance).flux * 2.0, rel=0.08)


def test_of_two_walls_at_the_same_place_the_one_that_conducts_less_counts() -> None:
    once, twice = (
        grid_of(Plan(HALL, tuple((((2.03, 0.0), (2.03, 3.0)), each) for each in conductances)))
        for conductances in ((0.5,), (0.5, 3.0))
    )
    assert abs(once.laplacian - twice.laplacian).max() == 0.0


@pytest.mark.parametrize("conductance", [0.0, 0.5])
def test_a_door_lets_more_heat_through_without_jumps_as_it_gets_wider(conductance: float) -> None:
    """While its jamb moves within cells and over their sides."""
    flows = []
    for jamb in np.arange(1.5, 1.9, 0.0125):
        walls = (((2.03, 0.0), (2.03, 1.2)), ((2.03, float(jamb)), (2.03, 3.0)))
        grid = grid_of(Plan(HALL, tuple((wall, conductance) for wall in walls)))
        flows.append(lost_beyond(grid, grid.middles[:, 0] < 2.03, 1.5))
    steps = np.diff(flows)
    assert steps.min() > 0.0
    assert steps.max() < 0.03 * flows[0]


def test_a_slanted_wall_leaves_a_door_open() -> None:
    closed, ajar = (grid_of(Plan(HALL, ((((0.7, 0.0), end), 0.0),))) for end in ((3.1, 3.0), (2.62, 2.4)))
    assert (parts_of(closed).max(), parts_of(ajar).max()) == (1, 0)


@pytest.mark.parametrize("name", ["two doors off the grid", "slanted"])
def test_interpolation_keeps_constants_and_linear_heat(name: str) -> None:
    """Away from walls; at walls, cells behind them do not count."""
    plan = TEN_FLOORS[name]
    grid = grid_of(plan)
    points = grid.middles[::37] + np.array([0.031, -0.017])
    points = points[shapely.distance(plan.solids, shapely.points(points)) > 0.02]
    matrix = grid.interpolation(points)
    np.testing.assert_allclose(matrix @ grid.roots, 1.0, rtol=1e-13)
    inner = shapely.distance(plan.solids, shapely.points(points)) > 0.2
    linear = (grid.middles @ [0.7, -0.3]) * grid.roots
    np.testing.assert_allclose((matrix @ linear)[inner], points[inner] @ [0.7, -0.3], atol=1e-12)


def test_a_sensor_next_to_a_wall_reads_its_own_side() -> None:
    plan = Plan(HALL, ((((2.03, 0.0), (2.03, 3.0)), 0.0),))
    grid = grid_of(plan)
    west = (grid.middles[:, 0] < 2.03) * grid.roots
    found = grid.interpolation(np.array([(2.02, 1.0), (2.04, 1.0)])) @ west
    np.testing.assert_allclose(found, [1.0, 0.0], atol=1e-14)


def test_gradients_are_those_of_cubics() -> None:
    grid = grid_of(Plan(HALL), 0.0625)
    points = np.random.default_rng(3).uniform((0.2, 0.2), (3.8, 2.8), (40, 2))
    x, y = (grid.middles - [1.0, 1.5]).T
    by_x, by_y = grid.gradient(points)
    px, py = (points - [1.0, 1.5]).T
    field = (x**3 * y + 2.0 * y**3 - x * y) * grid.roots
    np.testing.assert_allclose(by_x @ field, 3.0 * px**2 * py - py, atol=1e-11)
    np.testing.assert_allclose(by_y @ field, px**3 + 6.0 * py**2 - px, atol=1e-11)


@pytest.mark.parametrize("point", [(2.03, 1.0), (-0.01, 1.0), (4.5, 1.0), (1.0, 3.02), (2.03, 3.0)])
def test_points_on_walls_and_outside_are_refused(point: tuple[float, float]) -> None:
    grid = grid_of(Plan(HALL, ((((2.03, 0.0), (2.03, 3.0)), 0.0),)))
    with pytest.raises(ParameterError, match=r"no heat cell .* is next to the point"):
        grid.interpolation(np.array([point]))


def test_a_gradient_without_enough_cells_around_it_is_refused() -> None:
    with pytest.raises(ParameterError, match="too large for the clearance: choose a finer grid"):
        grid_of(Plan(HALL)).gradient(np.array([(0.1, 0.1)]))


def test_floors_of_too_many_cells_or_of_none_are_refused() -> None:
    with pytest.raises(ParameterError, match=r"has 1048576 heat cells .* choose a coarser grid"):
        grid_of(Plan(rectangle(128.0, 128.0)))
    with pytest.raises(ParameterError, match=r"no heat cell of 0\.125 m fits into the floor"):
        grid_of(Plan(((0.0, 0.0), (3.0, 0.0), (0.0, 0.01))))
