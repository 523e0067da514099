"""Zones on graphs: parsing, validation, rendering, and the promise in words."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared.errors import ZoneError
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.tables import MAX_FILE_BYTES
from heatcloak_shared.zone import (
    Graph,
    Interval,
    Move,
    Promise,
    Range,
    Zone,
    neighbour_distinguishability,
    parse_zone,
    promise_in_words,
    render_zone,
)
from support.zones import uniform_noise

GRAPH = """\
kind = "graph"
n_vertices = 5
edges = [[0, 1], [1, 2], [2, 3], [3, 4], [4, 0]]
weights = [1.0, 2, 0.5, 1.0, 3.0]
sensors = [0, 4, 2]
spread = 0.5
communities = [0, 0, 1, 1, 1]
"""
FULL_GRAPH = Graph(
    n_vertices=5,
    edges=((0, 1), (1, 2), (2, 3), (3, 4), (4, 0)),
    weights=(1.0, 2.0, 0.5, 1.0, 3.0),
    sensors=(0, 4, 2),
    spread=0.5,
    communities=(0, 0, 1, 1, 1),
)


@pytest.fixture
def graph_text(zone_text: str) -> str:
    """Return the zone file of three sensors, on a graph of five vertices."""
    head, tail = zone_text.split("[domain]\n")
    return head + "[domain]\n" + GRAPH + "\n[sensors]" + tail.split("[sensors]")[1].replace("0.01", "1")


def test_a_graph_zone_has_the_values_of_its_file(graph_text: str) -> None:
    """Vertices count from 0, integers are valid weights, and nodes are at the sensors in the file's order."""
    zone = parse_zone(graph_text.encode())
    assert zone.domain == FULL_GRAPH
    assert (zone.domain.n_sources, zone.domain.n_sensors, zone.domain.counts_from) == (5, 3, 0)
    assert (zone.places["n03"], zone.promise.hides) == (3, Move(1.0))
    assert Interval(100, 50, 0.5, 0.1).counts_from == 1


def test_omitted_sensors_weights_and_communities_have_defaults(graph_text: str) -> None:
    """A sensor at every vertex, edges of weight 1, and no communities; the rendered file omits them too."""
    nodes = '["n01", "n02", "n03", "n04", "n05"]'
    text = re.sub(r"(weights|sensors|communities) = .*\n", "", graph_text)
    zone = parse_zone(re.sub(r"nodes = .*", f"nodes = {nodes}", text).encode())
    assert zone.domain == replace(FULL_GRAPH, weights=None, sensors=(0, 1, 2, 3, 4), communities=None)
    assert "sensors = " not in render_zone(zone)
    assert parse_zone(render_zone(zone).encode()) == zone


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("[4, 0]]", "[3, 0]]"),
        ("[1.0, 2,", "[1.0, 2.5,"),
        ("[0, 4, 2]", "[4, 0, 2]"),
        ("[0, 4, 2]", "[0, 4, 1]"),
        ("spread = 0.5", "spread = 0.6"),
        ("[0, 0, 1, 1, 1]", "[0, 0, 0, 1, 1]"),
        ("communities = [0, 0, 1, 1, 1]\n", ""),
    ],
)
def test_a_change_of_any_value_changes_the_revision(graph_text: str, old: str, new: str) -> None:
    assert old in graph_text
    assert parse_zone(graph_text.replace(old, new).encode()).rev != parse_zone(graph_text.encode()).rev


