"""Check the arguments of a recovery: readings, noise scales and sensors, in the order of the sensors."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arguments import check_sensors, real_array
from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.recovery.radius import whiten
from heatcloak_shared.errors import ParameterError

LARGEST_READING = 1e100
"""Squares of larger readings exceed the range of double precision."""


class Observation(NamedTuple):
    """The readings of one round.

    Attributes:
        sensors: 0-based rows of A that are present, ascending, or None for all.
        readings: one reading for each of them, shape (s,).
        sigma: the noise scale of each weighted reading.
        weights: the factor that gives each reading and row that scale, shape (s,), or None for one.
    """

    sensors: IntArray | None
    readings: FloatArray
    sigma: float
    weights: FloatArray | None

    def degrees(self, op: Operator) -> int:
        """Return the degrees of freedom of the readings: their number, less the directions of drift in them.

        With 0 the drift explains any readings, and they say nothing about sources.
        """
        basis = op.drift_basis(self.sensors, self.weights)
        return self.readings.size - (0 if basis is None else basis.shape[1])

    def weigh(self, columns: FloatArray) -> tuple[FloatArray, FloatArray]:
        """Return columns, shape (m, p), and the readings: rows present only, weighted."""
        rows = columns if self.sensors is None else columns[self.sensors]
        if self.weights is None:
            return rows, self.readings
        return rows * self.weights[:, None], self.readings * self.weights

    def residual(self, op: Operator, support: IntArray, values: FloatArray) -> float:
        """Return ‖A f − y‖₂ from columns of A itself, as a check that does not depend on a projection.

        f is given by its ``support`` (p,) and its values there. Only if it has very many non-zero entries, A
        f is computed from the factorisation of A. With a drift it is the least ‖A f + N c − y‖₂ of any c.
        """
        explained, readings = self.weigh(op.explain(support, values)[:, None])
        misfit = explained[:, 0] - readings
        if op.drift is not None:
            directions, _ = self.weigh(op.drift)
            drift, _, rank, _ = np.linalg.lstsq(directions, misfit, rcond=None)
            if rank == misfit.size:
                return 0.0
            misfit = misfit - directions.dot(drift)
        return float(np.sqrt(misfit.dot(misfit)))


def observe(
    cloaked: npt.ArrayLike, sigma: float | npt.ArrayLike, sensors: npt.ArrayLike | None, n_sensors: int
) -> Observation:
    """Check the arguments of a recovery.

    Args:
        cloaked: one finite reading for each sensor present.
        sigma: the noise scale, one number or one for each reading.
        sensors: 0-based indices of the sensors present, in the order of ``cloaked``; None for all.
        n_sensors: m, the number of sensors of the domain.

    Raises:
        ParameterError: if a shape does not match, a reading is not finite, or a sensor does not exist.
    """
    readings = real_array("the readings", cloaked)
    if readings.ndim != 1 or readings.size == 0:
        raise ParameterError(
            f"the readings have shape {readings.shape}: give a vector of one reading for each sensor present"
        )
    # This form rejects NaN too.
    if not (np.abs(readings) <= LARGEST_READING).all():
        raise ParameterError(
            "a reading is NaN, infinite or beyond 1e100: leave that sensor out and name the others in sensors"
        )
    present = None if sensors is None else check_sensors(sensors, n_sensors)
    expected = n_sensors if present is None else present.size
    if readings.size != expected:
        raise ParameterError(
            f"there are {readings.size} readings for {expected} sensors: give one for each sensor present, "
            f"and name those present in sensors"
        )
    scale, weights = whiten(sigma, readings.size)
    if present is None:
        return Observation(None, readings, scale, weights)
    # Sort the sensors, so that a subset is factored once, whatever the order of the readings.
    order = np.argsort(present)
    return Observation(
        None if present.size == n_sensors else present[order],
        readings[order],
        scale,
        None if weights is None else weights[order],
    )
