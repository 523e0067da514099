"""The request of a provisioning run, and its result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from heatcloak_aggregator.provision.credentials import Change
from heatcloak_aggregator.provision.record import ProvisionRecord
from heatcloak_shared.zone import Zone

DEFAULT_DAYS = 3650
DEFAULT_SENSOR: Mapping[str, object] = {"kind": "thermal-zone"}


@dataclass(frozen=True, slots=True)
class ProvisionRequest:
    """What to provision. None keeps the value of the previous run, or takes the default.

    Attributes:
        zone: the zone.
        host: the broker's name or address, as nodes know it.
        port: its TLS port.
        alt_names: further names and addresses of the broker.
        client_certificates: whether users authenticate by certificate.
        home_assistant: whether nodes announce themselves to Home Assistant.
        broker_files: an absolute path of the folder where the broker will find its files.
        broker_data: an absolute path of the broker's folder of persistent data.
        broker_plugins: the absolute path of mosquitto 2.1's plugins.
        health_port: the port on loopback for health checks; 0 for none.
        keys: the folder that ``heatcloak keys new`` wrote, or its folder of node keys; None for no seeds.
        valid_days: how long new certificates are valid.
        nodes: the only nodes to create credentials for; None for all.
        rotate: user names whose credentials are replaced.
        sensor: the table ``[sensor]`` of nodes.
        scenario: the scenario file of a simulated sensor, copied beside each ``node.toml``.
        sensitivity: ``sensitivity`` in each ``node.toml``; None for the default of the sensor's kind.
    """

    zone: Zone
    host: str | None = None
    port: int | None = None
    alt_names: tuple[str, ...] | None = None
    client_certificates: bool | None = None
    home_assistant: bool | None = None
    broker_files: str | None = None
    broker_data: str | None = None
    broker_plugins: str | None = None
    health_port: int | None = None
    keys: Path | None = None
    valid_days: int = DEFAULT_DAYS
    nodes: tuple[str, ...] | None = None
    rotate: tuple[str, ...] = ()
    sensor: Mapping[str, object] | None = None
    scenario: str | None = None
    sensitivity: str | None = None


@dataclass(slots=True)
class ProvisionResult:
    """What a provisioning run did.

    Attributes:
        record: the content of the folder.
        users: what happened to the credentials of each node and role.
        left: users that the broker refuses from now on, because they left the zone.
        rewritten: nodes whose ``node.toml`` was replaced.
        reseeded: nodes whose ``seed.key`` was replaced.
        revoked: users with a revoked certificate.
        broker_changed: whether the broker must read its files again.
    """

    record: ProvisionRecord
    users: dict[str, Change] = field(default_factory=dict)
    left: list[str] = field(default_factory=list)
    rewritten: list[str] = field(default_factory=list)
    reseeded: list[str] = field(default_factory=list)
    revoked: list[str] = field(default_factory=list)
    broker_changed: bool = False

    def having(self, change: Change) -> list[str]:
        """Return the users with this change of credentials."""
        return [user for user, what in self.users.items() if what is change]
