"""SPGL1, van den Berg & Friedlander 2008: the ℓ₁ ball that just reaches the radius, by Newton's method."""

from __future__ import annotations

import logging

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_lab.benchmarks.methods.method import Method, Recover
from heatcloak_lab.benchmarks.quiet import quiet
from heatcloak_lab.benchmarks.setting import Setting


class Spgl1(Method):
    """The package ``spgl1`` at its own tolerances, with its norm of non-negative vectors.

    The data are scaled so that ‖A‖₂ = 1: unscaled, it stops far from the radius in most rounds.
    """

    name = "spgl1"
    packages = ("spgl1",)
    leaves_out = "f ≤ 1: it projects onto balls of a norm, and the box is none"

    def __init__(self, opt_tol: float | None = None) -> None:
        self._tolerances = {} if opt_tol is None else {"opt_tol": opt_tol, "iter_lim": 100_000}

    def prepare(self, operator: IntervalOperator, setting: Setting) -> Recover:
        """Scale the matrix."""
        from spgl1.spgl1 import norm_l1nn_dual, norm_l1nn_primal, norm_l1nn_project, spgl1

        # It logs a warning where zero is feasible. To do this for each solve would be counted as its time.
        logging.getLogger("spgl1").setLevel(logging.ERROR)
        norm = float(np.linalg.norm(operator.matrix(), 2))
        matrix = operator.matrix() / norm

        def recover(cloaked: FloatArray) -> FloatArray | None:
            with quiet():
                try:
                    estimate, *_ = spgl1(
                        matrix,
                        cloaked / norm,
                        sigma=setting.radius / norm,
                        project=norm_l1nn_project,
                        primal_norm=norm_l1nn_primal,
                        dual_norm=norm_l1nn_dual,
                        **self._tolerances,
                    )
                except (RuntimeError, ValueError, ArithmeticError):
                    return None
            found: FloatArray = estimate
            return found if np.isfinite(found).all() else None

        return recover
