"""Optimal transport between two handfuls of points, compiled: what an estimate costs against one sample.

Successive shortest paths (Ahuja, Magnanti & Orlin 1993, section 9.7): mass is sent from one atom at a time
along the cheapest way there is, over points that others then leave for dearer ones; potentials keep every
reduced cost ≥ 0, and are the dual solution in the end.
"""

from __future__ import annotations

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.compiled import compiled

_SPENT = 1e-12
"""A share of the mass that counts as none."""


@compiled
def transport(
    costs: FloatArray, supply: FloatArray, demand: FloatArray, flow: FloatArray, dual: FloatArray
) -> float:
    """The least cost of moving ``supply`` to ``demand``, both of mass one.

    Args:
        costs: of moving one unit from each atom to each point, ≥ 0, shape (atoms, points).
        supply: shape (atoms,).
        demand: shape (points,).
        flow: where what moves goes, shape (atoms, points).
        dual: where the potential ψ of each point goes, shape (points,): with φ(x) = min over points of
            cost(x, point) − ψ(point), Σ supply·φ + Σ demand·ψ is the cost.
    """
    atoms, points = costs.shape
    left, open_ = supply.copy(), demand.copy()
    flow[:] = 0.0
    dual[:] = 0.0
    rise = np.zeros(atoms)
    far, done, back, through = (
        np.empty(points),
        np.empty(points, np.bool_),
        np.empty(points, np.int64),
        np.empty(atoms, np.int64),
    )
    reach = np.empty(atoms)
    for source in range(atoms):
        while left[source] > _SPENT:
            # Dijkstra over points: an atom is reached by the point that would leave some of its mass to it.
            for j in range(points):
                far[j] = costs[source, j] - rise[source] - dual[j]
                done[j], back[j] = False, source
            reach[:] = np.inf
            reach[source], through[source] = 0.0, -1
            end = -1
            while end < 0:
                j = -1
                for candidate in range(points):
                    if not done[candidate] and (j < 0 or far[candidate] < far[j]):
                        j = candidate
                if j < 0:
                    break
                done[j] = True
                if open_[j] > _SPENT:
                    end = j
                    break
                for i in range(atoms):
                    if flow[i, j] > _SPENT and reach[i] == np.inf:
                        reach[i], through[i] = far[j], j
                        for other in range(points):
                            way = far[j] + costs[i, other] - rise[i] - dual[other]
                            if not done[other] and way < far[other]:
                                far[other], back[other] = way, i
            if end < 0:
                # Rounding: nobody is left who wants what is left.
                break
            length = far[end]
            for i in range(atoms):
                if reach[i] < length:
                    rise[i] += length - reach[i]
            for j in range(points):
                if done[j] and far[j] < length:
                    dual[j] -= length - far[j]
            amount = min(left[source], open_[end])
            j = end
            while through[back[j]] >= 0:
                amount = min(amount, flow[back[j], through[back[j]]])
                j = through[back[j]]
            left[source] -= amount
            open_[end] -= amount
            j = end
            while True:
                i = back[j]
                flow[i, j] += amount
                if through[i] < 0:
                    break
                j = through[i]
                flow[i, j] -= amount
    total = 0.0
    for i in range(atoms):
        for j in range(points):
            total += flow[i, j] * costs[i, j]
    return total
