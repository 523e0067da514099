"""Readings and columns of vertices in the few directions above the noise, in units of the noise.

The likelihood of readings projected on a subspace is exact for any subspace, since the noise is the same in
all directions: dropping a direction loses information, and biases nothing. The weakest directions are
dropped, as long as all of them together change no log-likelihood by more than about a thousandth.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple
from weakref import WeakKeyDictionary

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.blas_threads import one_thread
from heatcloak_aggregator.domains import Projection
from heatcloak_aggregator.recovery.posterior.prior import Prior

_DROWNED = 1e-3
"""Greatest effect, in σ, of the greatest number of sources on all dropped directions together."""
_PRECISION = 1e-5
"""Least noise scale, relative to the norm of the strongest source's readings, as on the interval."""
_DIAGONAL = 1e-9


@dataclass(frozen=True, eq=False)
class Reduced:
    """Whitened columns b_v and data z: the log-likelihood of f is −½‖z − Σ f_v b_v‖² plus a constant.

    Attributes:
        columns: b_v of every vertex as rows, shape (n, d), C-contiguous.
        target: z, shape (d,).
        sigma: the noise scale used.
        outside: the squared norm of the unexplained and dropped parts, in units of σ².
    """

    columns: FloatArray
    target: FloatArray
    sigma: float
    outside: float

    @cached_property
    def squares(self) -> FloatArray:
        """‖b_v‖² of every vertex, shape (n,)."""
        return np.asarray(np.einsum("ij,ij->i", self.columns, self.columns))

    @cached_property
    def correlations(self) -> FloatArray:
        """b_v·z of every vertex, shape (n,)."""
        return np.asarray(self.columns.dot(self.target))


class _Turned(NamedTuple):
    """Columns along the axes on which they decrease fastest.

    Attributes:
        columns: shape (n, rank).
        axes: orthonormal, shape (rank, rank), or None for those of the projection itself.
        largest: greatest entry of each column, shape (rank,).
    """

    columns: FloatArray
    axes: FloatArray | None
    largest: FloatArray


_turned: WeakKeyDictionary[Projection, _Turned] = WeakKeyDictionary()


def reduce(projection: Projection, readings: FloatArray, sigma: float, prior: Prior) -> Reduced:
    """Whiten readings and columns, and drop directions far below the noise.

    Args:
        projection: of the sensors present.
        readings: their readings, shape (s,).
        sigma: the noise scale; at least 1e-5 of the strongest source's norm is used.
        prior: gives the greatest intensity and number of sources.
    """
    inside, rest = projection.reduce(readings)
    columns, axes, largest = _turn(projection)
    if axes is not None:
        inside = inside.dot(axes)
    norm = float(np.sqrt(np.einsum("ij,ij->i", columns, columns).max()))
    scale = max(sigma, _PRECISION * norm * prior.max_intensity) or 1.0
    effects = largest * (prior.max_intensity * prior.cap / scale)
    order = np.argsort(effects)
    drowned = order[np.cumsum(np.square(effects[order])) < _DROWNED**2]
    kept = np.setdiff1d(np.arange(effects.size), drowned)
    left_out = float(np.square(inside[drowned] / scale).sum())
    return Reduced(
        np.ascontiguousarray(columns[:, kept] / scale),
        inside[kept] / scale,
        scale,
        (rest / scale) ** 2 + left_out,
    )


def _turn(projection: Projection) -> _Turned:
    """Return the columns along the eigenvectors of BᵀB, cached as long as the projection lives.

    The axes are orthonormal even if small eigenvalues are rounding errors.
    """
    known = _turned.get(projection)
    if known is not None:
        return known
    columns, axes = projection.columns, None
    with one_thread(columns.size):
        gram = columns.T.dot(columns)
        diagonal = np.diag(gram)
        if np.abs(gram - np.diag(diagonal)).max(initial=0.0) > _DIAGONAL * diagonal.max(initial=0.0):
            axes = np.linalg.eigh(gram)[1]
            columns = columns.dot(axes)
    made = _turned[projection] = _Turned(columns, axes, np.abs(columns).max(axis=0))
    return made
