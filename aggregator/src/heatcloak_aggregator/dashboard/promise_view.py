"""What a zone protects and what it does not, in short sentences; the zone's own statement has all details."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import cast

from heatcloak_aggregator.dashboard.catalogue import number
from heatcloak_aggregator.dashboard.drawings.floor import Sentence
from heatcloak_shared.budget import attackers_best
from heatcloak_shared.zone import AnyZone, HeatmapZone, Move, PositionZone, Range, Zone
from heatcloak_shared.zone.promise import BLIND_ERROR, move_in_words


def protected(zone: AnyZone) -> Sentence:
    """Return what a zone protects."""
    return _PROTECTED[zone.kind](zone)


def unprotected(zone: AnyZone) -> list[Sentence]:
    """Return what a zone does not protect."""
    return _UNPROTECTED[zone.kind](zone)


def _heat(any_zone: AnyZone) -> Sentence:
    zone = cast("Zone", any_zone)
    promise, hides = zone.promise, zone.promise.hides
    figures: dict[str, object] = {
        "epsilon": number(promise.epsilon),
        "factor": _factor(promise.epsilon),
        "delta": number(promise.delta),
        "rounds": zone.schedule.releases,
    }
    if isinstance(hides, Move):
        return Sentence("promise.move", figures | {"move": move_in_words(zone.domain, hides, brief=True)})
    return Sentence("promise.range", figures | {"low": number(hides.low), "high": number(hides.high)})


def _heatmap(zone: AnyZone) -> Sentence:
    epsilon = cast("HeatmapZone", zone).epsilon
    return Sentence("promise.heatmap", {"epsilon": number(epsilon), "factor": _factor(epsilon)})


def _position(zone: AnyZone) -> Sentence:
    least, greatest = cast("PositionZone", zone).levels
    return Sentence("promise.position", {"least": number(least), "greatest": number(greatest)})


def _not_heat(any_zone: AnyZone) -> list[Sentence]:
    zone = cast("Zone", any_zone)
    hides = zone.promise.hides
    found = [Sentence("promise.not.presence", {})]
    if isinstance(hides, Range):
        found = []
    elif zone.domain.has_length:
        once, standing = (
            min(attackers_best(hides.alpha, zone.noise.weighted_sensitivity, releases), BLIND_ERROR)
            for releases in (1, zone.schedule.releases)
        )
        figures: dict[str, object] = {"once": number(once, 2), "all": number(standing, 2)}
        found += [Sentence("promise.not.vicinity", figures), Sentence("promise.not.far", {})]
    elif zone.domain.is_custom:
        found += [Sentence("promise.not.place", {}), Sentence("promise.not.far", {})]
    else:
        found.append(Sentence("promise.not.community", {}))
    return [*found, Sentence("promise.not.taking_part", {}), Sentence("promise.not.seeds", {})]


def _keys(*names: str) -> Callable[[AnyZone], list[Sentence]]:
    return lambda _: [Sentence(f"promise.not.{name}", {}) for name in names]


_PROTECTED: dict[str, Callable[[AnyZone], Sentence]] = {
    Zone.kind: _heat,
    HeatmapZone.kind: _heatmap,
    PositionZone.kind: _position,
}
_UNPROTECTED: dict[str, Callable[[AnyZone], list[Sentence]]] = {
    Zone.kind: _not_heat,
    HeatmapZone.kind: _keys("crowd", "together", "taking_part", "seeds"),
    PositionZone.kind: _keys("rough_place", "taking_part"),
}


def _factor(epsilon: float) -> str:
    """Return e^epsilon, rounded up to two digits, in words."""
    digits = 1 - math.floor(epsilon / math.log(10.0))
    return number(math.ceil(math.exp(epsilon) * 10.0**digits) / 10.0**digits, 2)
