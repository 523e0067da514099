"""Where readings come from: one small protocol, one kind of sensor a file.

A node has one sensor, so only its file is imported: `heatcloak_node.config.sensor` does it.
"""

from heatcloak_node.sensors.sensor import Sensor

__all__ = ["Sensor"]
