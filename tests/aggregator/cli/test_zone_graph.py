"""``heatcloak zone`` and graphs: what files may say, and how a wrong one is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from heatcloak_aggregator.cli.zone import app
from heatcloak_aggregator.cli.zone_graph import named_graph
from heatcloak_shared.errors import HeatcloakError, ZoneError
from heatcloak_shared.tables import parse_table
from heatcloak_shared.zone.graph_table import take_graph

HOUSE = "hall kitchen\nkitchen bath 2.5\nbath hall\nhall stairs\nstairs attic\n"


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an edge list, which commands are run in."""
    (tmp_path / "house.txt").write_text(HOUSE, encoding="utf-8")
    (tmp_path / "short.txt").write_text("hall down\n", encoding="utf-8")
    (tmp_path / "twice.txt").write_text("hall down\nhall up\n", encoding="utf-8")
    (tmp_path / "latin.txt").write_bytes(b"h\xe4ll down\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--graph", "none.txt"), "none.txt: No such file"),
        (("--graph", "house.txt", "--sources", "9"), "--sources is of a corridor"),
        (("--graph", "house.txt", "--sensors", "50"), "--sensors is of a corridor"),
        (("--graph", "house.txt", "--time", "0.1"), "--time is of a corridor"),
        (("--graph", "house.txt", "--sensors-at", "hall,cellar"), "no vertex 'cellar'"),
        (("--graph", "house.txt", "--sensors-at", "hall,hall"), "names vertex 'hall' twice"),
        (("--graph", "house.txt", "--sensors-at", ","), "--sensors-at: give names"),
        (("--graph", "house.txt", "--sensors-at", "@none"), "--sensors-at none: No such file"),
        (("--graph", "house.txt", "--communities", "none"), "--communities none: No such file"),
        (("--graph", "house.txt", "--communities", "a\0b"), "no path"),
        (("--graph", "house.txt", "--communities", "short.txt"), "'kitchen' has no community, one of 4"),
        (("--graph", "house.txt", "--communities", "twice.txt"), "'hall up': the vertex has two communities"),
        (("--graph", "house.txt", "--communities", "latin.txt"), "latin.txt: not UTF-8"),
        (("--graph", "house.txt", "--communities", "house.txt"), "'kitchen bath 2.5' is no pair"),
        (("--graph", "house.txt", "--spread", "1e11"), "domain.spread"),
        (("--graph", "house.txt", "--spread", "-1"), "spread is -1.0"),
        (("--graph", "house.txt", "--alpha", "-1"), "alpha"),
        (("--spread", "1.0"), "--spread is of a graph"),
        (("--sensors-at", "hall"), "--sensors-at is of a graph"),
        (("--communities", "detect"), "--communities is of a graph"),
    ],
)
def test_what_is_no_zone_is_refused_and_writes_nothing(
    house: Path, arguments: tuple[str, ...], said: str
) -> None:
    """In one line that names the option or the file, and a remedy."""
    done = CliRunner().invoke(app, ["new", "house.toml", *arguments])
    assert isinstance(done.exception, HeatcloakError)
    assert said in str(done.exception)
    assert str(done.exception).isprintable()
    assert not (house / "house.toml").exists()


def test_numbers_stay_what_they_are(house: Path) -> None:
    """Of vertices 0 to n - 1, and of communities, in whatever order lines come; names are numbered."""
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


def test_a_byte_order_mark_is_no_part_of_a_name(house: Path) -> None:
    """Of a vertex with a sensor, nor of one with a community."""
    (house / "at.txt").write_text("attic\nhall\n", encoding="utf-8-sig")
    rooms = ("hall", "kitchen", "bath", "stairs", "attic")
    (house / "rooms.txt").write_text("".join(f"{room} 0\n" for room in rooms), encoding="utf-8-sig")
    found = named_graph(Path("house.txt"), 1.0, "@at.txt", "rooms.txt")
    assert (found.graph.sensors, found.graph.communities) == ((4, 0), (0,) * 5)


def test_communities_are_found_where_nobody_knows_them(house: Path) -> None:
    """Two crowds that know each other by one acquaintance."""
    crowds = [f"{a} {b}\n" for crowd in ("abcd", "wxyz") for a in crowd for b in crowd if a < b]
    (house / "crowds.txt").write_text("".join(crowds) + "d w\n", encoding="utf-8")
    found = named_graph(Path("crowds.txt"), 1.0, None, "detect")
    assert found.vertices == tuple("abcdwxyz")
    assert found.graph.communities == (0, 0, 0, 0, 1, 1, 1, 1)
    assert found.communities == ()


def test_tables_for_a_graph_speak_of_hops() -> None:
    """And of telling neighbours apart; of a corridor's lengths nowhere."""
    runner = CliRunner()
    assert runner.invoke(app, ["new", "house.toml", "--graph", "house.txt"]).exit_code == 0
    few = ["--trials", "2", "--epsilon", "4", "--releases", "5"]
    done = runner.invoke(app, ["calibrate", "house.toml", *few])
    assert done.exit_code == 0, done.exception
    shown = " ".join(done.stdout.split())
    for said in ("Distances are in hops.", "within 1 hop;", "told apart", "a blind guess is right 50 %"):
        assert said in shown
    assert "corridor" not in shown
    for option in ("--sensors", "--time"):
        refused = runner.invoke(app, ["calibrate", "house.toml", option, "9"])
        assert "of a corridor" in str(refused.exception)
    assert "--spread is of a graph" in str(runner.invoke(app, ["calibrate", "--spread", "2"]).exception)


def test_the_documented_domain_is_one() -> None:
    """What docs/graphs.md shows of a zone file can be read as it stands."""
    page = (Path(__file__).parents[3] / "docs" / "graphs.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"```toml\n\[domain\]\n(.*?)```", page, re.DOTALL)
    table = parse_table(shown.encode(), "graphs.md", ZoneError)
    assert table.choice("kind", ("graph",)) == "graph"
    graph = take_graph(table)
    assert (graph.n_vertices, graph.n_sensors, graph.spread) == (6, 4, 2.0)
