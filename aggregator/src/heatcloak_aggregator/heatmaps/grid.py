"""The unit square as a grid of 2^ℓ × 2^ℓ cells and its coarser levels: sums, cells, and the Gaussian filter.

Row = y, column = x. Level i has 2^i × 2^i cells; each is four cells of level i + 1.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeVar

import numpy as np

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int64Array
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize

MAX_LEVEL = 11
"""Level of the finest grid: 2048 × 2048."""
SIZES = frozenset(1 << level for level in range(1, MAX_LEVEL + 1))
"""Numbers of cells a side."""

_Number = TypeVar("_Number", np.int64, np.float64)


class Cells(NamedTuple):
    """Cells of one or several levels, by entry.

    Attributes:
        levels: shape (k,).
        rows, columns: from 0 to 2^level − 1, shape (k,).
    """

    levels: Int64Array
    rows: Int64Array
    columns: Int64Array

    def __len__(self) -> int:
        """Return the number of cells."""
        return int(self.levels.size)

    def of_level(self, level: int) -> BoolArray:
        """Return which cells have this level, shape (k,)."""
        return np.asarray(self.levels == level)

    def are_disjoint(self) -> bool:
        """Return whether all are cells of the square, and no point is in two of them."""
        if self.levels.size == 0:
            return True
        side = np.int64(1) << self.levels
        if (
            min(self.rows.min(), self.columns.min()) < 0
            or (self.rows >= side).any()
            or (self.columns >= side).any()
        ):
            return False
        finest = int(self.levels.max())
        # Along the Z-curve a cell of level i is an interval of 4^(finest − i) cells of the finest level.
        lengths = np.int64(1) << 2 * (finest - self.levels)
        starts = _interleave(self.rows, self.columns) * lengths
        order = np.argsort(starts, kind="stable")
        return bool((starts[order][1:] >= (starts + lengths)[order][:-1]).all())


def whole_level(level: int) -> Cells:
    """Return all cells of a level, row by row."""
    rows, columns = np.divmod(np.arange(4**level, dtype=np.int64), 2**level)
    return Cells(np.full(rows.size, level, dtype=np.int64), rows, columns)


def children_of(rows: Int64Array, columns: Int64Array) -> tuple[Int64Array, Int64Array]:
    """Return rows and columns of the four children of each of k cells, one after the other, shape (4k,)."""
    return (
        (2 * rows[:, None] + np.array([0, 0, 1, 1])).ravel(),
        (2 * columns[:, None] + np.array([0, 1, 0, 1])).ravel(),
    )


def level_of(size: int) -> int:
    """Return ℓ of a grid of ``size`` = 2^ℓ cells a side.

    Raises:
        ParameterError: ``size`` is not a power of two from 2 to 2048.
    """
    if isinstance(size, bool) or not isinstance(size, int | np.integer):
        raise ParameterError(f"size must be an integer, got a {type(size).__name__}")
    if size not in SIZES:
        raise ParameterError(f"size must be a power of two from 2 to {max(SIZES)}, got {sanitize(size, 40)}")
    return int(size).bit_length() - 1


def block_sums(
    values: np.ndarray[tuple[int, int], np.dtype[_Number]], side: int
) -> np.ndarray[tuple[int, int], np.dtype[_Number]]:
    """Return the sums of a square array over equal blocks, shape (side, side)."""
    block = values.shape[0] // side
    sums: np.ndarray[tuple[int, int], np.dtype[_Number]] = values.reshape(side, block, side, block).sum(
        axis=(1, 3)
    )
    return sums


def spread_evenly(cells: Cells, masses: FloatArray, size: int) -> FloatArray:
    """Return the density of masses that are spread evenly over their cells, shape (size, size).

    Args:
        cells: disjoint cells, of side at least 1/size.
        masses: one for each cell.
        size: cells a side.
    """
    density = np.zeros((size, size))
    for level in np.unique(cells.levels).tolist():
        chosen = cells.of_level(level)
        block = size >> level
        blocks = density.reshape(1 << level, block, 1 << level, block)
        blocks[cells.rows[chosen], :, cells.columns[chosen], :] = masses[chosen, None, None] / block**2
    return density


def gaussian_filter(density: FloatArray, blur: float) -> FloatArray:
    """Return the heatmap of a density: each cell's mass spread by a Gaussian that sums to 1 on the grid.

    Ghazi et al., section 2.3. Mass is kept, also at the edges.

    Args:
        density: shape (size, size).
        blur: σ as a share of the side; 0 for no filter.
    """
    if blur == 0.0:
        return density.copy()
    kernel = _kernel(density.shape[0], blur)
    heatmap: FloatArray = kernel @ density @ kernel.T
    return heatmap


@lru_cache(maxsize=4)
def _kernel(size: int, blur: float) -> FloatArray:
    """Return the matrix (size, size) whose columns are the Gaussians of each row's cells."""
    places = np.arange(size) / size
    with np.errstate(over="ignore"):
        kernel = np.exp(-0.5 * np.square((places[:, None] - places) / blur))
    kernel /= kernel.sum(axis=0)
    return kernel


def _interleave(rows: Int64Array, columns: Int64Array) -> Int64Array:
    """Return the positions of cells along the Z-curve of their level."""
    codes = np.zeros(rows.size, dtype=np.int64)
    for bit in range(MAX_LEVEL):
        codes |= (rows >> bit & 1) << 2 * bit + 1 | (columns >> bit & 1) << 2 * bit
    return codes
