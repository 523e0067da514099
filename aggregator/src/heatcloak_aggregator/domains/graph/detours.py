"""What conducts beside an edge: its detours over one other vertex."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.compiled import compiled

if TYPE_CHECKING:
    from heatcloak_aggregator.domains.graph.domain import GraphDomain


def detour_conductances(domain: GraphDomain) -> FloatArray:
    """Σₖ wᵢₖwⱼₖ/(wᵢₖ + wⱼₖ) over common neighbours k of the ends of each edge (i, j), shape (E,)."""
    adjacency = domain.adjacency
    adjacency.sort_indices()
    starts, neighbours = adjacency.indptr.astype(np.int64), adjacency.indices.astype(np.int64)
    found: FloatArray = _conductances(domain.edges.astype(np.int64), starts, neighbours, adjacency.data)
    return found


@compiled
def _conductances(
    edges: npt.NDArray[np.int64],
    starts: npt.NDArray[np.int64],
    neighbours: npt.NDArray[np.int64],
    weights: FloatArray,
) -> FloatArray:
    found = np.zeros(edges.shape[0])
    for edge in range(edges.shape[0]):
        few, many = edges[edge, 0], edges[edge, 1]
        if starts[few + 1] - starts[few] > starts[many + 1] - starts[many]:
            few, many = many, few
        low, high = starts[many], starts[many + 1]
        for at in range(starts[few], starts[few + 1]):
            # Searching the longer list, so that a hub with all vertices around it costs little.
            low += np.searchsorted(neighbours[low:high], neighbours[at])
            if low == high:
                break
            if neighbours[low] == neighbours[at]:
                found[edge] += weights[at] * weights[low] / (weights[at] + weights[low])
    return found
