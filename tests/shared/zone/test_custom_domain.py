"""Zones whose domain is of a kind that a plugin defines."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heatcloak_shared.errors import ParameterError, ZoneError
from heatcloak_shared.scenario import parse_scenario
from heatcloak_shared.zone import CustomDomain, Move, Zone, parse_zone, promise_in_words, render_zone

PARAMETERS = '{"name":"a \\"ring\\"","nested":{"k":[1,2.5]},"on":true}'


@pytest.fixture
def ring_zone(zone: Zone) -> Zone:
    domain = CustomDomain("ring", n_sources=8, n_sensors=4, spread=0.5, parameters_json=PARAMETERS)
    return replace(zone, domain=domain, promise=replace(zone.promise, hides=Move(0.25)))


def test_a_zone_file_keeps_the_plugins_parameters(ring_zone: Zone) -> None:
    again = parse_zone(render_zone(ring_zone).encode())
    assert again == ring_zone
    assert again.rev == ring_zone.rev
    assert isinstance(again.domain, CustomDomain)
    assert again.domain.parameters == {"name": 'a "ring"', "nested": {"k": [1, 2.5]}, "on": True}


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "circle"},
        {"n_sources": 9},
        {"spread": 0.25},
        {"parameters_json": PARAMETERS.replace("2.5", "2.25")},
    ],
)
def test_a_change_of_any_key_changes_the_revision(ring_zone: Zone, change: dict[str, object]) -> None:
    assert replace(ring_zone, domain=replace(ring_zone.domain, **change)).rev != ring_zone.rev  # type: ignore[type-var]


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("n_sources = 8", "", "n_sources, n_sensors and spread"),
        ('kind = "ring"', 'kind = "Ri ng"', "domain.kind"),
        ("spread = 0.5", "spread = -1", "domain.spread"),
        ("n_sensors = 4", "n_sensors = 5", "4 ids for 5 sensors"),
        ("alpha = 0.25", "alpha = -0.25", "alpha"),
        ("on = true", "on = 2024-01-01", "domain.on"),
        ("on = true", "on = nan", "domain.on"),
    ],
)
def test_an_invalid_domain_table_is_refused_with_its_key(
    ring_zone: Zone, old: str, new: str, error: str
) -> None:
    text = render_zone(ring_zone)
    assert old in text
    with pytest.raises(ZoneError, match=error):
        parse_zone(text.replace(old, new).encode())


def test_the_promise_names_the_domain_and_the_locations_that_an_observer_can_distinguish(
    ring_zone: Zone,
) -> None:
    words = promise_in_words(ring_zone)
    assert "moving any one person by up to 0.25 in the distances of a domain of kind 'ring' changes" in words
    assert "two places at distance 0.25 were equally likely before" in words
    assert len(words) <= 1024


def test_only_a_scenario_of_numbered_locations_within_the_domain_fits(ring_zone: Zone) -> None:
    fits = parse_scenario(b"[[source]]\nvertices = [[0, 7]]\n", domain=ring_zone.domain)
    assert fits.vertices_at(0) == ((7, 1.0),)
    for content, error in (
        (b"vertices = [[0, 8]]", "no vertex 8"),
        (b"path = [[0, 0.5]]", "the zone is a ring"),
    ):
        with pytest.raises(ValueError, match=error):
            parse_scenario(b"[[source]]\n" + content + b"\n", domain=ring_zone.domain)


def test_a_node_refuses_to_simulate_a_plugins_domain(ring_zone: Zone) -> None:
    with pytest.raises(ParameterError, match="a node cannot simulate a domain of kind 'ring'"):
        ring_zone.domain.sensor_model(1)
