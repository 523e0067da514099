"""The condition number and Lemmas 5 to 7, by counterexamples and random search."""

from __future__ import annotations

import math
import pickle

import mpmath  # type: ignore[import-untyped]
import numpy as np
import pytest

from heatcloak_aggregator import IntervalDomain
from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.theory import condition_number, lemma5, lemma6, lemma7
from heatcloak_shared.errors import ParameterError


def random_matrices(count: int, seed: int) -> list[FloatArray]:
    """Return small matrices of four kinds: of both signs, of one, nearly of rank one, and mostly zero."""
    rng = np.random.default_rng(seed)
    matrices: list[FloatArray] = []
    while len(matrices) < count:
        m, n = rng.integers(1, 6), rng.integers(2, 6)
        matrix = rng.normal(size=(m, n))
        kind = len(matrices) % 4
        if kind == 1:
            matrix = np.abs(matrix)
        elif kind == 2:
            flat = np.outer(np.abs(rng.normal(size=m)), 1 + 0.1 * rng.random(n))
            matrix = flat + np.abs(matrix) * 10.0 ** -rng.integers(0, 4)
        elif kind == 3:
            matrix = np.abs(matrix) * (rng.random((m, n)) < 0.5)
        if matrix.any():
            matrices.append(matrix)
    return matrices


def test_known_condition_numbers() -> None:
    """The paper's diagonal example, and a wide matrix, whose κ is over min(m, n) values."""
    assert condition_number([[1.0, 0.0], [0.0, 0.01]]) == pytest.approx(100)
    assert condition_number([[1.0, 1.0, 1.0]]) == 1.0
    assert not condition_number(np.eye(3)).is_lower_bound


@pytest.mark.parametrize("spread", [1e-4, 1e-3, 0.01])
def test_heats_condition_number_agrees_with_sixty_digits_or_is_below(spread: float) -> None:
    """Flagged as a lower bound where double precision ends, and otherwise within 1 %."""
    domain = IntervalDomain(12, 15)
    found = condition_number(domain.operator(spread))
    with mpmath.workdps(60):
        matrix = mpmath.matrix(15, 12)
        for j in range(15):
            for i in range(12):
                x = mpmath.mpf(i + 1) / 12 - mpmath.mpf(j + 1) / 15
                matrix[j, i] = mpmath.exp(-x * x / (4 * mpmath.mpf(spread)))
        values = mpmath.svd_r(matrix, compute_uv=False)
        exact = float(max(values) / min(values))
    assert found <= exact * 1.01
    if not found.is_lower_bound:
        assert found == pytest.approx(exact, rel=0.01)


def test_at_the_default_setting_the_condition_number_is_a_lower_bound() -> None:
    """Rounding limits it to about 1e13; the flag survives pickling."""
    found = condition_number(IntervalDomain(100, 50).operator(0.05))
    again = pickle.loads(pickle.dumps(found))  # noqa: S301
    assert found.is_lower_bound
    assert again.is_lower_bound
    assert 1e12 < found == again < 1e17


def test_lemmas_5_and_6_fail_for_fewer_sensors_than_sources() -> None:
    """M = [1 1 1]: κ = 1 and Δ₂ = 0, where Δ₂ ≥ 1 and Δ₂ ≥ 1/√3 are printed."""
    for lemma, printed in ((lemma6, 1.0), (lemma5, 1 / math.sqrt(3))):
        found = lemma([[1.0, 1.0, 1.0]])
        assert found.sensitivity == 0.0
        assert found.printed == pytest.approx(printed)
        assert not found.applies
        assert not found.holds
        assert found.proven == 0.0


def test_lemma_6_holds_with_a_root_of_two_for_enough_sensors() -> None:
    """Over 4000 matrices with m ≥ n, nearly attained, and attained by the identity."""
    least = math.inf
    for matrix in random_matrices(4000, seed=1):
        found = lemma6(matrix, alpha=0.5)
        if matrix.shape[0] < matrix.shape[1]:
            assert not found.applies
            continue
        assert found.applies
        assert found.holds
        assert lemma5(matrix, alpha=0.5).holds
        assert found.sensitivity >= found.proven * (1 - 1e-9)
        assert found.proven <= math.sqrt(2) * found.printed * (1 + 1e-9)
        if found.proven > 1e-3:
            least = min(least, found.sensitivity / found.proven)
    assert least < 1.01
    assert lemma6(np.eye(4)).proven == pytest.approx(lemma6(np.eye(4)).sensitivity)


def test_lemma_7_forward_holds_and_its_proof_gives_less() -> None:
    """Over 4000 matrices: the tail is below the proven bound, which is below the printed one."""
    for matrix in random_matrices(4000, seed=2):
        found = lemma7(matrix, alpha=2.0)
        assert found.forward_holds
        assert found.tail <= found.tail_proven * (1 + 1e-9) + 1e-12
        assert found.tail_proven <= found.tail_printed


