"""Weights of a mechanism's outputs: Σ_y w(y)·exp(−f_y(u)) = 1 for every place u (Algorithm 1, line 5).

The outputs are all cells of a padded grid, and the equation is also set up for the cells of the padding,
where nobody can be. So the matrix K = exp(−f) is symmetric, and, as shortest paths are a metric of the plane,
positive definite on all but very rough maps. Weights w >= 0 with

    K w >= 1,  and  (K w)(u) = 1 where w(u) > 0

minimise ½ wᵀKw − 1ᵀw over w >= 0. The solver keeps a set of positive weights, solves for them with conjugate
gradients, and exchanges cells between the set and its complement until neither a weight nor a residual has
the wrong sign. On a constant map K is a convolution whose inverse is known. The inverse for a level between
the mean and the greatest one is the preconditioner: it saves three of four iterations. Cells with w = 0 are
nearly always cells of the padding: there the sum need not be 1.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from scipy.fft import irfft2, next_fast_len, rfft2
from scipy.optimize import linprog

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int32Array, Int64Array
from heatcloak_aggregator.blas_threads import one_thread
from heatcloak_aggregator.native import native
from heatcloak_aggregator.privacy_maps.paths import THREADS, UNIT, PathGrid, PathRows
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.location.grid_paths import FRACTION_BITS, MOVES

DENSE_CELLS = 2500
"""Up to this many cells, a dense solver is faster, and exact for all maps."""
TOLERANCE = 1e-9
"""Greatest error of K w at the end; until the set of positive weights hardly changes, `_COARSE`."""
_COARSE = 1e-3
MOST_ENTRIES = 1 << 29
"""Entries of a kernel at most, of 12 bytes each."""
_ENTRIES_OF_ONE_THREAD = 1 << 22
_ROUNDS = 15
_ITERATIONS = 500

Block = tuple[int, Int64Array, Int32Array, FloatArray]
"""Consecutive rows of a sparse matrix: first row, starts of the rows, their columns, and values."""


@dataclass(frozen=True, eq=False)
class Kernel:
    """The symmetric matrix exp(−min(f, limit)) of a grid, as a sparse matrix plus a constant.

    Attributes:
        blocks: all rows, from whose values ``least`` is subtracted.
        levels: those of the grid, shape (rows, columns); see `PathGrid`.
        least: exp(−limit).
    """

    blocks: Sequence[Block]
    levels: Int64Array
    least: float

    @property
    def size(self) -> int:
        """Return the number of rows and columns."""
        return self.levels.size

    def __matmul__(self, vectors: FloatArray) -> FloatArray:
        """Return the product with one vector or several, shape (size,) or (size, k)."""
        columns = _columns(vectors)
        if sum(cells.size for _, _, cells, _ in self.blocks) < _ENTRIES_OF_ONE_THREAD:
            parts = [_product(columns, block) for block in self.blocks]
        else:
            with ThreadPoolExecutor(THREADS) as pool:
                parts = list(pool.map(partial(_product, columns), self.blocks))
        return _with_constant(parts, self.least, columns).reshape(vectors.shape)

    def dense(self) -> FloatArray:
        """Return all of the matrix, shape (size, size)."""
        result = np.full((self.size, self.size), self.least)
        for first, starts, cells, values in self.blocks:
            rows = np.repeat(np.arange(first, first + starts.size - 1), np.diff(starts))
            result[rows, cells] += values
        return result


def kernel_of(grid: PathGrid, limit: int) -> Kernel:
    """Return the kernel of a grid's shortest paths; a wall has an entry only with itself.

    Raises:
        ParameterError: it needs too much memory.
    """
    least, entries = float(np.exp(-limit)), 0

    def block(rows: PathRows) -> Block:
        nonlocal entries
        entries += rows.cells.size  # two threads may lose a count, which does not matter
        if entries > MOST_ENTRIES:
            raise ParameterError(
                f"the levels are so low that most of the {grid.size} outputs are likely everywhere, and the "
                f"matrix needs more than {12 * MOST_ENTRIES >> 30} GB: give a map of fewer, larger cells, or "
                "method='exponential'"
            )
        return _block(least, rows)

    return Kernel(grid.each_block(limit << FRACTION_BITS, block), grid.levels, least)


@dataclass(frozen=True, eq=False)
class StreamedKernel:
    """The same matrix, without its rows: each product finds the paths again, and takes little memory.

    Attributes:
        grid: the grid.
        limit: greatest distance.
    """

    grid: PathGrid
    limit: int

    def __matmul__(self, vectors: FloatArray) -> FloatArray:
        """See `Kernel`."""
        columns, least = _columns(vectors), float(np.exp(-self.limit))
        parts = self.grid.each_block(
            self.limit << FRACTION_BITS, lambda rows: _product(columns, _block(least, rows))
        )
        return _with_constant(parts, least, columns).reshape(vectors.shape)


def _columns(vectors: FloatArray) -> FloatArray:
    return np.ascontiguousarray(vectors.reshape(vectors.shape[0], -1), np.float64)


def _with_constant(parts: Sequence[FloatArray], least: float, columns: FloatArray) -> FloatArray:
    return np.asarray(np.concatenate(parts) + least * columns.sum(axis=0))


def _product(columns: FloatArray, block: Block) -> FloatArray:
    _, starts, cells, values = block
    result = np.empty((starts.size - 1, columns.shape[1]))
    _multiply.call(starts, cells, values, columns, result)
    return result


def _block(least: float, rows: PathRows) -> Block:
    values: FloatArray = np.exp(rows.distances * -UNIT)
    values -= least
    return rows.first, rows.starts, rows.cells, values


def exact_weights(
    kernel: Kernel, cells: BoolArray, progress: Callable[[str], None] = lambda stage: None
) -> FloatArray:
    """Return the solution of K w = 1 on some cells, of any sign; 0 elsewhere, shape (size,).

    The arguments are those of `nonnegative_weights`.
    """
    if kernel.size <= DENSE_CELLS:
        return _solve_dense(kernel.dense(), cells)
    progress(f"weights of {kernel.size} outputs")
    weights, _ = _solve(kernel, np.zeros(kernel.size), cells, TOLERANCE)
    return weights


def nonnegative_weights(
    kernel: Kernel, cells: BoolArray, progress: Callable[[str], None] = lambda stage: None
) -> FloatArray:
    """Return nonnegative weights with K w = 1, or more where a weight is 0: see the module's docstring.

    Args:
        kernel: the kernel.
        cells: the cells that are no walls, shape (size,).
        progress: is called with what is done now, in a few words.

    Returns:
        The weights, shape (size,). If the exchange does not end, as on very rough maps, they are those of its
        last step: the mechanism's rows are normalised in any case.
    """
    dense = kernel.dense() if kernel.size <= DENSE_CELLS else None
    positive = cells.copy()
    weights = np.zeros(kernel.size)
    tolerance = _COARSE if dense is None else TOLERANCE
    for step in range(_ROUNDS):
        progress(f"weights of {kernel.size} outputs, step {step + 1}")
        if dense is not None:
            weights = _solve_dense(dense, positive)
            sums = dense @ weights
        else:
            weights, sums = _solve(kernel, weights, positive, tolerance)
        negative = positive & (weights < 0.0)
        missing = cells & ~positive & (sums < 1.0 - tolerance)
        changes = int(negative.sum()) + int(missing.sum())
        if changes == 0 and tolerance == TOLERANCE:
            break
        positive = (positive & ~negative) | missing
        weights[~positive] = 0.0
        if changes <= 1e-4 * kernel.size:
            tolerance = TOLERANCE
    return np.maximum(weights, 0.0)


def least_error_weights(matrix: FloatArray, errors: FloatArray) -> FloatArray | None:
    """Return the nonnegative weights of least error with sums of exactly 1, by linear programming.

    Args:
        matrix: exp(−f) of cells and outputs, shape (cells, outputs).
        errors: expected squared error of each output per unit of its weight, shape (outputs,).

    Returns:
        Shape (outputs,); None if there are no such weights.
    """
    found: Any = linprog(
        errors / errors.max() if errors.max() > 0.0 else errors,
        A_eq=matrix,
        b_eq=np.ones(matrix.shape[0]),
        method="highs",
        options={"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-9},
    )
    if found.x is None or found.status != 0:
        return None
    weights = np.maximum(found.x, 0.0)
    used = weights > 0.0
    # One step of refinement within the outputs that are used.
    correction = np.linalg.lstsq(matrix[:, used], 1.0 - matrix @ weights)[0]
    weights[used] += correction
    return weights if (weights >= 0.0).all() else np.asarray(np.maximum(found.x, 0.0))


def weights_in_line(grid: PathGrid) -> FloatArray:
    """Return the weights of a single row or column, in closed form, shape (size,).

    With ρ = exp(−∫ε) between neighbours, 1/(1 + ρ) at an end and (1 − ρ₋ρ₊)/((1 + ρ₋)(1 + ρ₊)) between.
    """
    along = (1, 0) if grid.levels.shape[1] == 1 else (0, 1)
    number = next(k for k, move in enumerate(MOVES) if (move.rows, move.columns) == along)
    costs = grid.costs[:-1, number]
    ratio = np.exp(costs * -UNIT)
    before, after = np.append(0.0, ratio), np.append(ratio, 0.0)
    return np.asarray((1.0 - before * after) / ((1.0 + before) * (1.0 + after)))


def _solve_dense(matrix: FloatArray, cells: BoolArray) -> FloatArray:
    weights = np.zeros(cells.size)
    inner = matrix[np.ix_(cells, cells)]
    ones = np.ones(inner.shape[0])
    with one_thread(inner.size):
        try:
            solution = np.linalg.solve(inner, ones)
            solution += np.linalg.solve(inner, 1.0 - inner @ solution)
        except np.linalg.LinAlgError:  # singular: places that no report tells apart
            solution = np.linalg.lstsq(inner, ones)[0]
    weights[cells] = solution
    return weights


def _solve(
    kernel: Kernel, start: FloatArray, cells: BoolArray, tolerance: float
) -> tuple[FloatArray, FloatArray]:
    """Solve K w = 1 on some cells with conjugate gradients; return w, and K w on all cells."""
    precondition = _inverse_of_constant_map(kernel.levels)
    weights = np.where(cells, start, 0.0)
    product = kernel @ weights if weights.any() else np.zeros(kernel.size)
    residual = np.where(cells, 1.0 - product, 0.0)
    direction = np.where(cells, precondition(residual), 0.0)
    square = float(residual @ direction)
    for _ in range(_ITERATIONS):
        if np.abs(residual).max() <= tolerance:
            break
        image = kernel @ direction
        curvature = float(direction @ image)
        if curvature <= 0.0:  # not positive definite: no progress in this direction
            break
        step = square / curvature
        weights += step * direction
        product += step * image
        residual = np.where(cells, 1.0 - product, 0.0)
        smooth = np.where(cells, precondition(residual), 0.0)
        before, square = square, float(residual @ smooth)
        direction = smooth + square / before * direction
    return weights, product


def _inverse_of_constant_map(levels: Int64Array) -> Callable[[FloatArray], FloatArray]:
    """Return, up to a factor, the inverse of K on the whole plane for one level.

    The Fourier transform of exp(−ε‖x‖) in the plane is 2πε/(ε² + ‖k‖²)^(3/2).
    """
    own = levels[levels > 0] * UNIT
    level = math.sqrt(float(own.max()) * float(own.mean()))
    shape = [next_fast_len(2 * side, real=True) for side in levels.shape]
    down, right = 2.0 * np.pi * np.fft.fftfreq(shape[0]), 2.0 * np.pi * np.fft.rfftfreq(shape[1])
    symbol = (1.0 + (down[:, None] ** 2 + right**2) / level**2) ** 1.5

    def apply(vector: FloatArray) -> FloatArray:
        whole = irfft2(symbol * rfft2(vector.reshape(levels.shape), shape), shape)
        return np.ascontiguousarray(whole[: levels.shape[0], : levels.shape[1]]).ravel()

    return apply


@native("starts[ends]:i8 cells[c]:i4 values[c] vectors[n,k] result[rows,k]")
def _multiply(
    starts: Int64Array, cells: Int32Array, values: FloatArray, vectors: FloatArray, result: FloatArray
) -> None:
    for row in range(result.shape[0]):
        for column in range(result.shape[1]):
            total = 0.0
            for at in range(starts[row], starts[row + 1]):
                total += values[at] * vectors[cells[at], column]
            result[row, column] = total
