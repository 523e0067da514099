"""A heat zone's promise in words, and the check that its noise keeps it."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from heatcloak_shared.budget import ZoneBudget, attackers_best, distinguishing_probability
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.rounding import round_up, up_text
from heatcloak_shared.zone.any_zone import computational_in_short, computational_in_words
from heatcloak_shared.zone.domain import ZoneDomain
from heatcloak_shared.zone.model import Move, Range
from heatcloak_shared.zone.rooms import ELSEWHERE, MoveByRoom, known_change, moves_problem

if TYPE_CHECKING:
    from heatcloak_shared.zone.heat import Zone

BLIND_ERROR = 0.25
"""Mean error of always answering "in the middle of the corridor", in corridor lengths."""
_LONGEST_STATEMENT = 1024


def promise_in_words(zone: Zone, *, seeded: bool | None = None) -> str:
    """Return the public statement of a heat zone: see `AnyZone.promise_in_words`.

    If it gets too long with the radius of every room, it names the rooms with the least and the greatest.
    """
    rest = [computational_in_words(seeded)]
    hides = zone.promise.hides
    if isinstance(hides, Move):
        rest.append(
            _placing_in_words(zone, hides) if zone.domain.has_length else _distinguishing_in_words(zone)
        )
    whole = " ".join([_hidden_change_in_words(zone), *rest])
    if len(whole) <= _LONGEST_STATEMENT:
        return whole
    return " ".join([_hidden_change_in_words(zone, brief=True), *rest])


def promise_in_short(zone: Zone, *, seeded: bool) -> str:
    """Return `promise_in_words` without its explanations, for a screen with few lines."""
    return f"{_hidden_change_in_words(zone)} {computational_in_short(seeded)}"


def _hidden_change_in_words(zone: Zone, *, brief: bool = False) -> str:
    hides = zone.promise.hides
    if isinstance(hides, Range):
        return _range_in_words(zone, hides)
    rule = ""
    if isinstance(hides, MoveByRoom):
        rule = (
            "; across a border, the shares of these distances that a move uses up are added"
            if zone.domain.movement == "path"
            else "; a hop between two rooms counts with the larger of their distances"
        )
    steps = f" and no sensor reports in steps of more than {zone.resolution!r}" if zone.resolution else ""
    return (
        f"If the model of heat holds{zone.domain.conditions}{steps}, moving any one person by up to "
        f"{move_in_words(zone.domain, hides, brief=brief)}{',' if rule else ''} {_odds_in_words(zone)}{rule}."
    )


def move_in_words(domain: ZoneDomain, move: Move, *, brief: bool = False) -> str:
    """Return how far a promise lets a person move: with rooms, in each of them.

    Args:
        domain: where people move.
        move: the hidden move.
        brief: whether to state only the least and the greatest radius, and a room with each.
    """
    if not isinstance(move, MoveByRoom):
        return domain.radius_in_words(move.alpha)
    places: dict[float, list[str]] = {}
    for name, alpha in move.radii(domain):
        places.setdefault(alpha, []).append(ELSEWHERE if name == ELSEWHERE else f'in "{name}"')
    levels = sorted(places.items(), reverse=True)
    if brief and len(move.rooms) > 1:
        least, greatest = levels[-1], levels[0]
        return (
            f"what the zone file states for each of {len(move.rooms)} rooms, from "
            f"{domain.radius_in_words(least[0])} {least[1][0]} to "
            f"{domain.radius_in_words(greatest[0])} {greatest[1][0]}"
        )
    return ", or up to ".join(f"{domain.radius_in_words(alpha)} {_listed(names)}" for alpha, names in levels)


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def _placing_in_words(zone: Zone, move: Move) -> str:
    noise, releases = zone.noise, zone.schedule.releases
    best = attackers_best(move.alpha, noise.weighted_sensitivity)
    standing = attackers_best(move.alpha, noise.weighted_sensitivity, releases)
    # With rooms the least radius and the greatest change are not at the same place: the error is larger.
    worse = " or worse" if isinstance(move, MoveByRoom) else ""
    return (
        f"On average, an observer without prior knowledge places a single source {_placing(best)}{worse} in "
        f"one round, and {_placing(standing)}{worse} over the period if the source stands still. This is an "
        "average, not a bound: with prior knowledge, and at some places, the error is smaller."
    )


def _placing(distance: float) -> str:
    return f"to about ±{distance:.2g} of the corridor" if distance < BLIND_ERROR else "no better than a guess"


def _distinguishing_in_words(zone: Zone) -> str:
    once, standing = (
        up_text(100.0 * neighbour_distinguishability(zone, each)) for each in (1, zone.schedule.releases)
    )
    _, pair = zone.domain.neighbours(zone.promise.alpha or 1.0)
    return (
        f"An observer to whom {pair} were equally likely before names the right one "
        f"at most {once} % of the time in one round, or {standing} % over the period if the person stands "
        "still; a blind guess is right 50 % of the time. With prior knowledge the observer is right more "
        "often."
    )


def neighbour_distinguishability(zone: Zone, releases: int = 1, change: float | None = None) -> float:
    """Return the greatest probability with which an observer distinguishes two neighbouring locations.

    An upper bound for an observer to whom both locations were equally likely before, and who does not hold
    the seeds. ``zone.domain.neighbours`` gives the distance of the locations.

    Args:
        zone: a zone.
        releases: released rounds in which the person stands still.
        change: length of the change of a round's readings, each divided by its sensor's scale, when a person
            moves from one location to the other; None derives it from the noise of a zone that hides a move,
            with the least radius of its rooms if it has rooms: the locations are then anywhere.

    Returns:
        A probability from one half, that of a guess, to 1, rounded up.
    """
    noise, alpha = zone.noise, zone.promise.alpha
    if change is None:
        assert alpha is not None  # noqa: S101  by the contract
        distance, _ = zone.domain.neighbours(alpha)
        change = round_up(noise.weighted_sensitivity / alpha * distance)
    return distinguishing_probability(noise.kind, change, noise.sigma_ticks, releases, zone.resolution_ticks)


def _range_in_words(zone: Zone, span: Range) -> str:
    return (
        f"Changing what the sensors measure in any way, all {len(zone.nodes)} of them and in every round, "
        f"within {span.low!r} to {span.high!r}, {_odds_in_words(zone)}. Readings outside of this range are "
        "clamped to it. The promise does not depend on how heat spreads, and names no distance."
    )


def _odds_in_words(zone: Zone) -> str:
    promise, schedule = zone.promise, zone.schedule
    releases = "one release" if schedule.releases == 1 else f"{schedule.releases} releases"
    rounds = "one round" if schedule.budget_rounds == 1 else f"{schedule.budget_rounds} rounds"
    return (
        f"changes the odds of anything an observer can see in one period of {rounds} ({releases}) "
        f"by at most a factor of {up_text(math.exp(promise.epsilon))} "
        f"(epsilon {up_text(promise.epsilon)}), except with probability {up_text(promise.delta)}"
    )


def budget_of(zone: Zone) -> ZoneBudget:
    """Return the privacy budget that the zone's noise spends in one budget period.

    Raises:
        ParameterError: the noise is too small for any promise.
    """
    noise = zone.noise
    return ZoneBudget(
        noise.kind,
        noise.weighted_sensitivity,
        noise.sigma_ticks,
        zone.schedule.releases,
        zone.resolution_ticks,
    )


def resolution_share(zone: Zone) -> float:
    """Return the share of the noise that the sensors' resolution takes: of μ, and so of every scale.

    The rest hides the move, and the rounding to the lattice.
    """
    total = budget_of(zone).mu
    if not zone.resolution or not total:
        return 0.0
    without = budget_of(replace(zone, resolution=0.0)).mu
    return max(0.0, 1.0 - without / total)


def empty_promise(domain: ZoneDomain, hides: Move | Range) -> str | None:
    """Return why the hidden move is impossible in ``domain``; None if it is possible."""
    if isinstance(hides, MoveByRoom):
        return moves_problem(domain, hides)
    return domain.alpha_problem(hides.alpha) if isinstance(hides, Move) else None


def broken_promise(zone: Zone) -> str | None:
    """Return why the zone's noise does not keep its promise, with the remedy; None if it does.

    The check uses the file's own values. Whether the stated ``sensitivity`` of a hidden move is that of the
    domain is a separate check, which needs the model. Only a zone with rooms is checked with the model here,
    at some places of each room: the sensitivity must fit the map.
    """
    promise, noise = zone.promise, zone.noise
    remedy = "calibrate the zone again, or promise less"
    if isinstance(promise.hides, Range):
        needed = promise.hides.sensitivity(noise.relative_scales)
        if noise.sensitivity < needed:
            return f"noise.sensitivity: {noise.sensitivity:g} is below the range's {needed:.9g}: {remedy}"
    if isinstance(promise.hides, MoveByRoom):
        needed = known_change(zone.domain, promise.hides, noise)
        if noise.sensitivity < needed:
            return (
                f"noise.sensitivity: {noise.sensitivity:g} is below {needed:.9g}, which the moves that the "
                f"rooms hide take: {remedy}"
            )
    try:
        delta = budget_of(zone).delta(promise.epsilon)
    except ParameterError as error:
        return f"noise.sigma_ticks: {error}: {remedy}"
    if delta <= promise.delta:
        return None
    return (
        f"noise.sigma_ticks: these scales keep delta = {up_text(delta, 9)} at epsilon = {promise.epsilon:g}, "
        f"not the promised {promise.delta:g}: {remedy}"
    )
