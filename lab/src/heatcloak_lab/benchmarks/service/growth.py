"""The cost of the service for more nodes: a real ``heatcloak serve``, one reading per second and node."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import ceil
from pathlib import Path
from statistics import fmean, median

import numpy as np

from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN
from heatcloak_aggregator.zones.kinds import domain_of
from heatcloak_lab.benchmarks.broker import PrivateBroker
from heatcloak_lab.benchmarks.machine import load_average, processor_seconds
from heatcloak_lab.benchmarks.programs import Program, program
from heatcloak_lab.benchmarks.report import Progress
from heatcloak_lab.benchmarks.service.load import MAX_LEAD
from heatcloak_lab.benchmarks.service.processes import (
    broker_and_zone_file,
    estimate_subscriber,
    memory_samples,
    running_service,
)
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.wire import Estimate
from heatcloak_shared.zone import Zone

NODES_PER_CONNECTION, MAX_CONNECTIONS = 50, 40
_SOURCES = (0.31, 0.66)
"""Locations of the sources, as shares of the interval."""
_LAST_ESTIMATE_TIMEOUT = 15.0
"""Seconds to wait for the last estimate after the last round."""


@dataclass(frozen=True)
class GrowthRow:
    """The results for one number of nodes.

    Attributes:
        nodes: number of nodes.
        rounds: number of rounds sent, of one second each.
        estimated: number of rounds that were estimated and published.
        complete: number of those whose first estimate missed no node.
        latency_median, latency_p99, latency_max: seconds from sending the last reading of a round to the
            broker until its first estimate arrives at a subscriber; None without an estimate.
        serve, broker, load: processor seconds per second of the service, mosquitto and the load.
        resident_first, resident_last: mean resident bytes of the service in the first and last third.
        load_average: load average of the machine at the end.
    """

    nodes: int
    rounds: int
    estimated: int
    complete: int
    latency_median: float | None
    latency_p99: float | None
    latency_max: float | None
    serve: float
    broker: float
    load: float
    resident_first: float
    resident_last: float
    load_average: float


def measure_growth(folder: Path, nodes: int, seconds: int, on_progress: Progress) -> GrowthRow:
    """Measure a zone of ``nodes`` nodes for ``seconds`` rounds of a second.

    Raises:
        LinkError: mosquitto is not installed, or does not start.
        ProgramError: the service does not become ready, or the load is late.
    """
    zone = new_zone("bench", replace(DEFAULT_DOMAIN, n_sensors=nodes))
    with (
        broker_and_zone_file(zone, folder) as (broker, zone_file),
        # The load starts while the service does.
        program("service.load") as load,
        running_service(zone_file, broker.address) as serve,
    ):
        return _measure(zone, zone_file, broker, serve.pid, load, seconds, on_progress)


def _measure(
    zone: Zone,
    zone_file: Path,
    broker: PrivateBroker,
    serve: int,
    load: Program,
    seconds: int,
    on_progress: Progress,
) -> GrowthRow:
    nodes = len(zone.nodes)
    first = start_rounds(load, zone, zone_file, broker.address, seconds)
    arrived: dict[int, tuple[float, int]] = {}

    def on_estimate(estimate: Estimate, when: float) -> None:
        arrived.setdefault(estimate.round, (when, len(estimate.missing)))

    with estimate_subscriber(zone.name, broker.address, on_estimate):
        time.sleep(max(zone.schedule.start_of(first) - 0.2 - time.time(), 0.0))
        started, before = time.monotonic(), [processor_seconds(pid) for pid in (serve, broker.pid)]
        with memory_samples(serve) as samples:
            _wait(lambda: time.monotonic() - started > seconds, seconds, on_progress)
            after = [processor_seconds(pid) for pid in (serve, broker.pid)]
            duration = time.monotonic() - started
        result = load.receive()
        sent = {int(number): at for number, at in result["sent"].items()}
        _wait(lambda: sent.keys() <= arrived.keys(), _LAST_ESTIMATE_TIMEOUT, lambda share: None)
    latencies = sorted(arrived[number][0] - at for number, at in sent.items() if number in arrived)
    third = max(len(samples) // 3, 1)
    return GrowthRow(
        nodes=nodes,
        rounds=len(sent),
        estimated=len(latencies),
        complete=sum(arrived[number][1] == 0 for number in sent if number in arrived),
        latency_median=median(latencies) if latencies else None,
        latency_p99=float(np.quantile(latencies, 0.99)) if latencies else None,
        latency_max=latencies[-1] if latencies else None,
        serve=(after[0] - before[0]) / duration,
        broker=(after[1] - before[1]) / duration,
        load=result["processor"] / duration,
        resident_first=fmean(samples[:third]),
        resident_last=fmean(samples[-third:]),
        load_average=load_average(),
    )


def start_rounds(load: Program, zone: Zone, zone_file: Path, broker: BrokerAddress, rounds: int) -> int:
    """Let the load send the readings of rounds at their times; return the first round.

    The load's next message, ``sent``, has the monotonic time at which the last reading of each was sent.
    """
    load.send(
        kind="paced",
        zone=str(zone_file),
        boot=secrets.token_hex(16),
        clean=clean_readings(zone),
        rounds=rounds,
        host=broker.host,
        port=broker.port,
        connections=min(ceil(len(zone.nodes) / NODES_PER_CONNECTION), MAX_CONNECTIONS),
    )
    return int(load.receive(2.0 * MAX_LEAD)["first"])


def clean_readings(zone: Zone, sources: Sequence[float] = _SOURCES) -> list[float]:
    """Return readings without noise by place, for sources at these shares of the interval."""
    domain = domain_of(zone.domain)
    intensities = np.zeros(zone.domain.n_sources)
    intensities[[int(share * zone.domain.n_sources) for share in sources]] = 1.0
    return [float(value) for value in domain.operator(zone.domain.spread).matrix() @ intensities]


def _wait(is_over: Callable[[], bool], seconds: float, on_progress: Progress) -> None:
    started = time.monotonic()
    while not is_over() and (passed := time.monotonic() - started) < seconds:
        on_progress(min(passed / seconds, 1.0))
        time.sleep(0.05)
