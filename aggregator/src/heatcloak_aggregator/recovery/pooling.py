"""Pool the readings of several rounds: the more of them agree, the smaller the vicinity.

Under ρ accounting, splitting a budget over R rounds loses nothing if their readings are pooled before
recovery: the inverse-variance mean of each sensor is sufficient for a static scene. Averaging the estimates
of single rounds is worse, since recovery is biased and far from linear.

The mean lags behind a walking person. The straight line through a sensor's readings, evaluated at the newest
round, does not, but is noisier. `pool` returns a weighted mean of the two; the trend weight is the share of
the line, from 0 (mean) to 1 (line). `agreement.AgreementTest.trend_weight` chooses it.

If readings drift, each round has a drift of its own. With the same sensors and noise in all rounds, the drift
of the mean is the mean of the drifts, and recovery projects it out. With missing sensors it is not: `align`
removes the differences of the drifts first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.domains.drift import drift_basis
from heatcloak_aggregator.recovery.observation import observe
from heatcloak_shared.errors import ParameterError

_SCALES = (1e-100, 1e100)
"""Squares of noise scales outside this range exceed the range of double precision."""
_MOST_PASSES = 200
_CONVERGED = 1e-6
"""Change of any reading in a pass, in units of its noise, below which rounds are aligned."""
_LEAST_SHARE = 1e-9
"""Share of a reading's precision that its round's drift leaves, below which the reading is left out."""


@dataclass(frozen=True, eq=False, slots=True)
class Readings:
    """The readings of some sensors with their noise scales.

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
    """Return the readings of one round, checked and sorted.

    Args:
        op: the operator of the domain.
        cloaked: one finite reading for each sensor present, shape (s,).
        sigma: the noise scale, between 1e-100 and 1e100: one number, or one for each reading.
        sensors: 0-based indices of the sensors present, in the order of ``cloaked``; None for all m.

    Raises:
        ParameterError: if a shape does not match, a reading is not finite, or a scale is out of range.
    """
    observation = observe(cloaked, sigma, sensors, op.shape[0])
    scale = observation.sigma / (1.0 if observation.weights is None else observation.weights)
    scales = np.broadcast_to(np.asarray(scale, dtype=np.float64), observation.readings.shape)
    if not ((scales >= _SCALES[0]) & (scales <= _SCALES[1])).all():
        raise ParameterError(
            f"sigma must be between {_SCALES[0]:g} and {_SCALES[1]:g} to pool rounds by their noise: "
            f"correct it, or leave the sensor out"
        )
    present = observation.sensors
    if present is None:
        present = np.arange(observation.readings.size)
    return Readings(present, observation.readings, scales)


def align(rounds: Sequence[Readings], drift: FloatArray | None) -> list[Readings]:
    """Return rounds without the differences of their drifts, which pooled readings would otherwise contain.

    With r numbering rounds, readings are y_r = g + N c_r + noise. The least-squares fit alternates between g,
    the pooled mean, and the c_r. What it leaves is one common drift, which recovery projects out. Rounds with
    few sensors tell less about g than their noise says, as their drift is uncertain: the noise scales are
    raised until the information about each sensor is right. Correlations between sensors are neglected.

    Args:
        rounds: the rounds, at least one.
        drift: N, shape (m, k), see `Operator.with_drift`; None for no drift.

    Returns:
        As many rounds; the same ones without a drift, or if all have the same sensors and noise. Readings
        that their round's drift explains are left out, even if none remains.
    """
    if drift is None or len(rounds) == 1 or _are_alike(rounds):
        return list(rounds)
    rounds = [_with_information(each, drift) for each in rounds]
    bases = [drift_basis(drift, each.sensors, 1.0 / each.sigma) for each in rounds]
    precision = np.zeros((len(rounds), drift.shape[0]))
    values = np.zeros_like(precision)
    for row, each in enumerate(rounds):
        precision[row, each.sensors] = 1.0 / np.square(each.sigma)
        values[row, each.sensors] = each.values
    total = precision.sum(axis=0)
    for _ in range(_MOST_PASSES):
        mean = (precision * values).sum(axis=0) / np.where(total > 0.0, total, 1.0)
        greatest = 0.0
        for row, (each, basis) in enumerate(zip(rounds, bases, strict=True)):
            if basis is not None:
                excess = (values[row, each.sensors] - mean[each.sensors]) / each.sigma
                move = basis.dot(excess.dot(basis))
                values[row, each.sensors] -= move * each.sigma
                greatest = max(greatest, float(np.abs(move).max()))
        if greatest <= _CONVERGED:
            break
    seen = np.flatnonzero(total)
    left = np.ones(drift.shape[0])
    left[seen] = _information(drift_basis(drift, seen, np.sqrt(total[seen])), seen.size)
    return [
        Readings(
            each.sensors,
            values[row, each.sensors],
            each.sigma
            / np.sqrt(np.minimum(_information(basis, each.sensors.size) / left[each.sensors], 1.0)),
        )
        for row, (each, basis) in enumerate(zip(rounds, bases, strict=True))
    ]


