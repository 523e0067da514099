"""Statistical studies as benchmarks: `calibration`, `accuracy`, `zone_noise`, `room_noise` and `floor`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any

from heatcloak_aggregator.plans.plan import FloorPlan
from heatcloak_lab.benchmarks.accuracy import CROWDED_MODELS, SOURCE_MODELS, accuracy_study
from heatcloak_lab.benchmarks.calibration import calibration_study
from heatcloak_lab.benchmarks.floor import floor_study
from heatcloak_lab.benchmarks.report import Benchmark, Progress, Report, check_at_least
from heatcloak_lab.benchmarks.room_noise import room_noise_study
from heatcloak_lab.benchmarks.zone_noise import zone_noise_study
from heatcloak_lab.experiments.result import Table
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.zone.model import SENSOR_RESOLUTIONS

Groups = Mapping[str, Sequence[Any]]
"""Rows by the name of their group, each group of one dataclass."""
Study = Callable[[int, int, Progress], Groups]
"""Function from the number of draws, a seed and a progress callback to the findings."""


class StudyBenchmark(Benchmark):
    """A study as a benchmark; its rows are shown without further processing.

    Args:
        name: name of the benchmark.
        study: the study.
        count: number of draws.
        seed: seed of the draws.
        what: what ``count`` counts, for table and error text.

    Raises:
        ParameterError: a number is out of range.
    """

    def __init__(self, name: str, study: Study, count: int, seed: int, what: str) -> None:
        check_at_least(1, **{what: count})
        check_at_least(0, seed=seed)
        self.name = name  # type: ignore[misc]  # one class for several names
        self._study = study
        self._count = count
        self._seed = seed
        self._what = what
        self._found: Groups | None = None

    def run(self, on_progress: Progress) -> None:
        """Run the study."""
        self._found = self._study(self._count, self._seed, on_progress)

    def report(self) -> Report:
        """Return its rows, or none before its end."""
        found: dict[str, Sequence[Any]] = dict(self._found or {"rows": ()})
        setting: dict[str, object] = {self._what: self._count, "seed": self._seed}
        title = f"{self.name}, {self._count} {self._what}"
        tables = tuple(
            _table(group, title if group == "rows" else f"{title}: {group}", rows)
            for group, rows in found.items()
            if rows
        )
        return Report(self.name, self._found is not None, setting, found, tables, ())


@dataclass(frozen=True)
class Convergence:
    """The convergence of the sampler.

    Attributes:
        draws: number of draws.
        converged: share of draws whose chains agreed.
    """

    draws: int
    converged: float


def calibration(draws: int, seed: int, progress: Progress) -> Groups:
    """Check that vicinities hold a source as often as stated, and that the truth has uniform ranks."""
    found = calibration_study(draws, seed, lambda done, count: progress(done / count))
    return {
        "draws": [Convergence(found.draws, found.converged)],
        "vicinities": found.vicinities,
        "ranks": found.ranks,
    }


def accuracy(
    trials: int, seed: int, progress: Progress, *, crowded: bool = False, on_grid: bool = False
) -> Groups:
    """Measure the distance of estimates to the truth, ours and basis pursuit on the same readings."""
    rows = accuracy_study(
        trials,
        seed,
        lambda done, count: progress(done / count),
        models=CROWDED_MODELS if crowded else SOURCE_MODELS,
        on_grid=on_grid,
    )
    return {"rows": rows}


def zone_noise(trials: int, seed: int, progress: Progress, *, missing: float = 0.0) -> Groups:
    """Measure the error of one person's place under each kind and shape of a zone's noise."""
    return {"rows": zone_noise_study(trials, seed, progress, missing)}


def room_noise(trials: int, seed: int, progress: Progress) -> Groups:
    """Measure the error of one person's place in a protected room and outside of it."""
    return {"rows": room_noise_study(trials, seed, progress)}


def floor(
    trials: int,
    seed: int,
    progress: Progress,
    *,
    plan: FloorPlan,
    sensors: Sequence[str],
    methods: Sequence[str] | None = None,
) -> Groups:
    """Measure the error and time of recovery on a floor beside the exact posterior of one person."""
    steps = {"ideal": 0.0, **SENSOR_RESOLUTIONS}
    unknown = next((name for name in sensors if name not in steps), None)
    if unknown is not None:
        raise ParameterError(f"no sensors {sanitize(unknown, 40)}: choose from {', '.join(steps)}")
    preparation, times, accuracy = floor_study(
        plan, [(name, steps[name]) for name in sensors], trials, seed, progress, methods
    )
    return {"preparation": preparation, "times": times, "accuracy": accuracy}


def _table(name: str, caption: str, rows: Sequence[Any]) -> Table:
    columns = tuple(field.name.replace("_", " ") for field in fields(rows[0]))
    return Table(name, caption, columns, tuple(tuple(map(_cell, asdict(row).values())) for row in rows))


def _cell(value: object) -> str:
    if value is None:
        return "-"
    return f"{value:.4g}" if isinstance(value, float) else str(value)
