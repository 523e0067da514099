"""A zone on a graph from end to end: mosquitto, service, seeded fleet and trusted party, each a program."""

from __future__ import annotations

import json
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import networkx as nx
import numpy as np
import pytest
from scipy.linalg import expm

from heatcloak_aggregator.store import Store
from heatcloak_node import quantise, simulated_sensor
from heatcloak_shared import load_zone
from heatcloak_shared.scenario import load_scenario
from heatcloak_shared.zone import Graph, Zone

Command = Callable[..., "subprocess.CompletedProcess[str]"]
Start = Callable[..., "subprocess.Popen[str]"]

ROUNDS = 8
WORLD = (
    "repeat = 8\n[[source]]\nvertices = [[0, 3], [4, 13]]\n[[source]]\nintensity = 0.5\nvertices = [[0, 7]]\n"
)


@pytest.fixture
def town(heatcloak: Command, tmp_path: Path) -> Path:
    """A folder with three villages of six vertices, their zone, its keys, and a world."""
    graph = nx.connected_caveman_graph(3, 6)
    nx.write_edgelist(graph, tmp_path / "town.txt", data=False)
    lines = [f"{vertex} {vertex // 6}\n" for vertex in graph]
    (tmp_path / "villages.txt").write_text("".join(lines), encoding="utf-8")
    (tmp_path / "world.toml").write_text(WORLD, encoding="utf-8")
    files = ("--graph", "town.txt", "--communities", "villages.txt")
    sensors = ",".join(str(vertex) for vertex in range(18) if vertex % 3)
    few = ("--epsilon", "12", "--releases", "5", "--period", "0.5", "--spread", "0.5")
    for command in (
        ("zone", "new", "town.toml", "--name", "town", *files, "--sensors-at", sensors, *few),
        ("keys", "new", "keys", "--zone", "town.toml"),
    ):
        done = heatcloak(*command)
        assert done.returncode == 0, done.stderr
    return tmp_path


def ready(process: subprocess.Popen[str], word: str) -> subprocess.Popen[str]:
    """The process, once it says that it is ready."""
    assert process.stderr is not None
    while word not in (line := process.stderr.readline()):
        assert line, "the program ended before it was ready"
    return process


def until_all_is_told(process: subprocess.Popen[str]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """What a program says of each round, and its counts when it is then told to stop."""
    assert process.stdout is not None
    rounds = [json.loads(process.stdout.readline()) for _ in range(ROUNDS)]
    process.send_signal(signal.SIGTERM)
    out, err = process.communicate(timeout=20)
    assert process.returncode == 0, err
    assert "Traceback" not in err
    return rounds, json.loads(out)


def test_a_graph_goes_the_whole_way(
    town: Path, heatcloak: Command, start_heatcloak: Start, mosquitto: Any
) -> None:
    """Every reading stored, every round estimated by its vertices, and the noise taken off bit for bit."""
    broker = ("--broker", f"127.0.0.1:{mosquitto.port}")
    zone = load_zone(town / "town.toml")
    store = ("--store", "sqlite:///s.db")
    options = ("--zone", "town.toml", *broker, "--json")
    server = ready(
        start_heatcloak("serve", *options, *store, "--scenario", "world.toml"), "serving zone town"
    )
    party = ready(start_heatcloak("trusted", *options, "--keys", "keys/ring.key"), "opening readings")
    seeded = ("--keys", "keys/nodes", "--scenario", "world.toml", "--rounds", str(ROUNDS))
    fleet = heatcloak("fleet", *options, *seeded)
    assert fleet.returncode == 0, fleet.stderr
    account = json.loads(fleet.stdout)
    assert (account["published"], account["unstored"]) == (12 * ROUNDS, 0)
    opened, counts = until_all_is_told(party)
    told, _ = until_all_is_told(server)
    assert (counts["opened"], counts["refused"]) == (12 * ROUNDS, {})
    check_openings(zone, town, opened)
    for line in told:
        assert line["emd"] >= 0.0
        assert line["missing"] == []
        total = sum(share for _, share in line["communities"])
        assert total == pytest.approx(1.0 if line["sources"] else 0.0, abs=1e-5)
    stored = Store(f"sqlite:///{town}/s.db")
    kept = stored.estimates("town", zone.rev)[::-1]
    stored.close()
    assert [list(map(list, each.message.sources)) for each in kept] == [line["sources"] for line in told]
    assert all(each.message.communities is not None for each in kept)

    assert heatcloak("store", "export", "out.jsonl", "--zone", "town", *store).returncode == 0
    again = heatcloak("recover", "out.jsonl", "--zone", "town.toml", "--json")
    assert again.returncode == 0, again.stderr
    *recovered, _ = [json.loads(line) for line in again.stdout.splitlines()]
    assert [line["sources"] for line in recovered] == [line["sources"] for line in told]
    assert not any("holding" in line for line in recovered)
    likely = heatcloak("recover", "out.jsonl", "--zone", "town.toml", "--method", "posterior", "--json")
    assert likely.returncode == 0, likely.stderr
    for line in map(json.loads, likely.stdout.splitlines()[:-1]):
        check_holding(line)
        check_holding(line["pooled"])


def check_holding(told: dict[str, Any]) -> None:
    """No share is greater than the probability that there is a source; likelier communities come first."""
    held = dict(told["holding"])
    assert all(held[community] >= share - 1e-6 for community, share in told["communities"])
    assert [*held.values()] == sorted(held.values(), reverse=True)
    assert 0.0 < max(held.values()) <= 1.0


def check_openings(zone: Zone, town: Path, opened: list[dict[str, Any]]) -> None:
    """What the trusted party got is what each sensor measured: by the node's code, and by scipy."""
    graph, scenario = zone.domain, load_scenario(town / "world.toml", zone.domain)
    assert isinstance(graph, Graph)
    known = nx.Graph(list(graph.edges))
    kernel = expm(-graph.spread * nx.laplacian_matrix(known, nodelist=range(18)).toarray().astype(float))
    sensors = {node: simulated_sensor(zone, scenario, node) for node in zone.nodes}
    for line in opened:
        number, ticks = line["round"], line["ticks"]
        assert ticks == {node: quantise(sensors[node].read(number), zone.noise.step) for node in zone.nodes}
        sources = np.zeros(18)
        for vertex, intensity in scenario.vertices_at(number):
            sources[vertex] += intensity
        exact = np.array([ticks[node] for node in zone.nodes]) * zone.noise.step
        assert np.abs(exact - kernel.dot(sources)[list(graph.sensors)]).max() <= 0.5 * zone.noise.step * (
            1.0 + 1e-9
        )
        assert line["exact"]["sources"]


def test_a_world_or_a_method_of_corridors_is_refused(town: Path, heatcloak: Command) -> None:
    """Before anything is connected: one line that says what to give instead, and exit code 2."""
    (town / "hall.toml").write_text("[[source]]\npath = [[0, 0.5]]\n", encoding="utf-8")
    for arguments, said in (
        (
            ("fleet", "--zone", "town.toml", "--scenario", "hall.toml"),
            "hall.toml: source.path: the zone is a graph",
        ),
        (("serve", "--zone", "town.toml", "--method", "gridless"), "choose bpdn or posterior"),
        (
            (
                "provision",
                "--zone",
                "town.toml",
                "--broker",
                "localhost",
                "--sensor",
                "simulated",
                "--scenario",
                "hall.toml",
            ),
            "hall.toml: source.path: the zone is a graph",
        ),
    ):
        done = heatcloak(*arguments)
        assert done.returncode == 2, done.stderr
        assert said in done.stderr
        assert len(done.stderr.splitlines()) == 1
