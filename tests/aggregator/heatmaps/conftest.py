"""Crowds for the tests of heatmaps."""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray

CHECK_INS = Path(__file__).parents[4] / "shared" / "data" / "gowalla_nyc_east_jan2010.csv"
_CORNER = (-74.0, 40.0 + 2.0 / 3.0)
_SIDES = (0.25, 1.0 / 6.0)
"""Longitude and latitude of one of the paper's 300 x 300 cells."""

Crowd = Sequence[FloatArray]


def hot_spots(people: int, seed: int) -> Crowd:
    """Return people who each visit three of 25 hot spots, some far more popular than others."""
    random = np.random.default_rng(seed)
    middles = random.random((25, 2))
    popularity = 1.0 / np.arange(1, 26) ** 1.2
    sizes = random.choice([0.005, 0.01, 0.03, 0.06], 25)
    crowd = []
    for _ in range(people):
        known = random.choice(25, 3, p=popularity / popularity.sum())
        spots = random.choice(known, 1 + random.poisson(4))
        places = middles[spots] + random.normal(0.0, 1.0, (spots.size, 2)) * sizes[spots, None]
        crowd.append(np.clip(places, 0.0, 1.0 - 1e-9))
    return crowd


def band(people: int, seed: int) -> Crowd:
    """Return people along a band across the square."""
    random = np.random.default_rng(seed)
    angle = random.uniform(0.0, np.pi)
    along = np.array([np.cos(angle), np.sin(angle)])
    across = np.array([-along[1], along[0]])
    crowd = []
    for _ in range(people):
        visits = 1 + random.poisson(4)
        places = 0.5 + (random.beta(2, 3, (visits, 1)) - 0.4) * 1.1 * along
        places = places + random.normal(0.0, 0.05, (visits, 1)) * across
        crowd.append(np.clip(places, 0.0, 1.0 - 1e-9))
    return crowd


@pytest.fixture(params=[hot_spots, band], ids=["hot-spots", "band"])
def crowd(request: pytest.FixtureRequest) -> Callable[[int, int], Crowd]:
    """Return a function from a number of people and a seed to a crowd of one kind."""
    made: Callable[[int, int], Crowd] = request.param
    return made


@pytest.fixture(scope="session")
def check_ins() -> Crowd:
    """Return the places of each person of the check-in data, which are not part of the project."""
    if not CHECK_INS.exists():
        pytest.skip("the check-in data are not here")
    rows: dict[str, list[tuple[float, float]]] = {}
    with CHECK_INS.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            rows.setdefault(row["user"], []).append((float(row["lon"]), float(row["lat"])))
    return [np.clip((np.array(places) - _CORNER) / _SIDES, 0.0, 1.0 - 1e-9) for places in rows.values()]
