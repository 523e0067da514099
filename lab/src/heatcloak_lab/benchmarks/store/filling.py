"""Synthetic readings and estimates of many zones, written into a store faster than a service can."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from itertools import islice
from math import ceil

from heatcloak_aggregator.store import ReadingVerdict, Store, StoredReading
from heatcloak_aggregator.store.database import parse_url
from heatcloak_aggregator.store.partitions import DAY
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN, DEFAULT_PROMISE, DEFAULT_SCHEDULE
from heatcloak_lab.benchmarks.report import Progress
from heatcloak_shared.wire import Reading
from heatcloak_shared.zone import Zone

BOOT = "0123456789abcdef" * 2
_COLUMNS = {
    "readings": (*list(Reading.__dataclass_fields__)[:10], "verdict", "arrived"),
    "estimates": ("zone", "rev", "round", "method", "status", "sources", "missing", "used", "made"),
    "boots": ("zone", "node", "boot", "through"),
}
_ROWS_AT_ONCE = 100_000
"""Readings in a transaction."""
_ROWS_IN_PART = 1000
_SPREAD_OF_TICKS = 4001

Row = tuple[object, ...]


@dataclass(frozen=True)
class Filling:
    """What is written: zones with the same number of nodes, and a reading of each node in each round.

    Attributes:
        zones: the zones.
        first: the first round.
        end: the round after the last.
    """

    zones: Sequence[Zone]
    first: int
    end: int

    @property
    def readings(self) -> int:
        """How many readings these are."""
        return (self.end - self.first) * sum(len(zone.nodes) for zone in self.zones)

    def of_round(self, number: int) -> list[StoredReading]:
        """Return the readings of a round."""
        return [
            StoredReading(Reading(*row[:-2]), ReadingVerdict.ACCEPTED, row[-1])  # type: ignore[arg-type]
            for row in self.rows([number])
        ]

    def rows(self, numbers: Iterable[int]) -> Iterator[Row]:
        """Yield the readings of rounds as rows, with verdict and time of arrival at the end."""
        for number in numbers:
            seq = number - self.first
            for zone in self.zones:
                step, sigma_ticks = zone.noise.step, zone.noise.sigma_ticks
                t = zone.schedule.time_of(number)
                for place, node in enumerate(zone.nodes):
                    # These are not measured, so any values do.
                    ticks = (number * 31 + place * 977) % _SPREAD_OF_TICKS - _SPREAD_OF_TICKS // 2
                    fields = zone.name, zone.rev, node, BOOT, seq, number, ticks, step, sigma_ticks[place], t
                    yield (*fields, "accepted", t + 0.5)

    def round_of(self, t: float) -> int:
        """Return the first round with a scheduled time at or after ``t``, within those that exist."""
        schedule = self.zones[0].schedule
        passed = (t - schedule.time_of(self.first)) / schedule.period
        return min(max(self.first + ceil(passed), self.first), self.end)


def plan_filling(readings: int, n_zones: int, n_nodes: int, days: float, until: float) -> Filling:
    """Return a filling of about ``readings`` readings over ``days`` days that end at ``until``.

    Its zones have rounds as long as that takes.
    """
    rounds = max(readings // (n_zones * n_nodes), 2)
    schedule = replace(DEFAULT_SCHEDULE, period=days * DAY / rounds)
    domain = replace(DEFAULT_DOMAIN, n_sensors=n_nodes)
    like = new_zone("zone-000", domain, DEFAULT_PROMISE, schedule)
    # They differ in their names, and so in their revisions.
    zones = [replace(like, name=f"zone-{number:03d}") for number in range(n_zones)]
    end = int((until - schedule.time_of(0)) // schedule.period)
    return Filling(zones, end - rounds, end)


def fill(store: Store, url: str, filling: Filling, on_progress: Progress) -> None:
    """Write all readings, an estimate of each round, and the watermarks, and refresh the statistics.

    The first round of each day is added by the store, which creates what a day needs; the rest is copied.

    Args:
        store: an empty store.
        url: its URL.
        filling: what is written.
        on_progress: called with the share that is written.
    """
    schedule = filling.zones[0].schedule
    n_rounds = filling.end - filling.first
    at_once = max(_ROWS_AT_ONCE * n_rounds // filling.readings, 1)
    with _writer(url) as write:
        day = None
        for start in range(filling.first, filling.end, at_once):
            numbers = list(range(start, min(start + at_once, filling.end)))
            for number in numbers.copy():
                if day != (day := schedule.time_of(number) // DAY):
                    store.add(filling.of_round(number))
                    numbers.remove(number)
            write("readings", filling.rows(numbers))
            write("estimates", _estimates(filling, range(start, min(start + at_once, filling.end))))
            on_progress((start - filling.first) / n_rounds)
        nodes = ((zone.name, node, BOOT, n_rounds - 1) for zone in filling.zones for node in zone.nodes)
        write("boots", nodes)
    on_progress(1.0)


def _estimates(filling: Filling, numbers: range) -> Iterator[Row]:
    sources, missing = json.dumps([[5, 0.5], [12, 0.25]]), "[]"
    for number in numbers:
        for zone in filling.zones:
            status = "relaxed" if number % 50 == 0 else "optimal"
            made = zone.schedule.time_of(number) + 0.75
            used = len(zone.nodes)
            yield zone.name, zone.rev, number, "bpdn", status, sources, missing, used, made


_Write = Callable[[str, Iterable[Row]], None]


@contextmanager
def _writer(url: str) -> Iterator[_Write]:
    """Yield a function that writes rows into a table, each time in a transaction of its own."""
    with _sqlite_writer(url) if url.startswith("sqlite") else _postgresql_writer(url) as write:
        yield write


@contextmanager
def _sqlite_writer(url: str) -> Iterator[_Write]:
    with closing(sqlite3.connect(str(parse_url(url).database), isolation_level=None)) as database:
        # Only the filling: the store has connections of its own.
        database.execute("PRAGMA synchronous=OFF")

        def write(table: str, rows: Iterable[Row]) -> None:
            columns = _COLUMNS[table]
            marks = ", ".join("?" * len(columns))
            database.execute("BEGIN IMMEDIATE")
            database.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows)  # noqa: S608
            database.execute("COMMIT")

        yield write
        database.execute("ANALYZE")


@contextmanager
def _postgresql_writer(url: str) -> Iterator[_Write]:
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("SET synchronous_commit = off")

        def write(table: str, rows: Iterable[Row]) -> None:
            query = f"COPY {table} ({', '.join(_COLUMNS[table])}) FROM STDIN"
            rows = iter(rows)
            with connection.cursor() as cursor, cursor.copy(query.encode()) as copy:
                # As text, which is faster than the conversion of each value; no value needs an escape.
                while part := list(islice(rows, _ROWS_IN_PART)):
                    copy.write("\n".join(["\t".join(map(str, row)) for row in part]) + "\n")

        yield write
        # As autovacuum does after a while.
        connection.execute("VACUUM (ANALYZE)")
