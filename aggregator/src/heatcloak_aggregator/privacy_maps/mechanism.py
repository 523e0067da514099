"""A mechanism that reports a place: its probabilities, its audit, its errors, and its file.

`methods.location_mechanism` makes one.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Literal, Protocol

import numpy as np
from scipy.sparse import csr_array

from heatcloak_aggregator.arrays import FloatArray, Int32Array, Int64Array
from heatcloak_aggregator.privacy_maps.audit import LossAudit, loss_of_table
from heatcloak_aggregator.privacy_maps.optimal import ExplicitTable
from heatcloak_aggregator.privacy_maps.paths import UNIT, PathGrid, padded
from heatcloak_aggregator.privacy_maps.planar import StraightKernel, loss_of_straight
from heatcloak_aggregator.privacy_maps.privacy_map import PrivacyMap
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.location.grid_paths import FRACTION_BITS
from heatcloak_shared.location.location_table import WEIGHT_BITS, LocationTable
from heatcloak_shared.location.mechanism_file import POINT_STEPS, LocationMechanismFile, encode_floats
from heatcloak_shared.noise.exponential import ByteStream

LocationMethod = Literal["padded", "algorithm-1", "planar-laplace", "exponential", "optimal"]

_DENSE_ENTRIES = 1 << 24
_ONE_WEIGHT = 1 << WEIGHT_BITS


@dataclass(frozen=True, eq=False)
class Moments:
    """What is known of the place when an output is reported, as sums over places u of prior(u)·P(y|u).

    Attributes:
        mass: Σ prior·P, shape (outputs,).
        first: Σ prior·P·u, with u from the middle of the map, so that little cancels; shape (outputs, 2).
        second: Σ prior·P·‖u‖², likewise, shape (outputs,).
        own: the centre of each output's own cell, likewise, shape (outputs, 2).
        middle: x and y of the middle of the map.
    """

    mass: FloatArray
    first: FloatArray
    second: FloatArray
    own: FloatArray
    middle: FloatArray

    def points(self, remap: bool) -> FloatArray:
        """Return the posterior mean of each output, or its own cell, shape (outputs, 2)."""
        if not remap:
            return self.own + self.middle
        known = self.mass[:, None] > 0.0
        means = self.first / np.where(known, self.mass[:, None], 1.0)
        return np.where(known, means, self.own) + self.middle

    def squared_error(self, points: FloatArray) -> float:
        """Return Σ_y Σ_u prior(u)·P(y|u)·‖u − point(y)‖²."""
        shown = points - self.middle
        products = (self.first * shown).sum(axis=1)
        return float((self.second - 2.0 * products + self.mass * (shown**2).sum(axis=1)).sum())


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
    _moments: Moments
    _log_sums: FloatArray

    def probabilities(self) -> FloatArray | csr_array[np.float64]:
        """Return P(y|u), shape (rows · columns, outputs); zero in the rows of walls.

        An array for up to 16 million entries, otherwise a sparse array without the entries at the greatest
        distance, of which each is at most w(y)·exp(−limit) and all of a row are about 10⁻⁵.
        """
        if isinstance(self.table, ExplicitTable):
            return self.table.probabilities()
        return table_probabilities(self.table)

    def audit(self) -> float:
        """Return the greatest |ln P(y|u) − ln P(y|u′)| / ∫ε that was found; at most 1 keeps the promise."""
        return self.loss.ratio

    def expected_squared_error(self) -> float:
        """Return Σ prior(u)·P(y|u)·‖u − point(y)‖², between centres of cells, in squared units of length."""
        return self._moments.squared_error(self.points)

    def report(self, cell: int, stream: ByteStream) -> int:
        """Draw the report of a cell, exactly.

        Args:
            cell: its number, row · columns + column.
            stream: uniform random bytes for this report only, such as a `Keystream`.

        Raises:
            ParameterError: there is no such cell, or it is a wall.
        """
        return self.table.report(self.privacy_map.check_cell(cell), stream)

    def remapped(self, remap: bool) -> LocationMechanism:
        """Return the mechanism whose outputs stand for posterior means, or for their own cells."""
        return replace(self, points=self._moments.points(remap))

    def audited_against(self, privacy_map: PrivacyMap) -> LocationMechanism:
        """Return the mechanism as one for a map with the same or higher levels, audited against it."""
        if privacy_map is self.privacy_map:
            return self
        assert isinstance(self.table, LocationTable)  # noqa: S101  the optimal one is for its map
        loss = loss_of_integers(privacy_map, self.table, self._log_sums)
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
        steps = np.clip(np.rint(self.points / size * POINT_STEPS), 0, POINT_STEPS).astype(int)
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


@dataclass(frozen=True, eq=False)
class MechanismRequest:
    """What all methods are given besides a map.

    Attributes:
        prior: probability of each cell, shape (rows, columns), 0 in walls.
        method: the method.
        remap: see `LocationMechanism.remapped`.
        progress: is called with what is done now, in a few words.
    """

    prior: FloatArray
    method: LocationMethod
    remap: bool
    progress: Callable[[str], None]


class SymmetricKernel(Protocol):
    """The matrix exp(−f) of the outputs' grid: see `weights.Kernel` and `planar.StraightKernel`."""

    def __matmul__(self, vectors: FloatArray) -> FloatArray:
        """Return the product with one vector or several, shape (size,) or (size, k)."""


