"""Making a zone: from what is asked for to the noise that keeps it, and checking one against the model."""

from __future__ import annotations

from dataclasses import replace

from heatcloak_aggregator.zones.defaults import (
    DEFAULT_DOMAIN,
    DEFAULT_MOVE,
    DEFAULT_NAME,
    DEFAULT_PROMISE,
    DEFAULT_SCHEDULE,
    DEMO_NAME,
)
from heatcloak_aggregator.zones.kinds import kind_of
from heatcloak_shared import budget
from heatcloak_shared.errors import ParameterError, ZoneError
from heatcloak_shared.parameters import check_positive
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
    """A zone whose noise keeps ``promise`` over all releases of a budget period.

    The sensitivity of a hidden move is that of a person who stands anywhere, not only on the grid, or of the
    steepest edge of a graph; that of a hidden range is √m times its width. The lattice inflates it by at most
    5 %; the noise is calibrated by zero-concentrated differential privacy, proven for the discrete Gaussian,
    and rounded up.

    Raises:
        ParameterError: a value is out of range, the promise asks for more noise than can be drawn, no person
            can make the move that it hides (less than a hop on a graph, or more than the diameter), or heat
            mixes so completely that readings do not resolve a move.
    """
    empty = empty_promise(domain, promise.hides)
    if empty is not None:
        raise ParameterError(f"alpha: {empty}")
    if isinstance(promise.hides, Move):
        check_positive("alpha", promise.hides.alpha)
    else:
        check_range(promise.hides.low, promise.hides.high)
    sensitivity = one_round_sensitivity(domain, promise.hides)
    mixed = _resolution_problem(domain, promise.hides, sensitivity)
    if mixed is not None:
        raise ParameterError(mixed)
    step = budget.lattice_step(sensitivity, domain.n_sensors)
    rounded = budget.lattice_sensitivity(sensitivity, step, domain.n_sensors)
    sigma = budget.sigma_for(rounded, promise.epsilon, promise.delta, schedule.releases)
    nodes = node_names(domain.n_sensors)
    ticks = budget.ticks_for(sigma, step)
    zone = Zone(name, domain, nodes, schedule, promise, Noise(sensitivity, step, ticks))
    # The sampler's truncation takes a little of delta that sigma_for knows nothing of.
    while broken_promise(zone) is not None:
        ticks = budget.ticks_for(1.001 * ticks * step, step)
        zone = replace(zone, noise=Noise(sensitivity, step, ticks))
    return zone


def _resolution_problem(domain: ZoneDomain, hides: Move | Range, sensitivity: float) -> str | None:
    if isinstance(hides, Range):
        return None
    return kind_of(domain).resolution_problem(domain, sensitivity)


