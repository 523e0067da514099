"""Privacy maps, densities and places from the options of ``heatcloak privacy-map``."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.cli.heatmap_files import as_numbers, read_columns
from heatcloak_aggregator.cli.privacy_map_files import (
    LENGTH,
    MOST_LEVEL,
    RADII,
    density_on,
    grid_on,
    parse_pair,
    parse_size,
    read_array,
    read_points,
    scale_of,
)
from heatcloak_aggregator.cli.privacy_map_plan import load_plan
from heatcloak_aggregator.privacy_maps.density import linear_rule
from heatcloak_aggregator.privacy_maps.deployed import example_cells, map_of_file
from heatcloak_aggregator.privacy_maps.padded_mechanism import SIDE_WITHOUT_PADDING
from heatcloak_aggregator.privacy_maps.planar import planar_padding
from heatcloak_aggregator.privacy_maps.privacy_map import PrivacyMap
from heatcloak_shared.errors import ConfigError, ParameterError
from heatcloak_shared.location.location_table import MOST_CELLS
from heatcloak_shared.location.mechanism_file import LocationMechanismFile
from heatcloak_shared.sanitize import sanitize, shown_path
from heatcloak_shared.tables import MAX_FILE_BYTES

MOST_PLACES = 6
MOST_ROUNDS = 100_000
_BYTES_OF_CELL, _BYTES_OF_OUTPUT = 4.0 * 4.0 / 3.0, 12.0 * 4.0 / 3.0
"""Base64 takes four bytes for three: a level of 32 bits; a weight of 64 bits and a point of twice 16."""


@dataclass(frozen=True)
class MapOptions:
    """The options of ``heatcloak privacy-map`` that say what to make a map of; see the command's help."""

    people: Path | None = None
    levels: Path | None = None
    plan: Path | None = None
    bandwidth: float | None = None
    slope: float | None = None
    base: float | None = None
    least: float | None = None
    greatest: float | None = None
    bounds: str | None = None
    unit: str | None = None
    size: str | None = None
    cell: float | None = None
    origin: str | None = None

    def refuse(self, names: Sequence[str], where: str) -> None:
        """Refuse options that have no effect.

        Raises:
            ConfigError: one of them is given.
        """
        for name in names:
            if getattr(self, name) is not None:
                raise ConfigError(f"--{name} applies to {where} only: leave it out")


@dataclass(frozen=True)
class Source:
    """A privacy map and where it is.

    Attributes:
        privacy_map: the map, with levels that files can hold.
        origin: x and y of its lower left corner.
        density: people per area in each cell; None if it is not known.
        unit: name of the unit of length.
        left_out: number of rows without valid numbers.
    """

    privacy_map: PrivacyMap
    origin: tuple[float, float]
    density: FloatArray | None = None
    unit: str = LENGTH
    left_out: int = 0


def load_source(request: MapOptions) -> Source:
    """Return the map that the options describe.

    Raises:
        ConfigError: a file can't be read or is malformed, or options do not go together.
        ParameterError: a value is out of range.
    """
    given = [name for name in ("people", "levels", "plan") if getattr(request, name) is not None]
    if len(given) != 1:
        both = " and ".join(f"--{name}" for name in given) or "none of them"
        raise ConfigError(f"got {both}: give exactly one of --people, --levels and --plan")
    if request.people is not None:
        return _source_of_people(request, request.people)
    request.refuse(
        ("bandwidth", "slope", "base", "least", "greatest", "bounds", "unit", "size"), "maps of --people"
    )
    origin = (0.0, 0.0) if request.origin is None else parse_pair(request.origin, "--origin")
    if request.levels is not None:
        cell = 1.0 if request.cell is None else request.cell
        return Source(_map(read_array(request.levels), cell, request.levels), origin)
    assert request.plan is not None  # noqa: S101  the only one that is left
    if request.cell is not None and not 0.0 < request.cell < math.inf:
        raise ConfigError(f"--cell {request.cell!r} is not a length: give a positive number")
    plan = load_plan(request.plan, request.cell)
    return Source(_map(plan.levels(), plan.cell, request.plan), origin)


