"""Everything that a zone's machines need, in one folder: made, and made again as the zone changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from heatcloak_aggregator.provision.acl import HEALTH, roles
from heatcloak_aggregator.provision.authority import Authority
from heatcloak_aggregator.provision.broker_folder import BrokerFolder
from heatcloak_aggregator.provision.credentials import CLIENT, PASSWORD, Change, make_credentials
from heatcloak_aggregator.provision.files import make_folder, private_folder, read_file, write_public
from heatcloak_aggregator.provision.node_file import NodeFile
from heatcloak_aggregator.provision.node_folder import (
    SCENARIO,
    SEED,
    ZONE_FILE,
    load_key,
    write_node_file,
    write_seed,
)
from heatcloak_aggregator.provision.record import RECORD, Record, load_record
from heatcloak_aggregator.provision.request import DEFAULT_SENSOR, Outcome, Request
from heatcloak_shared.broker import DEFAULT_TLS_PORT
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.keyfile import NodeKey
from heatcloak_shared.private_file import folder_lock, shown_path
from heatcloak_shared.zone import Zone, load_zone, render_zone

BROKER_USER = "heatcloak_broker"
CA_FOLDER, BROKER_FOLDER, NODES_FOLDER = "ca", "broker", "nodes"


def provision(
    request: Request, out: Path, now: datetime, on_share: Callable[[float], None] = lambda share: None
) -> Outcome:
    """Make in ``out`` what is missing of what ``request`` asks for.

    No secret that is there is overwritten, but those that are to be rotated. A run that was interrupted can
    be run again.

    Args:
        request: what to make.
        out: the folder.
        now: the time.
        on_share: told from time to time how much is done, from 0 to 1.

    Raises:
        ConfigError: the folder is another zone's, or something in it can't be used.
        KeyFileError: a node's key can't be used.
        KeyWriteError: a secret could not be written.
        ProvisionError: a file could not be written.
    """
    make_folder(out, 0o755)
    with folder_lock(out / RECORD):
        before = load_record(out)
        record = _asked(request, before)
        _require_zone(out, request.zone, before)
        return _Run(request, out, now, record, before).work(on_share)


class _Run:
    """One run, under the folder's lock."""

    def __init__(
        self, request: Request, out: Path, now: datetime, record: Record, before: Record | None
    ) -> None:
        self._request, self._out, self._record = request, out, record
        self._zone = request.zone
        self._roles = roles(home_assistant=record.home_assistant)
        self._people = {role.user: out / role.folder for role in self._roles}
        health = record.health_port is not None
        self._at_broker = {BROKER_USER, HEALTH.user} if health else {BROKER_USER}
        self._chosen = _chosen(request, before)
        self._require_known(request.rotate)
        # Read before anything is written: what can't be used is better known then.
        self._keys = self._node_keys(before)
        write_public(out / ZONE_FILE, render_zone(request.zone))
        self._authority = Authority(
            out / CA_FOLDER, request.zone.name, now, request.valid_days, known=before is not None
        )
        self._broker = BrokerFolder(out / BROKER_FOLDER)
        self._outcome = Outcome(record)

    def work(self, on_share: Callable[[float], None]) -> Outcome:
        """Make everything, the record last."""
        outcome, record = self._outcome, self._record
        entries = self._broker.entries
        may_have = {*self._people, *self._zone.nodes, *self._at_broker}
        outcome.left = sorted(entries.keys() - may_have)
        gone = self._authority.users() - may_have
        outcome.revoked = sorted(self._authority.revoke(gone | set(self._request.rotate)))
        folders = self._people | {node: self._out / NODES_FOLDER / node for node in self._chosen}
        private_folder(self._out / NODES_FOLDER)
        kept: dict[str, str] = {}
        for number, (user, folder) in enumerate(folders.items()):
            change, kept[user] = make_credentials(
                folder,
                user,
                entries.get(user),
                self._authority,
                certified=record.client_certificates,
                rotate=user in self._request.rotate,
            )
            outcome.users[user] = change
            if user not in self._people:
                self._fill(user, folder, change)
            on_share(number / len(folders))
        if record.health_port is not None:
            user = HEALTH.user
            outcome.users[user], kept[user] = self._broker.write_health(
                record.health_port, rotate=user in self._request.rotate
            )
        nodes = tuple(node for node in self._zone.nodes if node in folders)
        outcome.record = replace(record, nodes=nodes)
        changed = self._broker.write(
            outcome.record, kept, self._authority, BROKER_USER, rotate=BROKER_USER in self._request.rotate
        )
        outcome.broker_changed = changed
        outcome.record.save(self._out)
        on_share(1.0)
        return outcome

    def _fill(self, node: str, folder: Path, change: Change) -> None:
        """Write what a node needs besides its credentials; a folder that was taken away stays away."""
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
        wanted = NodeFile(
            node,
            record.host,
            record.port,
            request.sensor or DEFAULT_SENSOR,
            zone=ZONE_FILE,
            password=PASSWORD,
            certificate=certificate,
            key=key,
            seed=SEED if record.seeded else None,
            sensitivity=request.sensitivity,
            home_assistant=record.home_assistant,
        )
        if write_node_file(folder, wanted, as_asked=request.sensor is not None):
            outcome.rewritten.append(node)

    def _require_known(self, rotate: tuple[str, ...]) -> None:
        known = {*self._people, *self._chosen, *self._at_broker}
        for user in rotate:
            if user not in known:
                raise ConfigError(
                    f"--rotate {user}: nobody here: give a node of the zone, or one of "
                    f"{', '.join(sorted({*self._people, *self._at_broker}))}"
                )

    def _node_keys(self, before: Record | None) -> dict[str, NodeKey]:
        keys = self._request.keys
        if keys is not None:
            return {node: load_key(keys, self._zone.name, node) for node in self._chosen}
        if self._record.seeded:
            unseeded = [
                node
                for node in self._chosen
                if node not in (before.nodes if before else ())
                and not (self._out / NODES_FOLDER / node / SEED).exists()
            ]
            if unseeded:
                raise ConfigError(
                    f"{unseeded[0]} is new, and the zone's nodes are seeded: give --keys with its key too"
                )
        return {}


