"""Mechanisms as their files describe them: audit one again, and compute the distribution of its reports.

Only the numbers of the file are used: the map's levels, the scale and the weights of the outputs.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from scipy.spatial import KDTree

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.privacy_maps.audit import LossAudit, loss_of_table
from heatcloak_aggregator.privacy_maps.paths import UNIT, PathGrid, padded
from heatcloak_aggregator.privacy_maps.planar import StraightKernel, loss_of_straight
from heatcloak_aggregator.privacy_maps.privacy_map import PrivacyMap
from heatcloak_aggregator.privacy_maps.reference import overestimate
from heatcloak_aggregator.privacy_maps.weights import StreamedKernel
from heatcloak_shared.errors import ParameterError, ZoneError
from heatcloak_shared.location.grid_paths import FRACTION_BITS
from heatcloak_shared.location.mechanism_file import LocationMechanismFile
from heatcloak_shared.sanitize import sanitize

_REMEDY = "build it again with `heatcloak privacy-map build`"
MOST_SUMS, FEWER_SUMS = 4000, 1600
"""Cells up to which `ReportLaw.radius` adds up all reports of each, and how many of a larger map."""
TOLERANCE = 1e-9
"""By how much a ratio may exceed 1: sums of many floating-point numbers are that inexact."""


@dataclass(frozen=True)
class DeployedAudit:
    """What the audit of a file found.

    Attributes:
        loss: greatest ratios of a change of ln P(y|u) to what the levels of the file allow.
        bound: an upper bound of the ratio over all reports and all grid paths, not only those that were
            sampled: the ratio of neighbours times the map's `overestimate`. Of the planar Laplace mechanism,
            ``loss.distant`` is such a bound itself.
    """

    loss: LossAudit
    bound: float

    @property
    def ratio(self) -> float:
        """Return the greatest ratio: at most 1 keeps the promise of the file's levels."""
        return max(self.loss.ratio, self.bound)

    @property
    def keeps_promise(self) -> bool:
        """Return whether the ratio is at most 1, but for rounding."""
        return self.ratio <= 1.0 + TOLERANCE

    @property
    def refusal(self) -> str:
        """Return why a file that breaks its promise can't be used, and what to do."""
        return (
            f"a report changes odds by up to exp({self.ratio:.6g} D), more than the levels in the file "
            f"allow: the file was changed, or made by another program; {_REMEDY}"
        )


def map_of_file(file: LocationMechanismFile) -> PrivacyMap:
    """Return the privacy map of a file.

    Raises:
        ParameterError: a level is too small, or the cells are not connected.
    """
    levels = np.array(file.levels, np.float64).reshape(file.rows, file.columns)
    return PrivacyMap(levels, file.cell)


def audit_file(file: LocationMechanismFile) -> DeployedAudit:
    """Audit the integer table of a file against the levels in the file.

    Raises:
        ParameterError: as `map_of_file`.
    """
    privacy_map, table = map_of_file(file), file.table
    weights = _weights(file)
    if table.metric == "straight":
        if min(table.levels[cell] for cell in table.cells) < max(table.levels):
            # Straight lines are distances of a constant map only.
            return DeployedAudit(LossAudit(math.inf, math.inf), math.inf)
        level = max(table.levels) * UNIT
        log_sums = _log_sums(privacy_map, file, StraightKernel(table.shape, level, table.limit) @ weights)
        loss = loss_of_straight(privacy_map, level, log_sums)
        bound = loss.distant
    else:
        grid = _grid(file)
        log_sums = _log_sums(privacy_map, file, StreamedKernel(grid, table.limit) @ weights)
        loss = loss_of_table(privacy_map, grid, table.padding, table.limit, log_sums, weights > 0.0)
        # In a single row or column there is one path only.
        bound = loss.neighbours * (overestimate(privacy_map) if min(privacy_map.shape) > 1 else 1.0)
    if not np.isfinite(log_sums).all():
        return DeployedAudit(LossAudit(math.inf, math.inf), math.inf)
    return DeployedAudit(loss, bound)


def require_kept(file: LocationMechanismFile, source: str) -> DeployedAudit:
    """Return the audit of a file if it keeps its promise.

    Args:
        file: the file.
        source: its path, for errors.

    Raises:
        ZoneError: it breaks its promise, or can't be audited.
    """
    named = sanitize(source, 200)[1:-1]
    try:
        audit = audit_file(file)
    except ParameterError as error:
        raise ZoneError(f"{named}: {error}; {_REMEDY}") from None
    if not audit.keeps_promise:
        raise ZoneError(f"{named}: {audit.refusal}")
    return audit


