"""Faces of the box [0, 1]ⁿ: some entries free, some at one, all others at zero.

An active-set method holds a point on such a face, minimises over the face's free entries as if they had no
bounds, and walks there until a bound stops it. Only free columns are ever factored, so that a step costs what
the few free columns cost. Columns of neighbouring places are nearly collinear: everything goes through an
orthogonal factorisation, never through normal equations, which would square the condition number.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from scipy.linalg import lapack

FloatArray = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.intp]

_AT_BOUND = 4.0 * float(np.finfo(np.float64).eps)


class Face(NamedTuple):
    """A point of the box, by the face that it lies on.

    Attributes:
        free: indices of the entries strictly between their bounds, shape (p,).
        values: their values, shape (p,).
        raised: indices of the entries at one.
        target: z minus the columns at one, shape (k,): what the free columns have to explain.
    """

    free: IntArray
    values: FloatArray
    raised: IntArray
    target: FloatArray

    def mass(self) -> float:
        """Σf."""
        return float(sum(self.values.tolist())) + self.raised.size

    def estimate(self, count: int) -> FloatArray:
        """The point as a vector of ``count`` entries."""
        estimate = np.zeros(count)
        estimate[self.free] = self.values
        estimate[self.raised] = 1.0
        return estimate

    def residual(self, columns: FloatArray) -> FloatArray:
        """The residual z − B f, shape (k,)."""
        if not self.free.size:
            return self.target
        explained: FloatArray = self.values.dot(columns.take(self.free, axis=0))
        return self.target - explained


class Factors(NamedTuple):
    """The orthogonal factorisation [B_F z] = Q [R p; 0 t] of the free columns and their target.

    Attributes:
        packed: LAPACK's R, p and t, with the reflectors of Q below the diagonal.
        scales: LAPACK's factors of the reflectors.
    """

    packed: FloatArray
    scales: FloatArray

    def rotate(self, vector: FloatArray) -> FloatArray:
        """Q times a vector of shape (k,)."""
        reflectors = self.packed[:, : self.scales.size]
        rotated: FloatArray = lapack.dormqr("L", "N", reflectors, self.scales, vector[:, None], 64)[0]
        return rotated[:, 0]


def factor(face: Face, columns: FloatArray) -> Factors:
    """Factor the free columns of a face, target last."""
    count = face.free.size
    stacked = np.empty((count + 1, columns.shape[1]))
    columns.take(face.free, axis=0, out=stacked[:count], mode="clip")
    stacked[count] = face.target
    packed, scales, _, _ = lapack.dgeqrf(stacked.T, overwrite_a=1)
    return Factors(packed, scales)


def free_one(face: Face, columns: FloatArray, index: int) -> Face:
    """The same point, on the larger face where entry ``index`` is free as well. It comes last."""
    count = face.free.size
    free, values = np.empty(count + 1, dtype=np.intp), np.empty(count + 1)
    free[:count], free[count] = face.free, index
    values[:count], values[count] = face.values, 0.0
    if face.raised.size:
        others = face.raised[face.raised != index]
        if others.size < face.raised.size:
            values[count] = 1.0
            return Face(free, values, others, face.target + columns[index])
    return Face(free, values, face.raised, face.target)


def walk(face: Face, columns: FloatArray, aim: FloatArray) -> tuple[Face, bool]:
    """Walk straight from the face's point towards the values ``aim``, until there or until a bound.

    Returns:
        The new face, without the entries that reached a bound, and whether ``aim`` was reached.
    """
    values, aims = face.values.tolist(), aim.tolist()
    reaches = [_reach(value, goal) for value, goal in zip(values, aims, strict=True)]
    reach = min(reaches)
    if reach > 1.0:
        return Face(face.free, aim, face.raised, face.target), True

    kept, reached, lifted = [], [], []
    for index, value, goal, own in zip(face.free.tolist(), values, aims, reaches, strict=True):
        there = value + reach * (goal - value)
        if goal <= 0.0 and (own <= reach or there <= _AT_BOUND):
            continue
        if goal >= 1.0 and (own <= reach or there >= 1.0 - _AT_BOUND):
            lifted.append(index)
            continue
        kept.append(index)
        reached.append(there)
    raised, target = face.raised, face.target
    if lifted:
        raised = np.append(raised, lifted)
        target = target - columns[lifted].sum(axis=0)
    return Face(np.array(kept, dtype=np.intp), np.array(reached), raised, target), False


def _reach(value: float, goal: float) -> float:
    """The share of the way from ``value`` to ``goal`` at which a bound stops it; infinite if none does."""
    if goal <= 0.0:
        return value / (value - goal) if value > 0.0 else 0.0
    if goal >= 1.0:
        return (1.0 - value) / (goal - value) if value < 1.0 else 0.0
    return math.inf
