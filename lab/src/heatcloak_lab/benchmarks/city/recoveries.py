"""Recoveries without service, broker and store: how many a process makes, and how many two processes make.

``python -m heatcloak_lab.benchmarks.city.recoveries`` reads one task, sends ``ready`` when its estimators
have the earlier rounds that an estimate depends on, and then, for each task with ``seconds``, how many
``rounds`` it recovered in so many ``seconds``, and the ``processor`` seconds.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path

from threadpoolctl import threadpool_limits

from heatcloak_aggregator.method_names import DEFAULT_POOLED, TRACKER, TRACKER_WINDOW
from heatcloak_aggregator.service.kinds import ZoneSettings, estimator_of
from heatcloak_aggregator.service.rounds import Round, round_of
from heatcloak_lab.benchmarks.programs import program, receive_task, run_program, send_to_parent
from heatcloak_lab.benchmarks.service.growth import clean_readings
from heatcloak_lab.benchmarks.service.load import simulated_readings
from heatcloak_shared.zone import Zone, load_zone

ZONE_SOURCES = ((0.31, 0.66), (0.2, 0.8), (0.45, 0.7), (0.12, 0.5))
"""Locations of the people in a zone, as shares of the corridor. Zones take turns."""
_CHUNK = 20
_BOOT = "0" * 32
_START_TIMEOUT = 300.0


def settled_after(method: str) -> int:
    """Return the rounds of a zone after which a recovery takes as long as later ones."""
    # The tracker looks at the rounds of its window; the last ones hardly cost.
    return 2 * TRACKER_WINDOW // 3 if method == TRACKER else 1


@dataclass(frozen=True)
class RecoveryRow:
    """Recoveries without service, broker and store.

    Attributes:
        method: the recovery method.
        nodes: nodes of a zone.
        processes: how many processes recovered at the same time.
        rate: recoveries per second of all processes.
        processor: processor seconds of a recovery.
        ratio: multiple of the rate of one process: what a second process is worth on this machine.
    """

    method: str
    nodes: int
    processes: int
    rate: float
    processor: float
    ratio: float


def measure_recoveries(
    zone: Zone, zone_file: Path, method: str, seconds: float, counts: tuple[int, ...]
) -> list[RecoveryRow]:
    """Measure the recoveries of several numbers of processes, in turns, and return a row for each.

    Args:
        zone: the zone.
        zone_file: its file.
        method: the recovery method.
        seconds: duration of each of two turns.
        counts: numbers of processes, the first of which is 1.

    Raises:
        ProgramError: a process ended early.
    """
    with ExitStack() as stack:
        task = {"zone": str(zone_file), "method": method}
        programs = [stack.enter_context(program("city.recoveries", **task)) for _ in range(max(counts))]
        for each in programs:
            each.receive(_START_TIMEOUT)
        rates: dict[int, list[float]] = {count: [] for count in counts}
        processor: dict[int, list[float]] = {count: [] for count in counts}
        for count in (*counts, *reversed(counts)):
            for each in programs[:count]:
                each.send(seconds=seconds)
            answers = [each.receive(_START_TIMEOUT) for each in programs[:count]]
            rates[count].append(sum(each["rounds"] / each["seconds"] for each in answers))
            processor[count].append(sum(each["processor"] / each["rounds"] for each in answers) / count)
    mean = {count: sum(of_count) / len(of_count) for count, of_count in rates.items()}
    return [
        RecoveryRow(
            method,
            len(zone.nodes),
            count,
            mean[count],
            sum(processor[count]) / len(processor[count]),
            mean[count] / mean[1],
        )
        for count in counts
    ]


def main() -> None:
    """Recover rounds until standard input ends."""
    task = receive_task()
    # As in the worker processes of the service.
    threadpool_limits(1)
    recoveries = _Recoveries(load_zone(Path(task["zone"])), task["method"])
    recoveries.run_earlier()
    send_to_parent(ready=True)
    with suppress(EOFError):
        while True:
            recoveries.run(receive_task()["seconds"])


class _Recoveries:
    """Estimators of several zones, which take turns."""

    def __init__(self, zone: Zone, method: str) -> None:
        settings = ZoneSettings(zone, method=method, pool=DEFAULT_POOLED)
        self._estimators = [estimator_of(settings) for _ in ZONE_SOURCES]
        self._estimators[0].prepare()
        self._earlier = settled_after(method)
        self._rounds = [_rounds(zone, sources, seed) for seed, sources in enumerate(ZONE_SOURCES)]

    def run_earlier(self) -> None:
        """Recover the first rounds of each zone."""
        for _ in range(self._earlier):
            for estimator, rounds in zip(self._estimators, self._rounds, strict=True):
                estimator.estimate_all([next(rounds)])

    def run(self, seconds: float) -> None:
        """Recover rounds for a while, and send what it took, without making the readings."""
        count, busy, processor, begun = 0, 0.0, 0.0, time.monotonic()
        while time.monotonic() - begun < seconds or not count:
            for estimator, rounds in zip(self._estimators, self._rounds, strict=True):
                closed = next(rounds)
                began, processor_before = time.perf_counter(), time.process_time()
                estimator.estimate_all([closed])
                busy += time.perf_counter() - began
                processor += time.process_time() - processor_before
                count += 1
        send_to_parent(rounds=count, seconds=busy, processor=processor)


def _rounds(zone: Zone, sources: tuple[float, ...], seed: int) -> Iterator[Round]:
    clean, start = clean_readings(zone, sources), 0
    while True:
        chunk = range(start, start + _CHUNK)
        readings = simulated_readings(zone, chunk, _BOOT, clean, seed + 1000 * start)
        for number, of_round in zip(chunk, readings, strict=True):
            yield round_of(zone, number, {reading.node: reading for reading in of_round})
        start += _CHUNK


if __name__ == "__main__":
    run_program(main)
