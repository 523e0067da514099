"""`GraphDomain`: construction, refused arguments, distances, conversion from networkx, connectivity."""

from __future__ import annotations

import math
import pickle

import networkx as nx
import numpy as np
import pytest

from heatcloak_aggregator.domains import GraphDomain, IntervalDomain
from heatcloak_aggregator.domains.graph import algebraic_connectivity
from heatcloak_shared.errors import ParameterError
from support.graphs import random_edges, random_graph


def test_a_graph_has_a_source_and_by_default_a_sensor_at_each_vertex() -> None:
    """Given sensors keep their order."""
    edges = [[0, 1], [1, 2], [3, 2]]
    everywhere, some = GraphDomain(4, edges), GraphDomain(4, edges, sensors=[3, 0])
    assert (everywhere.n_sources, everywhere.n_sensors, everywhere.n_edges) == (4, 4, 3)
    assert (some.n_sources, some.n_sensors) == (4, 2)
    assert some.sensors.tolist() == [3, 0]
    rows = everywhere.operator(0.7).matrix()[[3, 0]]
    # Equal but for the last bits: BLAS may sum a smaller product in another order.
    np.testing.assert_array_max_ulp(some.operator(0.7).matrix(), rows, maxulp=8)


def test_arrays_are_read_only_copies() -> None:
    """An operator stays valid because its domain cannot change."""
    domain = random_graph(9, 14, seed=1, weighted=True)
    for array in (domain.edges, domain.weights, domain.lengths, domain.sensors, domain.degrees):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0
    given = np.array([[0, 1], [1, 2]])
    domain = GraphDomain(3, given)
    given[0] = 2, 2
    assert domain.edges.tolist() == [[0, 1], [1, 2]]


def test_equal_graphs_compare_and_hash_equal_and_survive_pickling() -> None:
    """The order of the two vertices of an edge does not matter."""
    one, other = GraphDomain(3, [[0, 1], [1, 2]]), GraphDomain(3, [[1, 0], [2, 1]])
    assert one == other
    assert hash(one) == hash(other)
    assert pickle.loads(pickle.dumps(one)) == one  # noqa: S301  our own
    assert one != GraphDomain(3, [[0, 1], [1, 2]], weights=[1.0, 2.0])
    assert one != GraphDomain(3, [[0, 1], [1, 2]], sensors=[0])
    assert one != GraphDomain(3, [[0, 1], [1, 2]], lengths=[1.0, 2.0])


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        ((4, [[0, 1], [2, 3]]), "not connected: it has 2 parts, the largest of 2 vertices, and vertex 2"),
        ((3, [[0, 1]]), "not connected"),
        ((2, []), "not connected"),
        ((3, [[0, 1], [1, 1], [1, 2]]), r"edge \(1, 1\) leads from a vertex to itself"),
        ((3, [[0, 1], [1, 3]]), r"edge \(1, 3\) names a vertex that does not exist: give vertices 0…2"),
        ((3, [[-1, 1], [1, 2]]), "does not exist"),
        ((3, [[0, 1], [1, 2], [1, 0]]), r"edge \(0, 1\) is given twice"),
        ((3, [[0, 1, 2]]), "not pairs of integers"),
        ((3, [[0.0, 1.0], [1.0, 2.0]]), "not pairs of integers"),
        ((3, [["a", "b"]]), "not pairs of integers"),
        ((3, [[0, 1], [1]]), "not pairs of integers"),
        ((3, [[0, 1], [1, 2]], [1.0]), "give one number for each edge"),
        ((3, [[0, 1], [1, 2]], [1.0, -2.0]), r"the weight of edge \(1, 2\) is -2.0: give a number above 0"),
        ((3, [[0, 1], [1, 2]], [1.0, 0.0]), "above 0"),
        ((3, [[0, 1], [1, 2]], [1.0, math.nan]), "above 0"),
        ((3, [[0, 1], [1, 2]], [1.0, math.inf]), "above 0"),
        ((3, [[0, 1], [1, 2]], ["x", "y"]), r"the weight of edge \(0, 1\) is 'x': give"),
        ((3, [[0, 1], [1, 2]], [1.0, [2.0]]), r"the weight of edge \(1, 2\) is \[2.0\]: give"),
        ((3, [[0, 1], [1, 2]], "heavy"), "give one number for each edge|real numbers"),
        ((3, [[0, 1], [1, 2]], None, [3]), "sensors names a vertex that does not exist"),
        ((3, [[0, 1], [1, 2]], None, [-1]), "does not exist"),
        ((3, [[0, 1], [1, 2]], None, [1, 1]), "sensors names vertex 1 twice"),
        ((3, [[0, 1], [1, 2]], None, [[1], [0, 2]]), "not a vector of vertices"),
        ((3, [[0, 1], [1, 2]], None, []), "at least one"),
        ((3, [[0, 1], [1, 2]], None, [0.5]), "not a vector of vertices"),
        ((3, [[0, 1], [1, 2]], None, None, [1.0, -1.0]), r"the length of edge \(1, 2\) is -1.0"),
        (
            (3, [[0, 1], [1, 2]], None, None, None, ["a", "b"]),
            "labels has 2 names, 2 of them different, for 3",
        ),
        ((3, [[0, 1], [1, 2]], None, None, None, ["a", "b", "a"]), "labels has 3 names, 2 of them different"),
        ((3, [[0, 1], [1, 2]], None, None, None, [[], [], []]), "labels are not names"),
        ((3, [[0, 1], [1, 2]], None, None, None, 3), "labels are not names"),
        ((0, []), "n_vertices is 0"),
        ((2.0, [[0, 1]]), "n_vertices is 2.0"),
        ((True, []), "n_vertices is True"),
    ],
)
def test_an_invalid_graph_is_refused_with_a_remedy(arguments: tuple[object, ...], text: str) -> None:
    with pytest.raises(ParameterError, match=text):
        GraphDomain(*arguments)  # type: ignore[arg-type]


