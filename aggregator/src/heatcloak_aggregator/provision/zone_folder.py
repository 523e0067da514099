"""Provision zones on request: create the files of all their machines in one folder, and update them.

A folder of one zone has its nodes as users; a folder of several zones has users ``ZONE/NODE``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from heatcloak_aggregator.provision.acl import HEALTH, roles
from heatcloak_aggregator.provision.authority import Authority
from heatcloak_aggregator.provision.broker_folder import BrokerFolder
from heatcloak_aggregator.provision.credentials import CLIENT, PASSWORD, Change, make_credentials
from heatcloak_aggregator.provision.files import make_folder, read_file, remove_file, write_public
from heatcloak_aggregator.provision.node_folder import (
    SCENARIO,
    SEED,
    ZONE_FILE,
    NodeToml,
    load_key,
    write_node_file,
    write_seed,
)
from heatcloak_aggregator.provision.record import RECORD, ProvisionedZone, ProvisionRecord, load_record
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
        zones: the zones; all of them are of one kind if ``sensor`` is given.
        several: whether the folder is of several zones, or may become so.
        host: the broker's name or address, as nodes know it.
        port: its TLS port.
        alt_names: further names and addresses of the broker.
        client_certificates: whether users authenticate by certificate.
        home_assistant: whether nodes announce themselves to Home Assistant.
        broker_files: an absolute path of the folder where the broker will find its files.
        broker_data: an absolute path of the broker's folder of persistent data.
        broker_plugins: the absolute path of mosquitto 2.1's plugins.
        health_port: the port on loopback for health checks; 0 for none.
        keys: the folder that ``heatcloak keys new`` wrote, or its folder of node keys; for several zones, a
            folder with one of these for each zone, by its id. None for no seeds.
        valid_days: how long new certificates are valid.
        nodes: user names of the only nodes to create credentials for; None for all.
        rotate: user names whose credentials are replaced.
        sensor: the table of the nodes' sources: ``[sensor]``, in a heatmap zone ``[places]``, in a position
            zone ``[position]``.
        scenario: the scenario file of a simulated sensor, copied beside each ``node.toml``.
        sensitivity: ``sensitivity`` in each ``node.toml``; None for the default of the sensor's kind.
    """

    zones: tuple[AnyZone, ...]
    several: bool = False
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
        left: users that the broker refuses from now on, because they left their zone, or their zone left.
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
CA_FOLDER, BROKER_FOLDER, NODES_FOLDER, ZONES_FOLDER = "ca", "broker", "nodes", "zones"
THREADS = 8
"""Threads that write the files of nodes: most of the time, they wait for the disk."""
LONGEST_CERTIFIED = 64
"""Most characters of a certificate's common name (RFC 5280)."""


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
        for zone in request.zones:
            require_seeds(zone)
    make_folder(out, 0o755)
    with folder_lock(out / RECORD):
        return _Run(request, out, now).run(on_progress)


class _Node(NamedTuple):
    """A node to provision.

    Attributes:
        node: its id.
        zone: its zone.
        text: the text of its zone file.
    """

    node: str
    zone: AnyZone
    text: str


class _Made(NamedTuple):
    """What happened to the files of a user."""

    change: Change
    entry: str
    rewritten: bool = False
    reseeded: bool = False


