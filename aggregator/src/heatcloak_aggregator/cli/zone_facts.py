"""Description of a zone in ``heatcloak zone new`` and ``zone check``, as text or JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, cast

from heatcloak_aggregator.cli.options import place_in_words
from heatcloak_aggregator.privacy.accounting import Spent, spent_between, spent_by_zones, spent_straddling
from heatcloak_aggregator.zones.accuracy import (
    accuracy_in_words,
    real_sensor_notes,
    simulated_path,
    warning_in_words,
    zone_accuracy,
)
from heatcloak_aggregator.zones.kinds import kind_of
from heatcloak_aggregator.zones.observer import (
    attackers_best,
    distinguished_pair,
    neighbour_distinguishability,
)
from heatcloak_aggregator.zones.rooms import RoomPromise, promises_by_room
from heatcloak_shared.rounding import up_text
from heatcloak_shared.zone import (
    Floor,
    MoveByRoom,
    Noise,
    Zone,
    budget_of,
    promise_in_words,
    resolution_share,
)
from heatcloak_shared.zone.rooms import ELSEWHERE

if TYPE_CHECKING:
    from heatcloak_aggregator.cli.zone_graph import NamedGraph

Facts = dict[str, object]

_ZONES = (2, 3)
"""Numbers of zones that sense the same person, whose costs are added up."""


def description(zone: Zone, file: Path, named: NamedGraph | None = None, *, as_json: bool) -> str:
    """Return the properties of a zone, its promise and its accuracy, as lines to print.

    Args:
        zone: the zone.
        file: the zone file.
        named: the graph with its names, if the zone was created from one.
        as_json: return one JSON object instead of text.
    """
    budget = budget_of(zone)
    period, two = spent_between(zone, 0, zone.schedule.budget_rounds - 1), spent_straddling(zone)
    facts: Facts = {
        "file": str(file),
        "zone": zone.name,
        "rev": zone.rev,
        "sensors": len(zone.nodes),
        "mode": zone.promise.mode,
        "noise_kind": zone.noise.kind,
        "noise_shape": "uniform" if zone.noise.is_uniform else "shaped",
        "sensitivity": zone.noise.sensitivity,
        "resolution": zone.resolution,
        "resolution_share": resolution_share(zone),
        "weighted_sensitivity": zone.noise.weighted_sensitivity,
        "step": zone.noise.step,
        "sigma": zone.noise.sigma,
        "sigma_ticks": list(zone.noise.sigma_ticks),
        "mu": budget.mu,
        "rho": budget.rho,
        "epsilon": zone.promise.epsilon,
        "delta": budget.delta(zone.promise.epsilon),
    }
    if zone.domain.has_length:
        best = attackers_best(zone)
        own: Facts
        words: Facts
        own, words = {"attacker_best": best}, {"attacker_best": place_in_words(best)}
    else:
        own, words = _of_locations(zone, named)
    found, found_in_words = kind_of(zone.domain).accuracy(zone)
    facts |= own | found | {"promise": promise_in_words(zone)}
    rooms = promises_by_room(zone)
    words |= dict.fromkeys(found) | found_in_words
    words |= _noise_in_words(zone.noise) | _resolution_in_words(zone)
    together = {zones: spent_by_zones(zone, zones) for zones in _ZONES}
    accuracy = zone_accuracy(zone)
    # Only a zone that was made with a fit has gains.
    is_fitted = isinstance(zone.domain, Floor) and bool(zone.domain.gains)
    warning, notes = warning_in_words(zone, accuracy), real_sensor_notes(zone, accuracy, is_fitted=is_fitted)
    instead = [] if accuracy.finds_in_a_period else simulated_path(zone)
    if as_json:
        facts |= {
            "period": period.as_dict(),
            "two_periods": two.as_dict(),
            "zones_together": [
                {"zones": zones, "rho": cost.rho, "epsilon": cost.proven.epsilon, "delta": zone.promise.delta}
                for zones, cost in together.items()
            ],
            "accuracy": accuracy.as_dict(),
            "warnings": [] if warning is None else [warning],
            "notes": notes,
            "simulated_path": instead,
        }
        if rooms:
            facts["rooms"] = [asdict(room) | _extent(zone, room.name) for room in rooms]
        return json.dumps(facts)
    lines = [
        (key, up_text(value, 6) if isinstance(value, float) else value)
        for key, value in (facts | words | {"costs": period.text, "": two.text}).items()
        if value is not None
    ]
    lines += [("room", _room_in_words(zone, room)) for room in rooms]
    lines += [
        ("zones", _together_in_words(together, zone.promise.delta)),
        ("accuracy", accuracy_in_words(zone, accuracy)),
    ]
    if warning is not None:
        lines.append(("warning", warning))
    lines += [("real sensors", note) for note in notes]
    lines += [("to simulate", command) for command in instead]
    return "\n".join(f"{key:<14} {value}" for key, value in lines)


def _extent(zone: Zone, name: str) -> Facts:
    """Return where a room is, by the keys of the zone file; nothing for the places outside of rooms."""
    hides = zone.promise.hides
    rooms = hides.rooms if isinstance(hides, MoveByRoom) else ()
    room = next((room for room in rooms if room.name == name), None)
    if room is None:
        return {}
    return {"vertices": list(room.vertices)} if room.vertices else {"from": room.start, "to": room.stop}


def _room_in_words(zone: Zone, room: RoomPromise) -> str:
    extent = _extent(zone, room.name)
    where = ELSEWHERE
    if extent:
        size = f"{extent['from']!r} to {extent['to']!r}" if "from" in extent else _counted(extent["vertices"])
        where = f'"{room.name}", {size}'
    parts = [
        f"{where}: moves up to {zone.domain.radius_in_words(room.alpha)}",
        f"delta {up_text(room.delta)} at epsilon {zone.promise.epsilon:g}",
        f"a move by {zone.domain.radius_in_words(zone.promise.alpha or 0.0)} costs epsilon "
        f"{up_text(room.epsilon_of_least)}",
    ]
    if room.attacker_best is not None:
        parts.append(f"attacker's best {place_in_words(room.attacker_best)}")
    return "; ".join(parts)


def _counted(vertices: object) -> str:
    count = len(cast("list[int]", vertices))
    return f"{count} vertices" if count > 1 else "1 vertex"


def _noise_in_words(noise: Noise) -> Facts:
    if noise.is_uniform:
        return {"weighted_sensitivity": None, "sigma_ticks": noise.sigma_ticks[0]}
    return {
        "weighted_sensitivity": None,
        "sensitivity": f"{up_text(noise.sensitivity, 6)}, "
        "each reading divided by its sigma over the least one",
        "sigma": f"{up_text(noise.sigma, 6)}, root mean square over sensors",
        "sigma_ticks": f"{min(noise.sigma_ticks)} to {max(noise.sigma_ticks)}",
    }


def _resolution_in_words(zone: Zone) -> Facts:
    text = None
    if zone.resolution:
        text = f"{zone.resolution!r}, which takes {up_text(100.0 * resolution_share(zone), 2)} % of the noise"
    return {"resolution": text, "resolution_share": None}


def _together_in_words(together: Mapping[int, Spent], delta: float) -> str:
    costs = "; ".join(
        f"{zones} zones like this one rho {up_text(cost.rho, 4)}, "
        + ("no epsilon" if cost.proven.epsilon is None else f"epsilon {up_text(cost.proven.epsilon, 4)}")
        for zones, cost in together.items()
    )
    return f"that sense the same person add up, at delta {delta:g}: {costs}"


def _of_locations(zone: Zone, named: NamedGraph | None) -> tuple[Facts, Facts]:
    """Return the facts of a domain of numbered locations for JSON, and their text; None is not printed."""
    kind, domain = kind_of(zone.domain), zone.domain
    chances = [neighbour_distinguishability(zone, releases) for releases in (1, zone.schedule.releases)]
    once, standing = (f"{up_text(100.0 * chance)} %" for chance in chances)
    facts: Facts = kind.facts(domain) | {"told_apart": chances[0], "told_apart_period": chances[1]}
    words: Facts = {
        "told_apart": f"{distinguished_pair(zone).removeprefix('two ')} {once} of the time in one round, "
        f"{standing} over the period",
        "told_apart_period": None,
    }
    located, located_in_words = kind.located(zone)
    facts |= located
    words |= located_in_words
    if named is not None:
        facts |= {"names": list(named.vertices), "community_names": list(named.communities) or None}
        words |= {"names": None if named.is_numbered else "in the file", "community_names": None}
    return facts, words
