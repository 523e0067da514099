"""Choices of a promise and their costs in noise and accuracy, for ``heatcloak zone calibrate``."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace

from heatcloak_aggregator.zones.calibration import attackers_best, neighbour_distinguishability, new_zone
from heatcloak_aggregator.zones.expected_emd import MOST_PEOPLE, ExpectedEmd, expected_emd
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Promise, Range, Zone, ZoneDomain, budget_of

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
