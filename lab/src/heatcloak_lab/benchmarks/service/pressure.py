"""The memory of the service while its store is locked and messages keep arriving."""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from heatcloak_aggregator.mqtt.client import MAX_PAYLOAD
from heatcloak_aggregator.service.ingest import RECEIVE_MAXIMUM
from heatcloak_aggregator.service.kinds import DEFAULT_WINDOW
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_lab.benchmarks.machine import load_average, resident_bytes
from heatcloak_lab.benchmarks.programs import program
from heatcloak_lab.benchmarks.report import Progress
from heatcloak_lab.benchmarks.service.ingest import LostError
from heatcloak_lab.benchmarks.service.processes import (
    broker_and_zone_file,
    memory_samples,
    running_service,
    store_file,
)

LARGE = 256_000
"""Bytes of a large message: about the maximum that the service accepts from the broker."""
MAX_GROWTH = 3 * RECEIVE_MAXIMUM * MAX_PAYLOAD + 64_000_000
"""Maximum growth in bytes: what the service keeps of each message that may wait, with QoS 1 and twice as many
with QoS 0, and an allowance for Python and its client."""
_MAX_BROKER_QUEUE = 100_000_000
"""Bytes that may wait at the broker, so that the load is not faster than the service."""
SETTLE = 0.5
"""Seconds until messages that were sent have arrived."""
_TIMEOUT = 600.0
_STALL_TIMEOUT = 60.0
"""Seconds without a new reading after which the store counts as stalled."""


@dataclass(frozen=True)
class PressureRow:
    """One stage.

    Attributes:
        stage: name of the stage.
        messages: messages that arrived in it.
        resident: resident bytes of the service at its end.
        peak: the maximum during the stage.
        bound: upper limit of ``peak``; None without a limit.
        kept: whether the limit is kept.
        load_average: load average of the machine at the end.
    """

    stage: str
    messages: int
    resident: float
    peak: float
    bound: float | None
    kept: bool | None
    load_average: float


def measure_pressure(folder: Path, readings: int, large: int, on_progress: Progress) -> Iterator[PressureRow]:
    """Measure the service before, while and after its store is locked.

    Args:
        folder: a folder on the disk of the store.
        readings: number of readings while it is locked.
        large: number of large messages while it is locked.
        on_progress: called with the progress from 0 to 1.

    Raises:
        LinkError: mosquitto is not installed, or does not start.
        LostError: not every reading was stored afterwards.
    """
    zone = new_zone("bench")
    rounds = max(readings // len(zone.nodes), 1)
    first = zone.schedule.round_of(time.time()) - int(DEFAULT_WINDOW) - 60 - rounds
    with broker_and_zone_file(zone, folder) as (broker, zone_file):
        common: dict[str, Any] = {
            "zone": str(zone_file),
            "host": broker.address.host,
            "port": broker.address.port,
        }
        burst = common | {"kind": "burst", "first": first, "rounds": rounds}
        big = common | {"kind": "large", "size": LARGE, "count": large}
        big |= {"broker_pid": broker.pid, "queue": _MAX_BROKER_QUEUE}
        with running_service(zone_file, broker.address) as service:
            serve = service.pid
            before = float(resident_bytes(serve))
            bound = before + MAX_GROWTH

            def row(stage: str, count: int, samples: Sequence[int]) -> PressureRow:
                peak = float(max(samples))
                resident = float(resident_bytes(serve))
                return PressureRow(stage, count, resident, peak, bound, peak <= bound, load_average())

            yield PressureRow("before", 0, before, before, None, None, load_average())
            with _locked(store_file(zone_file)):
                with memory_samples(serve) as samples, program("service.load", **burst) as load:
                    count = load.receive()["ready"]
                    load.send(boot=secrets.token_hex(16))
                    load.receive(_TIMEOUT)
                    time.sleep(SETTLE)
                yield row("store locked, readings", count, samples)
                on_progress(0.3)
                with memory_samples(serve) as samples, program("service.load", **big) as load:
                    load.receive(_TIMEOUT)
                    time.sleep(SETTLE)
                yield row("store locked, large messages", large, samples)
                on_progress(0.8)
            with memory_samples(serve) as samples:
                stored = _wait_for_readings(store_file(zone_file), count)
            yield row("store unlocked", 0, samples)
            on_progress(1.0)
        if stored != count:
            raise LostError(f"the store holds {stored} of {count} readings: keep it and report this")


@contextmanager
def _locked(file: Path) -> Iterator[None]:
    """Hold the write lock of a SQLite store."""
    with closing(sqlite3.connect(file, isolation_level=None, timeout=30.0)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        yield
        holder.execute("ROLLBACK")


def _wait_for_readings(file: Path, count: int) -> int:
    """Wait until a store holds ``count`` readings, or no longer changes; return their number."""
    deadline = time.monotonic() + _TIMEOUT
    stored, changed = -1, time.monotonic()
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=30.0)) as store:
        while stored < count and time.monotonic() < min(deadline, changed + _STALL_TIMEOUT):
            time.sleep(0.2)
            now = int(store.execute("SELECT count(*) FROM readings").fetchone()[0])
            changed = changed if now == stored else time.monotonic()
            stored = now
    return stored
