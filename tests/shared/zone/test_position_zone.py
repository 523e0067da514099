"""Position zones: file, revision, promise, and what their messages must be."""

from __future__ import annotations

import math
import re
from dataclasses import replace
from pathlib import Path

import pytest

from heatcloak_shared.errors import ZoneError
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.wire import PositionReport
from heatcloak_shared.zone import (
    PositionZone,
    load_any_zone,
    load_zone,
    parse_any_zone,
    render_zone,
    require_seeds,
)
from support.zones import heatmap_zone, mechanism, position_zone

PARK = render_zone(position_zone(3, mechanism=mechanism(levels=[math.nan] + [0.25] * 28 + [0.75])))


def park(text: str = PARK) -> PositionZone:
    zone = parse_any_zone(text.encode())
    assert isinstance(zone, PositionZone)
    return zone


def report(zone: PositionZone, text: str) -> PositionReport:
    return PositionReport(zone.name, zone.rev, "n01", "5f" * 16, 0, 1, text, 1.5)


def test_a_position_zone_has_the_values_of_its_file() -> None:
    zone = park()
    assert (zone.kind, zone.leaf, zone.name) == ("position", "position", "hall")
    assert zone.places == {"n01": 1, "n02": 2, "n03": 3}
    assert zone.levels == (0.25, 0.75), "a wall has no level"
    assert zone.mechanism.cell_at(-9.0, 21.0) == 1, "nobody is in a wall"
    assert (zone.schedule.releases, zone.schedule.budget_rounds) == (10, 20)


def test_a_rendered_zone_parses_to_the_same_zone() -> None:
    zone = park()
    again = park(render_zone(zone))
    assert (again, again.rev) == (zone, zone.rev)


def test_the_schedule_has_defaults_as_in_heat_zones() -> None:
    lines = [line for line in PARK.splitlines() if not re.match("every|budget_rounds|max_delay", line)]
    assert park("\n".join(lines)).schedule == Schedule(1.0, 1, 10, 10)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"hall"', '"hall2"'),
        ("cell = 2.0", "cell = 2.5"),
        ("[-10.0, 20.0]", "[-10.0, 20.5]"),
        ("AAgD4AAIA+AACAPg", "AAgD4AAIA+AACAPw"),
        ('method = "padded"', 'method = "algorithm-1"'),
        ("scale = 1.0", "scale = 0.5"),
        ("limit = 20", "limit = 21"),
        ('weights = "AAAAAAAA8D8', 'weights = "AAAAAAAA4D8'),
        ('points = "m', 'points = "n'),
        ('"n01", "n02"', '"n02", "n01"'),
        ("period = 1.0", "period = 2.0"),
        ("releases = 10", "releases = 9"),
        ("budget_rounds = 20", "budget_rounds = 21"),
    ],
)
def test_a_change_of_any_value_changes_the_revision(old: str, new: str) -> None:
    assert old in PARK
    assert park(PARK.replace(old, new)).rev != park().rev


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('"position"', '"positions"', "kind: 'positions' is unknown: give one of heat, heatmap, position"),
        ("rows = 6", "rows = 7", "mechanism.weights"),
        ("rows = 6", "rows = 0", "map.rows"),
        ("cell = 2.0", "cell = 0.0", "map.cell"),
        ("[-10.0, 20.0]", "[-10.0]", "map.origin"),
        ("[-10.0, 20.0]", "[-10.0, nan]", "map.origin"),
        ('"paths"', '"taxi"', "mechanism.metric"),
        ("scale = 1.0", "scale = 1.5", "mechanism.scale"),
        ("padding = [0, 0]", "padding = [1, 0]", "mechanism.weights"),
        ('points = "mh', 'points = "!!', "mechanism.weights: points is not Base64"),
        ('method = "padded"', 'method = "padded"\ncolour = 1', "mechanism.colour"),
        ("columns = 5", "columns = 5\ncolour = 1", "map.colour"),
        ('"n03"', '"n01"', "devices.nodes"),
        ('"n03"', '"N 3"', "devices.nodes"),
        ("releases = 10", "releases = 0", "schedule.releases"),
        ("releases = 10", "releases = 21", "schedule.budget_rounds: 20 is too few"),
        ("max_delay = 0.25", "max_delay = 0.6", "schedule.max_delay"),
        ("[schedule]", "[promise]\nepsilon = 1.0\n[schedule]", "promise"),
    ],
)
def test_a_wrong_value_is_refused_by_one_line_that_names_its_key(old: str, new: str, key: str) -> None:
    assert old in PARK
    with pytest.raises(ZoneError) as refused:
        park(PARK.replace(old, new))
    text = str(refused.value)
    assert text.startswith(f"zone file: {key}")
    assert text.isprintable()


