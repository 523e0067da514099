"""What a fit starts from: how much each sensor rises above the empty room for a heater at each position."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arguments import real_array
from heatcloak_aggregator.arrays import BoolArray, FloatArray
from heatcloak_shared.errors import ParameterError

FEWEST_POSITIONS = 4
"""Fewest positions of the heater: with fewer, gains and the spread of heat cannot be told apart."""


@dataclass(frozen=True, eq=False)
class HeaterTrials:
    """Steady readings of all sensors for a heater at several positions.

    Attributes:
        positions: x and y of the heater in metres, shape (k, 2).
        watts: its power at each position, shape (k,).
        rises: the reading of each sensor above that of the empty room, in kelvins, shape (m, k); NaN where
            a sensor has no reading.
        errors: standard errors of the rises, shape (m, k).
        drift: standard deviation, in kelvins, of an error that all sensors share at one position: the empty
            room was warmer or cooler than the line between its empty periods. Errors at different positions
            are taken to be independent.

    Arrays are read-only.

    Raises:
        ParameterError: a shape does not match, a number is out of range, there are fewer than four positions,
            or a sensor or a position has no reading at all.
    """

    positions: FloatArray
    watts: FloatArray
    rises: FloatArray
    errors: FloatArray
    drift: float = 0.0

    def __post_init__(self) -> None:
        positions = real_array("the positions", self.positions)
        if positions.ndim != 2 or positions.shape[1] != 2 or not np.isfinite(positions).all():
            raise ParameterError("the positions must be pairs of finite numbers x and y in metres")
        count = len(positions)
        if count < FEWEST_POSITIONS:
            raise ParameterError(
                f"the heater has {count} positions: give at least {FEWEST_POSITIONS}, better 12, in "
                "different rooms"
            )
        rises = real_array("the rises", self.rises)
        if rises.ndim != 2 or rises.shape[1] != count or not len(rises) or np.isinf(rises).any():
            raise ParameterError(f"the rises must have shape (sensors, {count}), finite or NaN")
        watts = _positive("watts", self.watts, (count,))
        errors = _positive("errors", self.errors, rises.shape)
        if not 0.0 <= self.drift < np.inf:
            raise ParameterError("the drift must be a finite number of at least 0")
        known = np.isfinite(rises)
        for what, axis in (("sensor", 1), ("position", 0)):
            silent = np.flatnonzero(~known.any(axis=axis))
            if silent.size:
                raise ParameterError(f"{what} {silent[0] + 1} has no reading at all: record it again")
        for name, array in (
            ("positions", positions),
            ("watts", watts),
            ("rises", rises),
            ("errors", errors),
        ):
            kept = np.array(array)
            kept.setflags(write=False)
            object.__setattr__(self, name, kept)

    @property
    def known(self) -> BoolArray:
        """Return which sensors have a reading for which positions, shape (m, k)."""
        return np.isfinite(self.rises)


def _positive(name: str, values: npt.ArrayLike, shape: tuple[int, ...]) -> FloatArray:
    array = np.broadcast_to(real_array(f"the {name}", values), shape)
    # Written so that NaN fails it too.
    if not ((array > 0.0) & (array < np.inf)).all():
        raise ParameterError(f"the {name} must be finite numbers above 0, one or of shape {shape}")
    return array
