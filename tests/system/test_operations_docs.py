"""The backup commands of docs/how-to/operate-an-aggregator.md work while a service is writing."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from heatcloak_aggregator.http import Metrics
from heatcloak_aggregator.mqtt.admission import Refusal
from heatcloak_aggregator.service import Aggregator, ZoneSettings
from heatcloak_aggregator.store import ReadingVerdict, Store, StoredReading
from heatcloak_shared import Reading
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.zone import Zone

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "operate-an-aggregator.md"


def commands(word: str) -> str:
    """Return the commands of the one block of the page that contains a word."""
    blocks = re.findall(r"```sh\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    (block,) = [block for block in blocks if word in block]
    return str(block)


def stored(zone: Zone, seq: int) -> StoredReading:
    number = 100 + seq
    t = zone.schedule.time_of(number)
    reading = Reading(
        zone.name, zone.rev, "n01", "ab" * 16, seq, number, 7, zone.noise.step, zone.noise.sigma_ticks[0], t
    )
    return StoredReading(reading, ReadingVerdict.ACCEPTED, t)


def run(command: str, folder: Path, **environment: str) -> None:
    there = {**os.environ, **environment}
    shell = ["sh", "-euc", command]
    done = subprocess.run(shell, cwd=folder, env=there, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_copy_of_an_sqlite_store_has_all_readings_up_to_the_copy(
    zone: Zone, tmp_path: Path, installed_program: Callable[[str, str], str]
) -> None:
    """Also while the store is open; later readings are not in the copy."""
    installed_program("sqlite3", "sqlite3")
    store = Store(f"sqlite:///{tmp_path}/heatcloak.db")
    store.add([stored(zone, 0), stored(zone, 1)])
    run(commands("sqlite3"), tmp_path)
    store.add([stored(zone, 2)])
    store.close()
    copy = Store(f"sqlite:///{tmp_path}/heatcloak-backup.db", create=False)
    assert copy.count("hall") == 2
    assert copy.add([stored(zone, 1), stored(zone, 2)]) == [False, True]
    copy.close()


def test_a_dump_of_a_postgresql_store_can_be_restored(
    zone: Zone, tmp_path: Path, postgresql: Any, installed_program: Callable[[str, str], str]
) -> None:
    """Restoring replaces later readings."""
    installed_program("pg_dump", "postgresql-client")
    url = postgresql.new_database()
    store = Store(url)
    store.add([stored(zone, 0), stored(zone, 1)])
    run(commands("pg_dump"), tmp_path, DATABASE=url)
    store.add([stored(zone, 2)])
    store.close()
    run(commands("pg_restore"), tmp_path, DATABASE=url)
    again = Store(url, create=False)
    assert again.count("hall") == 2
    assert again.add([stored(zone, 1), stored(zone, 2)]) == [False, True]
    again.close()


def test_every_metric_and_reason_that_the_page_names_exists(zone: Zone, tmp_path: Path) -> None:
    """In the metrics of a service that has just started."""
    text = PAGE.read_text("utf-8")
    store, metrics = Store(f"sqlite:///{tmp_path}/heatcloak.db"), Metrics()
    metrics.bind(Aggregator([ZoneSettings(zone)], BrokerAddress("127.0.0.1", 1), store, time.time))
    shown, _ = asyncio.run(metrics.scrape("text/plain"))
    store.close()
    families = set(re.findall(r"# TYPE (\w+)", shown.decode()))
    named = set(re.findall(r"`(heatcloak_\w+)", text))
    assert len(named) > 10
    assert named <= families
    reasons = set(re.findall(r'(?:reason=)?"(\w+)"', "".join(re.findall(r"reason=.*", text))))
    assert reasons <= {*Refusal, *ReadingVerdict, "true"}
    assert set(Refusal) <= reasons
