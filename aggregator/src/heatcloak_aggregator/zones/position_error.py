"""Position error of one person in a zone: limits of any method, and the measured error of `posterior`.

As in `heatcloak_aggregator.theory`, one person is equally likely anywhere, and has intensity 1 if it is
known, else one that is uniform on the prior range of `posterior`. R rounds in which the person does not move
are like one with σ/√R.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.domains.checks import interval_operator_or_none
from heatcloak_aggregator.recovery import posterior
from heatcloak_aggregator.recovery.posterior.prior import INTENSITY
from heatcloak_aggregator.theory import MeanError, position_limits
from heatcloak_aggregator.theory.position import excess_error
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.zone import Zone

DRAWS = 250
"""Simulated readings for one Bayes limit."""
_MEAN_OF_NORMAL = math.sqrt(2.0 / math.pi)
_MOST_LOCATIONS = 500
"""Numbered locations up to which errors are computed: the distances of all pairs take long beyond."""
_MOVES = {"interval": 40_000, "vertices": 5_000}
"""Moves of one posterior, by its model. The default is many times as many, for the same mean error to 2 %."""


@dataclass(frozen=True, slots=True)
class PositionError:
    """Mean position errors of one person, in the unit of the domain's distance; None if not computed.

    Attributes:
        bayes: least mean error of any method; None for more than 500 numbered locations, for very little
            noise, or if the zone's range clamps readings of one person.
        cramer_rao: √(2/π) times the Cramér–Rao bound, the mean absolute error of a normal estimate with that
            standard deviation; None also without a length, or if there is too little information.
        posterior: measured error of the estimate of `posterior`, which does not know that there is one
            person; None where it was not measured.
    """

    bayes: MeanError | None = None
    cramer_rao: float | None = None
    posterior: MeanError | None = None


@dataclass(frozen=True, slots=True)
class ErrorsByIntensity:
    """Position errors for known and unknown intensity.

    Attributes:
        releases: number of rounds, pooled, in which the person does not move.
        missing: share of the sensors that are missing, a random set.
        known: errors for a known intensity of 1.
        unknown: errors for an unknown intensity.
    """

    releases: int
    missing: float
    known: PositionError
    unknown: PositionError


def position_errors(
    zone: Zone, releases: int = 1, missing: float = 0.0, draws: int = DRAWS, seed: int = 0
) -> ErrorsByIntensity:
    """Return the limits of the position error for a zone's noise, without the error of `posterior`.

    Args:
        zone: the zone.
        releases: number of rounds in which the person does not move.
        missing: share of the sensors that are missing.
        draws: simulated readings for each Bayes limit.
        seed: their seed. Equal seeds make differences between noises more accurate.
    """
    op = operator_of(zone.domain)
    nothing = ErrorsByIntensity(releases, missing, PositionError(), PositionError())
    if not zone.domain.has_length and zone.domain.n_sources > _MOST_LOCATIONS:
        return nothing
    lowest, highest = zone.reading_limits
    if lowest > 0.0 or highest < op.peak_reading():
        return nothing  # The limits are those of readings that are not clamped.
    try:
        limits = position_limits(op, _sigmas(zone, releases), missing, draws, seed)
    except ParameterError:  # too little noise for the grid of the posterior, or a domain that is too large
        return nothing
    known, unknown = (
        PositionError(bayes, _mean_error_of(bound))
        for bayes, bound in (
            (limits.bayes_known, limits.cramer_rao_known),
            (limits.bayes_unknown, limits.cramer_rao_unknown),
        )
    )
    return replace(nothing, known=known, unknown=unknown)


def with_posterior(
    zone: Zone,
    errors: ErrorsByIntensity,
    worlds: int,
    seed: int,
    progress: Callable[[float], None] = lambda share: None,
) -> ErrorsByIntensity:
    """Return ``errors`` with the measured error of `posterior`, where it supports the domain.

    It runs with its default prior of up to six people. Its estimate is scored by its distance from the
    person, as in the earth mover's distance; an empty one counts as a uniform one. The mean is that of
    `excess_error` over simulated readings, added to the Bayes limit.

    Args:
        zone: the zone.
        errors: limits for a number of releases and a share of missing sensors, for which to measure.
        worlds: simulated people, at least 2. Each has another set of missing sensors.
        seed: their seed. Equal seeds give the same people and the same noise in units of σⱼ.
        progress: called after each estimate with the share that is done.
    """
    known, unknown = (
        replace(
            limits,
            posterior=_error_of_posterior(
                zone,
                errors,
                limits.bayes,
                intensity,
                worlds,
                seed,
                lambda share, done=part: progress((done + share) / 2.0),  # type: ignore[misc]
            ),
        )
        for part, (limits, intensity) in enumerate(((errors.known, 1.0), (errors.unknown, None)))
    )
    return replace(errors, known=known, unknown=unknown)


def _error_of_posterior(
    zone: Zone,
    errors: ErrorsByIntensity,
    bayes: MeanError | None,
    intensity: float | None,
    worlds: int,
    seed: int,
    progress: Callable[[float], None],
) -> MeanError | None:
    op = operator_of(zone.domain)
    if bayes is None or op.posterior_model is None:
        return None
    n_sensors = op.shape[0]
    absent = min(round(errors.missing * n_sensors), n_sensors - 1)
    sigmas = _sigmas(zone, errors.releases)
    people, sets, noise = (np.random.default_rng([seed, stream]) for stream in range(3))
    excesses = np.empty(worlds)
    for world in range(worlds):
        where, bright = people.random(2)
        clean = (intensity or INTENSITY[0] + (INTENSITY[1] - INTENSITY[0]) * bright) * _readings(op, where)
        cloaked = clean + sigmas * noise.standard_normal(n_sensors)
        present = np.sort(sets.permutation(n_sensors)[absent:])
        estimate = posterior(
            op,
            cloaked[present],
            sigmas[present],
            intensity=intensity,
            seed=world,
            sensors=present,
            moves=_MOVES[op.posterior_model],
        ).estimate
        excesses[world] = excess_error(
            op, estimate, cloaked[present], sigmas, INTENSITY if intensity is None else intensity, present
        )
        progress((world + 1) / worlds)
    error = math.hypot(bayes.standard_error, float(excesses.std(ddof=1)) / math.sqrt(worlds))
    return MeanError(bayes.mean + float(excesses.mean()), error)


def _readings(op: Operator, where: float) -> FloatArray:
    """Return the readings (m,) of a person of intensity 1 at a share ``where`` of the domain."""
    interval = interval_operator_or_none(op)
    if interval is not None:
        return np.asarray(interval.responses(np.array([where]))[0])
    return np.asarray(op.matrix()[:, int(where * op.shape[1])])


def _sigmas(zone: Zone, releases: int) -> FloatArray:
    return np.array(zone.noise.sigmas) / math.sqrt(releases)


def _mean_error_of(bound: float | None) -> float | None:
    return None if bound is None or not math.isfinite(bound) else _MEAN_OF_NORMAL * bound
