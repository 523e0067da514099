"""Towns: where people live, from a synthetic town or from census data, and their density on a patch."""

from __future__ import annotations

import csv
import math
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.privacy_maps.density import linear_rule
from heatcloak_aggregator.privacy_maps.privacy_map import PrivacyMap
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.parameters import check_integer, check_positive
from heatcloak_shared.sanitize import shown_path

PATCH = (9.0, 6.2)
"""Width and height of a patch in miles: that of Koufogiannis & Pappas 2016, section IV."""
CENTRE = (39.9526, -75.1652)
"""Latitude and longitude of the middle of their patch, the centre of Philadelphia."""
SIDE = 100.0
"""Side of the square to which coordinates of a patch are rescaled, in both directions."""
BANDWIDTH = 0.5
"""Standard deviation of the kernel density, in miles."""
LEVELS = (0.4, 2.0)
"""Levels of the least and the greatest density."""
COLUMNS = ("latitude", "longitude", "population")
_MILES_PER_DEGREE = (69.0, 69.172)
"""Of latitude, and of longitude at the equator."""
_CORE, _VILLAGES, _PER_VILLAGE, _FARMS = 220, 7, 30, 60
_RIVER_HALF_WIDTH = 0.45


@dataclass(frozen=True, eq=False)
class Town:
    """Places with people around the middle of a patch.

    Attributes:
        name: what the town is, for titles.
        points: miles to the east and to the north of the middle, shape (k, 2).
        people: people at each point, shape (k,).
    """

    name: str
    points: FloatArray
    people: FloatArray

    def density(self, size: int, bandwidth: float = BANDWIDTH) -> FloatArray:
        """Return people per square mile at the centres of a grid over the patch: a Gaussian at each point.

        Args:
            size: cells a side, at least 2. As the patch is not a square, neither are its cells.
            bandwidth: standard deviation of the Gaussians in miles.

        Returns:
            Shape (size, size), row = northing.

        Raises:
            ParameterError: an argument is out of range.
        """
        check_integer("size", size, 2, 513)
        check_positive("bandwidth", bandwidth)
        shares = (np.arange(size) + 0.5) / size - 0.5
        east, north = (
            np.exp(-0.5 * ((shares[:, None] * length - at) / bandwidth) ** 2)
            / (bandwidth * math.sqrt(2.0 * math.pi))
            for length, at in zip(PATCH, self.points.T, strict=True)
        )
        return np.asarray((north * self.people) @ east.T)


def privacy_map_of(density: FloatArray) -> PrivacyMap:
    """Return the map ε = a·d + b over [0, 100]², with levels from 0.4 to 2.0 (paper, section IV)."""
    slope, base = linear_rule(density, *LEVELS)
    return PrivacyMap(slope * density + base, SIDE / density.shape[0])


def river_town(seed: int = 0) -> Town:
    """Return a synthetic town on a river, with a dense core and villages around it.

    Args:
        seed: seed of the town.

    Raises:
        ParameterError: the seed is negative.
    """
    check_integer("seed", seed, 0, 1 << 63)
    chance = np.random.default_rng(seed)
    width, height = PATCH
    phase = float(chance.uniform(0.0, 2.0 * math.pi))
    core = chance.normal(size=(_CORE, 2)) * (0.9, 0.7) + (0.4, 0.2)
    centres = (chance.random((_VILLAGES, 2)) - 0.5) * (width, height)
    villages = np.repeat(centres, _PER_VILLAGE, axis=0)
    villages += 0.25 * chance.normal(size=villages.shape)
    farms = 1.2 * (chance.random((_FARMS, 2)) - 0.5) * (width, height)
    points = np.concatenate([core, villages, farms])
    people = np.concatenate(
        [
            chance.lognormal(math.log(typical), 0.4, count)
            for typical, count in ((1200.0, _CORE), (600.0, _VILLAGES * _PER_VILLAGE), (200.0, _FARMS))
        ]
    )
    # Nobody lives in the river, which flows from west to east past the core.
    river = 0.8 * np.sin(0.7 * points[:, 0] + phase) - 0.9
    dry = np.abs(points[:, 1] - river) > _RIVER_HALF_WIDTH
    return Town("synthetic river town", points[dry], np.rint(people[dry]))


def read_town(path: Path, centre: tuple[float, float] = CENTRE) -> Town:
    """Read a town from CSV with the columns latitude, longitude and population, such as census block groups.

    Args:
        path: the file.
        centre: latitude and longitude of the middle of the patch.

    Raises:
        ConfigError: the file can't be read, a column is missing, a row is invalid, or the patch is empty.
    """
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            rows = csv.DictReader(file)
            missing = [name for name in COLUMNS if name not in (rows.fieldnames or ())]
            if missing:
                raise ConfigError(
                    f"{shown_path(path)}: has no column {missing[0]!r}: give {', '.join(COLUMNS)}"
                )
            found = np.array(
                [[_number(path, number, row, name) for name in COLUMNS] for number, row in enumerate(rows, 2)]
            )
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        reason = error.strerror if isinstance(error, OSError) else "not a CSV file in UTF-8"
        raise ConfigError(f"{shown_path(path)}: {reason}") from None
    if not found.size or not (found[:, 2] > 0.0).any():
        raise ConfigError(f"{shown_path(path)}: nobody lives there: give rows with a positive population")
    north = (found[:, 0] - centre[0]) * _MILES_PER_DEGREE[0]
    east = (found[:, 1] - centre[1]) * _MILES_PER_DEGREE[1] * math.cos(math.radians(centre[0]))
    near = (np.abs(north) < PATCH[1] / 2.0) & (np.abs(east) < PATCH[0] / 2.0)
    if not (found[near, 2] > 0.0).any():
        latitude, longitude = centre
        raise ConfigError(
            f"{shown_path(path)}: nobody lives within {PATCH[0]:g} x {PATCH[1]:g} miles around "
            f"{latitude:g}, {longitude:g}: give another centre"
        )
    return Town(path.name, np.column_stack([east, north]), found[:, 2])


def parse_centre(text: str) -> tuple[float, float]:
    """Parse a latitude and a longitude in degrees, as in "39.95,-75.17".

    Raises:
        ConfigError: the text is malformed, or a number is out of range.
    """
    try:
        latitude, longitude = map(float, text.split(","))
    except ValueError:
        latitude = longitude = math.nan
    if not (abs(latitude) < 90.0 and abs(longitude) <= 180.0):
        raise ConfigError(
            f"--centre {text!r} is no place: give latitude,longitude in degrees, as in 39.95,-75.17"
        )
    return latitude, longitude


def _number(path: Path, line: int, row: dict[str, str | None], name: str) -> float:
    try:
        value = float(row[name] or "")
    except ValueError:
        value = math.nan
    if not math.isfinite(value) or (name == "population" and value < 0.0):
        raise ConfigError(f"{shown_path(path)}: row {line}: {name} is not a number, or negative")
    return value
