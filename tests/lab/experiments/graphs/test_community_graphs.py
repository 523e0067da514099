"""The graphs of the experiments."""

from __future__ import annotations

from collections.abc import Callable

import networkx as nx
import numpy as np
import pytest

from heatcloak_lab.experiments import ExperimentError
from heatcloak_lab.experiments.graphs.community_graphs import (
    KNOWN,
    BlockModel,
    GraphSource,
    KnownGraph,
    community_graph,
)
from heatcloak_shared.errors import ParameterError


def test_a_block_model_has_its_edge_densities() -> None:
    """5 % inside, 0.1 % between, within five standard deviations."""
    graph = BlockModel(seed=3).build()
    assert graph.domain.n_vertices == 500
    assert graph.sizes.tolist() == [250, 250]
    pairs = 250 * 249
    inside = graph.domain.n_edges - graph.crossing_edges
    assert inside == pytest.approx(0.05 * pairs, abs=5 * (0.05 * 0.95 * pairs) ** 0.5)
    assert graph.crossing_edges == pytest.approx(0.001 * 250**2, abs=5 * (0.001 * 250**2) ** 0.5)


def test_a_disconnected_graph_is_drawn_again_with_the_next_seed_and_noted() -> None:
    chances = [[0.15, 0.02], [0.02, 0.15]]

    def connected(seed: int) -> bool:
        return nx.is_connected(nx.stochastic_block_model([20, 20], chances, seed=seed))

    first = next(seed for seed in range(100) if not connected(seed))
    next_one = next(seed for seed in range(first, 100) if connected(seed))
    graph = BlockModel(40, 0.15, 0.02, first).build()
    assert graph.domain.n_vertices == 40
    assert f"seed {next_one}, drawn again {next_one - first} times" in graph.origin
    assert graph.domain == BlockModel(40, 0.15, 0.02, next_one).build().domain
    assert "again" not in BlockModel(40, 0.15, 0.02, next_one).build().origin


def test_a_model_that_is_never_connected_is_a_one_line_error() -> None:
    with pytest.raises(ExperimentError, match="is connected: increase the probabilities"):
        BlockModel(40, 0.5, 0.0).build()


@pytest.mark.parametrize(
    "make",
    [
        lambda: BlockModel(n=501),
        lambda: BlockModel(n=0),
        lambda: BlockModel(inside=1.5),
        lambda: BlockModel(between=float("nan")),
        lambda: BlockModel(seed=-1),
        lambda: KnownGraph("carate club"),
    ],
)
def test_impossible_graphs_are_refused(make: Callable[[], object]) -> None:
    with pytest.raises(ParameterError, match=r"must be|choose|give|pass"):
        make()


def test_the_karate_club_has_its_two_known_communities() -> None:
    """Led by vertices 0 and 33, with 17 members each (Zachary)."""
    built = KnownGraph("karate club").build()
    graph = nx.karate_club_graph()
    assert (built.domain.n_vertices, built.domain.n_edges) == (34, 78)
    assert built.sizes.tolist() == [17, 17]
    with_mr_hi = built.communities == built.communities[0]
    assert [graph.nodes[member]["club"] == "Mr. Hi" for member in graph] == with_mr_hi.tolist()
    assert not with_mr_hi[33]


@pytest.mark.parametrize(("name", "n", "edges"), [("Les Misérables", 77, 254), ("Southern women", 32, 89)])
def test_detected_communities_cut_few_edges(name: str, n: int, edges: int) -> None:
    graph = KnownGraph(name).build()
    assert (graph.domain.n_vertices, graph.domain.n_edges) == (n, edges)
    assert graph.sizes.sum() == n
    assert graph.sizes.min() >= 2
    i, j = graph.domain.edges.T
    weights = graph.domain.weights

    def cut(communities: np.ndarray[tuple[int], np.dtype[np.intp]]) -> float:
        return float(weights[communities[i] != communities[j]].sum() / weights.sum())

    shuffled = np.random.default_rng(1).permutation(graph.communities)
    assert cut(graph.communities) < 0.6 * cut(shuffled)


def test_a_graph_is_built_once_for_equal_sources() -> None:
    graphs: list[GraphSource] = [BlockModel(50, 0.2, 0.02), *map(KnownGraph, KNOWN)]
    for graph in graphs:
        first, second = graph.build(), graph.build()
        assert first.domain == second.domain
        assert np.array_equal(first.communities, second.communities)
        assert community_graph(graph) is community_graph(graph)
