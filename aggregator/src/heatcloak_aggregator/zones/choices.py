"""Choices of a promise and their costs in noise and accuracy, for ``heatcloak zone calibrate``."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Literal

from heatcloak_aggregator.theory import UnevenBudget, uneven_budget
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN, DEFAULT_PROMISE, DEFAULT_SCHEDULE
from heatcloak_aggregator.zones.expected_emd import MOST_PEOPLE, ExpectedEmd, expected_emd
from heatcloak_aggregator.zones.following_error import FollowingError, following_error
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_aggregator.zones.observer import attackers_best, neighbour_distinguishability
from heatcloak_aggregator.zones.position_error import ErrorsByIntensity, position_errors, with_posterior
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.noise import NoiseKind
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Move, Promise, Range, Zone, ZoneDomain, budget_of

MISSING = 0.2
"""Share of missing sensors for which the errors of a requested promise are computed, too."""
UNEVEN_EXPONENT = 0.5
_LIMIT_DRAWS = 500
"""Simulated readings for each Bayes limit of a requested promise."""
_WORLDS_PER_ESTIMATE = 10
"""A posterior takes much longer than basis pursuit, and needs fewer worlds: it gets one of so many."""
_WITH_LENGTH = ("attacker_best", "attacker_best_standing")
_WITHOUT_LENGTH = ("told_apart", "told_apart_standing")


@dataclass(frozen=True, slots=True)
class NoiseScale:
    """The scale that one noise needs for the promise of a zone.

    Attributes:
        kind: distribution of the noise; "discrete-gaussian" is calibrated by zCDP.
        shape: whether all sensors have the same scale.
        sigma: root mean square of the sensors' scales, in the unit of the readings; None if the noise cannot
            be drawn, or cannot be shaped with a gain.
        chosen: whether the zone has this noise.
    """

    kind: NoiseKind
    shape: Literal["uniform", "shaped"]
    sigma: float | None
    chosen: bool


@dataclass(frozen=True, slots=True)
class Choice:
    """One promise for one number of listed rounds, and its cost.

    Attributes:
        mode: ``"model"`` for a hidden move, ``"range"`` for a hidden range.
        epsilon: ε of one budget period.
        delta: δ of one budget period.
        releases: listed rounds in one budget period.
        sigma: root mean square of the scales of the chosen noise, in the unit of the readings; this and the
            following are None if it cannot be drawn.
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
        noises: the scales of discrete Gaussian, rounded Gaussian and shaped noise, see `zones_by_noise`.
        one_round: limits of one person's position error in one round, with the noise of ``sigma``.
        period: the same for a whole period in which the person does not move.
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
    noises: tuple[NoiseScale, ...] = ()
    one_round: ErrorsByIntensity | None = None
    period: ErrorsByIntensity | None = None

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


@dataclass(frozen=True, slots=True)
class NoiseErrors:
    """One noise that keeps the requested promise, and the position errors that it allows.

    Attributes:
        noise: the noise.
        errors: with all sensors and with `MISSING` of them missing, each for one round and for a period.
    """

    noise: NoiseScale
    errors: tuple[ErrorsByIntensity, ...]


@dataclass(frozen=True, slots=True)
class RequestedPromise:
    """Position errors with each noise that keeps one promise, and the effect of an uneven budget.

    Attributes:
        mode: as in `Choice`.
        releases: listed rounds in one budget period.
        noises: one entry for each noise that can be drawn; that of the chosen noise has the error of
            `posterior`.
        worlds: simulated rounds with which the error of `posterior` is measured.
        uneven: errors with shares of the budget ∝ 1/√r in round r, relative to equal shares.
        following: errors of an observer who follows one person over a period, with the chosen noise.
    """

    mode: str
    releases: int
    noises: tuple[NoiseErrors, ...]
    worlds: int
    uneven: UnevenBudget
    following: FollowingError

    def as_dict(self) -> dict[str, object]:
        """Return all values, for JSON."""
        return asdict(self) | {"uneven": asdict(self.uneven) | {"exponent": UNEVEN_EXPONENT}}


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
    make: Callable[..., Zone] = new_zone,
) -> Choices:
    """Return the cost of each promise for each schedule, for people anywhere in the domain.

    Args:
        domain: the domain.
        promises: the promises.
        schedules: the schedules.
        trials: number of worlds for the expected distance, at least 2.
        seed: their seed, not negative.
        progress: called after each world with the share of worlds that are done.
        make: `new_zone`, or `maker_like` another zone; it chooses the noise.

    Raises:
        ParameterError: a value is out of range, or no choice has noise that can be drawn.
    """
    asked = [(promise, schedule) for promise in promises for schedule in schedules]
    zones: dict[int, Zone] = {}
    rows = []
    for index, (promise, schedule) in enumerate(asked):
        row = Choice(
            mode=promise.mode,
            epsilon=promise.epsilon,
            delta=promise.delta,
            releases=schedule.releases,
            has_length=domain.has_length,
        )
        try:
            zones[index] = make(domain=domain, promise=promise, schedule=schedule)
            row = replace(row, noises=tuple(noise for noise, _ in zones_by_noise(zones[index])))
        except ParameterError as error:
            row = replace(row, remark=str(error))
        rows.append(row)
    if not zones:
        raise ParameterError(str(rows[0].remark))
    measured, blind = expected_emd(domain, list(zones.values()), trials, seed, progress)
    for (index, zone), distance in zip(zones.items(), measured, strict=True):
        rows[index] = _filled(rows[index], zone, distance, seed)
    return Choices(tuple(rows), blind.mean, trials, seed)


