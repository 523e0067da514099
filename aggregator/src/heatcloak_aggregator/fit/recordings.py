"""The recordings of nodes, reduced to the rise of each sensor for each position of the heater.

A heater's steady reading is the mean over the last third of its period, when the heat has spread. The empty
room's is the mean over the last half of an empty period; between two of these it is taken to change linearly,
so that slow drift is removed.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple, cast

import numpy as np
import scipy

from heatcloak_aggregator.arrays import BoolArray, FloatArray
from heatcloak_aggregator.fit.observations import HeaterTrials
from heatcloak_aggregator.fit.recording_file import Recording
from heatcloak_aggregator.fit.session import Period, Session, moment
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import listed, sanitize

LEAST_SHARE = 0.5
"""Share of the readings that a window must have."""
UNSTEADY = 0.05
"""Share of a rise by which the last third of a period may differ from the middle third."""
_SIGMAS = 3.0
"""The same in standard errors."""
_CURVED = 0.25
"""Share of the usual rise by which the empty room may change between two empty periods without a warning."""
_CURVATURE = 0.25
"""Distance of the empty room from the line between two empty periods, as a share of its change between them:
a wave of a day, with empty periods every six hours, is off by a fifth."""
_BLOCKS = 6
"""Blocks of a window: long ones, so that their means are nearly independent."""
_FEWEST_BLOCKS = 3
_LEAST_ERROR = 1e-4
"""Of a rise, as a share of the greatest one."""
_ONE_SIGMA = float(scipy.special.ndtr(1.0))
_HARMONICS = np.arange(1, 200)


class WindowMean(NamedTuple):
    """The mean of a sensor over some time.

    Attributes:
        mean: NaN if there are too few readings.
        error: its standard error.
    """

    mean: float
    error: float


@dataclass(frozen=True, eq=False)
class Reduced:
    """What the recordings of a session come to.

    Attributes:
        trials: rises for each position of the heater, in the order of their time.
        baselines: the mean reading of each sensor in the empty room, shape (m,).
        warnings: what makes the fit doubtful, and what to do.
    """

    trials: HeaterTrials
    baselines: FloatArray
    warnings: tuple[str, ...]


def reduce_recordings(
    recordings: Sequence[Recording], session: Session, nodes: Sequence[str], step: float | None = None
) -> Reduced:
    """Return the rises of all sensors.

    Args:
        recordings: of all nodes; a node may have several.
        session: one that `check_session` accepts.
        nodes: ids of the nodes, in the order of the sensors.
        step: the least difference between two values of a sensor; None for the one in its recordings.

    Raises:
        ConfigError: a recording is of another node or of two zones, or there are no readings at all of a node
            or of a position.
    """
    known = _by_node(recordings, nodes)
    heater, empty = session.heater, session.empty
    shape = (len(nodes), len(heater))
    rises, errors = np.full(shape, np.nan), np.ones(shape)
    late, unsteady = np.full(shape, np.nan), np.zeros(shape, dtype=np.bool_)
    bases = np.full((2, len(nodes), len(empty)), np.nan)
    for row, node in enumerate(nodes):
        if node not in known:
            continue
        series = _Series(known[node], step)
        baseline = _Baseline(series, empty)
        bases[:, row] = baseline.means, baseline.errors
        for column, period in enumerate(heater):
            third = (_stop(period) - period.start) / 3.0
            first, last = (
                series.mean(period.start + count * third, period.start + (count + 1) * third)
                for count in (1, 2)
            )
            before, room = (baseline.at(_stop(period) - share * third) for share in (1.5, 0.5))
            if not math.isfinite(last.mean + room.mean):
                continue
            rises[row, column] = last.mean - room.mean
            errors[row, column] = math.hypot(last.error, room.error)
            late[row, column] = (last.mean - room.mean) - (first.mean - before.mean)
            unsteady[row, column] = abs(late[row, column]) > max(
                UNSTEADY * abs(rises[row, column]), _SIGMAS * math.hypot(first.error, last.error)
            )
    _require_readings(rises, nodes, heater)
    errors = np.maximum(errors, _LEAST_ERROR * float(np.nanmax(np.abs(rises))) or 1.0)
    warnings = [
        *_missing_warnings(rises, nodes, heater),
        *_unsteady_warnings(rises, late, unsteady, nodes, heater),
        *_drift_warnings(bases, rises, empty),
    ]
    trials = HeaterTrials(
        np.array([period.at for period in heater]),
        np.array([period.watts for period in heater]),
        rises,
        errors,
        _curvature(bases[0]),
    )
    return Reduced(trials, np.nanmean(bases[0], axis=1), tuple(warnings))


class _Series:
    """All readings of one node, and means over windows of them.

    A constant reading does not mean that there is no error: a sensor that reports steps of q is wrong by up
    to q/2, with a standard deviation of q/√12. Noise of standard deviation σ in the value before rounding, or
    its change over the window, averages that out. What is left of it has the variance

        Σₖ (q/πk)²/2 · exp(−4π²k²σ²/q²)

    over random values (the harmonics of the error of rounding), which is q²/12 for σ = 0.
    """

    def __init__(self, recordings: Sequence[Recording], step: float | None) -> None:
        times = np.concatenate([each.times for each in recordings])
        # Readings that are in two files count once.
        self._times, order = np.unique(times, return_index=True)
        self._values = np.concatenate([each.values for each in recordings])[order]
        self._interval = min(each.interval for each in recordings)
        self._step = _least_step(self._values) if step is None else step

    def mean(self, start: float, stop: float) -> WindowMean:
        """Return the mean over a window; NaN if less than half of the readings are there."""
        first, last = np.searchsorted(self._times, [start, stop])
        times, values = self._times[first:last], self._values[first:last]
        expected = (stop - start) / self._interval
        if len(values) < max(LEAST_SHARE * expected, _BLOCKS) or self._step == math.inf:
            return WindowMean(math.nan, math.nan)
        blocks = np.clip(((times - start) / (stop - start) * _BLOCKS).astype(int), 0, _BLOCKS - 1)
        counts = np.bincount(blocks, minlength=_BLOCKS)
        used = counts > 0
        means = np.bincount(blocks, values, minlength=_BLOCKS)[used] / counts[used]
        count = len(means)
        if count < _FEWEST_BLOCKS:
            return WindowMean(math.nan, math.nan)
        # The deviation of few blocks is uncertain itself: Student's distribution is wider.
        wider = float(scipy.stats.t.ppf(_ONE_SIGMA, count - 1))
        scatter = wider * float(means.std(ddof=1)) / math.sqrt(count)
        return WindowMean(float(values.mean()), math.hypot(scatter, self._rounding(values)))

    def _rounding(self, values: FloatArray) -> float:
        """Return the standard error of a mean because of the steps of the sensor."""
        if self._step <= 0.0:
            return np.finfo(float).tiny
        step = self._step
        spread = max(float(values.var()) - step**2 / 12.0, 0.0)
        amplitudes = 0.5 * np.square(step / (math.pi * _HARMONICS))
        return math.sqrt(
            float((amplitudes * np.exp(-spread * np.square(2.0 * math.pi / step * _HARMONICS))).sum())
        )


class _Baseline:
    """The reading of a sensor in the empty room: linear between empty periods, and constant beyond them."""

    def __init__(self, series: _Series, periods: Sequence[Period]) -> None:
        found = []
        for period in periods:
            middle = 0.5 * (period.start + _stop(period))
            found.append((0.5 * (middle + _stop(period)), *series.mean(middle, _stop(period))))
        times, means, errors = np.array(found).T
        self.means: FloatArray = means
        self.errors: FloatArray = errors
        kept = np.isfinite(means)
        self._times, self._means, self._errors = times[kept], means[kept], errors[kept]

    def at(self, time: float) -> WindowMean:
        """Return the reading at a time; NaN if there is no empty period."""
        if not len(self._times):
            return WindowMean(math.nan, math.nan)
        weights = np.array([np.interp(time, self._times, row) for row in np.eye(len(self._times))])
        # Errors of rounding are the same whenever the room is as warm: they do not average out.
        return WindowMean(float(weights @ self._means), float(weights @ self._errors))


def _least_step(values: FloatArray) -> float:
    """Return the least difference between different values; infinity if there is only one."""
    different = np.unique(values)
    return float(np.diff(different).min(initial=math.inf))


def _stop(period: Period) -> float:
    return cast("float", period.stop)


def _by_node(recordings: Iterable[Recording], nodes: Sequence[str]) -> Mapping[str, list[Recording]]:
    found: dict[str, list[Recording]] = {}
    first: Recording | None = None
    for each in recordings:
        first = first or each
        if each.zone != first.zone:
            raise ConfigError(
                f"{each.source}: is of zone {sanitize(each.zone, 40)}, and {first.source} of zone "
                f"{sanitize(first.zone, 40)}: give recordings of one zone"
            )
        if each.node not in nodes:
            raise ConfigError(
                f"{each.source}: is of node {sanitize(each.node, 40)}, which is no sensor of the plan: leave "
                "it out, or name the sensor after its node"
            )
        found.setdefault(each.node, []).append(each)
    return found


def _require_readings(rises: FloatArray, nodes: Sequence[str], heater: Sequence[Period]) -> None:
    known = np.isfinite(rises)
    silent = [node for node, row in zip(nodes, known, strict=True) if not row.any()]
    if silent:
        raise ConfigError(
            f"no usable readings of {listed(silent)}: give recordings that cover the session, of sensors "
            "that work, or take the sensor out of the plan"
        )
    for period, column in zip(heater, known.T, strict=True):
        if not column.any():
            raise ConfigError(
                f"no usable readings of any node in the period from {moment(period.start)} "
                f"({period.in_words}): record it again, or take it out of the session"
            )


def _missing_warnings(rises: FloatArray, nodes: Sequence[str], heater: Sequence[Period]) -> Iterator[str]:
    for node, row in zip(nodes, rises, strict=True):
        missing = int(np.isnan(row).sum())
        if missing:
            yield (
                f"{node} lacks readings for {missing} of {len(heater)} positions, which are fitted without "
                "it: check the sensor, and that it recorded all the time"
            )


def _unsteady_warnings(
    rises: FloatArray,
    late: FloatArray,
    unsteady: BoolArray,
    nodes: Sequence[str],
    heater: Sequence[Period],
) -> Iterator[str]:
    for column, period in enumerate(heater):
        rows = np.flatnonzero(unsteady[:, column])
        if rows.size:
            shares = np.abs(late[rows, column] / rises[rows, column])
            worst = int(shares.argmax())
            yield (
                f"the period from {moment(period.start)} ({period.in_words}) is not steady: "
                f"{nodes[rows[worst]]} changed by {min(100.0 * shares[worst], 999.0):.0f} % of its rise from "
                "the middle to the last third: leave the heater on longer"
            )


def _drift_warnings(bases: FloatArray, rises: FloatArray, empty: Sequence[Period]) -> Iterator[str]:
    usual = float(np.nanmedian(np.abs(rises)))
    means, errors = bases
    for number, (one, other) in enumerate(pairwise(empty)):
        changes = np.abs(means[:, number + 1] - means[:, number])
        noise = np.hypot(errors[:, number + 1], errors[:, number])
        # Written so that NaN is left out.
        drifting = changes[changes > np.maximum(_CURVED * usual, _SIGMAS * noise)]
        if drifting.size:
            yield (
                f"the empty room changed by up to {drifting.max():.2g} between {moment(one.start)} and "
                f"{moment(other.start)}, and a heater raises readings by about {usual:.2g}: record empty "
                "periods more often, on a day of even weather, with the heating off"
            )


def _curvature(means: FloatArray) -> float:
    """Estimate how far the empty room is from the line between its periods, from their means (m, periods)."""
    changes = np.diff(means, axis=1)
    changes = changes[np.isfinite(changes)]
    return _CURVATURE * math.sqrt(float(np.square(changes).mean())) if changes.size else 0.0
