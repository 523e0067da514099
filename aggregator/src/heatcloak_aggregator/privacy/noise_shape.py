"""Noise shaped per sensor: the scales that keep a promise with the least total noise.

With independent Gaussian noise of scale σⱼ at sensor j, a move of length α at a place x changes the readings
by α√Σⱼ(∂Aⱼ(x)/σⱼ)² in units of the noise, and quantisation adds at most step·√Σⱼ1/σⱼ². Shaped noise
minimises Σσⱼ² such that the sum of both is at most one at every place.

For a, b > 0 and every η > 0, (a + b)² ≤ (1 + η)a² + (1 + 1/η)b², with equality at η = b/a. With that ratio of
the uniform noise for η, and pⱼ = 1/σⱼ², the program is convex:

    minimise Σⱼ 1/pⱼ   subject to   Σⱼ Cⱼ(x)·pⱼ ≤ 1 for all x,
    Cⱼ(x) = (1 + η)α²(∂Aⱼ(x))² + (1 + 1/η)step².

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

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.domains.checks import check_operator
from heatcloak_shared.parameters import check_positive
from heatcloak_shared.rounding import round_up

MOST_LEVELS = 32
"""Most distinct scales: every node, and the trusted party, builds a table for each."""
_FINEST_LEVELS = 2.0**-10
"""Least distance between the logarithms of two scales."""
LEAST_SHARE = 0.125
"""Least scale as a share of the largest one. A sensor that hardly sees any move according to the model would
get hardly any noise; the model's tails are its least certain part, and the promise must not rest on them."""

_PLACES_AT_ONCE = 64
"""Places with which the program starts, and that are added at a time."""
_GAP = 1e-7
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


def noise_shape(op: Operator, alpha: float, step: float) -> FloatArray | None:
    """Return the noise scale of each sensor that hides moves of ``alpha`` with the least mean square noise.

    Args:
        op: the operator.
        alpha: radius of the promise, above 0.
        step: the lattice step g to which readings are rounded, in units of reading, above 0.

    Returns:
        Scales (m,) in units of reading, with at most one unit of change: `weighted_change` of them is at most
        1, also for sources off the grid. For another promise multiply all by one factor. Their mean square is
        never above that of equal scales. None if the operator does not list its moves (`move_slopes`) or no
        move changes the readings.

    Raises:
        ParameterError: ``op`` is not an operator, or ``alpha`` or ``step`` is out of range.
    """
    check_operator(op)
    lattice = check_positive("step", step)
    uniform = op.sensitivity(check_positive("alpha", alpha), off_grid=True)
    slopes = op.move_slopes()
    if slopes is None or not uniform > 0.0:
        return None
    ratio = lattice * math.sqrt(op.shape[0]) / uniform
    costs = (1.0 + ratio) * np.square(alpha * slopes) + (1.0 + 1.0 / ratio) * lattice**2
    shaped = _on_levels(1.0 / np.sqrt(solve_precisions(costs).values))
    candidates = [_scaled(op, alpha, lattice, scales) for scales in (shaped, np.ones(op.shape[0]))]
    return min(candidates, key=lambda scales: float(np.square(scales).sum()))


def weighted_change(op: Operator, alpha: float, step: float, scales: FloatArray) -> float:
    """Return the greatest change of quantised readings by a move of ``alpha``, in units of the noise.

    It is ``op.weighted_sensitivity(alpha, scales, off_grid=True)`` + step·√Σⱼ1/scaleⱼ², rounded up.

    Raises:
        ParameterError: an argument is out of range.
    """
    # The terms are divided by the smallest scale first, so that no square overflows.
    least = float(np.min(scales))
    allowance = step / least * math.sqrt(math.fsum(np.square(least / scales)))
    return round_up(op.weighted_sensitivity(alpha, scales, off_grid=True) + round_up(allowance))


