"""Privacy maps for the tests."""

from __future__ import annotations

import csv
import math
from pathlib import Path

import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.privacy_maps.density import linear_rule

BLOCKS = Path(__file__).parents[4] / "shared" / "data" / "philadelphia_block_groups_2020.csv"
CENTRE = (39.9526, -75.1652)
MILES = (9.0, 6.2)
BANDWIDTH = 0.5


def town(rows: int, columns: int, least: float = 0.3, greatest: float = 1.2) -> FloatArray:
    """Return smooth levels: a dense centre and a village."""
    y, x = np.mgrid[:rows, :columns] / max(rows, columns)
    hill = np.exp(-((x - 0.4) ** 2 + (y - 0.3) ** 2) / 0.08) + 0.4 * np.exp(
        -((x - 0.8) ** 2 + (y - 0.7) ** 2) / 0.02
    )
    return np.asarray(least + (greatest - least) * hill / hill.max())


@pytest.fixture(scope="session")
def philadelphia() -> FloatArray:
    """Return levels from 0.4 to 2.0 of 200 × 200 cells from public census blocks; skip without them."""
    if not BLOCKS.exists():
        pytest.skip("the public census block groups are not here")
    with BLOCKS.open(encoding="utf-8") as file:
        rows = [tuple(map(float, row)) for row in list(csv.reader(file))[1:]]
    latitude, longitude, people = map(np.array, zip(*rows, strict=True))
    x = (longitude - CENTRE[1]) * 69.172 * math.cos(math.radians(CENTRE[0])) + MILES[0] / 2.0
    y = (latitude - CENTRE[0]) * 69.0 + MILES[1] / 2.0
    along = [(np.arange(200) + 0.5) / 200.0 * side for side in MILES]
    near_x, near_y = (
        np.exp(-0.5 * ((at[:, None] - place) / BANDWIDTH) ** 2)
        for at, place in zip(along, (x, y), strict=True)
    )
    density = (near_y * people) @ near_x.T
    slope, base = linear_rule(density, 0.4, 2.0)
    return np.asarray(slope * density + base)
