"""``heatcloak provision``: credentials, certificates, broker files and node configurations of a zone."""

from __future__ import annotations

import json as jsonlib
import os
import re
import shlex
import stat
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heatcloak_aggregator.cli.options import JsonFlag, ZoneFile
from heatcloak_aggregator.cli.progress import progress_bar
from heatcloak_shared.broker import DEFAULT_TLS_PORT, Tls, is_host, parse_broker
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.private_file import shown_path
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.scenario import parse_scenario
from heatcloak_shared.zone import Zone, load_zone

if TYPE_CHECKING:
    from heatcloak_aggregator.provision import Outcome

SIMULATED = "simulated"
MOST_DAYS = 7300

_KIND = re.compile(r"[a-z0-9][a-z0-9-]{0,31}")


def provision(
    zone: ZoneFile,
    broker: Annotated[
        str | None,
        typer.Option(
            metavar="HOST[:PORT]", help="The broker, as nodes know it; left out, the one of the run before."
        ),
    ] = None,
    out: Annotated[
        Path, typer.Option(metavar="DIR", help="The folder to write, or to bring up to date.")
    ] = Path("provision"),
    alt_name: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Another name or address of the broker. May be repeated."),
    ] = None,
    client_certificates: Annotated[
        bool | None,
        typer.Option(
            "--client-certificates/--no-client-certificates",
            help="Know everybody by a certificate instead of a password.",
            show_default=False,
        ),
    ] = None,
    keys: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="What heatcloak keys new wrote: gives nodes their seeds."),
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
        int, typer.Option(min=1, max=MOST_DAYS, help="Days for which new certificates are good.")
    ] = 3650,
    node: Annotated[
        list[str] | None,
        typer.Option(metavar="NODE", help="Make new credentials for this node only. May be repeated."),
    ] = None,
    rotate: Annotated[
        list[str] | None,
        typer.Option(metavar="USER", help="Replace the credentials of a node or role. May be repeated."),
    ] = None,
    sensor: Annotated[
        str | None, typer.Option(metavar="KIND", help="What nodes read; thermal-zone for new ones.")
    ] = None,
    scenario: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The world of simulated sensors, copied to each node.")
    ] = None,
    sensitivity: Annotated[
        str | None,
        typer.Option(
            metavar="model|range",
            help="model: real sensors may trust the zone's model of heat, whose fit is documented.",
        ),
    ] = None,
    broker_files: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Where the broker will find its files, if they are copied or mounted elsewhere.",
        ),
    ] = None,
    broker_data: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Where the broker will keep what it retains; data beside its files, by itself.",
        ),
    ] = None,
    broker_plugins: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", help="Where mosquitto 2.1 has its plugins; /usr/lib in the container image."
        ),
    ] = None,
    health_port: Annotated[
        int | None,
        typer.Option(
            metavar="PORT",
            min=0,
            max=65535,
            help="A port on loopback where mosquitto_sub asks whether the broker is alive; 0 for none.",
        ),
    ] = None,
    json: JsonFlag = False,
) -> None:
    """Make all that a zone's nodes, broker and services need to speak TLS and prove who they are."""
    from heatcloak_aggregator.provision import Request
    from heatcloak_aggregator.provision import provision as make
    from heatcloak_aggregator.zones.calibration import check_against_model

    described = load_zone(zone)
    check_against_model(described, str(zone))
    host, port = (None, None) if broker is None else _host_and_port(broker)
    for name in alt_name or ():
        if not is_host(name):
            raise ConfigError(f"--alt-name {sanitize(name)}: no name or address of a host: give one")
    if sensitivity not in (None, "model", "range"):
        raise ConfigError(f"--sensitivity {sanitize(sensitivity)}: give model or range")
    request = Request(
        zone=described,
        host=host,
        port=port,
        alt_names=None if alt_name is None else tuple(alt_name),
        client_certificates=client_certificates,
        home_assistant=home_assistant,
        broker_files=None if broker_files is None else _place("--broker-files", broker_files),
        broker_data=None if broker_data is None else _place("--broker-data", broker_data),
        broker_plugins=None if broker_plugins is None else _place("--broker-plugins", broker_plugins),
        health_port=health_port,
        keys=keys,
        valid_days=valid_days,
        nodes=None if node is None else tuple(node),
        rotate=tuple(rotate or ()),
        sensor=_sensor(sensor, scenario),
        scenario=None if scenario is None else _scenario(scenario, described),
        sensitivity=sensitivity,
    )
    with progress_bar("provisioning") as show:
        outcome = make(request, out, datetime.now(UTC), show)
    _tell(outcome, out, _advice(outcome, out, described, request.sensor, sensitivity), as_json=json)


def _host_and_port(text: str) -> tuple[str, int | None]:
    """Host and port of ``text``; None where it names no port."""
    address = parse_broker(text, Tls())
    named = address.port != DEFAULT_TLS_PORT or text.endswith(f":{DEFAULT_TLS_PORT}")
    return address.host, address.port if named else None


def _sensor(kind: str | None, scenario: Path | None) -> dict[str, object] | None:
    if kind is None and scenario is None:
        return None
    if (kind == SIMULATED) != (scenario is not None):
        raise ConfigError(f"--sensor {SIMULATED} and --scenario FILE go together: give both or neither")
    if kind is None or not _KIND.fullmatch(kind):
        raise ConfigError(f"--sensor {sanitize(kind)}: no kind of sensor: give one that nodes know")
    return {"kind": kind} if scenario is None else {"kind": kind, "scenario": "scenario.toml"}


