"""The posterior names the community as often as the exact Bayes decision, in a thousand draws."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from heatcloak_lab.experiments.graphs import draws
from heatcloak_lab.experiments.graphs.community_study import CommunityStudy
from heatcloak_lab.experiments.graphs.draws import Case, Comparison, GraphScores
from heatcloak_lab.experiments.graphs.methods import GraphAnswer, GraphQuestion, posterior_one
from heatcloak_lab.experiments.papers.extended_version import EXTENDED_3, EXTENDED_3_LARGE
from support.loop import Loop
from support.suites import in_soak

NOISES = ("paper", "analytic", "zcdp")
TWO_POINTS = 0.02


def run_comparison(
    study: CommunityStudy, methods: tuple[tuple[str, Any], ...], trials: int, seed: int
) -> GraphScores:
    """Run methods on the first graph of a study; the last answer is exact Bayes."""
    compared = Comparison("limit", (Case("graph", study.settings[0]),), NOISES, methods)
    return draws.run_comparison(compared, Loop(trials, seed))


def within_two_points(scores: GraphScores) -> Any:
    """Return for each noise and method whether it is right as often as exact Bayes, up to two points."""
    right = scores.right[0].mean(axis=-1)
    return right[:, :-1] > right[:, -1:] - TWO_POINTS


@pytest.mark.timeout(1800)  # a thousand draws take minutes on a busy machine
@pytest.mark.parametrize(
    ("study", "limits"),
    [(EXTENDED_3, (0.66, 0.86, 0.82)), in_soak(EXTENDED_3_LARGE, (0.70, 0.88, 0.84))],
    ids=["figure 3", "slides"],
)
def test_the_posterior_is_within_two_points_of_exact_bayes_at_the_known_limit(
    study: CommunityStudy, limits: tuple[float, ...]
) -> None:
    scores = run_comparison(study, (("posterior", "posterior-one"),), trials=1000, seed=5)
    assert within_two_points(scores).all()
    limit = scores.right[0, :, -1].mean(axis=-1)
    assert np.abs(limit - limits).max() < 4 * (0.25 / 1000) ** 0.5


def test_twice_the_variance_costs_more_than_two_points() -> None:
    """So two points are a sensitive limit."""

    def noisier(question: GraphQuestion) -> GraphAnswer:
        more = question.sigma * np.random.default_rng(question.seed).standard_normal(question.readings.size)
        noisy = GraphQuestion(
            question.operator, question.readings + more, question.sigma, question.seed, question.communities
        )
        return posterior_one(noisy)

    scores = run_comparison(EXTENDED_3, (("noisier", noisier),), trials=400, seed=6)
    assert not within_two_points(scores).any()