def _source_of_people(request: MapOptions, file: Path) -> Source:
    slope, base = _rule(request)
    bandwidth = _bandwidth(request)
    points = read_points(file)
    unit = _unit(request.unit, is_geographic=points.is_geographic)
    bounds = points.bounds(request.bounds, file)
    size = None if request.size is None else parse_size(request.size)
    width, height = np.array([bounds.right - bounds.left, bounds.top - bounds.bottom]) * scale_of(
        bounds, unit
    )
    shape, cell = grid_on(float(width), float(height), size, request.cell)
    density = density_on(points.on_patch(bounds, unit), points.people, shape, cell, bandwidth)
    if slope is None:
        assert request.least is not None and request.greatest is not None  # noqa: PT018, S101  by _rule
        slope, base = linear_rule(density, request.least, request.greatest)
    with np.errstate(over="ignore", invalid="ignore"):
        levels = slope * density + base
    if not np.isfinite(levels).all():
        raise ConfigError("the levels of the rule are infinite: give smaller ones, or a smaller --slope")
    if request.origin is None:
        origin = (0.0, 0.0) if points.is_geographic else (bounds.left, bounds.bottom)
    elif points.is_geographic:
        origin = parse_pair(request.origin, "--origin")
    else:
        raise ConfigError("--origin: x and y of --people are those of the map: leave it out")
    named = unit if points.is_geographic else LENGTH
    return Source(_map(levels, cell, file), origin, density, named, points.left_out)


def _rule(request: MapOptions) -> tuple[float | None, float]:
    """Return the slope and the base of the rule; None and 0 if they follow from the levels."""
    line, ends = (request.slope, request.base), (request.least, request.greatest)
    if (None in line) == (None in ends) or (line.count(None) == 1 or ends.count(None) == 1):
        raise ConfigError(
            "--people needs the rule of its levels: give --slope and --base, or --least and --greatest"
        )
    for name in ("slope", "base", "least", "greatest"):
        value = getattr(request, name)
        if value is not None and not 0.0 < value < math.inf:
            raise ConfigError(f"--{name} {value!r} is out of range: give a positive number")
    return request.slope, request.base or 0.0


def _bandwidth(request: MapOptions) -> float:
    if request.bandwidth is None:
        raise ConfigError("--people needs --bandwidth, the standard deviation of the Gaussian of each point")
    if not 0.0 < request.bandwidth < math.inf:
        raise ConfigError(f"--bandwidth {request.bandwidth!r} is not a length: give a positive number")
    return request.bandwidth


def _unit(unit: str | None, *, is_geographic: bool) -> str:
    if unit is not None and not is_geographic:
        raise ConfigError("--unit applies to longitudes and latitudes only: leave it out")
    if unit is not None and unit not in RADII:
        raise ConfigError(f"--unit {sanitize(unit, 20)} is unknown: choose from {', '.join(RADII)}")
    return unit or next(iter(RADII))


def _map(levels: FloatArray, cell: float, file: Path) -> PrivacyMap:
    """Return a map with levels that mechanism files can hold; errors name the file."""
    highest = float(np.max(levels, initial=0.0, where=np.isfinite(levels))) * cell
    if highest > MOST_LEVEL:
        raise ConfigError(
            f"{shown_path(file)}: a level is {highest:.3g} per side of a cell, which hides nothing: give "
            f"levels per unit of length, or smaller cells; {MOST_LEVEL:g} is the most"
        )
    try:
        return PrivacyMap(levels, cell).rounded()
    except ParameterError as error:
        raise ConfigError(f"{shown_path(file)}: {error}") from None


def check_file_size(privacy_map: PrivacyMap, method: str) -> None:
    """Refuse a map whose mechanism file would be too large, before it is solved for.

    Raises:
        ConfigError: it would.
    """
    rows, columns = privacy_map.shape
    down, right = 0, 0
    if method == "padded" and max(rows, columns) > SIDE_WITHOUT_PADDING and min(rows, columns) > 1:
        down, right = 4, 4
    if method == "planar-laplace":
        if rows * columns > MOST_CELLS:
            raise ConfigError(f"{rows} x {columns} cells are too many: give at most {MOST_CELLS}")
        down, right = planar_padding(
            (rows, columns), float(np.nanmin(privacy_map.epsilon)) * privacy_map.cell
        )
    outputs = (rows + 2 * down) * (columns + 2 * right)
    size = _BYTES_OF_CELL * rows * columns + _BYTES_OF_OUTPUT * outputs
    if size > MAX_FILE_BYTES:
        what = "give fewer cells, about 45,000 at most"
        if method == "planar-laplace":
            what = "give greater cells, so that the noise spans fewer of them, or use --method padded"
        raise ConfigError(
            f"the mechanism file of {rows} x {columns} cells and {outputs} outputs would have more than "
            f"{MAX_FILE_BYTES} bytes: {what}"
        )


