"""A sensor in a simulated world."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heatcloak_shared.errors import ScenarioError
from heatcloak_shared.scenario import Scenario, interval_reading
from heatcloak_shared.zone.model import Graph, Zone

if TYPE_CHECKING:
    from heatcloak_node.sensors.sensor import Sensor


class SimulatedSensor:
    """A sensor on the unit interval that measures the sources of a scenario.

    Args:
        scenario: the world.
        place: where the sensor stands, in [0, 1].
        spread: T = μt of the zone.
    """

    kind = "simulated"
    takes = 0.0

    def __init__(self, scenario: Scenario, place: float, spread: float) -> None:
        self._scenario = scenario
        self._place = place
        self._spread = spread

    def read(self, round_number: int) -> float:
        """The heat of all sources present in the round, without measurement error."""
        return interval_reading(self._scenario.at(round_number), self._place, self._spread)


class SimulatedVertexSensor:
    """A sensor at a vertex of a graph that measures the sources of a scenario.

    Args:
        scenario: the world.
        vertex: where the sensor stands.
        graph: the zone's.

    Raises:
        ParameterError: heat on this graph takes too long to simulate.
    """

    kind = "simulated"
    takes = 0.0

    def __init__(self, scenario: Scenario, vertex: int, graph: Graph) -> None:
        from heatcloak_shared.graph_heat import graph_heat

        self._scenario = scenario
        self._vertex = vertex
        self._heat = graph_heat(graph)

    def read(self, round_number: int) -> float:
        """The heat of all sources present in the round, without measurement error."""
        return self._heat.at(self._vertex, self._scenario.vertices_at(round_number))


def simulated_sensor(zone: Zone, scenario: Scenario, node: str) -> Sensor:
    """The sensor of one of a zone's nodes, in the world of a scenario.

    Raises:
        ScenarioError: it is no world of this zone's kind.
        ParameterError: heat on the zone's graph takes too long to simulate.
    """
    domain, place = zone.domain, zone.places[node]
    misfit = scenario.misfit(domain)
    if misfit is not None:
        raise ScenarioError(f"the world of zone {zone.name}: {misfit}")
    if isinstance(domain, Graph):
        return SimulatedVertexSensor(scenario, domain.sensors[place - 1], domain)
    return SimulatedSensor(scenario, place / domain.n_sensors, domain.spread)
