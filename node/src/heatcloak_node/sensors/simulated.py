"""A sensor in a simulated world, for demos, tests and fleets."""

from __future__ import annotations

import math

from heatcloak_node.sensors.sensor import Sensor, take_resolution
from heatcloak_shared.errors import ParameterError, ScenarioError
from heatcloak_shared.scenario import Scenario, load_scenario
from heatcloak_shared.tables import Table
from heatcloak_shared.zone import Zone
from heatcloak_shared.zone.domain import SensorModel


def from_table(table: Table, zone: Zone, node: str) -> Sensor:
    """Return the sensor that the table ``[sensor]`` describes."""
    path = table.file_path("scenario", "give the path of a scenario file")
    resolution = take_resolution(table, default=0.0) or 0.0
    try:
        return simulated_sensor(zone, load_scenario(path, zone.domain), node, resolution=resolution)
    except ParameterError as error:
        table.refuse("kind", str(error))


def simulated_sensor(
    zone: Zone,
    scenario: Scenario,
    node: str,
    model: SensorModel | None = None,
    resolution: float = 0.0,
) -> SimulatedSensor:
    """Return the sensor of one of a zone's nodes in the world of a scenario.

    Args:
        zone: the zone.
        scenario: the simulated world.
        node: the node.
        model: the noise-free reading in a world; None for the one that the zone's domain knows.
        resolution: the step to which it rounds its readings, as a real sensor does; 0 for an ideal sensor.

    Raises:
        ScenarioError: the scenario is not a world of this zone's kind.
        ParameterError: the zone's domain cannot be simulated, or would take too long.
    """
    misfit = scenario.misfit(zone.domain)
    if misfit is not None:
        raise ScenarioError(f"the world of zone {zone.name}: {misfit}")
    sensor = zone.places[node]
    heat = model or zone.domain.sensor_model(sensor)
    if scenario.ambient is None:
        return SimulatedSensor(scenario, heat, resolution)
    return SimulatedSensor(
        scenario, lambda world, number: heat(world, number) + world.ambient_at(number, sensor), resolution
    )


class SimulatedSensor:
    """A sensor that measures the sources of a simulated world, without another error than its resolution.

    Args:
        scenario: the simulated world.
        model: the noise-free reading in a world, as `ZoneDomain.sensor_model` returns it.
        resolution: see `resolution_of`; readings are rounded to a multiple of it. 0 for no rounding.
    """

    kind = "simulated"
    takes = 0.0

    def __init__(self, scenario: Scenario, model: SensorModel, resolution: float = 0.0) -> None:
        self._scenario = scenario
        self._model = model
        self.resolution = resolution

    def read(self, round_number: int) -> float:
        """Return the heat of all sources present in the round."""
        reading = self._model(self._scenario, round_number)
        return reading - math.remainder(reading, self.resolution) if self.resolution else reading
