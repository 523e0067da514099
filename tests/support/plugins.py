"""The test plugins of `tests/plugins`, installed like third-party packages."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PLUGINS = Path(__file__).parents[1] / "plugins"


@pytest.fixture(scope="session")
def ring_plugin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the installed package heatcloak-ring, for ``PYTHONPATH``."""
    source = tmp_path_factory.mktemp("ring-source") / "ring"
    shutil.copytree(PLUGINS / "ring", source, ignore=shutil.ignore_patterns("__pycache__"))
    target = tmp_path_factory.mktemp("ring-installed")
    install = ["pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-index"]
    subprocess.run(
        [sys.executable, "-m", *install, "--no-build-isolation", "--target", str(target), str(source)],
        check=True,
    )
    return target