def test_a_graph_of_one_vertex_keeps_all_heat_and_has_sensitivity_zero() -> None:
    domain = GraphDomain(1, np.empty((0, 2), dtype=int))
    assert domain.operator(3.0).matrix().tolist() == [[1.0]]
    assert domain.operator(3.0).sensitivity(1.0) == 0.0
    assert domain.distance(0, 0) == 0.0


def test_distance_counts_hops_unless_edges_have_lengths() -> None:
    """Weights do not affect distances."""
    edges = [[0, 1], [1, 2], [2, 3], [0, 3]]
    hops = GraphDomain(4, edges, weights=[9.0, 0.1, 5.0, 2.0])
    assert [hops.distance(0, j) for j in range(4)] == [0.0, 1.0, 2.0, 1.0]
    long = GraphDomain(4, edges, lengths=[1.0, 1.0, 1.0, 2.5])
    assert [long.distance(0, j) for j in range(4)] == [0.0, 1.0, 2.0, 2.5]
    assert hops.distances([0, 2]).tolist() == [[0, 1, 2, 1], [2, 1, 0, 1]]


@pytest.mark.parametrize("vertex", [-1, 4, 1.5, True, "a"])
def test_distance_refuses_vertices_that_do_not_exist(vertex: object) -> None:
    """A negative number does not count from the end."""
    domain = GraphDomain(4, [[0, 1], [1, 2], [2, 3]])
    with pytest.raises(ParameterError, match="does not exist"):
        domain.distance(0, vertex)  # type: ignore[arg-type]
    with pytest.raises(ParameterError, match=r"does not exist|not a vector of vertices"):
        domain.distances([vertex])  # type: ignore[arg-type]


@pytest.mark.parametrize("vertices", [[[0], [1, 2]], [[0, 1], [2, 3]], "a", None])
def test_distances_accepts_only_a_vector_of_vertices_or_one_vertex(vertices: object) -> None:
    domain = GraphDomain(4, [[0, 1], [1, 2], [2, 3]])
    with pytest.raises(ParameterError, match="vertices is not a vector of vertices: give their numbers"):
        domain.distances(vertices)  # type: ignore[arg-type]
    assert domain.distances(1).tolist() == [[1, 0, 1, 2]]
    assert domain.distances([]).shape == (0, 4)


@pytest.mark.parametrize("seed", range(5))
def test_distances_agree_with_networkx(seed: int) -> None:
    """With lengths and without."""
    edges = random_edges(30, 45, seed)
    lengths = np.random.default_rng(seed).uniform(0.1, 2.0, len(edges))
    graph: nx.Graph[int] = nx.Graph()
    graph.add_nodes_from(range(30))
    graph.add_weighted_edges_from(
        (int(i), int(j), float(w)) for (i, j), w in zip(edges, lengths, strict=True)
    )
    for domain, weight in (
        (GraphDomain(30, edges), None),
        (GraphDomain(30, edges, lengths=lengths), "weight"),
    ):
        expected = dict(nx.all_pairs_dijkstra_path_length(graph, weight=weight or (lambda u, v, d: 1)))
        found = domain.distances(np.arange(30))
        assert all(found[i, j] == pytest.approx(expected[i][j]) for i in range(30) for j in range(30))


def test_vertices_from_networkx_keep_their_names_and_order() -> None:
    """A missing weight is 1."""
    graph: nx.Graph[str] = nx.Graph()
    graph.add_edge("ada", "bo", weight=2.0)
    graph.add_edge("bo", "cy")
    domain = GraphDomain.from_networkx(graph, sensors=["cy", "ada"])
    assert domain.labels == ("ada", "bo", "cy")
    assert domain.sensors.tolist() == [2, 0]
    assert domain.weights.tolist() == [2.0, 1.0]
    assert GraphDomain.from_networkx(graph, weight=None).weights.tolist() == [1.0, 1.0]


