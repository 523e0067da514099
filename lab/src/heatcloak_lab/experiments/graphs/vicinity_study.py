"""Experiments on how closely a source can be located on known graphs: community, vicinity, and hops."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from heatcloak_lab.experiments.graphs.draws import GraphExperiment, GraphScores, run_comparison
from heatcloak_lab.experiments.graphs.figures import draw_vicinities
from heatcloak_lab.experiments.graphs.methods import COVERAGE, NOISE_LABELS
from heatcloak_lab.experiments.graphs.reporting import (
    ASSUMPTIONS,
    accuracy,
    accuracy_table,
    accuracy_without_readings,
    by_noise,
    draws_table,
    graphs_table,
    interval_text,
    sigma_columns,
)
from heatcloak_lab.experiments.result import (
    Cell,
    Measured,
    Result,
    Runner,
    Table,
    capitalized,
    draws_text,
    enumeration,
    mean_cells,
    percent,
)
from heatcloak_lab.experiments.statistics import mean_of, mean_of_guesses


@dataclass(frozen=True)
class VicinityStudy(GraphExperiment):
    """Locate one source on each of several graphs, with every method under every noise.

    Its attributes are those of `GraphExperiment`.
    """

    vicinities: ClassVar[bool] = True

    def run(self, runner: Runner) -> Result:
        """Draw, recover, and report.

        Raises:
            ParameterError: a parameter is out of range.
            ExperimentError: a method failed, or the work could not be done.
        """
        return _result(self, run_comparison(self.comparison, runner), runner.seed)


def _result(study: VicinityStudy, scores: GraphScores, seed: int) -> Result:
    groups: list[tuple[str, Cell, range]] = [
        (case.label, "", range(at, at + 1)) for at, case in enumerate(scores.comparison.cases)
    ]
    return Result(
        name=study.name,
        title=study.title,
        question=study.question,
        answer=tuple(_graph_paragraph(scores, at) for at in range(len(study.settings))),
        assumptions=(
            *study.notes,
            f"A vicinity is the smallest set of vertices with {percent(COVERAGE)} of the probability. Basis "
            "pursuit provides none; it is represented by the smallest set with that share of the recovered "
            "mass. EMD is in hops, between vectors scaled to mass one; exact Bayes is scored at the vertex "
            "with the least expected distance.",
            *ASSUMPTIONS,
        ),
        tables=(
            _setting_table(scores, seed),
            graphs_table(scores.comparison.cases),
            _vicinity_table(scores),
            accuracy_table(scores, groups),
        ),
        series=draws_table(scores),
        caption=f"Above: the graphs, one colour per community. Below, over {draws_text(scores.trials)} on "
        "each, with 95 % intervals: how often the right community is named, how often the "
        f"{percent(COVERAGE)} vicinity contains the source, its share of all vertices, and the error of the "
        "estimate in hops. Dotted: the score without readings, from naming the largest community or the most "
        "central vertex; and the nominal coverage of a vicinity.",
        draw=partial(draw_vicinities, scores=scores),
    )


def _graph_paragraph(scores: GraphScores, at: int) -> str:
    """Describe the optimum on a graph, with and without readings, and what each method achieves."""
    comparison, cases = scores.comparison, range(at, at + 1)
    case, noises = comparison.cases[at], range(len(comparison.calibrations))
    largest, central = accuracy_without_readings(case.setting)
    best = (interval_text(accuracy(scores, noise, -1, cases)) for noise in noises)
    sizes = scores.size[at, :, -1].mean(axis=-1) / case.setting.operator.shape[1]
    text = (
        f"{capitalized(case.label)}: exact Bayes names the right community in "
        f"{by_noise(comparison.calibrations, best)}, without readings it would be {percent(largest)}. It is "
        f"{_hops(scores, at, -1)} hops off, the most central vertex {central:.2f}. Its vicinity covers "
        f"{enumeration(list(map(percent, sizes)))} of all vertices."
    )
    for number, (label, _) in enumerate(comparison.methods):
        right = [percent(accuracy(scores, noise, number, cases).value) for noise in noises]
        text += f" {capitalized(label)}: {enumeration(right)}, {_hops(scores, at, number)} hops off."
    return text


def _hops(scores: GraphScores, case: int, answer: int) -> str:
    return enumeration([f"{mean:.2f}" for mean in scores.hops[case, :, answer].mean(axis=-1)])


def _setting_table(scores: GraphScores, seed: int) -> Table:
    return Table(
        "setting",
        f"Parameters: {draws_text(scores.trials)} on each graph, seed {seed}; and the scores without "
        "readings: the share of the largest community, and the mean hops to the most central vertex.",
        ("panel", "τ", "ε", "δ", "Δ₂", *sigma_columns(scores), "largest", "central"),
        tuple(
            (
                case.label,
                case.setting.tau,
                case.setting.epsilon,
                case.setting.delta,
                case.setting.operator.sensitivity(case.setting.alpha),
                *sigmas,
                *map(Measured, accuracy_without_readings(case.setting)),
            )
            for case, sigmas in zip(scores.comparison.cases, scores.sigmas.tolist(), strict=True)
        ),
    )


def _vicinity_table(scores: GraphScores) -> Table:
    return Table(
        "vicinity",
        f"How often the {percent(COVERAGE)} vicinity contains the source, with 95 % interval "
        "(Clopper–Pearson); its mean size in vertices; and the mean EMD in hops (Student's t).",
        ("graph", "noise", "method", "held", "95 % from", "to", "size", "EMD", "EMD from", "EMD to"),
        tuple(
            (
                case.label,
                NOISE_LABELS[calibration],
                label,
                *mean_cells(mean_of_guesses(scores.held[case_at, at, number])),
                Measured(scores.size[case_at, at, number].mean()),
                *mean_cells(mean_of(scores.hops[case_at, at, number])),
            )
            for case_at, case in enumerate(scores.comparison.cases)
            for at, calibration in enumerate(scores.comparison.calibrations)
            for number, (label, _) in enumerate(scores.comparison.answers)
        ),
    )
