"""Mechanisms whose weights solve Σ_y w(y)·exp(−f_y(u)) = 1, on the map or on a padded grid.

Where weights >= 0 do not reach that, sums of rows differ, rows are normalised, and levels are lowered until
the audit finds the promise kept.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.privacy_maps.mechanism import (
    LocationMechanism,
    MechanismRequest,
    integer_table,
    mechanism_of_table,
)
from heatcloak_aggregator.privacy_maps.paths import UNIT, PathGrid, padded
from heatcloak_aggregator.privacy_maps.privacy_map import PrivacyMap
from heatcloak_aggregator.privacy_maps.reference import overestimate
from heatcloak_aggregator.privacy_maps.weights import (
    Kernel,
    exact_weights,
    kernel_of,
    least_error_weights,
    nonnegative_weights,
    weights_in_line,
)
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.location.location_table import LocationTable
from heatcloak_shared.sanitize import listed

LIMIT, LIMIT_IN_LINE = 20, 40
"""Greatest distance that counts; in a single row or column the matrix stays small in any case."""
MARGIN = 1e-6
"""By how much levels are lowered: it covers the errors of the weights, which the audit would show."""
WIDTHS = (0, 1, 2, 4, 6, 8, 12, 16, 24, 32)
"""Widths of paddings that are tried, until all weights of the map's own cells are positive."""
ROUGH_WIDTH = 2
"""Padding of maps where that can't be reached."""
SIDE_WITHOUT_PADDING = 80
"""Maps with a longer side start with a padding of 4 cells, which they need in any case."""
EDGE_LAYER = 1.5
"""Weights vanish in a layer at the edge, about this wide in units of 1/ε; on rough maps also elsewhere."""
CELLS_OF_PROGRAM = 400
"""Up to this many cells, the weights are those of least error, by linear programming."""
CHANGES = (1.0, 0.7, 0.5, 0.25, 0.1)
"""How fast 1/ε may change with the place, in the smoother maps that are tried for a rough one."""
_ROUNDING = 1e-10
"""By how much an excess may be above 1: sums of floating-point numbers are that inexact."""
_BELOW = 1e-4
"""By how much more than needed levels are lowered, so that the search ends."""
_HARDLY_LOWER = 0.99
"""A smoother map is tried if some level is below this share of the given one."""
_LITTLE_USE = 0.5
"""Above this share of the prior's variance, equal weights are tried as well."""


class NegativeWeightsError(ParameterError):
    """Algorithm 1 has no mechanism for this map.

    Attributes:
        cells: row and column of each cell with a negative weight, the most negative first.
        weights: the weights of all cells, shape (rows · columns,).
    """

    def __init__(self, cells: list[tuple[int, int]], weights: FloatArray) -> None:
        super().__init__(
            f"algorithm 1 has negative weights at cell {listed([*map(str, cells)])}, so it defines no "
            "mechanism: use method='padded', which always has one"
        )
        self.cells, self.weights = cells, weights


@dataclass(frozen=True, eq=False)
class _Solved:
    """Weights of the outputs of a padded grid."""

    padding: tuple[int, int]
    kernel: Kernel
    weights: FloatArray


Solver = Callable[[MechanismRequest, PrivacyMap, Int64Array], _Solved]
"""Finds weights for a map and the integer levels of its table."""


@dataclass(frozen=True, eq=False)
class _Attempt:
    """A mechanism whose levels may be too high.

    Attributes:
        mechanism: for the map that its table uses.
        factor: the map's `overestimate`.
        solve: what found its weights.
    """

    mechanism: LocationMechanism
    factor: float
    solve: Solver

    @property
    def excess(self) -> float:
        """Return by what the levels must be divided; at most 1 if the promise holds.

        Shortest paths exceed ∫ε by at most the factor, so the bound for neighbours must hold with it.
        """
        loss = self.mechanism.loss
        return max(loss.neighbours * self.factor, loss.distant)

    @property
    def kept(self) -> bool:
        """Return whether the promise holds."""
        return self.excess <= 1.0 + _ROUNDING

    @property
    def error(self) -> float:
        """Return about the squared error once the levels are low enough: it is as 1/ε²."""
        return self.mechanism.expected_squared_error() * max(self.excess, 1.0) ** 2


