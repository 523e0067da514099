"""The check of a zone's stated sensitivity against its model."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN, DEFAULT_PROMISE
from heatcloak_aggregator.zones.model_check import (
    change_in_room,
    check_against_model,
    model_sensitivity,
    one_round_sensitivity,
)
from heatcloak_shared.errors import ZoneError
from heatcloak_shared.zone import Move, MoveByRoom, Promise, Range, Room, Zone
from support.zones import heatmap_zone


def test_a_graph_zone_with_too_small_a_sensitivity_is_refused(graph_zone: Zone) -> None:
    valid = new_zone(domain=graph_zone.domain, promise=graph_zone.promise)
    noise = replace(valid.noise, sensitivity=0.99 * valid.noise.sensitivity)
    with pytest.raises(ZoneError, match=r"hall.toml: noise.sensitivity: .* is below the domain's"):
        check_against_model(replace(valid, noise=noise), "hall.toml")


def test_zones_that_hide_a_range_or_a_place_are_not_checked() -> None:
    ranged = new_zone(promise=Promise(Range(0.0, 3.0), 4.0, 1e-5))
    noise = replace(ranged.noise, sensitivity=1e-3 * ranged.noise.sensitivity)
    check_against_model(replace(ranged, noise=noise), "hall.toml")
    check_against_model(heatmap_zone(), "lobby.toml")


def test_the_sensitivity_that_a_zone_states_allows_for_the_rounding_of_other_machines(
    graph_zone: Zone,
) -> None:
    for domain, alpha in ((DEFAULT_DOMAIN, 0.01), (graph_zone.domain, 1.0)):
        needed = model_sensitivity(domain, alpha)
        assert needed < one_round_sensitivity(domain, Move(alpha)) < needed * (1 + 1e-6)


def test_a_move_in_a_room_changes_the_readings_no_more_than_the_zone_states() -> None:
    move = MoveByRoom(0.01, 0.01, (Room("bedroom", 0.03, 0.0, 0.25),))
    zone = new_zone("hall", DEFAULT_DOMAIN, replace(DEFAULT_PROMISE, hides=move))
    changes = [change_in_room(zone, move, name) for name, _ in move.radii(zone.domain)]
    assert max(changes) <= zone.noise.weighted_sensitivity * (1 + 1e-5)
    assert max(changes) == pytest.approx(zone.noise.weighted_sensitivity, rel=1e-3)
