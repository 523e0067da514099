"""Local descent of sources without a grid: reduced data, and sources moved and weighted together."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.ranking import highest
from heatcloak_aggregator.recovery.observation import Observation

_STEP = 0.25
"""Distance of the scanned places in √T; the kernel is √2 such lengths wide."""
_MOST_PLACES = 4096
_ENTRIES_AT_ONCE = 1 << 20
"""Largest number of entries, places × sensors, of an array formed at a time."""
_LOST = 1e-9
"""Share of a column's length that the projection on the grid's columns may lose."""
_ROUNDING = 2.0**-46
"""Residuals below this, relative to the readings and the columns, are rounding errors."""


class ReducedData:
    """‖A f − ỹ‖₂ for sources at any places, as a residual of few entries.

    On a grid that is fine relative to √T, the columns of sources off the grid are in the span of those on it,
    and the residual is that of the projected data. On a coarse grid they are not, and the data are not
    projected.

    Args:
        op: the operator, with its kernel at any place.
        observation: the readings.

    Attributes:
        target: z, the sum that the sources should explain, shape (d,).
        outside: the part of the residual's norm that no source can change.
        floor: residuals below this are rounding errors.
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
        """Return the readings of a unit source at each of ``places`` (k,), shape (k, d)."""
        return self._reduce(self._rows(self._op.responses(places)))

    def slopes(self, places: FloatArray) -> FloatArray:
        """Return the derivatives of the columns by place, shape (k, d)."""
        return self._reduce(self._rows(self._op.slopes(places)))

    def _look(self) -> tuple[FloatArray, FloatArray, float]:
        """Return columns at all scanned places, their squared lengths, and the greatest share lost."""
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
    """Return places that cover [0, 1]; if the kernel is too narrow for that, add the places of sensors."""
    count = math.ceil(1.0 / (_STEP * math.sqrt(op.spread))) + 1
    if count <= _MOST_PLACES:
        return np.linspace(0.0, 1.0, max(count, 9))
    everywhere = np.linspace(0.0, 1.0, _MOST_PLACES)
    sensors: FloatArray = op.domain.sensor_places
    return np.unique(np.concatenate([everywhere, sensors[:: max(1, sensors.size // _MOST_PLACES)]]))


_INSIDE = 1e-6
"""The trust-region method starts strictly within its bounds."""
_TOLERANCE = 1e-6
"""Relative decrease of the squared residual that ends a descent: s·1e-6/2 in log-likelihood."""
_SMALLEST_STEP = 1e-9
_MOST_EVALUATIONS = 100


class Sources(NamedTuple):
    """Sources and their residual.

    Attributes:
        places: shape (k,).
        intensities: shape (k,).
        residual: z − Σ intensity · column, shape (d,).
        evaluations: number of evaluations of the residual that were needed.
    """

    places: FloatArray
    intensities: FloatArray
    residual: FloatArray
    evaluations: int

    def gain(self, before: Sources) -> float:
        """Return (‖residual before‖² − ‖residual‖²)/2, without cancellation between the squares."""
        fall = before.residual - self.residual
        return 0.5 * float(fall.dot(before.residual + self.residual))


def nothing(data: ReducedData) -> Sources:
    """Return no sources."""
    return Sources(np.empty(0), np.empty(0), data.target, 0)


def add_source(data: ReducedData, sources: Sources, intensity: float | None) -> Sources:
    """Add the source that lowers the residual most, and move all sources to a local minimum.

    The first is the conditional-gradient step of Boyd, Schiebinger & Recht 2017, Algorithm 2, with the exact
    gain of the best intensity in its box instead of the gradient; the second is its local descent.

    Args:
        data: the reduced readings.
        sources: the present sources.
        intensity: intensity of every source; None if each has its own, within [0, 1].
    """
    correlations = data.scanned.dot(sources.residual)
    # A place that no sensor sees has a column of zeros.
    lengths = np.where(data.lengths > 0.0, data.lengths, 1.0)
    weights = (
        np.clip(correlations / lengths, 0.0, 1.0) if intensity is None else np.full(lengths.size, intensity)
    )
    best = highest(weights * (correlations - 0.5 * weights * data.lengths))
    places = np.append(sources.places, data.scan[best])
    intensities = np.append(sources.intensities, weights[best])
    return _descend(data, places, intensities, is_known=intensity is not None)


def _descend(data: ReducedData, places: FloatArray, intensities: FloatArray, *, is_known: bool) -> Sources:
    count = places.size
    # Scale by the data, so that squares stay within range in any unit.
    scale = max(math.sqrt(data.target.dot(data.target)), math.sqrt(float(data.lengths.max()))) or 1.0

    def split(point: FloatArray) -> tuple[FloatArray, FloatArray]:
        return (point, intensities) if is_known else (point[:count], point[count:])

    def misfit(point: FloatArray) -> FloatArray:
        where, how_much = split(point)
        return np.asarray((how_much.dot(data.columns(where)) - data.target) / scale)

    def slope(point: FloatArray) -> FloatArray:
        where, how_much = split(point)
        moved = data.slopes(where) * how_much[:, None]
        rows = moved if is_known else np.concatenate([moved, data.columns(where)])
        return rows.T / scale

    start = places if is_known else np.concatenate([places, intensities])
    # scipy.optimize is slow to import, and only used here.
    from scipy.optimize import least_squares

    found = least_squares(
        misfit,
        np.clip(start, _INSIDE, 1.0 - _INSIDE),
        slope,
        bounds=(0.0, 1.0),
        x_scale=np.repeat([0.1, 1.0], [count, start.size - count]),
        ftol=_TOLERANCE,
        xtol=_SMALLEST_STEP,
        gtol=1e-15,
        max_nfev=_MOST_EVALUATIONS,
    )
    where, how_much = split(found.x)
    return Sources(where, how_much, -scale * found.fun, int(found.nfev))
