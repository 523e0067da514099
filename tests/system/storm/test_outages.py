"""Broker, database, disk and clock fail for a while: nothing is lost, it is said what it is, and it passes.

``make soak`` runs the long form, in which each lasts a minute.
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
def lasts(storms: int) -> float:
    """Seconds that an outage lasts."""
    return LONG if storms >= 10 else SHORT


@pytest.fixture
def fake_time(lacking: Callable[[str], NoReturn]) -> Path:
    """The library that gives a program another clock."""
    found = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
    if not found:
        lacking("libfaketime is not installed (apt install faketime)")
    return found[0]


def fill(disk: Path) -> Path:
    """Leave no room on a disk; the file that takes it."""
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
def alive(service: Any, problem: str | None) -> Iterator[None]:
    """Within it the service answers and, where it is asked to, says what is wrong; after it all is well.

    It is the same process all the time.
    """
    ended = len(service.codes)
    yield
    began = time.monotonic()
    assert service.ask("/healthz")[0] == 200
    assert time.monotonic() - began < 1.0
    if problem is not None:
        service.wait_for(lambda: problem in service.problems(), 10.0, f"no word of the {problem}")
    assert len(service.codes) == ended


def finish(system: Any, wait: float) -> dict[str, int]:
    """Have all of it end as it should; what there was."""
    report = system.wait_for_fleet(wait)
    system.settle(60)
    assert len(system.service.codes) == 0, "it never ended"
    system.service.stop()
    assert system.service.codes == [0]
    account: dict[str, int] = system.require_nothing_lost()
    system.require_quiet_logs()
    assert (report["unstored"], report["dropped"], report["lost"]) == (0, 0, 0)
    assert account["late"] == account["second"] == 0
    assert account["complete"] == account["rounds"], "every round has all of its readings in the end"
    return account


@pytest.mark.timeout(1200)
def test_broker_and_database_may_hang_and_be_away(
    tmp_path: Path,
    start_mosquitto: Callable[..., Any],
    disturbed_postgresql: Any,
    make_system: Callable[..., Any],
    lasts: float,
) -> None:
    """One after the other: stopped and continued; the database gone; then both. The service stays up."""
    broker, database = start_mosquitto(), disturbed_postgresql
    system = make_system(broker.port, database.new_database(), *ZONE)
    service = system.service
    service.start()
    system.start_fleet(round((5 * lasts + 10) / 0.5), 2)
    with alive(service, None):
        broker.pause()
        time.sleep(lasts)
        broker.resume()
    time.sleep(1)
    with alive(service, "store"):
        database.pause()
        time.sleep(lasts)
    database.resume()
    service.wait_until_ready(10)
    with alive(service, "store"):
        database.kill()
        time.sleep(lasts)
    assert "PostgreSQL" in service.problems()["store"]
    database.start()
    service.wait_until_ready(10)
    time.sleep(1)
    with alive(service, "store"):
        database.kill()
        time.sleep(1)
        broker.kill()
        time.sleep(1)
        broker.start()
        time.sleep(2 * lasts)
    database.start()
    service.wait_until_ready(10)
    account = finish(system, 5 * lasts + 90)
    print(f"\nhung and away for {lasts:.0f} s each: {account}")


@pytest.mark.timeout(1200)
def test_the_disk_may_be_full_and_the_clock_wrong(
    tmp_path: Path,
    mosquitto: Any,
    make_system: Callable[..., Any],
    small_disk: Callable[[str], Path],
    fake_time: Path,
    lasts: float,
) -> None:
    """No room for a while; then an hour back and right again: it is said, and all of it is stored later."""
    clock, disk = tmp_path / "clock", small_disk("16m")
    set_clock(clock, 0)
    fake = {
        "LD_PRELOAD": str(fake_time),
        "FAKETIME_TIMESTAMP_FILE": str(clock),
        "FAKETIME_NO_CACHE": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        "DONT_FAKE_MONOTONIC": "1",
        "NO_FAKE_STAT": "1",
    }
    system = make_system(mosquitto.port, f"sqlite:///{disk}/s.db", *ZONE, environment=fake)
    service = system.service
    service.start()
    system.start_fleet(round((2 * lasts + 10) / 0.5), 2)
    with alive(service, "store"):
        ballast = fill(disk)
        time.sleep(lasts)
    assert "make room" in service.problems()["store"]
    ballast.unlink()
    service.wait_until_ready(10)
    assert service.problems() == {}
    with alive(service, "clock"):
        set_clock(clock, -3600)
        time.sleep(lasts)
    assert "set back by 3600 s" in service.problems()["clock"]
    set_clock(clock, 0)
    service.wait_until_ready(10)
    account = finish(system, 2 * lasts + 90)
    print(f"\ndisk full and clock an hour back for {lasts:.0f} s each: {account}")


def set_clock(file: Path, offset: int) -> None:
    """Have programs that look there see a clock that is off by so many seconds."""
    fresh = file.with_suffix(".new")
    fresh.write_text(f"{offset:+d}\n", encoding="ascii")
    os.replace(fresh, file)  # noqa: PTH105  in one step