def maker_like(zone: Zone, resolution: float | None = None) -> Callable[..., Zone]:
    """Return `new_zone` with the name of a zone, its kind of noise, and the resolution of its sensors.

    The noise is shaped where that gains enough, unless ``zone`` has uniform noise although it would there. A
    zone that hides a range has no resolution, whatever its sensors.

    Args:
        zone: the zone.
        resolution: the resolution of the sensors; None for that of the zone.
    """
    kind = zone.noise.kind
    is_chosen = zone.noise.is_uniform and _with_noise(zone, kind, "shaped") is not None
    of_moves = zone.resolution if resolution is None else resolution

    def make(
        domain: ZoneDomain = DEFAULT_DOMAIN,
        promise: Promise = DEFAULT_PROMISE,
        schedule: Schedule = DEFAULT_SCHEDULE,
    ) -> Zone:
        return new_zone(
            zone.name,
            domain,
            promise,
            schedule,
            noise_kind=kind,
            shape="uniform" if is_chosen else "auto",
            resolution=of_moves if isinstance(promise.hides, Move) else 0.0,
        )

    return make


def zones_by_noise(chosen: Zone) -> list[tuple[NoiseScale, Zone | None]]:
    """Return each noise for the promise of a zone of `new_zone`, and a zone with it, if there is one.

    These are uniform noise of each kind, and shaped noise of the zone's kind.
    """
    own = chosen.noise
    found = []
    kinds: tuple[tuple[NoiseKind, Literal["uniform", "shaped"]], ...] = (
        ("discrete-gaussian", "uniform"),
        ("rounded-gaussian", "uniform"),
        (own.kind, "shaped"),
    )
    for kind, shape in kinds:
        is_chosen = kind == own.kind and own.is_uniform == (shape == "uniform")
        zone = chosen if is_chosen else _with_noise(chosen, kind, shape)
        sigma = None if zone is None else zone.noise.sigma
        found.append((NoiseScale(kind, shape, sigma, is_chosen), zone))
    return found


def _with_noise(zone: Zone, kind: NoiseKind, shape: Literal["uniform", "shaped"]) -> Zone | None:
    """Return a zone with another noise; None if it cannot be drawn, or not be shaped with a gain."""
    try:
        made = new_zone(
            zone.name,
            zone.domain,
            zone.promise,
            zone.schedule,
            noise_kind=kind,
            shape="uniform" if shape == "uniform" else "auto",
            resolution=zone.resolution,
        )
    except ParameterError:
        return None
    return made if made.noise.is_uniform == (shape == "uniform") else None


def requested_promise(
    zone: Zone, trials: int, seed: int, progress: Callable[[float], None] = lambda share: None
) -> RequestedPromise:
    """Return the position errors that each noise for a zone's promise allows.

    Args:
        zone: a zone of `new_zone`.
        trials: as in `choices`. The error of `posterior` is measured with one simulated round for 10 of them,
            at least 2.
        seed: seed of all simulations.
        progress: called with the share of the measurements that are done.
    """
    worlds = max(2, trials // _WORLDS_PER_ESTIMATE)
    releases = zone.schedule.releases
    cases = [(rounds, missing) for missing in (0.0, MISSING) for rounds in dict.fromkeys((1, releases))]
    noises = []
    for noise, each in zones_by_noise(zone):
        if each is None:
            continue
        errors = [position_errors(each, *case, _LIMIT_DRAWS, seed) for case in cases]
        if noise.chosen:
            for index, limits in enumerate(errors):
                errors[index] = with_posterior(
                    each,
                    limits,
                    worlds,
                    seed,
                    lambda share, done=index: progress((done + share) / len(cases)),  # type: ignore[misc]
                )
        noises.append(NoiseErrors(noise, tuple(errors)))
    uneven = uneven_budget(releases, UNEVEN_EXPONENT)
    following = following_error(zone, seed)
    return RequestedPromise(zone.promise.mode, releases, tuple(noises), worlds, uneven, following)


def _filled(row: Choice, zone: Zone, distance: ExpectedEmd, seed: int) -> Choice:
    one_round = position_errors(zone, seed=seed)
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
        one_round=one_round,
        period=one_round if row.releases == 1 else position_errors(zone, row.releases, seed=seed),
        sigma=zone.noise.sigma,
        rho=budget_of(zone).rho,
        emd=distance.mean,
        emd_half_width=distance.half_width,
        placeless=distance.placeless,
    )
