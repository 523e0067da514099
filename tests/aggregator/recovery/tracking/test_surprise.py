"""The check of the motion model: rare surprises are no contradiction, and constant ones are."""

from __future__ import annotations

import numpy as np

from heatcloak_aggregator.recovery.tracking.surprise import MotionCheck


def test_readings_from_the_mixture_are_surprises_as_rarely_as_stated() -> None:
    random = np.random.default_rng(1)
    count = 0
    for number in range(1500):
        predicted = 3.0 * random.standard_normal((50, 12))
        readings = predicted[number % 50] + random.standard_normal(12)
        check = MotionCheck()
        check.take(predicted, readings, np.random.default_rng(number))
        count += sum(check.surprises)
    assert 0.008 < count / 1500 < 0.036


def test_readings_far_from_all_predictions_are_surprises_and_contradict_in_the_end() -> None:
    random, check = np.random.default_rng(2), MotionCheck()
    predicted = random.standard_normal((50, 12))
    for number in range(12):
        assert check.contradicts == (number >= 6)
        check.take(predicted, np.full(12, 9.0), random)
    restored = MotionCheck(check.surprises)
    assert restored.contradicts
    for _ in range(4):
        restored.take(predicted, predicted[0] + random.standard_normal(12), random)
    assert not restored.contradicts
