"""The benchmark ``recovery``: ours beside the peers, at a few sizes, and how each one grows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import ClassVar

from heatcloak_lab.benchmarks.comparison import (
    NOT_INSTALLED,
    OURS,
    Comparison,
    Row,
    is_measured,
    row_of,
)
from heatcloak_lab.benchmarks.growth import MOST_PLACES, Point, grow, settings
from heatcloak_lab.benchmarks.isolated_worker import BEYOND, Alone, Worker, workers
from heatcloak_lab.benchmarks.methods import METHODS
from heatcloak_lab.benchmarks.peers import REMEDY
from heatcloak_lab.benchmarks.probes import load_probe
from heatcloak_lab.benchmarks.report import Benchmark, Progress, Report
from heatcloak_lab.benchmarks.setting import Setting
from heatcloak_shared.errors import ParameterError

SIZES = ((100, 50), (300, 200), (1000, 500))
LIMIT = 10.0
_MOST_ROUNDS, _LEAST_ROUNDS, _SECONDS = 30, 3, 10.0
"""Without a number of rounds: as many as fit this time at each size."""
_SHARE_OF_ROUNDS = 5
"""What the rounds of one size weigh in the progress; a process of its own weighs one."""


@dataclass
class RecoveryBenchmark(Benchmark):
    """The comparison and its growth.

    Attributes:
        sizes: pairs (n, m) to compare at, each once.
        methods: names; ours is always among them. Empty for all.
        rounds: how many at each size; None for as many as fit ten seconds, between 3 and 30.
        sigma: noise scale.
        spread: T.
        radius: "confident", "paper", or a number as text.
        seed: what rounds are drawn from.
        limit: seconds that preparing, and one solve, may take.
        grow_to: the most places in the growth curves, and ten times the most sensors; 0 for no curves.

    Raises:
        ParameterError: if a value is out of range or a method is unknown.
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
    grow_to: int = MOST_PLACES
    _rows: list[Row] = field(default_factory=list, init=False)
    _points: list[Point] = field(default_factory=list, init=False)
    _complete: bool = field(default=False, init=False)

    def __post_init__(self) -> None:
        for name in self.methods:
            if name not in METHODS:
                raise ParameterError(f"method {name!r} is unknown: choose from {', '.join(METHODS)}")
        asked = set(self.methods or METHODS) | {OURS}
        self._names = [name for name in METHODS if name in asked]
        if not self.sizes:
            raise ParameterError("no sizes: give at least one, as in 100x50")
        if self.rounds is not None and self.rounds < 1:
            raise ParameterError(f"rounds is {self.rounds}: give at least 1")
        if not self.limit > 0.0:
            raise ParameterError(f"limit is {self.limit!r}: give a number of seconds above 0")
        if not 0 <= self.grow_to <= MOST_PLACES:
            raise ParameterError(f"grow-to is {self.grow_to}: give 0…{MOST_PLACES}")
        self._settings = [
            Setting(n, m, self.sigma, self.spread, self.radius, seed=self.seed)
            for n, m in sorted(set(self.sizes), key=lambda size: (size[0] * size[1], size))
        ]

    def run(self, on_progress: Progress) -> None:
        """Measure everything; a method that can't take part is a row that says so."""
        missing = {name: METHODS[name].missing() for name in self._names}
        present = [name for name in self._names if missing[name] is None]
        curves = [(axis, settings(self._settings[0], axis, self.grow_to)) for axis in ("n", "m")]
        steps = len(self._settings) * (len(present) + _SHARE_OF_ROUNDS) + len(present) * sum(
            len(curve) for _, curve in curves
        )
        progress = _Steps(on_progress, steps)
        with workers("recovery", present, self.limit) as started:
            alone = self._measure_alone(started, progress)
            for setting in self._settings:
                self._compare(setting, missing, alone[setting], progress)
            for axis, curve in curves:
                for name, worker in started.items():
                    before = progress.done
                    for point in grow(worker, name, axis, curve, self.limit):
                        self._points.append(point)
                        progress.add(1)
                    progress.to(before + len(curve))
        self._complete = True

    def _measure_alone(self, started: dict[str, Worker], progress: _Steps) -> dict[Setting, dict[str, Alone]]:
        """Each method at each size, in its own process, but not at one larger than one that was too large."""
        found: dict[Setting, dict[str, Alone]] = {setting: {} for setting in self._settings}
        for name, worker in started.items():
            for setting in self._settings:
                hopeless = any(
                    smaller.n <= setting.n and smaller.m <= setting.m and results[name].state == BEYOND
                    for smaller, results in found.items()
                    if name in results
                )
                found[setting][name] = Alone(BEYOND) if hopeless else worker.measure(asdict(setting))
                progress.add(1)
        return found

    def _compare(
        self,
        setting: Setting,
        missing: dict[str, str | None],
        alone: dict[str, Alone],
        progress: _Steps,
    ) -> None:
        before = progress.done
        rows = [
            row_of(setting, name, alone[name])
            if missing[name] is None
            else Row(setting.n, setting.m, setting.sigma, name, NOT_INSTALLED, f"{missing[name]}: {REMEDY}")
            for name in self._names
        ]
        able = [name for name, found in alone.items() if is_measured(found)]
        if OURS in able:
            for name in able:
                # What is imported and compiled at a first call is no part of any time.
                load_probe("recovery", name).warm_up()
            comparison = Comparison(setting, able)
            if self.rounds is None:
                most, least = _MOST_ROUNDS, _LEAST_ROUNDS
            else:
                most = least = self.rounds
            comparison.run(most, least, _SECONDS, lambda: progress.add(_SHARE_OF_ROUNDS / most))
            rows = [comparison.fill(row) for row in rows]
        self._rows += rows
        progress.to(before + _SHARE_OF_ROUNDS)

    def report(self) -> Report:
        """What was measured so far."""
        from heatcloak_lab.benchmarks import recovery_report

        points = self._points
        setting: dict[str, object] = {
            "sizes": [f"{setting.n}x{setting.m}" for setting in self._settings],
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
            recovery_report.tables(self._rows, points, self.limit),
            recovery_report.notes(self._rows),
            (lambda figure: recovery_report.draw(figure, points)) if points else None,
        )


class _Steps:
    """Progress in steps of known number."""

    def __init__(self, on_progress: Progress, steps: float) -> None:
        self._on_progress = on_progress
        self._steps = steps
        self.done = 0.0

    def add(self, steps: float) -> None:
        self.to(self.done + steps)

    def to(self, done: float) -> None:
        self.done = done
        self._on_progress(min(done / self._steps, 1.0))
