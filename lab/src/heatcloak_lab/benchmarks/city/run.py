"""One run of a real service with many zones at one rate: lags, costs, and whether every reading is stored."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, replace
from math import ceil, inf
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from paho.mqtt.client import Client, MQTTMessage

from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN, DEFAULT_SCHEDULE
from heatcloak_lab.benchmarks.broker import PrivateBroker, private_broker, subscriber
from heatcloak_lab.benchmarks.city.load import group_of, phase_of
from heatcloak_lab.benchmarks.city.recoveries import ZONE_SOURCES, settled_after
from heatcloak_lab.benchmarks.machine import load_average, processor_seconds
from heatcloak_lab.benchmarks.programs import Program, program
from heatcloak_lab.benchmarks.service.growth import clean_readings
from heatcloak_lab.benchmarks.service.ingest import LostError
from heatcloak_lab.benchmarks.service.processes import running_service, store_file
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.topics import ROOT
from heatcloak_shared.zone import Zone, render_zone

MOST_ZONES = 9999
SPREAD = 0.25
"""Seconds within which the nodes of all zones send, as nodes with synchronised clocks do."""
FIRST_SECONDS = 3.0
"""The first rounds within this time are not measured."""
PATIENCE = 1
"""Rounds that are sent after the measured ones. A measured round that has no estimate by then is late."""
_START_TIMEOUT = 120.0
_STORED_TIMEOUT = 60.0
_LOAD_TIMEOUT = 600.0
_WORKER = b"spawn_main"
"""Part of the command line of a worker process."""
_ROUND = re.compile(rb'"round":(\d+)')


@dataclass(frozen=True)
class CitySize:
    """The size of a city, of equal zones.

    Attributes:
        zones: how many zones.
        nodes: nodes of each.
        period: seconds of a round.
    """

    zones: int
    nodes: int
    period: float


@dataclass(frozen=True)
class RunRow:
    """What one run measured, over its rounds after the first ones.

    Attributes:
        purpose: what the run was for.
        method: the recovery method.
        workers: worker processes.
        zones, nodes, period: as of `CitySize`.
        rounds: measured rounds of each zone.
        estimated: share of them that have an estimate by the end of the run.
        lag_median, lag_p99: seconds from sending the last reading of a round to its estimate at a subscriber;
            infinite, and None here, where so many rounds have none.
        zone_lag_median, zone_lag_worst: the median and the largest of the zones' median lags.
        zone_estimated_worst: the lowest share of a zone's rounds that have an estimate.
        stored_rate: readings per second that the service took from the broker, to commit them.
        lateness_p99: seconds from when the readings of a round were due until the service took the last.
        load_late: seconds that the load was late at most.
        service, broker, load: processor seconds of the service, mosquitto and the load, for each round of a
            zone.
        worker: processor seconds of the workers, for each estimated round.
        busy: processor seconds per second of everything, the benchmark's subscriber included.
        load_average: load average of the machine at the end.
    """

    purpose: str
    method: str
    workers: int
    zones: int
    nodes: int
    period: float
    rounds: int
    estimated: float
    lag_median: float | None
    lag_p99: float | None
    zone_lag_median: float | None
    zone_lag_worst: float | None
    zone_estimated_worst: float
    stored_rate: float
    lateness_p99: float
    load_late: float
    service: float
    worker: float
    broker: float
    load: float
    busy: float
    load_average: float

    @property
    def size(self) -> CitySize:
        """Return the size of the city."""
        return CitySize(self.zones, self.nodes, self.period)

    @property
    def is_served(self) -> bool:
        """Return whether 99 % of the rounds have their estimate within a round."""
        return self.lag_p99 is not None and self.lag_p99 < self.period


def city_zones(size: CitySize) -> list[Zone]:
    """Return equal zones with different names of one length: corridors with the default promise."""
    domain = replace(DEFAULT_DOMAIN, n_sensors=size.nodes)
    first = new_zone(zone_name(0), domain, schedule=replace(DEFAULT_SCHEDULE, period=size.period))
    return [replace(first, name=zone_name(number)) for number in range(size.zones)]


def zone_name(number: int) -> str:
    """Return the name of the zone with this number, from 0."""
    return f"bench-{number:04d}"


def zone_number(name: str) -> int:
    """Return the number of the zone with this name."""
    return int(name.removeprefix("bench-"))


def write_zones(zones: Sequence[Zone], folder: Path) -> None:
    """Write the files of equal zones, each of which appears in the folder as a whole."""
    text = render_zone(zones[0]).replace(zones[0].name, "{name}", 1)
    head, _, tail = text.partition("{name}")
    for zone in zones:
        hidden = folder / f".{zone.name}"
        hidden.write_text(head + zone.name + tail, encoding="utf-8")
        hidden.rename(folder / f"{zone.name}.toml")


@contextmanager
def city(zones: Sequence[Zone], folder: Path) -> Iterator[tuple[PrivateBroker, Path]]:
    """Run a private broker, and write the zones' files into a new folder within ``folder``.

    Raises:
        LinkError: mosquitto is not installed, or does not start.
    """
    with private_broker() as broker, TemporaryDirectory(prefix="heatcloak-", dir=folder) as name:
        zone_folder = Path(name).resolve() / "zones"
        zone_folder.mkdir()
        write_zones(zones, zone_folder)
        yield broker, zone_folder


def start_load(
    load: Program, zones: Sequence[Zone], zone_folder: Path, broker: BrokerAddress, rounds: int, spread: float
) -> int:
    """Let the load send the readings of rounds at their times; return the first round.

    Args:
        load: the program.
        zones: the zones, of which the first has a file in ``zone_folder``.
        zone_folder: the folder of the zone files.
        broker: the broker.
        rounds: how many rounds.
        spread: seconds within which all zones send in each round.
    """
    load.send(
        zone=str(zone_folder / f"{zones[0].name}.toml"),
        names=[(zone.name, zone.rev) for zone in zones],
        clean=[clean_readings(zones[0], sources) for sources in ZONE_SOURCES],
        rounds=rounds,
        spread=spread,
        host=broker.host,
        port=broker.port,
    )
    return int(load.receive(_LOAD_TIMEOUT)["first"])


class Arrivals:
    """When the first estimate of each round arrived, in seconds of a monotonic clock.

    Attributes:
        times: the times by number of the zone and round.
    """

    def __init__(self) -> None:
        self.times: dict[tuple[int, int], float] = {}

    @contextmanager
    def subscribed(self, broker: BrokerAddress) -> Iterator[None]:
        """Note the estimates of all zones until the end of the block."""
        with subscriber(broker, f"{ROOT}/+/estimate", self._on_message):
            yield

    def _on_message(self, _client: Client, message: MQTTMessage) -> None:
        # Not decoded as a whole: that would take a share of the processors that the service needs.
        arrived = time.monotonic()
        found = _ROUND.search(message.payload)
        if found is not None:
            zone = zone_number(message.topic.split("/")[-2])
            self.times.setdefault((zone, int(found[1])), arrived)

    def lags(
        self, zones: Sequence[int], n_zones: int, sent: Mapping[int, Sequence[float]]
    ) -> dict[int, list[float]]:
        """Return the lags of some zones, infinite where no estimate arrived.

        Args:
            zones: the numbers of the zones.
            n_zones: how many zones the load sends for.
            sent: by round, when each group of zones sent its readings.
        """
        return {
            zone: [
                self.times.get((zone, number), inf) - times[group_of(zone, n_zones)]
                for number, times in sent.items()
            ]
            for zone in zones
        }


def measure_run(
    purpose: str,
    size: CitySize,
    method: str,
    workers: int,
    seconds: float,
    folder: Path,
    *,
    settled: bool = True,
) -> RunRow:
    """Run a new service for a city of this size.

    Args:
        purpose: what the run is for.
        size: the size.
        method: the recovery method.
        workers: worker processes of the service.
        seconds: how long to measure, after the first rounds.
        folder: a folder on the disk of the store.
        settled: whether to measure when recoveries take as long as they will.

    Raises:
        LinkError: mosquitto is not installed, or does not start.
        ProgramError: the service does not become ready.
        LostError: the store does not hold every reading.
    """
    zones = city_zones(size)
    first_rounds = max(settled_after(method) if settled else 0, ceil(FIRST_SECONDS / size.period))
    rounds = max(ceil(seconds / size.period), 2)
    options = ("--method", method, "--workers", str(workers))
    arrivals = Arrivals()
    with (
        city(zones, folder) as (broker, zone_folder),
        # The load starts while the service does.
        program("city.load") as load,
        running_service(zone_folder, broker.address, *options, timeout=_START_TIMEOUT) as serve,
        arrivals.subscribed(broker.address),
    ):
        total = first_rounds + rounds + PATIENCE
        first = start_load(load, zones, zone_folder, broker.address, total, SPREAD) + first_rounds
        schedule = zones[0].schedule
        processes = _Processes(serve.pid, broker.pid, load.pid)
        before = processes.after(schedule.start_of(first))
        spent = processes.after(schedule.start_of(first + rounds)) - before
        sent = load.receive(_LOAD_TIMEOUT)["sent"]
        sleep_until(schedule.start_of(first + rounds + PATIENCE))
        measured = dict(enumerate(sent[first_rounds : first_rounds + rounds], first))
        lags = arrivals.lags(range(size.zones), size.zones, measured)
        n_sent = total * size.zones * size.nodes
        _wait_until_stored(store_file(zone_folder), n_sent)
        taken = _readings_taken(store_file(zone_folder), first, rounds, schedule)
    all_lags = [lag for of_zone in lags.values() for lag in of_zone]
    of_zones = [median(of_zone) for of_zone in lags.values()]
    shares = [sum(lag < inf for lag in of_zone) / rounds for of_zone in lags.values()]
    due = {number: schedule.start_of(number) for number in measured}
    late = [
        at - due[number] - phase_of(group_of(zone, size.zones), size.zones, SPREAD)
        for (zone, number), at in taken.times.items()
    ]
    # Monotonic times of the load and times of the schedule differ by this.
    offset = time.time() - time.monotonic()
    load_late = max(
        at + offset - due[number] - phase_of(group, size.zones, SPREAD)
        for number, times in measured.items()
        for group, at in enumerate(times)
    )
    n_rounds = size.zones * rounds
    n_estimated = max(sum(shares) * rounds, 1.0)
    return RunRow(
        *(purpose, method, workers, size.zones, size.nodes, size.period, rounds),
        estimated=sum(shares) / size.zones,
        lag_median=_finite(median(all_lags)),
        lag_p99=_finite(quantile(all_lags, 0.99)),
        zone_lag_median=_finite(median(of_zones)),
        zone_lag_worst=_finite(max(of_zones)),
        zone_estimated_worst=min(shares),
        stored_rate=taken.rate,
        lateness_p99=quantile(late, 0.99),
        load_late=load_late,
        service=spent.service / n_rounds,
        worker=spent.workers / n_estimated,
        broker=spent.broker / n_rounds,
        load=spent.load / n_rounds,
        busy=spent.total / (rounds * size.period),
        load_average=load_average(),
    )


def _finite(value: float) -> float | None:
    return None if value == inf else value


def quantile(values: Sequence[float], share: float) -> float:
    """Return the smallest value that is at least as large as this share of them."""
    return sorted(values)[max(ceil(share * len(values)) - 1, 0)]


@dataclass(frozen=True)
class _Spent:
    """Processor seconds of the processes of a run."""

    service: float
    workers: float
    broker: float
    load: float
    subscriber: float

    @property
    def total(self) -> float:
        return self.service + self.workers + self.broker + self.load + self.subscriber

    def __sub__(self, before: _Spent) -> _Spent:
        return _Spent(
            self.service - before.service,
            self.workers - before.workers,
            self.broker - before.broker,
            self.load - before.load,
            self.subscriber - before.subscriber,
        )


class _Processes:
    """The processes of a run."""

    def __init__(self, serve: int, broker: int, load: int) -> None:
        self._serve, self._broker, self._load = serve, broker, load
        self._workers = worker_processes(serve)

    def after(self, moment: float) -> _Spent:
        """Return what they have spent by a moment, seconds since 1970."""
        sleep_until(moment)
        return _Spent(
            processor_seconds(self._serve),
            sum(processor_seconds(pid) for pid in self._workers),
            processor_seconds(self._broker),
            processor_seconds(self._load),
            time.process_time(),
        )


def worker_processes(serve: int) -> list[int]:
    """Return the process ids of the workers of a service (Linux)."""
    found = []
    for folder in Path("/proc").iterdir():
        # A process may end meanwhile.
        with suppress(OSError, ValueError, IndexError):
            fields = (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            if int(fields[1]) == serve and _WORKER in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


@dataclass(frozen=True)
class _Taken:
    """What the service took from the broker, to commit it.

    Attributes:
        times: by zone and round, when it took the last reading, seconds since 1970.
        rate: readings per second.
    """

    times: Mapping[tuple[int, int], float]
    rate: float


def _readings_taken(store: Path, first: int, rounds: int, schedule: Schedule) -> _Taken:
    """Return when the readings of consecutive rounds were taken, and the rate during these rounds."""
    began, ended = schedule.start_of(first), schedule.start_of(first + rounds)
    with closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True, timeout=30.0)) as connection:
        rows = connection.execute(
            "SELECT zone, round, max(arrived) FROM readings WHERE round >= ? AND round < ?"
            " GROUP BY zone, round",
            (first, first + rounds),
        ).fetchall()
        count = connection.execute(
            "SELECT count(*) FROM readings WHERE arrived >= ? AND arrived < ?", (began, ended)
        ).fetchone()[0]
    times = {(zone_number(zone), number): latest for zone, number, latest in rows}
    return _Taken(times, count / (ended - began))


def _wait_until_stored(store: Path, count: int) -> None:
    """Wait until a store holds ``count`` readings.

    Raises:
        LostError: it does not after a while.
    """
    deadline = time.monotonic() + _STORED_TIMEOUT
    with closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True, timeout=30.0)) as connection:
        while True:
            stored = int(connection.execute("SELECT count(*) FROM readings").fetchone()[0])
            if stored == count:
                return
            if stored > count or time.monotonic() > deadline:
                raise LostError(f"the store holds {stored} of {count} readings: report this")
            time.sleep(0.1)


def sleep_until(moment: float) -> None:
    """Sleep until a moment, in seconds since 1970."""
    time.sleep(max(moment - time.time(), 0.0))
