"""Confidence intervals cover with the stated probability."""

from __future__ import annotations

import numpy as np
import pytest

from heatcloak_lab.experiments.statistics import (
    mean_of,
    mean_of_guesses,
    ratio_of_means,
    share_interval,
)
from heatcloak_shared.errors import ParameterError


def test_the_interval_of_a_mean_has_its_coverage() -> None:
    """Within four standard errors."""
    rng = np.random.default_rng(1)
    found = [mean_of(rng.normal(3.0, 2.0, 10)).interval for _ in range(2000)]
    covered = np.mean([interval.low <= 3.0 <= interval.high for interval in found if interval])
    assert covered == pytest.approx(0.95, abs=4 * (0.95 * 0.05 / 2000) ** 0.5)


def test_one_draw_has_a_mean_without_an_interval() -> None:
    assert mean_of(np.array([0.5])) == (0.5, None, None)
    with pytest.raises(ParameterError, match="at least one trial"):
        mean_of(np.array([]))


@pytest.mark.parametrize("share", [0.05, 0.35, 0.95])
def test_the_interval_of_a_share_covers_at_least_as_often(share: float) -> None:
    counts = np.random.default_rng(2).binomial(40, share, 1000)
    found = {count: share_interval(int(count), 40) for count in set(counts.tolist())}
    covered = np.mean([found[count].low <= share <= found[count].high for count in counts.tolist()])
    assert covered >= 0.95 - 4 * (0.95 * 0.05 / 1000) ** 0.5


def test_the_interval_of_a_share_of_0_or_1_has_a_width() -> None:
    assert share_interval(0, 10).high == pytest.approx(0.3085, abs=1e-4)
    assert share_interval(10, 10).low == pytest.approx(1 - 0.3085, abs=1e-4)
    for count, total in ((1, 0), (-1, 5), (6, 5)):
        with pytest.raises(ParameterError, match="count must be from 0"):
            share_interval(count, total)


def test_a_mean_of_zeros_and_ones_has_the_interval_of_a_share() -> None:
    assert mean_of(np.ones(10), share=True).interval == share_interval(10, 10)


@pytest.mark.parametrize("together", [True, False])
def test_the_interval_of_a_ratio_has_its_coverage(together: bool) -> None:
    """For paired and for independent draws."""
    rng = np.random.default_rng(3)
    covered = []
    for _ in range(1000):
        common = rng.gamma(4.0, 0.25, 30)
        below = common if together else rng.gamma(4.0, 0.25, 30)
        above = 0.5 * common * rng.gamma(9.0, 1.0 / 9.0, 30)
        found = ratio_of_means(above, below, paired=together)
        assert found
        assert found.interval
        covered.append(found.interval.low <= 0.5 <= found.interval.high)
    assert 0.91 <= np.mean(covered) <= 0.98


def test_a_mean_of_zero_has_no_ratio() -> None:
    for paired in (True, False):
        assert ratio_of_means(np.ones(3), np.zeros(3), paired=paired) is None
        assert ratio_of_means(np.zeros(3), np.ones(3), paired=paired) is None
        one = ratio_of_means(np.ones(1), np.full(1, 2.0), paired=paired)
        assert one == (0.5, None, None)


@pytest.mark.parametrize(("certain", "guesses"), [(0.05, 0.9), (0.6, 0.5), (0.95, 0.1), (0.5, 0.0)])
def test_the_interval_of_guesses_covers_at_least_as_often_and_has_a_width(
    certain: float, guesses: float
) -> None:
    rng = np.random.default_rng(3)
    truth = (1 - guesses) * certain + guesses / 2
    covered = 0
    for _ in range(1000):
        draws = np.where(rng.random(40) < guesses, 0.5, (rng.random(40) < certain).astype(float))
        interval = mean_of_guesses(draws).interval
        assert interval is not None
        covered += interval.low <= truth <= interval.high
    assert covered / 1000 >= 0.95 - 4 * (0.95 * 0.05 / 1000) ** 0.5
    same = mean_of_guesses(np.full(40, 0.5)).interval
    assert same is not None
    assert same.low < 0.35
    assert same.high > 0.65


def test_the_interval_of_certain_draws_is_clopper_pearson() -> None:
    draws = np.array([1.0] * 7 + [0.0] * 13)
    found = mean_of_guesses(draws)
    assert found.interval == pytest.approx(share_interval(7, 20))
    for count in (0, 20):
        assert mean_of_guesses(np.array([float(count > 0)] * 20)).interval == pytest.approx(
            share_interval(count, 20)
        )
    assert mean_of_guesses(np.array([0.5])) == (0.5, None, None)
    with pytest.raises(ParameterError, match=r"draws must be in \[0, 1\]"):
        mean_of_guesses(np.array([1.5, 0.0]))
