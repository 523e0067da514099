"""``heatcloak provision``: create credentials, certificates, broker files and node configurations."""

from __future__ import annotations

import json as jsonlib
import os
import re
import shlex
import stat
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heatcloak_aggregator.cli.options import JsonFlag, print_facts
from heatcloak_aggregator.cli.progress import progress_bar, spinner
from heatcloak_shared.broker import DEFAULT_TLS_PORT, Tls, is_host, parse_broker
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.files import read_start
from heatcloak_shared.sanitize import sanitize, shown_path
from heatcloak_shared.scenario import parse_scenario
from heatcloak_shared.tables import MAX_FILE_BYTES
from heatcloak_shared.zone import AnyZone, PositionZone, Zone, require_heat

if TYPE_CHECKING:
    from heatcloak_aggregator.provision import ProvisionResult

SIMULATED = "simulated"
MAX_DAYS = 7300

_PATHS = {"heatmap": ("places", ("file", "recording")), "position": ("position", ("file", "replay"))}
"""Table of ``node.toml`` and those of its kinds that have a path, by the kind of the zone."""
_KIND = re.compile(r"[a-z0-9][a-z0-9-]{0,31}")


def provision(
    zone: Annotated[
        Path,
        typer.Option(
            "--zone",
            metavar="FILE|DIR",
            help="The zone file, or a folder of zone files, whose nodes become the users ZONE/NODE.",
            show_default=False,
        ),
    ],
    broker: Annotated[
        str | None,
        typer.Option(
            metavar="HOST[:PORT]", help="The broker's address for nodes; by default that of the last run."
        ),
    ] = None,
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder to write or update.")] = Path(
        "provision"
    ),
    alt_name: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Another name or address of the broker. May be repeated."),
    ] = None,
    client_certificates: Annotated[
        bool | None,
        typer.Option(
            "--client-certificates/--no-client-certificates",
            help="Authenticate users by certificate instead of password.",
            show_default=False,
        ),
    ] = None,
    keys: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Gives nodes their seeds: the folder of heatcloak keys new; for a folder of zones, one that "
            "contains such a folder for each.",
        ),
    ] = None,
    home_assistant: Annotated[
        bool | None,
        typer.Option(
            "--home-assistant/--no-home-assistant",
            help="Nodes announce themselves to Home Assistant.",
            show_default=False,
        ),
    ] = None,
    valid_days: Annotated[
        int, typer.Option(min=1, max=MAX_DAYS, help="Days for which new certificates are valid.")
    ] = 3650,
    node: Annotated[
        list[str] | None,
        typer.Option(metavar="NODE", help="Create credentials for this node only. May be repeated."),
    ] = None,
    rotate: Annotated[
        list[str] | None,
        typer.Option(metavar="USER", help="Replace the credentials of a node or role. May be repeated."),
    ] = None,
    sensor: Annotated[
        str | None, typer.Option(metavar="KIND", help="The nodes' sensor; thermal-zone for new nodes.")
    ] = None,
    scenario: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The scenario of simulated sensors, copied to each node."),
    ] = None,
    sensitivity: Annotated[
        str | None,
        typer.Option(
            metavar="model|range",
            help="model: real sensors rely on the zone's model of heat, whose fit is documented.",
        ),
    ] = None,
    broker_files: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Where the broker finds its files, if they are copied or mounted elsewhere.",
        ),
    ] = None,
    broker_data: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Folder of the broker's persistent data; by default data beside its files.",
        ),
    ] = None,
    broker_plugins: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Folder of mosquitto 2.1's plugins; by default /usr/lib, as in the container image.",
        ),
    ] = None,
    health_port: Annotated[
        int | None,
        typer.Option(
            metavar="PORT",
            min=0,
            max=65535,
            help="A loopback port for health checks with mosquitto_sub; 0 for none.",
        ),
    ] = None,
    json: JsonFlag = False,
) -> None:
    """Create the credentials and configuration of zones.

    These are TLS certificates, passwords and files for nodes, broker and services.
    """
    from heatcloak_aggregator.provision import ProvisionRequest
    from heatcloak_aggregator.provision import provision as make
    from heatcloak_aggregator.zones.folder import load_zone_folder
    from heatcloak_aggregator.zones.zone_reader import ZoneReader

    several, reader = zone.is_dir(), ZoneReader(audit=_audit)
    if several:
        with progress_bar("checking the zones") as show:
            zones = load_zone_folder(zone, reader, show)
    else:
        zones = (reader.load(zone)[0],)
    if scenario is not None or sensitivity is not None:
        for each in zones:
            require_heat(each)
    host, port = (None, None) if broker is None else _host_and_port(broker)
    for name in alt_name or ():
        if not is_host(name):
            raise ConfigError(f"--alt-name {sanitize(name)}: not a host name or address: give one")
    if sensitivity not in (None, "model", "range"):
        raise ConfigError(f"--sensitivity {sanitize(sensitivity)}: give model or range")
    request = ProvisionRequest(
        zones=zones,
        several=several,
        host=host,
        port=port,
        alt_names=None if alt_name is None else tuple(alt_name),
        client_certificates=client_certificates,
        home_assistant=home_assistant,
        broker_files=None if broker_files is None else _absolute_path("--broker-files", broker_files),
        broker_data=None if broker_data is None else _absolute_path("--broker-data", broker_data),
        broker_plugins=None if broker_plugins is None else _absolute_path("--broker-plugins", broker_plugins),
        health_port=health_port,
        keys=keys,
        valid_days=valid_days,
        nodes=None if node is None else tuple(node),
        rotate=tuple(rotate or ()),
        sensor=_source(sensor, scenario, zones),
        scenario=None if scenario is None else _scenario(scenario, zones),
        sensitivity=sensitivity,
    )
    with progress_bar("provisioning") as show:
        result = make(request, out, datetime.now(UTC), show)
    _print_result(result, out, _advice(result, out, zones, request.sensor, sensitivity), as_json=json)


