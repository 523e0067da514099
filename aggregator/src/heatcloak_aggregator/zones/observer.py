"""What an observer of a heat zone's readings can learn: where a source is, and which of two places it has."""

from __future__ import annotations

from dataclasses import replace

from heatcloak_aggregator.zones.kinds import kind_of
from heatcloak_aggregator.zones.model_check import change_in_room, model_sensitivity
from heatcloak_shared import budget
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.rounding import round_up
from heatcloak_shared.zone import Move, MoveByRoom, Range, Zone
from heatcloak_shared.zone import promise as promises


def attackers_best(zone: Zone) -> float:
    """Return the approximate error with which an observer without prior knowledge places a source.

    For one round, averaged over places; a rule of thumb and not a bound: see
    `heatcloak_shared.budget.attackers_best`. It assumes the model of heat, also if the promise hides a range.
    In a zone with rooms it is the least error of all rooms.

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
    if isinstance(hides, MoveByRoom):
        return budget.attackers_best(1.0, _steepest_room(zone, hides))
    if isinstance(hides, Move):
        return budget.attackers_best(hides.alpha, noise.weighted_sensitivity)
    return budget.attackers_best(1.0, _weighted_sensitivity(zone, 1.0))


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
    change, hides = None, zone.promise.hides
    if isinstance(hides, Range):
        least = kind_of(zone.domain).least_move(zone.domain)
        change = _weighted_sensitivity(zone, least)
    elif isinstance(hides, MoveByRoom):
        change = round_up(_steepest_room(zone, hides) * zone.domain.neighbours(hides.alpha)[0])
    return promises.neighbour_distinguishability(zone, releases, change)


def _weighted_sensitivity(zone: Zone, alpha: float) -> float:
    """Return what `Noise.weighted_sensitivity` would be for a move by ``alpha``."""
    needed = model_sensitivity(zone.domain, alpha, zone.noise.relative_scales)
    return replace(zone.noise, sensitivity=needed).weighted_sensitivity


def _steepest_room(zone: Zone, move: MoveByRoom) -> float:
    """Return the greatest change by a move of a distance of 1, over all rooms, in units of the noise."""
    return max(change_in_room(zone, move, name) / alpha for name, alpha in move.radii(zone.domain))
