"""Faces of the box [0, 1]ⁿ: some entries free, some at one, all others at zero.

An active-set method holds a point on such a face, minimises over the face's free entries as if they had no
bounds, and moves there until an entry reaches a bound. These kernels add and remove free entries in place.
"""

from __future__ import annotations

import math
from itertools import accumulate, pairwise
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.native import kernel, native
from heatcloak_aggregator.recovery.linalg_kernels import subtract
from heatcloak_aggregator.recovery.triangle import append, remove, solve_upper

StateArray = npt.NDArray[np.int8]

ZERO, RAISED, FREE = 0, 1, 2
WORK = 9
"""Number of scratch vectors of a face."""
_AT_BOUND = 4.0 * float(np.finfo(np.float64).eps)


class Face(NamedTuple):
    """A point of the box, its face, and the factorisation of the face's free columns.

    Attributes:
        values: f, shape (n,).
        state: ZERO, RAISED or FREE for each entry, shape (n,).
        free: indices of the free entries in the order of the factorisation, shape (k,); ``size`` are used.
        size: number of free entries, shape (1,).
        target: z minus the columns at one, shape (k,), to be explained by the free columns.
        frame: Q, one vector a row, shape (k, k).
        triangle: R and one more column, shape (k, k + 1).
        vectors: scratch, shape (WORK, k).
        direction: scratch, shape (k + 1,).
        places: scratch, shape (2, n).
        before: scratch, shape (n,).
    """

    values: FloatArray
    state: StateArray
    free: IntArray
    size: IntArray
    target: FloatArray
    frame: FloatArray
    triangle: FloatArray
    vectors: FloatArray
    direction: FloatArray
    places: FloatArray
    before: StateArray


FACE = (
    "face=Face(values[n] state[n]:i1 free[k]:i8 size[one]:i8 target[k] frame[k,k] triangle[k,l] "
    "vectors[w,k] direction[l] places[two,n] before[n]:i1)"
)
"""A face in the signature of a native function."""


class FaceBuffers:
    """The arrays of a `Face`, as parts of a few memory blocks, and their addresses.

    Args:
        size: n.
        rank: k.

    Attributes:
        values: f, shape (n,), initially 0.
        state: ZERO, RAISED or FREE for each entry, shape (n,), initially ZERO.
        dual: output: a dual point, shape (k,).
        correction: output: the next digits of ``dual``, shape (k,).
        left: output: a residual, shape (k,).
        length: output: a length, shape (1,).
        addresses: addresses of the arrays that `FACE` names.
        results: addresses of the four outputs.
        dimensions: in the order in which ``columns[n,k] target[k]`` and `FACE` name them.
    """

    __slots__ = (
        "_memory",
        "addresses",
        "correction",
        "dimensions",
        "dual",
        "left",
        "length",
        "results",
        "state",
        "values",
    )  # fmt: skip

    def __init__(self, size: int, rank: int) -> None:
        shared = (size, rank, rank * rank, rank * (rank + 1), WORK * rank, rank + 1, 2 * size)
        sizes = (*shared, rank, rank, rank, 1)
        starts = [0, *accumulate(sizes)]
        numbers, indices = np.empty(starts[-1]), np.zeros(rank + 1, dtype=np.intp)
        states = np.zeros(2 * size, dtype=np.int8)
        self._memory = numbers, indices, states
        self.values, self.state = numbers[:size], states[:size]
        self.values[:] = 0.0
        self.dual, self.correction, self.left, self.length = (
            numbers[start:end] for start, end in pairwise(starts[7:])
        )
        base, index, state = numbers.ctypes.data, indices.ctypes.data, states.ctypes.data
        at = [base + 8 * start for start in starts[:-1]]
        values, target, frame, triangle, vectors, direction, places = at[:7]
        self.addresses = (
            values, state, index, index + 8 * rank, target, frame, triangle, vectors, direction, places,
            state + size,
        )  # fmt: skip
        self.results = tuple(at[7:])
        self.dimensions = size, rank, 1, rank + 1, WORK, 2


def start_warm(start: FloatArray, face: FaceBuffers) -> None:
    """Set the point and its face; free columns are not factored yet."""
    face.values[:] = start
    face.state[(start > 0.0) & (start < 1.0)] = FREE
    face.state[start >= 1.0] = RAISED


@kernel
def refactor_face(columns: FloatArray, target: FloatArray, face: Face) -> int:
    """Recompute the face's target and factorisation from z, shape (k,), its values and its states.

    Free entries whose columns depend on others become zero.

    Returns:
        The number of free entries.
    """
    values, state = face.values, face.state
    count = 0
    for j in range(target.size):
        face.target[j] = target[j]
    for i in range(state.size):
        if state[i] == RAISED:
            values[i] = 1.0
            subtract(face.target, 1.0, columns[i])
        elif state[i] == FREE and append(face.frame, face.triangle, count, columns[i], face.vectors[0]):
            face.free[count] = i
            count += 1
        else:
            values[i] = 0.0
            state[i] = ZERO
    face.size[0] = count
    return count


