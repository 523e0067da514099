"""Wheels of installed distributions: complete, pure Python, and reproducible."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import zipfile
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

import pytest
from wheel.wheelfile import WheelFile

from heatcloak_aggregator.bundle import wheels
from heatcloak_aggregator.bundle.wheels import build_wheel, requirements
from heatcloak_shared.errors import ConfigError

ALL = ("heatcloak-shared", "heatcloak-node", "paho-mqtt", "smbus2")


@pytest.mark.parametrize("name", ALL)
def test_wheel_is_reproducible(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = []
    for number, epoch in enumerate((None, "1000000000", "1700000000")):
        folder = tmp_path / str(number)
        folder.mkdir()
        if epoch is not None:
            monkeypatch.setenv("SOURCE_DATE_EPOCH", epoch)
        wheel = build_wheel(name, folder)
        built.append((wheel, (folder / wheel.file).read_bytes()))
    assert built[0] == built[1] == built[2]
    with zipfile.ZipFile(tmp_path / "0" / built[0][0].file) as archive:
        assert {entry.date_time for entry in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
    assert built[0][0].sha256 == hashlib.sha256(built[0][1]).hexdigest()


@pytest.mark.parametrize("name", ALL)
def test_wheel_is_complete_and_has_no_compiled_files_tests_or_links(name: str, tmp_path: Path) -> None:
    wheel = build_wheel(name, tmp_path)
    with WheelFile(tmp_path / wheel.file) as archive:
        names = archive.namelist()
        for each in names:
            archive.read(each)
        metadata = archive.read(f"{archive.dist_info_path}/METADATA").decode()
    assert f"Version: {distribution(name).version}" in metadata
    assert any("LICENSE" in each for each in names)
    assert not [each for each in names if each.endswith((".pyc", ".pth")) or "direct_url" in each]
    assert not [each for each in names if each.startswith(("tests", "..", "/"))]
    assert any(each.endswith("/py.typed") for each in names)


def test_wheel_of_the_node_has_its_entry_point(tmp_path: Path) -> None:
    wheel = build_wheel("heatcloak-node", tmp_path)
    with zipfile.ZipFile(tmp_path / wheel.file) as archive:
        points = archive.read(f"heatcloak_node-{wheel.version}.dist-info/entry_points.txt")
    assert b"heatcloak-node = heatcloak_node.__main__:main" in points


def test_node_imports_with_the_wheels_alone(tmp_path: Path) -> None:
    built = [str(tmp_path / build_wheel(name, tmp_path).file) for name in ALL]
    code = f"import sys; sys.path[:0] = {built!r}; import heatcloak_node.cli, heatcloak_node.run, smbus2"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_requirements_have_hashes(tmp_path: Path) -> None:
    wheel = build_wheel("paho-mqtt", tmp_path)
    assert requirements([wheel]) == f"paho-mqtt=={wheel.version} --hash=sha256:{wheel.sha256}\n"


@pytest.mark.parametrize(
    ("name", "reason"), [("numpy", "not pure Python"), ("no-such-thing", "not installed")]
)
def test_missing_or_impure_distribution_is_refused(name: str, reason: str, tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=f"{name} is {reason}"):
        build_wheel(name, tmp_path)
    assert not list(tmp_path.iterdir())


def test_distribution_with_a_hidden_library_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, text in {
        "odd.py": "",
        "odd.so": "",
        "odd-1.0.dist-info/METADATA": "Name: odd\nVersion: 1.0\n",
        "odd-1.0.dist-info/WHEEL": "Root-Is-Purelib: true\n",
        "odd-1.0.dist-info/RECORD": "odd.py,,\nodd.so,,\nodd-1.0.dist-info/METADATA,,\n",
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)

    def found(name: str) -> Any:
        return Distribution.at(tmp_path / "odd-1.0.dist-info")

    monkeypatch.setattr(wheels, "distribution", found)
    with pytest.raises(ConfigError, match=r"odd\.so would not run on a Pi"):
        build_wheel("odd", tmp_path)


def test_pip_installs_offline_and_checks_hashes(tmp_path: Path) -> None:
    built = [build_wheel(name, tmp_path) for name in ALL]
    (tmp_path / "requirements.txt").write_text(requirements(built))
    options = ("--no-index", "-f", str(tmp_path), "--require-hashes", "--no-compile", "--no-deps")
    command = [sys.executable, "-m", "pip", "install", *options, "-r", str(tmp_path / "requirements.txt")]
    done = subprocess.run(
        [*command, "--target", str(tmp_path / "here")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "here" / "heatcloak_node" / "cli.py").exists()
    with (tmp_path / built[0].file).open("r+b") as file:
        file.seek(2000)
        file.write(b"x")
    done = subprocess.run(
        [*command, "--target", str(tmp_path / "there")], capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert "DO NOT MATCH THE HASHES" in done.stderr
