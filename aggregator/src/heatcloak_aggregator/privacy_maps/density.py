"""Population densities from points: the public knowledge behind a privacy map."""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arguments import real_array
from heatcloak_aggregator.arrays import FloatArray
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.location.location_table import MOST_CELLS
from heatcloak_shared.parameters import check_integer, check_positive


def kernel_density(
    points: npt.ArrayLike, people: npt.ArrayLike, shape: tuple[int, int], cell: float, bandwidth: float
) -> FloatArray:
    """Return people per area at the centre of each cell: a Gaussian for each point.

    Args:
        points: x and y of each point, shape (k, 2), in the unit of length; the map starts at (0, 0). Points
            outside of it count as well.
        people: people at each point, nonnegative, shape (k,).
        shape: rows and columns of the map.
        cell: side of a cell.
        bandwidth: standard deviation of the Gaussians, in the unit of length.

    Returns:
        Shape ``shape``.

    Raises:
        ParameterError: an argument is not as above.
    """
    places, counts = real_array("points", points), real_array("people", people)
    rows, columns = check_shape(shape)
    if places.ndim != 2 or places.shape[1] != 2 or counts.shape != places.shape[:1]:
        raise ParameterError("points must be pairs of x and y, and people a number for each")
    if not np.isfinite(places).all() or not np.isfinite(counts).all() or (counts < 0.0).any():
        raise ParameterError("points and people must be finite, and people nonnegative")
    check_positive("cell", cell)
    check_positive("bandwidth", bandwidth)
    along_y = _gaussians((np.arange(rows) + 0.5) * cell, places[:, 1], bandwidth)
    along_x = _gaussians((np.arange(columns) + 0.5) * cell, places[:, 0], bandwidth)
    density = (along_y * counts) @ along_x.T
    return np.asarray(density)


def check_shape(shape: tuple[int, int]) -> tuple[int, int]:
    """Return rows and columns of a map.

    Raises:
        ParameterError: they are not two positive integers, or there are too many cells.
    """
    if not isinstance(shape, tuple | list) or len(shape) != 2:
        raise ParameterError("shape must be a pair of rows and columns")
    rows, columns = (check_integer("shape", each, 1, MOST_CELLS + 1) for each in shape)
    if rows * columns > MOST_CELLS:
        raise ParameterError(f"shape has {rows * columns} cells: give at most {MOST_CELLS}")
    return rows, columns


def _gaussians(at: npt.NDArray[np.floating], middles: FloatArray, bandwidth: float) -> FloatArray:
    distance = (at[:, None] - middles) / bandwidth
    return np.asarray(np.exp(-0.5 * distance**2) / (bandwidth * math.sqrt(2.0 * math.pi)))


def linear_rule(density: FloatArray, least: float, greatest: float) -> tuple[float, float]:
    """Return a and b of the rule ε = a·d + b that maps the range of densities to that of levels.

    Args:
        density: people per area, not the same everywhere.
        least: level of the least density.
        greatest: level of the greatest density.

    Raises:
        ParameterError: the densities are all the same, or the levels are not positive and ascending.
    """
    low, high = float(np.nanmin(density)), float(np.nanmax(density))
    if not 0.0 < least < greatest < math.inf:
        raise ParameterError(f"levels must be positive and ascending, got {least!r} and {greatest!r}")
    if not low < high:
        raise ParameterError("the density is the same everywhere: give one level instead")
    slope = (greatest - least) / (high - low)
    base = least - slope * low
    if not 0.0 < slope < math.inf or not math.isfinite(base):
        raise ParameterError("the densities are too large or too close to each other for these levels")
    return slope, base
