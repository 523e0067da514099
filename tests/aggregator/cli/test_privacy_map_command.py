"""``heatcloak privacy-map``: densities, levels and plans in, mechanism files and pictures out."""

from __future__ import annotations

import json
import math
import os
import re
import signal
import subprocess
import sys
import time
from base64 import b64decode
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from heatcloak_aggregator.cli.privacy_map_sources import check_file_size
from heatcloak_aggregator.privacy_maps.deployed import map_of_file
from heatcloak_aggregator.privacy_maps.privacy_map import PrivacyMap
from heatcloak_shared.location.mechanism_file import (
    LocationMechanismFile,
    encode_floats,
    load_mechanism,
)
from heatcloak_shared.zone import load_any_zone
from support.commands import Finished
from support.zones import mechanism

Run = Callable[..., Finished]

REFERENCE = Path(__file__).parents[3] / "docs" / "reference" / "mechanism-file.md"
PNG = b"\x89PNG\r\n\x1a\n"
BUILD = ("privacy-map", "build")
LEVELS = "0.5,0.5,0.6\n0.5,,0.7\n0.5,0.6,0.8\n0.5,0.6,0.9\n"
"""Four rows of three cells, one of them a wall."""
PLAN = """
size = [4.0, 3.0]
cell = 1.0
epsilon = 0.6

[[room]]
name = "bedroom"
x = [0.0, 2.0]
y = [0.0, 1.0]
epsilon = 0.4

[[wall]]
x = [2.0, 3.0]
y = [0.0, 1.0]
"""
PEOPLE = "x,y,population\n1,1,100\n3,2,300\n3.5,2.5,50\n"
RULE = ("--bandwidth", "2", "--least", "0.4", "--greatest", "0.6")


@pytest.fixture(autouse=True)
def _files(tmp_path: Path) -> None:
    (tmp_path / "levels.csv").write_text(LEVELS)
    (tmp_path / "plan.toml").write_text(PLAN)
    (tmp_path / "people.csv").write_text(PEOPLE)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> LocationMechanismFile:
    """Return a mechanism of the levels."""
    from heatcloak_aggregator.privacy_maps.methods import location_mechanism

    levels = np.linspace(0.4, 0.7, 20).reshape(4, 5)
    levels[1, 2] = math.nan
    return location_mechanism(PrivacyMap(levels).rounded()).file()


def refused(done: Finished, code: int = 2) -> str:
    """Return the error of a command that failed as errors of users should."""
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("heatcloak: ")
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.isprintable() or done.stderr.rstrip("\n").isprintable()
    return done.stderr


def test_a_mechanism_is_built_from_levels(run_heatcloak: Run, tmp_path: Path) -> None:
    done = run_heatcloak(*BUILD, "--levels", "levels.csv", "--cell", "2", "--origin=-3,4.5")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    file = load_mechanism(tmp_path / "mechanism.toml")
    assert (file.rows, file.columns, file.cell, file.origin) == (4, 3, 2.0, (-3.0, 4.5))
    expected = np.array([[0.5, 0.5, 0.6], [0.5, np.nan, 0.7], [0.5, 0.6, 0.8], [0.5, 0.6, 0.9]])
    levels = map_of_file(file).epsilon
    assert levels == pytest.approx(expected, rel=1e-6, nan_ok=True)
    assert (levels <= expected)[~np.isnan(expected)].all()
    for words in ("4 x 3 cells of 2, 1 of them walls", "audited ratio", "mean squared error", "are summed"):
        assert words in done.stdout
    assert run_heatcloak("privacy-map", "check", "mechanism.toml").returncode == 0


def test_a_saved_array_is_the_same_as_csv(run_heatcloak: Run, tmp_path: Path) -> None:
    rows = [[float(cell or "nan") for cell in line.split(",")] for line in LEVELS.splitlines()]
    np.save(tmp_path / "levels.npy", rows)
    for name in ("levels.csv", "levels.npy"):
        done = run_heatcloak(*BUILD, "--levels", name, "--method", "exponential", "--out", f"{name}.toml")
        assert done.returncode == 0, done.stderr
    assert (tmp_path / "levels.csv.toml").read_bytes() == (tmp_path / "levels.npy.toml").read_bytes()


