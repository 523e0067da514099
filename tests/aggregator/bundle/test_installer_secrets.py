"""Secrets on their way from the bundle to the card: wiped where they were, and no key ever taken back."""

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


def test_the_secrets_are_wiped_from_the_bundle(
    bundle: Bundle, contents: Contents, root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Password, key and the network's key are nowhere in it afterwards; what flash keeps is said."""
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
    assert not (folder.parent / "same file").read_bytes().strip(b"\0"), "overwritten, not only unlinked"
    assert len((folder / "network-config").read_text()) == len(network)
    assert "flash memory keeps old blocks" in capsys.readouterr().out
    assert (root / "etc/heatcloak/secrets/password").read_bytes().strip() == password


def test_a_wiped_bundle_runs_again_and_keeps_what_is_installed(
    installed: Callable[..., Path], root: Path, contents: Contents, capsys: pytest.CaptureFixture[str]
) -> None:
    """It says so; and installs everything else anew."""
    folder = installed()
    before = contents(root)
    (root / "etc/heatcloak/node.toml").write_text("broken")
    capsys.readouterr()
    installed(folder)
    assert "wiped when it was installed" in capsys.readouterr().out
    assert contents(root) == before


def test_a_wiped_bundle_is_refused_on_another_card(
    installed: Callable[..., Path], root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Or for another node: there are no secrets for it."""
    folder = installed()
    (root / "etc/heatcloak/secrets/password").unlink()
    assert main(folder / "heatcloak", ["--root", str(root)]) == 1
    assert "make it anew" in capsys.readouterr().err


def test_a_fresh_bundle_over_a_wiped_one_brings_its_secrets(
    bundle: Bundle, installed: Callable[..., Path], root: Path, provisioned: Path
) -> None:
    """The mark of the old one does not hold for the new one."""
    folder = installed()
    (provisioned / "provision/nodes/n02/password").write_text("a new password\n")
    shutil.copytree(bundle(), folder, dirs_exist_ok=True)
    installed(folder)
    assert (root / "etc/heatcloak/secrets/password").read_text() == "a new password\n"
    assert not (folder / "heatcloak/secrets").exists()


def test_kept_secrets_stay(bundle: Bundle, contents: Contents, installed: Callable[..., Path]) -> None:
    """Who installs many cards from one folder asks for it."""
    folder = bundle()
    before = contents(folder)
    installed(folder, "--keep-secrets")
    assert contents(folder) == before


def test_a_key_that_went_forward_is_never_taken_back(
    bundle: Bundle, installed: Callable[..., Path], root: Path
) -> None:
    """The bundle brings the key of an earlier epoch again: the card keeps its own."""
    installed()
    path = root / SEED
    later = load_node_key(path).at(load_node_key(path).epoch + 7)
    save_node_key(path, later)
    installed(bundle())
    assert load_node_key(path) == later


def test_a_replaced_key_takes_the_place_of_the_older_one_only(
    bundle: Bundle, installed: Callable[..., Path], root: Path, provisioned: Path
) -> None:
    """A higher generation is another key; a lower one is an old bundle."""
    old = bundle()
    copy = Path(shutil.copytree(old, old.parent / "copy"))
    seed = provisioned / "provision/nodes/n02/seed.key"
    seed.unlink()
    shutil.move(provisioned / "n02-next.key", seed)
    new = bundle()
    installed(old)
    assert load_node_key(root / SEED).generation == 0
    installed(new)
    assert load_node_key(root / SEED).generation == 1
    installed(copy)
    assert load_node_key(root / SEED).generation == 1


@pytest.mark.parametrize("content", ["", "no key", 'zone = "hall"\nnode = "n01"\ngeneration = 0\n'])
def test_a_key_that_is_not_this_nodes_stops_the_installer(
    bundle: Bundle, root: Path, capsys: pytest.CaptureFixture[str], content: str
) -> None:
    """It is left where it is, and so are the bundle's secrets."""
    (root / SEED).parent.mkdir(parents=True)
    (root / SEED).write_text(content)
    folder = bundle()
    assert main(folder / "heatcloak", ["--root", str(root)]) == 1
    assert "/var/lib/heatcloak/seed.key" in capsys.readouterr().err
    assert (root / SEED).read_text() == content
    assert (folder / "heatcloak/secrets/seed.key").exists()


def test_the_seed_belongs_to_whom_the_state_folder_does(
    bundle: Bundle, installed: Callable[..., Path], root: Path, lacking: Callable[[str], NoReturn]
) -> None:
    """Where the folder is the node's user's already, systemd looks no further."""
    if os.geteuid() != 0:
        lacking("only root gives files away")
    (root / SEED).parent.mkdir(parents=True)
    os.chown((root / SEED).parent, 65170, 65170)
    installed()
    assert ((root / SEED).stat().st_uid, (root / SEED).stat().st_gid) == (65170, 65170)
