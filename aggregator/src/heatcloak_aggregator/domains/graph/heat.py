"""The action of e^{−τL} on vectors by a Chebyshev series in L, for graphs too large for eigenvectors.

With top ≥ λmax(L), x = τ·top/2 and the matrix S = (2/top)·L − I, whose eigenvalues lie in [−1, 1],

    e^{−τL} = e^{−x(I + S)} = Σₖ cₖ Tₖ(S),   c₀ = e^{−x}I₀(x),   cₖ = 2(−1)ᵏ e^{−x}Iₖ(x),

and the truncation error is at most the sum of the omitted |cₖ|, as |Tₖ| ≤ 1 (Abramowitz & Stegun 1964,
9.6.34; Druskin & Knizhnerman 1989). About √(72 x) terms reach machine precision.

Rounding, in units of EPS and to first order, where no vertex has more than d edges (e^{−τL} and Tₖ(S) have
norms of at most 1, L's diagonal of at most top, and |S| of at most 3):

- S is formed with an error of at most 5: its degrees, a quotient, a product, a difference. It enters the
  exponent times x.
- A step of the recurrence adds 3(d + 1) + ½ at most. The error of step j reaches step k times Uₖ₋ⱼ(S), at
  most k − j + 1, hence Tₖ's is at most k(k + 1)/2 times that. As Σ|cₖ|k² = x, that comes to (x + √x)/2 times
  it.
- The coefficients and the sum of the terms err by less than 4 for each term.

All of it is at most 4 (terms + 1 + (d + 2)(x + 1)).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
import scipy

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains.factorisation import EPS
from heatcloak_shared.errors import ParameterError

if TYPE_CHECKING:
    from scipy.sparse import csr_array


_CUT = 1e-17
MOST_TERMS = 20_000
_POWERS = 30
_LEAST_ENTRY = 1e-250
"""Least entry of the power iteration's vector: the bound needs a vector without zeros."""


class HeatAction:
    """The action of e^{−τL}.

    Args:
        laplacian: L, shape (n, n).
        top: an upper bound of the largest eigenvalue of L.
        spread: τ.
        cut: terms of the series with smaller coefficients are omitted.

    Attributes:
        terms: number of terms of the series, and of products with L for one action.
        error: a bound of ‖computed − e^{−τL}v‖₂ for any ‖v‖₂ = 1, truncation and rounding, L being that of
            the exact weights. It grows as x does, not as the number of terms, √x.

    Raises:
        ParameterError: if the series would take more than 20 000 terms.
    """

    def __init__(self, laplacian: csr_array, top: float, spread: float, cut: float = _CUT) -> None:
        x = 0.5 * spread * top
        if 12.0 * math.sqrt(x) > MOST_TERMS:
            raise ParameterError(
                f"spread {spread:g} times the largest eigenvalue, at most {top:g}, takes more than "
                f"{MOST_TERMS} products with the Laplacian: choose a smaller spread, or smaller weights"
            )
        scaled = scipy.special.ive(np.arange(60 + math.ceil(12.0 * math.sqrt(x))), x) * 2.0
        scaled[0] *= 0.5
        self.terms = 1 + int(np.flatnonzero(scaled > cut).max(initial=0))
        signs = np.where(np.arange(self.terms) % 2 == 0, 1.0, -1.0)
        self._coefficients = scaled[: self.terms] * signs
        steps = self.terms + 1 + (_most_stored(laplacian) + 1) * (x + 1.0)
        self.error = float(scaled[self.terms :].sum()) + 4.0 * EPS * steps
        shift = scipy.sparse.eye_array(laplacian.shape[0], format="csr")
        # A graph of one vertex has L = 0: any positive top is right.
        self._turned = scipy.sparse.csr_array(laplacian * (2.0 / (top or 1.0)) - shift)
        self._twice_turned = self._turned * 2.0

    @property
    def work(self) -> int:
        """Return the number of multiplications and additions for one vector."""
        products: int = self._turned.nnz + self._turned.shape[0]
        return 2 * self.terms * products

    def __call__(self, block: FloatArray) -> FloatArray:
        """Return e^{−τL} times each column of ``block``, shape (n,) or (n, p)."""
        before, now = block, self._turned @ block
        total: FloatArray = self._coefficients[0] * block
        if self.terms > 1:
            total += self._coefficients[1] * now
        scratch = np.empty_like(total)
        for coefficient in self._coefficients[2:]:
            after = self._twice_turned @ now
            after -= before
            before, now = now, after
            total += np.multiply(now, coefficient, out=scratch)
        return total


def eigenvalue_bound(adjacency: csr_array, degrees: FloatArray) -> float:
    """Return an upper bound of the largest eigenvalue of L = D − W.

    That of D + W is at least as large, and for a matrix without negative entries it is at most
    maxᵢ ((D + W)x)ᵢ/xᵢ for every x > 0 (Collatz 1942, Wielandt 1950). Power iterations make this bound close;
    they end before x underflows.
    """
    if not adjacency.nnz:
        return 0.0
    vector = degrees / degrees.max()
    bound = 2.0 * float(degrees.max())
    for _ in range(_POWERS):
        if vector.min() < _LEAST_ENTRY:
            break
        image = degrees * vector + adjacency @ vector
        bound = min(bound, float((image / vector).max()))
        vector = image / image.max()
    return bound * (1.0 + 2.0**-40 + EPS * _most_stored(adjacency))


def _most_stored(matrix: csr_array) -> int:
    """Return the greatest number of entries in a row."""
    return int(np.diff(matrix.indptr).max())
