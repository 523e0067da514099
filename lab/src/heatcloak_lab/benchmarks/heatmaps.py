"""Benchmark ``heatmaps``: time and memory of private heatmaps, ours beside the paper's and Laplace noise.

Every method is measured in a process of its own. Drawing the noise and adding up people are included.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, ClassVar, get_args

from heatcloak_aggregator.heatmaps import private_heatmap
from heatcloak_aggregator.heatmaps.grid import level_of
from heatcloak_aggregator.heatmaps.mechanism import HeatmapMethod
from heatcloak_lab.benchmarks.isolated_worker import MEASURED, Probe, Solve, workers
from heatcloak_lab.benchmarks.report import (
    Benchmark,
    Progress,
    Report,
    bytes_text,
    check_at_least,
    ratio_text,
    seconds_text,
)
from heatcloak_lab.crowds import MAX_PEOPLE, synthetic_crowd
from heatcloak_lab.experiments.result import Table
from heatcloak_shared.errors import ParameterError

KIND = "heatmaps"
OURS = "tree"
PEERS = ("paper", "laplace")
CASES = ((200, 256), (100_000, 1024))
CITY = "hot-spots"


class HeatmapProbe(Probe):
    """One method.

    Args:
        method: its name.

    Raises:
        ParameterError: the method is unknown.
    """

    def __init__(self, method: str) -> None:
        for known in get_args(HeatmapMethod):
            if known == method:
                self._method: HeatmapMethod = known
                return
        raise ParameterError(f"unknown method {method!r}: choose from {', '.join(get_args(HeatmapMethod))}")

    def load(self, setting: dict[str, Any]) -> Callable[[], Solve]:
        """Draw the people."""
        people = synthetic_crowd(CITY, setting["people"], setting["seed"]).people
        epsilon, size = setting["epsilon"], setting["size"]

        def solve(number: int) -> bool:
            made = private_heatmap(people, epsilon, size=size, method=self._method, seed=number)
            return made.heatmap.shape == (size, size)

        return lambda: solve

    def small_setting(self) -> dict[str, Any]:
        """Return a small crowd."""
        return {"people": 50, "size": 16, "epsilon": 1.0, "seed": 0}


@dataclass(frozen=True)
class HeatmapRow:
    """One method in one case; None for what was not measured.

    Attributes:
        people: number of people.
        size: cells a side.
        method: the method.
        state: "measured", "beyond the limit" or "failed".
        note: the reason of a failure.
        seconds: median time of a heatmap.
        ratio: its time as a multiple of ours.
        bytes: growth of memory at its peak, without the people.
    """

    people: int
    size: int
    method: str
    state: str
    note: str = ""
    seconds: float | None = None
    ratio: float | None = None
    bytes: int | None = None


@dataclass
class HeatmapBenchmark(Benchmark):
    """The comparison.

    Attributes:
        cases: pairs of a number of people and cells a side.
        epsilon: ε.
        seed: seed of the people.
        limit: seconds for one heatmap.

    Raises:
        ParameterError: a value is out of range.
    """

    name: ClassVar[str] = KIND
    cases: Sequence[tuple[int, int]] = CASES
    epsilon: float = 1.0
    seed: int = 0
    limit: float = 60.0
    _rows: list[HeatmapRow] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        if not self.cases or not all(0 < people <= MAX_PEOPLE for people, _ in self.cases):
            raise ParameterError(f"people must be in 1…{MAX_PEOPLE}, and at least one case, got {self.cases}")
        for _, size in self.cases:
            level_of(size)
        check_at_least(0, seed=self.seed)
        if not (self.limit > 0.0 and self.epsilon > 0.0):
            raise ParameterError(
                f"epsilon and limit must be positive, got {self.epsilon!r} and {self.limit!r}"
            )

    def run(self, on_progress: Progress) -> None:
        """Measure every method in every case."""
        names = (OURS, *PEERS)
        with workers(KIND, names, self.limit) as started:
            for people, size in self.cases:
                ours: float | None = None
                for name in names:
                    setting = {"people": people, "size": size, "epsilon": self.epsilon, "seed": self.seed}
                    found = started[name].measure(setting)
                    ours = found.seconds if name == OURS else ours
                    ratio = found.seconds / ours if found.seconds and ours else None
                    row = HeatmapRow(
                        people, size, name, found.state, found.reason, found.seconds, ratio, found.bytes
                    )
                    self._rows.append(row)
                    on_progress(len(self._rows) / (len(self.cases) * len(names)))
        self._complete = True

    def report(self) -> Report:
        """Return what was measured so far."""
        setting: dict[str, object] = {
            "cases": [list(case) for case in self.cases],
            "epsilon": self.epsilon,
            "seed": self.seed,
            "limit": self.limit,
        }
        tables = tuple(
            Table(
                f"people{people}-size{size}",
                f"{people} people, {size} × {size} cells, ε = {self.epsilon:g}",
                ("method", "time", "× ours", "memory", ""),
                tuple(map(_cells, rows)),
            )
            for (people, size), rows in groupby(self._rows, key=lambda row: (row.people, row.size))
        )
        return Report(self.name, self._complete, setting, {"rows": self._rows}, tables, _NOTES)


_NOTES = (
    "tree is the default of private_heatmap; paper is Ghazi et al. 2023; laplace has noise in each cell. All "
    "of them draw exact integer noise from the same sampler. time: median of up to five heatmaps; memory: "
    "growth at its peak, without the people. Each method runs in a process of its own. "
    "`heatcloak experiment run heatmaps` compares their accuracy.",
)


def _cells(row: HeatmapRow) -> tuple[str, ...]:
    remark = "" if row.state == MEASURED else f"{row.state}: {row.note}" if row.note else row.state
    ratio = "1" if row.method == OURS and row.ratio is not None else ratio_text(row.ratio)
    return (row.method, seconds_text(row.seconds), ratio, bytes_text(row.bytes), remark)