def test_the_json_of_build_describes_the_mechanism(run_heatcloak: Run, tmp_path: Path) -> None:
    options = ("--method", "exponential", "--picture", "map.png", "--json")
    done = run_heatcloak(*BUILD, "--levels", "levels.csv", *options)
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    assert facts.keys() == {
        *("file", "picture", "bytes", "unit", "rows", "columns", "cell", "origin", "walls"),
        *("least_epsilon", "greatest_epsilon", "least_snapping", "greatest_snapping", "method", "outputs"),
        *("scale", "squared_error", "root_mean_squared_error", "audit", "ratio", "smoothed", "lowered_share"),
        *("promise", "seconds"),
    }
    assert (facts["rows"], facts["columns"], facts["walls"], facts["outputs"]) == (4, 3, 1, 12)
    assert facts["method"] == "exponential"
    assert facts["root_mean_squared_error"] ** 2 == pytest.approx(facts["squared_error"])
    assert facts["audit"].keys() == {"neighbours", "distant", "curves"}
    assert 0.3 < facts["ratio"] <= 1.0
    assert facts["greatest_snapping"] == pytest.approx(0.9 / math.sqrt(2.0), rel=1e-6)
    assert facts["smoothed"] is False
    assert facts["bytes"] == (tmp_path / "mechanism.toml").stat().st_size
    assert (tmp_path / "map.png").read_bytes().startswith(PNG)


def test_a_plan_has_the_levels_of_its_rooms(run_heatcloak: Run, tmp_path: Path) -> None:
    done = run_heatcloak(*BUILD, "--plan", "plan.toml", "--method", "exponential")
    assert done.returncode == 0, done.stderr
    levels = map_of_file(load_mechanism(tmp_path / "mechanism.toml")).epsilon
    expected = np.full((3, 4), 0.6)
    expected[0, :2] = 0.4
    expected[0, 2] = np.nan
    assert levels == pytest.approx(expected, rel=1e-6, nan_ok=True)


def test_a_cell_gets_the_least_level_that_it_overlaps(run_heatcloak: Run, tmp_path: Path) -> None:
    """No place gets a higher level than the plan gives it; walls are cells that are covered completely."""
    plan = PLAN.replace("x = [0.0, 2.0]", "x = [0.1, 1.1]").replace("x = [2.0, 3.0]", "x = [1.9, 3.4]")
    (tmp_path / "odd.toml").write_text(plan)
    done = run_heatcloak(*BUILD, "--plan", "odd.toml", "--method", "exponential")
    assert done.returncode == 0, done.stderr
    levels = map_of_file(load_mechanism(tmp_path / "mechanism.toml")).epsilon
    assert levels[0] == pytest.approx([0.4, 0.4, math.nan, 0.6], rel=1e-6, nan_ok=True)


def test_the_plan_of_the_reference_is_one(run_heatcloak: Run, tmp_path: Path) -> None:
    page = REFERENCE.read_text("utf-8")
    (plan,) = re.findall(r"```toml\n(size = .*?)```", page, re.DOTALL)
    (tmp_path / "plan.toml").write_text(plan)
    done = run_heatcloak(*BUILD, "--plan", "plan.toml", "--method", "exponential", "--json")
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    assert (facts["rows"], facts["columns"], facts["walls"]) == (8, 12, 4)
    for key in facts:
        assert f"`{key}`" in page, key


def test_people_make_a_map_by_the_papers_rule(run_heatcloak: Run, tmp_path: Path) -> None:
    options = ("--people", "people.csv", "--bounds", "0,0,4,3", "--size", "6x8", "--method", "exponential")
    done = run_heatcloak(*BUILD, *options, *RULE)
    assert done.returncode == 0, done.stderr
    file = load_mechanism(tmp_path / "mechanism.toml")
    assert (file.rows, file.columns, file.cell, file.origin) == (6, 8, 0.5, (0.0, 0.0))
    levels = map_of_file(file).epsilon
    assert levels.min() == pytest.approx(0.4)
    assert levels.max() == pytest.approx(0.6)
    row, column = np.unravel_index(np.argmax(levels), levels.shape)
    assert abs((row + 0.5) * 0.5 - 2.0) <= 0.5
    assert abs((column + 0.5) * 0.5 - 3.0) <= 0.5
    done = run_heatcloak(
        *(*BUILD, *options, "--bandwidth", "2", "--slope", "0.01", "--base", "0.4", "--out", "b.toml")
    )
    assert done.returncode == 0, done.stderr
    other = map_of_file(load_mechanism(tmp_path / "b.toml")).epsilon
    assert np.corrcoef(levels.ravel(), other.ravel())[0, 1] == pytest.approx(1.0)


