"""The recovery methods of the benchmark, ours and peers, with the problems that they solve and their scores.

A new peer is a function that prepares it and an entry in `METHODS`.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any, NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalDomain, IntervalOperator
from heatcloak_aggregator.earth_mover import emd
from heatcloak_aggregator.recovery import bpdn
from heatcloak_aggregator.recovery.radius import resolve_radius
from heatcloak_lab.benchmarks.isolated_worker import Probe, Solve
from heatcloak_lab.benchmarks.programs import missing_package, silenced
from heatcloak_shared.errors import ParameterError


class DrawnRound(NamedTuple):
    """The sources and readings of a round.

    Attributes:
        truth: f₀, the sources, shape (n,).
        cloaked: ỹ, the readings, shape (m,).
    """

    truth: FloatArray
    cloaked: FloatArray


@dataclass(frozen=True)
class RecoveryProblem:
    """The size of a problem and the parameters of its rounds.

    Attributes:
        n: possible source locations, at least 1.
        m: sensors, at least 1.
        sigma: σ > 0, the standard deviation of the noise on each reading.
        spread: T, in squared lengths of the interval.
        rule: the radius: "confident", "paper" or a number as text.
        sources: number of sources of intensity one, at random locations.
        seed: seed of the rounds.

    Raises:
        ParameterError: a value is out of range, or the rule is unknown.
    """

    n: int
    m: int
    sigma: float = 0.7
    spread: float = 0.05
    rule: str = "confident"
    sources: int = 3
    seed: int = 0

    def __post_init__(self) -> None:
        self.operator()
        if not (math.isfinite(self.sigma) and self.sigma > 0.0):
            raise ParameterError(f"sigma must be positive and finite, got {self.sigma!r}")
        if self.seed < 0:
            raise ParameterError(f"seed must be at least 0, got {self.seed}")
        if not (math.isfinite(self.radius) and self.radius > 0.0):
            raise ParameterError(
                f"radius must be positive, because cone solvers need an interior, got {self.rule}"
            )

    @property
    def radius(self) -> float:
        """The bound r of ‖Af − ỹ‖₂ ≤ r."""
        try:
            rule: str | float = float(self.rule)
        except ValueError:
            rule = self.rule
        return resolve_radius(rule, self.sigma, self.m)

    def operator(self) -> IntervalOperator:
        """Return a new operator without cached factorisations."""
        return IntervalDomain(self.n, self.m).operator(self.spread)

    def rounds(self) -> Iterator[DrawnRound]:
        """Yield rounds without end, the same for every caller."""
        operator = self.operator()
        rng = np.random.default_rng([self.seed, self.n, self.m])
        while True:
            places = rng.choice(self.n, min(self.sources, self.n), replace=False)
            truth = np.zeros(self.n)
            truth[places] = 1.0
            clean = operator.responses(operator.domain.source_places[places]).sum(axis=0)
            yield DrawnRound(truth, clean + self.sigma * rng.standard_normal(self.m))


class Score(NamedTuple):
    """The score of an estimate.

    Attributes:
        objective: Σf.
        excess: ‖Af − ỹ‖₂ − r with the full matrix; positive if the estimate is outside the ball.
        box_violation: the largest distance of an entry from [0, 1].
        emd: earth mover's distance to the truth; negative entries count as zero.
    """

    objective: float
    excess: float
    box_violation: float
    emd: float


def score(operator: IntervalOperator, drawn: DrawnRound, estimate: FloatArray, radius: float) -> Score:
    """Score an estimate (n,) of a round.

    The columns of its support are recomputed, independently of the matrices of the methods.
    """
    support = np.flatnonzero(estimate)
    places = operator.domain.source_places[support]
    misfit = estimate[support].dot(operator.responses(places)) - drawn.cloaked
    return Score(
        objective=float(estimate.sum()),
        excess=float(np.sqrt(misfit.dot(misfit))) - radius,
        box_violation=max(0.0, -float(estimate.min()), float(estimate.max()) - 1.0),
        emd=emd(operator.domain, drawn.truth, np.maximum(estimate, 0.0)),
    )


Recover = Callable[[FloatArray], FloatArray | None]
"""Function from the readings of a round (m,) to an estimate (n,), or to None without an answer."""


@dataclass(frozen=True)
class BenchmarkMethod:
    """A recovery method.

    Attributes:
        name: name on the command line and in files.
        prepare: function from operator and problem to the recovery of a round: does everything that does not
            need readings, and is timed separately.
        packages: packages that it needs in addition to the dependencies.
        is_pursuit: whether it solves argmin Σf s.t. ‖Af − ỹ‖₂ ≤ r; others have no objective to compare.
        leaves_out: the part of that problem that it can't express, and why; "" for none.
    """

    name: str
    prepare: Callable[[IntervalOperator, RecoveryProblem], Recover]
    packages: tuple[str, ...] = ()
    is_pursuit: bool = True
    leaves_out: str = ""

    def missing(self) -> str | None:
        """Return the first package that can't be imported, or None."""
        return missing_package(self.packages)


