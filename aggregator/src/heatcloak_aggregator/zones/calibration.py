"""Calibrate new zones, and check the stated sensitivity of a zone against its model.

`new_zone` sets the noise of every real zone, with `heatcloak_shared.budget.sigma_for`; `privacy.calibrate`,
with its choice of methods, serves library users and experiments.
"""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np

from heatcloak_aggregator.zones.defaults import (
    DEFAULT_DOMAIN,
    DEFAULT_MOVE,
    DEFAULT_NAME,
    DEFAULT_PROMISE,
    DEFAULT_SCHEDULE,
    DEMO_NAME,
)
from heatcloak_aggregator.zones.kinds import is_built_in, kind_of
from heatcloak_shared import budget
from heatcloak_shared.errors import ParameterError, PluginError, ZoneError
from heatcloak_shared.parameters import check_positive
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Move, Noise, Promise, Range, Zone, ZoneDomain
from heatcloak_shared.zone import promise as promises
from heatcloak_shared.zone.file import FURTHEST_READING
from heatcloak_shared.zone.promise import broken_promise, empty_promise


def new_zone(
    name: str = DEFAULT_NAME,
    domain: ZoneDomain = DEFAULT_DOMAIN,
    promise: Promise = DEFAULT_PROMISE,
    schedule: Schedule = DEFAULT_SCHEDULE,
) -> Zone:
    """Return a zone whose noise keeps ``promise`` over all releases of a budget period.

    The sensitivity of a hidden move is that of a person anywhere in a corridor, or of the steepest edge of a
    graph; that of a hidden range is √m times its width. Quantisation inflates it by at most 5 %. The noise is
    calibrated by zero-concentrated differential privacy, proven for the discrete Gaussian, and rounded up.

    Raises:
        ParameterError: a value is out of range, the promise needs more noise than the sampler can draw, the
            hidden move is impossible (less than a hop on a graph, or more than the diameter), or heat mixes
            so completely that readings do not resolve a move.
    """
    empty = empty_promise(domain, promise.hides)
    if empty is not None:
        raise ParameterError(f"alpha: {empty}")
    if isinstance(promise.hides, Move):
        check_positive("alpha", promise.hides.alpha)
    else:
        check_range(promise.hides.low, promise.hides.high)
    sensitivity = one_round_sensitivity(domain, promise.hides)
    if isinstance(promise.hides, Move):
        mixed = kind_of(domain).resolution_problem(domain, sensitivity)
        if mixed is not None:
            raise ParameterError(mixed)
    step = budget.lattice_step(sensitivity, domain.n_sensors)
    rounded = budget.lattice_sensitivity(sensitivity, step, domain.n_sensors)
    sigma = budget.sigma_for(rounded, promise.epsilon, promise.delta, schedule.releases)
    nodes = node_names(domain.n_sensors)
    ticks = budget.ticks_for(sigma, step)
    zone = Zone(name, domain, nodes, schedule, promise, Noise(sensitivity, step, ticks))
    # sigma_for ignores the sampler's truncation, which adds a little to delta.
    while broken_promise(zone) is not None:
        ticks = budget.ticks_for(1.001 * ticks * step, step)
        zone = replace(zone, noise=Noise(sensitivity, step, ticks))
    return zone


def check_range(low: float, high: float, prefix: str = "") -> None:
    """Refuse limits of readings that are not a range.

    Args:
        low: the least reading.
        high: the greatest reading.
        prefix: text before "low" and "high" in errors: ``"--"`` for options.

    Raises:
        ParameterError: one is not a finite number below 1e12 in magnitude, or ``low`` is not below ``high``.
    """
    for name, value in (("low", low), ("high", high)):
        # Written so that NaN fails it too.
        if not abs(value) < FURTHEST_READING:
            raise ParameterError(
                f"{prefix}{name} is {value!r}: give a number above {-FURTHEST_READING:g} and below "
                f"{FURTHEST_READING:g}"
            )
    if not low < high:
        raise ParameterError(
            f"{prefix}low is {low!r} and {prefix}high is {high!r}: give a low reading below the high one"
        )


def node_names(count: int) -> tuple[str, ...]:
    """Return the names of a new zone's nodes: n01, n02, … in the order of their sensors."""
    width = max(2, len(str(count)))
    return tuple(f"n{place:0{width}d}" for place in range(1, count + 1))


def demo_zone(
    rounds: int,
    name: str = DEMO_NAME,
    domain: ZoneDomain = DEFAULT_DOMAIN,
    hides: Move = DEFAULT_MOVE,
) -> Zone:
    """Return a zone with the default promise over all rounds of a demo.

    A demo shorter than the default period has the default period's promise.

    Raises:
        ParameterError: as `new_zone`.
    """
    releases = max(rounds, DEFAULT_SCHEDULE.releases)
    schedule = replace(DEFAULT_SCHEDULE, releases=releases, budget_rounds=releases)
    return new_zone(name, domain, replace(DEFAULT_PROMISE, hides=hides), schedule)


