"""The installer with mistakes or hostile cards: nothing is lost, disclosed or written elsewhere."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from heatcloak_aggregator.bundle import BundleRequest, write_bundle
from heatcloak_aggregator.bundle.installer import settings, system
from heatcloak_aggregator.bundle.installer.command import main
from heatcloak_aggregator.bundle.installer.files import make_folder
from heatcloak_aggregator.provision import ProvisionRequest, provision
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.zone import load_zone

Bundle = Callable[..., Path]
Contents = Callable[[Path], dict[str, bytes]]
LINKS = (
    "etc/heatcloak",
    "etc/heatcloak/secrets",
    "var/lib/private/heatcloak",
    "opt",
    "opt/heatcloak/releases",
    "opt/heatcloak/.lock",
    "etc/systemd/system",
    "boot/firmware",
)


@pytest.mark.parametrize("name", LINKS)
def test_link_out_of_the_card_is_refused(
    bundle: Bundle, root: Path, name: str, contents: Contents, capsys: pytest.CaptureFixture[str]
) -> None:
    elsewhere = root.parent / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "id_rsa").write_text("unrelated")
    (elsewhere / "config.txt").write_text("")
    target = elsewhere / "id_rsa" if name.endswith(".lock") else elsewhere
    if (root / name).exists():
        shutil.rmtree(root / name)
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).symlink_to(target)
    before = contents(elsewhere)
    folder = bundle()
    assert main(folder / "heatcloak", ["--root", str(root)]) == 1
    assert f"leads out of {root}" in capsys.readouterr().err
    assert contents(elsewhere) == before
    assert (folder / "heatcloak/secrets/password").exists()


def test_link_among_secrets_is_removed_and_not_followed(
    bundle: Bundle, installed: Callable[..., Path], root: Path
) -> None:
    installed()
    folder = bundle()
    victim = root.parent / "victim"
    victim.write_text("unrelated")
    (root / "etc/heatcloak/secrets/old").symlink_to(victim)
    (folder / "heatcloak/secrets/old").symlink_to(victim)
    installed(folder)
    assert not (root / "etc/heatcloak/secrets/old").is_symlink()
    assert victim.read_text() == "unrelated"


def test_card_of_another_node_is_refused_even_without_seeds(
    bundle: Bundle, installed: Callable[..., Path], provisioned: Path, root: Path, contents: Contents
) -> None:
    unseeded = provisioned / "provision"
    record = unseeded / "provision.json"
    record.write_text(record.read_text().replace('"seeded": true', '"seeded": false'))
    for node in ("n01", "n02"):
        (unseeded / f"nodes/{node}/seed.key").unlink()
    installed(bundle(provisioned=unseeded))
    before = contents(root)
    assert main(bundle(node="n01", provisioned=unseeded) / "heatcloak", ["--root", str(root)]) == 1
    assert contents(root) == before


def test_programs_are_readable_with_any_umask(bundle: Bundle, root: Path) -> None:
    before = os.umask(0o077)
    try:
        assert main(bundle() / "heatcloak", ["--root", str(root)]) == 0
        assert os.umask(0o077) == 0o077
    finally:
        os.umask(before)
    programs = (root / "opt/heatcloak").rglob("*")
    assert not [path for path in programs if path.name != ".lock" and not path.stat().st_mode & stat.S_IROTH]
    release = root / "opt/heatcloak/current"
    assert stat.S_IMODE(release.stat().st_mode) == 0o755


def test_interrupted_folder_creation_leaves_no_folder_with_another_mode(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:

    def stop_here(path: Path, mode: int) -> None:
        raise KeyboardInterrupt

    private = tmp_path / "private"
    with monkeypatch.context() as interrupted:
        interrupted.setattr(Path, "chmod", stop_here)
        with pytest.raises(KeyboardInterrupt):
            make_folder(private, 0o700)
    assert not private.exists()
    make_folder(private, 0o700)
    assert stat.S_IMODE(private.stat().st_mode) == 0o700
    assert [path.name for path in tmp_path.iterdir()] == ["private"]


def test_damaged_wipe_mark_is_ignored(installed: Callable[..., Path], bundle: Bundle) -> None:
    folder = bundle()
    (folder / "heatcloak/WIPED").write_bytes(b"\xff\xfe\0")
    installed(folder)
    assert not (folder / "heatcloak/secrets").exists()


def test_secrets_are_readable_by_root_only(
    installed: Callable[..., Path], bundle: Bundle, root: Path
) -> None:
    installed()
    secrets = list((root / "etc/heatcloak/secrets").iterdir())
    seed = root / "var/lib/private/heatcloak/seed.key"
    for path in (*secrets, seed):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    secrets[0].chmod(0o644)
    installed(bundle())
    assert stat.S_IMODE(secrets[0].stat().st_mode) == 0o600


def test_node_is_restarted_after_a_failed_installation(
    installed: Callable[..., Path],
    bundle: Bundle,
    root: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    installed()
    calls: list[tuple[str, ...]] = []
    monkeypatch.setattr(system, "is_running", lambda root: True)
    monkeypatch.setattr(system, "systemctl", lambda *arguments: calls.append(arguments))

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(settings, "install_config", full)
    assert main(bundle() / "heatcloak", ["--root", str(root)]) == 1
    assert calls == [("stop", system.UNIT), ("start", system.UNIT)]


def test_bundle_beside_other_files_is_not_replaced(
    bundle_request: BundleRequest, bundle: Bundle, contents: Contents
) -> None:
    folder = bundle()
    (folder / "heatcloak/WIPED").write_text("x\n")
    write_bundle(bundle_request, folder)
    (folder / "kernel8.img").write_text("the kernel")
    before = contents(folder)
    link = folder.parent / "link"
    link.symlink_to(bundle())
    for out in (folder, link):
        with pytest.raises(ConfigError, match="contains other files"):
            write_bundle(replace(bundle_request, node="n01"), out)
    assert contents(folder) == before


@pytest.mark.parametrize("content", [b"", b'"""half of', b"\0\0\0"])
def test_damaged_installer_reports_one_line(bundle: Bundle, root: Path, content: bytes) -> None:
    folder = bundle()
    (folder / "heatcloak/installer/system.py").write_bytes(content)
    command = [sys.executable, "-I", "-S", str(folder / "heatcloak/install.py"), "--root", str(root)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "copy the whole bundle" in done.stderr
    assert (folder / "heatcloak/secrets/password").exists()


def test_expired_certificate_is_not_bundled(
    bundle_request: BundleRequest, provisioned_once: Path, tmp_path: Path
) -> None:
    zone = load_zone(provisioned_once / "hall.toml")
    old = tmp_path / "old"
    for now in (datetime(2024, 1, 1, tzinfo=UTC), datetime.now(UTC)):
        provision(
            ProvisionRequest(zones=(zone,), host="broker.example", client_certificates=True, valid_days=40),
            old,
            now,
        )
        if now.year == 2024:
            with pytest.raises(ConfigError, match=r"client\.crt: expired: run heatcloak provision again"):
                write_bundle(replace(bundle_request, provisioned=old), tmp_path / "card")
    write_bundle(replace(bundle_request, provisioned=old), tmp_path / "card")