def test_longitudes_and_latitudes_are_projected(run_heatcloak: Run, tmp_path: Path) -> None:
    """A degree of latitude is 111.2 km, and of longitude half of it at 60 degrees north."""
    columns = {"Latitude": [59.99, 60.01], "Longitude": [20.01, 20.03], "people": [10, 20]}
    pq.write_table(pa.table(columns), tmp_path / "town.parquet")
    options = ("--people", "town.parquet", *RULE, "--method", "exponential", "--size", "4x4")
    assert "--bounds west,south,east,north" in refused(run_heatcloak(*BUILD, *options))
    for unit, side in (("km", 2.2239), ("miles", 1.3819)):
        bounds = ("--bounds", "20,59.99,20.04,60.01", "--unit", unit, "--json", "--out", f"{unit}.toml")
        done = run_heatcloak(*BUILD, *options, *bounds)
        assert done.returncode == 0, done.stderr
        facts = json.loads(done.stdout)
        assert facts["unit"] == unit
        assert facts["cell"] == pytest.approx(side / 4, rel=1e-3)
        assert facts["origin"] == [0.0, 0.0]


def test_rows_without_numbers_are_left_out_and_told(run_heatcloak: Run, tmp_path: Path) -> None:
    bad = "1e308,1,5\nnan,2,5\nhere,2,5\n1,2,-5\n1,2,inf\n"
    (tmp_path / "odd.csv").write_text(PEOPLE + bad)
    options = ("--bounds", "0,0,4,3", "--method", "exponential", "--size", "3x4", *RULE)
    for name in ("people", "odd"):
        done = run_heatcloak(*BUILD, "--people", f"{name}.csv", *options, "--out", f"{name}.toml")
        assert done.returncode == 0, done.stderr
    assert done.stderr.count("\n") == 1
    assert "ignored 5 rows" in done.stderr
    assert (tmp_path / "odd.toml").read_bytes() == (tmp_path / "people.toml").read_bytes()


def test_the_prior_changes_accuracy_only(run_heatcloak: Run, tmp_path: Path) -> None:
    (tmp_path / "prior.csv").write_text("0,0,0\n0,,0\n0,0,1\n0,0,1\n")
    errors, ratios = [], []
    for prior in ("uniform", "prior.csv"):
        options = ("--method", "exponential", "--prior", prior, "--json", "--force")
        done = run_heatcloak(*BUILD, "--levels", "levels.csv", *options)
        assert done.returncode == 0, done.stderr
        errors.append(json.loads(done.stdout)["squared_error"])
        ratios.append(json.loads(done.stdout)["ratio"])
    assert errors[1] < 0.8 * errors[0]
    assert ratios[0] == ratios[1]


def test_an_existing_file_is_overwritten_only_by_force(run_heatcloak: Run, tmp_path: Path) -> None:
    (tmp_path / "mechanism.toml").write_text("precious")
    command = (*BUILD, "--levels", "levels.csv", "--method", "exponential")
    assert "--force overwrites it" in refused(run_heatcloak(*command))
    assert (tmp_path / "mechanism.toml").read_text() == "precious"
    assert run_heatcloak(*command, "--force").returncode == 0
    assert load_mechanism(tmp_path / "mechanism.toml").rows == 4


def test_a_zone_file_is_checked_and_shown_as_well(
    run_heatcloak: Run, tmp_path: Path, built: LocationMechanismFile
) -> None:
    (tmp_path / "m.toml").write_text(built.render())
    made = run_heatcloak("zone", "new", "park.toml", "--name", "park", "--position", "m.toml")
    assert made.returncode == 0, made.stderr
    done = run_heatcloak("privacy-map", "check", "park.toml")
    assert done.returncode == 0, done.stderr
    releases = load_any_zone(tmp_path / "park.toml").schedule.releases
    assert f"{releases} rounds at one place" in done.stdout
    assert run_heatcloak("privacy-map", "show", "park.toml", "--out", "p.png").returncode == 0
    assert run_heatcloak("zone", "new", "hall.toml", "--name", "hall").returncode == 0
    assert "is a heat zone" in refused(run_heatcloak("privacy-map", "check", "hall.toml"))


