"""Scenarios: the sources present in each round, and the readings they cause."""

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


GRAPH_SCENARIO = """\
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


def positions(scenario: Scenario, number: int) -> list[float]:
    return [position for position, _ in scenario.at(number)]


def test_sources_follow_their_paths_from_appears_to_vanishes() -> None:
    scenario = parse_scenario(SCENARIO.encode())
    assert scenario.at(0) == ((0.2, 1.0),)
    assert positions(scenario, 5) == pytest.approx([0.45, 0.4])
    assert [intensity for _, intensity in scenario.at(5)] == [1.0, 0.5]
    assert positions(scenario, 6) == pytest.approx([0.5])
    assert scenario.at(19) == ((0.7, 1.0),)
    assert scenario.at(25) == scenario.at(5), "it repeats after 20 rounds"


def test_rounds_of_a_path_count_from_the_scenarios_start() -> None:
    source = Source(1.0, 0, 2, ((0.0, 0.1), (4.0, 0.5)))
    scenario = Scenario((source,), start=1000)
    assert positions(scenario, 1001) == pytest.approx([0.2])
    assert scenario.at(1002) == ()


def test_a_reading_is_the_sum_of_the_heat_kernels_of_the_sources() -> None:
    """g(x, T) = exp(−x²/4T)/√(4πT), weighted by the intensities."""
    reading = interval_reading(((0.3, 1.0), (0.8, 0.5)), 0.5, 0.05)
    g = [math.exp(-(x**2) / 0.2) / math.sqrt(0.2 * math.pi) for x in (0.2, 0.3)]
    assert reading == pytest.approx(g[0] + 0.5 * g[1], rel=1e-15)
    assert interval_reading((), 0.5, 0.05) == 0.0


def test_a_source_on_a_graph_stays_at_a_vertex_until_its_next_one() -> None:
    """Before its first entry it is at the first vertex; after ``repeat`` rounds the path starts again."""
    scenario = parse_scenario(GRAPH_SCENARIO.encode(), domain=RING)
    assert scenario.sources == ()
    found = [scenario.vertices_at(number) for number in (0, 3, 9, 10, 12, 13, 23)]
    assert [vertex for (vertex, _), *_ in found] == [17, 17, 17, 18, 18, 3, 17]
    assert scenario.vertices_at(5) == ((17, 1.0), (5, 0.5))
    assert scenario.at(5) == ()


def test_a_scenario_that_does_not_fit_the_domain_is_refused_with_a_remedy(tmp_path: Path) -> None:
    """A scenario without sources fits any domain."""
    file = tmp_path / "world.toml"
    for text, domain, error in (
        (SCENARIO, RING, r"world.toml: source.path: the zone is a graph: give vertices = \[\["),
        (GRAPH_SCENARIO, HALL, r"world.toml: source.vertices: the zone is a corridor: give path = \[\["),
        (GRAPH_SCENARIO.replace("5]", "20]"), RING, "no vertex 20: give vertices 0 to 19"),
        (
            SCENARIO + GRAPH_SCENARIO.replace("repeat = 20\n", ""),
            RING,
            "some have a path and others vertices",
        ),
    ):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(ScenarioError, match=error):
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
def test_an_invalid_scenario_is_refused_with_file_and_key(text: str, key: str) -> None:
    with pytest.raises(ScenarioError, match=key) as caught:
        parse_scenario(text.encode(), "world.toml")
    assert str(caught.value).startswith("world.toml: ")


AMBIENT = b"""
start = 10
[ambient]
temperature = 20.0
swing = 3.0
swing_rounds = 8
offsets = [0.5, -1.0]
"""


def test_ambient_heat_is_the_room_its_swing_and_the_sensors_own_error() -> None:
    world = parse_scenario(AMBIENT)
    assert world.ambient_at(10, 1) == 20.5
    assert world.ambient_at(12, 2) == pytest.approx(22.0)
    assert world.ambient_at(16, 3) == pytest.approx(17.0)


def test_a_sensor_reads_the_heat_of_sources_times_its_gain_and_ambient_heat() -> None:
    world = parse_scenario(AMBIENT + b"gains = [1.25]\nresolution = 0.0625\n")
    assert world.reading(10, 1, 2.0) == 1.25 * 2.0 + 20.5
    assert world.reading(12, 2, 2.0) == pytest.approx(24.0)
    assert world.resolution == 0.0625


@pytest.mark.parametrize("key", ["offsets", "gains"])
@pytest.mark.parametrize("count", [1, 5])
def test_ambient_heat_has_a_number_for_each_sensor_of_the_zone(key: str, count: int) -> None:
    domain = Interval(n_sources=20, n_sensors=4, diffusivity=0.5, time=0.1)
    line = f"{key} = {[1.0] * count}"
    with pytest.raises(
        ScenarioError, match=f"ambient.{key}: {count} for 4 sensors: give one number for each"
    ):
        parse_scenario(f"[ambient]\n{line}".encode(), domain=domain)
    parse_scenario(f"[ambient]\n{key} = {[1.0] * 4}".encode(), domain=domain)


def test_a_world_without_ambient_heat_adds_nothing() -> None:
    assert Scenario(()).ambient_at(5, 1) == 0.0
    assert Scenario(()).reading(5, 1, 2.0) == 2.0
    assert Scenario(()).resolution is None


@pytest.mark.parametrize(
    ("line", "key"),
    [
        (b"offsets = [nan]", "ambient.offsets"),
        (b"offsets = [1e9]", "ambient.offsets"),
        (b"gains = [1.0, 0.0]", "ambient.gains: 0.0 is out of range: give positive numbers"),
        (b"gains = [nan]", "ambient.gains"),
        (b"gains = [inf]", "ambient.gains"),
        (b'gains = ["1"]', "ambient.gains"),
        (b"resolution = -0.1", "ambient.resolution"),
        (b"resolution = nan", "ambient.resolution"),
        (b"temperature = inf", "ambient.temperature"),
        (b"swing_rounds = 0", "ambient.swing_rounds"),
        (b"warmth = 1", "ambient.warmth"),
    ],
)
def test_ambient_heat_out_of_range_is_refused(line: bytes, key: str) -> None:
    with pytest.raises(ScenarioError, match=key):
        parse_scenario(b"[ambient]\n" + line)
