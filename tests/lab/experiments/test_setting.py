"""Settings and their draws."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from heatcloak_lab.experiments import Setting
from heatcloak_lab.experiments.setting import draw
from heatcloak_shared.errors import ParameterError

FIXED = Setting(calibration="fixed", sigma=0.1)


def places(setting: Setting, seed: int = 0) -> list[int]:
    """Return the indices of the sources of a draw."""
    return np.flatnonzero(draw(setting, np.random.default_rng(seed)).truth).tolist()


def test_the_noise_of_the_papers_equals_their_formula() -> None:
    """σ = 2 ln(1.25/δ) Δ₂/ε, with Δ₂ = 0.1359 for adjacent locations at n = 100."""
    assert Setting().noise_scale == pytest.approx(2 * math.log(12.5) * 0.13589715279376594, rel=1e-9)
    assert FIXED.noise_scale == 0.1


def test_sources_are_in_the_middle_evenly_spaced_or_at_the_nearest_location() -> None:
    assert places(replace(FIXED, places="centre")) == [49]
    assert places(replace(FIXED, places="centre", sources=3)) == [24, 49, 74]
    assert places(replace(FIXED, places=(0.0, 0.414, 1.0), sources=3)) == [0, 40, 99]


def test_random_sources_are_different_and_equally_likely_locations() -> None:
    """Within four standard errors."""
    setting = replace(FIXED, n_sources=4, sources=2)
    drawn = [places(setting, seed) for seed in range(800)]
    assert {len(each) for each in drawn} == {2}
    counts = np.bincount(np.ravel(drawn), minlength=4)
    assert np.abs(counts - 400).max() < 4 * math.sqrt(800 / 4)


def test_the_noise_has_the_stated_scale_and_norm() -> None:
    """Within five standard errors."""
    setting = replace(FIXED, n_sensors=1000, sigma=0.3)
    drawn = draw(setting, np.random.default_rng(1))
    noise = drawn.readings - setting.operator.matrix() @ drawn.truth
    assert drawn.sigma == 0.3
    assert np.linalg.norm(noise) == pytest.approx(drawn.noise_norm, rel=1e-9)
    assert abs(np.var(noise) / 0.09 - 1) < 5 * math.sqrt(2 / 1000)


def test_equal_settings_share_an_operator() -> None:
    assert replace(FIXED, sigma=0.2).operator is FIXED.operator


@pytest.mark.parametrize(
    "changes",
    [
        {"n_sources": 0},
        {"n_sensors": 2.5},
        {"sources": 101},
        {"diffusivity": 0.0},
        {"time": math.nan},
        {"epsilon": math.inf},
        {"delta": 1.0},
        {"sigma": -0.1},
        {"alpha": 0.0},
        {"calibration": "magic"},
        {"places": "left"},
        {"places": (0.1, 0.2)},
        {"places": (1.5,)},
        {"places": ("middle",)},
        {"places": (0.401, 0.402), "sources": 2},
    ],
)
def test_parameters_out_of_range_are_refused_by_name(changes: dict[str, Any]) -> None:
    with pytest.raises(ParameterError, match=next(iter(changes)).replace("places", "place")):
        replace(FIXED, **changes)


def test_a_single_location_can_be_drawn() -> None:
    assert places(Setting(n_sources=1, n_sensors=1, calibration="fixed")) == [0]
