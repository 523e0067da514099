"""Measure the tracker, the pooled methods and the exact limit on the same simulated worlds.

Estimates are at i/n, as published. Their earth mover's distance to the people is computed on a grid ten times
as fine, so that the places of people are hardly rounded.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from scipy import stats

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalDomain, IntervalOperator
from heatcloak_aggregator.earth_mover import score
from heatcloak_aggregator.method_names import DEFAULT_POOLED
from heatcloak_aggregator.recovery.methods import VICINITY_LEVEL, Recovered, recover
from heatcloak_aggregator.recovery.pooling import Readings, round_readings
from heatcloak_aggregator.recovery.posterior import Prior
from heatcloak_aggregator.recovery.tracking import Tracker, TrackingResult
from heatcloak_aggregator.recovery.tracking.one_person import one_person
from heatcloak_aggregator.service.estimator import RoundHistory
from heatcloak_lab.experiments.result import Task
from heatcloak_lab.experiments.statistics import CONFIDENCE, Interval
from heatcloak_lab.experiments.tracking.worlds import ONE_PERSON, TrackingSetting, World, draw_world

FILTER, LATER, SMOOTHER = "filter", "3 rounds later", "smoother"
POOLED = "posterior pooled"
EXACT_FILTER, EXACT_SMOOTHER = "exact filter", "exact smoother"
SINGLE_ROUND = ("bpdn", "gridless", "posterior")
METHODS = (
    *SINGLE_ROUND,
    *(f"{method} pooled" for method in SINGLE_ROUND),
    *(FILTER, LATER, SMOOTHER, EXACT_FILTER, EXACT_SMOOTHER),
)
"""All methods by name. Those of the tracker are given the rounds so far, three more, or all.

