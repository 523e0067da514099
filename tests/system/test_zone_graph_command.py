"""``heatcloak zone`` for a graph: from an edge list with names to a zone file, its check and its choices."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from heatcloak_shared.zone import Graph, load_zone

Command = Callable[..., "subprocess.CompletedProcess[str]"]

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
    """A folder with an edge list and a file of communities."""
    (tmp_path / "house.txt").write_text(HOUSE, encoding="utf-8")
    (tmp_path / "floors.txt").write_text(FLOORS, encoding="utf-8")
    return tmp_path


def test_a_zone_is_made_of_an_edge_list(heatcloak: Command, house: Path) -> None:
    """Names become numbers in the file, which says both; ``check`` computes the same sensitivity."""
    options = ("--graph", "house.txt", "--communities", "floors.txt", "--sensors-at", "bath,hall,attic")
    made = heatcloak("zone", "new", "house.toml", *options, "--spread", "0.75", "--json")
    checked = heatcloak("zone", "check", "house.toml", "--json")
    assert (made.returncode, checked.returncode) == (0, 0), made.stderr + checked.stderr
    facts = json.loads(made.stdout)
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
    assert zone.promise.alpha == 1.0, "one hop, where a corridor has a hundredth"
    text = (house / "house.toml").read_text(encoding="utf-8")
    assert "0 hall, 1 kitchen, 2 bath, 3 stairs, 4 attic, 5 study" in text
    assert "0 down, 1 up" in text


def test_people_are_told_what_matters(heatcloak: Command, house: Path) -> None:
    """In words: how large, how well neighbours are told apart, and where the steepest edge is."""
    (house / "sensors").write_text("hall\nstairs # the way up\n", encoding="utf-8")
    done = heatcloak("zone", "new", "house.toml", "--graph", "house.txt", "--sensors-at", "@sensors")
    assert done.returncode == 0, done.stderr
    lines = {line[:14].strip(): line[15:] for line in done.stdout.splitlines()}
    assert (lines["vertices"], lines["edges"], lines["sensors"]) == ("6", "7", "2")
    assert lines["steepest_edge"] == "0 - 3, exact"
    assert lines["told_apart"].startswith("neighbouring vertices 5")
    assert "1 hop along the graph" in lines["promise"]
    assert "corridor" not in done.stdout
    assert "attacker_best" not in lines


def test_a_sensitivity_below_the_graphs_is_refused(heatcloak: Command, house: Path) -> None:
    """Only the graph's own heat can tell that the file says too little."""
    heatcloak("zone", "new", "house.toml", "--graph", "house.txt")
    file = house / "house.toml"
    stated = load_zone(file).noise.sensitivity
    text = file.read_text(encoding="utf-8").replace(
        f"sensitivity = {stated}", f"sensitivity = {0.9 * stated}"
    )
    file.write_text(text, encoding="utf-8")
    done = heatcloak("zone", "check", "house.toml")
    assert done.returncode == 2
    assert "house.toml: noise.sensitivity" in done.stderr
    assert "calibrate the zone anew" in done.stderr


def test_a_promise_of_less_than_a_hop_is_refused(heatcloak: Command, house: Path) -> None:
    """When a zone is made, in a file written by hand, by whoever serves it, and as a choice."""
    refused = heatcloak("zone", "new", "house.toml", "--graph", "house.txt", "--alpha", "0.5")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert not (house / "house.toml").exists()
    heatcloak("zone", "new", "house.toml", "--graph", "house.txt")
    chosen = heatcloak("zone", "calibrate", "house.toml", "--alpha", "0.5", "--trials", "2")
    file = house / "house.toml"
    text = file.read_text(encoding="utf-8")
    assert "alpha = 1.0 " in text
    file.write_text(text.replace("alpha = 1.0 ", "alpha = 0.5 "), encoding="utf-8")
    checked = heatcloak("zone", "check", "house.toml")
    served = heatcloak("serve", "--zone", "house.toml", "--broker", "127.0.0.1:1")
    for done in (refused, chosen, checked, served):
        assert done.returncode == 2
        assert "alpha: 0.5 is less than one hop, the shortest move on a graph" in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_what_is_no_graph_is_one_line_and_exit_code_2(heatcloak: Command, house: Path) -> None:
    """And nothing is written."""
    done = heatcloak("zone", "new", "house.toml", "--graph", "floors.txt")
    assert done.returncode == 2
    assert "floors.txt: the graph is not connected" in done.stderr
    assert "vertex 'stairs' is not in it" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not (house / "house.toml").exists()


def test_choices_for_a_graph_are_in_hops(heatcloak: Command, house: Path) -> None:
    """What each costs in accuracy, and how well neighbours are told apart in place of a distance."""
    heatcloak("zone", "new", "house.toml", "--graph", "house.txt")
    budgets = ("--trials", "2", "--epsilon", "4", "--releases", "1", "--releases", "20")
    done = heatcloak("zone", "calibrate", "house.toml", *budgets, "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    for row in (*found["choices"], *found["methods"]):
        assert "attacker_best" not in row
        assert row["told_apart"] is None or 0.5 < row["told_apart"] <= 1.0
    once, often = (row["told_apart"] for row in found["choices"] if row["mode"] == "model")
    assert often < once, "less is seen of one round of many"
    assert "1 hop along the graph" in found["promises"]["model"]
