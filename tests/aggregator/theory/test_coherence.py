"""Coherence and isometry constants, compared with enumeration."""

from __future__ import annotations

import importlib
import itertools
import math

import numpy as np
import pytest

from heatcloak_aggregator import IntervalDomain
from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.theory import candes_applies, coherence, restricted_isometry, tropp_sparsity
from heatcloak_aggregator.theory.coherence import Isometry
from heatcloak_shared.errors import ParameterError

MODULE = importlib.import_module("heatcloak_aggregator.theory.coherence")
"""The module, because the package exports a function of its name."""


def isometry(matrix: FloatArray, k: int) -> float:
    """Return δ_k by enumeration of all subsets and their singular values."""
    columns = matrix / np.linalg.norm(matrix, axis=0)
    worst = 0.0
    for subset in itertools.combinations(range(matrix.shape[1]), k):
        values = np.linalg.svd(columns[:, subset], compute_uv=False) ** 2
        low = values[-1] if matrix.shape[0] >= k else 0.0
        worst = max(worst, values[0] - 1, 1 - low)
    return worst


def test_coherence_is_the_largest_cosine_and_delta_2() -> None:
    rng = np.random.default_rng(4)
    for _ in range(20):
        matrix = rng.normal(size=(6, 5)) * 10.0 ** rng.integers(-200, 200)
        cosines = [
            abs(a @ b) / np.linalg.norm(a) / np.linalg.norm(b)
            for a, b in itertools.combinations(matrix.T / np.abs(matrix).max(), 2)
        ]
        assert coherence(matrix) == pytest.approx(max(cosines), rel=1e-12)
        assert restricted_isometry(matrix, 2).low == pytest.approx(max(cosines), rel=1e-12)


def test_isometry_is_exact_if_all_subsets_are_evaluated() -> None:
    """Both paths are tested, also with more columns than rows."""
    rng = np.random.default_rng(5)
    for rows in (3, 12):
        matrix = rng.normal(size=(rows, 7))
        for k in range(1, 8):
            low, high = restricted_isometry(matrix, k)
            assert low == high == pytest.approx(isometry(matrix, k), abs=1e-12)


@pytest.mark.parametrize("k", [2, 3, 4, 5])
def test_bounds_enclose_the_constant_without_enumeration(k: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With enumeration off, δ_k of heat and of random columns is between the bounds, and high ≤ (k−1)μ."""
    monkeypatch.setattr(MODULE, "_ENUMERATED", 0)
    rng = np.random.default_rng(6)
    matrices = [rng.normal(size=(30, 11)), IntervalDomain(11, 9).operator(0.001).matrix()]
    for matrix in matrices:
        low, high = restricted_isometry(matrix, k)
        exact = isometry(matrix, k)
        assert low - 1e-12 <= exact <= high + 1e-12
        assert high <= (k - 1) * coherence(matrix) + 1e-12
        assert low > 0.3 * exact


def test_large_subsets_are_sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    """K close to n gives few but long subsets: a sample of them is between the bounds."""
    matrix = np.random.default_rng(7).normal(size=(30, 40))
    exact = isometry(matrix, 39)
    assert list(restricted_isometry(matrix, 39)) == pytest.approx([exact, exact])
    seen = []
    monkeypatch.setattr(MODULE, "_WORK", 3 * 39**3)
    monkeypatch.setattr(MODULE, "_AT_ONCE", 39**2)
    real = np.linalg.eigvalsh

    def watched(matrices: FloatArray) -> FloatArray:
        seen.append(matrices.size)
        values: FloatArray = np.asarray(real(matrices), dtype=np.float64)
        return values

    monkeypatch.setattr(np.linalg, "eigvalsh", watched)
    low, high = restricted_isometry(matrix, 39)
    assert 0.8 * exact < low <= exact * (1 + 1e-12) <= high * (1 + 2e-12)
    assert max(seen) <= 40**2
    # Similar columns, more than rows: no x is lengthened by more than λ_max, but some are mapped to zero.
    monkeypatch.setattr(MODULE, "_ENUMERATED", 0)
    circle = np.array([[math.cos(math.pi * i / 9), math.sin(math.pi * i / 9)] for i in range(9)]).T[:, ::4]
    low, high = restricted_isometry(circle, 3)
    assert low - 1e-12 <= isometry(circle, 3) <= high + 1e-12
    assert len(seen) < 10


def test_compressed_sensing_does_not_cover_heat() -> None:
    """At the default setting neighbours are similar to 1e-4: no sparsity, no isometry."""
    op = IntervalDomain(100, 50).operator(0.05)
    assert coherence(op) == pytest.approx(0.99990807, abs=1e-8)
    assert tropp_sparsity(op) == 0
    assert restricted_isometry(op, 4).low > 2.99
    assert candes_applies(op, 1) is False


def test_theorems_apply_to_nearly_orthogonal_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Orthogonal columns; μ = 1/6 and so k = 2; and a pair of bounds that does not decide."""
    assert tropp_sparsity(np.eye(5)) == 5
    assert candes_applies(np.eye(5), 2) is True
    angle = np.array([[1.0, 1 / 6], [0.0, math.sqrt(35) / 6]])
    assert coherence(angle) == pytest.approx(1 / 6)
    assert tropp_sparsity(angle) == 2
    # On either side of √2 − 1.
    for likeness, covered in ((0.41, True), (0.42, False)):
        pair = np.array([[1.0, likeness], [0.0, math.sqrt(1 - likeness**2)]])
        assert candes_applies(pair, 1) is covered
    monkeypatch.setattr(MODULE, "restricted_isometry", lambda *_: Isometry(0.1, 0.9))
    assert candes_applies(np.eye(5), 1) is None


def test_underflowing_heat_kernels_still_have_directions() -> None:
    """The readings of sources between sensors all underflow: their nearest neighbours decide."""
    op = IntervalDomain(9, 4).operator(1e-7)
    assert not op.matrix()[:, 1].any()
    assert coherence(op) == pytest.approx(1.0)


def test_invalid_arguments_are_refused() -> None:
    with pytest.raises(ParameterError, match="column 1"):
        coherence([[1.0, 0.0], [1.0, 0.0]])
    for bad in (0, 4, True, 1.5):
        with pytest.raises(ParameterError, match="k is"):
            restricted_isometry(np.eye(3), bad)  # type: ignore[arg-type]
    with pytest.raises(ParameterError, match="too many"):
        coherence(np.ones((1, 9000)))
