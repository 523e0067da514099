"""Projection of readings on the strongest directions of an operator that is too large to be factored.

For any orthonormal Q, projected readings z = Qᵀy have exactly the columns QᵀA and noise of the same scale.
The information in other directions is lost, without bias. Q comes from randomised subspace iteration (Halko,
Martinsson & Tropp 2011, algorithm 4.4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains.orthonormal import Whitened, frozen
from heatcloak_aggregator.domains.projection import Projection

if TYPE_CHECKING:
    from heatcloak_aggregator.domains.graph.operator import GraphOperator


MOST_WORK = 1e10
"""Most multiplications and additions for finding directions, some seconds."""
_MOST_DIRECTIONS = 500
_LEAST_DIRECTIONS = 8
_ITERATIONS = 2
_SEED = 1


def sketch(op: GraphOperator, sensors: IntArray | None, weights: FloatArray | None) -> Projection:
    """Return the projection of rows ``sensors`` of A, each scaled by its weight, on strong directions.

    Args:
        op: the operator.
        sensors: 0-based rows that are present, shape (s,); None for all.
        weights: one positive factor for each of them; None for one.

    Returns:
        A projection of at most 500 directions, whose columns are exact along them.
    """
    many = op.shape[0] if sensors is None else sensors.size
    affordable = int(MOST_WORK / ((2 * _ITERATIONS + 2) * op.heat.work))
    rank = min(max(affordable, _LEAST_DIRECTIONS), _MOST_DIRECTIONS, many)

    def apply(sources: FloatArray) -> FloatArray:
        rows = op.apply(sources)
        rows = rows if sensors is None else rows[sensors]
        return rows if weights is None else rows * weights[:, None]

    def adjoint(readings: FloatArray) -> FloatArray:
        scaled = readings if weights is None else readings * weights[:, None]
        if sensors is not None:
            everywhere = np.zeros((op.shape[0], scaled.shape[1]))
            everywhere[sensors] = scaled
            scaled = everywhere
        return op.adjoint(scaled)

    frame: FloatArray = np.random.default_rng(_SEED).standard_normal((many, rank))
    for _ in range(_ITERATIONS):
        frame = np.linalg.qr(apply(adjoint(frame)))[0]
    coordinates = frozen(np.ascontiguousarray(adjoint(frame)))
    return Projection(
        coordinates=coordinates,
        core=frozen(np.eye(rank)),
        # ‖A‖ ≤ 1 before the weights.
        norm=1.0 if weights is None else float(weights.max()),
        weights=weights,
        frame=Whitened(frozen(np.ascontiguousarray(frame.T)), frozen(np.eye(rank))),
        coordinate_sum=frozen(coordinates.sum(axis=0)),
    )
