"""What is known of several people on a graph: equally likely paths of everybody, in two islands."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.domains import GraphDomain, GraphOperator
from heatcloak_aggregator.recovery.posterior.posterior import posterior
from heatcloak_aggregator.recovery.posterior.prior import Prior
from heatcloak_aggregator.recovery.posterior.rng import streams
from heatcloak_aggregator.recovery.posterior.samples import Samples, gather
from heatcloak_aggregator.recovery.posterior.vertices.growth import Conditionals
from heatcloak_aggregator.recovery.tracking.motion import GraphMotion
from heatcloak_aggregator.recovery.tracking.replay import ISLANDS
from heatcloak_aggregator.recovery.tracking.vertices.arrays import BEGINNING, Paths, Scratch, Slots, Steps
from heatcloak_aggregator.recovery.tracking.vertices.paths import conditionals, extend
from heatcloak_aggregator.recovery.tracking.vertices.readings import VertexReadings, vertex_window
from heatcloak_aggregator.recovery.tracking.vertices.result import VertexDistribution
from heatcloak_aggregator.recovery.tracking.vertices.sampler import sweep
from heatcloak_shared.errors import ParameterError

MOST_SLOTS = 4
"""People at most."""
MOST_VERTICES = 1024
"""Vertices at most: the products of all pairs of columns take 8 MB."""
_SWEEPS, _FEW_ROUNDS = 8, 24
"""Sweeps after each round while the window is short; with more rounds, fewer: together as many as rounds."""
_FIRST_SWEEPS = 10
_CHOOSERS = 32
"""Particles whose conditionals choose vicinities."""

Arrays = dict[str, np.ndarray[Any, Any]]


def prior_slots(prior: Prior) -> int:
    """Return the number of people who can be there."""
    return min(prior.max_sources, MOST_SLOTS)


def known_number(prior: Prior) -> bool:
    """Return whether the number of people is known, so that nobody arrives or leaves."""
    weights = prior.weights[: prior_slots(prior) + 1]
    return not weights[:-1].any()


class VertexParticles:
    """Start, extend, resample and redraw paths of several people. All functions are pure.

    What is known is a dictionary of the arrays of `Paths`.

    Args:
        op: the heat operator of a graph.
        motion: how people move.
        prior: number and intensity of people in the first round.
        seed: seed of all random numbers.
        count: number of particles, even.

    Raises:
        ParameterError: the graph has too many vertices, or the prior too many people.
    """

    def __init__(self, op: GraphOperator, motion: GraphMotion, prior: Prior, seed: int, count: int) -> None:
        self._op, self._seed, self._count, self._motion = op, seed, count, motion
        self._n, self._size = op.domain.n_vertices, prior_slots(prior)
        if self._n > MOST_VERTICES:
            raise ParameterError(
                f"several people can be tracked on at most {MOST_VERTICES} vertices, the graph has "
                f"{self._n}: use posterior, or a prior of one person of known intensity"
            )
        weights = prior.weights[: self._size + 1]
        if not weights.any():
            raise ParameterError(
                f"the prior has more than {MOST_SLOTS} people in the first round: allow fewer"
            )
        weights = weights / weights.sum()
        self._prior = Prior(self._size, prior.intensity, count=tuple(weights.tolist()))
        sets = np.array([math.comb(self._size, j) for j in range(self._size + 1)], np.float64)
        self._slots = Slots(weights / sets, prior.min_intensity, prior.max_intensity)
        self._steps = _steps(op.domain, motion, weights)

    def start(self, readings: VertexReadings) -> Arrays:
        """Return what is known after the first round."""
        random = self._random(readings.number)
        found = posterior(
            self._op, readings.values, readings.scales, seed=self._seed, sensors=readings.sensors,
            prior=self._prior,
        ).samples  # fmt: skip
        found = found.where(found.counts <= self._size)
        vertices = np.full((self._count, self._size), self._n)
        intensities = random.uniform(
            self._prior.min_intensity, self._prior.max_intensity, (self._count, self._size)
        )
        each = self._count // ISLANDS
        for island, some in enumerate(found.halves() if found.size else (None, None)):
            part = slice(island * each, (island + 1) * each)
            if some is None or not some.size:
                # The prior's weights include an overflow of more people.
                weights = self._prior.weights[: self._size + 1]
                present = random.choice(self._size + 1, (each, 1), p=weights / weights.sum())
                drawn = random.integers(self._n, size=(each, self._size))
                vertices[part] = np.where(np.arange(self._size) < present, drawn, self._n)
                continue
            taken = np.linspace(0, some.size - 1, each).astype(np.int64)
            width = some.places.shape[1]
            inside = np.arange(width) < some.counts[taken, None]
            vertices[part, :width] = np.where(inside, some.places[taken], self._n)
            intensities[part, :width] = np.where(inside, some.intensities[taken], intensities[part, :width])
        order = np.argsort(random.random(vertices.shape), axis=1)
        paths = Paths(
            np.ascontiguousarray(np.take_along_axis(vertices, order, axis=1)[:, :, None]),
            np.ascontiguousarray(np.take_along_axis(intensities, order, axis=1)),
            np.full_like(vertices, BEGINNING),
        )
        return self._redrawn(paths, [readings], None, _FIRST_SWEEPS)

    def go_on(
        self, known: Arrays, rounds: Sequence[VertexReadings], before: int | None, dropped: int
    ) -> tuple[Arrays, float]:
        """Return what is known after one round more.

        Args:
            known: what was known before it.
            rounds: the readings of the window, with the new one.
            before: the round before the window, None if there is none.
            dropped: rounds that have left the window.

        Returns:
            That, and the effective sample size before resampling as a share of the particles, in the worse
            island.
        """
        old = Paths(**known)
        before_states = old.vertices[:, :, dropped - 1] if dropped else old.before
        paths = Paths(
            np.concatenate([old.vertices[:, :, dropped:], old.vertices[:, :, -1:]], axis=2),
            old.intensities.copy(),
            np.ascontiguousarray(before_states),
        )
        window, number = vertex_window(rounds, before), rounds[-1].number
        weights = np.empty(self._count)
        scratch = Scratch.sized(len(rounds), self._n)
        extend.call(window, self._steps, self._slots, paths, scratch, weights, self._streams(number, 0))
        chosen, effective = _resampled(weights, self._random(number))
        paths = Paths(paths.vertices[chosen], paths.intensities[chosen], paths.before[chosen])
        sweeps = min(max(_FEW_ROUNDS // len(rounds), 1), _SWEEPS)
        return self._redrawn(paths, rounds, before, sweeps), effective

    def _redrawn(
        self, paths: Paths, rounds: Sequence[VertexReadings], before: int | None, sweeps: int
    ) -> Arrays:
        window, scratch = vertex_window(rounds, before), Scratch.sized(len(rounds), self._n)
        random = self._streams(rounds[-1].number, 1)
        sweep.call(window, self._steps, self._slots, paths, scratch, sweeps, random)
        return paths._asdict()

    def samples(self, known: Arrays, index: int) -> Samples:
        """Return where people are in a round of the window; the chains are the islands."""
        vertices = known["vertices"][:, :, index]
        order = np.argsort(vertices, axis=1, kind="stable")
        vertices = np.take_along_axis(vertices, order, axis=1)
        intensities = np.take_along_axis(known["intensities"], order, axis=1)
        shape = ISLANDS, -1, self._size
        counts = (vertices < self._n).sum(axis=1).astype(np.int64)
        return gather(counts.reshape(ISLANDS, -1), vertices.reshape(shape), intensities.reshape(shape))

    def distribution(
        self, known: Arrays, rounds: Sequence[VertexReadings], before: int | None, index: int
    ) -> VertexDistribution:
        """Return where people are in a round of the window."""
        chosen = np.unique(np.linspace(0, self._count // ISLANDS - 1, _CHOOSERS).astype(np.int64))
        found = np.empty((self._n, chosen.size * self._size))
        conditionals.call(
            vertex_window(rounds, before), self._steps, self._slots, Paths(**known),
            Scratch.sized(len(rounds), self._n), chosen, index, found,
        )  # fmt: skip
        owners = np.repeat(np.arange(chosen.size), self._size)
        likely = Conditionals.by_vertex(found, owners, int(chosen.size))
        return VertexDistribution(self.samples(known, index), likely, self._size, None)

    def predicted(self, known: Arrays, readings: VertexReadings, gap: int) -> FloatArray:
        """Return readings that each particle expects ``gap`` rounds later, in units of the noise."""
        states, random = known["vertices"][:, :, -1].copy(), self._random(readings.number)
        starts, n, steps = self._steps.starts, self._n, self._steps
        for _ in range(gap):
            u, present = random.random((3, *states.shape)), states < n
            here = np.where(present, states, 0)
            degrees = starts[here + 1] - starts[here]
            edges = starts[here] + (u[1] * degrees).astype(np.int64)
            moves = present & (u[0] * degrees < steps.moves[here] * degrees * degrees) & (degrees > 0)
            ahead = np.where(moves, np.append(steps.neighbours, 0)[np.where(moves, edges, 0)], here)
            arrived = np.where(u[2] < steps.arrives, (u[1] * n).astype(np.int64), n)
            states = np.where(present, np.where(u[2] < steps.leaves, n, ahead), arrived)
        return self._expected(states, known["intensities"], readings)

    def least_square(self, known: Arrays, readings: VertexReadings) -> float:
        """Return ‖z − Σ a b‖² of the best particle in the newest round."""
        expected = self._expected(known["vertices"][:, :, -1], known["intensities"], readings)
        return float(np.square(readings.target - expected).sum(axis=1).min())

    def check(self, known: Arrays, rounds: int, has_before: bool) -> Arrays:
        """Return arrays that were read from a state.

        Raises:
            KeyError, ValueError: an array is missing, or impossible.
        """
        shape = self._count, self._size
        vertices, intensities, before = (known[name] for name in Paths._fields)
        if vertices.shape != (*shape, rounds) or intensities.shape != shape or before.shape != shape:
            raise ValueError("shapes")
        if (
            vertices.dtype.kind not in "iu"
            or before.dtype.kind not in "iu"
            or intensities.dtype != np.float64
        ):
            raise ValueError("types")
        if vertices.min() < 0 or max(vertices.max(), before.max()) > self._n:
            raise ValueError("vertices")
        if before.min() < BEGINNING or ((before == BEGINNING) == has_before).any():
            raise ValueError("before")
        low, high = self._slots.min_intensity, self._slots.max_intensity
        if not ((intensities >= low) & (intensities <= high)).all():
            raise ValueError("intensities")
        arrays = (vertices.astype(np.int64), np.ascontiguousarray(intensities), before.astype(np.int64))
        return Paths(*arrays)._asdict()

    def _expected(self, states: Int64Array, intensities: FloatArray, readings: VertexReadings) -> FloatArray:
        rows = np.vstack([readings.table.rows, np.zeros(readings.target.size)])
        expected = np.zeros((self._count, readings.target.size))
        for k in range(self._size):
            expected += intensities[:, k, None] * rows[states[:, k]]
        return expected

    def _streams(self, number: int, use: int) -> Any:  # noqa: ANN401
        """Return random numbers of each particle for a round, the same whenever they are asked for."""
        return streams((self._seed << 66) + (number % 2**64 << 1) + use, self._count)

    def _random(self, number: int) -> np.random.Generator:
        return np.random.default_rng([self._seed, number % 2**52])


def _steps(domain: GraphDomain, motion: GraphMotion, weights: FloatArray) -> Steps:
    """Return the motion of one slot; ``weights`` are those of the number of people in the first round."""
    starts = domain.adjacency.indptr.astype(np.int64)
    degrees = np.diff(starts)
    empty = float(((weights.size - 1 - np.arange(weights.size)) * weights).sum())
    arrives, leaves = (min(motion.arrives / empty, 0.5), motion.leaves) if empty > 0.0 else (0.0, 0.0)
    return Steps(
        starts,
        domain.adjacency.indices.astype(np.int64),
        np.where(degrees > 0, motion.moves / np.maximum(degrees, 1), 0.0),
        np.where(degrees > 0, 1.0 - motion.moves, 1.0),
        arrives,
        leaves,
    )


def _resampled(log_weights: FloatArray, random: np.random.Generator) -> tuple[Int64Array, float]:
    """Return particles by their weights, within each island (systematic), and the effective sample size."""
    size = log_weights.size // ISLANDS
    chosen, effective = np.empty(log_weights.size, np.int64), []
    for start in range(0, log_weights.size, size):
        part = log_weights[start : start + size]
        weights = np.exp(part - part.max())
        weights /= weights.sum()
        effective.append(1.0 / (size * float(np.square(weights).sum())))
        marks = (np.arange(size) + random.random()) / size
        found = np.searchsorted(np.cumsum(weights), marks)
        chosen[start : start + size] = start + np.minimum(found, size - 1)
    return chosen, min(effective)