def _scenario(path: Path, zone: Zone) -> str:
    try:
        content = path.read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "no path"
        raise ConfigError(f"--scenario {shown_path(path)}: {reason}: give a readable scenario file") from None
    parse_scenario(content, shown_path(path), zone.domain)
    return content.decode("utf-8")


def _place(option: str, folder: Path) -> str:
    if not folder.is_absolute():
        raise ConfigError(f"{option} {shown_path(folder)}: give it absolute: mosquitto takes it as it is")
    if not str(folder).isprintable():
        raise ConfigError(f"{option} {shown_path(folder)}: mosquitto takes no such path: give another")
    return str(folder)


def _advice(
    outcome: Outcome, out: Path, zone: Zone, sensor: Mapping[str, object] | None, sensitivity: str | None
) -> list[str]:
    record, broker = outcome.record, out / "broker"
    advice = [
        f"{out / 'ca' / 'ca.key'}: keep it offline: it makes certificates that every node and service trusts",
        _broker_command(broker),
        _serve_command(outcome, out),
        f"heatcloak bundle --provisioned {_quoted(out)} --node NODE --sensor KIND --board BOARD --out DIR",
        f"or by hand: {out / 'nodes'}/NODE to its machine, and there heatcloak-node --config NODE/node.toml",
    ]
    if record.broker_files is not None:
        advice[1] = f"copy or mount {broker} as {record.broker_files}, readable by the broker's user only"
    if record.broker_data is not None:
        advice.append(
            f"let the broker's user write {record.broker_data}: else nothing that is retained outlives it"
        )
    if record.health_port is not None:
        place = _quoted(f"{record.broker_files or broker}/health")
        advice.append(f"is it alive? XDG_CONFIG_HOME={place} mosquitto_sub -C 1 -W 5")
    if outcome.broker_changed and not all(change == "new" for change in outcome.users.values()):
        advice.append("restart the broker: it reads its files again, and throws out who may not stay")
    if outcome.left:
        advice.append(f"shut out, no longer in the zone: {_few(outcome.left)}; delete their folders")
    if outcome.rewritten:
        advice.append(f"node.toml written anew, the old one beside it: {_few(outcome.rewritten)}")
    fresh = any(outcome.users.get(node) == "new" for node in record.nodes)
    real = sensor is None or sensor["kind"] != SIMULATED
    if fresh and real and zone.promise.mode == "model" and sensitivity != "model":
        advice.append(
            f"zone {zone.name} trusts a model of how heat spreads, so nodes with real sensors refuse it: "
            "make a zone of --sensitivity range, or give --sensitivity model here if the fit is documented"
        )
    return advice


def _broker_command(folder: Path) -> str:
    """Return the command that starts the broker, or why there is none that works.

    Started as root, mosquitto becomes the user ``mosquitto`` before it reads its files: the folder must
    belong to that user, as it does once somebody else than root owns it.
    """
    start = f"mosquitto -c {_quoted(folder / 'mosquitto.conf')}"
    if os.geteuid() != 0 or folder.stat().st_uid != 0:
        return start
    closed = [each for each in folder.resolve().parents if not each.stat().st_mode & stat.S_IXOTH]
    if closed:
        return (
            f"started by root, mosquitto runs as user mosquitto, who can't enter {_quoted(closed[0])}: "
            "provision into a folder that it can, such as --out /etc/heatcloak, or copy the folder broker "
            "and name the copy with --broker-files"
        )
    return f"chown -R mosquitto: {_quoted(folder)} && {start}"


def _serve_command(outcome: Outcome, out: Path) -> str:
    record, folder = outcome.record, out / "aggregator"
    host = f"[{record.host}]" if ":" in record.host else record.host
    parts: list[str | Path] = ["heatcloak", "serve", "--zone", out / "zone.toml"]
    parts += ["--broker", f"{host}:{record.port}", "--ca-file", folder / "ca.crt"]
    if record.client_certificates:
        parts += ["--certificate-file", folder / "client.crt", "--key-file", folder / "client.key"]
    else:
        parts += ["--user", "heatcloak_aggregator", "--password-file", folder / "password"]
    return " ".join(_quoted(part) for part in parts)


def _quoted(part: str | Path) -> str:
    return shlex.quote(str(part))


def _tell(outcome: Outcome, out: Path, advice: list[str], *, as_json: bool) -> None:
    from heatcloak_aggregator.provision import Change

    record = outcome.record
    facts: dict[str, object] = {
        "folder": str(out),
        "zone": record.zone,
        "rev": record.rev,
        "broker": f"{record.host}:{record.port}",
        "client_certificates": record.client_certificates,
        "home_assistant": record.home_assistant,
        "seeded": record.seeded,
        "nodes": list(record.nodes),
    }
    done = {change.value: outcome.having(change) for change in Change}
    done |= {"left": outcome.left, "revoked": outcome.revoked, "rewritten": outcome.rewritten}
    if as_json:
        print(jsonlib.dumps({**facts, **done, "broker_changed": outcome.broker_changed, "next": advice}))
        return
    shown = {**facts, "nodes": len(record.nodes)}
    shown |= {name: _few(users) for name, users in done.items() if users}
    for name, value in shown.items():
        print(f"{name.replace('_', ' '):<20} {value}")
    for line in advice:
        print(f"- {line}")


def _few(users: list[str]) -> str:
    return ", ".join(users) if len(users) <= 10 else f"{', '.join(users[:9])} and {len(users) - 9} more"
