"""The sensor protocol, and helpers that several kinds of sensor share."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from heatcloak_shared.rounding import round_up
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.tables import Table
from heatcloak_shared.zone.heat import COARSEST_RESOLUTION, Zone

PAGE_BYTES = 4096
MAX_SHARE_OF_GAP = 0.9
MAX_GAIN = 1e9
GAIN_ROUNDING = 1e-9
"""Relative difference of two gains that are the same but for rounding."""
SHORTEST_READ, LONGEST_READ = 0.01, 3600.0


class Source(Protocol):
    """What a node reads once per listed round: a sensor, the places of a device, or the place of a node.

    Attributes:
        kind: its name in the node's ``meta``.
        takes: seconds that reading may take; longer is a fault. 0.0 for a source that never blocks: it is
            read on the reactor's thread. Any other source is read on its own thread, and its message is
            released exactly this long after the round's time, so that the real duration stays hidden.
    """

    kind: str
    takes: float

    def read(self, round_number: int) -> object:
        """Return what was read in a round; raise SensorError if that is impossible."""


class Sensor(Source, Protocol):
    """A sensor that can be read once per listed round; see `Source`.

    A sensor may have an attribute ``resolution``, see `resolution_of`.
    """

    def read(self, round_number: int) -> float:
        """Return the reading of a round, in the zone's unit.

        Raises:
            SensorError: the bus or the device failed. Never raised because a value looks odd: whether a
                reading is published must not depend on its value. The text carries no reading.
        """


class Scale:
    """Convert a sensor's unit to the zone's: ``gain`` times the value, plus ``offset``.

    Args:
        gain: zone units per unit of the sensor, not 0. It multiplies the sensor's error too.
        offset: zone units at the sensor's 0.
    """

    __slots__ = ("gain", "offset")

    def __init__(self, gain: float = 1.0, offset: float = 0.0) -> None:
        self.gain = gain
        self.offset = offset

    def __call__(self, value: float) -> float:
        """Return ``value`` in the zone's unit."""
        return self.gain * value + self.offset


UNSCALED = Scale()


def take_scale(table: Table) -> Scale:
    """Take ``gain`` and ``offset`` from the table ``[sensor]``."""
    gain = table.number("gain", above=-MAX_GAIN, below=MAX_GAIN, default=1.0)
    if gain == 0.0:
        table.refuse("gain", "must not be 0: give the zone's units per unit of the sensor")
    return Scale(gain, table.number("offset", above=-MAX_GAIN, below=MAX_GAIN, default=0.0))


def take_resolution(
    table: Table, scale: Scale = UNSCALED, least: float = 0.0, default: float | None = None
) -> float | None:
    """Take the resolution of a sensor from the table ``[sensor]``.

    Args:
        table: the table; the value in it is in the sensor's own unit.
        scale: from the sensor's unit to the zone's.
        least: the step in which every such sensor reports at least, in the sensor's unit.
        default: the resolution of sensors whose table has none, in the sensor's unit; None if it is unknown.

    Returns:
        The resolution in the zone's unit, as `resolution_of`.
    """
    resolution = default
    if table.has("resolution"):
        resolution = table.number_within("resolution", least, COARSEST_RESOLUTION)
    return None if resolution is None else resolution * abs(scale.gain)


def resolution_of(sensor: Source) -> float | None:
    """Return the greatest step between two values that a sensor reports; None if it is unknown.

    It is in the unit of `Sensor.read`, after the gain. The sensor states it in its attribute ``resolution``;
    that of a sensor without the attribute is unknown. The errors of all readings that a sensor makes by its
    steps are in an interval of this length, so they move the difference of two readings by at most this much.
    """
    resolution: float | None = getattr(sensor, "resolution", None)
    return resolution


def too_coarse(zone: Zone, sensor: Source) -> str | None:
    """Return why the noise of a model zone may not hide the steps of a sensor; None if it does.

    Args:
        zone: the zone.
        sensor: a sensor of known resolution.
    """
    resolution = resolution_of(sensor)
    # A product with the gain may be rounded to more than the decimal number in the zone file.
    if resolution is None or resolution <= round_up(zone.resolution):
        return None
    return (
        f"the {sensor.kind} sensor reports in steps of {resolution!r} after the gain, and zone "
        f"{zone.name} promises privacy for steps of at most {zone.resolution!r}: make the zone with "
        f"--resolution {resolution!r}, or use a finer sensor or a smaller gain"
    )


def too_high_gain(zone: Zone, node: str, gain: float) -> str | None:
    """Return why the noise of a model zone may not hide what a node reads after a gain; None if it does.

    Args:
        zone: the zone.
        node: the node.
        gain: the factor that the node applies.
    """
    most = zone.gain_of(node)
    if most is None or abs(gain) <= most * (1.0 + GAIN_ROUNDING):
        return None
    return (
        f"the gain of {node} is {gain!r}, and the noise of zone {zone.name} is for a gain of {most!r} there: "
        "write the gain of the fit: heatcloak bundle --fit does"
    )


def take_duration(table: Table, key: str, default: float | None = None) -> float:
    """Take the seconds that a reading may take from the table ``[sensor]``."""
    return table.number(key, above=SHORTEST_READ, below=LONGEST_READ, default=default)


def too_slow(takes: float, schedule: Schedule) -> str | None:
    """Return why a source may be late for the next listed round; None if it is fast enough.

    A reading may take at most 0.9 of the shortest time between two listed rounds.

    Args:
        takes: seconds that a reading may take.
        schedule: the zone's schedule.
    """
    rounds = schedule.budget_rounds - (schedule.releases - 1) * schedule.every
    if schedule.releases > 1:
        rounds = min(rounds, schedule.every)
    gap = rounds * schedule.period
    most = MAX_SHARE_OF_GAP * gap
    if takes <= most:
        return None
    return (
        f"reading that takes {takes:g} s does not fit into rounds that are {gap:g} s apart: "
        f"give at most {most:g} s, or list fewer rounds in the zone"
    )


def read_kernel_file(path: Path) -> bytes:
    """Return the result of a single read of a kernel driver's file, at most 4096 bytes.

    A second read could start another measurement.

    Raises:
        OSError: the file can't be opened or read.
    """
    with path.open("rb", buffering=0) as file:
        return file.read(PAGE_BYTES) or b""
