"""Arrays of the graph's sampler: the states of the chains."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.native import native
from heatcloak_aggregator.recovery.linalg_kernels import copy
from heatcloak_aggregator.recovery.posterior.rng import number, skip

Streams = npt.NDArray[np.uint64]


class Chains(NamedTuple):
    """The states of all chains.

    Attributes:
        counts: k, shape (chains,).
        places: vertices of the sources, shape (chains, cap).
        intensities: shape (chains, cap).
        streams: states of the random streams, shape (chains,).
    """

    counts: Int64Array
    places: Int64Array
    intensities: FloatArray
    streams: Streams


class State(NamedTuple):
    """One state during a sweep, all arrays changed in place.

    Attributes:
        places: vertices of the sources, shape (cap,); their number is passed separately.
        intensities: their intensities, shape (cap,).
        now: the residual of all sources, shape (d,).
        out: scratch for the residual without one or two of them, shape (d,).
        one: scratch for the same with one of these restored, or another one added, shape (d,).
        spare: more scratch for the same, shape (d,).
        c: scratch for products of a residual with the columns of clusters, shape (clusters,).
        logs: scratch for logarithms of the weights of clusters, shape (clusters,).
        heights: scratch for cumulative weights of the clusters, shape (clusters,).
    """

    places: Int64Array
    intensities: FloatArray
    now: FloatArray
    out: FloatArray
    one: FloatArray
    spare: FloatArray
    c: FloatArray
    logs: FloatArray
    heights: FloatArray


CHAINS = "Chains(counts[chains]:i8 places[chains,cap]:i8 intensities[chains,cap] streams[chains]:u8)"
RECORD = "Record(counts[chains,sweeps]:i8 places[chains,sweeps,cap]:i8 intensities[chains,sweeps,cap])"
"""The named tuples in the signature of a native function."""


def start(log_count: FloatArray, n: int, low: float, high: float, chains: Chains) -> None:
    """Draw every state from the prior on ``n`` vertices, with intensities from ``low`` to ``high``."""
    _start.call(log_count, chains, np.empty_like(log_count), n, low, high)


@native(f"log_count[counts] chains={CHAINS} weights[counts] n:i8 low high")
def _start(
    log_count: FloatArray, chains: Chains, weights: FloatArray, n: int, low: float, high: float
) -> None:
    for k in range(weights.size):
        weights[k] = math.exp(log_count[k])
    for e in range(chains.counts.size):
        stream = chains.streams[e]
        u = number(stream, 1)
        k, last = 0, 0
        for j in range(weights.size):
            if weights[j] > 0.0 and u >= 0.0:
                last = j
                u -= weights[j]
        k = last
        chains.counts[e] = k
        for i in range(k):
            chains.places[e, i] = int(number(stream, 2 + 2 * i) * n)
            chains.intensities[e, i] = low + (high - low) * number(stream, 3 + 2 * i)
        chains.streams[e] = skip(stream, 2 * weights.size)


def least_energy(
    columns: FloatArray, data: FloatArray, counts: Int64Array, places: Int64Array, intensities: FloatArray
) -> float:
    """Return the least ½‖z − Σ aᵢ b(vᵢ)‖² of states of shapes (states,), (states, width), (states, width)."""
    return float(_least_energy.call(columns, data, counts, places, intensities, np.empty(data.size)))


@native(
    "columns[n,d] data[d] counts[states]:i8 places[states,width]:i8 intensities[states,width] "
    "residual[d] -> f8"
)
def _least_energy(
    columns: FloatArray,
    data: FloatArray,
    counts: Int64Array,
    places: Int64Array,
    intensities: FloatArray,
    residual: FloatArray,
) -> float:
    least = math.inf
    for state in range(counts.size):
        copy(residual, data)
        for i in range(counts[state]):
            a, v = intensities[state, i], places[state, i]
            for d in range(data.size):
                residual[d] -= a * columns[v, d]
        energy = 0.0
        for d in range(data.size):
            energy += residual[d] * residual[d]
        least = min(least, 0.5 * energy)
    return least
