"""Test how many of the latest rounds agree, and whether they drift.

In the spirit of ADWIN (Bifet & Gavaldà 2007, "Learning from Time-Changing Data with Adaptive Windowing"): the
window holds rounds of which no split into older and recent ones shows a difference; if one does, the oldest
round is dropped. A drift too small for that test still makes the mean lag: the straight line through the
readings estimates it, and is shrunk to zero when noise alone would be as steep half of the time (after James
& Stein 1961).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import scipy

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.domains.drift import drift_basis, outside_drift, without_drift
from heatcloak_aggregator.recovery.pooling import Readings, StraightLine, align
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_probability

LEVEL = 0.05
"""Chosen by measurement: 0.2 drops too many rounds of a static scene, 0.01 notices a walk too late."""
_STEEP = 0.5
"""Probability that the line of a static scene is used at all.

Up to 0.3, the pooled estimate of a single walker is worse than that of the newest round alone; at 0.5 it is
better, and static scenes lose less than a tenth in EMD.
"""
_FEWEST_FOR_A_LINE = 3


class AgreementTest:
    """Compare rounds with one another.

    For each split of a window of w rounds, subtract the sensors' means of the older rounds from those of the
    recent ones, scale by their noise, and project on the few directions in which one source that jumps is
    visible above that noise. If the sources have not changed, the square of the projection is χ²-distributed
    with as many degrees of freedom, whatever the sources and missing sensors. The drifts of the rounds are
    projected out.

    For a graph too large to be prepared only the strongest directions are known, and heat that has hardly
    spread is in none of them. There the greatest difference at any sensor is tested as well, each test at
    half the level.

    Args:
        op: the operator of the domain.
        level: upper bound, in (0, 1), of the probability that a window of a static scene is found to differ
            at any of its w − 1 splits: each is tested at level/(w − 1). It applies to one window. A caller
            that tests after each round drops some rounds of a static scene now and then: at 0.05 in about a
            quarter of all runs of twenty rounds, and mostly few of them.

    Raises:
        ParameterError: if ``level`` is not in (0, 1).
    """

    def __init__(self, op: Operator, level: float = LEVEL) -> None:
        self._level = check_probability("level", level)
        projection = op.projection()
        # A unit source that jumps between two random places has twice the variance over places.
        jumps = 2.0 * projection.columns.var(axis=0)
        order = np.argsort(-jumps, kind="stable")
        self._jumps, self._directions = jumps[order], np.ascontiguousarray(projection.basis[:, order])
        self._is_partial = op.is_implicit
        self._drift = op.drift

    def agreeing(self, rounds: Sequence[Readings]) -> int:
        """Return how many of the latest of ``rounds``, oldest first, agree: at least 1.

        Raises:
            ParameterError: if there is no round.
        """
        if not rounds:
            raise ParameterError("no rounds to compare: give at least one")
        rounds = align(rounds, self._drift)
        recent = self._running(rounds[::-1])
        for start in range(len(rounds) - 1):
            if not self._differs(self._running(rounds[start:]), recent[: len(rounds) - start]):
                return len(rounds) - start
        return 1

    def trend_weight(self, rounds: Sequence[Readings], times: Sequence[float] | None = None) -> float:
        """Return the weight, from 0 to 1, of the straight line through agreeing rounds against their mean.

        With s the square of the projected slope over its noise, it is max(0, 1 − c/s), where c is the median
        of s for static scenes.

        Args:
            rounds: rounds that agree, oldest first.
            times: their times, ascending; None for 0, 1, 2, ….
        """
        if len(rounds) < _FEWEST_FOR_A_LINE:
            return 0.0
        line = StraightLine(align(rounds, self._drift), times)
        present = np.flatnonzero(line.spread)
        if not present.size:
            return 0.0
        noise = 1.0 / np.sqrt(line.spread[present])
        # The difference of the two halves of the rounds has this precision.
        information = float(line.precision[present].sum()) / 4.0
        square, count = self._project(line.slope[present], noise, present, information)
        return max(0.0, 1.0 - float(scipy.special.chdtri(count, _STEEP)) / square) if square > 0.0 else 0.0

    def _running(self, rounds: Sequence[Readings]) -> list[_Sums]:
        """Return the sums over the first round, over the first two, and so on."""
        sums, running = _Sums(self._directions.shape[0]), []
        for each in rounds:
            sums.add(each)
            running.append(sums.copy())
        return running

    def _differs(self, older: list[_Sums], recent: list[_Sums]) -> bool:
        """Return whether any split differs; ``older`` runs from the past, ``recent`` from the present."""
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
            apart = without_drift(difference / noise, drift_basis(self._drift, shared, 1.0 / noise))
            greatest = float(np.abs(apart).max())
            if greatest > -float(scipy.special.ndtri(level / (2.0 * shared.size))):
                return True
        square, count = self._project(difference, noise, shared, information)
        return square > float(scipy.special.chdtri(count, level))

    def _project(
        self, values: FloatArray, noise: FloatArray, sensors: IntArray, information: float
    ) -> tuple[float, int]:
        """Return the squared norm of values over noise in the visible directions, and their number.

        The directions depend on the noise, never on the values: otherwise the square would not be
        χ²-distributed for a static scene.
        """
        everyone = self._directions.shape[0]
        seen = int(np.count_nonzero(self._jumps * (information / everyone) > 1.0))
        count = min(max(seen, 1), sensors.size, self._directions.shape[1])
        directions = self._directions[sensors, :count]
        whitened = values / noise
        drift = drift_basis(self._drift, sensors, 1.0 / noise)
        if drift is not None:
            count = min(count, sensors.size - drift.shape[1])
            if count == 0:
                return 0.0, 1
            whitened = outside_drift(whitened, drift)
            directions = np.linalg.qr(outside_drift((directions[:, :count] / noise[:, None]).T, drift).T)[0]
        elif sensors.size < everyone or (noise != noise[0]).any():
            directions = np.linalg.qr(directions / noise[:, None])[0]
        inside = whitened.dot(directions)
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
        """Return the means; 0 for sensors without a reading."""
        return self._weighted / np.where(self.precision > 0.0, self.precision, 1.0)
