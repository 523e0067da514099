"""How much privacy was lost for certain: a lower bound of ε from what can be told apart.

An event E with P₁(E) > e^ε P₀(E) + δ disproves (ε, δ). E is a threshold on the best linear statistic of the
two worlds, chosen on one half of the readings and counted on the other; Clopper and Pearson's limits make
ε >= log((P₁(E) − δ)/P₀(E)) hold with a stated confidence (Jagielski, Ullman & Oprea 2020). Nothing is assumed
of the noise but that the releases that are counted are independent. With n readings a half, however little
noise there is, the bound can't exceed a `ceiling`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from scipy.stats import beta

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.privacy.audit.sample import NoiseSample

_MOST_THRESHOLDS = 200
_MOST_READINGS = 2**40


@dataclass(frozen=True, slots=True)
class LossBound:
    """A lower bound of ε at one δ.

    Attributes:
        epsilon: the bound; 0 where nothing was told apart.
        ceiling: the most that so few readings could have shown.
        readings: how many vectors were counted in each world.
        mistaken: the probability that the bound is wrong is at most this.
    """

    epsilon: float
    ceiling: float
    readings: int
    mistaken: float


def lower_bound(here: FloatArray, there: FloatArray, delta: float, mistaken: float) -> LossBound:
    """The lower bound of ε from one statistic of both worlds.

    Args:
        here: the statistic of each release in world 0, shape (n₀,), in an order that does not matter.
        there: the same in world 1, shape (n₁,).
        delta: the δ of the promise.
        mistaken: the probability with which the bound may be wrong.
    """
    readings = min(len(here), len(there)) // 2
    if readings == 0:
        return LossBound(0.0, 0.0, 0, mistaken)
    chosen = _Events.of(here[0::2], there[0::2])
    low, high = chosen.limits(mistaken)
    best = int(np.argmax(np.log(np.maximum(low - delta, 1e-300)) - np.log(high)))
    low, high = chosen.again(here[1::2], there[1::2]).limits(mistaken)
    epsilon = _epsilon(float(low[best]), float(high[best]), delta)
    return LossBound(epsilon, ceiling(readings, delta, mistaken), readings, mistaken)


def certain_delta(here: FloatArray, there: FloatArray, epsilons: FloatArray, mistaken: float) -> FloatArray:
    """A lower bound of δ at each ε, shape of ``epsilons``; each is wrong with probability ``mistaken``.

    The hockey stick P₁(E) − e^ε P₀(E) between Clopper and Pearson's limits, E chosen as in `lower_bound`.
    """
    if min(len(here), len(there)) < 2:
        return np.zeros_like(epsilons)
    chosen = _Events.of(here[0::2], there[0::2])
    factor = np.exp(epsilons)[:, None]
    low, high = chosen.limits(mistaken)
    best = np.argmax(low - factor * high, axis=1)
    low, high = chosen.again(here[1::2], there[1::2]).limits(mistaken)
    return np.asarray(np.maximum(low[best] - factor[:, 0] * high[best], 0.0), dtype=np.float64)


def ceiling(readings: int, delta: float, mistaken: float) -> float:
    """The greatest bound that ``readings`` of each world can give: all of one in E, none of the other."""
    low, high = _limits(np.array([readings]), readings, np.array([0]), readings, mistaken)
    return _epsilon(float(low[0]), float(high[0]), delta)


def readings_needed(epsilon: float, delta: float, mistaken: float) -> int:
    """How many readings of each world must be counted before a loss beyond ``epsilon`` can be shown."""
    low, high = 0, 1
    while high < _MOST_READINGS and ceiling(high, delta, mistaken) <= epsilon:
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        if ceiling(middle, delta, mistaken) <= epsilon:
            low = middle
        else:
            high = middle
    return high


def projections(sample: NoiseSample) -> tuple[FloatArray, FloatArray]:
    """The best linear statistic of one round in each world: published readings along the move, in ticks."""
    along = (sample.noise + sample.truth) @ sample.direction
    here, there = (along[runs][sample.complete[runs]] for runs in (sample.world == 0, sample.world == 1))
    return here, there


def period_projections(sample: NoiseSample, releases: int) -> tuple[FloatArray, FloatArray]:
    """The same of whole budget periods: their rounds added up, in ticks times √releases."""
    along = (sample.noise + sample.truth) @ sample.direction
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
    """Events "above a threshold" and then "below it", counted in both worlds.

    Attributes:
        thresholds: shape (k,).
        here, there: how often each of the 2k events came about in each world.
        tried: readings of each world.
    """

    thresholds: FloatArray
    here: Int64Array
    there: Int64Array
    tried: tuple[int, int]

    @classmethod
    def of(cls, here: FloatArray, there: FloatArray) -> _Events:
        """Events at thresholds between these readings."""
        places = np.unique(np.concatenate([here, there]))
        middles = (places[1:] + places[:-1]) / 2.0 if places.size > 1 else places
        return cls._count(middles[:: max(1, middles.size // _MOST_THRESHOLDS)], here, there)

    @classmethod
    def _count(cls, thresholds: FloatArray, here: FloatArray, there: FloatArray) -> _Events:
        counts = []
        for values in (here, there):
            above = len(values) - np.searchsorted(np.sort(values), thresholds, side="right")
            below = np.searchsorted(np.sort(values), thresholds, side="left")
            counts.append(np.concatenate([above, below]))
        return cls(thresholds, counts[0], counts[1], (len(here), len(there)))

    def again(self, here: FloatArray, there: FloatArray) -> _Events:
        """The same events, counted in other readings."""
        return self._count(self.thresholds, here, there)

    def limits(self, mistaken: float) -> tuple[FloatArray, FloatArray]:
        """(lower limit of P(E) where E is likelier, upper limit where it is rarer), for both roles.

        The first 2k entries take E as an event of world 1, the others as one of world 0.
        """
        first = _limits(self.there, self.tried[1], self.here, self.tried[0], mistaken)
        second = _limits(self.here, self.tried[0], self.there, self.tried[1], mistaken)
        return np.concatenate([first[0], second[0]]), np.concatenate([first[1], second[1]])


def _limits(
    hits: Int64Array, tried: int, alarms: Int64Array, tried_rare: int, mistaken: float
) -> tuple[FloatArray, FloatArray]:
    """Clopper and Pearson's lower limit of the likely event and upper limit of the rare one, together."""
    each = mistaken / 2.0
    low = np.where(hits > 0, beta.ppf(each, np.maximum(hits, 1), tried - hits + 1), 0.0)
    missed = tried_rare - alarms
    high = np.where(missed > 0, beta.ppf(1.0 - each, alarms + 1, np.maximum(missed, 1)), 1.0)
    return low, high


def _epsilon(low: float, high: float, delta: float) -> float:
    return max(0.0, math.log((low - delta) / high)) if low > delta else 0.0
