"""Lower confidence bounds on ε from how well two worlds are distinguished.

An event E with P₁(E) > e^ε P₀(E) + δ disproves (ε, δ). E is a threshold on the best linear statistic of the
two worlds, chosen on one half of the readings and counted on the other. Clopper–Pearson limits give
ε >= log((P₁(E) − δ)/P₀(E)) at a stated confidence (Jagielski, Ullman & Oprea 2020). The only assumption on
the noise is that the counted releases are independent. With n readings per half the bound cannot exceed a
`ceiling`, however little noise there is.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from dataclasses import dataclass

import numpy as np
from scipy.stats import beta

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.privacy.audit.noise import NoiseSample

_MOST_THRESHOLDS = 200
_MOST_READINGS = 2**40


@dataclass(frozen=True, slots=True)
class LossBound:
    """A lower bound on ε at one δ.

    Attributes:
        epsilon: the bound; 0 if the worlds were not distinguished.
        ceiling: the greatest bound that this number of readings can give.
        readings: vectors counted in each world.
        failure_probability: upper bound on the probability that the bound is wrong.
    """

    epsilon: float
    ceiling: float
    readings: int
    failure_probability: float


def lower_bound(
    world0: FloatArray, world1: FloatArray, delta: float, failure_probability: float
) -> LossBound:
    """Return the lower bound on ε from one statistic in both worlds.

    Args:
        world0: the statistic of each release in world 0, shape (n₀,), in any order.
        world1: the same in world 1, shape (n₁,).
        delta: δ of the promise.
        failure_probability: probability with which the bound may be wrong.
    """
    readings = min(len(world0), len(world1)) // 2
    if readings == 0:
        return LossBound(0.0, 0.0, 0, failure_probability)
    chosen = _Events.of(world0[0::2], world1[0::2])
    low, high = chosen.limits(failure_probability)
    best = int(np.argmax(np.log(np.maximum(low - delta, 1e-300)) - np.log(high)))
    low, high = chosen.again(world0[1::2], world1[1::2]).limits(failure_probability)
    epsilon = _epsilon(float(low[best]), float(high[best]), delta)
    return LossBound(epsilon, ceiling(readings, delta, failure_probability), readings, failure_probability)


def certain_delta(
    world0: FloatArray, world1: FloatArray, epsilons: FloatArray, failure_probability: float
) -> FloatArray:
    """Return a lower bound on δ at each ε, shape of ``epsilons``.

    Each bound is wrong with probability ``failure_probability``. It is the hockey-stick divergence
    P₁(E) − e^ε P₀(E) between Clopper–Pearson limits, with E chosen as in `lower_bound`.
    """
    if min(len(world0), len(world1)) < 2:
        return np.zeros_like(epsilons)
    chosen = _Events.of(world0[0::2], world1[0::2])
    factor = np.exp(epsilons)[:, None]
    low, high = chosen.limits(failure_probability)
    best = np.argmax(low - factor * high, axis=1)
    low, high = chosen.again(world0[1::2], world1[1::2]).limits(failure_probability)
    return np.asarray(np.maximum(low[best] - factor[:, 0] * high[best], 0.0), dtype=np.float64)


def ceiling(readings: int, delta: float, failure_probability: float) -> float:
    """Return the greatest bound that ``readings`` per world can give: E always in one, never in the other."""
    low, high = _limits(np.array([readings]), readings, np.array([0]), readings, failure_probability)
    return _epsilon(float(low[0]), float(high[0]), delta)


def readings_needed(epsilon: float, delta: float, failure_probability: float) -> int:
    """Return how many readings per world are required to show a loss beyond ``epsilon``."""
    candidates = range(1, _MOST_READINGS)
    return 1 + bisect_right(
        candidates, epsilon, key=lambda readings: ceiling(readings, delta, failure_probability)
    )


def projections(sample: NoiseSample) -> tuple[FloatArray, FloatArray]:
    """Return the published readings of one round along the move in each world, in units of the noise.

    This is the linear statistic that distinguishes the worlds best.
    """
    along, runs = sample.readings_along, (sample.world == 0, sample.world == 1)
    world0, world1 = (along[of][sample.complete[of]] for of in runs)
    return world0, world1


def period_projections(sample: NoiseSample, releases: int) -> tuple[FloatArray, FloatArray]:
    """Return the sums over whole budget periods along the move, in units of the noise times √releases."""
    along = sample.readings_along
    sums: tuple[list[float], list[float]] = ([], [])
    for which in (0, 1):
        runs = sample.world == which
        keep = sample.complete[runs].ravel()
        periods, values = sample.period[runs].ravel()[keep], along[runs].ravel()[keep]
        for number in np.unique(periods):
            part = values[periods == number]
            if part.size == releases:
                sums[which].append(float(part.sum()) / math.sqrt(releases))
    return np.array(sums[0]), np.array(sums[1])


@dataclass(frozen=True, slots=True)
class _Events:
    """Events "above a threshold" followed by "below a threshold", counted in both worlds.

    Attributes:
        thresholds: shape (k,).
        world0, world1: counts of each of the 2k events in each world.
        trials: readings of each world.
    """

    thresholds: FloatArray
    world0: Int64Array
    world1: Int64Array
    trials: tuple[int, int]

    @classmethod
    def of(cls, world0: FloatArray, world1: FloatArray) -> _Events:
        """Return events at thresholds between these readings."""
        places = np.unique(np.concatenate([world0, world1]))
        middles = (places[1:] + places[:-1]) / 2.0 if places.size > 1 else places
        return cls._count(middles[:: max(1, middles.size // _MOST_THRESHOLDS)], world0, world1)

    @classmethod
    def _count(cls, thresholds: FloatArray, world0: FloatArray, world1: FloatArray) -> _Events:
        counts = []
        for values in (world0, world1):
            above = len(values) - np.searchsorted(np.sort(values), thresholds, side="right")
            below = np.searchsorted(np.sort(values), thresholds, side="left")
            counts.append(np.concatenate([above, below]))
        return cls(thresholds, counts[0], counts[1], (len(world0), len(world1)))

    def again(self, world0: FloatArray, world1: FloatArray) -> _Events:
        """Return the same events, counted in other readings."""
        return self._count(self.thresholds, world0, world1)

    def limits(self, failure_probability: float) -> tuple[FloatArray, FloatArray]:
        """Return (lower limit of P(E) in the likelier world, upper limit in the other), for both roles.

        The first 2k entries take E as an event of world 1, the rest as one of world 0.
        """
        first = _limits(self.world1, self.trials[1], self.world0, self.trials[0], failure_probability)
        second = _limits(self.world0, self.trials[0], self.world1, self.trials[1], failure_probability)
        return np.concatenate([first[0], second[0]]), np.concatenate([first[1], second[1]])


def _limits(
    hits: Int64Array, trials: int, alarms: Int64Array, rare_trials: int, failure_probability: float
) -> tuple[FloatArray, FloatArray]:
    """Return the Clopper–Pearson lower limit of the likely event and upper limit of the rare one, jointly."""
    each = failure_probability / 2.0
    low = np.where(hits > 0, beta.ppf(each, np.maximum(hits, 1), trials - hits + 1), 0.0)
    missed = rare_trials - alarms
    high = np.where(missed > 0, beta.ppf(1.0 - each, alarms + 1, np.maximum(missed, 1)), 1.0)
    return low, high


def _epsilon(low: float, high: float, delta: float) -> float:
    return max(0.0, math.log((low - delta) / high)) if low > delta else 0.0
