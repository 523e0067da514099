"""The picture of a demo on a graph: its texts and their layout."""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations, pairwise
from pathlib import Path

import networkx as nx
import numpy as np
import pytest

from heatcloak_aggregator.domains.graph.layout import layout
from heatcloak_lab.demo.graph_picture import GraphDrawing, GraphPicture
from heatcloak_lab.demo.round_view import CommunityNames
from heatcloak_lab.demo.villages import villages
from heatcloak_shared.zone import Graph
from support.graph_runs import GraphRun, graph_run
from support.picture_texts import Texts, assert_no_overlap, texts_of

VILLAGES = CommunityNames("village", "villages")


def path(n: int, communities: tuple[int, ...] | None) -> Graph:
    return Graph(n, tuple(pairwise(range(n))), None, tuple(range(n)), 2.0, communities)


def words(run: GraphRun, names: CommunityNames) -> Texts:
    """Return all texts of the picture and their boxes."""
    return texts_of(GraphPicture(run.zone, run.views, "posterior", names).figure())


@pytest.mark.parametrize(
    ("graph", "seed", "rounds", "names"),
    [
        (villages(), 3, 20, VILLAGES),
        (villages(), 1, 1, VILLAGES),
        (path(30, tuple(v // 2 for v in range(30))), 1, 60, CommunityNames()),
        (path(2, None), 1, 3, CommunityNames()),
    ],
)
def test_texts_do_not_overlap_or_leave_the_picture(
    graph: Graph, seed: int, rounds: int, names: CommunityNames
) -> None:
    """With villages, with many communities and rounds, and with two vertices only."""
    found = words(graph_run(graph, seed, rounds), names)
    assert len(found) > 20
    assert_no_overlap(found)


@pytest.mark.parametrize("kind", ["pooled", "alone", "nothing", "missing"])
def test_a_picture_is_drawn_of_every_kind_of_run(kind: str, tmp_path: Path) -> None:
    """Also without pooled rounds, without an estimate or with missing sensors; as PNG and as SVG."""
    run = deepcopy(graph_run(villages(), 3, 5, pool=kind != "alone", blind=kind == "nothing"))
    if kind == "missing":
        run.views[-1].cloaked[[0, 40]] = np.nan
    picture = GraphPicture(run.zone, run.views, "posterior", VILLAGES)
    name, begins = ("a.svg", b"<?xml") if kind == "alone" else ("a.png", b"\x89PNG")
    picture.figure().savefig(tmp_path / name)
    assert (tmp_path / name).read_bytes().startswith(begins)
    assert kind == "alone" or 50_000 < (tmp_path / name).stat().st_size < 400_000


def test_the_heading_states_the_likeliest_village_and_the_number_of_likely_people() -> None:
    """If nothing is recovered, it states only that."""
    run = graph_run(villages(), 3)
    content = " ".join(text for text, _ in words(run, VILLAGES))
    pooled = run.views[-1].pooled
    assert pooled is not None
    assert pooled.posterior is not None
    assert pooled.posterior.top is not None
    village, share = pooled.posterior.top
    assert "ε = 4, δ = 1e-05 over 20 rounds" in content
    assert f"After 20 rounds, village {village} is the most likely one (probability {share:.2f})" in content
    assert "which is right." in content
    assert f"The person is one of {len(pooled.posterior.likely)} with probability 0.9." in content
    assert f"EMD {pooled.score.value:.1f} hops" in content
    blind = " ".join(text for text, _ in words(graph_run(villages(), 3, blind=True), VILLAGES))
    assert "In the end posterior recovers nothing." in blind
    assert "(probability" not in blind


def test_names_of_communities_are_clear_of_vertices_and_near_their_own_community() -> None:
    """They are also apart from one another."""
    graph = villages()
    groups = [range(first, first + 12) for first in range(0, 60, 12)]
    free = np.array(GraphDrawing(graph).free_places(groups))
    places = layout(graph.n_vertices, graph.edges)
    for number, (spot, group) in enumerate(zip(free, groups, strict=True)):
        assert np.linalg.norm(places - spot, axis=1).min() > 0.1
        centres = [np.median(places[list(each)], axis=0) for each in groups]
        assert int(np.linalg.norm(centres - spot, axis=1).argmin()) == number, group
    assert min(np.linalg.norm(a - b) for a, b in combinations(free, 2)) > 0.3


def test_the_layout_of_a_large_graph_is_repeatable_and_fits_the_picture() -> None:
    drawn = nx.connected_watts_strogatz_graph(250, 4, 0.1, seed=2)
    graph = Graph(250, tuple(drawn.edges), None, tuple(range(250)), 1.0)
    places = layout(graph.n_vertices, graph.edges)
    assert np.array_equal(places, layout(graph.n_vertices, graph.edges))
    assert np.abs(places).max() == pytest.approx(1.0)