class _Run:
    """One run, under the folder's lock."""

    def __init__(self, request: ProvisionRequest, out: Path, now: datetime) -> None:
        previous = load_record(out)
        _check_zones(out, request, previous)
        record = _new_record(request, previous)
        self._request, self._out, self._record = request, out, record
        self._role_folders = {
            role.user: out / role.folder for role in roles(home_assistant=record.home_assistant)
        }
        health = record.health_port is not None
        self._broker_users = {BROKER_USER, HEALTH.user} if health else {BROKER_USER}
        self._texts = {zone.name: render_zone(zone) for zone in request.zones}
        known = {} if previous is None else dict.fromkeys(previous.nodes)
        self._all_users, self._nodes = _selected_nodes(request, record, known, self._texts)
        self._check_known(request.rotate)
        # Read the keys before writing anything, to fail early.
        self._keys = self._node_keys(known)
        self._write_zones()
        title = f"{len(request.zones)} zones" if request.several else request.zones[0].name
        self._authority = Authority(
            out / CA_FOLDER, title, now, request.valid_days, known=previous is not None
        )
        self._broker = BrokerFolder(out / BROKER_FOLDER)
        self._outcome = ProvisionResult(record)

    def run(self, on_progress: Callable[[float], None]) -> ProvisionResult:
        """Create everything, the record last."""
        outcome, record = self._outcome, self._record
        entries = self._broker.entries
        allowed = {*self._role_folders, *self._all_users, *self._broker_users}
        outcome.left = sorted(entries.keys() - allowed)
        departed = self._authority.users() - allowed
        outcome.revoked = sorted(self._authority.revoke(departed | set(self._request.rotate)))
        make_private_folder(self._out / NODES_FOLDER)
        if record.several:
            for zone in self._texts:
                make_private_folder(self._out / NODES_FOLDER / zone)
        hashes: dict[str, str] = {}
        users = [*self._role_folders, *self._nodes]
        with ThreadPoolExecutor(THREADS if len(users) > THREADS else 1) as pool:
            try:
                for number, (user, made) in enumerate(zip(users, pool.map(self._make, users), strict=True)):
                    outcome.users[user], hashes[user] = made.change, made.entry
                    if made.rewritten:
                        outcome.rewritten.append(user)
                    if made.reseeded:
                        outcome.reseeded.append(user)
                    on_progress(number / len(users))
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise
        if record.health_port is not None:
            user = HEALTH.user
            outcome.users[user], hashes[user] = self._broker.write_health(
                record.health_port, rotate=user in self._request.rotate
            )
        nodes: dict[str, list[str]] = {}
        for own in self._nodes.values():
            nodes.setdefault(own.zone.name, []).append(own.node)
        zones = (replace(each, nodes=tuple(nodes.get(each.zone, ()))) for each in record.zones)
        outcome.record = record = replace(record, zones=tuple(zones))
        outcome.broker_changed = self._broker.write(
            record, hashes, self._authority, BROKER_USER, rotate=BROKER_USER in self._request.rotate
        )
        record.save(self._out)
        on_progress(1.0)
        return outcome

    def _write_zones(self) -> None:
        """Write the zones' files for the aggregator; a service may watch the folder of several."""
        if not self._record.several:
            write_public(self._out / ZONE_FILE, *self._texts.values())
            return
        folder = self._out / ZONES_FOLDER
        make_folder(folder, 0o755)
        for zone, text in self._texts.items():
            write_public(folder / f"{zone}.toml", text)
        for file in folder.glob("*.toml"):
            if file.stem not in self._texts:
                remove_file(file)

    def _make(self, user: str) -> _Made:
        """Create the credentials of a user and, for a node, its other files; called by several threads."""
        node, record = self._nodes.get(user), self._record
        folder = self._role_folders[user] if node is None else self._out / NODES_FOLDER / user
        change, entry = make_credentials(
            folder,
            user,
            self._broker.entries.get(user),
            self._authority,
            certified=record.client_certificates,
            rotate=user in self._request.rotate,
        )
        # The folder of a node may have been moved to the node.
        if node is None or (change is Change.ELSEWHERE and not folder.is_dir()):
            return _Made(change, entry)
        request = self._request
        write_public(folder / ZONE_FILE, node.text)
        if request.scenario is not None:
            write_public(folder / SCENARIO, request.scenario)
        key = self._keys.get(user)
        reseeded = key is not None and write_seed(folder, key, rotate=user in request.rotate)
        certificate, private = CLIENT if record.client_certificates else (None, None)
        reads, default = READS[node.zone.kind]
        wanted = NodeToml(
            node.node,
            record.host,
            record.port,
            request.sensor or default,
            zone=ZONE_FILE,
            password=PASSWORD,
            certificate=certificate,
            key=private,
            seed=SEED if record.seeded else None,
            sensitivity=request.sensitivity,
            home_assistant=record.home_assistant,
            reads=reads,
            user=user,
        )
        rewritten = write_node_file(folder, wanted, replace_sensor=request.sensor is not None)
        return _Made(change, entry, rewritten, reseeded)

    def _check_known(self, rotate: tuple[str, ...]) -> None:
        known = {*self._role_folders, *self._nodes, *self._broker_users}
        node = "a node as ZONE/NODE" if self._record.several else "a node of the zone"
        for user in rotate:
            if user not in known:
                raise ConfigError(
                    f"--rotate {user}: unknown user: give {node}, or one of "
                    f"{', '.join(sorted({*self._role_folders, *self._broker_users}))}"
                )

    def _node_keys(self, known: Mapping[str, object]) -> dict[str, NodeKey]:
        keys, several = self._request.keys, self._record.several
        if keys is not None:
            return {
                user: load_key(keys / own.zone.name if several else keys, own.zone.name, own.node)
                for user, own in self._nodes.items()
            }
        if self._record.seeded:
            folder = self._out / NODES_FOLDER
            unseeded = [
                user for user in self._nodes if user not in known and not (folder / user / SEED).exists()
            ]
            if unseeded:
                raise ConfigError(
                    f"{unseeded[0]} is new and has no key, but others are seeded: give --keys with its key"
                )
        return {}


