"""Benchmark ``service``: its ingest rate, its cost for more nodes, and the limit of its memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from heatcloak_aggregator.service.ingest import RECEIVE_MAXIMUM
from heatcloak_lab.benchmarks.report import (
    Benchmark,
    Progress,
    Report,
    bytes_text,
    check_at_least,
    number_text,
    part_of,
    range_text,
    ratio_text,
    seconds_text,
)
from heatcloak_lab.benchmarks.service.growth import GrowthRow, measure_growth
from heatcloak_lab.benchmarks.service.ingest import MIN_RATIO, IngestRow, measure_ingest
from heatcloak_lab.benchmarks.service.pressure import PressureRow, measure_pressure
from heatcloak_lab.experiments.result import Table
from heatcloak_shared.errors import ParameterError

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

MAX_NODES = 20_000
"""With more nodes, encoding the readings of a round takes longer than a second."""
_NOTES = (
    "ingest: readings of a zone of 50 nodes, each once, sent by one process over a raw socket through one "
    "mosquitto; the same bytes for all. The service commits each to a disk before it acknowledges it; the "
    "bare clients, QoS 1 and MQTT 5, only count. In turns; each pair starts with another one.",
    f"limit: {MIN_RATIO} of the rate of the bare aiomqtt loop for a backlog, whose rounds are over. If every "
    "round is estimated meanwhile, the recovery takes its share of the same processors.",
    "growth: heatcloak serve with a new SQLite store, in rounds of a second. The readings of a round arrive "
    "in its first 0.3 s, as in a zone with synchronised clocks. Latency: from sending the last reading to "
    "the broker until the estimate arrives at a subscriber. Load and broker share the machine with the "
    "service.",
    "memory: another connection holds the store's lock, so that nothing can be committed. Large messages "
    "have 256 kB and QoS 0, which a broker forwards however many wait.",
)


_COUNTS = ("pairs", "rounds", "seconds", "stalled", "large")


@dataclass
class ServiceBenchmark(Benchmark):
    """The real service, a private mosquitto, this Python.

    Attributes:
        pairs: number of turns of the service and of the bare loop.
        rounds: rounds of 50 readings in each turn.
        nodes: zone sizes for the growth.
        seconds: duration for each size.
        folder: a folder on the disk of the stores.
        store: URL of another store to measure, for PostgreSQL; None for none.
        stalled: number of readings while the store is locked.
        large: number of large messages while the store is locked.

    Raises:
        ParameterError: a value is out of range.
    """

    name: ClassVar[str] = "service"
    pairs: int = 6
    rounds: int = 1000
    nodes: Sequence[int] = (50, 500, 2000, 5000)
    seconds: int = 20
    folder: Path = Path()
    store: str | None = None
    stalled: int = 100_000
    large: int = 20_000
    _ingest: list[IngestRow] = field(default_factory=list, init=False)
    _growth: list[GrowthRow] = field(default_factory=list, init=False)
    _pressure: list[PressureRow] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        check_at_least(1, **{name: getattr(self, name) for name in _COUNTS})
        if self.rounds > RECEIVE_MAXIMUM:
            # The service keeps no more of one node waiting, and the load does not send them again.
            raise ParameterError(f"rounds must be at most {RECEIVE_MAXIMUM}, got {self.rounds}")
        if not self.nodes or min(self.nodes) < 2 or max(self.nodes) > MAX_NODES:
            raise ParameterError(f"nodes must be in 2…{MAX_NODES}, and at least one, got {list(self.nodes)}")

    def run(self, on_progress: Progress) -> None:
        """Measure ingest, growth and memory.

        Raises:
            LinkError: mosquitto is not installed, or does not start.
            StoreError: the store can't be used.
            LostError: a store does not hold what was sent.
        """
        for rows in measure_ingest(
            self.folder, self.store, self.rounds, self.pairs, lambda share: on_progress(0.5 * share)
        ):
            self._ingest = rows
        for number, nodes in enumerate(self.nodes):
            progress = part_of(lambda share: on_progress(0.5 + 0.3 * share), number, len(self.nodes))
            self._growth.append(measure_growth(self.folder, nodes, self.seconds, progress))
        for row in measure_pressure(
            self.folder, self.stalled, self.large, lambda share: on_progress(0.8 + 0.2 * share)
        ):
            self._pressure.append(row)
        self._complete = True

    def report(self) -> Report:
        """Return what was measured so far."""
        setting: dict[str, object] = {name: getattr(self, name) for name in _COUNTS}
        groups: dict[str, Sequence[IngestRow | GrowthRow | PressureRow]] = {
            "rows": self._ingest,
            "growth": self._growth,
            "memory": self._pressure,
        }
        tables = (ingest_table(self._ingest), growth_table(self._growth), pressure_table(self._pressure))
        draw = partial(draw_growth, rows=self._growth) if self._growth else None
        return Report(self.name, self._complete, setting, groups, tables, _NOTES, draw)


_KEPT = {None: "", True: "kept", False: "MISSED"}


def ingest_table(rows: Sequence[IngestRow]) -> Table:
    """Return the table of rates, compared with the bare loop."""
    columns = (
        *("receiver", "readings", "per second", "processor", "ratio", "95 %", "limit", ""),
        *("cpu ratio", "load"),
    )
    cells = (
        (
            row.receiver,
            row.workload,
            f"{row.rate:.0f}",
            seconds_text(row.processor),
            ratio_text(row.ratio),
            "" if row.ratio is None else range_text(row.ratio_low, row.ratio_high),
            "" if row.bound is None else ratio_text(row.bound),
            _KEPT[row.kept],
            ratio_text(row.processor_ratio),
            f"{row.load_average:.1f}",
        )
        for row in rows
    )
    return Table("ingest", "readings received and committed", columns, tuple(cells))


def growth_table(rows: Sequence[GrowthRow]) -> Table:
    """Return the table of costs for more nodes."""
    columns = (
        *("nodes", "rounds", "estimated", "complete", "latency", "99 %", "maximum"),
        *("serve cpu", "broker cpu", "load cpu", "memory, first third", "last third", "load"),
    )
    cells = (
        (
            *map(str, (row.nodes, row.rounds, row.estimated, row.complete)),
            *map(seconds_text, (row.latency_median, row.latency_p99, row.latency_max)),
            *(number_text(share, ".3f") for share in (row.serve, row.broker, row.load)),
            *(bytes_text(count) for count in (row.resident_first, row.resident_last)),
            f"{row.load_average:.1f}",
        )
        for row in rows
    )
    return Table("growth", "one reading per second from every node", columns, tuple(cells))


def pressure_table(rows: Sequence[PressureRow]) -> Table:
    """Return the table of memory while the store is locked."""
    columns = ("stage", "messages", "at its end", "peak", "limit", "", "load")
    cells = (
        (
            row.stage,
            str(row.messages),
            bytes_text(row.resident),
            bytes_text(row.peak),
            "" if row.bound is None else bytes_text(row.bound),
            _KEPT[row.kept],
            f"{row.load_average:.1f}",
        )
        for row in rows
    )
    return Table("memory", "memory of the service while its store is locked", columns, tuple(cells))


_BLUE, _GREEN, _ORANGE = "#0072B2", "#009E73", "#D55E00"


def draw_growth(figure: Figure, rows: Sequence[GrowthRow]) -> None:
    """Draw latency, processor time and memory against the number of nodes."""
    figure.set_size_inches(11.0, 3.8)
    latency, processor, memory = figure.subplots(1, 3)
    nodes = [row.nodes for row in rows]
    estimated = [row for row in rows if row.latency_median is not None]
    of_estimated = [row.nodes for row in estimated]
    _draw_curve(latency, of_estimated, [row.latency_median for row in estimated], "median", _BLUE)
    _draw_curve(latency, of_estimated, [row.latency_p99 for row in estimated], "99 %", _ORANGE)
    latency.set_title("seconds from a round's last reading to its estimate", loc="left", fontsize=9)
    _draw_curve(processor, nodes, [row.serve for row in rows], "heatcloak serve", _BLUE)
    _draw_curve(processor, nodes, [row.broker for row in rows], "mosquitto", _GREEN)
    processor.set_title("processor seconds per second", loc="left", fontsize=9)
    _draw_curve(memory, nodes, [row.resident_last / 1e6 for row in rows], "heatcloak serve", _BLUE)
    memory.set_title("resident memory, MB", loc="left", fontsize=9)
    for axes in (latency, processor, memory):
        axes.set(xscale="log", ylim=(0.0, 1.05 * axes.get_ylim()[1]))
        axes.set_xlabel("nodes, one reading per second from each")
        axes.grid(visible=True, which="major", color="#e6e6e6", lw=0.6)
        axes.legend(frameon=False, fontsize=8)


def _draw_curve(
    axes: Axes, nodes: Sequence[int], values: Sequence[float | None], name: str, colour: str
) -> None:
    axes.plot(nodes, values, color=colour, marker="o", ms=5, lw=1.8, label=name)  # type: ignore[arg-type]
