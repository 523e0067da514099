"""Outages of broker, database, disk and clock: no reading is lost, and the service reports each.

``make soak`` runs the long form, in which each outage lasts a minute.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import pytest

pytestmark = pytest.mark.alone

SHORT, LONG = 5.0, 60.0
ZONE = ("--sensors", "20", "--period", "0.5", "--releases", "1000")


@pytest.fixture
def outage(storms: int) -> float:
    """Return the duration of each outage in seconds."""
    return LONG if storms >= 10 else SHORT


@pytest.fixture
def fake_time(skip_or_fail: Callable[[str], NoReturn]) -> Path:
    """Return the library that changes a program's clock."""
    found = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
    if not found:
        skip_or_fail("libfaketime is not installed (apt install faketime)")
    return found[0]


def fill(disk: Path) -> Path:
    """Leave no room on a disk, and return the file that fills it."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (1 << 16, 1 << 12):
            try:
                while file.write(bytes(size)) == size:
                    pass
            except OSError:
                pass
    return ballast


@contextmanager
def stays_up(service: Any, problem: str | None) -> Iterator[None]:
    """Run a block; after it the service must answer and, if a problem is given, report it.

    The process must not have been restarted.
    """
    exits = len(service.codes)
    yield
    start = time.monotonic()
    answer = service.ask("/healthz", timeout=10.0)
    assert answer[0] == 200, answer
    assert time.monotonic() - start < 1.0
    if problem is not None:
        service.wait_for(
            lambda: problem in service.problems(), 10.0, f"/readyz does not report the {problem}"
        )
    assert len(service.codes) == exits


def wait_for_estimate(service: Any) -> None:
    """Wait until a further round is estimated: readings pass the broker and the store again."""
    before = len(service.estimates())
    service.wait_for(lambda: len(service.estimates()) > before, 30.0, "no further estimate")


def finish(system: Any, wait: float) -> dict[str, int]:
    """Let fleet and service end, check them, and return the numbers of readings and rounds."""
    report = system.wait_for_fleet(wait)
    system.settle(60)
    assert len(system.service.codes) == 0, "the service was restarted"
    system.service.stop()
    assert system.service.codes == [0]
    account: dict[str, int] = system.require_nothing_lost()
    system.require_quiet_logs()
    assert (report["unstored"], report["dropped"], report["lost"]) == (0, 0, 0)
    assert account["late"] == account["second"] == 0
    assert account["complete"] == account["rounds"], "a round lacks readings"
    return account


@pytest.mark.timeout(1200)
def test_no_reading_is_lost_while_broker_and_database_are_suspended_or_down(
    tmp_path: Path,
    start_mosquitto: Callable[..., Any],
    disturbed_postgresql: Any,
    make_system: Callable[..., Any],
    outage: float,
) -> None:
    """Each is suspended, then the database is killed, then both are killed. The service stays up."""
    broker, database = start_mosquitto(), disturbed_postgresql
    system = make_system(broker.port, database.new_database(), *ZONE)
    service = system.service
    service.start()
    system.start_fleet(round((5 * outage + 10) / 0.5), 2)
    with stays_up(service, None):
        broker.pause()
        time.sleep(outage)
        broker.resume()
    wait_for_estimate(service)
    with stays_up(service, "store"):
        database.pause()
        time.sleep(outage)
    database.resume()
    service.wait_until_ready(10)
    with stays_up(service, "store"):
        database.kill()
        time.sleep(outage)
    assert "PostgreSQL" in service.problems()["store"]
    database.start()
    service.wait_until_ready(10)
    wait_for_estimate(service)
    with stays_up(service, "store"):  # the broker is down within the outage of the database
        database.kill()
        time.sleep(1)
        broker.kill()
        time.sleep(1)
        broker.start()
        time.sleep(2 * outage)
    database.start()
    service.wait_until_ready(10)
    account = finish(system, 5 * outage + 90)
    print(f"\nsuspended and down for {outage:.0f} s each: {account}")


@pytest.mark.timeout(1200)
def test_no_reading_is_lost_while_the_disk_is_full_or_the_clock_is_wrong(
    tmp_path: Path,
    mosquitto: Any,
    make_system: Callable[..., Any],
    small_disk: Callable[[str], Path],
    fake_time: Path,
    outage: float,
) -> None:
    """The clock is an hour slow. The service reports both, and stores all readings afterwards."""
    clock, disk = tmp_path / "clock", small_disk("16m")
    set_clock(clock, 0)
    fake = {
        "LD_PRELOAD": str(fake_time),
        "FAKETIME_TIMESTAMP_FILE": str(clock),
        "FAKETIME_NO_CACHE": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        # Else a thread that waits for Python's lock asks for it 60 000 times a second.
        "FAKETIME_FORCE_MONOTONIC_FIX": "0",
        "DONT_FAKE_MONOTONIC": "1",
        "NO_FAKE_STAT": "1",
    }
    system = make_system(mosquitto.port, f"sqlite:///{disk}/s.db", *ZONE, environment=fake)
    service = system.service
    service.start()
    system.start_fleet(round((2 * outage + 10) / 0.5), 2)
    with stays_up(service, "store"):
        ballast = fill(disk)
        time.sleep(outage)
    assert "make room" in service.problems()["store"]
    ballast.unlink()
    service.wait_for(
        lambda: service.problems() == {}, 30.0, "the disk has room and the service still complains"
    )
    with stays_up(service, "clock"):
        set_clock(clock, -3600)
        time.sleep(outage)
    assert "set back by 3600 s" in service.problems()["clock"]
    set_clock(clock, 0)
    service.wait_until_ready(10)
    account = finish(system, 2 * outage + 90)
    print(f"\ndisk full and clock an hour back for {outage:.0f} s each: {account}")


def set_clock(file: Path, offset: int) -> None:
    """Offset the clock of programs that read this file, by a number of seconds."""
    replacement = file.with_suffix(".new")
    replacement.write_text(f"{offset:+d}\n", encoding="ascii")
    os.replace(replacement, file)  # noqa: PTH105  atomically
