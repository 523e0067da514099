"""The installer where somebody is clumsy, or wrote the card: nothing is lost, opened or written elsewhere."""

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

from heatcloak_aggregator.bundle import Order, write_bundle
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
def test_a_link_that_leads_out_of_the_card_is_refused(
    bundle: Bundle, root: Path, name: str, contents: Contents, capsys: pytest.CaptureFixture[str]
) -> None:
    """A stolen card that comes back must not have another machine's files written or destroyed."""
    elsewhere = root.parent / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "id_rsa").write_text("mine")
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


def test_a_link_among_secrets_is_removed_and_not_followed(
    bundle: Bundle, installed: Callable[..., Path], root: Path
) -> None:
    """What it leads to is somebody else's."""
    installed()
    folder = bundle()
    victim = root.parent / "victim"
    victim.write_text("mine")
    (root / "etc/heatcloak/secrets/old").symlink_to(victim)
    (folder / "heatcloak/secrets/old").symlink_to(victim)
    installed(folder)
    assert not (root / "etc/heatcloak/secrets/old").is_symlink()
    assert victim.read_text() == "mine"


def test_a_card_that_is_another_node_is_refused(
    order: Order, bundle: Bundle, installed: Callable[..., Path], root: Path, contents: Contents
) -> None:
    """Also where neither has a seed: the ledger there is of one, and none is there of the other."""
    for node in ("n01", "n02"):
        (order.provisioned / f"nodes/{node}/seed.key").unlink()
    installed(bundle())
    before = contents(root)
    assert main(bundle(node="n01") / "heatcloak", ["--root", str(root)]) == 1
    assert contents(root) == before


def test_the_node_can_read_its_programs_under_any_umask(bundle: Bundle, root: Path) -> None:
    """It is a user of its own, and who installs may keep all files from others."""
    before = os.umask(0o077)
    try:
        assert main(bundle() / "heatcloak", ["--root", str(root)]) == 0
        assert os.umask(0o077) == 0o077, "it is put back"
    finally:
        os.umask(before)
    programs = (root / "opt/heatcloak").rglob("*")
    assert not [path for path in programs if path.name != ".lock" and not path.stat().st_mode & stat.S_IROTH]
    release = root / "opt/heatcloak/current"
    assert stat.S_IMODE(release.stat().st_mode) == 0o755


def test_a_folder_is_never_there_with_another_mode(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interrupted at any moment: systemd refuses a state folder below one that is open to others."""

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


def test_a_mark_that_a_bad_card_changed_is_none(installed: Callable[..., Path], bundle: Bundle) -> None:
    """Whatever it says, the bundle's secrets are there."""
    folder = bundle()
    (folder / "heatcloak/WIPED").write_bytes(b"\xff\xfe\0")
    installed(folder)
    assert not (folder / "heatcloak/secrets").exists()


def test_nobody_but_root_reads_a_secret(installed: Callable[..., Path], bundle: Bundle, root: Path) -> None:
    """Wherever it was installed, also over one that was open to all."""
    installed()
    secrets = list((root / "etc/heatcloak/secrets").iterdir())
    seed = root / "var/lib/private/heatcloak/seed.key"
    for path in (*secrets, seed):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    secrets[0].chmod(0o644)
    installed(bundle())
    assert stat.S_IMODE(secrets[0].stat().st_mode) == 0o600


def test_a_node_that_was_stopped_for_nothing_is_started_again(
    installed: Callable[..., Path],
    bundle: Bundle,
    root: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A disk that is full must not end the node that runs."""
    installed()
    calls: list[tuple[str, ...]] = []
    monkeypatch.setattr(system, "is_running", lambda root: True)
    monkeypatch.setattr(system, "systemctl", lambda *arguments: calls.append(arguments))

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(settings, "place_config", full)
    assert main(bundle() / "heatcloak", ["--root", str(root)]) == 1
    assert calls == [("stop", system.UNIT), ("start", system.UNIT)]


def test_an_earlier_bundle_on_a_boot_partition_is_not_replaced(
    order: Order, bundle: Bundle, contents: Contents
) -> None:
    """The kernel lies beside it there. A bundle by itself is, also one that was wiped."""
    folder = bundle()
    (folder / "heatcloak/WIPED").write_text("x\n")
    write_bundle(order, folder)
    (folder / "kernel8.img").write_text("the kernel")
    before = contents(folder)
    link = folder.parent / "link"
    link.symlink_to(bundle())
    for out in (folder, link):
        with pytest.raises(ConfigError, match="holds something else"):
            write_bundle(replace(order, node="n01"), out)
    assert contents(folder) == before


@pytest.mark.parametrize("content", [b"", b'"""half of', b"\0\0\0"])
def test_a_damaged_installer_says_so_in_one_line(bundle: Bundle, root: Path, content: bytes) -> None:
    """As after a copy that was cut off."""
    folder = bundle()
    (folder / "heatcloak/installer/wiping.py").write_bytes(content)
    command = [sys.executable, "-I", "-S", str(folder / "heatcloak/install.py"), "--root", str(root)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "copy the bundle" in done.stderr
    assert (folder / "heatcloak/secrets/password").exists()


def test_a_certificate_that_has_expired_is_not_bundled(order: Order, provisioned: Path) -> None:
    """The broker would refuse the node on the floor."""
    zone = load_zone(provisioned / "hall.toml")
    old = provisioned / "old"
    for now in (datetime(2024, 1, 1, tzinfo=UTC), datetime.now(UTC)):
        provision(
            ProvisionRequest(zone=zone, host="broker.example", client_certificates=True, valid_days=40),
            old,
            now,
        )
        if now.year == 2024:
            with pytest.raises(ConfigError, match=r"client\.crt: expired: run heatcloak provision again"):
                write_bundle(replace(order, provisioned=old), provisioned / "card")
    write_bundle(replace(order, provisioned=old), provisioned / "card")
