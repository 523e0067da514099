"""``heatcloak bundle``: create the boot-partition files of one Raspberry Pi, or of each node of a zone."""

from __future__ import annotations

import json as jsonlib
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heatcloak_aggregator.bundle.hardware import BOARDS, parse_sensor
from heatcloak_aggregator.cli.options import JsonFlag, SensitivityMode
from heatcloak_aggregator.cli.progress import progress_bar
from heatcloak_shared.broker import read_password
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.zone import Zone, load_zone

if TYPE_CHECKING:
    from heatcloak_aggregator.bundle import BundleRequest
    from heatcloak_aggregator.bundle.cloud_init import Wifi
    from heatcloak_aggregator.fit.fitted_room import FittedRoom
    from heatcloak_aggregator.zones.accuracy import ZoneAccuracy

PLACEHOLDER = "NODE"
"""Stands for the node's id in commands for all nodes."""


def bundle(
    node: Annotated[str | None, typer.Option(metavar="ID", help="The node's id.")] = None,
    all_nodes: Annotated[
        bool,
        typer.Option("--all", help="Instead of --node: a bundle for each node of the zone, in DIR/NODE."),
    ] = False,
    sensor: Annotated[
        str | None,
        typer.Option(
            metavar="KIND", help="ds18b20, tmp117, amg8833, thermal-zone, simulated, replay or command."
        ),
    ] = None,
    board: Annotated[str | None, typer.Option(metavar="NAME", help=f"One of {', '.join(BOARDS)}.")] = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="A new folder to write to.")] = None,
    provisioned: Annotated[
        Path, typer.Option(metavar="FOLDER", help="The folder of heatcloak provision.")
    ] = Path("provision"),
    sensor_option: Annotated[
        list[str] | None,
        typer.Option(
            metavar="KEY=VALUE", help="Further options of [sensor], such as gain=0.5. May be repeated."
        ),
    ] = None,
    fit: Annotated[
        Path | None,
        typer.Option(
            metavar="FIT",
            help="A fit of the room: gives each node its gain and offset, so that the empty room reads 0.",
        ),
    ] = None,
    sensitivity: Annotated[
        SensitivityMode | None,
        typer.Option(
            help="model: real sensors rely on the zone's model, by a documented fit; implied by --fit."
        ),
    ] = None,
    wifi: Annotated[str | None, typer.Option(metavar="SSID", help="The wireless network to join.")] = None,
    wifi_password_file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A file with its password.")
    ] = None,
    country: Annotated[
        str | None, typer.Option(metavar="CC", help="Two-letter country code, for the legal frequencies.")
    ] = None,
    ssh_key: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The public key for logging in; without it logins are disabled."),
    ] = None,
    user: Annotated[str, typer.Option(metavar="NAME", help="The user account.")] = "heatcloak",
    time_zone: Annotated[
        str | None, typer.Option(metavar="TZ", help="The Pi's time zone, such as Europe/Amsterdam.")
    ] = None,
    ledger_lost: Annotated[
        bool,
        typer.Option(
            "--ledger-lost",
            help="The ledger is on another card: release nothing for the rest of the budget period.",
        ),
    ] = False,
    check: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Check a bundle instead of writing one.")
    ] = None,
    json: JsonFlag = False,
) -> None:
    """Write or check the boot-partition files of nodes."""
    if check is not None:
        if (node, sensor, board, out, fit) != (None, None, None, None, None) or all_nodes:
            raise ConfigError("--check reads an existing bundle: leave out the other options")
        _check(check, as_json=json)
        return
    if (node is None) != all_nodes or sensor is None or board is None or out is None:
        raise ConfigError("give one of --node and --all, with --sensor, --board and --out, or --check DIR")
    if board not in BOARDS:
        raise ConfigError(f"--board: give one of {', '.join(BOARDS)}")
    from heatcloak_aggregator.bundle import BundleRequest
    from heatcloak_aggregator.bundle.cloud_init import check_names

    check_names(user, time_zone)
    request = BundleRequest(
        node=PLACEHOLDER if node is None else node,
        sensor=parse_sensor(sensor, sensor_option or []),
        board=board,
        provisioned=provisioned,
        user=user,
        ssh_key=None if ssh_key is None else _public_key(ssh_key),
        wifi=_wifi(wifi, wifi_password_file, country),
        time_zone=time_zone,
        sensitivity=None if sensitivity is None else sensitivity.value,
        ledger_lost=ledger_lost,
        fit=None if fit is None else _fit(fit),
    )
    if all_nodes:
        _bundle_all(request, out, as_json=json)
    else:
        _bundle_one(request, out, as_json=json)