def test_the_json_of_check_has_ratios_and_costs(
    run_heatcloak: Run, tmp_path: Path, built: LocationMechanismFile
) -> None:
    (tmp_path / "m.toml").write_text(built.render())
    (tmp_path / "walk.csv").write_text("x,y\n0.5,0.5\n1.5,0.5\n2.5,0.5\n")
    done = run_heatcloak("privacy-map", "check", "m.toml", "--path", "walk.csv", "--rounds", "4", "--json")
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    assert facts.keys() == {
        *("file", "zone", "rows", "columns", "cell", "origin", "walls", "least_epsilon", "greatest_epsilon"),
        *("least_snapping", "greatest_snapping", "method", "outputs", "scale", "audit", "ratio"),
        *("keeps_promise", "promise", "standing_still", "path", "budget"),
    }
    assert facts["audit"].keys() == {"neighbours", "distant", "curves", "bound"}
    assert facts["keeps_promise"] is True
    assert 0.9 < facts["ratio"] <= 1.0 + 1e-9
    levels = map_of_file(built).epsilon[0]
    assert facts["standing_still"]["least"] == pytest.approx(4 * 0.4, rel=1e-6)
    path = facts["path"]
    first, second = (levels[0] + levels[1]) / 2, (levels[1] + levels[2]) / 2
    assert path["rounds"] == 3
    assert path["from_first"] == pytest.approx(first + (first + second), rel=1e-9)
    assert path["shifted"] == pytest.approx(levels[:3].sum())
    words = run_heatcloak("privacy-map", "check", "m.toml", "--path", "walk.csv").stdout
    assert "keeps the promise" in words
    assert "3 rounds. Instead of standing still" in words


def changed_weight(file: LocationMechanismFile, output: int, factor: float) -> LocationMechanismFile:
    weights = np.frombuffer(b64decode(file.weights), "<f8").copy()
    assert weights[output] > 0.0
    weights[output] *= factor
    return replace(file, weights=encode_floats("d", weights.tolist()))


@pytest.mark.parametrize(
    "tamper",
    [
        lambda file: replace(file, scale=1.0),
        lambda file: changed_weight(file, heaviest(file), 1.5),
        lambda file: changed_weight(file, heaviest(file), 0.0),
        lambda file: replace(
            file, epsilon=encode_floats("f", [0.9 * level for level in file.levels]), scale=1.0
        ),
    ],
    ids=["scale", "more", "none", "levels"],
)
def test_a_tampered_file_fails_the_check(
    run_heatcloak: Run,
    tmp_path: Path,
    built: LocationMechanismFile,
    tamper: Callable[[LocationMechanismFile], LocationMechanismFile],
) -> None:
    (tmp_path / "m.toml").write_text(tamper(built).render())
    done = run_heatcloak("privacy-map", "check", "m.toml")
    error = refused(done, code=1)
    assert "more than the levels in the file allow" in error
    assert "the file was changed, or made by another program; build it again" in error
    assert "BREAKS the promise" in done.stdout
    done = run_heatcloak("privacy-map", "check", "m.toml", "--json")
    assert done.returncode == 1
    facts = json.loads(done.stdout)
    assert facts["keeps_promise"] is False
    assert facts["ratio"] is None or facts["ratio"] > 1.0


def heaviest(file: LocationMechanismFile) -> int:
    return int(np.argmax(np.frombuffer(b64decode(file.weights), "<f8")))


@pytest.mark.parametrize("method", ["padded", "planar-laplace", "exponential"])
@pytest.mark.parametrize("shape", [(1, 1), (1, 7), (3, 4)], ids=str)
def test_built_files_pass_the_check(
    run_heatcloak: Run, tmp_path: Path, method: str, shape: tuple[int, int]
) -> None:
    levels = np.linspace(0.8, 1.2, shape[0] * shape[1]).reshape(shape)
    np.save(tmp_path / "levels.npy", levels)
    made = run_heatcloak(*BUILD, "--levels", "levels.npy", "--method", method)
    assert made.returncode == 0, made.stderr
    done = run_heatcloak("privacy-map", "check", "mechanism.toml")
    assert done.returncode == 0, done.stdout + done.stderr
    assert run_heatcloak("privacy-map", "show", "mechanism.toml").returncode == 0
    assert (tmp_path / "mechanism-map.png").read_bytes().startswith(PNG)