def padded_mechanism(request: MechanismRequest, privacy_map: PrivacyMap) -> LocationMechanism:
    """Return the mechanism of nonnegative weights on a padded grid, which always exists."""
    found = _attempt(request, privacy_map, _solve)
    others = []
    if not found.kept:
        # Sums differ from 1 where levels change fast: a smoother map may cost less than lower levels.
        request.progress("trying smoother maps")
        maps = [privacy_map.smoothed(change) for change in CHANGES]
        lower = [each for each in maps if np.nanmin(each.epsilon / privacy_map.epsilon) < _HARDLY_LOWER]
        others = [_attempt(request, each, partial(_solve_with_padding, ROUGH_WIDTH)) for each in lower]
    if not found.kept or found.error > _LITTLE_USE * _spread(request.prior, privacy_map):
        others.append(_attempt(request, privacy_map, _equal_weights, found.factor))
        found = _lowered(request, min([found, *others], key=lambda each: each.error))
    return found.mechanism.audited_against(privacy_map)


def _spread(prior: FloatArray, privacy_map: PrivacyMap) -> float:
    """Return the squared error of a report that says nothing: the variance of the prior."""
    shares, centres = prior.ravel(), privacy_map.centres
    return float(shares @ ((centres - shares @ centres) ** 2).sum(axis=1))


def algorithm_1(request: MechanismRequest, privacy_map: PrivacyMap) -> LocationMechanism:
    """Return Algorithm 1 as the paper prints it, with one output for each cell.

    Raises:
        NegativeWeightsError: a weight is negative.
    """
    return _lowered(request, _attempt(request, privacy_map, _solve_exactly)).mechanism


def _attempt(
    request: MechanismRequest,
    privacy_map: PrivacyMap,
    solve: Solver,
    factor: float | None = None,
    scale: float | None = None,
) -> _Attempt:
    """Solve for weights, normalise and audit, at the greatest scale or at the given one.

    The factor is the map's `overestimate`, if it is known.
    """
    if min(privacy_map.shape) == 1:
        return _Attempt(_in_line(request, privacy_map), 1.0, solve)
    factor = overestimate(privacy_map) if factor is None else factor
    used = (1.0 - MARGIN) / factor if scale is None else scale
    levels = privacy_map.integer_levels(used)
    solved = solve(request, privacy_map, levels)
    table = integer_table(levels, solved.padding, solved.weights, "paths", LIMIT)
    return _Attempt(mechanism_of_table(privacy_map, request, table, solved.kernel, used), factor, solve)


def _lowered(request: MechanismRequest, found: _Attempt) -> _Attempt:
    """Lower the levels until the promise holds."""
    # At half of the greatest scale, it holds for any weights, as for the exponential mechanism.
    least = found.mechanism.scale / 2.0
    solve, power = found.solve, 1.0
    if solve is _solve and isinstance(found.mechanism.table, LocationTable):
        solve = partial(_solve_with_padding, found.mechanism.table.padding[0])
    while not found.kept and found.mechanism.scale > least:
        before = found
        scale = before.mechanism.scale * (before.excess * (1.0 + _BELOW)) ** (-1.0 / power)
        request.progress(f"lowering the levels to {max(scale, least):.3f} of the map's")
        found = _attempt(request, before.mechanism.used_map, solve, before.factor, max(scale, least))
        # The excess is about a power of the scale, and falls by less than it if the weights get worse.
        ratio = math.log(before.excess / found.excess) / math.log(
            before.mechanism.scale / found.mechanism.scale
        )
        power = min(max(ratio, 0.25), 1.0)
    return found


def _in_line(request: MechanismRequest, privacy_map: PrivacyMap) -> LocationMechanism:
    """Return the mechanism of a single row or column, whose weights have a closed form."""
    levels = privacy_map.integer_levels(1.0)
    grid = PathGrid(levels)
    table = integer_table(levels, (0, 0), weights_in_line(grid), "paths", LIMIT_IN_LINE)
    return mechanism_of_table(privacy_map, request, table, kernel_of(grid, LIMIT_IN_LINE), 1.0)


