"""Resolution: the least distance at which two people are distinguishable from one."""

from __future__ import annotations

import math

import numpy as np
from scipy.special import ndtri

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.domains.checks import interval_operator
from heatcloak_aggregator.theory.certificates import negative_curvature
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_nonnegative, check_probability

_NODES, _NODE_WEIGHTS = np.polynomial.legendre.leggauss(12)
_NODES, _NODE_WEIGHTS = 0.5 * (_NODES + 1.0), 0.5 * _NODE_WEIGHTS
_STEPS = 96
_SECTIONS, _PASSES = 16, 11
"""Together 44 bits of the result."""
_SPARSE = 2.0
"""m√T from which the kernel is so wide that the sensors' positions do not matter."""
_PASSED = 16
_AT_ONCE = 1 << 18
"""Separations × sensors that are evaluated together."""
_SMOOTH = 1.0
"""Separations in units of √T up to which the difference is an integral, which avoids cancellation."""


def resolution_limit(op: IntervalOperator, sigma: float, error: float = 0.1, at: float = 0.5) -> float:
    """Return the least h at which unit sources at ``at`` ± h/2 are distinguishable from one of intensity 2.

    The best test between the two, at equal odds, errs with probability Φ(−D(h)/2σ), where
    D(h) = ‖A(e_{x−h/2} + e_{x+h/2} − 2e_x)‖₂. For small h it is h²/4·‖∂²A/∂x²‖, so

        h ≈ √(8σ·Φ⁻¹(1 − error)/‖∂²A/∂x²‖):

    it grows as √σ, not as T^1.5·σ/√m, which the remark after Theorem 15 (first version: Theorem 10) suggests:
    that is only a lower bound. It is a floor for all methods: unknown positions and intensities require more.

    Args:
        op: the heat operator.
        sigma: σ ≥ 0.
        error: probability of a wrong decision, in (0, 1/2).
        at: the middle x, in [0, 1].

    Returns:
        h, at most 2·min(x, 1−x) so that both sources are on the interval; infinite if no such h is enough.

    Raises:
        ParameterError: an argument is out of range.
    """
    noise, op = check_nonnegative("sigma", sigma), interval_operator(op)
    if check_probability("error", error) >= 0.5:
        raise ParameterError(f"error must be below 1/2, the error of guessing, got {error!r}")
    middle = check_nonnegative("at", at)
    if middle > 1.0:
        raise ParameterError(f"at must be between 0 and 1, got {at!r}")
    widest = 2.0 * min(middle, 1.0 - middle)
    if widest == 0.0:
        return math.inf
    needed = -2.0 * noise * float(ndtri(error))
    if needed == 0.0:
        return 0.0
    # Find the first of many rising steps that is enough, then refine it.
    steps = _steps(op, middle, widest)
    found = _first_enough(op, middle, steps, needed)
    if found is None:
        return math.inf
    first = found
    low, high = (float(steps[first - 1]) if first else 0.0), float(steps[first])
    for _ in range(_PASSES):
        steps = np.linspace(low, high, _SECTIONS + 1)
        found = _first_enough(op, middle, steps[1:-1], needed)
        first = _SECTIONS - 1 if found is None else found
        low, high = float(steps[first]), float(steps[first + 1])
    return high


def _steps(op: IntervalOperator, middle: float, widest: float) -> FloatArray:
    """Return separations to try, rising.

    If heat falls between the sensors, D rises and falls as a source passes one, in the same way at each
    sensor but those next to the middle and the ends: the nearest ones are tried in steps of a fraction of √T.
    """
    steps = np.geomspace(1e-7, 1.0, _STEPS) * widest
    sensors, width = op.domain.sensor_places, math.sqrt(op.spread)
    if sensors.size * width < _SPARSE:
        nearest = np.sort(np.abs(sensors - middle))[:_PASSED]
        passing = 2.0 * nearest[:, None] + width * np.linspace(-3.0, 3.0, 49)
        steps = np.unique(np.append(steps, passing))
    return steps[(steps > 0.0) & (steps <= widest)]


def _first_enough(op: IntervalOperator, middle: float, steps: FloatArray, needed: float) -> int | None:
    at_once = max(1, _AT_ONCE // op.shape[0])
    for start in range(0, steps.size, at_once):
        enough = _differences(op, middle, steps[start : start + at_once]) >= needed
        if enough.any():
            return start + int(enough.argmax())
    return None


def _differences(op: IntervalOperator, middle: float, separations: FloatArray) -> FloatArray:
    """Return D(h) for each h, shape (h,)."""
    found = np.empty(separations.size)
    narrow = separations <= _SMOOTH * math.sqrt(op.spread)
    wide = separations[~narrow]
    around = op.responses(np.concatenate([middle - wide / 2.0, middle + wide / 2.0, [middle]]))
    second = around[: wide.size] + around[wide.size : -1] - 2.0 * around[-1]
    found[~narrow] = np.sqrt(np.square(second).sum(axis=1))
    # g(x−s) + g(x+s) − 2g(x) = s²·∫₀¹(1−t)(g''(x−ts) + g''(x+ts))dt with s = h/2.
    half = separations[narrow] / 2.0
    offsets = middle - op.domain.sensor_places
    moved = half[:, None, None] * _NODES[:, None]
    both = negative_curvature(offsets - moved, op.spread) + negative_curvature(offsets + moved, op.spread)
    total = np.einsum("i,hij->hj", _NODE_WEIGHTS * (1.0 - _NODES), both)
    found[narrow] = half * half * np.sqrt(np.square(total).sum(axis=1))
    return found
