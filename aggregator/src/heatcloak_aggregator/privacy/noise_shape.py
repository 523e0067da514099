"""Noise shaped per sensor: the scales that keep a promise with the least total noise.

With independent Gaussian noise of scale σⱼ at sensor j, a move of length α at a place x changes the readings
by α·√(Σⱼ(∂Aⱼ(x))²/σⱼ²) in units of the noise, and rounding adds at most g·√(Σⱼ1/σⱼ²), with g the lattice step
plus the resolution of the sensors. Shaped noise minimises Σσⱼ² such that the sum of both is at most one at
every place.

For a, b > 0 and every η > 0, (a + b)² ≤ (1 + η)a² + (1 + 1/η)b², with equality at η = b/a. With that ratio of
the uniform noise for η, and pⱼ = 1/σⱼ², the program is convex:

    minimise Σⱼ 1/pⱼ   subject to   Σⱼ Cⱼ(x)·pⱼ ≤ 1 for all x,
    Cⱼ(x) = (1 + η)α²(∂Aⱼ(x))² + (1 + 1/η)g² = (1 + η)·((α∂Aⱼ(x))² + η·Δ₂²/m),

as η = g·√m/Δ₂.

Its Lagrange dual is to maximise 2Σⱼ√(Cᵀλ)ⱼ − Σₓλₓ over λ ≥ 0, where σⱼ² = √(Cᵀλ)ⱼ (Boyd & Vandenberghe 2004,
sections 5.2 and 11.7). Few places bind, so that the program is solved for some places, and those that are
exceeded most are added.

The promise does not rely on any of this: the scales found are multiplied by the rigorous
`Operator.weighted_sensitivity` with the allowance.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from scipy.linalg import LinAlgError, cho_factor, cho_solve

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.blas_threads import one_thread
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.domains.checks import check_operator
from heatcloak_shared.errors import PluginError
from heatcloak_shared.parameters import check_nonnegative, check_positive
from heatcloak_shared.rounding import round_up

MOST_LEVELS = 32
"""Most distinct scales: every node, and the trusted party, builds a table for each."""
_FINEST_LEVELS = 2.0**-10
"""Least distance between the logarithms of two scales."""
LEAST_SHARE = 0.125
"""Least scale as a share of the largest one. A sensor that hardly sees any move according to the model would
get hardly any noise; the model's tails are its least certain part, and the promise must not rest on them."""

_STEEPEST = 1e6
"""Greatest slope of a plugin, relative to its sensitivity; beyond, squares may overflow."""
_FEWEST_PLACES = 64
"""Places with which the program starts; as many or more are added at a time."""
_FIRST_GAP = 0.1
_GAP = 1e-6
"""Relative duality gap to reach."""
_MOST_STEPS = 100
_STEP_SHARE = 0.95
"""Share of the way to the boundary of the positive variables that a step of Newton's method goes."""
_CENTRING = 0.1
"""Factor by which a step reduces the products of slacks and multipliers."""


@dataclass(frozen=True)
class Precisions:
    """A solution of the program.

    Attributes:
        values: p, shape (m,), feasible.
        objective: Σ1/p.
        bound: a lower bound of the objective, from the dual.
    """

    values: FloatArray
    objective: float
    bound: float


def noise_shape(op: Operator, alpha: float, step: float, resolution: float = 0.0) -> FloatArray | None:
    """Return the noise scale of each sensor that hides moves of ``alpha`` with the least mean square noise.

    Args:
        op: the operator.
        alpha: radius of the promise, above 0.
        step: the lattice step to which readings are rounded, in units of reading, above 0.
        resolution: the greatest step in which a sensor reports, in units of reading, >= 0.

    Returns:
        Scales (m,) in units of reading, with at most one unit of change: `weighted_change` of them is at most
        1, also for sources off the grid. For another promise multiply all by one factor. Their mean square is
        never above that of equal scales, not even if `solve_precisions` ends early. None if the operator does
        not list its moves (`move_slopes`) or no move changes the readings by as much as a double resolves.

    Raises:
        ParameterError: ``op`` is not an operator, or another argument is out of range.
        PluginError: the operator of a plugin lists something else than slopes.
    """
    check_operator(op)
    rounding = check_positive("step", step) + check_nonnegative("resolution", resolution)
    uniform = op.sensitivity(check_positive("alpha", alpha), off_grid=True)
    slopes = op.move_slopes()
    # Slopes relative to a sensitivity below the normal doubles would overflow.
    if slopes is None or uniform <= alpha * np.finfo(float).tiny:
        return None
    costs = move_costs(_relative(slopes, alpha / uniform, op), rounding * math.sqrt(op.shape[0]) / uniform)
    # Tens of factorisations, each of microseconds to milliseconds.
    with one_thread(costs.size * _MOST_STEPS):
        shaped = _on_levels(1.0 / np.sqrt(solve_precisions(costs).values))
    candidates = [_scaled(op, alpha, rounding, scales) for scales in (shaped, np.ones(op.shape[0]))]
    return min(candidates, key=lambda scales: float(np.square(scales).sum()))


