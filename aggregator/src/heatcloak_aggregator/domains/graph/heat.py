"""e^{−τL} times a few vectors, for graphs too large for their eigenvectors: a Chebyshev series in L.

With top ≥ λmax(L), x = τ·top/2 and the matrix S = (2/top)·L − I, whose eigenvalues lie in [−1, 1],

    e^{−τL} = e^{−x(I + S)} = Σₖ cₖ Tₖ(S),   c₀ = e^{−x}I₀(x),   cₖ = 2(−1)ᵏ e^{−x}Iₖ(x),

and what is cut off is at most the sum of its |cₖ|, as |Tₖ| ≤ 1 (Abramowitz & Stegun 1964, 9.6.34; Druskin &
Knizhnerman 1989). About √(72 x) terms reach machine precision.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt
from scipy.sparse import csr_array, eye_array
from scipy.special import ive

from heatcloak_aggregator.domains.factorisation import EPS
from heatcloak_shared.errors import ParameterError

FloatArray = npt.NDArray[np.float64]

_CUT = 1e-17
MOST_TERMS = 20_000
_POWERS = 30


class HeatAction:
    """The action of e^{−τL}.

    Args:
        laplacian: L, shape (n, n).
        top: at least the largest eigenvalue of L.
        spread: τ.

    Attributes:
        terms: how many terms the series takes: the products with L that one action costs.
        error: a bound of ‖computed − e^{−τL}v‖₂ for any ‖v‖₂ = 1, truncation and rounding.

    Raises:
        ParameterError: if the series would take more than 20 000 terms.
    """

    def __init__(self, laplacian: csr_array, top: float, spread: float) -> None:
        x = 0.5 * spread * top
        if 12.0 * math.sqrt(x) > MOST_TERMS:
            raise ParameterError(
                f"spread {spread:g} times the largest eigenvalue, at most {top:g}, takes more than "
                f"{MOST_TERMS} products with the Laplacian: choose a smaller spread, or smaller weights"
            )
        scaled = ive(np.arange(60 + math.ceil(12.0 * math.sqrt(x))), x) * 2.0
        scaled[0] *= 0.5
        self.terms = 1 + int(np.flatnonzero(scaled > _CUT).max(initial=0))
        signs = np.where(np.arange(self.terms) % 2 == 0, 1.0, -1.0)
        self._coefficients = scaled[: self.terms] * signs
        self.error = float(scaled[self.terms :].sum()) + 4.0 * EPS * (self.terms + 1)
        shift = eye_array(laplacian.shape[0], format="csr")
        # A graph of one vertex has L = 0: any top will do.
        self._turned = csr_array(laplacian * (2.0 / (top or 1.0)) - shift)

    @property
    def work(self) -> int:
        """Multiplications and additions that the action on one vector costs."""
        products: int = self._turned.nnz + self._turned.shape[0]
        return 2 * self.terms * products

    def __call__(self, block: FloatArray) -> FloatArray:
        """e^{−τL} times each column of ``block``, shape (n,) or (n, p)."""
        before, now = block, self._turned @ block
        total: FloatArray = self._coefficients[0] * block
        if self.terms > 1:
            total += self._coefficients[1] * now
        for coefficient in self._coefficients[2:]:
            after = self._turned @ now
            after *= 2.0
            after -= before
            before, now = now, after
            total += coefficient * now
        return total


def eigenvalue_bound(adjacency: csr_array, degrees: FloatArray) -> float:
    """At least the largest eigenvalue of L = D − W.

    That of D + W is no smaller, and of a matrix without negative entries it is at most maxᵢ ((D + W)x)ᵢ/xᵢ
    for whatever x > 0 (Collatz 1942, Wielandt 1950); some power iterations make that bound a close one.
    """
    if not adjacency.nnz:
        return 0.0
    vector = degrees / degrees.max()
    bound = 2.0 * float(degrees.max())
    for _ in range(_POWERS):
        image = degrees * vector + adjacency @ vector
        bound = min(bound, float((image / vector).max()))
        vector = image / image.max()
    return bound * (1.0 + 2.0**-40)
