"""Orthonormal bases Q of the directions that some sensors can distinguish, in factored form.

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

from heatcloak_aggregator.arrays import FloatArray

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
