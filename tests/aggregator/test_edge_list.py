"""Edge lists: graphs as most programs write them."""

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


def test_names_numbers_weights_and_comments(tmp_path: Path) -> None:
    """Names are numbered as they appear, weights are 1 where none is given, comments and gaps are skipped."""
    domain = load_graph(written(tmp_path, "# a village\nada bo 2.5\n\nbo cy # neighbours\n"), ["cy"])
    assert domain.labels == ("ada", "bo", "cy")
    assert domain.edges.tolist() == [[0, 1], [1, 2]]
    assert domain.weights.tolist() == [2.5, 1.0]
    assert domain.sensors.tolist() == [2]


def test_numbers_stay_what_they_are(tmp_path: Path) -> None:
    """Where the names are 0…n−1, each vertex keeps its number, in whatever order the edges come."""
    domain = load_graph(written(tmp_path, "2 1\n1 0\n"))
    assert domain.edges.tolist() == [[1, 2], [0, 1]]
    assert domain.labels == ("0", "1", "2")


def test_networkx_writes_what_is_read(tmp_path: Path) -> None:
    """A weighted edge list of networkx gives the same domain as the graph itself."""
    graph = nx.les_miserables_graph()
    renamed = nx.relabel_nodes(graph, {name: name.replace(" ", "_") for name in graph})
    nx.write_weighted_edgelist(renamed, tmp_path / "les.txt")
    read = load_graph(tmp_path / "les.txt")
    there = GraphDomain.from_networkx(renamed)
    names = {frozenset((there.labels[i], there.labels[j])) for i, j in there.edges}
    assert {frozenset((read.labels[i], read.labels[j])) for i, j in read.edges} == names
    assert sorted(read.weights) == sorted(there.weights)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a b\nc\n", "line 2: 'c' is no edge"),
        ("a b c d\n", "line 1: 'a b c d' is no edge"),
        ("a b heavy\n", "line 1"),
        ("a b\nc d\n", "graph.txt: the graph is not connected"),
        ("a b\nb c\nd e\n", "graph.txt: .* vertex 'd' is not in it"),
        ("# twice\nb c\nb a\n\na b\n", r"graph.txt, line 5: edge \('b', 'a'\) stands twice"),
        ("a b\na b\nb c\nb c\nc d\n", r"line 2: edge \('a', 'b'\) stands twice"),
        ("a b\nb c -1\n", r"graph.txt, line 2: the weight of edge \('b', 'c'\) is -1.0: .* above 0"),
        ("c b\na b nan\n", "line 2: .* is nan: .* above 0"),
        ("# ann\nbob cat\nann ann\na b\n", r"graph.txt, line 3: edge \('ann', 'ann'\) leads .* itself"),
        ("7 8\n8 8\n", r"line 2: edge \('8', '8'\) leads"),
        ("# nothing\n", "has no edges"),
    ],
)
def test_what_is_no_edge_list_is_refused(tmp_path: Path, text: str, words: str) -> None:
    """The refusal names the file, the line where there is one, and the remedy."""
    with pytest.raises(ParameterError, match=words) as error:
        load_graph(written(tmp_path, text))
    assert "graph.txt" in str(error.value)


def test_files_that_can_not_be_read_are_refused(tmp_path: Path) -> None:
    """No file, a folder, no UTF-8 and a sensor that is no vertex: one line each."""
    with pytest.raises(ParameterError, match="No such file"):
        load_graph(tmp_path / "none.txt")
    with pytest.raises(ParameterError, match="directory"):
        load_graph(tmp_path)
    (tmp_path / "latin.txt").write_bytes(b"\xe9 b\n")
    with pytest.raises(ParameterError, match="not UTF-8"):
        load_graph(tmp_path / "latin.txt")
    with pytest.raises(ParameterError, match="sensors names vertex 'b' twice"):
        load_graph(written(tmp_path, "a b\n"), ["b", "b"])
    with pytest.raises(ParameterError, match="no vertex 'zoe'"):
        load_graph(written(tmp_path, "a b\n"), ["zoe"])


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet="ab01 \t\n#-.e9é", max_size=60))
def test_any_text_is_a_graph_or_a_clear_error(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    """Whatever the file says, the answer is a domain or one line that names the cause."""
    path = written(tmp_path_factory.mktemp("edges"), text)
    try:
        domain = load_graph(path)
    except HeatcloakError as error:
        assert "\n" not in str(error)
    else:
        assert len(domain.labels) == domain.n_vertices