def _bpdn(operator: IntervalOperator, problem: RecoveryProblem) -> Recover:
    """Prepare our ``bpdn`` with its default solver, on the projection of the operator."""
    operator.projection()
    sigma, radius = problem.sigma, problem.radius
    return lambda cloaked: bpdn(operator, cloaked, sigma, radius).estimate


def _gridless(operator: IntervalOperator, problem: RecoveryProblem) -> Recover:
    """Prepare our ``gridless``: sources off the grid."""
    from heatcloak_aggregator.recovery.gridless import gridless

    operator.projection()
    return lambda cloaked: gridless(operator, cloaked, problem.sigma).estimate


def _posterior(operator: IntervalOperator, problem: RecoveryProblem) -> Recover:
    """Prepare our ``posterior``: the estimate of least expected EMD."""
    from heatcloak_aggregator.recovery.posterior import posterior

    operator.projection()
    return lambda cloaked: posterior(operator, cloaked, problem.sigma).estimate


def _cone(
    operator: IntervalOperator, problem: RecoveryProblem, *, solver: str, warm_start: bool = True
) -> Recover:
    """Prepare cvxpy with the full matrix and a solver of second-order cone programs.

    The problem is compiled once with the readings as a parameter, which counts as preparation, and solved for
    each round, where all of ``Problem.solve`` counts. Compiling it for every round was never faster.

    Args:
        operator: the operator.
        problem: the problem.
        solver: cvxpy's name of the solver.
        warm_start: whether the solver may start from the last solution: cvxpy's default.
    """
    import cvxpy as cp

    solved = (cp.OPTIMAL, cp.OPTIMAL_INACCURATE)
    sources = cp.Variable(problem.n)
    readings = cp.Parameter(problem.m)
    radius = cp.Parameter(nonneg=True, value=problem.radius)
    ball = cp.SOC(radius, operator.matrix() @ sources - readings)
    program = cp.Problem(cp.Minimize(cp.sum(sources)), [ball, sources >= 0, sources <= 1])
    with silenced():
        program.get_problem_data(solver)

    def recover(cloaked: FloatArray) -> FloatArray | None:
        readings.value = cloaked
        with silenced():
            try:
                program.solve(solver=solver, warm_start=warm_start)
            except cp.SolverError:
                return None
        if program.status not in solved:
            return None
        estimate: FloatArray = sources.value
        return estimate

    return recover


def prepare_spgl1(operator: IntervalOperator, problem: RecoveryProblem, **tolerances: float) -> Recover:
    """Prepare SPGL1 (van den Berg & Friedlander 2008) with its norm of nonnegative vectors.

    The data are scaled so that ‖A‖₂ = 1; unscaled, it stops far from the radius in most rounds.

    Args:
        operator: the operator.
        problem: the problem.
        tolerances: options of the solver; its defaults otherwise.
    """
    from spgl1.spgl1 import norm_l1nn_dual, norm_l1nn_primal, norm_l1nn_project, spgl1

    # It logs a warning if zero is feasible. Done here, so that it does not count as solving time.
    logging.getLogger("spgl1").setLevel(logging.ERROR)
    norm = float(np.linalg.norm(operator.matrix(), 2))
    matrix = operator.matrix() / norm

    def recover(cloaked: FloatArray) -> FloatArray | None:
        with silenced():
            try:
                estimate, *_ = spgl1(
                    matrix,
                    cloaked / norm,
                    sigma=problem.radius / norm,
                    project=norm_l1nn_project,
                    primal_norm=norm_l1nn_primal,
                    dual_norm=norm_l1nn_dual,
                    **tolerances,
                )
            except (RuntimeError, ValueError, ArithmeticError):
                return None
        found: FloatArray = estimate
        return found if np.isfinite(found).all() else None

    return recover


