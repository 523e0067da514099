"""The simulated sensors of a fleet."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from heatcloak_lab.fleet.sensors import fleet_sensor, fleet_source
from heatcloak_shared.scenario import parse_scenario
from heatcloak_shared.zone import Zone

WORLD = "[[source]]\npath = [[0, 0.3], [100, 0.7]]\n"


@pytest.mark.parametrize("resolution", [0.0, 0.0625, 0.1])
def test_a_fleet_rounds_its_readings_to_the_resolution_of_the_zone(zone: Zone, resolution: float) -> None:
    """So that it behaves like a zone of real sensors."""
    coarse, scenario = replace(zone, resolution=resolution), parse_scenario(WORLD.encode())
    changes = 0
    for node in zone.nodes:
        sensors = [fleet_sensor(each, scenario, node) for each in (zone, coarse)]
        assert fleet_source(coarse, WORLD, node).read(3) == sensors[1].read(3)
        for number in range(0, 100, 7):
            clean, shown = (sensor.read(number) for sensor in sensors)
            assert abs(shown - clean) <= 0.5 * resolution * (1.0 + 1e-12)
            assert resolution == 0.0 or abs(math.remainder(shown, resolution)) < 1e-12
            changes += shown != clean
    assert (changes > 50) == (resolution > 0.0)


@pytest.mark.parametrize("resolution", [0.0, 0.0625])
def test_a_fleet_states_the_resolution_of_its_sensors(zone: Zone, resolution: float) -> None:
    scenario = parse_scenario(WORLD.encode())
    assert fleet_sensor(replace(zone, resolution=resolution), scenario, "n01").resolution == resolution
