"""Arrays of the interval's sampler: data, distributions and states."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.native import native
from heatcloak_aggregator.recovery.posterior.interval.moves import Rules
from heatcloak_aggregator.recovery.posterior.rng import number, skip

Streams = npt.NDArray[np.uint64]


class Columns(NamedTuple):
    """b(x) on [0, 1] by cubic Hermite interpolation between equidistant nodes, and the data.

    Attributes:
        nodes: b at each node and b′ times the distance of two nodes, shape (cells + 1, 2, d), d a multiple of
            four.
        target: z, shape (d,).
    """

    nodes: FloatArray
    target: FloatArray


class Targets(NamedTuple):
    """The distributions that the chains sample, and the moves they use.

    Attributes:
        rules: prior and shares of moves.
        log_count: logarithms of the prior weights of k = 0…cap, shape (cap + 1,).
        place_steps: scales of a step of place.
        intensity_steps: scales of a step of intensity.
        scale_counts: number of scales that each rung uses, the widest first, shape (rungs,).
        joint_moves: number of joint moves at the end of each visit of a rung.
        betas: inverse temperatures β, shape (rungs,), the first 1, decreasing.
    """

    rules: Rules
    log_count: FloatArray
    place_steps: FloatArray
    intensity_steps: FloatArray
    scale_counts: Int64Array
    joint_moves: int
    betas: FloatArray


class Chains(NamedTuple):
    """The states on all rungs of all ensembles.

    Attributes:
        counts: k, shape (ensembles, rungs).
        places: shape (ensembles, rungs, cap).
        intensities: shape (ensembles, rungs, cap).
        streams: states of the random streams, shape (ensembles,).
    """

    counts: Int64Array
    places: FloatArray
    intensities: FloatArray
    streams: Streams


COLUMNS = "Columns(nodes[nodes,two,d] target[d])"
RULES = "Rules(low high min_intensity max_intensity reach place intensity replace pair exchange birth)"
TARGETS = (
    f"Targets(rules={RULES} log_count[counts] place_steps[scales] intensity_steps[scales] "
    "scale_counts[rungs]:i8 joint_moves:i8 betas[rungs])"
)
CHAINS = (
    "Chains(counts[ensembles,rungs]:i8 places[ensembles,rungs,cap] intensities[ensembles,rungs,cap] "
    "streams[ensembles]:u8)"
)
RECORD = "Record(counts[ensembles,sweeps]:i8 places[ensembles,sweeps,cap] intensities[ensembles,sweeps,cap])"
"""The named tuples in the signature of a native function."""


def start(targets: Targets, chains: Chains) -> None:
    """Draw every state from the prior."""
    _start.call(targets, chains, np.empty_like(targets.log_count))


@native(f"targets={TARGETS} chains={CHAINS} weights[counts]")
def _start(targets: Targets, chains: Chains, weights: FloatArray) -> None:
    rules = targets.rules
    for k in range(weights.size):
        weights[k] = math.exp(targets.log_count[k])
    for e in range(chains.counts.shape[0]):
        stream = chains.streams[e]
        for c in range(chains.counts.shape[1]):
            u = number(stream, 1)
            k = 0
            while k < weights.size - 1 and u >= weights[k]:
                u -= weights[k]
                k += 1
            chains.counts[e, c] = k
            for i in range(k):
                x, a = number(stream, 2 + 2 * i), number(stream, 3 + 2 * i)
                chains.places[e, c, i] = rules.low + (rules.high - rules.low) * x
                chains.intensities[e, c, i] = (
                    rules.min_intensity + (rules.max_intensity - rules.min_intensity) * a
                )
            stream = skip(stream, 2 * weights.size)
        chains.streams[e] = stream
