"""The public description of a location mechanism."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared.errors import HeatcloakError, ParameterError, ZoneError
from heatcloak_shared.location.mechanism_file import (
    LocationMechanismFile,
    encode_floats,
    integer_levels,
    load_mechanism,
)


def mechanism(**changes: object) -> LocationMechanismFile:
    levels = [0.5] * 12
    levels[5] = math.nan
    whole = {
        "rows": 3,
        "columns": 4,
        "cell": 2.0,
        "origin": (10.0, -20.0),
        "epsilon": encode_floats("f", levels),
        "method": "padded",
        "scale": 0.98,
        "metric": "paths",
        "padding": (1, 1),
        "weights": encode_floats("d", [0.1] * 30),
        "points": encode_floats("H", [0, 65535] * 30),
    }
    return LocationMechanismFile(**(whole | changes))  # type: ignore[arg-type]


def test_a_file_describes_exactly_the_same_mechanism(tmp_path: Path) -> None:
    path = tmp_path / "city.toml"
    path.write_text(mechanism().render())
    found = load_mechanism(path)
    assert found == mechanism()
    assert found.table == mechanism().table


def test_places_are_snapped_to_cells() -> None:
    """Off the map, in a wall, or not a number: the nearest cell where somebody can be."""
    found = mechanism()
    assert found.cell_at(10.0, -20.0) == 0
    assert found.cell_at(13.9, -18.1) == 1
    assert found.cell_at(17.99, -14.01) == 11
    assert found.cell_at(-1e300, 1e300) == 8
    assert found.cell_at(math.inf, -math.inf) == 3
    assert found.cell_at(math.nan, math.nan) == 0
    assert found.cell_at(13.0, -17.0) == 1  # cell 5 is a wall
    assert all(found.cell_at(*found.centre(cell)) == cell for cell in found.table.cells)


def test_points_span_the_map() -> None:
    assert mechanism().point(3) == (10.0, -14.0)


def test_levels_are_rounded_down_to_integers() -> None:
    assert integer_levels([0.5, math.nan, 1e9], 2.0, 0.5) == [1 << 43, 0, 40 << 44]


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"epsilon": encode_floats("f", [0.5] * 11)}, "11 levels"),
        ({"epsilon": encode_floats("f", [0.0] * 12)}, "not positive"),
        ({"epsilon": encode_floats("f", [math.inf] * 12)}, "infinite"),
        ({"epsilon": encode_floats("f", [math.nan] * 12)}, "every cell"),
        ({"epsilon": "?"}, "Base64"),
        ({"weights": encode_floats("d", [-1.0] * 30)}, "out of range"),
        ({"weights": encode_floats("d", [math.nan] * 30)}, "out of range"),
        ({"weights": encode_floats("d", [0.0] * 30)}, "zero"),
        ({"points": encode_floats("H", [1] * 30)}, "30 pairs"),
        ({"rows": 1 << 17, "columns": 1 << 17}, "too large"),
        (
            {"epsilon": encode_floats("f", [0.5, math.nan, 0.5, 0.5] * 3)},
            r"separate cells \(0, 0\) and \(0, 2\)",
        ),
        ({"method": 'a"\nfoo = 1'}, "method is no name"),
    ],
)
def test_descriptions_that_make_no_sense_are_refused(changes: dict[str, object], text: str) -> None:
    with pytest.raises(ParameterError, match=text):
        mechanism(**changes)


def test_an_error_in_a_file_names_it(tmp_path: Path) -> None:
    path = tmp_path / "city.toml"
    for old, new in (("format = 1", "format = 9"), ("rows = 3", "rows = 4"), ("scale = 0.98", "scale = 1.5")):
        text = mechanism().render()
        assert old in text
        path.write_text(text.replace(old, new))
        with pytest.raises(ZoneError, match=r"city\.toml"):
            load_mechanism(path)


@given(st.data())
def test_damaged_files_are_refused_or_read_but_never_crash(data: st.DataObject) -> None:
    text = mechanism().render()
    start = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 40))
    damaged = text[:start] + data.draw(st.text(max_size=8)) + text[start + length :]
    from heatcloak_shared.location.mechanism_file import take_mechanism
    from heatcloak_shared.tables import parse_table

    try:
        table = parse_table(damaged.encode(), "file", ZoneError)
        found = take_mechanism(table)
    except HeatcloakError:
        return
    assert replace(found) == found
    assert found.table.cells
