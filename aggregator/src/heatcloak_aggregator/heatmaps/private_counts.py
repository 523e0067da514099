"""Noisy counts of people in cells: the only way from people to anything that is published.

Each measurement of disjoint cells costs its ε, because one person adds at most `TICKS` ticks to all of them
together, and discrete Laplace noise of scale TICKS/ε hides that (Dwork et al. 2006; for integers Ghosh,
Roughgarden & Sundararajan 2012). Costs add up, also if later cells are chosen by earlier noisy counts
(adaptive composition). All that is computed from noisy counts is post-processing.
"""

from __future__ import annotations

import hashlib
import os
from fractions import Fraction

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.heatmaps.grid import Cells, block_sums, level_of
from heatcloak_aggregator.heatmaps.people import TICKS
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.keystream import Keystream
from heatcloak_shared.noise.discrete_laplace import WORD_BYTES, DiscreteLaplace
from heatcloak_shared.noise.exponential import ByteStream

_BATCH = 1 << 15
_KEY_BYTES = 32


class PrivateCounts:
    """Counts of people in cells: access through noisy measurements only, within a privacy budget.

    Args:
        ticks: see `count_people`, shape (size, size).
        epsilon: ε of all measurements together.
        seed: None draws the noise's key from the operating system. A seed makes the noise repeatable: anyone
            who knows it can remove the noise.

    Attributes:
        epsilon: the budget.
        spent: ε spent so far, by the finest level of each measurement.
        level: ℓ, the finest level.
    """

    def __init__(self, ticks: Int64Array, epsilon: Fraction, seed: int | None = None) -> None:
        self.epsilon = epsilon
        self.spent: dict[int, Fraction] = {}
        self.level = level_of(ticks.shape[0])
        self._ticks = ticks
        self._key = os.urandom(_KEY_BYTES) if seed is None else _key_of(seed)
        self._measurements = 0

    def measure(self, cells: Cells, epsilon: Fraction) -> FloatArray:
        """Return the noisy counts of disjoint cells, in people, shape (k,); negative ones are possible.

        Args:
            cells: disjoint cells. They may depend on earlier noisy counts, and on nothing else of the people.
            epsilon: what this measurement spends.

        Raises:
            ParameterError: cells overlap, or the budget is exceeded. Nothing is measured then.
        """
        if not cells.are_disjoint():
            raise ParameterError(
                "cells overlap or leave the square, so that one person could count twice: give disjoint cells"
            )
        left = self.epsilon - sum(self.spent.values())
        if not 0 < epsilon <= left:
            raise ParameterError(
                f"budget exceeded: asked for epsilon {float(epsilon):g}, {float(left):g} of "
                f"{float(self.epsilon):g} is left"
            )
        finest = int(cells.levels.max()) if len(cells) else 0
        self.spent[finest] = self.spent.get(finest, Fraction(0)) + epsilon
        stream = Keystream(self._key, "heatmap", bytes(16), self._measurements)
        self._measurements += 1
        return (self._true_ticks(cells) + laplace_noise(TICKS / epsilon, len(cells), stream)) / TICKS

    def _true_ticks(self, cells: Cells) -> Int64Array:
        found = np.zeros(len(cells), dtype=np.int64)
        for level in np.unique(cells.levels).tolist():
            chosen = cells.of_level(level)
            found[chosen] = block_sums(self._ticks, 1 << level)[cells.rows[chosen], cells.columns[chosen]]
        return found


def laplace_noise(scale: Fraction, count: int, stream: ByteStream) -> Int64Array:
    """Return independent samples of `DiscreteLaplace`, exactly distributed, shape (count,).

    All samples read one stream, in batches, so their values are not those of `DiscreteLaplace.sample` on it.
    """
    noise = np.empty(count, dtype=np.int64)
    law = DiscreteLaplace(scale)
    for start in range(0, count, _BATCH):
        part = noise[start : start + _BATCH]
        part[:] = _geometric(law, part.size, stream) - _geometric(law, part.size, stream)
    return noise


def _geometric(law: DiscreteLaplace, count: int, stream: ByteStream) -> Int64Array:
    """Return samples of K with P(K >= k) = exp(−k/scale); see `DiscreteLaplace`."""
    trials = law.digits + 1
    words = np.frombuffer(stream.read(count * trials * WORD_BYTES), dtype=">u8").reshape(trials, count)
    numbers = np.zeros(count, dtype=np.int64)
    for digit, (low, high) in enumerate(law.bounds):
        successes = words[digit] < low
        for index in np.flatnonzero(~successes & (words[digit] <= high - 1)).tolist():
            successes[index] = law.resolve(digit, int(words[digit][index]), stream)
        if digit < law.digits:
            numbers += successes.astype(np.int64) << digit
        else:
            for index in np.flatnonzero(successes).tolist():
                numbers[index] += law.count_beyond(stream) << digit
    return numbers


def _key_of(seed: int) -> bytes:
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer):
        raise ParameterError(f"seed must be an integer or None, got a {type(seed).__name__}")
    return hashlib.blake2b(str(int(seed)).encode(), digest_size=_KEY_BYTES, person=b"heatcloak-map").digest()
