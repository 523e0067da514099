"""The tables of the benchmark ``service``."""

from __future__ import annotations

from collections.abc import Sequence

from heatcloak_lab.benchmarks.service_growth import GrowthRow
from heatcloak_lab.benchmarks.service_ingest import IngestRow
from heatcloak_lab.benchmarks.service_pressure import PressureRow
from heatcloak_lab.benchmarks.words import bytes_text, number_text, range_text, ratio_text, seconds_text
from heatcloak_lab.experiments.result import Table

_KEPT = {None: "", True: "kept", False: "MISSED"}


def ingest_table(rows: Sequence[IngestRow]) -> Table:
    """Messages a second, beside the bare loop."""
    columns = ("taker", "of", "a second", "processor", "ratio", "95 %", "at least", "", "cpu ratio", "load")
    return Table("ingest", "readings taken in for good", columns, tuple(map(_ingest, rows)))


def growth_table(rows: Sequence[GrowthRow]) -> Table:
    """What more nodes cost."""
    columns = (
        *("nodes", "rounds", "estimated", "complete", "latency", "99 %", "most"),
        *("serve cpu", "broker cpu", "load cpu", "memory, first third", "last third", "load"),
    )
    return Table("growth", "one reading a second of every node", columns, tuple(map(_growth, rows)))


def pressure_table(rows: Sequence[PressureRow]) -> Table:
    """Memory while the store is stalled."""
    columns = ("stage", "messages", "at its end", "most", "at most", "", "load")
    return Table("memory", "memory of the service, its store stalled", columns, tuple(map(_pressure, rows)))


def _ingest(row: IngestRow) -> tuple[str, ...]:
    return (
        row.who,
        row.what,
        f"{row.rate:.0f}",
        seconds_text(row.processor),
        ratio_text(row.ratio),
        "" if row.ratio is None else range_text(row.ratio_low, row.ratio_high),
        "" if row.bound is None else ratio_text(row.bound),
        _KEPT[row.kept],
        ratio_text(row.processor_ratio),
        f"{row.load:.1f}",
    )


def _growth(row: GrowthRow) -> tuple[str, ...]:
    return (
        *map(str, (row.nodes, row.rounds, row.estimated, row.complete)),
        *map(seconds_text, (row.latency_median, row.latency_p99, row.latency_most)),
        *(number_text(share, ".3f") for share in (row.serve, row.broker, row.load)),
        *(bytes_text(count) for count in (row.resident_first, row.resident_last)),
        f"{row.load_average:.1f}",
    )


def _pressure(row: PressureRow) -> tuple[str, ...]:
    return (
        row.stage,
        str(row.messages),
        bytes_text(row.resident),
        bytes_text(row.most),
        "" if row.bound is None else bytes_text(row.bound),
        _KEPT[row.kept],
        f"{row.load:.1f}",
    )
