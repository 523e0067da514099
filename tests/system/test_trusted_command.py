"""``heatcloak trusted`` on a recording, as a person runs it."""

from __future__ import annotations

import json
import os
import pty
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.trusted import Keyring
from heatcloak_aggregator.trusted.keyring import create_keyring
from heatcloak_shared.ratchet import Epochs

Command = Callable[..., "subprocess.CompletedProcess[str]"]
Start = Callable[..., "subprocess.Popen[str]"]
World = Any
FILES = ("--zone", "hall.toml", "--keys", "ring.toml")
AUDIT = "trusted-audit.jsonl"


def test_a_recording_is_opened_exactly(world: World, hall: Path, heatcloak: Command) -> None:
    """Losses, duplicates, restarts and ratchets: every reading that arrived, bit for bit, and no other."""
    messages, arrived = world.travelled(50)
    world.record(messages)
    done = heatcloak("trusted", *FILES, "--recording", "r.jsonl", "--json")
    assert done.returncode == 0, done.stderr
    rounds, counts = world.results(done.stdout)
    assert counts == {
        "opened": arrived,
        "duplicates": len(messages) - arrived,
        "second": 0,
        "late": 0,
        "refused": {},
        "rounds": 50,
    }
    assert [line["round"] for line in rounds] == list(range(world.START, world.START + 50))
    for line in rounds:
        assert line["ticks"] == {node: world.ticks(node, line["round"]) for node in line["ticks"]}
        assert set(line["ticks"]) | set(line["missing"]) == set(world.zone.nodes)
        assert line["emd"] >= 0
    assert sum(len(line["ticks"]) for line in rounds) == arrived
    log = [json.loads(line) for line in (hall / AUDIT).read_text().splitlines()]
    opened = [(one["node"], one["boot"], one["seq"], one["round"]) for one in log if one["event"] == "open"]
    assert len(opened) == len(set(opened)) == arrived
    assert set(opened) == {(one.node, one.boot, one.seq, one.round) for one in messages}
    assert stat.S_IMODE((hall / AUDIT).stat().st_mode) == 0o600


def test_a_wrong_ring_opens_nothing_and_says_so(
    world: World, hall: Path, heatcloak: Command, sealer: Callable[..., Any]
) -> None:
    """Exit code 1 and one line; no round, no number, no line in the log but the session's."""
    messages, _ = world.travelled(5)
    world.record(messages)
    wrong = sealer(world.zone, Epochs(world.START, 15), bytes(32))
    create_keyring(hall / "wrong.toml", wrong.ring)
    done = heatcloak("trusted", *FILES, "--keys", "wrong.toml", "--recording", "r.jsonl", "--json")
    assert done.returncode == 1
    rounds, counts = world.results(done.stdout)
    assert (rounds, counts["opened"]) == ([], 0)
    assert counts["refused"] == {"forged or wrong key": len(messages)}
    assert "nothing could be opened" in done.stderr.splitlines()[-1]
    events = [json.loads(line)["event"] for line in (hall / AUDIT).read_text().splitlines()]
    assert events == ["begin", "end"]


def test_a_revoked_node_stays_closed_and_the_others_do_not(
    world: World, hall: Path, heatcloak: Command
) -> None:
    """Revoked from a round on: it is a row left out from there."""
    world.record(world.travelled(20)[0])
    create_keyring(hall / "revoked.toml", world.seal.ring.revoke("n05", world.START + 10))
    done = heatcloak("trusted", *FILES, "--keys", "revoked.toml", "--recording", "r.jsonl", "--json")
    rounds, counts = world.results(done.stdout)
    assert set(counts["refused"]) == {"revoked"}
    for line in rounds:
        if line["round"] >= world.START + 10:
            assert "n05" in line["missing"]
    assert any("n05" in line["ticks"] for line in rounds)


def test_unseeded_nodes_are_no_failure(world: World, hall: Path, heatcloak: Command) -> None:
    """Nobody promised that their noise can be taken off."""
    bare = [replace(one, key=None, mac=None) for one in world.travelled(2)[0]]
    world.record(bare)
    done = heatcloak("trusted", *FILES, "--recording", "r.jsonl", "--json")
    assert done.returncode == 0
    assert world.results(done.stdout)[1]["refused"] == {"unseeded": len(bare)}