def test_a_picture_shows_chosen_places_and_the_density(
    run_heatcloak: Run, tmp_path: Path, built: LocationMechanismFile
) -> None:
    (tmp_path / "m.toml").write_text(built.render())
    options = ("--at", "0.5,0.5", "--at", "4.5,3.5", "--people", "people.csv", "--bandwidth", "1")
    done = run_heatcloak("privacy-map", "show", "m.toml", *options, "--out", "p.png", "--json")
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    assert facts.keys() == {"file", "out", "places"}
    assert [(each["x"], each["y"]) for each in facts["places"]] == [(0.5, 0.5), (4.5, 3.5)]
    assert facts["places"][0]["epsilon"] == pytest.approx(0.4, rel=1e-6)
    assert (tmp_path / "p.png").read_bytes().startswith(PNG)


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (("--at", "9,9"), "is not on the map, which reaches from (0, 0) to (5, 4)"),
        (("--at", "2.5,1.5"), "is in a wall"),
        (("--at", "nan,1"), "is not a place"),
        (("--at", "1"), "is not a place"),
        (("--at", "1e308,1e308"), "is not a place"),
        (("--at", "1,1") * 7, "at most 6 places"),
        (("--out", "p.pdf"), "use the ending .png"),
        (("--out", "no/such/p.png"), "existing folder"),
        (("--bandwidth", "1"), "--bandwidth applies to pictures with --people only"),
        (("--people", "people.csv"), "--people needs --bandwidth"),
        (("--people", "people.csv", "--bandwidth", "nan"), "is not a length"),
        (("--people", "people.csv", "--bandwidth", "1", "--bounds", "0,0,1,1"), "longitudes and latitudes"),
    ],
    ids=str,
)
def test_wrong_options_of_show_are_refused(
    run_heatcloak: Run, tmp_path: Path, built: LocationMechanismFile, options: tuple[str, ...], problem: str
) -> None:
    (tmp_path / "m.toml").write_text(built.render())
    assert problem in refused(run_heatcloak("privacy-map", "show", "m.toml", *options))
    assert not list(tmp_path.glob("*.p*[ngf]"))


@pytest.mark.parametrize("rows", ["", "9,9\n", "2.5,1.5\n", "nan,1\n", "1\n"], ids=repr)
def test_a_path_that_is_not_on_the_map_is_refused(
    run_heatcloak: Run, tmp_path: Path, built: LocationMechanismFile, rows: str
) -> None:
    (tmp_path / "m.toml").write_text(built.render())
    (tmp_path / "walk.csv").write_text(f"x,y\n{rows}")
    assert "walk.csv" in refused(run_heatcloak("privacy-map", "check", "m.toml", "--path", "walk.csv"))


