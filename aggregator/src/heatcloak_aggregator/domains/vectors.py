"""What callers pass, as arrays of real numbers or as an error that says what was wrong with it."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from heatcloak_shared.errors import ParameterError

FloatArray = npt.NDArray[np.float64]


def real_array(name: str, values: npt.ArrayLike) -> FloatArray:
    """The values as an array of doubles of whatever shape they have.

    Args:
        name: what the values are, for the error.
        values: real numbers; complex numbers, text and ragged lists are refused rather than cast.

    Raises:
        ParameterError: if the values are not real numbers.
    """
    try:
        array = np.asarray(values)
        if array.dtype.kind in "biufO":
            return array.astype(np.float64, copy=False)
    except (TypeError, ValueError, OverflowError):
        pass
    raise ParameterError(f"{name} can't be read as real numbers: give numbers, or an array of them")
