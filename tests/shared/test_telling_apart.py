"""How well two worlds can be told apart: never less than how well they really can."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest

from heatcloak_shared.budget import distinguishing_probability
from heatcloak_shared.errors import ParameterError


@pytest.mark.parametrize("sigma", [1, 2, 3, 5, 8])
def test_nobody_is_right_more_often_than_it_says(sigma: int) -> None:
    """Against the exact probability, summed over all outcomes, for all small shifts of two readings."""
    x = np.arange(-12 * sigma - 25, 12 * sigma + 26)

    def law(shift: int) -> np.ndarray:
        return np.exp(-((x - shift) ** 2) / (2.0 * sigma**2))

    total = float(law(0).sum()) ** 2
    for shift in itertools.product(range(12), repeat=2):
        apart = math.hypot(*shift)
        if apart:
            here, there = np.outer(law(0), law(0)), np.outer(law(shift[0]), law(shift[1]))
            exact = 0.5 + 0.25 * float(np.abs(here - there).sum()) / total
            assert exact - 1e-14 <= distinguishing_probability(apart, sigma) <= exact + 0.05 / sigma


def test_the_continuous_formula_alone_would_say_too_little() -> None:
    """One tick of noise and one tick apart: what is allowed for the integers is needed."""
    weights = [math.exp(-(k**2) / 2.0) for k in range(-40, 41)]
    exact = 0.5 + 0.5 * max(weights) / sum(weights)
    assert 0.5 * math.erfc(-0.5 / math.sqrt(2.0)) < exact < distinguishing_probability(1.0, 1)


def test_many_ticks_give_the_normal_distribution() -> None:
    """Φ(√R·D/2σ), and hardly above it; R releases are like one of √R times the distance."""
    normal = 0.5 * math.erfc(-2.0 / math.sqrt(2.0))
    assert 0.0 <= distinguishing_probability(2.0**20, 2**20, releases=16) - normal < 1e-12
    assert distinguishing_probability(1e9, 1) == 1.0
    assert 0.5 < distinguishing_probability(1e-9, 2**30) < 0.5 + 1e-12


def test_what_is_out_of_range_is_refused() -> None:
    """Each argument by its name."""
    for name, wrong in (("ticks", (0.0, 1, 1)), ("sigma_ticks", (1.0, 0, 1)), ("releases", (1.0, 1, 0))):
        with pytest.raises(ParameterError, match=name):
            distinguishing_probability(*wrong)
