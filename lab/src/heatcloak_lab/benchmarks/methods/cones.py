"""cvxpy on the whole matrix, with three solvers of second-order cone programs.

The problem is posed once, with the readings as a cvxpy parameter, and solved again for each round: posing it
anew for every round took longer where compiling is a large part, and as long at large sizes. Compiling counts
as preparation; of a solve, all that ``Problem.solve`` does is counted.
"""

from __future__ import annotations

from typing import ClassVar

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_lab.benchmarks.methods.method import Method, Recover
from heatcloak_lab.benchmarks.quiet import quiet
from heatcloak_lab.benchmarks.setting import Setting


class _Cone(Method):
    solver: ClassVar[str]
    warm_start: ClassVar[bool] = True
    """Whether what the solver kept of the last round may be used: cvxpy's default."""

    def prepare(self, operator: IntervalOperator, setting: Setting) -> Recover:
        """Pose the problem and compile it."""
        import cvxpy as cp

        solved = (cp.OPTIMAL, cp.OPTIMAL_INACCURATE)
        sources = cp.Variable(setting.n)
        readings = cp.Parameter(setting.m)
        radius = cp.Parameter(nonneg=True, value=setting.radius)
        ball = cp.SOC(radius, operator.matrix() @ sources - readings)
        problem = cp.Problem(cp.Minimize(cp.sum(sources)), [ball, sources >= 0, sources <= 1])
        with quiet():
            problem.get_problem_data(self.solver)

        def recover(cloaked: FloatArray) -> FloatArray | None:
            readings.value = cloaked
            with quiet():
                try:
                    problem.solve(solver=self.solver, warm_start=self.warm_start)
                except cp.SolverError:
                    return None
            if problem.status not in solved:
                return None
            estimate: FloatArray = sources.value
            return estimate

        return recover


class Clarabel(_Cone):
    """An interior-point method with cvxpy: what cvxpy takes by default."""

    name = "cvxpy-clarabel"
    solver = "CLARABEL"


class Ecos(_Cone):
    """An older interior-point method with cvxpy."""

    name = "cvxpy-ecos"
    solver = "ECOS"
    packages = ("ecos",)


class Scs(_Cone):
    """A splitting method with cvxpy, to its default tolerance of 1e-4."""

    name = "cvxpy-scs"
    solver = "SCS"
    packages = ("scs",)
    # From the answer to another round it takes longer than from nothing.
    warm_start = False
