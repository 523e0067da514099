"""How much memory the service takes while its store is stalled, whatever comes."""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from heatcloak_aggregator.mqtt.client import MAX_PAYLOAD
from heatcloak_aggregator.service.ingest import RECEIVE_MAXIMUM
from heatcloak_aggregator.service.zone_state import DEFAULT_WINDOW
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_lab.benchmarks.node_process import resident_bytes
from heatcloak_lab.benchmarks.service_broker import private_broker
from heatcloak_lab.benchmarks.service_ingest import LostError
from heatcloak_lab.benchmarks.service_process import Memory, serving, store_file
from heatcloak_lab.benchmarks.service_programs import load_average, program
from heatcloak_shared.zone import render_zone

LARGE = 256_000
"""Bytes of a large message: about the most that the service lets the broker send it."""
MOST_GROWTH = 3 * RECEIVE_MAXIMUM * MAX_PAYLOAD + 64_000_000
"""Bytes that the service may grow by: what it keeps of each message that may wait, with QoS 1 and twice as
many with QoS 0, and what Python and its client take besides."""
_BROKER_QUEUE = 100_000_000
"""Bytes that wait at the broker at most, so that the load can't outrun what is measured."""
SETTLE = 0.5
"""Seconds after which what was sent has come in."""
_PATIENCE = 600.0


@dataclass(frozen=True)
class PressureRow:
    """One stage.

    Attributes:
        stage: what happens.
        messages: how many came in it.
        resident: resident bytes of the service at its end.
        most: the most of it during the stage.
        bound: what ``most`` may be at most; None where nothing is asked.
        kept: whether it is.
        load: the machine's load average in the end.
    """

    stage: str
    messages: int
    resident: float
    most: float
    bound: float | None
    kept: bool | None
    load: float


def measure_pressure(
    folder: Path, readings: int, large: int, on_progress: Callable[[float], None]
) -> Iterator[PressureRow]:
    """The service before, while its store is stalled, and after.

    Args:
        folder: on the disk of the store.
        readings: how many readings come while it is stalled.
        large: how many large messages come then.
        on_progress: told the share that is done.

    Raises:
        LinkError: mosquitto is not installed, or does not start.
        LostError: not every reading was stored afterwards.
    """
    zone = new_zone("bench")
    rounds = max(readings // len(zone.nodes), 1)
    first = zone.schedule.round_of(time.time()) - int(DEFAULT_WINDOW) - 60 - rounds
    with private_broker() as broker, TemporaryDirectory(prefix="heatcloak-", dir=folder) as name:
        zone_file = Path(name).resolve() / "zone.toml"
        zone_file.write_text(render_zone(zone), encoding="utf-8")
        address = broker.address
        where: dict[str, Any] = {"zone": str(zone_file), "host": address.host, "port": address.port}
        with serving(zone_file, broker.address) as serve:
            before = float(resident_bytes(serve))
            bound = before + MOST_GROWTH

            def row(stage: str, count: int, memory: Memory) -> PressureRow:
                most = float(max(memory.seen))
                return PressureRow(
                    *(stage, count, float(resident_bytes(serve)), most, bound, most <= bound, load_average())
                )

            yield PressureRow("before", 0, before, before, None, None, load_average())
            with _stalled(store_file(zone_file)):
                with (
                    Memory(serve) as memory,
                    program("service_load", kind="burst", **where, first=first, rounds=rounds) as load,
                ):
                    count = load.hear()["ready"]
                    load.say(boot=secrets.token_hex(16))
                    load.hear(_PATIENCE)
                    time.sleep(SETTLE)
                yield row("store stalled, readings", count, memory)
                on_progress(0.3)
                big = {"size": LARGE, "count": large, "broker_pid": broker.pid, "queue": _BROKER_QUEUE}
                with Memory(serve) as memory, program("service_load", kind="large", **where, **big) as load:
                    load.hear(_PATIENCE)
                    time.sleep(SETTLE)
                yield row("store stalled, large messages", large, memory)
                on_progress(0.8)
            with Memory(serve) as memory:
                held = _until_held(store_file(zone_file), count)
            yield row("store works again", 0, memory)
            on_progress(1.0)
        if held != count:
            raise LostError(f"the store holds {held} of {count} readings: keep it, and report this")


@contextmanager
def _stalled(file: Path) -> Iterator[None]:
    """Nobody can write to the store."""
    with closing(sqlite3.connect(file, isolation_level=None, timeout=30.0)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        yield
        holder.execute("ROLLBACK")


def _until_held(file: Path, count: int) -> int:
    deadline = time.monotonic() + _PATIENCE
    held, changed = -1, time.monotonic()
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=30.0)) as store:
        while held < count and time.monotonic() < min(deadline, changed + 60.0):
            time.sleep(0.2)
            now = int(store.execute("SELECT count(*) FROM readings").fetchone()[0])
            changed = changed if now == held else time.monotonic()
            held = now
    return held