def _new_record(request: ProvisionRequest, previous: ProvisionRecord | None) -> ProvisionRecord:
    """Return the new content of the folder, from the request and its previous content."""
    zones = tuple(ProvisionedZone(zone.name, zone.rev, release=zone.leaf) for zone in request.zones)
    if previous is None:
        if request.host is None:
            raise ConfigError("give --broker HOST[:PORT]: the broker's name or address, as nodes know it")
        previous = ProvisionRecord(zones, request.host, DEFAULT_TLS_PORT, several=request.several)
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
    record = replace(previous, zones=zones, **given)  # type: ignore[arg-type]
    if request.health_port is not None:
        record = replace(record, health_port=request.health_port or None)
    if record.health_port == record.port:
        raise ConfigError(
            f"--health-port {record.port}: in use for nodes and services: give another port, or 0 for none"
        )
    return record


def _check_zones(out: Path, request: ProvisionRequest, previous: ProvisionRecord | None) -> None:
    """Refuse a folder of other zones, even if its first run did not finish."""
    names = {zone.name for zone in request.zones}
    if previous is not None:
        several, known = previous.several, {each.zone for each in previous.zones}
    elif read_file(out / ZONE_FILE) is not None:
        several, known = False, {load_any_zone(out / ZONE_FILE).name}
    elif (out / ZONES_FOLDER).is_dir():
        several, known = True, {file.stem for file in (out / ZONES_FOLDER).glob("*.toml")}
    else:
        return
    shown = shown_path(out)
    if several != request.several:
        wanted = "a folder of zone files" if several else "the file of its zone"
        raise ConfigError(
            f"{shown}: folder is of {'several zones' if several else 'one zone'}: give --zone {wanted}, or "
            "another --out"
        )
    if known and not known & names:
        if not several:
            raise ConfigError(
                f"{shown}: folder is of zone {known.pop()}, not {request.zones[0].name}: give another --out"
            )
        raise ConfigError(f"{shown}: folder is of other zones, such as {min(known)}: give another --out")


def _selected_nodes(
    request: ProvisionRequest, record: ProvisionRecord, known: Mapping[str, object], texts: Mapping[str, str]
) -> tuple[frozenset[str], dict[str, _Node]]:
    """Return the user names of all nodes, and the nodes of this run by user name.

    Those are the nodes that have credentials, ``known``, and those that get some.
    """
    nodes = {
        record.user_of(zone.name, node): _Node(node, zone, texts[zone.name])
        for zone in request.zones
        for node in zone.nodes
    }
    if record.several and record.client_certificates:
        longest = max(nodes, key=len)
        if len(longest) > LONGEST_CERTIFIED:
            raise ConfigError(
                f"{longest}: longer than the {LONGEST_CERTIFIED} characters of a certificate's name: shorten "
                "the id of zone or node, or leave out --client-certificates"
            )
    every = frozenset(nodes)
    if request.nodes is None:
        return every, nodes
    for user in request.nodes:
        if user not in nodes:
            where = (
                "any of the zones: give ZONE/NODE"
                if record.several
                else f"zone {request.zones[0].name}: give ids of its zone file"
            )
            raise ConfigError(f"--node {user}: not in {where}")
    wanted = {*request.nodes, *known}
    return every, {user: own for user, own in nodes.items() if user in wanted}
