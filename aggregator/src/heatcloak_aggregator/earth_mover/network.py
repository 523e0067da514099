"""Networks and surplus masses as integers, as the flow solvers use them.

Sums of integer masses have no rounding, so a flow can be balanced exactly.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray, Int32Array, Int64Array, IntArray

_ROOM = 61
"""Bits of the length of any path, such that a difference of two fits into 64."""


class Network(NamedTuple):
    """A connected undirected network. Its nodes are numbered from 0.

    Attributes:
        tails: one end of each edge, shape (E,).
        heads: the other end, shape (E,).
        lengths: shape (E,).
        steps: the lengths as integers, in units of ``step``, rounded down, shape (E,).
        step: length of one step; every length is a multiple of it if ``whole``.
        whole: whether nothing was rounded.
    """

    tails: Int32Array
    heads: Int32Array
    lengths: FloatArray
    steps: Int64Array
    step: float
    whole: bool


NETWORK = "Network(tails[edges]:i4 heads[edges]:i4 lengths[edges] steps[edges]:i8 step whole:i1)"
"""A network in the signature of a native function."""


def network_of(nodes: int, tails: Int32Array, heads: Int32Array, lengths: FloatArray) -> Network:
    """Return the network with its lengths as integers.

    The step is the shortest length if all others are multiples of it, as hops are; otherwise so short that no
    path of ``nodes`` edges has 2⁶¹ steps: at most longest·nodes·2⁻⁶⁰.
    """
    shortest, longest = float(lengths.min()), float(lengths.max())
    multiples = lengths / shortest
    if longest / shortest * nodes < 2.0**40 and bool((multiples == np.rint(multiples)).all()):
        return Network(tails, heads, lengths, multiples.astype(np.int64), shortest, whole=True)
    step = 2.0 ** np.ceil(np.log2(longest * nodes) - _ROOM)
    steps = np.floor(lengths / step)
    return Network(tails, heads, lengths, steps.astype(np.int64), float(step), whole=False)


BITS = 60
"""The total supply is 2⁶⁰ units."""
_ROUNDING = 4.0 * float(np.finfo(np.float64).eps)


class Surplus(NamedTuple):
    """Masses at some vertices that must move.

    Attributes:
        vertices: vertices whose masses differ, shape (s,), ascending.
        units: surplus of the first vector there, in units, not 0, of sum 0, shape (s,).
        unit: the mass of one unit.
    """

    vertices: IntArray
    units: npt.NDArray[np.int64]
    unit: float


def surplus_of(a: FloatArray, b: FloatArray) -> Surplus:
    """Return the surplus of one vector of mass one over another, both of shape (n,).

    Entries that differ by no more than rounding count as equal. Each of the others is off by at most half a
    unit, and the largest by the remainder of the sum, which is their rounding: together some n·2⁻⁵² of the
    moving mass.
    """
    differences = np.where(np.abs(a - b) <= _ROUNDING * np.maximum(a, b), 0.0, a - b)
    mass = float(differences[differences > 0.0].sum())
    if not mass > 0.0 or not (differences < 0.0).any():
        return Surplus(np.empty(0, np.intp), np.empty(0, np.int64), 0.0)
    unit = mass * 2.0**-BITS
    return _balanced(differences / unit, unit)


def coarsen(surplus: Surplus, bits: int) -> Surplus:
    """Return the surplus in units 2**bits times as large, each entry rounded by at most half a unit.

    The remainder of the sum, at most half a unit per entry, is subtracted from the largest.
    """
    return _balanced(np.ldexp(surplus.units.astype(np.float64), -bits), surplus.unit * 2.0**bits, surplus)


def _balanced(amounts: FloatArray, unit: float, of: Surplus | None = None) -> Surplus:
    units = np.rint(amounts).astype(np.int64)
    units[np.argmax(np.abs(units))] -= units.sum()
    held = np.flatnonzero(units)
    return Surplus(held if of is None else of.vertices[held], units[held], unit)
