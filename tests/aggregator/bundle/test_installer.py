"""The installer, run on a root file system in a folder; a second run repairs what the first one left."""

from __future__ import annotations

import ast
import errno
import hashlib
import json
import os
import shutil
import stat
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from heatcloak_aggregator.bundle import installer
from heatcloak_aggregator.bundle.cloud_init import Wifi
from heatcloak_aggregator.bundle.hardware import parse_sensor
from heatcloak_aggregator.bundle.installer.command import main

Bundle = Callable[..., Path]
Contents = Callable[[Path], dict[str, bytes]]
SEED = "var/lib/private/heatcloak/seed.key"
WIFI = Wifi("hall", "correct horse", "NL")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_files_are_installed_with_their_modes(installed: Callable[..., Path], root: Path) -> None:
    installed()
    current = root / "opt/heatcloak/current"
    assert current.is_symlink()
    assert (current / "heatcloak_node/cli.py").is_file()
    assert (current / "paho/mqtt/client.py").is_file()
    assert mode(root / "etc/heatcloak/node.toml") == 0o644
    assert mode(root / "etc/heatcloak/secrets") == 0o700
    assert mode(root / "etc/heatcloak/secrets/password") == 0o600
    assert mode(root / SEED) == 0o600
    assert mode(root / "var/lib/private/heatcloak") == 0o700
    unit = root / "etc/systemd/system/heatcloak-node.service"
    wanted = root / "etc/systemd/system/multi-user.target.wants/heatcloak-node.service"
    assert "LoadCredential=password:" in unit.read_text()
    assert wanted.readlink() == Path("/etc/systemd/system/heatcloak-node.service")


