"""Accuracy and time of recovery on a floor, beside the exact posterior of one person.

Each trial is one to three people of intensity one at random points of the example office, also between the
middles of places, who stand still. The exact posterior knows that there is one person of that intensity: no
method does better. All methods and sensors have the same standard normal noise, times their scales.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, cast

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains.floor import FloorDomain, SteadyOperator
from heatcloak_aggregator.earth_mover import score
from heatcloak_aggregator.plans.plan import FloorPlan
from heatcloak_aggregator.recovery import bpdn, posterior
from heatcloak_aggregator.recovery.posterior import VertexPosteriorResult
from heatcloak_aggregator.zones.defaults import DEFAULT_FLOOR_RELEASES, DEFAULT_PROMISE, DEFAULT_STEP
from heatcloak_aggregator.zones.floor_accuracy import FloorLimits
from heatcloak_aggregator.zones.floor_kind import floor_of_plan
from heatcloak_aggregator.zones.floor_planning import Wish
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_lab.benchmarks.machine import current_memory, peak_memory, reset_peak_memory
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize

PEOPLE = (1, 2, 3)
EXACT = "exact"
"""Name of the exact posterior of one person."""


@dataclass(frozen=True)
class FloorAccuracyRow:
    """The error of one method with one kind of sensors.

    Attributes:
        sensors: the sensors' resolution by name.
        sigma: scale of the noise in one round, in kelvins.
        people: number of people.
        rounds: number of rounds that are pooled.
        method: the method, and what it knows.
        trials: number of worlds.
        rooms: share of the occupied rooms that are among as many likeliest rooms; None without probabilities.
        error: mean earth mover's distance of the estimate in metres.
        spread: its standard error.
    """

    sensors: str
    sigma: float
    people: int
    rounds: int
    method: str
    trials: int
    rooms: float | None
    error: float
    spread: float


@dataclass(frozen=True)
class FloorTimeRow:
    """The time of one round.

    Attributes:
        what: the method, and the number of people.
        seconds: median over the worlds, estimate, rooms and vicinities included.
        ratio: over the time of the exact posterior of one person; None if that was not measured.
    """

    what: str
    seconds: float
    ratio: float | None


@dataclass(frozen=True)
class FloorPreparationRow:
    """What is computed once.

    Attributes:
        places: number of places.
        sensors: number of sensors.
        seconds: time to compute the floor, the fields of heat and the matrix A.
        megabytes: greatest memory meanwhile, above that of before.
    """

    places: int
    sensors: int
    seconds: float
    megabytes: float


class Found(NamedTuple):
    """What a method finds.

    Attributes:
        estimate: intensities at the places, shape (n,).
        held: probability of each room that somebody is there, or None.
    """

    estimate: FloatArray
    held: FloatArray | None


Method = Callable[[FloatArray, FloatArray, int], Found]
"""Function of readings (m,), noise scales (m,) and a seed."""


class FloorStudy:
    """One floor, its methods and worlds.

    Args:
        plan: the plan.
        draws: number of worlds for each number of people.
        seed: seed of the worlds.
    """

    def __init__(self, plan: FloorPlan, draws: int, seed: int) -> None:
        floor = floor_of_plan(plan)
        reset_peak_memory()
        before, started = current_memory(), time.perf_counter()
        self.op = cast("SteadyOperator", operator_of(floor))
        self.op.matrix()
        seconds = time.perf_counter() - started
        self.domain: FloorDomain = self.op.domain
        self.preparation = FloorPreparationRow(
            self.domain.n_sources, self.domain.n_sensors, seconds, (peak_memory() - before) / 1e6
        )
        self._rooms: IntArray = np.array(floor.communities or (0,) * floor.n_sources)
        self._count = int(self._rooms.max()) + 1
        self._limits = FloorLimits(self.domain, self._rooms, draws * max(PEOPLE), seed)
        self._seed = seed
        self.slope = self.op.sensitivity(1.0, off_grid=True)
        self.methods: dict[str, Method] = {
            EXACT: self._exact,
            "posterior of known power": self._posterior_of(1.0),
            "posterior": self._posterior_of(None),
            "bpdn": self._bpdn,
        }
        self._ways: FloatArray | None = None

    def world(self, trial: int, people: int) -> tuple[FloatArray, IntArray, FloatArray]:
        """Return clean readings (m,), the nearest place of each person, and standard normal noise (m,)."""
        points = self._limits.people[trial * max(PEOPLE) :][:people]
        apart = np.linalg.norm(points[:, None] - self.domain.places, axis=2)
        noise = np.random.default_rng([self._seed, trial]).standard_normal(self.domain.n_sensors)
        return self.op.readings_at(points).sum(axis=0), apart.argmin(axis=1), noise

    def errors(self, found: Found, places: IntArray) -> tuple[float, float | None]:
        """Return the distance of an estimate in metres, and the share of the occupied rooms that it finds."""
        truth = np.bincount(places, minlength=self.domain.n_sources).astype(np.float64)
        distance = score(self.domain, truth, found.estimate).value
        if found.held is None:
            return distance, None
        occupied = np.unique(self._rooms[places])
        likeliest = np.argsort(-found.held, kind="stable")[: occupied.size]
        return distance, float(np.isin(occupied, likeliest).mean())

    def _exact(self, readings: FloatArray, scales: FloatArray, seed: int) -> Found:
        if self._ways is None:
            self._ways = self.domain.distances(np.arange(self.domain.n_sources)).astype(np.float32)
        columns = self.op.matrix() / scales[:, None]
        logs = (readings / scales) @ columns - 0.5 * np.square(columns).sum(axis=0)
        chances = np.exp(logs - logs.max())
        chances /= chances.sum()
        estimate = np.zeros(chances.size)
        estimate[(self._ways @ chances.astype(np.float32)).argmin()] = 1.0
        held: FloatArray = np.bincount(self._rooms, chances, self._count).astype(np.float64, copy=False)
        return Found(estimate, held)

    def _posterior_of(self, intensity: float | None) -> Method:
        def find(readings: FloatArray, scales: FloatArray, seed: int) -> Found:
            result = posterior(self.op, readings, scales, intensity=intensity, seed=seed)
            assert isinstance(result, VertexPosteriorResult)  # noqa: S101  as the operator is a floor's
            result.vicinity(0.9)
            return Found(result.estimate, result.holding(self._rooms, self._count))

        return find

    def _bpdn(self, readings: FloatArray, scales: FloatArray, seed: int) -> Found:
        return Found(bpdn(self.op, readings, scales).estimate, None)


def floor_study(
    plan: FloorPlan,
    sensors: Sequence[tuple[str, float]],
    trials: int = 100,
    seed: int = 0,
    progress: Callable[[float], None] = lambda share: None,
    methods: Sequence[str] | None = None,
) -> tuple[list[FloorPreparationRow], list[FloorTimeRow], list[FloorAccuracyRow]]:
    """Measure every method with every kind of sensors, for one to three people, in one round and a period.

    Args:
        plan: the plan.
        sensors: names of sensors, and their resolutions in kelvins.
        trials: number of worlds for each number of people, at least 2.
        seed: seed of worlds, noise and methods.
        progress: called with the share that is done.
        methods: names of the methods; None for all.
    """
    study = FloorStudy(plan, trials, seed)
    unknown = next((name for name in methods or () if name not in study.methods), None)
    if unknown is not None:
        raise ParameterError(f"no method {sanitize(unknown, 40)}: choose from {', '.join(study.methods)}")
    wish = Wish(DEFAULT_STEP, DEFAULT_PROMISE.epsilon, DEFAULT_PROMISE.delta, DEFAULT_FLOOR_RELEASES)
    accuracy, times = [], []
    cases = [
        (name, replace(wish, resolution=step), people, rounds)
        for name, step in sensors
        for people in PEOPLE
        for rounds in (1, wish.releases)
    ]
    for done, (name, promise, people, rounds) in enumerate(cases):
        sigma = promise.sigma(study.slope, study.domain.n_sensors)
        for method in methods or study.methods:
            if method == EXACT and people > 1:
                continue
            found, seconds = _measure(study, method, people, sigma / math.sqrt(rounds), trials)
            errors = np.array([error for error, _ in found])
            rooms = [room for _, room in found if room is not None]
            accuracy.append(
                FloorAccuracyRow(
                    name, sigma, people, rounds, method, trials,
                    float(np.mean(rooms)) if rooms else None,
                    float(errors.mean()), float(errors.std(ddof=1) / math.sqrt(trials)),
                )
            )  # fmt: skip
            if name == sensors[0][0] and rounds == 1:
                times.append((method, people, seconds))
        progress((done + 1) / len(cases))
    peer = next((seconds for method, _, seconds in times if method == EXACT), None)
    rows = [
        FloorTimeRow(
            f"{method}, {people} people" if people > 1 else method,
            seconds,
            None if peer is None else seconds / peer,
        )
        for method, people, seconds in times
    ]
    return [study.preparation], rows, accuracy


def _measure(
    study: FloorStudy, method: str, people: int, sigma: float, trials: int
) -> tuple[list[tuple[float, float | None]], float]:
    """Return the errors in every world, and the median time of a round."""
    scales, find = np.full(study.domain.n_sensors, sigma), study.methods[method]
    errors, times = [], []
    for trial in range(trials):
        clean, places, noise = study.world(trial, people)
        started = time.perf_counter()
        found = find(clean + scales * noise, scales, trial)
        times.append(time.perf_counter() - started)
        errors.append(study.errors(found, places))
    return errors, float(np.median(times))
