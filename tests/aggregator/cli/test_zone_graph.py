"""``heatcloak zone`` with graphs: edge lists, sensors, communities, and errors in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from heatcloak_aggregator.cli.zone import app
from heatcloak_aggregator.cli.zone_graph import named_graph
from heatcloak_shared.errors import ConfigError, HeatcloakError, ZoneError
from heatcloak_shared.tables import parse_table
from heatcloak_shared.zone.graph import take_graph

HOUSE = "hall kitchen\nkitchen bath 2.5\nbath hall\nhall stairs\nstairs attic\n"


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the working folder, with edge lists and files of communities."""
    (tmp_path / "house.txt").write_text(HOUSE, encoding="utf-8")
    (tmp_path / "short.txt").write_text("hall down\n", encoding="utf-8")
    (tmp_path / "twice.txt").write_text("hall down\nhall up\n", encoding="utf-8")
    (tmp_path / "latin.txt").write_bytes(b"h\xe4ll down\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("--graph", "none.txt"), "none.txt: No such file"),
        (("--graph", "house.txt", "--sources", "9"), "--sources applies to corridors only"),
        (("--graph", "house.txt", "--sensors", "50"), "--sensors applies to corridors only"),
        (("--graph", "house.txt", "--time", "0.1"), "--time applies to corridors only"),
        (("--graph", "house.txt", "--sensors-at", "hall,cellar"), "no vertex 'cellar'"),
        (("--graph", "house.txt", "--sensors-at", "hall,hall"), "names vertex 'hall' twice"),
        (("--graph", "house.txt", "--sensors-at", ","), "--sensors-at: give names"),
        (("--graph", "house.txt", "--sensors-at", "@none"), "--sensors-at none: No such file"),
        (("--graph", "house.txt", "--communities", "none"), "--communities none: No such file"),
        (("--graph", "house.txt", "--communities", "a\0b"), "invalid path"),
        (("--graph", "house.txt", "--communities", "short.txt"), "'kitchen' has no community, one of 4"),
        (("--graph", "house.txt", "--communities", "twice.txt"), "'hall up': the vertex has two communities"),
        (("--graph", "house.txt", "--communities", "latin.txt"), "latin.txt: not UTF-8"),
        (("--graph", "house.txt", "--communities", "house.txt"), "'kitchen bath 2.5' is not a pair"),
        (
            ("--graph", "house.txt", "--spread", "1e11"),
            "--spread 100000000000.0: give a number from 1e-09",
        ),
        (("--graph", "house.txt", "--spread", "0"), "--spread 0.0: give a number from 1e-09 to 1e+09"),
        (("--graph", "house.txt", "--spread", "nan"), "--spread nan: give a number from 1e-09 to 1e+09"),
        (("--graph", "house.txt", "--alpha", "-1"), "alpha: -1.0 is less than one hop"),
        (("--graph", "house.txt", "--alpha", "0"), "alpha: 0.0 is less than one hop"),
        (("--graph", "house.txt", "--alpha", "inf"), "alpha must be positive and finite, got inf"),
        (("--alpha", "0"), "alpha must be positive and finite, got 0.0"),
        (("--graph", ""), "--graph is empty: give the path of an edge list"),
        (("--graph", "."), "--graph is empty: give the path of an edge list"),
        (
            ("--graph", "none.txt"),
            "--graph none.txt: No such file or directory: give the path of an",
        ),
        (("--graph", "house.txt", "--communities", ""), "--communities is empty: give a file with a vertex"),
        (("--graph", "house.txt", "--sensors-at", "@"), "--sensors-at: give names"),
        (("--graph", "house.txt", "--sensors-at", ""), "--sensors-at: give names"),
        (("--spread", "1.0"), "--spread applies to graphs only"),
        (("--sensors-at", "hall"), "--sensors-at applies to graphs only"),
        (("--communities", "detect"), "--communities applies to graphs only"),
    ],
)
def test_an_invalid_option_or_file_is_refused_in_one_line_and_writes_nothing(
    house: Path, arguments: tuple[str, ...], error: str
) -> None:
    done = CliRunner().invoke(app, ["new", "house.toml", *arguments])
    assert isinstance(done.exception, HeatcloakError)
    assert error in str(done.exception)
    assert str(done.exception).isprintable()
    assert not (house / "house.toml").exists()


