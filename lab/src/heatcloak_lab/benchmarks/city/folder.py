"""Many zones in one folder: start-up, memory, and whether zones that come and go disturb the others."""

from __future__ import annotations

import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path
from statistics import median

from heatcloak_lab.benchmarks.broker import LOOPBACK
from heatcloak_lab.benchmarks.city.run import (
    Arrivals,
    CitySize,
    city,
    city_zones,
    quantile,
    sleep_until,
    start_load,
    worker_processes,
    write_zones,
)
from heatcloak_lab.benchmarks.machine import load_average, resident_bytes
from heatcloak_lab.benchmarks.programs import ProgramError, program
from heatcloak_lab.benchmarks.report import Progress
from heatcloak_lab.benchmarks.service.processes import RunningService, running_service
from heatcloak_shared.zone import Zone

PHASES = ("first round", "before", "zones are added", "after", "zones are removed", "after that")
"""What happens in each of the rounds."""
_ADDED, _REMOVED = PHASES.index("zones are added"), PHASES.index("zones are removed")
SPREAD = 0.8
"""Share of a round over which the zones send: a thousand zones at once would only measure the burst."""
_START_TIMEOUT = 600.0
_CHANGE_TIMEOUT = 120.0
_LOAD_TIMEOUT = 600.0
_POLL = 0.1


@dataclass(frozen=True)
class FolderRow:
    """A service of all zones in a folder.

    Attributes:
        zones, nodes, period: the zones, nodes of each, and seconds of a round.
        changed: zones that were added, and then removed.
        start_one, start: seconds from the start of the service until it is ready, with one zone and with all.
        memory_one, memory: resident bytes of the service and its worker with one zone and with all.
        memory_of_zone: resident bytes of one zone of the service and its worker.
        adding: seconds until the service served the last of the zones whose files were written.
        removing: seconds until it no longer served the last of the zones whose files were deleted.
        load_average: load average of the machine at the end.
    """

    zones: int
    nodes: int
    period: float
    changed: int
    start_one: float
    start: float
    memory_one: int
    memory: int
    memory_of_zone: float
    adding: float
    removing: float
    load_average: float


@dataclass(frozen=True)
class PhaseRow:
    """The zones of a folder that stay, during one round.

    Attributes:
        phase: what happens in the round.
        zones: how many zones stay.
        estimated: share of them whose round has an estimate.
        lag_median, lag_p99, lag_max: seconds from sending the last reading of the round to its estimate; None
            where so many zones have none.
    """

    phase: str
    zones: int
    estimated: float
    lag_median: float | None
    lag_p99: float | None
    lag_max: float | None


def measure_folder(
    size: CitySize, changed: int, method: str, folder: Path, on_progress: Progress
) -> tuple[FolderRow, list[PhaseRow]]:
    """Measure a service of a folder of zones, of which further ones are added and removed.

    Args:
        size: the zones that stay.
        changed: how many zones are added and removed.
        method: the recovery method.
        folder: a folder on the disk of the store.
        on_progress: called with the progress from 0 to 1.

    Raises:
        LinkError: mosquitto is not installed, or does not start.
        ProgramError: the service does not become ready, or does not follow the folder.
    """
    zones = city_zones(CitySize(size.zones + changed, size.nodes, size.period))
    kept, others = zones[: size.zones], zones[size.zones :]
    start_one, memory_one = _measure_start(kept[:1], method, folder)
    on_progress(0.1)
    arrivals = Arrivals()
    began = time.monotonic()
    with (
        city(kept, folder) as (broker, zone_folder),
        running_service(zone_folder, broker.address, *_options(method), timeout=_START_TIMEOUT) as serve,
    ):
        start = time.monotonic() - began
        on_progress(0.2)
        with arrivals.subscribed(broker.address), program("city.load") as load:
            schedule = kept[0].schedule
            rounds, spread = len(PHASES) + 1, SPREAD * size.period
            first = start_load(load, zones, zone_folder, broker.address, rounds, spread)
            sleep_until(schedule.start_of(first + _ADDED))
            memory = _memory(serve.pid)
            on_progress(0.4)
            write_zones(others, zone_folder)
            adding = _seconds_until(serve, others[-1:], is_served=True)
            sleep_until(schedule.start_of(first + _REMOVED))
            on_progress(0.7)
            for zone in others:
                (zone_folder / f"{zone.name}.toml").unlink()
            removing = _seconds_until(serve, others[-1:], is_served=False)
            sent = load.receive(_LOAD_TIMEOUT)["sent"]
    on_progress(1.0)
    row = FolderRow(
        *(size.zones, size.nodes, size.period, changed),
        *(start_one, start, memory_one, memory),
        memory_of_zone=(memory - memory_one) / max(size.zones - 1, 1),
        adding=adding,
        removing=removing,
        load_average=load_average(),
    )
    phases = []
    for number, phase in enumerate(PHASES):
        of_round = {first + number: sent[number]}
        lags = [
            lag
            for of_zone in arrivals.lags(range(size.zones), len(zones), of_round).values()
            for lag in of_zone
        ]
        figures = (median(lags), quantile(lags, 0.99), max(lags))
        shown = [None if each == inf else each for each in figures]
        phases.append(PhaseRow(phase, size.zones, sum(lag < inf for lag in lags) / len(lags), *shown))
    return row, phases


def _measure_start(zones: Sequence[Zone], method: str, folder: Path) -> tuple[float, int]:
    """Return the seconds until a service of zones is ready, and the resident bytes then."""
    began = time.monotonic()
    with (
        city(zones, folder) as (broker, zone_folder),
        running_service(zone_folder, broker.address, *_options(method)) as serve,
    ):
        return time.monotonic() - began, _memory(serve.pid)


def _options(method: str) -> tuple[str, ...]:
    return "--method", method, "--workers", "1"


def _memory(serve: int) -> int:
    return sum(map(resident_bytes, [serve, *worker_processes(serve)]))


def _seconds_until(serve: RunningService, zones: Sequence[Zone], *, is_served: bool) -> float:
    """Return the seconds until the service serves zones, or serves them no longer.

    Raises:
        ProgramError: that takes too long.
    """
    began = time.monotonic()
    for zone in zones:
        while _is_served(serve, zone.name) is not is_served:
            if time.monotonic() - began > _CHANGE_TIMEOUT:
                raise ProgramError(
                    f"heatcloak serve did not follow its folder within {_CHANGE_TIMEOUT:.0f} s: read its log"
                )
            time.sleep(_POLL)
    return time.monotonic() - began


def _is_served(serve: RunningService, zone: str) -> bool:
    request = urllib.request.Request(
        f"http://{LOOPBACK}:{serve.port}/api/v1/zones/{zone}",
        headers={"Authorization": f"Bearer {serve.token}"},
    )
    try:
        with urllib.request.urlopen(request, timeout=30):  # noqa: S310
            return True
    except urllib.error.HTTPError as error:
        if error.code != 404:
            raise
        return False
