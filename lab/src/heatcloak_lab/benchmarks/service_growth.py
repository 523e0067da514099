"""What a zone of more nodes costs: a real ``heatcloak serve``, one reading a second of every node."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import ceil
from pathlib import Path
from statistics import fmean, median
from tempfile import TemporaryDirectory

import numpy as np

from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN
from heatcloak_aggregator.zones.kinds import domain_of
from heatcloak_lab.benchmarks.service_broker import PrivateBroker, private_broker
from heatcloak_lab.benchmarks.service_process import Memory, estimates_of, serving
from heatcloak_lab.benchmarks.service_programs import (
    Program,
    load_average,
    processor_seconds,
    program,
)
from heatcloak_shared.wire import Estimate
from heatcloak_shared.zone import Zone, render_zone

NODES_A_CONNECTION, MOST_CONNECTIONS = 50, 40
LEAD = 1.5
"""Seconds before the first round, besides what it takes to encode each reading."""
_SOURCES = (0.31, 0.66)
"""Where people stand, as a share of the corridor."""
_LAST_WAIT = 15.0
"""Seconds after the last round in which its estimate is awaited."""


@dataclass(frozen=True)
class GrowthRow:
    """A zone of some nodes.

    Attributes:
        nodes: how many.
        rounds: how many rounds of a second were sent.
        estimated: how many of them were estimated and published.
        complete: how many of these with no node missing, the first time.
        latency_median, latency_p99, latency_most: seconds from a round's last reading, handed to the broker,
            to its first estimate at a subscriber; None where there was none.
        serve, broker, load: processor seconds a second of the service, of mosquitto, and of the load itself.
        resident_first, resident_last: mean resident bytes of the service in the first and last third.
        load_average: the machine's in the end.
    """

    nodes: int
    rounds: int
    estimated: int
    complete: int
    latency_median: float | None
    latency_p99: float | None
    latency_most: float | None
    serve: float
    broker: float
    load: float
    resident_first: float
    resident_last: float
    load_average: float


def measure_growth(folder: Path, nodes: int, seconds: int, on_progress: Callable[[float], None]) -> GrowthRow:
    """A zone of ``nodes`` nodes, which is served for so many rounds of a second.

    Raises:
        LinkError: mosquitto is not installed, or does not start.
        ProgramError: the service does not become ready, or the load can't keep its times.
    """
    domain = replace(DEFAULT_DOMAIN, n_sensors=nodes)
    zone = new_zone("bench", domain)
    with private_broker() as broker, TemporaryDirectory(prefix="heatcloak-", dir=folder) as name:
        zone_file = Path(name).resolve() / "zone.toml"
        zone_file.write_text(render_zone(zone), encoding="utf-8")
        # The load first: it starts while the service does.
        with program("service_load") as load, serving(zone_file, broker.address) as serve:
            return _served(zone, zone_file, broker, serve, load, seconds, on_progress)


def _served(
    zone: Zone,
    zone_file: Path,
    broker: PrivateBroker,
    serve: int,
    load: Program,
    seconds: int,
    on_progress: Callable[[float], None],
) -> GrowthRow:
    nodes = len(zone.nodes)
    first = zone.schedule.round_of(time.time() + LEAD + 1e-4 * nodes * seconds)
    load.say(
        kind="paced",
        zone=str(zone_file),
        boot=secrets.token_hex(16),
        clean=_clean(zone),
        first=first,
        rounds=seconds,
        host=broker.address.host,
        port=broker.address.port,
        connections=min(ceil(nodes / NODES_A_CONNECTION), MOST_CONNECTIONS),
    )
    load.hear()
    came: dict[int, tuple[float, int]] = {}

    def heard(estimate: Estimate, when: float) -> None:
        came.setdefault(estimate.round, (when, len(estimate.missing)))

    with estimates_of(zone.name, broker.address, heard):
        time.sleep(max(zone.schedule.start_of(first) - 0.2 - time.time(), 0.0))
        begun, before = time.monotonic(), [processor_seconds(each) for each in (serve, broker.pid)]
        with Memory(serve) as memory:
            _wait(lambda: time.monotonic() - begun > seconds, seconds, on_progress)
            spent = [processor_seconds(each) for each in (serve, broker.pid)]
            lasted = time.monotonic() - begun
        told = load.hear()
        sent = {int(number): at for number, at in told["sent"].items()}
        _wait(lambda: sent.keys() <= came.keys(), _LAST_WAIT, lambda share: None)
    late = sorted(came[number][0] - at for number, at in sent.items() if number in came)
    third = max(len(memory.seen) // 3, 1)
    shares = [(after - earlier) / lasted for after, earlier in zip(spent, before, strict=True)]
    return GrowthRow(
        nodes=nodes,
        rounds=len(sent),
        estimated=len(late),
        complete=sum(came[number][1] == 0 for number in sent if number in came),
        latency_median=median(late) if late else None,
        latency_p99=float(np.quantile(late, 0.99)) if late else None,
        latency_most=late[-1] if late else None,
        serve=shares[0],
        broker=shares[1],
        load=told["processor"] / lasted,
        resident_first=fmean(memory.seen[:third]),
        resident_last=fmean(memory.seen[-third:]),
        load_average=load_average(),
    )


def _clean(zone: Zone) -> list[float]:
    domain = domain_of(zone.domain)
    present = np.zeros(zone.domain.n_sources)
    present[[int(share * zone.domain.n_sources) for share in _SOURCES]] = 1.0
    return [float(value) for value in domain.operator(zone.domain.spread).matrix() @ present]


def _wait(is_over: Callable[[], bool], seconds: float, on_progress: Callable[[float], None]) -> None:
    begun = time.monotonic()
    while not is_over() and (passed := time.monotonic() - begun) < seconds:
        on_progress(min(passed / seconds, 1.0))
        time.sleep(0.05)
