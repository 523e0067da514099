"""Simulated people in the corridor of the default zone, and the noisy readings of their heat."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.domains.checks import interval_operator
from heatcloak_aggregator.recovery.tracking import Motion
from heatcloak_aggregator.recovery.tracking.motion import Path
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_aggregator.zones.world import demo_scenario
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_integer, check_positive
from heatcloak_shared.scenario import Scenario
from heatcloak_shared.zone import ZoneDomain

_SPEED = (0.02, 0.07)
"""Speed of people who stop and go, in corridor lengths per round."""
_PHASE = (2, 6)
"""Rounds that they stand or walk: at least 2, and fewer than 6."""


@dataclass(frozen=True)
class TrackingSetting:
    """The setting of a simulated recording: the corridor of the default zone, people of intensity one.

    Attributes:
        rounds: number of rounds, 1…1000.
        sigma: standard deviation of the noise of every sensor; None for the scales of the default zone.
        particles: particles of the tracker.

    Raises:
        ParameterError: a value is out of range.
    """

    rounds: int = 20
    sigma: float | None = None
    particles: int = 400

    def __post_init__(self) -> None:
        check_integer("rounds", self.rounds, 1, 1001)
        check_integer("particles", self.particles, 4, 100_001)
        if self.particles % 2:
            raise ParameterError(f"particles must be an even number, got {self.particles}")
        if self.sigma is not None:
            check_positive("sigma", self.sigma)

    @property
    def operator(self) -> IntervalOperator:
        """The heat operator."""
        return corridor()[0]

    @property
    def sigmas(self) -> FloatArray:
        """Standard deviation of the noise of each sensor, shape (m,)."""
        scales = corridor()[1]
        return scales if self.sigma is None else np.full(scales.size, self.sigma)

    @property
    def mean_sigma(self) -> float:
        """Their root mean square."""
        return float(np.sqrt(np.square(self.sigmas).mean()))


@lru_cache(maxsize=4)
def corridor(domain: ZoneDomain = DEFAULT_DOMAIN) -> tuple[IntervalOperator, FloatArray]:
    """Return the operator of a corridor, and the noise of each sensor for the promise of the default zone."""
    zone = new_zone(domain=domain)
    return interval_operator(operator_of(zone.domain)), np.array(zone.noise.sigmas)


@dataclass(frozen=True, eq=False)
class World:
    """People and readings.

    Attributes:
        people: the ways of all people.
        readings: ỹ of each round, shape (rounds, m).
    """

    people: tuple[Path, ...]
    readings: FloatArray

    def places(self, number: int) -> FloatArray:
        """Return where people are in a round, in corridor lengths, shape (people,)."""
        found = [person.at(number) for person in self.people]
        return np.array([place for place in found if place is not None], dtype=np.float64)


def draw_world(
    kind: str, rounds: int, seed: int, trial: int, op: IntervalOperator, sigmas: FloatArray
) -> World:
    """Draw people and the noise of their readings.

    Args:
        kind: one of `KINDS`.
        rounds: number of rounds.
        seed: seed of all worlds.
        trial: number of the world among those of its kind.
        op: the heat operator.
        sigmas: noise of each sensor, shape (m,).

    Raises:
        ParameterError: the kind is unknown.
    """
    check_kinds([kind])
    chance = np.random.default_rng([seed, list(KINDS).index(kind), trial])
    people = tuple(KINDS[kind](rounds, chance))
    readings = sigmas * chance.standard_normal((rounds, sigmas.size))
    world = World(people, readings)
    for number in range(rounds):
        readings[number] += op.responses(world.places(number)).sum(axis=0)
    return world


def check_kinds(kinds: list[str] | tuple[str, ...]) -> None:
    """Check the names of kinds of worlds.

    Raises:
        ParameterError: there is none, or one is unknown.
    """
    if not kinds:
        raise ParameterError(f"no kinds of worlds: choose from {', '.join(KINDS)}")
    for kind in kinds:
        if kind not in KINDS:
            raise ParameterError(f"unknown kind of world {kind!r}: choose from {', '.join(KINDS)}")


def _stands(rounds: int, chance: np.random.Generator) -> list[Path]:
    return [_standing(rounds, chance.uniform(0.05, 0.95))]


def _walks(rounds: int, chance: np.random.Generator) -> list[Path]:
    there, back = chance.uniform(0.05, 0.25), chance.uniform(0.75, 0.95)
    if chance.random() < 0.5:
        there, back = back, there
    return [Path(0, np.linspace(there, back, rounds))]


def _three(rounds: int, chance: np.random.Generator) -> list[Path]:
    return [_standing(rounds, place) for place in chance.uniform(0.05, 0.95, 3)]


def _demo(rounds: int, chance: np.random.Generator) -> list[Path]:
    scenario = demo_scenario(random.Random(int(chance.integers(1 << 40))), 0, rounds)  # noqa: S311
    people = []
    for source in scenario.sources:
        alone = Scenario((source,), 0)
        at = {number: alone.at(number) for number in range(rounds)}
        present = [number for number, found in at.items() if found]
        if present:
            people.append(Path(present[0], np.array([at[number][0][0] for number in present])))
    return people


def _stop_and_go(rounds: int, chance: np.random.Generator) -> list[Path]:
    return [_alternating(rounds, chance) for _ in range(chance.integers(1, 3))]


def _alternating(rounds: int, chance: np.random.Generator) -> Path:
    """Return the way of a person who stands and walks in turns, always towards the farther end."""
    place, walks = float(chance.uniform(0.1, 0.9)), bool(chance.random() < 0.5)
    places: list[float] = []
    while len(places) < rounds:
        velocity = chance.uniform(*_SPEED) * (1.0 if place < 0.5 else -1.0) if walks else 0.0
        for _ in range(chance.integers(*_PHASE)):
            places.append(place)
            place = min(max(place + velocity, 0.0), 1.0)
        walks = not walks
    return Path(0, np.array(places[:rounds]))


def _crowd(rounds: int, chance: np.random.Generator) -> list[Path]:
    """Return four to six people: three in ten walk, and a third of all are there for some rounds only."""
    people = []
    for _ in range(chance.integers(4, 7)):
        (whole,) = (_walks if chance.random() < 0.3 else _stands)(rounds, chance)
        first, last = 0, rounds
        if chance.random() < 1.0 / 3.0:
            first = int(chance.integers(0, rounds // 2 + 1))
            last = min(first + max(rounds // 2, 1), rounds)
        people.append(Path(first, whole.places[first:last]))
    return people


def _prior(rounds: int, chance: np.random.Generator) -> list[Path]:
    return Motion().draw(rounds, chance)


def _standing(rounds: int, place: float) -> Path:
    return Path(0, np.full(rounds, place))


DrawPeople = Callable[[int, np.random.Generator], list[Path]]

KINDS: Mapping[str, DrawPeople] = MappingProxyType(
    {
        "stands": _stands,
        "walks": _walks,
        "three": _three,
        "demo": _demo,
        "stop-and-go": _stop_and_go,
        "crowd": _crowd,
        "prior": _prior,
    }
)
"""The kinds of worlds by name. A new one is appended: the seed of a kind is its number.

One person stands; one walks along the corridor; three stand; the scenarios of the demo; one or two stand and
walk fast in turns; four to six stand or walk, and some come and go; people drawn from the tracker's prior.
"""
ONE_PERSON = ("stands", "walks")
"""Kinds with one person who is there in every round, for whom the exact posterior is known."""
