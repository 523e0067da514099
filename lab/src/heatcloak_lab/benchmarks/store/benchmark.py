"""Benchmark ``store``: queries, export and retention of many readings, in PostgreSQL beside SQLite."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from heatcloak_aggregator.store import Store
from heatcloak_aggregator.store.partitions import DAY
from heatcloak_lab.benchmarks.report import (
    Benchmark,
    Progress,
    Report,
    check_at_least,
    part_of,
    seconds_text,
)
from heatcloak_lab.benchmarks.store.filling import fill, plan_filling
from heatcloak_lab.benchmarks.store.measures import (
    BATCH,
    Rate,
    Timing,
    export_rate,
    retention_of_a_day,
    time_batches,
    time_requests,
    timing,
)
from heatcloak_lab.benchmarks.store.server import temporary_postgresql
from heatcloak_lab.experiments.result import Table

POSTGRESQL, SQLITE = "postgresql", "sqlite"
_EXPORTED_DAYS = 7.0
_FILL_SHARE = 0.8
"""Share of the progress that filling takes."""
_NOTES = (
    "requests: for a zone at random, over a kept connection to the HTTP interface in this process; lists "
    "have 100 items.",
    f"batch: {BATCH} readings of the next rounds, committed. SQLite has all readings in one table, "
    "PostgreSQL a partition for each day.",
    "retention: one day of all zones with its estimates; 'by rows' deletes its readings one by one.",
)


@dataclass
class StoreBenchmark(Benchmark):
    """A temporary PostgreSQL server, and an SQLite file as its peer.

    Attributes:
        readings: readings in each store, about.
        zones: zones that they are of.
        nodes: nodes of each zone.
        days: days that they are of, ending now.
        requests: measured requests of each kind.
        peer: whether SQLite is measured too.
        folder: a folder on the disk of the stores.
        seed: seed of the requests.

    Raises:
        ParameterError: a value is out of range.
    """

    name: ClassVar[str] = "store"
    readings: int = 1_000_000
    zones: int = 100
    nodes: int = 20
    days: int = 30
    requests: int = 300
    peer: bool = True
    folder: Path = Path()
    seed: int = 0
    _timings: list[Timing] = field(default_factory=list, init=False)
    _rates: list[Rate] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        check_at_least(1, zones=self.zones, requests=self.requests)
        check_at_least(2, nodes=self.nodes)
        check_at_least(4, days=self.days)
        check_at_least(self.zones * self.nodes * self.days, readings=self.readings)

    def run(self, on_progress: Progress) -> None:
        """Fill and measure each store.

        Raises:
            StoreError: PostgreSQL is not installed, or does not start, or the disk is full.
        """
        kinds = [POSTGRESQL, *([SQLITE] if self.peer else [])]
        for number, kind in enumerate(kinds):
            progress = part_of(on_progress, number, len(kinds))
            with (
                tempfile.TemporaryDirectory(prefix=".bench-store-", dir=self.folder) as folder,
                _database(kind, Path(folder), self.folder) as url,
                closing(Store(url)) as store,
            ):
                self._measure(kind, store, url, Path(folder), progress)
        self._complete = True

    def _measure(self, kind: str, store: Store, url: str, folder: Path, on_progress: Progress) -> None:
        filling = plan_filling(self.readings, self.zones, self.nodes, self.days, time.time())
        started = time.perf_counter()
        fill(store, url, filling, lambda share: on_progress(_FILL_SHARE * share))
        self._add_rate(kind, "fill", (filling.readings, time.perf_counter() - started))
        for operation, seconds in time_requests(store, filling, folder, self.requests, self.seed):
            self._timings.append(timing(kind, operation, filling.readings, seconds))
        on_progress(0.9)
        seconds = time_batches(store, filling)
        self._timings.append(timing(kind, "add a batch", filling.readings, seconds))
        self._add_rate(kind, "export", export_rate(store, filling, folder, min(_EXPORTED_DAYS, self.days)))
        # The first day is not a whole one.
        first = int(filling.zones[0].schedule.time_of(filling.first) // DAY)
        retention_of_a_day(store, filling, first)
        self._add_rate(kind, "retention of a day", retention_of_a_day(store, filling, first + 1))
        if kind == POSTGRESQL:
            by_rows = retention_of_a_day(store, filling, first + 2, by_rows=True)
            self._add_rate(kind, "retention by rows", by_rows)
        on_progress(1.0)

    def _add_rate(self, kind: str, operation: str, found: tuple[int, float]) -> None:
        self._rates.append(Rate(kind, operation, *found))

    def report(self) -> Report:
        """Return what was measured so far."""
        names = ("readings", "zones", "nodes", "days", "requests", "peer", "seed")
        setting: dict[str, object] = {name: getattr(self, name) for name in names}
        rows: dict[str, Sequence[Timing | Rate]] = {"timings": self._timings, "rates": self._rates}
        tables = (_timing_table(self._timings), _rate_table(self._rates))
        return Report(self.name, self._complete, setting, rows, tables, _NOTES)


@contextmanager
def _database(kind: str, folder: Path, root: Path) -> Iterator[str]:
    """Yield the URL of an empty database."""
    if kind == SQLITE:
        yield f"sqlite:///{folder / 'store.db'}"
    else:
        with temporary_postgresql(root) as url:
            yield url


def _timing_table(timings: list[Timing]) -> Table:
    cells = tuple(
        (
            row.operation,
            row.store,
            f"{row.readings:.3g}",
            str(row.count),
            *map(seconds_text, (row.seconds, row.p99, row.greatest)),
        )
        for row in timings
    )
    columns = ("operation", "store", "readings", "count", "median", "99 %", "greatest")
    return Table("timings", "requests and batches", columns, cells)


def _rate_table(rates: list[Rate]) -> Table:
    cells = tuple(
        (
            row.operation,
            row.store,
            str(row.readings),
            seconds_text(row.seconds),
            f"{row.readings / row.seconds:.3g}",
        )
        for row in rates
    )
    columns = ("operation", "store", "readings", "time", "readings per second")
    return Table("rates", "many readings at once", columns, cells)
