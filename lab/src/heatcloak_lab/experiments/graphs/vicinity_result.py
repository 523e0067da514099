"""What the draws on known graphs become: tables, sentences and a figure."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from heatcloak_lab.experiments.graphs.accuracy import accuracy, told
from heatcloak_lab.experiments.graphs.community_words import (
    by_noise,
    capital,
    draws_text,
    listed,
    percent,
)
from heatcloak_lab.experiments.graphs.draws import Scores
from heatcloak_lab.experiments.graphs.methods import NOISES
from heatcloak_lab.experiments.graphs.scoring import COVERAGE
from heatcloak_lab.experiments.graphs.setting import GraphSetting
from heatcloak_lab.experiments.graphs.tables import (
    ASSUMPTIONS,
    accuracy_table,
    draws_table,
    graphs_table,
)
from heatcloak_lab.experiments.intervals import Interval, mean_of, mean_of_guesses
from heatcloak_lab.experiments.measured import Measured
from heatcloak_lab.experiments.result import Cell, Result, Table

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from heatcloak_lab.experiments.graphs.vicinity_study import VicinityStudy


def result_of(study: VicinityStudy, scores: Scores, seed: int) -> Result:
    """The result of a study."""

    def draw(figure: Figure) -> None:
        from heatcloak_lab.experiments.graphs.vicinity_figure import draw_vicinities

        draw_vicinities(figure, scores)

    groups: list[tuple[str, Cell, range]] = [
        (case.label, "", range(at, at + 1)) for at, case in enumerate(scores.comparison.cases)
    ]
    return Result(
        name=study.name,
        title=study.title,
        question=study.question,
        answer=tuple(_of_graph(scores, at) for at in range(len(study.settings))),
        assumptions=(
            *study.notes,
            f"A vicinity is the least set of vertices with {percent(COVERAGE)} of the probability. Basis "
            "pursuit gives none; the least set with as much of the recovered mass stands in its place. "
            "EMD is in hops, of vectors scaled to mass one; that of exact Bayes is of the vertex with "
            "the least expected distance.",
            *ASSUMPTIONS,
        ),
        tables=(
            _setting_table(scores, seed),
            graphs_table(scores.comparison.cases),
            _vicinity_table(scores),
            accuracy_table(scores, groups),
        ),
        series=draws_table(scores),
        caption=f"Above: the graphs, a colour for each community. Below, over {draws_text(scores.trials)} on "
        "each, with 95 % intervals: how often the right community is named, how often the "
        f"{percent(COVERAGE)} vicinity holds the source, what share of all vertices it takes, and how many "
        "hops the estimate is off. Dotted: what is had without readings, by naming the largest community or "
        "the most central vertex; and what a vicinity promises.",
        draw=draw,
    )


def guess_of(setting: GraphSetting) -> tuple[float, float]:
    """What is had without any readings: by naming the largest community, and the most central vertex.

    Returns:
        The share of draws in which that is the right community, and the mean distance to the source.
    """
    world = setting.world
    n = world.domain.n_vertices
    return float(world.sizes.max()) / n, float(world.domain.distances(np.arange(n)).mean(axis=0).min())


def _of_graph(scores: Scores, at: int) -> str:
    """What can be had on a graph, with readings and without, and what each method makes of it."""
    comparison, cases = scores.comparison, range(at, at + 1)
    case, noises = comparison.cases[at], range(len(comparison.calibrations))
    largest, central = guess_of(case.setting)
    best = by_noise(comparison.calibrations, (told(accuracy(scores, noise, -1, cases)) for noise in noises))
    takes = scores.size[at, :, -1].mean(axis=-1) / case.setting.operator.shape[1]
    text = (
        f"{capital(case.label)}: exact Bayes names the right community in {best}, without "
        f"readings it would be {percent(largest)}. It is {_hops(scores, at, -1)} hops off, the most central "
        f"vertex {central:.2f}. Its vicinity takes {listed(list(map(percent, takes)))} of all vertices."
    )
    for number, (label, _) in enumerate(comparison.methods):
        right = [percent(accuracy(scores, noise, number, cases).value) for noise in noises]
        text += f" {capital(label)}: {listed(right)}, {_hops(scores, at, number)} hops off."
    return text


def _hops(scores: Scores, case: int, answer: int) -> str:
    return listed([f"{mean:.2f}" for mean in scores.hops[case, :, answer].mean(axis=-1)])


def _setting_table(scores: Scores, seed: int) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for case, sigmas in zip(scores.comparison.cases, scores.sigmas.tolist(), strict=True):
        setting = case.setting
        largest, central = guess_of(setting)
        rows.append(
            (
                case.label,
                setting.tau,
                setting.epsilon,
                setting.delta,
                setting.operator.sensitivity(setting.alpha),
                *sigmas,
                Measured(largest),
                Measured(central),
            )
        )
    names = (f"σ, {NOISES[calibration]}" for calibration in scores.comparison.calibrations)
    return Table(
        "setting",
        f"What was drawn: {draws_text(scores.trials)} on each graph, seed {seed}; and what is had without "
        "readings: the share of the largest community, and the mean hops to the most central vertex.",
        ("panel", "τ", "ε", "δ", "Δ₂", *names, "largest", "central"),
        tuple(rows),
    )


def _vicinity_table(scores: Scores) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for place, case in enumerate(scores.comparison.cases):
        for at, calibration in enumerate(scores.comparison.calibrations):
            for number, (label, _) in enumerate(scores.comparison.answers):
                where = (place, at, number)
                held, hops = mean_of_guesses(scores.held[where]), mean_of(scores.hops[where])
                rows.append(
                    (
                        case.label,
                        NOISES[calibration],
                        label,
                        Measured(held.value),
                        *_ends(held.interval),
                        Measured(scores.size[where].mean()),
                        Measured(hops.value),
                        *_ends(hops.interval),
                    )
                )
    return Table(
        "vicinity",
        f"How often the {percent(COVERAGE)} vicinity holds the source, with 95 % interval (Clopper–Pearson); "
        "its mean size in vertices; and the mean EMD in hops (Student's t).",
        ("graph", "noise", "method", "held", "95 % from", "to", "size", "EMD", "EMD from", "EMD to"),
        tuple(rows),
    )


def _ends(interval: Interval | None) -> tuple[Cell, Cell]:
    return ("", "") if interval is None else (Measured(interval.low), Measured(interval.high))
