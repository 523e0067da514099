"""The result of the experiment on heatmaps: answer, assumptions, tables, and captions of the figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.heatmaps.mechanism import HeatmapMethod
from heatcloak_lab.experiments.claims import Claim, Trend, claims_table, evaluate_claim
from heatcloak_lab.experiments.heatmaps.draws import (
    EMD_SIZE,
    LOCAL_SIZE,
    METHODS,
    METRICS,
    LocalPoint,
    Point,
    PointScores,
)
from heatcloak_lab.experiments.heatmaps.figures import (
    draw_epsilons,
    draw_local,
    draw_people_and_sizes,
    draw_pictures,
)
from heatcloak_lab.experiments.result import (
    Cell,
    Drawing,
    Measured,
    Result,
    Table,
    draws_text,
    enumeration,
)
from heatcloak_lab.experiments.statistics import Mean, mean_of

if TYPE_CHECKING:
    from heatcloak_lab.experiments.heatmaps.study import HeatmapStudy

_TREE, _PAPER, _LAPLACE = (METHODS.index(method) for method in ("tree", "paper", "laplace"))
_SIMILARITY, _EMD = (list(METRICS).index(name) for name in ("similarity", "EMD"))

ASSUMPTIONS = (
    "Central mechanism: neighbours are data with and without one person, who counts once however many places "
    "they have. A person who moves is a removal and an addition: 2ε.",
    "Central mechanism: each draw takes people of the crowd without replacement; all methods and all ε get "
    "the same people, with independent noise.",
    f"Local mechanism: each person sends one report, of one random place of theirs, on {LOCAL_SIZE} × "
    f"{LOCAL_SIZE} cells. The probabilities of any report under any two inputs, no place included, differ by "
    "a factor of at most e^ε: a person who moves costs ε, not 2ε.",
    "The truth is the heatmap of the people of the draw, blurred like the estimates (σ = 8/256 of the side).",
    f"EMD is under ℓ₁ with the side of the square as unit, on maps summed to at most {EMD_SIZE} × "
    f"{EMD_SIZE} cells, which changes it by less than 1 %.",
    "One method beats another in a score if the 95 % interval of the mean paired difference is on its side. "
    "The intervals are not corrected for the number of comparisons.",
    "The noise is seeded, so that the experiment can be repeated. A heatmap for publication is drawn without "
    "a seed.",
)


@dataclass(frozen=True, eq=False)
class StudyDraws:
    """All draws of the experiment.

    Attributes:
        central: scores of the central mechanism.
        local: scores of the local mechanism.
        pictures: heatmaps by ε, as `pictures_at` returns them.
        trials: draws at each point.
    """

    central: PointScores[Point]
    local: PointScores[LocalPoint]
    pictures: Mapping[float, FloatArray]
    trials: int


def study_result(study: HeatmapStudy, draws: StudyDraws) -> Result:
    """Return the result of the experiment."""
    base, central = study.base, draws.central
    intervals = "" if draws.trials == 1 else ", with 95 % intervals"
    means = f"Means of {draws_text(draws.trials)}{intervals}"
    everybody = [_everybody_table(study, draws.local)] if study.everybody else []
    return Result(
        name=study.name,
        title="Private heatmaps",
        question=study.question,
        answer=_answer(study, draws),
        assumptions=(*_people_texts(study), *ASSUMPTIONS),
        tables=(
            _means_table("epsilon", "ε", study.by_epsilon, central),
            _means_table("people", "people", study.by_people, central),
            _means_table("size", "cells a side", study.by_size, central),
            _local_table(study, draws.local),
            *everybody,
            _claims(study, draws),
        ),
        series=_draws_table(draws),
        caption=f"Ghazi et al., Figure 1: scores over ε, for {base.people} people and {base.size} × "
        f"{base.size} cells. {means}. Higher is better above, lower is better below.",
        draw=partial(draw_epsilons, values=study.epsilons, scores=central.along(study.by_epsilon)),
        further=(
            Drawing(
                "people-and-size",
                f"Scores over the number of people (above) and the size of the grid (below), at ε = "
                f"{base.epsilon:g}. {means}.",
                partial(
                    draw_people_and_sizes,
                    people=[point.people for point in study.by_people],
                    by_people=central.along(study.by_people),
                    sizes=study.sizes,
                    by_size=central.along(study.by_size),
                ),
            ),
            Drawing(
                "pictures",
                f"Ghazi et al., Figure 2: the first draw of {base.people} people on {base.size} × "
                f"{base.size} cells. All maps of a row have one colour scale, which ends at the greatest "
                "value of the true heatmap.",
                partial(draw_pictures, pictures=draws.pictures, base=base, found=central),
            ),
            Drawing(
                "local",
                f"Local mechanism: scores over the number of people. {means}. Higher is better above, lower "
                "is better below.",
                partial(
                    draw_local,
                    people=study.local.people,
                    scores={
                        epsilon: draws.local.along(study.locally_by_people(epsilon))
                        for epsilon in study.local.epsilons
                    },
                ),
            ),
        ),
    )


def _people_texts(study: HeatmapStudy) -> list[str]:
    """Say who the people are, and how the local mechanism gets more of them."""
    count = len(study.crowd.people)
    people = f"People: {study.crowd.name}, {count} in all for the central mechanism."
    if study.crowd.city is not None:
        return [people, "Local mechanism: each draw has new people of the same city, any number of them."]
    return [
        f"People: {study.crowd.name}, {count} in all.",
        f"Local mechanism over the number of people: drawn from the file with replacement. Above {count}, "
        "most people are in a draw several times, each time with a report of their own: the curve is that of "
        "a larger crowd with the same habits.",
        "Local mechanism, everybody in the file: the same people in every draw, once each. The intervals "
        "cover the noise and the choice of a place, not the choice of people.",
    ]


def _answer(study: HeatmapStudy, draws: StudyDraws) -> tuple[str, ...]:
    base, central = study.base, draws.central
    texts = [
        f"{method} {enumeration([f'{name} {value:.3g}' for name, value in zip(METRICS, row, strict=True)])}"
        for method, row in zip(METHODS, central.at(base).mean(axis=0), strict=True)
    ]
    people = [point.people for point in study.by_people]
    by_people, by_size = (central.along(points) for points in (study.by_people, study.by_size))
    return (
        f"Central mechanism at ε = {base.epsilon:g} with {base.people} people and {base.size} × {base.size} "
        f"cells: {'; '.join(texts)}.",
        compare_methods(study, central, "tree", ("paper", "laplace", "top")),
        compare_methods(study, central, "paper", ("laplace", "top")),
        _ends_text("EMD of tree", "people", people, by_people[:, :, _TREE, _EMD]),
        _ends_text("EMD of tree", "cells a side", study.sizes, by_size[:, :, _TREE, _EMD]),
        *chain.from_iterable(_local_texts(study, draws.local, epsilon) for epsilon in study.local.epsilons),
        *_everybody_texts(study, draws.local),
    )


def compare_methods(
    study: HeatmapStudy, found: PointScores[Point], method: HeatmapMethod, others: Sequence[HeatmapMethod]
) -> str:
    """Say at which ε a method is better than each of the others in all scores, and where it is not.

    A score shows a difference if the interval of the mean paired difference does not contain 0.
    """
    better, rest = [], []
    for epsilon, point in zip(study.epsilons, study.by_epsilon, strict=True):
        gains = {other: _gains(found.at(point), method, other) for other in others}
        if all(min(each.values()) > 0 for each in gains.values()):
            better.append(f"{epsilon:g}")
            continue
        parts = [
            f"{words} {enumeration(names)} ({other})"
            for other, each in gains.items()
            for words, sign in (("behind in", -1), ("no significant difference in", 0))
            if (names := [name for name, gain in each.items() if gain == sign])
        ]
        rest.append(f"at {epsilon:g}: {', '.join(parts)}")
    text = f"at ε = {enumeration(better)}" if better else "at no ε"
    subject = f"{method} beats {enumeration(others)} in all four scores {text}"
    return f"{subject}; {'; '.join(rest)}." if rest else f"{subject}."


def _gains(scores: FloatArray, method: HeatmapMethod, other: HeatmapMethod) -> dict[str, int]:
    """Return 1 for each metric in which a method is significantly better, −1 if worse, and 0 otherwise.

    Args:
        scores: shape (trials, methods, metrics).
        method: a method.
        other: the method that it is compared with.
    """
    differences = scores[:, METHODS.index(method)] - scores[:, METHODS.index(other)]
    return {
        name: _sign(draws) * (1 if rising else -1)
        for (name, rising), draws in zip(METRICS.items(), differences.T, strict=True)
    }


def _sign(differences: FloatArray) -> int:
    """Return the sign of the mean of paired differences, or 0 if its interval contains 0."""
    interval = mean_of(differences).interval
    if interval is None or interval.low <= 0.0 <= interval.high:
        return 0
    return 1 if interval.low > 0.0 else -1


def _local_texts(study: HeatmapStudy, found: PointScores[LocalPoint], epsilon: float) -> tuple[str, ...]:
    """Say how similarity and EMD of the local mechanism change with the number of people."""
    scores = found.along(study.locally_by_people(epsilon))
    return tuple(
        _ends_text(
            f"{name} of the local mechanism at ε = {epsilon:g}",
            "people",
            study.local.people,
            scores[..., metric],
        )
        for name, metric in (("Similarity", _SIMILARITY), ("EMD", _EMD))
    )


def _everybody_texts(study: HeatmapStudy, found: PointScores[LocalPoint]) -> list[str]:
    """Say how similar the heatmaps of everybody in a file are; nothing for a synthetic city."""
    if not study.everybody:
        return []
    values = [
        f"{_interval_text(mean_of(found.at(point)[:, _SIMILARITY]))} at ε = {point.epsilon:g}"
        for point in study.everybody
    ]
    count = len(study.crowd.people)
    return [f"Similarity of the local mechanism with everybody in the file, {count}: {enumeration(values)}."]


def _ends_text(subject: str, noun: str, values: Sequence[int], scores: FloatArray) -> str:
    """Give a score at both ends of a curve; ``scores`` is (values, trials)."""
    ends = [f"{_interval_text(mean_of(scores[at]))} with {values[at]} {noun}" for at in (0, -1)]
    return f"{subject}: {enumeration(ends)}."


def _interval_text(mean: Mean) -> str:
    if mean.interval is None:
        return f"{mean.value:.3g}"
    return f"{mean.value:.3g} ({mean.interval.low:.3g} to {mean.interval.high:.3g})"


_METRIC_COLUMNS = tuple(heading for metric in METRICS for heading in (metric, f"± {metric}"))


def _mean_cells(scores: FloatArray) -> list[Cell]:
    """Return mean and half-width of each metric; ``scores`` is (trials, metrics)."""
    cells: list[Cell] = []
    for draws in scores.T:
        mean = mean_of(draws)
        cells.append(Measured(mean.value))
        cells.append("" if mean.interval is None else Measured(mean.interval.high - mean.value))
    return cells


def _means_table(name: str, column: str, points: Sequence[Point], found: PointScores[Point]) -> Table:
    """Return the means of all scores at the points of a curve; ``name`` is the field that varies."""
    rows: list[tuple[Cell, ...]] = []
    for point in points:
        value = getattr(point, name)
        for method, label in enumerate(METHODS):
            cell = Measured(value) if isinstance(value, float) else value
            rows.append((cell, label, *_mean_cells(found.at(point)[:, method])))
    return Table(
        name,
        f"Central mechanism: means of the scores over {column}, and half the width of their 95 % intervals.",
        (column, "method", *_METRIC_COLUMNS),
        tuple(rows),
    )


def _local_table(study: HeatmapStudy, found: PointScores[LocalPoint]) -> Table:
    points = chain.from_iterable(study.locally_by_people(epsilon) for epsilon in study.local.epsilons)
    return Table(
        "local",
        "Local mechanism: means of the scores over the number of people, and half the width of their 95 % "
        "intervals.",
        ("people", "ε", *_METRIC_COLUMNS),
        tuple(
            (point.people, Measured(point.epsilon), *_mean_cells(found.at(point)))
            for point in sorted(points, key=lambda point: (point.people, point.epsilon))
        ),
    )


def _everybody_table(study: HeatmapStudy, found: PointScores[LocalPoint]) -> Table:
    return Table(
        "everybody",
        f"Local mechanism with everybody in the file, {len(study.crowd.people)} people: means of the scores, "
        "and half the width of their 95 % intervals.",
        ("ε", *_METRIC_COLUMNS),
        tuple((Measured(point.epsilon), *_mean_cells(found.at(point))) for point in study.everybody),
    )


def _claims(study: HeatmapStudy, draws: StudyDraws) -> Table:
    """Test the trends of EMD: those that the paper describes, and that of the local mechanism."""
    falls = Claim(Trend.FALLING, "EMD falls with the number of people (section 4.1)")
    flat = Claim(Trend.FLAT, "EMD is nearly constant in the size of the grid (section 4.1)")
    suffers = Claim(Trend.RISING, "EMD of the baseline rises with the size of the grid (section 4.1)")
    falls_locally = Claim(Trend.FALLING, "EMD falls with the number of people (local mechanism)")
    people = [point.people for point in study.by_people]
    by_people, by_size = (draws.central.along(points) for points in (study.by_people, study.by_size))
    curves: list[tuple[Claim, Sequence[int], FloatArray, float, str]] = [
        (claim, values, scores[:, :, method, _EMD], study.base.epsilon, METHODS[method])
        for claim, values, scores, methods in (
            (falls, people, by_people, (_TREE, _PAPER, _LAPLACE)),
            (flat, study.sizes, by_size, (_TREE, _PAPER)),
            (suffers, study.sizes, by_size, (_LAPLACE,)),
        )
        for method in methods
    ]
    for epsilon in study.local.epsilons:
        scores = draws.local.along(study.locally_by_people(epsilon))[..., _EMD]
        curves.append((falls_locally, study.local.people, scores, epsilon, "local"))
    rows: list[tuple[Cell, ...]] = []
    for claim, values, scores, epsilon, label in curves:
        tested = evaluate_claim(claim, np.array(values, dtype=np.float64), scores)
        p_value: Cell = "" if tested.p_value is None else Measured(max(tested.p_value, 1e-15))
        verdict = (tested.decision.value, p_value, tested.evidence)
        rows.append((claim.words, claim.trend.value, f"ε = {epsilon:g}", label, *verdict))
    caption = (
        "What the paper says about the central mechanism, and the same of the local one, tested on the draws."
    )
    return claims_table(caption, rows)


def _draws_table(draws: StudyDraws) -> Table:
    central: list[tuple[Cell, ...]] = [
        (*point, trial, label, *map(float, draws.central.scores[at, trial, method]))
        for at, point in enumerate(draws.central.points)
        for trial in range(draws.trials)
        for method, label in enumerate(METHODS)
    ]
    local: list[tuple[Cell, ...]] = [
        (*point[:3], trial, "local, everybody" if point.everybody else "local", *map(float, scores))
        for point in draws.local.points
        for trial, scores in enumerate(draws.local.at(point))
    ]
    return Table(
        "draws",
        "Every draw.",
        ("epsilon", "people", "size", "trial", "method", *METRICS),
        (*central, *local),
    )