def mechanism_of_table(
    privacy_map: PrivacyMap,
    request: MechanismRequest,
    table: LocationTable,
    kernel: SymmetricKernel,
    scale: float,
) -> LocationMechanism:
    """Normalise a table, find what its outputs stand for, and audit it.

    Args:
        privacy_map: the promise.
        request: prior and method.
        table: levels and weights.
        kernel: the matrix exp(−f) of the table.
        scale: factor of the map's levels in the table.
    """
    padding, cells = table.padding, privacy_map.cells
    widths = tuple((width, width) for width in padding)
    rows, columns = privacy_map.shape
    inside = (slice(padding[0], padding[0] + rows), slice(padding[1], padding[1] + columns))
    weights = np.array(table.weights, np.float64) / _ONE_WEIGHT
    sums = np.where(cells, (kernel @ weights).reshape(table.shape)[inside], 1.0)
    log_sums = np.log(sums)
    share = np.pad(np.where(cells, request.prior / sums, 0.0), widths).ravel()
    middle = np.array([columns, rows]) * privacy_map.cell / 2.0
    down, right = np.divmod(np.arange(table.n_outputs), table.shape[1])
    own = (np.column_stack([right - padding[1], down - padding[0]]) + 0.5) * privacy_map.cell - middle
    columns_of = np.column_stack([share, share[:, None] * own, share * (own**2).sum(axis=1)])
    sums_of = (kernel @ columns_of) * weights[:, None]
    moments = Moments(sums_of[:, 0], sums_of[:, 1:3], sums_of[:, 3], own, middle)
    request.progress(f"auditing {table.n_outputs} outputs")
    return LocationMechanism(
        privacy_map=privacy_map,
        method=request.method,
        prior=request.prior,
        table=table,
        points=moments.points(request.remap),
        scale=scale,
        loss=loss_of_integers(privacy_map, table, log_sums),
        used_map=privacy_map,
        _moments=moments,
        _log_sums=log_sums,
    )


def integer_table(
    levels: Int64Array, padding: tuple[int, int], weights: FloatArray, metric: str, limit: int
) -> LocationTable:
    """Return the exact table of integer levels, shape (rows, columns), and weights, shape (outputs,)."""
    whole = [int(weight * _ONE_WEIGHT) for weight in weights.tolist()]
    rows, columns = levels.shape
    return LocationTable(rows, columns, levels.ravel().tolist(), padding, whole, metric, limit)


def loss_of_integers(privacy_map: PrivacyMap, table: LocationTable, log_sums: FloatArray) -> LossAudit:
    """Audit a table, given ln Σ_y w(y)·exp(−f_y(u)) of each cell, shape (rows, columns)."""
    if table.metric == "straight":
        return loss_of_straight(privacy_map, max(table.levels) * UNIT, log_sums)
    grid = PathGrid(
        padded(np.array(table.levels, np.int64).reshape(table.rows, table.columns), table.padding)
    )
    return loss_of_table(
        privacy_map, grid, table.padding, table.limit, log_sums, np.array(table.weights, np.float64) > 0.0
    )


def table_probabilities(table: LocationTable) -> FloatArray | csr_array[np.float64]:
    """Return P(y|u) of a table; see `LocationMechanism.probabilities`."""
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