The exact ones exist for `ONE_PERSON` only. The last three rounds have no estimate three rounds later.
"""
LEVELS = (0.5, 0.6, 0.7, 0.8, 0.9, 0.95)
"""Requested probabilities of vicinities."""
PRIOR = Prior(intensity=1.0)
DELAY = 3
_FINER = 10


def world_task(
    setting: TrackingSetting,
    kind: str,
    seed: int,
    trial: int,
    methods: Sequence[str],
    levels: Sequence[float],
) -> Task:
    """Return the task that measures one world; arguments as of `measure_world`."""
    arguments = (setting, kind, seed, trial, tuple(methods), tuple(levels))
    return Task(f"{kind} world {trial}", measure_world, arguments)


def measure_world(
    setting: TrackingSetting,
    kind: str,
    seed: int,
    trial: int,
    methods: Sequence[str],
    levels: Sequence[float],
) -> dict[str, Any]:
    """Run methods on one world.

    Args:
        setting: the setting.
        kind: kind of the world.
        seed: seed of all worlds.
        trial: number of the world.
        methods: names from `METHODS`.
        levels: levels of vicinities.

    Returns:
        ``emd``, by method the earth mover's distance in each round, None without people or estimate; and
        ``vicinities``, for filter and smoother at all levels and for the pooled posterior at its only one, a
        list of level, stated probability, and whether a person is inside.
    """
    world = draw_world(kind, setting.rounds, seed, trial, setting.operator, setting.sigmas)
    scorer = _Scorer(setting, world)
    found: dict[str, list[float | None]] = {}
    vicinities: dict[str, list[list[float | bool]]] = {}
    for method in SINGLE_ROUND:
        if method in methods:
            alone = _recover_each(setting, world, method, pooled=False)
            found[method] = scorer.score([each.estimate for each in alone])
        if f"{method} pooled" in methods:
            together = _recover_each(setting, world, method, pooled=True)
            found[f"{method} pooled"] = scorer.score([each.estimate for each in together])
            if method == "posterior":
                vicinities[POOLED] = [
                    [VICINITY_LEVEL, stated, scorer.holds(number, low, high)]
                    for number, each in enumerate(together)
                    for low, high, stated in _pooled_vicinities(each)
                ]
    if {FILTER, LATER, SMOOTHER} & set(methods):
        tracked = track_world(setting, world, trial)
        for name, results in tracked.items():
            found[name] = scorer.score([None if each is None else each.estimate for each in results])
            if name != LATER:
                vicinities[name] = scorer.vicinities(results, levels)
    if kind in ONE_PERSON and {EXACT_FILTER, EXACT_SMOOTHER} & set(methods):
        found |= {name: scorer.score(each) for name, each in _exact(setting, world).items()}
    return {"emd": {name: found[name] for name in METHODS if name in found}, "vicinities": vicinities}


def picture_task(setting: TrackingSetting, kind: str, seed: int, trial: int) -> Task:
    """Return the task that computes what is drawn of one world; arguments as of `picture_world`."""
    return Task(f"{kind} picture {trial}", picture_world, (setting, kind, seed, trial))


def picture_world(setting: TrackingSetting, kind: str, seed: int, trial: int) -> dict[str, Any]:
    """Return the ways of the people of a world, and in which intervals methods expect them.

    Returns:
        ``people``, of each the first round and the places; and ``vicinities``, by method a list of round, low
        end and high end, at the level of the service's vicinities.
    """
    world = draw_world(kind, setting.rounds, seed, trial, setting.operator, setting.sigmas)
    pooled = _recover_each(setting, world, "posterior", pooled=True)
    intervals = {
        POOLED: [
            [number, low, high]
            for number, each in enumerate(pooled)
            for low, high, _ in _pooled_vicinities(each)
        ]
    }
    tracked = track_world(setting, world, trial)
    for method in (FILTER, SMOOTHER):
        intervals[method] = [
            [number, float(each.low), float(each.high)]
            for number, result in enumerate(tracked[method])
            if result is not None
            for each in result.vicinity(VICINITY_LEVEL)
        ]
    people = [[person.birth, person.places.tolist()] for person in world.people]
    return {"people": people, "vicinities": intervals}


def track_world(setting: TrackingSetting, world: World, seed: int) -> dict[str, list[TrackingResult | None]]:
    """Return the results of the tracker for each round: given the rounds so far, three more, and all."""
    rounds = setting.rounds
    tracker = Tracker(
        *(setting.operator, setting.sigmas),
        intensity=1.0,
        seed=seed,
        particles=setting.particles,
        window=min(max(rounds, 2), 200),
    )
    filtered: list[TrackingResult | None] = []
    later: list[TrackingResult | None] = [None] * rounds
    for number in range(rounds):
        filtered.append(tracker.update(number, world.readings[number]))
        if number >= DELAY:
            later[number - DELAY] = tracker.result(number - DELAY)
    return {FILTER: filtered, LATER: later, SMOOTHER: list(tracker.smooth())}


class PooledRounds:
    """The readings of the rounds so far that agree, as the service pools them."""

    def __init__(self, op: IntervalOperator, sigmas: FloatArray) -> None:
        self._op, self._sigmas = op, sigmas
        self._history = RoundHistory(op, DEFAULT_POOLED, 1)

    def add(self, number: int, cloaked: FloatArray) -> Readings:
        """Add a round; return the pooled readings."""
        self._history.add(number, round_readings(self._op, cloaked, self._sigmas))
        return self._history.pooled(number)[1]


def _pooled_vicinities(recovered: Recovered) -> list[tuple[float, float, float]]:
    """Return low end, high end and probability of the vicinities of a corridor."""
    return [(float(low), float(high), float(stated)) for low, high, stated in recovered.vicinities or ()]  # type: ignore[misc]


def _recover_each(setting: TrackingSetting, world: World, method: str, *, pooled: bool) -> list[Recovered]:
    op = setting.operator
    history = PooledRounds(op, setting.sigmas)
    found = []
    for number, cloaked in enumerate(world.readings):
        readings = history.add(number, cloaked) if pooled else round_readings(op, cloaked, setting.sigmas)
        found.append(recover(method, op, readings, prior=PRIOR))
    return found


def _exact(setting: TrackingSetting, world: World) -> dict[str, list[FloatArray | None]]:
    """Return the estimates of least expected distance for one person: a unit at the median of the place."""
    rounds = [(readings, None) for readings in world.readings]
    known = one_person(setting.operator, rounds, setting.sigmas)
    n = setting.operator.domain.n_sources

    def estimate(probabilities: FloatArray) -> FloatArray | None:
        median = min(int(np.searchsorted(np.cumsum(probabilities), 0.5)), known.places.size - 1)
        return _units(np.array([known.places[median]]), n)

    return {
        EXACT_FILTER: [estimate(each) for each in known.filtered],
        EXACT_SMOOTHER: [estimate(each) for each in known.smoothed],
    }


def _units(places: FloatArray, n: int) -> FloatArray:
    """Return a unit at the nearest i/n of each place, shape (n,)."""
    vector = np.zeros(n)
    np.add.at(vector, np.clip(np.rint(places * n).astype(np.intp), 1, n) - 1, 1.0)
    return vector


class _Scorer:
    """Compare estimates and vicinities with the people of a world."""

    def __init__(self, setting: TrackingSetting, world: World) -> None:
        self._places = [world.places(number) for number in range(setting.rounds)]
        domain = setting.operator.domain
        self._domain = IntervalDomain(_FINER * domain.n_sources, domain.n_sensors)

    def score(self, estimates: Sequence[FloatArray | None]) -> list[float | None]:
        """Return the distance of each round, None without people or estimate."""
        return [self._distance(*pair) for pair in zip(self._places, estimates, strict=True)]

    def _distance(self, places: FloatArray, estimate: FloatArray | None) -> float | None:
        if estimate is None or not places.size:
            return None
        fine = np.zeros(self._domain.n_sources)
        fine[_FINER - 1 :: _FINER] = estimate
        return float(score(self._domain, _units(places, fine.size), fine).value)

    def holds(self, number: int, low: float, high: float) -> bool:
        """Return whether a person is in an interval."""
        places = self._places[number]
        return bool(((places >= low) & (places <= high)).any())

    def vicinities(
        self, results: Sequence[TrackingResult | None], levels: Sequence[float]
    ) -> list[list[float | bool]]:
        """Return level, stated probability and truth of every vicinity."""
        return [
            [level, float(each.probability), self.holds(number, each.low, each.high)]
            for level in levels
            for number, result in enumerate(results)
            if result is not None
            for each in result.vicinity(level)
        ]


class Ratio(NamedTuple):
    """A ratio of sums over worlds.

    Attributes:
        value: the ratio.
        error: its standard error by the delta method; None for one world.
        worlds: number of worlds that contribute.
    """

    value: float
    error: float | None
    worlds: int

    @property
    def interval(self) -> Interval | None:
        """The confidence interval of Student's t; None for one world."""
        reach = self._reach
        return None if reach is None else Interval(self.value - reach, self.value + reach)

    @property
    def log_interval(self) -> Interval | None:
        """The same, computed for the logarithm; None for one world, or a ratio of 0."""
        reach = self._reach
        if reach is None or self.value <= 0.0:
            return None
        # Beyond that, the interval says nothing anyway.
        factor = math.exp(min(reach / self.value, 20.0))
        return Interval(self.value / factor, self.value * factor)

    @property
    def _reach(self) -> float | None:
        if self.error is None:
            return None
        return float(stats.t.ppf((1.0 + CONFIDENCE) / 2.0, self.worlds - 1)) * self.error

    def above(self, limit: float) -> float | None:
        """Return p of "the ratio is at most ``limit``"; None for one world."""
        if self.error is None:
            return None
        if self.error == 0.0:
            return float(np.heaviside(limit - self.value, 0.5))
        return float(stats.t.sf((self.value - limit) / self.error, self.worlds - 1))


