"""Towns: synthetic and from census data, and their privacy maps."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest

from heatcloak_lab.towns import (
    BANDWIDTH,
    CENTRE,
    PATCH,
    Town,
    parse_centre,
    privacy_map_of,
    read_town,
    river_town,
)
from heatcloak_shared.errors import ConfigError, ParameterError

LINES = "population,latitude,longitude\n1000,39.9526,-75.1652\n500,39.97,-75.20\n0,45.0,-75.0\n"


def write(folder: Path, text: str) -> Path:
    path = folder / "groups.csv"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_same_seed_gives_the_same_town_and_another_one_another() -> None:
    first, again, other = (river_town(seed) for seed in (1, 1, 2))
    assert (first.points == again.points).all()
    assert (first.people == again.people).all()
    assert first.points.shape != other.points.shape or (first.points != other.points).any()
    with pytest.raises(ParameterError, match="seed"):
        river_town(-1)


@pytest.mark.parametrize("seed", [0, 1, 5])
def test_a_town_has_a_dense_core_villages_and_empty_land(seed: int) -> None:
    density = river_town(seed).density(60)
    core = np.hypot(*(np.argwhere(density == density.max())[0] - 30))
    assert core < 15
    assert density.max() > 100.0 * np.quantile(density, 0.1)
    # Villages: local maxima away from the core.
    inner = density[1:-1, 1:-1]
    peaks = np.ones(inner.shape, dtype=bool)
    for down in (0, 1, 2):
        for right in (0, 1, 2):
            peaks &= inner >= density[down : down + 58, right : right + 58]
    assert peaks.sum() >= 3


def test_the_density_integrates_to_the_people_of_points_within_the_patch() -> None:
    town = Town("two hamlets", np.array([[0.0, 0.0], [1.0, -0.5]]), np.array([300.0, 200.0]))
    cell = PATCH[0] * PATCH[1] / 80**2
    assert town.density(80).sum() * cell == pytest.approx(500.0, rel=1e-4)
    assert town.density(80, 0.2).max() > town.density(80).max()
    with pytest.raises(ParameterError, match="bandwidth"):
        town.density(80, 0.0)


def test_the_density_is_a_sum_of_gaussians_in_miles() -> None:
    """At the centre of the first cell of a 2 by 2 grid, a quarter of the patch from its corner."""
    town = river_town(3)
    at = -np.array(PATCH) / 4.0
    squares = ((town.points - at) ** 2).sum(axis=1)
    gaussians = np.exp(-squares / (2.0 * BANDWIDTH**2)) / (2.0 * np.pi * BANDWIDTH**2)
    assert town.density(2)[0, 0] == pytest.approx(float(town.people @ gaussians))


def test_levels_go_from_the_least_to_the_greatest_and_rise_with_the_density() -> None:
    density = river_town().density(30)
    made = privacy_map_of(density)
    assert made.cell == pytest.approx(100 / 30)
    assert (made.epsilon.min(), made.epsilon.max()) == pytest.approx((0.4, 2.0))
    assert (np.argsort(made.epsilon.ravel()) == np.argsort(density.ravel())).all()


def test_a_file_is_read_as_miles_from_the_centre(tmp_path: Path) -> None:
    town = read_town(write(tmp_path, LINES))
    assert town.name == "groups.csv"
    assert town.people.tolist() == [1000.0, 500.0, 0.0]
    assert town.points[0] == pytest.approx([0.0, 0.0])
    # One degree of latitude is 69 miles.
    east, north = town.points[1]
    assert north == pytest.approx(0.0174 * 69.0)
    assert east == pytest.approx(-0.0348 * 69.172 * math.cos(math.radians(CENTRE[0])))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("latitude,longitude\n1,2\n", "groups.csv: has no column 'population'"),
        ("latitude,longitude,population\n39.95,-75.1,x\n", "row 2: population is not a number, or negative"),
        ("latitude,longitude,population\n39.95,-75.1,5\n39.95,-75.1,-1\n", "row 3: population"),
        ("latitude,longitude,population\n39.95,,5\n", "row 2: longitude"),
        ("latitude,longitude,population\n", "nobody lives there"),
        ("latitude,longitude,population\n39.95,-75.1,0\n", "nobody lives there"),
        ("latitude,longitude,population\n45.0,-75.1,10\n", "nobody lives within 9 x 6.2 miles around"),
    ],
)
def test_files_that_describe_no_town_are_refused(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(ConfigError, match=message):
        read_town(write(tmp_path, text))


def test_a_file_that_can_not_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"none\.csv: No such file"):
        read_town(tmp_path / "none.csv")
    (tmp_path / "bytes.csv").write_bytes(b"\xff\xfe\xfa")
    with pytest.raises(ConfigError, match="not a CSV file in UTF-8"):
        read_town(tmp_path / "bytes.csv")


@pytest.mark.parametrize("text", ["", "1", "1,2,3", "91,0", "0,181", "nan,0", "x,y"])
def test_centres_that_are_no_place_are_refused(text: str) -> None:
    with pytest.raises(ConfigError, match=r"--centre .* is no place"):
        parse_centre(text)
    assert parse_centre(" 39.5, -75") == (39.5, -75.0)
