"""A sweep as an experiment: run the draws and present the result."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import numpy as np

from heatcloak_lab.experiments.claims import EvaluatedClaim, evaluate_claim
from heatcloak_lab.experiments.result import Result, Runner, Task, count_text, source_sentence
from heatcloak_lab.experiments.sweeps.draws import SweepScores, collect_scores, sweep_tasks
from heatcloak_lab.experiments.sweeps.figures import draw_one_recovery, draw_sweep
from heatcloak_lab.experiments.sweeps.plan import SweepPlan
from heatcloak_lab.experiments.sweeps.summary import summary_paragraphs
from heatcloak_lab.experiments.sweeps.tables import (
    draws_table,
    evaluation_table,
    infeasible_table,
    setting_table,
    summary_table,
)

_MODEL = (
    "The readings are simulated with the model that recovery uses: {kernel} and Gaussian noise of known "
    "scale. Walls, draughts and faulty sensors are not modelled."
)
_ASSUMPTIONS = (
    "EMD compares vectors that are scaled to mass one. An estimate of mass zero says nothing about location "
    "and is scored as uniform.",
    "Where no point satisfies a radius, basis pursuit uses the smallest feasible radius; such draws are "
    "scored like all others.",
    "A verdict is wrong in at most one of twenty repetitions, for each curve separately; among many curves "
    "some may be wrong. Falling and rising describe the trend over all values; means that differ by less "
    "than 5 % count as equal; near-flat is an exponent within ±0.25 and not growing one of at most 0.25: "
    "closer to no dependence than to a square root.",
)
_ONE_DRAW = "There is one draw at each value, so there are no intervals and no trend can be shown."


@dataclass(frozen=True)
class Sweep(SweepPlan):
    """The experiment that a `SweepPlan` describes."""

    def tasks(self, trials: int, seed: int) -> list[Task]:
        """Return one task per draw, and one per point for the theoretical curves."""
        return sweep_tasks(self, trials, seed)

    def run(self, runner: Runner) -> Result:
        """Draw, recover with every method, and report.

        Raises:
            ParameterError: a setting is too large to be prepared.
            ExperimentError: a method failed, or the work could not be done.
        """
        outcomes = runner.map(self.tasks(runner.trials, runner.seed))
        return sweep_result(collect_scores(self, outcomes, runner.trials, runner.seed))


def sweep_result(scores: SweepScores) -> Result:
    """Present the scores of a sweep as tables, text and a figure."""
    sweep = scores.sweep
    evaluated = evaluate_claims(scores)
    tables = [setting_table(scores)]
    if evaluated:
        tables.append(evaluation_table(evaluated))
    tables += [summary_table(scores), infeasible_table(scores)]

    return Result(
        name=sweep.name,
        title=sweep.title,
        question=sweep.question,
        answer=summary_paragraphs(scores, evaluated),
        assumptions=(
            *sweep.notes,
            *([_ONE_DRAW] if scores.trials == 1 else []),
            _MODEL.format(kernel="the free heat kernel" if sweep.is_interval else "the kernel of the domain"),
            *_ASSUMPTIONS,
        ),
        tables=tuple(tables),
        series=draws_table(scores),
        caption=_caption(scores),
        draw=partial(draw_one_recovery if _is_single_point(scores) else draw_sweep, scores=scores),
    )


def evaluate_claims(scores: SweepScores) -> tuple[EvaluatedClaim, ...]:
    """Evaluate every claim on every curve."""
    values = np.array(scores.sweep.values, dtype=np.float64)
    return tuple(
        EvaluatedClaim(claim, panel.panel.label, curve.label, evaluate_claim(claim, values, curve.scores))
        for claim in scores.sweep.claims
        for panel in scores.panels
        for curve in panel.curves
    )


def _is_single_point(scores: SweepScores) -> bool:
    """Whether there is one value of one panel: a picture of one draw then shows more than a curve."""
    return len(scores.sweep.values) == len(scores.panels) == 1


def _caption(scores: SweepScores) -> str:
    source, metric = source_sentence(scores.sweep.source), scores.sweep.metric[0]
    if _is_single_point(scores):
        return (
            f"{source}Left: the first draw; truth (dashed) and estimates scaled to mass one. Right: the "
            f"{metric} of {'this' if scores.trials == 1 else 'every'} draw."
        )
    bars = "" if scores.trials == 1 else ", with 95 % intervals"
    draws = "one draw" if scores.trials == 1 else f"the mean of {count_text(scores.trials, 'draw')}"
    return (
        f"{source}{metric}: {draws} at each value{bars}. Below: the share of draws in which no point "
        "satisfies the papers' radius σ√m."
    )
