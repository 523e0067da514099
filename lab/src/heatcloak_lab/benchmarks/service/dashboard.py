"""Benchmark ``dashboard``: what open pages cost the service, in turns with and without them."""

from __future__ import annotations

import json
import secrets
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from statistics import median
from typing import ClassVar

from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_SCHEDULE
from heatcloak_lab.benchmarks.broker import LOOPBACK, PrivateBroker
from heatcloak_lab.benchmarks.machine import load_average, median_interval, resident_bytes
from heatcloak_lab.benchmarks.programs import Program, program
from heatcloak_lab.benchmarks.report import (
    Benchmark,
    Progress,
    Report,
    bytes_text,
    check_at_least,
    number_text,
    range_text,
    ratio_text,
    seconds_text,
)
from heatcloak_lab.benchmarks.service.growth import start_rounds
from heatcloak_lab.benchmarks.service.ingest import LostError
from heatcloak_lab.benchmarks.service.processes import (
    RunningService,
    broker_and_zone_file,
    estimate_subscriber,
    running_service,
)
from heatcloak_lab.experiments.result import Table
from heatcloak_shared.wire import Estimate
from heatcloak_shared.zone import Zone

RATE, LATENCY = "readings per second", "latency"
MOST_COST = 0.10
"""Share by which open pages may lower the ingest rate or raise the latency of estimates."""
MOST_GROWTH = 50e6
"""Bytes by which the service may grow while it serves pages."""
INTERVAL = 0.5
"""Seconds between two questions of a page, as for rounds of a second."""
SHORT_ROUND = 0.1
"""Seconds of a round where memory is measured, so that many rounds take minutes."""
SETTLED_ROUNDS = 100
"""Rounds after which memory is measured first: the history of a page is full then."""
_COUNT_INTERVAL = 0.02
_TIMEOUT = 600.0
_NOTES = (
    "pages: programs that ask the dashboard of `heatcloak serve` every half second, as its script does, on "
    "the same machine as the service, the broker and the load.",
    "ingest: readings of rounds that are over, sent as fast as the broker takes them to a service that "
    "commits them to SQLite; latency: from sending the last reading of a round to its estimate at a "
    "subscriber, for 50 nodes and rounds of a second.",
    "memory: resident bytes after the first hundred rounds and at the end, with the pages open.",
)


@dataclass(frozen=True)
class CostRow:
    """What open pages cost.

    Attributes:
        measure: `RATE` or `LATENCY`.
        pages: open pages.
        without: median without pages: readings per second, or seconds.
        with_pages: median with pages.
        ratio: median over the pairs of the latter to the former.
        ratio_low: a 95 % interval of that median, or the range of fewer than six pairs.
        ratio_high: its upper end.
        kept: whether the ratio is within `MOST_COST`.
        load_average: load average of the machine at the end.
    """

    measure: str
    pages: int
    without: float
    with_pages: float
    ratio: float
    ratio_low: float
    ratio_high: float
    kept: bool
    load_average: float


@dataclass(frozen=True)
class MemoryRow:
    """Memory of the service with open pages.

    Attributes:
        pages: open pages.
        rounds: rounds that were estimated.
        first: resident bytes after `SETTLED_ROUNDS` rounds.
        last: resident bytes at the end.
        answers: answers that the pages received.
        median_answer: median of the seconds that an answer took.
        kept: whether the growth is within `MOST_GROWTH`.
    """

    pages: int
    rounds: int
    first: float
    last: float
    answers: int
    median_answer: float
    kept: bool


