"""Heat on small graphs to sixty digits: an oracle that shares no code with the project."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import mpmath  # type: ignore[import-untyped]
import numpy as np

from heatcloak_aggregator.arrays import FloatArray

if TYPE_CHECKING:
    from heatcloak_aggregator.domains import GraphDomain


DIGITS = 60


def exponential(laplacian: Any, spread: Any) -> Any:
    """Return e^{−τL} of a symmetric matrix by its eigenvalues, in the precision at hand."""
    values, vectors = mpmath.eigsy(mpmath.matrix(laplacian))
    return vectors * mpmath.diag([mpmath.exp(-spread * value) for value in values]) * vectors.T


def _kernel(domain: GraphDomain, spread: float) -> Any:
    laplacian = mpmath.zeros(domain.n_vertices)
    for (i, j), weight in zip(domain.edges.tolist(), domain.weights.tolist(), strict=True):
        for row, column, sign in ((i, i, 1), (j, j, 1), (i, j, -1), (j, i, -1)):
            laplacian[row, column] += sign * mpmath.mpf(weight)
    return exponential(laplacian, mpmath.mpf(spread))


def exact_kernel(domain: GraphDomain, spread: float) -> FloatArray:
    """Return e^{−τL}, each entry rounded once, shape (n, n)."""
    with mpmath.workdps(DIGITS):
        heat = _kernel(domain, spread)
        return np.array([[float(heat[i, j]) for j in range(heat.cols)] for i in range(heat.rows)])


def exact_steepest(domain: GraphDomain, spread: float) -> float:
    """Return the greatest ‖Aᵢ − Aⱼ‖₂ over the length of an edge (i, j)."""
    with mpmath.workdps(DIGITS):
        heat = _kernel(domain, spread)
        steps = []
        for (i, j), length in zip(domain.edges.tolist(), domain.lengths.tolist(), strict=True):
            moved = mpmath.matrix([heat[s, i] - heat[s, j] for s in domain.sensors.tolist()])
            steps.append(mpmath.norm(moved) / mpmath.mpf(length))
        return float(max(steps))
