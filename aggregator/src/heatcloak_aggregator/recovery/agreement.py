"""How many of the latest rounds show one world, and whether it drifts.

In the spirit of ADWIN (Bifet & Gavaldà 2007, "Learning from Time-Changing Data with Adaptive Windowing"): a
window of rounds is kept where no split of it into older and recent ones shows a difference, and its oldest
round is given up where one does. Within the window a drift that is too small for that test still makes a mean
lag: the straight line through the readings says how fast it is, and is shrunk to none where noise alone would
look as steep half of the time (after James & Stein 1961).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import scipy

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.recovery.pooling import Readings, StraightLine
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_probability

LEVEL = 0.05
"""Chosen by measurement: at 0.2 a static world is given up too often, at 0.01 a walk is noticed too late."""
_STEEP = 0.5
"""Share of static worlds whose line is leaned to at all. Up to 0.3 a single walker's pooled estimate is worse
than that of his newest round alone; at 0.5 it is better, and static worlds pay less than a tenth in EMD."""
_FEWEST_FOR_A_LINE = 3


class AgreementTest:
    """Compares rounds with one another.

    For each split of a window of w rounds the sensors' means of the older rounds are subtracted from those of
    the recent ones, scaled by their noise, and projected on the few directions in which one source that
    jumps is seen above that noise. In a world that stands still the square of what is left is χ²-distributed
    with as many degrees of freedom, whatever the world, and whichever sensors are missing.

    Of a graph that is too large to be prepared only the strongest directions are known, and heat that has
    hardly spread is in none of them: there the greatest difference at any sensor is looked at as well, each
    at half the level.

    Args:
        op: the operator of the domain.
        level: probability, in (0, 1), at most, that a window of a world that stands still is found to differ
            at any of its w − 1 splits: each is tested at level/(w − 1). It is of one window: who asks anew
            with each round gives up some rounds of such a world now and then: at 0.05 in about a quarter of
            all runs of twenty rounds, and mostly few of them.

    Raises:
        ParameterError: if ``level`` is not in (0, 1).
    """

    def __init__(self, op: Operator, level: float = LEVEL) -> None:
        self._level = check_probability("level", level)
        projection = op.projection()
        # Twice the variance over places: of a unit source that jumps from anywhere to anywhere.
        jumps = 2.0 * projection.columns.var(axis=0)
        order = np.argsort(-jumps, kind="stable")
        self._jumps, self._directions = jumps[order], np.ascontiguousarray(projection.basis[:, order])
        self._is_partial = op.is_implicit

    def agreeing(self, rounds: Sequence[Readings]) -> int:
        """How many of the latest of ``rounds``, oldest first, agree: at least 1.

        Raises:
            ParameterError: if there is no round.
        """
        if not rounds:
            raise ParameterError("there are no rounds to compare: give at least one")
        recent = self._running(rounds[::-1])
        for start in range(len(rounds) - 1):
            if not self._differs(self._running(rounds[start:]), recent[: len(rounds) - start]):
                return len(rounds) - start
        return 1

    def lean(self, rounds: Sequence[Readings], times: Sequence[float] | None = None) -> float:
        """How far to lean from the mean of rounds that agree to their straight line, from 0 to 1.

        With s the square of the projected slope over its noise, it is max(0, 1 − c/s), where c is what s
        exceeds in half of all worlds that stand still.

        Args:
            rounds: rounds that agree, oldest first.
            times: when they were, ascending; None for 0, 1, 2, ….
        """
        if len(rounds) < _FEWEST_FOR_A_LINE:
            return 0.0
        line = StraightLine(rounds, times)
        present = np.flatnonzero(line.spread)
        if not present.size:
            return 0.0
        noise = 1.0 / np.sqrt(line.spread[present])
        # The two halves of the rounds differ by noise of this precision.
        information = float(line.precision[present].sum()) / 4.0
        square, count = self._project(line.slope[present], noise, present, information)
        return max(0.0, 1.0 - float(scipy.special.chdtri(count, _STEEP)) / square) if square > 0.0 else 0.0

    def _running(self, rounds: Sequence[Readings]) -> list[_Sums]:
        """Sums over the first round, over the first two, and so on."""
        sums, running = _Sums(self._directions.shape[0]), []
        for each in rounds:
            sums.add(each)
            running.append(sums.copy())
        return running

    def _differs(self, older: list[_Sums], recent: list[_Sums]) -> bool:
        """Whether any split shows a difference; ``older`` runs from the past, ``recent`` from the present."""
        splits = len(older) - 1
        return any(
            self._is_other(older[split], recent[splits - 1 - split], self._level / splits)
            for split in range(splits)
        )

    def _is_other(self, older: _Sums, recent: _Sums, level: float) -> bool:
        shared = np.flatnonzero((older.precision > 0.0) & (recent.precision > 0.0))
        if not shared.size:
            return False
        noise = np.sqrt(1.0 / older.precision[shared] + 1.0 / recent.precision[shared])
        information = float(np.square(1.0 / noise).sum())
        difference = recent.means()[shared] - older.means()[shared]
        if self._is_partial:
            level /= 2.0
            greatest = float(np.abs(difference / noise).max())
            if greatest > -float(scipy.special.ndtri(level / (2.0 * shared.size))):
                return True
        square, count = self._project(difference, noise, shared, information)
        return square > float(scipy.special.chdtri(count, level))

    def _project(
        self, values: FloatArray, noise: FloatArray, sensors: IntArray, information: float
    ) -> tuple[float, int]:
        """The square of values over their noise in the directions that are seen, and how many these are.

        Which directions are looked at depends on the noise, never on the values: else the square would not
        be χ²-distributed where there is nothing to see.
        """
        everyone = self._directions.shape[0]
        seen = int(np.count_nonzero(self._jumps * (information / everyone) > 1.0))
        count = min(max(seen, 1), sensors.size, self._directions.shape[1])
        directions = self._directions[sensors, :count]
        if sensors.size < everyone or (noise != noise[0]).any():
            directions = np.linalg.qr(directions / noise[:, None])[0]
        inside = (values / noise).dot(directions)
        return float(inside.dot(inside)), count


class _Sums:
    """Σ 1/σ² and Σ reading/σ² of every sensor over some rounds."""

    def __init__(self, count: int) -> None:
        self.precision = np.zeros(count)
        self._weighted = np.zeros(count)

    def add(self, readings: Readings) -> None:
        precision = 1.0 / np.square(readings.sigma)
        self.precision[readings.sensors] += precision
        self._weighted[readings.sensors] += precision * readings.values

    def copy(self) -> _Sums:
        other = _Sums(0)
        other.precision, other._weighted = self.precision.copy(), self._weighted.copy()
        return other

    def means(self) -> FloatArray:
        """Of sensors without a reading: 0."""
        return self._weighted / np.where(self.precision > 0.0, self.precision, 1.0)
