"""Edge lists as most programs write them."""

from __future__ import annotations

from pathlib import Path

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heatcloak_aggregator import GraphDomain, load_graph
from heatcloak_shared.errors import HeatcloakError, ParameterError


def written(folder: Path, text: str) -> Path:
    path = folder / "graph.txt"
    path.write_text(text, encoding="utf-8")
    return path


def test_names_weights_and_comments_are_read(tmp_path: Path) -> None:
    domain = load_graph(written(tmp_path, "# a village\nada bo 2.5\n\nbo cy # neighbours\n"), ["cy"])
    assert domain.labels == ("ada", "bo", "cy")
    assert domain.edges.tolist() == [[0, 1], [1, 2]]
    assert domain.weights.tolist() == [2.5, 1.0]
    assert domain.sensors.tolist() == [2]


def test_numeric_names_keep_their_numbers(tmp_path: Path) -> None:
    domain = load_graph(written(tmp_path, "2 1\n1 0\n"))
    assert domain.edges.tolist() == [[1, 2], [0, 1]]
    assert domain.labels == ("0", "1", "2")


def test_weighted_edge_lists_of_networkx_are_read(tmp_path: Path) -> None:
    graph = nx.les_miserables_graph()
    renamed = nx.relabel_nodes(graph, {name: name.replace(" ", "_") for name in graph})
    nx.write_weighted_edgelist(renamed, tmp_path / "les.txt")
    read = load_graph(tmp_path / "les.txt")
    there = GraphDomain.from_networkx(renamed)
    names = {frozenset((there.labels[i], there.labels[j])) for i, j in there.edges}
    assert {frozenset((read.labels[i], read.labels[j])) for i, j in read.edges} == names
    assert sorted(read.weights) == sorted(there.weights)


@pytest.mark.parametrize("graph", [nx.karate_club_graph(), nx.path_graph(4), nx.cycle_graph(5)])
def test_edge_attributes_of_networkx_are_read(tmp_path: Path, graph: nx.Graph[int]) -> None:
    nx.write_edgelist(graph, tmp_path / "there.txt")
    read, there = load_graph(tmp_path / "there.txt"), GraphDomain.from_networkx(graph)
    assert sorted(zip(*read.edges.T.tolist(), read.weights, strict=True)) == sorted(
        zip(*there.edges.T.tolist(), there.weights, strict=True)
    )


def test_other_attributes_are_ignored(tmp_path: Path) -> None:
    text = "a b {'color': '#ff0000', 'weight': 2}\nb c {'since': [1, 2]} # long\nc d # {'weight': 9}\n"
    assert load_graph(written(tmp_path, text)).weights.tolist() == [2.0, 1.0, 1.0]


def test_a_byte_order_mark_is_skipped(tmp_path: Path) -> None:
    (tmp_path / "mark.txt").write_bytes(b"\xef\xbb\xbf0 1\r\n1 2\r\n2 0\r\n")
    domain = load_graph(tmp_path / "mark.txt")
    assert domain.labels == ("0", "1", "2")
    assert domain.edges.tolist() == [[0, 1], [1, 2], [0, 2]]


@pytest.mark.parametrize("inside", ["\x85", "\v", "\f", "\x1c", "\u2028"])
def test_lines_are_numbered_as_in_editors(tmp_path: Path, inside: str) -> None:
    (tmp_path / "graph.txt").write_text(f"# a{inside}b\ra b\r\nb\n", encoding="utf-8", newline="")
    with pytest.raises(ParameterError, match="line 3: 'b' is not an edge"):
        load_graph(tmp_path / "graph.txt")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a b\nc\n", "line 2: 'c' is not an edge"),
        ("a b c d\n", "line 1: 'a b c d' is not an edge"),
        ("a b heavy\n", "line 1"),
        ("a b\nb c {'weight': 'x'}\n", "line 2: .* is not an edge"),
        ("a b\nb c {'weight': True}\n", "line 2: .* is not an edge"),
        ("a b\nb c {'weight': 1" + "0" * 400 + "}\n", "line 2: .* is not an edge"),
        ("a b\nb c {'weight': open('f')}\n", "line 2: .* is not an edge"),
        ("a b\nb c {'weight': nan}\n", "line 2: .* is not an edge"),
        ("a b\nb c {'weight': -1}\n", "line 2: the weight of edge .* is -1.0"),
        ("a b\nb c {'weight'}\n", "line 2: .* is not an edge"),
        ("a b\nb c {[]: 1}\n", "line 2: .* is not an edge"),
        ("a b\nb c {} 2\n", "line 2: .* is not an edge"),
        ("a b\nb c {'weight': 2\n", "line 2: .* is not an edge"),
        ("a b\nb c {'a': " + "-" * 900 + "1}\n", "line 2: .* is not an edge"),
        ("a b\nb c {'a': " + "[" * 400 + "]" * 400 + "}\n", "line 2: .* is not an edge"),
        ("a b\nb c {'a': '" + "x" * 1000 + "'}\n", "line 2: .* is not an edge"),
        ("a b\nc d\n", "graph.txt: the graph is not connected"),
        ("a b\nb c\nd e\n", "graph.txt: .* vertex 'd' is not in it"),
        ("# twice\nb c\nb a\n\na b\n", r"graph.txt, line 5: edge \('b', 'a'\) is given twice"),
        ("a b\na b\nb c\nb c\nc d\n", r"line 2: edge \('a', 'b'\) is given twice"),
        ("a b\nb c -1\n", r"graph.txt, line 2: the weight of edge \('b', 'c'\) is -1.0: .* above 0"),
        ("c b\na b nan\n", "line 2: .* is nan: .* above 0"),
        ("# ann\nbob cat\nann ann\na b\n", r"graph.txt, line 3: edge \('ann', 'ann'\) leads .* itself"),
        ("7 8\n8 8\n", r"line 2: edge \('8', '8'\) leads"),
        ("# nothing\n", "has no edges"),
    ],
)
def test_invalid_edge_lists_are_refused_with_their_line(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(ParameterError, match=words) as error:
        load_graph(written(tmp_path, text))
    assert "graph.txt" in str(error.value)


def test_unreadable_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ParameterError, match="No such file"):
        load_graph(tmp_path / "none.txt")
    with pytest.raises(ParameterError, match="directory"):
        load_graph(tmp_path)
    with pytest.raises(ParameterError, match="invalid path: give the path of an edge list"):
        load_graph("a\0b")
    for nothing in (None, 5, b"a"):
        with pytest.raises(ParameterError, match=r"path must be a path, got a \w+"):
            load_graph(nothing)  # type: ignore[arg-type]
    (tmp_path / "latin.txt").write_bytes(b"\xe9 b\n")
    with pytest.raises(ParameterError, match="not UTF-8"):
        load_graph(tmp_path / "latin.txt")
    with pytest.raises(ParameterError, match="sensors names vertex 'b' twice"):
        load_graph(written(tmp_path, "a b\n"), ["b", "b"])
    with pytest.raises(ParameterError, match="no vertex 'zoe'"):
        load_graph(written(tmp_path, "a b\n"), ["zoe"])


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet="ab01 \t\n#-.e9é", max_size=60))
def test_any_text_is_a_graph_or_a_one_line_error(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    path = written(tmp_path_factory.mktemp("edges"), text)
    try:
        domain = load_graph(path)
    except HeatcloakError as error:
        assert "\n" not in str(error)
    else:
        assert len(domain.labels) == domain.n_vertices
