"""``heatcloak zone`` for a graph: create it from an edge list, check it and calibrate it."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from heatcloak_shared.zone import Graph, load_zone
from support.commands import Finished

Command = Callable[..., "subprocess.CompletedProcess[str]"]
Run = Callable[..., Finished]

HOUSE = """\
# a house of two floors
hall kitchen
kitchen bath 2.5
bath hall
hall stairs
stairs attic
attic study
study stairs
"""
FLOORS = "hall down\nkitchen down\nbath down\nstairs up\nattic up\nstudy up\n"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Return a folder with an edge list and a file of communities."""
    (tmp_path / "house.txt").write_text(HOUSE, encoding="utf-8")
    (tmp_path / "floors.txt").write_text(FLOORS, encoding="utf-8")
    return tmp_path


def test_a_zone_is_created_from_an_edge_list(run_heatcloak: Run, house: Path) -> None:
    """The file lists the vertices' names with their numbers. ``check`` computes the same sensitivity."""
    options = ("--graph", "house.txt", "--communities", "floors.txt", "--sensors-at", "bath,hall,attic")
    created = run_heatcloak("zone", "new", "house.toml", *options, "--spread", "0.75", "--json")
    checked = run_heatcloak("zone", "check", "house.toml", "--json")
    assert (created.returncode, checked.returncode) == (0, 0), created.stderr + checked.stderr
    facts = json.loads(created.stdout)
    assert facts.pop("names") == ["hall", "kitchen", "bath", "stairs", "attic", "study"]
    assert facts.pop("community_names") == ["down", "up"]
    assert facts == json.loads(checked.stdout)
    assert facts["nodes"] == {"n01": 2, "n02": 0, "n03": 4}
    assert facts["sensitivity_exact"] is True
    assert 0.5 < facts["told_apart"] < facts["told_apart_period"] < 1.0
    zone = load_zone(house / "house.toml")
    assert zone.domain == Graph(
        n_vertices=6,
        edges=((0, 1), (1, 2), (0, 2), (0, 3), (3, 4), (4, 5), (3, 5)),
        weights=(1.0, 2.5, 1.0, 1.0, 1.0, 1.0, 1.0),
        sensors=(2, 0, 4),
        spread=0.75,
        communities=(0, 0, 0, 1, 1, 1),
    )
    assert zone.promise.alpha == 1.0, "the default is one hop"
    text = (house / "house.toml").read_text(encoding="utf-8")
    assert "0 hall, 1 kitchen, 2 bath, 3 stairs, 4 attic, 5 study" in text
    assert "0 down, 1 up" in text


def test_the_text_states_size_distinguishability_and_steepest_edge(run_heatcloak: Run, house: Path) -> None:
    (house / "sensors").write_text("hall\nstairs # the way up\n", encoding="utf-8")
    done = run_heatcloak("zone", "new", "house.toml", "--graph", "house.txt", "--sensors-at", "@sensors")
    assert done.returncode == 0, done.stderr
    lines = {line[:14].strip(): line[15:] for line in done.stdout.splitlines()}
    assert (lines["vertices"], lines["edges"], lines["sensors"]) == ("6", "7", "2")
    assert lines["steepest_edge"] == "0 - 3, exact"
    assert lines["told_apart"].startswith("neighbouring vertices 5")
    assert "1 hop along the graph" in lines["promise"]
    assert "corridor" not in done.stdout
    assert "attacker_best" not in lines


def test_a_sensitivity_below_that_of_the_graph_is_refused(run_heatcloak: Run, house: Path) -> None:
    """Only the graph's heat kernel shows that the file states too little."""
    run_heatcloak("zone", "new", "house.toml", "--graph", "house.txt")
    file = house / "house.toml"
    stated = load_zone(file).noise.sensitivity
    text = file.read_text(encoding="utf-8").replace(
        f"sensitivity = {stated}", f"sensitivity = {0.9 * stated}"
    )
    file.write_text(text, encoding="utf-8")
    done = run_heatcloak("zone", "check", "house.toml")
    assert done.returncode == 2
    assert "house.toml: noise.sensitivity" in done.stderr
    assert "calibrate the zone again" in done.stderr


def test_a_promise_of_less_than_a_hop_is_refused(run_heatcloak: Run, house: Path) -> None:
    """In a new zone, in a file written by hand, when it is served, and as a choice of calibrate."""
    refused = run_heatcloak("zone", "new", "house.toml", "--graph", "house.txt", "--alpha", "0.5")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert not (house / "house.toml").exists()
    run_heatcloak("zone", "new", "house.toml", "--graph", "house.txt")
    chosen = run_heatcloak("zone", "calibrate", "house.toml", "--alpha", "0.5", "--trials", "2")
    file = house / "house.toml"
    text = file.read_text(encoding="utf-8")
    assert "alpha = 1.0 " in text
    file.write_text(text.replace("alpha = 1.0 ", "alpha = 0.5 "), encoding="utf-8")
    checked = run_heatcloak("zone", "check", "house.toml")
    served = run_heatcloak("serve", "--zone", "house.toml", "--broker", "127.0.0.1:1")
    for done in (refused, chosen, checked, served):
        assert done.returncode == 2
        assert "alpha: 0.5 is less than one hop, the shortest move on a graph" in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_an_unconnected_graph_is_refused_in_one_line_and_no_file_is_written(
    run_heatcloak: Run, house: Path
) -> None:
    """With exit code 2."""
    done = run_heatcloak("zone", "new", "house.toml", "--graph", "floors.txt")
    assert done.returncode == 2
    assert "floors.txt: the graph is not connected" in done.stderr
    assert "vertex 'stairs' is not in it" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not (house / "house.toml").exists()


def test_calibrate_states_choices_for_a_graph_in_hops(run_heatcloak: Run, house: Path) -> None:
    """Each has the probability of distinguishing neighbours instead of the attacker's best distance."""
    run_heatcloak("zone", "new", "house.toml", "--graph", "house.txt")
    budgets = ("--trials", "2", "--epsilon", "4", "--releases", "1", "--releases", "20")
    done = run_heatcloak("zone", "calibrate", "house.toml", *budgets, "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    for row in (*found["choices"], *found["methods"]):
        assert "attacker_best" not in row
        assert row["told_apart"] is None or 0.5 < row["told_apart"] <= 1.0
    single, twenty = (row["told_apart"] for row in found["choices"] if row["mode"] == "model")
    assert twenty < single, "with more releases, each round has more noise"
    assert "1 hop along the graph" in found["promises"]["model"]