def check_range(low: float, high: float, prefix: str = "") -> None:
    """Refuse limits of readings that are no range.

    Args:
        low: the least reading that is let through.
        high: the greatest.
        prefix: stands before "low" and "high" in the error: ``"--"`` for options.

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
            f"{prefix}low is {low!r} and {prefix}high is {high!r}: give the least and the greatest reading "
            f"that is let through, the least first"
        )


def node_names(count: int) -> tuple[str, ...]:
    """What a new zone calls its nodes: n01, n02, … in the order of their sensors."""
    width = max(2, len(str(count)))
    return tuple(f"n{place:0{width}d}" for place in range(1, count + 1))


def demo_zone(
    rounds: int,
    name: str = DEMO_NAME,
    domain: ZoneDomain = DEFAULT_DOMAIN,
    hides: Move = DEFAULT_MOVE,
) -> Zone:
    """The default zone, or one of its promise elsewhere, stretched over all rounds of a demo.

    A demo that is shorter than the default period is promised what the period is.

    Raises:
        ParameterError: as `new_zone`.
    """
    releases = max(rounds, DEFAULT_SCHEDULE.releases)
    schedule = replace(DEFAULT_SCHEDULE, releases=releases, budget_rounds=releases)
    return new_zone(name, domain, replace(DEFAULT_PROMISE, hides=hides), schedule)


def one_round_sensitivity(domain: ZoneDomain, hides: Move | Range) -> float:
    """Δ₂ of one round's readings for the change that a promise hides, before the lattice, rounded up.

    A little more than `model_sensitivity`: at least what that is on any machine, so that none refuses a zone
    which another one has made.

    Raises:
        ParameterError: as `model_sensitivity`.
    """
    if isinstance(hides, Range):
        return hides.sensitivity(domain.n_sensors)
    return kind_of(domain).portable_sensitivity(domain, hides.alpha)


def model_sensitivity(domain: ZoneDomain, alpha: float) -> float:
    """Δ₂ of a domain for people who stand anywhere on it, rounded up.

    Raises:
        ParameterError: the domain has too many places to hold its matrix.
    """
    return kind_of(domain).model_sensitivity(domain, alpha)


def check_against_model(zone: Zone, source: str) -> None:
    """Refuse a zone that trusts the model, and whose stated sensitivity is below that of its domain.

    Without tolerance: it is whoever makes a zone who allows for how other machines round.

    Args:
        zone: the zone.
        source: its file's name, for the error text.

    Raises:
        ZoneError: the noise was calibrated for less than what a person can change, or for less than readings
            resolve; or the domain is too large, or alpha too great, to be checked.
    """
    if isinstance(zone.promise.hides, Range):
        return  # needs no model: the zone file's own rules checked it
    try:
        needed = model_sensitivity(zone.domain, zone.promise.hides.alpha)
    except ParameterError as error:
        raise ZoneError(f"{source}: {error}") from None
    mixed = _resolution_problem(zone.domain, zone.promise.hides, zone.noise.sensitivity)
    if mixed is not None:
        raise ZoneError(f"{source}: {mixed}")
    if zone.noise.sensitivity < needed:
        raise ZoneError(
            f"{source}: noise.sensitivity: {zone.noise.sensitivity!r} is below the domain's {needed!r} "
            f"for alpha = {zone.promise.hides.alpha:g}: calibrate the zone anew"
        )


def attackers_best(zone: Zone) -> float:
    """Return about how well an observer without prior knowledge places a single source in one round.

    An average over places by a rule of thumb, not a bound: see `heatcloak_shared.budget.attackers_best`. It
    holds where the model of heat does, also for a promise that hides a range.

    Raises:
        ParameterError: as `model_sensitivity`; or the zone is a graph, for which the rule is none and
            `told_apart` says what can be said.
    """
    if not zone.domain.has_length:
        raise ParameterError(
            f"zone {zone.name} is a {zone.domain.kind}, where no distance says how well somebody is placed: "
            "ask how well neighbouring vertices are told apart"
        )
    hides, noise = zone.promise.hides, zone.noise
    if isinstance(hides, Move):
        return budget.attackers_best(hides.alpha, noise.sigma, noise.sensitivity)
    return budget.attackers_best(1.0, noise.sigma, model_sensitivity(zone.domain, 1.0))


def told_apart(zone: Zone, releases: int = 1) -> float:
    """Return how often an observer names the right one of two neighbouring vertices, at most.

    A bound for an observer to whom both vertices were equally likely before, and who does not hold the seeds.
    As `attackers_best`, it holds where the model does, also for a promise that hides a range.

    Args:
        zone: a zone on a graph.
        releases: released rounds in which the person stands still.

    Returns:
        A probability from one half, that of a guess, to 1, rounded up.

    Raises:
        ParameterError: as `model_sensitivity`.
    """
    # What the noise was calibrated for may be more than the domain's, and never less.
    sensitivity = None
    if isinstance(zone.promise.hides, Range):
        sensitivity = model_sensitivity(zone.domain, kind_of(zone.domain).least_move(zone.domain))
    return promises.told_apart(zone, releases, sensitivity)