class ReportLaw:
    """How the reports of a file are distributed.

    Args:
        file: the file.

    Raises:
        ParameterError: as `map_of_file`.
    """

    def __init__(self, file: LocationMechanismFile) -> None:
        self.map = map_of_file(file)
        self._file = file
        self._weights = _weights(file)
        self._paths = _grid(file)

    def of(self, cell: int) -> FloatArray:
        """Return the probabilities of all reports of one cell, shape of the padded grid.

        Raises:
            ParameterError: there is no such cell, or it is a wall.
        """
        numbers = self._numbers(self.map.check_cell(cell))
        return np.asarray(numbers / numbers.sum())

    def radius(self, output: int, share: float) -> float:
        """Return within which distance of a report's point its sender is, with a probability of ``share``.

        Before the report, all cells of the map count as equally likely. The distance reaches to the far
        corner of a cell. On maps of more than `MOST_SUMS` cells, the sums that make probabilities add up to
        one are estimated from those of near cells. With weights they are nearly equal; without, as in the
        method ``exponential``, the radius can be wrong by a quarter where levels change within a few cells.

        Args:
            output: number of the report, one that occurs.
            share: above 0 and below 1.
        """
        file, (down, right) = self._file, self._file.table.padding
        rows, columns = self.map.shape
        distances = self._distances(output)[down : down + rows, right : right + columns]
        odds = np.exp(-distances)[self.map.cells] / self._sums
        row, column = np.nonzero(self.map.cells)
        x, y = np.subtract(file.point(output), file.origin) / file.cell
        away = np.hypot(np.abs(column + 0.5 - x) + 0.5, np.abs(row + 0.5 - y) + 0.5) * file.cell
        order = np.argsort(away)
        total = np.cumsum(odds[order])
        found: float = away[order[np.searchsorted(total, share * total[-1])]]
        return float(found)

    @cached_property
    def _sums(self) -> FloatArray:
        """Return the sum of the numbers of all reports of each cell that is no wall."""
        places = np.argwhere(self.map.cells)
        chosen = places
        if len(places) > MOST_SUMS:
            apart = math.ceil(math.sqrt(self.map.cells.size / FEWER_SUMS))
            on_lattice = ((places + apart // 2) % apart == 0).all(axis=1)
            chosen = places[on_lattice] if on_lattice.any() else places[:1]
        cells = chosen @ np.array([self._file.columns, 1])
        # The weights of other methods make all sums nearly equal. Without weights, a sum is in proportion to
        # the inverse square of the level around the cell.
        expected = np.square(self.map.epsilon) ** -float(self._file.method == "exponential")
        sums = np.array([self._numbers(cell).sum() for cell in cells.tolist()]) / expected[tuple(chosen.T)]
        _, nearest = KDTree(chosen).query(places)
        return np.asarray(sums[nearest] * expected[tuple(places.T)])

    def _numbers(self, cell: int) -> FloatArray:
        """Return numbers in proportion to the probabilities of all reports, shape of the padded grid."""
        table = self._file.table
        row, column = np.add(divmod(cell, table.columns), table.padding).tolist()
        distances = self._distances(row * table.shape[1] + column)
        return np.asarray(self._weights.reshape(table.shape) * np.exp(-distances))

    def _distances(self, output: int) -> FloatArray:
        """Return the distances from a cell of the padded grid to all others, in its shape."""
        table = self._file.table
        if table.metric == "straight":
            # All cells have the same level.
            kernel = StraightKernel(table.shape, max(table.levels) * UNIT, table.limit)
            return kernel.distances(table.shape, *divmod(output, table.shape[1]))
        distances = np.full(table.n_outputs, float(table.limit))
        near, found = self._paths.paths_of(output, table.limit << FRACTION_BITS)
        distances[near] = found * UNIT
        return distances.reshape(table.shape)


def example_cells(privacy_map: PrivacyMap) -> list[int]:
    """Return cells of a low, a medium and a high level, away from the edge of the map and from each other.

    A map of one level has three different cells as well, if it has three.
    """
    cells = np.flatnonzero(privacy_map.cells)
    levels = np.log(privacy_map.epsilon.ravel()[cells])
    low, high = np.quantile(levels, [0.02, 0.98])
    rows, columns = np.divmod(cells, privacy_map.shape[1])
    down, right = privacy_map.shape[0] - 1 - rows, privacy_map.shape[1] - 1 - columns
    edge = np.minimum(np.minimum(rows, down), np.minimum(columns, right))
    # The room around a cell; beyond some of it, more does not count.
    room = np.minimum(edge + 1.0, max(min(privacy_map.shape) / 4.0, 1.0))
    chosen: list[int] = []
    for target in (low, (low + high) / 2.0, high):
        away = np.abs(levels - target)
        near = away <= away.min() + 0.05 * (high - low)
        best = int(np.argmax(np.where(near, room, -1.0)))
        chosen.append(int(cells[best]))
        room = np.minimum(room, np.hypot(rows - rows[best], columns - columns[best]) / 2.0)
    return chosen


def _weights(file: LocationMechanismFile) -> FloatArray:
    """Return the weights of the integer table, up to a common factor."""
    weights = np.array(file.table.weights, np.float64)
    return np.asarray(weights / weights.max())


def _grid(file: LocationMechanismFile) -> PathGrid:
    table = file.table
    levels = np.array(table.levels, np.int64).reshape(table.rows, table.columns)
    return PathGrid(padded(levels, table.padding))


def _log_sums(privacy_map: PrivacyMap, file: LocationMechanismFile, sums: FloatArray) -> FloatArray:
    """Return ln Σ_y w(y)·exp(−f_y(u)) of each cell of the map, 0 for walls, shape (rows, columns)."""
    down, right = file.table.padding
    rows, columns = privacy_map.shape
    inside = sums.reshape(file.table.shape)[down : down + rows, right : right + columns]
    with np.errstate(invalid="ignore", divide="ignore"):
        return np.asarray(np.where(privacy_map.cells, np.log(inside), 0.0))
