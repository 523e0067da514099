"""Benchmark ``node``: memory, start, processor time and disk writes of one node, compared with its peer."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import median
from typing import ClassVar

from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_SCHEDULE
from heatcloak_lab.benchmarks.broker import private_broker
from heatcloak_lab.benchmarks.machine import live_thread_seconds, median_interval, resident_bytes
from heatcloak_lab.benchmarks.node_process import (
    ReceivedMessages,
    acknowledging_subscriber,
    peer_resident,
    peer_seconds,
    resident_over_tls,
    running_node,
    running_publisher,
    write_node_config,
)
from heatcloak_lab.benchmarks.report import (
    Benchmark,
    Progress,
    Report,
    bytes_text,
    check_at_least,
    range_text,
    ratio_text,
    seconds_text,
)
from heatcloak_lab.benchmarks.wear import ROUNDS, SETTINGS, Wear, measure_wear, node_parts
from heatcloak_lab.experiments.result import Table
from heatcloak_node import DiskSpool, Ledger, NodeService, Reactor
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import LinkError
from heatcloak_shared.schedule import Schedule

MAX_RESIDENT, MAX_START, MAX_PROCESSOR = 1.25, 1.5, 1e-3
"""Limits of a node: multiples of the peer's memory and time, and processor seconds per reading."""
MEMORY, START, MEMORY_TLS = "resident memory", "start to first publish", "resident memory, with TLS"
BACK_TO_BACK, PACED = "processor per reading, back to back", "processor per reading, 40 per second"
PERIOD, TURNS = 0.025, 3
WARM_UP_READINGS = 5
"""Readings before memory and processor time are measured."""


@dataclass(frozen=True)
class NodeRow:
    """One measured quantity.

    Attributes:
        figure: name of the quantity.
        node: value for the node, in bytes or seconds.
        peer: value for the MQTT client alone; None without a peer.
        ratio: median over the pairs of the ratio of node to peer; None without a peer.
        ratio_low, ratio_high: a 95 % interval of that median.
        bound: upper limit of ``ratio``, or of ``node`` for processor time; None without a limit.
        kept: whether the limit is kept.
    """

    figure: str
    node: float
    peer: float | None
    ratio: float | None
    ratio_low: float | None
    ratio_high: float | None
    bound: float | None
    kept: bool | None


@dataclass
class NodeBenchmark(Benchmark):
    """A real node of the default zone, a private mosquitto, this Python.

    Attributes:
        starts: number of starts of a node and its peer.
        readings: number of readings for the processor time.
        folder: a folder on the disk whose wear is measured.
        wear_readings: number of readings for the wear, one per second.

    Raises:
        ParameterError: a number is below 1.
    """

    name: ClassVar[str] = "node"
    starts: int = 15
    readings: int = 400
    folder: Path = Path()
    wear_readings: int = ROUNDS
    _rows: list[NodeRow] = field(default_factory=list, init=False)
    _wear: list[Wear] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        check_at_least(1, starts=self.starts, readings=self.readings, wear_readings=self.wear_readings)

    def run(self, on_progress: Progress) -> None:
        """Measure memory, start, processor time and disk writes.

        Raises:
            LinkError: mosquitto is not installed, or does not start.
        """
        with private_broker() as broker:
            self._measure(broker.address, on_progress)
        hour = replace(new_zone(), schedule=Schedule(1.0, 1, self.wear_readings, self.wear_readings))
        for done, (block, sync_seconds) in enumerate(SETTINGS, start=1):
            with tempfile.TemporaryDirectory(dir=self.folder) as folder:
                self._wear.append(measure_wear(hour, Path(folder), block, sync_seconds, self.wear_readings))
            on_progress(0.8 + 0.2 * done / len(SETTINGS))
        self._complete = True

    def report(self) -> Report:
        """Return what was measured so far."""
        setting: dict[str, object] = {"starts": self.starts, "readings": self.readings}
        tables = (
            Table(
                "node",
                "one node, compared with its MQTT client alone",
                _COLUMNS,
                tuple(map(_cells, self._rows)),
            ),
            Table(
                "wear",
                "an hour with one reading per second",
                _WEAR_COLUMNS,
                tuple(map(_wear_cells, self._wear)),
            ),
        )
        groups: dict[str, Sequence[NodeRow | Wear]] = {"rows": self._rows, "wear": self._wear}
        return Report(self.name, self._complete, setting, groups, tables, _NOTES)

    def _measure(self, broker: BrokerAddress, on_progress: Progress) -> None:
        _start_seconds(broker)  # the first start compiles modules
        resident, started = [], []
        for number in range(self.starts):
            resident.append((_resident(broker), float(peer_resident())))
            started.append((_start_seconds(broker), peer_seconds()))
            on_progress(0.5 * (number + 1) / self.starts)
        self._rows.append(_compared(MEMORY, resident, MAX_RESIDENT))
        self._rows.append(_compared(START, started, MAX_START))
        over_tls = [(_resident_over_tls(), theirs) for _, theirs in resident[:TURNS]]
        self._rows.append(_compared(MEMORY_TLS, over_tls))
        spent = []
        for turn in range(TURNS):
            spent.append((_processor(broker, self.readings), _peer_processor(broker, self.readings)))
            on_progress(0.5 + 0.3 * (turn + 1) / TURNS)
        back_to_back = _processor_back_to_back(broker, self.folder, 4 * self.readings)
        kept = back_to_back <= MAX_PROCESSOR
        self._rows.append(NodeRow(BACK_TO_BACK, back_to_back, None, None, None, None, MAX_PROCESSOR, kept))
        self._rows.append(_compared(PACED, spent))