WRONG_OPTIONS = [
    ((), "got none of them"),
    (("--levels", "levels.csv", "--plan", "plan.toml"), "got --levels and --plan"),
    (("--levels", "gone.csv"), "gone.csv"),
    (("--levels", "levels.csv", "--size", "4x3"), "--size applies to maps of --people only"),
    (("--levels", "levels.csv", "--bandwidth", "1"), "--bandwidth applies to maps of --people only"),
    (("--levels", "levels.csv", "--cell", "0"), "cell must be positive"),
    (("--levels", "levels.csv", "--cell", "nan"), "cell must be positive"),
    (("--levels", "levels.csv", "--cell", "1e308"), "infinite|hides nothing|too large"),
    (("--levels", "levels.csv", "--cell", "1e-300"), "too small"),
    (("--levels", "levels.csv", "--origin", "1"), "is not a place"),
    (("--levels", "levels.csv", "--origin", "1e300,0"), "is not a place"),
    (("--levels", "levels.csv", "--method", "optimal"), "can't be deployed"),
    (("--levels", "levels.csv", "--method", "magic\n"), "is unknown: choose from padded"),
    (("--levels", "levels.csv", "--prior", "density"), "--prior density applies to maps of --people only"),
    (("--levels", "levels.csv", "--prior", "gone.csv"), "gone.csv"),
    (("--levels", "levels.csv", "--prior", "plan.toml"), "not a number"),
    (("--levels", "levels.csv", "--out", "."), "is a directory"),
    (("--levels", "levels.csv", "--out", "no/such/m.toml"), "no such folder"),
    (("--levels", "levels.csv", "--picture", "p.jpg"), "use the ending .png"),
    (("--levels", "levels.csv", "--out", "p.png", "--picture", "p.png"), "is the mechanism file"),
    (("--levels", "levels.csv", "--out", "p.png", "--picture", "here/../p.png"), "is the mechanism file"),
    (("--plan", "plan.toml", "--cell", "1e-6"), "cells: give a greater side"),
    (("--plan", "plan.toml", "--cell", "0"), "is not a length"),
    (("--people", "people.csv", *RULE[:2]), "--slope and --base, or --least and --greatest"),
    (("--people", "people.csv", *RULE[:4]), "--slope and --base, or --least and --greatest"),
    (("--people", "people.csv", *RULE, "--slope", "1", "--base", "1"), "--slope and --base, or"),
    (("--people", "people.csv", *RULE[2:]), "--people needs --bandwidth"),
    (("--people", "people.csv", *RULE, "--bandwidth", "1e-400"), "--bandwidth 0.0 is not a length"),
    (("--people", "people.csv", *RULE, "--least", "2"), "positive and ascending"),
    (("--people", "people.csv", *RULE, "--least", "nan"), "out of range"),
    (("--people", "people.csv", *RULE, "--greatest", "1e308"), "infinite|hides nothing|too large"),
    (("--people", "people.csv", *RULE, "--bandwidth", "1e300"), "the same everywhere"),
    (("--people", "people.csv", *RULE, "--size", "0x4"), "is not a size"),
    (("--people", "people.csv", *RULE, "--size", "999999x999999"), "is not a size"),
    (("--people", "people.csv", *RULE, "--size", "400x400"), "more than 1048576 bytes"),
    (("--people", "people.csv", *RULE, "--size", "2x2", "--cell", "1"), "give one of them"),
    (("--people", "people.csv", *RULE, "--cell", "1e-9"), "cells: give a greater side"),
    (("--people", "people.csv", *RULE, "--bounds", "0,0,inf,1"), "too far away"),
    (("--people", "people.csv", *RULE, "--bounds", "1,1,1,1"), "are empty"),
    (("--people", "people.csv", *RULE, "--unit", "km"), "--unit applies to longitudes"),
    (("--people", "people.csv", *RULE, "--origin", "1,1"), "leave it out"),
    (("--people", "levels.csv", *RULE), "has the columns"),
]


@pytest.mark.parametrize(("options", "problem"), WRONG_OPTIONS, ids=str)
def test_wrong_options_of_build_are_refused(
    run_heatcloak: Run, tmp_path: Path, options: tuple[str, ...], problem: str
) -> None:
    before = set(tmp_path.iterdir())
    error = refused(run_heatcloak(*BUILD, *options))
    assert any(each in error for each in problem.split("|")), error
    assert set(tmp_path.iterdir()) == before


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "has the shape"),
        (b"\xff\xfe\x00\x01", "not a CSV file in UTF-8"),
        (b"1,2\n3\n", "line 2: has 1 cells, and line 1 has 2"),
        (b"a,b\n1,2\n", "line 1: 'a' is not a number"),
        (b"\x00\n", "is not a number"),
        (b"1,0\n1,1\n", "is not positive"),
        (b"1,-1\n", "is not positive"),
        (b"nan,nan\n", "every cell"),
        (b"1,inf\n", "infinite"),
        (b"1,1e308\n", "hides nothing"),
        (b"1,1e-300\n", "too small"),
        (b"1,nan,1\n", "not connected"),
        (b"," * (1 << 18), "give at most 262144"),
        (b"1" * ((1 << 24) + 1), "more than 16777216 bytes"),
    ],
    ids=lambda value: repr(value[:12]),
)
def test_wrong_levels_are_refused(run_heatcloak: Run, tmp_path: Path, content: bytes, problem: str) -> None:
    (tmp_path / "wrong.csv").write_bytes(content)
    error = refused(run_heatcloak(*BUILD, "--levels", "wrong.csv"))
    assert problem in error
    assert "wrong.csv" in error