_LEAST_STEPS, _STEPS_PER_SENSOR = 500, 10
"""Maximum number of path corners: scikit-learn's default, or more for more sensors."""


def _lasso_lars(operator: IntervalOperator, problem: RecoveryProblem) -> Recover:
    """Prepare LARS (Efron et al. 2004): scikit-learn's ``lars_path``, as in ``LassoLars(positive=True)``.

    min ½‖Af − ỹ‖² + λΣf over f ≥ 0 is solved by a path that is piecewise linear in λ. It starts at zero, and
    the misfit falls along it; its point with ‖Af − ỹ‖ = r is argmin Σf s.t. ‖Af − ỹ‖ ≤ r, f ≥ 0.
    """
    from sklearn.linear_model import lars_path

    matrix = operator.matrix()
    most = max(_LEAST_STEPS, _STEPS_PER_SENSOR * problem.m)

    def recover(cloaked: FloatArray) -> FloatArray | None:
        with silenced():
            _, _, corners = lars_path(matrix, cloaked, method="lasso", positive=True, max_iter=most)
        return point_at_radius(matrix, cloaked, corners, problem.radius)

    return recover


def point_at_radius(
    matrix: FloatArray, cloaked: FloatArray, corners: FloatArray, radius: float
) -> FloatArray | None:
    """Return the first point of a piecewise linear path whose misfit is ``radius``.

    Args:
        matrix: A, shape (m, n).
        cloaked: ỹ, shape (m,).
        corners: the path's corners as columns, shape (n, k).
        radius: r.

    Returns:
        The point, shape (n,); the first corner if it is within the radius; None if no corner is.
    """
    misfits = matrix.dot(corners) - cloaked[:, None]
    within = np.flatnonzero(np.square(misfits).sum(axis=0) <= radius * radius)
    if not within.size:
        return None
    end = int(within[0])
    last: FloatArray = corners[:, end]
    if end == 0:
        return last
    start, change = misfits[:, end - 1], misfits[:, end] - misfits[:, end - 1]
    # ‖start + share·change‖² = r²: the smaller root, in the form without cancellation.
    half, rest = float(start.dot(change)), float(start.dot(start)) - radius * radius
    root = math.sqrt(max(half * half - float(change.dot(change)) * rest, 0.0))
    share = rest / (root - half)
    point: FloatArray = corners[:, end - 1] + share * (last - corners[:, end - 1])
    return point


METHODS: dict[str, BenchmarkMethod] = {
    method.name: method
    for method in (
        BenchmarkMethod("bpdn", _bpdn),
        BenchmarkMethod("gridless", _gridless, is_pursuit=False),
        BenchmarkMethod("posterior", _posterior, is_pursuit=False),
        # Interior-point methods, the first of which is the default of cvxpy.
        BenchmarkMethod("cvxpy-clarabel", partial(_cone, solver="CLARABEL")),
        BenchmarkMethod("cvxpy-ecos", partial(_cone, solver="ECOS"), ("ecos",)),
        # A splitting method with a tolerance of 1e-4; starting from the solution of another round is slower.
        BenchmarkMethod("cvxpy-scs", partial(_cone, solver="SCS", warm_start=False), ("scs",)),
        BenchmarkMethod(
            "spgl1",
            prepare_spgl1,
            ("spgl1",),
            leaves_out="f ≤ 1: it projects onto balls of a norm, which the box is not",
        ),
        BenchmarkMethod(
            "lasso-lars",
            _lasso_lars,
            ("sklearn",),
            leaves_out="f ≤ 1: the path supports one bound only",
        ),
    )
}
"""The recovery methods by name, ours first."""

_INPUTS = 8
"""The number of different inputs of a probe, which are used in turn."""


class RecoveryProbe(Probe):
    """One method, measured in a process of its own."""

    def __init__(self, name: str) -> None:
        self._method = METHODS[name]

    def small_setting(self) -> dict[str, Any]:
        """Return a problem with 24 locations."""
        return {"n": 24, "m": 12}

    def load(self, setting: dict[str, Any]) -> Callable[[], Solve]:
        """Draw the rounds."""
        problem = RecoveryProblem(**setting)
        readings = [drawn.cloaked for drawn in islice(problem.rounds(), _INPUTS)]

        def prepare() -> Solve:
            recover = self._method.prepare(problem.operator(), problem)
            return lambda number: recover(readings[number % _INPUTS]) is not None

        return prepare