def test_a_zone_without_nodes_is_refused() -> None:
    with pytest.raises(ZoneError, match=r"devices\.nodes: 0 ids: name 1 to 1000000 nodes"):
        park(re.sub(r"nodes = \[[^]]*\]", "nodes = []", PARK))


def test_what_needs_a_heat_zone_says_so_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "park.toml"
    file.write_text(PARK, encoding="utf-8")
    assert load_any_zone(file) == park()
    with pytest.raises(ZoneError, match=r"^zone hall is a position zone: [a-z ,]+$"):
        load_zone(file)


def test_the_promise_states_the_zones_own_numbers() -> None:
    zone = park()
    words = zone.promise_in_words()
    assert (
        "the least integral of epsilon, 0.25 to 0.75 per unit of length by a public map, along a grid"
        in words
    )
    assert (
        "Snapping adds at most 1.42 times the level to D, for each of the two places in each round." in words
    )
    assert (
        "The D of the listed rounds are summed, 10 in a period of 20 s: somebody who stands still is" in words
    )
    assert "protected with 10 times epsilon, at most 7.5." in words
    assert "Nobody can remove the noise: it is not added to the place." in words
    assert "Computational" in words
    assert "trusted party" not in words
    assert zone.promise_in_words(seeded=False) == words
    assert "epsilon, 0.5 per unit" in position_zone().promise_in_short(seeded=False)


def test_the_promise_says_which_cell_is_the_place_of_a_round() -> None:
    words = park().promise_in_words()
    assert "for a fix off the map or in a wall; the last cell if there is no fix; the first cell" in words
    assert "not hide where there is no fix, and two fixes in a wall may count on its two sides" in words


def test_snapping_is_half_a_diagonal_and_half_a_side_in_a_line() -> None:
    assert park().snapping == pytest.approx(math.sqrt(2.0))
    assert position_zone(mechanism=mechanism(1)).snapping == 1.0


@pytest.mark.parametrize(
    "zone",
    [
        position_zone(
            mechanism=mechanism(levels=[0.00123457, *[12.3457] * 29], cell=0.123457),
            schedule=Schedule(0.123457, 7, 10**6, 7 * 10**6 + 1),
        ),
        position_zone(
            mechanism=mechanism(levels=[1.23457e-6, *[123457.0] * 29], cell=0.000123457),
            schedule=Schedule(0.123457, 7, 10**9, 7 * 10**9 + 1),
        ),
        position_zone(schedule=Schedule(86400.0, 1, 1, 1)),
    ],
)
def test_the_promise_fits_into_a_meta_message(zone: PositionZone) -> None:
    assert len(zone.promise_in_words()) <= 1024


def test_nodes_have_no_seeds() -> None:
    require_seeds(heatmap_zone())
    with pytest.raises(ZoneError, match="zone hall is a position zone, which has neither keys nor a trusted"):
        require_seeds(park())


@pytest.mark.parametrize(("rows", "padding", "digits"), [(3, (0, 0), 1), (6, (0, 0), 2), (60, (1, 2), 3)])
def test_only_outputs_that_occur_in_their_width_come_from_the_mechanism(
    rows: int, padding: tuple[int, int], digits: int
) -> None:
    n = (rows + 2 * padding[0]) * (5 + 2 * padding[1])
    used = mechanism(rows, weights=[1.0] * (n - 1) + [0.0], padding=padding)
    zone = position_zone(mechanism=used)
    assert zone.digits == digits
    for output in (0, 1, n - 2):
        assert zone.wrong_noise(report(zone, f"{output:0{digits}x}")) is None
    assert "never reports" in str(zone.wrong_noise(report(zone, f"{n - 1:0{digits}x}")))
    assert zone.wrong_noise(report(zone, "0" * (digits + 1))) is not None
    if digits > 1:
        assert zone.wrong_noise(report(zone, "0" * (digits - 1))) is not None
    if n < 16**digits:
        assert zone.wrong_noise(report(zone, f"{n:0{digits}x}")) is not None


def test_the_fingerprint_leaves_out_only_where_reports_are_shown() -> None:
    zone = park()
    shown = mechanism(points=mechanism(padding=(0, 0), levels=1.0).points[:-4] + "AAAA").points
    assert zone.fingerprint == replace(zone, mechanism=replace(zone.mechanism, points=shown)).fingerprint
    assert zone.fingerprint != replace(zone, mechanism=replace(zone.mechanism, limit=21)).fingerprint
    assert zone.fingerprint != replace(zone, mechanism=replace(zone.mechanism, scale=0.5)).fingerprint
