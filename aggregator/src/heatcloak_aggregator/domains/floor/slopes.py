"""The greatest change of readings for each metre that a person is elsewhere.

With J(x) the derivatives of the readings by the place x, shape (m, 2), divided by the scales of the noise, a
move from x to x' within the walking space changes the readings by at most ∫‖J‖₂ds along a way, so that

    still = sup ‖J(x)‖₂ over the walking space

times the length of the way bounds it, for people who stand still. By the triangle inequality moves of several
people are covered too.

A person who walks leaves a trail: readings hold heat that is τ old from where the person was then. Let S(T)
be the supremum for pulses of spread T. Two persons whose places are never more than α apart, whatever their
ways, change the readings by at most α times

    walking = ∫₀^∞ S(T₀ + τ) e^{−τ/ℓ²} dτ,

by the triangle inequality in time. It is 1.1 to 1.5 times as much as ``still``.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.blas_threads import one_thread
from heatcloak_aggregator.domains.floor.fields import Resolvent, modes, pulses
from heatcloak_aggregator.domains.floor.geometry import FloorShape
from heatcloak_aggregator.domains.floor.heat_grid import HeatGrid

MARGIN = 1.01
"""Factor of the bounds, which are computed on cells of half the side of the floor's own, or less. For one to
three sensors anywhere in small rooms the slopes are at most 0.5 % below the exact ones. On ten floors halving
the sides once more raised no kind of slope by more than 0.06 %, and four times as many points raised none by
more than 0.11 %. Near the ends of walls finer cells lower them, by up to 4 %."""

_SENSORS_AT_ONCE = 8
"""Small blocks need less memory, and less time to make their spaces orthogonal."""
_TIMES_RATIO = 1.3
"""Ratio of neighbouring times. The slope falls ever more slowly: trapezoids are above the integral."""
_LAST_TIME = 8.0
"""Greatest time in units of ℓ²; beyond, the slope is taken to stay what it is there."""
_SHIFTS = 7
"""Number of shifts of the Krylov space between 4/T₀ and 1/ℓ². For eight sensors at a time, the slopes of
later pulses are right to 1e-4 up to 3ℓ², and to 0.2 % beyond."""
_FINEST = 0.2
"""Greatest side of a cell in units of √T₀, the scale of a pulse. Sensors count as if they were at the middles
of cells, which lowers slopes by up to a fifth of the square of this."""
_SPACING = 0.2
"""Greatest distance of neighbouring points in these units."""
_EDGE_DENSITY = 4.0
"""How many times as dense points are along the edge of the walking space as within it."""
_KEPT = 16


class Slopes(NamedTuple):
    """Greatest slopes in units of reading per metre.

    Attributes:
        pulse: of a pulse at the least spread.
        still: of people who stand still.
        walking: of people who walk.
    """

    pulse: float
    still: float
    walking: float


def slope_bounds(
    shape: FloorShape, sensors: FloatArray, side: float, age: float, length: float, weights: FloatArray
) -> Slopes:
    """Return upper bounds of the greatest slopes anywhere in the walking space; the last ones are cached.

    Args:
        shape: the floor.
        sensors: x and y of the sensors, shape (m, 2).
        side: the side of a heat cell in metres; cells of half of it are used.
        age: the least spread T₀ in m².
        length: the loss length ℓ in metres.
        weights: the factor of each sensor's reading, shape (m,).
    """
    packed = (np.ascontiguousarray(part, np.float64).tobytes() for part in (sensors, weights))
    return _cached_bounds(shape, side, age, length, *packed)


@lru_cache(maxsize=_KEPT)
def _cached_bounds(
    shape: FloorShape, side: float, age: float, length: float, sensors: bytes, weights: bytes
) -> Slopes:
    grid, points = _discretised(shape, side, age)
    places, factors = np.frombuffer(sensors).reshape(-1, 2), np.frombuffer(weights)
    found = sampled_slopes(grid, points, places, age, length, factors)
    return Slopes(*(MARGIN * value for value in found))


def slope_shares(
    shape: FloorShape, sensors: FloatArray, side: float, age: float, length: float
) -> FloatArray:
    """Return the share of each sensor in the square of the greatest slope of people who stand still, (m,).

    The arguments are those of `slope_bounds`, whose weights are 1.
    """
    grid, points = _discretised(shape, side, age)
    by_x, by_y = grid.gradient(points)
    resolvent, found, slopes = Resolvent(grid, length**-2.0), _Gram(len(points)), []
    for some in _blocks(len(sensors)):
        steady = resolvent.solve(pulses(grid, sensors[some], age))
        slopes.append(np.stack([by_x @ steady, by_y @ steady]))
        found.add(*slopes[-1])
    at = int(found.squares().argmax())
    moved = np.concatenate([block[:, at] for block in slopes], axis=1)
    _, direction = np.linalg.eigh(moved @ moved.T)
    shares = np.square(direction[:, -1] @ moved)
    return np.asarray(shares / shares.sum())


def pulse_bound(
    shape: FloorShape, sensors: FloatArray, side: float, spread: float, weights: FloatArray
) -> float:
    """Return an upper bound of the greatest slope of pulses of ``spread``; see `slope_bounds`."""
    grid, points = _discretised(shape, side, spread)
    by_x, by_y = grid.gradient(points)
    found = _Gram(len(points))
    for some in _blocks(len(sensors)):
        fields = pulses(grid, sensors[some], spread) * weights[some]
        found.add(by_x @ fields, by_y @ fields)
    return MARGIN * found.greatest()


def sample_points(shape: FloorShape, spacing: float) -> FloatArray:
    """Return a lattice of points of the walking space, and denser points along its edge, shape (p, 2)."""
    west, south, east, north = shape.bounds
    lattice = np.meshgrid(np.arange(west, east, spacing), np.arange(south, north, spacing))
    inside = np.stack([part.ravel() for part in lattice], axis=1)
    return np.concatenate([inside[shape.holds(inside)], shape.edge_points(spacing / _EDGE_DENSITY)])


def _discretised(shape: FloorShape, side: float, age: float) -> tuple[HeatGrid, FloatArray]:
    """Return the cells and the points for bounds of slopes of pulses that are at least ``age`` old."""
    scale = math.sqrt(age)
    grid = HeatGrid(shape, min(0.5 * side, _FINEST * scale))
    return grid, sample_points(shape, min(side, _SPACING * scale))


def sampled_slopes(
    grid: HeatGrid, points: FloatArray, sensors: FloatArray, age: float, length: float, weights: FloatArray
) -> Slopes:
    """Return the greatest slopes at some points.

    Args:
        grid: the heat cells.
        points: x and y, shape (p, 2), in the walking space.
        sensors: x and y of the sensors, shape (m, 2).
        age: T₀.
        length: ℓ.
        weights: the factor of each sensor's reading, shape (m,).
    """
    by_x, by_y = grid.gradient(points)
    times = _times(age, length)
    # In falling order, so that the slowest heat, which lasts longest, is approximated best.
    shifts = np.geomspace(4.0 / age, length**-2.0, _SHIFTS).tolist()
    resolvents = [Resolvent(grid, shift) for shift in shifts]
    still, pulse = _Gram(len(points)), _Gram(len(points))
    later = [_Gram(len(points)) for _ in times]
    with one_thread(grid.size * len(sensors)):
        for some in _blocks(len(sensors)):
            fields = pulses(grid, sensors[some], age) * weights[some]
            pulse.add(by_x @ fields, by_y @ fields)
            steady = resolvents[-1].solve(fields)
            still.add(by_x @ steady, by_y @ steady)
            known = modes(grid, fields, resolvents)
            along_x, along_y = by_x @ known.vectors, by_y @ known.vectors
            for time, gram in zip(times.tolist(), later, strict=True):
                amplitudes = known.amplitudes(time)
                gram.add(along_x @ amplitudes, along_y @ amplitudes)
    slopes = np.array([gram.greatest() for gram in later])
    left = np.exp(-times / length**2)
    walking = float(np.trapezoid(slopes * left, times)) + float(slopes[-1] * left[-1]) * length**2
    # Standing still is a way, too: rounding must not put it above.
    return Slopes(pulse.greatest(), still.greatest(), max(walking, still.greatest()))


def _blocks(count: int) -> list[IntArray]:
    """Return the numbers of all sensors in blocks of nearly equal size."""
    return np.array_split(np.arange(count), math.ceil(count / _SENSORS_AT_ONCE))


def _times(age: float, length: float) -> FloatArray:
    last = _LAST_TIME * length**2
    first = min(age / 16.0, last / 2.0)
    count = 2 + math.ceil(math.log(last / first) / math.log(_TIMES_RATIO))
    return np.concatenate([[0.0], np.geomspace(first, last, count)])


class _Gram:
    """Sums over the sensors of the squares and products of derivatives by x and y, at each point."""

    def __init__(self, count: int) -> None:
        self.xx, self.xy, self.yy = np.zeros((3, count))

    def add(self, by_x: FloatArray, by_y: FloatArray) -> None:
        """Add some sensors, given their derivatives (p, m)."""
        self.xx += np.einsum("ij,ij->i", by_x, by_x)
        self.xy += np.einsum("ij,ij->i", by_x, by_y)
        self.yy += np.einsum("ij,ij->i", by_y, by_y)

    def squares(self) -> FloatArray:
        """Return the square of the greatest singular value of J at each point."""
        half_difference = 0.5 * (self.xx - self.yy)
        return np.asarray(0.5 * (self.xx + self.yy) + np.sqrt(half_difference**2 + self.xy**2))

    def greatest(self) -> float:
        """Return the greatest singular value of J over all points."""
        return math.sqrt(float(self.squares().max(initial=0.0)))
