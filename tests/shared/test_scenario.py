"""Scenarios: who is where in which round, and what a sensor feels of it."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from heatcloak_shared.errors import ScenarioError
from heatcloak_shared.scenario import Scenario, Source, interval_reading, load_scenario, parse_scenario
from heatcloak_shared.zone import Graph, Interval

SCENARIO = """\
repeat = 20
[[source]]
path = [[0, 0.2], [10, 0.7]]
[[source]]
intensity = 0.5
appears = 3
vanishes = 6
path = [[0, 0.4]]
"""


ON_A_GRAPH = """\
repeat = 20
[[source]]
vertices = [[2, 17], [10, 18], [12.5, 3]]
[[source]]
intensity = 0.5
appears = 3
vanishes = 6
vertices = [[0, 5]]
"""
RING = Graph(20, tuple((i, (i + 1) % 20) for i in range(20)), None, tuple(range(20)), 0.5)
HALL = Interval(100, 50, 0.5, 0.1)


def places(scenario: Scenario, number: int) -> list[float]:
    return [place for place, _ in scenario.at(number)]


def test_sources_appear_walk_and_vanish() -> None:
    """A source is on its path between its first round and the one in which it is gone."""
    scenario = parse_scenario(SCENARIO.encode())
    assert scenario.at(0) == ((0.2, 1.0),)
    assert places(scenario, 5) == pytest.approx([0.45, 0.4])
    assert [intensity for _, intensity in scenario.at(5)] == [1.0, 0.5]
    assert places(scenario, 6) == pytest.approx([0.5])
    assert scenario.at(19) == ((0.7, 1.0),)
    assert scenario.at(25) == scenario.at(5), "it repeats after 20 rounds"


def test_a_scenario_counts_from_its_start() -> None:
    """The same story can be told from any round of the zone on."""
    source = Source(1.0, 0, 2, ((0.0, 0.1), (4.0, 0.5)))
    scenario = Scenario((source,), start=1000)
    assert places(scenario, 1001) == pytest.approx([0.2])
    assert scenario.at(1002) == ()


def test_a_reading_is_the_sum_of_the_heat_kernels() -> None:
    """g(x, T) = exp(−x²/4T)/√(4πT), summed over the sources."""
    reading = interval_reading(((0.3, 1.0), (0.8, 0.5)), 0.5, 0.05)
    g = [math.exp(-(x**2) / 0.2) / math.sqrt(0.2 * math.pi) for x in (0.2, 0.3)]
    assert reading == pytest.approx(g[0] + 0.5 * g[1], rel=1e-15)
    assert interval_reading((), 0.5, 0.05) == 0.0


def test_a_source_on_a_graph_stays_at_a_vertex_until_the_next() -> None:
    """It is at its first vertex before, too, and repeats as any other does."""
    scenario = parse_scenario(ON_A_GRAPH.encode(), domain=RING)
    assert scenario.sources == ()
    found = [scenario.vertices_at(number) for number in (0, 3, 9, 10, 12, 13, 23)]
    assert [vertex for (vertex, _), *_ in found] == [17, 17, 17, 18, 18, 3, 17]
    assert scenario.vertices_at(5) == ((17, 1.0), (5, 0.5))
    assert scenario.at(5) == ()


def test_a_world_of_the_other_kind_is_refused(tmp_path: Path) -> None:
    """A path is no walk on a graph, nor the other way; nobody at all is anywhere; vertices must exist."""
    file = tmp_path / "world.toml"
    for text, domain, said in (
        (SCENARIO, RING, r"world.toml: source.path: the zone is a graph: give vertices = \[\["),
        (ON_A_GRAPH, HALL, r"world.toml: source.vertices: the zone is a corridor: give path = \[\["),
        (ON_A_GRAPH.replace("5]", "20]"), RING, "no vertex 20: give vertices 0 to 19"),
        (SCENARIO + ON_A_GRAPH.replace("repeat = 20\n", ""), RING, "some have a path and others vertices"),
    ):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(ScenarioError, match=said):
            load_scenario(file, domain)
    for domain in (RING, HALL):
        assert parse_scenario(b"", domain=domain).misfit(domain) is None


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[[source]]\n", "path"),
        ("[[source]]\npath = []", "path"),
        ("[[source]]\npath = [[0]]", "path"),
        ("[[source]]\npath = [[0, 1.5]]", "path"),
        ("[[source]]\npath = [[0, nan]]", "path"),
        ("[[source]]\npath = [[1, 0.5], [1, 0.6]]", "path"),
        ('[[source]]\npath = [["a", 0.5]]', "path"),
        ("[[source]]\nintensity = 2\npath = [[0, 0.5]]", "intensity"),
        ("[[source]]\nappears = 3\nvanishes = 2\npath = [[0, 0.5]]", "vanishes"),
        ("[[source]]\nspeed = 3\npath = [[0, 0.5]]", "speed"),
        ("[[source]]\npath = [[0, 1" + 400 * "0" + "]]", "path"),
        ("[[source]]\npath = [[0x1" + 5000 * "0" + ", 0.5]]", "path"),
        ("[[source]]\nintensity = 0x1" + 5000 * "0", "intensity"),
        ("[[source]]\npath = [[inf, 0.5]]", "path"),
        ("[[source]]\npath = [[0, 0.5]]\nvertices = [[0, 1]]", "vertices"),
        ("[[source]]\nvertices = []", "vertices"),
        ("[[source]]\nvertices = [[0]]", "vertices"),
        ("[[source]]\nvertices = [0, 1]", "vertices"),
        ("[[source]]\nvertices = [[0, 1.0]]", "vertices"),
        ("[[source]]\nvertices = [[0, true]]", "vertices"),
        ("[[source]]\nvertices = [[0, -1]]", "vertices"),
        ("[[source]]\nvertices = [[0, 1], [0, 2]]", "vertices"),
        ("[[source]]\nvertices = [[nan, 1]]", "vertices"),
        ("repeat = 0", "repeat"),
        ("source = 3", "source"),
        ("colour = 3", "colour"),
    ],
)
def test_a_wrong_scenario_is_refused_with_file_and_key(text: str, key: str) -> None:
    """One line that starts with the file and names the key."""
    with pytest.raises(ScenarioError, match=key) as caught:
        parse_scenario(text.encode(), "world.toml")
    assert str(caught.value).startswith("world.toml: ")
