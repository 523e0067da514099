"""Provision a zone on request: create the files of all its machines in one folder, and update them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path

from heatcloak_aggregator.provision.acl import HEALTH, roles
from heatcloak_aggregator.provision.authority import Authority
from heatcloak_aggregator.provision.broker_folder import BrokerFolder
from heatcloak_aggregator.provision.credentials import CLIENT, PASSWORD, Change, make_credentials
from heatcloak_aggregator.provision.files import make_folder, read_file, write_public
from heatcloak_aggregator.provision.node_folder import (
    SCENARIO,
    SEED,
    ZONE_FILE,
    NodeToml,
    load_key,
    write_node_file,
    write_seed,
)
from heatcloak_aggregator.provision.record import RECORD, ProvisionRecord, load_record
from heatcloak_shared.broker import DEFAULT_TLS_PORT
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.keyfile import NodeKey
from heatcloak_shared.private_file import folder_lock, make_private_folder
from heatcloak_shared.sanitize import shown_path
from heatcloak_shared.zone import AnyZone, load_any_zone, render_zone, require_seeds

DEFAULT_DAYS = 3650
READS: Mapping[str, tuple[str, Mapping[str, object]]] = {
    "heat": ("sensor", {"kind": "thermal-zone"}),
    "heatmap": ("places", {"kind": "file", "path": "places.csv"}),
    "position": ("position", {"kind": "file", "path": "position.csv"}),
}
"""Name and default of the table of ``node.toml`` that describes the source, for each kind of zone."""


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
        sensor: the table of the nodes' sources: ``[sensor]``, in a heatmap zone ``[places]``, in a position
            zone ``[position]``.
        scenario: the scenario file of a simulated sensor, copied beside each ``node.toml``.
        sensitivity: ``sensitivity`` in each ``node.toml``; None for the default of the sensor's kind.
    """

    zone: AnyZone
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


BROKER_USER = "heatcloak_broker"
CA_FOLDER, BROKER_FOLDER, NODES_FOLDER = "ca", "broker", "nodes"


def provision(
    request: ProvisionRequest,
    out: Path,
    now: datetime,
    on_progress: Callable[[float], None] = lambda share: None,
) -> ProvisionResult:
    """Create in ``out`` the requested files that are missing, and update the others.

    Existing secrets are kept, except those to be rotated. An interrupted run can be repeated.

    Args:
        request: what to create.
        out: the folder.
        now: the time.
        on_progress: called from time to time with the share of the work done, from 0 to 1.

    Raises:
        ConfigError: the folder is of another zone, or a file in it can't be used.
        ZoneError: there are keys, and nodes of this kind of zone have no seeds.
        KeyFileError: a node's key can't be used, or others may access a folder with secrets.
        KeyWriteError: a secret could not be written.
        ProvisionError: a file could not be written.
    """
    if request.keys is not None:
        require_seeds(request.zone)
    make_folder(out, 0o755)
    with folder_lock(out / RECORD):
        return _Run(request, out, now).run(on_progress)


