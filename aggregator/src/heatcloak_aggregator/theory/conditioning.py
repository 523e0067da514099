"""The condition number, and three lemmas that relate it to Δ₂: ill-conditioned does not mean private.

Gilbert & McMillan, Lemma 5 of the first version, Lemmas 6 and 7 of the extended one. They count distance in
steps between neighbouring columns, d = 1; on the interval a step is 1/n, and α below means α·n.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains.checks import (
    MatrixLike,
    as_matrix,
    interval_operator_or_none,
    operator_or_none,
    shape_of,
)
from heatcloak_aggregator.domains.factorisation import EPS
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_positive

_CLEAR = 100.0
"""Ratio of a singular value to its possible error from which it counts as known."""
_SCALES = (1e-100, 1e100)
"""Range of the largest entry in which all relevant squares are doubles."""


class ConditionNumber(float):
    """κ₂, a float with a flag.

    Attributes:
        is_lower_bound: whether the least singular value is lost in rounding, so that κ₂ is at least this
            number. This is almost always so for heat: double precision ends at 1e13 to 1e16.
    """

    is_lower_bound: bool

    def __new__(cls, value: float, is_lower_bound: bool = False) -> ConditionNumber:
        """Return a number, and whether it is only a lower bound."""
        number = super().__new__(cls, value)
        number.is_lower_bound = is_lower_bound
        return number


@dataclass(frozen=True)
class LemmaCheck:
    """An inequality sensitivity ≥ right side, on one matrix scaled to ‖M‖₂ = 1.

    Attributes:
        sensitivity: the left side, Δ₂(M)/‖M‖₂.
        printed: the right side as printed.
        proven: the largest right side that is proven here; 0 if nothing is.
        applies: whether the lemma's proof applies: m ≥ n.
        holds: whether the printed inequality holds for this matrix.
        reason: why it applies or not, in words.
    """

    sensitivity: float
    printed: float
    proven: float
    applies: bool
    holds: bool
    reason: str


@dataclass(frozen=True)
class Lemma7:
    """Both directions of Lemma 7 on one matrix: Δ₂ against the spectrum and the columns' lengths.

    Attributes:
        sensitivity: ν = Δ₂(M) of the first direction.
        tail: Σ sᵢ over all singular values but the largest.
        gap: max |‖Mᵢ‖₂ − ‖Mⱼ‖₂| over neighbours.
        tail_printed: the bound of ``tail`` as printed, (n+1)^(3/2)·ρν/α.
        tail_proven: the bound that the proof gives, √(min(m, n−1)·(n−1))·ρν/α.
        converse_printed: the bound of Δ₂ as printed, 4ν with ν = α·max(tail, gap).
        converse_proven: √6·ν if no entry is negative; otherwise infinite.
        applies: whether the converse applies: no negative entry.
        forward_holds: tail ≤ tail_printed and gap ≤ Δ₂/α.
        converse_holds: Δ₂ ≤ converse_printed.
        reason: why the converse applies or not, in words.
    """

    sensitivity: float
    tail: float
    gap: float
    tail_printed: float
    tail_proven: float
    converse_printed: float
    converse_proven: float
    applies: bool
    forward_holds: bool
    converse_holds: bool
    reason: str


class _Spectrum(NamedTuple):
    values: FloatArray
    """In falling order, without those lost in rounding, shape (≤ min(m, n),)."""
    whole: bool
    """Whether none is missing."""
    error: float
    """Error bound of each."""

    @property
    def least(self) -> float:
        """The least of the min(m, n) singular values, as computed."""
        return float(self.values[-1]) if self.whole else 0.0


def condition_number(matrix: MatrixLike) -> ConditionNumber:
    """Return κ₂ = s_max/s_min over the min(m, n) singular values (extended version, section 2.1).

    The extended version prints s_{max(m,n)} for the largest of min(m, n) values.

    Args:
        matrix: an operator, or a matrix (m, n).

    Returns:
        κ₂ to within 1 %, or, flagged ``is_lower_bound``, a lower bound of κ₂.

    Raises:
        ParameterError: the matrix is zero, not finite, not a matrix, or out of scale: its largest entry is
            outside 1e-100 to 1e100.
    """
    spectrum = _spectrum(matrix)
    largest, least = float(spectrum.values[0]), spectrum.least
    if least > _CLEAR * spectrum.error:
        return ConditionNumber(largest / least)
    return ConditionNumber(max(1.0, (largest - spectrum.error) / (least + spectrum.error)), True)


def lemma5(matrix: MatrixLike, alpha: float | None = None) -> LemmaCheck:
    """Check Lemma 5 of the first version: Δ₂(M) ≥ α/(κ₂(M)·√n) for ‖M‖₂ = 1.

    It is printed with α = 1 and neighbours one column apart. It is false for m < n, like Lemma 6; for m ≥ n
    it is Lemma 6 with a factor √n that the proof loses by replacing all columns together.

    Args:
        matrix: an operator, or a matrix (m, n) whose neighbouring columns are one apart, n ≥ 2.
        alpha: radius of the promise; None means one step.

    Raises:
        ParameterError: the matrix is invalid or out of scale, or ``alpha`` is not positive and finite.
    """
    return _compare(matrix, alpha, root=True)


def lemma6(matrix: MatrixLike, alpha: float | None = None) -> LemmaCheck:
    """Check Lemma 6 of the extended version: Δ₂(M) ≥ α/κ₂(M) for ‖M‖₂ = 1.

    It is false for m < n: the proof replaces a column by its neighbour and assumes that the rank falls below
    min(m, n), but it only falls below n. M = [1 1 1]/√3 has κ₂ = 1 and Δ₂ = 0. For m ≥ n even √2·α/κ₂ holds,
    and for any two columns rather than the furthest neighbours: s_n = min‖Mx‖/‖x‖ ≤ ‖M(eᵢ − eⱼ)‖/√2, with
    equality for the identity. (The proof's "min over neighbours = Δ₂/α" is a ≤: Δ₂ is a maximum.)

    Args:
        matrix: an operator, or a matrix (m, n) whose neighbouring columns are one apart, n ≥ 2.
        alpha: radius of the promise; None means one step.

    Raises:
        ParameterError: the matrix is invalid or out of scale, or ``alpha`` is not positive and finite.
    """
    return _compare(matrix, alpha, root=False)


def lemma7(matrix: MatrixLike, alpha: float | None = None) -> Lemma7:
    """Check Lemma 7 of the extended version: Δ₂ is small iff almost rank one and equal columns.

    Forward: if Δ₂ ≤ ν then Σ_{i≥2} sᵢ ≤ (n+1)^(3/2)·ρν/α, ρ the diameter in steps. True: with M' = [M_c …
    M_c] Mirsky's inequality gives Σ_{i≥2} sᵢ ≤ ‖M − M'‖_tr ≤ √rank·‖M − M'‖_F ≤ √(min(m, n−1)(n−1))·ρν/α.
    (The last printed line has ‖M' − M‖_F ≤ ρ(n−1)ν/α, which would not give the printed exponent; √(n−1) is
    correct.)

    Converse: if Σ_{i≥2} sᵢ ≤ ν/α and the lengths of neighbours differ by at most ν/α, then Δ₂ ≤ 4ν. False
    with entries of both signs: M = [a, −a] has ν = 0 and Δ₂ = 2aα. If no entry is negative, Perron's
    theorem makes the leading right singular vector v ≥ 0, and √6·ν holds: Mᵢ = s₁vᵢu + rᵢ with rᵢ ⊥ u, so
    s₁|vᵢ − vⱼ| ≤ ‖r‖ + ν/α ≤ 2ν/α and ‖rᵢ − rⱼ‖ ≤ √2·s₂ ≤ √2·ν/α, which are orthogonal.

    Args:
        matrix: an operator, or a matrix (m, n) whose neighbouring columns are one apart, n ≥ 2.
        alpha: radius of the promise; None means one step.

    Raises:
        ParameterError: the matrix is invalid or out of scale, or ``alpha`` is not positive and finite.
    """
    step, moves, sensitivity = _moves(matrix, alpha)
    entries, spectrum = as_matrix(matrix), _spectrum(matrix)
    sensors, sources = entries.shape
    # Each singular value lost in rounding is below its error bound.
    missing = 0 if spectrum.whole else min(sensors, sources) - spectrum.values.size
    tail = float(spectrum.values[1:].sum()) + missing * spectrum.error
    gap = float(np.abs(np.diff(np.sqrt(np.square(entries).sum(axis=0)))).max())
    diameter = sources - 1.0
    signs = bool((entries >= 0.0).all())
    small = step * max(tail, gap)
    slack = step * spectrum.error * sources
    printed = (sources + 1.0) ** 1.5 * diameter * sensitivity / step
    return Lemma7(
        sensitivity=sensitivity,
        tail=tail,
        gap=gap,
        tail_printed=printed,
        tail_proven=math.sqrt(min(sensors, sources - 1) * (sources - 1)) * diameter * sensitivity / step,
        converse_printed=4.0 * small,
        converse_proven=math.sqrt(6.0) * small if signs else math.inf,
        applies=signs,
        forward_holds=tail <= printed + slack / step and gap <= moves + spectrum.error,
        converse_holds=sensitivity <= 4.0 * small + slack,
        reason="no entry is negative, so the leading singular vectors are not (Perron)"
        if signs
        else "entries have both signs: columns of equal length may point in opposite directions",
    )


def _compare(matrix: MatrixLike, alpha: float | None, root: bool) -> LemmaCheck:
    step, _, sensitivity = _moves(matrix, alpha)
    spectrum = _spectrum(matrix)
    largest = float(spectrum.values[0])
    sensors, sources = shape_of(matrix)
    tall = sensors >= sources
    share = 1.0 / math.sqrt(sources) if root else 1.0
    least = spectrum.least / largest
    known = max(0.0, spectrum.least - spectrum.error) / largest
    printed = step * share * least
    return LemmaCheck(
        sensitivity=sensitivity / largest,
        printed=printed,
        proven=step * math.sqrt(2.0) * known if tall else 0.0,
        applies=tall,
        holds=sensitivity / largest >= printed - step * spectrum.error / largest,
        reason=f"m = {sensors} ≥ n = {sources}: a repeated column lowers the rank below min(m, n)"
        if tall
        else f"m = {sensors} < n = {sources}: a repeated column need not lower the rank below min(m, n)",
    )


def _moves(matrix: MatrixLike, alpha: float | None) -> tuple[float, float, float]:
    """Return α in steps, the greatest difference of readings between neighbours, and Δ₂ on the grid."""
    sources = shape_of(matrix)[1]
    if sources < 2:
        raise ParameterError("the matrix has one column and no neighbours: pass at least two columns")
    if (interval := interval_operator_or_none(matrix)) is not None:
        step = 1.0 if alpha is None else check_positive("alpha", alpha) * sources
        moves = interval.sensitivity(1.0 / sources)
    else:
        step = 1.0 if alpha is None else check_positive("alpha", alpha)
        moves = float(np.sqrt(np.square(np.diff(_measurable(matrix), axis=1)).sum(axis=0).max()))
    return step, moves, step * moves


def _measurable(matrix: MatrixLike) -> FloatArray:
    """Return a plain matrix whose squares neither overflow nor underflow."""
    entries = as_matrix(matrix)
    peak = float(np.abs(entries).max())
    if not _SCALES[0] <= peak <= _SCALES[1]:
        raise ParameterError(
            f"the matrix's largest entry is {peak:.3g}: scale it to between {_SCALES[0]:g} and {_SCALES[1]:g}"
        )
    return entries


def _spectrum(matrix: MatrixLike) -> _Spectrum:
    if (op := operator_or_none(matrix)) is not None:
        values = op.factorisation().values
    else:
        values = np.asarray(np.linalg.svd(_measurable(matrix), compute_uv=False), dtype=np.float64)
    sensors, sources = shape_of(matrix)
    # Weyl: each is off by at most the norm of the error matrix, which grows with its size.
    error = 4.0 * EPS * max(sensors, sources) ** 0.5 * min(sensors, sources) ** 0.5 * float(values[0])
    return _Spectrum(values, values.size == min(sensors, sources), error)