def one_round_sensitivity(domain: ZoneDomain, hides: Move | Range) -> float:
    """Return Δ₂ of one round's readings for the hidden change, before quantisation, rounded up.

    It is slightly above `model_sensitivity`, and at least the value of that on every machine, so that no
    machine refuses a zone that another one has made.

    Raises:
        ParameterError: as `model_sensitivity`.
    """
    if isinstance(hides, Range):
        return hides.sensitivity(domain.n_sensors)
    return _checked(domain, kind_of(domain).portable_sensitivity(domain, hides.alpha))


def model_sensitivity(domain: ZoneDomain, alpha: float) -> float:
    """Return Δ₂ of a domain for people anywhere in it, rounded up.

    Raises:
        ParameterError: the domain has too many locations to hold its matrix.
        PluginError: the plugin for the domain fails, or computes something else than a positive number.
    """
    return _checked(domain, kind_of(domain).model_sensitivity(domain, alpha))


def _checked(domain: ZoneDomain, sensitivity: float) -> float:
    """Return the sensitivity of a built-in kind, or that of a plugin if it is a finite positive number."""
    if is_built_in(domain):
        return sensitivity
    if not (isinstance(sensitivity, (int, float, np.number)) and 0 < sensitivity < math.inf):
        raise PluginError(
            f"the plugin for domain kind {domain.kind!r} computes the sensitivity {sanitize(sensitivity)}, "
            "which is not a finite number above 0: correct its sensitivity()"
        )
    return float(sensitivity)


def check_against_model(zone: Zone, source: str) -> None:
    """Refuse a zone that hides a move if its stated sensitivity is below that of its domain.

    There is no tolerance: calibration already allows for the rounding of other machines.

    Args:
        zone: the zone.
        source: its file's name, for errors.

    Raises:
        ZoneError: the stated sensitivity is below the domain's, or below what readings resolve; or the domain
            is too large, or alpha too great, for the check.
    """
    if isinstance(zone.promise.hides, Range):
        return  # The zone file's own check covers it.
    try:
        needed = model_sensitivity(zone.domain, zone.promise.hides.alpha)
    except ParameterError as error:
        raise ZoneError(f"{source}: {error}") from None
    stated = zone.noise.sensitivity
    # Refuse a plugin whose sensitivity is too small, even if the file states a larger one.
    least = stated if is_built_in(zone.domain) else min(stated, 2.0 * needed)
    mixed = kind_of(zone.domain).resolution_problem(zone.domain, least)
    if mixed is not None:
        raise ZoneError(f"{source}: {mixed}")
    # Written so that NaN fails it too.
    if not stated >= needed:
        raise ZoneError(
            f"{source}: noise.sensitivity: {stated!r} is below the domain's {needed!r} "
            f"for alpha = {zone.promise.hides.alpha:g}: calibrate the zone again"
        )


def attackers_best(zone: Zone) -> float:
    """Return the approximate error with which an observer without prior knowledge places a source.

    For one round, averaged over places; a rule of thumb and not a bound: see
    `heatcloak_shared.budget.attackers_best`. It assumes the model of heat, also if the promise hides a range.

    Raises:
        ParameterError: as `model_sensitivity`; or the domain has no length: use
            `neighbour_distinguishability`.
    """
    if not zone.domain.has_length:
        raise ParameterError(
            f"zone {zone.name} has a domain of kind {zone.domain.kind!r}, where errors of location are not "
            f"stated as shares of a length: use neighbour_distinguishability, for {distinguished_pair(zone)}"
        )
    hides, noise = zone.promise.hides, zone.noise
    if isinstance(hides, Move):
        return budget.attackers_best(hides.alpha, noise.sigma, noise.sensitivity)
    return budget.attackers_best(1.0, noise.sigma, model_sensitivity(zone.domain, 1.0))


def distinguished_pair(zone: Zone) -> str:
    """Return the two locations of `neighbour_distinguishability`, in words.

    Raises:
        ParameterError: the zone hides a range, and its domain is too large, or no plugin for it is installed.
    """
    alpha = zone.promise.alpha
    return zone.domain.neighbours(kind_of(zone.domain).least_move(zone.domain) if alpha is None else alpha)[1]


def neighbour_distinguishability(zone: Zone, releases: int = 1) -> float:
    """Return the greatest probability with which an observer distinguishes two neighbouring locations.

    An upper bound for an observer to whom both locations were equally likely before, and who does not hold
    the seeds. It assumes the model of heat, also if the promise hides a range.

    Args:
        zone: a zone.
        releases: released rounds in which the person stands still.

    Returns:
        A probability from one half, that of a guess, to 1, rounded up.

    Raises:
        ParameterError: as `model_sensitivity`.
    """
    # The stated sensitivity is at least the domain's.
    sensitivity = None
    if isinstance(zone.promise.hides, Range):
        sensitivity = model_sensitivity(zone.domain, kind_of(zone.domain).least_move(zone.domain))
    return promises.neighbour_distinguishability(zone, releases, sensitivity)
