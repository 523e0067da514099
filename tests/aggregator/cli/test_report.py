"""The lines that the service prints for each estimate."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np

from heatcloak_aggregator.cli.report import ServiceReport
from heatcloak_aggregator.recovery.methods import Recovered
from heatcloak_aggregator.service import Round, RoundEstimate
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_PROMISE
from heatcloak_aggregator.zones.floor_kind import floor_of_plan
from heatcloak_shared.wire import Estimate, Pooled
from heatcloak_shared.wire.estimate import Communities
from heatcloak_shared.zone import Floor, Move, Zone
from support.floor_plans import FLAT

SHARES = ((1, 0.75), (0, 0.2))


def lines_of(zone: Zone, holding: Communities | None, *, as_json: bool) -> list[str]:
    """Return the lines for a round and its pooled estimate, with or without probabilities of communities."""
    pooled = Pooled(2, "converged", ((4, 0.5),), None, SHARES, holding)
    message = Estimate(
        *(zone.name, zone.rev, 7, "posterior", "converged", ((4, 0.75), (0, 0.25)), (), pooled, None, SHARES),
        holding=holding,
    )
    lines: list[str] = []
    report = ServiceReport(zone, None, as_json=as_json, write=lines.append)
    report(RoundEstimate(Round(7, {}, ()), Recovered(np.zeros(6), "converged"), None, message))
    return lines


def test_a_line_has_the_two_greatest_shares_and_probabilities_of_communities(graph_zone: Zone) -> None:
    """Without probabilities, only the shares."""
    holding = ((1, 0.97), (0, 0.31), (2, 0.125))
    assert lines_of(graph_zone, holding, as_json=False) == [
        "round 7  converged  sources 4(0.75) 0(0.25) (community 1 75%, 0 20%; a source in 1 97%, 0 31%)  "
        "2 rounds pooled 4(0.50) (community 1 75%, 0 20%; a source in 1 97%, 0 31%)"
    ]
    (plain,) = lines_of(graph_zone, None, as_json=False)
    assert plain.endswith("2 rounds pooled 4(0.50) (community 1 75%, 0 20%)")


def test_json_has_every_probability_of_a_community(graph_zone: Zone) -> None:
    """Without probabilities, the key is missing, as on the wire."""
    (line,) = map(json.loads, lines_of(graph_zone, ((1, 0.97), (0, 0.31)), as_json=True))
    assert line["holding"] == line["pooled"]["holding"] == [[1, 0.97], [0, 0.31]]
    (line,) = map(json.loads, lines_of(graph_zone, None, as_json=True))
    assert "holding" not in line
    assert "holding" not in line["pooled"]


def test_rooms_of_a_floor_have_their_names() -> None:
    zone = new_zone(domain=floor_of_plan(FLAT), promise=replace(DEFAULT_PROMISE, hides=Move(0.2)))
    assert isinstance(zone.domain, Floor)
    (x, y), names = zone.domain.places[4], zone.domain.rooms
    (line,) = lines_of(zone, ((1, 0.97), (0, 0.31)), as_json=False)
    shown = f"{names[1]} 75%, {names[0]} 20%; a source in {names[1]} 97%, {names[0]} 31%"
    assert line.endswith(f"2 rounds pooled ({x:.1f}, {y:.1f}) 0.50 ({shown})")