def _audit(zone: AnyZone, source: str) -> None:
    """Refuse a position zone that does not keep its promise."""
    if isinstance(zone, PositionZone):
        from heatcloak_aggregator.privacy_maps.deployed import require_kept

        with spinner(f"auditing {zone.mechanism.table.n_outputs} outputs"):
            require_kept(zone.mechanism, source)


def _host_and_port(text: str) -> tuple[str, int | None]:
    """Return host and port of ``text``; the port is None if not given."""
    address = parse_broker(text, Tls())
    has_port = address.port != DEFAULT_TLS_PORT or text.endswith(f":{DEFAULT_TLS_PORT}")
    return address.host, address.port if has_port else None


def _source(kind: str | None, scenario: Path | None, zones: Sequence[AnyZone]) -> dict[str, object] | None:
    """Return the table of the nodes' sources; None for the default of each kind of zone."""
    if kind is not None and len({zone.kind for zone in zones}) > 1:
        raise ConfigError("--sensor is for zones of one kind: leave it out, and edit each node.toml")
    return _sensor(kind, scenario) if isinstance(zones[0], Zone) else _places(kind, zones[0])


def _sensor(kind: str | None, scenario: Path | None) -> dict[str, object] | None:
    if kind is None and scenario is None:
        return None
    if (kind == SIMULATED) != (scenario is not None):
        raise ConfigError(f"--sensor {SIMULATED} and --scenario FILE go together: give both or neither")
    if kind is None or not _KIND.fullmatch(kind):
        raise ConfigError(f"--sensor {sanitize(kind)}: not a kind of sensor: give one that nodes support")
    return {"kind": kind} if scenario is None else {"kind": kind, "scenario": "scenario.toml"}


def _places(kind: str | None, zone: AnyZone) -> dict[str, object] | None:
    if kind is None or kind == SIMULATED:
        return None if kind is None else {"kind": kind}
    table, kinds = _PATHS[zone.kind]
    if kind not in kinds:
        raise ConfigError(
            f"--sensor {sanitize(kind)}: nodes of a {zone.kind} zone read a {' or a '.join(kinds)}, or are "
            f"simulated: give one of these, or edit [{table}] in node.toml"
        )
    return {"kind": kind, "path": f"{table}.csv"}


def _scenario(path: Path, zones: Sequence[AnyZone]) -> str:
    """Return the text of a scenario, which must be a world of every zone."""
    shown = f"--scenario {shown_path(path)}"
    content = read_start(path, MAX_FILE_BYTES + 1, ConfigError, shown, "give a readable scenario file")
    for domain in {require_heat(zone).domain for zone in zones}:
        parse_scenario(content, shown_path(path), domain)
    return content.decode("utf-8")


def _absolute_path(option: str, folder: Path) -> str:
    if not folder.is_absolute():
        raise ConfigError(f"{option} {shown_path(folder)}: not absolute: give an absolute path")
    if not str(folder).isprintable():
        raise ConfigError(f"{option} {shown_path(folder)}: mosquitto can't read this path: give another")
    return str(folder)


