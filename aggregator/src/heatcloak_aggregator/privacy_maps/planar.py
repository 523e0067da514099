"""The planar Laplace mechanism on a grid: P(y|u) ∝ exp(−ε‖u − y‖) with one level for all places.

Andrés, Bordenabe, Chatzikokolakis & Palamidessi, "Geo-indistinguishability" (CCS 2013).
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from scipy.signal import fftconvolve

from heatcloak_aggregator.arrays import FloatArray, Int32Array, Int64Array
from heatcloak_aggregator.privacy_maps.audit import LossAudit
from heatcloak_aggregator.privacy_maps.privacy_map import PrivacyMap
from heatcloak_aggregator.privacy_maps.reference import neighbour_costs
from heatcloak_shared.location.grid_paths import STENCIL_FACTOR
from heatcloak_shared.location.location_table import MOST_CELLS

REACH = 16.0
"""Outputs end at this distance from the map, where noise is beyond with a probability of 2·10⁻⁶."""


def planar_padding(shape: tuple[int, int], level: float) -> tuple[int, int]:
    """Return the width of the padding in cells; a grid that would be too large gets less.

    Args:
        shape: rows and columns of the map.
        level: ε per side of a cell.
    """
    width = math.ceil(REACH / level)
    while (shape[0] + 2 * width) * (shape[1] + 2 * width) > MOST_CELLS:
        width -= 1
    return width, width


@dataclass(frozen=True, eq=False)
class StraightKernel:
    """The matrix exp(−min(level · distance, limit)) of a grid; see `weights.Kernel`.

    Attributes:
        shape: rows and columns of the grid.
        level: ε per side of a cell.
        limit: greatest distance.
    """

    shape: tuple[int, int]
    level: float
    limit: int

    def __matmul__(self, vectors: FloatArray) -> FloatArray:
        """Return the product with one vector or several, shape (size,) or (size, k)."""
        rows, columns = self.shape
        noise = np.exp(-self.distances((2 * rows - 1, 2 * columns - 1), rows - 1, columns - 1))
        parts = [
            fftconvolve(column.reshape(rows, columns), noise, mode="same").ravel()
            for column in vectors.reshape(vectors.shape[0], -1).T
        ]
        return np.stack(parts, axis=-1).reshape(vectors.shape)

    def distances(self, shape: tuple[int, int], row: int, column: int) -> FloatArray:
        """Return the distances of the cells of a grid from one of its cells, at most the limit."""
        down, right = np.arange(shape[0]) - row, np.arange(shape[1]) - column
        return np.minimum(self.level * np.hypot(down[:, None], right), self.limit)

    def rows(self, first: int, count: int) -> tuple[Int64Array, Int32Array, FloatArray]:
        """Return rows of consecutive cells, less the constant exp(−limit): starts, cells and values."""
        starts, cells, values = [0], [], []
        for cell in range(first, first + count):
            distances = self.distances(self.shape, *divmod(cell, self.shape[1])).ravel()
            near = np.flatnonzero(distances < self.limit)
            cells.append(near.astype(np.int32))
            values.append(np.exp(-distances[near]) - math.exp(-self.limit))
            starts.append(starts[-1] + near.size)
        return np.array(starts), np.concatenate(cells), np.concatenate(values)


def loss_of_straight(privacy_map: PrivacyMap, level: float, log_sums: FloatArray) -> LossAudit:
    """Audit the mechanism; see `LossAudit`.

    The change of f is at most level · distance for every output, by the triangle inequality. The change of
    the sums is that of the whole map for pairs of distant cells.

    Args:
        privacy_map: the promise.
        level: ε of the table per side of a cell.
        log_sums: ln Σ_y exp(−f_y(u)) for each cell, shape (rows, columns).
    """
    sums = log_sums.ravel()
    width = privacy_map.shape[1]
    greatest = 0.0
    steepest = 0.0
    for here, there, costs in neighbour_costs(privacy_map):
        change = np.abs(sums[here] - sums[there])
        length = np.hypot(here // width - there // width, here % width - there % width)
        greatest = max(greatest, float(((level * length + change) / costs).max(initial=0.0)))
        steepest = max(steepest, float((change / length).max(initial=0.0)))
    # A path is at least as long as the straight line, and its levels are at least the least one.
    least = float(np.nanmin(privacy_map.epsilon)) * privacy_map.cell
    # Between two directions of moves, the sums change by at most the factor of the stencil more.
    return LossAudit(greatest, (level + steepest * STENCIL_FACTOR) / least if sums.size > 1 else 0.0)
