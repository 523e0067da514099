"""Kinds of drift that sensors have in common, as directions of `Operator.with_drift`.

The operator of the system chooses one. It says how readings drift and promises nothing, so that it is no part
of the zone file.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.method_names import COMMON_DRIFT, NO_DRIFT
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize


def common_directions(n_sensors: int, kind: str, others: tuple[str, ...] = ()) -> FloatArray | None:
    """Return the directions of a drift that needs to know nothing about the sensors.

    Args:
        n_sensors: m.
        kind: "none", or "common": all sensors drift alike.
        others: further kinds that the domain has, for the error.

    Returns:
        Shape (m, k); None for "none".

    Raises:
        ParameterError: for any other kind.
    """
    if kind == NO_DRIFT:
        return None
    if kind == COMMON_DRIFT:
        return np.ones((n_sensors, 1))
    names = ", ".join(map(repr, (NO_DRIFT, COMMON_DRIFT, *others)))
    raise ParameterError(f"this domain has no drift {sanitize(kind)}: choose from {names}")


def slope_directions(positions: npt.ArrayLike) -> FloatArray:
    """Return the directions of a drift that is a linear function of the place.

    Args:
        positions: of the sensors, shape (m,), or (m, d) with d coordinates each.

    Returns:
        A constant and each coordinate less its mean, shape (m, 1 + d).
    """
    places = np.asarray(positions, np.float64).reshape(np.shape(positions)[0], -1)
    return np.column_stack([np.ones(len(places)), places - places.mean(axis=0)])


def group_directions(groups: npt.ArrayLike) -> FloatArray:
    """Return the directions of a drift of each group of sensors.

    Args:
        groups: the group of each sensor, an integer, shape (m,).

    Returns:
        One for each group of at least two sensors, ascending: 1 in the group and 0 elsewhere. A drift of one
        sensor alone would leave nothing of its reading.

    Raises:
        ParameterError: no group has two sensors.
    """
    of_sensors = np.asarray(groups)
    labels, counts = np.unique(of_sensors, return_counts=True)
    several = labels[counts > 1]
    if not several.size:
        raise ParameterError("no room has two sensors, so rooms cannot be told to drift: choose 'common'")
    return np.asarray(of_sensors[:, None] == several, np.float64)
