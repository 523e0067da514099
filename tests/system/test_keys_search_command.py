"""``heatcloak keys search``: who holds a secret is told, with an exit code, and the secret is not."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from heatcloak_aggregator.trusted.keys import load_root

Command = Callable[..., "subprocess.CompletedProcess[bytes]"]


@pytest.fixture
def hall(heatcloak: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path) -> Path:
    """A zone of four nodes, its keys, and all that its machines need."""
    for arguments in (
        (
            "zone",
            "new",
            "hall.toml",
            "--sensors",
            "4",
            "--sources",
            "10",
            "--period",
            "60",
            "--releases",
            "2",
        ),
        ("keys", "new", "keys", "--zone", "hall.toml"),
        ("provision", "--zone", "hall.toml", "--broker", "broker.lan", "--keys", "keys"),
    ):
        done = heatcloak(*arguments)
        assert done.returncode == 0, done.stderr
    return tmp_path


@pytest.fixture
def search(hall: Path) -> Command:
    """``heatcloak keys search keys/ring.key``, whose output holds no secret."""

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


def places(done: subprocess.CompletedProcess[bytes]) -> set[tuple[str, str]]:
    """Where what was found, from JSON."""
    return {(found["where"], found.get("node", "root")) for found in json.loads(done.stdout)["found"]}


def test_the_keys_own_files_are_found_and_an_aggregators_are_clean(search: Command) -> None:
    """Ring, root and nodes' keys where they were made, and the nodes' on their cards; nothing elsewhere."""
    nodes = [f"n0{number}" for number in range(1, 5)]
    here = search("keys", "--root", "keys/root.key", "--json")
    assert here.returncode == 1
    assert places(here) == {
        ("keys/root.key", "root"),
        *(("keys/ring.key", node) for node in nodes),
        *((f"keys/nodes/{node}.key", node) for node in nodes),
    }
    cards = search("provision", "--root", "keys/root.key", "--zone", "hall.toml", "--json")
    assert places(cards) == {(f"provision/nodes/{node}/seed.key", node) for node in nodes}
    others = ("provision/aggregator", "provision/broker", "provision/ca", "provision/trusted", "hall.toml")
    clean = search(*others, "--root", "keys/root.key", "--json")
    assert clean.returncode == 0, clean.stderr
    told = json.loads(clean.stdout)
    assert told["found"] == told["unread"] == []
    assert told["searched"]["files"] >= 9
    assert told["searched"]["secrets"] == 4 * 1001 + 1


def test_a_ratcheted_key_is_found_by_a_ring_that_was_not_and_an_older_one_by_the_root(
    search: Command, heatcloak: Command, hall: Path
) -> None:
    """What the ring has forgotten opens all that comes later, but only the root knows it."""
    assert heatcloak("keys", "ratchet", "keys/nodes/n02.key", "--to-epoch", "7").returncode == 0
    done = search("keys/nodes/n02.key", "--epochs", "7")
    assert done.stdout.decode().splitlines() == [
        "keys/nodes/n02.key: node n02, generation 0, epoch 7, hex",
        "- keys of epochs 0 to 7",
        f"searched 1 file, {(hall / 'keys/nodes/n02.key').stat().st_size} B, for 32 secrets: 1 found",
    ]
    assert search("keys/nodes/n02.key", "--epochs", "6").returncode == 0
    assert heatcloak("keys", "ratchet", "keys/ring.key", "--to-epoch", "9").returncode == 0
    blind = search("keys/nodes")
    assert blind.returncode == 0
    assert b"before 9" in blind.stdout
    assert b"--root" in blind.stdout
    assert places(search("keys/nodes", "--root", "keys/root.key", "--json")) == {
        (f"keys/nodes/n0{number}.key", f"n0{number}") for number in range(1, 5)
    }


def test_the_zones_clock_tells_the_last_epoch(search: Command, hall: Path) -> None:
    """The epoch after that of now: a node's clock may be ahead."""
    epochs = load_root(hall / "keys/root.key").epochs
    done = search("keys", "--zone", "hall.toml", "--json")
    last = json.loads(done.stdout)["searched"]["last_epoch"]
    assert last - 1 in (epochs.of(int(time.time() // 60)), epochs.of(int(time.time() // 60) - 1))


def test_an_archive_comes_through_a_pipe(search: Command, hall: Path) -> None:
    """As ``docker cp CONTAINER:/ -`` gives it; cut short, it proves nothing."""
    with tarfile.open(hall / "all.tar", "w") as tar:
        tar.add(hall / "provision", "provision")
    content = (hall / "all.tar").read_bytes()
    found = search("--tar", "-", "--json", given=content)
    assert found.returncode == 1
    assert places(found) == {(f"provision/nodes/n0{n}/seed.key", f"n0{n}") for n in range(1, 5)}
    assert places(search("--tar", "all.tar", "--json")) == places(found)
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


def test_nothing_and_what_can_not_be_read_are_no_proof(search: Command, hall: Path) -> None:
    """One line says which, and the exit code is 2; a secret that was found all the same makes it 1."""
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
    ("arguments", "said"),
    [
        ((), b"nothing to search"),
        (("-", "--tar", "-"), b"give - once"),
        (("keys", "--zone", "hall.toml", "--epochs", "3"), b"give one of them"),
        (("keys", "--root", "keys/ring.key"), b"kind"),
        (("--tar", "missing.tar"), b"No such file"),
        (("keys", "--epochs", "1000000"), b"check the clock"),
    ],
)
def test_misuse_is_told_in_one_line(search: Command, arguments: tuple[str, ...], said: bytes) -> None:
    """With what to do instead."""
    done = search(*arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
