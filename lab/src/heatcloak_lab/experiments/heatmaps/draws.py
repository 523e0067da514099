"""Draws of the experiment on heatmaps: people of a crowd, their true heatmap, and the scores of estimates."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Generic, NamedTuple, TypeVar, get_args

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.heatmaps import heatmap_scores, private_heatmap
from heatcloak_aggregator.heatmaps.grid import block_sums, gaussian_filter
from heatcloak_aggregator.heatmaps.local import local_heatmap
from heatcloak_aggregator.heatmaps.mechanism import BLUR, HeatmapMethod
from heatcloak_aggregator.heatmaps.people import count_people
from heatcloak_lab.crowds import Crowd
from heatcloak_lab.experiments.result import Task
from heatcloak_lab.experiments.shared_value import SharedValue
from heatcloak_shared import Keystream
from heatcloak_shared.keystream import BOOT_BYTES
from heatcloak_shared.local_heatmap import LocalHeatmap

METHODS: tuple[HeatmapMethod, ...] = get_args(HeatmapMethod)
"""The methods of the central mechanism."""
METRICS: Mapping[str, bool] = MappingProxyType(
    {"similarity": True, "Pearson": True, "KL": False, "EMD": False}
)
"""The scores by name, and whether larger is better."""
EMD_SIZE = 64
"""Cells a side of the grid on which EMD is computed: on blurred heatmaps within 1 % of finer grids, and six
times as fast as on 128 × 128."""
PICTURE_SIZE = 128
"""Cells a side of the pictures."""
LOCAL_SIZE = 32
"""Cells a side of the reports of the local mechanism."""


class Point(NamedTuple):
    """One setting of the central mechanism.

    Attributes:
        epsilon: ε.
        people: number of people.
        size: cells a side.
    """

    epsilon: float
    people: int
    size: int


class LocalPoint(NamedTuple):
    """One setting of the local mechanism.

    Attributes:
        epsilon: ε.
        people: number of people.
        size: cells a side of the heatmap.
        everybody: whether the people are everybody in the crowd, once each, instead of people drawn by
            `Crowd.draw`.
    """

    epsilon: float
    people: int
    size: int
    everybody: bool = False


AnyPoint = TypeVar("AnyPoint", Point, LocalPoint)


@dataclass(frozen=True, eq=False)
class PointScores(Generic[AnyPoint]):
    """The scores at several points.

    Attributes:
        points: the points.
        scores: shape (points, trials, methods, metrics) of the central mechanism, and (points, trials,
            metrics) of the local one.
    """

    points: tuple[AnyPoint, ...]
    scores: FloatArray

    def at(self, point: AnyPoint) -> FloatArray:
        """Return the scores at a point, shape (trials, methods, metrics) or (trials, metrics)."""
        return np.asarray(self.scores[self.points.index(point)])

    def along(self, points: Sequence[AnyPoint]) -> FloatArray:
        """Return the scores at several points, shape (points, trials, …)."""
        return self.scores[[self.points.index(point) for point in points]]


def score_heatmap(estimate: FloatArray, truth: FloatArray) -> list[float]:
    """Return the `METRICS` of an estimate, with EMD on a grid of at most `EMD_SIZE` cells a side.

    Args:
        estimate: shape (size, size).
        truth: likewise.
    """
    scores = heatmap_scores(estimate, truth, emd_size=EMD_SIZE)
    return [scores.similarity, scores.pearson, scores.kl, scores.emd]


def true_heatmap(people: Sequence[FloatArray], size: int) -> FloatArray:
    """Return the heatmap without noise, shape (size, size)."""
    counts = count_people(people, size).astype(np.float64)
    return gaussian_filter(counts / counts.sum(), BLUR)


def choose_people(crowd: Sequence[FloatArray], people: int, seed: int, trial: int) -> list[FloatArray]:
    """Return the people of a trial, drawn without replacement; the same for every ε and size."""
    chosen = np.random.default_rng([seed, trial]).choice(len(crowd), people, replace=False)
    return [crowd[number] for number in chosen.tolist()]


def point_tasks(crowd: SharedValue[Crowd], points: Sequence[Point], trials: int, seed: int) -> list[Task]:
    """Return a task for each point and trial of the central mechanism."""
    return [
        Task(
            f"central epsilon {point.epsilon:g} people {point.people} size {point.size} trial {trial}",
            scores_at,
            (crowd, point, seed, trial),
        )
        for point in points
        for trial in range(trials)
    ]


def scores_at(crowd: SharedValue[Crowd], point: Point, seed: int, trial: int) -> list[list[float]]:
    """Return the scores of every method in one trial, shape (methods, metrics)."""
    chosen = choose_people(crowd.value.people, point.people, seed, trial)
    truth = true_heatmap(chosen, point.size)
    return [score_heatmap(estimate_heatmap(chosen, point, method, seed, trial), truth) for method in METHODS]


def estimate_heatmap(
    people: Sequence[FloatArray], point: Point, method: HeatmapMethod, seed: int, trial: int
) -> FloatArray:
    """Return a private heatmap; its noise is independent of that of other points, methods and trials."""
    noise = noise_seed(point, method, seed, trial)
    return private_heatmap(people, point.epsilon, size=point.size, method=method, seed=noise).heatmap


def noise_seed(*parts: object) -> int:
    """Return a seed that differs for each combination of its arguments."""
    return int.from_bytes(_digest(parts, 8), "big")


def _digest(parts: tuple[object, ...], size: int) -> bytes:
    return hashlib.blake2b(repr(parts).encode(), digest_size=size).digest()


def local_tasks(
    crowd: SharedValue[Crowd], points: Sequence[LocalPoint], trials: int, seed: int
) -> list[Task]:
    """Return a task for each point and trial of the local mechanism."""
    return [
        Task(
            f"local epsilon {point.epsilon:g} people {point.people}{' everybody' * point.everybody} size "
            f"{point.size} trial {trial}",
            local_scores_at,
            (crowd, point, seed, trial),
        )
        for point in points
        for trial in range(trials)
    ]


def local_scores_at(crowd: SharedValue[Crowd], point: LocalPoint, seed: int, trial: int) -> list[float]:
    """Return the scores of the local mechanism in one trial, shape (metrics,)."""
    people = local_people(crowd.value, point, seed, trial)
    reports = local_reports(people, point, seed, trial)
    estimate = local_heatmap(reports, point.epsilon, LOCAL_SIZE, resolution=point.size).heatmap
    return score_heatmap(estimate, true_heatmap(people, point.size))


def local_people(crowd: Crowd, point: LocalPoint, seed: int, trial: int) -> Sequence[FloatArray]:
    """Return the people of a trial; the same for every ε."""
    if point.everybody:
        return crowd.people
    return crowd.draw(point.people, np.random.default_rng([seed, trial, point.people]))


def local_reports(people: Sequence[FloatArray], point: LocalPoint, seed: int, trial: int) -> list[int]:
    """Return the report of each person, of a random place of theirs, with a keystream of its own."""
    mechanism = LocalHeatmap(point.epsilon, LOCAL_SIZE)
    key = _digest((point, seed, trial), 32)
    return [
        mechanism.report(places.tolist(), Keystream(key, "n01", bytes(BOOT_BYTES), number))
        for number, places in enumerate(people)
    ]


def picture_tasks(crowd: SharedValue[Crowd], points: Sequence[Point], seed: int) -> list[Task]:
    """Return a task for each point that is shown as a picture."""
    return [
        Task(f"pictures epsilon {point.epsilon:g} people {point.people}", pictures_at, (crowd, point, seed))
        for point in points
    ]


def pictures_at(crowd: SharedValue[Crowd], point: Point, seed: int) -> list[list[list[float]]]:
    """Return the true heatmap and that of every method in the first trial, in multiples of an even spread.

    Returns:
        Shape (1 + methods, side, side), rounded to four digits, with a side of at most `PICTURE_SIZE`.
    """
    chosen = choose_people(crowd.value.people, point.people, seed, 0)
    heatmaps = [true_heatmap(chosen, point.size)]
    heatmaps += [estimate_heatmap(chosen, point, method, seed, 0) for method in METHODS]
    side = min(point.size, PICTURE_SIZE)
    return [np.round(block_sums(heatmap, side) * side**2, 4).tolist() for heatmap in heatmaps]
