"""Heat on floors by elementary means: an oracle that shares no code with the project.

Finite volumes on rectangular cells whose sides lie along all walls that are parallel to an axis, and which
are smaller near the ends of walls. Times are reached by a contour integral and by implicit Runge–Kutta steps.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import numpy as np
import numpy.typing as npt
import scipy
import shapely

Array = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]
Points = tuple[tuple[float, float], ...]

CLEARANCE = 0.19
_GROWTH = 0.3
"""Growth of the cells with the distance from the end of a wall."""
_NODES = 10
"""Nodes of the contour integral, whose error is about 1e-6."""
_GAMMA = 1.0 - math.sqrt(0.5)


@dataclass(frozen=True)
class Plan:
    """A floor in metres.

    Attributes:
        outline: corners of the outer boundary.
        walls: the corners of thin walls, and what they conduct in 1/m.
        columns: polygons that heat does not enter.
        obstacles: polygons that heat passes, but in which nobody stands.
        sensors: x and y of each sensor.
    """

    outline: Points
    walls: tuple[tuple[Points, float], ...] = ()
    columns: tuple[Points, ...] = ()
    obstacles: tuple[Points, ...] = ()
    sensors: Points = ((1.0, 1.0),)

    @cached_property
    def pieces(self) -> list[tuple[Points, float]]:
        """Return the straight pieces of everything that stops heat, and what they conduct."""
        rings = [(*ring, ring[0]) for ring in (self.outline, *self.columns)]
        lines = [*self.walls, *((ring, 0.0) for ring in rings)]
        return [(piece, conductance) for points, conductance in lines for piece in pairwise(points)]

    @cached_property
    def solids(self) -> shapely.Geometry:
        """Return all lines from which the middle of a body keeps its clearance."""
        rings = (self.outline, *self.columns, *self.obstacles)
        lines = [shapely.LineString(points) for points, _ in self.walls]
        solids = shapely.union_all([*map(shapely.LinearRing, rings), *lines])
        shapely.prepare(solids)
        return solids

    def close(self, points: Array, distance: float) -> Bools:
        """Return which points are at most ``distance`` from something solid, shape (p,)."""
        return np.asarray(shapely.distance(self.solids, shapely.points(points)) <= distance)

    def holds(self, points: Array, clearance: float = CLEARANCE) -> Bools:
        """Return where the middle of a body can be, shape (p,)."""
        at = shapely.points(points)
        solid = shapely.union_all([shapely.Polygon(ring) for ring in (*self.columns, *self.obstacles)])
        free = shapely.contains(shapely.Polygon(self.outline), at) & ~shapely.intersects(solid, at)
        return np.asarray(free & (shapely.distance(self.solids, at) >= clearance))

    def sees(self, starts: Array, ends: Array) -> Bools:
        """Return which straight lines keep the clearance everywhere, shape (p,)."""
        lines = shapely.linestrings(np.stack([starts, ends], axis=1))
        return np.asarray(shapely.distance(lines, self.solids) >= CLEARANCE)


class Grid:
    """Finite volumes on a plan: M u' = −K u.

    Args:
        plan: the floor.
        side: greatest side of a cell.
        finest: side of the cells at the ends of walls; None for ``side``.

    Attributes:
        middles: of the cells, shape (N, 2).
        areas: of the cells, M, shape (N,).
        stiffness: K, symmetric.
    """

    def __init__(self, plan: Plan, side: float, finest: float | None = None) -> None:
        self.plan = plan
        lines = [_lines(plan, axis, side, finest or side) for axis in (0, 1)]
        self._x, self._y = ((line[1:] + line[:-1]) / 2 for line in lines)
        grid = np.stack(np.meshgrid(self._x, self._y), axis=2)
        heated = shapely.Polygon(plan.outline) - shapely.union_all(list(map(shapely.Polygon, plan.columns)))
        inside = shapely.contains_xy(heated, grid[..., 0], grid[..., 1])
        self.numbers = np.where(inside, np.cumsum(inside).reshape(inside.shape) - 1, -1)
        self.middles: Array = grid[inside]
        sides = np.stack(np.meshgrid(*map(np.diff, lines)), axis=2)[inside]
        self.areas: Array = sides.prod(axis=1)
        self.stiffness = self._assemble(sides)

    def _assemble(self, sides: Array) -> scipy.sparse.csr_array:
        beside, above = self.neighbours(1, 0), self.neighbours(0, 1)
        edges = np.concatenate([beside, above])
        steps = self.middles[edges[:, 1]] - self.middles[edges[:, 0]]
        faces = np.concatenate([sides[beside[:, 0], 1], sides[above[:, 0], 0]])
        resistances = np.zeros(len(edges))
        tree = shapely.STRtree(shapely.linestrings(self.middles[edges]))
        for (start, end), conductance in self.plan.pieces:
            met = tree.query(shapely.LineString([start, end]), predicate="intersects")
            along = np.subtract(end, start) / math.dist(start, end)
            # A staircase is longer than the wall: each step counts with its part of the wall's normal.
            normal = np.abs(steps[met] @ [along[1], -along[0]])
            with np.errstate(divide="ignore"):
                resistances[met] += 1.0 / (conductance * normal)
        weights = faces / np.linalg.norm(steps, axis=1) / (1.0 + resistances)
        size = len(self.middles)
        matrix = scipy.sparse.coo_array((weights, tuple(edges.T)), shape=(size, size)).tocsr()
        matrix = matrix + matrix.T
        return scipy.sparse.csr_array(scipy.sparse.diags_array(matrix.sum(axis=1)) - matrix)

    def neighbours(self, columns: int, rows: int) -> Ints:
        """Return the pairs of cells that are some columns and rows (also negative) apart, shape (p, 2)."""
        high, wide = self.numbers.shape
        down, left = max(-rows, 0), max(-columns, 0)
        one = self.numbers[down : high - max(rows, 0), left : wide - max(columns, 0)]
        other = self.numbers[max(rows, 0) : high - down, max(columns, 0) : wide - left]
        both = (one >= 0) & (other >= 0)
        return np.stack([one[both], other[both]], axis=1)

    def impulses(self, points: npt.ArrayLike) -> Array:
        """Return unit heat at points, shared among the four cells around each, shape (N, m)."""
        places = np.asarray(points, float)
        impulses = np.zeros((len(self.middles), len(places)))
        corners: list[tuple[Ints, Array]] = []
        for axis, middles in enumerate((self._x, self._y)):
            low = np.searchsorted(middles, places[:, axis]) - 1
            corners.append((low, (places[:, axis] - middles[low]) / (middles[low + 1] - middles[low])))
        (column, right), (row, up) = corners
        for i, by_x in enumerate((1 - right, right)):
            for j, by_y in enumerate((1 - up, up)):
                cells = self.numbers[row + j, column + i]
                impulses[cells, np.arange(len(places))] += by_x * by_y / self.areas[cells]
        return impulses

    def pulses(self, spread: float, points: npt.ArrayLike | None = None) -> Array:
        """Return e^{−TL}δ, shape (N, m), by Talbot's contour (Trefethen, Weideman & Schmelzer 2006)."""
        impulses = self.impulses(self.plan.sensors if points is None else points) * self.areas[:, None]
        found = np.zeros(impulses.shape)
        angles = np.pi * (np.arange(1, _NODES, 2) / _NODES)
        wide = 0.6407 * angles
        nodes = _NODES * (0.5017 * angles / np.tan(wide) - 0.6122 + 0.2645j * angles)
        slopes = 0.5017 / np.tan(wide) - 0.5017 * wide / np.sin(wide) ** 2 + 0.2645j
        mass = scipy.sparse.diags_array(self.areas)
        for node, slope in zip(nodes, slopes, strict=True):
            factors = _factors(node * mass + spread * self.stiffness)
            found += 2.0 * (np.exp(node) * slope / 1j * factors.solve(impulses.astype(complex))).real
        return found

    def solve(self, shift: float, block: Array) -> Array:
        """Return (L + shift)⁻¹ times each column."""
        matrix = self.stiffness + shift * scipy.sparse.diags_array(self.areas)
        return np.asarray(_factors(matrix).solve(self.areas[:, None] * block))

    def later(self, pulse: Array, age: float, last: float, ratio: float) -> Iterator[tuple[float, Array]]:
        """Yield times τ from 0 on and e^{−τL}·pulse, by implicit Runge–Kutta steps (Alexander 1977).

        Args:
            pulse: at the time 0, shape (N, m).
            age: of the pulse.
            last: least last time.
            ratio: of the ages after and before a step.
        """
        time, mass = 0.0, scipy.sparse.diags_array(self.areas)
        yield time, pulse
        while time < last:
            step = (ratio - 1.0) * (age + time)
            factors = _factors(mass + _GAMMA * step * self.stiffness)
            middle = pulse - step * (1.0 - _GAMMA) * factors.solve(self.stiffness @ pulse)
            pulse = middle - step * _GAMMA * factors.solve(self.stiffness @ middle)
            time += step
            yield time, pulse

    @cached_property
    def moves(self) -> tuple[Ints, Array]:
        """Return pairs of cells between which somebody can walk straight, shape (p, 2), and their distances.

        All neighbours in eight directions, and some pairs that are farther apart.
        """
        standing = self.plan.holds(self.middles)
        rng = np.random.default_rng(7)
        near = [self.neighbours(*step) for step in ((1, 0), (0, 1), (1, 1), (1, -1))]
        far = rng.choice(np.flatnonzero(standing), (2000, 2))
        pairs = np.concatenate([*near, far[far[:, 0] != far[:, 1]]])
        pairs = pairs[standing[pairs].all(axis=1)]
        starts, ends = (self.middles[pairs[:, side]] for side in (0, 1))
        kept = self.plan.sees(starts, ends)
        return pairs[kept], np.linalg.norm(starts - ends, axis=1)[kept]

    def steepest(self, fields: Array) -> float:
        """Return the greatest change of the readings per metre of a straight walk."""
        pairs, distances = self.moves
        squares = np.zeros(len(pairs))
        for column in fields.T:
            squares += (column[pairs[:, 0]] - column[pairs[:, 1]]) ** 2
        return float((np.sqrt(squares) / distances).max())

    def still_slope(self, length: float, age: float, weights: Array | float = 1.0) -> float:
        """Return the greatest slope of the readings of people who stand still."""
        return self.steepest(self.solve(length**-2.0, self.pulses(age) * weights))

    def slopes(
        self, length: float, age: float, weights: Array | float = 1.0, ratio: float = 1.2
    ) -> tuple[float, float]:
        """Return the greatest slopes of the readings of people who stand still, and of people who walk."""
        pulse = self.pulses(age) * weights
        still = self.steepest(self.solve(length**-2.0, pulse))
        later = self.later(pulse, age, 8.0 * length**2, ratio)
        times, slopes = np.array([(time, self.steepest(fields)) for time, fields in later]).T
        left = slopes * np.exp(-times / length**2) * (age + times)
        spline = scipy.interpolate.CubicSpline(np.log(age + times), left)
        return still, float(spline.integrate(math.log(age), math.log(age + times[-1])))


