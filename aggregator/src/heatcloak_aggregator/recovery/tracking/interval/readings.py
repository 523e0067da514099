"""The readings of a window of rounds, whitened and in the few directions that diffusion leaves visible."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import scipy

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.domains.drift import outside_drift
from heatcloak_aggregator.recovery.observation import Observation
from heatcloak_aggregator.recovery.posterior.interval.recovery import PRECISION
from heatcloak_aggregator.recovery.posterior.interval.table import table_of
from heatcloak_aggregator.recovery.tracking.checked_readings import ReadingsReducer, is_explained
from heatcloak_aggregator.recovery.tracking.interval.tracks import Window

_DROWNED = 0.01
"""Directions whose signal stays below this many σ, for everybody together, are dropped."""
_TABLES_KEPT = 64


@dataclass(frozen=True, eq=False)
class RoundReadings:
    """The readings of one round.

    Attributes:
        number: the round.
        values: one reading for each sensor present, shape (s,).
        scales: noise of each.
        sensors: 0-based indices of the sensors, ascending; None for all.
        target: the readings in the coordinates of the reducer, shape (d,).
        outside: squared norm of the part of the whitened readings that no person explains, without drift.
        degrees: degrees of freedom of the readings, see `Observation.degrees`.
        reducer: where they come from.
    """

    number: int
    values: FloatArray
    scales: FloatArray
    sensors: IntArray | None
    target: FloatArray
    outside: float
    degrees: int
    reducer: Reducer

    @property
    def nodes(self) -> FloatArray:
        """Return the table of the readings of a person at any place, in units of the noise; see `Window`.

        It is not kept here: where sensors are missing, nearly every round has a table of its own.
        """
        return self.reducer.coordinates(self.scales, self.sensors).nodes

    def is_explained(self, energy: float) -> bool:
        """Return whether noise explains what people do not, whose energy in the coordinates is given.

        The energy is half the squared residual of the best particle.
        """
        return is_explained(2.0 * energy + self.outside, self.degrees)


class _Coordinates(NamedTuple):
    """Coordinates for some sensors with their noise: whitened readings outside the ``drift`` × ``basis``."""

    nodes: FloatArray
    basis: FloatArray
    drift: FloatArray | None


class Reducer(ReadingsReducer[RoundReadings]):
    """Reduce the readings of rounds to coordinates that are the same for all rounds.

    Sensors may be missing, and each reading may have noise of its own: then a round has a table of its own.
    With the directions V of all sensors, the readings of a person at x are V c(x). With W = diag(1/σ) for the
    sensors present, ‖W(y − V c)‖² = ‖Qᵀ W y − R c‖² + what no person explains, for W V = Q R. A drift of the
    readings is projected out of W y and of W V.

    Args:
        op: the operator.
        strength: greatest sum of intensities that is expected, which decides what is visible.
        sigma: least noise that is expected, which decides it too. Readings with less noise are used, but not
            in all directions.
    """

    def __init__(self, op: IntervalOperator, strength: float, sigma: float) -> None:
        everything = Observation(None, np.zeros(op.domain.n_sensors), 1.0, None)
        self._table = table = table_of(op, everything)
        super().__init__(op.domain.n_sensors, PRECISION * (table.norm or op.peak_reading()))
        self._op = op
        signal = table.largest * strength / max(sigma, 1e-300)
        visible = max(1, int(np.count_nonzero(signal > _DROWNED)))
        # A multiple of four.
        self._width = min(-(-visible // 4) * 4, -(-table.largest.size // 4) * 4)
        self._known: OrderedDict[tuple[bytes | None, bytes], _Coordinates] = OrderedDict()

    def _reduce(
        self, number: int, values: FloatArray, scales: FloatArray, sensors: IntArray | None
    ) -> RoundReadings:
        coordinates = self.coordinates(scales, sensors)
        whitened = outside_drift(values / scales, coordinates.drift)
        target = whitened @ coordinates.basis
        outside = max(float(whitened @ whitened - target @ target), 0.0)
        return RoundReadings(number, values, scales, sensors, target, outside, whitened.size, self)

    def coordinates(self, scales: FloatArray, sensors: IntArray | None) -> _Coordinates:
        """Return the coordinates for some sensors with their noise."""
        key = None if sensors is None else sensors.tobytes(), scales.tobytes()
        if key not in self._known:
            self._known[key] = self._compute(scales, sensors)
            if len(self._known) > _TABLES_KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return self._known[key]

    def _compute(self, scales: FloatArray, sensors: IntArray | None) -> _Coordinates:
        table, width = self._table, self._width
        kept = min(width, table.largest.size)
        rows = table.basis[:, :kept] if sensors is None else table.basis[sensors, :kept]
        drift = self._op.drift_basis(sensors, 1.0 / scales)
        rows = outside_drift((rows / scales[:, None]).T, drift).T
        if not rows.size:
            return _Coordinates(np.zeros((*table.nodes.shape[:2], width)), np.zeros((0, width)), drift)
        basis, triangle = scipy.linalg.qr(rows, mode="economic")
        nodes = np.zeros((*table.nodes.shape[:2], width))
        nodes[:, :, : triangle.shape[0]] = table.nodes[:, :, :kept] @ triangle.T
        padded = np.zeros((basis.shape[0], width))
        padded[:, : basis.shape[1]] = basis
        return _Coordinates(nodes, padded, drift)


def window_of(rounds: list[RoundReadings]) -> Window:
    """Return the readings of several rounds, ascending, for compiled code."""
    nodes = [each.nodes for each in rounds]
    tables = {id(each): each for each in nodes}
    kinds = {key: kind for kind, key in enumerate(tables)}
    return Window(
        np.array([each.number for each in rounds], np.int64),
        np.array([kinds[id(each)] for each in nodes], np.int64),
        np.ascontiguousarray(np.stack(list(tables.values()))),
        np.ascontiguousarray(np.stack([each.target for each in rounds])),
    )
