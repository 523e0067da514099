"""``heatcloak trusted`` on a recording."""

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
from support.commands import Finished
from support.waiting import wait_until

Run = Callable[..., Finished]
Start = Callable[..., "subprocess.Popen[str]"]
Hall = Any
FILES = ("--zone", "hall.toml", "--keys", "ring.toml")
AUDIT = "trusted-audit.jsonl"


def test_recording_is_decrypted_exactly_and_logged(
    trusted_hall: Hall, hall: Path, run_heatcloak: Run
) -> None:
    messages, arrived = trusted_hall.received(50)
    trusted_hall.record(messages)
    done = run_heatcloak("trusted", *FILES, "--recording", "r.jsonl", "--json")
    assert done.returncode == 0, done.stderr
    rounds, counts = trusted_hall.results(done.stdout)
    assert counts == {
        "opened": arrived,
        "duplicates": len(messages) - arrived,
        "second": 0,
        "late": 0,
        "refused": {},
        "rounds": 50,
    }
    assert [line["round"] for line in rounds] == list(range(trusted_hall.START, trusted_hall.START + 50))
    for line in rounds:
        assert line["ticks"] == {node: trusted_hall.ticks(node, line["round"]) for node in line["ticks"]}
        assert set(line["ticks"]) | set(line["missing"]) == set(trusted_hall.zone.nodes)
        assert line["emd"] >= 0
    assert sum(len(line["ticks"]) for line in rounds) == arrived
    log = [json.loads(line) for line in (hall / AUDIT).read_text().splitlines()]
    opened = [(one["node"], one["boot"], one["seq"], one["round"]) for one in log if one["event"] == "open"]
    assert len(opened) == len(set(opened)) == arrived
    assert set(opened) == {(one.node, one.boot, one.seq, one.round) for one in messages}
    assert stat.S_IMODE((hall / AUDIT).stat().st_mode) == 0o600


def test_wrong_keyring_decrypts_nothing_and_fails(
    trusted_hall: Hall, hall: Path, run_heatcloak: Run, sealer: Callable[..., Any]
) -> None:
    messages, _ = trusted_hall.received(5)
    trusted_hall.record(messages)
    wrong = sealer(trusted_hall.zone, Epochs(trusted_hall.START, 15), bytes(32))
    create_keyring(hall / "wrong.toml", wrong.ring)
    done = run_heatcloak("trusted", *FILES, "--keys", "wrong.toml", "--recording", "r.jsonl", "--json")
    assert done.returncode == 1
    rounds, counts = trusted_hall.results(done.stdout)
    assert (rounds, counts["opened"]) == ([], 0)
    assert counts["refused"] == {"forged or wrong key": len(messages)}
    assert "nothing could be opened" in done.stderr.splitlines()[-1]
    events = [json.loads(line)["event"] for line in (hall / AUDIT).read_text().splitlines()]
    assert events == ["begin", "end"]


def test_revoked_node_is_missing_and_others_are_not(
    trusted_hall: Hall, hall: Path, run_heatcloak: Run
) -> None:
    trusted_hall.record(trusted_hall.received(20)[0])
    create_keyring(hall / "revoked.toml", trusted_hall.seal.ring.revoke("n05", trusted_hall.START + 10))
    done = run_heatcloak("trusted", *FILES, "--keys", "revoked.toml", "--recording", "r.jsonl", "--json")
    rounds, counts = trusted_hall.results(done.stdout)
    assert set(counts["refused"]) == {"revoked"}
    for line in rounds:
        if line["round"] >= trusted_hall.START + 10:
            assert "n05" in line["missing"]
    assert any("n05" in line["ticks"] for line in rounds)


def test_unseeded_nodes_are_counted_without_failure(
    trusted_hall: Hall, hall: Path, run_heatcloak: Run
) -> None:
    bare = [replace(one, key=None, mac=None) for one in trusted_hall.received(2)[0]]
    trusted_hall.record(bare)
    done = run_heatcloak("trusted", *FILES, "--recording", "r.jsonl", "--json")
    assert done.returncode == 0
    assert trusted_hall.results(done.stdout)[1]["refused"] == {"unseeded": len(bare)}


def test_full_disk_ends_the_session_with_all_decryptions_logged(trusted_hall: Hall, hall: Path) -> None:
    messages, arrived = trusted_hall.received(50)
    trusted_hall.record(messages)
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
    counts = trusted_hall.results(done.stdout)[1]
    lines = (hall / AUDIT).read_text().splitlines()
    assert 0 < counts["opened"] < arrived
    assert sum('"event":"open"' in line and line.endswith("}") for line in lines) == counts["opened"]
    assert "audit log" in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr


def test_plain_output_has_a_line_per_round(trusted_hall: Hall, hall: Path, run_heatcloak: Run) -> None:
    trusted_hall.record(trusted_hall.received(5)[0])
    done = run_heatcloak("trusted", *FILES, "--recording", "r.jsonl", "--audit-log", "elsewhere.jsonl")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert [line.startswith("round ") for line in lines] == [True] * 5 + [False]
    assert all("EMD" in line and "exact near" in line for line in lines[:-1])
    assert "opened" in lines[-1]
    assert "\x1b" not in done.stdout
    assert (hall / "elsewhere.jsonl").exists()
    assert not (hall / AUDIT).exists()


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("--recording", "nothing.jsonl"), 2, "recording"),
        (("--recording", "r.jsonl", "--broker", "localhost:1883"), 2, "give one source"),
        (("--user", "me"), 2, "--password-file"),
        (("--broker", "nonsense:0"), 2, "HOST:PORT"),
        (("--broker", "127.0.0.1:{unused}"), 1, "check that it is running"),
        (("--recording", "r.jsonl", "--audit-log", "ring.toml"), 1, "audit log"),
        (("--recording", "r.jsonl", "--audit-log", "/dev/full"), 1, "not a regular file"),
        (("--keys", "missing.toml"), 2, "missing.toml"),
        (("--keys", "hall.toml"), 2, "hall.toml"),
        (("--keys", "cellar-ring.toml"), 2, "zone cellar"),
    ],
)
def test_misuse_is_reported_in_one_line(
    trusted_hall: Hall,
    hall: Path,
    run_heatcloak: Run,
    unused_port: int,
    arguments: tuple[str, ...],
    code: int,
    message: str,
) -> None:
    trusted_hall.record(trusted_hall.received(1)[0])
    cellar = Keyring.from_root("cellar", bytes(32), ["n01"], Epochs(0, 1))
    create_keyring(hall / "cellar-ring.toml", cellar)
    filled = [argument.format(unused=unused_port) for argument in arguments]
    done = run_heatcloak("trusted", *FILES, *filled)
    assert done.returncode == code, done.stderr
    assert message in done.stderr
    assert "Traceback" not in done.stderr
    assert len([line for line in done.stderr.splitlines() if line.startswith("heatcloak:")]) == 1
    assert "round" not in done.stdout


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("written", [None, b"", b"half a line"])
def test_signal_ends_the_wait_for_a_pipe(
    trusted_hall: Hall, hall: Path, start_heatcloak: Start, number: int, written: bytes | None
) -> None:
    os.mkfifo(hall / "pipe")
    process = start_heatcloak("trusted", *FILES, "--recording", "pipe", "--json")
    log = hall / AUDIT
    wait_until(lambda: log.exists() and '"begin"' in log.read_text())
    descriptor = -1
    if written is not None:
        descriptor = os.open(hall / "pipe", os.O_WRONLY)
        os.write(descriptor, written)
    time.sleep(0.3)  # until it waits for the pipe
    process.send_signal(number)
    out, err = process.communicate(timeout=30)
    if descriptor >= 0:
        os.close(descriptor)
    assert process.returncode == 0, err
    assert trusted_hall.results(out)[1]["opened"] == 0
    assert "Traceback" not in err
    assert [json.loads(line)["event"] for line in log.read_text().splitlines()] == ["begin", "end"]


def test_recording_is_read_from_a_pipe(trusted_hall: Hall, hall: Path) -> None:
    messages, arrived = trusted_hall.received(50)
    trusted_hall.record(messages)
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
    rounds, counts = trusted_hall.results(done.stdout)
    assert (len(rounds), counts["opened"], counts["refused"]) == (50, arrived, {})


def test_path_with_line_break_makes_one_line_of_error(
    trusted_hall: Hall, hall: Path, run_heatcloak: Run
) -> None:
    (hall / "a\nb.toml").write_text('format = 1\nname = "x"\n')
    for keys in ("a\nb.toml", "c\nd.toml"):
        done = run_heatcloak("trusted", "--zone", "hall.toml", "--keys", keys, "--recording", "r.jsonl")
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(("encoding", "drawn"), [("utf-8", True), ("ascii", False), ("latin-1", False)])
def test_terminal_without_utf8_gets_plain_lines(
    trusted_hall: Hall, hall: Path, encoding: str, drawn: bool
) -> None:
    trusted_hall.record(trusted_hall.received(3)[0])
    terminal, child_side = pty.openpty()
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "TERM": "xterm", "COLUMNS": "100"}
    command = [sys.executable, "-m", "heatcloak_aggregator", "trusted", *FILES, "--recording", "r.jsonl"]
    with subprocess.Popen(
        command, cwd=hall, stdout=child_side, stderr=child_side, env=environment
    ) as process:
        os.close(child_side)
        shown = b""
        with suppress(OSError):
            while piece := os.read(terminal, 65536):
                shown += piece
    os.close(terminal)
    assert process.returncode == 0, shown
    assert (b"\x1b[" in shown) is drawn
    assert (f"round {trusted_hall.START}  public near".encode() in shown) is not drawn
    assert b"\\u" not in shown