def test_script_runs_with_an_isolated_python_and_leaves_no_compiled_files(bundle: Bundle, root: Path) -> None:
    folder = bundle()
    command = [sys.executable, "-I", "-S", str(folder / "heatcloak/install.py"), "--root", str(root)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert not list(folder.rglob("*.pyc"))


def test_programs_are_compiled_only_for_the_same_python(bundle: Bundle, root: Path) -> None:
    assert main(bundle() / "heatcloak", ["--root", str(root)]) == 0
    assert not list(root.rglob("*.pyc"))
    (root / "usr/bin/python3").unlink()
    (root / "usr/bin/python3").symlink_to("python{}.{}".format(*sys.version_info))
    shutil.rmtree(root / "opt")
    assert main(bundle() / "heatcloak", ["--root", str(root)]) == 0
    compiled = list(root.rglob("*.pyc"))
    assert len(compiled) > 50
    assert not [path for path in compiled if b".new/" in path.read_bytes()]


def test_boot_line_is_added_once_under_all(installed: Callable[..., Path], root: Path) -> None:
    config = root / "boot/firmware/config.txt"
    before = config.read_text()
    installed()
    after = config.read_text()
    assert after == f"{before}\n\n# Heatcloak\n[all]\ndtoverlay=w1-gpio\n"
    installed()
    assert config.read_text() == after


def test_boot_line_for_another_model_does_not_count(installed: Callable[..., Path], root: Path) -> None:
    config = root / "boot/firmware/config.txt"
    config.write_text("[pi5]\ndtoverlay=w1-gpio\n")
    installed()
    assert config.read_text().count("dtoverlay=w1-gpio") == 2
    config.write_text("[pi5]\nx=1\n[all]\ndtoverlay=w1-gpio\n")
    installed()
    assert config.read_text().count("dtoverlay=w1-gpio") == 1


def test_lost_ledger_is_reported_once_unless_there_is_one(
    bundle: Bundle, installed: Callable[..., Path], root: Path
) -> None:
    once = root / "etc/heatcloak/once"
    installed()
    assert not once.exists()
    installed(bundle(ledger_lost=True))
    assert once.read_text() == "HEATCLOAK_ONCE=--ledger-lost\n"
    once.unlink()
    (root / "var/lib/private/heatcloak/n02.ledger").write_text("the ledger")
    installed(bundle(ledger_lost=True))
    assert not once.exists()


def test_upgrade_keeps_the_state_and_one_old_release(
    bundle: Bundle,
    installed: Callable[..., Path],
    provisioned: Path,
    root: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = root / "var/lib/private/heatcloak"
    releases: list[str] = []
    for number in range(3):
        monkeypatch.setattr("heatcloak_aggregator.bundle.wheels._WHEEL", wheel_of(number))
        folder = bundle(provisioned=provisioned / "provision")
        copy = shutil.copytree(folder, root.parent / f"copy{number}")
        installed(folder)
        if number == 0:
            (state / "n02.ledger").write_text("the ledger")
            (state / "n02.spool").write_text("the spool")
        releases.append((root / "opt/heatcloak/current").readlink().name)
        installed(copy)
    assert len(set(releases)) == 3
    kept = sorted(path.name for path in (root / "opt/heatcloak/releases").iterdir())
    assert kept == sorted(releases[-2:])
    assert (state / "n02.ledger").read_text() == "the ledger"
    assert (state / "n02.spool").read_text() == "the spool"
    assert sorted(path.name for path in state.iterdir()) == ["n02.ledger", "n02.spool", "seed.key"]


def wheel_of(number: int) -> str:
    return f"Wheel-Version: 1.0\nGenerator: test {number}\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def test_damaged_release_is_repaired(bundle: Bundle, installed: Callable[..., Path], root: Path) -> None:
    folder = installed()
    cli = root / "opt/heatcloak/current/heatcloak_node/cli.py"
    before = cli.read_bytes()
    cli.write_bytes(b"")
    installed(folder)
    assert cli.read_bytes() == before


def test_wheel_that_differs_from_its_record_is_refused(
    bundle: Bundle, root: Path, capsys: pytest.CaptureFixture[str], contents: Contents
) -> None:
    folder = bundle()
    wheel = next((folder / "heatcloak/wheels").glob("paho*"))
    with zipfile.ZipFile(wheel) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    with zipfile.ZipFile(wheel, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content.replace(b"import", b"imp0rt") if name.endswith(".py") else content)
    resum(folder)
    before = contents(root)
    assert main(folder / "heatcloak", ["--root", str(root)]) == 1
    assert wheel.name in capsys.readouterr().err
    assert {name for name in contents(root) if "/.lock" not in name} == set(before)


def resum(folder: Path) -> None:
    """Update the checksums, as a forger would."""
    sums = folder / "heatcloak/SHA256SUMS"
    names = [line.partition("  ")[2] for line in sums.read_text().splitlines()]
    lines = [f"{hashlib.sha256((folder / name).read_bytes()).hexdigest()}  {name}\n" for name in names]
    sums.write_text("".join(lines))


def test_path_outside_the_bundle_is_refused(
    bundle: Bundle, root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = bundle()
    victim = folder.parent / "victim"
    victim.write_text("unrelated")
    sums = folder / "heatcloak/SHA256SUMS"
    for name in ("heatcloak/secrets/../../../victim", "/etc/passwd", "../victim", ".hidden"):
        sums.write_text(f"{'0' * 64}  {name}\n")
        assert main(folder / "heatcloak", ["--root", str(root)]) == 1
        assert "malformed" in capsys.readouterr().err
    assert victim.read_text() == "unrelated"


def test_second_run_completes_an_installation_interrupted_anywhere(
    bundle: Bundle,
    root: Path,
    tmp_path: Path,
    contents: Contents,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    bundle(wifi=WIFI).rename(tmp_path / "whole")
    pristine = Path(shutil.copytree(root, tmp_path / "pristine", symlinks=True))
    shutil.copytree(tmp_path / "whole", tmp_path / "bundle")
    counted, failing = 0, -1

    def fail(descriptor: int) -> None:
        nonlocal counted
        counted += 1
        if counted == failing:
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(os, "fsync", fail)
    folder = tmp_path / "bundle" / "heatcloak"
    assert main(folder, ["--root", str(root)]) == 0
    total, expected, left = counted, contents(root), contents(tmp_path / "bundle")
    assert total > 100
    # Unpacking syncs many times: try a few of those, and all later ones.
    unpacking = total - 60
    for failing in (*range(1, unpacking, unpacking // 6), *range(unpacking, total + 1)):
        for path, source in ((root, pristine), (tmp_path / "bundle", tmp_path / "whole")):
            shutil.rmtree(path)
            shutil.copytree(source, path, symlinks=True)
        counted = 0
        capsys.readouterr()
        assert main(folder, ["--root", str(root)]) == 1, failing
        assert len(capsys.readouterr().err.splitlines()) == 1
        assert main(folder, ["--root", str(root)]) == 0, failing
        assert contents(root) == expected, failing
        assert contents(tmp_path / "bundle") == left, failing


def test_old_python_is_refused_before_anything_is_installed(
    bundle: Bundle, root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (root / "usr/bin/python3").unlink()
    (root / "usr/bin/python3").symlink_to("python3.9")
    assert main(bundle() / "heatcloak", ["--root", str(root)]) == 1
    assert "Python 3.9 is too old" in capsys.readouterr().err
    assert not (root / "etc/heatcloak").exists()


def test_missing_group_of_the_bus_is_refused(
    bundle: Bundle, root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = bundle(sensor=parse_sensor("amg8833", []))
    (root / "etc/group").write_text("root:x:0:\n")
    assert main(folder / "heatcloak", ["--root", str(root)]) == 1
    assert "group i2c does not exist" in capsys.readouterr().err
    (root / "etc/group").write_text("i2c:x:994:\n")
    assert main(folder / "heatcloak", ["--root", str(root)]) == 0
    assert (root / "etc/modules-load.d/heatcloak.conf").read_text() == "i2c-dev\n"


def test_installer_needs_only_python_3_9_and_its_standard_library() -> None:
    folder = Path(installer.__file__).parent
    for path in (*folder.glob("*.py"), folder.parent / "install.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"), feature_version=(3, 9))
        for node in ast.walk(tree):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and not node.level:
                names = [node.module or ""]
            assert all(name.partition(".")[0] in sys.stdlib_module_names for name in names), path
            assert not isinstance(node, ast.Match)


def test_installed_manifest_names_node_and_versions(installed: Callable[..., Path], root: Path) -> None:
    installed()
    manifest = json.loads((root / "etc/heatcloak/bundle.json").read_text())
    assert (manifest["zone"], manifest["node"], manifest["sensor"]) == ("hall", "n02", "ds18b20")
    assert set(manifest["versions"]) == {"heatcloak-shared", "heatcloak-node", "paho-mqtt"}
