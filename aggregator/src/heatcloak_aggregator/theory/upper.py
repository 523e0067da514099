"""Upper bounds on the error of basis pursuit: Gilbert & McMillan, Theorem 14 (first version: Theorem 8).

The functions whose names end in "shape" are the papers' O(·) expressions with constant one: shapes to plot
beside a curve, not bounds.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arguments import source_places
from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.domains.checks import interval_operator
from heatcloak_aggregator.theory.certificates import Certificate, certificate, response
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_nonnegative, check_positive, check_probability

Constants = Literal["exact", "printed"]

_ENDLESS = 1e150
"""A residual beyond which every bound is vacuous, and whose square is still finite."""
_UPWARD = 1.0 + 1e-9
"""Covers the errors of quadrature and rounding."""


@dataclass(frozen=True)
class UpperBound:
    """EMD(f₀/k, f̂/‖f̂‖₁) ≤ value.

    Attributes:
        value: the bound, in [0, 1]; 1.0 is vacuous.
        vacuous: whether the bound is vacuous.
        reason: the hypothesis that fails or the cause of a vacuous bound, in words; otherwise "".
        B: upper bound on Σᵢ(W_i(xᵢ) − Σ_l f̂_l W_i(l/n)).
        C2: the largest weight of a sensor.
        C3: the least fall of any W_i outside √(T/2) of its source.
        C4: the least peak W_i(xᵢ).
        C5: the least curvature of any W_i within √(T/2) of its source.
        unequal: addition to B for sources at different positions relative to the sensors; 0 in print.
        conditions: the hypotheses, and which of them hold.

    The constants are 0.0 if a hypothesis fails.
    """

    value: float
    vacuous: bool
    reason: str
    B: float
    C2: float
    C3: float
    C4: float
    C5: float
    unequal: float
    conditions: Mapping[str, bool]


@dataclass(frozen=True)
class Hypotheses:
    """Conditions 1 to 3 of Theorem 14 for sources at ``places``.

    Attributes:
        holds: each condition, and whether it holds.
        reason: the first that fails, in words; otherwise "".
        leakage: A of condition 3, half of the excess of the separation over √(2T); infinite for one source.
    """

    holds: Mapping[str, bool]
    reason: str
    leakage: float


def hypotheses(op: IntervalOperator, places: FloatArray) -> Hypotheses:
    """Check m√(T/2) > 1, √(2T) < 1 and |xᵢ − xⱼ| > √(2T) + 2A for some A > 0."""
    width, sensors = math.sqrt(2.0 * op.spread), op.shape[0]
    separation = float(np.diff(places).min(initial=math.inf))
    asked = {
        "m√(T/2) > 1": (
            sensors * width / 2.0 > 1.0,
            f"{sensors} sensors are too few for so little spread: the kernel falls between them",
        ),
        "√(2T) < 1": (width < 1.0, "the heat has spread beyond the interval"),
        "|xᵢ − xⱼ| > √(2T)": (
            separation > width,
            f"two sources are {separation:.3g} apart, not more than √(2T) = {width:.3g}",
        ),
    }
    return Hypotheses(
        {name: holds for name, (holds, _) in asked.items()},
        next((words for holds, words in asked.values() if not holds), ""),
        0.5 * (separation - width),
    )


def upper_bound(
    op: IntervalOperator, places: npt.ArrayLike, residual: float, constants: Constants = "exact"
) -> UpperBound:
    """Bound EMD(f₀/k, f̂/‖f̂‖₁) for unit sources at ``places`` by Theorem 14 with its constants.

    It holds for every f̂ ≥ 0 on the grid with ‖f̂‖₁ ≤ k and ‖A f̂ − A f₀‖₂ ≤ residual. Basis pursuit
    satisfies both with residual 2r whenever f₀ itself is feasible at radius r: with 2σ√m only about half of
    the time (in print "w.h.p."), and at the confident radius r = σ√χ²_m(0.95) 95 % of the time.

    ``constants="exact"`` is a theorem: B and C2 to C5 come from their definitions with the given sensors and
    positions, and six steps of the printed proof are replaced, see docs/explanation/theory.md:

    - Σ f̂_l|xᵢ − l/n| ≤ √(‖f̂‖₁·B/C5), printed as √(B/C5): the first term is √(B/(C5·‖f̂‖₁)), larger than
      printed for k > 1 and smaller for k = 1.
    - Sources need not be at equal positions relative to the sensors' grid; the printed proof takes W_i(xᵢ) to
      be the same for all i. ``unequal`` is the difference, max Σᵢ(Σ_{T_i}f̂ − 1)·C4ᵢ under the known
      constraints on the cells' masses.
    - Leakage from the other sources is bounded with the given positions; the printed proof lost a factor k−1
      of it.
    - Only the upper side of W_i(xᵢ) − Σ f̂_l W_i(l/n) is needed, and of it ‖w‖₂·residual rather than
      C2·√m·residual.
    - Heat further than √(T/2) from its source moves to the source of its own cell, at the cost of its
      distance, over the whole of which W falls; in print it moves the length of the interval after a fall of
      C3.
    - Mass in another source's cell moves from source to source, not the length of the interval; with one
      source there is none, and print still counts it.

    ``constants="printed"`` is the right side of (5) with the closed forms of the appendix. It is not a bound:
    its C2 is too small by √(2T), its C3 (Lemma 21) too large by a factor of order 1/T.

    Vectors that satisfy all hypotheses exceed it: T = 1e-4, n = m = 300, one source at 0.15, residual 0.6√m:
    an f̂ at EMD 0.097, printed 0.056, exact 0.217.

    Args:
        op: the heat operator.
        places: positions of the k unit sources, in [0, 1], shape (k,). Off the grid, basis pursuit can't
            choose f₀, and ‖f̂‖₁ ≤ k is then an assumption.
        residual: a bound of ‖A f̂ − A f₀‖₂, at least 0.
        constants: "exact" or "printed".

    Returns:
        The bound, rounded up; ``vacuous`` with a reason if it is 1.

    Raises:
        ParameterError: an argument is out of range.
    """
    where, off = source_places(places), min(check_nonnegative("residual", residual), _ENDLESS)
    if not isinstance(constants, str) or constants not in get_args(Constants):
        raise ParameterError('unknown constants: choose from "exact", "printed"')
    given = hypotheses(interval_operator(op), where)
    if given.reason:
        return _vacuous(given.reason, given.holds)
    if constants == "printed":
        return _printed(op, where.size, off, given)
    return _exact(op, where, off, given)


def _exact(op: IntervalOperator, places: FloatArray, residual: float, given: Hypotheses) -> UpperBound:
    limits = np.concatenate([[-math.inf], 0.5 * (places[1:] + places[:-1]), [math.inf]])
    found: list[Certificate] = []
    sided = "⌊m√(T/2)⌋ sensors on both sides of every source"
    for i, place in enumerate(places):
        one = certificate(op, float(place), (float(limits[i]), float(limits[i + 1])))
        if one is None:
            words = f"the source at {place:.3g} is too close to an end: it has too few sensors on one side"
            return _vacuous(words, {**given.holds, sided: False})
        found.append(one)
    k = places.size
    peaks = np.array([one.peak for one in found])
    stacked = np.zeros(op.shape[0])
    for one in found:
        stacked[one.sensors] += one.weights
    noise = residual * np.array([np.sqrt(np.square(one.weights).sum()) for one in found])
    joint_noise = residual * float(np.sqrt(np.square(stacked).sum()))
    # Heat in other cells adds at most its mass times W's largest value there; the other sources subtract.
    outside = np.array([one.outside for one in found])
    others = np.array(
        [
            sum(response(one, op, float(place)) for j, place in enumerate(places) if j != i)
            for i, one in enumerate(found)
        ]
    )
    missing = np.ones(k)
    # A cell lacks at most β of its mass, so the others hold at most k−1+β: each known β gives a better one.
    for _ in range(4):
        leaks = np.maximum((k - 1.0 + missing) * outside - others, 0.0) if k > 1 else np.zeros(k)
        missing = np.minimum(missing, np.minimum(noise + leaks, peaks) / peaks)
    bound = min(joint_noise + float(leaks.sum()), float(peaks.sum()))
    unequal = float((missing * (peaks.max() - peaks)).sum())
    budget = (bound + unequal) * _UPWARD
    rate, curvature = min(one.rate for one in found), min(one.curvature for one in found)
    mass = k - min(float(missing.sum()), budget / float(peaks.max())) * _UPWARD
    conditions = {**given.holds, sided: True, "B < C4": bool(missing.max() < 1.0)}
    value = 1.0
    if mass > 0.0:
        misplaced = _between_sources(places, missing)
        value = (_transport(budget, rate, curvature, mass) + misplaced / mass) * _UPWARD
    weight, falls = max(float(one.weights.max()) for one in found), min(one.fall for one in found)
    reason = "" if value < 1.0 else _too_noisy(bound, float(peaks.min()))
    return UpperBound(
        min(value, 1.0), value >= 1.0, reason,
        bound, weight, falls, float(peaks.min()), curvature, unequal, conditions,
    )  # fmt: skip


def _transport(budget: float, rate: float, curvature: float, mass: float) -> float:
    """Return the maximum of √(u/mass) + v/mass subject to curvature·u + rate·v ≤ budget.

    u is Σ f̂_l (xᵢ − l/n)² within √(T/2) of the sources, v is Σ f̂_l |xᵢ − l/n| elsewhere in their cells.
    """
    root = min(rate * math.sqrt(mass) / (2.0 * curvature), math.sqrt(budget / curvature))
    elsewhere = max(0.0, budget - curvature * root * root) / rate
    return root / math.sqrt(mass) + elsewhere / mass


def _between_sources(places: FloatArray, missing: FloatArray) -> float:
    """Return the maximum cost of levelling the cells' masses from source to source, times ‖f̂‖₁.

    The flow across the gap after source i is the deficit of the cells up to i, at most their sum of β, or the
    deficit of the cells beyond.
    """
    before = np.cumsum(missing)[:-1]
    beyond = np.cumsum(missing[::-1])[::-1][1:]
    return float(np.diff(places) @ np.maximum(before, beyond))


def _printed(op: IntervalOperator, k: int, residual: float, given: Hypotheses) -> UpperBound:
    """Return the right side of (5), with the constants at the end of the proofs of Lemmas 20 and 21."""
    T, m = op.spread, op.shape[0]
    C2 = math.exp(-1.0 / (4.0 * m * m * T)) / (2.0 * math.sqrt(4.0 * math.pi * T))
    leak = m * k / math.sqrt(2.0 * math.pi) * math.exp(-given.leakage * given.leakage / (4.0 * T))
    B = min(k * m / (8.0 * math.pi * T), C2 * (residual * math.sqrt(m) + leak))
    q, h = m * math.sqrt(T / 2.0), m * math.sqrt(T / 8.0)
    strong = 7.0 * math.exp(-0.25) / (512.0 * math.sqrt(4.0 * math.pi) * T**3.5)
    C3 = q * (q + 1.0) ** 2 / (6.0 * m * m) * strong
    C4 = m * math.exp(-0.125) / (16.0 * math.pi * T)
    C5 = 3.0 * math.exp(-0.625) / (64.0 * math.pi * T**3) * h * (h + 1.0) / m
    beta = min(1.0, B / C4)
    conditions = {**given.holds, "B < C4": beta < 1.0}
    value = 1.0
    if beta < 1.0:
        value = math.sqrt(B / C5) / (k * (1.0 - beta)) + k * beta / (1.0 - beta)
        value += min(1.0, B / C3) / (k * (1.0 - beta))
    reason = "" if value < 1.0 else _too_noisy(B, C4)
    return UpperBound(min(value, 1.0), value >= 1.0, reason, B, C2, C3, C4, C5, 0.0, conditions)


def _too_noisy(bound: float, peak: float) -> str:
    return f"the residual, or the leakage between sources, is too large: B/C4 = {bound / peak:.3g}"


def _vacuous(reason: str, conditions: Mapping[str, bool]) -> UpperBound:
    return UpperBound(1.0, True, reason, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, conditions)


def upper_shape(op: IntervalOperator, places: npt.ArrayLike, sigma: float) -> float:
    """Return Theorem 14 (extended) as printed, with constant one. A shape only: the paper gives no constant.

    min{1, (√(T^1.5·C/(√T+1))/k + k·min{1, C} + T²C/((T+1)k))/(1 − min{1, C})} with C = min{k, √T(σ +
    k·exp(−A²/4T))}.

    The shape itself is not what the proof gives. There C2 ∝ 1/T, not 1/√T, so C = σ + k·exp(−A²/4T) without
    the √T; m√T + 1 became √T + 1 where √T is correct; and Lemma 21 has a slope too many, so the last term is
    C/k without T². Corrected, for m√T ≫ 1: √(T·C/k) + k·C + C/k over 1 − min{1, C}, see ``proven_shape``.

    Args:
        op: the heat operator.
        places: positions of the k unit sources, in [0, 1], shape (k,).
        sigma: σ ≥ 0.

    Returns:
        A number in [0, 1]; 1 also if a hypothesis fails.

    Raises:
        ParameterError: an argument is out of range.
    """
    where, T, noise = source_places(places), interval_operator(op).spread, check_nonnegative("sigma", sigma)
    given, k = hypotheses(op, where), where.size
    C = min(float(k), math.sqrt(T) * (noise + k * math.exp(-(given.leakage**2) / (4.0 * T))))
    if given.reason or C >= 1.0:
        return 1.0
    first = math.sqrt(T**1.5 * C / (math.sqrt(T) + 1.0)) / k
    return min(1.0, (first + k * C + T * T * C / ((T + 1.0) * k)) / (1.0 - C))


def proven_shape(op: IntervalOperator, places: npt.ArrayLike, sigma: float) -> float:
    """Return what the proof of Theorem 14 gives after correction, with constant one. A shape only.

    min{1, (√(T·C/k) + k·C + C/k)/(1 − min{1, C})} with C = σ + k·exp(−A²/4T), for m√T ≫ 1.

    Args:
        op: the heat operator.
        places: positions of the k unit sources, in [0, 1], shape (k,).
        sigma: σ ≥ 0.

    Returns:
        A number in [0, 1]; 1 also if a hypothesis fails.

    Raises:
        ParameterError: an argument is out of range.
    """
    where, T, noise = source_places(places), interval_operator(op).spread, check_nonnegative("sigma", sigma)
    given, k = hypotheses(op, where), where.size
    C = noise + k * math.exp(-(given.leakage**2) / (4.0 * T))
    if given.reason or C >= 1.0:
        return 1.0
    return min(1.0, (math.sqrt(T * C / k) + k * C + C / k) / (1.0 - C))


def corollary9_shape(op: IntervalOperator, places: npt.ArrayLike, epsilon: float, delta: float) -> float:
    """Return Corollary 9 of the first version as printed, with constant one: the shape under private noise.

    Theorem 8 of the first version with σ = √m·log(1/δ)/(ε·n·T^1.5), neighbours one cell apart:

    exp(−1/2m²T)·T^0.75·√C/k + (k√T + T²/k)·exp(−1/4m²T)·C with
    C = 2σ + k/√(2π)·exp(−A²/4T), the root over all of C.

    Its σ is an upper bound of the noise that privacy requires, by a factor of T^0.75 at small T.

    Args:
        op: the heat operator.
        places: positions of the k unit sources, in [0, 1], shape (k,).
        epsilon: ε > 0.
        delta: δ in (0, 1).

    Returns:
        A number in [0, 1]; 1 also if a hypothesis fails.

    Raises:
        ParameterError: an argument is out of range.
    """
    where, T = source_places(places), interval_operator(op).spread
    (m, n), k = op.shape, where.size
    noise = math.sqrt(m) * -math.log(check_probability("delta", delta))
    scale = check_positive("epsilon", epsilon) * n * float(T**1.5)
    noise = noise / scale if scale > 0.0 else math.inf
    given = hypotheses(op, where)
    if given.reason:
        return 1.0
    C = 2.0 * noise + k / math.sqrt(2.0 * math.pi) * math.exp(-(given.leakage**2) / (4.0 * T))
    first = math.exp(-1.0 / (2.0 * m * m * T)) * float(T**0.75) * math.sqrt(C) / k
    return min(1.0, float(first) + (k * math.sqrt(T) + T * T / k) * math.exp(-1.0 / (4.0 * m * m * T)) * C)
