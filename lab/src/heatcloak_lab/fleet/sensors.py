"""Simulated sensors and places for the nodes of a fleet, with faults that never change a reading."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import cast

from heatcloak_lab.faults.model import BusError, Fault, SlowSensor, StuckSensor
from heatcloak_lab.faults.plan import Act
from heatcloak_node import (
    Scale,
    SimulatedPlaces,
    SimulatedPositions,
    SimulatedSensor,
    Source,
    simulated_sensor,
)
from heatcloak_shared.errors import SensorError
from heatcloak_shared.scenario import Scenario, parse_scenario
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import AnyZone, PositionZone, Zone, ZoneDomain, require_heat
from heatcloak_shared.zone.domain import SensorModel

Scales = Mapping[str, tuple[float, float]]
"""Gain and offset by node."""
UNSCALED: Scales = {}
SHARE = 0.25
"""Time limit of a slow sensor, as a share of the time between two listed rounds."""


class FaultySensor:
    """A sensor with the bus faults of a plan.

    Args:
        sensor: the sensor that measures, or another source.
        acts: returns the planned faults of a round, numbered as in the zone.
        done: called with each fault that occurred, on any thread.
        takes: seconds that a reading may take; 0.0 for a fast sensor.
        gone: set when the node's machine is gone, which ends all waiting.
    """

    def __init__(
        self,
        sensor: Source,
        acts: Callable[[int], list[Act]],
        done: Callable[[Act], object],
        takes: float,
        gone: threading.Event,
    ) -> None:
        self.kind = sensor.kind
        self.takes = takes
        self._sensor = sensor
        self._acts = acts
        self._done = done
        self._gone = gone

    def read(self, round_number: int) -> object:
        """Return the reading of a round, or raise the planned bus error."""
        for act in self._acts(round_number):
            if isinstance(act.fault, BusError):
                self._done(act)
                raise SensorError("the bus does not answer: a simulated fault")
            if isinstance(act.fault, SlowSensor | StuckSensor):
                self._done(act)
                self._gone.wait(act.seconds)
        return self._sensor.read(round_number)


def time_to_read(faults: list[Fault], schedule: Schedule) -> float:
    """Return the time limit in seconds of a sensor with these faults; 0.0 if none of them is slow."""
    if not any(isinstance(fault, SlowSensor | StuckSensor) for fault in faults):
        return 0.0
    rounds = schedule.budget_rounds - (schedule.releases - 1) * schedule.every
    if schedule.releases > 1:
        rounds = min(rounds, schedule.every)
    return SHARE * rounds * schedule.period


def fleet_source(zone: AnyZone, scenario: str, node: str, scales: Scales = UNSCALED) -> Source:
    """Return the simulated source of one of a zone's nodes.

    Args:
        zone: the zone.
        scenario: the text of a scenario file; only heat zones have one.
        node: the node.
        scales: as of `fleet_sensor`; only heat zones have one.

    Raises:
        ScenarioError: the scenario is malformed, or not a world of this zone's kind.
        ParameterError: as `fleet_sensor`.
    """
    return SOURCES[zone.kind](zone, scenario, node, scales)


def _heat_source(zone: AnyZone, scenario: str, node: str, scales: Scales) -> Source:
    heat = require_heat(zone)
    return fleet_sensor(heat, _parsed(scenario, heat.domain), node, scales)


@lru_cache(maxsize=1)
def _parsed(scenario: str, domain: ZoneDomain) -> Scenario:
    return parse_scenario(scenario.encode(), domain=domain)


SOURCES: dict[str, Callable[[AnyZone, str, str, Scales], Source]] = {
    "heat": _heat_source,
    "heatmap": lambda zone, scenario, node, scales: SimulatedPlaces(node),
    "position": lambda zone, scenario, node, scales: SimulatedPositions(
        cast("PositionZone", zone).mechanism, node
    ),
}
"""The simulated source of a node, for each kind of zone."""


def fleet_sensor(zone: Zone, scenario: Scenario, node: str, scales: Scales = UNSCALED) -> SimulatedSensor:
    """Return the sensor of one of a zone's nodes, in a domain of any kind.

    It rounds what it measures to the step of the scenario, or to the coarsest that the zone allows with the
    greatest gain.

    Args:
        zone: the zone.
        scenario: the simulated world.
        node: the node.
        scales: gain and offset by node, of all nodes; empty for 1 and 0.

    Raises:
        ScenarioError: the scenario is not a world of this zone's kind.
        ParameterError: the zone's domain takes too long to simulate, or its plugin is not installed.
    """
    step = scenario.resolution
    if step is None:
        step = zone.resolution / max((abs(gain) for gain, _ in scales.values()), default=1.0)
    scale = Scale(*scales.get(node, (1.0, 0.0)))
    return simulated_sensor(zone, scenario, node, sensor_model(zone, node), step, scale)


def sensor_model(zone: Zone, node: str) -> SensorModel:
    """Return the noise-free reading of a node's sensor, by world and round.

    Raises:
        ParameterError: as `fleet_sensor`.
    """
    sensor = zone.places[node]
    if zone.domain.nodes_simulate:
        return zone.domain.sensor_model(sensor)
    # NumPy, which nodes do without.
    from heatcloak_aggregator.zones.kinds import sensor_model_of

    return sensor_model_of(zone.domain, sensor)
