"""A provisioned zone of three nodes, and bundles of it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from heatcloak_aggregator.bundle import BundleRequest, write_bundle
from heatcloak_aggregator.bundle.hardware import parse_sensor
from heatcloak_aggregator.bundle.installer.command import main
from heatcloak_aggregator.cli.main import assemble

Bundle = Callable[..., Path]


def heatcloak(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command in ``folder``."""
    return subprocess.run(
        [sys.executable, "-m", "heatcloak_aggregator", *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "PYTHONWARNINGS": "error"},
    )


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
        ("zone", "new", model, "--name", "model", *size),
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
        CliRunner().invoke(assemble(), command, catch_exceptions=False)
    return folder


@pytest.fixture
def provisioned(provisioned_once: Path, tmp_path: Path) -> Path:
    """Return a copy of the provisioned folder, which tests may change."""
    return Path(shutil.copytree(provisioned_once, tmp_path / "work"))


@pytest.fixture
def bundle_request(provisioned: Path) -> BundleRequest:
    """Return a request for a node with a DS18B20 on a Zero 2 W."""
    return BundleRequest(
        node="n02", sensor=parse_sensor("ds18b20", []), board="zero2w", provisioned=provisioned / "provision"
    )


@pytest.fixture
def bundle(bundle_request: BundleRequest, tmp_path: Path) -> Bundle:
    """Return a function that writes a bundle into a new folder; keywords change the request."""
    numbers = iter(range(100))

    def make(**changes: Any) -> Path:
        out = tmp_path / f"bundle{next(numbers)}"
        write_bundle(replace(bundle_request, **changes), out)
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
def run_heatcloak(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Return a function that runs ``heatcloak`` in the test's folder."""
    return lambda *arguments: heatcloak(tmp_path, *arguments)


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
