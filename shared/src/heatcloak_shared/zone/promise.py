"""What a zone promises: in words, and whether its noise keeps it."""

from __future__ import annotations

import math

from heatcloak_shared.budget import ZoneBudget, attackers_best, lattice_sensitivity
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.rounding import down_text, round_up, up_text
from heatcloak_shared.zone.model import Graph, Interval, Move, Range, Zone


def promise_in_words(zone: Zone) -> str:
    """The public statement of a zone, with the zone's own numbers: for one person, or for any reading."""
    hides = zone.promise.hides
    if isinstance(hides, Range):
        return _range_in_words(zone, hides)
    return _hops_in_words(zone, hides) if isinstance(zone.domain, Graph) else _move_in_words(zone, hides)


def _move_in_words(zone: Zone, move: Move) -> str:
    noise, releases = zone.noise, zone.schedule.releases
    best = attackers_best(move.alpha, noise.sigma, noise.sensitivity)
    standing = attackers_best(move.alpha, noise.sigma, noise.sensitivity, releases)
    return (
        f"Moving any one person by up to {down_text(move.alpha)} of the corridor {_odds_in_words(zone)}. "
        f"Nobody can place a single source {_placing(best)} in one round, or {_placing(standing)} over the "
        "period if it stands still."
    )


def _hops_in_words(zone: Zone, move: Move) -> str:
    once, standing = (up_text(100.0 * told_apart(zone, each)) for each in (1, zone.schedule.releases))
    return (
        f"Moving any one person by up to {hops_in_words(move.alpha)} along the graph "
        f"{_odds_in_words(zone)}. Nobody can say at which of two neighbouring vertices a person is and be "
        f"right more than {once} % of the time in one round, or {standing} % over the period if the person "
        "stands still; a blind guess is right 50 % of the time."
    )


def hops_in_words(alpha: float) -> str:
    """How far one person may move under a promise of that radius: whole hops, as nobody moves by less."""
    hops = down_text(math.floor(alpha))
    return "1 hop" if hops == "1" else f"{hops} hops"


def told_apart(zone: Zone, releases: int = 1, per_hop: float | None = None) -> float:
    """The most that anybody can be right with who says at which of two neighbouring vertices a person is.

    Args:
        zone: a zone on a graph.
        releases: released rounds in which the person stands still.
        per_hop: Δ₂ of a person who moves by one hop; None for what the zone's noise was calibrated for, of a
            promise that hides a move.

    Returns:
        A probability from one half, that of a guess, to 1, rounded up.
    """
    from heatcloak_shared.telling_apart import telling_apart

    noise = zone.noise
    if per_hop is None:
        assert zone.promise.alpha is not None  # noqa: S101  by the contract
        per_hop = round_up(noise.sensitivity / zone.promise.alpha)
    ticks = lattice_sensitivity(per_hop, noise.step, len(zone.nodes)) / noise.step
    return telling_apart(ticks, noise.sigma_ticks, releases)


def _placing(distance: float) -> str:
    # Whoever always says "in the middle" is wrong by a quarter of the corridor on average.
    return f"better than about ±{distance:.2g} of the corridor" if distance < 0.25 else "at all"


def _range_in_words(zone: Zone, span: Range) -> str:
    return (
        f"Changing what the sensors measure in any way, all {len(zone.nodes)} of them and in every round, "
        f"within {span.low!r} to {span.high!r}, {_odds_in_words(zone)}. Readings beyond are clamped; nothing "
        "is assumed of how heat spreads, and so nothing is said of distances."
    )


def _odds_in_words(zone: Zone) -> str:
    promise, schedule = zone.promise, zone.schedule
    releases = "one release" if schedule.releases == 1 else f"{schedule.releases} releases"
    return (
        f"changes the odds of anything an observer can see in one period of {schedule.budget_rounds} rounds "
        f"({releases}) by at most a factor of {up_text(math.exp(promise.epsilon))} "
        f"(epsilon {up_text(promise.epsilon)}), except with probability {up_text(promise.delta)}"
    )


def budget_of(zone: Zone) -> ZoneBudget:
    """The arithmetic of what the zone's noise spends in one budget period.

    Raises:
        ParameterError: the noise is so small that it promises nothing.
    """
    noise, schedule = zone.noise, zone.schedule
    return ZoneBudget(
        sensitivity=noise.sensitivity,
        step=noise.step,
        sigma_ticks=noise.sigma_ticks,
        n_sensors=len(zone.nodes),
        releases=schedule.releases,
    )


def empty_promise(domain: Interval | Graph, hides: Move | Range) -> str | None:
    """Why a promise is about nobody who could be there, with the remedy; None where it is about somebody.

    A person on a graph moves by whole hops. Half a hop would hide half of what one person changes, and the
    odds that are promised would be those of nobody.
    """
    if not isinstance(hides, Move):
        return None
    if not isinstance(domain, Graph):
        if not hides.alpha > 1.0:
            return None
        return (
            f"{hides.alpha!r} is more than the corridor's length, and no person moves further: give at most 1"
        )
    # Written so that NaN fails it too.
    if hides.alpha >= 1.0:
        return None
    return f"{hides.alpha!r} is less than one hop, and nobody on a graph moves by less: give at least 1"


def broken_promise(zone: Zone) -> str | None:
    """Why the zone's noise does not keep its promise, with the remedy; None where it does.

    The noise is recomputed from what the file itself states. Whether the ``sensitivity`` of a promise that
    hides a move is that of the domain is another question, which needs the model.
    """
    promise = zone.promise
    remedy = "calibrate the zone anew, or promise less"
    if isinstance(promise.hides, Range):
        needed = promise.hides.sensitivity(len(zone.nodes))
        if zone.noise.sensitivity < needed:
            return (
                f"noise.sensitivity: {zone.noise.sensitivity:g} is below the range's {needed:.9g}: {remedy}"
            )
    try:
        delta = budget_of(zone).delta(promise.epsilon)
    except ParameterError as error:
        return f"noise.sigma_ticks: {error}: {remedy}"
    if delta <= promise.delta:
        return None
    return (
        f"noise.sigma_ticks: {zone.noise.sigma_ticks} steps keep delta = {delta:.3g} at epsilon = "
        f"{promise.epsilon:g}, not the promised {promise.delta:g}: {remedy}"
    )