def test_a_disk_that_fills_up_ends_it(world: World, hall: Path) -> None:
    """What is opened is in the log; the rest stays closed; one line and exit code 1."""
    messages, arrived = world.travelled(50)
    world.record(messages)
    arguments = (*FILES, "--recording", "r.jsonl", "--json")
    done = subprocess.run(
        [
            "sh",
            "-c",
            'ulimit -f 16; exec "$@"',
            "sh",
            sys.executable,
            "-m",
            "heatcloak_aggregator",
            "trusted",
            *arguments,
        ],
        cwd=hall,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    counts = world.results(done.stdout)[1]
    lines = (hall / AUDIT).read_text().splitlines()
    assert 0 < counts["opened"] < arrived
    assert sum('"event":"open"' in line and line.endswith("}") for line in lines) == counts["opened"]
    assert "audit log" in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr


def test_without_json_it_prints_a_line_a_round(world: World, hall: Path, heatcloak: Command) -> None:
    """For people, without control characters; then the counts."""
    world.record(world.travelled(5)[0])
    done = heatcloak("trusted", *FILES, "--recording", "r.jsonl", "--audit-log", "elsewhere.jsonl")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert [line.startswith("round ") for line in lines] == [True] * 5 + [False]
    assert all("EMD" in line and "exact near" in line for line in lines[:-1])
    assert "opened" in lines[-1]
    assert "\x1b" not in done.stdout
    assert (hall / "elsewhere.jsonl").exists()
    assert not (hall / AUDIT).exists()


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("--recording", "nothing.jsonl"), 2, "recording"),
        (("--recording", "r.jsonl", "--broker", "localhost:1883"), 2, "give one source"),
        (("--user", "me"), 2, "--password-file"),
        (("--broker", "nonsense:0"), 2, "HOST:PORT"),
        (("--broker", "127.0.0.1:{unused}"), 1, "is it running"),
        (("--recording", "r.jsonl", "--audit-log", "ring.toml"), 1, "audit log"),
        (("--recording", "r.jsonl", "--audit-log", "/dev/full"), 1, "not a regular file"),
        (("--keys", "missing.toml"), 2, "missing.toml"),
        (("--keys", "hall.toml"), 2, "hall.toml"),
        (("--keys", "cellar-ring.toml"), 2, "zone cellar"),
    ],
)
def test_misuse_is_one_line(
    world: World,
    hall: Path,
    heatcloak: Command,
    unused_port: int,
    arguments: tuple[str, ...],
    code: int,
    said: str,
) -> None:
    """Cause and remedy, before anything is opened."""
    world.record(world.travelled(1)[0])
    cellar = Keyring.from_root("cellar", bytes(32), ["n01"], Epochs(0, 1))
    create_keyring(hall / "cellar-ring.toml", cellar)
    filled = [argument.format(unused=unused_port) for argument in arguments]
    done = heatcloak("trusted", *FILES, *filled)
    assert done.returncode == code, done.stderr
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert len([line for line in done.stderr.splitlines() if line.startswith("heatcloak:")]) == 1
    assert "round" not in done.stdout


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("written", [None, b"", b"half a line"])
def test_a_pipe_that_nobody_ends_does_not_outlast_a_signal(
    world: World, hall: Path, start_heatcloak: Start, number: int, written: bytes | None
) -> None:
    """Without a writer, with one that is silent, in the middle of a line: it ends, and writes that it did."""
    os.mkfifo(hall / "pipe")
    process = start_heatcloak("trusted", *FILES, "--recording", "pipe", "--json")
    log = hall / AUDIT
    while not (log.exists() and '"begin"' in log.read_text()):
        time.sleep(0.05)
    descriptor = -1
    if written is not None:
        descriptor = os.open(hall / "pipe", os.O_WRONLY)
        os.write(descriptor, written)
    time.sleep(0.3)
    process.send_signal(number)
    out, err = process.communicate(timeout=5)
    if descriptor >= 0:
        os.close(descriptor)
    assert process.returncode == 0, err
    assert world.results(out)[1]["opened"] == 0
    assert "Traceback" not in err
    assert [json.loads(line)["event"] for line in log.read_text().splitlines()] == ["begin", "end"]


def test_a_pipe_is_a_recording(world: World, hall: Path) -> None:
    """As from a program that unpacks one."""
    messages, arrived = world.travelled(50)
    world.record(messages)
    command = f"{sys.executable} -m heatcloak_aggregator trusted {' '.join(FILES)} --json"
    done = subprocess.run(
        ["bash", "-c", f"gzip r.jsonl && {command} --recording <(gzip -dc r.jsonl.gz)"],
        cwd=hall,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    rounds, counts = world.results(done.stdout)
    assert (len(rounds), counts["opened"], counts["refused"]) == (50, arrived, {})


def test_a_path_of_two_lines_makes_one_line_of_error(world: World, hall: Path, heatcloak: Command) -> None:
    """Whatever is the matter with it."""
    (hall / "a\nb.toml").write_text('format = 1\nname = "x"\n')
    for keys in ("a\nb.toml", "c\nd.toml"):
        done = heatcloak("trusted", "--zone", "hall.toml", "--keys", keys, "--recording", "r.jsonl")
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(("encoding", "drawn"), [("utf-8", True), ("ascii", False), ("latin-1", False)])
def test_a_terminal_without_utf8_gets_lines(world: World, hall: Path, encoding: str, drawn: bool) -> None:
    """The drawing is of characters that it does not have."""
    world.record(world.travelled(3)[0])
    ours, theirs = pty.openpty()
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "TERM": "xterm", "COLUMNS": "100"}
    command = [sys.executable, "-m", "heatcloak_aggregator", "trusted", *FILES, "--recording", "r.jsonl"]
    with subprocess.Popen(command, cwd=hall, stdout=theirs, stderr=theirs, env=environment) as process:
        os.close(theirs)
        shown = b""
        with suppress(OSError):
            while piece := os.read(ours, 65536):
                shown += piece
    os.close(ours)
    assert process.returncode == 0, shown
    assert (b"\x1b[" in shown) is drawn
    assert (f"round {world.START}  public near".encode() in shown) is not drawn
    assert b"\\u" not in shown
