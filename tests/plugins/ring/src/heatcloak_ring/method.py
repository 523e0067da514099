"""Non-negative least squares, as a recovery method."""

from __future__ import annotations

import numpy as np
from scipy.optimize import nnls

from heatcloak_aggregator import Operator, Recovered, RecoveryProblem


class NonnegativeLeastSquares:
    """The non-negative sources whose readings are nearest to the cloaked ones, in units of the noise."""

    name = "nnls"
    title = "non-negative least squares"

    def unsupported(self, op: Operator) -> str | None:
        """Return why an operator cannot be used; this method supports every operator."""
        return None

    def recover(self, problem: RecoveryProblem) -> Recovered:
        """Recover the sources of one round."""
        rows = problem.op.matrix()
        if problem.sensors is not None:
            rows = rows[problem.sensors]
        scale = 1.0 / np.broadcast_to(problem.sigma, problem.cloaked.shape)
        estimate, _ = nnls(rows * scale[:, None], problem.cloaked * scale)
        return Recovered(estimate, "optimal")
