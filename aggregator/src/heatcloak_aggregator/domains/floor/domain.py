"""Floors as domains: people stand at places on a grid, sensors anywhere."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arguments import check_alpha, check_reach
from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.domains.floor.geometry import (
    LEAST_CLEARANCE,
    FloorShape,
    FloorWall,
    Ring,
    points_array,
)
from heatcloak_aggregator.domains.floor.heat_grid import HeatGrid
from heatcloak_aggregator.domains.floor.operator import PulseOperator, SteadyOperator
from heatcloak_aggregator.domains.floor.walking import square_cells, walking_graph
from heatcloak_aggregator.domains.graph import GraphDomain
from heatcloak_aggregator.domains.operator import Domain
from heatcloak_shared.errors import ParameterError

CELL = 0.25
"""Default side of a place in metres."""
GRID = 0.125
"""Default side of a heat cell in metres."""
MOST_DOORS = 3
"""Most doors that may be open or shut: every combination takes a computation of the sensitivity."""
_ON_WALL = 1e-6
"""Distance in metres up to which a sensor is on a wall, and not at one of its sides."""


class FloorDomain(Domain):
    """A floor with walls, on which heat spreads, in metres.

    Three structures are kept apart. Heat spreads over a fine grid of cells, and a little through walls that
    conduct. People walk in the *walking space*, where the middle of a body keeps its clearance from walls
    and obstacles; distances are lengths of ways within it. Sources are at *places*, the middles of square
    cells that are in the walking space.

    Args:
        outline: corners of the outer boundary, shape (k, 2).
        sensors: x and y of each sensor, shape (m, 2), on the floor and not on a wall.
        walls: thin walls, each a `FloorWall` or only its points; without the openings of open doors.
        obstacles: polygons in which nobody stands, but which heat passes.
        columns: polygons that neither people nor heat enter.
        doors: doors that may be open or shut, at most three, as walls where they are shut. Heat is computed
            with all of them open; bounds of the sensitivity hold for every combination.
        clearance: distance of the middle of a body from walls and obstacles, at least 0.19.
        cell: side of the cell of a place.
        grid: side of a heat cell; at most two thirds of ``clearance``.
        cells: row and column of each place, shape (n, 2), if they are known; None for all cells whose middle
            is in the walking space, see `square_cells`.

    Attributes:
        shape: the geometry, with all doors open.
        doors: doors that may be open or shut.
        cell: side of the cell of a place.
        grid: side of a heat cell.
        cells: row and column of each place, shape (n, 2).
        places: x and y of each place, shape (n, 2).
        sensors: x and y of each sensor, shape (m, 2).

    Arrays are read-only.

    Raises:
        ParameterError: as `FloorShape`; or a side is out of range, a cell is not in the walking space or
            repeated, there are too many cells, or a sensor is not on the floor.
    """

    def __init__(
        self,
        outline: npt.ArrayLike,
        sensors: npt.ArrayLike,
        walls: Iterable[FloorWall | npt.ArrayLike] = (),
        *,
        obstacles: Iterable[npt.ArrayLike] = (),
        columns: Iterable[npt.ArrayLike] = (),
        doors: Iterable[FloorWall | npt.ArrayLike] = (),
        clearance: float = LEAST_CLEARANCE,
        cell: float = CELL,
        grid: float = GRID,
        cells: npt.ArrayLike | None = None,
    ) -> None:
        self.shape = FloorShape(
            _ring(outline),
            tuple(map(_wall, walls)),
            tuple(map(_ring, obstacles)),
            tuple(map(_ring, columns)),
            clearance,
        )
        self.doors = tuple(map(_wall, doors))
        if len(self.doors) > MOST_DOORS:
            raise ParameterError(
                f"{len(self.doors)} doors may be open or shut: at most {MOST_DOORS}; the others must "
                "be declared open or shut, which the promise takes for granted"
            )
        if not 0.05 <= cell <= 10.0:
            raise ParameterError(f"cell is {cell!r}: give a side from 0.05 to 10 metres")
        if not 0.01 <= grid <= clearance / 1.5 * (1.0 + 1e-9):
            raise ParameterError(
                f"grid is {grid!r}: give a side from 0.01 metres to two thirds of the clearance, "
                f"{clearance / 1.5:g}"
            )
        self.cell, self.grid = float(cell), float(grid)
        self.sensors = points_array("the sensors", sensors)
        self.n_sensors = len(self.sensors)
        self._check_sensors()
        self.cells = square_cells(self.shape, self.cell) if cells is None else self._check_cells(cells)
        west, south, *_ = self.shape.bounds
        self.places = np.array([west, south]) + (self.cells[:, ::-1] + 0.5) * self.cell
        self.n_sources = len(self.places)
        for array in (self.sensors, self.cells, self.places):
            array.setflags(write=False)

    def _check_sensors(self) -> None:
        import shapely

        places = shapely.points(self.sensors)
        walls = [shapely.LineString(wall.points) for wall in (*self.shape.walls, *self.doors)]
        is_inside = np.asarray(shapely.contains(self.shape.heated, places))
        is_on_wall = np.asarray(shapely.dwithin(shapely.MultiLineString(walls), places, _ON_WALL))
        for number, (x, y) in enumerate(self.sensors.tolist()):
            what = f"sensor {number + 1} at ({x:g}, {y:g})"
            if not is_inside[number]:
                raise ParameterError(
                    f"{what} is not on the floor: move it within the outline, and out of columns"
                )
            if is_on_wall[number]:
                raise ParameterError(f"{what} is on a wall: move it to the side that it measures")

    def _check_cells(self, cells: npt.ArrayLike) -> Int64Array:
        given = np.array(cells)
        if given.ndim != 2 or given.shape[1] != 2 or given.dtype.kind not in "iu" or not len(given):
            raise ParameterError("cells must be pairs of integers, row and column: give at least one")
        allowed = square_cells(self.shape, self.cell)
        known = {(int(row), int(column)) for row, column in allowed}
        named = [(int(row), int(column)) for row, column in given]
        unknown = next((pair for pair in named if pair not in known), None)
        if unknown is not None:
            raise ParameterError(
                f"the middle of the cell in row {unknown[0]} and column {unknown[1]} is nearer to a wall or "
                "obstacle than the clearance: leave it out"
            )
        if len(set(named)) < len(named):
            raise ParameterError("a cell is repeated: give each cell once")
        return given.astype(np.int64)

    def __repr__(self) -> str:
        return f"FloorDomain({self.n_sources} places of {self.cell:g} m, {self.n_sensors} sensors)"

    @cached_property
    def door_states(self) -> tuple[FloorShape, ...]:
        """Return the geometry for every combination of doors that may be open or shut; all open is first."""
        states = [self.shape]
        for door in self.doors:
            states += [replace(state, walls=(*state.walls, door)) for state in states]
        return tuple(states)

    @cached_property
    def heat_grid(self) -> HeatGrid:
        """Return the grid of heat cells."""
        return HeatGrid(self.shape, self.grid)

    @cached_property
    def walking(self) -> GraphDomain:
        """Return the graph of places with the lengths of ways, at most 2.75 % longer than straight ones.

        Rooms behind shut doors are joined to the others, see `walking_graph`.
        """
        return walking_graph(self.shape, self.cells, self.places)

    def distance(self, i: int, j: int) -> float:
        """Return the length of the shortest way between two places in metres."""
        return self.walking.distance(i, j)

    def distances(self, locations: npt.ArrayLike) -> FloatArray:
        """Return the lengths of the shortest ways from ``locations`` (p,) to every place, shape (p, n)."""
        return self.walking.distances(locations)

    def check_alpha(self, alpha: float) -> float:
        """Return the radius of a promise as a float.

        Raises:
            ParameterError: it is not a finite number of at least 0, or above twice the longest way from the
                first place, which is at least the longest way of all.
        """
        radius = check_alpha(alpha)
        if radius > self.cell:
            check_reach(radius, 2.0 * float(self.distances([0]).max()), "twice the longest way")
        return radius

    def transport_cost(self, a: FloatArray, b: FloatArray) -> float:
        """Return the least cost of moving one vector (n,) of mass one to another along ways, in metres."""
        return self.walking.transport_cost(a, b)

    def operator(self, spread: float) -> PulseOperator:
        """Return the heat of a pulse, e^{−TL}, after ``spread`` T in m²; in 1/m²."""
        return PulseOperator(self, spread)

    def steady(self, length: float, age: float, strength: float = 1.0) -> SteadyOperator:
        """Return the heat of people who radiate all the time; see `SteadyOperator`.

        Args:
            length: ℓ, how far heat spreads before it is lost, in metres.
            age: T₀, the least spread of the heat of a body, in m².
            strength: the unit of readings, such as kelvins of the strongest person.
        """
        return SteadyOperator(self, length, age, strength)


def _wall(wall: FloorWall | npt.ArrayLike) -> FloorWall:
    return wall if isinstance(wall, FloorWall) else FloorWall(_ring(wall))


def _ring(points: npt.ArrayLike) -> Ring:
    return tuple((float(x), float(y)) for x, y in points_array("the corners", points))