def test_revisions_of_fixed_zones_never_change(zone_text: str, graph_text: str) -> None:
    """The aggregator would refuse the readings of every running node after a change."""
    assert parse_zone(zone_text.encode()).rev == "634b52ddaf09018b"
    assert parse_zone(graph_text.encode()).rev == "cb791da1f58b338d"


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("n_vertices = 5", "n_vertices = 1", "domain.n_vertices"),
        ("n_vertices = 5", "n_vertices = 5.0", "domain.n_vertices"),
        ("n_vertices = 5", "n_vertices = 9", "domain.edges: the graph is in at least 4 parts"),
        ("n_vertices = 5", "n_vertices = 1000000", "domain.edges: the graph is in at least"),
        ("[3, 4], [4, 0]]", "[3, 4]]", "domain.weights: 5 for 4 edges"),
        ("[1, 2], [2, 3]", "[1, 4], [1, 3]", "domain.edges: the graph is in 2 parts"),
        ("[[0, 1]", "[[1, 1]", r"domain.edges: \[1, 1\] leads from a vertex to itself: leave it out"),
        ("[1, 2]", "[1, 0]", r"domain.edges: \[1, 0\] is listed twice: give each edge once"),
        ("[4, 0]]", "[4, 5]]", r"domain.edges: \[4, 5\] has a vertex out of range: give vertices 0 to 4"),
        ("[4, 0]]", "[4, -1]]", "domain.edges: .* has a vertex out of range"),
        ("[4, 0]]", "[4, 0.0]]", "domain.edges: .* not a pair of integers"),
        ("[4, 0]]", "[4, true]]", "domain.edges: .* not a pair of integers"),
        ("[4, 0]]", "[4]]", "domain.edges: .* not a pair of integers"),
        ("[4, 0]]", "4]", "domain.edges: 4 is not a pair of integers"),
        ("[4, 0]]", "[4, 0x1" + 5000 * "0" + "]]", "domain.edges: .* has a vertex out of range"),
        ("edges =", "edge =", "domain.edges: missing"),
        ("edges = [", "edges = 3 #", "domain.edges: 3 is not an array"),
        ("0.5, 1.0", "-0.5, 1.0", "domain.weights: -0.5 is out of range: give one number from 1e-12 to"),
        ("0.5, 1.0", "0, 1.0", "domain.weights: 0 "),
        ("0.5, 1.0", "nan, 1.0", "domain.weights: nan "),
        ("0.5, 1.0", "inf, 1.0", "domain.weights: inf "),
        ("0.5, 1.0", '"1", 1.0', "domain.weights: '1' "),
        ("0.5, 1.0", "1.0", "domain.weights: 4 for 5 edges"),
        ("[0, 4, 2]", "[0, 4, 4]", "domain.sensors: 4 is listed twice"),
        ("[0, 4, 2]", "[0, 4, 5]", "domain.sensors: 5 is out of range"),
        ("[0, 4, 2]", "[0, 4, 2.0]", "domain.sensors: 2.0 is out of range"),
        ("[0, 4, 2]", "[]", "domain.sensors: empty"),
        ("[0, 4, 2]", "[0, 4]", "sensors.nodes: 3 ids for 2 sensors"),
        ("[0, 0, 1, 1, 1]", "[0, 0, 1, 1]", "domain.communities: 4 for 5 vertices"),
        ("[0, 0, 1, 1, 1]", "[0, 0, 1, 1, 5]", "domain.communities: 5 is out of range"),
        ("[0, 0, 1, 1, 1]", '[0, 0, 1, 1, "a"]', "domain.communities: 'a' is out of range"),
        ("spread = 0.5", "spread = 0", "domain.spread"),
        ("spread = 0.5", "spread = 1e10", "domain.spread"),
        ("spread = 0.5", "spread = nan", "domain.spread"),
        ("spread = 0.5", "spread = 0.5\ntime = 1", "domain.time: no such key"),
        ('"graph"', '"interval"', "domain.n_sources: missing"),
    ],
)
def test_an_invalid_graph_is_refused_in_one_line_with_file_and_key(
    graph_text: str, old: str, new: str, error: str
) -> None:
    assert old in graph_text
    with pytest.raises(ZoneError, match=error) as caught:
        parse_zone(graph_text.replace(old, new).encode(), "hall.toml")
    text = str(caught.value)
    assert text.startswith("hall.toml: ")
    assert text.isprintable()


@st.composite
def graphs(draw: Any) -> Graph:
    """Draw connected graphs: a random tree and further edges."""
    n = draw(st.integers(2, 30))
    order = draw(st.permutations(range(n)))
    pairs = {(order[draw(st.integers(0, k - 1))], order[k]) for k in range(1, n)}
    for i, j in draw(st.lists(st.tuples(st.integers(0, n - 1), st.integers(0, n - 1)), max_size=20)):
        if i != j and (j, i) not in pairs:
            pairs.add((i, j))
    edges = tuple(draw(st.permutations(sorted(pairs))))
    weight = st.floats(1e-12, 1e12)
    return Graph(
        n_vertices=n,
        edges=edges,
        weights=draw(st.none() | st.tuples(*[weight] * len(edges))),
        sensors=tuple(draw(st.permutations(range(n)))[: draw(st.integers(1, n))]),
        spread=draw(st.floats(1e-9, 1e9)),
        communities=draw(st.none() | st.tuples(*[st.integers(0, n - 1)] * n)),
    )


