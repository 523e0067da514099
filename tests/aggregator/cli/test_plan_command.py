"""``heatcloak plan``: example plans, checks, drawings and imports."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from heatcloak_aggregator.cli.plan import ExamplePlan
from heatcloak_aggregator.plans.plan_file import EXAMPLES, example_text, load_plan, plan_text
from support.commands import Finished
from support.floor_plans import FLAT

Run = Callable[..., Finished]

SVG = """<svg xmlns="http://www.w3.org/2000/svg" width="8m" height="5m" viewBox="0 0 8 5">
<rect class="outline" width="8" height="5"/>
<g id="walls"><line x1="5" y1="0" x2="5" y2="5"/></g>
<circle class="door" cx="5" cy="2" r="0.5"/>
<g id="rooms"><circle id="west" cx="1" cy="1" r="0.1"/><circle id="east" cx="6" cy="1" r="0.1"/></g>
<g id="sensors"><circle id="n01" cx="2" cy="2" r="0.1"/><circle id="n02" cx="7" cy="2" r="0.1"/></g>
<text>a plan</text>
</svg>"""


def refused(done: Finished, code: int = 2) -> str:
    """Return the error of a command that failed as errors of users should."""
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("heatcloak: ")
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


@pytest.fixture
def flat_file(tmp_path: Path) -> Path:
    """Return the file ``flat.toml`` in the folder of the test."""
    (tmp_path / "flat.toml").write_text(plan_text(FLAT))
    return tmp_path / "flat.toml"


def test_the_options_are_the_examples() -> None:
    assert tuple(ExamplePlan) == EXAMPLES


@pytest.mark.parametrize(("options", "name"), [((), "flat"), (("--example", "office"), "office")])
def test_an_example_is_written_with_comments_and_is_sound(
    run_heatcloak: Run, tmp_path: Path, options: tuple[str, ...], name: str
) -> None:
    done = run_heatcloak("plan", "new", "p.toml", *options)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "p.toml").read_text() == example_text(name)
    assert f"p.toml: example plan {name}" in done.stdout
    checked = run_heatcloak("plan", "check", "p.toml")
    assert checked.returncode == 0, checked.stderr
    assert "warning" not in checked.stdout


def test_an_existing_file_is_kept_unless_forced(run_heatcloak: Run, tmp_path: Path) -> None:
    (tmp_path / "p.toml").write_text("mine")
    assert "p.toml: exists: --force overwrites it" in refused(run_heatcloak("plan", "new", "p.toml"))
    assert (tmp_path / "p.toml").read_text() == "mine"
    done = run_heatcloak("plan", "new", "p.toml", "--force", "--json")
    assert json.loads(done.stdout) == {"file": "p.toml", "example": "flat"}
    assert load_plan(tmp_path / "p.toml").name == "flat"


def test_folders_and_missing_folders_are_refused(run_heatcloak: Run, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    assert "folder: is a directory" in refused(run_heatcloak("plan", "new", "folder"))
    assert "there is no such folder" in refused(run_heatcloak("plan", "new", "nowhere/p.toml"))


def test_a_link_that_leads_to_itself_is_named(run_heatcloak: Run, tmp_path: Path) -> None:
    (tmp_path / "loop.toml").symlink_to("loop.toml")
    expected = "heatcloak: loop.toml: Too many levels of symbolic links: give another path\n"
    assert refused(run_heatcloak("plan", "new", "loop.toml"), 1) == expected
    (tmp_path / "flat.svg").write_text(SVG)
    assert refused(run_heatcloak("plan", "import", "flat.svg", "loop.toml"), 1) == expected


def test_a_name_that_is_too_long_is_shown_shortened(run_heatcloak: Run) -> None:
    shown = refused(run_heatcloak("plan", "new", "a" * 300), 1)
    assert shown.startswith(f"heatcloak: {'a' * 150}")
    assert shown.endswith(": File name too long: give a shorter name\n")
    assert len(shown) < 280


@pytest.mark.usefixtures("flat_file")
def test_check_prints_sizes_rooms_and_warnings(run_heatcloak: Run) -> None:
    done = run_heatcloak("plan", "check", "flat.toml")
    assert (done.returncode, done.stderr) == (0, "")
    for words in (
        "flat.toml: plan flat\n",
        "area        40.0 m²\n",
        "heat cells  2560 of 0.125 m\n",
        "doors       1 (1 open)\n",
        "sensors     3\n",
    ):
        assert words in done.stdout
    assert re.search(r"room living-room +25\.0 m² +\d+ places +2 sensors\n", done.stdout)


def test_warnings_are_printed_with_their_line_and_the_exit_code_is_0(
    run_heatcloak: Run, flat_file: Path
) -> None:
    flat_file.write_text(plan_text(FLAT).replace("[5.0, 5.0]]", "[5.0, 4.9]]"))
    done = run_heatcloak("plan", "check", "flat.toml")
    assert done.returncode == 2, "both rooms are one region"
    flat_file.write_text(
        plan_text(FLAT).replace("grid = 0.125", "grid = 0.5").replace("cell = 0.25", "cell = 0.5")
    )
    done = run_heatcloak("plan", "check", "flat.toml")
    assert done.returncode == 0
    assert "warning: line 12: door 'bedroom': 1 m is less than 4 cells of heat" in done.stdout


@pytest.mark.usefixtures("flat_file")
def test_the_json_of_check_describes_the_plan(run_heatcloak: Run) -> None:
    facts = json.loads(run_heatcloak("plan", "check", "flat.toml", "--json").stdout)
    assert facts.keys() == {
        *("file", "name", "area", "grid", "cell", "clearance", "heat_cells", "places", "rooms", "walls"),
        *("doors", "obstacles", "sensors", "warnings"),
    }
    assert (facts["name"], facts["walls"], facts["sensors"], facts["warnings"]) == ("flat", 1, 3, [])
    assert facts["doors"] == [{"name": "bedroom", "width": 1.0, "state": "open"}]
    assert sum(room["places"] for room in facts["rooms"]) == facts["places"]


def test_a_fault_names_file_and_line_and_exits_with_2(run_heatcloak: Run, flat_file: Path) -> None:
    flat_file.write_text(plan_text(FLAT).replace("at = [6.5, 2.6]", "at = [6.5, 5.6]"))
    error = refused(run_heatcloak("plan", "check", "flat.toml"))
    assert (
        error
        == "heatcloak: flat.toml: line 34: sensor 'n03': is outside of the outline: move it into a room\n"
    )
    assert refused(run_heatcloak("plan", "show", "flat.toml")) == error
    assert "none.toml: No such file" in refused(run_heatcloak("plan", "check", "none.toml"))


@pytest.mark.usefixtures("flat_file")
def test_show_draws_in_the_terminal(run_heatcloak: Run) -> None:
    lines = run_heatcloak("plan", "show", "flat.toml", "--width", "40").stdout.splitlines()
    assert lines[0] == "#" * 40
    assert {"living-room", "bedroom"} <= {word for line in lines for word in line.split()}


@pytest.mark.usefixtures("flat_file")
@pytest.mark.parametrize(("name", "start"), [("p.png", b"\x89PNG"), ("p.SVG", b"<?xml")])
def test_show_writes_a_picture(run_heatcloak: Run, tmp_path: Path, name: str, start: bytes) -> None:
    done = run_heatcloak("plan", "show", "flat.toml", "--out", name)
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"{name}: picture of flat.toml\n"
    assert (tmp_path / name).read_bytes().startswith(start)


@pytest.mark.usefixtures("flat_file")
def test_the_json_of_show_has_the_drawing_or_names_the_picture(run_heatcloak: Run) -> None:
    facts = json.loads(run_heatcloak("plan", "show", "flat.toml", "--width", "40", "--json").stdout)
    drawn = run_heatcloak("plan", "show", "flat.toml", "--width", "40").stdout
    assert facts == {"file": "flat.toml", "name": "flat", "lines": drawn.splitlines()}
    done = run_heatcloak("plan", "show", "flat.toml", "--out", "p.svg", "--json")
    assert json.loads(done.stdout) == {"file": "flat.toml", "name": "flat", "out": "p.svg"}


@pytest.mark.usefixtures("flat_file")
def test_show_refuses_other_formats(run_heatcloak: Run) -> None:
    error = refused(run_heatcloak("plan", "show", "flat.toml", "--out", "flat.pdf"))
    assert "--out flat.pdf: unknown format: use the ending .png or .svg" in error


def test_a_drawing_is_imported_and_checked(run_heatcloak: Run, tmp_path: Path) -> None:
    (tmp_path / "My Flat.svg").write_text(SVG)
    done = run_heatcloak("plan", "import", "My Flat.svg", "p.toml")
    assert done.returncode == 0, done.stderr
    assert "p.toml: plan my-flat from My Flat.svg" in done.stdout
    assert "left out: elements of no known kind" not in done.stdout, "text is not drawn"
    plan = load_plan(tmp_path / "p.toml")
    assert [room.name for room in plan.rooms] == ["west", "east"]
    checked = run_heatcloak("plan", "check", "p.toml")
    assert (checked.returncode, "warning" in checked.stdout) == (0, False)


def test_a_map_is_imported_with_its_name_and_level(run_heatcloak: Run, tmp_path: Path) -> None:
    corners = [[0, 0], [8, 0], [8, 5], [0, 5], [0, 0]]
    features = [
        {
            "type": "Feature",
            "properties": {"indoor": "room", "name": f"floor {level}", "level": level},
            "geometry": {"type": "Polygon", "coordinates": [corners]},
        }
        for level in ("0", "1")
    ]
    (tmp_path / "map.geojson").write_text(json.dumps({"type": "FeatureCollection", "features": features}))
    assert "choose one with --level" in refused(run_heatcloak("plan", "import", "map.geojson", "p.toml"))
    assert not (tmp_path / "p.toml").exists()
    options = ("--level", "1", "--name", "upstairs", "--metric", "--json")
    done = run_heatcloak("plan", "import", "map.geojson", "p.toml", *options)
    facts = json.loads(done.stdout)
    assert (facts["name"], facts["area"], facts["rooms"][0]["name"]) == ("upstairs", 40.0, "floor 1")
    assert facts["left_out"] == []


def test_an_imported_plan_with_a_fault_is_written_and_the_line_named(
    run_heatcloak: Run, tmp_path: Path
) -> None:
    (tmp_path / "p.svg").write_text(SVG.replace('cx="7" cy="2"', 'cx="9" cy="2"'))
    error = refused(run_heatcloak("plan", "import", "p.svg", "p.toml"))
    assert re.search(
        r"p\.toml: line \d+: sensor 'n02': is outside .* \(the plan is written; correct it", error
    )
    assert load_plan(tmp_path / "p.toml").sensors[1].at == (9.0, 3.0)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("p.dxf", "p.toml"), "p.dxf: unknown format: use the ending .svg or .geojson"),
        (("none.svg", "p.toml"), "none.svg: No such file or directory: give the path of a drawing or a map"),
        (("p.svg", "p.toml", "--level", "1"), "--geographic, --metric and --level apply to maps only"),
        (("p.svg", "p.toml", "--metric"), "--geographic, --metric and --level apply to maps only"),
        (("p.geojson", "p.toml", "--scale", "1"), "--scale applies to SVG drawings only: leave it out"),
        (("p.svg", "p.svg", "--force"), "p.svg: is the drawing: give the plan another name"),
        (("p.svg", "p.svg"), "p.svg: exists: --force overwrites it"),
        (("p.svg", "p.toml", "--scale", "nan"), "p.svg: scale nan is out of range"),
        (("p.svg", "p.toml", "--name", "My flat"), "name: 'My flat' is not an id"),
    ],
)
def test_wrong_imports_are_refused(
    run_heatcloak: Run, tmp_path: Path, arguments: tuple[str, ...], error: str
) -> None:
    (tmp_path / "p.svg").write_text(SVG)
    assert error in refused(run_heatcloak("plan", "import", *arguments))
    assert (tmp_path / "p.svg").read_text() == SVG
