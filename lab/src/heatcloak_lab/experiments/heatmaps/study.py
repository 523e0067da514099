"""Experiment ``heatmaps``: how close private heatmaps are to the truth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from typing import ClassVar

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.heatmaps.mechanism import HeatmapMethod
from heatcloak_lab.crowds import Crowd, synthetic_crowd
from heatcloak_lab.experiments.claims import Claim, Trend, claims_table, evaluate_claim
from heatcloak_lab.experiments.heatmaps.draws import (
    EMD_SIZE,
    METHODS,
    METRICS,
    Point,
    PointScores,
    picture_tasks,
    point_tasks,
)
from heatcloak_lab.experiments.heatmaps.figures import draw_epsilons, draw_pictures, draw_users_and_sizes
from heatcloak_lab.experiments.result import (
    Cell,
    Drawing,
    Measured,
    Result,
    Runner,
    Table,
    Task,
    draws_text,
    enumeration,
)
from heatcloak_lab.experiments.shared_value import SharedValue
from heatcloak_lab.experiments.statistics import Mean, mean_of
from heatcloak_shared.errors import ParameterError

DEFAULT_CITY, DEFAULT_PEOPLE = "hot-spots", 600
_TREE, _PAPER, _LAPLACE = (METHODS.index(method) for method in ("tree", "paper", "laplace"))
_EMD = list(METRICS).index("EMD")

ASSUMPTIONS = (
    "Neighbours are data with and without one person, who counts once however many places they have. A "
    "person who moves is a removal and an addition: 2ε.",
    "Each draw takes people of the crowd without replacement; all methods and all ε get the same people, "
    "with independent noise. The truth is the heatmap of these people, blurred like the estimates "
    "(σ = 8/256 of the side).",
    f"EMD is under ℓ₁ with the side of the square as unit, on maps summed to at most {EMD_SIZE} × "
    f"{EMD_SIZE} cells, which changes it by less than 1 %.",
    "The noise is seeded, so that the experiment can be repeated. A heatmap for publication is drawn without "
    "a seed.",
)


@dataclass(frozen=True, eq=False)
class HeatmapStudy:
    """The experiment.

    Attributes:
        crowd: the people that are drawn from.
        epsilons: values of ε, increasing.
        users: numbers of people, increasing; those that the crowd does not have are left out.
        sizes: cells a side, increasing.
        base: the point where the three curves meet: only one parameter varies at a time.
        pictured: values of ε of the pictures.
    """

    name: ClassVar[str] = "heatmaps"
    question: ClassVar[str] = "How close are private heatmaps to the truth?"
    seeded: ClassVar[bool] = True

    crowd: Crowd = field(default_factory=lambda: synthetic_crowd(DEFAULT_CITY, DEFAULT_PEOPLE))
    epsilons: tuple[float, ...] = (0.1, 0.5, 1.0, 2.0, 5.0, 10.0)
    users: tuple[int, ...] = (50, 100, 200, 300, 400, 500)
    sizes: tuple[int, ...] = (64, 128, 256)
    base: Point = field(default_factory=lambda: Point(epsilon=1.0, users=200, size=256))
    pictured: tuple[float, ...] = (1.0, 5.0)

    def run(self, runner: Runner) -> Result:
        """Draw people, estimate their heatmaps with every method, and score them.

        Raises:
            ParameterError: the crowd is smaller than the number of people of a draw.
            ExperimentError: the work could not be done.
        """
        outcomes = runner.map(self.tasks(runner.trials, runner.seed))
        points = self.points
        drawn = np.array(outcomes[len(self.pictured) :]).reshape(len(points), runner.trials, len(METHODS), -1)
        pictures = dict(zip(self.pictured, map(np.array, outcomes), strict=False))
        return _result(self, PointScores(points, drawn), pictures, runner)

    def tasks(self, trials: int, seed: int) -> list[Task]:
        """Return the tasks of `run`.

        Raises:
            ParameterError: the crowd is smaller than the number of people of a draw.
        """
        if len(self.crowd.people) < self.base.users:
            raise ParameterError(
                f"{self.crowd.name} has {len(self.crowd.people)} people: give a crowd of at least "
                f"{self.base.users}"
            )
        people = SharedValue(self.crowd.people)
        return picture_tasks(people, self.in_pictures, seed) + point_tasks(people, self.points, trials, seed)

    @property
    def points(self) -> tuple[Point, ...]:
        """All points, each once."""
        curves = (self.by_epsilon, self.by_users, self.by_size, self.in_pictures, [self.base])
        return tuple(dict.fromkeys(chain.from_iterable(curves)))

    @property
    def in_pictures(self) -> tuple[Point, ...]:
        """Points that are shown as pictures."""
        return tuple(self.base._replace(epsilon=epsilon) for epsilon in self.pictured)

    @property
    def by_epsilon(self) -> tuple[Point, ...]:
        """Points whose ε varies."""
        return tuple(self.base._replace(epsilon=epsilon) for epsilon in self.epsilons)

    @property
    def by_users(self) -> tuple[Point, ...]:
        """Points whose number of people varies."""
        known = len(self.crowd.people)
        return tuple(self.base._replace(users=users) for users in self.users if users <= known)

    @property
    def by_size(self) -> tuple[Point, ...]:
        """Points whose number of cells varies."""
        return tuple(self.base._replace(size=size) for size in self.sizes)


def _result(
    study: HeatmapStudy, found: PointScores, pictures: dict[float, FloatArray], runner: Runner
) -> Result:
    base = study.base
    intervals = "" if runner.trials == 1 else ", with 95 % intervals"
    means = f"Means of {draws_text(runner.trials)}{intervals}"
    return Result(
        name=study.name,
        title="Private heatmaps",
        question=study.question,
        answer=_answer(study, found),
        assumptions=(f"People: {study.crowd.name}, {len(study.crowd.people)} in all.", *ASSUMPTIONS),
        tables=(
            _means_table("epsilon", "ε", study.by_epsilon, found),
            _means_table("users", "people", study.by_users, found),
            _means_table("size", "cells a side", study.by_size, found),
            _claims(study, found),
        ),
        series=_draws_table(found),
        caption=f"Ghazi et al., Figure 1: scores over ε, for {base.users} people and {base.size} × "
        f"{base.size} cells. {means}. Higher is better above, lower is better below.",
        draw=partial(draw_epsilons, values=study.epsilons, scores=_scores_of(study.by_epsilon, found)),
        further=(
            Drawing(
                "users-and-size",
                f"Scores over the number of people (above) and the size of the grid (below), at ε = "
                f"{base.epsilon:g}. {means}.",
                partial(
                    draw_users_and_sizes,
                    users=[point.users for point in study.by_users],
                    by_users=_scores_of(study.by_users, found),
                    sizes=study.sizes,
                    by_size=_scores_of(study.by_size, found),
                ),
            ),
            Drawing(
                "pictures",
                f"Ghazi et al., Figure 2: the first draw of {base.users} people on {base.size} × {base.size} "
                "cells. All maps of a row have one colour scale, which ends at the greatest value of the "
                "true heatmap.",
                partial(draw_pictures, pictures=pictures, base=base, found=found),
            ),
        ),
    )


def _scores_of(points: Sequence[Point], found: PointScores) -> FloatArray:
    """Return the scores of a curve, shape (points, trials, methods, metrics)."""
    return np.array([found.at(point) for point in points])


def _answer(study: HeatmapStudy, found: PointScores) -> tuple[str, ...]:
    base = study.base
    at_base = found.at(base).mean(axis=0)
    texts = [
        f"{method} {enumeration([f'{name} {value:.3g}' for name, value in zip(METRICS, row, strict=True)])}"
        for method, row in zip(METHODS, at_base, strict=True)
    ]
    first = (
        f"At ε = {base.epsilon:g} with {base.users} people and {base.size} × {base.size} cells: "
        f"{'; '.join(texts)}."
    )
    return (
        first,
        compare_methods(study, found, "tree", "paper"),
        compare_methods(study, found, "paper", "laplace"),
        _tree_text("people", [point.users for point in study.by_users], _scores_of(study.by_users, found)),
        _tree_text("cells a side", study.sizes, _scores_of(study.by_size, found)),
    )


def compare_methods(study: HeatmapStudy, found: PointScores, one: HeatmapMethod, other: HeatmapMethod) -> str:
    """Say where one method is better than another in all scores, by intervals of paired differences."""
    better, worse = [], []
    for epsilon, point in zip(study.epsilons, study.by_epsilon, strict=True):
        scores = found.at(point)
        differences = (scores[:, METHODS.index(one)] - scores[:, METHODS.index(other)]).T
        gains = [
            _sign(draws) * (1 if rising else -1)
            for draws, rising in zip(differences, METRICS.values(), strict=True)
        ]
        if min(gains) > 0:
            better.append(f"{epsilon:g}")
            continue
        parts = []
        for words, sign in (("behind in", -1), ("not shown in", 0)):
            if names := [name for name, gain in zip(METRICS, gains, strict=True) if gain == sign]:
                parts.append(f"{words} {enumeration(names)}")
        worse.append(f"at {epsilon:g} {', '.join(parts)}")
    text = f"at ε = {enumeration(better)}" if better else "at no ε"
    return f"{one} beats {other} in all four scores {'; '.join([text, *worse])}."


def _sign(differences: FloatArray) -> int:
    """Return the sign of the mean of paired differences, or 0 if its interval contains 0."""
    interval = mean_of(differences).interval
    if interval is None or interval.low <= 0.0 <= interval.high:
        return 0
    return 1 if interval.low > 0.0 else -1


def _tree_text(noun: str, values: Sequence[int], scores: FloatArray) -> str:
    """Say how the EMD of the tree method changes along a curve."""
    ends = [
        f"{_interval_text(mean_of(scores[at, :, _TREE, _EMD]))} with {values[at]} {noun}" for at in (0, -1)
    ]
    return f"EMD of tree: {enumeration(ends)}."


def _interval_text(mean: Mean) -> str:
    if mean.interval is None:
        return f"{mean.value:.3g}"
    return f"{mean.value:.3g} ({mean.interval.low:.3g} to {mean.interval.high:.3g})"


def _means_table(name: str, column: str, points: Sequence[Point], found: PointScores) -> Table:
    """Return the means of all scores at the points of a curve."""
    index = {"epsilon": 0, "users": 1, "size": 2}[name]
    rows: list[tuple[Cell, ...]] = []
    for point in points:
        for method, label in enumerate(METHODS):
            cells: list[Cell] = [Measured(point[index]) if index == 0 else point[index], label]
            for metric in range(len(METRICS)):
                mean = mean_of(found.at(point)[:, method, metric])
                cells.append(Measured(mean.value))
                cells.append("" if mean.interval is None else Measured(mean.interval.high - mean.value))
            rows.append(tuple(cells))
    columns = [heading for metric in METRICS for heading in (metric, f"± {metric}")]
    return Table(
        name,
        f"Means of the scores over {column}, and half the width of their 95 % intervals.",
        (column, "method", *columns),
        tuple(rows),
    )


def _claims(study: HeatmapStudy, found: PointScores) -> Table:
    """Test what the paper says about the numbers of people and cells, on the EMD of each method."""
    falls = Claim(Trend.FALLING, "EMD falls with the number of people (section 4.1)")
    flat = Claim(Trend.FLAT, "EMD is nearly constant in the size of the grid (section 4.1)")
    suffers = Claim(Trend.RISING, "EMD of the baseline rises with the size of the grid (section 4.1)")
    rows: list[tuple[Cell, ...]] = []
    for claim, values, points, methods in (
        (falls, [point.users for point in study.by_users], study.by_users, (_TREE, _PAPER, _LAPLACE)),
        (flat, study.sizes, study.by_size, (_TREE, _PAPER)),
        (suffers, study.sizes, study.by_size, (_LAPLACE,)),
    ):
        scores = _scores_of(points, found)
        for method in methods:
            tested = evaluate_claim(claim, np.array(values, dtype=np.float64), scores[:, :, method, _EMD])
            p_value: Cell = "" if tested.p_value is None else Measured(max(tested.p_value, 1e-15))
            setting, label = f"ε = {study.base.epsilon:g}", METHODS[method]
            verdict = (tested.decision.value, p_value, tested.evidence)
            rows.append((claim.words, claim.trend.value, setting, label, *verdict))
    return claims_table("What the paper says, tested on the draws of each method.", rows)


def _draws_table(found: PointScores) -> Table:
    return Table(
        "draws",
        "Every draw.",
        ("epsilon", "users", "size", "trial", "method", *METRICS),
        tuple(
            (*point, trial, label, *map(float, found.scores[at, trial, method]))
            for at, point in enumerate(found.points)
            for trial in range(found.scores.shape[1])
            for method, label in enumerate(METHODS)
        ),
    )
