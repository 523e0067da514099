"""The rectangle that a heatmap covers, in the unit of people's coordinates."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_shared.errors import ParameterError

_MOST_LATITUDE, _MOST_LONGITUDE = 90.0, 360.0
_FURTHEST = 1e12
_LEAST_SHARE = 1e-9
"""A side must be longer than this share of the other side and of all coordinates, which doubles resolve."""


@dataclass(frozen=True)
class Bounds:
    """A rectangle. It must be chosen without looking at the people: the outermost of them would show.

    Attributes:
        left, bottom, right, top: least and greatest x, and least and greatest y. Of geographic coordinates
            these are west, south, east and north, in degrees.
        is_geographic: whether x is longitude and y is latitude.

    Raises:
        ParameterError: the rectangle is empty, too narrow or too far away, or reaches beyond a pole or around
            the world.
    """

    left: float = 0.0
    bottom: float = 0.0
    right: float = 1.0
    top: float = 1.0
    is_geographic: bool = False

    def __post_init__(self) -> None:
        objection = self._objection()
        if objection is not None:
            raise ParameterError(f"bounds {self.text()} {objection}")

    def _objection(self) -> str | None:
        """Return what is wrong and what to do; None if nothing is."""
        sides = (self.left, self.bottom, self.right, self.top)
        if not all(abs(side) <= _FURTHEST for side in sides):  # NaN too
            return f"are too far away: give numbers of at most {_FURTHEST:g}"
        width, height = self.right - self.left, self.top - self.bottom
        if self.is_geographic and width < 0.0 < height:
            return "cross the 180th meridian, or east and west are swapped: give west,south,east,north"
        if not min(width, height) > 0.0:
            return "are empty: give left,bottom,right,top in this order"
        if min(width, height) < _LEAST_SHARE * max(width, height, *map(abs, sides)):
            return "are too narrow: give a rectangle of another shape"
        if self.is_geographic and (max(-self.left, self.right) > _MOST_LONGITUDE or width > 360.0):
            return "go around the world: give west,south,east,north with longitudes from -180 to 180"
        if self.is_geographic and max(-self.bottom, self.top) > _MOST_LATITUDE:
            return "reach beyond a pole: give west,south,east,north in degrees"
        return None

    def text(self) -> str:
        """Return the four numbers, separated by commas."""
        return ",".join(f"{side:.10g}" for side in (self.left, self.bottom, self.right, self.top))

    @property
    def x_name(self) -> str:
        """The name of the horizontal axis."""
        return "longitude" if self.is_geographic else "x"

    @property
    def y_name(self) -> str:
        """The name of the vertical axis."""
        return "latitude" if self.is_geographic else "y"

    @property
    def aspect(self) -> float:
        """How much longer a unit of y is drawn than one of x: a degree of longitude shrinks to the poles."""
        if not self.is_geographic:
            return 1.0
        middle = math.radians((self.bottom + self.top) / 2.0)
        return 1.0 / max(math.cos(middle), 0.02)

    def to_square(self, coordinates: FloatArray) -> FloatArray:
        """Return coordinates (k, 2) as shares of the sides, in [0, 1) within the bounds."""
        corner = np.array([self.left, self.bottom])
        sides = np.array([self.right - self.left, self.top - self.bottom])
        with np.errstate(over="ignore", invalid="ignore"):
            return np.asarray((coordinates - corner) / sides)


def parse_bounds(text: str, *, is_geographic: bool) -> Bounds:
    """Return the bounds in ``text``: four numbers, separated by commas.

    Raises:
        ParameterError: it is not four numbers, or they are no rectangle.
    """
    parts = text.split(",")
    try:
        left, bottom, right, top = map(float, parts)
    except ValueError:
        names = "west,south,east,north" if is_geographic else "left,bottom,right,top"
        raise ParameterError(f"bounds {text!r} are not four numbers: give {names}") from None
    return Bounds(left, bottom, right, top, is_geographic)
