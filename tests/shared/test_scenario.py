"""Scenarios: who is where in which round, and what a sensor feels of it."""

from __future__ import annotations

import math

import pytest

from heatcloak_shared.errors import ScenarioError
from heatcloak_shared.scenario import Scenario, Source, interval_reading, parse_scenario

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
