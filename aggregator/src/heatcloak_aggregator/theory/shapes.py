"""The papers' O(·) expressions with constant one: shapes to plot beside a curve, not bounds."""

from __future__ import annotations

import math

import numpy.typing as npt

from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.domains.checks import interval_operator
from heatcloak_aggregator.theory.arguments import source_places
from heatcloak_aggregator.theory.upper import hypotheses
from heatcloak_shared.parameters import check_nonnegative, check_positive, check_probability


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
