"""Simulated sensors in corridors and on graphs."""

from __future__ import annotations

import math
from pathlib import Path

import networkx as nx
import numpy as np
import pytest
from scipy.linalg import expm

from heatcloak_node.sensors import sensor_from_table
from heatcloak_node.sensors.simulated import simulated_sensor
from heatcloak_shared.errors import ConfigError, ScenarioError
from heatcloak_shared.scenario import Scenario, Source, VertexSource
from heatcloak_shared.tables import parse_table
from heatcloak_shared.zone import Graph, Zone
from support.zones import with_domain

ON_A_GRAPH = Scenario((), on_vertices=(VertexSource(1.0, 0, None, ((0.0, 1), (2.0, 4))),))
IN_A_CORRIDOR = Scenario((Source(1.0, 0, None, ((0.0, 0.5),)),))


def test_the_jth_node_of_a_graph_reads_at_the_jth_sensor(graph_zone: Zone) -> None:
    graph = graph_zone.domain
    assert isinstance(graph, Graph)
    known = nx.Graph(list(graph.edges))
    laplacian = nx.laplacian_matrix(known, nodelist=range(6)).toarray()
    kernel = expm(-graph.spread * laplacian)
    for node, vertex in zip(graph_zone.nodes, graph.sensors, strict=True):
        sensor = simulated_sensor(graph_zone, ON_A_GRAPH, node)
        read = [sensor.read(number) for number in range(4)]
        assert np.abs(np.array(read) - kernel[vertex, [1, 1, 4, 4]]).max() < 1e-12


def test_the_jth_of_m_nodes_of_a_corridor_reads_at_j_over_m(zone: Zone) -> None:
    read = simulated_sensor(zone, IN_A_CORRIDOR, "n03").read(0)
    assert read == math.exp(-((0.5 - 0.75) ** 2) / 0.2) / math.sqrt(0.2 * math.pi)


def test_a_scenario_of_another_kind_is_refused(zone: Zone, graph_zone: Zone) -> None:
    with pytest.raises(ScenarioError, match=r"zone hall: source.path: the zone is a graph"):
        simulated_sensor(graph_zone, IN_A_CORRIDOR, "n01")
    with pytest.raises(ScenarioError, match=r"zone hall: source.vertices: the zone is a corridor"):
        simulated_sensor(zone, ON_A_GRAPH, "n01")


def test_errors_of_scenario_and_graph_name_the_right_file(tmp_path: Path, graph_zone: Zone) -> None:
    """A vertex outside the graph: the scenario file; a slow graph: the file of the node."""
    table = b'kind = "simulated"\nscenario = "world.toml"\n'
    world = tmp_path / "world.toml"
    world.write_text("[[source]]\nvertices = [[0, 4]]\n", encoding="utf-8")

    def sensor(zone: Zone) -> float:
        described = parse_table(table, "node.toml", ConfigError, folder=tmp_path)
        return sensor_from_table(described, zone, "n02").read(0)

    assert sensor(graph_zone) > 0.0
    slow = with_domain(graph_zone, spread=1e9)
    with pytest.raises(ConfigError, match=r"node.toml: kind: spread .* too long to simulate"):
        sensor(slow)
    world.write_text("[[source]]\nvertices = [[0, 6]]\n", encoding="utf-8")
    with pytest.raises(ScenarioError, match=r"world.toml: source.vertices: the zone has no vertex 6"):
        sensor(graph_zone)
