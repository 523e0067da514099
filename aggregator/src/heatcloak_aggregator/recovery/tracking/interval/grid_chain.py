"""The Markov chain of one person in a corridor, on a grid of places and velocities.

A person who walks between the ends and is reflected there is like one who walks round a circle of twice the
length: cell c of the corridor is position c of the circle on the way up, and position 2·cells − 1 − c on the
way down. So a state is a kind of person (calm or restless), a speed of a whole number of cells per round, and
a position on the circle. Motion on the grid is exact.

No matrix of transitions is stored. Moving is a permutation of states; a turn sums over speeds, mixes both
directions, and distributes the sum by the probabilities of speeds. A round costs a few operations per state.
"""

from __future__ import annotations

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.recovery.tracking.motion import Motion


class GridChain:
    """The probabilities of the next state of one person, as an operator on arrays of states.

    ``chain @ future`` and ``chain.T @ distribution`` are what a matrix P of transition probabilities would
    give: the expectation of ``future`` after a round, and the distribution after a round. Arrays of states
    have shape (kinds, speeds, 2·cells).

    Args:
        motion: how people move. The person neither arrives nor leaves.
        cells: places of the corridor, the middles of as many cells.
    """

    def __init__(self, motion: Motion, cells: int) -> None:
        fastest = max(round(motion.top_speed * cells), 1)
        kinds = [(1.0 - motion.restless, motion.turns), (motion.restless, motion.restless_turns)]
        shares, turns = np.array(kinds if motion.restless > 0.0 else kinds[:1]).T[:, :, None, None]
        speeds = np.arange(fastest + 1)[:, None]
        around = np.arange(2 * cells)
        first = 2 * cells * np.arange(shares.size * speeds.size).reshape(shares.size, -1, 1)
        self._after = first + (around + speeds) % (2 * cells)
        self._before = first + (around - speeds) % (2 * cells)
        self._weights = np.where(speeds == 0, motion.stands, (1.0 - motion.stands) / fastest)
        self._turns = turns
        self.cells = cells
        self.initial: FloatArray = shares * self._weights * np.full(2 * cells, 0.5 / cells)
        """The distribution of the first round: anywhere in the corridor."""

    @property
    def place_of(self) -> IntArray:
        """Return the cell of each position on the circle, shape (2·cells,)."""
        cells = np.arange(self.cells)
        return np.concatenate([cells, cells[::-1]])

    @property
    def T(self) -> _Transposed:  # noqa: N802  as of a matrix
        """Return the transposed operator."""
        return _Transposed(self)

    def __matmul__(self, future: FloatArray) -> FloatArray:
        """Return the expectation of ``future`` after a round, for each state."""
        mean = (self._weights * future).sum(axis=1, keepdims=True)
        ahead = (1.0 - self._turns) * future
        ahead += self._turns * _both_ways(mean)
        return np.asarray(ahead.ravel().take(self._after))

    def distribution_after(self, before: FloatArray) -> FloatArray:
        """Return the distribution of a round, given that of the round before."""
        moved: FloatArray = before.ravel().take(self._before)
        turned = self._turns * _both_ways(moved.sum(axis=1, keepdims=True))
        moved *= 1.0 - self._turns
        moved += turned * self._weights
        return moved


class _Transposed:
    def __init__(self, chain: GridChain) -> None:
        self._chain = chain

    def __matmul__(self, before: FloatArray) -> FloatArray:
        return self._chain.distribution_after(before)


def _both_ways(values: FloatArray) -> FloatArray:
    """Return the mean over both directions at the same place; positions are along the last axis."""
    return np.asarray(0.5 * (values + values[..., ::-1]))
