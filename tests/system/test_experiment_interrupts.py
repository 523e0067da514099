"""Interrupted runs of ``heatcloak experiment run`` leave one line and no worker, and can be resumed."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import pytest

from heatcloak_lab.experiments.engine.journal import locked
from support.waiting import wait_until

Command = Callable[..., "subprocess.CompletedProcess[str]"]

psutil = import_module("psutil")  # it has no types

TOML = """\
name = "slow"
question = "Does it go on?"
vary = "n_sensors"
values = [5, 9]
methods = ["bpdn-confident", {label = "slow", function = "slow:method"}]
[setting]
n_sources = 20
calibration = "fixed"
"""
SLOW = """\
import time
import numpy as np

def method(question):
    time.sleep(0.04)
    return np.abs(question.operator.matrix().T @ question.readings)
"""
RUN = ("experiment", "run", "slow.toml", "--trials", "25", "--jobs", "2")


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Return the files of an uninterrupted run in one process."""
    folder = tmp_path_factory.mktemp("whole")
    _write(folder)
    command = [sys.executable, "-m", "heatcloak_aggregator", *RUN, "--jobs", "1", "--out", "out"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    return _files(folder / "out")


@pytest.fixture(autouse=True)
def slow(tmp_path: Path) -> None:
    """Write a slow experiment into the folder of the test."""
    _write(tmp_path)


def _write(folder: Path) -> None:
    (folder / "slow.toml").write_text(TOML, encoding="utf-8")
    (folder / "slow.py").write_text(SLOW, encoding="utf-8")


def _files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def _lines(folder: Path) -> int:
    """Return the number of recorded draws; 0 after the end of the run, which deletes the journal."""
    try:
        return sum(path.read_bytes().count(b"\n") for path in folder.glob("*.partial.jsonl"))
    except FileNotFoundError:
        return 0


def _descendants(pid: int) -> list[int]:
    return [child.pid for child in psutil.Process(pid).children(recursive=True)]


def _wait_until_gone(pids: list[int]) -> None:
    wait_until(lambda: not any(map(psutil.pid_exists, pids)), message="a worker was left behind")


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Callable[[int], subprocess.Popen[str]]]:
    """Return a function that starts a run in its own process group and waits for a number of draws."""
    started: list[subprocess.Popen[str]] = []

    def begin(draws: int) -> subprocess.Popen[str]:
        out = tmp_path / "out"
        before = _lines(out)
        process = subprocess.Popen(
            [sys.executable, "-m", "heatcloak_aggregator", *RUN, "--out", "out"],
            cwd=tmp_path,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        started.append(process)
        wait_until(
            lambda: _lines(out) >= before + draws or process.poll() is not None,
            message="the run makes no progress",
        )
        return process

    yield begin
    for process in started:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def test_an_interrupted_run_resumes_and_writes_the_same_files(
    begin: Callable[[int], subprocess.Popen[str]], tmp_path: Path, expected: dict[str, bytes]
) -> None:
    """Two Ctrl-C to the process group, SIGTERM, kill -9 and a torn last line, at random times."""
    chance = random.Random(1)
    out, done = tmp_path / "out", 0
    for how in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
        process = begin(chance.randint(1, 10))
        workers = _descendants(process.pid)
        if how == signal.SIGINT:
            os.killpg(process.pid, how)
            time.sleep(chance.uniform(0.0, 0.2))
            os.killpg(process.pid, how)
        else:
            process.send_signal(how)
        printed, error = process.communicate(timeout=30)
        _wait_until_gone(workers)
        assert printed == ""
        before = [f"heatcloak: resuming after {done} of 50 draws"] if done else []
        if how != signal.SIGKILL:
            stopped = "heatcloak: interrupted; run the same command to resume"
            assert (process.returncode, error.splitlines()) == (1, [*before, stopped])
        (journal,) = out.iterdir()
        content = journal.read_bytes()
        keys = [json.loads(line)["key"] for line in content.splitlines(keepends=True) if line[-1:] == b"\n"]
        assert len(keys) == len(set(keys)) > done
        done = len(keys)
    # A power cut may tear the last line.
    journal.write_bytes(content[: content.rindex(b"\n") - 7])
    process = begin(10**6)
    _, error = process.communicate(timeout=60)
    assert error == f"heatcloak: resuming after {done - 1} of 50 draws\n"
    assert process.returncode == 0
    assert _files(out) == expected


def test_a_second_run_into_a_folder_is_refused(heatcloak: Command, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    with locked(tmp_path / "out"):
        second = heatcloak(*RUN, "--out", "out")
    assert second.returncode == 2
    text = "heatcloak: --out out: another run writes there: wait for it, or give another folder\n"
    assert second.stderr == text


def test_a_full_disk_is_a_one_line_error_and_finished_draws_are_kept(tmp_path: Path) -> None:
    limited = "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (1500, 1500));"
    code = f"{limited} from heatcloak_aggregator.cli import main; sys.exit(main())"
    # Files of compiled code would not fit either.
    command = [sys.executable, "-B", "-c", code, *RUN, "--jobs", "1", "--out", "out"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "partial.jsonl: File too large: free space or fix the file; finished draws are kept" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert 0 < _lines(tmp_path / "out") < 50
