"""The readings of a round, and what a source anywhere adds to them, with as few numbers as that takes."""

from __future__ import annotations

import math

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.recovery.observation import Observation

_STEP = 0.25
"""Distance of the places that are looked at first, in √T: the kernel is √2 such lengths wide."""
_MOST_PLACES = 4096
_ENTRIES_AT_ONCE = 1 << 20
"""Entries of the largest array that is formed: places × sensors."""
_LOST = 1e-9
"""Share of a column's length that projection on the grid's columns may lose."""
_ROUNDING = 2.0**-46
"""Residuals below this, relative to the readings and the columns, are rounding and not misfit."""


class ReducedData:
    """‖A f − ỹ‖₂ of sources anywhere, as a residual of few entries.

    On a grid that is fine beside √T, the columns of sources off the grid lie in the span of those on it, and
    the residual is that of the projected data. Where the grid is coarse they do not, and it is left whole.

    Args:
        op: the operator, which knows its kernel off the grid.
        observation: the readings.

    Attributes:
        target: z, what the sources should add up to, shape (d,).
        outside: the part of the residual's norm that no source can change.
        floor: residuals below this are rounding.
        scan: places that cover [0, 1], closer together than the kernel is wide, shape (p,).
        scanned: their columns, shape (p, d).
        lengths: the squared lengths of these, shape (p,).
    """

    def __init__(self, op: IntervalOperator, observation: Observation) -> None:
        self._op = op
        self._observation = observation
        self._projection = op.projection(observation.sensors, observation.weights)
        self.scan = _scan(op)
        self._is_whole = False
        self.scanned, self.lengths, lost = self._look()
        self.target, self.outside = self._projection.reduce(observation.readings)
        if lost > _LOST:
            self._is_whole = True
            self.scanned, self.lengths, _ = self._look()
            self.target, self.outside = self._weigh(observation.readings), 0.0
        length = math.hypot(math.sqrt(self.target.dot(self.target)), self.outside)
        self.floor = _ROUNDING * max(math.sqrt(self.lengths.max()), length)

    def columns(self, places: FloatArray) -> FloatArray:
        """What a unit source at each of ``places`` (k,) adds, shape (k, d)."""
        return self._reduce(self._rows(self._op.responses(places)))

    def slopes(self, places: FloatArray) -> FloatArray:
        """The derivatives of the columns by place, shape (k, d)."""
        return self._reduce(self._rows(self._op.slopes(places)))

    def _look(self) -> tuple[FloatArray, FloatArray, float]:
        """Columns at all places of the scan, their squared lengths, and the greatest share lost of any."""
        at_once = max(1, _ENTRIES_AT_ONCE // self._op.domain.n_sensors)
        parts, lost, longest = [], 0.0, 0.0
        for start in range(0, self.scan.size, at_once):
            rows = self._rows(self._op.responses(self.scan[start : start + at_once]))
            parts.append(self._reduce(rows))
            if not self._is_whole:
                rest = self._weigh(rows) - parts[-1].dot(self._projection.basis.T)
                lost = max(lost, float(np.square(rest).sum(axis=1).max()))
        columns = np.concatenate(parts)
        lengths = np.square(columns).sum(axis=1)
        longest = float(lengths.max())
        return columns, lengths, math.sqrt(lost / longest) if longest > 0.0 else math.inf

    def _reduce(self, rows: FloatArray) -> FloatArray:
        return self._weigh(rows) if self._is_whole else self._projection.compress(rows)

    def _rows(self, rows: FloatArray) -> FloatArray:
        sensors = self._observation.sensors
        return rows if sensors is None else rows[:, sensors]

    def _weigh(self, rows: FloatArray) -> FloatArray:
        weights = self._observation.weights
        return rows if weights is None else rows * weights


def _scan(op: IntervalOperator) -> FloatArray:
    """Places all over [0, 1]; where the kernel is too narrow for that, sensors' places, which see most."""
    count = math.ceil(1.0 / (_STEP * math.sqrt(op.spread))) + 1
    if count <= _MOST_PLACES:
        return np.linspace(0.0, 1.0, max(count, 9))
    everywhere = np.linspace(0.0, 1.0, _MOST_PLACES)
    sensors: FloatArray = op.domain.sensor_places
    return np.unique(np.concatenate([everywhere, sensors[:: max(1, sensors.size // _MOST_PLACES)]]))