def _relative(slopes: FloatArray, factor: float, op: Operator) -> FloatArray:
    """Return ``factor`` times `Operator.move_slopes`, lengths of at most about 1, checked.

    Raises:
        PluginError: they are not real numbers of shape (p, m), or contradict the sensitivity.
    """
    is_real = isinstance(slopes, np.ndarray) and slopes.dtype.kind in "iuf" and slopes.ndim == 2
    if not is_real or slopes.shape[1] != op.shape[0] or not slopes.size:
        raise PluginError(
            f"move_slopes of {type(op).__name__} must return an array of real numbers with a row for each "
            f"move and {op.shape[0]} columns, or None"
        )
    with np.errstate(over="ignore"):
        relative = slopes * factor
    # Written so that NaN fails it too.
    if not (np.abs(relative) <= _STEEPEST).all():
        raise PluginError(
            f"move_slopes of {type(op).__name__} has an entry that is not finite, or far above its "
            "sensitivity: correct one of them"
        )
    return np.asarray(relative)


def move_costs(slopes: FloatArray, allowance: float) -> FloatArray:
    """Return C of the program up to a factor, shape (p, m).

    Args:
        slopes: change of the readings by each move, shape (p, m), with a greatest norm of about 1.
        allowance: g·√m in the same unit, which is η of the uniform noise. Beyond 1e-4 and 1e6 it makes
            hardly a difference, except that sensors that see no move need a bound.
    """
    return np.asarray(np.square(slopes) + min(max(allowance, 1e-4), 1e6) / slopes.shape[1])


def weighted_change(
    op: Operator, alpha: float, step: float, scales: FloatArray, resolution: float = 0.0
) -> float:
    """Return the greatest change of rounded readings by a move of ``alpha``, in units of the noise.

    It is ``op.weighted_sensitivity(alpha, scales, off_grid=True)`` + (step + resolution)·√Σⱼ1/scaleⱼ²,
    rounded up.

    Raises:
        ParameterError: an argument is out of range.
    """
    # The terms are divided by the smallest scale first, so that no square overflows.
    least = float(np.min(scales))
    allowance = (step + resolution) / least * math.sqrt(math.fsum(np.square(least / scales)))
    return round_up(op.weighted_sensitivity(alpha, scales, off_grid=True) + round_up(allowance))


def _scaled(op: Operator, alpha: float, rounding: float, scales: FloatArray) -> FloatArray:
    """Return the multiple of ``scales`` with a `weighted_change` of 1, or less by rounding."""
    scales = scales * weighted_change(op, alpha, rounding, scales)
    while (change := weighted_change(op, alpha, rounding, scales)) > 1.0:
        scales = scales * round_up(change)
    return scales


def _on_levels(scales: FloatArray) -> FloatArray:
    """Return shares of the largest scale, at least `LEAST_SHARE`, on the finest lattice with few levels."""
    depths = -np.log(np.maximum(scales / scales.max(), LEAST_SHARE))
    distance = _FINEST_LEVELS
    # Rounded up to a level, so that none is below the least share.
    while np.unique(levels := np.floor(depths / distance)).size > MOST_LEVELS:
        distance *= 2.0
    return np.asarray(np.exp(-distance * levels))


