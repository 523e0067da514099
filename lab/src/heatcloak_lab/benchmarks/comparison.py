"""The recovery methods beside each other at one size: the same rounds for all, in turns."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.recovery import BpdnResult, bpdn
from heatcloak_lab.benchmarks.isolated_worker import FAILED, MEASURED, Alone
from heatcloak_lab.benchmarks.methods import METHODS
from heatcloak_lab.benchmarks.scoring import Score, score
from heatcloak_lab.benchmarks.setting import Round, Setting
from heatcloak_lab.benchmarks.timing import interleave, middle
from heatcloak_shared.errors import ParameterError

OURS = "bpdn"
NOT_INSTALLED = "not installed"

_MOST_REDRAWN = 200


@dataclass(frozen=True)
class Row:
    """One method at one size; None where there is nothing to say.

    Attributes:
        n: possible source locations.
        m: sensors.
        sigma: noise scale.
        method: its name.
        state: "measured", "beyond the limit", "not installed" or "failed".
        note: what it leaves out, or what to do, in words.
        rounds: how many rounds were given to it.
        answered: in how many of them it had an answer; the figures below are of these.
        prepare_seconds: what is done once, before there are readings.
        seconds: median time of a recovery.
        ratio: median over the rounds of its time to ours.
        ratio_low: lower end of a 95 % interval of that median, or of the range where rounds are few.
        ratio_high: upper end.
        bytes: growth of memory at its peak, in a process of its own.
        objective_difference: Σf minus ours, of all rounds that of the largest magnitude.
        excess: largest ‖Af − ỹ‖₂ − r.
        box_violation: farthest outside [0, 1].
        gap: ours: the largest gap of the certificate; others: largest Σf minus our dual bound.
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


def row_of(setting: Setting, name: str, found: Alone) -> Row:
    """What is known of a method that was measured alone."""
    return Row(
        setting.n,
        setting.m,
        setting.sigma,
        name,
        found.state,
        note=found.reason or METHODS[name].leaves_out,
        prepare_seconds=found.prepare_seconds,
        seconds=found.seconds,
        bytes=found.bytes,
    )


class Reference(NamedTuple):
    """A round with our certified answer to it, which others are judged by."""

    drawn: Round
    ours: BpdnResult


def feasible_rounds(setting: Setting, operator: IntervalOperator) -> Iterator[Reference]:
    """Rounds for which some f keeps to the radius: to others the peers have no answer.

    Raises:
        ParameterError: if hardly any round has one.
    """
    redrawn = 0
    for drawn in setting.rounds():
        ours = bpdn(operator, drawn.cloaked, setting.sigma, setting.radius)
        if ours.status == "optimal":
            redrawn = 0
            yield Reference(drawn, ours)
            continue
        redrawn += 1
        if redrawn == _MOST_REDRAWN:
            raise ParameterError(
                f"in {redrawn} rounds in turn no sources keep to the radius {setting.radius:.4g}: "
                f"give a larger one"
            )


class Comparison:
    """A comparison that is under way.

    Args:
        setting: the size and the rest.
        names: of the methods, ours among them.
    """

    def __init__(self, setting: Setting, names: Sequence[str]) -> None:
        self._setting = setting
        self._operator = setting.operator()
        self._references: list[Reference] = []
        self._turns: dict[str, list[tuple[float, Score | None]]] = {name: [] for name in names}

    def run(self, most: int, least: int, seconds: float, on_round: Callable[[], None]) -> None:
        """Give all methods ``most`` rounds, or as many as fit ``seconds``, but ``least`` at any rate."""
        setting = self._setting
        recovers = {name: METHODS[name].prepare(setting.operator(), setting) for name in self._turns}
        calls = {name: _on_readings(recover) for name, recover in recovers.items()}
        started = time.monotonic()
        rounds = feasible_rounds(setting, self._operator)
        for turns in interleave(calls, rounds, time.perf_counter):
            reference = turns[0].given
            self._references.append(reference)
            for turn in turns:
                scored = None
                if turn.answer is not None:
                    scored = score(self._operator, reference.drawn, turn.answer, setting.radius)
                self._turns[turn.name].append((turn.seconds, scored))
            on_round()
            done = len(self._references)
            if done >= most or (done >= least and time.monotonic() - started > seconds):
                return

    def fill(self, row: Row) -> Row:
        """The row with what its rounds have shown."""
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
        ratio = middle(ratios)
        row = replace(
            row,
            rounds=len(turns),
            answered=len(kept),
            seconds=middle(times).value,
            ratio=ratio.value,
            ratio_low=ratio.low,
            ratio_high=ratio.high,
            emd=float(np.mean([scored.emd for scored in scores])),
            box_violation=max(scored.box_violation for scored in scores),
        )
        if not METHODS[row.method].is_pursuit:
            return row
        differences = [
            scored.objective - reference.objective
            for scored, reference in zip(scores, references, strict=True)
        ]
        gaps = [
            scored.objective - reference.dual_bound
            for scored, reference in zip(scores, references, strict=True)
        ]
        if row.method == OURS:
            gaps = [reference.gap for reference in references]
        return replace(
            row,
            objective_difference=max(differences, key=abs),
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
            # It had answers when it was measured alone: a round without one is a remark, not the run's end.
            return None

    return call


def is_measured(found: Alone) -> bool:
    """Whether it can take part in the rounds."""
    return found.state == MEASURED
