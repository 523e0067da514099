"""Basis pursuit denoising: Gilbert & McMillan 2018, Algorithm 1, with a result for every input."""

from __future__ import annotations

import math
from typing import Literal, get_args

import numpy.typing as npt

from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.recovery import active_set
from heatcloak_aggregator.recovery.observation import Observation, observe
from heatcloak_aggregator.recovery.problem import Problem, Solution
from heatcloak_aggregator.recovery.radius import resolve_radius
from heatcloak_aggregator.recovery.result import BpdnResult
from heatcloak_shared.errors import ParameterError

Method = Literal["active-set", "cvxpy"]

_FALL_BACK = 1e-8
"""Relative gap above which a second solver is asked."""
_ROUNDING = 2.0**-46
"""Residuals below this, relative to the readings and the matrix, are rounding and not misfit."""


def bpdn(
    op: Operator,
    cloaked: npt.ArrayLike,
    sigma: float | npt.ArrayLike,
    radius: str | float = "confident",
    sensors: npt.ArrayLike | None = None,
    method: Method = "active-set",
) -> BpdnResult:
    """Recover sources: f̂ = argmin Σf subject to ‖Af − ỹ‖₂ ≤ r, 0 ≤ f ≤ 1.

    Where no f satisfies that, the smallest radius that some f satisfies is taken, and the result says so.

    Args:
        op: the operator A of the domain.
        cloaked: ỹ, one finite reading for each sensor present, shape (s,).
        sigma: standard deviation of the noise, one number, or one for each reading. With different ones
            each row j is weighted by σ/σⱼ, where 1/σ² is the mean of 1/σⱼ², and r bounds the weighted
            residual: it is in units of a reading whose noise is σ.
        radius: "confident" for r = σ√χ²ₛ(0.95), "paper" for r = σ√s, or r itself.
        sensors: 0-based indices of the sensors present, in the order of ``cloaked``; None means all m. A
            missing sensor is a row left out.
        method: "active-set", or "cvxpy" for the reference, which is slower and less precise.

    Returns:
        The estimate with its status and certificate.

    Raises:
        ParameterError: if an argument has a wrong shape or holds NaN, an infinity, or a value out of range.
    """
    if method not in get_args(Method):
        raise ParameterError(f'method {method!r} is unknown: give "active-set" or "cvxpy"')
    observation = observe(cloaked, sigma, sensors, op.matrix().shape[0])
    asked = resolve_radius(radius, observation.sigma, observation.readings.size)
    problem = _reduce(op, observation, asked)
    solution = _solve(problem) if method == "active-set" else _refer(op, observation, problem.radius)
    solution.estimate.setflags(write=False)
    return BpdnResult(
        estimate=solution.estimate,
        status="relaxed" if solution.relaxed else "optimal",
        radius=solution.radius,
        asked_radius=asked,
        objective=float(solution.estimate.sum()),
        gap=solution.gap,
        residual=observation.residual(op.matrix(), solution.estimate),
        iterations=solution.iterations,
        method=method,
    )


def _reduce(op: Operator, observation: Observation, radius: float) -> Problem:
    projection = op.projection(observation.sensors, observation.weights)
    target, outside = projection.reduce(observation.readings)
    length = math.hypot(math.sqrt(target.dot(target)), outside)
    rounding = _ROUNDING * max(projection.norm, length)
    return Problem(projection.columns, projection.sum, target, outside, max(radius, rounding))


def _solve(problem: Problem) -> Solution:
    """The active-set method, and column generation where it leaves a gap."""
    solution = active_set.solve(problem)
    if solution.gap <= _FALL_BACK * max(1.0, float(solution.estimate.sum())):
        return solution
    # Clarabel is rarely needed: only then is it worth its import.
    from heatcloak_aggregator.recovery import column_generation

    return column_generation.improve(problem, solution)


def _refer(op: Operator, observation: Observation, radius: float) -> Solution:
    # cvxpy takes a second to import, which only those who ask for it should pay.
    from heatcloak_aggregator.recovery import reference

    return reference.solve(*observation.weigh(op.matrix()), radius)
