"""Project a round's readings on the directions that its sensors can distinguish.

With diag(w) A_S = Q B, Q of orthonormal columns, ‖B f − z‖² + rest² = ‖diag(w)(A_S f − y)‖² for the part
z = Qᵀ diag(w) y within the range of Q and the rest outside it. As A = U Cᵀ, a subset S of sensors with
weights w needs only the factorisation of the s × rank matrix diag(w) U_S = Q K: then B = K Cᵀ, and only the
columns that are used are formed. The directions of a drift are projected out of diag(w) U_S and of the
readings first; see `drift`.

Two methods factor a tall matrix W = Q R. The Cholesky factor R of WᵀW takes one product of matrices and is
several times as fast as Householder reflections, but Q = W R⁻¹ is orthonormal only to machine epsilon times
the condition of WᵀW (Yamamoto et al. 2015, section 2). It suits a well-conditioned W, as with a few missing
sensors. Reflections are orthonormal for every W.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

import numpy as np
import scipy

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains.drift import without_drift
from heatcloak_aggregator.domains.factorisation import EPS, Factorisation

_BLOCK = 64
"""Block size of LAPACK, in columns."""

_WORST_CONDITION = 100.0
"""Largest condition of WᵀW for which its Cholesky factor is used: Q is orthonormal to 14 digits."""


class Basis(Protocol):
    """A matrix Q with orthonormal columns."""

    @property
    def matrix(self) -> FloatArray:
        """Q, shape (s, rank), read-only."""

    def split(self, vector: FloatArray) -> tuple[FloatArray, float]:
        """Return Qᵀ v (rank,) for a vector v (s,), and the norm of the rest, ‖v − Q Qᵀ v‖₂.

        The rest is computed directly: ‖v‖² − ‖Qᵀ v‖² would lose a small rest to rounding.
        """


@dataclass(frozen=True, eq=False)
class Whitened:
    """Q = W T.

    Attributes:
        rows: Wᵀ, shape (r, s).
        turn: T = R⁻¹, or its first columns, shape (r, rank).
    """

    rows: FloatArray
    turn: FloatArray

    @cached_property
    def matrix(self) -> FloatArray:
        """Q, shape (s, rank), read-only."""
        return frozen(np.ascontiguousarray(self.turn.T.dot(self.rows).T))

    def split(self, vector: FloatArray) -> tuple[FloatArray, float]:
        """See ``Basis.split``; projects twice, so that the rest is orthogonal to Q to its own rounding."""
        inside, rest = self._split(vector)
        missed, rest = self._split(rest)
        return inside + missed, float(np.sqrt(rest.dot(rest)))

    def _split(self, vector: FloatArray) -> tuple[FloatArray, FloatArray]:
        inside: FloatArray = self.rows.dot(vector).dot(self.turn)
        return inside, vector - self.turn.dot(inside).dot(self.rows)


@dataclass(frozen=True, eq=False)
class Reflected:
    """Q as LAPACK's Householder reflectors.

    Attributes:
        packed: the reflectors, shape (s, ≥ rank).
        scales: their factors.
        rank: number of columns of Q.
    """

    packed: FloatArray
    scales: FloatArray
    rank: int

    @cached_property
    def matrix(self) -> FloatArray:
        """Q, shape (s, rank), read-only."""
        count = self.scales.size
        whole: FloatArray = scipy.linalg.lapack.dorgqr(self.packed[:, :count], self.scales, _BLOCK * count)[0]
        return frozen(np.ascontiguousarray(whole[:, : self.rank]))

    def split(self, vector: FloatArray) -> tuple[FloatArray, float]:
        """See ``Basis.split``; the rest is the part that the reflections map outside of Q."""
        reflectors = self.packed[:, : self.scales.size]
        turned: FloatArray = scipy.linalg.lapack.dormqr(
            "L", "T", reflectors, self.scales, vector[:, None], _BLOCK
        )[0][:, 0]
        rest = turned[self.rank :]
        return turned[: self.rank].copy(), float(np.sqrt(rest.dot(rest)))


def gram_factor(rows: FloatArray) -> FloatArray | None:
    """Return the upper triangular R of W = Q R from WᵀW; ``rows`` is Wᵀ (r, s).

    Returns:
        R, shape (r, r), or None if W is too ill-conditioned.
    """
    if rows.shape[0] > rows.shape[1]:
        return None
    gram = rows.dot(rows.T)
    squares = np.linalg.eigvalsh(gram)
    if not squares[-1] < _WORST_CONDITION * squares[0]:
        return None
    return np.linalg.cholesky(gram).T


def reflect(rows: FloatArray) -> tuple[FloatArray, FloatArray, FloatArray]:
    """Factor W = Q R by Householder reflections.

    Args:
        rows: Wᵀ, shape (r, s), C-contiguous; overwritten.

    Returns:
        R, upper triangular, shape (min(r, s), r), then ``packed`` and ``scales`` of ``Reflected``.
    """
    packed, scales, _, _ = scipy.linalg.lapack.dgeqrf(rows.T, _BLOCK * rows.shape[0], overwrite_a=1)
    return np.triu(packed[: scales.size]), frozen(packed), frozen(scales)


def frozen(array: FloatArray) -> FloatArray:
    """Make the array read-only and return it."""
    array.setflags(write=False)
    return array


@dataclass(frozen=True, eq=False)
class Projection:
    """A = Q B to machine precision, with orthonormal columns of Q; rows of A may be left out or weighted.

    With a drift, A is the part of the weighted rows that is orthogonal to it.

    Attributes:
        coordinates: C, shape (n, r), the same for every subset of sensors.
        core: K, shape (rank, r): B = K Cᵀ.
        norm: largest singular value of A with all its sensors, times the largest weight; the rounding of B is
            relative to it.
        weights: the factor that each row of A and each reading is scaled by, shape (s,), or None for one.
        frame: Q.
        coordinate_sum: Σ of all rows of C, shape (r,).
        drift: an orthonormal basis of the weighted directions of drift, orthogonal to Q, shape (s, k); None
            if there are none.
    """

    coordinates: FloatArray
    core: FloatArray
    norm: float
    weights: FloatArray | None
    frame: Basis
    coordinate_sum: FloatArray
    drift: FloatArray | None = None

    @property
    def rank(self) -> int:
        """Return the number of directions that the sensors can distinguish."""
        return len(self.core)

    @property
    def basis(self) -> FloatArray:
        """Return Q, shape (s, rank)."""
        return self.frame.matrix

    @cached_property
    def columns(self) -> FloatArray:
        """Return Bᵀ, shape (n, rank), C-contiguous."""
        return frozen(self._seen(self.coordinates.dot(self.core.T)))

    @cached_property
    def sum(self) -> FloatArray:
        """Return the sum of all columns of B, shape (rank,)."""
        return frozen(self.core.dot(self.coordinate_sum))

    def take(self, indices: IntArray) -> FloatArray:
        """Return some columns of B as rows, shape (p, rank), without computing the others."""
        return self._seen(self.coordinates[indices].dot(self.core.T))

    def price(self, direction: FloatArray) -> FloatArray:
        """Return Bᵀ times a vector (rank,), shape (n,)."""
        return np.asarray(self.coordinates.dot(direction.dot(self.core)))

    def explain(self, sources: FloatArray) -> FloatArray:
        """Return B f, shape (rank,), for f (n,)."""
        return np.asarray(self.core.dot(sources.dot(self.coordinates)))

    def reduce(self, readings: FloatArray) -> tuple[FloatArray, float]:
        """Split readings y (s,) into z = Qᵀy, shape (rank,), and the norm of the rest, ‖y − Q z‖₂.

        Readings are weighted, and a drift is in neither part.
        """
        return self.frame.split(self.weigh(readings))

    def weigh(self, rows: FloatArray) -> FloatArray:
        """Return readings (s,), or several as rows (p, s), weighted and without their drift."""
        return without_drift(rows if self.weights is None else rows * self.weights, self.drift)

    def length(self, readings: FloatArray) -> float:
        """Return the length of weighted readings (s,) with their drift, to which rounding is relative."""
        weighted = readings if self.weights is None else readings * self.weights
        return float(np.sqrt(weighted.dot(weighted)))

    def compress(self, rows: FloatArray) -> FloatArray:
        """Return Qᵀ times each of several readings (p, s), shape (p, rank): columns of B off the grid."""
        return np.asarray(self.weigh(rows).dot(self.basis))

    def _seen(self, columns: FloatArray) -> FloatArray:
        # A shorter column is rounding only: no sensor measures this location.
        columns[np.einsum("ij,ij->i", columns, columns) < (EPS * self.norm) ** 2] = 0.0
        return columns


def project(
    whole: Factorisation,
    sensors: IntArray | None,
    weights: FloatArray | None,
    drift: FloatArray | None = None,
) -> Projection:
    """Return the projection for the rows ``sensors`` of A, each scaled by its weight.

    Directions whose share of the matrix is below its rounding are dropped.

    Args:
        whole: A.
        sensors: 0-based rows that are present, shape (s,); None for all.
        weights: one positive factor for each of them; None for one.
        drift: the basis of the drift at these sensors, see `drift.drift_basis`.
    """
    rows = whole.directions if sensors is None else np.take(whole.directions, sensors, axis=1)
    if weights is not None:
        rows = rows * weights
    norm = float(whole.values[0]) * (1.0 if weights is None else float(weights.max()))
    # Without drift little may be left of the matrix, but it has the rounding errors of the whole.
    least = 0.0 if drift is None else norm
    rows = np.ascontiguousarray(without_drift(rows, drift))
    core = gram_factor(rows)
    if core is not None:
        rank = _rank(core * whole.values, least)
        # A triangle needs no pivots, so NumPy's solver does; importing SciPy's is slow.
        inverse = np.linalg.solve(core, np.eye(len(core)))
        frame: Basis = Whitened(rows, np.ascontiguousarray(inverse[:, :rank]))
    else:
        # Only missing sensors measure some directions: scaling by Σ makes the rest of these directions small.
        triangle, packed, scales = reflect(rows * whole.values[:, None])
        rank = _rank(triangle, least)
        core, frame = triangle / whole.values, Reflected(packed, scales, rank)
    return Projection(
        coordinates=whole.coordinates,
        core=frozen(np.ascontiguousarray(core[:rank])),
        norm=norm,
        weights=weights,
        frame=frame,
        coordinate_sum=whole.total,
        drift=drift,
    )


def _rank(triangle: FloatArray, least: float) -> int:
    """Return how many rows are above the rounding of the largest singular value, or of ``least``."""
    largest = max(float(np.linalg.norm(triangle, 2)), least)
    lost = np.cumsum(np.square(triangle).sum(axis=1)[::-1])[::-1]
    return max(1, int(np.count_nonzero(lost > (EPS * largest) ** 2)))
