"""The demo on a graph as a person runs it: every reading accounted for, the village told, wrong use too."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from heatcloak_lab.demo.villages import villages

Command = Callable[..., "subprocess.CompletedProcess[str]"]
ON_GRAPH = ("demo", "--domain", "graph")


@pytest.fixture
def triangles(tmp_path: Path) -> str:
    """The edge list of two triangles that one edge joins, in the test's own folder."""
    (tmp_path / "triangles.txt").write_text("a b\nb c\nc a\nc d\nd e\ne f\nf d\n", encoding="utf-8")
    return "triangles.txt"


def without_time(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    """What a run told a machine, but for how long it took and by which broker."""
    assert done.returncode == 0, done.stderr
    summary: dict[str, Any] = json.loads(done.stdout)
    # At a broker that goes on a demo's zone has a name of its own.
    for key in ("seconds", "broker", "zone", "rev"):
        del summary[key]
    return summary


def test_the_village_is_told_and_nothing_is_lost_over_mosquitto(
    heatcloak: Command, mosquitto: Any, tmp_path: Path
) -> None:
    """1500 published, stored and opened bit for bit; what is said of villages fits the truth beside it."""
    broker = f"127.0.0.1:{mosquitto.port}"
    done = heatcloak(*ON_GRAPH, "--json", "--seed", "5", "--broker", broker, "--out", "made")
    run = without_time(done)
    assert (run["domain"], run["spread"], run["method"]) == ("graph", 16.0, "posterior")
    assert (run["nodes"], run["rounds"], run["vertices"]) == (75, 20, 75)
    assert (run["published"], run["stored"], run["lost"], run["opened"]) == (1500, 1500, 0, 1500)
    assert run["trusted_exact"] is True
    assert (run["epsilon"], run["delta"], run["alpha"]) == (4.0, 1e-5, 1.0)
    assert run["attacker_best"] is None
    assert 0.5 < run["told_apart"] < run["told_apart_standing"] < 0.7
    assert "1 hop along the graph" in run["promise"]
    told = run["communities"]
    assert tuple(told["of_vertices"]) == villages().communities
    assert told["truth"] == [told["of_vertices"][int(np.argmax(truth))] for truth in run["truth"]]
    right = [found[0] == truth for found, truth in zip(told["alone"], told["truth"], strict=True)]
    assert told["right_alone"] == pytest.approx(np.mean(right))
    assert told["right_alone"] < told["right_pooled"]
    assert told["pooled"][-1][0] == told["truth"][-1]
    assert told["pooled"][-1][1] > 0.8
    assert 5 <= told["people_pooled"][-1] < 20 < told["people_alone"][-1]
    assert run["emd_pooled_per_round"][-1] < 3
    assert json.loads((tmp_path / "made/summary.json").read_text()) == json.loads(done.stdout)
    assert (tmp_path / "made/estimate.png").read_bytes().startswith(b"\x89PNG\r\n")


def test_any_broker_and_the_same_seed_give_the_same_run(
    heatcloak: Command, mosquitto: Any, triangles: str
) -> None:
    """Of somebody's own graph: its communities are found, and τ is what suits it."""
    brokers = ("embedded", f"127.0.0.1:{mosquitto.port}")
    options = ("--graph", triangles, "--rounds", "2", "--seed", "5", "--json")
    one, other = (without_time(heatcloak(*ON_GRAPH, *options, "--broker", each)) for each in brokers)
    assert (one["nodes"], one["published"], one["trusted_exact"]) == (6, 12, True)
    assert one["communities"]["of_vertices"] == [0, 0, 0, 1, 1, 1]
    # s₂ of two triangles that an edge joins is (5 − √17)/2.
    assert one["spread"] == pytest.approx(2 / (5 - 17**0.5), rel=0.005)
    assert other == one


def test_without_a_terminal_it_prints_a_line_a_round_that_fits_one() -> None:
    """And what was found at the end; networkx, which the container image leaves out, is only for drawing."""
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
    assert "trusted party  got 225 quantised readings back exactly, bit for bit" in lines


def test_misuse_is_told_and_exits_with_2(heatcloak: Command) -> None:
    """Before anything is started, in one line of cause and remedy."""
    done = heatcloak(*ON_GRAPH, "--method", "gridless")
    assert done.returncode == 2
    assert done.stdout == ""
    assert "choose bpdn or posterior" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_an_interrupt_stops_everything_cleanly(
    start_heatcloak: Callable[..., subprocess.Popen[str]], mosquitto: Any
) -> None:
    """Within seconds, and without a traceback."""
    process = start_heatcloak(*ON_GRAPH, "--rounds", "500", "--broker", f"127.0.0.1:{mosquitto.port}")
    assert process.stdout is not None
    while not process.stdout.readline().startswith("round"):
        assert process.poll() is None
    began = time.monotonic()
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=15)
    assert time.monotonic() - began < 12
    assert process.returncode == 1
    assert err == "heatcloak: interrupted; nodes and broker were stopped\n"
