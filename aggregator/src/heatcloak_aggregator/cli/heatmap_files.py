"""Read the places of people from CSV and Parquet, and write heatmaps as PNG, GeoJSON and NPZ."""

from __future__ import annotations

import csv
import json
import math
from collections.abc import Hashable, Mapping, Sequence
from decimal import Decimal
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.extras import optional_import
from heatcloak_aggregator.heatmaps import PrivateHeatmap
from heatcloak_aggregator.heatmaps.bounds import Bounds
from heatcloak_aggregator.heatmaps.grid import block_sums
from heatcloak_aggregator.heatmaps.mechanism import promise_in_words
from heatcloak_aggregator.heatmaps.people import group_by_user
from heatcloak_aggregator.heatmaps.picture import heatmap_picture
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import sanitize, shown_path

FORMS = ("png", "geojson", "npz")
MOST_FEATURES_A_SIDE = 64
"""Cells a side of a GeoJSON file: larger files are slow in most viewers."""
_PLANE, _GLOBE = ("x", "y"), ("lon", "lat")
_COLUMNS = ("user", *_PLANE, *_GLOBE, "weight")


class Table(NamedTuple):
    """The rows of a file.

    Attributes:
        users: an id for each row. Ids are compared exactly; all rows without an id are one user's.
        rows: x and y, or longitude and latitude, and perhaps a weight, shape (k, 2) or (k, 3); NaN where a
            cell is no number.
        is_geographic: whether the columns were ``lon`` and ``lat``.
    """

    users: Sequence[Hashable]
    rows: FloatArray
    is_geographic: bool

    def people(self, bounds: Bounds) -> list[FloatArray]:
        """Return the rows of each user, with coordinates as shares of the bounds' sides."""
        rows = self.rows.copy()
        rows[:, :2] = bounds.to_square(rows[:, :2])
        return list(group_by_user(self.users, rows))

    def left_out(self, bounds: Bounds) -> int:
        """Return the number of rows that are no place within the bounds, or have no valid weight."""
        square = bounds.to_square(self.rows[:, :2])
        valid = ((square >= 0.0) & (square < 1.0)).all(axis=1)
        if self.rows.shape[1] == 3:
            valid &= (self.rows[:, 2] > 0.0) & (self.rows[:, 2] < np.inf)
        return int(np.count_nonzero(~valid))


def read_people(path: Path) -> Table:
    """Return the rows of a CSV or Parquet file with columns user, x, y or user, lat, lon, and perhaps weight.

    Of a file with all of them, x and y are taken.

    Raises:
        ConfigError: the file can't be read, or has other columns.
        MissingPackageError: it is a Parquet file, and pyarrow is not installed.
    """
    columns = read_columns(path, _COLUMNS)
    is_geographic = not all(name in columns for name in _PLANE) and all(name in columns for name in _GLOBE)
    names = _GLOBE if is_geographic else _PLANE
    if "user" not in columns or not all(name in columns for name in names):
        found = ", ".join(sanitize(name, 40) for name in columns) or "none"
        raise ConfigError(
            f"{shown_path(path)}: has the columns {found}: give user, x, y or user, lat, lon (and weight)"
        )
    numbers = [as_numbers(columns[name]) for name in (*names, "weight") if name in columns]
    return Table([_user(user, path) for user in columns["user"]], np.column_stack(numbers), is_geographic)


def _user(user: object, path: Path) -> Hashable:
    """Return a user's id; None for those that are missing or empty, of which NaN differs from itself.

    Raises:
        ConfigError: it is a list or another value that can't be an id.
    """
    if not isinstance(user, Hashable):
        raise ConfigError(
            f"{shown_path(path)}: the column user has a {type(user).__name__}: give text or numbers"
        )
    return None if user == "" or user != user else user


def read_columns(path: Path, names: Sequence[str]) -> Mapping[str, Sequence[object]]:
    """Return the columns of a CSV or Parquet file by lower-case name.

    Args:
        path: the file; a name that ends with .parquet is Parquet, any other one is CSV.
        names: the columns that are needed, each of which may be there once. Other columns of a CSV file are
            returned too.

    Raises:
        ConfigError: the file can't be read, or has a column twice.
        MissingPackageError: it is a Parquet file, and pyarrow is not installed.
    """
    read = _parquet_columns if path.suffix.lower() == ".parquet" else _csv_columns
    return read(path, names)