def refactor(columns: FloatArray, target: FloatArray, face: FaceBuffers) -> int:
    """Call `refactor_face` compiled."""
    count: int = _refactor(columns.ctypes.data, target.ctypes.data, *face.addresses, *face.dimensions)
    return count


@native(f"columns[n,k] target[k] {FACE} -> i8")
def _refactor(columns: FloatArray, target: FloatArray, face: Face) -> int:
    return refactor_face(columns, target, face)


@kernel
def residual(columns: FloatArray, face: Face, count: int, left: FloatArray) -> None:
    """Write the residual z − B f to ``left`` (k,)."""
    for i in range(left.size):
        left[i] = face.target[i]
    for j in range(count):
        index = face.free[j]
        subtract(left, face.values[index], columns[index])


@kernel
def enter(columns: FloatArray, face: Face, count: int, index: int) -> bool:
    """Free an entry that is at a bound; append it to the factorisation.

    Returns:
        Whether its column is independent of the free ones. If not, nothing has changed except the
        coefficients in column ``count`` of the triangle.
    """
    if not append(face.frame, face.triangle, count, columns[index], face.vectors[0]):
        return False
    if face.state[index] == RAISED:
        subtract(face.target, -1.0, columns[index])
    face.state[index] = FREE
    face.free[count] = index
    return True


@kernel
def fix_at_bound(columns: FloatArray, face: Face, index: int, bound: float) -> None:
    """Put an entry that is not in the factorisation at a bound."""
    face.values[index] = bound
    face.state[index] = ZERO
    if bound == 1.0:
        face.state[index] = RAISED
        subtract(face.target, 1.0, columns[index])


@kernel
def walk(columns: FloatArray, face: Face, count: int, aims: FloatArray) -> tuple[int, bool]:
    """Move straight from the face's point towards the values ``aims``, until there or until a bound.

    Entries that reach a bound leave the face.

    Returns:
        The number of free entries, and whether the aims were reached.
    """
    values, free = face.values, face.free
    reach = math.inf
    for j in range(count):
        reach = min(reach, _reach(values[free[j]], aims[j]))
    if reach > 1.0:
        for j in range(count):
            values[free[j]] = aims[j]
        return count, True
    kept = count
    for j in range(count - 1, -1, -1):
        index, goal = free[j], aims[j]
        own = _reach(values[index], goal)
        there = values[index] + reach * (goal - values[index])
        bound = -1.0
        if goal <= 0.0 and (own <= reach or there <= _AT_BOUND):
            bound = 0.0
        elif goal >= 1.0 and (own <= reach or there >= 1.0 - _AT_BOUND):
            bound = 1.0
        if bound < 0.0:
            values[index] = there
            continue
        remove(face.frame, face.triangle, kept, j)
        kept -= 1
        for i in range(j, kept):
            free[i] = free[i + 1]
        fix_at_bound(columns, face, index, bound)
    return kept, False


@kernel
def enter_dependent(columns: FloatArray, face: Face, count: int, index: int) -> int:
    """Free an entry whose column is a combination B_F d of the free ones, which `enter` has refused.

    The residual is constant while this entry moves away from its bound and the free ones by −d, until one of
    them reaches a bound and leaves, or the entry reaches its other bound.

    Returns:
        The number of free entries.
    """
    values = face.values
    direction = face.direction
    while True:
        raised = face.state[index] == RAISED
        sign = -1.0 if raised else 1.0
        for j in range(count):
            direction[j] = face.triangle[j, count]
        solve_upper(face.triangle, count, direction)
        own = values[index] if raised else 1.0 - values[index]
        reach, stopped = own, count
        for j in range(count):
            speed, value = -sign * direction[j], values[face.free[j]]
            if speed < 0.0 and -value > reach * speed:
                reach, stopped = -value / speed, j
            elif speed > 0.0 and 1.0 - value < reach * speed:
                reach, stopped = (1.0 - value) / speed, j
        for j in range(count):
            moved = values[face.free[j]] - sign * reach * direction[j]
            values[face.free[j]] = min(max(moved, 0.0), 1.0)
        if stopped == count:
            if raised:
                subtract(face.target, -1.0, columns[index])
            fix_at_bound(columns, face, index, 0.0 if raised else 1.0)
            return count
        values[index] += sign * reach
        leaving = face.free[stopped]
        bound = 0.0 if sign * direction[stopped] > 0.0 else 1.0
        remove(face.frame, face.triangle, count, stopped)
        count -= 1
        for i in range(stopped, count):
            face.free[i] = face.free[i + 1]
        fix_at_bound(columns, face, leaving, bound)
        if enter(columns, face, count, index):
            return count + 1


@kernel
def _reach(value: float, goal: float) -> float:
    """Return the fraction of the way from ``value`` to ``goal`` at which a bound is met, or infinity."""
    if goal <= 0.0:
        return value / (value - goal) if value > 0.0 else 0.0
    if goal >= 1.0:
        return (1.0 - value) / (goal - value) if value < 1.0 else 0.0
    return math.inf