def _bundle_one(request: BundleRequest, out: Path, *, as_json: bool) -> None:
    from heatcloak_aggregator.bundle import write_bundle

    manifest = write_bundle(request, out)
    advice = _advice(request, load_zone(out / "heatcloak" / "zone.toml"))
    advice.notes.append("this folder contains unencrypted secrets: delete it when the card is written")
    commands = _commands(out, request)
    if as_json:
        print(jsonlib.dumps({"out": str(out), **manifest, **advice.facts(), "commands": commands}))
        return
    print(f"{out}: node {request.node} of zone {manifest['zone']}, {_hardware(request)}")
    _print_advice(advice)
    print(f"\nFlash {manifest['image']} and copy the bundle; /dev/sdX is the card's reader:\n")
    for command in commands:
        print(f"  {command}")


def _bundle_all(request: BundleRequest, out: Path, *, as_json: bool) -> None:
    from heatcloak_aggregator.bundle import write_zone_bundles

    with progress_bar("writing bundles") as show:
        zone, manifests, left = write_zone_bundles(request, out, show)
    advice = _advice(request, zone)
    advice.notes.append(
        "these folders contain unencrypted secrets: delete each of them when its card is written"
    )
    if left:
        advice.notes.append(f"no longer in the zone, delete their folders: {', '.join(left)}")
    commands = _commands(out / PLACEHOLDER, request)
    if as_json:
        bundles = [{"out": str(out / node), **manifest} for node, manifest in manifests.items()]
        facts = {"out": str(out), "zone": zone.name, "rev": zone.rev, "bundles": bundles}
        print(jsonlib.dumps({**facts, **advice.facts(), "commands": commands}))
        return
    print(f"{out}: {len(manifests)} nodes of zone {zone.name}, {_hardware(request)}")
    _print_advice(advice)
    rows = [("node", "folder", "flash")]
    rows += [(node, str(out / node), manifest["image"]) for node, manifest in manifests.items()]
    widths = [max(len(row[column]) for row in rows) for column in range(2)]
    print()
    for name, folder, image in rows:
        print(f"  {name:<{widths[0]}}  {folder:<{widths[1]}}  {image}")
    print(
        f"\nFlash each card and copy its bundle, with the node's id for {PLACEHOLDER}; /dev/sdX is the "
        "card's reader:\n"
    )
    for command in commands:
        print(f"  {command}")


@dataclass(frozen=True, slots=True)
class _Advice:
    """What to know about the nodes of a zone before they are flashed.

    Attributes:
        zone: the zone.
        accuracy: the accuracy that its readings allow.
        warnings: why recovery is not expected to find anything.
        simulation: commands for the same nodes with simulated sensors, if recovery finds nothing.
        notes: notes for the user.
    """

    zone: Zone
    accuracy: ZoneAccuracy
    warnings: list[str]
    simulation: list[str]
    notes: list[str]

    def facts(self) -> dict[str, object]:
        """Return the values for JSON."""
        return {
            "accuracy": self.accuracy.as_dict(),
            "warnings": self.warnings,
            "simulated_path": self.simulation,
            "notes": self.notes,
        }


