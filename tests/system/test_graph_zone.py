"""A zone on a graph with mosquitto, service, seeded fleet and trusted party, each its own process."""

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
from support.commands import Finished

Command = Callable[..., "subprocess.CompletedProcess[str]"]
Run = Callable[..., Finished]
Start = Callable[..., "subprocess.Popen[str]"]

ROUNDS = 8
WORLD = (
    "repeat = 8\n[[source]]\nvertices = [[0, 3], [4, 13]]\n[[source]]\nintensity = 0.5\nvertices = [[0, 7]]\n"
)


@pytest.fixture
def town(run_heatcloak: Run, tmp_path: Path) -> Path:
    """Return a folder with the zone of three villages of six vertices, its keys and a scenario."""
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
        done = run_heatcloak(*command)
        assert done.returncode == 0, done.stderr
    return tmp_path


def started(process: subprocess.Popen[str], word: str) -> subprocess.Popen[str]:
    """Return the process when its standard error contains the word."""
    assert process.stderr is not None
    while word not in (line := process.stderr.readline()):
        assert line, "the program ended before it was ready"
    return process


def read_rounds(process: subprocess.Popen[str]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Return what a program prints of each round, and its counts after it is stopped."""
    assert process.stdout is not None
    rounds = [json.loads(process.stdout.readline()) for _ in range(ROUNDS)]
    process.send_signal(signal.SIGTERM)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    assert "Traceback" not in err
    return rounds, json.loads(out)


def test_a_graph_zone_runs_through_fleet_service_trusted_party_and_recovery(
    town: Path, run_heatcloak: Run, start_heatcloak: Start, mosquitto: Any
) -> None:
    """Every reading is stored, every round is estimated, and the trusted party removes the noise exactly."""
    broker = ("--broker", f"127.0.0.1:{mosquitto.port}")
    zone = load_zone(town / "town.toml")
    store = ("--store", "sqlite:///s.db")
    options = ("--zone", "town.toml", *broker, "--json")
    server = started(
        start_heatcloak("serve", *options, *store, "--scenario", "world.toml"), "serving zone town"
    )
    trusted = started(start_heatcloak("trusted", *options, "--keys", "keys/ring.key"), "opening readings")
    seeded = ("--keys", "keys/nodes", "--scenario", "world.toml", "--rounds", str(ROUNDS))
    fleet = run_heatcloak("fleet", *options, *seeded)
    assert fleet.returncode == 0, fleet.stderr
    account = json.loads(fleet.stdout)
    assert (account["published"], account["unstored"]) == (12 * ROUNDS, 0)
    decrypted, counts = read_rounds(trusted)
    published, _ = read_rounds(server)
    assert (counts["opened"], counts["refused"]) == (12 * ROUNDS, {})
    check_decrypted(zone, town, decrypted)
    for line in published:
        assert line["emd"] >= 0.0
        assert line["missing"] == []
        total = sum(share for _, share in line["communities"])
        assert total == pytest.approx(1.0 if line["sources"] else 0.0, abs=1e-5)
    stored = Store(f"sqlite:///{town}/s.db")
    messages: list[Any] = [each.message for each in stored.estimates("town", zone.rev)[::-1]]
    stored.close()
    assert [list(map(list, each.sources)) for each in messages] == [line["sources"] for line in published]
    assert all(each.communities is not None for each in messages)

    assert run_heatcloak("store", "export", "out.jsonl", "--zone", "town", *store).returncode == 0
    again = run_heatcloak("recover", "out.jsonl", "--zone", "town.toml", "--json")
    assert again.returncode == 0, again.stderr
    *recovered, _ = [json.loads(line) for line in again.stdout.splitlines()]
    assert [line["sources"] for line in recovered] == [line["sources"] for line in published]
    assert not any("holding" in line for line in recovered)
    posterior = run_heatcloak(
        "recover", "out.jsonl", "--zone", "town.toml", "--method", "posterior", "--json"
    )
    assert posterior.returncode == 0, posterior.stderr
    for line in map(json.loads, posterior.stdout.splitlines()[:-1]):
        check_probabilities(line)
        check_probabilities(line["pooled"])


def check_probabilities(line: dict[str, Any]) -> None:
    """Assert that no community's probability is below its share, and that the likeliest come first."""
    probabilities = dict(line["holding"])
    assert all(probabilities[community] >= share - 1e-6 for community, share in line["communities"])
    assert [*probabilities.values()] == sorted(probabilities.values(), reverse=True)
    assert 0.0 < max(probabilities.values()) <= 1.0


def check_decrypted(zone: Zone, town: Path, decrypted: list[dict[str, Any]]) -> None:
    """Compare decrypted readings with the node's quantised readings and with scipy's matrix exponential."""
    graph, scenario = zone.domain, load_scenario(town / "world.toml", zone.domain)
    assert isinstance(graph, Graph)
    network = nx.Graph(list(graph.edges))
    kernel = expm(-graph.spread * nx.laplacian_matrix(network, nodelist=range(18)).toarray().astype(float))
    sensors = {node: simulated_sensor(zone, scenario, node) for node in zone.nodes}
    for line in decrypted:
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


def test_a_scenario_or_a_method_for_corridors_is_refused(town: Path, run_heatcloak: Run) -> None:
    """In one line with a remedy and exit code 2, before a connection."""
    (town / "hall.toml").write_text("[[source]]\npath = [[0, 0.5]]\n", encoding="utf-8")
    for arguments, message in (
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
        done = run_heatcloak(*arguments)
        assert done.returncode == 2, done.stderr
        assert message in done.stderr
        assert len(done.stderr.splitlines()) == 1
