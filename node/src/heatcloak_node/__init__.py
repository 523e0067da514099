"""The Heatcloak sensor node: measures, cloaks, publishes."""

from heatcloak_node.cloak import cloaked_ticks, quantise
from heatcloak_node.clock_guard import ClockGuard
from heatcloak_node.ledger import Ledger
from heatcloak_node.noise import NoiseSource, fresh_boot
from heatcloak_node.reactor import Reactor
from heatcloak_node.sensors.sensor import Sensor
from heatcloak_node.service import NodeService
from heatcloak_node.timetable import Timetable

__all__ = [
    "ClockGuard",
    "Ledger",
    "NodeService",
    "NoiseSource",
    "Reactor",
    "Sensor",
    "Timetable",
    "cloaked_ticks",
    "fresh_boot",
    "quantise",
]
