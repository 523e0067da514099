"""The benchmark ``node``: what one node costs a small machine, beside the import of its one dependency."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from typing import ClassVar

from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_SCHEDULE
from heatcloak_lab.benchmarks import node_process
from heatcloak_lab.benchmarks.node_in_a_row import processor_in_a_row
from heatcloak_lab.benchmarks.node_over_tls import resident_over_tls
from heatcloak_lab.benchmarks.report import Benchmark, Progress, Report
from heatcloak_lab.benchmarks.timing import middle
from heatcloak_lab.benchmarks.wear import ROUNDS, SETTINGS, Wear, measure_wear
from heatcloak_lab.benchmarks.words import bytes_text, range_text, ratio_text, seconds_text
from heatcloak_lab.demo.brokers import open_broker
from heatcloak_lab.experiments.result import Table
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.schedule import Schedule

MOST_RESIDENT, MOST_START, MOST_PROCESSOR = 1.25, 1.5, 1e-3
"""What a node may use: of the peer's memory, of the peer's time, and processor seconds a reading."""
MEMORY, START, MEMORY_TLS = "resident memory", "start to first publish", "resident memory, with TLS"
BUSY, PACED = "processor a reading, in a row", "processor a reading, 40 a second"
PERIOD, TURNS = 0.025, 3
SETTLED = 5
"""Readings after which memory is looked at."""


@dataclass(frozen=True)
class NodeRow:
    """One figure.

    Attributes:
        figure: what was measured.
        node: of the node: bytes or seconds.
        peer: the same of the MQTT client alone; None where there is none.
        ratio: median over the pairs of node to peer; None where there is no peer.
        ratio_low, ratio_high: an interval of that median with 95 %.
        bound: what ``ratio``, or of processor time ``node``, may be at most; None where nothing is asked.
        kept: whether it is.
    """

    figure: str
    node: float
    peer: float | None
    ratio: float | None
    ratio_low: float | None
    ratio_high: float | None
    bound: float | None
    kept: bool | None


class NodeBenchmark(Benchmark):
    """A real node of the default zone, a private mosquitto, this Python.

    Args:
        starts: how often a node, and its peer, is started.
        readings: how many readings its processor time is measured over.
        folder: on the disk whose wear is measured.
        wear_readings: how many readings that is measured over, one a second.

    Raises:
        ParameterError: a number is below 1.
    """

    name: ClassVar[str] = "node"

    def __init__(
        self, starts: int = 15, readings: int = 400, folder: Path = Path(), wear_readings: int = ROUNDS
    ) -> None:
        if min(starts, readings, wear_readings) < 1:
            raise ParameterError(f"starts {starts}, readings {readings}: give at least 1 of each")
        self._starts = starts
        self._readings = readings
        self._folder = folder
        self._wear_readings = wear_readings
        self._rows: list[NodeRow] = []
        self._wear: list[Wear] = []
        self._complete = False

    def run(self, on_progress: Progress) -> None:
        """Measure memory, start, processor time, and what is written.

        Raises:
            LinkError: mosquitto is not installed, or does not start.
        """
        asyncio.run(self._with_broker(on_progress))
        hour = replace(new_zone(), schedule=Schedule(1.0, 1, self._wear_readings, self._wear_readings))
        for done, (block, sync_seconds) in enumerate(SETTINGS, start=1):
            with tempfile.TemporaryDirectory(dir=self._folder) as folder:
                self._wear.append(measure_wear(hour, Path(folder), block, sync_seconds, self._wear_readings))
            on_progress(0.8 + 0.2 * done / len(SETTINGS))
        self._complete = True

    def report(self) -> Report:
        """What was measured so far."""
        setting: dict[str, object] = {"starts": self._starts, "readings": self._readings}
        tables = (
            Table("node", "one node, beside its MQTT client alone", _COLUMNS, tuple(map(_cells, self._rows))),
            Table(
                "wear", "an hour of one reading a second", _WEAR_COLUMNS, tuple(map(_wear_cells, self._wear))
            ),
        )
        groups: dict[str, Sequence[NodeRow | Wear]] = {"rows": self._rows, "wear": self._wear}
        return Report(self.name, self._complete, setting, groups, tables, _NOTES)

    async def _with_broker(self, on_progress: Progress) -> None:
        async with open_broker("mosquitto") as broker:
            await asyncio.to_thread(self._measure, broker, on_progress)

    def _measure(self, broker: BrokerAddress, on_progress: Progress) -> None:
        _started(broker)  # compiles what is not compiled yet
        resident, started = [], []
        for number in range(self._starts):
            resident.append((_resident(broker), float(node_process.peer_resident())))
            started.append((_started(broker), node_process.peer_seconds()))
            on_progress(0.5 * (number + 1) / self._starts)
        self._rows.append(_beside(MEMORY, resident, MOST_RESIDENT))
        self._rows.append(_beside(START, started, MOST_START))
        secured = [(_over_tls(), theirs) for _, theirs in resident[:TURNS]]
        self._rows.append(_beside(MEMORY_TLS, secured))
        spent = []
        for turn in range(TURNS):
            spent.append((_processor(broker, self._readings), _peer_processor(broker, self._readings)))
            on_progress(0.5 + 0.3 * (turn + 1) / TURNS)
        busy = _in_a_row(broker, self._folder, 4 * self._readings)
        kept = busy <= MOST_PROCESSOR
        self._rows.append(NodeRow(BUSY, busy, None, None, None, None, MOST_PROCESSOR, kept))
        self._rows.append(_beside(PACED, spent))


_WEAR_COLUMNS = ("setting", "sync_seconds", "readings", "written")
_COLUMNS = ("figure", "node", "peer", "ratio", "95 %", "bound", "")
_NOTES = (
    'peer: python -c "import paho.mqtt.client", started in turns with the node: its resident memory when '
    "that is done, and its time from start to end.",
    f"resident memory: after {SETTLED} readings of the default zone at ten a second. start: until the broker "
    "passes on its first message, the network (loopback) included.",
    "processor: the writes of ledger and spool included. In a row: the node's thread, one reading after "
    "another. 40 a second: the whole process; it sleeps in between, and finds less of itself in the "
    "processor's caches. Each reading is answered by a stored; the peer publishes and hears the same.",
    "written: what the kernel was asked to write for ledger and spool; the file system and the card add to "
    "it. How often is synchronised: strace -c -f -e trace=fsync,fdatasync "
    "python -m heatcloak_lab.benchmarks.wear .",
)


@contextmanager
def _node(broker: BrokerAddress, period: float) -> Iterator[tuple[int, float, node_process.Ear]]:
    """A fresh node of the default zone, in rounds of ``period`` seconds: its process, its start, its ear."""
    zone = replace(new_zone(), schedule=replace(DEFAULT_SCHEDULE, period=period))
    with tempfile.TemporaryDirectory(prefix="heatcloak-") as folder, node_process.listening(broker) as ear:
        config = node_process.write_node(Path(folder), zone, broker)
        with node_process.running(config) as (process, begun):
            yield process, begun, ear


def _resident(broker: BrokerAddress) -> float:
    with _node(broker, 0.1) as (process, _, ear):
        ear.wait(SETTLED)
        return float(node_process.resident_bytes(process))


def _over_tls() -> float:
    zone = replace(new_zone(), schedule=replace(DEFAULT_SCHEDULE, period=0.1))
    with tempfile.TemporaryDirectory(prefix="heatcloak-") as folder:
        return resident_over_tls(zone, Path(folder), SETTLED)


def _started(broker: BrokerAddress) -> float:
    # Long rounds: no reading falls into the start.
    with _node(broker, 60.0) as (_, begun, ear):
        return ear.wait(0) - begun


def _in_a_row(broker: BrokerAddress, disk: Path, readings: int) -> float:
    with tempfile.TemporaryDirectory(dir=disk) as folder, node_process.listening(broker) as ear:
        return processor_in_a_row(new_zone(), broker, ear, Path(folder), readings)


def _processor(broker: BrokerAddress, readings: int) -> float:
    with _node(broker, PERIOD) as (process, _, ear):
        return _processor_a_reading(process, ear, readings)


def _peer_processor(broker: BrokerAddress, readings: int) -> float:
    with (
        node_process.listening(broker) as ear,
        node_process.publishing(broker, new_zone(), PERIOD) as process,
    ):
        return _processor_a_reading(process, ear, readings)


def _processor_a_reading(process: int, ear: node_process.Ear, readings: int) -> float:
    ear.wait(SETTLED)
    before, first = node_process.processor_seconds(process), ear.readings
    ear.wait(first + readings)
    return (node_process.processor_seconds(process) - before) / (ear.readings - first)


def _beside(figure: str, pairs: Sequence[tuple[float, float]], bound: float | None = None) -> NodeRow:
    ratio = middle(ours / theirs for ours, theirs in pairs)
    ours, theirs = (median(values) for values in zip(*pairs, strict=True))
    return NodeRow(figure, ours, theirs, *ratio, bound, None if bound is None else ratio.value <= bound)


def _cells(row: NodeRow) -> tuple[str, ...]:
    text = bytes_text if row.figure in (MEMORY, MEMORY_TLS) else seconds_text
    bound = "" if row.bound is None else ratio_text(row.bound)
    if row.figure == BUSY:
        bound = seconds_text(row.bound)
    kept = {None: "", True: "kept", False: "EXCEEDED"}[row.kept]
    return (
        row.figure,
        text(row.node),
        text(row.peer),
        ratio_text(row.ratio),
        range_text(row.ratio_low, row.ratio_high),
        bound,
        kept,
    )


def _wear_cells(wear: Wear) -> tuple[str, ...]:
    written = bytes_text(wear.written_bytes) if wear.written_bytes else "not counted here"
    return (f"ledger_block {wear.ledger_block}", str(wear.sync_seconds), str(wear.rounds), written)