def _csv_columns(path: Path, names: Sequence[str]) -> Mapping[str, Sequence[object]]:
    """Return the columns of a CSV file by lower-case name; missing cells are empty.

    Each line is parsed by itself: a quote that one user's row leaves open must not swallow other users' rows.
    """
    header: list[str] = []
    rows: list[list[str]] = []
    try:
        with path.open(encoding="utf-8-sig") as file:
            for number, line in enumerate(file, start=1):
                try:
                    cells = next(csv.reader([line.rstrip("\n")], strict=True), [])
                except csv.Error as error:
                    text = f"{shown_path(path)}, line {number}: {error}: give one row on each line"
                    raise ConfigError(text) from None
                if number == 1:
                    header = [name.strip().lower() for name in cells]
                elif cells:
                    rows.append((cells + [""] * len(header))[: len(header)])
    except OSError as error:
        raise ConfigError(
            f"{shown_path(path)}: {error.strerror or 'can not be read'}: give a CSV file"
        ) from None
    except UnicodeDecodeError:
        raise ConfigError(f"{shown_path(path)}: not a CSV file in UTF-8: give one") from None
    _check_names(header, names, path)
    return {name: [row[index] for row in rows] for index, name in enumerate(header)}


def _parquet_columns(path: Path, needed: Sequence[str]) -> Mapping[str, Sequence[object]]:
    """Return the columns of a Parquet file that are needed, by lower-case name."""
    with optional_import():
        import pyarrow as pa
        import pyarrow.parquet as pq
    try:
        names = pq.ParquetFile(path).schema_arrow.names
        wanted = [name for name in names if name.strip().lower() in needed]
        _check_names([name.strip().lower() for name in wanted], needed, path)
        table = pq.read_table(path, columns=wanted)
        return {name.strip().lower(): table[name].to_pylist() for name in wanted}
    except OSError as error:
        raise ConfigError(
            f"{shown_path(path)}: {error.strerror or 'can not be read'}: give a Parquet file"
        ) from None
    except (pa.ArrowException, ValueError, OverflowError) as error:
        # Also values that Python has no type for, such as dates beyond the year 9999.
        text = sanitize(str(error), 100)
        raise ConfigError(
            f"{shown_path(path)}: not readable as Parquet: {text}: give a Parquet file"
        ) from None


def _check_names(names: Sequence[str], needed: Sequence[str], path: Path) -> None:
    """Raise ConfigError if a column that is needed is there twice."""
    for name in needed:
        if names.count(name) > 1:
            raise ConfigError(f"{shown_path(path)}: has two columns {name}: give one")


def as_numbers(cells: Sequence[object]) -> FloatArray:
    """Return cells as numbers, shape (k,); NaN where a cell is none."""

    def number(cell: object) -> float:
        try:
            return float(cell) if isinstance(cell, str | int | float | Decimal) else math.nan
        except (ValueError, OverflowError):
            return math.nan

    return np.array([number(cell) for cell in cells], dtype=np.float64)


def rendered(made: PrivateHeatmap, bounds: Bounds, form: str) -> bytes:
    """Return a heatmap as the content of a file of the form ``png``, ``geojson`` or ``npz``."""
    if form == "png":
        return heatmap_picture(made.heatmap, bounds, f"Private heatmap: {promise_in_words(made.epsilon)}")
    return _geojson(made, bounds) if form == "geojson" else _npz(made, bounds)


def _geojson(made: PrivateHeatmap, bounds: Bounds) -> bytes:
    """Return the cells of the heatmap as polygons, each with its share of the time."""
    side = min(made.heatmap.shape[0], MOST_FEATURES_A_SIDE)
    shares = block_sums(made.heatmap, side)
    xs = np.linspace(bounds.left, bounds.right, side + 1).tolist()
    ys = np.linspace(bounds.bottom, bounds.top, side + 1).tolist()
    features = [
        {
            "type": "Feature",
            "properties": {"share": float(shares[row, column])},
            "geometry": {
                "type": "Polygon",
                "coordinates": [
                    [
                        [xs[column], ys[row]],
                        [xs[column + 1], ys[row]],
                        [xs[column + 1], ys[row + 1]],
                        [xs[column], ys[row + 1]],
                        [xs[column], ys[row]],
                    ]
                ],
            },
        }
        for row in range(side)
        for column in range(side)
    ]
    described = {"epsilon": str(made.epsilon), "method": made.method}
    collection = {"type": "FeatureCollection", "properties": described, "features": features}
    return json.dumps(collection, separators=(",", ":")).encode()


def _npz(made: PrivateHeatmap, bounds: Bounds) -> bytes:
    output = BytesIO()
    np.savez_compressed(
        output,
        heatmap=made.heatmap,
        density=made.density,
        bounds=np.array([bounds.left, bounds.bottom, bounds.right, bounds.top]),
        epsilon=np.array(str(made.epsilon)),
        method=np.array(made.method),
    )
    return output.getvalue()
