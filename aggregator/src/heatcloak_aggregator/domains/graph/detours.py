"""Conductance of an edge's detours over one other vertex."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.native import native

if TYPE_CHECKING:
    from heatcloak_aggregator.domains.graph.domain import GraphDomain


def detour_conductances(domain: GraphDomain) -> FloatArray:
    """Return Σₖ wᵢₖwⱼₖ/(wᵢₖ + wⱼₖ) over common neighbours k of each edge's ends (i, j), shape (E,)."""
    adjacency = domain.adjacency
    adjacency.sort_indices()
    starts, neighbours = adjacency.indptr.astype(np.int64), adjacency.indices.astype(np.int64)
    edges, found = domain.edges.astype(np.int64), np.zeros(domain.n_edges)
    _conductances.call(edges, starts, neighbours, np.ascontiguousarray(adjacency.data), found)
    return found


@native("edges[edges,two]:i8 starts[ends]:i8 neighbours[both]:i8 weights[both] found[edges]")
def _conductances(
    edges: npt.NDArray[np.int64],
    starts: npt.NDArray[np.int64],
    neighbours: npt.NDArray[np.int64],
    weights: FloatArray,
    found: FloatArray,
) -> None:
    for edge in range(edges.shape[0]):
        few, many = edges[edge, 0], edges[edge, 1]
        if starts[few + 1] - starts[few] > starts[many + 1] - starts[many]:
            few, many = many, few
        low, high = starts[many], starts[many + 1]
        for at in range(starts[few], starts[few + 1]):
            # Searching the longer list, so that a hub with all vertices around it costs little.
            end = high
            while low < end:
                middle = (low + end) // 2
                if neighbours[middle] < neighbours[at]:
                    low = middle + 1
                else:
                    end = middle
            if low == high:
                break
            if neighbours[low] == neighbours[at]:
                found[edge] += weights[at] * weights[low] / (weights[at] + weights[low])
