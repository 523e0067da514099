"""Eigenvectors of a graph's Laplacian, with a proven bound of their error in e^{−τL}.

The constant vector, of eigenvalue 0, is known exactly. If the graph nearly falls apart, other eigenvalues are
almost 0 too, and an eigensolver returns any basis of their common space, possibly without a constant vector.
So L + (c/n)·11ᵀ is decomposed, with c twice a bound of the largest eigenvalue: that moves only the constant
vector, to the end of the spectrum with a gap of at least c/2 (Wielandt deflation: Saad 2011, section 4.2).

The certificate does not rely on the eigensolver. Let R = LQ − QΛ for the computed Q (n, n) and Λ ≥ 0, and
η ≥ ‖QᵀQ − I‖₂. As the derivative of e^{−(τ−s)L}Qe^{−sΛ} in s is e^{−(τ−s)L}Re^{−sΛ} and e^{−(τ−s)L} does not
expand, column k of e^{−τL}Q − Qe^{−τΛ} has a norm of at most ‖Rₖ‖₂·min(τ, 1/Λₖ): residuals of fast modes fade
with their modes. As ‖Q⁻¹‖₂ ≤ 1/√(1 − η) and ‖Q⁻¹ − Qᵀ‖₂ ≤ η/√(1 − η),

    ‖e^{−τL} − Qe^{−τΛ}Qᵀ‖₂ ≤ (√(Σₖ ‖Rₖ‖₂²·min(τ, 1/Λₖ)²) + η√(1 + η))/√(1 − η).

In plain double precision, rounding would dominate R and QᵀQ − I. So every factor is split into a head of 25
bits and a tail (Ozaki, Ogita, Oishi & Rump 2012): products of heads are exact, and only terms as small as a
tail are rounded.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import scipy

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains.factorisation import EPS

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from heatcloak_aggregator.domains.graph.domain import GraphDomain

_HEAD_BITS = 25
"""Sums of products of two heads, each of at most 1, are exact while the sum stays below 8."""
_UP = 1.0 + 2.0**-40
"""Covers the rounding of the certificate's own sums and norms."""


class Spectrum(NamedTuple):
    """Eigenvalues and eigenvectors of L, with bounds of their errors.

    Attributes:
        values: eigenvalues in rising order, the first 0, none negative, shape (n,).
        vectors: eigenvectors as columns, the first constant, shape (n, n).
        residuals: upper bounds of ‖Lq − qλ‖₂, with the exact weights in L, shape (n,).
        skewness: η, an upper bound of ‖QᵀQ − I‖₂.
    """

    values: FloatArray
    vectors: FloatArray
    residuals: FloatArray
    skewness: float

    def kernel_error(self, spread: float) -> float:
        """Return a bound of ‖e^{−τL} − Qe^{−τΛ}Qᵀ‖₂, the product taken without rounding."""
        if self.skewness >= 0.5:
            return math.inf
        longest = 1.0 / np.maximum(self.values, 1.0 / spread)
        faults = float(np.linalg.norm(self.residuals * longest))
        skewed = self.skewness * math.sqrt(1.0 + self.skewness)
        return (faults + skewed) / math.sqrt(1.0 - self.skewness) * _UP


def decompose(domain: GraphDomain) -> Spectrum:
    """Return the spectrum of a connected graph's Laplacian, in O(n³) operations."""
    size, bound = domain.n_vertices, domain.eigenvalue_bound
    if size == 1:
        return Spectrum(np.zeros(1), np.ones((1, 1)), np.zeros(1), 0.0)
    values, vectors = np.linalg.eigh(domain.laplacian.toarray() + 2.0 * bound / size)
    values = np.concatenate([[0.0], np.maximum(values[:-1], 0.0)])
    vectors = np.concatenate([np.full((size, 1), 1.0 / math.sqrt(size)), vectors[:, :-1]], axis=1)
    residuals = _residuals(domain.laplacian, values, vectors, max(bound, float(values[-1])))
    residuals[0] = 0.0
    return Spectrum(values, vectors, residuals, _skewness(vectors))


def _residuals(laplacian: csr_array, values: FloatArray, vectors: FloatArray, largest: float) -> FloatArray:
    """Return a bound of each column's norm in LQ − QΛ, given one of all eigenvalues, shape (n,)."""
    exponent = math.frexp(largest)[1]
    strong, weak = _split(laplacian.data, exponent)
    heads, tails = _split(vectors, 0)
    most, rest = _split(values, exponent)

    def times(data: FloatArray, block: FloatArray) -> FloatArray:
        matrix = scipy.sparse.csr_array((data, laplacian.indices, laplacian.indptr), shape=laplacian.shape)
        return np.asarray(matrix @ block)

    residual = times(strong, heads) - heads * most
    residual += times(strong, tails) + times(weak, vectors) - heads * rest - tails * values
    # Rows of |L| add up to twice a degree, so to 2·λ_max at most; columns of Q have norms of about 1, those
    # of its tails of √n·2^−25 at most. The exact L differs by the rounding of its degrees.
    terms = int(np.diff(laplacian.indptr).max()) + 5
    rounding = EPS * largest * (1.0 + 8.0 * terms * math.sqrt(len(values)) * 2.0**-_HEAD_BITS)
    return np.asarray((np.linalg.norm(residual, axis=0) + rounding) * _UP)


def _skewness(vectors: FloatArray) -> float:
    """Return a bound of ‖QᵀQ − I‖₂."""
    size = len(vectors)
    heads, tails = _split(vectors, 0)
    across = heads.T.dot(tails)
    gram: FloatArray = heads.T.dot(heads)
    gram[np.diag_indices(size)] -= 1.0
    gram += across + across.T + tails.T.dot(tails)
    # Tails have columns of norms of at most √n·2^−bits. An entry of an inexact product errs by at most n·EPS
    # times the norms of its two columns, and there are n² entries.
    rounding = 4.0 * EPS * math.pow(size, 2.5) * 2.0**-_HEAD_BITS
    return (float(np.linalg.norm(gram)) + 4.0 * EPS + rounding) * _UP


def _split(array: FloatArray, exponent: int) -> tuple[FloatArray, FloatArray]:
    """Split numbers of at most 2^exponent into heads, multiples of 2^(exponent − 25), and exact tails."""
    heads = np.ldexp(np.round(np.ldexp(array, _HEAD_BITS - exponent)), exponent - _HEAD_BITS)
    return heads, array - heads
