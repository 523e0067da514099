"""A sensor whose readings rise and fall back, for tests."""

from __future__ import annotations

from pathlib import Path

from heatcloak_shared.tables import Table
from heatcloak_shared.zone import Zone


class SawtoothSensor:
    """A reading that rises from 0 to ``height`` in every ``rounds`` rounds."""

    kind = "sawtooth"
    takes = 0.0
    resolution = 0.0

    def __init__(self, height: float, rounds: int) -> None:
        self._height = height
        self._rounds = rounds

    def read(self, round_number: int) -> float:
        """Return the reading of a round."""
        return self._height * (round_number % self._rounds) / self._rounds


def take_sawtooth(table: Table, folder: Path, zone: Zone, node: str) -> SawtoothSensor:
    """Return the sensor that the table ``[sensor]`` of a node's configuration describes."""
    return SawtoothSensor(table.number("height", above=0), table.integer("rounds", 1, 1000, default=10))
