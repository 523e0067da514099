"""Crowds: people with several places each, from synthetic cities or from a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.cli.heatmap_files import read_people
from heatcloak_aggregator.heatmaps.bounds import Bounds, parse_bounds
from heatcloak_shared.errors import ConfigError, ParameterError
from heatcloak_shared.parameters import check_integer
from heatcloak_shared.sanitize import shown_path

MEAN_PLACES = 5
"""Mean number of places of a person in a synthetic city; everybody has at least one."""
MAX_PEOPLE = 1_000_000


@dataclass(frozen=True, eq=False)
class Crowd:
    """People and where they spend their time.

    Attributes:
        name: what the crowd is, for titles.
        people: for each person x, y in [0, 1) and weight, shape (k, 3), as `private_heatmap` takes them.
        city: name and seed of the synthetic city where they live; None for people of a file.
    """

    name: str
    people: Sequence[FloatArray]
    city: tuple[str, int] | None = None

    def draw(self, people: int, chance: np.random.Generator) -> Sequence[FloatArray]:
        """Return any number of people, drawn independently of each other.

        They are new people of a synthetic city, or people of a file, drawn with replacement.
        """
        if self.city is not None:
            name, seed = self.city
            return _people_of_city(name, seed, people, chance)
        return [self.people[number] for number in chance.integers(len(self.people), size=people).tolist()]


def synthetic_crowd(city: str, people: int, seed: int = 0) -> Crowd:
    """Return people of a synthetic city. The same seed gives the same city for any number of people.

    Args:
        city: one of `CITIES`.
        people: number of people, from 1 to 10⁶.
        seed: seed of city and people.

    Raises:
        ParameterError: an argument is out of range.
    """
    if city not in CITIES:
        raise ParameterError(f"unknown city {city!r}: choose from {', '.join(map(repr, CITIES))}")
    check_integer("people", people, 1, MAX_PEOPLE)
    check_integer("seed", seed, 0, 1 << 63)
    _, chance = np.random.default_rng(seed).spawn(2)
    return Crowd(f"synthetic city {city!r}", _people_of_city(city, seed, people, chance), (city, seed))


def _people_of_city(city: str, seed: int, people: int, chance: np.random.Generator) -> Sequence[FloatArray]:
    """Return people of a city: ``seed`` is that of the city, and ``chance`` draws the people."""
    layout, _ = np.random.default_rng(seed).spawn(2)
    counts = 1 + chance.poisson(MEAN_PLACES - 1, people)
    owners = np.repeat(np.arange(people), counts)
    places = _reflected(CITIES[city](layout, chance, owners))
    hours = chance.exponential(size=owners.size)
    rows = np.column_stack([places, hours])
    return np.split(rows, np.cumsum(counts)[:-1])


def read_crowd(path: Path, bounds: str | None = None) -> Crowd:
    """Read people from a file, as ``heatcloak heatmap`` does. Rows outside the bounds are left out.

    Args:
        path: CSV or Parquet with the columns user, x, y or user, lat, lon, and perhaps weight.
        bounds: what becomes the unit square, in the form of ``heatcloak heatmap --bounds``; None for the
            extremes of the data, which are not private.

    Raises:
        ConfigError: the file can't be read, or nobody is within the bounds.
        ParameterError: the bounds are no rectangle.
        MissingPackageError: it is a Parquet file, and pyarrow is not installed.
    """
    table = read_people(path)
    if bounds is None:
        box = _extremes(table.rows[:, :2], is_geographic=table.is_geographic)
    else:
        box = parse_bounds(bounds, is_geographic=table.is_geographic)
    people = []
    for rows in table.people(box):
        inside = ((rows[:, :2] >= 0.0) & (rows[:, :2] < 1.0)).all(axis=1)
        if inside.any():
            weights = rows[inside, 2:] if rows.shape[1] == 3 else np.ones((np.count_nonzero(inside), 1))
            people.append(np.hstack([rows[inside, :2], weights]))
    if not people:
        raise ConfigError(f"{shown_path(path)}: nobody is within the bounds {box.text()}: give other bounds")
    return Crowd(path.name, people)


def _extremes(places: FloatArray, *, is_geographic: bool) -> Bounds:
    """Return the least rectangle that holds all places, with a little more at the top and on the right."""
    known = places[np.isfinite(places).all(axis=1)]
    if not known.size:
        return Bounds(is_geographic=is_geographic)
    low, high = known.min(axis=0), known.max(axis=0)
    right, top = (low + np.maximum((high - low) * (1.0 + 1e-9), 1e-9)).tolist()
    return Bounds(float(low[0]), float(low[1]), right, top, is_geographic)


def _reflected(places: FloatArray) -> FloatArray:
    """Return places with those that left the unit square reflected at its edges."""
    folded = np.abs(places) % 2.0
    return np.asarray(np.minimum(np.minimum(folded, 2.0 - folded), np.nextafter(1.0, 0.0)))


City = Callable[[np.random.Generator, np.random.Generator, Int64Array], FloatArray]
"""Draws places from a generator of the city, one of the people, and the owner of each place; shape (k, 2)."""


def _hot_spots(layout: np.random.Generator, chance: np.random.Generator, owners: Int64Array) -> FloatArray:
    """25 spots of different popularity (Zipf) and width; a person visits up to three of them."""
    popularity = 1.0 / np.arange(1, 26) ** 1.2
    centres, widths = layout.random((25, 2)), layout.choice([0.005, 0.01, 0.03, 0.06], 25)
    habits = chance.choice(25, (int(owners[-1]) + 1, 3), p=popularity / popularity.sum())
    spots = habits[owners, chance.integers(0, 3, owners.size)]
    return np.asarray(centres[spots] + widths[spots, None] * chance.standard_normal((owners.size, 2)))


def _few_spots(layout: np.random.Generator, chance: np.random.Generator, owners: Int64Array) -> FloatArray:
    """Three spots of equal popularity."""
    centres, widths = 0.1 + 0.8 * layout.random((3, 2)), np.array([0.01, 0.02, 0.05])
    spots = chance.integers(0, 3, owners.size)
    return np.asarray(centres[spots] + widths[spots, None] * chance.standard_normal((owners.size, 2)))


def _band(layout: np.random.Generator, chance: np.random.Generator, owners: Int64Array) -> FloatArray:
    """A coast or a road through the middle of the square."""
    angle = float(layout.uniform(0.0, np.pi))
    along = np.array([np.cos(angle), np.sin(angle)])
    across = np.array([-along[1], along[0]])
    length, width = chance.beta(2.0, 3.0, owners.size) - 0.4, 0.05 * chance.standard_normal(owners.size)
    return np.asarray(0.5 + 1.1 * length[:, None] * along + width[:, None] * across)


def _wide(layout: np.random.Generator, chance: np.random.Generator, owners: Int64Array) -> FloatArray:
    """One wide centre."""
    return np.asarray(0.5 + 0.18 * chance.standard_normal((owners.size, 2)))


def _uniform(layout: np.random.Generator, chance: np.random.Generator, owners: Int64Array) -> FloatArray:
    """All places are equally likely."""
    return chance.random((owners.size, 2))


CITIES: Mapping[str, City] = MappingProxyType(
    {"hot-spots": _hot_spots, "few-spots": _few_spots, "band": _band, "wide": _wide, "uniform": _uniform}
)
"""Synthetic cities by name."""
