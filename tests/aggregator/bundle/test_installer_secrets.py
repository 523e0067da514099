"""Secrets are moved from the bundle to the card, wiped, and never go back to an earlier epoch."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

from heatcloak_aggregator.bundle.cloud_init import Wifi
from heatcloak_aggregator.bundle.installer.command import main
from heatcloak_shared.keyfile import load_node_key, save_node_key

Bundle = Callable[..., Path]
Contents = Callable[[Path], dict[str, bytes]]
SEED = "var/lib/private/heatcloak/seed.key"
WIFI = Wifi("hall", "correct horse", "NL")


def test_secrets_are_overwritten_in_the_bundle(
    bundle: Bundle, contents: Contents, root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = bundle(wifi=WIFI)
    password = (folder / "heatcloak/secrets/password").read_bytes().strip()
    network = (folder / "network-config").read_text()
    (folder.parent / "same file").hardlink_to(folder / "heatcloak/secrets/password")
    radio = network.split("password: ")[1].strip().encode()
    assert main(folder / "heatcloak", ["--root", str(root)]) == 0
    everything = b"".join(contents(folder).values())
    assert password not in everything
    assert radio not in everything
    assert not (folder / "heatcloak/secrets").exists()
    assert not (folder.parent / "same file").read_bytes().strip(b"\0")
    assert len((folder / "network-config").read_text()) == len(network)
    assert "flash memory keeps old blocks" in capsys.readouterr().out
    assert (root / "etc/heatcloak/secrets/password").read_bytes().strip() == password


def test_wiped_bundle_can_be_installed_again_and_keeps_secrets(
    installed: Callable[..., Path], root: Path, contents: Contents, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = installed()
    before = contents(root)
    (root / "etc/heatcloak/node.toml").write_text("broken")
    capsys.readouterr()
    installed(folder)
    assert "wiped after its installation" in capsys.readouterr().out
    assert contents(root) == before


def test_wiped_bundle_is_refused_without_installed_secrets(
    installed: Callable[..., Path], root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = installed()
    (root / "etc/heatcloak/secrets/password").unlink()
    assert main(folder / "heatcloak", ["--root", str(root)]) == 1
    assert "create a new bundle" in capsys.readouterr().err


def test_new_bundle_over_a_wiped_one_installs_its_secrets(
    bundle: Bundle, installed: Callable[..., Path], root: Path, provisioned: Path
) -> None:
    folder = installed()
    (provisioned / "provision/nodes/n02/password").write_text("a new password\n")
    shutil.copytree(bundle(provisioned=provisioned / "provision"), folder, dirs_exist_ok=True)
    installed(folder)
    assert (root / "etc/heatcloak/secrets/password").read_text() == "a new password\n"
    assert not (folder / "heatcloak/secrets").exists()


def test_keep_secrets_leaves_the_bundle_unchanged(
    bundle: Bundle, contents: Contents, installed: Callable[..., Path]
) -> None:
    folder = bundle()
    before = contents(folder)
    installed(folder, "--keep-secrets")
    assert contents(folder) == before


def test_ratcheted_key_is_never_replaced_by_an_earlier_epoch(
    bundle: Bundle, installed: Callable[..., Path], root: Path
) -> None:
    installed()
    path = root / SEED
    later = load_node_key(path).at(load_node_key(path).epoch + 7)
    save_node_key(path, later)
    installed(bundle())
    assert load_node_key(path) == later


def test_key_is_replaced_by_a_later_generation_only(
    bundle: Bundle, installed: Callable[..., Path], root: Path, provisioned: Path
) -> None:
    old, copy = bundle(), bundle()
    seed = provisioned / "provision/nodes/n02/seed.key"
    seed.unlink()
    shutil.move(provisioned / "n02-next.key", seed)
    new = bundle(provisioned=provisioned / "provision")
    installed(old)
    assert load_node_key(root / SEED).generation == 0
    installed(new)
    assert load_node_key(root / SEED).generation == 1
    installed(copy)
    assert load_node_key(root / SEED).generation == 1


@pytest.mark.parametrize("content", ["", "no key", 'zone = "hall"\nnode = "n01"\ngeneration = 0\n'])
def test_installed_key_of_another_node_is_kept_and_the_installation_refused(
    bundle: Bundle, root: Path, capsys: pytest.CaptureFixture[str], content: str
) -> None:
    (root / SEED).parent.mkdir(parents=True)
    (root / SEED).write_text(content)
    folder = bundle()
    assert main(folder / "heatcloak", ["--root", str(root)]) == 1
    assert "/var/lib/heatcloak/seed.key" in capsys.readouterr().err
    assert (root / SEED).read_text() == content
    assert (folder / "heatcloak/secrets/seed.key").exists()


def test_seed_gets_the_owner_of_the_state_folder(
    bundle: Bundle, installed: Callable[..., Path], root: Path, skip_or_fail: Callable[[str], NoReturn]
) -> None:
    if os.geteuid() != 0:
        skip_or_fail("only root gives files away")
    (root / SEED).parent.mkdir(parents=True)
    os.chown((root / SEED).parent, 65170, 65170)
    installed()
    assert ((root / SEED).stat().st_uid, (root / SEED).stat().st_gid) == (65170, 65170)
