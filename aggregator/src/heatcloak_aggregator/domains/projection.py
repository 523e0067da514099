"""Diffusion leaves few directions to see: the data of a round, reduced to the numerical rank of A.

At spread 0.05 the singular values of A fall below the rounding of the first one after about 16, whatever the
number of sensors and sources. With A = U B, U of orthonormal columns, ‖A f − y‖² = ‖B f − z‖² + ‖y − U z‖²
for z = Uᵀy, so that recovery need only look at the rank × n matrix B.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

FloatArray = npt.NDArray[np.float64]

_EPS = float(np.finfo(np.float64).eps)


@dataclass(frozen=True, eq=False, slots=True)
class Projection:
    """A = U B to machine precision, with U of orthonormal columns.

    Attributes:
        basis: U, shape (s, rank).
        columns: Bᵀ, shape (n, rank), C-contiguous: each column of B is one stretch of memory.
        sum: Σ of all columns of B, shape (rank,).
        norm: largest singular value of A.
        weights: the factor that each row of A and each reading is scaled by, shape (s,), or None for one.
    """

    basis: FloatArray
    columns: FloatArray
    sum: FloatArray
    norm: float
    weights: FloatArray | None

    def reduce(self, readings: FloatArray) -> tuple[FloatArray, float]:
        """Split readings y (s,) into z = Uᵀy, shape (rank,), and the norm of the rest, ‖y − U z‖₂.

        The rest is computed as a vector: ‖y‖² − ‖z‖² would lose it to rounding where it is small.
        """
        scaled = readings if self.weights is None else readings * self.weights
        inside = scaled.dot(self.basis)
        rest = scaled - self.basis.dot(inside)
        # Once more: where the rest is small, what rounding left of U in it is not.
        correction = rest.dot(self.basis)
        rest -= self.basis.dot(correction)
        return inside + correction, float(np.sqrt(rest.dot(rest)))

    def compress(self, rows: FloatArray) -> FloatArray:
        """Uᵀ of each of several vectors of readings (p, s), shape (p, rank): columns of B off the grid."""
        scaled = rows if self.weights is None else rows * self.weights
        inside: FloatArray = scaled.dot(self.basis)
        return inside


def project(matrix: FloatArray, weights: FloatArray | None) -> Projection:
    """Factor ``weights[:, None] * matrix``, dropping only what rounding has already lost.

    A singular value below machine epsilon times the first one is smaller than the rounding error of the
    matrix itself, hence no reading can tell whether it is there. So is a column that short: a place that no
    sensor sees.
    """
    scaled = matrix if weights is None else matrix * weights[:, None]
    left, values, right = np.linalg.svd(scaled, full_matrices=False)
    rank = max(1, int(np.count_nonzero(values > values[0] * _EPS)))
    columns = np.ascontiguousarray(right[:rank].T * values[:rank])
    columns[np.square(columns).sum(axis=1) < (values[0] * _EPS) ** 2] = 0.0
    parts = (np.ascontiguousarray(left[:, :rank]), columns, columns.sum(axis=0))
    for part in parts:
        part.setflags(write=False)
    return Projection(*parts, norm=float(values[0]), weights=weights)
