"""The earth mover's distance for any table of distances, by linear programming."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numpy as np
import scipy

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_shared.errors import HeatcloakError

_ENOUGH = 1e-12
"""Smaller masses are rounding errors of sums of shares."""


def cost_by_linear_program(
    distances: Callable[[IntArray], FloatArray], a: FloatArray, b: FloatArray
) -> float:
    """Return the least cost of moving one vector (n,) of mass one to another.

    Only the surplus moves: what both vectors have at a location stays there, as distances are a metric.

    Args:
        distances: from p locations to all n, shape (p, n).
        a: shape (n,), of mass one.
        b: likewise.

    Raises:
        HeatcloakError: if HiGHS does not find the optimum.
    """
    surplus = a - b
    givers, takers = np.flatnonzero(surplus > _ENOUGH), np.flatnonzero(surplus < -_ENOUGH)
    if givers.size == 0 or takers.size == 0:
        return 0.0
    given, taken = surplus[givers], -surplus[takers]
    taken = taken * (given.sum() / taken.sum())
    costs = distances(givers)[:, takers]
    p, q = costs.shape
    rows: Any = scipy.sparse.kron(scipy.sparse.eye_array(p), np.ones((1, q)))
    columns: Any = scipy.sparse.kron(np.ones((1, p)), scipy.sparse.eye_array(q))
    sums: Any = scipy.sparse.vstack([rows, columns], format="csr")
    found = scipy.optimize.linprog(
        costs.ravel(),
        A_eq=sums,
        b_eq=np.concatenate([given, taken]),
        method="highs",
    )
    if not found.success:
        raise HeatcloakError(f"the earth mover's distance was not found: {found.message}")
    return float(cast("float", found.fun))
