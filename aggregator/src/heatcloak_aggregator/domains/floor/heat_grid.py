"""Finite volumes for heat on a floor: square cells, and the heat that flows between neighbours.

Heat u follows u' = −Lu with L = M⁻¹K. On cells of side h, M holds the areas of the cells in units of h², and
K is the five-point stencil: D − W, with W = 1/h² between neighbours. A wall of conductance κ between two
cells conducts in series with the air on both sides, which leaves W = κh/(1 + κh)/h². The free end of a wall
along the grid, as at a door, covers only a part of the common side of two cells, and leaves the rest open.

A wall that runs along the grid, but not on the sides of cells, makes the cells on its two sides wider or
narrower: without that, rooms would have the size of a whole number of cells. Across a slanted wall, which
becomes a staircase, the conductance counts by the part of its normal along the edge, so that the heat through
the wall as a whole is right.

At the end of a wall the solution has a singularity (as the root of the distance), so that the error falls as
h only: a door of four cells lets 7 % less heat through. `slopes` therefore compares two grids.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np
import scipy

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int64Array
from heatcloak_aggregator.domains.floor.geometry import FloorShape
from heatcloak_aggregator.domains.graph.heat import eigenvalue_bound
from heatcloak_shared.errors import ParameterError

if TYPE_CHECKING:
    from scipy.sparse import csr_array

MOST_CELLS = 1_000_000
"""Most heat cells of one grid."""
_NUDGE = (0.37e-6, 0.61e-6)
"""Shares of a side by which lines between cells are moved, so that none ends on a wall or runs along it."""
_STRAIGHT = 1e-3
"""Slope against the grid up to which a wall runs along it."""
_TOUCHING = 1e-9
"""Distance in metres within which walls touch."""
_NARROWEST = 0.5
"""Least width of a cell between two walls, in units of a side."""


class HeatGrid:
    """Square cells over a floor.

    Args:
        shape: the floor.
        side: h, the side of a cell in metres.

    Attributes:
        side: h.
        cells: number of each cell, shape (rows, columns), from south to north and west to east; −1 where heat
            does not go.
        middles: x and y of the middle of each cell, shape (N, 2).
        roots: square root of the area of each cell in units of h², shape (N,). Fields of heat u are given as
            M^½u, for which L is symmetric.
        laplacian: M^½LM^−½ = M^−½KM^−½, shape (N, N), in 1/m².
        top: an upper bound of its largest eigenvalue.

    Raises:
        ParameterError: there are too many cells, or none.
    """

    cells: Int64Array
    middles: FloatArray
    roots: FloatArray
    laplacian: csr_array
    top: float

    def __init__(self, shape: FloorShape, side: float) -> None:
        import shapely

        self.side = side
        west, south, east, north = shape.bounds
        columns, rows = (max(1, math.ceil(extent / side - 1e-9)) for extent in (east - west, north - south))
        if rows * columns > MOST_CELLS:
            raise ParameterError(
                f"the floor has {rows * columns} heat cells of {side:g} m: at most {MOST_CELLS}; choose a "
                "coarser grid"
            )
        self._origin = np.array([west, south])
        x = west + (np.arange(columns) + 0.5) * side
        y = south + (np.arange(rows) + 0.5) * side
        heated = shape.heated
        shapely.prepare(heated)
        # Moved as the lines between them, so that none is on the outline.
        inside = shapely.contains_xy(heated, *np.meshgrid(x + _NUDGE[0] * side, y + _NUDGE[1] * side))
        self.cells = np.full((rows, columns), -1)
        self.cells[inside] = np.arange(np.count_nonzero(inside))
        if not inside.any():
            raise ParameterError(f"no heat cell of {side:g} m fits into the floor: choose a finer grid")
        row, column = np.nonzero(inside)
        self.middles = np.stack([x[column], y[row]], axis=1)
        self._shape = shape
        self._assemble()

    @property
    def size(self) -> int:
        """Number N of cells."""
        return len(self.middles)

    def _assemble(self) -> None:
        rows, columns = self.cells.shape
        along_x, along_y = _Edges(rows, columns), _Edges(columns, rows)
        for (start, end, conductance), ends_freely in zip(
            self._shape.barriers, self._free_ends(), strict=True
        ):
            # In units of a side, where the middle of the first cell is at (0, 0).
            a, b = ((np.array(point) - self._origin) / self.side - 0.5 for point in (start, end))
            along_x.add(a, b, ends_freely, conductance * self.side, _NUDGE)
            along_y.add(a[::-1], b[::-1], ends_freely, conductance * self.side, _NUDGE[::-1])
        wide, high = along_x.widths(), along_y.widths().T
        present = self.cells >= 0
        areas = (wide * high)[present]
        pairs = (
            (self.cells[:, :-1], self.cells[:, 1:], along_x.weights() * (high[:, :-1] + high[:, 1:]) / 2),
            (self.cells[:-1], self.cells[1:], along_y.weights().T * (wide[:-1] + wide[1:]) / 2),
        )
        ends, values = [], []
        for one, other, weight in pairs:
            kept = (one >= 0) & (other >= 0) & (weight > 0.0)
            ends.append(np.stack([one[kept], other[kept]]))
            values.append(weight[kept])
        (i, j), weight = np.concatenate(ends, axis=1), np.concatenate(values) / self.side**2
        self.roots = np.sqrt(areas)
        shape = (self.size, self.size)
        degrees = (np.bincount(i, weight, self.size) + np.bincount(j, weight, self.size)) / areas
        adjacency = scipy.sparse.csr_array(
            (
                np.tile(weight / (self.roots[i] * self.roots[j]), 2),
                (np.concatenate([i, j]), np.concatenate([j, i])),
            ),
            shape=shape,
        )
        self.top = eigenvalue_bound(adjacency, degrees)
        self.laplacian = scipy.sparse.csr_array(scipy.sparse.diags_array(degrees, format="csr") - adjacency)

    def _free_ends(self) -> Iterator[tuple[bool, bool]]:
        """Yield whether walls end freely at the start and at the end of each barrier.

        An end is free if the last part of the wall, as long as a cell, touches nothing else.
        """
        import shapely

        pieces = self._shape.barriers
        stubs = []
        for start, end, _ in pieces:
            share = min(1.0, self.side / math.dist(start, end))
            for at, other in ((start, end), (end, start)):
                stubs.append((at, tuple(x + share * (to - x) for x, to in zip(at, other, strict=True))))
        tree = shapely.STRtree(shapely.linestrings([(start, end) for start, end, _ in pieces]))
        stub, _ = tree.query(shapely.linestrings(stubs), predicate="dwithin", distance=_TOUCHING)
        # Each touches its own piece.
        alone = (np.bincount(stub, minlength=len(stubs)) == 1).reshape(-1, 2).tolist()
        return ((first, last) for first, last in alone)

    def _stencil(self, points: FloatArray, reach: int) -> tuple[FloatArray, Int64Array]:
        """Return offsets (p, 2) in [0, 1) from a cell's middle, and cells (p, 2·reach, 2·reach) around it."""
        scaled = (points - self._origin) / self.side - 0.5
        low = np.floor(scaled).astype(np.int64)
        steps = np.arange(1 - reach, 1 + reach)
        column, row = low[:, 0, None] + steps, low[:, 1, None] + steps
        rows, columns = self.cells.shape
        found = self.cells[np.clip(row, 0, rows - 1)[:, :, None], np.clip(column, 0, columns - 1)[:, None, :]]
        outside = ((row < 0) | (row >= rows))[:, :, None] | ((column < 0) | (column >= columns))[:, None, :]
        return scaled - low, np.where(outside, -1, found)

    def interpolation(self, points: FloatArray) -> csr_array:
        """Return the matrix (p, N) that interpolates fields at ``points`` (p, 2), bilinearly.

        Cells on the other side of a wall do not count.

        Raises:
            ParameterError: a point is not on the floor, or so close to walls that no cell is next to it.
        """
        offsets, cells = self._stencil(points, 1)
        x, y = offsets[:, 0], offsets[:, 1]
        weights = np.stack([np.stack([1 - y, y], 1), np.stack([1 - y, y], 1)], 2)
        weights = weights * np.stack([1 - x, x], 1)[:, None, :]
        weights = np.where((cells >= 0) & self._sees(points, cells), weights, 0.0)
        total = weights.sum(axis=(1, 2))
        if not (total > 0.0).all():
            x, y = points[int(np.argmin(total))]
            raise ParameterError(
                f"no heat cell of {self.side:g} m is next to the point ({x:g}, {y:g}): move it away from "
                "walls and into the floor, or choose a finer grid"
            )
        return self._rows(cells, weights / total[:, None, None])

    def _sees(self, points: FloatArray, cells: Int64Array) -> BoolArray:
        """Return which of the cells (p, 2, 2) no wall separates from its point."""
        import shapely

        starts = np.broadcast_to(points[:, None, None, :], (*cells.shape, 2))
        ends = np.where((cells >= 0)[..., None], self.middles[cells], starts)
        lines = shapely.linestrings(np.stack([starts, ends], axis=3))
        pieces = [(start, end) for start, end, _ in self._shape.wall_pieces]
        barrier = shapely.union_all(shapely.linestrings(pieces)) if pieces else shapely.LineString()
        heated = self._shape.heated
        shapely.prepare([barrier, heated])
        return np.asarray(shapely.covers(heated, lines) & ~shapely.intersects(barrier, lines))

    def gradient(self, points: FloatArray) -> tuple[csr_array, csr_array]:
        """Return the matrices (p, N) of the derivatives by x and y at ``points`` (p, 2), by cubics.

        The cubics use the values of 4 × 4 cells, up to two sides away along each axis.

        Raises:
            ParameterError: a point has not as many cells around it.
        """
        offsets, cells = self._stencil(points, 2)
        if (cells < 0).any():
            raise ParameterError(
                f"a heat cell of {self.side:g} m is too large for the clearance: choose a finer grid"
            )
        (x, slope_x), (y, slope_y) = (_cubic(offsets[:, axis]) for axis in (0, 1))
        by_x = y[:, :, None] * slope_x[:, None, :] / self.side
        by_y = slope_y[:, :, None] * x[:, None, :] / self.side
        return self._rows(cells, by_x), self._rows(cells, by_y)

    def _rows(self, cells: Int64Array, weights: FloatArray) -> csr_array:
        count, each = len(cells), cells[0].size
        kept = np.where(cells < 0, 0, cells).ravel()
        starts = np.arange(0, count * each + 1, each)
        values = weights.ravel() / self.roots[kept]
        matrix = scipy.sparse.csr_array((values, kept, starts), shape=(count, self.size))
        matrix.eliminate_zeros()
        return matrix


