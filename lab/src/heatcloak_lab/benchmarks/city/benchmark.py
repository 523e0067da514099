"""Benchmark ``city``: how many zones a machine serves, and how many machines a city takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import ClassVar

from heatcloak_aggregator.recovery.methods import check_method
from heatcloak_aggregator.service.worker_processes import available_processors
from heatcloak_aggregator.zones.kinds import domain_of
from heatcloak_lab.benchmarks.city.folder import FolderRow, PhaseRow, measure_folder
from heatcloak_lab.benchmarks.city.model import (
    CapacitySearch,
    CityModel,
    fit_costs,
    machines_for,
)
from heatcloak_lab.benchmarks.city.recoveries import RecoveryRow, measure_recoveries
from heatcloak_lab.benchmarks.city.run import (
    MOST_ZONES,
    CitySize,
    RunRow,
    city_zones,
    measure_run,
    write_zones,
)
from heatcloak_lab.benchmarks.city.tables import (
    CAPACITY,
    FIT,
    OTHER,
    OVERLOAD,
    CapacityRow,
    PredictionRow,
    capacity_table,
    draw_lags,
    folder_table,
    overload_table,
    phase_table,
    prediction_table,
)
from heatcloak_lab.benchmarks.report import Benchmark, Progress, Report, check_at_least
from heatcloak_shared.errors import ParameterError

BEYOND = 1.5
"""Multiple of the capacity at which the service is measured beyond saturation."""
_MANY_NODES, _LONG_PERIOD = 2.5, 3.0
"""Multiples of the nodes and of the period at which costs are measured, besides the base size."""
_FIT_LOAD = 0.5
"""Share of the capacity at which costs are measured."""
_FURTHER_STEPS = 3
"""Further runs of a search that has found no number of zones that is served."""
_OTHER_STEPS = 6
"""About the runs that a search takes that ends at its resolution."""
_RECOVERY_SECONDS = 3.0
_GUESSED_SERVICE, _GUESSED_READING = 3e-3, 2e-4
"""Processor seconds of the service for a round and for a reading, before any are measured."""
_NOTES = (
    "runs: `heatcloak serve` of a folder of equal zones, default corridors, with a new SQLite store. A "
    "private mosquitto, the simulated nodes and a subscriber share the machine with it. All nodes send "
    "within a quarter second in each round, as nodes with synchronised clocks do. Lag: from sending the last "
    "reading of a zone's round to its estimate at the subscriber. Zones are served if the 99th percentile of "
    "the lag is below one round. Service and worker: processor seconds of the service for a round of a zone, "
    "and of a worker for an estimate.",
    "bare ratio: the same recoveries in bare processes, without service, broker and store, relative to one "
    "process: what a further process is worth on this machine, where two processors may share a core.",
    "prediction: costs are fitted at the capacity, with more nodes, and with longer rounds; the other size "
    "is none of these. The share of a round that the busiest part is busy at the capacity is assumed there "
    "too. Its search begins at a guess from bare recoveries, and ends when the most zones that "
    "were served and the fewest that were not differ by 5 %, or by one zone. Broker and nodes are on the "
    "same machines.",
)


@dataclass
class CityBenchmark(Benchmark):
    """Many zones of a real service, a private mosquitto, this machine.

    Attributes:
        method: the recovery method; None to measure the folder only.
        workers: numbers of worker processes, ascending. The last one is used beyond saturation and for the
            prediction.
        nodes: nodes of a zone.
        period: seconds of a round.
        seconds: how long each run is measured.
        steps: runs of a search at most. The search at the other size ends at its resolution instead.
        most_zones: zones of a run at most.
        other: nodes of a zone and seconds of a round at the size whose capacity is predicted; None for no
            prediction.
        zones: zones of the city for which the machines are counted.
        folder_zones: zones of the measured folder; 0 for none.
        changed: zones that are added to it and removed.
        folder_period: seconds of a round of these zones.
        folder: a folder on the disk of the stores.

    Raises:
        ParameterError: a value is out of range, or the method is unknown.
    """

    name: ClassVar[str] = "city"
    method: str | None = "posterior"
    workers: Sequence[int] = (1, 2)
    nodes: int = 20
    period: float = 1.0
    seconds: float = 10.0
    steps: int = 4
    most_zones: int = MOST_ZONES
    other: tuple[int, float] | None = (40, 2.0)
    zones: int = 1000
    folder_zones: int = 0
    changed: int = 100
    folder_period: float = 20.0
    folder: Path = Path()
    _runs: list[RunRow] = field(default_factory=list, init=False)
    _recoveries: list[RecoveryRow] = field(default_factory=list, init=False)
    _capacity: list[CapacityRow] = field(default_factory=list, init=False)
    _prediction: list[PredictionRow] = field(default_factory=list, init=False)
    _folder: list[FolderRow] = field(default_factory=list, init=False)
    _phases: list[PhaseRow] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        check_at_least(
            1, steps=self.steps, most_zones=self.most_zones, zones=self.zones, changed=self.changed
        )
        check_at_least(2, nodes=self.nodes, other_nodes=None if self.other is None else self.other[0])
        check_at_least(0, folder_zones=self.folder_zones)
        if not self.workers or min(self.workers) < 1 or list(self.workers) != sorted(set(self.workers)):
            raise ParameterError(f"workers must be at least 1, and ascending, got {list(self.workers)}")
        if max(self.folder_zones + self.changed, self.most_zones) > MOST_ZONES:
            raise ParameterError(f"a run has at most {MOST_ZONES} zones: give fewer")
        periods = (self.period, self.folder_period, 1.0 if self.other is None else self.other[1])
        if min(periods) < 1.0:
            raise ParameterError(f"periods must be at least 1, got {min(periods):g}")
        if self.method is not None:
            check_method(self.method, domain_of(city_zones(CitySize(1, 2, 1.0))[0].domain).operator(0.05))

    def run(self, on_progress: Progress) -> None:
        """Measure recoveries, capacities, the prediction and the folder.

        Raises:
            LinkError: mosquitto is not installed, or does not start.
            ProgramError: the service does not become ready.
            LostError: a store does not hold what was sent.
        """
        share = 0.0 if self.method is None else 0.7 if self.folder_zones else 1.0
        if self.method is not None:
            self._measure(self.method, lambda part: on_progress(share * part))
        if self.folder_zones:
            size = CitySize(self.folder_zones, self.nodes, self.folder_period)
            row, self._phases = measure_folder(
                *(size, self.changed, "bpdn", self.folder),
                lambda part: on_progress(share + (1.0 - share) * part),
            )
            self._folder.append(row)
        self._complete = True

    def _measure(self, method: str, on_progress: Progress) -> None:
        runs = _Runs(self, method, on_progress)
        self._runs = runs.rows
        self._measure_recoveries(method)
        best, failed, last = None, None, None
        for workers in self.workers:
            guess = self._guess(self.nodes, self.period, workers, last)
            found = runs.search(CAPACITY, self.nodes, self.period, workers, guess, self.steps)
            best, failed = found.best, found.failed
            last = best or failed
            self._capacity.append(self._capacity_row(method, workers, found))
        if best is None:
            return
        runs.run(OVERLOAD, CitySize(round(BEYOND * best.zones) + 1, self.nodes, self.period), best.workers)
        if self.other is None:
            return
        model = self._fitted(runs, best)
        self._predict(model, best, failed, fitted=True)
        nodes, period = self.other
        # Not from the prediction: a short search would end close to where it begins.
        found = runs.search(OTHER, nodes, period, best.workers, self._guess(nodes, period, best.workers))
        if found.best is not None:
            self._predict(model, found.best, found.failed, fitted=False)

    def _measure_recoveries(self, method: str) -> None:
        counts = tuple(sorted({1, *self.workers}))
        sizes = {self.nodes: counts} | ({} if self.other is None else {self.other[0]: (1,)})
        sizes[self.nodes] = counts
        for nodes, of_size in sizes.items():
            zones = city_zones(CitySize(1, nodes, 1.0))
            with TemporaryDirectory(prefix="heatcloak-") as name:
                write_zones(zones, Path(name))
                file = Path(name, f"{zones[0].name}.toml")
                seconds = min(_RECOVERY_SECONDS, self.seconds)
                self._recoveries += measure_recoveries(zones[0], file, method, seconds, of_size)

    def _recovery(self, nodes: int, processes: int = 1) -> RecoveryRow:
        return next(each for each in self._recoveries if (each.nodes, each.processes) == (nodes, processes))

    def _guess(self, nodes: int, period: float, workers: int, run: RunRow | None = None) -> int:
        """Return how many zones may be served, from the costs of a run, or of bare recoveries without one."""
        if run is not None:
            service, recovery, rest = run.service, run.worker, run.broker + run.load
        else:
            service = _GUESSED_SERVICE + _GUESSED_READING * nodes
            recovery, rest = self._recovery(nodes).processor, service / 4
        together = (service + recovery + rest) / available_processors()
        return max(int(0.85 * period / max(recovery / workers, service, together)), 1)

    def _capacity_row(self, method: str, workers: int, found: CapacitySearch) -> CapacityRow:
        best, failed = found.best, found.failed
        zones = 0 if best is None else best.zones
        first = self._capacity[0].zones if self._capacity else zones
        return CapacityRow(
            *(method, workers, self.nodes, self.period, zones, None if failed is None else failed.zones),
            ratio=zones / first if first else 1.0,
            recovery_ratio=self._recovery(self.nodes, workers).ratio,
            lag_median=None if best is None else best.lag_median,
            lag_p99=None if best is None else best.lag_p99,
            service=None if best is None else best.service,
            worker=None if best is None else best.worker,
        )

    def _fitted(self, runs: _Runs, best: RunRow) -> CityModel:
        """Return the model that is fitted at the capacity, with more nodes, and with longer rounds."""
        many = CitySize(
            max(round(_FIT_LOAD * best.zones / _MANY_NODES), 1), round(_MANY_NODES * self.nodes), self.period
        )
        long = CitySize(
            max(round(_FIT_LOAD * best.zones * _LONG_PERIOD), 1), self.nodes, _LONG_PERIOD * self.period
        )
        rows = [best, *(runs.run(FIT, size, best.workers, settled=False) for size in (many, long))]
        bare = self._recovery(self.nodes).processor
        model = CityModel(
            service=fit_costs([(row.size, row.service) for row in rows]),
            rest=fit_costs([(row.size, row.broker + row.load) for row in rows]),
            # A worker takes longer than a bare process, and by the same factor for any number of nodes.
            recovery={
                each.nodes: each.processor * best.worker / bare
                for each in self._recoveries
                if each.processes == 1
            },
            workers=best.workers,
            processors=available_processors(),
        )
        return model.calibrated(best.zones, self.nodes, self.period)

    def _predict(self, model: CityModel, best: RunRow, failed: RunRow | None, *, fitted: bool) -> None:
        nodes, period = best.nodes, best.period
        predicted, size = model.zones(nodes, period), CitySize(1, nodes, period)
        self._prediction.append(
            PredictionRow(
                *(str(self.method), model.workers, nodes, period, fitted, predicted, best.zones),
                not_served=None if failed is None else failed.zones,
                error=predicted / best.zones - 1.0,
                busiest=model.busiest(nodes, period),
                service=model.service.of_round(size),
                worker=model.recovery[nodes],
                rest=model.rest.of_round(size),
                zones=self.zones,
                machines=machines_for(self.zones, predicted),
            )
        )

    def report(self) -> Report:
        """Return what was measured so far."""
        setting: dict[str, object] = {
            "method": self.method,
            "workers": list(self.workers),
            "nodes": self.nodes,
            "period": self.period,
            "seconds": self.seconds,
            "steps": self.steps,
            "most_zones": self.most_zones,
            "other": None if self.other is None else list(self.other),
            "zones": self.zones,
            "folder_zones": self.folder_zones,
            "changed": self.changed,
            "folder_period": self.folder_period,
            "processors": available_processors(),
        }
        groups: dict[str, Sequence[object]] = {
            "rows": self._capacity,
            "recoveries": self._recoveries,
            "runs": self._runs,
            "prediction": self._prediction,
            "folder": self._folder,
            "phases": self._phases,
        }
        tables = (
            capacity_table(self._capacity),
            overload_table(self._runs),
            prediction_table(self._prediction),
            folder_table(self._folder),
            phase_table(self._phases),
        )
        shown = tuple(table for table in tables if table.rows)
        draw = partial(draw_lags, rows=self._runs) if self._runs else None
        return Report(self.name, self._complete, setting, groups, shown, _NOTES, draw)


class _Runs:
    """The runs of a benchmark, and its progress.

    Attributes:
        rows: the runs so far.
    """

    def __init__(self, benchmark: CityBenchmark, method: str, on_progress: Progress) -> None:
        self.rows: list[RunRow] = []
        self._benchmark = benchmark
        self._method = method
        self._on_progress = on_progress
        self._planned = benchmark.steps * len(benchmark.workers) + 1
        if benchmark.other is not None:
            self._planned += 2 + _OTHER_STEPS

    def run(self, purpose: str, size: CitySize, workers: int, *, settled: bool = True) -> RunRow:
        """Run the service; see `measure_run`."""
        row = measure_run(
            *(purpose, size, self._method, workers, self._benchmark.seconds, self._benchmark.folder),
            settled=settled,
        )
        self.rows.append(row)
        self._on_progress(min(len(self.rows) / self._planned, 1.0))
        return row

    def search(
        self, purpose: str, nodes: int, period: float, workers: int, guess: int, steps: int | None = None
    ) -> CapacitySearch:
        """Search the largest number of zones that are served.

        Args:
            purpose: the purpose of the runs.
            nodes: nodes of a zone.
            period: seconds of a round.
            workers: worker processes.
            guess: the number of zones to begin with.
            steps: runs at most, and a few more if none of them is served; None to search to the resolution.
        """
        search = CapacitySearch(guess, self._benchmark.most_zones)
        step = 0
        while (zones := search.next()) is not None:
            if steps is not None and step >= (steps if search.best else steps + _FURTHER_STEPS):
                break
            search.add(self.run(purpose, CitySize(zones, nodes, period), workers))
            step += 1
        return search
