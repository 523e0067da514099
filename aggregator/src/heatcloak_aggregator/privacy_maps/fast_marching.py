"""First-order fast marching for the eikonal equation ‖∇f‖ = ε (Sethian 1996)."""

from __future__ import annotations

import math
from heapq import heappop, heappush

import numpy as np

from heatcloak_aggregator.arrays import FloatArray


def fast_marching(slowness: FloatArray, source: int) -> FloatArray:
    """Return the solution with f = 0 at one cell, shape (rows · columns,); infinite for NaN and unreachable.

    Args:
        slowness: ε times the side of a cell, shape (rows, columns).
        source: number of the cell.
    """
    rows, columns = slowness.shape
    cost = slowness.ravel().tolist()
    found = [math.inf] * len(cost)
    done = [False] * len(cost)
    found[source] = 0.0
    queue = [(0.0, source)]
    while queue:
        _, cell = heappop(queue)
        if done[cell]:
            continue
        done[cell] = True
        for other in _neighbours(cell, rows, columns):
            if done[other] or math.isnan(cost[other]):
                continue
            row, column = divmod(other, columns)
            across = min(
                found[other - 1] if column > 0 else math.inf,
                found[other + 1] if column + 1 < columns else math.inf,
            )
            along = min(
                found[other - columns] if row > 0 else math.inf,
                found[other + columns] if row + 1 < rows else math.inf,
            )
            value = _upwind(across, along, cost[other])
            if value < found[other]:
                found[other] = value
                heappush(queue, (value, other))
    return np.array(found)


def _neighbours(cell: int, rows: int, columns: int) -> list[int]:
    row, column = divmod(cell, columns)
    found = []
    if row > 0:
        found.append(cell - columns)
    if row + 1 < rows:
        found.append(cell + columns)
    if column > 0:
        found.append(cell - 1)
    if column + 1 < columns:
        found.append(cell + 1)
    return found


def _upwind(across: float, along: float, cost: float) -> float:
    """Return f with (f − across)⁺² + (f − along)⁺² = cost²."""
    low, high = min(across, along), max(across, along)
    if high - low >= cost:
        return low + cost
    return (low + high + math.sqrt(2.0 * cost**2 - (high - low) ** 2)) / 2.0