_COLUMNS = ("figure", "node", "peer", "ratio", "95 %", "limit", "")
_WEAR_COLUMNS = ("setting", "sync_seconds", "readings", "written")
_NOTES = (
    'peer: python -c "import paho.mqtt.client", started in turns with the node: its resident memory after '
    "the import, and its time from start to end.",
    f"resident memory: after {WARM_UP_READINGS} readings of the default zone at ten per second. start: until "
    "the broker forwards its first message, including the network (loopback).",
    "processor: includes the writes of ledger and spool. Back to back: the node's thread, one reading after "
    "another. 40 per second: the whole process; it sleeps in between, which costs cache misses. Each reading "
    "is answered by a stored message; the peer publishes and receives the same messages.",
    "written: bytes that the kernel was asked to write for ledger and spool; file system and card add to "
    "them. Count synchronisations with strace -c -f -e trace=fsync,fdatasync "
    "python -m heatcloak_lab.benchmarks.wear .",
)


@contextmanager
def _new_node(broker: BrokerAddress, period: float) -> Iterator[tuple[int, float, ReceivedMessages]]:
    """Run a new node of the default zone with rounds of ``period`` seconds.

    Yields:
        Its process id, its start time, and the messages that the broker forwards.
    """
    zone = replace(new_zone(), schedule=replace(DEFAULT_SCHEDULE, period=period))
    with (
        tempfile.TemporaryDirectory(prefix="heatcloak-") as folder,
        acknowledging_subscriber(broker) as received,
    ):
        config = write_node_config(Path(folder), zone, broker)
        with running_node(config) as (pid, started):
            yield pid, started, received


def _resident(broker: BrokerAddress) -> float:
    with _new_node(broker, 0.1) as (pid, _, received):
        received.wait(WARM_UP_READINGS)
        return float(resident_bytes(pid))


def _resident_over_tls() -> float:
    zone = replace(new_zone(), schedule=replace(DEFAULT_SCHEDULE, period=0.1))
    with tempfile.TemporaryDirectory(prefix="heatcloak-") as folder:
        return resident_over_tls(zone, Path(folder), WARM_UP_READINGS)


def _start_seconds(broker: BrokerAddress) -> float:
    # Rounds are so long that the node takes no reading while it starts.
    with _new_node(broker, 60.0) as (_, started, received):
        return received.wait(0) - started


def _processor(broker: BrokerAddress, readings: int) -> float:
    with _new_node(broker, PERIOD) as (pid, _, received):
        return _processor_per_reading(pid, received, readings)