def _factors(matrix: scipy.sparse.csr_array) -> scipy.sparse.linalg.SuperLU:
    """Return the factors of a symmetric matrix that needs no pivots."""
    return scipy.sparse.linalg.splu(
        matrix.tocsc(),
        permc_spec="MMD_AT_PLUS_A",
        diag_pivot_thresh=0.0,
        options={"SymmetricMode": True},
    )


def _lines(plan: Plan, axis: int, side: float, finest: float) -> Array:
    """Return the lines between cells across an axis: those of walls, and further ones."""
    fixed = {corner[axis] for corner in plan.outline}
    ends: set[float] = set()
    for (start, end), _ in plan.pieces:
        if start[axis] == end[axis] or start[1 - axis] == end[1 - axis]:
            fixed |= {start[axis], end[axis]}
    for points, _ in plan.walls:
        ends |= {points[0][axis], points[-1][axis]}
    ends |= {corner[axis] for ring in plan.columns for corner in ring}
    near = np.array(sorted(ends) or [math.inf])
    lines = [min(fixed)]
    for low, high in pairwise(sorted(fixed)):
        at, steps = low, []
        while at < high:
            distance = float(np.abs(near - at).min())
            steps.append(min(side, finest + _GROWTH * distance))
            at += steps[-1]
        scaled = np.array(steps) * (high - low) / sum(steps)
        lines += [*(low + np.cumsum(scaled[:-1])).tolist(), high]
    return np.array(lines)
