"""Expected cost of an estimate against many samples, its subgradient, and costs of moving its atoms."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.native import native
from heatcloak_aggregator.recovery.linalg_kernels import fill
from heatcloak_aggregator.recovery.posterior.vertices.transport import SCRATCH, Scratch, scratch_for, ship


class Measures(NamedTuple):
    """Samples as measures of mass one on vertices.

    Attributes:
        counts: number of points of each, at least one, shape (samples,).
        points: their rows in ``distances``, shape (samples, width).
        shares: their masses, shape (samples, width).
        distances: distances of every vertex from each point of any sample, shape (points, n).
    """

    counts: Int64Array
    points: Int64Array
    shares: FloatArray
    distances: FloatArray


MEASURES = "Measures(counts[samples]:i8 points[samples,width]:i8 shares[samples,width] distances[points,n])"
"""Measures in the signature of a native function."""


def expected_cost(measures: Measures, atoms: Int64Array, weights: FloatArray, slopes: FloatArray) -> float:
    """Return the mean earth mover's distance of an estimate from the samples.

    Args:
        measures: the samples.
        atoms: vertices of the estimate, shape (p,).
        weights: its masses there, of sum one, shape (p,).
        slopes: receives a subgradient, the cost of one more unit of mass at each vertex; shape (n,), or (0,)
            to skip it.
    """
    scratch = scratch_for(atoms.size, measures.points.shape[1])
    return float(_expected_cost.call(measures, atoms, weights, slopes, scratch))


@native(f"measures={MEASURES} atoms[atoms]:i8 weights[atoms] slopes[slopes] scratch={SCRATCH} -> f8")
def _expected_cost(
    measures: Measures, atoms: Int64Array, weights: FloatArray, slopes: FloatArray, scratch: Scratch
) -> float:
    distances, samples = measures.distances, measures.counts.size
    costs, dual = scratch.costs, scratch.dual
    fill(slopes, 0.0)
    total = 0.0
    for s in range(samples):
        k = measures.counts[s]
        for j in range(k):
            for i in range(atoms.size):
                costs[i, j] = distances[measures.points[s, j], atoms[i]]
        total += ship(weights, measures.shares[s], k, scratch)
        for v in range(slopes.size):
            least = math.inf
            for j in range(k):
                least = min(least, distances[measures.points[s, j], v] - dual[j])
            slopes[v] += least / samples
    return total / samples


def moving_costs(measures: Measures, atoms: Int64Array, weights: FloatArray) -> FloatArray:
    """Return the cost of each atom's mass at every vertex, with the current plan, shape (p, n)."""
    points, n = measures.distances.shape
    scratch = scratch_for(atoms.size, measures.points.shape[1])
    sent, costs_at = np.zeros((atoms.size, points)), np.zeros((atoms.size, n))
    _moving_costs.call(measures, atoms, weights, sent, costs_at, scratch)
    return costs_at


@native(
    f"measures={MEASURES} atoms[atoms]:i8 weights[atoms] sent[atoms,points] costs_at[atoms,n] "
    f"scratch={SCRATCH}"
)
def _moving_costs(
    measures: Measures,
    atoms: Int64Array,
    weights: FloatArray,
    sent: FloatArray,
    costs_at: FloatArray,
    scratch: Scratch,
) -> None:
    distances, samples, n = measures.distances, measures.counts.size, measures.distances.shape[1]
    costs, flow = scratch.costs, scratch.flow
    for s in range(samples):
        k = measures.counts[s]
        for j in range(k):
            for i in range(atoms.size):
                costs[i, j] = distances[measures.points[s, j], atoms[i]]
        ship(weights, measures.shares[s], k, scratch)
        for i in range(atoms.size):
            for j in range(k):
                sent[i, measures.points[s, j]] += flow[i, j] / samples
    for i in range(atoms.size):
        for point in range(distances.shape[0]):
            if sent[i, point] > 0.0:
                for v in range(n):
                    costs_at[i, v] += sent[i, point] * distances[point, v]
