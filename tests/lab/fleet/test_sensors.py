"""The simulated sensors of a fleet."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from heatcloak_lab.fleet.sensors import fleet_sensor, fleet_source
from heatcloak_node import too_coarse
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


AMBIENT = (
    "[ambient]\ntemperature = 20.0\nswing = 3.0\noffsets = [0.5, -0.25, 0, 0]\ngains = [0.9, 1.1, 1, 1]\n"
)


def test_nodes_with_a_scale_read_the_heat_of_sources_in_an_ambient_room(zone: Zone) -> None:
    """As real ones: the raw temperature in steps of the sensor, times the gain, plus the offset."""
    plain = parse_scenario(WORLD.encode())
    fine, coarse = (parse_scenario(f"{WORLD}{AMBIENT}resolution = {step}\n".encode()) for step in (0, 0.5))
    known = {"n01": (1.0 / 0.9, -20.5 / 0.9), "n02": (1.0 / 1.1, -19.75 / 1.1)}
    scales = {node: known.get(node, (1.0, -20.0)) for node in zone.nodes}
    for node in zone.nodes:
        gain, offset = scales[node]
        for number in (0, 24, 48, 49):
            drift = gain * 3.0 * math.sin(math.pi * number / 48)
            heat = fleet_sensor(zone, plain, node).read(number)
            measured = fleet_sensor(zone, fine, node, scales).read(number)
            assert measured == pytest.approx(heat + drift, abs=1e-12)
            raw = (fleet_sensor(zone, coarse, node, scales).read(number) - offset) / gain
            assert abs(math.remainder(raw, 0.5)) < 1e-12
            assert abs(gain * raw + offset - measured) <= 0.25 * gain + 1e-12


def test_sensors_have_the_steps_of_the_world_or_the_coarsest_that_the_zone_allows(zone: Zone) -> None:
    steps = replace(zone, resolution=0.07)
    scales = {node: (0.5 + 0.25 * number, 0.0) for number, node in enumerate(zone.nodes)}
    greatest = max(gain for gain, _ in scales.values())
    for world, step in (("", 0.07 / greatest), ("[ambient]\nresolution = 0.0625\n", 0.0625)):
        for node in zone.nodes:
            sensor = fleet_sensor(steps, parse_scenario(f"{WORLD}{world}".encode()), node, scales)
            assert sensor.resolution == pytest.approx(step * scales[node][0])
            assert (too_coarse(steps, sensor) is None) == (sensor.resolution <= 0.07 * (1.0 + 1e-9))


@pytest.mark.parametrize("resolution", [0.0, 0.0625])
def test_a_fleet_states_the_resolution_of_its_sensors(zone: Zone, resolution: float) -> None:
    scenario = parse_scenario(WORLD.encode())
    assert fleet_sensor(replace(zone, resolution=resolution), scenario, "n01").resolution == resolution
