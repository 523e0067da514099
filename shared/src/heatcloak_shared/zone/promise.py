"""What a zone promises: in words, and whether its noise keeps it."""

from __future__ import annotations

import math

from heatcloak_shared.budget import ZoneBudget, attackers_best, lattice_sensitivity
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.rounding import down_text, round_up, up_text
from heatcloak_shared.zone.model import Graph, Interval, Move, Range, Zone

BLIND_ERROR = 0.25
"""Mean error of always answering "in the middle of the corridor", in corridor lengths."""


def promise_in_words(zone: Zone, *, seeded: bool | None = None) -> str:
    """Return the public statement of a zone, with the zone's own numbers.

    Args:
        zone: the zone.
        seeded: True for nodes whose seeds a trusted party holds, False for nodes without a seed, None for the
            zone as a whole, whose file does not say which of its nodes are seeded.

    Returns:
        At most 1024 characters, so that it fits into the ``promise`` of a node's ``meta``. The statements for
        True, False and None differ.
    """
    said = [_odds_of_what_is_hidden(zone), _computational_in_words(seeded)]
    hides = zone.promise.hides
    if isinstance(hides, Move):
        said.append(
            _telling_in_words(zone) if isinstance(zone.domain, Graph) else _placing_in_words(zone, hides)
        )
    return " ".join(said)


def promise_in_short(zone: Zone, *, seeded: bool) -> str:
    """Return `promise_in_words` without its explanations, for a screen with few lines."""
    assumed = "Computational; the trusted party can remove the noise." if seeded else "Computational."
    return f"{_odds_of_what_is_hidden(zone)} {assumed}"


def _odds_of_what_is_hidden(zone: Zone) -> str:
    hides = zone.promise.hides
    if isinstance(hides, Range):
        return _range_in_words(zone, hides)
    return _hops_in_words(zone, hides) if isinstance(zone.domain, Graph) else _move_in_words(zone, hides)


def _move_in_words(zone: Zone, move: Move) -> str:
    return (
        f"If the model of heat holds, moving any one person by up to {down_text(move.alpha)} of the corridor "
        f"{_odds_in_words(zone)}."
    )


def _hops_in_words(zone: Zone, move: Move) -> str:
    return (
        f"If the model of heat holds, moving any one person by up to {hops_in_words(move.alpha)} along the "
        f"graph {_odds_in_words(zone)}."
    )


def _computational_in_words(seeded: bool | None) -> str:
    promised = "The promise is computational: it is as good as BLAKE2b with a secret key."
    if seeded is None:
        return (
            f"{promised} It does not hold against the trusted party of a seeded node, who holds the node's "
            "seed and can remove its noise exactly; an unseeded node draws its key at every start and stores "
            "it nowhere."
        )
    if seeded:
        return (
            f"{promised} It does not hold against the trusted party, who holds this node's seed and can "
            "remove its noise exactly."
        )
    return (
        f"{promised} No trusted party holds this node's key: the node draws it at every start and stores it "
        "nowhere."
    )


def _placing_in_words(zone: Zone, move: Move) -> str:
    noise, releases = zone.noise, zone.schedule.releases
    best = attackers_best(move.alpha, noise.sigma, noise.sensitivity)
    standing = attackers_best(move.alpha, noise.sigma, noise.sensitivity, releases)
    return (
        f"On average, an observer without prior knowledge places a single source {_placing(best)} in one "
        f"round, and {_placing(standing)} over the period if the source stands still. This is an average, "
        "not a bound: with prior knowledge, and at some places, the error is smaller."
    )


def _placing(distance: float) -> str:
    return f"to about ±{distance:.2g} of the corridor" if distance < BLIND_ERROR else "no better than a guess"


def _telling_in_words(zone: Zone) -> str:
    once, standing = (up_text(100.0 * told_apart(zone, each)) for each in (1, zone.schedule.releases))
    return (
        "An observer to whom two neighbouring vertices were equally likely before names the right one "
        f"at most {once} % of the time in one round, or {standing} % over the period if the person stands "
        "still; a blind guess is right 50 % of the time. With prior knowledge the observer is right more "
        "often."
    )


def hops_in_words(alpha: float) -> str:
    """How far one person may move under a promise of that radius: whole hops, as nobody moves by less."""
    hops = down_text(math.floor(alpha))
    return "1 hop" if hops == "1" else f"{hops} hops"


def told_apart(zone: Zone, releases: int = 1, per_hop: float | None = None) -> float:
    """Return how often an observer names the right one of two neighbouring vertices, at most.

    A bound for an observer to whom both vertices were equally likely before, and who does not hold the seeds.

    Args:
        zone: a zone on a graph.
        releases: released rounds in which the person stands still.
        per_hop: Δ₂ of a person who moves by one hop; None for what the zone's noise was calibrated for, of a
            promise that hides a move.

    Returns:
        A probability from one half, that of a guess, to 1, rounded up.
    """
    from heatcloak_shared.distinguishability import telling_apart

    noise = zone.noise
    if per_hop is None:
        assert zone.promise.alpha is not None  # noqa: S101  by the contract
        per_hop = round_up(noise.sensitivity / zone.promise.alpha)
    ticks = lattice_sensitivity(per_hop, noise.step, len(zone.nodes)) / noise.step
    return telling_apart(ticks, noise.sigma_ticks, releases)


def _range_in_words(zone: Zone, span: Range) -> str:
    return (
        f"Changing what the sensors measure in any way, all {len(zone.nodes)} of them and in every round, "
        f"within {span.low!r} to {span.high!r}, {_odds_in_words(zone)}. Readings outside of this range are "
        "clamped to it. The promise does not depend on how heat spreads, and names no distance."
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
