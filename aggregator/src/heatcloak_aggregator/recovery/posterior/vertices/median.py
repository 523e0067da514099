"""The estimate of least expected earth mover's distance on a graph, by descent.

The mean distance from equally likely samples is a convex function of the estimate, a measure of mass one on
the vertices, and the dual of each transport problem is a subgradient of it. From vertices that all of the
mass is near, or a sample or single vertex that costs less, the descent takes turns: every atom goes to the
weighted median of what is sent to it; then mass goes from where it costs most to where, of all vertices, it
would cost least, as far as that helps. What is left to gain is bounded by the difference of the two.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.ranking import descending, highest, lowest, lowest_in_rows
from heatcloak_aggregator.recovery.posterior.samples import Samples
from heatcloak_aggregator.recovery.posterior.vertices.expected_cost import Measures, dearness, expected_cost

_SAMPLES = 200
"""Samples that the expectation is taken over."""
_MOST_DISTANCES = 1 << 22
"""Entries of the distances that are looked at."""
_CANDIDATES = 12
"""Samples that are tried as the estimate."""
_TURNS = 40
_STEPS = 7
_ENOUGH = 2e-3
_TOO_LITTLE = 1e-4
"""Shares of the cost that no turn is worth: what is left to gain at most, and what the last one gained."""
_MOST_ATOMS = 24
_UNLIKELY = 1e-12
"""Probability of all vertices together that an exact median leaves out."""
_AT_ONCE = 256
"""Vertices whose distances are held at a time."""
_LIGHT = 1e-6
"""Mass of an atom that is given up."""

_NOTHING: FloatArray = np.empty(0)


class Found(NamedTuple):
    """A measure on the vertices.

    Attributes:
        shares: masses, of sum one, shape (n,).
        cost: mean distance from the samples that were looked at.
        excess: by how much it is above the least possible, at most.
    """

    shares: FloatArray
    cost: float
    excess: float


def median_shares(samples: Samples, distances: Callable[[Int64Array], FloatArray], n: int) -> Found:
    """The shares of the mass at each vertex of least expected earth mover's distance from the samples.

    Args:
        samples: at least one, each with a source.
        distances: gives the distances of all vertices from some, shape (p, n).
        n: how many vertices there are.
    """
    measures = measures_of(samples, distances, n)
    return min((_descend(measures, *start) for start in _beginnings(measures)), key=lambda found: found.cost)


def _descend(measures: Measures, atoms: Int64Array, weights: FloatArray, cost: float) -> Found:
    """Go on from a measure of that cost as long as it is worth a turn."""
    n = measures.distances.shape[1]
    slopes, excess, left = np.empty(n), 0.0, _TURNS if int(measures.counts.max()) > 1 else 0
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
    return Found(shares / shares.sum(), cost, max(excess, 0.0))


def best_vertex(probability: FloatArray, distances: Callable[[Int64Array], FloatArray], n: int) -> int | None:
    """The vertex of least expected distance from a single source, or None if it takes too long to find.

    Args:
        probability: of a source at each vertex, with any sum above 0, shape (n,).
        distances: as `median_shares`.
        n: likewise.
    """
    order = descending(probability)
    reached = np.cumsum(probability[order])
    likely = order[: 1 + int(np.searchsorted(reached, reached[-1] * (1.0 - _UNLIKELY)))]
    if likely.size * n > _MOST_DISTANCES:
        return None
    cost = np.zeros(n)
    for start in range(0, likely.size, _AT_ONCE):
        some = likely[start : start + _AT_ONCE]
        cost += probability[some].dot(distances(some))
    return lowest(cost)


def measures_of(samples: Samples, distances: Callable[[Int64Array], FloatArray], n: int) -> Measures:
    """A few of the samples, evenly taken, as measures."""
    most = max(1, min(_SAMPLES, _MOST_DISTANCES // n // max(1, int(samples.counts.max()))))
    taken = np.unique(np.linspace(0, samples.size - 1, min(most, samples.size)).astype(np.int64))
    counts = samples.counts[taken]
    width = int(counts.max())
    present = np.arange(width) < counts[:, None]
    masses = np.where(present, samples.intensities[taken, :width], 0.0)
    spots = np.where(present, samples.places[taken, :width], samples.places[taken, :1])
    vertices, points = np.unique(spots, return_inverse=True)
    return Measures(
        counts,
        np.ascontiguousarray(points.reshape(spots.shape).astype(np.int64)),
        masses / masses.sum(axis=1, keepdims=True),
        np.ascontiguousarray(distances(vertices)),
    )


def _beginnings(measures: Measures) -> list[tuple[Int64Array, FloatArray, float]]:
    """Measures to descend from, with their costs: vertices that all of the mass is near, and what is better.

    The cost of a single source is linear in the estimate: the best vertex is all there is to know.
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
    """Vertices that as much as possible of the mean of all samples is near, each with what is nearest to it.

    One after the other is taken that shortens the ways of the mass (p,) at the points most.
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
    """Every atom to the median of what is sent to it, atoms on one vertex as one; whether none moved."""
    moved = lowest_in_rows(dearness(measures, atoms, weights)).astype(np.int64)
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
    """Mass from the dearest atom to the cheapest vertex, or else to the cheapest atom, as far as it helps."""
    dear = highest(slopes[atoms])
    targets = [lowest(slopes), int(atoms[lowest(slopes[atoms])])]
    for target in dict.fromkeys(targets):
        if target == atoms[dear] or (atoms.size >= _MOST_ATOMS and target not in atoms):
            continue
        best, step = None, float(weights[dear])
        for _ in range(_STEPS):
            lighter = weights.copy()
            lighter[dear] -= step
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
    """Masses at one vertex as one, without those that are next to none."""
    found, at = np.unique(places, return_inverse=True)
    masses = np.bincount(at, weights)
    kept = masses > _LIGHT
    return found[kept], masses[kept] / masses[kept].sum()
