"""Several rounds' readings as one: the more of them tell of the same world, the sharper the vicinity.

Under ρ accounting a budget that is split over R rounds loses nothing where their readings are pooled before
recovery: the inverse-variance mean of each sensor is sufficient for a world that stands still. Averaging what
was recovered from each round loses, as recovery is biased and far from linear.

A mean lags behind somebody who walks. Half-way to the value that a straight line through a sensor's readings
has in the newest round it lags half as much, and is noisier: how far to lean that way is told by the rounds
themselves, see `agreement`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.recovery.observation import observe
from heatcloak_shared.errors import ParameterError

"""Rounds that a service pools, and may be asked to pool. Comparing more of them after a change would keep the
rounds after it waiting."""
_SCALES = (1e-100, 1e100)
"""Beyond these the squares of noise scales leave the range of double precision."""


@dataclass(frozen=True, eq=False, slots=True)
class Readings:
    """What some sensors read, each with the scale of its noise.

    Attributes:
        sensors: 0-based indices of the sensors present, ascending, shape (s,).
        values: one reading for each, shape (s,).
        sigma: the noise scale of each, shape (s,).
    """

    sensors: IntArray
    values: FloatArray
    sigma: FloatArray


def round_readings(
    op: Operator,
    cloaked: npt.ArrayLike,
    sigma: float | npt.ArrayLike,
    sensors: npt.ArrayLike | None = None,
) -> Readings:
    """The readings of one round, checked and in order.

    Args:
        op: the operator of the domain.
        cloaked: one finite reading for each sensor present, shape (s,).
        sigma: the noise scale, between 1e-100 and 1e100: one number, or one for each reading.
        sensors: 0-based indices of the sensors present, in the order of ``cloaked``; None means all m.

    Raises:
        ParameterError: if a shape does not fit, a reading is not finite, or a scale is out of range.
    """
    observation = observe(cloaked, sigma, sensors, op.shape[0])
    scale = observation.sigma / (1.0 if observation.weights is None else observation.weights)
    scales = np.broadcast_to(np.asarray(scale, dtype=np.float64), observation.readings.shape)
    if not ((scales >= _SCALES[0]) & (scales <= _SCALES[1])).all():
        raise ParameterError(
            f"sigma is not between {_SCALES[0]:g} and {_SCALES[1]:g}: rounds are pooled by their noise; "
            f"give its scale, or leave the sensor out"
        )
    present = observation.sensors
    if present is None:
        present = np.arange(observation.readings.size)
    return Readings(present, observation.readings, scales)


def pool(rounds: Sequence[Readings], times: Sequence[float] | None = None, lean: float = 0.0) -> Readings:
    """One reading for every sensor that is present in any of several rounds, and its noise.

    With ``lean`` = 0 it is the inverse-variance mean ȳ. For a world that stood still these few numbers are
    sufficient: whatever all rounds together tell of it, they tell. With ``lean`` = λ it is ȳ + λ·b·(t − t̄):
    b the slope of the weighted straight line through the sensor's readings, t the newest round's time and t̄
    the weighted mean time. Its variance is taken as 1/P + λ(t − t̄)²/S with P = Σ 1/σ² and
    S = Σ (time − t̄)²/σ²: that of the posterior, if slopes are normally distributed about 0 and λ is the share
    of a slope's variance that is not noise (Efron & Morris 1973). Noise alone would give λ² in its place, and
    hide how far the mean lags. A λ that is told by the rounds (see `agreement`) is itself
    uncertain, which is not counted: readings of a world that stands still are as noisy as stated, but where
    somebody walks so slowly that the rounds hardly show it, errors are up to a quarter larger than stated,
    and regions drawn from such readings hold a source less often than they claim.

    Args:
        rounds: the rounds, at least one. A single one is handed back as it is.
        times: when they were, ascending, in any unit; None for 0, 1, 2, ….
        lean: λ in [0, 1].

    Raises:
        ParameterError: if there is no round, the times do not fit, or ``lean`` is out of range.
    """
    if not rounds:
        raise ParameterError("there are no rounds to pool: give at least one")
    if not 0.0 <= lean <= 1.0:
        raise ParameterError(f"lean is {lean!r}: give how far to lean, from 0 to 1")
    if len(rounds) == 1:
        return rounds[0]
    line = StraightLine(rounds, times)
    present = np.flatnonzero(line.precision)
    values, variance = line.mean[present], 1.0 / line.precision[present]
    if lean > 0.0:
        ahead = line.ahead[present]
        values = values + lean * ahead * line.slope[present]
        spread = line.spread[present]
        variance = variance + np.where(
            spread > 0.0, lean * ahead**2 / np.where(spread > 0.0, spread, 1.0), 0.0
        )
    return Readings(present, values, np.sqrt(variance))


class StraightLine:
    """The weighted straight line through each sensor's readings of several rounds.

    Args:
        rounds: the rounds, at least one.
        times: when they were, ascending; None for 0, 1, 2, ….

    Attributes:
        precision: P = Σ 1/σ² of every sensor, shape (m,); 0 where it was never present. m is one more than
            the highest sensor that was.
        mean: the inverse-variance mean, 0 where there is none.
        spread: S = Σ (time − t̄)²/σ²; 0 where the sensor was present in no two rounds.
        slope: of the line, 0 where there is none; its variance is 1/S.
        ahead: the newest round's time less t̄.

    Raises:
        ParameterError: if the times do not fit.
    """

    def __init__(self, rounds: Sequence[Readings], times: Sequence[float] | None) -> None:
        moments = _moments(len(rounds), times)
        shape = len(rounds), 1 + max(int(each.sensors[-1]) for each in rounds)
        precision, values = np.zeros(shape), np.zeros(shape)
        for row, each in enumerate(rounds):
            precision[row, each.sensors] = 1.0 / np.square(each.sigma)
            values[row, each.sensors] = each.values
        self.precision = precision.sum(axis=0)
        total = np.where(self.precision > 0.0, self.precision, 1.0)
        self.mean = (precision * values).sum(axis=0) / total
        middle = (precision * moments[:, None]).sum(axis=0) / total
        offsets = np.where(precision > 0.0, moments[:, None] - middle, 0.0)
        spread = (precision * offsets**2).sum(axis=0)
        # One round's own time less itself is rounding, and no spread.
        self.spread = np.where(np.count_nonzero(precision, axis=0) > 1, spread, 0.0)
        moved = (precision * offsets * (values - self.mean)).sum(axis=0)
        self.slope = np.where(self.spread > 0.0, moved / np.where(self.spread > 0.0, self.spread, 1.0), 0.0)
        self.ahead = moments[-1] - middle


def _moments(count: int, times: Sequence[float] | None) -> FloatArray:
    """Times scaled so that the window is one unit long, whatever unit they came in."""
    moments = np.arange(count, dtype=np.float64) if times is None else np.array(times, dtype=np.float64)
    if moments.shape != (count,) or not (np.diff(moments) > 0.0).all() or not np.isfinite(moments).all():
        raise ParameterError(f"the times do not fit {count} rounds: give one for each, ascending")
    if count > 1:
        moments = (moments - moments[0]) / (moments[-1] - moments[0])
    return moments
