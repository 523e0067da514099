"""The wheel of the aggregator: the package with its templates, scripts and texts."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

AGGREGATOR = Path(__file__).parents[2] / "aggregator"


def test_the_wheel_contains_every_file_of_the_package(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "pip", "wheel", "--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([*build, "--quiet", "--wheel-dir", tmp_path, AGGREGATOR], check=True, timeout=120)
    (wheel,) = tmp_path.iterdir()
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    source = AGGREGATOR / "src"
    files = {
        path.relative_to(source).as_posix()
        for path in source.rglob("*")
        if path.is_file() and path.parent.name != "__pycache__"
    }
    dashboard = {name.partition("dashboard/")[2].partition("/")[0] for name in files if "/dashboard/" in name}
    assert dashboard >= {"static", "templates", "texts"}
    assert files <= packed
