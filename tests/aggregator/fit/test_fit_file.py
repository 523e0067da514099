"""Fit files: written and read again, and refused with one line if anything is wrong."""

from __future__ import annotations

import json
import math
import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.fit.calibration import fit_of_room
from heatcloak_aggregator.fit.fit_file import fit_text, load_fit, parse_fit, save_fit
from heatcloak_aggregator.fit.fitted_room import (
    FittedDoor,
    FittedPosition,
    FittedRoom,
    FittedSensor,
    heat_of_fit,
    percent,
    plan_of_fit,
)
from heatcloak_aggregator.fit.floor import plan_hash
from heatcloak_aggregator.fit.picture import fit_figure, fit_picture
from heatcloak_aggregator.fit.report import advice, report_facts, report_lines, worst_residuals
from heatcloak_aggregator.fit.room_model import RoomParameters
from heatcloak_aggregator.fit.solve import Uncertain, solve
from heatcloak_aggregator.zones.floor_kind import floor_of_plan
from heatcloak_shared.errors import ConfigError, ParameterError
from support.fitted_rooms import POSITIONS, SMALL, plain_model, trials_of
from support.picture_texts import texts_of

MODEL = plain_model(np.array([sensor.at for sensor in SMALL.sensors]), POSITIONS)


def fitted(discrepancy: float | None = None) -> FittedRoom:
    trials, _ = trials_of(MODEL, RoomParameters(4.0, 0.1, 0.2), np.random.default_rng(1))
    found = fit_of_room(solve(trials, MODEL), SMALL, 0.25, trials, [20.0 + number / 8 for number in range(6)])
    return found if discrepancy is None else replace(found, discrepancy=discrepancy)


GO = fitted()
NO_GO = fitted(0.12)
SHUT = FittedDoor("living", Uncertain(0.2, 0.1, 0.3))
OPENED = FittedDoor("living", Uncertain(9.7, 8.0, 12.0))


def test_a_fit_is_written_and_read_again(tmp_path: Path) -> None:
    doors = (SHUT, replace(SHUT, name="inner"))
    for fit in (GO, NO_GO, replace(GO, doors=doors), replace(NO_GO, suspects=("living", "inner"))):
        save_fit(fit, tmp_path / "fit.toml")
        found = load_fit(tmp_path / "fit.toml", None if fit.doors else SMALL, allow_no_go=True)
        assert found == fit
        assert found.source == str(tmp_path / "fit.toml")
    assert GO.verdict == "go"
    assert NO_GO.verdict == "no-go"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (f"margin = {GO.margin!r}", "margin = 1.0"),
        (f"age = {GO.age!r}", "age = 0.5"),
        (f"gain = {GO.sensors[0].gain!r}", "gain = 5.0"),
        ('name = "n02"', 'name = "n99"'),
    ],
)
def test_a_fit_with_a_changed_value_is_refused(old: str, new: str) -> None:
    text = fit_text(GO)
    assert old in text
    with pytest.raises(ConfigError, match="checksum: a value was changed after the fit: fit again"):
        parse_fit(text.replace(old, new, 1).encode())
    assert parse_fit(text.replace("# ", "# my ").encode()) == GO


def test_a_fit_without_a_checksum_is_refused() -> None:
    lines = [line for line in fit_text(GO).splitlines() if not line.startswith("checksum")]
    with pytest.raises(ConfigError, match="checksum"):
        parse_fit("\n".join(lines).encode())


def test_a_fit_with_other_sensors_or_doors_than_its_plan_is_refused(tmp_path: Path) -> None:
    swapped = (GO.sensors[1], GO.sensors[0], *GO.sensors[2:])
    for fit in (replace(GO, sensors=swapped), replace(GO, doors=(SHUT,))):
        save_fit(fit, tmp_path / "fit.toml")
        with pytest.raises(ConfigError, match="has other sensors or shut doors than"):
            load_fit(tmp_path / "fit.toml", SMALL)


numbers = st.floats(1e-3, 1e6)
any_residual = st.floats(-1e6, 1e6) | st.just(math.nan)


