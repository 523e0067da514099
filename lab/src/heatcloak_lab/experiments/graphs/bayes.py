"""The limit: what anybody can tell who knows graph and noise, and that there is one unit source somewhere."""

from __future__ import annotations

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray


def vertex_probabilities(matrix: FloatArray, readings: FloatArray, sigma: float) -> FloatArray:
    """P(v | ỹ) ∝ exp(−‖ỹ − A_v‖²/2σ²) of one unit source, each vertex as likely as any other before.

    It is computed here on its own, from A and ỹ alone, so that what it is compared with has nothing of it.

    Args:
        matrix: A, shape (m, n).
        readings: ỹ, shape (m,).
        sigma: σ > 0.

    Returns:
        Shape (n,), of sum one.
    """
    squares = np.square(matrix - readings[:, None]).sum(axis=0)
    likelihood = np.exp((squares.min() - squares) / (2.0 * sigma**2))
    return np.asarray(likelihood / likelihood.sum())


def community_probabilities(probabilities: FloatArray, communities: IntArray) -> FloatArray:
    """The probability of each community: the sum over its vertices, shape (K,).

    Who names the most probable is right at least as often as anybody else.

    Args:
        probabilities: of the vertices, shape (n,).
        communities: 0…K−1 of each vertex, shape (n,).
    """
    return np.bincount(communities, probabilities).astype(np.float64, copy=False)