def _asked(request: Request, before: Record | None) -> Record:
    """What the folder is to be, from what is asked for and what it was."""
    zone = request.zone
    if before is None:
        if request.host is None:
            raise ConfigError("give --broker HOST[:PORT]: the broker's name or address, as nodes know it")
        before = Record(zone.name, zone.rev, request.host, DEFAULT_TLS_PORT)
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
    record = replace(before, zone=zone.name, rev=zone.rev, **given)  # type: ignore[arg-type]
    if request.health_port is not None:
        record = replace(record, health_port=request.health_port or None)
    if record.health_port == record.port:
        raise ConfigError(
            f"--health-port {record.port}: nodes and services connect there: give another port, or 0 for none"
        )
    return record


def _require_zone(out: Path, zone: Zone, before: Record | None) -> None:
    """Refuse a folder of another zone, also one that a first run left unfinished."""
    name = None if before is None else before.zone
    if name is None and read_file(out / ZONE_FILE) is not None:
        name = load_zone(out / ZONE_FILE).name
    if name not in (None, zone.name):
        raise ConfigError(f"{shown_path(out)}: holds zone {name}, not {zone.name}: give another --out")


def _chosen(request: Request, before: Record | None) -> tuple[str, ...]:
    """The nodes that this run is about: those that have credentials, and those that are to have some."""
    nodes = request.zone.nodes
    if request.nodes is None:
        return nodes
    for node in request.nodes:
        if node not in request.zone.places:
            raise ConfigError(f"--node {node}: not in zone {request.zone.name}: give ids of its zone file")
    wanted = {*request.nodes, *(before.nodes if before is not None else ())}
    return tuple(node for node in nodes if node in wanted)