def _solve(request: MechanismRequest, privacy_map: PrivacyMap, levels: Int64Array) -> _Solved:
    """Return weights with sums of exactly 1 at all cells, or else the last ones that were tried."""
    if levels.size <= CELLS_OF_PROGRAM:
        kernel = kernel_of(PathGrid(padded(levels, (1, 1))), LIMIT)
        program = _weights_of_least_error(privacy_map, request.prior, kernel, (1, 1))
        if program is not None:
            return _Solved((1, 1), kernel, program)
    # On a small map with much noise, the layer is wider than the map, and not worth the time.
    layer = min(EDGE_LAYER / (float(levels[levels > 0].min()) * UNIT), 2.0 + max(levels.shape) / 4.0)
    first = 0 if max(levels.shape) <= SIDE_WITHOUT_PADDING else 4
    # A narrow padding is more accurate and faster, and a wide one has room for the layer at the edge.
    for width in (width for width in WIDTHS if width >= first):
        found = _solve_with_padding(width, request, privacy_map, levels)
        shape = levels.shape[0] + 2 * width, levels.shape[1] + 2 * width
        missing = np.argwhere((levels > 0) & (_inner(found.weights.reshape(shape), width) == 0.0))
        depth = np.minimum(missing, np.array(levels.shape) - 1 - missing).min(axis=1)
        if missing.size == 0 or width >= layer or (depth > layer).any():
            break
    return found


def _solve_with_padding(
    width: int, request: MechanismRequest, privacy_map: PrivacyMap, levels: Int64Array
) -> _Solved:
    grid = PathGrid(padded(levels, (width, width)))
    request.progress(f"shortest paths of {grid.size} cells")
    kernel = kernel_of(grid, LIMIT)
    weights = nonnegative_weights(kernel, grid.levels.ravel() > 0, request.progress)
    return _Solved((width, width), kernel, weights)


def _solve_exactly(request: MechanismRequest, privacy_map: PrivacyMap, levels: Int64Array) -> _Solved:
    request.progress(f"shortest paths of {levels.size} cells")
    kernel = kernel_of(PathGrid(levels), LIMIT)
    weights = exact_weights(kernel, levels.ravel() > 0, request.progress)
    negative = np.flatnonzero(weights < 0.0)
    if negative.size:
        worst = negative[np.argsort(weights[negative])]
        raise NegativeWeightsError([divmod(int(cell), levels.shape[1]) for cell in worst], weights)
    return _Solved((0, 0), kernel, weights)


def _equal_weights(request: MechanismRequest, privacy_map: PrivacyMap, levels: Int64Array) -> _Solved:
    """Return the weights of the exponential mechanism, whose levels need to be lowered by half at most."""
    return _Solved((0, 0), kernel_of(PathGrid(levels), LIMIT), (levels > 0).astype(np.float64).ravel())


def _inner(array: FloatArray, width: int) -> FloatArray:
    """Return an array without its padding."""
    return array[width : array.shape[0] - width, width : array.shape[1] - width]


def _weights_of_least_error(
    privacy_map: PrivacyMap, prior: FloatArray, kernel: Kernel, padding: tuple[int, int]
) -> FloatArray | None:
    widths = tuple((width, width) for width in padding)
    inside = np.pad(privacy_map.cells, widths).ravel()
    walls = np.pad(privacy_map.cells, widths, mode="edge").ravel() == 0
    matrix = kernel.dense()[inside]
    matrix[:, walls] = 0.0
    share, centres = prior[privacy_map.cells], privacy_map.centres[privacy_map.cells.ravel()]
    mass, first = matrix.T @ share, matrix.T @ (share[:, None] * centres)
    second = matrix.T @ (share * (centres**2).sum(axis=1))
    # An output without mass stands for any place.
    errors = second - (first**2).sum(axis=1) / np.where(mass > 0.0, mass, 1.0)
    return least_error_weights(matrix, np.maximum(errors, 0.0))