def zone_of(domain: Graph) -> Zone:
    """Return a zone with far more noise than its promise requires."""
    nodes = tuple(f"n{number}" for number in range(1, domain.n_sensors + 1))
    promise = Promise(Move(1.0), epsilon=4.0, delta=1e-5)
    noise = uniform_noise(0.1, 2.0**-9, 10**5, domain.n_sensors)
    return Zone("hall", domain, nodes, Schedule(1.0, 1, 20, 20), promise, noise)


@given(graph=graphs(), names=st.none() | st.text(max_size=5))
def test_a_rendered_graph_parses_to_the_same_zone_and_revision(graph: Graph, names: str | None) -> None:
    """Names of vertices are comments and do not count."""
    zone = zone_of(graph)
    text = render_zone(zone, [] if names is None else [names] * graph.n_vertices)
    again = parse_zone(text.encode())
    assert again == zone
    assert again.rev == zone.rev
    assert all(len(line) <= 120 for line in text.splitlines())


def test_a_file_holds_sixty_thousand_edges_and_a_larger_one_is_refused() -> None:
    """Edges without weights between vertices of four digits."""
    n = 10_000
    ring = [(i, (i + k) % n) for k in range(1, 8) for i in range(n)]
    zone = zone_of(Graph(n, tuple(ring[:60_000]), None, (0,), 1.0))
    text = render_zone(zone).encode()
    assert len(text) <= MAX_FILE_BYTES
    assert parse_zone(text).rev == zone.rev
    more = zone_of(Graph(n, tuple(ring * 2), None, (0,), 1.0))
    with pytest.raises(ZoneError, match="1048576 bytes"):
        parse_zone(render_zone(more).encode())


def test_the_promise_in_words_states_hops_period_odds_and_distinguishability(graph_text: str) -> None:
    zone = parse_zone(graph_text.encode())
    words = promise_in_words(zone)
    for phrase in ("up to 1 hop along the graph", "20 rounds", "54.6", "1e-05", "53.6 %", "65.4 %"):
        assert phrase in words
    assert "corridor" not in words
    more = replace(zone, promise=replace(zone.promise, hides=Move(2.0)))
    assert "up to 2 hops along" in promise_in_words(more)
    assert neighbour_distinguishability(more) < neighbour_distinguishability(zone), (
        "the same noise for two hops hides one of them better"
    )


@pytest.mark.parametrize(
    ("alpha", "hops"), [(1.9, "1 hop "), (2.0, "2 hops "), (2.5, "2 hops "), (39.99, "39 hops ")]
)
def test_the_promise_in_words_rounds_alpha_down_to_whole_hops(
    graph_text: str, alpha: float, hops: str
) -> None:
    """A move on a graph is a whole number of hops."""
    zone = parse_zone(graph_text.encode())
    words = promise_in_words(replace(zone, promise=replace(zone.promise, hides=Move(alpha))))
    assert f"by up to {hops}along the graph" in words


@pytest.mark.parametrize("alpha", ["0.5", "0.9999999999999999", "1e-9"])
def test_an_alpha_below_one_hop_is_refused_on_a_graph_only(
    graph_text: str, zone_text: str, alpha: str
) -> None:
    assert "alpha = 1\n" in graph_text
    with pytest.raises(ZoneError) as caught:
        parse_zone(graph_text.replace("alpha = 1\n", f"alpha = {alpha}\n").encode(), "hall.toml")
    assert str(caught.value) == (
        f"hall.toml: promise.alpha: {float(alpha)!r} is less than one hop, the shortest move on a graph: "
        "give at least 1"
    )
    assert parse_zone(zone_text.encode()).promise.alpha == 0.01


def test_the_words_of_a_range_on_a_graph_mention_no_distance(graph_text: str) -> None:
    """A range assumes nothing about how heat spreads."""
    zone = parse_zone(graph_text.encode())
    words = promise_in_words(replace(zone, promise=replace(zone.promise, hides=Range(0.0, 1.0))))
    assert not re.search("corridor|hop|vert", words)