@dataclass
class DashboardBenchmark(Benchmark):
    """The real service and a private mosquitto.

    Attributes:
        pages: open pages.
        pairs: number of turns with and without pages.
        rounds: rounds of 50 readings in each turn of the ingest.
        seconds: rounds of a second in each turn of the latency.
        memory_rounds: rounds for the memory.
        folder: a folder on the disk of the store.

    Raises:
        ParameterError: a value is out of range.
    """

    name: ClassVar[str] = "dashboard"
    pages: int = 20
    pairs: int = 6
    rounds: int = 1000
    seconds: int = 20
    memory_rounds: int = 2000
    folder: Path = Path()
    _costs: list[CostRow] = field(default_factory=list, init=False)
    _memory: list[MemoryRow] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        check_at_least(1, pages=self.pages, pairs=self.pairs, rounds=self.rounds, seconds=self.seconds)
        check_at_least(SETTLED_ROUNDS, memory_rounds=self.memory_rounds)

    def run(self, on_progress: Progress) -> None:
        """Measure ingest, latency and memory.

        Raises:
            LinkError: mosquitto is not installed, or does not start.
            ProgramError: the service does not become ready, or the load is late.
            LostError: a round has no estimate.
        """
        zone = new_zone("bench")
        with (
            broker_and_zone_file(zone, self.folder) as (broker, zone_file),
            running_service(zone_file, broker.address, "--dashboard") as serve,
        ):
            turns = _Turns(zone, zone_file, broker, serve, self.pages)
            runs: dict[str, Callable[[], float]] = {
                RATE: partial(turns.ingest_rate, self.rounds),
                LATENCY: partial(turns.latency, self.seconds),
            }
            for number, (measure, run) in enumerate(runs.items()):
                found: dict[bool, list[float]] = {True: [], False: []}
                for pair in range(self.pairs):
                    for with_pages in (pair % 2 == 0, pair % 2 == 1):
                        with turns.open_pages(with_pages):
                            found[with_pages].append(run())
                    on_progress(0.4 * (number + (pair + 1) / self.pairs))
                self._costs.append(_cost(measure, self.pages, found[False], found[True]))
        self._memory.append(
            _measure_memory(
                self.folder, self.pages, self.memory_rounds, lambda share: on_progress(0.8 + 0.2 * share)
            )
        )
        self._complete = True

    def report(self) -> Report:
        """Return what was measured so far."""
        names = ("pages", "pairs", "rounds", "seconds", "memory_rounds")
        setting: dict[str, object] = {name: getattr(self, name) for name in names}
        rows: dict[str, Sequence[CostRow | MemoryRow]] = {"costs": self._costs, "memory": self._memory}
        tables = (_cost_table(self._costs), _memory_table(self._memory))
        return Report(self.name, self._complete, setting, rows, tables, _NOTES, None)


class _Turns:
    """Turns of a running service with and without open pages."""

    def __init__(
        self, zone: Zone, zone_file: Path, broker: PrivateBroker, serve: RunningService, pages: int
    ) -> None:
        self._zone = zone
        self._zone_file = zone_file
        self._serve = serve
        self._broker = broker
        self._pages = pages
        self._common = {"zone": str(zone_file), "host": broker.address.host, "port": broker.address.port}

    @contextmanager
    def open_pages(self, are_open: bool) -> Iterator[None]:
        """Follow the zone with pages until the end of the block, or with none."""
        if not are_open:
            yield
            return
        with pages_of(self._zone, self._serve, self._pages, INTERVAL):
            yield

    def ingest_rate(self, rounds: int) -> float:
        """Return how many readings per second the service commits."""
        last = self._zone.schedule.round_of(time.time()) - 700
        task = {"kind": "burst", "first": last - rounds, "rounds": rounds}
        with program("service.load", **task, **self._common) as load:
            load.receive()
            before = self._stored()
            load.send(boot=secrets.token_hex(16))
            count = rounds * len(self._zone.nodes)
            started = load.receive(_TIMEOUT)["started"]
            while self._stored() - before < count:
                time.sleep(_COUNT_INTERVAL)
            return count / (time.monotonic() - float(started))

    def latency(self, seconds: int) -> float:
        """Return the median of the seconds from the last reading of a round to its estimate."""
        zone = self._zone
        arrived: dict[int, float] = {}

        def on_estimate(estimate: Estimate, when: float) -> None:
            arrived.setdefault(estimate.round, when)

        with program("service.load") as load:
            start_rounds(load, zone, self._zone_file, self._broker.address, seconds)
            with estimate_subscriber(zone.name, self._broker.address, on_estimate):
                times = {int(number): at for number, at in load.receive(_TIMEOUT)["sent"].items()}
                deadline = time.monotonic() + 10.0
                while not times.keys() <= arrived.keys() and time.monotonic() < deadline:
                    time.sleep(0.05)
        lost = times.keys() - arrived.keys()
        if lost:
            raise LostError(
                f"{len(lost)} of {len(times)} rounds have no estimate: check whether the machine is busy"
            )
        found: float = median(arrived[number] - at for number, at in times.items())
        return found

    def _stored(self) -> int:
        request = urllib.request.Request(
            f"http://{LOOPBACK}:{self._serve.port}/api/v1/zones/{self._zone.name}",
            headers={"Authorization": f"Bearer {self._serve.token}"},
        )
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
            return int(json.load(answer)["counts"]["stored"])


