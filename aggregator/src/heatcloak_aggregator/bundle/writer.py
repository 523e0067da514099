"""Write a bundle: reproducibly, and completely or not at all."""

from __future__ import annotations

import hashlib
import json
import shutil
import tempfile
from dataclasses import dataclass, replace
from importlib.resources import files
from pathlib import Path
from typing import Any

from heatcloak_aggregator.bundle.checks import node_check
from heatcloak_aggregator.bundle.cloud_init import Wifi, check_wifi, meta_data, network_config, user_data
from heatcloak_aggregator.bundle.hardware import BOARDS, SensorSetup, check_sensitivity
from heatcloak_aggregator.bundle.installer.bundle import CLOUD_INIT, FORMAT, SUMS
from heatcloak_aggregator.bundle.installer.system import FRAGMENT, UNIT
from heatcloak_aggregator.bundle.provisioned import SEED, Provisioned, load_provisioned
from heatcloak_aggregator.bundle.wheels import Wheel, build_wheel, requirements
from heatcloak_shared.errors import ConfigError

ALWAYS = ("heatcloak-shared", "heatcloak-node", "paho-mqtt")
MANIFEST = "bundle.json"

_SECRETS = "/etc/heatcloak/secrets"
_NO_DEVICES = "PrivateDevices=yes\nPrivateUsers=yes\nDevicePolicy=closed\n"


@dataclass(frozen=True, slots=True)
class BundleRequest:
    """What to bundle.

    Attributes:
        node: the node's id.
        sensor: its sensor.
        board: a key of `BOARDS`.
        provisioned: the folder of ``heatcloak provision``.
        user: the name of the only user account.
        ssh_key: the public key for logging in; None to disable logins.
        wifi: the wireless network; None for Ethernet only.
        time_zone: the system's time zone; None for the image's default.
        sensitivity: ``"model"`` or ``"range"``, unless the provisioned ``node.toml`` sets it.
        ledger_lost: whether the node's ledger is on another card and not copied.
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


def write_bundle(request: BundleRequest, out: Path) -> dict[str, Any]:
    """Write the bundle into the folder ``out``, which is new, empty, or an earlier bundle.

    Returns:
        Its manifest.

    Raises:
        ConfigError: the request is inconsistent, or the node would refuse its configuration.
        ZoneError: the zone file is wrong.
        KeyFileError: the seed is wrong.
    """
    board = BOARDS[request.board]
    if request.wifi is not None:
        check_wifi(request.wifi, board)
    provisioned = load_provisioned(request.provisioned, request.node)
    table = provisioned.table.get("sensor", {})
    request = replace(request, sensor=request.sensor.with_files_of(table, provisioned.folder))
    check_sensitivity(
        provisioned.zone, request.sensor.kind, provisioned.table.get("sensitivity", request.sensitivity)
    )
    _check_out(out)
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=out.parent, prefix=f".{out.name}.") as temporary:
            fresh = Path(temporary) / out.name
            fresh.mkdir(mode=0o700)
            manifest = _write_files(fresh, request, provisioned)
            refused = node_check(fresh / "heatcloak")
            if refused is not None:
                raise ConfigError(f"the node would refuse this configuration: {refused}")
            if out.exists():
                shutil.rmtree(out)
            fresh.rename(out)
    except OSError as error:
        raise ConfigError(f"--out {out}: {error.strerror}: give a writable folder") from None
    return manifest


def _write_files(folder: Path, request: BundleRequest, provisioned: Provisioned) -> dict[str, Any]:
    sensor, zone = request.sensor, provisioned.zone
    node_toml = provisioned.node_toml(sensor.table)
    if request.sensitivity is not None and node_toml.sensitivity is None:
        node_toml = replace(node_toml, sensitivity=request.sensitivity)
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
    _write(own / "node.toml", node_toml.render().encode())
    _write(own / UNIT, render_unit(provisioned.secrets, i2c_bus=sensor.i2c_bus).encode())
    _copy_installer(own)
    manifest: dict[str, Any] = {
        "format": FORMAT,
        "version": next(wheel.version for wheel in wheels if wheel.name == "heatcloak-node"),
        "zone": zone.name,
        "rev": zone.rev,
        "node": request.node,
        "sensor": sensor.kind,
        "board": request.board,
        "image": BOARDS[request.board].system,
        "versions": {wheel.name: wheel.version for wheel in wheels},
        "config": sorted(["node.toml", *provisioned.config, *sensor.files]),
        "secrets": provisioned.secrets,
        "seed": SEED if seed else None,
        "modules": list(sensor.modules),
        "ledger_lost": request.ledger_lost,
    }
    _write(own / MANIFEST, (json.dumps(manifest, indent=2) + "\n").encode())
    _write_boot(folder, request, zone.name)
    _write_sums(folder)
    return manifest


def _write_wheels(folder: Path, sensor: SensorSetup) -> list[Wheel]:
    folder.mkdir(parents=True)
    wheels = [build_wheel(name, folder) for name in (*ALWAYS, *sensor.packages)]
    _write(folder / "requirements.txt", requirements(wheels).encode())
    return wheels


def _write_boot(folder: Path, request: BundleRequest, zone: str) -> None:
    hostname = f"{zone}-{request.node}"[:63].rstrip("-")
    user = user_data(hostname, request.user, request.ssh_key, request.time_zone)
    _write(folder / "user-data", user.encode())
    _write(folder / "network-config", network_config(request.wifi).encode(), 0o600)
    _write(folder / "meta-data", meta_data(zone, request.node).encode())
    lines = ["# Lines of config.txt for this node's sensor; the installer adds missing ones.", "[all]"]
    _write(folder / FRAGMENT, "\n".join([*lines, *request.sensor.boot_lines, ""]).encode())


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


def _check_out(out: Path) -> None:
    """Raise if the folder contains anything but an earlier bundle, which is replaced.

    A boot partition with an earlier bundle contains files of the system as well.
    """
    if out.is_symlink() or (out.exists() and not (out.is_dir() and _others(out) == set())):
        raise ConfigError(f"--out {out}: contains other files: give a new folder, then copy it to the card")


def _others(out: Path) -> set[str]:
    """Return the names in ``out`` that are not of an earlier bundle."""
    found = {path.name for path in out.iterdir()}
    return found - {*CLOUD_INIT, FRAGMENT, "heatcloak"} if (out / "heatcloak" / SUMS).is_file() else found


def render_unit(credentials: list[str], *, i2c_bus: int | None = None) -> str:
    """Return the node's systemd unit, with access to its sensor only.

    Args:
        credentials: names of the secret files that systemd passes to the node.
        i2c_bus: the I2C bus of the sensor; None for a sensor without one.
    """
    template = files("heatcloak_aggregator.bundle").joinpath(UNIT).read_text(encoding="utf-8")
    loads = "".join(f"LoadCredential={name}:{_SECRETS}/{name}\n" for name in credentials)
    return template.format(
        credentials=loads, devices=_NO_DEVICES if i2c_bus is None else _i2c_access(i2c_bus)
    )


def _i2c_access(bus: int) -> str:
    # PrivateDevices would hide the bus, and PrivateUsers its group.
    return f"DevicePolicy=closed\nDeviceAllow=/dev/i2c-{bus} rw\nSupplementaryGroups=i2c\n"
