"""Validation of many zone files, and of files that differ in the zone's name only."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heatcloak_aggregator.zones import zone_reader
from heatcloak_aggregator.zones.zone_reader import ZoneReader
from heatcloak_shared.errors import ParameterError, ZoneError
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import AnyZone, Zone, parse_any_zone, render_zone, require_heat
from support.zones import heatmap_zone, position_zone


@pytest.mark.parametrize("kind", ["heat", "heatmap", "position"])
def test_a_file_that_differs_in_the_name_only_gives_the_zone_that_a_parser_gives(
    zone: Zone, kind: str
) -> None:
    described: AnyZone = {"heat": zone, "heatmap": heatmap_zone(), "position": position_zone()}[kind]
    first = render_zone(described).encode()
    second = first.replace(f'name = "{described.name}"'.encode(), b'name = "another-name"')
    reader = ZoneReader()
    reader.parse(first, "first.toml")
    found = reader.parse(second, "second.toml")
    assert (found.name, found) == ("another-name", parse_any_zone(second))
    assert found.rev == parse_any_zone(second).rev != described.rev


def test_zones_that_differ_in_the_name_only_are_validated_once(
    zone: Zone, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed = []

    def parse(content: bytes, source: str) -> AnyZone:
        parsed.append(source)
        return parse_any_zone(content, source)

    monkeypatch.setattr(zone_reader, "parse_any_zone", parse)
    reader = ZoneReader()
    zones = [reader.parse(render_zone(replace(zone, name=f"z{i}")).encode(), f"z{i}") for i in range(5)]
    assert (parsed, [each.name for each in zones]) == (["z0"], ["z0", "z1", "z2", "z3", "z4"])
    assert len({id(require_heat(each).domain) for each in zones}) == 1


def test_a_model_is_checked_once_for_zones_with_other_nodes_or_rounds(
    zone: Zone, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked = []
    monkeypatch.setattr(zone_reader, "check_against_model", lambda _, source: checked.append(source))
    reader = ZoneReader()
    for number, each in enumerate(
        (zone, replace(zone, nodes=("a", "b", "c", "d")), replace(zone, schedule=Schedule(10.0, 1, 20, 20)))
    ):
        reader.parse(render_zone(each).encode(), str(number))
    louder = replace(zone, noise=replace(zone.noise, sigma_ticks=(301,) * 4))
    reader.parse(render_zone(louder).encode(), "louder")
    assert checked == ["0", "louder"]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('name = "hall"', 'name = "Hall"', "not an id"),
        ('name = "hall"', 'name = "-hall"', "not an id"),
        ('name = "hall"', 'name = "a"\nname = "b"', "not TOML"),
        ('name = "hall"', 'kind = """\nname = "a"\n"""\nname = "hall"', "kind"),
        ("n01", "n02", "listed twice"),
        ("period = 1.0", "period = 0.0", "period"),
        ("sensitivity = 0.05", "sensitivity = 0.01", "below the domain's"),
        ("sigma_ticks = 300", "sigma_ticks = 3", "noise"),
    ],
)
def test_a_file_that_is_not_valid_is_refused_after_a_similar_one_was_read(
    zone: Zone, old: str, new: str, told: str
) -> None:
    reader = ZoneReader()
    right = render_zone(zone)
    reader.parse(right.encode(), "right.toml")
    assert old in right
    with pytest.raises(ZoneError, match=r"^wrong\.toml.*" + told):
        reader.parse(right.replace(old, new).encode(), "wrong.toml")


def test_a_zone_that_the_service_cannot_serve_is_refused_with_its_file(zone: Zone) -> None:
    def check(each: AnyZone) -> None:
        if each.name == "attic":
            raise ParameterError("gridless needs a corridor")

    reader = ZoneReader(check)
    reader.parse(render_zone(zone).encode(), "hall.toml")
    with pytest.raises(ZoneError, match=r"^attic\.toml: gridless needs a corridor$"):
        reader.parse(render_zone(replace(zone, name="attic")).encode(), "attic.toml")