@contextmanager
def pages_of(zone: Zone, serve: RunningService, pages: int, interval: float) -> Iterator[Program]:
    """Follow a zone with open pages until the end of the block."""
    task = {"port": serve.port, "token": serve.token, "zone": zone.name, "pages": pages, "interval": interval}
    with program("service.open_pages", **task) as running:
        running.receive()
        yield running


def _cost(measure: str, pages: int, without: Sequence[float], with_pages: Sequence[float]) -> CostRow:
    ratio = median_interval(ours / theirs for ours, theirs in zip(with_pages, without, strict=True))
    kept = ratio.value >= 1.0 - MOST_COST if measure == RATE else ratio.value <= 1.0 + MOST_COST
    return CostRow(
        measure, pages, median(without), median(with_pages), *ratio, kept=kept, load_average=load_average()
    )


def _measure_memory(folder: Path, pages: int, rounds: int, on_progress: Progress) -> MemoryRow:
    """Measure the service with open pages for many short rounds."""
    zone = new_zone("bench", schedule=replace(DEFAULT_SCHEDULE, period=SHORT_ROUND))
    estimated: dict[int, int] = {}

    def on_estimate(found: Estimate, _arrived: float) -> None:
        estimated.setdefault(found.round, resident_bytes(serve.pid))

    with (
        broker_and_zone_file(zone, folder) as (broker, zone_file),
        program("service.load") as load,
        running_service(zone_file, broker.address, "--dashboard") as serve,
        pages_of(zone, serve, pages, INTERVAL) as running,
        estimate_subscriber(zone.name, broker.address, on_estimate),
    ):
        start_rounds(load, zone, zone_file, broker.address, rounds)
        deadline = time.monotonic() + rounds * SHORT_ROUND + 60.0
        while len(estimated) < rounds and time.monotonic() < deadline:
            on_progress(len(estimated) / rounds)
            time.sleep(0.2)
        running.send(stop=True)
        received = running.receive()
    if len(estimated) < rounds:
        raise LostError(
            f"{rounds - len(estimated)} of {rounds} rounds have no estimate: is the machine busy?"
        )
    memory = [estimated[number] for number in sorted(estimated)]
    first, last = median(memory[SETTLED_ROUNDS - 10 : SETTLED_ROUNDS + 10]), median(memory[-20:])
    return MemoryRow(
        pages, len(memory), first, last, received["answers"], received["median"], last - first <= MOST_GROWTH
    )


_KEPT = {True: "kept", False: "MISSED"}


def _cost_table(rows: Sequence[CostRow]) -> Table:
    columns = ("measure", "pages", "without", "with", "ratio", "95 %", "", "load")
    cells = (
        (
            row.measure,
            str(row.pages),
            *(_shown(row.measure, value) for value in (row.without, row.with_pages)),
            ratio_text(row.ratio),
            range_text(row.ratio_low, row.ratio_high),
            _KEPT[row.kept],
            number_text(row.load_average, ".1f"),
        )
        for row in rows
    )
    return Table("costs", "the service with and without open pages", columns, tuple(cells))


def _shown(measure: str, value: float) -> str:
    return seconds_text(value) if measure == LATENCY else f"{value:.0f}"


def _memory_table(rows: Sequence[MemoryRow]) -> Table:
    columns = ("pages", "rounds", f"after {SETTLED_ROUNDS}", "at the end", "growth", "", "answers", "median")
    cells = (
        (
            *map(str, (row.pages, row.rounds)),
            *map(bytes_text, (row.first, row.last, max(row.last - row.first, 0.0))),
            _KEPT[row.kept],
            str(row.answers),
            seconds_text(row.median_answer),
        )
        for row in rows
    )
    return Table("memory", "memory of the service with open pages", columns, tuple(cells))
