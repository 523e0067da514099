"""How often the right community is named, by whom, and how far that is from what can be had."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from scipy.special import ndtr

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_lab.experiments.graphs.draws import Scores
from heatcloak_lab.experiments.graphs.setting import GraphSetting
from heatcloak_lab.experiments.intervals import Mean, mean_of, mean_of_guesses

Cases = Sequence[int]
"""Indices of the cases that are taken together."""


def accuracy(scores: Scores, calibration: int, answer: int, cases: Cases) -> Mean:
    """The share of draws in which the right community is named, guesses counted by their chance."""
    return mean_of_guesses(_right(scores, calibration, answer, cases))


def shortfall(scores: Scores, calibration: int, answer: int, cases: Cases) -> Mean:
    """Accuracy less that of the exact Bayes decision on the same draws; below 0 where it is worse."""
    limit = _right(scores, calibration, -1, cases)
    return mean_of(_right(scores, calibration, answer, cases) - limit)


def guessed(scores: Scores, calibration: int, answer: int, cases: Cases) -> float:
    """The share of draws in which an answer says nothing of place."""
    return float(scores.placeless[list(cases), calibration, answer].mean())


def _right(scores: Scores, calibration: int, answer: int, cases: Cases) -> FloatArray:
    return scores.right[list(cases), calibration, answer].ravel()


def told(mean: Mean, unit: str = " %", sign: str = "") -> str:
    """A share and its interval, in hundredths and in words."""
    text = f"{100.0 * mean.value:{sign}.1f}{unit}"
    if mean.interval is None:
        return text
    low, high = (f"{100.0 * end:{sign}.1f}" for end in mean.interval)
    return f"{text} ({low} to {high})"


def gap_between(setting: GraphSetting) -> float:
    """‖mean column of community 0 − mean column of community 1‖₂ / Δ₂: what tells two communities apart.

    Δ₂ is what the noise hides: a move of one hop. Where both are alike, the community is hidden as well as
    a neighbour is.
    """
    world, matrix = setting.world, setting.operator.matrix()
    first, second = (matrix[:, world.communities == side].mean(axis=1) for side in (0, 1))
    return float(np.linalg.norm(first - second)) / setting.operator.sensitivity(1.0)


def accuracy_of_gap(setting: GraphSetting, sigma: float) -> float:
    """How often a test between two communities' mean columns is right, Φ(‖difference‖/2σ)."""
    distance = gap_between(setting) * setting.operator.sensitivity(1.0)
    return float(ndtr(distance / (2.0 * sigma)))


def steepest_crosses(setting: GraphSetting) -> bool:
    """Whether the edge that the noise is calibrated for leads from one community to another."""
    edge, communities = setting.operator.steepest_edge.edge, setting.world.communities
    return edge is not None and bool(communities[edge[0]] != communities[edge[1]])