def test_lemma_7_backward_fails_with_both_signs() -> None:
    """M = [a, −a] has no tail, equal lengths, and Δ₂ = 2a."""
    found = lemma7([[3.0, -3.0]])
    assert (found.tail, found.gap, found.sensitivity, found.converse_printed) == (0.0, 0.0, 6.0, 0.0)
    assert not found.applies
    assert not found.converse_holds
    assert found.converse_proven == math.inf


def test_lemma_7_backward_holds_without_negative_entries() -> None:
    """For 4000 matrices Δ₂ ≤ √6·ν; the worst found exceeds 2ν, so the constant is nearly tight."""
    worst = 0.0
    for matrix in random_matrices(4000, seed=3):
        if (matrix < 0).any():
            continue
        found = lemma7(matrix)
        assert found.applies
        assert found.converse_holds
        assert found.sensitivity <= found.converse_proven * (1 + 1e-9) + 1e-12
        if found.converse_printed > 1e-9:
            worst = max(worst, 4 * found.sensitivity / found.converse_printed)
    assert 2.0 < worst <= math.sqrt(6)


def test_bounds_of_lemma_7_are_their_formulas() -> None:
    """With ρ = n−1 steps, and ν = Δ₂ forward, the larger of tail and gap backward."""
    matrix, alpha, n = np.array([[3.0, 1.0, 0.0], [1.0, 2.0, 5.0]]), 0.3, 3
    found = lemma7(matrix, alpha)
    values, lengths = np.linalg.svd(matrix, compute_uv=False), np.linalg.norm(matrix, axis=0)
    assert found.sensitivity == pytest.approx(alpha * np.linalg.norm(matrix[:, 2] - matrix[:, 1]))
    assert found.tail == pytest.approx(values[1])
    assert found.gap == pytest.approx(np.abs(np.diff(lengths)).max())
    assert found.tail_printed == pytest.approx((n + 1) ** 1.5 * (n - 1) * found.sensitivity / alpha)
    assert found.tail_proven == pytest.approx(2 * (n - 1) * found.sensitivity / alpha)
    assert found.converse_printed == pytest.approx(4 * alpha * max(found.tail, found.gap))
    assert found.converse_proven == pytest.approx(math.sqrt(6) / 4 * found.converse_printed)


def test_rounding_errors_prove_nothing() -> None:
    """Equal columns have Δ₂ = 0, rank one, and a least singular value of 1e-17 that is only rounding."""
    rng = np.random.default_rng(4)
    for _ in range(200):
        equal = np.outer(rng.normal(size=4), np.ones(3))
        assert lemma6(equal).proven == lemma6(equal).sensitivity == 0.0
        assert lemma6(equal).holds


def test_a_condition_number_is_flagged_as_soon_as_it_is_uncertain() -> None:
    """A ratio of 1e10 is exact to all digits; for 1e14 the first two digits are lost."""
    sure, unsure = (condition_number(np.diag([1.0, least])) for least in (1e-10, 1e-14))
    assert not sure.is_lower_bound
    assert sure == pytest.approx(1e10)
    assert unsure.is_lower_bound
    assert 5e13 < unsure < 1e14


def test_the_lemmas_take_an_operator() -> None:
    """On the interval a step is 1/n: the same as the matrix with α·n."""
    op = IntervalDomain(10, 20).operator(0.002)
    for lemma in (lemma5, lemma6):
        mine, plain = lemma(op, 0.05), lemma(op.matrix(), 0.5)
        assert mine.sensitivity == pytest.approx(plain.sensitivity)
        assert mine.printed == pytest.approx(plain.printed)
        assert mine.holds
    seven = lemma7(op, 0.05)
    assert seven.sensitivity == pytest.approx(op.sensitivity(0.05))
    assert seven.forward_holds
    assert seven.converse_holds


@pytest.mark.parametrize("scale", [1e-99, 1e-60, 1e60, 1e98])
def test_lemmas_are_invariant_under_scaling(scale: float) -> None:
    matrix = np.array([[3.0, 1.0], [1.0, 2.0], [0.0, 1.0]])
    mine, plain = lemma6(scale * matrix), lemma6(matrix)
    assert mine.sensitivity == pytest.approx(plain.sensitivity, rel=1e-12)
    assert mine.holds
    assert lemma7(scale * matrix).sensitivity == pytest.approx(scale * lemma7(matrix).sensitivity, rel=1e-12)


@pytest.mark.parametrize("scale", [5e-324, 1e-200, 1e200, 1e308])
def test_matrices_out_of_scale_are_refused(scale: float) -> None:
    """The squares of their entries are not representable."""
    for function in (condition_number, lemma5, lemma6, lemma7):
        with pytest.raises(ParameterError, match="scale it"):
            function(scale * np.eye(3))


def test_invalid_matrices_are_refused() -> None:
    for bad in ([1.0, 2.0], np.zeros((2, 2)), [[math.nan, 1.0]], np.zeros((0, 3))):
        with pytest.raises(ParameterError):
            condition_number(bad)
    with pytest.raises(ParameterError, match="one column"):
        lemma6([[1.0], [2.0]])
    with pytest.raises(ParameterError, match="alpha"):
        lemma7(np.eye(2), -1.0)
