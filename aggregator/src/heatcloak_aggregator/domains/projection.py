"""The data of a round, reduced to what its sensors can tell apart.

With diag(w) A_S = Q B, Q of orthonormal columns, ‖B f − z‖² + rest² = ‖diag(w)(A_S f − y)‖² for the part
z = Qᵀ diag(w) y within the range of Q and the rest outside it. As A = U Cᵀ, a subset S of sensors with
weights w needs a factorisation of no more than the s × rank matrix diag(w) U_S Σ = Q R: then B = K Cᵀ with
the small core K = R Σ⁻¹, and of the n columns only those that are looked at are ever formed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt
from scipy.linalg import lapack

from heatcloak_aggregator.domains.factorisation import EPS, Factorisation

FloatArray = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.intp]

_BLOCK = 64
"""Columns that LAPACK works on at a time: its workspace is this much wider than the matrix."""


@dataclass(frozen=True, eq=False)
class Projection:
    """A = Q B to machine precision, with Q of orthonormal columns; rows of A left out and weighted.

    Attributes:
        coordinates: C, shape (n, r), the same for every subset of sensors.
        core: K, shape (rank, r): B = K Cᵀ.
        norm: largest singular value of A with all its sensors, times the largest weight: what the rounding
            of B is relative to.
        weights: the factor that each row of A and each reading is scaled by, shape (s,), or None for one.
        reflectors: Q as LAPACK's Householder reflectors, shape (s, ≥ rank).
        scales: LAPACK's factors of the reflectors.
        coordinate_sum: Σ of all rows of C, shape (r,).
    """

    coordinates: FloatArray
    core: FloatArray
    norm: float
    weights: FloatArray | None
    reflectors: FloatArray
    scales: FloatArray
    coordinate_sum: FloatArray

    @property
    def rank(self) -> int:
        """Number of directions that the sensors can tell apart."""
        return len(self.core)

    @cached_property
    def basis(self) -> FloatArray:
        """Q, shape (s, rank)."""
        count = self.scales.size
        basis: FloatArray = lapack.dorgqr(self.reflectors[:, :count], self.scales, _BLOCK * count)[0]
        return _frozen(np.ascontiguousarray(basis[:, : self.rank]))

    @cached_property
    def columns(self) -> FloatArray:
        """Bᵀ, shape (n, rank), C-contiguous: each column of B is one stretch of memory."""
        return _frozen(self._seen(self.coordinates.dot(self.core.T)))

    @cached_property
    def sum(self) -> FloatArray:
        """Σ of all columns of B, shape (rank,)."""
        return _frozen(self.core.dot(self.coordinate_sum))

    def take(self, indices: IntArray) -> FloatArray:
        """Some columns of B as rows, shape (p, rank), without the others."""
        return self._seen(self.coordinates[indices].dot(self.core.T))

    def price(self, direction: FloatArray) -> FloatArray:
        """Bᵀ times a vector of shape (rank,), for all n columns, shape (n,)."""
        prices: FloatArray = self.coordinates.dot(direction.dot(self.core))
        return prices

    def reduce(self, readings: FloatArray) -> tuple[FloatArray, float]:
        """Split readings y (s,) into z = Qᵀy, shape (rank,), and the norm of the rest, ‖y − Q z‖₂.

        The rest is the norm of y's entries in directions beyond Q: ‖y‖² − ‖z‖² would lose it to rounding
        where it is small.
        """
        scaled = readings.copy() if self.weights is None else readings * self.weights
        count = self.scales.size
        turned: FloatArray = lapack.dormqr(
            "L", "T", self.reflectors[:, :count], self.scales, scaled[:, None], _BLOCK
        )[0][:, 0]
        rest = turned[self.rank :]
        return turned[: self.rank].copy(), float(np.sqrt(rest.dot(rest)))

    def compress(self, rows: FloatArray) -> FloatArray:
        """Qᵀ of each of several vectors of readings (p, s), shape (p, rank): columns of B off the grid."""
        scaled = rows if self.weights is None else rows * self.weights
        inside: FloatArray = scaled.dot(self.basis)
        return inside

    def _seen(self, columns: FloatArray) -> FloatArray:
        # A column that is shorter is nothing but rounding: no sensor sees that place.
        columns[np.einsum("ij,ij->i", columns, columns) < (EPS * self.norm) ** 2] = 0.0
        return columns


def project(whole: Factorisation, sensors: IntArray | None, weights: FloatArray | None) -> Projection:
    """The factorisation of rows ``sensors`` of A, each scaled by its weight, from that of A.

    Directions whose share of the matrix is below its rounding are dropped: no reading can tell them.
    """
    rows = np.array(whole.weighted) if sensors is None else whole.weighted[:, sensors]
    if weights is not None:
        rows *= weights
    packed, scales, _, _ = lapack.dgeqrf(rows.T, _BLOCK * rows.shape[0], overwrite_a=1)
    triangle = np.triu(packed[: scales.size])
    largest = float(np.linalg.svd(triangle, compute_uv=False)[0])
    lost = np.cumsum(np.square(triangle).sum(axis=1)[::-1])[::-1]
    rank = max(1, int(np.count_nonzero(lost > (EPS * largest) ** 2)))
    return Projection(
        coordinates=whole.coordinates,
        core=_frozen(np.ascontiguousarray(triangle[:rank] / whole.values)),
        norm=float(whole.values[0]) * (1.0 if weights is None else float(weights.max())),
        weights=weights,
        reflectors=_frozen(packed),
        scales=_frozen(scales),
        coordinate_sum=whole.total,
    )


def _frozen(array: FloatArray) -> FloatArray:
    array.setflags(write=False)
    return array