@given(st.lists(numbers, min_size=3, max_size=3), st.floats(0.0, 1.0), st.floats(1.0, 1e6), st.data())
def test_any_fit_is_written_and_read_again(
    values: list[float], discrepancy: float, margin: float, data: st.DataObject
) -> None:
    low, middle, high = sorted(values)
    uncertain = Uncertain(middle, low, high)
    count = data.draw(st.integers(1, 3))
    sensors = tuple(
        FittedSensor(f"n{number}", data.draw(numbers), data.draw(numbers), data.draw(st.floats(-1e6, 1e6)))
        for number in range(count)
    )
    residuals = [data.draw(st.lists(any_residual, min_size=count, max_size=count)) for _ in range(3)]
    positions = (FittedPosition((1.0, -2.5), 500.0, *map(tuple, residuals)),)
    doors = tuple(FittedDoor(f"door {number}", uncertain) for number in range(data.draw(st.integers(0, 2))))
    fit = FittedRoom(
        *("flat", "0123456789abcdef", 0.25, 500.0, uncertain, uncertain, uncertain, uncertain),
        discrepancy=discrepancy,
        margin=margin,
        sensors=sensors,
        positions=positions,
        doors=doors,
    )
    # As text, because NaN is not equal to itself.
    assert fit_text(parse_fit(fit_text(fit).encode())) == fit_text(fit)


def test_no_go_fits_are_refused_unless_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "fit.toml"
    save_fit(NO_GO, path)
    with pytest.raises(ConfigError, match="no-go: the room differs from the model by 12 %, more than 5 %"):
        load_fit(path)
    assert load_fit(path, allow_no_go=True) == NO_GO


def test_walls_that_conduct_like_air_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "fit.toml"
    save_fit(replace(GO, walls=Uncertain(9.7, 8.0, 12.0)), path)
    with pytest.raises(ConfigError, match=r"no-go: the walls would conduct 9\.7 per metre, like open air"):
        load_fit(path)
    assert report_lines(load_fit(path, allow_no_go=True))[0].startswith("verdict: no-go: the walls would")


def test_a_shut_door_that_conducts_like_an_open_one_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "fit.toml"
    save_fit(replace(GO, doors=(OPENED,)), path)
    expected = r"no-go: door 'living' would conduct 9\.7 per metre, like an open door"
    with pytest.raises(ConfigError, match=expected):
        load_fit(path)
    verdict = report_lines(load_fit(path, allow_no_go=True))[0]
    assert "shut the door and record again; or, if it stays open, correct its state in the plan" in verdict


def test_open_doors_that_were_shut_are_named() -> None:
    fit = replace(NO_GO, suspects=("living", "inner"))
    assert fit.problem is not None
    assert fit.problem.endswith("unless doors 'living', 'inner' were shut, which the plan has open")
    assert "open the door and record again" in report_lines(fit)[0]
    assert report_facts(fit)["suspects"] == ["living", "inner"]


def test_shut_doors_are_reported() -> None:
    text = "\n".join(report_lines(replace(GO, doors=(SHUT,))))
    assert "shut doors: heat that they conduct, in 1/m; at most 0.5 is accepted" in text
    assert "  living  0.2 (0.1 to 0.3) 1/m" in text


def test_fits_of_another_plan_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "fit.toml"
    save_fit(GO, path)
    with pytest.raises(ConfigError, match="the plan has changed since the fit, or plan is not"):
        load_fit(path, replace(SMALL, walls=SMALL.walls[:1], doors=SMALL.doors[:1]))
    assert load_fit(path, replace(SMALL, rooms=())) == GO


