"""Optimal transport between few points: the cost of an estimate against one sample, or against many.

Successive shortest paths (Ahuja, Magnanti & Orlin 1993, section 9.7): mass is sent from one atom at a time
along the cheapest path, which may redirect mass of other atoms; potentials keep all reduced costs ≥ 0, and
end as the dual solution. Each atom first fills its cheapest point.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int64Array
from heatcloak_aggregator.blas_threads import one_thread
from heatcloak_aggregator.native import kernel, native
from heatcloak_aggregator.recovery.linalg_kernels import fill

_SPENT = 1e-12
"""Shares of the mass below this count as none."""


class Scratch(NamedTuple):
    """Scratch arrays for a number of atoms and a greatest number of points.

    Attributes:
        costs: of moving one unit from each atom to each point, ≥ 0, shape (atoms, points).
        flow: receives the transported mass, shape (atoms, points).
        dual: receives the potential ψ of each point, shape (points,): with φ(x) = min over points of
            cost(x, point) − ψ(point), Σ supply·φ + Σ demand·ψ is the cost. Any potentials to begin with are
            valid; those of a similar problem leave little to do.
        left: remaining supply of each atom, shape (atoms,).
        rise: the potential of each atom, shape (atoms,).
        reach: length of the shortest path to each atom, shape (atoms,).
        through: the point before each atom on it, shape (atoms,).
        open: remaining demand of each point, shape (points,).
        far: length of the shortest path to each point, shape (points,).
        done: whether it is final, shape (points,).
        back: the atom before each point on it, shape (points,).
    """

    costs: FloatArray
    flow: FloatArray
    dual: FloatArray
    left: FloatArray
    rise: FloatArray
    reach: FloatArray
    through: Int64Array
    open: FloatArray
    far: FloatArray
    done: BoolArray
    back: Int64Array


SCRATCH = (
    "Scratch(costs[atoms,most] flow[atoms,most] dual[most] left[atoms] rise[atoms] reach[atoms] "
    "through[atoms]:i8 open[most] far[most] done[most]:i1 back[most]:i8)"
)
"""Scratch in the signature of a native function."""


def scratch_for(atoms: int, points: int) -> Scratch:
    """Return scratch arrays for that many atoms and points."""
    costs, flow = np.empty((2, atoms, points))
    left, rise, reach = np.empty((3, atoms))
    dual, open_, far = np.empty((3, points))
    through, back = np.empty(atoms, np.int64), np.empty(points, np.int64)
    done = np.empty(points, np.bool_)
    return Scratch(costs, flow, dual, left, rise, reach, through, open_, far, done, back)


def transport(
    costs: FloatArray, supply: FloatArray, demand: FloatArray, flow: FloatArray, dual: FloatArray
) -> float:
    """Return the least cost of moving ``supply`` to ``demand``, both of mass one.

    Args:
        costs: as in `Scratch`.
        supply: shape (atoms,).
        demand: shape (points,).
        flow: as in `Scratch`.
        dual: receives the potentials of `Scratch`; what it holds before is ignored.
    """
    scratch = scratch_for(*costs.shape)._replace(costs=costs, flow=flow, dual=dual)
    return float(_transport.call(supply, demand, scratch))


@native(f"supply[atoms] demand[most] scratch={SCRATCH} -> f8")
def _transport(supply: FloatArray, demand: FloatArray, scratch: Scratch) -> float:
    fill(scratch.dual, 0.0)
    return ship(supply, demand, demand.size, scratch)


@kernel
def ship(supply: FloatArray, demand: FloatArray, points: int, scratch: Scratch) -> float:
    """Move ``supply`` to the first ``points`` of ``demand``, and return the least cost.

    Each atom first fills the point that is cheapest with the given potentials; paths move only the rest.
    """
    costs, flow, dual, left, rise = scratch.costs, scratch.flow, scratch.dual, scratch.left, scratch.rise
    reach, through, open_, far = scratch.reach, scratch.through, scratch.open, scratch.far
    done, back, atoms = scratch.done, scratch.back, supply.size
    for j in range(points):
        open_[j] = demand[j]
    for i in range(atoms):
        nearest, rise[i] = 0, math.inf
        for j in range(points):
            flow[i, j] = 0.0
            if costs[i, j] - dual[j] < rise[i]:
                nearest, rise[i] = j, costs[i, j] - dual[j]
        flow[i, nearest] = min(supply[i], open_[nearest])
        left[i] = supply[i] - flow[i, nearest]
        open_[nearest] -= flow[i, nearest]
    for source in range(atoms):
        while left[source] > _SPENT:
            # Dijkstra over points: an atom is reached through a point that receives some of its mass.
            for j in range(points):
                far[j] = costs[source, j] - rise[source] - dual[j]
                done[j], back[j] = False, source
            fill(reach, math.inf)
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
                    if flow[i, j] > _SPENT and reach[i] == math.inf:
                        reach[i], through[i] = far[j], j
                        for other in range(points):
                            way = far[j] + costs[i, other] - rise[i] - dual[other]
                            if not done[other] and way < far[other]:
                                far[other], back[other] = way, i
            if end < 0:
                # Only rounding errors of the supply remain.
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


class Measures(NamedTuple):
    """Samples as measures of mass one on vertices.

    Attributes:
        counts: number of points of each, at least one, shape (samples,).
        points: their rows in ``distances``, shape (samples, width).
        shares: their masses, shape (samples, width).
        distances: distances of every vertex from each point of any sample, shape (points, n).
        duals: potentials of the points from the last estimate, with which the next one begins, zero at first;
            shape (samples, width).
    """

    counts: Int64Array
    points: Int64Array
    shares: FloatArray
    distances: FloatArray
    duals: FloatArray


MEASURES = (
    "Measures(counts[samples]:i8 points[samples,width]:i8 shares[samples,width] distances[points,n] "
    "duals[samples,width])"
)
"""Measures in the signature of a native function."""


def expected_cost(measures: Measures, atoms: Int64Array, weights: FloatArray, slopes: FloatArray) -> float:
    """Return the mean earth mover's distance of an estimate from the samples.

    The potentials are kept in ``measures.duals``, from which the next call begins.

    Args:
        measures: the samples.
        atoms: vertices of the estimate, shape (p,).
        weights: its masses there, of sum one, shape (p,).
        slopes: receives a subgradient, the cost of one more unit of mass at each vertex; shape (n,), or (0,)
            to skip it.
    """
    scratch = scratch_for(atoms.size, measures.points.shape[1])
    return float(_expected_cost.call(measures, atoms, weights, slopes, np.empty_like(slopes), scratch))


@native(
    f"measures={MEASURES} atoms[atoms]:i8 weights[atoms] slopes[slopes] least[slopes] scratch={SCRATCH} -> f8"
)
def _expected_cost(
    measures: Measures,
    atoms: Int64Array,
    weights: FloatArray,
    slopes: FloatArray,
    least: FloatArray,
    scratch: Scratch,
) -> float:
    distances, samples = measures.distances, measures.counts.size
    fill(slopes, 0.0)
    total = 0.0
    for s in range(samples):
        total += _ship_to(measures, s, atoms, weights, scratch)
        if slopes.size == 0:
            continue
        fill(least, math.inf)
        for j in range(measures.counts[s]):
            point, dual = measures.points[s, j], scratch.dual[j]
            for v in range(slopes.size):
                least[v] = min(least[v], distances[point, v] - dual)
        for v in range(slopes.size):
            slopes[v] += least[v] / samples
    return total / samples


@kernel
def _ship_to(measures: Measures, s: int, atoms: Int64Array, weights: FloatArray, scratch: Scratch) -> float:
    """Move an estimate to a sample, and return the least cost."""
    costs, dual, k = scratch.costs, scratch.dual, measures.counts[s]
    for j in range(k):
        dual[j] = measures.duals[s, j]
        for i in range(atoms.size):
            costs[i, j] = measures.distances[measures.points[s, j], atoms[i]]
    cost = ship(weights, measures.shares[s], k, scratch)
    highest = dual[0]
    for j in range(1, k):
        highest = max(highest, dual[j])
    for j in range(k):
        # Only differences matter. Without this shift, potentials would fall from call to call.
        dual[j] -= highest
        measures.duals[s, j] = dual[j]
    return cost


def moving_costs(measures: Measures, atoms: Int64Array, weights: FloatArray) -> FloatArray:
    """Return the cost of each atom's mass at every vertex, with the current plan, shape (p, n)."""
    scratch = scratch_for(atoms.size, measures.points.shape[1])
    sent = np.zeros((atoms.size, len(measures.distances)))
    _plan.call(measures, atoms, weights, sent, scratch)
    with one_thread(measures.distances.size):
        return np.asarray(sent.dot(measures.distances))


@native(f"measures={MEASURES} atoms[atoms]:i8 weights[atoms] sent[atoms,points] scratch={SCRATCH}")
def _plan(
    measures: Measures, atoms: Int64Array, weights: FloatArray, sent: FloatArray, scratch: Scratch
) -> None:
    samples = measures.counts.size
    for s in range(samples):
        _ship_to(measures, s, atoms, weights, scratch)
        for i in range(atoms.size):
            for j in range(measures.counts[s]):
                sent[i, measures.points[s, j]] += scratch.flow[i, j] / samples
