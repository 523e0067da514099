"""What is known of one person who is there in every round: the exact distribution of the vertex."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.domains import GraphOperator
from heatcloak_aggregator.recovery.posterior.prior import Prior
from heatcloak_aggregator.recovery.posterior.samples import Samples
from heatcloak_aggregator.recovery.posterior.vertices.growth import Conditionals
from heatcloak_aggregator.recovery.tracking.motion import GraphMotion
from heatcloak_aggregator.recovery.tracking.replay import ISLANDS
from heatcloak_aggregator.recovery.tracking.vertices.chain import (
    forward_step,
    likelihoods_of,
    smooth,
    vertex_transition,
)
from heatcloak_aggregator.recovery.tracking.vertices.particles import Arrays
from heatcloak_aggregator.recovery.tracking.vertices.readings import VertexReadings
from heatcloak_aggregator.recovery.tracking.vertices.result import VertexDistribution


class VertexPerson:
    """Filter and smooth the vertex of one person of known intensity. All functions are pure.

    What is known is a dictionary of one array, ``forward``: the distribution of each round of the window
    given the rounds up to it, shape (w, n).

    Args:
        op: the heat operator of a graph.
        motion: how the person moves.
        prior: the person's intensity.
        seed: seed of all random numbers.
        count: number of samples, even.
    """

    def __init__(self, op: GraphOperator, motion: GraphMotion, prior: Prior, seed: int, count: int) -> None:
        self._n, self._seed, self._count = op.domain.n_vertices, seed, count
        self._intensity = prior.max_intensity
        self._transition = vertex_transition(op.domain, motion.moves)

    def start(self, readings: VertexReadings) -> Arrays:
        """Return what is known after the first round."""
        everywhere = np.full(self._n, 1.0 / self._n)
        return {"forward": forward_step(everywhere, self._transition, self._likelihood(readings), 0)[None]}

    def go_on(
        self, known: Arrays, rounds: Sequence[VertexReadings], before: int | None, dropped: int
    ) -> tuple[Arrays, float]:
        """Return what is known after one round more, and 1; arguments as of `VertexParticles.go_on`."""
        forward, newest = known["forward"], rounds[-1]
        gap = newest.number - rounds[-2].number
        after = forward_step(forward[-1], self._transition, self._likelihood(newest), gap)
        return {"forward": np.vstack([forward[dropped:], after])}, 1.0

    def probabilities(self, known: Arrays, rounds: Sequence[VertexReadings], index: int) -> FloatArray:
        """Return the distribution in a round of the window given all rounds, shape (n,)."""
        later = rounds[index:]
        gaps = [1, *(b.number - a.number for a, b in pairwise(later))]
        likelihoods = [self._likelihood(each) for each in later]
        return smooth(list(known["forward"][index:]), self._transition, likelihoods, gaps)[0]

    def distribution(
        self, known: Arrays, rounds: Sequence[VertexReadings], before: int | None, index: int
    ) -> VertexDistribution:
        """Return where the person is in a round of the window.

        In the samples, each vertex is as often as expected, to within one.
        """
        probabilities = self.probabilities(known, rounds, index)
        size = self._count // ISLANDS
        places = self._spread(probabilities, size, 0.5)
        samples = Samples(
            np.ones(self._count, np.int64),
            np.tile(places, ISLANDS)[:, None],
            np.full((self._count, 1), self._intensity),
            np.repeat(np.arange(ISLANDS), size),
        )
        likely = Conditionals.by_vertex(probabilities[:, None], np.zeros(1, np.int64), 1)
        return VertexDistribution(samples, likely, 1, probabilities)

    def predicted(self, known: Arrays, readings: VertexReadings, gap: int) -> FloatArray:
        """Return readings that are expected ``gap`` rounds later, in units of the noise, (count, s)."""
        ahead = known["forward"][-1]
        for _ in range(gap):
            ahead = self._transition.T @ ahead
        random = np.random.default_rng([self._seed, readings.number % 2**52])
        return self._intensity * readings.table.rows[self._spread(ahead, self._count, random.random())]

    def least_square(self, known: Arrays, readings: VertexReadings) -> float:
        """Return ‖z − a b‖² of the best vertex of probability ≥ 1e-6 in the newest round."""
        gains = 2.0 * self._logs(readings)[known["forward"][-1] >= 1e-6]
        return float(np.square(readings.target).sum() - gains.max())

    def check(self, known: Arrays, rounds: int, has_before: bool) -> Arrays:
        """Return arrays that were read from a state.

        Raises:
            KeyError, ValueError: an array is missing, or impossible.
        """
        forward = known["forward"]
        if forward.shape != (rounds, self._n) or forward.dtype != np.float64:
            raise ValueError("forward")
        if not (forward >= 0.0).all() or not np.allclose(forward.sum(axis=1), 1.0, rtol=0.0, atol=1e-9):
            raise ValueError("forward")
        return {"forward": forward}

    def _spread(self, probabilities: FloatArray, count: int, shift: float) -> Int64Array:
        """Return vertices, each as often as expected, to within one."""
        marks = (np.arange(count) + shift) / count
        return np.minimum(np.searchsorted(np.cumsum(probabilities), marks), self._n - 1).astype(np.int64)

    def _logs(self, readings: VertexReadings) -> FloatArray:
        a = self._intensity
        return a * readings.correlations - 0.5 * a * a * readings.table.squares

    def _likelihood(self, readings: VertexReadings) -> FloatArray:
        return likelihoods_of(self._logs(readings))
