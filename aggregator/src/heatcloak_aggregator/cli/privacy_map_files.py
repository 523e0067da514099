"""What ``heatcloak privacy-map`` reads: arrays of numbers, and points with people."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from pathlib import Path
from tokenize import TokenError
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.cli.heatmap_files import as_numbers, read_columns
from heatcloak_aggregator.heatmaps.bounds import Bounds, parse_bounds
from heatcloak_aggregator.privacy_maps.density import kernel_density
from heatcloak_shared.errors import ConfigError, ZoneError
from heatcloak_shared.files import read_start
from heatcloak_shared.location.location_table import MOST_CELLS
from heatcloak_shared.location.mechanism_file import (
    FURTHEST_COORDINATE,
    LocationMechanismFile,
    load_mechanism,
)
from heatcloak_shared.sanitize import sanitize, shown_path
from heatcloak_shared.tables import load_table
from heatcloak_shared.zone import PositionZone, load_any_zone

RADII = {"km": 6371.0088, "miles": 3958.7613}
"""Mean radius of the Earth in each unit of length."""
LENGTH = "unit of length"
"""The name of a unit that the files do not say."""
DEFAULT_CELLS = 40
"""Cells along the longer side, if neither --size nor --cell is given."""
MOST_BYTES = 1 << 24
MOST_LEVEL = 1000.0
"""Greatest level per side of a cell: above 40, all levels are the same, and 1000 must be a mistake."""
_PLANE, _GLOBES = ("x", "y"), (("longitude", "latitude"), ("lon", "lat"))
_WEIGHTS = ("population", "people", "weight")
_COLUMNS = (*_PLANE, *_GLOBES[0], *_GLOBES[1], *_WEIGHTS)
_POINTS_AT_ONCE = 100_000
_BANDWIDTHS = 40.0
"""A Gaussian is 0 in double precision beyond this many standard deviations."""


class Points(NamedTuple):
    """Points with people.

    Attributes:
        places: x and y, or longitude and latitude, shape (k, 2).
        people: people at each point, shape (k,).
        is_geographic: whether they have longitudes and latitudes.
        left_out: number of rows of the file without valid numbers.
    """

    places: FloatArray
    people: FloatArray
    is_geographic: bool
    left_out: int

    def bounds(self, text: str | None, file: Path) -> Bounds:
        """Return the patch that the text describes; by default the smallest that contains all points.

        Raises:
            ConfigError: there is no text, and the points have longitudes and latitudes.
            ParameterError: the text is not four numbers, or they are no rectangle.
        """
        if text is not None:
            return parse_bounds(text, is_geographic=self.is_geographic)
        if self.is_geographic:
            raise ConfigError(
                f"{shown_path(file)}: has longitudes and latitudes: give --bounds west,south,east,north, the "
                "patch that the map covers"
            )
        (left, bottom), (right, top) = self.places.min(axis=0).tolist(), self.places.max(axis=0).tolist()
        return Bounds(left, bottom, right, top)

    def on_patch(self, bounds: Bounds, unit: str) -> FloatArray:
        """Return the points relative to the lower left corner of a patch, in units of length, (k, 2)."""
        return np.asarray((self.places - np.array([bounds.left, bounds.bottom])) * scale_of(bounds, unit))


def scale_of(bounds: Bounds, unit: str) -> FloatArray:
    """Return lengths per unit of x and of y: 1, those of degrees in the middle of the patch; shape (2,)."""
    if not bounds.is_geographic:
        return np.ones(2)
    degree = math.radians(1.0) * RADII[unit]
    return np.array([degree / bounds.aspect, degree])


def read_points(path: Path) -> Points:
    """Return the points of a CSV or Parquet file with x and y, or longitude and latitude, and perhaps people.

    Raises:
        ConfigError: the file can't be read, has other columns, or no row with valid numbers.
        MissingPackageError: it is a Parquet file, and pyarrow is not installed.
    """
    columns = read_columns(path, _COLUMNS)
    names = next((each for each in (_PLANE, *_GLOBES) if all(name in columns for name in each)), None)
    weights = [name for name in _WEIGHTS if name in columns]
    if names is None or len(weights) > 1:
        found = ", ".join(sanitize(name, 40) for name in list(columns)[:10]) or "none"
        raise ConfigError(
            f"{shown_path(path)}: has the columns {found}: give x, y or longitude, latitude, and at most one "
            "of population, people, weight"
        )
    places = np.column_stack([as_numbers(columns[name]) for name in names])
    people = as_numbers(columns[weights[0]]) if weights else np.ones(len(places))
    valid = (np.abs(places) <= FURTHEST_COORDINATE).all(axis=1) & (people >= 0.0) & (people < np.inf)
    if not (people[valid] > 0.0).any():
        raise ConfigError(
            f"{shown_path(path)}: no row has a place and people: give finite coordinates of at most "
            f"{FURTHEST_COORDINATE:g}, and people above 0"
        )
    return Points(places[valid], people[valid], names != _PLANE, int(np.count_nonzero(~valid)))


def density_on(
    places: FloatArray, people: FloatArray, shape: tuple[int, int], cell: float, bandwidth: float
) -> FloatArray:
    """Return people per area at the centre of each cell of a map that starts at (0, 0).

    Raises:
        ConfigError: there are so many people that their density is infinite.
        ParameterError: the bandwidth is not a positive number.
    """
    reach = np.array([shape[1], shape[0]]) * cell
    with np.errstate(over="ignore", invalid="ignore", divide="ignore", under="ignore"):
        far = _BANDWIDTHS * bandwidth
        near = ((places >= -far) & (places <= reach + far)).all(axis=1)
        places, people = places[near], people[near]
        density = kernel_density(places[:0], people[:0], shape, cell, bandwidth)
        for start in range(0, len(places), _POINTS_AT_ONCE):
            part = slice(start, start + _POINTS_AT_ONCE)
            density += kernel_density(places[part], people[part], shape, cell, bandwidth)
    if not np.isfinite(density).all():
        raise ConfigError("the density is infinite: give fewer people, or a greater --bandwidth")
    return density


def read_array(path: Path) -> FloatArray:
    """Return the array in a CSV file of numbers, or in a .npy file; row 0 is the lowest y.

    Empty and ``nan`` cells are NaN.

    Raises:
        ConfigError: the file can't be read, is not such an array, or has too many cells.
    """
    found = _npy(path) if path.suffix.lower() == ".npy" else _csv(path)
    if found.ndim != 2 or found.size == 0:
        raise ConfigError(f"{shown_path(path)}: has the shape {found.shape}: give rows and columns")
    return found


def _npy(path: Path) -> FloatArray:
    try:
        # Mapped, so that a header which claims a huge array takes no memory.
        mapped = np.load(path, mmap_mode="r", allow_pickle=False)
    except OSError as error:
        text = f"{shown_path(path)}: {error.strerror or 'not a NumPy array'}: give a .npy file"
        raise ConfigError(text) from None
    except (ValueError, TypeError, EOFError, OverflowError, MemoryError, SyntaxError, TokenError):
        raise ConfigError(
            f"{shown_path(path)}: not a NumPy array of numbers: write one with numpy.save"
        ) from None
    if not isinstance(mapped, np.ndarray) or mapped.dtype.kind not in "iuf":
        raise ConfigError(f"{shown_path(path)}: not an array of real numbers: write one with numpy.save")
    _check_size(path, mapped.size)
    return np.array(mapped, np.float64)


def _csv(path: Path) -> FloatArray:
    content = read_start(path, MOST_BYTES + 1, ConfigError, shown_path(path), "give a CSV file of numbers")
    if len(content) > MOST_BYTES:
        raise ConfigError(f"{shown_path(path)}: has more than {MOST_BYTES} bytes: give fewer cells")
    try:
        lines = content.decode("utf-8-sig").rstrip().splitlines()
    except UnicodeDecodeError:
        raise ConfigError(f"{shown_path(path)}: not a CSV file in UTF-8: give one, or a .npy file") from None
    _check_size(path, sum(line.count(",") + 1 for line in lines))
    rows = [[_number(path, number, cell) for cell in line.split(",")] for number, line in enumerate(lines, 1)]
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows[0]):
            raise ConfigError(
                f"{shown_path(path)}, line {number}: has {len(row)} cells, and line 1 has {len(rows[0])}: "
                "give every row the same number, with empty cells for walls"
            )
    return np.array(rows, np.float64)


def _number(path: Path, line: int, cell: str) -> float:
    try:
        return float(cell) if cell.strip() else math.nan
    except ValueError:
        raise ConfigError(
            f"{shown_path(path)}, line {line}: {sanitize(cell, 40)} is not a number: give numbers, separated "
            "by commas, without a header"
        ) from None


def _check_size(path: Path, cells: int) -> None:
    if cells > MOST_CELLS:
        raise ConfigError(f"{shown_path(path)}: has {cells} cells: give at most {MOST_CELLS}")


@dataclass(frozen=True)
class Deployed:
    """A mechanism file, or the zone file of a position zone.

    Attributes:
        mechanism: the mechanism in it.
        zone: the zone; None for a mechanism file.
    """

    mechanism: LocationMechanismFile
    zone: PositionZone | None


def load_deployed(path: Path) -> Deployed:
    """Return the mechanism in a mechanism file or in the file of a position zone.

    Raises:
        ZoneError: the file can't be read, or a value is missing, misspelt or out of range.
        ConfigError: it is the file of a zone of another kind.
    """
    table = load_table(path, ZoneError)
    if not (table.has("kind") or table.has("name") or table.has("schedule")):
        return Deployed(_plausible(load_mechanism(path), path), None)
    zone = load_any_zone(path)
    if not isinstance(zone, PositionZone):
        raise ConfigError(
            f"{shown_path(path)}: is a {zone.kind} zone, which has no privacy map of places: give a "
            "mechanism file, or the file of a position zone"
        )
    return Deployed(_plausible(zone.mechanism, path), zone)


def _plausible(mechanism: LocationMechanismFile, path: Path) -> LocationMechanismFile:
    """Return the mechanism, unless arithmetic with its levels would overflow."""
    highest = max(level for level in mechanism.levels if not math.isnan(level)) * mechanism.cell
    if highest > MOST_LEVEL:
        raise ConfigError(
            f"{shown_path(path)}: a level is {highest:.3g} per side of a cell, which hides nothing: make the "
            f"file with `heatcloak privacy-map build`; {MOST_LEVEL:g} is the most"
        )
    return mechanism


def parse_pair(text: str, option: str) -> tuple[float, float]:
    """Return the two numbers in ``text``, which are separated by a comma.

    Raises:
        ConfigError: it is not two such numbers of at most 1e12.
    """
    try:
        x, y = map(float, text.split(","))
    except ValueError:
        x = y = math.nan
    if not (abs(x) <= FURTHEST_COORDINATE and abs(y) <= FURTHEST_COORDINATE):
        raise ConfigError(f"{option} {sanitize(text, 40)} is not a place: give x,y such as 0.5,12")
    return x, y


def parse_size(text: str) -> tuple[int, int]:
    """Return rows and columns from ``text`` such as 40x60.

    Raises:
        ConfigError: it is not such a text, or there are too many cells.
    """
    match = re.fullmatch(r"([0-9]{1,6})x([0-9]{1,6})", text.strip().lower())
    rows, columns = (int(match[1]), int(match[2])) if match else (0, 0)
    if not 1 <= rows * columns <= MOST_CELLS:
        raise ConfigError(
            f"--size {sanitize(text, 40)} is not a size: give rows x columns such as 40x60, of at most "
            f"{MOST_CELLS} cells"
        )
    return rows, columns


def grid_on(
    width: float, height: float, size: tuple[int, int] | None, cell: float | None
) -> tuple[tuple[int, int], float]:
    """Return rows and columns of square cells that cover a patch, and the side of a cell.

    Args:
        width: of the patch.
        height: of it.
        size: rows and columns; None to derive them from the side.
        cell: side of a cell; None to derive it from the size, by default 40 cells along the longer side.

    Raises:
        ConfigError: both are given, the side is not positive, or there are too many cells.
    """
    if size is not None:
        if cell is not None:
            raise ConfigError("--size and --cell describe the same: give one of them")
        return size, max(width / size[1], height / size[0])
    side = max(width, height) / DEFAULT_CELLS if cell is None else cell
    if not 0.0 < side < math.inf:
        raise ConfigError(f"--cell {side!r} is not a length: give a positive number")
    columns, rows = (max(each / side - 1e-9, 1.0) for each in (width, height))
    if not rows * columns <= MOST_CELLS:
        raise ConfigError(
            f"--cell {side!r} makes {rows * columns:.3g} cells: give a greater side; {MOST_CELLS} is the most"
        )
    return (math.ceil(rows), math.ceil(columns)), side
