"""Accuracies, tables and phrases that the reports of experiments on graphs share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_lab.experiments.graphs.community_graphs import GraphSetting
from heatcloak_lab.experiments.graphs.draws import Case, GraphScores
from heatcloak_lab.experiments.graphs.methods import NOISE_LABELS
from heatcloak_lab.experiments.result import Cell, Measured, Table, enumeration, mean_cells
from heatcloak_lab.experiments.statistics import Mean, mean_of, mean_of_guesses

ASSUMPTIONS = (
    "There is one source of intensity 1 at a vertex, every vertex equally likely; a sensor at every "
    "vertex; neighbours are one hop apart. The readings are simulated with the model that recovery uses, "
    "and Gaussian noise of known scale.",
    "The graphs are part of the experiment: --seed draws sources and noise, not other graphs, and intervals "
    "are over draws on these graphs. All methods and noises of a draw get the same source and the same "
    "standard noise, scaled.",
    "Basis pursuit names the community with the most recovered mass; the posterior and exact Bayes name the "
    "most probable one. An estimate of mass zero says nothing about location and counts as uniform: as a "
    "guess, right with the share of vertices in the source's community, one half for two equal ones. A tie "
    "between communities counts as a guess among them.",
    "Exact Bayes knows graph, communities and σ, and that there is one source of intensity 1: no method that "
    "sees the readings is right more often. Basis pursuit knows only graph and σ.",
)

Cases = Sequence[int]
"""Indices of cases that are pooled."""


def accuracy(scores: GraphScores, calibration: int, answer: int, cases: Cases) -> Mean:
    """Return the share of draws in which the right community is named, guesses counted by their chance."""
    return mean_of_guesses(_right(scores, calibration, answer, cases))


def accuracy_difference(scores: GraphScores, calibration: int, answer: int, cases: Cases) -> Mean:
    """Return the accuracy minus that of the exact Bayes decision on the same draws; negative if worse."""
    bayes = _right(scores, calibration, -1, cases)
    return mean_of(_right(scores, calibration, answer, cases) - bayes)


def guess_share(scores: GraphScores, calibration: int, answer: int, cases: Cases) -> float:
    """Return the share of draws in which an answer says nothing about location."""
    return float(scores.placeless[list(cases), calibration, answer].mean())


def _right(scores: GraphScores, calibration: int, answer: int, cases: Cases) -> FloatArray:
    return scores.right[list(cases), calibration, answer].ravel()


def accuracy_without_readings(setting: GraphSetting) -> tuple[float, float]:
    """Return the scores of naming the largest community and the most central vertex without any readings.

    Returns:
        The share of draws in which that community is right, and the mean distance of that vertex to the
        source.
    """
    graph = setting.community_graph
    n = graph.domain.n_vertices
    return float(graph.sizes.max()) / n, float(graph.domain.distances(np.arange(n)).mean(axis=0).min())


def interval_text(mean: Mean, unit: str = " %", sign: str = "") -> str:
    """Format a share and its interval in percent."""
    text = f"{100.0 * mean.value:{sign}.1f}{unit}"
    if mean.interval is None:
        return text
    low, high = (f"{100.0 * end:{sign}.1f}" for end in mean.interval)
    return f"{text} ({low} to {high})"


def by_noise(calibrations: Iterable[str], texts: Iterable[str]) -> str:
    """Enumerate one text per noise."""
    noises = (NOISE_LABELS[calibration] for calibration in calibrations)
    return enumeration(
        [
            f"{text} with {'the ' if noise.startswith('papers') else ''}{noise}"
            for text, noise in zip(texts, noises, strict=True)
        ]
    )


def difference_from_bayes(scores: GraphScores, answer: int) -> str:
    """Describe how far a method is from exact Bayes on the same draws, under each noise."""
    if np.array_equal(scores.right[:, :, answer], scores.right[:, :, -1]):
        return "right where exact Bayes is, in every draw"
    cases = range(len(scores.comparison.cases))
    differences = [
        interval_text(accuracy_difference(scores, at, answer, cases), unit="", sign="+")
        for at in range(len(scores.comparison.calibrations))
    ]
    return f"{enumeration(differences)} points compared with exact Bayes"


def sigma_columns(scores: GraphScores) -> tuple[str, ...]:
    """Return the headings of σ under each noise."""
    return tuple(f"σ, {NOISE_LABELS[calibration]}" for calibration in scores.comparison.calibrations)


def graphs_table(cases: Sequence[Case]) -> Table:
    """Return the properties of each graph."""
    rows: dict[str, tuple[Cell, ...]] = {}
    for case in cases:
        graph = case.setting.community_graph
        sizes = sorted(graph.sizes.tolist(), reverse=True)
        rows.setdefault(
            case.label,
            (
                case.label,
                graph.domain.n_vertices,
                graph.domain.n_edges,
                " + ".join(map(str, sizes)),
                graph.crossing_edges,
                Measured(case.setting.operator.eigenpairs[0][1]),
                graph.origin,
            ),
        )
    return Table(
        "graphs",
        "The graphs: vertices, edges, vertices of each community, edges between communities, and algebraic "
        "connectivity s₂. A graph that was not connected was redrawn with the next seed.",
        ("graph", "n", "edges", "communities", "between", "s₂", "from"),
        tuple(rows.values()),
        wide=True,
    )


def accuracy_table(scores: GraphScores, groups: Sequence[tuple[str, Cell, Cases]], axis: str = "") -> Table:
    """Return how often each method is right, compared with the exact Bayes decision on the same draws.

    Args:
        scores: scores of all draws.
        groups: label of the row, value of the parameter, and the cases to pool.
        axis: symbol of the parameter; "" if none varies.
    """
    return Table(
        "accuracy",
        "The share of draws in which the right community is named, with 95 % interval (Clopper–Pearson); of "
        "draws in which the method says nothing and counts as a guess; of mass or probability in the right "
        "community; and the accuracy minus that of exact Bayes on the same draws (Student's t).",
        (
            *("graph", *([axis] if axis else []), "noise", "method", "draws", "right", "95 % from", "to"),
            *("guessed", "mass right", "less Bayes", "less from", "less to"),
        ),
        tuple(
            (
                label,
                *([value] if axis else []),
                NOISE_LABELS[calibration],
                method,
                len(cases) * scores.trials,
                *mean_cells(accuracy(scores, at, number, cases)),
                Measured(guess_share(scores, at, number, cases)),
                Measured(scores.share[list(cases), at, number].mean()),
                *mean_cells(accuracy_difference(scores, at, number, cases)),
            )
            for label, value, cases in groups
            for at, calibration in enumerate(scores.comparison.calibrations)
            for number, (method, _) in enumerate(scores.comparison.answers)
        ),
    )


def draws_table(scores: GraphScores) -> Table:
    """Return every draw at full precision."""
    comparison = scores.comparison
    return Table(
        "draws",
        "Every draw.",
        (
            *("graph", "tau", "epsilon", "calibration", "trial", "method", "sigma"),
            *("right", "share", "placeless", "held", "size", "hops"),
        ),
        tuple(
            (
                case.label,
                case.setting.tau,
                case.setting.epsilon,
                calibration,
                trial,
                method,
                float(scores.sigmas[case_at, at]),
                float(scores.right[case_at, at, number, trial]),
                float(scores.share[case_at, at, number, trial]),
                int(scores.placeless[case_at, at, number, trial]),
                float(scores.held[case_at, at, number, trial]),
                int(scores.size[case_at, at, number, trial]),
                float(scores.hops[case_at, at, number, trial]),
            )
            for case_at, case in enumerate(comparison.cases)
            for at, calibration in enumerate(comparison.calibrations)
            for number, (method, _) in enumerate(comparison.answers)
            for trial in range(scores.trials)
        ),
    )