@pytest.mark.parametrize(
    ("pattern", "replacement", "expected"),
    [
        (
            r"^format = 2",
            "format = 1",
            "format: is of an earlier version, which lacks the shut doors: fit again",
        ),
        (r"^format = 2", "format = 3", "format: 3 is out of range"),
        (r"^margin = .*", "margin = nan", "margin: nan is out of range"),
        (r"^margin = .*", "margin = inf", "margin: is not finite"),
        (r"^margin = .*", "margin = 0.99", "margin: 0.99 is out of range"),
        (r"^margin = .*", "", "margin: missing"),
        (r"^discrepancy = .*", "discrepancy = nan", "discrepancy: nan is out of range"),
        (r"^discrepancy = .*", "discrepancy = 0.2", "verdict: is 'go', but the numbers are no-go"),
        (r"^walls = .*", "walls = { value = 9.0, low = 8.0, high = 10.0 }", "but the numbers are no-go"),
        (r'^verdict = "go"', 'verdict = "no-go"', "verdict: is 'no-go', but"),
        (r'^verdict = "go"', 'verdict = "maybe"', "verdict: 'maybe' is unknown"),
        (r"^age = .*", "age = 0.001", "age: 0.001 is out of range"),
        (r"^length = .*", "length = 4.0", "room.length: 4.0 is not a table"),
        (r"^length = \{ value = \S+,", "length = { value = 40.0,", "room.length: the value is not between"),
        (r"^walls = \{ value = \S+,", "walls = { value = nan,", "room.walls.value: nan is out of range"),
        (r'^name = "n01"', 'name = "n02"', "'n02' is no id of a node, or given twice"),
        (r'^name = "n01"', 'name = "N 1"', "'N 1' is no id of a node"),
        (r"^gain = .*", "gain = 0.0", "sensor[0].gain: 0.0 is out of range"),
        (r"^gain = .*", "gian = 1.0", "sensor[0].gain: missing"),
        (r"^baseline = .*", "baseline = inf", "sensor[0].baseline: inf is out of range"),
        (r"^at = .*", "at = [1.0, nan]", "position[0].at: not two finite numbers"),
        (r"^residuals = \[", "residuals = [1.0, ", "position[0].residuals: not one number for each sensor"),
        (r"^rises = \[\S+,", "rises = [inf,", "position[0].rises: not one number for each sensor"),
        (r"^format", "suspects = [1]\nformat", "suspects: not at most 500 names"),
        (r"^\[\[sensor\]\]", '[[door]]\nname = "a\\\\"b"\n[[sensor]]', "door[0].name:"),
        (r"^\[\[sensor\]\]", '[[door]]\nname = "a"\n[[sensor]]', "door[0].conductance"),
        (r"^format", "other = 1\nformat", "other: no such key"),
        (r"^format", "]", "not TOML"),
    ],
)
def test_wrong_files_are_refused(pattern: str, replacement: str, expected: str) -> None:
    text, count = re.subn(pattern, replacement, fit_text(GO), count=1, flags=re.MULTILINE)
    assert count == 1
    with pytest.raises(ConfigError) as caught:
        parse_fit(text.encode(), "fit.toml")
    assert str(caught.value).startswith("fit.toml: ")
    assert expected in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_fit_states_gains_and_baselines_in_the_order_of_the_plan() -> None:
    assert [sensor.name for sensor in GO.sensors] == [sensor.name for sensor in SMALL.sensors]
    assert [sensor.baseline for sensor in GO.sensors] == [20.0 + number / 8 for number in range(6)]
    assert GO.plan_hash == plan_hash(SMALL)
    assert len(GO.positions) == len(POSITIONS)


def test_heat_of_a_fit_is_that_of_a_zone() -> None:
    heat = heat_of_fit(GO, power=120.0)
    assert heat._asdict() == {
        "length": GO.length.value,
        "age": 0.25,
        "power": 120.0,
        "conductance": GO.conductance.value,
        "margin": GO.margin,
        "gains": tuple(sensor.gain for sensor in GO.sensors),
    }
    assert heat_of_fit(GO, 120.0, 0.25) == heat
    with pytest.raises(ParameterError, match=r"not 0.2: fit again with --age 0.2"):
        heat_of_fit(GO, 120.0, 0.2)


def test_a_plan_with_a_fit_has_the_fitted_conductances() -> None:
    shut, either = replace(SMALL.doors[0], state="shut"), replace(SMALL.doors[1], state="either")
    plan = plan_of_fit(replace(GO, doors=(SHUT,)), replace(SMALL, doors=(shut, either)))
    assert {wall.conductance for wall in plan.walls} == {GO.walls.value}
    assert [door.conductance for door in plan.doors] == [0.2, GO.walls.value]
    # The middle wall before the door, the door, the wall behind it, and both parts of the side wall.
    walls = floor_of_plan(plan).walls
    assert [wall.conductance == 0.2 for wall in walls] == [False, True, False, False, False]


def test_a_plan_without_walls_has_no_fitted_conductance() -> None:
    bare = replace(SMALL, walls=(), doors=())
    trials, _ = trials_of(MODEL, RoomParameters(4.0, 0.1, 0.2), np.random.default_rng(1))
    fit = fit_of_room(solve(trials, MODEL), bare, 0.25, trials, [20.0] * 6)
    assert fit.walls == Uncertain(0.0, 0.0, 0.0)