def _with_information(each: Readings, drift: FloatArray) -> Readings:
    """Return a round without the readings that its drift explains."""
    basis = drift_basis(drift, each.sensors, 1.0 / each.sigma)
    kept = _information(basis, each.sensors.size) > _LEAST_SHARE
    return each if kept.all() else Readings(each.sensors[kept], each.values[kept], each.sigma[kept])


def _are_alike(rounds: Sequence[Readings]) -> bool:
    """Return whether all rounds have the same sensors with the same noise."""
    first = rounds[0]
    return all(
        np.array_equal(each.sensors, first.sensors) and np.array_equal(each.sigma, first.sigma)
        for each in rounds
    )


def _information(basis: FloatArray | None, count: int) -> FloatArray:
    """Return the share of each whitened reading's information that a drift leaves, shape (count,)."""
    return np.ones(count) if basis is None else 1.0 - np.square(basis).sum(axis=1)


def pool(
    rounds: Sequence[Readings],
    times: Sequence[float] | None = None,
    trend_weight: float = 0.0,
    drift: FloatArray | None = None,
) -> Readings:
    """Return one reading, with its noise scale, for every sensor that is present in any of several rounds.

    With trend weight λ = 0 the reading is the inverse-variance mean ȳ, which for a static scene is a
    sufficient statistic of all rounds. In general it is ȳ + λ·b·(t − t̄), where b is the slope of the
    weighted straight line through the sensor's readings, t the newest round's time and t̄ the weighted mean
    time. The variance is 1/P + λ(t − t̄)²/S with P = Σ 1/σ² and S = Σ (time − t̄)²/σ². It is the posterior
    variance if slopes are normally distributed about 0 and λ is the share of a slope's variance that is not
    noise (Efron & Morris 1973). The variance of the noise alone, with λ² in place of λ, does not cover the
    lag of the mean.

    The noise scale takes λ as exact. A λ estimated from the same rounds (see `AgreementTest`) is uncertain,
    and the noise scale does not include this uncertainty. For a static scene the noise scale is right. For a
    person who walks so slowly that the rounds hardly show it, errors are up to a quarter larger than the
    noise scale, and regions computed from the pooled readings hold a source less often than they claim.

    Args:
        rounds: the rounds, at least one. A single one is returned unchanged.
        times: their times, ascending, in any unit; None for 0, 1, 2, ….
        trend_weight: λ in [0, 1].
        drift: directions in which the readings of each round drift, shape (m, k), see `Operator.with_drift`
            and `align`; None for no drift. The pooled readings have a drift again.

    Raises:
        ParameterError: if there is no round, the times do not match, or ``trend_weight`` is out
            of range.
    """
    if not rounds:
        raise ParameterError("no rounds to pool: give at least one")
    if not 0.0 <= trend_weight <= 1.0:
        raise ParameterError(f"trend_weight must be between 0 and 1, got {trend_weight!r}")
    if len(rounds) == 1:
        return rounds[0]
    line = StraightLine(align(rounds, drift), times)
    present = np.flatnonzero(line.precision)
    if not present.size:
        return rounds[-1]
    values, variance = line.mean[present], 1.0 / line.precision[present]
    if trend_weight > 0.0:
        ahead = line.ahead[present]
        values = values + trend_weight * ahead * line.slope[present]
        spread = line.spread[present]
        variance = variance + np.where(
            spread > 0.0, trend_weight * ahead**2 / np.where(spread > 0.0, spread, 1.0), 0.0
        )
    return Readings(present, values, np.sqrt(variance))


class StraightLine:
    """The weighted straight line through each sensor's readings of several rounds.

    Args:
        rounds: the rounds, at least one.
        times: their times, ascending; None for 0, 1, 2, ….

    Attributes:
        precision: P = Σ 1/σ² of every sensor, shape (m,); 0 if it was never present. m is one more than the
            highest sensor that was.
        mean: the inverse-variance mean, or 0.
        spread: S = Σ (time − t̄)²/σ²; 0 if the sensor was present in fewer than two rounds.
        slope: the slope of the line, or 0; its variance is 1/S.
        ahead: the newest round's time less t̄.

    Raises:
        ParameterError: if the times do not match.
    """

    def __init__(self, rounds: Sequence[Readings], times: Sequence[float] | None) -> None:
        moments = _moments(len(rounds), times)
        last = max((int(each.sensors[-1]) for each in rounds if each.sensors.size), default=-1)
        shape = len(rounds), 1 + last
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
        # With a single round, the spread is a rounding error.
        self.spread = np.where(np.count_nonzero(precision, axis=0) > 1, spread, 0.0)
        moved = (precision * offsets * (values - self.mean)).sum(axis=0)
        self.slope = np.where(self.spread > 0.0, moved / np.where(self.spread > 0.0, self.spread, 1.0), 0.0)
        self.ahead = moments[-1] - middle


def _moments(count: int, times: Sequence[float] | None) -> FloatArray:
    """Return the times scaled to a window of length one."""
    moments = np.arange(count, dtype=np.float64) if times is None else np.array(times, dtype=np.float64)
    if moments.shape != (count,) or not (np.diff(moments) > 0.0).all() or not np.isfinite(moments).all():
        raise ParameterError(f"times do not match {count} rounds: give one for each, ascending")
    if count > 1:
        moments = (moments - moments[0]) / (moments[-1] - moments[0])
    return moments
