"""Draws of the experiment on heatmaps: people of a crowd, their true heatmap, and the scores of estimates."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple, get_args

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.earth_mover.grid import grid_emd
from heatcloak_aggregator.heatmaps import private_heatmap
from heatcloak_aggregator.heatmaps.grid import block_sums, gaussian_filter
from heatcloak_aggregator.heatmaps.mechanism import BLUR, HeatmapMethod
from heatcloak_aggregator.heatmaps.people import count_people
from heatcloak_aggregator.heatmaps.scores import LEAST_SHARE
from heatcloak_lab.experiments.result import Task
from heatcloak_lab.experiments.shared_value import SharedValue

METHODS: tuple[HeatmapMethod, ...] = get_args(HeatmapMethod)
METRICS: Mapping[str, bool] = MappingProxyType(
    {"similarity": True, "Pearson": True, "KL": False, "EMD": False}
)
"""The scores by name, and whether larger is better."""
EMD_SIZE = 64
"""Cells a side of the grid on which EMD is computed: on blurred heatmaps within 1 % of finer grids, and six
times as fast as on 128 × 128."""
PICTURE_SIZE = 128
"""Cells a side of the pictures."""

People = SharedValue[Sequence[FloatArray]]


class Point(NamedTuple):
    """One setting of the central mechanism.

    Attributes:
        epsilon: ε.
        users: number of people.
        size: cells a side.
    """

    epsilon: float
    users: int
    size: int


@dataclass(frozen=True, eq=False)
class PointScores:
    """The scores at several points.

    Attributes:
        points: the points.
        scores: shape (points, trials, methods, metrics).
    """

    points: tuple[Point, ...]
    scores: FloatArray

    def at(self, point: Point) -> FloatArray:
        """Return the scores at a point, shape (trials, methods, metrics)."""
        return np.asarray(self.scores[self.points.index(point)])


def score_heatmap(estimate: FloatArray, truth: FloatArray) -> list[float]:
    """Return the `METRICS` of an estimate, as `heatmap_scores` defines them, but EMD on a coarser grid.

    Args:
        estimate: shape (size, size), of mass one.
        truth: likewise.
    """
    side = min(truth.shape[0], EMD_SIZE)
    spreads = float(estimate.std() * truth.std())
    covariance = float(((estimate - estimate.mean()) * (truth - truth.mean())).mean())
    divergence = truth * np.log(LEAST_SHARE + truth / (estimate + LEAST_SHARE))
    return [
        float(np.minimum(estimate, truth).sum()),
        covariance / spreads if spreads > 1e-12 * float(truth.mean()) ** 2 else 0.0,
        float(divergence.sum()),
        grid_emd(block_sums(estimate, side), block_sums(truth, side)).distance,
    ]


def true_heatmap(people: Sequence[FloatArray], size: int) -> FloatArray:
    """Return the heatmap without noise, shape (size, size)."""
    counts = count_people(people, size).astype(np.float64)
    return gaussian_filter(counts / counts.sum(), BLUR)


def chosen_people(people: Sequence[FloatArray], users: int, seed: int, trial: int) -> list[FloatArray]:
    """Return the people of a trial, drawn without replacement; the same for every ε and size."""
    chosen = np.random.default_rng([seed, trial]).choice(len(people), users, replace=False)
    return [people[number] for number in chosen.tolist()]


def point_tasks(people: People, points: Sequence[Point], trials: int, seed: int) -> list[Task]:
    """Return a task for each point and trial, trial by trial."""
    return [
        Task(
            f"central epsilon {point.epsilon:g} users {point.users} size {point.size} trial {trial}",
            scores_at,
            (people, point, seed, trial),
        )
        for point in points
        for trial in range(trials)
    ]


def scores_at(people: People, point: Point, seed: int, trial: int) -> list[list[float]]:
    """Return the scores of every method in one trial, shape (methods, metrics)."""
    chosen = chosen_people(people.value, point.users, seed, trial)
    truth = true_heatmap(chosen, point.size)
    return [score_heatmap(estimated_heatmap(chosen, point, method, seed, trial), truth) for method in METHODS]


def estimated_heatmap(
    people: Sequence[FloatArray], point: Point, method: HeatmapMethod, seed: int, trial: int
) -> FloatArray:
    """Return a private heatmap; its noise is independent of that of other points, methods and trials."""
    noise = noise_seed(point, method, seed, trial)
    return private_heatmap(people, point.epsilon, size=point.size, method=method, seed=noise).heatmap


def noise_seed(*parts: object) -> int:
    """Return a seed that differs for each combination of its arguments."""
    return int.from_bytes(hashlib.blake2b(repr(parts).encode(), digest_size=8).digest(), "big")


def picture_tasks(people: People, points: Sequence[Point], seed: int) -> list[Task]:
    """Return a task for each point that is shown as a picture."""
    return [
        Task(f"pictures epsilon {point.epsilon:g} users {point.users}", pictures_at, (people, point, seed))
        for point in points
    ]


def pictures_at(people: People, point: Point, seed: int) -> list[list[list[float]]]:
    """Return the true heatmap and that of every method in the first trial, in multiples of an even spread.

    Returns:
        Shape (1 + methods, side, side), rounded to four digits, with a side of at most `PICTURE_SIZE`.
    """
    chosen = chosen_people(people.value, point.users, seed, 0)
    heatmaps = [true_heatmap(chosen, point.size)]
    heatmaps += [estimated_heatmap(chosen, point, method, seed, 0) for method in METHODS]
    side = min(point.size, PICTURE_SIZE)
    return [np.round(block_sums(heatmap, side) * side**2, 4).tolist() for heatmap in heatmaps]