def ratio_of_sums(above: Sequence[float], below: Sequence[float]) -> Ratio | None:
    """Return Σ above / Σ below over worlds, which are independent; the rounds of one world are not.

    With numbers of rounds as ``below``, it is the mean over all rounds. None if ``below`` adds up to 0.
    """
    tops, bottoms = np.asarray(above, np.float64), np.asarray(below, np.float64)
    # A world without people says nothing.
    tops, bottoms = tops[bottoms != 0.0], bottoms[bottoms != 0.0]
    total = float(bottoms.sum())
    if not total:
        return None
    value, count = float(tops.sum()) / total, tops.size
    if count < 2:
        return Ratio(value, None, count)
    rest = tops - value * bottoms
    return Ratio(value, math.sqrt(count / (count - 1) * float(rest @ rest)) / total, count)


def mean_emd(outcomes: Sequence[Mapping[str, Any]], method: str) -> Ratio | None:
    """Return the mean distance of a method over all rounds with people; None without any."""
    return ratio_of_sums(
        *zip(*(_sum_and_count(each["emd"].get(method, ())) for each in outcomes), strict=True)
    )


def emd_ratio(outcomes: Sequence[Mapping[str, Any]], method: str, other: str) -> Ratio | None:
    """Return the mean distance of a method over that of another in the same rounds; None without any."""
    above, below = [], []
    for each in outcomes:
        both = zip(each["emd"].get(method, ()), each["emd"].get(other, ()), strict=False)
        pairs = [pair for pair in both if None not in pair]
        above.append(sum(pair[0] for pair in pairs))
        below.append(sum(pair[1] for pair in pairs))
    return ratio_of_sums(above, below)


class Coverage(NamedTuple):
    """Vicinities of one level.

    Attributes:
        vicinities: their number.
        stated: mean of their stated probabilities.
        actual: share of them with a person inside.
        excess: actual minus stated.
    """

    vicinities: int
    stated: float
    actual: Ratio
    excess: Ratio


def coverage(outcomes: Sequence[Mapping[str, Any]], method: str, level: float) -> Coverage | None:
    """Return how often vicinities hold a person; None without vicinities."""
    worlds = [
        [(stated, hit) for at, stated, hit in each["vicinities"].get(method, ()) if at == level]
        for each in outcomes
    ]
    counts = [len(each) for each in worlds]
    stated = [sum(pair[0] for pair in each) for each in worlds]
    hits = [sum(pair[1] for pair in each) for each in worlds]
    actual = ratio_of_sums(hits, counts)
    excess = ratio_of_sums([hit - claim for hit, claim in zip(hits, stated, strict=True)], counts)
    if actual is None or excess is None:
        return None
    return Coverage(sum(counts), sum(stated) / sum(counts), actual, excess)


def _sum_and_count(values: Sequence[float | None]) -> tuple[float, int]:
    known = [value for value in values if value is not None]
    return sum(known), len(known)