def _advice(request: BundleRequest, zone: Zone) -> _Advice:
    from heatcloak_aggregator.zones.accuracy import (
        real_sensor_notes,
        simulated_path,
        warning_in_words,
        zone_accuracy,
    )

    accuracy = zone_accuracy(zone)
    warning = warning_in_words(zone, accuracy)
    is_real = request.sensor.kind != "simulated"
    notes = real_sensor_notes(zone, accuracy, is_fitted=request.fit is not None) if is_real else []
    return _Advice(
        zone,
        accuracy,
        warnings=[] if warning is None else [warning],
        simulation=[] if accuracy.finds_in_a_period else simulated_path(zone),
        notes=[*notes, *_notes(request)],
    )


def _print_advice(advice: _Advice) -> None:
    from heatcloak_aggregator.zones.accuracy import accuracy_in_words

    print(f"  {accuracy_in_words(advice.zone, advice.accuracy)}")
    for text in advice.warnings:
        print(f"  warning: {text}")
    for command in advice.simulation:
        print(f"  to simulate instead: {command}")
    for note in advice.notes:
        print(f"  {note}")


def _hardware(request: BundleRequest) -> str:
    return f"{request.sensor.kind} on a {BOARDS[request.board].name}"


def _fit(path: Path) -> FittedRoom:
    from heatcloak_aggregator.fit.fit_file import load_fit

    return load_fit(path)


def _wifi(ssid: str | None, password_file: Path | None, country: str | None) -> Wifi | None:
    given = [value is not None for value in (ssid, password_file, country)]
    if ssid is None or password_file is None or country is None:
        if any(given):
            raise ConfigError(
                "--wifi, --wifi-password-file and --country are required together: give all or none"
            )
        return None
    from heatcloak_aggregator.bundle.cloud_init import Wifi

    return Wifi(ssid, read_password(password_file).rstrip("\r"), country)


def _public_key(path: Path) -> str:
    from heatcloak_aggregator.bundle.cloud_init import check_ssh_key

    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError):
        raise ConfigError(f"--ssh-key {path}: can't be read: give the .pub file of your key") from None
    return check_ssh_key(text)


def _notes(request: BundleRequest) -> list[str]:
    """Return notes for the user."""
    board = BOARDS[request.board]
    notes = [f"{board.name}: {board.note}"] if board.note else []
    if request.fit is not None:
        notes.append(f"gain and offset are those of {request.fit.source}: the empty room reads 0")
    if request.ssh_key is None:
        notes.append(
            "logins are disabled: give --ssh-key to enable them, or flash the card again for changes"
        )
    if request.wifi is None and not board.ethernet:
        notes.append("no network: this board has no Ethernet; give --wifi, or plug in a USB adapter")
    return notes


def _commands(out: Path, request: BundleRequest) -> list[str]:
    """Return the commands that flash the card: the image, then the bundle onto its first partition."""
    folder = shlex.quote(str(out.resolve()))
    boot_lines = f"sudo sh -c {shlex.quote(f'cat {folder}/config-heatcloak.txt >> /mnt/config.txt')}"
    return [
        f"sudo rpi-imager --cli --disable-eject --cloudinit-userdata {folder}/user-data "
        f"--cloudinit-networkconfig {folder}/network-config IMAGE.img.xz /dev/sdX",
        "sudo mount /dev/sdX1 /mnt",
        f"sudo cp -r {folder}/. /mnt/",
        *([boot_lines] if request.sensor.boot_lines else []),
        "sudo umount /mnt",
    ]


def _check(folder: Path, *, as_json: bool) -> None:
    from heatcloak_aggregator.bundle import check_bundle

    results = check_bundle(folder)
    failed = any(result.ok is False for result in results)
    if as_json:
        print(
            jsonlib.dumps(
                {
                    "bundle": str(folder),
                    "ok": not failed,
                    "findings": [result._asdict() for result in results],
                }
            )
        )
    else:
        for result in results:
            word = {True: "ok", False: "FAILED", None: "not checked"}[result.ok]
            print(f"{result.part:<24}{word:<15}{result.text}")
    if failed:
        raise typer.Exit(1)
