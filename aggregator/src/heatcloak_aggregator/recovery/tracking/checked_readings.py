"""Check the readings of rounds, before a tracker expresses them in coordinates of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

import numpy as np
import numpy.typing as npt
import scipy

from heatcloak_aggregator.arguments import check_sensors
from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.recovery.observation import observe
from heatcloak_shared.errors import ParameterError

_IMPOSSIBLE = 1e-6
"""Probability of noise as great as that of readings that people do not explain."""

ReadingsT = TypeVar("ReadingsT")


class ReadingsReducer(ABC, Generic[ReadingsT]):
    """Check the readings of rounds, and reduce them.

    Args:
        n_sensors: number m of sensors.
        least_noise: smaller noise scales are raised to it, as `posterior` does: noise below it has a
            posterior that is too narrow to be found.
    """

    def __init__(self, n_sensors: int, least_noise: float) -> None:
        self._n_sensors = n_sensors
        self._least_noise = max(least_noise, 1e-300)

    def reduce(
        self,
        number: int,
        cloaked: npt.ArrayLike,
        sigma: float | npt.ArrayLike,
        sensors: npt.ArrayLike | None,
    ) -> ReadingsT:
        """Return the readings of one round.

        Args:
            number: the round.
            cloaked: one finite reading for each sensor present, shape (s,).
            sigma: noise of these readings: one number, or one for each.
            sensors: 0-based indices of the sensors present, in the order of ``cloaked``; None for all m.

        Raises:
            ParameterError: a shape does not match, or a value is out of range.
        """
        observation = observe(cloaked, sigma, sensors, self._n_sensors)
        scales = observation.sigma / (1.0 if observation.weights is None else observation.weights)
        scales = np.broadcast_to(np.asarray(scales, np.float64), observation.readings.shape)
        scales = np.maximum(scales, self._least_noise)
        return self._reduce(number, observation.readings, scales, observation.sensors)

    def checked(
        self,
        number: int,
        values: npt.NDArray[Any] | None,
        scales: npt.NDArray[Any] | None,
        sensors: npt.NDArray[Any] | None,
    ) -> ReadingsT:
        """Return the readings of one round from arrays that `reduce` made before.

        Raises:
            ParameterError: they do not match, or a value is out of range.
        """
        if values is None or scales is None:
            raise ParameterError("readings are missing")
        count = self._n_sensors if sensors is None else sensors.size
        numbers = all(each.shape == (count,) and each.dtype == np.float64 for each in (values, scales))
        if not numbers or not np.isfinite(values).all() or not (scales > 0.0).all():
            raise ParameterError("readings are not numbers with noise")
        if sensors is not None:
            check_sensors(sensors, self._n_sensors)
            if sensors.dtype != np.intp or not (np.diff(sensors) > 0).all():
                raise ParameterError("sensors are not in order")
        return self._reduce(number, values, scales, sensors)

    @abstractmethod
    def _reduce(
        self, number: int, values: FloatArray, scales: FloatArray, sensors: IntArray | None
    ) -> ReadingsT:
        """Return checked readings in the coordinates of the tracker."""


def is_explained(square: float, count: int) -> bool:
    """Return whether noise explains the squared residual of whitened readings.

    Args:
        square: the squared residual. With the right people it would have a χ² distribution.
        count: its degrees of freedom: the number of readings, less the directions of drift in them.
    """
    return count == 0 or square <= float(scipy.special.chdtri(count, _IMPOSSIBLE))
