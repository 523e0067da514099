"""Estimate of least expected earth mover's distance on a graph, by descent.

The mean distance from equally likely samples is a convex function of the estimate, a measure of mass one on
the vertices, and the dual of each transport problem is a subgradient of it. The descent starts from vertices
close to all of the mass, or from a sample or single vertex of lower cost, and alternates two steps: every
atom moves to the weighted median of the mass sent to it; then mass moves from the atom of the greatest
subgradient to the vertex of the least, as far as that lowers the cost. Their difference bounds the remaining
gain. On a large graph, the descent is among the places of the samples first, and among all vertices at last.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.ranking import descending, highest, lowest, lowest_in_rows
from heatcloak_aggregator.recovery.posterior.samples import Samples
from heatcloak_aggregator.recovery.posterior.vertices.transport import (
    Measures,
    expected_cost,
    moving_costs,
)

_SAMPLES = 200
_FEW_SAMPLES = 100
"""Numbers of samples of the expectation: on a graph of up to `_LARGE` vertices, and on a larger one."""
_MOST_DISTANCES = 1 << 22
"""Greatest number of entries of the distances."""
_CANDIDATES = 12
"""Number of samples that are tried as the start."""
_TURNS = 40
_LAST_TURNS = 2
"""Greatest number of iterations among all vertices, after those among some, and before."""
_LARGE = 1024
"""Number of vertices above which the descent is among some of them first."""
_STEPS = 7
_ENOUGH = 2e-3
_TOO_LITTLE = 5e-4
"""Stop if the remaining gain, or the last one, is below this share of the cost."""
_MOST_ATOMS = 24
_UNLIKELY = 1e-12
"""Total probability of the vertices that an exact median may ignore."""
_MOST_TRIED = 256
_CLOSE = 1e-3
"""Share of the least expected distance within which a single vertex is good enough on a large graph."""
_AT_ONCE = 256
"""Number of vertices whose distances are computed at a time."""
_LIGHT = 1e-6
"""Atoms of less mass are dropped."""

_NOTHING: FloatArray = np.empty(0)


class Median(NamedTuple):
    """A measure on the vertices.

    Attributes:
        shares: masses, of sum one, shape (n,).
        cost: mean distance from the samples used.
        excess: upper bound of its difference to the least possible cost.
    """

    shares: FloatArray
    cost: float
    excess: float


def median_shares(samples: Samples, distances: Callable[[Int64Array], FloatArray], n: int) -> Median:
    """Return the measure of least expected earth mover's distance from the samples.

    Args:
        samples: at least one, each with a source.
        distances: returns the distances of all vertices from some, shape (p, n).
        n: number of vertices.
    """
    measures = measures_of(samples, distances, n)
    if n <= _LARGE or int(measures.counts.max()) == 1:
        descents = (_descend(measures, *start, _TURNS) for start in _beginnings(measures))
        return min(descents, key=lambda found: found.cost)
    places = measures.distances.argmin(axis=1)
    near = measures._replace(distances=np.ascontiguousarray(measures.distances[:, places]))
    start = min(_beginnings(near), key=lambda beginning: beginning[2])
    coarse = _descend(near, *start, _TURNS)
    atoms = np.flatnonzero(coarse.shares)
    return _descend(measures, places[atoms], coarse.shares[atoms], coarse.cost, _LAST_TURNS)


def _descend(measures: Measures, atoms: Int64Array, weights: FloatArray, cost: float, turns: int) -> Median:
    """Descend from a measure of the given cost as long as it is worth another iteration."""
    n = measures.distances.shape[1]
    slopes, excess, left = np.empty(n), 0.0, turns if int(measures.counts.max()) > 1 else 0
    while left > 0:
        left -= 1
        atoms, weights, cost, settled = _settle(measures, atoms, weights, cost)
        expected_cost(measures, atoms, weights, slopes)
        excess = float(weights.dot(slopes[atoms]) - slopes.min())
        if excess <= _ENOUGH * cost:
            break
        before = cost
        atoms, weights, cost = _carry(measures, atoms, weights, cost, slopes)
        if settled and before - cost <= _TOO_LITTLE * cost:
            break
    shares = np.bincount(atoms, weights, n)
    return Median(shares / shares.sum(), cost, max(excess, 0.0))


def best_vertex(probability: FloatArray, distances: Callable[[Int64Array], FloatArray], n: int) -> int | None:
    """Return the vertex of least expected distance from a single source, or None if that takes too long.

    On large graphs its expected distance is within 0.1 % of the least one.

    Args:
        probability: of a source at each vertex, with any sum above 0, shape (n,).
        distances: as `median_shares`.
        n: likewise.
    """
    order = descending(probability)
    reached = np.cumsum(probability[order])
    likely = order[: 1 + int(np.searchsorted(reached, reached[-1] * (1.0 - _UNLIKELY)))]
    if likely.size * n > _MOST_DISTANCES:
        return _search(probability / reached[-1], distances, int(order[0]))
    cost = np.zeros(n)
    for start in range(0, likely.size, _AT_ONCE):
        some = likely[start : start + _AT_ONCE]
        cost += probability[some].dot(distances(some))
    return lowest(cost)


def _search(probability: FloatArray, distances: Callable[[Int64Array], FloatArray], start: int) -> int | None:
    """Return a vertex of nearly least expected distance; None after 256 vertices.

    The expected distance of a vertex differs from that of another one by at most the distance between them,
    so that each vertex tried bounds all others from below. The one of least bound is tried next.
    """
    bounds = np.full(probability.size, -np.inf)
    best, least, vertex = start, np.inf, start
    for _ in range(_MOST_TRIED):
        row = distances(np.array([vertex]))[0]
        cost = float(row.dot(probability))
        if cost < least:
            best, least = vertex, cost
        np.maximum(bounds, cost - row, out=bounds)
        vertex = lowest(bounds)
        if bounds[vertex] >= least * (1.0 - _CLOSE):
            return best
    return None


def measures_of(samples: Samples, distances: Callable[[Int64Array], FloatArray], n: int) -> Measures:
    """Return a few evenly spaced samples as measures."""
    memory = _MOST_DISTANCES // n // max(1, int(samples.counts.max()))
    most = max(1, min(_SAMPLES if n <= _LARGE else _FEW_SAMPLES, memory))
    taken = np.unique(np.linspace(0, samples.size - 1, min(most, samples.size)).astype(np.int64))
    counts = samples.counts[taken]
    width = int(counts.max())
    present = np.arange(width) < counts[:, None]
    masses = np.where(present, samples.intensities[taken, :width], 0.0)
    places = np.where(present, samples.places[taken, :width], samples.places[taken, :1])
    vertices, points = np.unique(places, return_inverse=True)
    return Measures(
        counts,
        np.ascontiguousarray(points.reshape(places.shape).astype(np.int64)),
        masses / masses.sum(axis=1, keepdims=True),
        np.ascontiguousarray(distances(vertices)),
        np.zeros(places.shape),
    )


def _beginnings(measures: Measures) -> list[tuple[Int64Array, FloatArray, float]]:
    """Return measures to descend from, with their costs: centres of the mass, and a sample of lower cost.

    The cost against a single source is linear in the estimate, so the best vertex is optimal.
    """
    mass = np.zeros(len(measures.distances))
    np.add.at(mass, measures.points, measures.shares)
    alone = mass.dot(measures.distances) / measures.counts.size
    best = lowest(alone)
    found = np.array([best], dtype=np.int64), np.ones(1), float(alone[best])
    several = np.flatnonzero(measures.counts > 1)
    if not several.size:
        return [found]
    vertices = measures.distances.argmin(axis=1).astype(np.int64)
    centres = _centres(mass / mass.sum(), vertices, measures.distances[:, vertices])
    cost = expected_cost(measures, *centres, _NOTHING)
    for s in several[:: max(1, several.size // _CANDIDATES)]:
        k = int(measures.counts[s])
        atoms, weights = vertices[measures.points[s, :k]], measures.shares[s, :k].copy()
        of_sample = expected_cost(measures, atoms, weights, _NOTHING)
        if of_sample < found[2]:
            found = atoms, weights, of_sample
    return [(*centres, cost), *([found] if found[2] < cost else [])]


def _centres(mass: FloatArray, vertices: Int64Array, apart: FloatArray) -> tuple[Int64Array, FloatArray]:
    """Return vertices close to as much of the samples' mean as possible, with the mass nearest to each.

    They are chosen greedily by the decrease of the mean distance of the mass (p,) at the points.
    """
    chosen = [lowest(mass.dot(apart))]
    for _ in range(min(_MOST_ATOMS, mass.size) - 1):
        nearest = apart[:, chosen].min(axis=1)
        chosen.append(lowest(mass.dot(np.minimum(apart, nearest[:, None]))))
    owner = apart[:, chosen].argmin(axis=1)
    weights = np.bincount(owner, mass, len(chosen)).astype(np.float64, copy=False)
    return _together(vertices[chosen], weights)


def _settle(
    measures: Measures, atoms: Int64Array, weights: FloatArray, cost: float
) -> tuple[Int64Array, FloatArray, float, bool]:
    """Move every atom to the median of the mass sent to it, and merge atoms; return whether none moved."""
    moved = lowest_in_rows(moving_costs(measures, atoms, weights)).astype(np.int64)
    if (moved == atoms).all():
        return atoms, weights, cost, True
    places, merged = _together(moved, weights)
    after = expected_cost(measures, places, merged, _NOTHING)
    if after >= cost:
        return atoms, weights, cost, True
    return places, merged, after, False


def _carry(
    measures: Measures, atoms: Int64Array, weights: FloatArray, cost: float, slopes: FloatArray
) -> tuple[Int64Array, FloatArray, float]:
    """Move mass from the atom of greatest slope to the best vertex, or else to the best atom."""
    costs_at = highest(slopes[atoms])
    targets = [lowest(slopes), int(atoms[lowest(slopes[atoms])])]
    for target in dict.fromkeys(targets):
        if target == atoms[costs_at] or (atoms.size >= _MOST_ATOMS and target not in atoms):
            continue
        best, step = None, float(weights[costs_at])
        for _ in range(_STEPS):
            lighter = weights.copy()
            lighter[costs_at] -= step
            places, merged = _together(np.append(atoms, target), np.append(lighter, step))
            after = expected_cost(measures, places, merged, _NOTHING)
            if after >= cost and best is not None:
                break
            if after < cost:
                if best is not None and after >= best[2]:
                    break
                best = places, merged, after
            step *= 0.5
        if best is not None:
            return best
    return atoms, weights, cost


def _together(places: Int64Array, weights: FloatArray) -> tuple[Int64Array, FloatArray]:
    """Merge masses at the same vertex, and drop negligible ones."""
    found, at = np.unique(places, return_inverse=True)
    masses = np.bincount(at, weights)
    kept = masses > _LIGHT
    return found[kept], masses[kept] / masses[kept].sum()
