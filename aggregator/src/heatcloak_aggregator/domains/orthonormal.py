"""Orthonormal bases Q of what some sensors can tell apart, kept as the factors that made them.

Two ways lead from a tall matrix W to W = Q R. The Cholesky factor R of WᵀW takes one product of matrices
and is several times as fast as Householder's reflections, but Q = W R⁻¹ is orthonormal only to machine
epsilon times the condition of WᵀW (Yamamoto et al. 2015, section 2): it is for well-conditioned W, as with
sensors missing here and there. Reflections are orthonormal whatever W is.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

import numpy as np
import scipy

from heatcloak_aggregator.arrays import FloatArray

_BLOCK = 64
"""Columns that LAPACK works on at a time: its workspace is this much wider than the matrix."""

_WORST_CONDITION = 100.0
"""Of WᵀW, for its Cholesky factor to be used: Q is then orthonormal to 14 digits."""


class Basis(Protocol):
    """Q, of orthonormal columns."""

    @property
    def matrix(self) -> FloatArray:
        """Q, shape (s, rank), read-only."""

    def split(self, vector: FloatArray) -> tuple[FloatArray, float]:
        """Qᵀ v (rank,) of a vector v (s,), and the norm of the rest, ‖v − Q Qᵀ v‖₂.

        The rest is found as such: ‖v‖² − ‖Qᵀ v‖² would lose it to rounding where it is small.
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
        """As ``Basis.split``: projected twice, so that the rest is orthogonal to Q to its own rounding."""
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
        rank: how many columns of Q are wanted.
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
        """As ``Basis.split``: the rest is what the reflections turn beyond Q."""
        reflectors = self.packed[:, : self.scales.size]
        turned: FloatArray = scipy.linalg.lapack.dormqr(
            "L", "T", reflectors, self.scales, vector[:, None], _BLOCK
        )[0][:, 0]
        rest = turned[self.rank :]
        return turned[: self.rank].copy(), float(np.sqrt(rest.dot(rest)))


def gram_factor(rows: FloatArray) -> FloatArray | None:
    """R, upper triangular, with W = Q R, from WᵀW; W is given as ``rows`` Wᵀ (r, s).

    Returns:
        R, shape (r, r), or None if W is too ill-conditioned for it.
    """
    if rows.shape[0] > rows.shape[1]:
        return None
    gram = rows.dot(rows.T)
    squares = np.linalg.eigvalsh(gram)
    if not squares[-1] < _WORST_CONDITION * squares[0]:
        return None
    factor: FloatArray = np.linalg.cholesky(gram).T
    return factor


def reflect(rows: FloatArray) -> tuple[FloatArray, FloatArray, FloatArray]:
    """W = Q R by Householder's reflections.

    Args:
        rows: Wᵀ, shape (r, s), C-contiguous; overwritten.

    Returns:
        R, upper triangular, shape (min(r, s), r), then ``packed`` and ``scales`` of ``Reflected``.
    """
    packed, scales, _, _ = scipy.linalg.lapack.dgeqrf(rows.T, _BLOCK * rows.shape[0], overwrite_a=1)
    return np.triu(packed[: scales.size]), frozen(packed), frozen(scales)


def frozen(array: FloatArray) -> FloatArray:
    """The array, read-only from now on."""
    array.setflags(write=False)
    return array
