"""Rows, tables and figure of the benchmark ``city``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from heatcloak_lab.benchmarks.city.folder import FolderRow, PhaseRow
from heatcloak_lab.benchmarks.city.run import RunRow
from heatcloak_lab.benchmarks.report import bytes_text, number_text, ratio_text, seconds_text
from heatcloak_lab.experiments.result import Table

if TYPE_CHECKING:
    from matplotlib.figure import Figure

CAPACITY, OVERLOAD, FIT, OTHER = "capacity", "beyond saturation", "costs", "other size"
"""Purposes of runs."""
_COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7")


@dataclass(frozen=True)
class CapacityRow:
    """How many zones are served with some worker processes.

    Attributes:
        method: the recovery method.
        workers: worker processes.
        nodes, period: nodes of a zone, and seconds of a round.
        zones: the most zones that were served; 0 where not even one was.
        not_served: the fewest zones that were not; None if the search found none.
        ratio: multiple of the zones with the first number of workers.
        recovery_ratio: multiple of the bare recoveries of one process that as many processes make.
        lag_median, lag_p99: lags at that number of zones, in seconds; None without any.
        service, worker: processor seconds of the service for a round, and of a worker for an estimate.
    """

    method: str
    workers: int
    nodes: int
    period: float
    zones: int
    not_served: int | None
    ratio: float
    recovery_ratio: float
    lag_median: float | None
    lag_p99: float | None
    service: float | None
    worker: float | None


@dataclass(frozen=True)
class PredictionRow:
    """The prediction for one size of zones.

    Attributes:
        method, workers: the recovery method and the worker processes.
        nodes, period: nodes of a zone, and seconds of a round.
        fitted: whether the model was fitted to the capacity at this size.
        predicted: zones that the model says are served.
        measured: the most zones that were served, in a search that does not know the prediction.
        not_served: the fewest zones that were not; None if the search found none.
        error: the prediction's error, as a share of the measured number.
        busiest: what saturates first.
        service, worker, rest: processor seconds for a round of one zone: of the service, of a worker, and of
            broker and load.
        zones, machines: how many machines like this one so many zones take.
    """

    method: str
    workers: int
    nodes: int
    period: float
    fitted: bool
    predicted: int
    measured: int
    not_served: int | None
    error: float
    busiest: str
    service: float
    worker: float
    rest: float
    zones: int
    machines: int


def capacity_table(rows: Sequence[CapacityRow]) -> Table:
    """Return the table of zones that are served."""
    columns = (
        *("method", "workers", "nodes", "round", "zones", "not served", "ratio", "bare ratio"),
        *("lag", "99 %", "service", "worker"),
    )
    cells = (
        (
            *(row.method, str(row.workers), str(row.nodes), seconds_text(row.period)),
            *(str(row.zones), number_text(row.not_served, "d")),
            *(ratio_text(row.ratio), ratio_text(row.recovery_ratio)),
            *map(seconds_text, (row.lag_median, row.lag_p99, row.service, row.worker)),
        )
        for row in rows
    )
    return Table("capacity", "zones that are served", columns, tuple(cells))


def overload_table(rows: Sequence[RunRow]) -> Table:
    """Return the table of the largest run that was served, and of the one beyond saturation."""
    beyond = [row for row in rows if row.purpose == OVERLOAD]
    served = (
        [
            row
            for row in rows
            if row.purpose == CAPACITY and row.is_served and row.workers == beyond[0].workers
        ]
        if beyond
        else []
    )
    columns = (
        *("zones", "estimated", "worst zone", "lag", "worst zone", "readings sent", "stored", "late, 99 %"),
        *("load late", "load"),
    )
    cells = (
        (
            *(str(row.zones), f"{row.estimated:.1%}", f"{row.zone_estimated_worst:.1%}"),
            *map(seconds_text, (row.zone_lag_median, row.zone_lag_worst)),
            *(f"{row.zones * row.nodes / row.period:.0f}/s", f"{row.stored_rate:.0f}/s"),
            *(seconds_text(row.lateness_p99), seconds_text(row.load_late), f"{row.load_average:.1f}"),
        )
        for row in (*sorted(served, key=lambda row: row.zones)[-1:], *beyond)
    )
    return Table("overload", "at the capacity and beyond it", columns, tuple(cells))


def prediction_table(rows: Sequence[PredictionRow]) -> Table:
    """Return the table of predictions."""
    columns = (
        *("nodes", "round", "predicted", "measured", "not served", "error"),
        *("service", "worker", "broker and load"),
        *("machines", "saturates first"),
    )
    cells = (
        (
            *(str(row.nodes), seconds_text(row.period), str(row.predicted), str(row.measured)),
            number_text(row.not_served, "d"),
            "fitted" if row.fitted else f"{row.error:+.0%}",
            *map(seconds_text, (row.service, row.worker, row.rest)),
            *(str(row.machines), row.busiest),
        )
        for row in rows
    )
    zones = rows[0].zones if rows else 0
    return Table("prediction", f"zones of one machine, and machines for {zones} zones", columns, tuple(cells))


def folder_table(rows: Sequence[FolderRow]) -> Table:
    """Return the table of start-up, memory, and how long changes of a folder take."""
    columns = (
        *("zones", "ready after", "one zone", "memory", "one zone", "per zone"),
        *("changed", "added after", "removed after", "load"),
    )
    cells = (
        (
            *(str(row.zones), seconds_text(row.start), seconds_text(row.start_one)),
            *map(bytes_text, (row.memory, row.memory_one, row.memory_of_zone)),
            *(str(row.changed), seconds_text(row.adding), seconds_text(row.removing)),
            f"{row.load_average:.1f}",
        )
        for row in rows
    )
    return Table("folder", "zones of one folder", columns, tuple(cells))


def phase_table(rows: Sequence[PhaseRow]) -> Table:
    """Return the table of lags while zones are added and removed."""
    columns = ("", "other zones", "estimated", "lag", "99 %", "maximum")
    cells = (
        (
            *(row.phase, str(row.zones), f"{row.estimated:.1%}"),
            *map(seconds_text, (row.lag_median, row.lag_p99, row.lag_max)),
        )
        for row in rows
    )
    return Table("phases", "lags of the other zones of the folder", columns, tuple(cells))


def draw_lags(figure: Figure, rows: Sequence[RunRow]) -> None:
    """Draw the lags against the number of zones, by number of workers."""
    from matplotlib.ticker import MaxNLocator

    figure.set_size_inches(7.0, 4.0)
    axes = figure.subplots()
    found = [row for row in rows if row.purpose == CAPACITY and row.lag_p99 is not None]
    for workers, colour in zip(sorted({row.workers for row in found}), _COLOURS, strict=False):
        of_workers = sorted((row for row in found if row.workers == workers), key=lambda row: row.zones)
        zones = [row.zones for row in of_workers]
        name = "1 worker" if workers == 1 else f"{workers} workers"
        lags = [row.lag_p99 or 0.0 for row in of_workers]
        axes.plot(zones, lags, color=colour, marker="o", ms=5, lw=1.8, label=f"{name}, 99 %")
        medians = [row.lag_median or 0.0 for row in of_workers]
        axes.plot(zones, medians, color=colour, marker="o", ms=3, lw=1.0, ls="--", label=f"{name}, median")
    axes.axhline(rows[0].period, color="#999999", lw=0.8, label="one round, the limit of 99 %")
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set(xlabel="zones", ylim=(0.0, None), xlim=(0.0, None))
    axes.set_title("seconds from a round's last reading to its estimate", loc="left", fontsize=9)
    axes.grid(visible=True, which="major", color="#e6e6e6", lw=0.6)
    if found:
        axes.legend(frameon=False, fontsize=8)
