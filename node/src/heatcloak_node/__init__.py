"""The Heatcloak sensor node: measure, add noise, publish.

Every name listed here is public: other programs (simulations, benchmarks, backup tools) import it from
``heatcloak_node``. Modules below this package are internal. Each name is loaded when it is first used, so
that importing the package costs nothing.

Building a node:
    NodeService: one node, which releases at most one cloaked reading per listed round.
    NodeParts: what a node is built from.
    Ledger: the rounds that may have been released, on disk.
    ClockGuard: refuse rounds when the clock runs ahead of elapsed time.
    Timetable: call back at each listed round.
    Seed: the noise key that a trusted party also holds.
    fresh_boot: draw a boot nonce.
    Reactor, Callback, Socket, Timer: the event loop and its types.

Sensors and noise:
    Sensor: the protocol of every sensor.
    Source: the protocol of everything that a node reads.
    Scale: gain and offset of a sensor.
    too_coarse: tell why the noise of a zone may not hide the steps of a sensor.
    too_high_gain: tell why the noise of a zone may not hide what a node reads after a gain.
    SimulatedSensor, simulated_sensor: sensors in a simulated world.
    SimulatedPlaces: the places of a simulated person, for heatmap zones.
    SimulatedPositions: the places of a simulated moving node, for position zones.
    quantise, cloaked_ticks: round a reading to the lattice, and add noise to it.
    NoiseSource: the noise of one boot.

Storage and connection:
    MemorySpool, DiskSpool: readings that the aggregator has not stored yet.
    Connection, ConnectionUser, Publication: one MQTT connection, its listener and its messages.
    HomeAssistantDiscovery: describe the node to Home Assistant.
    HeartbeatFile: a file for container health checks.

Configuration:
    NodeConfig, load_config: ``node.toml``.
    NodeCredentials, load_credentials: the part of ``node.toml`` that identifies a node.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heatcloak_node.cloak import NoiseSource, cloaked_ticks, fresh_boot, quantise
    from heatcloak_node.clock_guard import ClockGuard
    from heatcloak_node.config import NodeConfig, NodeCredentials, load_config, load_credentials
    from heatcloak_node.connection import Connection, ConnectionUser, Publication
    from heatcloak_node.heartbeat_file import HeartbeatFile
    from heatcloak_node.home_assistant import HomeAssistantDiscovery
    from heatcloak_node.ledger import Ledger
    from heatcloak_node.reactor import Callback, Reactor, Socket, Timer
    from heatcloak_node.release import NodeParts
    from heatcloak_node.seed import Seed
    from heatcloak_node.sensors import Sensor
    from heatcloak_node.sensors.sensor import Scale, Source, too_coarse, too_high_gain
    from heatcloak_node.sensors.simulated import SimulatedSensor, simulated_sensor
    from heatcloak_node.service import NodeService
    from heatcloak_node.simulated_places import SimulatedPlaces
    from heatcloak_node.simulated_positions import SimulatedPositions
    from heatcloak_node.spool import MemorySpool
    from heatcloak_node.spool.disk_spool import DiskSpool
    from heatcloak_node.timetable import Timetable

__version__ = "0.1.0"
"""A constant: looking up the distribution's metadata takes longer than the rest of the start."""

__all__ = [
    "Callback",
    "ClockGuard",
    "Connection",
    "ConnectionUser",
    "DiskSpool",
    "HeartbeatFile",
    "HomeAssistantDiscovery",
    "Ledger",
    "MemorySpool",
    "NodeConfig",
    "NodeCredentials",
    "NodeParts",
    "NodeService",
    "NoiseSource",
    "Publication",
    "Reactor",
    "Scale",
    "Seed",
    "Sensor",
    "SimulatedPlaces",
    "SimulatedPositions",
    "SimulatedSensor",
    "Socket",
    "Source",
    "Timer",
    "Timetable",
    "cloaked_ticks",
    "fresh_boot",
    "load_config",
    "load_credentials",
    "quantise",
    "simulated_sensor",
    "too_coarse",
    "too_high_gain",
]

_MODULES = {
    "clock_guard": ("ClockGuard",),
    "cloak": ("NoiseSource", "cloaked_ticks", "fresh_boot", "quantise"),
    "config": ("NodeConfig", "NodeCredentials", "load_config", "load_credentials"),
    "connection": ("Connection", "ConnectionUser", "Publication"),
    "heartbeat_file": ("HeartbeatFile",),
    "home_assistant": ("HomeAssistantDiscovery",),
    "ledger": ("Ledger",),
    "reactor": ("Callback", "Reactor", "Socket", "Timer"),
    "release": ("NodeParts",),
    "seed": ("Seed",),
    "sensors": ("Sensor",),
    "sensors.sensor": ("Scale", "Source", "too_coarse", "too_high_gain"),
    "sensors.simulated": ("SimulatedSensor", "simulated_sensor"),
    "service": ("NodeService",),
    "simulated_places": ("SimulatedPlaces",),
    "simulated_positions": ("SimulatedPositions",),
    "spool": ("MemorySpool",),
    "spool.disk_spool": ("DiskSpool",),
    "timetable": ("Timetable",),
}


def __getattr__(name: str) -> object:
    """Import the module that defines a public name when the name is first used."""
    from importlib import import_module

    for module, names in _MODULES.items():
        if name in names:
            value: object = getattr(import_module(f"{__name__}.{module}"), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
