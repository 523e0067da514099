"""The protocol that every kind of sensor follows."""

from __future__ import annotations

from typing import Protocol


class Sensor(Protocol):
    """Something that can be read once a listed round.

    Attributes:
        kind: what the node's ``meta`` calls it.
    """

    kind: str

    def read(self, round_number: int) -> float:
        """The reading of a round, in the zone's unit.

        Raises:
            SensorError: the bus or the device failed. Never because a value looks odd: whether something is
                published must not depend on the reading.
        """
        ...
