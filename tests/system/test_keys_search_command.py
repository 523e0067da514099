"""``heatcloak keys search``: reports where secrets are, with an exit code, and never prints one."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from heatcloak_aggregator.trusted.keys import load_root

Command = Callable[..., "subprocess.CompletedProcess[bytes]"]


@pytest.fixture(scope="module")
def searched_once(
    heatcloak_in: Callable[..., subprocess.CompletedProcess[str]], tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """Return a folder like `hall`, which tests must not change."""
    folder = tmp_path_factory.mktemp("searched")
    size = ("--sensors", "4", "--sources", "10", "--period", "60", "--releases", "2")
    for arguments in (
        ("zone", "new", "hall.toml", *size),
        ("keys", "new", "keys", "--zone", "hall.toml"),
        ("provision", "--zone", "hall.toml", "--broker", "broker.lan", "--keys", "keys"),
    ):
        done = heatcloak_in(folder, *arguments)
        assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def hall(searched_once: Path, tmp_path: Path) -> Path:
    """Return the folder of a zone of four nodes with its keys and provisioned files."""
    return Path(shutil.copytree(searched_once, tmp_path, dirs_exist_ok=True))


@pytest.fixture
def search(hall: Path) -> Command:
    """Return a function that searches with keys/ring.key and checks that no secret is printed."""

    def run(*arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
        done = subprocess.run(
            [sys.executable, "-m", "heatcloak_aggregator", "keys", "search", "keys/ring.key", *arguments],
            cwd=hall,
            input=given,
            capture_output=True,
            timeout=120,
            check=False,
        )
        for file in hall.rglob("*.key"):
            for secret in re.findall(rb"[0-9a-f]{64}", file.read_bytes()):
                assert secret[:16] not in (done.stdout + done.stderr).lower()
        assert b"Traceback" not in done.stderr
        return done

    return run


def found_in(done: subprocess.CompletedProcess[bytes]) -> set[tuple[str, str]]:
    """Return where secrets were found, and of which nodes, from JSON."""
    return {(found["where"], found.get("node", "root")) for found in json.loads(done.stdout)["found"]}


def test_key_files_are_found_and_other_files_are_clean(search: Command) -> None:
    nodes = [f"n0{number}" for number in range(1, 5)]
    here = search("keys", "--root", "keys/root.key", "--json")
    assert here.returncode == 1
    assert found_in(here) == {
        ("keys/root.key", "root"),
        *(("keys/ring.key", node) for node in nodes),
        *((f"keys/nodes/{node}.key", node) for node in nodes),
    }
    cards = search("provision", "--root", "keys/root.key", "--zone", "hall.toml", "--json")
    assert found_in(cards) == {(f"provision/nodes/{node}/seed.key", node) for node in nodes}
    others = ("provision/aggregator", "provision/broker", "provision/ca", "provision/trusted", "hall.toml")
    clean = search(*others, "--root", "keys/root.key", "--json")
    assert clean.returncode == 0, clean.stderr
    report = json.loads(clean.stdout)
    assert report["found"] == report["unread"] == []
    assert report["searched"]["files"] >= 9
    assert report["searched"]["secrets"] == 4 * 1001 + 1


def test_ratcheted_and_forgotten_keys_are_found_with_keyring_and_root(
    search: Command, heatcloak: Command, hall: Path
) -> None:
    assert heatcloak("keys", "ratchet", "keys/nodes/n02.key", "--to-epoch", "7").returncode == 0
    done = search("keys/nodes/n02.key", "--epochs", "7")
    assert done.stdout.decode().splitlines() == [
        "keys/nodes/n02.key: node n02, generation 0, epoch 7, hex",
        "- keys of epochs 0 to 7",
        f"searched 1 file, {(hall / 'keys/nodes/n02.key').stat().st_size} B, for 32 secrets: 1 found",
    ]
    assert search("keys/nodes/n02.key", "--epochs", "6").returncode == 0
    assert heatcloak("keys", "ratchet", "keys/ring.key", "--to-epoch", "9").returncode == 0
    without_root = search("keys/nodes")
    assert without_root.returncode == 0
    assert b"before 9" in without_root.stdout
    assert b"--root" in without_root.stdout
    assert found_in(search("keys/nodes", "--root", "keys/root.key", "--json")) == {
        (f"keys/nodes/n0{number}.key", f"n0{number}") for number in range(1, 5)
    }


def test_last_epoch_is_the_one_after_the_current(search: Command, hall: Path) -> None:
    epochs = load_root(hall / "keys/root.key").epochs
    done = search("keys", "--zone", "hall.toml", "--json")
    last = json.loads(done.stdout)["searched"]["last_epoch"]
    assert last - 1 in (epochs.of(int(time.time() // 60)), epochs.of(int(time.time() // 60) - 1))


def test_archive_is_read_from_a_pipe_and_a_truncated_one_is_reported(search: Command, hall: Path) -> None:
    with tarfile.open(hall / "all.tar", "w") as tar:
        tar.add(hall / "provision", "provision")
    content = (hall / "all.tar").read_bytes()
    found = search("--tar", "-", "--json", given=content)
    assert found.returncode == 1
    assert found_in(found) == {(f"provision/nodes/n0{n}/seed.key", f"n0{n}") for n in range(1, 5)}
    assert found_in(search("--tar", "all.tar", "--json")) == found_in(found)
    with tarfile.open(hall / "clean.tar", "w") as tar:
        tar.add(hall / "provision/broker", "etc/mosquitto")
        tar.add(hall / "hall.toml", "hall.toml")
    content = (hall / "clean.tar").read_bytes()
    clean = search("--tar", "-", given=content)
    assert clean.returncode == 0
    assert clean.stdout.decode().splitlines()[-1].endswith("for 4004 secrets: none found")
    cut = search("--tar", "-", given=content[: len(content) - 10240])
    assert cut.returncode == 2
    assert cut.stderr == b"heatcloak: standard input: is truncated\n"
    assert b"none found" not in cut.stdout


def test_empty_and_unreadable_places_are_reported(search: Command, hall: Path) -> None:
    (hall / "void").mkdir()
    for arguments in (("void",), ("-",), ("--tar", "-"), ("void", "-"), ("/proc/self/mem",)):
        done = search(*arguments)
        assert done.returncode == 2
        assert done.stdout.decode().splitlines()[-1] == "searched nothing"
        assert len(done.stderr.splitlines()) == len([name for name in arguments if name != "--tar"])
    half = search("hall.toml", "void")
    assert half.returncode == 2
    assert half.stdout.decode().endswith("that proves nothing\n")
    assert search("keys", "void").returncode == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), b"nothing to search"),
        (("-", "--tar", "-"), b"give - once"),
        (("keys", "--zone", "hall.toml", "--epochs", "3"), b"give one of them"),
        (("keys", "--root", "keys/ring.key"), b"kind"),
        (("--tar", "missing.tar"), b"No such file"),
        (("keys", "--epochs", "1000000"), b"check the clock"),
    ],
)
def test_misuse_is_reported_in_one_line(search: Command, arguments: tuple[str, ...], message: bytes) -> None:
    done = search(*arguments)
    assert done.returncode == 2
    assert message in done.stderr
    assert len(done.stderr.splitlines()) == 1
