"""The joint posterior of several people's paths on a small graph, by enumeration.

An oracle of the tracker on graphs: it shares no code with it. States are vertices and None.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]


@dataclass(frozen=True)
class JointPaths:
    """People on a graph.

    Attributes:
        neighbours: those of each vertex.
        moves: probability of a move.
        arrives: expected arrivals at the first round's mean number of free places.
        leaves: probability that a person leaves.
        count: weights of 0…K people in the first round.
        intensities: possible intensities of a place, equally likely: one, or a grid of a range.
    """

    neighbours: Sequence[Sequence[int]]
    moves: float
    arrives: float
    leaves: float
    count: Sequence[float]
    intensities: Sequence[float]

    def states(self, readings: Array, columns: Array, sigma: float, gaps: Sequence[int]) -> list[Array]:
        """Return P(the states of the slots) in each round given all readings, shape (n + 1,) * K, n for None.

        Args:
            readings: shape (rounds, m).
            columns: readings of a person of intensity one, shape (m, n).
            sigma: noise.
            gaps: rounds from each round to the next one with readings.
        """
        n, size = columns.shape[1], len(self.count) - 1
        total = np.asarray(self.count, float) / sum(self.count)
        empty = sum((size - k) * weight for k, weight in enumerate(total))
        step = self._transition(n, self.arrives / empty if empty else 0.0, self.leaves if empty else 0.0)
        joint = list(itertools.product(range(n + 1), repeat=size))
        first = np.array([self._first(state, n, total) for state in joint])
        found = [np.zeros(len(joint)) for _ in readings]
        for intensities in itertools.product(self.intensities, repeat=size):
            likelihoods = []
            for each in readings:
                logs = []
                for state in joint:
                    expected = np.zeros(columns.shape[0])
                    for a, v in zip(intensities, state, strict=True):
                        expected += a * columns[:, v] if v < n else 0.0
                    logs.append(-0.5 * np.square((each - expected) / sigma).sum())
                likelihoods.append(np.exp(np.array(logs)))
            forward = [first * likelihoods[0]]
            for likelihood, gap in zip(likelihoods[1:], gaps, strict=True):
                forward.append(self._apply(forward[-1], step, gap, n, size) * likelihood)
            backward = np.ones(len(joint))
            for at in range(len(readings) - 1, -1, -1):
                found[at] += forward[at] * backward
                if at:
                    backward = self._apply(backward * likelihoods[at], step.T, gaps[at - 1], n, size)
        return [each.reshape((n + 1,) * size) / each.sum() for each in found]

    def _apply(self, states: Array, step: Array, gap: int, n: int, size: int) -> Array:
        powers = np.linalg.matrix_power(step, gap)
        tensor = states.reshape((n + 1,) * size)
        for axis in range(size):
            tensor = np.moveaxis(np.tensordot(tensor, powers, (axis, 0)), -1, axis)
        return tensor.ravel()

    def _first(self, state: tuple[int, ...], n: int, total: Array) -> float:
        present = sum(v < n for v in state)
        return float(total[present]) / math.comb(len(state), present) / float(n**present)

    def _transition(self, n: int, arrives: float, leaves: float) -> Array:
        step = np.zeros((n + 1, n + 1))
        for v, around in enumerate(self.neighbours):
            step[v, v] = (1.0 - leaves) * (1.0 - self.moves)
            for u in around:
                step[v, u] = (1.0 - leaves) * self.moves / len(around)
            step[v, n] = leaves
            step[n, v] = arrives / n
        step[n, n] = 1.0 - arrives
        return step


def unordered(states: Array) -> dict[tuple[int, ...], float]:
    """Return the probabilities of sets of people: the vertices of those who are there, ascending."""
    found: dict[tuple[int, ...], float] = {}
    n = states.shape[0] - 1
    for index in np.ndindex(*states.shape):
        people = tuple(sorted(v for v in index if v < n))
        found[people] = found.get(people, 0.0) + float(states[index])
    return found
