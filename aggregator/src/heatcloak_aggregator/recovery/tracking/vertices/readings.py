"""The readings of rounds on a graph, in units of the noise."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.blas_threads import one_thread
from heatcloak_aggregator.domains import GraphOperator
from heatcloak_aggregator.domains.drift import outside_drift
from heatcloak_aggregator.recovery.tracking.checked_readings import ReadingsReducer, is_explained
from heatcloak_aggregator.recovery.tracking.vertices.arrays import VertexWindow

_PRECISION = 1e-5
"""Least noise scale, relative to the norm of the strongest person's readings, as in `posterior`."""
_TABLES_KEPT = 32


@dataclass(frozen=True, eq=False)
class VertexTable:
    """Readings of a person at each vertex, for some sensors with their noise.

    Attributes:
        rows: b_v of every vertex, in units of the noise, shape (n, d): d is s, or if the readings drift,
            their degrees of freedom.
        squares: ‖b_v‖², shape (n,).
        drift: the basis of the drift of the whitened readings, see `Operator.drift_basis`; None without.
    """

    rows: FloatArray
    squares: FloatArray
    drift: FloatArray | None

    @cached_property
    def products(self) -> FloatArray:
        """Return b_u·b_v, shape (n, n)."""
        with one_thread(self.rows.size):
            return np.ascontiguousarray(self.rows @ self.rows.T)


@dataclass(frozen=True, eq=False)
class VertexReadings:
    """The readings of one round.

    Attributes:
        number: the round.
        values: one reading for each sensor present, shape (s,).
        scales: noise of each.
        sensors: 0-based indices of the sensors, ascending; None for all.
        target: the readings in units of the noise, without their drift, z, shape (d,).
        correlations: b_v·z, shape (n,).
        reducer: where they come from.
    """

    number: int
    values: FloatArray
    scales: FloatArray
    sensors: IntArray | None
    target: FloatArray
    correlations: FloatArray
    reducer: VertexReducer

    @property
    def table(self) -> VertexTable:
        """Return the readings of a person at each vertex for these sensors.

        It is not kept here: where sensors are missing, nearly every round has a table of its own.
        """
        return self.reducer.table(self.scales, self.sensors)

    def is_explained(self, least_square: float) -> bool:
        """Return whether noise explains ‖z − Σ a b‖² of the best people."""
        return is_explained(least_square, self.target.size)


class VertexReducer(ReadingsReducer[VertexReadings]):
    """Check the readings of rounds, and express them in units of the noise.

    Args:
        op: the operator.
        max_intensity: greatest intensity of a person.
    """

    def __init__(self, op: GraphOperator, max_intensity: float) -> None:
        self._op, self._matrix = op, op.matrix()
        norm = float(np.sqrt(np.square(self._matrix).sum(axis=0).max()))
        super().__init__(op.domain.n_sensors, _PRECISION * norm * max_intensity)
        self._tables: OrderedDict[tuple[bytes | None, bytes], VertexTable] = OrderedDict()

    def _reduce(
        self, number: int, values: FloatArray, scales: FloatArray, sensors: IntArray | None
    ) -> VertexReadings:
        table = self.table(scales, sensors)
        target = outside_drift(values / scales, table.drift)
        with one_thread(table.rows.size):
            return VertexReadings(number, values, scales, sensors, target, table.rows @ target, self)

    def table(self, scales: FloatArray, sensors: IntArray | None) -> VertexTable:
        """Return the readings of a person at each vertex, for some sensors with their noise."""
        key = None if sensors is None else sensors.tobytes(), scales.tobytes()
        table = self._tables.pop(key, None)
        if table is None:
            columns = self._matrix if sensors is None else self._matrix[sensors]
            drift = self._op.drift_basis(sensors, 1.0 / scales)
            rows = outside_drift(np.ascontiguousarray((columns / scales[:, None]).T), drift)
            table = VertexTable(rows, np.square(rows).sum(axis=1), drift)
        self._tables[key] = table
        while len(self._tables) > _TABLES_KEPT:
            self._tables.popitem(last=False)
        return table


def vertex_window(rounds: Sequence[VertexReadings], before: int | None) -> VertexWindow:
    """Return the readings of several rounds, ascending, for compiled code.

    Args:
        rounds: at least one.
        before: the round before the first one, whose states are known; None if there is none.
    """
    of_rounds = [each.table for each in rounds]
    tables = list({id(each): each for each in of_rounds}.values())
    kinds = {id(table): kind for kind, table in enumerate(tables)}
    numbers = np.array([rounds[0].number if before is None else before, *(each.number for each in rounds)])
    several = len(tables) > 1
    products = np.stack([each.products for each in tables]) if several else tables[0].products[None]
    return VertexWindow(
        np.diff(numbers).astype(np.int64),
        np.array([kinds[id(each)] for each in of_rounds], np.int64),
        np.stack([each.correlations for each in rounds]),
        np.stack([each.squares for each in tables]),
        products,
    )
