"""A provisioned zone of three nodes, and bundles of it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from heatcloak_aggregator.bundle import BundleRequest, write_bundle
from heatcloak_aggregator.bundle.hardware import parse_sensor
from heatcloak_aggregator.bundle.installer.command import main
from heatcloak_aggregator.cli.main import assemble
from heatcloak_aggregator.fit.fitted_room import FittedRoom, heat_of_fit, plan_of_fit
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_PROMISE, DEFAULT_SCHEDULE, DEFAULT_STEP
from heatcloak_aggregator.zones.floor_kind import floor_of_plan
from heatcloak_shared.zone import Move, render_zone
from support.fitted_rooms import fit_of_plan
from support.floor_plans import FLAT

Bundle = Callable[..., Path]


@pytest.fixture(scope="session")
def provisioned_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with zone files, keys and provisioned folders; tests must not write to it."""
    folder = tmp_path_factory.mktemp("provisioned")
    size = ("--sensors", "3", "--sources", "20", "--period", "60")
    kelvin = ("--sensitivity", "range", "--low", "15", "--high", "35")

    def out(name: str) -> tuple[str, str]:
        return "--out", str(folder / name)

    hall, keys = str(folder / "hall.toml"), str(folder / "keys")
    model, at = str(folder / "model.toml"), ("--zone", hall)
    for command in (
        ("zone", "new", hall, *size, *kelvin),
        ("zone", "new", model, "--name", "model", *size, "--resolution", "ds18b20"),
        ("keys", "new", keys, *at),
        ("provision", *at, "--broker", "broker.example:8883", "--keys", keys, *out("provision")),
        ("provision", "--zone", model, "--broker", "broker.example", *out("model")),
        (
            "keys",
            "replace",
            f"{keys}/ring.key",
            "n02",
            "--root",
            f"{keys}/root.key",
            *at,
            *out("n02-next.key"),
        ),
    ):
        assert CliRunner().invoke(assemble(), command, catch_exceptions=False).exit_code == 0
    return folder


@pytest.fixture(scope="session")
def fit() -> FittedRoom:
    """Return a fit of the flat, with three sensors."""
    sensors = (("n01", 1.1, 20.3), ("n02", 0.96, 21.0), ("n03", 1.02, 19.75))
    return fit_of_plan(FLAT, sensors, "flat-fit.toml")


@pytest.fixture(scope="session")
def provisioned_floor_once(fit: FittedRoom, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the provisioned folder of a fitted floor with three nodes; tests must not write to it."""
    folder = tmp_path_factory.mktemp("floor")
    zone = new_zone(
        "flat",
        floor_of_plan(plan_of_fit(fit, FLAT), heat_of_fit(fit, power=100.0)),
        replace(DEFAULT_PROMISE, hides=Move(DEFAULT_STEP)),
        replace(DEFAULT_SCHEDULE, period=60.0),
        resolution=0.07,
    )
    (folder / "flat.toml").write_text(render_zone(zone))
    options = (
        "--zone",
        str(folder / "flat.toml"),
        "--broker",
        "broker.example",
        "--out",
        str(folder / "out"),
    )
    assert CliRunner().invoke(assemble(), ["provision", *options], catch_exceptions=False).exit_code == 0
    return folder / "out"


@pytest.fixture
def provisioned(provisioned_once: Path, tmp_path: Path) -> Path:
    """Return a copy of the provisioned folder, which tests may change."""
    return Path(shutil.copytree(provisioned_once, tmp_path / "work"))


@pytest.fixture(scope="session")
def bundle_request(provisioned_once: Path) -> BundleRequest:
    """Return a request for a node with a DS18B20 on a Zero 2 W."""
    folder = provisioned_once / "provision"
    return BundleRequest(node="n02", sensor=parse_sensor("ds18b20", []), board="zero2w", provisioned=folder)


@pytest.fixture(scope="session")
def written_bundle(
    bundle_request: BundleRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[BundleRequest], Path]:
    """Return a function that writes each bundle of the unchanged provisioned folder once."""
    folder, written = tmp_path_factory.mktemp("bundles"), dict[str, Path]()

    def write(request: BundleRequest) -> Path:
        path = written.setdefault(repr(request), folder / f"bundle{len(written)}")
        if not path.exists():
            write_bundle(request, path)
        return path

    return write


@pytest.fixture
def bundle(
    bundle_request: BundleRequest, written_bundle: Callable[[BundleRequest], Path], tmp_path: Path
) -> Bundle:
    """Return a function that makes a bundle in a new folder; keywords change the request.

    Give ``provisioned`` for a bundle of a changed folder; others are copies.
    """
    numbers = iter(range(100))

    def make(**changes: Any) -> Path:
        out = tmp_path / f"bundle{next(numbers)}"
        request = replace(bundle_request, **changes)
        if request.provisioned == bundle_request.provisioned:
            shutil.copytree(written_bundle(request), out)
        else:
            write_bundle(request, out)
        return out

    return make


def contents(folder: Path) -> dict[str, bytes]:
    """Return every file below a folder."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


@pytest.fixture(name="contents")
def contents_fixture() -> Callable[[Path], dict[str, bytes]]:
    """Return a function that reads every file below a folder."""
    return contents


@pytest.fixture
def run_heatcloak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """Return a function that runs ``heatcloak`` in this process and the test's folder."""
    monkeypatch.chdir(tmp_path)
    return lambda *arguments: CliRunner().invoke(assemble(), arguments, catch_exceptions=False)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Return what the installer needs of a root file system."""
    root = tmp_path / "root"
    (root / "usr/bin").mkdir(parents=True)
    # Not this Python, so that the installer compiles nothing.
    (root / "usr/bin/python3").symlink_to("python3.99")
    (root / "boot/firmware").mkdir(parents=True)
    (root / "boot/firmware/config.txt").write_text("dtparam=audio=on\n[cm4]\notg_mode=1")
    (root / "etc").mkdir()
    (root / "etc/group").write_text("root:x:0:\ni2c:x:994:\n")
    return root


@pytest.fixture
def installed(bundle: Bundle, root: Path) -> Callable[..., Path]:
    """Return a function that installs a bundle into the root, and returns the bundle."""

    def install(folder: Path | None = None, *options: str) -> Path:
        folder = folder or bundle()
        assert main(folder / "heatcloak", ["--root", str(root), *options]) == 0
        return folder

    return install
