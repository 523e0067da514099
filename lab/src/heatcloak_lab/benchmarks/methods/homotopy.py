"""LARS, Efron et al. 2004: the whole path of the non-negative lasso, and the point of it at the radius.

min ½‖Af − ỹ‖² + λΣf over f ≥ 0 is solved by a path that is piecewise linear in λ. It begins at zero, and the
misfit falls along it: the point where ‖Af − ỹ‖ = r is argmin Σf s.t. ‖Af − ỹ‖ ≤ r, f ≥ 0.
"""

from __future__ import annotations

import math

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_lab.benchmarks.methods.method import Method, Recover
from heatcloak_lab.benchmarks.quiet import quiet
from heatcloak_lab.benchmarks.setting import Setting

_LEAST_STEPS, _STEPS_PER_SENSOR = 500, 10
"""How many corners of the path are followed: scikit-learn's default, or more for more sensors."""


class LassoLars(Method):
    """scikit-learn's ``lars_path``, which is what its ``LassoLars(positive=True)`` runs."""

    name = "lasso-lars"
    packages = ("sklearn",)
    leaves_out = "f ≤ 1: the path knows one bound only"

    def prepare(self, operator: IntervalOperator, setting: Setting) -> Recover:
        """Form the matrix; there is nothing else to prepare."""
        from sklearn.linear_model import lars_path

        matrix = operator.matrix()
        most = max(_LEAST_STEPS, _STEPS_PER_SENSOR * setting.m)

        def recover(cloaked: FloatArray) -> FloatArray | None:
            with quiet():
                _, _, corners = lars_path(matrix, cloaked, method="lasso", positive=True, max_iter=most)
            return point_at_radius(matrix, cloaked, corners, setting.radius)

        return recover


def point_at_radius(
    matrix: FloatArray, cloaked: FloatArray, corners: FloatArray, radius: float
) -> FloatArray | None:
    """The first point of a piecewise linear path whose misfit is ``radius``.

    Args:
        matrix: A, shape (m, n).
        cloaked: ỹ, shape (m,).
        corners: the path's corners as columns, shape (n, k).
        radius: r.

    Returns:
        The point, shape (n,); the first corner where that is within the radius; None where none is.
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
    # ‖start + share·change‖² = r²: the smaller root, in the form that does not cancel.
    half, rest = float(start.dot(change)), float(start.dot(start)) - radius * radius
    root = math.sqrt(max(half * half - float(change.dot(change)) * rest, 0.0))
    share = rest / (root - half)
    point: FloatArray = corners[:, end - 1] + share * (last - corners[:, end - 1])
    return point
