"""A sensor in a simulated world."""

from __future__ import annotations

from heatcloak_shared.scenario import Scenario, interval_reading


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
