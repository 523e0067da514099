"""After a crash of broker, service or store, no released reading is lost or counted twice."""

from __future__ import annotations

import re
import signal
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.store import Store
from support.waiting import wait_until

Command = Callable[..., "subprocess.CompletedProcess[str]"]
Start = Callable[..., "subprocess.Popen[str]"]
Serve = Callable[..., "subprocess.Popen[str]"]
Arguments = Callable[[int, int], tuple[str, ...]]
Waiter = Callable[["subprocess.Popen[str]", str], str]


def released(output: str, rounds: int) -> int:
    """Return the number of released readings that a fleet printed; a busy machine misses rounds."""
    (number,) = re.findall(r"(\d+) readings released, ", output)
    assert 6 * rounds <= int(number) <= 12 * rounds
    assert int(number) == 12 * rounds or re.search(r"missed by \d+ node", output)
    return int(number)


def test_no_reading_is_lost_when_the_broker_is_killed(
    hall: Path,
    start_heatcloak: Start,
    start_mosquitto: Any,
    serve: Serve,
    fleet_arguments: Arguments,
    wait_for_line: Waiter,
) -> None:
    broker = start_mosquitto()
    server = serve(broker.port)
    fleet = start_heatcloak(*fleet_arguments(broker.port, 40))
    wait_for_line(fleet, "round")
    broker.kill()
    for _ in range(5):
        wait_for_line(fleet, "round")
    broker.start()
    out, err = fleet.communicate(timeout=60)
    assert fleet.returncode == 0, err
    readings = released(out, 40)
    assert ", 0 not acknowledged, 0 dropped" in out
    server.send_signal(signal.SIGTERM)
    _, err = server.communicate(timeout=60)
    assert server.returncode == 0
    assert "Traceback" not in err
    store = Store(f"sqlite:///{hall}/s.db")
    assert store.count("hall") == readings
    store.close()


def test_a_late_service_and_one_that_lost_its_store_acknowledge_every_reading(
    hall: Path,
    start_heatcloak: Start,
    mosquitto: Any,
    serve: Serve,
    fleet_arguments: Arguments,
    wait_for_line: Waiter,
) -> None:
    rounds = 150  # longer than two starts of the service on a slow machine: an ended fleet receives nothing
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
    assert ", 0 not acknowledged, 0 dropped" in out
    second.send_signal(signal.SIGTERM)
    second.communicate(timeout=60)


def test_a_service_killed_repeatedly_stores_each_reading_and_estimates_each_round_once(
    hall: Path,
    start_heatcloak: Start,
    mosquitto: Any,
    serve: Serve,
    fleet_arguments: Arguments,
    wait_for_line: Waiter,
) -> None:
    rounds = 150  # longer than three starts of the service on a slow machine
    fleet = start_heatcloak(*fleet_arguments(mosquitto.port, rounds))
    wait_for_line(fleet, "round")
    for _ in range(2):
        server = serve(mosquitto.port)
        wait_for_line(server, "round")
        wait_for_line(server, "round")
        server.kill()
        server.communicate()
    last = serve(mosquitto.port)
    assert fleet.poll() is None, "this machine is too slow for this test: give it more rounds"
    out, err = fleet.communicate(timeout=90)
    assert fleet.returncode == 0, err + out
    published = released(out, rounds)

    def stored() -> tuple[int, list[int], list[int]]:
        with closing(sqlite3.connect(hall / "s.db")) as store:
            ((readings,),) = store.execute("SELECT count(*) FROM readings")
            accepted = store.execute("SELECT DISTINCT round FROM readings WHERE verdict = 'accepted'")
            estimated = store.execute("SELECT round FROM estimates")
            return (
                readings,
                sorted(number for (number,) in accepted),
                sorted(number for (number,) in estimated),
            )

    def is_complete() -> bool:
        readings, accepted, estimated = stored()
        return readings == published and accepted == estimated

    wait_until(is_complete, 30, lambda: f"published {published}, stored {stored()}")
    last.send_signal(signal.SIGTERM)
    _, log = last.communicate(timeout=60)
    assert "Traceback" not in log
    assert is_complete()


@pytest.mark.parametrize("command", ["serve", "fleet"])
def test_a_closed_output_pipe_ends_the_command_without_a_traceback(
    start_heatcloak: Start,
    mosquitto: Any,
    command: str,
    serve: Serve,
    fleet_arguments: Arguments,
    wait_for_line: Waiter,
) -> None:
    """As with ``| head -1``."""
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
    _, err = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "Traceback" not in err


def test_a_service_terminated_while_its_broker_dies_exits(mosquitto: Any, serve: Serve) -> None:
    """The lost connection must not hide the signal."""
    server = serve(mosquitto.port)
    server.send_signal(signal.SIGSTOP)
    mosquitto.kill()
    server.send_signal(signal.SIGTERM)
    server.send_signal(signal.SIGCONT)
    _, err = server.communicate(timeout=60)
    assert server.returncode == 0
    assert "Traceback" not in err
