"""Fixtures that run the commands as processes, and zones for them."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.trusted.keyring import create_keyring
from heatcloak_shared import Reading, encode_reading, load_zone
from heatcloak_shared.ratchet import Epochs
from heatcloak_shared.scenario import interval_reading

Command = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="session")
def heatcloak_in() -> Command:
    """Return a function that runs ``heatcloak`` with arguments in a folder."""

    def run(folder: Path, *arguments: str, timeout: float = 120) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "heatcloak_aggregator", *arguments],
            cwd=folder,
            capture_output=True,
            text=True,
            timeout=timeout,
            check=False,
            env={**os.environ, "PYTHONWARNINGS": "error"},
        )

    return run


@pytest.fixture
def heatcloak(heatcloak_in: Command, tmp_path: Path) -> Command:
    """Return a function that runs ``heatcloak`` with arguments in the test's own folder."""
    return partial(heatcloak_in, tmp_path)


@pytest.fixture
def start_heatcloak(tmp_path: Path) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Return a function that starts ``heatcloak`` in the background; processes are killed after the test."""
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


@pytest.fixture(scope="session")
def hall_once(heatcloak_in: Command, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder like `hall`, which tests must not change."""
    folder = tmp_path_factory.mktemp("hall")
    options = ("--sensors", "12", "--sources", "40", "--period", "0.2", "--releases", "50")
    done = heatcloak_in(folder, "zone", "new", "hall.toml", *options)
    assert done.returncode == 0, done.stderr
    world = "repeat = 40\n[[source]]\npath = [[0, 0.2], [39, 0.8]]\n"
    (folder / "world.toml").write_text(world, encoding="utf-8")
    return folder


@pytest.fixture
def hall(hall_once: Path, tmp_path: Path) -> Path:
    """Return the folder of a zone of twelve sensors, five rounds a second, with a scenario for it."""
    return Path(shutil.copytree(hall_once, tmp_path, dirs_exist_ok=True))


@pytest.fixture
def wait_for_line() -> Callable[[subprocess.Popen[str], str], str]:
    """Return a function that reads a process's output up to a line with a word in it."""

    def wait(process: subprocess.Popen[str], word: str) -> str:
        assert process.stdout is not None
        while line := process.stdout.readline():
            if word in line:
                return line
        pytest.fail(f"the process ended before it printed {word!r}")

    return wait


@pytest.fixture
def serve(hall: Path, start_heatcloak: Serve) -> Serve:
    """Return a function that starts the aggregator of the hall at a port, and returns when it is ready."""

    def start(port: int, *options: str) -> subprocess.Popen[str]:
        where = ("--zone", "hall.toml", "--broker", f"127.0.0.1:{port}", "--store", "sqlite:///s.db")
        process = start_heatcloak("serve", *where, *options)
        assert process.stderr is not None
        said = []
        while "serving zone hall" not in (line := process.stderr.readline()):
            said.append(line)
            assert line, f"the service ended before it was ready: {''.join(said)}"
        return process

    return start


@pytest.fixture
def fleet_arguments(hall: Path) -> Callable[[int, int], tuple[str, ...]]:
    """Return a function for the arguments that run the hall's fleet at a port for some rounds."""

    def arguments(port: int, rounds: int) -> tuple[str, ...]:
        files = ("--zone", "hall.toml", "--scenario", "world.toml")
        return "fleet", *files, "--broker", f"127.0.0.1:{port}", "--rounds", str(rounds)

    return arguments


class TrustedHall:
    """Zone "hall" with two people, seeded nodes, and the true readings."""

    START = 1000

    def __init__(self, folder: Path, sealer: Callable[..., Any]) -> None:
        self.folder = folder
        self.zone = load_zone(folder / "hall.toml")
        self.seal = sealer(self.zone, Epochs(self.START, 15))
        create_keyring(folder / "ring.toml", self.seal.ring)

    def ticks(self, node: str, number: int) -> int:
        """Return the quantised reading of a node, from the heat kernel alone."""
        people = ((0.2 + 0.01 * (number - self.START), 1.0), (0.8, 1.0))
        domain, place = self.zone.domain, self.zone.places[node]
        value = interval_reading(people, place / domain.n_sensors, domain.spread)
        return round(value / self.zone.noise.step)

    def reading(self, node: str, number: int, seq: int, boot: bytes = bytes(16)) -> Reading:
        """Return the reading that a node publishes in a round."""
        reading = self.seal(node, number, seq, self.ticks(node, number), boot)
        assert isinstance(reading, Reading)
        return reading

    def received(self, rounds: int) -> tuple[list[Reading], int]:
        """Return the messages of some rounds with restarts, a tenth lost and a twentieth duplicated.

        Returns:
            The messages, and the number of different readings.
        """
        chance = random.Random(11)
        messages, arrived = [], 0
        for number in range(self.START, self.START + rounds):
            boot = bytes([number // 12 % 256]) * 16
            for node in self.zone.nodes:
                if chance.random() < 0.1:
                    continue
                arrived += 1
                reading = self.reading(node, number, number % 12, boot)
                messages += [reading] * (2 if chance.random() < 0.05 else 1)
        return messages, arrived

    def record(self, readings: list[Reading]) -> None:
        """Write ``r.jsonl``, as mosquitto_sub prints readings."""
        lines = b"".join(encode_reading(reading) + b"\n" for reading in readings)
        (self.folder / "r.jsonl").write_bytes(lines)

    @staticmethod
    def results(out: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
        """Return rounds and counts from the output of ``heatcloak trusted --json``."""
        *rounds, counts = [json.loads(line) for line in out.splitlines()]
        return rounds, counts


@pytest.fixture
def trusted_hall(hall: Path, sealer: Callable[..., Any]) -> TrustedHall:
    """Return the hall with people in it and a keyring for its nodes, in the test's folder."""
    return TrustedHall(hall, sealer)


@pytest.fixture
def near_now(hall: Path, sealer: Callable[..., Any], trusted_hall: TrustedHall) -> TrustedHall:
    """Return the hall with keys whose first epoch is the current one."""
    trusted_hall.START = trusted_hall.zone.schedule.round_of(time.time())
    trusted_hall.seal = sealer(trusted_hall.zone, Epochs(trusted_hall.START, 10_000))
    (hall / "ring.toml").unlink()
    create_keyring(hall / "ring.toml", trusted_hall.seal.ring)
    return trusted_hall
