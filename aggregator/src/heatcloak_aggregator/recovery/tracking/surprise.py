"""A check of the motion model: how surprising the readings are, given the rounds before.

The particles predict the readings of the next round as a mixture of Gaussians. If people move as the model
expects, the density of the readings in this mixture has the same distribution as that of readings drawn from
the mixture itself (Box 1980, "Sampling and Bayes' inference in scientific modelling and robustness").
Somebody who comes, leaves or turns is a surprise now and then. If most rounds are surprising, the model is
wrong: people are faster than it allows, or turn more often, or the heat is not that of people.
"""

from __future__ import annotations

from collections import deque

import numpy as np

from heatcloak_aggregator.arrays import FloatArray

_DRAWS = 99
_RARE = 0.02
"""Probability of readings that are a surprise."""
_REMEMBERED, _TOO_MANY = 8, 6
"""Newest rounds that count, and surprises among them that contradict the model. If one round in ten brings a
change that the mixture does not contain, six of eight happen by chance once in 40 000 rounds; if one in four
does, once in 240."""


class MotionCheck:
    """Remember which of the newest rounds were surprises."""

    def __init__(self, surprises: tuple[bool, ...] = ()) -> None:
        self._surprises: deque[bool] = deque(surprises, maxlen=_REMEMBERED)

    @property
    def surprises(self) -> tuple[bool, ...]:
        """Whether each of the newest rounds was a surprise, oldest first."""
        return tuple(self._surprises)

    @property
    def contradicts(self) -> bool:
        """Whether the readings contradict the motion model."""
        return sum(self._surprises) >= _TOO_MANY

    def take(self, predicted: FloatArray, readings: FloatArray, random: np.random.Generator) -> None:
        """Take the readings of the next round.

        Args:
            predicted: readings that each particle predicts, whitened, shape (particles, d).
            readings: those that came, shape (d,).
            random: for the draws that they are compared with.
        """
        chosen = random.integers(predicted.shape[0], size=_DRAWS)
        drawn = predicted[chosen] + random.standard_normal((_DRAWS, predicted.shape[1]))
        densities = _log_densities(np.vstack([readings, drawn]), predicted)
        lower = int(np.count_nonzero(densities[1:] <= densities[0]))
        self._surprises.append((lower + 1) / (_DRAWS + 1) <= _RARE)


def _log_densities(points: FloatArray, means: FloatArray) -> FloatArray:
    """Return the log density of each point in a mixture of unit Gaussians, up to a constant."""
    squares = np.square(points).sum(axis=1)[:, None] + np.square(means).sum(axis=1) - 2.0 * points @ means.T
    exponents = -0.5 * squares
    most = exponents.max(axis=1)
    return np.asarray(most + np.log(np.exp(exponents - most[:, None]).sum(axis=1)))
