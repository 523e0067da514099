"""The rate at which the service commits readings, compared in turns with clients that only count them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median

from heatcloak_aggregator.service.kinds import DEFAULT_WINDOW
from heatcloak_aggregator.store import Store
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_lab.benchmarks.machine import interleave, load_average, median_interval
from heatcloak_lab.benchmarks.programs import Program, program
from heatcloak_lab.benchmarks.report import Progress
from heatcloak_lab.benchmarks.service.processes import broker_and_zone_file, store_file
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import HeatcloakError
from heatcloak_shared.topics import node_topic
from heatcloak_shared.zone import Zone

MIN_RATIO = 0.7
"""The required ratio of the service's rate to that of the bare aiomqtt loop."""
AIOMQTT, PAHO = "bare aiomqtt loop", "bare paho client"
BACKLOG, RECENT = "backlog", "each round estimated"
_TIMEOUT = 600.0


class LostError(HeatcloakError):
    """Readings that were sent are not in the store, or not in an estimate."""


@dataclass(frozen=True)
class IngestRow:
    """The results of one receiver.

    Attributes:
        receiver: the store of the service, or a bare client.
        workload: for the service, whether the readings are a backlog, or their rounds are estimated
            meanwhile.
        messages: messages per turn.
        rate: median of messages per second, from the first one sent to the last one committed and
            acknowledged.
        processor: median of the receiver's processor seconds per message.
        ratio: median over the pairs of its rate to that of the bare aiomqtt loop; None without a comparison.
        ratio_low, ratio_high: a 95 % interval of that median, or the range of fewer than six pairs.
        processor_ratio: median over the pairs of its processor time to that of the bare aiomqtt loop.
        bound: lower limit of ``ratio``; None without a limit.
        kept: whether the limit is kept.
        load_average: load average of the machine at the end.
    """

    receiver: str
    workload: str
    messages: int
    rate: float
    processor: float
    ratio: float | None
    ratio_low: float | None
    ratio_high: float | None
    processor_ratio: float | None
    bound: float | None
    kept: bool | None
    load_average: float


@dataclass(frozen=True)
class _Turn:
    rate: float
    processor: float


def measure_ingest(
    folder: Path, url: str | None, rounds: int, pairs: int, on_progress: Progress
) -> Iterator[list[IngestRow]]:
    """Measure the service with SQLite in ``folder`` and with the store ``url``, and bare clients.

    Args:
        folder: a folder on the disk to measure.
        url: another store; None for none.
        rounds: rounds of readings per turn.
        pairs: number of turns of each receiver.
        on_progress: called with the progress from 0 to 1.

    Yields:
        All rows so far, after each pair and at the end.

    Raises:
        LinkError: mosquitto is not installed, or does not start.
        StoreError: the other store can't be used.
        LostError: the store does not hold every reading once.
    """
    if url is not None:
        Store(url).close()
    # A unique name: the other store may hold readings of an earlier run.
    zone = new_zone(f"bench-{secrets.token_hex(4)}")
    with broker_and_zone_file(zone, folder) as (broker, zone_file):
        stores = {"SQLite": f"sqlite:///{store_file(zone_file)}"}
        stores |= {} if url is None else {"PostgreSQL": url}
        turns = _Turns(zone, zone_file, broker.address, rounds)
        # Without a limit, fewer pairs do, and a short run has none.
        pairs_of = {BACKLOG: pairs, RECENT: pairs // 3}
        done, total = 0, sum(pairs_of.values()) * (1 + len(stores)) + 1
        finished: list[IngestRow] = []
        for workload in (each for each, number in pairs_of.items() if number):
            with turns.running_load(workload) as load:
                receivers: dict[str, Callable[[int], _Turn]] = {AIOMQTT: partial(turns.bare, load, "aiomqtt")}
                for store, store_url in stores.items():
                    receivers[store] = partial(turns.service, load, store_url)
                timed: dict[str, list[_Turn]] = {name: [] for name in receivers}
                found: list[IngestRow] = []
                for of_pair in interleave(receivers, range(pairs_of[workload])):
                    for turn in of_pair:
                        timed[turn.name].append(turn.answer)
                    done += len(of_pair)
                    on_progress(done / total)
                    found = [
                        _row(
                            name,
                            "" if name == AIOMQTT else workload,
                            turns.count,
                            timed[name],
                            timed[AIOMQTT],
                        )
                        for name in receivers
                        if name != AIOMQTT or workload == BACKLOG
                    ]
                    yield finished + found
                if workload == BACKLOG:
                    found.append(_row(PAHO, "", turns.count, [turns.bare(load, "paho")], None))
                finished += found
        yield finished


class _Turns:
    """Turns of receivers that get the same readings from one load."""

    def __init__(self, zone: Zone, zone_file: Path, broker: BrokerAddress, rounds: int) -> None:
        self._zone = zone
        self._common = {"zone": str(zone_file), "host": broker.host, "port": broker.port}
        self._rounds = rounds
        self._received: dict[str, int] = {}
        self.count = rounds * len(zone.nodes)

    @contextmanager
    def running_load(self, workload: str) -> Iterator[Program]:
        """Run the load; yield it with its readings encoded."""
        end = self._zone.schedule.round_of(time.time()) - 1
        if workload == BACKLOG:
            end -= int(DEFAULT_WINDOW) + 60
        task = {"kind": "burst", "first": end - self._rounds, "rounds": self._rounds}
        with program("service.load", **task, **self._common) as load:
            load.receive()
            yield load

    def bare(self, load: Program, kind: str, _pair: int = 0) -> _Turn:
        """Measure a client that only counts."""
        topic = node_topic(self._zone.name, "+", "reading")
        task = {"kind": kind, "topic": topic, "count": self.count}
        with program("service.receivers", **task, **self._common) as receiver:
            return self._timed(load, receiver)

    def service(self, load: Program, url: str, _pair: int) -> _Turn:
        """Measure the service with the store at ``url``."""
        before = self._received.get(url, 0)
        task = {"kind": "service", "store": url, "count": self.count}
        with program("service.receivers", **task, **self._common) as receiver:
            turn = self._timed(load, receiver)
            self._received[url] = received = receiver.receive()["received"]
        if received - before != self.count:
            raise LostError(
                f"the store holds {received - before} of {self.count} readings: keep it and report this"
            )
        return turn

    def _timed(self, load: Program, receiver: Program) -> _Turn:
        receiver.receive()
        load.send(boot=secrets.token_hex(16))
        started = load.receive(_TIMEOUT)["started"]
        result = receiver.receive(_TIMEOUT)
        return _Turn(self.count / (result["done"] - started), result["processor"] / self.count)


def _row(
    receiver: str, workload: str, count: int, turns: Sequence[_Turn], bare: Sequence[_Turn] | None
) -> IngestRow:
    rate, processor = (median(turn.rate for turn in turns), median(turn.processor for turn in turns))
    if bare is None or turns is bare:
        return IngestRow(receiver, workload, count, rate, processor, *(None,) * 6, load_average())
    pairs = list(zip(turns, bare, strict=True))
    ratio = median_interval(ours.rate / theirs.rate for ours, theirs in pairs)
    processor_ratio = median_interval(ours.processor / theirs.processor for ours, theirs in pairs).value
    bound = MIN_RATIO if workload == BACKLOG else None
    return IngestRow(
        *(receiver, workload, count, rate, processor, *ratio, processor_ratio, bound),
        kept=None if bound is None else ratio.value >= bound,
        load_average=load_average(),
    )
