"""The exact hidden Markov model of one person in a corridor, on a grid of places and velocities.

An oracle of the tracker: it shares no code with it. The person is there in every round.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]


@dataclass(frozen=True)
class OnePerson:
    """Motion on a grid whose cells divide the top speed; one velocity for each whole number of cells.

    Attributes:
        stands: probability that a new velocity is zero.
        top_speed: greatest speed, in corridor lengths per round.
        turns: probability of a new velocity in a round, for each kind of person.
        shares: of the kinds of people, of sum one.
        cells: places of the grid, at the middles of as many cells.
    """

    stands: float
    top_speed: float
    turns: tuple[float, ...]
    shares: tuple[float, ...]
    cells: int = 200

    @property
    def places(self) -> Array:
        """The places, shape (cells,)."""
        return (np.arange(self.cells) + 0.5) / self.cells

    def distributions(self, log_likelihoods: Array) -> tuple[Array, Array]:
        """Return where the person is in each round, given the rounds up to it, and given all of them.

        Args:
            log_likelihoods: of the readings of each round at each place, shape (rounds, cells).

        Returns:
            Two arrays of probabilities, each of shape (rounds, cells).
        """
        steps = self._steps
        weights = np.where(steps == 0, self.stands, (1.0 - self.stands) / (steps.size - 1))
        likelihoods = np.exp(log_likelihoods - log_likelihoods.max(axis=1, keepdims=True))
        turns = np.array(self.turns)[:, None, None]
        # By kind of person, velocity and cell.
        state = np.array(self.shares)[:, None, None] * weights[:, None] * likelihoods[0] / self.cells
        state /= state.sum()
        forward = [state]
        for likelihood in likelihoods[1:]:
            state = np.array([self._move(each) for each in state])
            # After a turn, the velocity is a fresh one.
            state = (1.0 - turns) * state + turns * weights[:, None] * state.sum(axis=1, keepdims=True)
            state *= likelihood
            state /= state.sum()
            forward.append(state)
        future = np.ones_like(state)
        smoothed = [forward[-1]]
        for before, likelihood in zip(forward[-2::-1], likelihoods[:0:-1], strict=True):
            future = future * likelihood
            mean = (weights[:, None] * future).sum(axis=1, keepdims=True)
            future = (1.0 - turns) * future + turns * mean
            future = np.array([self._move_back(each) for each in future])
            future /= future.max()
            both = before * future
            smoothed.append(both / both.sum())
        return (
            np.array([each.sum(axis=(0, 1)) for each in forward]),
            np.array([each.sum(axis=(0, 1)) for each in smoothed[::-1]]),
        )

    @property
    def _steps(self) -> npt.NDArray[np.int64]:
        most = round(self.top_speed * self.cells)
        assert abs(most - self.top_speed * self.cells) < 1e-9
        return np.arange(-most, most + 1)

    def _targets(self, step: int) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.bool_]]:
        """Return the cell after a step from each cell, and whether the person was reflected."""
        cells = np.arange(self.cells) + step
        reflected = (cells < 0) | (cells >= self.cells)
        cells = np.where(cells < 0, -1 - cells, cells)
        return np.where(cells >= self.cells, 2 * self.cells - 1 - cells, cells), reflected

    def _move(self, state: Array) -> Array:
        moved = np.zeros_like(state)
        most = (state.shape[0] - 1) // 2
        for row, step in enumerate(self._steps.tolist()):
            cells, reflected = self._targets(step)
            rows = np.where(reflected, most - step, row)
            np.add.at(moved, (rows, cells), state[row])
        return moved

    def _move_back(self, future: Array) -> Array:
        moved = np.zeros_like(future)
        most = (future.shape[0] - 1) // 2
        for row, step in enumerate(self._steps.tolist()):
            cells, reflected = self._targets(step)
            moved[row] = future[np.where(reflected, most - step, row), cells]
        return moved


def mean_distance(probabilities: Array, places: Array, truth: float) -> float:
    """Return the earth mover's distance of the estimate of least expected distance: that of the median CDF.

    For one person, the estimate is the median of the distribution: a point.
    """
    cumulative = np.cumsum(probabilities)
    cell = int(np.searchsorted(cumulative, 0.5))
    before = cumulative[cell - 1] if cell else 0.0
    share = (0.5 - before) / probabilities[cell]
    return float(abs(places[cell] + (share - 0.5) / places.size - truth))