def test_the_report_says_what_was_found() -> None:
    text = "\n".join(report_lines(GO))
    assert text.startswith("verdict: go: the room differs from the model by 1 %; at most 5 % is accepted")
    for sensor in GO.sensors:
        assert sensor.name in text
    assert "The promise rests on the plan, the fitted walls and loss length (99.9 % bound, margin " in text
    assert "the declared greatest power and least spread of a person" in text
    assert "a steady state of a heater that gives off heat like a person" in text


def test_the_report_of_a_refused_fit_says_what_to_do() -> None:
    text = "\n".join(report_lines(NO_GO))
    assert text.startswith("verdict: no-go: the room differs from the model by 12 %, more than 5 %: compare")
    assert "record again what was wrong" in text


def test_a_wide_margin_is_advised_against() -> None:
    assert advice(GO) == []
    assert "more positions of the heater" in advice(replace(GO, margin=1.8))[0]
    assert advice(replace(NO_GO, margin=1.8)) == []


def test_the_worst_residuals_come_first() -> None:
    position = replace(GO.positions[0], residuals=(0.1, math.nan, -3.0, 2.0, 0.0, 0.5))
    worst = worst_residuals(replace(GO, positions=(position,)), 2)
    assert [(each.sensor, each.value) for each in worst] == [("n03", -3.0), ("n04", 2.0)]
    assert worst[0].rise == position.rises[2]


def test_facts_are_json() -> None:
    position = replace(GO.positions[0], residuals=(math.nan, *GO.positions[0].residuals[1:]))
    facts = report_facts(replace(GO, positions=(position,)))
    found = json.loads(json.dumps(facts, allow_nan=False))
    assert found["verdict"] == "go"
    assert found["room"]["length"]["value"] == GO.length.value
    assert found["positions"][0]["residuals"][0] is None
    assert {each["name"] for each in found["sensors"]} == {sensor.name for sensor in SMALL.sensors}


@pytest.mark.parametrize(("share", "expected"), [(0.05, "5 %"), (0.0504, "5.04 %"), (1024.0, "102400 %")])
def test_shares_are_in_percent(share: float, expected: str) -> None:
    assert percent(share) == expected


@pytest.mark.slow
def test_a_picture_has_a_panel_for_each_position() -> None:
    position = replace(GO.positions[0], residuals=(math.nan, *GO.positions[0].residuals[1:]))
    figure = fit_figure(replace(GO, positions=(position, *GO.positions[1:])), SMALL)
    assert len(figure.axes) == 12
    texts = [text for text, _ in texts_of(figure)]
    assert texts[0] == "small: go, the room differs from the model by 1 %"
    assert "1: [0.5, 0.5], 500 W" in texts
    assert "nan" not in " ".join(texts)


@pytest.mark.slow
def test_a_picture_names_doors_that_were_not_as_planned() -> None:
    for fit, expected in (
        (replace(GO, doors=(OPENED,)), "small: no-go, the red door conducts like an open one"),
        (replace(NO_GO, suspects=("inner",)), "model by 12 %, unless the red door was shut"),
    ):
        figure = fit_figure(replace(fit, positions=GO.positions[:1]), SMALL)
        assert next(text for text, _ in texts_of(figure)).endswith(expected)
        (axes,) = figure.axes
        assert sum(line.get_color() == "#e3001b" for line in axes.get_lines()) == 1


@pytest.mark.slow
def test_a_picture_leaves_out_what_fits_better() -> None:
    small = tuple(replace(each, residuals=(0.1,) * 6) for each in GO.positions)
    figure = fit_figure(replace(NO_GO, positions=(*small, *GO.positions)), SMALL)
    assert len(figure.axes) == 12
    texts = [text for text, _ in texts_of(figure)]
    assert texts[0].endswith("by 12 %; 12 positions that fit better are left out")
    assert "13: [0.5, 0.5], 500 W" in texts


@pytest.mark.slow
def test_a_picture_of_a_fit_is_always_the_same() -> None:
    fit = replace(GO, positions=GO.positions[:1])
    assert fit_picture(fit, SMALL).startswith(b"\x89PNG")
    for form in ("png", "svg"):
        assert fit_picture(fit, SMALL, form) == fit_picture(fit, SMALL, form)