class _Run:
    """One run, under the folder's lock."""

    def __init__(self, request: ProvisionRequest, out: Path, now: datetime) -> None:
        previous = load_record(out)
        record = _new_record(request, previous)
        _check_zone(out, request.zone, previous)
        self._request, self._out, self._record = request, out, record
        self._zone = request.zone
        self._roles = roles(home_assistant=record.home_assistant)
        self._role_folders = {role.user: out / role.folder for role in self._roles}
        health = record.health_port is not None
        self._broker_users = {BROKER_USER, HEALTH.user} if health else {BROKER_USER}
        self._nodes = _selected_nodes(request, previous)
        self._check_known(request.rotate)
        # Read the keys before writing anything, to fail early.
        self._keys = self._node_keys(previous)
        write_public(out / ZONE_FILE, render_zone(request.zone))
        self._authority = Authority(
            out / CA_FOLDER, request.zone.name, now, request.valid_days, known=previous is not None
        )
        self._broker = BrokerFolder(out / BROKER_FOLDER)
        self._outcome = ProvisionResult(record)

    def run(self, on_progress: Callable[[float], None]) -> ProvisionResult:
        """Create everything, the record last."""
        outcome, record = self._outcome, self._record
        entries = self._broker.entries
        allowed = {*self._role_folders, *self._zone.nodes, *self._broker_users}
        outcome.left = sorted(entries.keys() - allowed)
        departed = self._authority.users() - allowed
        outcome.revoked = sorted(self._authority.revoke(departed | set(self._request.rotate)))
        folders = self._role_folders | {node: self._out / NODES_FOLDER / node for node in self._nodes}
        make_private_folder(self._out / NODES_FOLDER)
        hashes: dict[str, str] = {}
        for number, (user, folder) in enumerate(folders.items()):
            change, hashes[user] = make_credentials(
                folder,
                user,
                entries.get(user),
                self._authority,
                certified=record.client_certificates,
                rotate=user in self._request.rotate,
            )
            outcome.users[user] = change
            if user not in self._role_folders:
                self._write_node(user, folder, change)
            on_progress(number / len(folders))
        if record.health_port is not None:
            user = HEALTH.user
            outcome.users[user], hashes[user] = self._broker.write_health(
                record.health_port, rotate=user in self._request.rotate
            )
        nodes = tuple(node for node in self._zone.nodes if node in folders)
        outcome.record = replace(record, nodes=nodes)
        changed = self._broker.write(
            outcome.record, hashes, self._authority, BROKER_USER, rotate=BROKER_USER in self._request.rotate
        )
        outcome.broker_changed = changed
        outcome.record.save(self._out)
        on_progress(1.0)
        return outcome

    def _write_node(self, node: str, folder: Path, change: Change) -> None:
        """Write a node's files besides its credentials, unless its folder was moved away."""
        if change is Change.ELSEWHERE and not folder.is_dir():
            return
        request, record, outcome = self._request, self._record, self._outcome
        write_public(folder / ZONE_FILE, render_zone(self._zone))
        if request.scenario is not None:
            write_public(folder / SCENARIO, request.scenario)
        rotate = node in request.rotate
        if node in self._keys and write_seed(folder, self._keys[node], rotate=rotate):
            outcome.reseeded.append(node)
        certificate, key = CLIENT if record.client_certificates else (None, None)
        reads, default = READS[self._zone.kind]
        wanted = NodeToml(
            node,
            record.host,
            record.port,
            request.sensor or default,
            zone=ZONE_FILE,
            password=PASSWORD,
            certificate=certificate,
            key=key,
            seed=SEED if record.seeded else None,
            sensitivity=request.sensitivity,
            home_assistant=record.home_assistant,
            reads=reads,
        )
        if write_node_file(folder, wanted, replace_sensor=request.sensor is not None):
            outcome.rewritten.append(node)

    def _check_known(self, rotate: tuple[str, ...]) -> None:
        known = {*self._role_folders, *self._nodes, *self._broker_users}
        for user in rotate:
            if user not in known:
                raise ConfigError(
                    f"--rotate {user}: unknown user: give a node of the zone, or one of "
                    f"{', '.join(sorted({*self._role_folders, *self._broker_users}))}"
                )

    def _node_keys(self, previous: ProvisionRecord | None) -> dict[str, NodeKey]:
        keys = self._request.keys
        if keys is not None:
            return {node: load_key(keys, self._zone.name, node) for node in self._nodes}
        if self._record.seeded:
            unseeded = [
                node
                for node in self._nodes
                if node not in (previous.nodes if previous else ())
                and not (self._out / NODES_FOLDER / node / SEED).exists()
            ]
            if unseeded:
                raise ConfigError(
                    f"{unseeded[0]} is new and has no key, but others are seeded: give --keys with its key"
                )
        return {}


def _new_record(request: ProvisionRequest, previous: ProvisionRecord | None) -> ProvisionRecord:
    """Return the new content of the folder, from the request and its previous content."""
    zone = request.zone
    if previous is None:
        if request.host is None:
            raise ConfigError("give --broker HOST[:PORT]: the broker's name or address, as nodes know it")
        previous = ProvisionRecord(zone.name, zone.rev, request.host, DEFAULT_TLS_PORT)
    changed = {
        "host": request.host,
        "port": request.port,
        "alt_names": request.alt_names,
        "client_certificates": request.client_certificates,
        "home_assistant": request.home_assistant,
        "broker_files": request.broker_files,
        "broker_data": request.broker_data,
        "broker_plugins": request.broker_plugins,
        "seeded": True if request.keys is not None else None,
    }
    given = {name: value for name, value in changed.items() if value is not None}
    record = replace(previous, zone=zone.name, rev=zone.rev, release=zone.leaf, **given)  # type: ignore[arg-type]
    if request.health_port is not None:
        record = replace(record, health_port=request.health_port or None)
    if record.health_port == record.port:
        raise ConfigError(
            f"--health-port {record.port}: in use for nodes and services: give another port, or 0 for none"
        )
    return record


def _check_zone(out: Path, zone: AnyZone, previous: ProvisionRecord | None) -> None:
    """Refuse a folder of another zone, even if its first run did not finish."""
    name = None if previous is None else previous.zone
    if name is None and read_file(out / ZONE_FILE) is not None:
        name = load_any_zone(out / ZONE_FILE).name
    if name not in (None, zone.name):
        raise ConfigError(f"{shown_path(out)}: folder is of zone {name}, not {zone.name}: give another --out")


def _selected_nodes(request: ProvisionRequest, previous: ProvisionRecord | None) -> tuple[str, ...]:
    """Return the nodes of this run: those that have credentials, and those that get some."""
    nodes = request.zone.nodes
    if request.nodes is None:
        return nodes
    for node in request.nodes:
        if node not in request.zone.places:
            raise ConfigError(f"--node {node}: not in zone {request.zone.name}: give ids of its zone file")
    wanted = {*request.nodes, *(previous.nodes if previous is not None else ())}
    return tuple(node for node in nodes if node in wanted)
