"""Choices of a promise and their costs in noise and accuracy, for ``heatcloak zone calibrate``.

Accuracy is the expected earth mover's distance of a zone's estimates, by simulation. Each trial is one round
with one to three people of intensity one at random places: readings are clamped as by nodes, Gaussian noise
is added, basis pursuit recovers, and the estimate is compared with the truth. The noise is continuous and
comes from an ordinary generator, which suffices for accuracy but not for privacy.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace

import numpy as np
from scipy.special import stdtrit

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.earth_mover import EmdScore, score
from heatcloak_aggregator.recovery import bpdn
from heatcloak_aggregator.zones.calibration import attackers_best, neighbour_distinguishability, new_zone
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_aggregator.zones.world import true_sources
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_integer
from heatcloak_shared.scenario import Scenario, Source
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Promise, Range, Zone, ZoneDomain, budget_of

MOST_PEOPLE = 3
_MOST_TRIALS = 1_000_000


@dataclass(frozen=True, slots=True)
class ExpectedEmd:
    """The distance of one round's estimate from the truth, over many worlds.

    Attributes:
        mean: mean earth mover's distance, in corridor lengths, or in hops of a graph.
        half_width: half the width of its 95 % confidence interval (Student's t).
        placeless: share of rounds whose estimate is empty; these are scored as a uniform estimate.
    """

    mean: float
    half_width: float
    placeless: float


def expected_emd(
    domain: ZoneDomain,
    zones: Sequence[Zone],
    trials: int,
    seed: int,
    progress: Callable[[float], None] = lambda share: None,
) -> tuple[list[ExpectedEmd], ExpectedEmd]:
    """Measure the expected distance for several zones, with the same worlds and random numbers.

    As the noise differs in scale only, comparisons of zones are more accurate than the half-widths suggest.

    Args:
        domain: the domain of all zones.
        zones: the zones, which differ in limits and noise.
        trials: number of worlds, at least 2.
        seed: seed of worlds and noise, not negative.
        progress: called after each world with the share of worlds that are done.

    Returns:
        One result for each zone, and that of a uniform estimate without readings.

    Raises:
        ParameterError: ``trials`` or ``seed`` is out of range.
    """
    check_integer("trials", trials, 2, _MOST_TRIALS + 1)
    chance = np.random.default_rng(check_integer("seed", seed, 0, 1 << 64))
    operator = operator_of(domain)
    places = operator.domain
    nowhere = np.zeros(domain.n_sources)
    scores: list[list[EmdScore]] = [[] for _ in range(len(zones) + 1)]
    for trial in range(trials):
        truth, clean = _world(chance, domain, operator)
        noise = chance.standard_normal(domain.n_sensors)
        for zone, found in zip(zones, scores, strict=False):
            cloaked = np.clip(clean, *zone.reading_limits) + zone.noise.sigma * noise
            found.append(score(places, truth, bpdn(operator, cloaked, zone.noise.sigma).estimate))
        scores[-1].append(score(places, truth, nowhere))
        progress((trial + 1) / trials)
    *measured, blind = [_expected(found) for found in scores]
    return measured, blind


def _world(
    chance: np.random.Generator, domain: ZoneDomain, operator: Operator
) -> tuple[FloatArray, FloatArray]:
    """Draw people, and return their source vector (n,) and the readings (m,) that they cause."""
    people = chance.integers(1, MOST_PEOPLE, endpoint=True)
    if domain.movement == "vertices":
        vertices = chance.integers(0, domain.n_sources, people)
        truth = np.bincount(vertices, minlength=domain.n_sources).astype(np.float64)
        return truth, operator.apply(truth)
    sources = [Source(1.0, 0, None, ((0.0, float(place)),)) for place in chance.random(people)]
    world = Scenario(tuple(sources))
    models = (domain.sensor_model(sensor) for sensor in range(1, domain.n_sensors + 1))
    return true_sources(world, 0, domain.n_sources), np.array([model(world, 0) for model in models])


def _expected(scores: Sequence[EmdScore]) -> ExpectedEmd:
    values = np.array([found.value for found in scores])
    error = float(values.std(ddof=1)) / math.sqrt(len(values))
    return ExpectedEmd(
        mean=float(values.mean()),
        half_width=float(stdtrit(len(values) - 1, 0.975)) * error,
        placeless=sum(found.placeless for found in scores) / len(scores),
    )


_WITH_LENGTH = ("attacker_best", "attacker_best_standing")
_WITHOUT_LENGTH = ("told_apart", "told_apart_standing")


@dataclass(frozen=True, slots=True)
class Choice:
    """One promise for one number of listed rounds, and its cost.

    Attributes:
        mode: ``"model"`` for a hidden move, ``"range"`` for a hidden range.
        epsilon: ε of one budget period.
        delta: δ of one budget period.
        releases: listed rounds in one budget period.
        sigma: scale of the noise, in the unit of the readings; this and the following are None if it cannot
            be drawn.
        rho: ρ of one budget period.
        attacker_best: approximate mean error of an observer without prior knowledge who places a source by
            the model in one round, in corridor lengths. A rule of thumb, not a bound; above the length of the
            corridor it means no better than a guess.
        attacker_best_standing: the same over a whole period, for a source that stands still.
        emd: measured distance of one round's estimate.
        emd_half_width: half the width of its 95 % confidence interval.
        placeless: share of rounds whose estimate is empty.
        remark: why the noise cannot be drawn; None if it can.
        told_apart: in a domain without a length in place of ``attacker_best``, the greatest probability with
            which an observer distinguishes two neighbouring locations in one round, if both were equally
            likely before.
        told_apart_standing: the same over a whole period, for a person who stands still.
        has_length: see `ZoneDomain`.
    """

    mode: str
    epsilon: float
    delta: float
    releases: int
    sigma: float | None = None
    rho: float | None = None
    attacker_best: float | None = None
    attacker_best_standing: float | None = None
    emd: float | None = None
    emd_half_width: float | None = None
    placeless: float | None = None
    remark: str | None = None
    told_apart: float | None = None
    told_apart_standing: float | None = None
    has_length: bool = True

    def as_dict(self) -> dict[str, object]:
        """Return the values that apply to the domain, for JSON."""
        omitted = {"has_length", *(_WITHOUT_LENGTH if self.has_length else _WITH_LENGTH)}
        return {name: value for name, value in asdict(self).items() if name not in omitted}


@dataclass(frozen=True, slots=True)
class Choices:
    """All choices, measured in the same worlds.

    Attributes:
        rows: one for each change to hide, ε and number of listed rounds, in this order.
        blind_emd: the distance of a uniform estimate without readings.
        trials: number of worlds.
        seed: their seed.
    """

    rows: tuple[Choice, ...]
    blind_emd: float
    trials: int
    seed: int


def kernel_peak(domain: ZoneDomain) -> float:
    """Return the greatest reading of one person of intensity 1 at a sensor.

    On large graphs it is 1, an upper bound.
    """
    return operator_of(domain).peak_reading()


def default_range(domain: ZoneDomain) -> Range:
    """Return the range from 0 to the reading of three people at one sensor, rounded up to three digits."""
    most = MOST_PEOPLE * kernel_peak(domain)
    unit = 10.0 ** (math.floor(math.log10(most)) - 2)
    return Range(0.0, float(f"{math.ceil(most / unit) * unit:.3g}"))


def with_releases(schedule: Schedule, releases: int) -> Schedule:
    """Return ``schedule`` with another number of listed rounds, in the shortest period that holds them."""
    if releases == schedule.releases:
        return schedule
    return replace(schedule, releases=releases, budget_rounds=schedule.every * releases)


def choices(
    domain: ZoneDomain,
    promises: Sequence[Promise],
    schedules: Sequence[Schedule],
    trials: int,
    seed: int,
    progress: Callable[[float], None] = lambda share: None,
) -> Choices:
    """Return the cost of each promise for each schedule, for people anywhere in the domain.

    Args:
        domain: the domain.
        promises: the promises.
        schedules: the schedules.
        trials: number of worlds for the expected distance, at least 2.
        seed: their seed, not negative.
        progress: called after each world with the share of worlds that are done.

    Raises:
        ParameterError: a value is out of range, or no choice has noise that can be drawn.
    """
    asked = [(promise, schedule) for promise in promises for schedule in schedules]
    zones: dict[int, Zone] = {}
    rows = []
    for index, (promise, schedule) in enumerate(asked):
        row = Choice(
            *(promise.mode, promise.epsilon, promise.delta, schedule.releases),
            has_length=domain.has_length,
        )
        try:
            zones[index] = new_zone(domain=domain, promise=promise, schedule=schedule)
        except ParameterError as error:
            row = replace(row, remark=str(error))
        rows.append(row)
    if not zones:
        raise ParameterError(str(rows[0].remark))
    measured, blind = expected_emd(domain, list(zones.values()), trials, seed, progress)
    for (index, zone), distance in zip(zones.items(), measured, strict=True):
        rows[index] = _filled(rows[index], zone, distance)
    return Choices(tuple(rows), blind.mean, trials, seed)


def _filled(row: Choice, zone: Zone, distance: ExpectedEmd) -> Choice:
    if row.has_length:
        best = attackers_best(zone)
        row = replace(row, attacker_best=best, attacker_best_standing=best / math.sqrt(row.releases))
    else:
        row = replace(
            row,
            told_apart=neighbour_distinguishability(zone),
            told_apart_standing=neighbour_distinguishability(zone, row.releases),
        )
    return replace(
        row,
        sigma=zone.noise.sigma,
        rho=budget_of(zone).rho,
        emd=distance.mean,
        emd_half_width=distance.half_width,
        placeless=distance.placeless,
    )
