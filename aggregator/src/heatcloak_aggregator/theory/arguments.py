"""Checks of the bounds' arguments: a matrix or an operator, places of sources, and counts."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arguments import real_array
from heatcloak_aggregator.arrays import FloatArray
from heatcloak_shared.errors import ParameterError


def whole_number(name: str, value: int, most: int, what: str = "") -> int:
    """Return a count from 1 to ``most``; ``what`` describes ``most`` in the error.

    Raises:
        ParameterError: it is not an integer, or out of range.
    """
    wanted = f"give an integer from 1 to {what}{most}"
    if isinstance(value, bool) or not isinstance(value, (int, np.integer)):
        raise ParameterError(f"{name} is a {type(value).__name__}: {wanted}")
    if not 1 <= value <= most:
        raise ParameterError(f"{name} is out of range: {wanted}")
    return int(value)


def source_places(places: npt.ArrayLike) -> FloatArray:
    """Return the positions of unit sources in rising order, shape (k,), k ≥ 1.

    Raises:
        ParameterError: there is none, or one is outside [0, 1].
    """
    array = real_array("the places", places)
    if array.ndim != 1 or array.size == 0:
        raise ParameterError(f"the places have shape {array.shape}: pass a list of at least one position")
    # Written so that NaN fails it too.
    if not ((array >= 0.0) & (array <= 1.0)).all():
        raise ParameterError("a place is outside the unit interval: pass positions between 0 and 1")
    return np.sort(array)
