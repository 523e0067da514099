"""The protocol that every kind of sensor follows."""

from __future__ import annotations

from typing import Protocol


class Sensor(Protocol):
    """Something that can be read once a listed round.

    Attributes:
        kind: what the node's ``meta`` calls it.
        takes: seconds that a reading may take; one that is not there by then is a fault. 0.0 for a sensor
            that never blocks: it is read on the reactor's thread. Any other is read on a thread of its own,
            its reading handed on so long after the round's time: how long it really took must not show.
    """

    kind: str
    takes: float

    def read(self, round_number: int) -> float:
        """The reading of a round, in the zone's unit.

        Raises:
            SensorError: the bus or the device failed. Never because a value looks odd: whether something is
                published must not depend on the reading. The text carries no reading.
        """
        ...


class Scale:
    """From a sensor's unit to the zone's: ``gain`` times the value, plus ``offset``.

    Args:
        gain: zone units per unit of the sensor, not 0. Multiplies whatever error the sensor has.
        offset: zone units where the sensor says 0.
    """

    __slots__ = ("gain", "offset")

    def __init__(self, gain: float = 1.0, offset: float = 0.0) -> None:
        self.gain = gain
        self.offset = offset

    def __call__(self, value: float) -> float:
        """``value`` in the zone's unit."""
        return self.gain * value + self.offset


UNSCALED = Scale()
