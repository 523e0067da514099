"""What an estimate costs against many samples, which way it would cost less, and where its atoms belong."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.compiled import compiled
from heatcloak_aggregator.recovery.posterior.vertices.transport import transport


class Measures(NamedTuple):
    """Samples as measures of mass one on vertices.

    Attributes:
        counts: how many points each has, at least one, shape (samples,).
        points: rows of ``distances`` that they are, shape (samples, width).
        shares: their masses, shape (samples, width).
        distances: of every vertex from each point that any sample has, shape (points, n).
    """

    counts: Int64Array
    points: Int64Array
    shares: FloatArray
    distances: FloatArray


@compiled
def expected_cost(measures: Measures, atoms: Int64Array, weights: FloatArray, slopes: FloatArray) -> float:
    """The mean earth mover's distance of an estimate from the samples.

    Args:
        measures: the samples.
        atoms: vertices of the estimate, shape (p,).
        weights: its masses there, of sum one, shape (p,).
        slopes: where a subgradient goes, what one unit of mass more would cost at each vertex; shape (n,),
            or (0,) if nobody wants it.
    """
    distances, samples = measures.distances, measures.counts.size
    width = measures.points.shape[1]
    costs, flow, dual = np.empty((atoms.size, width)), np.empty((atoms.size, width)), np.empty(width)
    slopes[:] = 0.0
    total = 0.0
    for s in range(samples):
        k = measures.counts[s]
        for j in range(k):
            for i in range(atoms.size):
                costs[i, j] = distances[measures.points[s, j], atoms[i]]
        total += transport(costs[:, :k], weights, measures.shares[s, :k], flow[:, :k], dual[:k])
        for v in range(slopes.size):
            least = np.inf
            for j in range(k):
                least = min(least, distances[measures.points[s, j], v] - dual[j])
            slopes[v] += least / samples
    return total / samples


@compiled
def dearness(measures: Measures, atoms: Int64Array, weights: FloatArray) -> FloatArray:
    """What the mass of each atom would cost at every vertex, sent where it goes now, shape (p, n)."""
    distances, samples = measures.distances, measures.counts.size
    width, n = measures.points.shape[1], measures.distances.shape[1]
    costs, flow, dual = np.empty((atoms.size, width)), np.empty((atoms.size, width)), np.empty(width)
    sent = np.zeros((atoms.size, distances.shape[0]))
    for s in range(samples):
        k = measures.counts[s]
        for j in range(k):
            for i in range(atoms.size):
                costs[i, j] = distances[measures.points[s, j], atoms[i]]
        transport(costs[:, :k], weights, measures.shares[s, :k], flow[:, :k], dual[:k])
        for i in range(atoms.size):
            for j in range(k):
                sent[i, measures.points[s, j]] += flow[i, j] / samples
    dear = np.zeros((atoms.size, n))
    for i in range(atoms.size):
        for point in range(distances.shape[0]):
            if sent[i, point] > 0.0:
                for v in range(n):
                    dear[i, v] += sent[i, point] * distances[point, v]
    return dear