def take_prior(prior: str | None, source: Source) -> FloatArray | None:
    """Return how often people are in each cell, as the option says; None for the same everywhere.

    Raises:
        ConfigError: the file can't be read, or has another shape; or there is no density.
    """
    if prior is None:
        return source.density
    if prior == "uniform":
        return None
    if prior == "density":
        if source.density is None:
            raise ConfigError("--prior density applies to maps of --people only: give uniform, or a file")
        return source.density
    path = Path(prior)
    found = read_array(path)
    if found.shape != source.privacy_map.shape:
        raise ConfigError(
            f"--prior {shown_path(path)}: has the shape {found.shape}, and the map "
            f"{source.privacy_map.shape}: give one number for each cell"
        )
    weights = np.where(source.privacy_map.cells, found, 0.0)
    if not np.isfinite(weights).all() or (weights < 0.0).any() or not weights.any():
        raise ConfigError(
            f"--prior {shown_path(path)}: not the frequencies of cells: give finite numbers of at least 0, "
            "one of them above 0"
        )
    return np.asarray(weights)


def density_of(request: MapOptions, mechanism: LocationMechanismFile) -> tuple[FloatArray | None, int, str]:
    """Return people per area on the map of a file, rows that were left out, and the unit of length.

    Raises:
        ConfigError: the file of people can't be read, or options do not go together.
    """
    if request.people is None:
        request.refuse(("bandwidth", "bounds", "unit"), "pictures with --people")
        return None, 0, LENGTH
    bandwidth = _bandwidth(request)
    points = read_points(request.people)
    unit = _unit(request.unit, is_geographic=points.is_geographic)
    if request.bounds is not None and not points.is_geographic:
        raise ConfigError("--bounds applies to longitudes and latitudes only: leave it out")
    places = points.places
    if points.is_geographic:
        places = points.on_patch(points.bounds(request.bounds, request.people), unit)
    else:
        places = places - np.array(mechanism.origin)
    shape = (mechanism.rows, mechanism.columns)
    density = density_on(places, points.people, shape, mechanism.cell, bandwidth)
    return density, points.left_out, unit if points.is_geographic else LENGTH


def places_at(texts: Sequence[str], mechanism: LocationMechanismFile) -> list[int]:
    """Return the cells at places such as ``0.5,12``; without any, cells of low, medium and high levels.

    Raises:
        ConfigError: a text is not a place of the map, or there are too many.
    """
    if not texts:
        return example_cells(map_of_file(mechanism))
    if len(texts) > MOST_PLACES:
        raise ConfigError(f"--at is given {len(texts)} times: give at most {MOST_PLACES} places")
    return [
        _cell_at(*parse_pair(text, "--at"), mechanism, f"--at {sanitize(text, 40)[1:-1]}") for text in texts
    ]


def cells_of_path(path: Path, mechanism: LocationMechanismFile) -> list[int]:
    """Return the cells of a path: a CSV or Parquet file of x and y, one row for each round.

    Raises:
        ConfigError: the file can't be read, or a place is not on the map.
    """
    columns = read_columns(path, ("x", "y"))
    if "x" not in columns or "y" not in columns:
        found = ", ".join(sanitize(name, 40) for name in list(columns)[:10]) or "none"
        raise ConfigError(f"{shown_path(path)}: has the columns {found}: give x and y")
    places = np.column_stack([as_numbers(columns["x"]), as_numbers(columns["y"])])
    if not 1 <= len(places) <= MOST_ROUNDS:
        raise ConfigError(f"{shown_path(path)}: has {len(places)} rows: give 1 to {MOST_ROUNDS} places")
    return [
        _cell_at(x, y, mechanism, f"{shown_path(path)}, row {number}")
        for number, (x, y) in enumerate(places.tolist(), 1)
    ]


def _cell_at(x: float, y: float, mechanism: LocationMechanismFile, source: str) -> int:
    left, bottom = mechanism.origin
    right, top = left + mechanism.columns * mechanism.cell, bottom + mechanism.rows * mechanism.cell
    if not (left <= x <= right and bottom <= y <= top):
        raise ConfigError(
            f"{source}: is not on the map, which reaches from ({left:g}, {bottom:g}) to ({right:g}, "
            f"{top:g}): give a place on it"
        )
    cell = mechanism.cell_at(x, y)
    own_x, own_y = mechanism.centre(cell)
    if max(abs(x - own_x), abs(y - own_y)) > 0.51 * mechanism.cell:
        raise ConfigError(f"{source}: is in a wall, where nobody can be: give another place")
    return cell
