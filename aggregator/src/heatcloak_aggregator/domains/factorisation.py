"""Low-rank factorisation of operators.

At spread 0.05 the singular values of A fall below the rounding of the first one after about 16, at 1e-4 after
about 150, independently of the numbers of sensors and sources. Recovery needs only A = U Cᵀ, with orthonormal
columns of U and C = V Σ: n·rank numbers instead of n·m.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray

EPS = float(np.finfo(np.float64).eps)
_ROWS_AT_ONCE = 2048
"""Sources that are interpolated at a time: the largest temporary array has this × nodes entries."""

_FACTORED_AT_ONCE = 1 << 15


class Factorisation(NamedTuple):
    """A = U Cᵀ to machine precision.

    Attributes:
        directions: Uᵀ, shape (rank, m), C-contiguous.
        values: singular values Σ of A above rounding, in falling order, shape (rank,).
        coordinates: C = V Σ, shape (n, rank), C-contiguous: row i is column i of A in the basis U.
        total: Σ of all rows of C, shape (rank,).
    """

    directions: FloatArray
    values: FloatArray
    coordinates: FloatArray
    total: FloatArray


def factor_dense(matrix: FloatArray) -> Factorisation:
    """Factor a matrix (m, n) by its singular values, without those below rounding.

    A singular value below machine epsilon times the first one is smaller than the rounding error of the
    matrix itself, so that no reading depends on it.
    """
    left, values, right = np.linalg.svd(matrix, full_matrices=False)
    rank = _rank(values)
    return _freeze(left[:, :rank], values[:rank], np.ascontiguousarray(right[:rank].T * values[:rank]))


def factor_symmetric(values: FloatArray, vectors: FloatArray) -> Factorisation:
    """Factor a symmetric positive semidefinite matrix, without eigenvalues below rounding.

    Args:
        values: its eigenvalues in falling order, shape (n,), the first positive.
        vectors: its eigenvectors as columns, shape (n, n).
    """
    rank = _rank(values)
    left = vectors[:, :rank]
    return _freeze(left, values[:rank], left * values[:rank])


def factor_smooth(
    responses: Callable[[FloatArray], FloatArray], places: FloatArray, nodes: int
) -> Factorisation:
    """Factor a matrix whose columns are a smooth function of a place in [0, 1], without forming it.

    The function is interpolated on Chebyshev points of the second kind by the barycentric formula, which is
    stable (Berrut & Trefethen 2004, equations 4.2 and 5.4): A = G Wᵀ with G (m, nodes) its values at the
    points. U is found within the range of G, and C by rotating W's rows, a stretch of places at a time.

    Args:
        responses: the function, from places (p,) to columns as rows, shape (p, m).
        places: the places of the columns, shape (n,).
        nodes: number of points that give machine precision, fewer than m and n: see ``nodes_for``.

    Returns:
        The factorisation, with the same error as that of ``factor_dense``.
    """
    points = 0.5 - 0.5 * np.cos(np.pi * np.arange(nodes) / (nodes - 1))
    frame, triangle = np.linalg.qr(responses(points).T)
    inner, values, outer = np.linalg.svd(triangle)
    # An eighth: of the two truncations, only the second should matter.
    kept = _rank(values, EPS / 8.0)
    scaled = np.ascontiguousarray(outer[:kept].T * values[:kept])
    signs = np.where(np.arange(nodes) % 2 == 0, 1.0, -1.0)
    signs[[0, -1]] *= 0.5

    rough = np.empty((places.size, kept))
    stacked: FloatArray = np.zeros((0, kept))
    for start in range(0, places.size, _ROWS_AT_ONCE):
        rows = rough[start : start + _ROWS_AT_ONCE]
        np.dot(_interpolate(points, signs, places[start : start + _ROWS_AT_ONCE]), scaled, out=rows)
    # Few large factorisations: in small ones, the threads of BLAS mostly wait for each other.
    for start in range(0, places.size, _FACTORED_AT_ONCE):
        rows = rough[start : start + _FACTORED_AT_ONCE]
        stacked = np.asarray(np.linalg.qr(np.vstack([stacked, rows]), mode="r"))
    turn, values, _ = np.linalg.svd(stacked.T)
    rank = _rank(values)
    left = frame.dot(inner[:, :kept].dot(turn[:, :rank]))
    return _freeze(left, values[:rank], rough.dot(turn[:, :rank]))


def nodes_for(spread: float) -> int:
    """Return how many Chebyshev points interpolate exp(−x²/4T) on [0, 1] to machine precision.

    On the Bernstein ellipse of parameter ρ around [0, 1] the kernel is at most M = exp(b²/16T) with
    b = (ρ − 1/ρ)/2, so that p points err by at most 4 M ρ^−p/(ρ − 1) (Trefethen 2013, theorem 8.2); the
    best ρ is taken.
    """
    ellipse = 1.0 + np.geomspace(1e-7, 1e7, 2000)
    half = 0.5 * (ellipse - 1.0 / ellipse)
    digits = math.log(4.0 / EPS) - np.log(ellipse - 1.0) + half * half / (16.0 * spread)
    return max(2, 1 + math.ceil(float((digits / np.log(ellipse)).min())))


def _interpolate(points: FloatArray, signs: FloatArray, places: FloatArray) -> FloatArray:
    """Return the weight of each node in the value at each place, shape (places, nodes)."""
    offsets = places[:, None] - points
    row, node = np.nonzero(offsets == 0.0)
    offsets[row, node] = 1.0
    weights = np.divide(signs, offsets, out=offsets)
    weights[row] = 0.0
    weights[row, node] = 1.0
    weights /= weights.sum(axis=1, keepdims=True)
    return weights


def _rank(values: FloatArray, share: float = EPS) -> int:
    return max(1, int(np.count_nonzero(values > values[0] * share)))


def _freeze(left: FloatArray, values: FloatArray, coordinates: FloatArray) -> Factorisation:
    parts = Factorisation(np.ascontiguousarray(left.T), values.copy(), coordinates, coordinates.sum(axis=0))
    for part in parts:
        part.setflags(write=False)
    return parts