def test_wrong_arrays_are_refused(run_heatcloak: Run, tmp_path: Path) -> None:
    header = b"\x93NUMPY\x01\x00\x76\x00{'descr': '<f8', 'fortran_order': False, 'shape': (%s), }"
    contents: dict[str, bytes | npt.NDArray[Any]] = {
        "empty": b"",
        "text": b"levels",
        "pickle": np.array([{}], object),
        "complex": np.ones((2, 2), complex),
        "words": np.array([["a"]]),
        "flat": np.ones(4),
        "none": np.ones((0, 3)),
        "large": np.ones((600, 600), np.int8),
        "huge": header % b"99999999, 99999999",
        "overflow": header % b"9999999999999999999, 9",
        "negative": header % b"-1, 2",
        "unclosed": header % b"(((((",
    }
    for name, content in contents.items():
        path = tmp_path / f"{name}.npy"
        if isinstance(content, bytes):
            path.write_bytes(
                content[:10] + content[10:].ljust(0x75) + b"\n" if content[:1] == b"\x93" else content
            )
        else:
            np.save(path, content, allow_pickle=True)
        assert f"{name}.npy" in refused(run_heatcloak(*BUILD, "--levels", path.name)), name
    np.savez(tmp_path / "archive.npz", np.ones((2, 2)))
    (tmp_path / "archive.npz").rename(tmp_path / "archive.npy")
    assert "not an array" in refused(run_heatcloak(*BUILD, "--levels", "archive.npy"))
    (tmp_path / "folder.npy").mkdir()
    assert "folder.npy" in refused(run_heatcloak(*BUILD, "--levels", "folder.npy"))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("size = [4.0, 3.0]", "", "size: missing"),
        ("size = [4.0, 3.0]", "size = [4.0]", "size: not two finite numbers"),
        ("size = [4.0, 3.0]", "size = [4.0, nan]", "size: not two finite numbers"),
        ("size = [4.0, 3.0]", "size = [1e308, 1e308]", "size: give [width, height]"),
        ("size = [4.0, 3.0]", "size = [0, 3]", "size: give [width, height]"),
        ("cell = 1.0", "cell = 0", "cell: 0 is out of range"),
        ("cell = 1.0", "cell = 1e-300", "cells: give a greater side"),
        ("cell = 1.0", "cell = 'a'", "cell: 'a' is out of range"),
        ("cell = 1.0", "cell = 0.001", "cells: give a greater side"),
        ("epsilon = 0.6", "epsilon = nan", "epsilon: nan is out of range"),
        ("epsilon = 0.6", "epsilon = 0", "epsilon: 0 is out of range"),
        ("epsilon = 0.6", "epsilon = 1e308", "hides nothing"),
        ("epsilon = 0.6", "epsilon = 1e-300", "too small"),
        ("epsilon = 0.4", "epsilon = -1", "room[0].epsilon: -1 is out of range"),
        ("epsilon = 0.4", "epsilon = inf", "room[0].epsilon: inf is out of range"),
        ('name = "bedroom"', r'name = "bed\u001b[2Jroom"', "room[0].name: "),
        ('name = "bedroom"', 'name = ""', "room[0].name: "),
        ("x = [0.0, 2.0]", "x = [2.0, 0.0]", "room[0].x: [2.0, 0.0] is empty"),
        ("x = [0.0, 2.0]", "x = [0.0, 5.0]", "room[0].x: [0.0, 5.0] leaves the plan"),
        ("x = [0.0, 2.0]", "x = [-1e308, 2.0]", "leaves the plan"),
        ("x = [0.0, 2.0]", "x = [0.0, 2.0]\nz = 1", "room[0].z: no such key"),
        ("x = [2.0, 3.0]", "x = [2.2, 2.9]", "wall[0].x: the wall covers no cell"),
        ("x = [2.0, 3.0]", "x = [0.0, 4.0]\ny = [0.0, 3.0]\n[[wall]]\nx = [0.0, 1.0]", "every cell"),
        ("[[wall]]\nx = [2.0, 3.0]\ny = [0.0, 1.0]", "[[wall]]\nx = [2.0, 3.0]\ny = [0.0, 3.0]", "connected"),
        (
            "[[wall]]",
            '[[room]]\nname = "b"\nepsilon = 1\nx = [1, 3]\ny = [0, 2]\n[[wall]]',
            "overlaps 'bedroom'",
        ),
        ("[[room]]", "[room]", "room: write each one as [[room]]"),
        ("size", "\x00", "not TOML"),
    ],
    ids=str,
)
def test_wrong_plans_are_refused(
    run_heatcloak: Run, tmp_path: Path, old: str, new: str, problem: str
) -> None:
    assert old in PLAN
    (tmp_path / "wrong.toml").write_text(PLAN.replace(old, new, 1))
    error = refused(run_heatcloak(*BUILD, "--plan", "wrong.toml"))
    assert problem in error
    assert "wrong.toml" in error
    assert not (tmp_path / "mechanism.toml").exists()


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"x,y\n", "no row has a place and people"),
        (b"x,y,weight\n1,1,0\n", "no row has a place and people"),
        (b"x,y,weight\nnan,1,1\n", "no row has a place and people"),
        (b"x,y,people,weight\n1,1,1,1\n", "at most one of population"),
        (b"latitude,x\n1,1\n", "give x, y or longitude, latitude"),
        (b"\xff\xfe\x00\x01", "not a CSV file in UTF-8"),
        (b"x,y,people\n2,2,1\n" + b"1,1,1e308\n" * 100, "density is infinite"),
        (b"x,y\n1,1\n", "are empty"),
    ],
    ids=lambda value: repr(value[:24]),
)
def test_wrong_people_are_refused(run_heatcloak: Run, tmp_path: Path, content: bytes, problem: str) -> None:
    (tmp_path / "wrong.csv").write_bytes(content)
    assert problem in refused(run_heatcloak(*BUILD, "--people", "wrong.csv", *RULE))


