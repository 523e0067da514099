"""The built-in recovery methods of experiments."""

from __future__ import annotations

import numpy as np
import pytest

from heatcloak_aggregator import bpdn
from heatcloak_lab.experiments import METHODS, Answer, Question, Setting
from heatcloak_lab.experiments.methods import LABELS
from heatcloak_lab.experiments.setting import draw

SETTING = Setting(n_sources=30, n_sensors=12, calibration="fixed", sigma=0.05)


@pytest.fixture(scope="module")
def question() -> Question:
    """Return the readings of one draw."""
    drawn = draw(SETTING, np.random.default_rng(3))
    return Question(SETTING.operator, drawn.readings, drawn.sigma, 5)


@pytest.mark.parametrize("name", METHODS)
def test_every_method_returns_a_reproducible_finite_nonnegative_estimate(
    name: str, question: Question
) -> None:
    answer, again = (METHODS[name](question) for _ in range(2))
    assert isinstance(answer, Answer)
    assert isinstance(again, Answer)
    assert answer.estimate.shape == (30,)
    assert np.isfinite(answer.estimate).all()
    assert (answer.estimate >= 0.0).all()
    assert answer.status
    assert answer.estimate.tobytes() == again.estimate.tobytes()


def test_method_labels_are_distinct() -> None:
    assert list(LABELS) == list(METHODS)
    assert len(set(LABELS.values())) == len(LABELS)


def test_the_radii_are_that_of_the_paper_and_the_95_percent_radius(question: Question) -> None:
    for name, radius in (("bpdn-paper", "paper"), ("bpdn-confident", "confident")):
        answer = METHODS[name](question)
        assert isinstance(answer, Answer)
        expected = bpdn(question.operator, question.readings, question.sigma, radius)
        assert answer.estimate.tobytes() == expected.estimate.tobytes()
