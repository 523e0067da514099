"""Fixtures that run the Python of a node on an emulated Arm."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import paho.mqtt
import pytest

import heatcloak_node
import heatcloak_shared

MACHINES = {
    "arm64": ["qemu-aarch64-static"],
    # The processor of the first Raspberry Pi and of the Pi Zero.
    "arm32": ["qemu-arm-static", "-cpu", "arm1176"],
}

Arm = Callable[..., list[str]]


@pytest.fixture(scope="session")
def node_packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the packages of a node only, as on a Pi."""
    folder = tmp_path_factory.mktemp("packages")
    for package in (heatcloak_shared, heatcloak_node, paho.mqtt):
        source = Path(package.__path__[0])
        target = folder / "paho" / "mqtt" if package is paho.mqtt else folder / source.name
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


@pytest.fixture
def arm(node_packages: Path, skip_or_fail: Callable[[str], NoReturn]) -> Arm:
    """Return the command that starts the Python of an emulated Arm, with the packages of a node."""
    cache = Path(os.environ.get("XDG_CACHE_HOME", "~/.cache")).expanduser()
    roots = Path(os.environ.get("HEATCLOAK_TEST_ROOTS", cache / "heatcloak" / "roots"))

    def command(machine: str, *arguments: object) -> list[str]:
        emulator, *options = MACHINES[machine]
        root = roots / machine
        if shutil.which(emulator) is None or not (root / "usr/bin/python3").exists():
            skip_or_fail(
                f"no emulated {machine}: apt install qemu-user-static mmdebstrap; tools/test_roots.sh"
            )
        settings = (f"PYTHONPATH={node_packages}", "PYTHONDONTWRITEBYTECODE=1", "PYTHONNOUSERSITE=1")
        environment = [part for setting in settings for part in ("-E", setting)]
        python = str(root / "usr/bin/python3")
        return [emulator, *options, "-L", str(root), *environment, python, *map(str, arguments)]

    return command