def _scaled(op: Operator, alpha: float, step: float, scales: FloatArray) -> FloatArray:
    """Return the multiple of ``scales`` with a `weighted_change` of 1, or less by rounding."""
    scales = scales * weighted_change(op, alpha, step, scales)
    while (change := weighted_change(op, alpha, step, scales)) > 1.0:
        scales = scales * round_up(change)
    return scales


def _on_levels(scales: FloatArray) -> FloatArray:
    """Return shares of the largest scale, at least `LEAST_SHARE`, on the finest lattice with few levels."""
    depths = -np.log(np.maximum(scales / scales.max(), LEAST_SHARE))
    distance = _FINEST_LEVELS
    while np.unique(levels := np.rint(depths / distance)).size > MOST_LEVELS:
        distance *= 2.0
    return np.asarray(np.maximum(np.exp(-distance * levels), LEAST_SHARE))


def solve_precisions(costs: FloatArray) -> Precisions:
    """Minimise Σⱼ1/pⱼ subject to ``costs``·p ≤ 1 and p > 0, to a relative duality gap of about 1e-7.

    Args:
        costs: C ≥ 0, shape (k, m), with a positive entry in each column.
    """
    blocks = np.array_split(np.arange(len(costs)), min(_PLACES_AT_ONCE, len(costs)))
    loads = costs.sum(axis=1)
    chosen = np.array([block[np.argmax(loads[block])] for block in blocks])
    while True:
        precisions, multipliers = _interior_point(costs[chosen])
        loads = costs.dot(precisions)
        most = float(loads.max())
        # The dual is homogeneous: the best multiple of λ has the value (Σ√(Cᵀλ))²/Σλ.
        bound = float(np.sqrt(multipliers.dot(costs[chosen])).sum() ** 2 / multipliers.sum())
        found = Precisions(precisions / most, float((most / precisions).sum()), bound)
        worst = np.array([block[np.argmax(loads[block])] for block in blocks])
        added = np.setdiff1d(worst[loads[worst] > 1.0], chosen)
        if found.objective <= bound * (1.0 + _GAP) or not added.size:
            return found
        chosen = np.concatenate([chosen, added])


def _interior_point(costs: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return p (m,) and λ (k,) > 0 of the program by a primal-dual interior-point method.

    With slacks s = 1 − C·p, steps of Newton's method solve Cᵀλ = 1/p² and λₓsₓ = μ for falling μ.
    """
    unit = float(costs.sum(axis=1).max())
    costs = costs / unit
    precisions = np.full(costs.shape[1], 0.5)
    slacks = 1.0 - costs.dot(precisions)
    multipliers = 1.0 / slacks
    multipliers *= (1.0 / precisions**2).sum() / multipliers.dot(costs).sum()
    for _ in range(_MOST_STEPS):
        objective = float((1.0 / precisions).sum())
        seen = multipliers.dot(costs)
        if objective * (1.0 - 0.01 * _GAP) <= float(np.sqrt(seen).sum()) ** 2 / float(multipliers.sum()):
            break
        target = _CENTRING * float(multipliers.dot(slacks)) / slacks.size
        residual = 1.0 / precisions**2 - seen
        inverse = 0.5 * precisions**3  # of the Hessian of Σ1/p
        system = (costs * inverse).dot(costs.T)
        system[np.diag_indices_from(system)] += slacks / multipliers
        d_multipliers = np.linalg.solve(system, target / multipliers - slacks + costs.dot(inverse * residual))
        d_precisions = inverse * (residual - d_multipliers.dot(costs))
        d_slacks = -costs.dot(d_precisions)
        length = min(
            1.0,
            *(
                _STEP_SHARE / max(float((-change / value).max()), 1e-300)
                for value, change in (
                    (precisions, d_precisions),
                    (multipliers, d_multipliers),
                    (slacks, d_slacks),
                )
            ),
        )
        precisions = precisions + length * d_precisions
        multipliers = multipliers + length * d_multipliers
        slacks = slacks + length * d_slacks
    return precisions / unit, multipliers * unit
