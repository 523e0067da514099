"""Heatmap zones: file, limits, revision, promise, and what their messages must be."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from heatcloak_shared.errors import ZoneError
from heatcloak_shared.wire import HeatmapReport
from heatcloak_shared.zone import (
    HeatmapZone,
    load_any_zone,
    load_zone,
    parse_any_zone,
    parse_zone,
    render_zone,
)

LOBBY = """\
format = 2
kind = "heatmap"
name = "lobby"

[area]
size = 16
x = [-20.0, 60.0]
y = [0, 40]

[devices]
nodes = ["d01", "d02", "d03"]

[schedule]
period = 3600.0

[promise]
epsilon = 1.0
"""


def lobby(text: str = LOBBY) -> HeatmapZone:
    zone = parse_any_zone(text.encode())
    assert isinstance(zone, HeatmapZone)
    return zone


def report(zone: HeatmapZone, text: str) -> HeatmapReport:
    return HeatmapReport(zone.name, zone.rev, "d01", "5f" * 16, 0, 1, text, 5400.0)


def test_a_heatmap_zone_has_the_values_of_its_file() -> None:
    zone = lobby()
    assert (zone.kind, zone.leaf, zone.name, zone.epsilon) == ("heatmap", "heatmap", "lobby", 1.0)
    assert zone.places == {"d01": 1, "d02": 2, "d03": 3}
    assert zone.area.to_unit(-20.0, 20.0) == (0.0, 0.5)
    assert zone.area.to_unit(60.0, 0.0) == (1.0, 0.0), "the upper bound is outside"


def test_area_and_schedule_have_defaults() -> None:
    zone = lobby(LOBBY.replace("size = 16\nx = [-20.0, 60.0]\ny = [0, 40]\n", ""))
    assert (zone.area.size, zone.area.x, zone.area.y) == (32, (0.0, 1.0), (0.0, 1.0))
    assert (zone.schedule.every, zone.schedule.releases, zone.schedule.budget_rounds) == (1, 1, 1)
    assert zone.schedule.max_delay == 900.0, "a quarter of the period"


@pytest.mark.parametrize("budget_rounds", [1, 3, 24])
def test_exactly_one_round_of_each_budget_period_is_listed(budget_rounds: int) -> None:
    schedule = lobby(LOBBY.replace("3600.0", f"3600.0\nbudget_rounds = {budget_rounds}")).schedule
    for start in range(-48, 48, budget_rounds):
        assert [n for n in range(start, start + budget_rounds) if schedule.is_listed(n)] == [start]


def test_a_rendered_zone_parses_to_the_same_zone() -> None:
    zone = lobby()
    again = lobby(render_zone(zone))
    assert (again, again.rev) == (zone, zone.rev)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"lobby"', '"lobby2"'),
        ("size = 16", "size = 32"),
        ("60.0]", "61.0]"),
        ("[0, 40]", "[1, 40]"),
        ('"d01", "d02"', '"d02", "d01"'),
        ("3600.0", "7200.0"),
        ("3600.0", "3600.0\nbudget_rounds = 2"),
        ("3600.0", "3600.0\nmax_delay = 1.0"),
        ("epsilon = 1.0", "epsilon = 1.25"),
    ],
)
def test_a_change_of_any_value_changes_the_revision(old: str, new: str) -> None:
    assert old in LOBBY
    assert lobby(LOBBY.replace(old, new)).rev != lobby().rev


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('"heatmap"', '"heatmaps"', "kind: 'heatmaps' is unknown: give one of heat, heatmap"),
        ('"heatmap"', "7", "kind"),
        ("size = 16", "size = 12", "area.size: 12 is not a power of two"),
        ("size = 16", "size = 4", "area.size"),
        ("size = 16", "size = 128", "area.size"),
        ("size = 16", "size = 16.0", "area.size"),
        ("[0, 40]", "[0, 0]", "area.y"),
        ("[0, 40]", "[40, 0]", "area.y"),
        ("[0, 40]", "[0]", "area.y"),
        ("[0, 40]", "[0, 20, 40]", "area.y"),
        ("[0, 40]", "[0, nan]", "area.y"),
        ("[0, 40]", "[-inf, 40]", "area.y"),
        ("[0, 40]", "[0, 1e300]", "area.y"),
        ("[0, 40]", "[1e11, 100000000001]", "area.y: the bounds are too close"),
        ("[0, 40]", '["0", "40"]', "area.y"),
        ("[0, 40]", "[false, true]", "area.y"),
        ("[0, 40]", "40", "area.y"),
        ("[0, 40]", "[0, 40]\ncolour = 1", "area.colour"),
        ('["d01", "d02", "d03"]', "[]", "devices.nodes: 0 ids"),
        ('"d03"', '"d01"', "devices.nodes"),
        ('"d03"', '"D 3"', "devices.nodes"),
        ("3600.0", "3600.0\nreleases = 2", "schedule.releases"),
        ("3600.0", "3600.0\nevery = 2", "schedule.every"),
        ("3600.0", "3600.0\nbudget_rounds = 0", "schedule.budget_rounds"),
        ("3600.0", "3600.0\nmax_delay = 1801", "schedule.max_delay"),
        ("3600.0", "0", "schedule.period"),
        ("epsilon = 1.0", "epsilon = 0.009", "promise.epsilon"),
        ("epsilon = 1.0", "epsilon = 20.5", "promise.epsilon"),
        ("epsilon = 1.0", "epsilon = nan", "promise.epsilon"),
        ("epsilon = 1.0", "epsilon = 1.0\ndelta = 0.1", "promise.delta"),
        ("epsilon = 1.0", "epsilon = 1.0\n[noise]", "noise"),
    ],
)
def test_a_wrong_value_is_refused_by_one_line_that_names_its_key(old: str, new: str, key: str) -> None:
    assert old in LOBBY
    with pytest.raises(ZoneError) as refused:
        lobby(LOBBY.replace(old, new))
    text = str(refused.value)
    assert text.startswith(f"zone file: {key}")
    assert text.isprintable()


def test_a_heat_zone_may_state_its_kind(zone_text: str) -> None:
    stated = parse_zone(zone_text.replace("name =", 'kind = "heat"\nname =').encode())
    assert stated.rev == parse_zone(zone_text.encode()).rev
    assert stated.kind == "heat"


def test_what_needs_a_heat_zone_says_so_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "lobby.toml"
    file.write_text(LOBBY, encoding="utf-8")
    assert load_any_zone(file) == lobby()
    with pytest.raises(ZoneError, match=r"^zone lobby is a heatmap zone: [a-z ,]+$"):
        load_zone(file)


@pytest.mark.parametrize("epsilon", [0.01, 0.5, 1.0, 2.0, 20.0])
def test_the_promise_states_its_numbers_rounded_up_and_differs_for_seeded_devices(epsilon: float) -> None:
    zone = lobby(LOBBY.replace("epsilon = 1.0", f"epsilon = {epsilon}"))
    texts = [zone.promise_in_words(seeded=seeded) for seeded in (None, True, False)]
    assert len({*texts}) == 3
    for text in texts:
        assert len(text) <= 1024
        assert "including whether there was any place at all" in text
        assert "k devices cost k times epsilon, R periods R times epsilon" in text
        assert "an interval that straddles two periods costs twice" in text
        assert "the epsilons of both add up, with the delta of the heat zone, for changes that" in text
        assert "for larger changes, the heat zone promises nothing" in text
        assert "when it is online, is public" in text
        factor = float(text.partition("a factor of ")[2].split()[0])
        assert math.exp(epsilon) <= factor <= 1.01 * math.exp(epsilon)
    assert zone.promise_in_short(seeded=True) != zone.promise_in_short(seeded=False)
    assert zone.promise_in_short(seeded=False) in texts[0].replace("This assumes no model", "Computational")


@pytest.mark.parametrize("size", [8, 16, 32, 64])
def test_only_elements_of_the_group_in_its_width_come_from_the_mechanism(size: int) -> None:
    zone = lobby(LOBBY.replace("size = 16", f"size = {size}"))
    n = zone.mechanism.n_elements
    assert n > size * size, "one element stands for no place"
    assert 16 ** (zone.digits - 1) < n <= 16**zone.digits
    for element in (0, 1, n - 1):
        assert zone.wrong_noise(report(zone, f"{element:0{zone.digits}x}")) is None
    assert zone.wrong_noise(report(zone, "0" * (zone.digits - 1))) is not None
    assert zone.wrong_noise(report(zone, "0" * (zone.digits + 1))) is not None
    if n < 16**zone.digits:
        assert zone.wrong_noise(report(zone, f"{n:0{zone.digits}x}")) is not None
