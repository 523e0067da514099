"""Whatever dies comes back, and nothing that was released is lost or counted twice."""

from __future__ import annotations

import re
import signal
import sqlite3
import subprocess
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.store import Store

Command = Callable[..., "subprocess.CompletedProcess[str]"]
Start = Callable[..., "subprocess.Popen[str]"]
Serve = Callable[..., "subprocess.Popen[str]"]
Arguments = Callable[[int, int], tuple[str, ...]]
Waiter = Callable[["subprocess.Popen[str]", str], str]


def released(told: str, rounds: int) -> int:
    """How many readings a fleet says that it released: a busy machine skips rounds, and says so."""
    (number,) = re.findall(r"(\d+) readings released, ", told)
    assert 6 * rounds <= int(number) <= 12 * rounds
    assert int(number) == 12 * rounds or re.search(r"missed by \d+ node", told)
    return int(number)


def test_a_service_outlives_its_broker(
    hall: Path,
    start_heatcloak: Start,
    start_mosquitto: Any,
    serve: Serve,
    fleet_arguments: Arguments,
    wait_for_line: Waiter,
) -> None:
    """The broker dies and comes back: aggregator and nodes find it again, and nothing is lost."""
    broker = start_mosquitto()
    server = serve(broker.port)
    fleet = start_heatcloak(*fleet_arguments(broker.port, 40))
    wait_for_line(fleet, "round")
    broker.kill()
    time.sleep(1)
    broker.start()
    out, err = fleet.communicate(timeout=60)
    assert fleet.returncode == 0, err
    readings = released(out, 40)
    assert ", 0 not known to be stored, 0 given up" in out
    server.send_signal(signal.SIGTERM)
    _, err = server.communicate(timeout=10)
    assert server.returncode == 0
    assert "Traceback" not in err
    store = Store(f"sqlite:///{hall}/s.db")
    assert store.count("hall") == readings
    store.close()


def test_a_service_that_begins_late_lets_the_nodes_forget(
    hall: Path,
    start_heatcloak: Start,
    mosquitto: Any,
    serve: Serve,
    fleet_arguments: Arguments,
    wait_for_line: Waiter,
) -> None:
    """Nodes that ran without an aggregator, or whose store was lost, are not left waiting for ever."""
    rounds = 150  # longer than two starts of the service take on a slow machine: who ends, forgets
    fleet = start_heatcloak(*fleet_arguments(mosquitto.port, rounds))
    for _ in range(10):
        wait_for_line(fleet, "round")
    first = serve(mosquitto.port)
    for _ in range(10):
        wait_for_line(fleet, "round")
    first.kill()
    first.communicate()
    for file in hall.glob("s.db*"):
        file.unlink()
    second = serve(mosquitto.port)
    assert fleet.poll() is None, "this machine is too slow for this test: give it more rounds"
    out, err = fleet.communicate(timeout=90)
    assert fleet.returncode == 0, err + out
    assert released(out, rounds)
    assert ", 0 not known to be stored, 0 given up" in out
    second.send_signal(signal.SIGTERM)
    second.communicate(timeout=10)


def test_rounds_that_were_open_at_a_crash_are_estimated_after_it(
    hall: Path,
    start_heatcloak: Start,
    mosquitto: Any,
    serve: Serve,
    fleet_arguments: Arguments,
    wait_for_line: Waiter,
) -> None:
    """Killed with -9 again and again: every released reading is stored once, every round estimated once."""
    rounds = 150  # longer than five starts of the service take on a slow machine: who ends, forgets
    fleet = start_heatcloak(*fleet_arguments(mosquitto.port, rounds))
    wait_for_line(fleet, "round")
    for _ in range(4):
        server = serve(mosquitto.port)
        wait_for_line(server, "round")
        time.sleep(0.3)
        server.kill()
        server.communicate()
    last = serve(mosquitto.port)
    assert fleet.poll() is None, "this machine is too slow for this test: give it more rounds"
    out, err = fleet.communicate(timeout=90)
    assert fleet.returncode == 0, err + out
    published = released(out, rounds)
    # A busy machine stores what the broker holds for it a while after the nodes have ended.
    for _ in range(300):
        with closing(sqlite3.connect(hall / "s.db")) as store:
            if store.execute("SELECT count(*) FROM readings").fetchone() == (published,):
                break
        time.sleep(0.1)
    time.sleep(1.0)
    last.send_signal(signal.SIGTERM)
    _, complaints = last.communicate(timeout=10)
    assert "Traceback" not in complaints
    with closing(sqlite3.connect(hall / "s.db")) as store:
        (readings,) = store.execute("SELECT count(*) FROM readings").fetchone()
        accepted = store.execute("SELECT DISTINCT round FROM readings WHERE verdict = 'accepted'").fetchall()
        estimated = store.execute("SELECT round FROM estimates").fetchall()
    assert readings == published
    assert sorted(estimated) == sorted(accepted)


@pytest.mark.parametrize("command", ["serve", "fleet"])
def test_a_reader_that_goes_away_ends_the_command_quietly(
    start_heatcloak: Start,
    mosquitto: Any,
    command: str,
    serve: Serve,
    fleet_arguments: Arguments,
    wait_for_line: Waiter,
) -> None:
    """As with ``| head -1``: no traceback, and no process that stays."""
    if command == "serve":
        process = serve(mosquitto.port)
        other = start_heatcloak(*fleet_arguments(mosquitto.port, 10))
        wait_for_line(other, "round")
    else:
        process = start_heatcloak(*fleet_arguments(mosquitto.port, 1000))
    wait_for_line(process, "round")
    assert process.stdout is not None
    process.stdout.close()
    process.stdout = None
    _, err = process.communicate(timeout=20)
    assert process.returncode == 1
    assert "Traceback" not in err


def test_a_service_told_to_stop_while_its_broker_dies_stops(mosquitto: Any, serve: Serve) -> None:
    """Both in one moment: the lost link must not make it forget that it was told."""
    server = serve(mosquitto.port)
    server.send_signal(signal.SIGSTOP)
    mosquitto.kill()
    server.send_signal(signal.SIGTERM)
    server.send_signal(signal.SIGCONT)
    _, err = server.communicate(timeout=20)
    assert server.returncode == 0
    assert "Traceback" not in err
