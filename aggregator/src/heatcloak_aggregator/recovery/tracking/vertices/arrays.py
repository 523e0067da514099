"""Arrays of several people on a graph, for compiled code."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray, Int64Array

Streams = npt.NDArray[np.uint64]

BEGINNING = -1
"""The state before the window of a slot whose window begins with the first round."""


class Steps(NamedTuple):
    """The motion of one slot, per round.

    Attributes:
        starts: index of the first neighbour of each vertex, shape (n + 1,).
        neighbours: neighbours of all vertices, one vertex after the other.
        moves: probability of a move to each one of the neighbours of a vertex, shape (n,).
        stays: probability of no move from a vertex, shape (n,).
        arrives: probability that somebody arrives in an empty slot.
        leaves: probability that a person leaves.
    """

    starts: Int64Array
    neighbours: Int64Array
    moves: FloatArray
    stays: FloatArray
    arrives: float
    leaves: float


class Slots(NamedTuple):
    """The prior of the slots.

    Attributes:
        first: probability of one set of j present slots in the first round, shape (K + 1,).
        min_intensity: least intensity.
        max_intensity: greatest intensity; equal to the least one if it is known.
    """

    first: FloatArray
    min_intensity: float
    max_intensity: float


class VertexWindow(NamedTuple):
    """Readings of several rounds, in units of the noise.

    Attributes:
        gaps: rounds between each round and the one before, shape (w,).
        kinds: which of the tables belongs to each round, shape (w,).
        correlations: b_v·z of each round, shape (w, n).
        squares: ‖b_v‖², shape (tables, n).
        products: b_u·b_v, shape (tables, n, n).
    """

    gaps: Int64Array
    kinds: Int64Array
    correlations: FloatArray
    squares: FloatArray
    products: FloatArray


class Paths(NamedTuple):
    """The paths of all slots of all particles.

    Attributes:
        vertices: in each round of the window, n if absent, shape (particles, K, w).
        intensities: one for each slot, shape (particles, K).
        before: the state in the round before the window, or `BEGINNING`, shape (particles, K).
    """

    vertices: Int64Array
    intensities: FloatArray
    before: Int64Array


class Scratch(NamedTuple):
    """Arrays to work with.

    Attributes:
        messages: of each round, shape (w, n + 1).
        column: shape (n + 1,).
        other: shape (n + 1,).
        likelihoods: shape (n + 1,).
    """

    messages: FloatArray
    column: FloatArray
    other: FloatArray
    likelihoods: FloatArray

    @classmethod
    def sized(cls, rounds: int, n: int) -> Scratch:
        """Return the arrays for a window of ``rounds`` on ``n`` vertices."""
        return cls(np.empty((rounds, n + 1)), np.empty(n + 1), np.empty(n + 1), np.empty(n + 1))


STEPS = "Steps(starts[ends]:i8 neighbours[edges]:i8 moves[n] stays[n] arrives leaves)"
SLOTS = "Slots(first[counts] min_intensity max_intensity)"
VERTEX_WINDOW = (
    "VertexWindow(gaps[w]:i8 kinds[w]:i8 correlations[w,n] squares[tables,n] products[tables,n,n])"
)
PATHS = "Paths(vertices[particles,slots,w]:i8 intensities[particles,slots] before[particles,slots]:i8)"
SCRATCH = "Scratch(messages[w,states] column[states] other[states] likelihoods[states])"
"""The named tuples in the signature of a native function."""
