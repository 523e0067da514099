"""Write a bundle: reproducibly, and completely or not at all."""

from __future__ import annotations

import hashlib
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from heatcloak_aggregator.bundle.checks import node_check
from heatcloak_aggregator.bundle.cloud_init import Wifi, check_wifi, meta_data, network_config, user_data
from heatcloak_aggregator.bundle.hardware import BOARDS, SensorSetup, check_fitted_sensor, check_sensitivity
from heatcloak_aggregator.bundle.installer.bundle import CLOUD_INIT, FORMAT, SUMS
from heatcloak_aggregator.bundle.installer.system import FRAGMENT, UNIT
from heatcloak_aggregator.bundle.provisioned import SEED, Provisioned, load_provisioned
from heatcloak_aggregator.bundle.wheels import Wheel, build_wheel, requirements
from heatcloak_aggregator.fit.fitted_zone import fitted_scale, fitted_sensitivity
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.files import failure_reason

if TYPE_CHECKING:
    from heatcloak_aggregator.fit.fitted_room import FittedRoom

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
        sensitivity: ``"model"`` or ``"range"``, unless the provisioned ``node.toml`` sets it. None for the
            default of the sensor's kind, or ``"model"`` with a fit of the zone's floor.
        ledger_lost: whether the node's ledger is on another card and not copied.
        fit: gives the node its gain and offset; None for those of ``sensor`` and the provisioned
            ``node.toml``.
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
    fit: FittedRoom | None = None


class Draft(NamedTuple):
    """A checked request.

    Attributes:
        request: the request, with files and scale of the sensor.
        provisioned: the node's part of the provisioned folder.
    """

    request: BundleRequest
    provisioned: Provisioned


class WheelFolder(NamedTuple):
    """A folder of wheels with their requirements file, which bundles copy.

    Attributes:
        path: the folder.
        wheels: its wheels.
    """

    path: Path
    wheels: list[Wheel]


def write_bundle(request: BundleRequest, out: Path) -> dict[str, Any]:
    """Write the bundle into the folder ``out``, which is new, empty, or an earlier bundle.

    Returns:
        Its manifest.

    Raises:
        ConfigError: the request is inconsistent, or the node would refuse its configuration.
        ZoneError: the zone file is wrong.
        KeyFileError: the seed is wrong.
    """
    draft = draft_bundle(request)
    check_out(out)
    with write_failures(out):
        out.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=out.parent, prefix=f".{out.name}.") as temporary:
            fresh = Path(temporary) / "new"
            manifest = write_draft(fresh, draft, build_wheels(Path(temporary) / "wheels", request.sensor))
            refused = node_check(fresh / "heatcloak")
            if refused is not None:
                raise ConfigError(refusal(refused))
            replace_bundle(out, fresh)
    return manifest


def draft_bundle(request: BundleRequest) -> Draft:
    """Check a request, without writing anything.

    Raises:
        ConfigError: it is inconsistent.
        ZoneError: the zone file is wrong.
        KeyFileError: the seed is wrong.
    """
    if request.wifi is not None:
        check_wifi(request.wifi, BOARDS[request.board])
    provisioned = load_provisioned(request.provisioned, request.node)
    table, zone = provisioned.table.get("sensor", {}), provisioned.zone
    sensor = request.sensor.with_files_of(table, provisioned.folder)
    sensitivity = request.sensitivity
    if request.fit is not None:
        check_fitted_sensor(request.fit, zone, request.sensor)
        sensor = sensor.scaled(*fitted_scale(request.fit, provisioned.node))
        if sensitivity is None:
            # The fit is the documentation that a model zone requires for real sensors.
            sensitivity = fitted_sensitivity(request.fit, zone)
    check_sensitivity(zone, sensor.kind, provisioned.table.get("sensitivity", sensitivity))
    # From here on, the node is its id, which differs from its user name in a folder of several zones.
    complete = replace(request, node=provisioned.node, sensor=sensor, sensitivity=sensitivity)
    return Draft(complete, provisioned)


def refusal(reason: str) -> str:
    """Return the error text for a configuration that the node refuses."""
    return f"the node would refuse this configuration: {reason}"


@contextmanager
def write_failures(out: Path) -> Iterator[None]:
    """Raise ConfigError, which names the option ``--out``, instead of OSError."""
    try:
        yield
    except OSError as error:
        raise ConfigError(f"--out {out}: {failure_reason(error)}: give a writable folder") from None


def build_wheels(folder: Path, sensor: SensorSetup) -> WheelFolder:
    """Build the wheels that a node with this sensor needs, in the new folder ``folder``.

    Raises:
        ConfigError: a distribution is not installed, or not pure Python.
    """
    folder.mkdir()
    wheels = [build_wheel(name, folder) for name in (*ALWAYS, *sensor.packages)]
    _write(folder / "requirements.txt", requirements(wheels).encode())
    return WheelFolder(folder, wheels)


def write_draft(folder: Path, draft: Draft, built: WheelFolder) -> dict[str, Any]:
    """Write a bundle into the new folder ``folder``, and return its manifest."""
    request, provisioned = draft
    sensor, zone = request.sensor, provisioned.zone
    node_toml = provisioned.node_toml(sensor.table)
    if request.sensitivity is not None and node_toml.sensitivity is None:
        node_toml = replace(node_toml, sensitivity=request.sensitivity)
    folder.mkdir(mode=0o700)
    own = folder / "heatcloak"
    (own / "wheels").mkdir(parents=True)
    for path in built.path.iterdir():
        _write(own / "wheels" / path.name, path.read_bytes())
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
        "version": next(wheel.version for wheel in built.wheels if wheel.name == "heatcloak-node"),
        "zone": zone.name,
        "rev": zone.rev,
        "node": request.node,
        "sensor": sensor.kind,
        "board": request.board,
        "image": BOARDS[request.board].system,
        "versions": {wheel.name: wheel.version for wheel in built.wheels},
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


def replace_bundle(out: Path, fresh: Path) -> None:
    """Move the bundle ``fresh`` to ``out``, on the same file system.

    An earlier bundle is moved beside ``fresh`` first, so that ``out`` never is a part of a bundle.
    """
    if out.exists():
        out.rename(fresh.with_name(f"{fresh.name}.before"))
    fresh.rename(out)


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


def check_out(out: Path) -> None:
    """Raise if the folder contains anything but an earlier bundle, which is replaced.

    A boot partition with an earlier bundle contains files of the system as well.

    Raises:
        ConfigError: it does.
    """
    if out.is_symlink() or (out.exists() and not is_replaceable(out)):
        raise ConfigError(f"--out {out}: contains other files: give a new folder, then copy it to the card")


def is_replaceable(out: Path) -> bool:
    """Return whether ``out`` is an empty folder or an earlier bundle."""
    if not out.is_dir():
        return False
    found = {path.name for path in out.iterdir()}
    if (out / "heatcloak" / SUMS).is_file():
        found -= {*CLOUD_INIT, FRAGMENT, "heatcloak"}
    return not found


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
