"""Project a round's readings on the directions that its sensors can distinguish.

With diag(w) A_S = Q B, Q of orthonormal columns, ‖B f − z‖² + rest² = ‖diag(w)(A_S f − y)‖² for the part
z = Qᵀ diag(w) y within the range of Q and the rest outside it. As A = U Cᵀ, a subset S of sensors with
weights w needs only the factorisation of the s × rank matrix diag(w) U_S = Q K: then B = K Cᵀ, and only the
columns that are used are formed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains.factorisation import EPS, Factorisation
from heatcloak_aggregator.domains.orthonormal import Basis, Reflected, Whitened, frozen, gram_factor, reflect


@dataclass(frozen=True, eq=False)
class Projection:
    """A = Q B to machine precision, with orthonormal columns of Q; rows of A may be left out or weighted.

    Attributes:
        coordinates: C, shape (n, r), the same for every subset of sensors.
        core: K, shape (rank, r): B = K Cᵀ.
        norm: largest singular value of A with all its sensors, times the largest weight; the rounding of B is
            relative to it.
        weights: the factor that each row of A and each reading is scaled by, shape (s,), or None for one.
        frame: Q.
        coordinate_sum: Σ of all rows of C, shape (r,).
    """

    coordinates: FloatArray
    core: FloatArray
    norm: float
    weights: FloatArray | None
    frame: Basis
    coordinate_sum: FloatArray

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

    def reduce(self, readings: FloatArray) -> tuple[FloatArray, float]:
        """Split readings y (s,) into z = Qᵀy, shape (rank,), and the norm of the rest, ‖y − Q z‖₂."""
        return self.frame.split(readings if self.weights is None else readings * self.weights)

    def compress(self, rows: FloatArray) -> FloatArray:
        """Return Qᵀ times each of several readings (p, s), shape (p, rank): columns of B off the grid."""
        scaled = rows if self.weights is None else rows * self.weights
        return np.asarray(scaled.dot(self.basis))

    def _seen(self, columns: FloatArray) -> FloatArray:
        # A shorter column is rounding only: no sensor measures this location.
        columns[np.einsum("ij,ij->i", columns, columns) < (EPS * self.norm) ** 2] = 0.0
        return columns


def project(whole: Factorisation, sensors: IntArray | None, weights: FloatArray | None) -> Projection:
    """Return the projection for the rows ``sensors`` of A, each scaled by its weight.

    Directions whose share of the matrix is below its rounding are dropped.
    """
    rows = whole.directions if sensors is None else np.take(whole.directions, sensors, axis=1)
    if weights is not None:
        rows = rows * weights
    core = gram_factor(rows)
    if core is not None:
        rank = _rank(core * whole.values)
        # A triangle needs no pivots, so NumPy's solver does; importing SciPy's is slow.
        inverse = np.linalg.solve(core, np.eye(len(core)))
        frame: Basis = Whitened(rows, np.ascontiguousarray(inverse[:, :rank]))
    else:
        # Only missing sensors measure some directions: scaling by Σ makes the rest of these directions small.
        triangle, packed, scales = reflect(rows * whole.values[:, None])
        rank = _rank(triangle)
        core, frame = triangle / whole.values, Reflected(packed, scales, rank)
    return Projection(
        coordinates=whole.coordinates,
        core=frozen(np.ascontiguousarray(core[:rank])),
        norm=float(whole.values[0]) * (1.0 if weights is None else float(weights.max())),
        weights=weights,
        frame=frame,
        coordinate_sum=whole.total,
    )


def _rank(triangle: FloatArray) -> int:
    largest = float(np.linalg.norm(triangle, 2))
    lost = np.cumsum(np.square(triangle).sum(axis=1)[::-1])[::-1]
    return max(1, int(np.count_nonzero(lost > (EPS * largest) ** 2)))
