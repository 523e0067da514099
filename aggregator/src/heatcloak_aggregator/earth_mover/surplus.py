"""What is left to move between two vectors once what they have in common stays where it is.

Masses are integers from here on: sums of them have no rounding, so that a flow can be balanced exactly.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray, IntArray

BITS = 60
"""What must leave somewhere is 2⁶⁰ units altogether."""
_ROUNDING = 4.0 * float(np.finfo(np.float64).eps)


class Surplus(NamedTuple):
    """Masses at some vertices that must move, and to where.

    Attributes:
        vertices: whose masses differ, shape (s,), rising.
        units: how many more units the first vector has there, not 0, of sum 0, shape (s,).
        unit: the mass of one.
    """

    vertices: IntArray
    units: npt.NDArray[np.int64]
    unit: float


def surplus_of(a: FloatArray, b: FloatArray) -> Surplus:
    """The surplus of one vector of mass one over another, both of shape (n,).

    Entries that differ by no more than rounding differ by nothing. Each of the others is off by at most half
    a unit, and the largest by what makes the sum 0, which is their rounding: together some n·2⁻⁵² of the
    mass that moves.
    """
    differences = np.where(np.abs(a - b) <= _ROUNDING * np.maximum(a, b), 0.0, a - b)
    mass = float(differences[differences > 0.0].sum())
    if not mass > 0.0 or not (differences < 0.0).any():
        return Surplus(np.empty(0, np.intp), np.empty(0, np.int64), 0.0)
    unit = mass * 2.0**-BITS
    return _balanced(differences / unit, unit)


def coarser(surplus: Surplus, bits: int) -> Surplus:
    """The same in units 2 to the power of ``bits`` times as large, each entry rounded by at most half of one.

    What makes the sum 0 again, at most half a unit for each entry, is taken from the largest.
    """
    return _balanced(np.ldexp(surplus.units.astype(np.float64), -bits), surplus.unit * 2.0**bits, surplus)


def _balanced(amounts: FloatArray, unit: float, of: Surplus | None = None) -> Surplus:
    units = np.rint(amounts).astype(np.int64)
    units[np.argmax(np.abs(units))] -= units.sum()
    held = np.flatnonzero(units)
    return Surplus(held if of is None else of.vertices[held], units[held], unit)