def test_files_are_not_checked_before_they_are_read(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A check by typer would raise an error without a remedy."""
    monkeypatch.setattr("os.access", lambda *_: False)
    done = CliRunner().invoke(app, ["new", "house.toml", "--graph", "house.txt"])
    assert done.exit_code == 0, done.output
    assert (house / "house.toml").exists()


def test_a_graph_too_large_for_a_zone_file_is_refused_before_it_is_computed(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Too many edges, too long names or too many nodes; communities are not computed either."""

    def never(*_: object) -> None:
        raise AssertionError("a sensitivity or communities were computed")

    monkeypatch.setattr("heatcloak_aggregator.zones.calibration.one_round_sensitivity", never)
    monkeypatch.setattr("heatcloak_aggregator.recovery.communities.detect_communities", never)
    edges = "".join(f"{vertex} {vertex + 1}\n" for vertex in range(70_000))
    names = "".join(f"{vertex:0200} {vertex + 1:0200}\n" for vertex in range(20_000))
    nodes = "".join(f"{vertex} {vertex + 1}\n" for vertex in range(50_000))
    for text, more in ((edges, ["--communities", "detect"]), (names, []), (nodes, [])):
        (house / "large.txt").write_text(text, encoding="utf-8")
        done = CliRunner().invoke(app, ["new", "large.toml", "--graph", "large.txt", *more])
        assert isinstance(done.exception, ConfigError), done.exception
        error = str(done.exception)
        assert "the graph is too large for a zone file of at most 1 MiB" in error
        assert "give fewer vertices, edges or sensors, or numbers for names" in error
        assert not (house / "large.toml").exists()


def test_a_single_node_is_shown_without_a_span(house: Path) -> None:
    done = CliRunner().invoke(app, ["new", "one.toml", "--graph", "house.txt", "--sensors-at", "stairs"])
    (shown,) = (line for line in done.output.splitlines() if line.startswith("nodes"))
    assert shown.split(maxsplit=1)[1] == "n01 at vertex 3"


def test_numbers_of_vertices_and_communities_are_kept_and_names_are_numbered(house: Path) -> None:
    """Vertices from 0 to n - 1, in any order of lines."""
    (house / "path.txt").write_text("2 1\n1 0\n", encoding="utf-8")
    (house / "numbers.txt").write_text("2 0 # the far end\n\n0 2\n1 2\n", encoding="utf-8")
    (house / "names.txt").write_text("2 10\n0 x\n1 10\n", encoding="utf-8")
    found = named_graph(Path("path.txt"), 1.0, None, "numbers.txt")
    assert found.graph.communities == (2, 2, 0)
    assert (found.is_numbered, found.communities) == (True, ())
    assert (found.graph.weights, found.graph.sensors) == (None, (0, 1, 2))
    named = named_graph(Path("path.txt"), 1.0, "2,0", "names.txt")
    assert (named.graph.communities, named.communities) == ((0, 1, 1), ("x", "10"))
    assert named.graph.sensors == (2, 0)


def test_a_byte_order_mark_is_ignored(house: Path) -> None:
    (house / "at.txt").write_text("attic\nhall\n", encoding="utf-8-sig")
    rooms = ("hall", "kitchen", "bath", "stairs", "attic")
    (house / "rooms.txt").write_text("".join(f"{room} 0\n" for room in rooms), encoding="utf-8-sig")
    found = named_graph(Path("house.txt"), 1.0, "@at.txt", "rooms.txt")
    assert (found.graph.sensors, found.graph.communities) == ((4, 0), (0,) * 5)


def test_communities_are_detected(house: Path) -> None:
    """The graph is two cliques joined by one edge."""
    edges = [f"{a} {b}\n" for clique in ("abcd", "wxyz") for a in clique for b in clique if a < b]
    (house / "cliques.txt").write_text("".join(edges) + "d w\n", encoding="utf-8")
    found = named_graph(Path("cliques.txt"), 1.0, None, "detect")
    assert found.vertices == tuple("abcdwxyz")
    assert found.graph.communities == (0, 0, 0, 0, 1, 1, 1, 1)
    assert found.communities == ()


def test_the_table_for_a_graph_uses_hops_and_refuses_options_of_corridors() -> None:
    runner = CliRunner()
    assert runner.invoke(app, ["new", "house.toml", "--graph", "house.txt"]).exit_code == 0
    few = ["--trials", "2", "--epsilon", "4", "--releases", "5"]
    done = runner.invoke(app, ["calibrate", "house.toml", *few])
    assert done.exit_code == 0, done.exception
    shown = " ".join(done.stdout.split())
    for phrase in (
        "Distances are in hops.",
        "within 1 hop along the graph;",
        "identified",
        "a blind guess is right 50 %",
    ):
        assert phrase in shown
    assert "corridor" not in shown
    for option in ("--sensors", "--time"):
        refused = runner.invoke(app, ["calibrate", "house.toml", option, "9"])
        assert f"{option} does not apply to a domain of kind 'graph'" in str(refused.exception)
    refused = runner.invoke(app, ["calibrate", "house.toml", "--spread", "0"])
    assert "--spread 0.0: give a number from 1e-09 to 1e+09" in str(refused.exception)
    refused = runner.invoke(app, ["calibrate", "--spread", "2"])
    assert "--spread does not apply to a domain of kind 'interval'" in str(refused.exception)


def test_the_documented_domain_is_valid() -> None:
    """The example of docs/how-to/set-up-a-graph-zone.md."""
    page = (Path(__file__).parents[3] / "docs" / "how-to" / "set-up-a-graph-zone.md").read_text(
        encoding="utf-8"
    )
    (shown,) = re.findall(r"```toml\n\[domain\]\n(.*?)```", page, re.DOTALL)
    table = parse_table(shown.encode(), "graphs.md", ZoneError)
    assert table.choice("kind", ("graph",)) == "graph"
    graph = take_graph(table)
    assert (graph.n_vertices, graph.n_sensors, graph.spread) == (6, 4, 2.0)
