"""Benchmark ``tracking``: accuracy, calibration and time of the tracker beside pooled methods.

All methods get the same readings. Worlds are measured in parallel; times are measured afterwards, in turns.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.recovery.methods import recover
from heatcloak_aggregator.recovery.tracking import Tracker
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN
from heatcloak_lab.benchmarks.machine import interleave, median_interval
from heatcloak_lab.benchmarks.report import Benchmark, Progress, Report, check_at_least, part_of
from heatcloak_lab.benchmarks.tracking_report import (
    LEVEL,
    TrackingTimeRow,
    accuracy_rows,
    coverage_rows,
    notes,
    ratio_rows,
    tables,
)
from heatcloak_lab.experiments.engine import make_executor
from heatcloak_lab.experiments.tracking.measurements import (
    FILTER,
    METHODS,
    POOLED,
    PRIOR,
    PooledRounds,
    world_task,
)
from heatcloak_lab.experiments.tracking.worlds import (
    KINDS,
    TrackingSetting,
    check_kinds,
    corridor,
    draw_world,
)

LARGE = replace(DEFAULT_DOMAIN, n_sources=1000, n_sensors=500, time=2e-3)
"""A large corridor, in which heat spreads by T = 0.001."""
_TIMED_WORLDS = 2
_TIMED_SHARE = 0.9
"""Share of the progress after which times are measured."""


@dataclass
class TrackingBenchmark(Benchmark):
    """The comparison.

    Attributes:
        worlds: number of worlds of each kind.
        kinds: kinds of worlds, each once.
        setting: rounds, noise and particles.
        jobs: number of worker processes; None for one per core.
        seed: seed of the worlds.
        large: whether the time in a large corridor is measured, too.

    Raises:
        ParameterError: a value is out of range.
    """

    name: ClassVar[str] = "tracking"
    worlds: int = 20
    kinds: Sequence[str] = tuple(KINDS)
    setting: TrackingSetting = field(default_factory=TrackingSetting)
    jobs: int | None = None
    seed: int = 0
    large: bool = True
    _outcomes: dict[tuple[str, int], dict[str, Any]] = field(default_factory=dict, init=False)
    _times: list[TrackingTimeRow] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        check_at_least(1, worlds=self.worlds, jobs=self.jobs)
        check_at_least(0, seed=self.seed)
        self.kinds = tuple(dict.fromkeys(self.kinds))
        check_kinds(self.kinds)

    def run(self, on_progress: Progress) -> None:
        """Measure all worlds, then the times."""
        tasks = [
            world_task(self.setting, kind, self.seed, trial, METHODS, (LEVEL,))
            for trial in range(self.worlds)
            for kind in self.kinds
        ]
        executor = make_executor(self.jobs)
        try:
            with contextlib.closing(executor.execute("tracking", tasks)) as completed:
                for done, (task, outcome) in enumerate(completed, start=1):
                    kind, trial = task.arguments[1], task.arguments[3]
                    self._outcomes[kind, trial] = outcome
                    on_progress(_TIMED_SHARE * done / len(tasks))
        finally:
            executor.close()
        corridors = [(self.setting.operator, self.setting.sigmas)]
        if self.large:
            corridors.append(corridor(LARGE))
        for number, (op, sigmas) in enumerate(corridors):
            part = part_of(_last_part(on_progress), number, len(corridors))
            self._times += _time(self.setting, op, sigmas, self.seed, part)
        self._complete = True

    def report(self) -> Report:
        """Return what was measured so far."""
        found = {
            kind: [self._outcomes[key] for key in sorted(self._outcomes) if key[0] == kind]
            for kind in self.kinds
        }
        accuracy = [row for kind in found for row in accuracy_rows(kind, found[kind])]
        ratios = [row for kind in found for row in ratio_rows(kind, found[kind])]
        covered = [row for kind in found for row in coverage_rows(kind, found[kind])]
        setting: dict[str, object] = {
            "worlds": self.worlds,
            "kinds": list(self.kinds),
            "rounds": self.setting.rounds,
            "sigma": self.setting.mean_sigma,
            "particles": self.setting.particles,
            "seed": self.seed,
        }
        return Report(
            self.name,
            self._complete,
            setting,
            {"accuracy": accuracy, "ratios": ratios, "coverage": covered, "times": self._times},
            tables(accuracy, ratios, covered, self._times),
            notes(self.worlds, self.setting),
        )


def _last_part(on_progress: Progress) -> Progress:
    return lambda share: on_progress(_TIMED_SHARE + (1.0 - _TIMED_SHARE) * share)


def _time(
    setting: TrackingSetting, op: IntervalOperator, sigmas: FloatArray, seed: int, on_progress: Progress
) -> list[TrackingTimeRow]:
    """Time tracker and pooled posterior on the same rounds of the demo's worlds, in turns."""
    firsts: dict[str, list[float]] = {FILTER: [], POOLED: []}
    later: dict[str, list[float]] = {FILTER: [], POOLED: []}
    # The code of the first world is compiled or loaded, so that it does not count.
    for world in range(-1, _TIMED_WORLDS):
        turns = list(_turns(setting, op, sigmas, seed, world))
        for name, seconds in turns[0].items() if world >= 0 else ():
            firsts[name].append(seconds)
        for turn in turns[1:] if world >= 0 else ():
            for name, seconds in turn.items():
                later[name].append(seconds)
        on_progress((world + 2) / (_TIMED_WORLDS + 1))
    return [
        _time_row(op, name, firsts[name], later[name] or firsts[name], later[POOLED] or firsts[POOLED])
        for name in firsts
    ]


def _turns(
    setting: TrackingSetting, op: IntervalOperator, sigmas: FloatArray, seed: int, world: int
) -> Iterator[dict[str, float]]:
    """Yield the seconds of both methods in each round; of two rounds only for the world −1."""
    rounds = setting.rounds if world >= 0 else min(2, setting.rounds)
    readings = draw_world("demo", rounds, seed, max(world, 0), op, sigmas).readings
    tracker = Tracker(op, sigmas, intensity=1.0, seed=max(world, 0), particles=setting.particles)
    pooled = PooledRounds(op, sigmas)
    together = [pooled.add(number, cloaked) for number, cloaked in enumerate(readings)]

    def update(number: int) -> None:
        tracker.update(number, readings[number])

    def sample(number: int) -> None:
        recover("posterior", op, together[number], prior=PRIOR)

    for turns in interleave({FILTER: update, POOLED: sample}, range(rounds)):
        yield {turn.name: turn.seconds for turn in turns}


def _time_row(
    op: IntervalOperator, method: str, firsts: list[float], later: list[float], pooled: list[float]
) -> TrackingTimeRow:
    ratio = median_interval([own / other for own, other in zip(later, pooled, strict=True)])
    domain = op.domain
    return TrackingTimeRow(
        *(domain.n_sources, domain.n_sensors, op.spread, len(later), method),
        *(float(np.median(firsts)), float(np.median(later))),
        *(ratio.value, ratio.low, ratio.high),
    )
