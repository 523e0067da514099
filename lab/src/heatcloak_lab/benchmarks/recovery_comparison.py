"""Compare recovery methods: the same rounds for all, in turns; and their growth with the size."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.recovery import BpdnResult, bpdn
from heatcloak_lab.benchmarks.isolated_worker import BEYOND, FAILED, MEASURED, IsolatedTiming, Worker
from heatcloak_lab.benchmarks.machine import interleave, median_interval
from heatcloak_lab.benchmarks.recovery_methods import METHODS, DrawnRound, RecoveryProblem, Score, score
from heatcloak_shared.errors import ParameterError

SIZES = (30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000)
MAX_LOCATIONS = SIZES[-1]
LOCATIONS, SENSORS = 100, 50
"""The fixed size while the other one grows."""
_SENSORS_PER_LOCATION = 0.1

_LEAST_EXTRAPOLATED = 0.05
"""Shorter times are dominated by overhead and not extrapolated."""


@dataclass(frozen=True)
class Point:
    """One method at one size, measured in a process of its own.

    Attributes:
        axis: the size that grows, "n" or "m".
        n: possible source locations.
        m: sensors.
        method: name of the method.
        state: "measured", "beyond the limit" or "failed".
        prepare_seconds: time of the preparation.
        seconds: median time of a few recoveries.
        bytes: growth of memory at its peak.
        extrapolated: whether "beyond the limit" was extrapolated from smaller sizes.
    """

    axis: str
    n: int
    m: int
    method: str
    state: str
    prepare_seconds: float | None = None
    seconds: float | None = None
    bytes: int | None = None
    extrapolated: bool = False

    @property
    def size(self) -> int:
        """The size that grows."""
        return self.n if self.axis == "n" else self.m


def growth_problems(base: RecoveryProblem, axis: str, most: int) -> list[RecoveryProblem]:
    """Return the problems of one curve, up to ``most`` locations, or a tenth as many sensors."""
    if axis == "n":
        return [replace(base, n=size, m=SENSORS) for size in SIZES if LOCATIONS <= size <= most]
    return [replace(base, n=LOCATIONS, m=size) for size in SIZES if size <= most * _SENSORS_PER_LOCATION]


def grow(
    worker: Worker, name: str, axis: str, curve: Sequence[RecoveryProblem], limit: float
) -> Iterator[Point]:
    """Measure one method at each size, until one takes, or is expected to take, over ``limit`` seconds."""
    history: list[IsolatedTiming] = []
    size = 0
    for problem in curve:
        point = Point(axis, problem.n, problem.m, name, BEYOND)
        if history and _extrapolate(history, point.size / size) > limit:
            yield replace(point, extrapolated=True)
            return
        found = worker.measure(asdict(problem))
        point = replace(
            point,
            state=found.state,
            prepare_seconds=found.prepare_seconds,
            seconds=found.seconds,
            bytes=found.bytes,
        )
        yield point
        if found.state != MEASURED:
            return
        size = point.size
        history.append(found)


def _extrapolate(history: Sequence[IsolatedTiming], ratio: float) -> float:
    """Return the expected time at the next size: growth as over the last two sizes, but at least linear."""
    if len(history) < 2:
        return 0.0
    return max(
        _extrapolate_time(before, last, ratio)
        for before, last in (
            (history[-2].seconds, history[-1].seconds),
            (history[-2].prepare_seconds, history[-1].prepare_seconds),
        )
    )


def _extrapolate_time(before: float | None, last: float | None, ratio: float) -> float:
    if not before or not last or last < _LEAST_EXTRAPOLATED:
        return 0.0
    # The sizes grow by about the same factor; growth below linear is not assumed to continue.
    return last * max(ratio, math.exp(min(math.log(last / before), 3.0 * math.log(ratio))))


OURS = "bpdn"

_MAX_REDRAWS = 200


@dataclass(frozen=True)
class RecoveryRow:
    """The results of one method at one size; None for what does not apply.

    Attributes:
        n: possible source locations.
        m: sensors.
        sigma: noise scale.
        method: name of the method.
        state: "measured", "beyond the limit", "not installed" or "failed".
        note: what the method can't express, or the remedy.
        rounds: number of rounds.
        answered: number of rounds with an answer; the values below are over these.
        prepare_seconds: time of the preparation.
        seconds: median time of a recovery.
        ratio: median over the rounds of the ratio of its time to ours.
        ratio_low: lower end of a 95 % interval of that median, or of the range if rounds are few.
        ratio_high: upper end.
        bytes: growth of memory at its peak, in a process of its own.
        objective_difference: Σf minus ours, of the largest magnitude over the rounds.
        excess: largest ‖Af − ỹ‖₂ − r.
        box_violation: largest distance from [0, 1].
        gap: for ours, the largest gap of the certificate; for others, the largest Σf minus our dual bound.
        emd: mean earth mover's distance to the truth.
    """

    n: int
    m: int
    sigma: float
    method: str
    state: str
    note: str = ""
    rounds: int = 0
    answered: int = 0
    prepare_seconds: float | None = None
    seconds: float | None = None
    ratio: float | None = None
    ratio_low: float | None = None
    ratio_high: float | None = None
    bytes: int | None = None
    objective_difference: float | None = None
    excess: float | None = None
    box_violation: float | None = None
    gap: float | None = None
    emd: float | None = None


def isolated_row(problem: RecoveryProblem, name: str, found: IsolatedTiming) -> RecoveryRow:
    """Return the row of a method that was only measured in a process of its own."""
    return RecoveryRow(
        problem.n,
        problem.m,
        problem.sigma,
        name,
        found.state,
        note=found.reason or METHODS[name].leaves_out,
        prepare_seconds=found.prepare_seconds,
        seconds=found.seconds,
        bytes=found.bytes,
    )


class Reference(NamedTuple):
    """A round with our certified answer, the reference for other methods."""

    drawn: DrawnRound
    ours: BpdnResult


def feasible_rounds(problem: RecoveryProblem, operator: IntervalOperator) -> Iterator[Reference]:
    """Yield rounds with a feasible point; for others the peers have no answer.

    Raises:
        ParameterError: 200 rounds in a row have none.
    """
    redrawn = 0
    for drawn in problem.rounds():
        ours = bpdn(operator, drawn.cloaked, problem.sigma, problem.radius)
        if ours.status == "optimal":
            redrawn = 0
            yield Reference(drawn, ours)
            continue
        redrawn += 1
        if redrawn == _MAX_REDRAWS:
            raise ParameterError(
                f"radius {problem.radius:.4g} is infeasible in {redrawn} rounds in a row: give a larger one"
            )


class Comparison:
    """A running comparison.

    Args:
        problem: the problem.
        names: names of the methods, including ours.
    """

    def __init__(self, problem: RecoveryProblem, names: Sequence[str]) -> None:
        self._problem = problem
        self._operator = problem.operator()
        self._references: list[Reference] = []
        self._turns: dict[str, list[tuple[float, Score | None]]] = {name: [] for name in names}

    def run(self, most: int, least: int, seconds: float, on_round: Callable[[], None]) -> None:
        """Run ``most`` rounds, or as many as fit into ``seconds``, but at least ``least``."""
        problem, radius = self._problem, self._problem.radius
        recovers = {name: METHODS[name].prepare(problem.operator(), problem) for name in self._turns}
        calls = {name: _on_readings(recover) for name, recover in recovers.items()}
        started = time.monotonic()
        rounds = feasible_rounds(problem, self._operator)
        for turns in interleave(calls, rounds):
            reference = turns[0].given
            self._references.append(reference)
            for turn in turns:
                answer = turn.answer
                scored = None if answer is None else score(self._operator, reference.drawn, answer, radius)
                self._turns[turn.name].append((turn.seconds, scored))
            on_round()
            done = len(self._references)
            if done >= most or (done >= least and time.monotonic() - started > seconds):
                return

    def fill(self, row: RecoveryRow) -> RecoveryRow:
        """Return the row completed with the results of the rounds."""
        turns = self._turns.get(row.method, [])
        ours = self._turns[OURS]
        kept = [
            (seconds, seconds / ours[number][0], scored, self._references[number].ours)
            for number, (seconds, scored) in enumerate(turns)
            if scored is not None
        ]
        if not kept:
            note = f"no answer in {len(turns)} rounds" if turns else row.note
            return replace(row, state=FAILED if turns else row.state, note=note, rounds=len(turns))
        times, ratios, scores, references = zip(*kept, strict=True)
        ratio = median_interval(ratios)
        row = replace(
            row,
            rounds=len(turns),
            answered=len(kept),
            seconds=median_interval(times).value,
            ratio=ratio.value,
            ratio_low=ratio.low,
            ratio_high=ratio.high,
            emd=float(np.mean([scored.emd for scored in scores])),
            box_violation=max(scored.box_violation for scored in scores),
        )
        if not METHODS[row.method].is_pursuit:
            return row
        pairs = list(zip(scores, references, strict=True))
        gaps = [
            reference.gap if row.method == OURS else scored.objective - reference.dual_bound
            for scored, reference in pairs
        ]
        return replace(
            row,
            objective_difference=max(
                (scored.objective - reference.objective for scored, reference in pairs), key=abs
            ),
            excess=max(scored.excess for scored in scores),
            gap=max(gaps),
        )


def _on_readings(
    recover: Callable[[FloatArray], FloatArray | None],
) -> Callable[[Reference], FloatArray | None]:
    def call(reference: Reference) -> FloatArray | None:
        try:
            return recover(reference.drawn.cloaked)
        except (ArithmeticError, ValueError, RuntimeError):
            # It had answers when it was measured alone, so a round without one does not end the run.
            return None

    return call
