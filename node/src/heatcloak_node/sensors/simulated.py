"""A sensor in a simulated world, for demos, tests and fleets."""

from __future__ import annotations

import math

from heatcloak_node.sensors.sensor import UNSCALED, Scale, Sensor, take_resolution
from heatcloak_shared.errors import ParameterError, ScenarioError
from heatcloak_shared.scenario import Scenario, load_scenario
from heatcloak_shared.tables import Table
from heatcloak_shared.zone import Zone
from heatcloak_shared.zone.domain import SensorModel


def from_table(table: Table, zone: Zone, node: str) -> Sensor:
    """Return the sensor that the table ``[sensor]`` describes."""
    path = table.file_path("scenario", "give the path of a scenario file")
    given = take_resolution(table)
    scenario = load_scenario(path, zone.domain)
    resolution = scenario.resolution if given is None else given
    try:
        return simulated_sensor(zone, scenario, node, resolution=resolution or 0.0)
    except ParameterError as error:
        table.refuse("kind", str(error))


def simulated_sensor(
    zone: Zone,
    scenario: Scenario,
    node: str,
    model: SensorModel | None = None,
    resolution: float = 0.0,
    scale: Scale = UNSCALED,
) -> SimulatedSensor:
    """Return the sensor of one of a zone's nodes in the world of a scenario.

    Args:
        zone: the zone.
        scenario: the simulated world.
        node: the node.
        model: the noise-free reading in a world; None for the one that the zone's domain knows.
        resolution: the step to which it rounds what it measures, as a real sensor does; 0 for an ideal
            sensor.
        scale: gain and offset of the node.

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
        return SimulatedSensor(scenario, heat, resolution, scale)
    return SimulatedSensor(
        scenario, lambda world, number: world.reading(number, sensor, heat(world, number)), resolution, scale
    )


class SimulatedSensor:
    """A sensor that measures the sources of a simulated world, without another error than its steps.

    Args:
        scenario: the simulated world.
        model: what it measures in a world, as `ZoneDomain.sensor_model` returns it.
        resolution: what it measures is rounded to a multiple of this; 0 for no rounding.
        scale: from what it measures to the zone's unit.

    Attributes:
        resolution: see `resolution_of`.
    """

    kind = "simulated"
    takes = 0.0

    def __init__(
        self, scenario: Scenario, model: SensorModel, resolution: float = 0.0, scale: Scale = UNSCALED
    ) -> None:
        self._scenario = scenario
        self._model = model
        self._step = resolution
        self._scale = scale
        self.resolution = resolution * abs(scale.gain)

    def read(self, round_number: int) -> float:
        """Return the reading in a round."""
        measured = self._model(self._scenario, round_number)
        return self._scale(measured - math.remainder(measured, self._step) if self._step else measured)
