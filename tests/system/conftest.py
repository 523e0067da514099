"""Running the commands as a person would."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

Command = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def heatcloak(tmp_path: Path) -> Command:
    """Runs ``heatcloak`` with arguments in the test's own folder and returns what it printed."""

    def run(*arguments: str, timeout: float = 120) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "heatcloak_aggregator", *arguments],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=timeout,
            check=False,
            env={**os.environ, "PYTHONWARNINGS": "error"},
        )

    return run


@pytest.fixture
def start_heatcloak(tmp_path: Path) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Starts ``heatcloak`` in the background; what still runs at the test's end is killed."""
    started: list[subprocess.Popen[str]] = []

    def start(*arguments: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-m", "heatcloak_aggregator", *arguments],
            cwd=tmp_path,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        started.append(process)
        return process

    yield start
    for process in started:
        if process.poll() is None:
            process.kill()
        process.communicate()


Serve = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def hall(heatcloak: Command, tmp_path: Path) -> Path:
    """The folder of a zone of twelve sensors, five rounds a second, with a world for it."""
    options = ("--sensors", "12", "--sources", "40", "--period", "0.2", "--releases", "50")
    done = heatcloak("zone", "new", "hall.toml", *options)
    assert done.returncode == 0, done.stderr
    world = "repeat = 40\n[[source]]\npath = [[0, 0.2], [39, 0.8]]\n"
    (tmp_path / "world.toml").write_text(world, encoding="utf-8")
    return tmp_path


@pytest.fixture
def wait_for_line() -> Callable[[subprocess.Popen[str], str], str]:
    """Reads a process's output up to a line with a word in it."""

    def wait(process: subprocess.Popen[str], word: str) -> str:
        assert process.stdout is not None
        while line := process.stdout.readline():
            if word in line:
                return line
        pytest.fail(f"the process ended before it said {word!r}")

    return wait


@pytest.fixture
def serve(hall: Path, start_heatcloak: Serve) -> Serve:
    """Starts the aggregator of the hall at a port, and returns when it is ready."""

    def start(port: int, *options: str) -> subprocess.Popen[str]:
        where = ("--zone", "hall.toml", "--broker", f"127.0.0.1:{port}", "--store", "sqlite:///s.db")
        process = start_heatcloak("serve", *where, *options)
        assert process.stderr is not None
        while "serving zone hall" not in (line := process.stderr.readline()):
            assert line, "the service ended before it was ready"
        return process

    return start


@pytest.fixture
def fleet_arguments(hall: Path) -> Callable[[int, int], tuple[str, ...]]:
    """The arguments that run the hall's fleet at a port for some rounds."""

    def arguments(port: int, rounds: int) -> tuple[str, ...]:
        files = ("--zone", "hall.toml", "--scenario", "world.toml")
        return "fleet", *files, "--broker", f"127.0.0.1:{port}", "--rounds", str(rounds)

    return arguments
