"""The public description of a location mechanism: a privacy map, and the weights that `LocationTable` needs.

A mechanism file and the zone file of a position zone have it in two tables, ``[map]`` and ``[mechanism]``.
Arrays are little-endian and encoded in Base64, without line breaks.
"""

from __future__ import annotations

import binascii
import math
import re
import sys
from array import array
from base64 import b64decode, b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from heatcloak_shared.errors import ParameterError, ZoneError
from heatcloak_shared.location.grid_paths import FRACTION_BITS, LIMITS
from heatcloak_shared.location.location_table import METRICS, MOST_CELLS, WEIGHT_BITS, LocationTable
from heatcloak_shared.tables import Table, as_number, load_table

FORMAT = 1
FURTHEST_COORDINATE = 1e12
MOST_WEIGHT = 1e9
POINT_STEPS = 65535
"""Steps from one edge of the map to the other, in which points are given."""
_METHOD = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_HEADER = "# A mechanism for position zones, from `heatcloak privacy-map build`. It is public.\n"


@dataclass(frozen=True)
class LocationMechanismFile:
    """A location mechanism as files describe it.

    Attributes:
        rows: rows of the map; row r covers y from origin[1] + r·cell to origin[1] + (r + 1)·cell.
        columns: columns of the map, along x.
        cell: side of a cell, in the unit of coordinates.
        origin: x and y of the map's lower left corner.
        epsilon: level of each cell, per unit of coordinates: Base64 of ``rows`` · ``columns`` floats of 32
            bits. NaN is a wall.
        method: name of the method that made the mechanism.
        scale: factor of the levels, at most 1. It makes up for what shortest paths on a grid overestimate.
        metric: see `LocationTable`.
        padding: see `LocationTable`.
        weights: weight of each output: Base64 of floats of 64 bits.
        points: where each output is shown: Base64 of pairs (x, y) of 16-bit integers, from 0 to 65535 between
            the edges of the map.
        limit: see `LocationTable`.

    Raises:
        ParameterError: a value is out of range, an array has the wrong length, or walls separate cells.
    """

    rows: int
    columns: int
    cell: float
    origin: tuple[float, float]
    epsilon: str
    method: str
    scale: float
    metric: str
    padding: tuple[int, int]
    weights: str
    points: str
    limit: int = 20

    def __post_init__(self) -> None:
        least = 2.0**-FRACTION_BITS
        if any(not (math.isnan(level) or least <= level * self.cell * self.scale) for level in self.levels):
            raise ParameterError("a level is not positive, or too small: give at least 2⁻⁴⁴ per cell")
        if any(math.isinf(level) for level in self.levels):
            raise ParameterError("a level is infinite: give a finite number, or NaN for a wall")
        if not all(0.0 <= weight <= MOST_WEIGHT for weight in _decoded("d", self.weights, "weights")):
            raise ParameterError(f"a weight is out of range: give 0 to {MOST_WEIGHT:g}")
        if not self.table.cells:
            raise ParameterError("every cell of the map is a wall: give a level where somebody can be")
        if not _METHOD.fullmatch(self.method):
            raise ParameterError("method is no name: give up to 40 lower-case letters, digits and hyphens")
        apart = self._apart()
        if apart is not None:
            raise ParameterError(
                f"walls separate cells {divmod(self.table.cells[0], self.columns)} and "
                f"{divmod(apart, self.columns)}: a report would reveal the part, so make a file for each part"
            )
        if len(_decoded("H", self.points, "points")) != 2 * self.table.n_outputs:
            raise ParameterError(f"points must be {self.table.n_outputs} pairs: give one for each output")

    @cached_property
    def levels(self) -> Sequence[float]:
        """Return the level of each cell, per unit of coordinates; NaN for a wall."""
        return _decoded("f", self.epsilon, "epsilon")

    @cached_property
    def table(self) -> LocationTable:
        """Return the integer table, from which reports are drawn."""
        weights = [int(weight * (1 << WEIGHT_BITS)) for weight in _decoded("d", self.weights, "weights")]
        levels = integer_levels(self.levels, self.cell, self.scale)
        return LocationTable(self.rows, self.columns, levels, self.padding, weights, self.metric, self.limit)

    def cell_at(self, x: float, y: float) -> int:
        """Return the number of the cell at a place.

        A place off the map, or in a wall, counts as the nearest cell, and NaN as a coordinate of the origin.
        """
        column = _index((x - self.origin[0]) / self.cell, self.columns)
        row = _index((y - self.origin[1]) / self.cell, self.rows)
        cell = row * self.columns + column
        return cell if self.table.levels[cell] else self._nearest(row, column)

    def centre(self, cell: int) -> tuple[float, float]:
        """Return x and y of a cell's centre."""
        row, column = divmod(cell, self.columns)
        return self.origin[0] + (column + 0.5) * self.cell, self.origin[1] + (row + 0.5) * self.cell

    def point(self, report: int) -> tuple[float, float]:
        """Return x and y of the place that a report stands for."""
        x, y = self._points[2 * report : 2 * report + 2]
        return (
            self.origin[0] + x / POINT_STEPS * self.columns * self.cell,
            self.origin[1] + y / POINT_STEPS * self.rows * self.cell,
        )

    def tables(self) -> str:
        """Return the tables ``[map]`` and ``[mechanism]`` of a file."""
        return f"""\
[map]
rows = {self.rows}
columns = {self.columns}
cell = {self.cell!r}                # side of a cell, in the unit of coordinates
origin = [{self.origin[0]!r}, {self.origin[1]!r}]         # x and y of the lower left corner
epsilon = "{self.epsilon}"

[mechanism]
method = "{self.method}"
metric = "{self.metric}"
limit = {self.limit}
scale = {self.scale!r}
padding = [{self.padding[0]}, {self.padding[1]}]
weights = "{self.weights}"
points = "{self.points}"
"""

    def render(self) -> str:
        """Return the content of a mechanism file."""
        return f"{_HEADER}format = {FORMAT}\n\n{self.tables()}"

    @cached_property
    def _points(self) -> Sequence[float]:
        return _decoded("H", self.points, "points")

    def _apart(self) -> int | None:
        """Return a cell that no path connects with the first one; None if there is none."""
        cells, columns = self.table.cells, self.columns
        left = set(cells)
        waiting = [cells[0]]
        left.discard(cells[0])
        while waiting:
            row, column = divmod(waiting.pop(), columns)
            near = [
                other * columns + beside
                for other in (row - 1, row, row + 1)
                for beside in (column - 1, column, column + 1)
                if 0 <= beside < columns
            ]
            found = left.intersection(near)
            left -= found
            waiting.extend(found)
        return min(left, default=None)

    def _nearest(self, row: int, column: int) -> int:
        return min(
            self.table.cells,
            key=lambda cell: ((cell // self.columns - row) ** 2 + (cell % self.columns - column) ** 2, cell),
        )


def integer_levels(levels: Sequence[float], cell: float, scale: float) -> list[int]:
    """Return levels as `LocationTable` counts them: per side of a cell, in units of 2⁻⁴⁴, rounded down."""
    factor, most = cell * scale * (1 << FRACTION_BITS), LIMITS[1] << FRACTION_BITS
    return [0 if math.isnan(level) else int(min(level * factor, most)) for level in levels]


def encode_floats(kind: str, numbers: Sequence[float]) -> str:
    """Return numbers in Base64, little-endian: kind "f", "d" or "H" as in the module `array`."""
    found = array(kind, numbers)
    if sys.byteorder == "big":
        found.byteswap()
    return b64encode(found.tobytes()).decode("ascii")


def load_mechanism(path: Path) -> LocationMechanismFile:
    """Return the mechanism in the file at ``path``.

    Raises:
        ZoneError: the file cannot be read, or a value is missing, misspelt or out of range.
    """
    table = load_table(path, ZoneError)
    if table.integer("format", 1, 1 << 31) != FORMAT:
        table.refuse("format", "another version wrote this file: make it with `heatcloak privacy-map build`")
    found = take_mechanism(table)
    table.finish()
    return found


def take_mechanism(table: Table) -> LocationMechanismFile:
    """Return the mechanism in the tables ``[map]`` and ``[mechanism]``.

    Raises:
        ZoneError: a value is missing, misspelt or out of range.
    """
    place, mechanism = table.table("map"), table.table("mechanism")
    remedy = "make the file with `heatcloak privacy-map build`"
    try:
        found = LocationMechanismFile(
            rows=place.integer("rows", 1, MOST_CELLS),
            columns=place.integer("columns", 1, MOST_CELLS),
            cell=place.number("cell", above=0.0, below=FURTHEST_COORDINATE),
            origin=_pair(place, "origin", -FURTHEST_COORDINATE, FURTHEST_COORDINATE),
            epsilon=place.text("epsilon", remedy),
            method=mechanism.text("method", remedy),
            scale=mechanism.number("scale", above=0.0, below=1.0 + 1e-12),
            metric=mechanism.choice("metric", METRICS),
            padding=_padding(mechanism),
            weights=mechanism.text("weights", remedy),
            points=mechanism.text("points", remedy),
            limit=mechanism.integer("limit", *LIMITS, default=20),
        )
    except ParameterError as error:
        mechanism.refuse("weights", f"{error}; {remedy}")
    place.finish()
    mechanism.finish()
    return found


def _padding(table: Table) -> tuple[int, int]:
    rows, columns = _pair(table, "padding", 0, MOST_CELLS)
    if rows % 1 or columns % 1:
        table.refuse("padding", "not two integers: make the file with `heatcloak privacy-map build`")
    return int(rows), int(columns)


def _pair(table: Table, key: str, least: float, most: float) -> tuple[float, float]:
    numbers = [as_number(item) for item in table.items(key, "give an array of two numbers")]
    found = [number for number in numbers if number is not None and least <= number <= most]
    if len(found) != 2 or len(numbers) != 2:
        table.refuse(key, f"give an array of two numbers from {least:g} to {most:g}")
    return found[0], found[1]


def _decoded(kind: str, text: str, name: str) -> Sequence[float]:
    try:
        found: array[float] = array(kind)
        found.frombytes(b64decode(text, validate=True))
    except (binascii.Error, ValueError):
        raise ParameterError(f"{name} is not Base64 of numbers of {found.itemsize} bytes") from None
    if sys.byteorder == "big":
        found.byteswap()
    return found


def _index(position: float, count: int) -> int:
    """Return the index of the cell at ``position``, in cells from the edge: at most ``count`` - 1."""
    return int(min(max(position, 0.0), count - 1.0)) if position == position else 0
