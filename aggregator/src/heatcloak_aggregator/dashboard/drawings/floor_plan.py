"""The plan of a floor in its drawing: places, walls, the scale, and where labels have space."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from heatcloak_aggregator.arrays import BoolArray, FloatArray
from heatcloak_aggregator.dashboard.drawings.heatmap import shaded
from heatcloak_shared.zone import Floor

SIZE = 100.0
"""Width of a drawing in units; all places in it are in units, x to the right and y downwards."""
MARGIN = 1.5
"""Units around the plan, for the outer walls."""
TALLEST = 1.3
"""Greatest height of a plan over the width of its drawing; a narrower plan is drawn in the middle."""
LETTER, LINE = 2.0, 4.4
"""Units that a letter of a label is wide and a line of labels is high; see ``.plan-label`` in the styles."""
LEAST_LETTERS = 3
"""Letters of a shortened name at least; below, a room has no label."""
BELOW = 7.0
"""Units below the plan for its scale."""
SCALE_SHARE = 0.3
"""Greatest length of the scale over the width of the plan."""
_CROWDED = 3.0
"""How many cells a label goes away from its best place to cover one busy cell less."""


@dataclass(frozen=True)
class Label:
    """A text in the drawing, and the middle of its first line."""

    text: str
    x: float
    y: float


@dataclass(frozen=True)
class Scale:
    """The scale: a bar of some metres, its place in the drawing and its length there."""

    metres: float
    x: float
    y: float
    length: float


@dataclass(frozen=True)
class Plan:
    """The part of a floor's drawing that is the same in every round. Paths are in units.

    Attributes:
        width, height: of the drawing without its scale.
        full_height: with it.
        outline: inside of the outer walls.
        walls: inner walls and doors that are always shut; open doors are gaps.
        doors: doors that may be open or shut.
        obstacles: where nobody stands.
        columns: where neither people nor heat enter.
        grid: x, y, width and height of the cells of the map.
        cells: columns and rows of the map.
        scale: the scale.
    """

    width: float
    height: float
    full_height: float
    outline: str
    walls: str
    doors: str
    obstacles: str
    columns: str
    grid: tuple[float, float, float, float]
    cells: tuple[int, int]
    scale: Scale


class Frame:
    """Where a floor is in its drawing.

    Args:
        floor: the floor.

    Attributes:
        units: units of the drawing in a metre.
        height: height of the drawing without the scale.
    """

    def __init__(self, floor: Floor) -> None:
        corners = np.array(floor.outline)
        (self._west, self._south), (self._east, self._north) = corners.min(axis=0), corners.max(axis=0)
        width, height = float(self._east - self._west), float(self._north - self._south)
        self.units = (SIZE - 2.0 * MARGIN) / max(width, height / TALLEST)
        self.height = height * self.units + 2.0 * MARGIN
        self._left = (SIZE - width * self.units) / 2.0
        self._cell = floor.cell
        self._shape = len(floor.map), len(floor.map[0])

    def at(self, point: Sequence[float]) -> tuple[float, float]:
        """Return the place of a point, given in metres, in the drawing."""
        return (
            float(self._left + (point[0] - self._west) * self.units),
            float(MARGIN + (self._north - point[1]) * self.units),
        )

    def cell_at(self, point: Sequence[float]) -> tuple[int, int]:
        """Return row and column of the cell at a point in metres, or of the nearest one."""
        row, column = (point[1] - self._south) / self._cell, (point[0] - self._west) / self._cell
        return (
            min(max(int(row), 0), self._shape[0] - 1),
            min(max(int(column), 0), self._shape[1] - 1),
        )

    def at_cell(self, row: float, column: float) -> tuple[float, float]:
        """Return the place in the drawing of a point, given in cells from the corner in the south-west."""
        return self.at((self._west + column * self._cell, self._south + row * self._cell))

    def cell_of(self, x: float, y: float) -> tuple[float, float]:
        """Return the inverse of `at_cell`."""
        side = self.units * self._cell
        south = MARGIN + (self._north - self._south) * self.units
        return float((south - y) / side), float((x - self._left) / side)

    @property
    def grid(self) -> tuple[float, float, float, float]:
        """Return x, y, width and height of the map in the drawing."""
        rows, columns = self._shape
        side = self.units * self._cell
        x, y = self.at_cell(rows, 0)
        return x, y, columns * side, rows * side

    @property
    def scale(self) -> Scale:
        """Return a scale below the plan."""
        most = SCALE_SHARE * float(self._east - self._west)
        power = 10.0 ** math.floor(math.log10(most))
        metres = power * max(step for step in (1.0, 2.0, 5.0) if step * power <= most)
        return Scale(metres, self._left, self.height + BELOW / 2.0, metres * self.units)

    def line(self, points: Iterable[Sequence[float]], *, closed: bool = False) -> str:
        """Return a polyline as an SVG path."""
        places = (self.at(point) for point in points)
        return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in places) + ("Z" if closed else "")


def plan_of(floor: Floor, frame: Frame) -> Plan:
    """Return the plan of a floor in its drawing."""
    rows, columns = len(floor.map), len(floor.map[0])
    return Plan(
        width=SIZE,
        height=frame.height,
        full_height=frame.height + BELOW,
        outline=frame.line(floor.outline, closed=True),
        walls="".join(frame.line(wall.points) for wall in floor.walls),
        doors="".join(frame.line(door.points) for door in floor.doors),
        obstacles="".join(frame.line(ring, closed=True) for ring in floor.obstacles),
        columns="".join(frame.line(ring, closed=True) for ring in floor.columns),
        grid=frame.grid,
        cells=(columns, rows),
        scale=frame.scale,
    )


def border(inside: BoolArray) -> str:
    """Return the border of some cells of a grid as an SVG path, in cells; row 0 is at the bottom."""
    padded = np.pad(inside[::-1], 1)
    pieces = []
    for along, edges in (
        ("h", padded[1:, 1:-1] != padded[:-1, 1:-1]),
        ("v", (padded[1:-1, 1:] != padded[1:-1, :-1]).T),
    ):
        for line, row in enumerate(edges):
            changes = np.flatnonzero(np.diff(row, prepend=False, append=False))
            for start, stop in changes.reshape(-1, 2).tolist():
                x, y = (start, line) if along == "h" else (line, start)
                pieces.append(f"M{x} {y}{along}{stop - start}")
    return "".join(pieces)


def filled(inside: BoolArray) -> str:
    """Return some cells of a grid as an SVG path, in cells."""
    return "".join(shade.path for shade in shaded(inside.astype(np.intp)))


def label_place(
    size: tuple[int, int], inside: BoolArray, barred: BoolArray, busy: FloatArray
) -> tuple[float, float] | None:
    """Return the middle of a box for a label, in rows and columns from the corner; None if none has space.

    Args:
        size: its rows and columns.
        inside: cells of which one is in its middle, as near as possible to the middle of them all.
        barred: cells that are not in it.
        busy: how much a cell had better not be in it.
    """
    rows, columns = size
    if rows > inside.shape[0] or columns > inside.shape[1]:
        return None
    corners = np.argwhere(_box_sums(barred.astype(np.float64), size) == 0.0)
    middles = corners + np.array(size) / 2.0
    has_middle = inside[tuple(middles.astype(np.intp).T)]
    corners, middles = corners[has_middle], middles[has_middle]
    if not len(corners):
        return None
    distances = np.linalg.norm(middles - (np.argwhere(inside).mean(axis=0) + 0.5), axis=1)
    costs = distances + _CROWDED * _box_sums(busy, size)[tuple(corners.T)]
    row, column = middles[int(costs.argmin())].tolist()
    return row, column


def _box_sums(grid: FloatArray, size: tuple[int, int]) -> FloatArray:
    """Return the sums over all boxes of a size, by the row and column of their first cell."""
    sums = np.pad(grid.cumsum(axis=0).cumsum(axis=1), ((1, 0), (1, 0)))
    rows, columns = size
    found: FloatArray = (
        sums[rows:, columns:] - sums[:-rows, columns:] - sums[rows:, :-columns] + sums[:-rows, :-columns]
    )
    return found


def span(middle: float, length: int) -> slice:
    """Return the cells of a label in one direction."""
    start = max(round(middle - length / 2.0), 0)
    return slice(start, start + length)
