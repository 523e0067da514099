"""Asking whether a sensor answers, without learning what."""

from __future__ import annotations

import threading

from heatcloak_node.cloak import cloaked_ticks
from heatcloak_node.sensors.sensor import Sensor
from heatcloak_shared.errors import SensorError


def fault_of(sensor: Sensor) -> str | None:
    """Read ``sensor`` once, in the time that it takes: what failed, or None. The reading is dropped."""
    faults: list[str] = []

    def ask() -> None:
        try:
            cloaked_ticks(sensor, round_number=0, noise=0, step=1.0)
        except SensorError as error:
            faults.append(str(error))

    if sensor.takes == 0.0:
        ask()
    else:
        thread = threading.Thread(target=ask, name="heatcloak-sensor", daemon=True)
        thread.start()
        thread.join(sensor.takes)
        if thread.is_alive():
            return f"it did not answer within its {sensor.takes:g} s: look at its wiring"
    return faults[0] if faults else None
