"""Basis pursuit denoising: Gilbert & McMillan 2018, Algorithm 1, with a result for every input."""

from __future__ import annotations

import math
from typing import Literal, cast, get_args

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.blas_threads import one_thread
from heatcloak_aggregator.domains import GraphOperator, Operator
from heatcloak_aggregator.domains.checks import check_operator
from heatcloak_aggregator.recovery.observation import Observation, observe
from heatcloak_aggregator.recovery.problem import Solution, floor_radius
from heatcloak_aggregator.recovery.radius import resolve_radius
from heatcloak_aggregator.recovery.result import BpdnResult
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize

Method = Literal["active-set", "cvxpy"]

_LARGEST_REFERENCE = 1 << 22
"""Entries of A beyond which the reference would take minutes and gigabytes."""


def bpdn(
    op: Operator,
    cloaked: npt.ArrayLike,
    sigma: float | npt.ArrayLike,
    radius: str | float = "confident",
    sensors: npt.ArrayLike | None = None,
    method: Method = "active-set",
    start: BpdnResult | None = None,
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
        start: a result of the same domain, of the round before, to start from. It saves steps where little
            has changed and costs some where much has; the result is as certain as without it. The reference
            takes no notice.

    Returns:
        A `BpdnResult`, whose ``text`` says in words what happened and what to do about it:

        - estimate: f̂, intensities at the n source locations, shape (n,), within [0, 1], read-only.
        - status: "optimal", or "relaxed" where no f within [0, 1] keeps to the radius that was asked for.
        - radius: r that f̂ keeps to, in units of a reading; asked_radius: r that was asked for.
        - objective: Σf̂, a total intensity.
        - gap: f̂ has at most so much more total intensity than the least possible for ``radius``.
        - dual_bound: ``objective`` − ``gap``.
        - residual: ‖Af̂ − ỹ‖₂, in units of a reading.
        - iterations: factorisations, or solves, that it took; method: the solver that found f̂.

    Raises:
        ParameterError: if an argument has a wrong shape or holds NaN, an infinity, or a value out of range;
            if the operator is too large to be prepared, or its matrix for the reference to be formed.
    """
    check_method(op, method)
    observation = observe(cloaked, sigma, sensors, op.shape[0])
    asked = resolve_radius(radius, observation.sigma, observation.readings.size)
    if start is not None and not isinstance(start, BpdnResult):
        raise ParameterError(f"start is {sanitize(start, 60)}: give a result of bpdn, or None")
    near = None if start is None else start.estimate
    if near is not None and near.shape != (op.shape[1],):
        raise ParameterError(f"start has {near.size} sources for {op.shape[1]}: give a result of this domain")
    with one_thread(math.prod(op.shape)):
        return conclude(op, observation, asked, solve(op, observation, asked, method, near), method)


def check_method(op: Operator, method: str) -> None:
    """Refuse what is no operator, and a method that does not exist or can't be had at this size.

    Raises:
        ParameterError: with the remedy.
    """
    check_operator(op)
    if not isinstance(method, str) or method not in get_args(Method):
        raise ParameterError(f'method {sanitize(method)} is unknown: give "active-set" or "cvxpy"')
    sensors, sources = op.shape
    if method == "cvxpy" and sensors * sources > _LARGEST_REFERENCE:
        raise ParameterError(
            f"{sensors} × {sources} is too large for the reference, which takes the whole matrix: "
            f'use method="active-set", or at most {_LARGEST_REFERENCE} entries'
        )


def solve(
    op: Operator, observation: Observation, asked: float, method: Method, near: FloatArray | None = None
) -> Solution:
    """Solve a round whose arguments are checked."""
    if op.is_implicit and method != "cvxpy":
        from heatcloak_aggregator.recovery import implicit

        return implicit.solve(cast("GraphOperator", op), observation, asked, near)
    projection = op.projection(observation.sensors, observation.weights)
    # Numba and cvxpy take up to a second to import, which those who do not recover should not pay.
    if method == "cvxpy":
        from heatcloak_aggregator.recovery import reference

        matrix, readings = observation.weigh(op.matrix())
        radius = floor_radius(asked, projection.norm, math.sqrt(readings.dot(readings)))
        return reference.solve(matrix, readings, radius)
    from heatcloak_aggregator.recovery.dispatch import recover

    return recover(projection, observation.readings, asked, near)


def conclude(
    op: Operator, observation: Observation, asked: float, solution: Solution, method: str
) -> BpdnResult:
    """A solution as callers see it, its residual checked against A."""
    solution.estimate.setflags(write=False)
    support = np.flatnonzero(solution.estimate)
    return BpdnResult(
        estimate=solution.estimate,
        status="relaxed" if solution.relaxed else "optimal",
        radius=solution.radius,
        asked_radius=asked,
        objective=float(solution.estimate.sum()),
        gap=solution.gap,
        residual=observation.residual(op, support, solution.estimate[support]),
        iterations=solution.iterations,
        method=method,
    )
