"""Coherence and restricted isometry constants, and why compressed sensing theory does not cover heat.

Gilbert & McMillan 2018 (extended), section 3.2; columns are scaled to length 1 throughout.
"""

from __future__ import annotations

import itertools
import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arguments import whole_number
from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains.checks import MatrixLike, shape_of, unit_columns_of
from heatcloak_aggregator.domains.factorisation import EPS
from heatcloak_aggregator.ranking import descending, highest
from heatcloak_shared.errors import ParameterError

_ENUMERATED = 20_000
"""Number of column subsets up to which all are evaluated: a few tens of milliseconds."""
_WORK = 1 << 31
"""Limit on multiplications for all subsets, and for runs of neighbours: a second or two."""
_AT_ONCE = 1 << 20
"""Entries of the Gram matrices that are formed at a time."""
_LARGEST_GRAM = 1 << 26
_STARTS = 8
_ROUND_UP = 1.0 + 2.0**-40


class Isometry(NamedTuple):
    """Bounds of a restricted isometry constant δ_k: low ≤ δ_k ≤ high, up to rounding of 1e-12."""

    low: float
    high: float


def coherence(matrix: MatrixLike) -> float:
    """Return μ = max |⟨Mᵢ, Mⱼ⟩| over columns i ≠ j of length 1; 0 for a single column.

    Args:
        matrix: an operator, or a matrix (m, n) without zero columns.

    Raises:
        ParameterError: the matrix is invalid, has a zero column, or has more than 8192 columns.
    """
    return float(_likeness(matrix).max(initial=0.0))


def tropp_sparsity(matrix: MatrixLike) -> int:
    """Return the largest k that Theorem 11 (Tropp 2004, Theorem C) covers, k ≤ 1/(3μ), at most n; 0 for heat.

    Args:
        matrix: an operator, or a matrix (m, n) without zero columns.

    Raises:
        ParameterError: as ``coherence``.
    """
    columns = unit_columns_of(matrix).shape[1]
    alike = coherence(matrix)
    return columns if 3.0 * alike * columns <= 1.0 else math.floor(_ROUND_UP / (3.0 * alike))


def restricted_isometry(matrix: MatrixLike, k: int) -> Isometry:
    """Return bounds of δ_k: the least δ with (1−δ)‖x‖² ≤ ‖Mx‖² ≤ (1+δ)‖x‖² for all x with k nonzero entries.

    δ_k is the largest |λ − 1| over eigenvalues λ of the Gram matrices of k columns. All of them are evaluated
    if there are at most 20000 (fewer if k is over a few dozen); then low = high. Otherwise low is the largest
    over runs of neighbours and over subsets grown greedily by the most similar column, and high is the least
    of max(λ_max − 1, 1) over the whole Gram matrix and the largest sum of k−1 similarities in one row
    (Gershgorin), itself at most (k−1)μ. Neither is small for heat: two neighbours alone have δ₂ = μ.

    Args:
        matrix: an operator, or a matrix (m, n) without zero columns.
        k: number of nonzero entries, 1 ≤ k ≤ n.

    Raises:
        ParameterError: as ``coherence``, or ``k`` is out of range.
    """
    count = shape_of(matrix)[1]
    k = whole_number("k", k, count, "the number of columns, ")
    gram = _gram(matrix)
    if math.comb(count, k) <= min(_ENUMERATED, max(1, _WORK // k**3)):
        every = itertools.combinations(range(count), k)
        most, at_once = 0.0, max(1, _AT_ONCE // k**2)
        while some := list(itertools.islice(every, at_once)):
            most = max(most, _deviation(gram, np.array(some)))
        return Isometry(most, most)
    likeness = np.abs(gram)
    np.fill_diagonal(likeness, 0.0)
    # Evenly spaced starts if all would take too long.
    starts = np.arange(0, count - k + 1, max(1, (count - k) * k**3 // _WORK))
    chosen = [starts[:, None] + np.arange(k), _grown(likeness, k, max(1, min(_STARTS, _WORK // k**3)))]
    low = max(_deviation(gram, subsets) for subsets in chosen)
    nearest = np.partition(likeness, count - k + 1, axis=1)[:, count - k + 1 :].sum(axis=1).max()
    whole = max(float(np.linalg.eigvalsh(gram)[-1]) - 1.0, 1.0)
    return Isometry(low, max(low, min(float(nearest), whole)))


def candes_applies(matrix: MatrixLike, k: int) -> bool | None:
    """Return whether Theorem 12 (Candès 2008) covers k sources, δ_2k < √2 − 1; None if undecided.

    Args:
        matrix: an operator, or a matrix (m, n) without zero columns.
        k: number of sources, 1 ≤ 2k ≤ n.

    Raises:
        ParameterError: as ``restricted_isometry``.
    """
    pairs = shape_of(matrix)[1] // 2
    bounds = restricted_isometry(matrix, 2 * whole_number("k", k, pairs, "half the number of columns, "))
    limit = math.sqrt(2.0) - 1.0
    if bounds.high < limit:
        return True
    return False if bounds.low >= limit else None


def _gram(matrix: MatrixLike) -> FloatArray:
    columns = unit_columns_of(matrix)
    if columns.shape[1] ** 2 > _LARGEST_GRAM:
        raise ParameterError(f"{columns.shape[1]} columns are too many to compare: pass at most 8192")
    return columns.T @ columns


def _likeness(matrix: MatrixLike) -> FloatArray:
    likeness = np.minimum(np.abs(_gram(matrix)), 1.0)
    np.fill_diagonal(likeness, 0.0)
    # Columns that are orthogonal up to rounding count as orthogonal.
    likeness[likeness < 8.0 * EPS] = 0.0
    return likeness


def _deviation(gram: FloatArray, subsets: npt.NDArray[np.intp]) -> float:
    """Return the largest |λ − 1| over the Gram matrices of ``subsets`` (p, k)."""
    most, at_once = 0.0, max(1, _AT_ONCE // subsets.shape[1] ** 2)
    for start in range(0, len(subsets), at_once):
        some = subsets[start : start + at_once]
        eigenvalues = np.linalg.eigvalsh(gram[some[:, :, None], some[:, None, :]])
        most = max(most, float(np.abs(eigenvalues - 1.0).max()))
    return most


def _grown(likeness: FloatArray, k: int, count: int) -> npt.NDArray[np.intp]:
    """Return subsets that start at the columns most similar to another, and add the most similar column."""
    starts = descending(likeness.max(axis=1))[:count]
    subsets = [[int(start)] for start in starts]
    for subset in subsets:
        total = likeness[subset[0]].copy()
        while len(subset) < k:
            total[subset] = -1.0
            subset.append(highest(total))
            total = likeness[subset].sum(axis=0)
    return np.array(subsets)