class _Edges:
    """The edges between neighbours along one axis, and how walls cut them.

    Edge k of a line of cells leads from its cell k − 1 to its cell k; the first and the last one lead out of
    the grid.

    Args:
        lines: number of lines of cells along the axis.
        count: number of cells of each line.
    """

    def __init__(self, lines: int, count: int) -> None:
        shape = (lines, count + 1)
        self._covered, self._through = np.zeros(shape), np.zeros(shape)
        self._behind = np.ones(shape)
        self._before, self._after = np.full(shape, np.inf), np.full(shape, np.inf)

    def add(
        self,
        a: FloatArray,
        b: FloatArray,
        ends_freely: tuple[bool, bool],
        conductance: float,
        nudge: tuple[float, float],
    ) -> None:
        """Add a straight piece of a wall.

        Args:
            a: where it starts, along the axis and across it, in units of a side.
            b: where it ends.
            ends_freely: whether it touches nothing near its start, and near its end.
            conductance: for each side of a cell.
            nudge: by how much the wall is moved.
        """
        a, b = a - nudge, b - nudge
        if b[1] < a[1]:
            a, b, ends_freely = b, a, ends_freely[::-1]
        length, slope = b[1] - a[1], b[0] - a[0]
        if length == 0.0:
            return  # It runs in the direction of the edges, and crosses none.
        # A line of edges is crossed where its middle is, so that walls that meet leave no gap. Only the free
        # end of a wall along the grid covers a part of a side.
        is_straight = abs(slope) <= _STRAIGHT * length
        low = a[1] if is_straight and ends_freely[0] else math.ceil(a[1]) - 0.5
        high = b[1] if is_straight and ends_freely[1] else math.ceil(b[1]) - 0.5
        lines = np.arange(max(math.floor(low), 0), min(math.ceil(high) + 1, len(self._covered)))
        shares = np.clip(np.minimum(high, lines + 0.5) - np.maximum(low, lines - 0.5), 0.0, 1.0)
        places = a[0] + (np.clip(lines, a[1], b[1]) - a[1]) * (slope / length)
        edges = np.floor(places).astype(np.int64) + 1
        kept = (shares > 0.0) & (edges >= 0) & (edges < self._covered.shape[1])
        index, shares = (lines[kept], edges[kept]), shares[kept]
        per_side = conductance * length / math.hypot(length, slope)
        passes = per_side / (1.0 + per_side)
        is_whole = shares == 1.0
        self._behind[index] = np.where(is_whole, np.minimum(self._behind[index], passes), self._behind[index])
        self._covered[index] += np.where(is_whole, 0.0, shares)
        self._through[index] += np.where(is_whole, 0.0, shares * passes)
        if is_straight:
            beyond = shares * (places[kept] + nudge[0] - edges[kept] + 0.5)
            self._before[index] = np.minimum(self._before[index], 0.5 + beyond)
            self._after[index] = np.minimum(self._after[index], 0.5 - beyond)

    def weights(self) -> FloatArray:
        """Return the conductance between neighbours relative to open air, shape (lines, count − 1).

        Of two walls between the same cells, the one that conducts less counts.
        """
        beside = np.maximum(1.0 - self._covered, 0.0) + self._through / np.maximum(self._covered, 1.0)
        return np.asarray((beside * self._behind)[:, 1:-1])

    def widths(self) -> FloatArray:
        """Return the width of each cell along the axis in units of a side, shape (lines, count)."""
        before, after = (np.where(np.isinf(each), 0.5, each) for each in (self._before, self._after))
        return np.asarray(np.maximum(after[:, :-1] + before[:, 1:], _NARROWEST))


def _cubic(u: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return the weights of values at −1, 0, 1, 2 in a cubic at ``u`` (p,), and in its derivative, (p, 4)."""
    below, above = u * (u - 1), (u + 1) * (u - 2)
    values = [-below * (u - 2) / 6, above * (u - 1) / 2, -above * u / 2, below * (u + 1) / 6]
    square = 3 * u * u
    slopes = [
        -(square - 6 * u + 2) / 6,
        (square - 4 * u - 1) / 2,
        -(square - 2 * u - 2) / 2,
        (square - 1) / 6,
    ]
    return np.stack(values, axis=1), np.stack(slopes, axis=1)
