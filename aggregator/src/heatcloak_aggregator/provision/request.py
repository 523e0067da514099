"""What is asked of a provisioning, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from heatcloak_aggregator.provision.credentials import Change
from heatcloak_aggregator.provision.record import Record
from heatcloak_shared.zone import Zone

DEFAULT_DAYS = 3650
DEFAULT_SENSOR: Mapping[str, object] = {"kind": "thermal-zone"}


@dataclass(frozen=True, slots=True)
class Request:
    """What to provision. What is None is as in the run before, or the default.

    Attributes:
        zone: the zone.
        host: the broker's name or address, as nodes know it.
        port: its TLS port.
        alt_names: further names and addresses of the broker.
        client_certificates: whether everybody shows a certificate of their own.
        home_assistant: whether nodes announce themselves to Home Assistant.
        broker_files: an absolute folder where the broker will find its files, if not where they are written.
        broker_data: an absolute folder where the broker will keep what it retains.
        broker_plugins: the absolute folder of mosquitto 2.1's plugins.
        health_port: the port on loopback for health checks; 0 for none.
        keys: the folder that ``heatcloak keys new`` wrote, or its folder of node keys; None for no seeds.
        valid_days: how long certificates are good that are made now.
        nodes: the only nodes to make credentials for; None for all.
        rotate: user names whose credentials are replaced.
        sensor: the table ``[sensor]`` of nodes.
        scenario: the scenario file of a simulated sensor, copied beside each ``node.toml``.
        sensitivity: what nodes are told of the zone's sensitivity; None leaves it to the sensor's kind.
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
class Outcome:
    """What a run did.

    Attributes:
        record: what the folder holds now.
        users: what became of the credentials of each node and role.
        left: users whom the broker no longer lets in: they are not in the zone any more.
        rewritten: nodes whose ``node.toml`` was written anew over an older one.
        reseeded: nodes whose ``seed.key`` was replaced.
        revoked: users of whom a certificate was revoked.
        broker_changed: whether the broker must read its files again.
    """

    record: Record
    users: dict[str, Change] = field(default_factory=dict)
    left: list[str] = field(default_factory=list)
    rewritten: list[str] = field(default_factory=list)
    reseeded: list[str] = field(default_factory=list)
    revoked: list[str] = field(default_factory=list)
    broker_changed: bool = False

    def having(self, change: Change) -> list[str]:
        """The users whose credentials ``change`` tells of."""
        return [user for user, what in self.users.items() if what is change]
