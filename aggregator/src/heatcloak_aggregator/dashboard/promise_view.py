"""What a zone protects and what it does not, in short sentences; the zone's own statement has all details."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import cast

from heatcloak_aggregator.dashboard.catalogue import Sentence, number
from heatcloak_shared.budget import attackers_best
from heatcloak_shared.rounding import up_text
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import (
    AnyZone,
    HeatmapZone,
    Move,
    MoveByRoom,
    PositionZone,
    Range,
    Zone,
    ZoneDomain,
)
from heatcloak_shared.zone.promise import BLIND_ERROR

_UNITS = {"corridor lengths": "corridor", "hops": "hops", "metres": "metres"}
"""Keys of the radius of a move by the unit of distance of a domain; plugins have units of their own."""


def protected(zone: AnyZone) -> list[Sentence]:
    """Return what a zone protects. Every bound is rounded up."""
    return [*_PROTECTED[zone.kind](zone), Sentence("promise.computational")]


def unprotected(zone: AnyZone) -> list[Sentence]:
    """Return what a zone does not protect."""
    return _UNPROTECTED[zone.kind](zone)


def _heat(any_zone: AnyZone) -> list[Sentence]:
    zone = cast("Zone", any_zone)
    promise, hides, schedule = zone.promise, zone.promise.hides, zone.schedule
    figures: dict[str, object] = {
        "epsilon": _up(promise.epsilon),
        "factor": _factor(promise.epsilon),
        "delta": _up(promise.delta),
        "period": _period(schedule),
    }
    if isinstance(hides, Range):
        key, figures = "promise.range", figures | {"low": number(hides.low), "high": number(hides.high)}
    else:
        key, figures = "promise.move", figures | {"move": _radius(zone.domain, hides)}
    return [Sentence(key, figures), *_example(promise.epsilon, promise.delta)]


def _period(schedule: Schedule) -> Sentence:
    rounds, releases = schedule.budget_rounds, schedule.releases
    if rounds == releases:
        return Sentence("promise.period.all", {"n": rounds})
    return Sentence("promise.period.some", {"rounds": rounds, "releases": releases})


def _radius(domain: ZoneDomain, hides: Move) -> Sentence:
    unit = _UNITS.get(domain.distance_unit, "other")
    if isinstance(hides, MoveByRoom):
        radii = [alpha for _, alpha in hides.radii(domain)]
        return Sentence(f"radius.rooms.{unit}", {"least": number(min(radii)), "greatest": number(max(radii))})
    return Sentence(f"radius.{unit}", {"n": number(hides.alpha)})


def _heatmap(zone: AnyZone) -> list[Sentence]:
    epsilon = cast("HeatmapZone", zone).epsilon
    figures: dict[str, object] = {"epsilon": _up(epsilon), "factor": _factor(epsilon)}
    return [Sentence("promise.heatmap", figures), *_example(epsilon)]


def _position(any_zone: AnyZone) -> list[Sentence]:
    zone = cast("PositionZone", any_zone)
    least, greatest = zone.levels
    figures: dict[str, object] = {
        "least": number(least),
        "greatest": _up(greatest),
        "releases": zone.schedule.releases,
    }
    return [Sentence("promise.position", figures)]


def _not_heat(any_zone: AnyZone) -> list[Sentence]:
    zone = cast("Zone", any_zone)
    hides, found = zone.promise.hides, []
    if isinstance(hides, Move):
        found.append(Sentence("promise.not.presence"))
        if zone.domain.has_length:
            once, standing = (_placing(zone, hides, releases) for releases in (1, zone.schedule.releases))
            found.append(Sentence("promise.not.vicinity", {"once": once, "all": standing}))
        else:
            found.append(_rough_place(zone.domain))
        found.append(Sentence("promise.not.far"))
    return [*found, *_keys("together", "taking_part", "seeds")(zone)]


def _rough_place(domain: ZoneDomain) -> Sentence:
    if domain.community_names is not None:
        return Sentence("promise.not.room")
    return Sentence("promise.not.community" if domain.distance_unit == "hops" else "promise.not.place")


def _placing(zone: Zone, hides: Move, releases: int) -> Sentence:
    """Return how well an observer places a single source; see `heatcloak_shared.budget.attackers_best`."""
    error = attackers_best(hides.alpha, zone.noise.weighted_sensitivity, releases)
    if error >= BLIND_ERROR:
        return Sentence("promise.placing.guess")
    # With rooms, the least radius and the greatest change are not at the same place: the error is larger.
    key = "promise.placing.worse" if isinstance(hides, MoveByRoom) else "promise.placing.about"
    return Sentence(key, {"error": number(error, 2)})


def _keys(*names: str) -> Callable[[AnyZone], list[Sentence]]:
    return lambda _: [Sentence(f"promise.not.{name}") for name in names]


_PROTECTED: dict[str, Callable[[AnyZone], list[Sentence]]] = {
    Zone.kind: _heat,
    HeatmapZone.kind: _heatmap,
    PositionZone.kind: _position,
}
_UNPROTECTED: dict[str, Callable[[AnyZone], list[Sentence]]] = {
    Zone.kind: _not_heat,
    HeatmapZone.kind: _keys("crowd", "together", "taking_part", "seeds"),
    PositionZone.kind: _keys("rough_place", "no_fix", "taking_part"),
}


def _example(epsilon: float, delta: float = 0.0) -> list[Sentence]:
    """Return how sure an observer can become of one of two possibilities that were equally likely.

    Nothing if that is practically certain.
    """
    sure = _up(100.0 / (1.0 + math.exp(-epsilon)))
    if sure == "100":
        return []
    figures: dict[str, object] = {"sure": f"{sure}\N{NO-BREAK SPACE}%", "delta": _up(delta)}
    return [Sentence("promise.example.except" if delta > 0.0 else "promise.example.always", figures)]


def _up(value: float) -> str:
    """Return a bound in three digits, rounded up."""
    return number(float(up_text(value)))


def _factor(epsilon: float) -> str:
    """Return e^epsilon in two digits, rounded up."""
    return number(float(up_text(math.exp(epsilon), 2)), 2)
