"""Finite volumes for heat on a floor: square cells, and the heat that flows between neighbours.

With the five-point stencil of cells of side h, heat u follows u' = −Lu, L = D − W, with W = 1/h² between
neighbours. A wall of conductance κ between two cells conducts in series with the air on both sides, which
leaves W = κh/(1 + κh)/h². The free end of a wall along the grid, as at a door, covers only a part of the
common side of two cells, and leaves the other part open. Across a slanted wall, which becomes a staircase,
the conductance counts by the part of its normal along the edge, so that the heat through the wall as a whole
is right.

At the end of a wall the solution has a singularity (as the root of the distance), so that the error falls as
h only: a door of four cells lets 7 % less heat through. `slopes` therefore compares two grids.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
import scipy

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int64Array
from heatcloak_aggregator.domains.floor.geometry import FloorShape, WallPiece
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
        laplacian: L, shape (N, N), in 1/m².
        top: an upper bound of its largest eigenvalue.

    Raises:
        ParameterError: there are too many cells, or none.
    """

    cells: Int64Array
    middles: FloatArray
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
        inside = shapely.contains_xy(heated, *np.meshgrid(x, y))
        self.cells = np.full((rows, columns), -1)
        self.cells[inside] = np.arange(np.count_nonzero(inside))
        if not inside.any():
            raise ParameterError(f"no heat cell of {side:g} m fits into the floor: choose a finer grid")
        row, column = np.nonzero(inside)
        self.middles = np.stack([x[column], y[row]], axis=1)
        self._shape = shape
        weights = [self._weights(axis) for axis in (0, 1)]
        self._assemble(weights)

    @property
    def size(self) -> int:
        """Number N of cells."""
        return len(self.middles)

    def _weights(self, axis: int) -> FloatArray:
        """Return the conductance between neighbours along x (``axis`` 0) or y (1), relative to open air.

        Shape (rows, columns − 1) for x, (rows − 1, columns) for y.
        """
        rows, columns = self.cells.shape
        size = (rows, columns - 1) if axis == 0 else (rows - 1, columns)
        covered, through = np.zeros(size), np.zeros(size)
        for piece in self._shape.wall_pieces:
            self._add_piece(covered, through, axis, piece)
        # Two walls between the same cells count as one of their mean conductance.
        return np.asarray(np.maximum(1.0 - covered, 0.0) + through / np.maximum(covered, 1.0))

    def _add_piece(self, covered: FloatArray, through: FloatArray, axis: int, piece: WallPiece) -> None:
        """Add the share of the sides of cells that a piece of a wall covers, and the heat through it."""
        # In units of a side, where the middle of the first cell is nearly at (0, 0).
        a, b = ((np.array(end) - self._origin) / self.side - 0.5 - _NUDGE for end in (piece.start, piece.end))
        ends_freely = piece.ends_freely
        if b[1 - axis] < a[1 - axis]:
            a, b, ends_freely = b, a, ends_freely[::-1]
        along, across = b[1 - axis] - a[1 - axis], b[axis] - a[axis]
        if along == 0.0:
            return  # It runs in the direction of the edges, and crosses none.
        low, high = a[1 - axis], b[1 - axis]
        # A line of edges is crossed where its middle is, so that walls that meet leave no gap. Only the free
        # end of a wall along the grid covers a part of a side.
        is_straight = abs(across) <= _STRAIGHT * along
        low = low if is_straight and ends_freely[0] else math.ceil(low) - 0.5
        high = high if is_straight and ends_freely[1] else math.ceil(high) - 0.5
        lines = np.arange(max(math.floor(low), 0), min(math.ceil(high) + 1, covered.shape[axis]))
        shares = np.clip(np.minimum(high, lines + 0.5) - np.maximum(low, lines - 0.5), 0.0, 1.0)
        middles = np.clip(lines, a[1 - axis], b[1 - axis])
        places = a[axis] + (middles - a[1 - axis]) * (across / along)
        first = np.floor(places).astype(np.int64)
        kept = (shares > 0.0) & (first >= 0) & (first < covered.shape[1 - axis])
        index = (lines[kept], first[kept]) if axis == 0 else (first[kept], lines[kept])
        per_side = piece.conductance * self.side * along / math.hypot(along, across)
        covered[index] += shares[kept]
        through[index] += shares[kept] * per_side / (1.0 + per_side)

    def _assemble(self, weights: list[FloatArray]) -> None:
        pairs = (
            (self.cells[:, :-1], self.cells[:, 1:], weights[0]),
            (self.cells[:-1], self.cells[1:], weights[1]),
        )
        ends, values = [], []
        for one, other, weight in pairs:
            present = (one >= 0) & (other >= 0) & (weight > 0.0)
            ends.append(np.stack([one[present], other[present]]))
            values.append(weight[present])
        (i, j), weight = np.concatenate(ends, axis=1), np.concatenate(values) / self.side**2
        adjacency = scipy.sparse.csr_array(
            (np.tile(weight, 2), (np.concatenate([i, j]), np.concatenate([j, i]))), shape=(self.size,) * 2
        )
        degrees: FloatArray = np.asarray(adjacency.sum(axis=1))
        self.top = eigenvalue_bound(adjacency, degrees)
        self.laplacian = scipy.sparse.csr_array(scipy.sparse.diags_array(degrees, format="csr") - adjacency)

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
        """Return the matrix (p, N) that interpolates values of cells at ``points`` (p, 2), bilinearly.

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

        walls = [shapely.LineString([start, end]) for start, end, *_ in self._shape.wall_pieces]
        if not walls:
            return np.ones(cells.shape, bool)
        barrier = shapely.union_all(walls)
        shapely.prepare(barrier)
        starts = np.broadcast_to(points[:, None, None, :], (*cells.shape, 2))
        ends = np.where((cells >= 0)[..., None], self.middles[cells], starts)
        lines = shapely.linestrings(np.stack([starts, ends], axis=3))
        return ~np.asarray(shapely.intersects(barrier, lines))

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
        matrix = scipy.sparse.csr_array((weights.ravel(), kept, starts), shape=(count, self.size))
        matrix.eliminate_zeros()
        return matrix


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