def _advice(
    result: ProvisionResult,
    out: Path,
    zones: Sequence[AnyZone],
    sensor: Mapping[str, object] | None,
    sensitivity: str | None,
) -> list[str]:
    record, broker = result.record, out / "broker"
    advice = [
        f"{out / 'ca' / 'ca.key'}: keep it offline: all nodes and services trust what it signs",
        _broker_command(broker),
        _serve_command(result, out),
    ]
    node = "ZONE/NODE" if record.several else "NODE"
    copy = f"copy {out / 'nodes'}/{node} to its machine and run heatcloak-node --config NODE/node.toml"
    if all(isinstance(zone, Zone) for zone in zones):
        bundle = f"--provisioned {_quoted(out)} --node {node} --sensor KIND --board BOARD --out DIR"
        advice += [f"heatcloak bundle {bundle}", f"or {copy}"]
    else:
        advice.append(copy)
    if record.broker_files is not None:
        advice[1] = f"copy or mount {broker} as {record.broker_files}, readable by the broker's user only"
    if record.broker_data is not None:
        advice.append(
            f"let the broker's user write {record.broker_data}: otherwise a restart loses retained messages"
        )
    if record.health_port is not None:
        place = _quoted(f"{record.broker_files or broker}/health")
        advice.append(f"health check: XDG_CONFIG_HOME={place} mosquitto_sub -C 1 -W 5")
    if result.broker_changed and not all(change == "new" for change in result.users.values()):
        advice.append("restart the broker, so that it reads its files again and disconnects removed users")
    if result.left:
        advice.append(
            f"refused from now on, no longer in {'their' if record.several else 'the'} zone: "
            f"{_few(result.left)}; delete their folders"
        )
    if result.rewritten:
        advice.append(f"node.toml replaced, the old one is beside it: {_few(result.rewritten)}")
    fresh = any(result.users.get(node) == "new" for node in record.nodes)
    real = sensor is None or sensor["kind"] != SIMULATED
    modelled = [zone for zone in zones if isinstance(zone, Zone) and zone.promise.mode == "model"]
    if fresh and real and modelled and sensitivity != "model":
        others = f" and {len(modelled) - 1} other zones" if len(modelled) > 1 else ""
        advice.append(
            f"zone {modelled[0].name}{others} assumes a model of heat, so nodes with real sensors refuse it: "
            "create it with --sensitivity range, or give --sensitivity model here if the fit is documented"
        )
    return advice


def _broker_command(folder: Path) -> str:
    """Return the command that starts the broker, or why no command works.

    If started as root, mosquitto becomes the user ``mosquitto`` before it reads its files, so the folder must
    belong to that user.
    """
    start = f"mosquitto -c {_quoted(folder / 'mosquitto.conf')}"
    if os.geteuid() != 0 or folder.stat().st_uid != 0:
        return start
    closed = [each for each in folder.resolve().parents if not each.stat().st_mode & stat.S_IXOTH]
    if closed:
        return (
            f"started by root, mosquitto runs as user mosquitto, which can't access {_quoted(closed[0])}: "
            "give an accessible folder such as --out /etc/heatcloak, or copy the folder broker "
            "and give the copy with --broker-files"
        )
    return f"chown -R mosquitto: {_quoted(folder)} && {start}"


def _serve_command(result: ProvisionResult, out: Path) -> str:
    record, folder = result.record, out / "aggregator"
    host = f"[{record.host}]" if ":" in record.host else record.host
    zones = out / ("zones" if record.several else "zone.toml")
    parts: list[str | Path] = ["heatcloak", "serve", "--zone", zones]
    parts += ["--broker", f"{host}:{record.port}", "--ca-file", folder / "ca.crt"]
    if record.client_certificates:
        parts += ["--certificate-file", folder / "client.crt", "--key-file", folder / "client.key"]
    else:
        parts += ["--user", "heatcloak_aggregator", "--password-file", folder / "password"]
    return " ".join(_quoted(part) for part in parts)


def _quoted(part: str | Path) -> str:
    return shlex.quote(str(part))


def _print_result(result: ProvisionResult, out: Path, advice: list[str], *, as_json: bool) -> None:
    from heatcloak_aggregator.provision import Change

    record = result.record
    facts: dict[str, object] = {
        "folder": str(out),
        **(
            {"zones": {each.zone: each.rev for each in record.zones}}
            if record.several
            else {"zone": record.zones[0].zone, "rev": record.zones[0].rev}
        ),
        "broker": f"{record.host}:{record.port}",
        "client_certificates": record.client_certificates,
        "home_assistant": record.home_assistant,
        "seeded": record.seeded,
        "nodes": list(record.nodes),
    }
    done = {change.value: result.having(change) for change in Change}
    done |= {"left": result.left, "revoked": result.revoked, "rewritten": result.rewritten}
    if as_json:
        print(jsonlib.dumps({**facts, **done, "broker_changed": result.broker_changed, "next": advice}))
        return
    shown = {**facts, "nodes": len(record.nodes)}
    if record.several:
        shown["zones"] = len(record.zones)
    shown |= {name: _few(users) for name, users in done.items() if users}
    print_facts(shown, advice)


def _few(users: list[str]) -> str:
    return ", ".join(users) if len(users) <= 10 else f"{', '.join(users[:9])} and {len(users) - 9} more"
