"""Mechanisms that report a place with the privacy that a map prescribes.

Koufogiannis & Pappas, "Location-dependent privacy" (2016).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal, Protocol

import numpy as np
import numpy.typing as npt
from scipy.sparse import csr_array

from heatcloak_aggregator.arguments import real_array
from heatcloak_aggregator.arrays import FloatArray, Int32Array, Int64Array
from heatcloak_aggregator.privacy_maps.audit import LossAudit, loss_of_probabilities, loss_of_table
from heatcloak_aggregator.privacy_maps.optimal import ExplicitTable, optimal_table
from heatcloak_aggregator.privacy_maps.paths import UNIT, PathGrid, padded
from heatcloak_aggregator.privacy_maps.planar import StraightKernel, loss_of_straight, planar_padding
from heatcloak_aggregator.privacy_maps.privacy_map import PrivacyMap
from heatcloak_aggregator.privacy_maps.reference import overestimate
from heatcloak_aggregator.privacy_maps.weights import (
    Kernel,
    StreamedKernel,
    exact_weights,
    kernel_of,
    least_error_weights,
    nonnegative_weights,
    weights_in_line,
)
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.location.grid_paths import FRACTION_BITS
from heatcloak_shared.location.location_table import WEIGHT_BITS, LocationTable
from heatcloak_shared.location.mechanism_file import LocationMechanismFile, encode_floats
from heatcloak_shared.noise.exponential import ByteStream
from heatcloak_shared.sanitize import sanitize

LocationMethod = Literal["padded", "algorithm-1", "planar-laplace", "exponential", "optimal"]

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
_DENSE_ENTRIES = 1 << 24
CHANGES = (1.0, 0.7, 0.5, 0.25, 0.1)
"""How fast 1/ε may change with the place, in the smoother maps that are tried for a rough one."""
_ROUNDING = 1e-10
_BELOW = 1e-4
_TRIES = 3
_HARDLY_LOWER = 0.99
_ONE_WEIGHT = 1 << WEIGHT_BITS


class NegativeWeightsError(ParameterError):
    """Algorithm 1 has no mechanism for this map.

    Attributes:
        cells: row and column of each cell with a negative weight, the most negative first.
    """

    def __init__(self, cells: list[tuple[int, int]]) -> None:
        shown = ", ".join(map(str, cells[:5])) + (f" and {len(cells) - 5} more" if len(cells) > 5 else "")
        super().__init__(
            f"algorithm 1 has negative weights at cell {shown}, so its numbers are no probabilities: "
            "use method='padded', which always has a mechanism"
        )
        self.cells = cells


class _Kernel(Protocol):
    def __matmul__(self, vectors: FloatArray) -> FloatArray: ...


@dataclass(frozen=True, eq=False)
class LocationMechanism:
    """A mechanism that reports the number of an output, which stands for a place.

    Attributes:
        privacy_map: the promise.
        method: one of the methods of `location_mechanism`.
        prior: probability of each cell, shape (rows, columns).
        table: the exact probabilities, as integers; see `LocationTable`.
        points: x and y of what each output stands for, shape (outputs, 2); the map starts at (0, 0).
        scale: factor of the levels that the table uses, at most 1.
        loss: what the audit of the table found.
        used_map: the map of the table's levels, before ``scale``: that of the promise, or a lower one.
    """

    privacy_map: PrivacyMap
    method: LocationMethod
    prior: FloatArray
    table: LocationTable | ExplicitTable
    points: FloatArray
    scale: float
    loss: LossAudit
    used_map: PrivacyMap
    _squared_error: float
    _log_sums: FloatArray

    def probabilities(self) -> FloatArray | csr_array[np.float64]:
        """Return P(y|u), shape (rows · columns, outputs); zero in the rows of walls.

        An array for up to 16 million entries, otherwise a sparse array without the entries at the greatest
        distance, of which each is at most w(y)·exp(−limit) and all of a row are about 10⁻⁵.
        """
        if isinstance(self.table, ExplicitTable):
            return self.table.probabilities()
        return _probabilities(self.table)

    def audit(self) -> float:
        """Return the greatest |ln P(y|u) − ln P(y|u′)| / ∫ε that was found; at most 1 keeps the promise."""
        return self.loss.ratio

    def expected_squared_error(self) -> float:
        """Return Σ prior(u)·P(y|u)·‖u − point(y)‖², between centres of cells, in squared units of length."""
        return self._squared_error

    def report(self, cell: int, stream: ByteStream) -> int:
        """Draw the report of a cell, exactly.

        Args:
            cell: its number, row · columns + column.
            stream: uniform random bytes for this report only, such as a `Keystream`.

        Raises:
            ParameterError: there is no such cell, or it is a wall.
        """
        return self.table.report(self.privacy_map.check_cell(cell), stream)

    def promising(self, privacy_map: PrivacyMap) -> LocationMechanism:
        """Return the mechanism as one for a map with the same or higher levels, audited against it."""
        if privacy_map is self.privacy_map:
            return self
        assert isinstance(self.table, LocationTable)  # noqa: S101  the optimal one is for its map
        loss = _loss(privacy_map, self.table, self._log_sums)
        return replace(self, privacy_map=privacy_map, loss=loss)

    def file(self, origin: tuple[float, float] = (0.0, 0.0)) -> LocationMechanismFile:
        """Return the description for position zones, from which nodes draw reports.

        The levels must be floats of 32 bits; see `PrivacyMap.rounded`.

        Args:
            origin: x and y of the map's lower left corner.

        Raises:
            ParameterError: the mechanism is the optimal one, which has no weights; or the levels need more
                bits.
        """
        if isinstance(self.table, ExplicitTable):
            raise ParameterError("the optimal mechanism can't be written to a file: use method='padded'")
        levels = self.used_map.epsilon
        if (levels.astype(np.float32) != levels)[self.privacy_map.cells].any():
            raise ParameterError("the levels need more than 32 bits: make the mechanism for map.rounded()")
        rows, columns = self.privacy_map.shape
        size = self.privacy_map.cell * np.array([columns, rows])
        steps = np.clip(np.rint(self.points / size * 65535.0), 0, 65535).astype(int)
        found = LocationMechanismFile(
            rows=rows,
            columns=columns,
            cell=self.privacy_map.cell,
            origin=origin,
            epsilon=encode_floats("f", levels.ravel().tolist()),
            method=self.method,
            scale=self.scale,
            metric=self.table.metric,
            padding=self.table.padding,
            weights=encode_floats("d", [weight / _ONE_WEIGHT for weight in self.table.weights]),
            points=encode_floats("H", steps.ravel().tolist()),
            limit=self.table.limit,
        )
        if found.table != self.table:
            raise ParameterError("the file would not describe this mechanism exactly")
        return found


def location_mechanism(
    privacy_map: PrivacyMap,
    prior: npt.ArrayLike | None = None,
    method: LocationMethod = "padded",
    *,
    remap: bool | None = None,
) -> LocationMechanism:
    """Return a mechanism that reports a cell with the privacy of a map.

    Args:
        privacy_map: the promise.
        prior: how often people are in each cell, shape (rows, columns), nonnegative, in any unit; None for
            the same everywhere. It changes accuracy, not privacy.
        method: ``"padded"``: P(y|u) ∝ w(y)·exp(−f_y(u)) with w >= 0 and outputs beyond the edge of the map.
            ``"algorithm-1"``: the same with one output for each cell, as the paper prints it.
            ``"planar-laplace"``: the two-dimensional Laplace mechanism at the least level of the map.
            ``"exponential"``: P(y|u) ∝ exp(−f_y(u)/2). ``"optimal"``: least squared error, for few cells.
        remap: whether an output stands for the posterior mean of the place, given the output and the prior,
            or for its own cell. By default the mean, but for ``"algorithm-1"`` and ``"planar-laplace"``.

    Formal guarantees:
        For every report y, and any two cells, |ln P(y|u) − ln P(y|u′)| is at most ∫ε along every path from u
        to u′ that is made of straight lines in 96 directions (`reference.overestimate`). Weights that do not
        add up exactly, as on rough maps, are made up for by lower levels: see ``scale``.

    Raises:
        NegativeWeightsError: ``"algorithm-1"`` has no mechanism for the map.
        ParameterError: an argument is not as above, or the map is too large for ``"optimal"``.
    """
    if not isinstance(privacy_map, PrivacyMap):
        raise ParameterError(f"privacy_map must be a PrivacyMap, got a {type(privacy_map).__name__}")
    if not isinstance(method, str) or method not in _METHODS:
        raise ParameterError(
            f"unknown method {sanitize(method, 40)}: choose from {', '.join(map(repr, _METHODS))}"
        )
    if remap is not None and not isinstance(remap, bool):
        raise ParameterError(f"remap must be True, False or None, got a {type(remap).__name__}")
    remapped = method not in ("algorithm-1", "planar-laplace") if remap is None else remap
    return _METHODS[method](privacy_map, _check_prior(privacy_map, prior), remapped)


def _check_prior(privacy_map: PrivacyMap, prior: npt.ArrayLike | None) -> FloatArray:
    """Return the prior as probabilities, zero in walls."""
    given = privacy_map.cells.astype(np.float64) if prior is None else real_array("prior", prior)
    if given.shape != privacy_map.shape:
        raise ParameterError(f"prior must be of the shape {privacy_map.shape}, got {given.shape}")
    density = np.where(privacy_map.cells, given, 0.0)
    if not np.isfinite(density).all() or (density < 0.0).any() or not density.any():
        raise ParameterError("prior must be nonnegative and finite, and positive in some cell")
    density = density / density.max()
    return np.asarray(density / density.sum())


@dataclass(frozen=True, eq=False)
class _Solved:
    """Weights of the outputs of a padded grid."""

    padding: tuple[int, int]
    grid: PathGrid
    kernel: Kernel
    weights: FloatArray


Solver = Callable[[PrivacyMap, Int64Array], _Solved]
"""Finds weights for a map and the integer levels of its table."""


def _padded(privacy_map: PrivacyMap, prior: FloatArray, remapped: bool) -> LocationMechanism:
    def attempt(used_map: PrivacyMap, solve: Solver) -> _Attempt:
        return _attempt(used_map, prior, remapped, "padded", solve)

    found = attempt(privacy_map, partial(_solve, prior))
    if found.excess > 1.0 + _ROUNDING:
        # Sums differ from 1 where levels change fast: a smoother map may cost less than lower levels.
        maps = [privacy_map.smoothed(change) for change in CHANGES]
        lower = [each for each in maps if np.nanmin(each.epsilon / privacy_map.epsilon) < _HARDLY_LOWER]
        smooth = [attempt(each, partial(_solve_with_padding, ROUGH_WIDTH)) for each in lower]
        equal = attempt(privacy_map, _equal_weights)
        found = _lowered(min([found, *smooth, equal], key=lambda each: each.error), prior, remapped)
    return found.mechanism.promising(privacy_map)


def _solve(prior: FloatArray, privacy_map: PrivacyMap, levels: Int64Array) -> _Solved:
    """Return weights with sums of exactly 1 at all cells, or else the last ones that were tried."""
    if levels.size <= CELLS_OF_PROGRAM:
        grid = PathGrid(padded(levels, (1, 1)))
        kernel = kernel_of(grid, LIMIT)
        program = _weights_of_least_error(privacy_map, prior, kernel, (1, 1))
        if program is not None:
            return _Solved((1, 1), grid, kernel, program)
    # On a small map with much noise, the layer is wider than the map, and not worth the time.
    layer = min(EDGE_LAYER / (float(levels[levels > 0].min()) * UNIT), 2.0 + max(levels.shape) / 4.0)
    first = 0 if max(levels.shape) <= SIDE_WITHOUT_PADDING else 4
    # A narrow padding is more accurate and faster, and a wide one has room for the layer at the edge.
    for width in (width for width in WIDTHS if width >= first):
        found = _solve_with_padding(width, privacy_map, levels)
        missing = np.argwhere(
            (levels > 0) & (_inner(found.weights.reshape(found.grid.levels.shape), width) == 0.0)
        )
        depth = np.minimum(missing, np.array(levels.shape) - 1 - missing).min(axis=1)
        if missing.size == 0 or width >= layer or (depth > layer).any():
            break
    return found


def _solve_with_padding(width: int, privacy_map: PrivacyMap, levels: Int64Array) -> _Solved:
    grid = PathGrid(padded(levels, (width, width)))
    kernel = kernel_of(grid, LIMIT)
    return _Solved((width, width), grid, kernel, nonnegative_weights(kernel, grid.levels.ravel() > 0))


def _equal_weights(privacy_map: PrivacyMap, levels: Int64Array) -> _Solved:
    """Return the weights of the exponential mechanism, whose levels need to be lowered by half at most."""
    grid = PathGrid(levels)
    return _Solved((0, 0), grid, kernel_of(grid, LIMIT), (levels > 0).astype(np.float64).ravel())


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


def _algorithm_1(privacy_map: PrivacyMap, prior: FloatArray, remapped: bool) -> LocationMechanism:
    def solve(privacy_map: PrivacyMap, levels: Int64Array) -> _Solved:
        grid = PathGrid(levels)
        kernel = kernel_of(grid, LIMIT)
        weights = exact_weights(kernel, levels.ravel() > 0)
        negative = np.flatnonzero(weights < 0.0)
        if negative.size:
            worst = negative[np.argsort(weights[negative])]
            raise NegativeWeightsError([divmod(int(cell), levels.shape[1]) for cell in worst])
        return _Solved((0, 0), grid, kernel, weights)

    found = _attempt(privacy_map, prior, remapped, "algorithm-1", solve)
    return _lowered(found, prior, remapped).mechanism


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
    def error(self) -> float:
        """Return about the squared error once the levels are low enough: it is as 1/ε²."""
        return self.mechanism.expected_squared_error() * max(self.excess, 1.0) ** 2


def _attempt(
    privacy_map: PrivacyMap,
    prior: FloatArray,
    remapped: bool,
    method: LocationMethod,
    solve: Solver,
    scale: float | None = None,
) -> _Attempt:
    """Solve for weights, normalise and audit, at the greatest scale or at the given one."""
    if min(privacy_map.shape) == 1:
        return _Attempt(_in_line(privacy_map, prior, remapped, method), 1.0, solve)
    factor = overestimate(privacy_map)
    used = (1.0 - MARGIN) / factor if scale is None else scale
    levels = privacy_map.integer_levels(used)
    solved = solve(privacy_map, levels)
    table = _table(levels, solved.padding, solved.weights, "paths", LIMIT)
    mechanism = _evaluate(privacy_map, method, prior, remapped, table, solved.kernel, used)
    return _Attempt(mechanism, factor, solve)


def _lowered(found: _Attempt, prior: FloatArray, remapped: bool) -> _Attempt:
    """Lower the levels until the promise holds."""
    # At half of the greatest scale, it holds for any weights, as for the exponential mechanism.
    least = found.mechanism.scale / 2.0
    solve, power = found.solve, 1.0
    if isinstance(found.mechanism.table, LocationTable) and solve is not _equal_weights:
        solve = partial(_solve_with_padding, found.mechanism.table.padding[0])
    while found.excess > 1.0 + _ROUNDING and found.mechanism.scale > least:
        before = found
        scale = before.mechanism.scale * (before.excess * (1.0 + _BELOW)) ** (-1.0 / power)
        used_map, method = before.mechanism.used_map, before.mechanism.method
        found = _attempt(used_map, prior, remapped, method, solve, max(scale, least))
        # The excess is about a power of the scale, and falls by less than it if the weights get worse.
        ratio = math.log(before.excess / found.excess) / math.log(
            before.mechanism.scale / found.mechanism.scale
        )
        power = min(max(ratio, 0.25), 1.0)
    return found


def _in_line(
    privacy_map: PrivacyMap, prior: FloatArray, remapped: bool, method: LocationMethod
) -> LocationMechanism:
    """Return the mechanism of a single row or column, whose weights have a closed form."""
    levels = privacy_map.integer_levels(1.0)
    grid = PathGrid(levels)
    table = _table(levels, (0, 0), weights_in_line(grid), "paths", LIMIT_IN_LINE)
    kernel = kernel_of(grid, LIMIT_IN_LINE)
    return _evaluate(privacy_map, method, prior, remapped, table, kernel, 1.0)


def _exponential(privacy_map: PrivacyMap, prior: FloatArray, remapped: bool) -> LocationMechanism:
    scale = (0.5 - MARGIN) / overestimate(privacy_map)
    levels = privacy_map.integer_levels(scale)
    table = _table(levels, (0, 0), privacy_map.cells.astype(np.float64).ravel(), "paths", LIMIT)
    grid = PathGrid(levels)
    kernel = StreamedKernel(grid, LIMIT)
    return _evaluate(privacy_map, "exponential", prior, remapped, table, kernel, scale)


def _planar_laplace(privacy_map: PrivacyMap, prior: FloatArray, remapped: bool) -> LocationMechanism:
    level = float(np.nanmin(privacy_map.epsilon))
    flat = PrivacyMap(np.where(privacy_map.cells, level, np.nan), privacy_map.cell)
    padding = planar_padding(privacy_map.shape, level * privacy_map.cell)
    shape = privacy_map.shape[0] + 2 * padding[0], privacy_map.shape[1] + 2 * padding[1]
    # The outputs end where the noise is rare, and so the sums of rows differ a little.
    scale = 1.0 - 1e-4
    while True:
        levels = flat.integer_levels(scale)
        table = _table(levels, padding, np.ones(shape[0] * shape[1]), "straight", LIMIT)
        kernel = StraightKernel(shape, float(levels.max()) * UNIT, LIMIT)
        found = _evaluate(flat, "planar-laplace", prior, remapped, table, kernel, scale)
        # At half of the level, the promise holds for any sums.
        if found.audit() <= 1.0 or scale == 0.5:
            return found.promising(privacy_map)
        scale = max(scale / found.audit() * (1.0 - MARGIN), 0.5)


def _table(
    levels: Int64Array, padding: tuple[int, int], weights: FloatArray, metric: str, limit: int
) -> LocationTable:
    whole = [int(weight * _ONE_WEIGHT) for weight in weights.tolist()]
    rows, columns = levels.shape
    return LocationTable(rows, columns, levels.ravel().tolist(), padding, whole, metric, limit)


def _optimal(privacy_map: PrivacyMap, prior: FloatArray, remapped: bool) -> LocationMechanism:
    factor = overestimate(privacy_map)
    scale = (1.0 - MARGIN) / factor
    for _ in range(_TRIES):
        table = optimal_table(PathGrid(privacy_map.integer_levels(scale)), privacy_map.centres, prior.ravel())
        probabilities = table.probabilities()
        loss = loss_of_probabilities(privacy_map, probabilities)
        excess = max(loss.neighbours * factor, loss.distant)
        if excess <= 1.0:
            break
        scale /= excess * (1.0 + MARGIN)
    else:
        raise ParameterError("the linear program is too inaccurate for this map: use method='padded'")
    points = privacy_map.centres
    joint = prior.ravel()[:, None] * probabilities
    if remapped:
        mass = joint.sum(axis=0)[:, None]
        points = np.where(mass > 0.0, joint.T @ points / np.where(mass > 0.0, mass, 1.0), points)
    squares = ((privacy_map.centres[:, None] - points) ** 2).sum(axis=2)
    error = float((joint * squares).sum())
    return LocationMechanism(
        privacy_map, "optimal", prior, table, points, scale, loss, privacy_map, error, np.empty(0)
    )


def _evaluate(
    privacy_map: PrivacyMap,
    method: LocationMethod,
    prior: FloatArray,
    remapped: bool,
    table: LocationTable,
    kernel: _Kernel,
    scale: float,
) -> LocationMechanism:
    """Normalise, find what outputs stand for, and the squared error; audit."""
    padding, cells = table.padding, privacy_map.cells
    widths = tuple((width, width) for width in padding)
    rows, columns = privacy_map.shape
    inside = (slice(padding[0], padding[0] + rows), slice(padding[1], padding[1] + columns))
    weights = np.array(table.weights, np.float64) / _ONE_WEIGHT
    sums = np.where(cells, (kernel @ weights).reshape(table.shape)[inside], 1.0)
    log_sums = np.log(sums)
    share = np.pad(np.where(cells, prior / sums, 0.0), widths).ravel()
    # Coordinates from the middle of the map, so that little cancels.
    middle = np.array([columns, rows]) * privacy_map.cell / 2.0
    down, right = np.divmod(np.arange(table.n_outputs), table.shape[1])
    own = (np.column_stack([right - padding[1], down - padding[0]]) + 0.5) * privacy_map.cell - middle
    # Mass of each output, first moments and second moment of the place, before weights.
    squares = (own**2).sum(axis=1)
    moments = kernel @ np.column_stack([share, share[:, None] * own, share * squares])
    mass, first, second = moments[:, 0], moments[:, 1:3], moments[:, 3]
    points = first / mass[:, None] if remapped else own
    errors = second - 2.0 * (first * points).sum(axis=1) + mass * (points**2).sum(axis=1)
    loss = _loss(privacy_map, table, log_sums)
    error = float(weights @ errors)
    return LocationMechanism(
        privacy_map, method, prior, table, points + middle, scale, loss, privacy_map, error, log_sums
    )


def _loss(privacy_map: PrivacyMap, table: LocationTable, log_sums: FloatArray) -> LossAudit:
    if table.metric == "straight":
        return loss_of_straight(privacy_map, max(table.levels) * UNIT, log_sums)
    grid = PathGrid(
        padded(np.array(table.levels, np.int64).reshape(table.rows, table.columns), table.padding)
    )
    return loss_of_table(
        privacy_map, grid, table.padding, table.limit, log_sums, np.array(table.weights, np.float64) > 0.0
    )


def _probabilities(table: LocationTable) -> FloatArray | csr_array[np.float64]:
    weights = np.array(table.weights, np.float64) / _ONE_WEIGHT
    constant = math.exp(-table.limit) * weights
    shape = table.rows * table.columns, table.n_outputs
    dense = np.zeros(shape if shape[0] * shape[1] <= _DENSE_ENTRIES else (0, 0))
    lengths, outputs, entries = [np.zeros(1, np.int64)], [], []
    for row, (starts, near, kernel) in enumerate(_kernel_rows(table)):
        numbers = kernel * weights[near]
        owner = np.repeat(np.arange(table.columns), np.diff(starts))
        sums = np.bincount(owner, numbers, table.columns) + constant.sum()
        # Walls have no reports.
        inside = np.array(table.levels[row * table.columns : (row + 1) * table.columns]) > 0
        shares = np.where(inside[owner], numbers / sums[owner], 0.0)
        if dense.size:
            part = dense[row * table.columns : (row + 1) * table.columns]
            part[inside] = constant / sums[inside, None]
            part[owner, near] += shares
        else:
            lengths.append(np.diff(starts))
            outputs.append(near)
            entries.append(shares)
    if dense.size:
        return dense
    ends = np.cumsum(np.concatenate(lengths))
    return csr_array((np.concatenate(entries), np.concatenate(outputs), ends), shape=shape)


def _kernel_rows(table: LocationTable) -> Iterator[tuple[Int64Array, Int32Array, FloatArray]]:
    """Yield exp(−f) − exp(−limit) of a row of cells: where each cell's entries start, outputs, and values."""
    levels = np.array(table.levels, np.int64).reshape(table.rows, table.columns)
    cap, least = table.limit << FRACTION_BITS, math.exp(-table.limit)
    grid = PathGrid(padded(levels, table.padding))
    for row in range(table.rows):
        first = (row + table.padding[0]) * table.shape[1] + table.padding[1]
        if table.metric == "straight":
            yield StraightKernel(table.shape, float(levels.max()) * UNIT, table.limit).rows(
                first, table.columns
            )
            continue
        for block in grid.each_block(cap, lambda rows: rows, range(first, first + table.columns)):
            yield block.starts, block.cells, np.exp(block.distances * -UNIT) - least


_METHODS: dict[str, Callable[[PrivacyMap, FloatArray, bool], LocationMechanism]] = {
    "padded": _padded,
    "algorithm-1": _algorithm_1,
    "planar-laplace": _planar_laplace,
    "exponential": _exponential,
    "optimal": _optimal,
}
