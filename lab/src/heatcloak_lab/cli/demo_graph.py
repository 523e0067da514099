"""The graph that a demo runs on: its own, or somebody's."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from heatcloak_shared.errors import ConfigError

if TYPE_CHECKING:
    from heatcloak_lab.demo.vertex_posterior import Names
    from heatcloak_shared.zone import Graph

MOST_VERTICES = 500
"""Each has a node of its own, and a place in the picture."""


def demo_graph(file: Path | None, spread: float | None) -> tuple[Graph, Names]:
    """The demo's villages, or the graph in an edge list with the communities that are found in it.

    Args:
        file: the edge list; None for the villages.
        spread: τ; None for that of the villages, or for the time in which differences on the graph fade to
            1/e: one over its algebraic connectivity.

    Returns:
        The graph, and what its communities are called.

    Raises:
        ConfigError: the graph has more vertices than a demo runs.
        ParameterError: the file can't be read or is no connected graph, or heat takes too long to simulate.
    """
    from heatcloak_aggregator.cli.zone_graph import DETECT, named_graph
    from heatcloak_aggregator.domains.graph import algebraic_connectivity
    from heatcloak_aggregator.edge_list import load_graph
    from heatcloak_aggregator.zones.kinds import GraphKind
    from heatcloak_lab.demo.vertex_posterior import Names
    from heatcloak_lab.demo.villages import villages
    from heatcloak_shared.graph_heat import graph_heat

    if file is None:
        graph, names = villages(), Names("village", "villages")
    else:
        size = load_graph(file).n_vertices
        if size > MOST_VERTICES:
            raise ConfigError(
                f"--graph {file}: {size} vertices: a demo runs a node at each, give at most {MOST_VERTICES}"
            )
        graph, names = named_graph(file, 1.0, communities=DETECT).graph, Names()
        graph = replace(graph, spread=float(f"{1.0 / algebraic_connectivity(GraphKind().domain(graph)):.3g}"))
    if spread is not None:
        graph = replace(graph, spread=spread)
    # Whatever can't be simulated is told before anything runs.
    graph_heat(graph)
    return graph, names
