"""Basis pursuit denoising: Gilbert & McMillan 2018, Algorithm 1, with a result for every input."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.blas_threads import one_thread
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.recovery.dispatch import Method, check_method, solve
from heatcloak_aggregator.recovery.observation import Observation, observe
from heatcloak_aggregator.recovery.radius import resolve_radius
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize

Status = Literal["optimal", "relaxed"]


@dataclass(frozen=True, eq=False)
class BpdnResult:
    """An estimate of basis pursuit denoising with its certificate.

    Attributes:
        estimate: f̂, shape (n,), within [0, 1], read-only.
        status: "relaxed" exactly if no f within [0, 1] satisfies the requested radius, else "optimal".
        radius: r that the estimate satisfies. If optimal: the requested radius, or the rounding error of the
            readings if that is larger. If relaxed: the least residual of any f within [0, 1], plus at most
            1e-6 of it and at most 1e-6, as far as rounding permits.
        asked_radius: the requested radius r.
        objective: Σf̂.
        gap: ``objective`` minus ``dual_bound``: f̂ is at most this far from optimal for its radius.
        residual: ‖Af̂ − ỹ‖₂ with the whole matrix, each row weighted if sensors differ in noise.
        iterations: number of factorisations or solves.
        method: the solver that found f̂.
    """

    estimate: FloatArray
    status: Status
    radius: float
    asked_radius: float
    objective: float
    gap: float
    residual: float
    iterations: int
    method: str

    @property
    def dual_bound(self) -> float:
        """Lower bound of the objective of every f within [0, 1] and the radius."""
        return self.objective - self.gap

    @property
    def text(self) -> str:
        """The status in words: what happened, why, and what to do about it."""
        if self.status == "relaxed":
            return (
                f"relaxed: no sources with intensities in [0, 1] explain the readings to within radius "
                f"{self.asked_radius:.6g}, so the least radius {self.radius:.6g} was taken; check sigma, "
                f'look for a faulty sensor, or use radius="confident"'
            )
        if self.objective == 0.0:
            return (
                f"optimal: noise alone explains the readings within radius {self.radius:.6g}, so the "
                f"estimate is zero and says nothing about place; pool more rounds or lower the noise"
            )
        return (
            f"optimal: total intensity {self.objective:.6g} within radius {self.radius:.6g}, "
            f"at most {max(self.gap, 0.0):.1e} above the least possible; nothing to do"
        )


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

    If no f satisfies the constraints, use the smallest radius for which one exists, and say so in the result.

    Args:
        op: the operator A of the domain.
        cloaked: ỹ, one finite reading for each sensor present, shape (s,).
        sigma: standard deviation of the noise: one number, or one for each reading. If they differ, each
            row j is weighted by σ/σⱼ, where 1/σ² is the mean of 1/σⱼ², and r bounds the weighted residual:
            it is in units of a reading whose noise is σ.
        radius: "confident" for r = σ√χ²ₛ(0.95), "paper" for r = σ√s, or r itself.
        sensors: 0-based indices of the sensors present, in the order of ``cloaked``; None for all m.
            Rows of missing sensors are left out.
        method: "active-set", or "cvxpy" for the reference, which is slower and less precise.
        start: a result of the same domain, for example of the previous round, to start from. It saves steps
            if little has changed and costs some if much has; the certificate does not depend on it. Method
            "cvxpy" ignores it.

    Returns:
        A `BpdnResult`, whose ``text`` says what happened and what to do:

        - estimate: f̂, intensities at the n source locations, shape (n,), within [0, 1], read-only.
        - status: "optimal", or "relaxed" if no f within [0, 1] satisfies the requested radius.
        - radius: r that f̂ satisfies, in units of a reading; asked_radius: the requested r.
        - objective: Σf̂, a total intensity.
        - gap: the total intensity of f̂ is at most this much above the least possible for ``radius``.
        - dual_bound: ``objective`` − ``gap``.
        - residual: ‖Af̂ − ỹ‖₂, in units of a reading.
        - iterations: number of factorisations or solves; method: the solver that found f̂.

    Raises:
        ParameterError: if an argument has a wrong shape or holds NaN, an infinity, or a value out of range;
            if the operator is too large to be prepared, or its matrix too large for method "cvxpy".
    """
    check_method(op, method)
    observation = observe(cloaked, sigma, sensors, op.shape[0])
    asked = resolve_radius(radius, observation.sigma, observation.readings.size)
    if start is not None and not isinstance(start, BpdnResult):
        raise ParameterError(f"start must be a result of bpdn or None, got {sanitize(start, 60)}")
    near = None if start is None else start.estimate
    if near is not None and near.shape != (op.shape[1],):
        raise ParameterError(f"start has {near.size} sources, the domain has {op.shape[1]}: give its result")
    return recover_round(op, observation, asked, method, near)


def recover_round(
    op: Operator, observation: Observation, asked: float, method: Method, start: FloatArray | None = None
) -> BpdnResult:
    """Recover one round, whose arguments have been checked, at the requested radius for weighted readings."""
    with one_thread(math.prod(op.shape)):
        solution = solve(op, observation, asked, method, start)
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
