"""A bundle as files: the same bytes from the same input, and whole or not at all."""

from __future__ import annotations

import hashlib
import json
import shutil
import tempfile
from dataclasses import dataclass, replace
from importlib.resources import files
from pathlib import Path
from typing import Any

from heatcloak_aggregator.bundle.boards import BOARDS
from heatcloak_aggregator.bundle.checking import node_check
from heatcloak_aggregator.bundle.cloud_init import Wifi, check_wifi, meta_data, network_config, user_data
from heatcloak_aggregator.bundle.installer.bundle import CLOUD_INIT, FORMAT, SUMS
from heatcloak_aggregator.bundle.installer.system import FRAGMENT
from heatcloak_aggregator.bundle.provisioned import SEED, Provisioned, load_provisioned
from heatcloak_aggregator.bundle.sensor import SensorSetup, require_mode
from heatcloak_aggregator.bundle.unit import UNIT, render_unit
from heatcloak_aggregator.bundle.wheels import Wheel, build_wheel, requirements
from heatcloak_shared.errors import ConfigError

ALWAYS = ("heatcloak-shared", "heatcloak-node", "paho-mqtt")
MANIFEST = "bundle.json"


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be bundled.

    Attributes:
        node: the node's id.
        sensor: its sensor.
        board: a key of `BOARDS`.
        provisioned: the folder that ``heatcloak provision`` wrote.
        user: the name of the one account.
        ssh_key: the public key that logs in; None for nobody.
        wifi: the wireless network; None for the socket.
        time_zone: the system's time zone; None for the image's.
        sensitivity: ``"model"`` or ``"range"``, where the provisioned file says nothing.
        ledger_lost: whether the node had another card, whose ledger this one does not get.
    """

    node: str
    sensor: SensorSetup
    board: str
    provisioned: Path
    user: str = "heatcloak"
    ssh_key: str | None = None
    wifi: Wifi | None = None
    time_zone: str | None = None
    sensitivity: str | None = None
    ledger_lost: bool = False


def write_bundle(order: Order, out: Path) -> dict[str, Any]:
    """Write the bundle into the folder ``out``, which is new, empty, or an earlier bundle.

    Returns:
        Its manifest.

    Raises:
        ConfigError: something in the order does not fit, or the node would refuse its configuration.
        ZoneError: the zone file is wrong.
        KeyFileError: the seed is wrong.
    """
    board = BOARDS[order.board]
    if order.wifi is not None:
        check_wifi(order.wifi, board)
    provisioned = load_provisioned(order.provisioned, order.node)
    told = provisioned.told.get("sensor", {})
    order = replace(order, sensor=order.sensor.with_files_of(told, provisioned.folder))
    require_mode(provisioned.zone, order.sensor.kind, provisioned.told.get("sensitivity", order.sensitivity))
    _require_room(out)
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=out.parent, prefix=f".{out.name}.") as temporary:
            fresh = Path(temporary) / out.name
            fresh.mkdir(mode=0o700)
            manifest = _fill(fresh, order, provisioned)
            refused = node_check(fresh / "heatcloak")
            if refused is not None:
                raise ConfigError(f"the node would refuse this: {refused}")
            if out.exists():
                shutil.rmtree(out)
            fresh.rename(out)
    except OSError as error:
        raise ConfigError(f"--out {out}: {error.strerror}: give a folder that can be written") from None
    return manifest


def _fill(folder: Path, order: Order, provisioned: Provisioned) -> dict[str, Any]:
    sensor, zone = order.sensor, provisioned.zone
    node_file = provisioned.node_file(sensor.table)
    if order.sensitivity is not None and node_file.sensitivity is None:
        node_file = replace(node_file, sensitivity=order.sensitivity)
    own = folder / "heatcloak"
    wheels = _write_wheels(own / "wheels", sensor)
    secrets = own / "secrets"
    secrets.mkdir(mode=0o700)
    seed = [SEED] if provisioned.is_seeded else []
    for name in (*provisioned.secrets, *seed):
        _write(secrets / name, (provisioned.folder / name).read_bytes(), 0o600)
    for name in provisioned.config:
        _write(own / name, (provisioned.folder / name).read_bytes())
    for name, path in sensor.files.items():
        _write(own / name, path.read_bytes())
    _write(own / "node.toml", node_file.render().encode())
    _write(own / UNIT, render_unit(provisioned.secrets, i2c_bus=sensor.i2c_bus).encode())
    _copy_installer(own)
    manifest: dict[str, Any] = {
        "format": FORMAT,
        "version": next(wheel.version for wheel in wheels if wheel.name == "heatcloak-node"),
        "zone": zone.name,
        "rev": zone.rev,
        "node": order.node,
        "sensor": sensor.kind,
        "board": order.board,
        "image": BOARDS[order.board].system,
        "versions": {wheel.name: wheel.version for wheel in wheels},
        "config": sorted(["node.toml", *provisioned.config, *sensor.files]),
        "secrets": provisioned.secrets,
        "seed": SEED if seed else None,
        "modules": list(sensor.modules),
        "ledger_lost": order.ledger_lost,
    }
    _write(own / MANIFEST, (json.dumps(manifest, indent=2) + "\n").encode())
    _write_boot(folder, order, zone.name)
    _write_sums(folder)
    return manifest


def _write_wheels(folder: Path, sensor: SensorSetup) -> list[Wheel]:
    folder.mkdir(parents=True)
    wheels = [build_wheel(name, folder) for name in (*ALWAYS, *sensor.packages)]
    _write(folder / "requirements.txt", requirements(wheels).encode())
    return wheels


def _write_boot(folder: Path, order: Order, zone: str) -> None:
    hostname = f"{zone}-{order.node}"[:63].rstrip("-")
    told = user_data(hostname, order.user, order.ssh_key, order.time_zone)
    _write(folder / "user-data", told.encode())
    _write(folder / "network-config", network_config(order.wifi).encode(), 0o600)
    _write(folder / "meta-data", meta_data(zone, order.node).encode())
    lines = ["# Lines of config.txt for this node's sensor; the installer adds what is missing.", "[all]"]
    _write(folder / FRAGMENT, "\n".join([*lines, *order.sensor.switches, ""]).encode())


def _copy_installer(own: Path) -> None:
    here = files("heatcloak_aggregator.bundle")
    _write(own / "install.py", here.joinpath("install.py").read_bytes())
    (own / "installer").mkdir()
    for entry in here.joinpath("installer").iterdir():
        if entry.name.endswith(".py"):
            _write(own / "installer" / entry.name, entry.read_bytes())


def _write_sums(folder: Path) -> None:
    names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    lines = [f"{hashlib.sha256((folder / name).read_bytes()).hexdigest()}  {name}\n" for name in names]
    _write(folder / "heatcloak" / SUMS, "".join(lines).encode())


def _write(path: Path, content: bytes, mode: int = 0o644) -> None:
    path.touch(mode=mode)
    path.write_bytes(content)


def _require_room(out: Path) -> None:
    """Refuse a folder that holds anything but an earlier bundle, which is replaced.

    A boot partition that an earlier bundle was copied to holds the system's own files too.
    """
    if out.is_symlink() or (out.exists() and not (out.is_dir() and _others(out) == set())):
        raise ConfigError(f"--out {out}: holds something else: give a new folder, then copy it to the card")


def _others(out: Path) -> set[str]:
    """What is in ``out`` and not of an earlier bundle, whose folder ``heatcloak`` is its own."""
    found = {path.name for path in out.iterdir()}
    return found - {*CLOUD_INIT, FRAGMENT, "heatcloak"} if (out / "heatcloak" / SUMS).is_file() else found
