"""Where readings come from: one small protocol, one kind of sensor a file."""

from heatcloak_node.sensors.sensor import Sensor
from heatcloak_node.sensors.simulated import SimulatedSensor
from heatcloak_node.sensors.thermal_zone import ThermalZoneSensor

__all__ = ["Sensor", "SimulatedSensor", "ThermalZoneSensor"]
