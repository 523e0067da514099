"""Experiments on how often the right community is named, over the spread or a parameter of the promise."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np

from heatcloak_lab.experiments.claims import Claim, EvaluatedClaim, evaluate_claim
from heatcloak_lab.experiments.graphs.draws import Case, GraphExperiment, GraphScores, run_comparison
from heatcloak_lab.experiments.graphs.figures import draw_accuracy_curves
from heatcloak_lab.experiments.graphs.methods import NOISE_LABELS
from heatcloak_lab.experiments.graphs.reporting import (
    ASSUMPTIONS,
    accuracy,
    accuracy_table,
    by_noise,
    difference_from_bayes,
    draws_table,
    graphs_table,
)
from heatcloak_lab.experiments.result import (
    Cell,
    Result,
    Runner,
    Table,
    capitalized,
    draws_text,
    enumeration,
    percent,
    source_sentence,
)
from heatcloak_lab.experiments.sweeps.plan import check_increasing
from heatcloak_lab.experiments.sweeps.summary import claim_sentence
from heatcloak_lab.experiments.sweeps.tables import evaluation_table
from heatcloak_shared.errors import ParameterError

VARIABLE = {"tau": "τ", "epsilon": "ε", "delta": "δ", "alpha": "α"}
"""The parameters that a sweep can vary, with their symbols."""


@dataclass(frozen=True, kw_only=True)
class CommunitySweep(GraphExperiment):
    """Compare methods on every graph at every value of one parameter.

    Attributes, besides those of `GraphExperiment`:
        vary: one of `VARIABLE`; it is overridden in the settings.
        values: its values, increasing.
        axis: label of the horizontal axis.
        claims: statements of the papers about the share of draws in which a *wrong* community is named.

    Raises:
        ParameterError: a field is malformed.
    """

    vary: str
    values: tuple[float, ...]
    axis: str = ""
    claims: tuple[Claim, ...] = ()

    def __post_init__(self) -> None:
        if self.vary not in VARIABLE:
            raise ParameterError(
                f"unknown parameter {self.vary!r} in vary: choose from {', '.join(VARIABLE)}"
            )
        check_increasing(self.values)

    @property
    def cases(self) -> tuple[Case, ...]:
        """All graphs at the first value, then at the next."""
        changes: list[dict[str, Any]] = [{self.vary: value} for value in self.values]
        return tuple(
            Case(setting.graph.label, replace(setting, **change), value)
            for value, change in zip(self.values, changes, strict=True)
            for setting in self.settings
        )

    def cases_at(self, index: int) -> range:
        """Return the cases at a value, one per graph."""
        count = len(self.settings)
        return range(index * count, (index + 1) * count)

    def run(self, runner: Runner) -> Result:
        """Draw, recover, and report.

        Raises:
            ParameterError: a parameter is out of range.
            ExperimentError: a method failed, or the work could not be done.
        """
        return _result(self, run_comparison(self.comparison, runner), runner.seed)


def _result(sweep: CommunitySweep, scores: GraphScores, seed: int) -> Result:
    evaluated = _evaluate_claims(sweep, scores)
    by_claim = ([one for one in evaluated if one.claim == claim] for claim in sweep.claims)
    groups: list[tuple[str, Cell, range]] = [
        ("all", value, sweep.cases_at(at)) for at, value in enumerate(sweep.values)
    ]
    cases = [sweep.cases_at(at) for at in range(len(sweep.values))]

    return Result(
        name=sweep.name,
        title=sweep.title,
        question=sweep.question,
        answer=(*(claim_sentence(found[0].claim, found) for found in by_claim), *_methods(sweep, scores)),
        assumptions=(*sweep.notes, *ASSUMPTIONS),
        tables=(
            _setting_table(sweep, scores.trials, seed),
            graphs_table(scores.comparison.cases),
            *([evaluation_table(evaluated)] if evaluated else []),
            accuracy_table(scores, groups, VARIABLE[sweep.vary]),
        ),
        series=draws_table(scores),
        caption=f"{source_sentence(sweep.source)}How often the right community is named: "
        f"{draws_text(scores.trials)} at each value on each of {len(sweep.settings)} graphs, with 95 % "
        "intervals; dotted is a guess. Below: the share of draws in which a method recovers nothing.",
        draw=partial(
            draw_accuracy_curves,
            scores=scores,
            values=sweep.values,
            cases=cases,
            axis_label=sweep.axis or sweep.vary,
        ),
    )


def _evaluate_claims(sweep: CommunitySweep, scores: GraphScores) -> tuple[EvaluatedClaim, ...]:
    """Evaluate every claim on every curve."""
    values = np.array(sweep.values, dtype=np.float64)
    wrong = 1.0 - scores.right
    return tuple(
        EvaluatedClaim(
            claim,
            NOISE_LABELS[calibration],
            label,
            evaluate_claim(claim, values, wrong[:, at, number].reshape(len(sweep.values), -1)),
        )
        for claim in sweep.claims
        for at, calibration in enumerate(sweep.calibrations)
        for number, (label, _) in enumerate(scores.comparison.answers)
    )


def _methods(sweep: CommunitySweep, scores: GraphScores) -> list[str]:
    """Describe the accuracy of each method, and its difference from exact Bayes."""
    last = len(sweep.values) - 1
    shown = sorted({0, len(sweep.values) // 2, last})
    values = enumeration([f"{sweep.values[at]:g}" for at in shown])
    paragraphs = []
    for number, (label, _) in enumerate(scores.comparison.answers):
        parts = []
        for noise in range(len(sweep.calibrations)):
            reached = (accuracy(scores, noise, number, sweep.cases_at(at)).value for at in shown)
            parts.append(enumeration(list(map(percent, reached))))
        right = by_noise(sweep.calibrations, parts)
        text = (
            f"{capitalized(label)} names the right community in {right} at {VARIABLE[sweep.vary]} = {values}."
        )
        if number < len(sweep.methods):
            text += f" Over all values: {difference_from_bayes(scores, number)}."
        paragraphs.append(text)
    return paragraphs


def _setting_table(sweep: CommunitySweep, trials: int, seed: int) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for setting in sweep.settings:
        cells: dict[str, Cell] = {symbol: getattr(setting, name) for name, symbol in VARIABLE.items()}
        cells[VARIABLE[sweep.vary]] = "varies"
        rows.append((setting.graph.label, setting.community_graph.domain.n_vertices, *cells.values()))
    return Table(
        "setting",
        f"Parameters: {draws_text(trials)} at each of {len(sweep.values)} values on each graph, seed {seed}.",
        ("panel", "n", *VARIABLE.values()),
        tuple(rows),
    )
