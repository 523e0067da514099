"""Benchmark ``recovery``: our recovery and its peers at several sizes, and how their costs grow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import ClassVar

from heatcloak_lab.benchmarks.isolated_worker import (
    BEYOND,
    MEASURED,
    NOT_INSTALLED,
    IsolatedTiming,
    Worker,
    workers,
)
from heatcloak_lab.benchmarks.programs import REMEDY
from heatcloak_lab.benchmarks.recovery_comparison import (
    MAX_LOCATIONS,
    OURS,
    Comparison,
    Point,
    RecoveryRow,
    grow,
    growth_problems,
    isolated_row,
)
from heatcloak_lab.benchmarks.recovery_methods import METHODS, RecoveryProbe, RecoveryProblem
from heatcloak_lab.benchmarks.recovery_report import draw_growth, notes, tables
from heatcloak_lab.benchmarks.report import Benchmark, Progress, Report, check_at_least
from heatcloak_shared.errors import ParameterError

SIZES = ((100, 50), (300, 200), (1000, 500))
LIMIT = 10.0
_MAX_ROUNDS, _MIN_ROUNDS, _SECONDS = 30, 3, 10.0
"""By default, as many rounds as fit into this time at each size."""
_ROUNDS_WEIGHT = 5
"""Weight of the rounds of one size in the progress; an isolated measurement has weight one."""


@dataclass
class RecoveryBenchmark(Benchmark):
    """The comparison and its growth.

    Attributes:
        sizes: pairs (n, m), each once.
        methods: names; ours is always included. Empty for all.
        rounds: rounds at each size; None for as many as fit into ten seconds, from 3 to 30.
        sigma: noise scale.
        spread: T.
        radius: "confident", "paper", or a number as text.
        seed: seed of the rounds.
        limit: seconds for the preparation, and for one solve.
        grow_to: largest number of locations of the growth curves, ten times that of sensors; 0 for no curves.

    Raises:
        ParameterError: a value is out of range or a method is unknown.
    """

    name: ClassVar[str] = "recovery"
    sizes: Sequence[tuple[int, int]] = SIZES
    methods: Sequence[str] = ()
    rounds: int | None = None
    sigma: float = 0.7
    spread: float = 0.05
    radius: str = "confident"
    seed: int = 0
    limit: float = LIMIT
    grow_to: int = MAX_LOCATIONS
    _rows: list[RecoveryRow] = field(default_factory=list, init=False)
    _points: list[Point] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        for name in self.methods:
            if name not in METHODS:
                raise ParameterError(f"unknown method {name!r}: choose from {', '.join(METHODS)}")
        asked = set(self.methods or METHODS) | {OURS}
        self._names = [name for name in METHODS if name in asked]
        if not self.sizes:
            raise ParameterError("sizes is empty: give at least one, as in 100x50")
        check_at_least(1, rounds=self.rounds)
        if not self.limit > 0.0:
            raise ParameterError(f"limit must be positive, got {self.limit!r}")
        if not 0 <= self.grow_to <= MAX_LOCATIONS:
            raise ParameterError(f"grow-to must be in 0…{MAX_LOCATIONS}, got {self.grow_to}")
        self._problems = [
            RecoveryProblem(n, m, self.sigma, self.spread, self.radius, seed=self.seed)
            for n, m in sorted(set(self.sizes), key=lambda size: (size[0] * size[1], size))
        ]

    def run(self, on_progress: Progress) -> None:
        """Measure everything; a method that is not installed or fails gets a row that says so."""
        missing = {name: METHODS[name].missing() for name in self._names}
        present = [name for name in self._names if missing[name] is None]
        curves = [(axis, growth_problems(self._problems[0], axis, self.grow_to)) for axis in ("n", "m")]
        steps = len(self._problems) * (len(present) + _ROUNDS_WEIGHT) + len(present) * sum(
            len(curve) for _, curve in curves
        )
        progress = _Steps(on_progress, steps)
        with workers("recovery", present, self.limit) as started:
            isolated = self._measure_isolated(started, progress)
            for problem in self._problems:
                self._compare(problem, missing, isolated[problem], progress)
            for axis, curve in curves:
                for name, worker in started.items():
                    before = progress.done
                    for point in grow(worker, name, axis, curve, self.limit):
                        self._points.append(point)
                        progress.add(1)
                    progress.to(before + len(curve))
        self._complete = True

    def _measure_isolated(
        self, started: dict[str, Worker], progress: _Steps
    ) -> dict[RecoveryProblem, dict[str, IsolatedTiming]]:
        """Measure each method at each size in its own process, except sizes above one that was too slow."""
        found: dict[RecoveryProblem, dict[str, IsolatedTiming]] = {problem: {} for problem in self._problems}
        for name, worker in started.items():
            for problem in self._problems:
                hopeless = any(
                    smaller.n <= problem.n and smaller.m <= problem.m and results[name].state == BEYOND
                    for smaller, results in found.items()
                    if name in results
                )
                found[problem][name] = IsolatedTiming(BEYOND) if hopeless else worker.measure(asdict(problem))
                progress.add(1)
        return found

    def _compare(
        self,
        problem: RecoveryProblem,
        missing: dict[str, str | None],
        isolated: dict[str, IsolatedTiming],
        progress: _Steps,
    ) -> None:
        before = progress.done
        rows = [
            isolated_row(problem, name, isolated[name])
            if missing[name] is None
            else RecoveryRow(
                problem.n, problem.m, problem.sigma, name, NOT_INSTALLED, f"{missing[name]}: {REMEDY}"
            )
            for name in self._names
        ]
        able = [name for name, found in isolated.items() if found.state == MEASURED]
        if OURS in able:
            for name in able:
                # Imports and compilation of a first call are not measured.
                RecoveryProbe(name).warm_up()
            comparison = Comparison(problem, able)
            if self.rounds is None:
                most, least = _MAX_ROUNDS, _MIN_ROUNDS
            else:
                most = least = self.rounds
            comparison.run(most, least, _SECONDS, lambda: progress.add(_ROUNDS_WEIGHT / most))
            rows = [comparison.fill(row) for row in rows]
        self._rows += rows
        progress.to(before + _ROUNDS_WEIGHT)

    def report(self) -> Report:
        """Return what was measured so far."""
        points = self._points
        setting: dict[str, object] = {
            "sizes": [f"{problem.n}x{problem.m}" for problem in self._problems],
            "methods": self._names,
            "rounds": self.rounds,
            "sigma": self.sigma,
            "spread": self.spread,
            "radius": self.radius,
            "seed": self.seed,
            "limit": self.limit,
            "grow_to": self.grow_to,
        }
        return Report(
            self.name,
            self._complete,
            setting,
            {"rows": self._rows, "growth": points},
            tables(self._rows, points, self.limit),
            notes(self._rows),
            partial(draw_growth, points=points) if points else None,
        )


class _Steps:
    """Progress in a known number of steps."""

    def __init__(self, on_progress: Progress, steps: float) -> None:
        self._on_progress = on_progress
        self._steps = steps
        self.done = 0.0

    def add(self, steps: float) -> None:
        self.to(self.done + steps)

    def to(self, done: float) -> None:
        self.done = done
        self._on_progress(min(done / self._steps, 1.0))