@pytest.mark.parametrize("command", ["check", "show"])
@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\x00", b"format = 1\n", b"format = 2\n", b"kind = 3\n", b"name = 'a'\nformat = 1\n"],
    ids=repr,
)
def test_files_that_are_no_mechanisms_are_refused(
    run_heatcloak: Run, tmp_path: Path, command: str, content: bytes
) -> None:
    (tmp_path / "m.toml").write_bytes(content)
    assert "m.toml" in refused(run_heatcloak("privacy-map", command, "m.toml"))


def test_a_long_row_needs_no_room_for_a_padding() -> None:
    check_file_size(PrivacyMap(np.full((1, 12_000), 0.5)), "padded")


@pytest.mark.parametrize("command", ["check", "show"])
def test_a_map_in_two_parts_is_refused(run_heatcloak: Run, tmp_path: Path, command: str) -> None:
    file = mechanism(1, 3, [0.5, 0.5, 0.5])
    apart = encode_floats("f", [0.5, math.nan, 0.5])
    (tmp_path / "m.toml").write_text(file.render().replace(file.epsilon, apart))
    assert "walls separate cells (0, 0) and (0, 2)" in refused(
        run_heatcloak("privacy-map", command, "m.toml")
    )


@pytest.mark.parametrize("command", ["check", "show"])
def test_levels_that_overflow_are_refused(run_heatcloak: Run, tmp_path: Path, command: str) -> None:
    (tmp_path / "m.toml").write_text(mechanism(levels=3e38, cell=9e11).render())
    assert "which hides nothing" in refused(run_heatcloak("privacy-map", command, "m.toml"))


def test_ctrl_c_leaves_no_file(tmp_path: Path) -> None:
    np.save(tmp_path / "levels.npy", np.linspace(0.1, 0.3, 3600).reshape(60, 60))
    command = (
        sys.executable,
        "-m",
        "heatcloak_aggregator",
        *BUILD,
        "--levels",
        "levels.npy",
        "--picture",
        "p.png",
    )
    process = subprocess.Popen(
        command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    time.sleep(6.0)
    assert process.poll() is None, "too fast for this test: use a larger map"
    os.kill(process.pid, signal.SIGINT)
    out, error = process.communicate(timeout=60.0)
    assert process.returncode == 1
    assert out == ""
    assert "Traceback" not in error
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {"levels.npy", "levels.csv", "plan.toml", "people.csv"}