def _peer_processor(broker: BrokerAddress, readings: int) -> float:
    with acknowledging_subscriber(broker) as received, running_publisher(broker, new_zone(), PERIOD) as pid:
        return _processor_per_reading(pid, received, readings)


def _processor_per_reading(pid: int, received: ReceivedMessages, readings: int) -> float:
    received.wait(WARM_UP_READINGS)
    before, first = live_thread_seconds(pid), received.readings
    received.wait(first + readings)
    return (live_thread_seconds(pid) - before) / (received.readings - first)


def _compared(figure: str, pairs: Sequence[tuple[float, float]], bound: float | None = None) -> NodeRow:
    ratio = median_interval(ours / theirs for ours, theirs in pairs)
    ours, theirs = (median(values) for values in zip(*pairs, strict=True))
    return NodeRow(figure, ours, theirs, *ratio, bound, None if bound is None else ratio.value <= bound)


def _cells(row: NodeRow) -> tuple[str, ...]:
    text = bytes_text if row.figure in (MEMORY, MEMORY_TLS) else seconds_text
    bound_text = seconds_text if row.figure == BACK_TO_BACK else ratio_text
    return (
        row.figure,
        text(row.node),
        text(row.peer),
        ratio_text(row.ratio),
        range_text(row.ratio_low, row.ratio_high),
        "" if row.bound is None else bound_text(row.bound),
        {None: "", True: "kept", False: "EXCEEDED"}[row.kept],
    )


def _wear_cells(wear: Wear) -> tuple[str, ...]:
    written = bytes_text(wear.written_bytes) if wear.written_bytes else "not counted here"
    return (f"ledger_block {wear.ledger_block}", str(wear.sync_seconds), str(wear.rounds), written)


_BACK_TO_BACK_WARM_UP = 200
"""Readings before the measurement of processor time back to back."""
_MAX_IN_FLIGHT = 20
"""Readings that may be unanswered at the same time."""
_POLL_INTERVAL = 0.0005
_BACK_TO_BACK_TIMEOUT = 60.0


def _processor_back_to_back(broker: BrokerAddress, disk: Path, readings: int) -> float:
    """Return the processor seconds per reading of a node's thread that takes one after another.

    Args:
        broker: the broker that it publishes to.
        disk: a folder on the disk of its state.
        readings: number of readings to measure, after 200 others.

    Raises:
        LinkError: it did not finish in time.
    """
    count = _BACK_TO_BACK_WARM_UP + readings
    zone = replace(new_zone(), schedule=Schedule(1.0, 1, count + 1, count + 1))
    node = zone.nodes[0]
    with tempfile.TemporaryDirectory(dir=disk) as folder, acknowledging_subscriber(broker) as received:
        reactor = Reactor()
        parts = node_parts(zone, Ledger(Path(folder), zone, node))
        service = NodeService(reactor, broker, parts, DiskSpool(Path(folder) / f"{node}.spool", zone.rev))
        marks: list[float] = []

        def take_reading(number: int) -> None:
            if number in (_BACK_TO_BACK_WARM_UP, count):
                marks.append(time.thread_time())
            if number == count:
                service.stop(reactor.stop)
                return
            service.on_round(number)
            reactor.call_soon(
                lambda: _call_when(
                    reactor,
                    lambda: received.readings > number - _MAX_IN_FLIGHT,
                    lambda: take_reading(number + 1),
                )
            )

        service.start()
        _call_when(reactor, lambda: service.is_connected, lambda: take_reading(0))
        reactor.call_later(_BACK_TO_BACK_TIMEOUT, reactor.stop)
        reactor.run()
        if len(marks) < 2:
            raise LinkError(f"the measured node published {received.readings} of {count} readings in time")
    return (marks[1] - marks[0]) / readings


def _call_when(reactor: Reactor, condition: Callable[[], bool], action: Callable[[], object]) -> None:
    """Call ``action`` as soon as ``condition`` holds."""
    if condition():
        action()
    else:
        reactor.call_later(_POLL_INTERVAL, lambda: _call_when(reactor, condition, action))
