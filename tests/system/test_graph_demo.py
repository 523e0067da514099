"""``heatcloak demo --domain graph``: its account of readings, its output and its errors."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from heatcloak_lab.demo.villages import villages
from support.commands import Finished

Run = Callable[..., Finished]
ON_GRAPH = ("demo", "--domain", "graph")


@pytest.fixture
def triangles(tmp_path: Path) -> str:
    """Return the edge list of two triangles that one edge connects, in the test's own folder."""
    (tmp_path / "triangles.txt").write_text("a b\nb c\nc a\nc d\nd e\ne f\nf d\n", encoding="utf-8")
    return "triangles.txt"


def without_time(done: Finished) -> dict[str, Any]:
    """Return a run's JSON summary without its duration and its broker."""
    assert done.returncode == 0, done.stderr
    summary: dict[str, Any] = json.loads(done.stdout)
    # At an external broker, the demo's zone has a unique name.
    for key in ("seconds", "broker", "zone", "rev"):
        del summary[key]
    return summary


def test_pooled_rounds_find_the_village_and_no_reading_is_lost(
    run_heatcloak: Run, mosquitto: Any, tmp_path: Path
) -> None:
    """1500 readings are published, stored and decrypted exactly, with mosquitto as broker."""
    broker = f"127.0.0.1:{mosquitto.port}"
    done = run_heatcloak(*ON_GRAPH, "--json", "--seed", "5", "--broker", broker, "--out", "made")
    run = without_time(done)
    assert (run["domain"], run["spread"], run["method"]) == ("graph", 16.0, "tracker")
    assert (run["nodes"], run["rounds"], run["vertices"]) == (75, 20, 75)
    assert (run["published"], run["stored"], run["lost"], run["opened"]) == (1500, 1500, 0, 1500)
    assert run["trusted_exact"] is True
    assert (run["epsilon"], run["delta"], run["alpha"]) == (4.0, 1e-5, 1.0)
    assert run["attacker_best"] is None
    assert 0.5 < run["told_apart"] < run["told_apart_standing"] < 0.7
    assert "1 hop along the graph" in run["promise"]
    communities = run["communities"]
    assert tuple(communities["of_vertices"]) == villages().communities
    assert communities["truth"] == [
        communities["of_vertices"][int(np.argmax(truth))] for truth in run["truth"]
    ]
    correct = [
        found[0] == truth for found, truth in zip(communities["alone"], communities["truth"], strict=True)
    ]
    assert communities["right_alone"] == pytest.approx(np.mean(correct))
    assert communities["right_alone"] <= communities["right_later"]
    assert communities["alone"][-1][0] == communities["truth"][-1]
    assert communities["alone"][-1][1] > 0.8
    assert 5 <= communities["people_alone"][-1] < 20 < communities["people_alone"][0]
    assert communities["pooled"] == []
    assert run["emd_per_round"][-1] < 3
    assert run["emd_later_mean"] < run["emd_mean"]
    assert (run["followed"], run["lag"]) == (1, 3)
    assert json.loads((tmp_path / "made/summary.json").read_text()) == json.loads(done.stdout)
    assert (tmp_path / "made/estimate.png").read_bytes().startswith(b"\x89PNG\r\n")


def test_a_seed_gives_the_same_run_with_any_broker(
    run_heatcloak: Run, mosquitto: Any, triangles: str
) -> None:
    """On a graph from a file: its communities are detected, and τ is chosen to suit it."""
    brokers = ("embedded", f"127.0.0.1:{mosquitto.port}")
    options = ("--graph", triangles, "--rounds", "2", "--seed", "5", "--json")
    one, other = (without_time(run_heatcloak(*ON_GRAPH, *options, "--broker", each)) for each in brokers)
    assert (one["nodes"], one["published"], one["trusted_exact"]) == (6, 12, True)
    assert one["communities"]["of_vertices"] == [0, 0, 0, 1, 1, 1]
    # s₂ of two triangles that an edge joins is (5 − √17)/2.
    assert one["spread"] == pytest.approx(2 / (5 - 17**0.5), rel=0.005)
    assert other == one


def test_without_a_terminal_it_prints_one_line_of_at_most_80_columns_per_round() -> None:
    """And a summary. It needs networkx, which the container image omits, only for drawing."""
    program = (
        "import sys; sys.modules['networkx'] = None\n"
        "sys.argv = ['heatcloak', 'demo', '--domain', 'graph', '--rounds', '3', '--seed', '3']\n"
        "from heatcloak_aggregator.cli import main\n"
        "sys.exit(main())"
    )
    done = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout
    promise, *lines = done.stdout.splitlines()
    assert promise.startswith(
        "If the model of heat holds, moving any one person by up to 1 hop along the graph"
    )
    rounds = [line for line in lines if line.startswith("round ")]
    assert len(rounds) == 3
    assert all(len(line) <= 80 for line in rounds)
    assert any(line.startswith("village        in the end ") for line in lines)
    assert any(line.startswith("person         may be any of ") for line in lines)
    assert "trusted party  recovered 225 quantised readings exactly, bit for bit" in lines


def test_a_method_for_corridors_is_refused_with_exit_code_2(run_heatcloak: Run) -> None:
    """In one line with cause and remedy, before anything starts."""
    done = run_heatcloak(*ON_GRAPH, "--method", "gridless")
    assert done.returncode == 2
    assert done.stdout == ""
    assert "choose bpdn or posterior" in done.stderr
    assert len(done.stderr.splitlines()) == 1
