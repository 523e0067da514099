"""QR factorisation B_F = Qᵀ R of a few columns, updated as columns are added and removed.

Columns of neighbouring places are nearly collinear: everything uses an orthogonal factorisation, never the
normal equations, which would square the condition number. Columns are added by Gram–Schmidt, repeated until
it changes nothing (Daniel, Gragg, Kaufman & Stewart 1976), and removed by Givens rotations (Golub & Van Loan
2013, section 6.5.2). Q holds its vectors as rows, R is the upper triangle of a square.
"""

from __future__ import annotations

import math

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.native import kernel
from heatcloak_aggregator.recovery.linalg_kernels import dot, norm, subtract

DEPENDENT = 2.0**-48
"""A column is dependent if its part outside the others is shorter than this, relative to it."""


@kernel
def append(frame: FloatArray, triangle: FloatArray, count: int, column: FloatArray, left: FloatArray) -> bool:
    """Append a column (k,) to a factorisation of ``count`` columns; ``left`` (k,) is scratch.

    Returns:
        Whether it is independent of the others. If not, only its coefficients are set, in column ``count``.
    """
    rank = column.size
    for i in range(rank):
        left[i] = column[i]
    length = rest = norm(left)
    for j in range(count):
        triangle[j, count] = 0.0
    for _ in range(4):
        before = rest
        for j in range(count):
            share = dot(frame[j], left)
            triangle[j, count] += share
            subtract(left, share, frame[j])
        rest = norm(left)
        if rest > 0.5 * before:
            break
    if count == rank or rest <= DEPENDENT * length:
        return False
    for i in range(rank):
        frame[count, i] = left[i] / rest
    triangle[count, count] = rest
    return True


@kernel
def remove(frame: FloatArray, triangle: FloatArray, count: int, position: int) -> None:
    """Remove the column at a position from a factorisation of ``count`` columns."""
    rank = frame.shape[1]
    for j in range(position, count - 1):
        for i in range(j + 2):
            triangle[i, j] = triangle[i, j + 1]
    for j in range(position, count - 1):
        length = math.hypot(triangle[j, j], triangle[j + 1, j])
        if length == 0.0:
            continue
        cosine, sine = triangle[j, j] / length, triangle[j + 1, j] / length
        triangle[j, j] = length
        for i in range(j + 1, count - 1):
            above, below = triangle[j, i], triangle[j + 1, i]
            triangle[j, i] = cosine * above + sine * below
            triangle[j + 1, i] = cosine * below - sine * above
        for i in range(rank):
            above, below = frame[j, i], frame[j + 1, i]
            frame[j, i] = cosine * above + sine * below
            frame[j + 1, i] = cosine * below - sine * above


@kernel
def solve_upper(triangle: FloatArray, count: int, values: FloatArray) -> None:
    """Solve R x = b in place, b of shape (count,)."""
    for i in range(count - 1, -1, -1):
        total = values[i]
        for j in range(i + 1, count):
            total -= triangle[i, j] * values[j]
        values[i] = total / triangle[i, i]


@kernel
def solve_lower(triangle: FloatArray, count: int, values: FloatArray) -> None:
    """Solve Rᵀ x = b in place, b of shape (count,)."""
    for i in range(count):
        values[i] /= triangle[i, i]
        share = values[i]
        for j in range(i + 1, count):
            values[j] -= triangle[i, j] * share


@kernel
def split(frame: FloatArray, count: int, vector: FloatArray, inside: FloatArray, rest: FloatArray) -> None:
    """Split a vector (k,) into coefficients on the span of the first ``count`` columns, and the rest.

    Both are written in place. The projection is repeated, since rounding leaves a part of the span in a short
    rest.
    """
    for i in range(vector.size):
        rest[i] = vector[i]
        inside[i] = 0.0
    for _ in range(2):
        for j in range(count):
            share = dot(frame[j], rest)
            inside[j] += share
            subtract(rest, share, frame[j])
    if count == vector.size:
        for i in range(count):
            rest[i] = 0.0
