"""The tables of experiments on graphs, and what all of them rest on."""

from __future__ import annotations

from collections.abc import Sequence

from heatcloak_lab.experiments.graphs.accuracy import accuracy, guessed, shortfall
from heatcloak_lab.experiments.graphs.draws import Case, Scores
from heatcloak_lab.experiments.graphs.methods import NOISES
from heatcloak_lab.experiments.intervals import Interval
from heatcloak_lab.experiments.measured import Measured
from heatcloak_lab.experiments.result import Cell, Table

ASSUMPTIONS = (
    "One source of intensity 1 at a vertex, any as likely as another; a sensor at every vertex; neighbours "
    "are one hop apart. The readings are simulated with the model that recovery uses, and Gaussian noise of "
    "known scale.",
    "The graphs are part of the experiment: --seed draws sources and noise, not other graphs, and intervals "
    "are over draws on these graphs. All methods and noises of a draw get the same source and the same "
    "standard noise, scaled.",
    "Basis pursuit names the community with the most recovered mass, the posterior and exact Bayes that with "
    "the most probability. An estimate of mass zero says nothing about place and counts as uniform: as a "
    "guess, right with the share of vertices that the source's community has, one half for two equal ones. "
    "Communities that are level count as a guess among them.",
    "Exact Bayes knows graph, communities and σ, and that there is one source of intensity 1: nobody who "
    "sees the readings is right more often. Basis pursuit is told graph and σ only.",
)


def graphs_table(cases: Sequence[Case]) -> Table:
    """The graphs, each once."""
    rows: dict[str, tuple[Cell, ...]] = {}
    for case in cases:
        world = case.setting.world
        sizes = sorted(world.sizes.tolist(), reverse=True)
        rows.setdefault(
            case.label,
            (
                case.label,
                world.domain.n_vertices,
                world.domain.n_edges,
                " + ".join(map(str, sizes)),
                world.crossing,
                Measured(case.setting.operator.eigenpairs[0][1]),
                world.remark,
            ),
        )
    return Table(
        "graphs",
        "The graphs: vertices, edges, vertices of each community, edges between communities, and algebraic "
        "connectivity s₂. One that was not connected was drawn again with the next seed, whole.",
        ("graph", "n", "edges", "communities", "between", "s₂", "from"),
        tuple(rows.values()),
        wide=True,
    )


def accuracy_table(
    scores: Scores, groups: Sequence[tuple[str, Cell, Sequence[int]]], axis: str = ""
) -> Table:
    """How often each method is right, beside the exact Bayes decision on the same draws.

    Args:
        scores: of all draws.
        groups: what a row is called, the parameter's value, and the cases that are taken together.
        axis: symbol of the parameter; "" where none varies.
    """
    rows: list[tuple[Cell, ...]] = []
    for label, value, cases in groups:
        taken = list(cases)
        for at, calibration in enumerate(scores.comparison.calibrations):
            for number, (method, _) in enumerate(scores.comparison.answers):
                mean = accuracy(scores, at, number, taken)
                less = shortfall(scores, at, number, taken)
                rows.append(
                    (
                        label,
                        *([value] if axis else []),
                        NOISES[calibration],
                        method,
                        len(taken) * scores.trials,
                        Measured(mean.value),
                        *_ends(mean.interval),
                        Measured(guessed(scores, at, number, taken)),
                        Measured(scores.share[taken, at, number].mean()),
                        Measured(less.value),
                        *_ends(less.interval),
                    )
                )
    return Table(
        "accuracy",
        "The share of draws in which the right community is named, with 95 % interval (Clopper–Pearson); of "
        "draws in which the method says nothing and counts as a guess; of mass or probability in the right "
        "community; and accuracy less that of exact Bayes on the same draws (Student's t).",
        (
            "graph",
            *([axis] if axis else []),
            "noise",
            "method",
            "draws",
            "right",
            "95 % from",
            "to",
            "guessed",
            "mass right",
            "less Bayes",
            "less from",
            "less to",
        ),
        tuple(rows),
    )


def draws_table(scores: Scores) -> Table:
    """Every draw, at full precision."""
    comparison = scores.comparison
    rows: list[tuple[Cell, ...]] = []
    for case_at, case in enumerate(comparison.cases):
        for at, calibration in enumerate(comparison.calibrations):
            for number, (method, _) in enumerate(comparison.answers):
                for trial in range(scores.trials):
                    where = (case_at, at, number, trial)
                    rows.append(
                        (
                            case.label,
                            case.setting.tau,
                            case.setting.epsilon,
                            calibration,
                            trial,
                            method,
                            float(scores.sigmas[case_at, at]),
                            float(scores.right[where]),
                            float(scores.share[where]),
                            int(scores.placeless[where]),
                            float(scores.held[where]),
                            int(scores.size[where]),
                            float(scores.hops[where]),
                        )
                    )
    return Table(
        "draws",
        "Every draw.",
        (
            "graph",
            "tau",
            "epsilon",
            "calibration",
            "trial",
            "method",
            "sigma",
            "right",
            "share",
            "placeless",
            "held",
            "size",
            "hops",
        ),
        tuple(rows),
    )


def _ends(interval: Interval | None) -> tuple[Cell, Cell]:
    return ("", "") if interval is None else (Measured(interval.low), Measured(interval.high))
