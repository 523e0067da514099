"""Finite volumes for heat on a floor, for the audit: they share no code with the operators of `domains`.

Cells are rectangles between lines across the whole floor. The lines go through all corners of walls, so that
walls along an axis end where cells end, and they are denser near them: the slope of heat is steepest at the
ends of walls. With u the excess temperature of each cell, the heat of a source q follows

    M u' = q − (K + s M) u,

with the areas of the cells M, the loss s, and K from the flow between neighbouring cells: the length of their
common side over the distance of their middles. A wall that the line between two middles crosses conducts in
series with the air. The outline and the sides of columns are walls that conduct nothing.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import reduce
from itertools import pairwise
from operator import mul
from typing import TYPE_CHECKING

import numpy as np
import scipy

from heatcloak_aggregator.arrays import BoolArray, FloatArray, IntArray
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.zone import Floor
from heatcloak_shared.zone.floor import Wall

if TYPE_CHECKING:
    from scipy.sparse import csc_array, csr_array
    from scipy.sparse.linalg import SuperLU
    from shapely import Geometry

MOST_CELLS = 300_000
_GROWTH = 0.3
"""Growth of the width of cells with the distance from the nearest corner."""
_NUDGE = (3.1e-7, 1.7e-7)
"""By how much middles are moved in metres, so that none is on a wall, and no line between two along one."""
_GAMMA = 1.0 - math.sqrt(0.5)


class FloorVolumes:
    """Heat on a floor.

    Args:
        floor: its geometry.
        walls: all walls, with the doors that are shut.
        side: greatest side of a cell in metres.
        finest: width of the cells next to the lines of corners.

    Attributes:
        size: number N of cells.
        middles: x and y of their middles, shape (N, 2).
        areas: of the cells, the diagonal of M, shape (N,).
        stiffness: K, shape (N, N).

    Raises:
        ParameterError: there are more than 300 000 cells.
    """

    size: int
    middles: FloatArray
    areas: FloatArray
    stiffness: csc_array

    def __init__(self, floor: Floor, walls: Sequence[Wall], side: float, finest: float) -> None:
        import shapely

        if count_cells(floor, walls, side, finest) > MOST_CELLS:
            raise ParameterError(
                f"the floor is too large for the audit, which takes at most {MOST_CELLS} cells: audit a part "
                "of it, or a zone that hides a range of readings"
            )
        lines = [_lines(_corners(floor, walls, axis), side, finest) for axis in (0, 1)]
        self._axes = [(each[1:] + each[:-1]) / 2.0 + nudge for each, nudge in zip(lines, _NUDGE, strict=True)]
        middles = np.stack(np.meshgrid(*self._axes), axis=2)
        heated = shapely.difference(
            shapely.Polygon(floor.outline), shapely.union_all([*map(shapely.Polygon, floor.columns)])
        )
        shapely.prepare(heated)
        inside: BoolArray = np.asarray(shapely.contains_xy(heated, middles[..., 0], middles[..., 1]))
        self._numbers: IntArray = np.where(inside, np.cumsum(inside).reshape(inside.shape) - 1, -1)
        self.middles = middles[inside]
        self.size = len(self.middles)
        widths = np.stack(np.meshgrid(*map(np.diff, lines)), axis=2)
        self.areas = widths[inside].prod(axis=1)
        pieces = _pieces(floor, walls)
        self._lines = shapely.linestrings(np.array([ends for ends, _ in pieces]))
        self._barrier: Geometry = shapely.union_all(self._lines)
        shapely.prepare(self._barrier)
        self.stiffness = self._assemble(widths, pieces)

    def _assemble(self, widths: FloatArray, pieces: Sequence[tuple[_Ends, float]]) -> csc_array:
        numbers, found = self._numbers, []
        for axis, (one, other) in enumerate(((numbers[:, :-1], numbers[:, 1:]), (numbers[:-1], numbers[1:]))):
            both = (one >= 0) & (other >= 0)
            sides = widths[: one.shape[0], : one.shape[1], 1 - axis][both]
            pairs = np.stack([one[both], other[both]])
            found.append((pairs, sides / self._resistances(pairs, pieces)))
        (i, j), flows = (np.concatenate(each, axis=-1) for each in zip(*found, strict=True))
        matrix = scipy.sparse.csc_array(
            (np.tile(flows, 2), (np.concatenate([i, j]), np.concatenate([j, i]))), shape=(self.size,) * 2
        )
        return scipy.sparse.csc_array(scipy.sparse.diags_array(matrix.sum(axis=1)) - matrix)

    def _resistances(self, pairs: IntArray, pieces: Sequence[tuple[_Ends, float]]) -> FloatArray:
        """Return the resistances between pairs of neighbours (2, p) to heat through a side of 1 m."""
        import shapely

        steps = self.middles[pairs[1]] - self.middles[pairs[0]]
        distances: FloatArray = np.linalg.norm(steps, axis=1)
        ways = np.array(shapely.linestrings(self.middles[pairs].transpose(1, 0, 2)))
        wall, pair = shapely.STRtree(ways).query(self._lines, predicate="intersects")
        along = np.array([np.subtract(end, start) for (start, end), _ in pieces])
        along /= np.linalg.norm(along, axis=1)[:, None]
        # Cells make a staircase of a slanted wall, which is longer: a step counts by its part of the normal.
        part = np.abs(steps[pair, 0] * along[wall, 1] - steps[pair, 1] * along[wall, 0]) / distances[pair]
        conductances = np.array([conductance for _, conductance in pieces])[wall] * part
        with np.errstate(divide="ignore"):
            np.add.at(distances, pair, 1.0 / conductances)
        return distances

    def factors(self, shift: float, scale: float = 1.0) -> SuperLU:
        """Return the factors of ``scale``·K + ``shift``·M, for direct solves."""
        return scipy.sparse.linalg.splu(
            scipy.sparse.csc_array(scale * self.stiffness + scipy.sparse.diags_array(shift * self.areas)),
            permc_spec="MMD_AT_PLUS_A",
            diag_pivot_thresh=0.0,
            options={"SymmetricMode": True},
        )

    def evolve(
        self, heat: FloatArray, source: FloatArray, duration: float, steps: int, loss: float
    ) -> FloatArray:
        """Return the heat (N, k) after a duration in m², by implicit Runge–Kutta steps (Alexander 1977).

        Args:
            heat: u at the beginning.
            source: q, shape (N, k).
            duration: of all steps together.
            steps: their number.
            loss: s in 1/m².
        """
        step, areas = duration / steps, self.areas[:, None]
        factors = self.factors(1.0 + _GAMMA * step * loss, _GAMMA * step)
        for _ in range(steps):
            known = areas * heat + _GAMMA * step * source
            middle = factors.solve(known)
            flow = source - self.stiffness @ middle - loss * areas * middle
            heat = factors.solve(known + (1.0 - _GAMMA) * step * flow)
        return heat

    def at_sensors(self, points: FloatArray) -> csr_array:
        """Return the matrix (m, N) that interpolates bilinearly at points (m, 2).

        Cells on the other side of a wall do not count.

        Raises:
            ParameterError: there is no other cell around a point.
        """
        import shapely

        nodes, cells = self._around(points, 1)
        shares = []
        for axis, (low, high) in enumerate(each.T for each in nodes):
            share = np.clip((points[:, axis] - low) / (high - low), 0.0, 1.0)
            shares.append(np.stack([1.0 - share, share], axis=1))
        weights = shares[1][:, :, None] * shares[0][:, None, :]
        starts = np.broadcast_to(points[:, None, None, :], (*cells.shape, 2))
        ends = np.where((cells >= 0)[..., None], self.middles[cells], starts)
        lines = shapely.linestrings(np.stack([starts, ends], axis=3))
        weights[(cells < 0) | shapely.intersects(self._barrier, lines)] = 0.0
        total = weights.sum(axis=(1, 2))
        if not (total > 0.0).all():
            x, y = points[int(np.argmin(total))]
            raise ParameterError(f"the sensor at ({x:g}, {y:g}) is on a wall: move it into a room")
        return self._rows(cells, weights / total[:, None, None])

    def in_the_open(self, points: FloatArray) -> BoolArray:
        """Return which of the points (p, 2) have no wall between the cells that `cubics` uses, shape (p,)."""
        import shapely

        nodes, cells = self._around(points, 2)
        (west, east), (south, north) = ((each[:, 0], each[:, -1]) for each in nodes)
        walls = shapely.intersects(self._barrier, shapely.box(west, south, east, north))
        return np.asarray((cells >= 0).all(axis=(1, 2)) & ~walls)

    def cubics(self, points: FloatArray) -> tuple[csr_array, csr_array, csr_array]:
        """Return the matrices (p, N) of values, and derivatives by x and y, of cubics through 4 × 4 cells."""
        nodes, cells = self._around(points, 2)
        (x, slope_x), (y, slope_y) = (_cubic(nodes[axis], points[:, axis]) for axis in (0, 1))
        pairs = ((y, x), (y, slope_x), (slope_y, x))
        values, by_x, by_y = (self._rows(cells, b[:, :, None] * a[:, None, :]) for b, a in pairs)
        return values, by_x, by_y

    def _around(self, points: FloatArray, reach: int) -> tuple[list[FloatArray], IntArray]:
        """Return x and y of ``reach`` cells on each side of points, (p, 2·reach) each, and their numbers."""
        indices = []
        for axis, middles in enumerate(self._axes):
            low = np.searchsorted(middles, points[:, axis]) - reach
            indices.append(np.clip(low, 0, max(len(middles) - 2 * reach, 0))[:, None] + np.arange(2 * reach))
        column, row = indices
        nodes = [self._axes[axis][indices[axis]] for axis in (0, 1)]
        return nodes, self._numbers[row[:, :, None], column[:, None, :]]

    def _rows(self, cells: IntArray, weights: FloatArray) -> csr_array:
        count, each = len(cells), cells[0].size
        starts = np.arange(0, count * each + 1, each)
        entries = (weights.ravel(), np.maximum(cells, 0).ravel(), starts)
        return scipy.sparse.csr_array(entries, shape=(count, self.size))


def count_cells(floor: Floor, walls: Sequence[Wall], side: float, finest: float) -> int:
    """Return how many cells there are in the rectangle around a floor; see `FloorVolumes`."""
    columns, rows = (len(_lines(_corners(floor, walls, axis), side, finest)) - 1 for axis in (0, 1))
    return columns * rows


_Ends = tuple[tuple[float, float], tuple[float, float]]


def _pieces(floor: Floor, walls: Sequence[Wall]) -> list[tuple[_Ends, float]]:
    """Return the ends and the conductance of every straight piece that heat does not pass freely."""
    rings = (floor.outline, *floor.columns)
    lines = [*walls, *(Wall((*ring, ring[0])) for ring in rings)]
    return [
        (ends, line.conductance) for line in lines for ends in pairwise(line.points) if ends[0] != ends[1]
    ]


def _corners(floor: Floor, walls: Sequence[Wall], axis: int) -> list[float]:
    parts = (floor.outline, *floor.columns, *(wall.points for wall in walls))
    return sorted({point[axis] for points in parts for point in points})


def _lines(corners: Sequence[float], side: float, finest: float) -> FloatArray:
    """Return increasing lines through all corners that are not within half of ``finest`` of another one."""
    kept = [corners[0]]
    for corner in corners[1:-1]:
        if min(corner - kept[-1], corners[-1] - corner) >= 0.5 * finest:
            kept.append(corner)
    found = [kept[0]]
    for low, high in pairwise([*kept, corners[-1]]):
        at, steps = 0.0, []
        while at < high - low:
            steps.append(min(side, finest + _GROWTH * max(min(at, high - low - at), 0.0)))
            at += steps[-1]
        both = np.array(steps) + np.array(steps[::-1])
        found += [*(low + np.cumsum(both)[:-1] * ((high - low) / both.sum())).tolist(), high]
    return np.array(found)


def _cubic(nodes: FloatArray, at: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return the weights of values at nodes (p, 4) in a cubic at points (p,), and in its slope (Lagrange)."""
    values, slopes = np.empty(nodes.shape), np.empty(nodes.shape)
    for node in range(4):
        others = [each for each in range(4) if each != node]
        scale = reduce(mul, (nodes[:, node] - nodes[:, each] for each in others))
        away = [at - nodes[:, each] for each in others]
        values[:, node] = away[0] * away[1] * away[2] / scale
        slopes[:, node] = (away[0] * away[1] + away[0] * away[2] + away[1] * away[2]) / scale
    return values, slopes
