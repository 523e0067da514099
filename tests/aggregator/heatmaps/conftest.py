"""Crowds for the tests of heatmaps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_lab.crowds import read_crowd, synthetic_crowd
from support.suites import in_soak

CHECK_INS = Path(__file__).parents[4] / "shared" / "data" / "gowalla_nyc_east_jan2010.csv"
BOUNDS = "-74,40.6666666666667,-73.75,40.8333333333333"
"""One of the paper's 300 × 300 cells."""

Crowd = Sequence[FloatArray]


@pytest.fixture(params=["band", in_soak("hot-spots")])
def crowd(request: pytest.FixtureRequest) -> Callable[[int, int], Crowd]:
    """Return a function from a number of people and a seed to the people of a synthetic city."""
    city: str = request.param
    return lambda people, seed: synthetic_crowd(city, people, seed).people


@pytest.fixture(scope="session")
def check_ins() -> Crowd:
    """Return the places of each person of the check-in data, which are not part of the project."""
    if not CHECK_INS.exists():
        pytest.skip("the check-in data are not here")
    return read_crowd(CHECK_INS, BOUNDS).people
