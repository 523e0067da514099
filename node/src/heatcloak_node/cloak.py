"""The core of a node: a reading goes in, a cloaked number of ticks comes out, and nothing else does.

No clock, no file, no socket. The raw reading is a local variable of `cloaked_ticks` and exists nowhere else.
"""

from __future__ import annotations

import math

from heatcloak_node.sensors.sensor import Sensor
from heatcloak_shared.errors import SensorError

MAX_QUANTISED = 2**52
ANY_READING = (-math.inf, math.inf)


def quantise(value: float, step: float, limits: tuple[float, float] = ANY_READING) -> int:
    """``value`` rounded to the lattice of multiples of ``step``, in ticks, half to even.

    ``step`` is a power of two, so the division is exact and the rounding error is at most half a step. Values
    beyond the limits or 2**52 ticks, infinities among them, are clamped: to drop one would show that it was
    large.

    Args:
        value: in the unit of ``step``.
        step: the lattice step.
        limits: least and greatest value that is let through.

    Raises:
        SensorError: ``value`` is no number.
    """
    if math.isnan(value):
        raise SensorError("the sensor's driver returned no number: mend the driver, it must raise instead")
    low, high = limits
    furthest = MAX_QUANTISED * step
    return round(min(max(value, low, -furthest), high, furthest) / step)


def cloaked_ticks(
    sensor: Sensor, round_number: int, noise: int, step: float, limits: tuple[float, float] = ANY_READING
) -> int:
    """The sensor's reading of one round, quantised first and then cloaked by integer noise.

    Args:
        sensor: what to read.
        round_number: the listed round that the reading belongs to.
        noise: noise in ticks, drawn before this moment came: the time of a draw depends on what is drawn.
        step: the lattice step, in the unit of the reading.
        limits: least and greatest reading that is let through: the zone's promise may rest on them.

    Raises:
        SensorError: the sensor failed. The text never carries a reading.
    """
    failure = None
    try:
        return quantise(sensor.read(round_number), step, limits) + noise
    except SensorError as error:
        failure = str(error)
    except Exception as error:  # noqa: BLE001  a foreign driver's text and traceback may carry the reading
        failure = (
            f"the {sensor.kind} sensor failed with {type(error).__name__}: look at its wiring and driver"
        )
    # Raised outside the handlers: no context, so no frame that holds the reading travels with it.
    raise SensorError(failure)
