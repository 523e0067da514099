"""Plans of rooms and walls, from which privacy maps are made."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.privacy_maps.privacy_map import PrivacyMap

GRAIN = 1e-9
"""Edges closer to a border between cells than this share of a cell are on it."""


@dataclass(frozen=True)
class Rectangle:
    """A room or a wall of a plan.

    Attributes:
        x: least and greatest x.
        y: least and greatest y.
        epsilon: level of the room, per unit of length; NaN for a wall.
        name: name of the room; empty for a wall.
    """

    x: tuple[float, float]
    y: tuple[float, float]
    epsilon: float = math.nan
    name: str = ""

    def overlaps(self, other: Rectangle, grain: float) -> bool:
        """Return whether the two have a common area, wider and higher than ``grain``."""
        return all(
            min(one[1], two[1]) - max(one[0], two[0]) > grain
            for one, two in ((self.x, other.x), (self.y, other.y))
        )


@dataclass(frozen=True)
class Plan:
    """A rectangle with rooms and walls; its lower left corner is at (0, 0).

    Attributes:
        size: width and height.
        cell: side of a cell.
        epsilon: level outside of rooms, per unit of length.
        rooms: rooms with levels of their own.
        walls: where nobody can be.
    """

    size: tuple[float, float]
    cell: float
    epsilon: float
    rooms: Sequence[Rectangle]
    walls: Sequence[Rectangle]

    @property
    def shape(self) -> tuple[int, int]:
        """Return rows and columns of the map: they cover the plan."""
        columns, rows = (max(math.ceil(side / self.cell - GRAIN), 1) for side in self.size)
        return rows, columns

    def levels(self) -> FloatArray:
        """Return the level of each cell, shape (rows, columns), row 0 at the lowest y; NaN is a wall.

        A cell has the least level of all that it overlaps, so that no place of the plan gets a higher level
        than its own. It is a wall if a wall covers it completely.
        """
        found = np.full(self.shape, math.inf)
        covered = np.zeros(self.shape, bool)
        for room in self.rooms:
            touched = self._cells(room, inner=False)
            found[touched] = np.minimum(found[touched], room.epsilon)
            covered[self._cells(room, inner=True)] = True
        found[~covered] = np.minimum(found[~covered], self.epsilon)
        for wall in self.walls:
            found[self._cells(wall, inner=True)] = math.nan
        return found

    def privacy_map(self) -> PrivacyMap:
        """Return the map.

        Raises:
            ParameterError: a level is not positive, or walls separate cells; see `PrivacyMap`.
        """
        return PrivacyMap(self.levels(), self.cell)

    def covers_a_cell(self, rectangle: Rectangle) -> bool:
        """Return whether the rectangle covers at least one cell completely."""
        return all(part.start < part.stop for part in self._cells(rectangle, inner=True))

    def _cells(self, rectangle: Rectangle, *, inner: bool) -> tuple[slice, slice]:
        """Return the cells that a rectangle covers completely, or at least in part.

        The last row and column may reach beyond the plan: there, its edge counts as theirs.
        """
        found = []
        for (low, high), side, count in zip(
            (rectangle.y, rectangle.x), reversed(self.size), self.shape, strict=True
        ):
            first, last = low / self.cell, high / self.cell
            if high >= side - GRAIN * self.cell:
                last = float(count)
            if inner:
                found.append(slice(math.ceil(first - GRAIN), math.floor(last + GRAIN)))
            else:
                found.append(slice(math.floor(first + GRAIN), math.ceil(last - GRAIN)))
        return found[0], found[1]