@pytest.mark.parametrize(
    ("graph", "text"), [(nx.DiGraph([(0, 1)]), "directed"), (nx.MultiGraph([(0, 1)]), "a multigraph")]
)
def test_directed_graphs_and_multigraphs_and_unknown_sensors_are_refused(
    graph: nx.Graph[int], text: str
) -> None:
    with pytest.raises(ParameterError, match=text):
        GraphDomain.from_networkx(graph)
    with pytest.raises(ParameterError, match="'x', which is not a node"):
        GraphDomain.from_networkx(nx.path_graph(2), sensors=["x"])


@pytest.mark.parametrize("given", [None, 3, [(0, 1)], nx.Graph])
def test_from_networkx_refuses_other_types(given: object) -> None:
    with pytest.raises(ParameterError, match=r"is not a graph: give a networkx.Graph"):
        GraphDomain.from_networkx(given)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("sensors", "text"),
    [
        ([[1]], r"names \[1\], which is not a node"),
        (([1],), "not a node"),
        ([(1, [2])], "not a node"),
        (5, "give a list"),
    ],
)
def test_from_networkx_refuses_sensors_that_are_not_nodes(sensors: object, text: str) -> None:
    with pytest.raises(ParameterError, match=text):
        GraphDomain.from_networkx(nx.path_graph(3), sensors=sensors)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("edges", "sensors", "text"),
    [
        ([("bob", "ann"), ("ann", "ann")], None, r"edge \('ann', 'ann'\) leads from a vertex to itself"),
        ([("bob", "ann"), ("cat", "dan")], None, "vertex 'cat' is not in it"),
        ([("bob", "ann"), ("ann", "cat", -1.0)], None, r"the weight of edge \('ann', 'cat'\) is -1.0"),
        ([("bob", "ann"), ("ann", "cat", "heavy")], None, r"the weight of edge \('ann', 'cat'\) is 'heavy'"),
        ([("bob", "ann"), ("ann", "cat", math.nan)], None, r"the weight of edge \('ann', 'cat'\) is nan"),
        ([("bob", "ann")], ["ann", "ann"], "sensors names vertex 'ann' twice"),
        ([((1, "a"), (1, "b\n")), ((1, "c"), (1, "d"))], None, r"vertex \(1, 'c'\) is not in it"),
    ],
)
def test_errors_about_a_networkx_graph_use_its_node_names(
    edges: list[tuple[object, ...]], sensors: list[str] | None, text: str
) -> None:
    graph: nx.Graph[object] = nx.Graph()
    for one, other, *weight in edges:
        graph.add_edge(one, other, weight=weight[0] if weight else 1.0)
    with pytest.raises(ParameterError, match=text) as error:
        GraphDomain.from_networkx(graph, sensors)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("seed", range(4))
def test_the_eigenvalue_bound_is_at_most_a_tenth_above_the_largest_eigenvalue(seed: int) -> None:
    """It is never below it."""
    domain = random_graph(60, 150, seed, weighted=bool(seed % 2))
    largest = float(np.linalg.eigvalsh(domain.laplacian.toarray())[-1])
    assert largest <= domain.eigenvalue_bound <= 1.1 * largest


@pytest.mark.parametrize(
    ("graph", "expected"),
    [
        (nx.path_graph(2), 2.0),
        (nx.complete_graph(7), 7.0),
        (nx.star_graph(8), 1.0),
        (nx.cycle_graph(11), 2.0 - 2.0 * math.cos(2.0 * math.pi / 11)),
        (nx.path_graph(600), 4.0 * math.sin(math.pi / 1200) ** 2),
        (nx.cycle_graph(700), 4.0 * math.sin(math.pi / 700) ** 2),
    ],
)
def test_algebraic_connectivity_of_standard_graphs_is_the_known_value(
    graph: nx.Graph[int], expected: float
) -> None:
    """Above 500 vertices it is computed by the Lanczos method."""
    assert algebraic_connectivity(GraphDomain.from_networkx(graph)) == pytest.approx(expected, abs=1e-9)


def test_algebraic_connectivity_agrees_with_networkx() -> None:
    """The graph is weighted, and large enough for the Lanczos method."""
    domain = random_graph(900, 2500, seed=3, weighted=True)
    graph: nx.Graph[int] = nx.Graph()
    graph.add_weighted_edges_from(
        (int(i), int(j), float(w)) for (i, j), w in zip(domain.edges, domain.weights, strict=True)
    )
    expected = nx.algebraic_connectivity(graph, tol=1e-12, seed=1)
    assert algebraic_connectivity(domain) == pytest.approx(expected, rel=1e-6)
    assert algebraic_connectivity(GraphDomain(1, [])) == math.inf


def test_edges_of_small_unsigned_integers_do_not_wrap_around() -> None:
    path = np.stack([np.arange(255), np.arange(1, 256)], axis=1).astype(np.uint8)
    assert GraphDomain(256, path).distance(0, 255) == 255.0


@pytest.mark.parametrize("wrong", [None, IntervalDomain(4, 2)])
def test_algebraic_connectivity_refuses_other_types(wrong: object) -> None:
    with pytest.raises(ParameterError, match="is not a graph: give a GraphDomain"):
        algebraic_connectivity(wrong)  # type: ignore[arg-type]