def solve_precisions(costs: FloatArray) -> Precisions:
    """Minimise Σⱼ1/pⱼ subject to ``costs``·p ≤ 1 and p > 0, to a relative duality gap of 1e-6.

    The gap between `Precisions.objective` and `Precisions.bound` is larger where columns differ by so many
    orders of magnitude that rounding ends Newton's method early. Values are feasible all the same.

    Args:
        costs: C ≥ 0, shape (k, m), with a positive entry in each column.
    """
    loads = costs.sum(axis=1)
    chosen = _worst(loads, _FEWEST_PLACES)
    gap = _FIRST_GAP
    while True:
        precisions, multipliers = _interior_point(costs[chosen], 0.1 * gap)
        loads = costs.dot(precisions)
        most = float(loads.max())
        # The dual is homogeneous: the best multiple of λ has the value (Σ√(Cᵀλ))²/Σλ.
        bound = float(np.sqrt(multipliers.dot(costs[chosen])).sum() ** 2 / multipliers.sum())
        found = Precisions(precisions / most, float((most / precisions).sum()), bound)
        worst = _worst(loads, max(_FEWEST_PLACES, chosen.size))
        added = np.setdiff1d(worst[loads[worst] > 1.0], chosen)
        if found.objective <= bound * (1.0 + _GAP) or (not added.size and gap <= _GAP):
            return found
        chosen = np.concatenate([chosen, added])
        # Exact solutions for some of the places only would take most of the time.
        gap = max(_GAP, 0.1 * min(gap, found.objective / bound - 1.0))


def _worst(loads: FloatArray, count: int) -> IntArray:
    """Return the index of the greatest load in each of up to ``count`` runs of neighbouring places."""
    runs = np.array_split(np.arange(loads.size), min(count, loads.size))
    return np.array([run[np.argmax(loads[run])] for run in runs])


def _interior_point(costs: FloatArray, gap: float) -> tuple[FloatArray, FloatArray]:
    """Return p (m,) and λ (k,) > 0 of the program, to a relative duality gap, by an interior-point method.

    With slacks s = 1 − C·p, steps of Newton's method solve Cᵀλ = 1/p² and λₓsₓ = μ for falling μ. The gap is
    larger after 100 steps, or if the system of a step is singular in double precision.
    """
    unit = float(costs.sum(axis=1).max())
    costs = costs / unit
    p = np.full(costs.shape[1], 0.5)
    slacks = 1.0 - costs.dot(p)
    multipliers = 1.0 / slacks
    multipliers *= (1.0 / p**2).sum() / multipliers.dot(costs).sum()
    for _ in range(_MOST_STEPS):
        bound = float(np.sqrt(multipliers.dot(costs)).sum()) ** 2 / float(multipliers.sum())
        if float((1.0 / p).sum()) <= bound * (1.0 + gap):
            break
        target = _CENTRING * float(multipliers.dot(slacks)) / slacks.size
        gradient = 1.0 / p**2 - (target / slacks).dot(costs)
        try:
            change = _solve(2.0 / p**3, costs, multipliers / slacks, gradient)
        except LinAlgError:
            break
        slack_change = -costs.dot(change)
        multiplier_change = (target - multipliers * (slacks + slack_change)) / slacks
        pairs = ((p, change), (slacks, slack_change), (multipliers, multiplier_change))
        steepest = max(float((-step / value).max()) for value, step in pairs)
        length = min(1.0, _STEP_SHARE / steepest) if steepest > 0.0 else 1.0
        for value, step in pairs:
            value += length * step
    return p / unit, multipliers * unit


def _solve(diagonal: FloatArray, costs: FloatArray, weights: FloatArray, right: FloatArray) -> FloatArray:
    """Return (diag(diagonal) + Cᵀdiag(weights)C)⁻¹·right, by the smaller of two systems (Woodbury)."""
    places, sensors = costs.shape
    if places >= sensors:
        system = (costs.T * weights).dot(costs)
        system[np.diag_indices(sensors)] += diagonal
        return np.asarray(cho_solve(cho_factor(system, overwrite_a=True), right))
    scaled = costs / diagonal
    system = scaled.dot(costs.T)
    system[np.diag_indices(places)] += 1.0 / weights
    inner = cho_solve(cho_factor(system, overwrite_a=True), scaled.dot(right))
    return np.asarray((right - inner.dot(costs)) / diagonal)
