"""Sensors of a fleet in a simulated world."""

from __future__ import annotations

from heatcloak_node import SimulatedSensor, simulated_sensor
from heatcloak_shared.scenario import Scenario
from heatcloak_shared.zone import Zone
from heatcloak_shared.zone.domain import SensorModel


def fleet_sensor(zone: Zone, scenario: Scenario, node: str) -> SimulatedSensor:
    """Return the sensor of one of a zone's nodes, in a domain of any kind.

    Raises:
        ScenarioError: the scenario is not a world of this zone's kind.
        ParameterError: the zone's domain takes too long to simulate, or its plugin is not installed.
    """
    return simulated_sensor(zone, scenario, node, sensor_model(zone, node))


def sensor_model(zone: Zone, node: str) -> SensorModel:
    """Return the noise-free reading of a node's sensor, by world and round.

    Raises:
        ParameterError: as `fleet_sensor`.
    """
    sensor = zone.places[node]
    if not zone.domain.is_custom:
        return zone.domain.sensor_model(sensor)
    # NumPy, which nodes in built-in domains do without.
    from heatcloak_aggregator.zones.kinds import kind_of

    return kind_of(zone.domain).sensor_model(zone.domain, sensor)
