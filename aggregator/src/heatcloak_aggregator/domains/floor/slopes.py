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
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.blas_threads import one_thread
from heatcloak_aggregator.domains.floor.fields import KrylovSpace, Resolvent, pulses
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
_GONE = 40.0
"""Products of rates and times from which a mode counts as 0: e⁻⁴⁰ is below the rounding of the others."""
_KEPT = 16
_MANY_ENTRIES = 1 << 20
"""More than `one_thread` needs to limit BLAS: two threads slow the factorisations of narrow matrices down."""
_TABLES_KEPT = 4
_MOST_POINTS = 1000
"""Most points of a row at which a table keeps the derivatives."""
_MOST_KEPT = 1 << 23
"""Most derivatives that a table keeps, 64 MB."""
_MOST_AT_ONCE = 1 << 23
"""Most cells of all fields whose later pulses are computed at once: 512 MB."""


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
    with one_thread(_MANY_ENTRIES):
        found = _cached_table(shape, side, age, length, sensors).greatest(np.frombuffer(weights))
    return Slopes(*(MARGIN * value for value in found))


@lru_cache(maxsize=_TABLES_KEPT)
def _cached_table(shape: FloorShape, side: float, age: float, length: float, sensors: bytes) -> SlopeTable:
    grid, points = _discretised(shape, side, age)
    return SlopeTable(grid, points, np.frombuffer(sensors).reshape(-1, 2), age, length)


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


class SlopeTable:
    """The greatest slopes at some points, for any weights of the sensors.

    For weights of at most 1, no slope is greater than for weights of 1. The table keeps the derivatives at
    the points with the greatest slopes. If the greatest weighted slope among them is at least the unweighted
    slope of all other points, it is the greatest of all. Otherwise all points are computed again.

    Args:
        grid: the heat cells.
        points: x and y, shape (p, 2), in the walking space.
        sensors: x and y of the sensors, shape (m, 2).
        age: T₀.
        length: ℓ.
    """

    def __init__(
        self, grid: HeatGrid, points: FloatArray, sensors: FloatArray, age: float, length: float
    ) -> None:
        self._grid, self._points, self._sensors = grid, points, sensors
        self._age, self._length = age, length
        self._times = _times(age, length)
        rows, count = 2 + len(self._times), len(sensors)
        most = min(len(points), _MOST_POINTS, _MOST_KEPT // (2 * rows * count))
        blocks: Iterable[_Block] = self._blocks()
        if grid.size * count <= _MOST_AT_ONCE:
            blocks = list(blocks)
        else:
            most = 0
        squares = self._squares(blocks, np.ones(count))
        self._greatest = squares.max(axis=1)
        # Of each row: the derivatives at the steepest points, and the greatest square at the others.
        self._steepest = np.empty((rows, 2, most, count))
        self._beyond = self._greatest
        if most:
            order = np.argpartition(-squares, most - 1, axis=1)
            self._beyond = np.take_along_axis(squares, order[:, most:], axis=1).max(axis=1, initial=0.0)
            for row, chosen in enumerate(order[:, :most]):
                parts = [block.derivatives(row, self._times, chosen) for block in blocks]
                self._steepest[row] = np.concatenate(parts, axis=2)

    def greatest(self, weights: FloatArray) -> Slopes:
        """Return the greatest slopes, for the factor of each sensor's reading, shape (m,)."""
        heaviest = float(weights.max())
        squares = self._greatest
        if (weights != heaviest).any():
            squares = self._weighted(weights / heaviest)
        slopes = heaviest * np.sqrt(squares)
        pulse, still, later = float(slopes[0]), float(slopes[1]), slopes[2:]
        left = np.exp(-self._times / self._length**2)
        walking = float(np.trapezoid(later * left, self._times))
        walking += float(later[-1] * left[-1]) * self._length**2
        # Standing still is a way, too: rounding must not put it above.
        return Slopes(pulse, still, max(walking, still))

    def _weighted(self, weights: FloatArray) -> FloatArray:
        """Return the square of the greatest slope of each row, for weights of at most 1."""
        found = np.max(_squares(*np.moveaxis(self._steepest * weights, 1, 0)), axis=1, initial=0.0)
        if (found < self._beyond).any():
            found = np.max(self._squares(self._blocks(), weights), axis=1)
        return np.asarray(found)

    def _squares(self, blocks: Iterable[_Block], weights: FloatArray) -> FloatArray:
        """Return the square of the greatest slope of each row at each point, shape (rows, p)."""
        grams = [_Gram(len(self._points)) for _ in range(2 + len(self._times))]
        for block in blocks:
            for row, gram in enumerate(grams):
                gram.add(*(block.derivatives(row, self._times) * weights[block.sensors]))
        return np.stack([gram.squares() for gram in grams])

    def _blocks(self) -> Iterator[_Block]:
        """Yield the derivatives of all sensors, a few at a time."""
        by_x, by_y = self._grid.gradient(self._points)
        # In falling order, so that the slowest heat, which lasts longest, is approximated best.
        shifts = np.geomspace(4.0 / self._age, self._length**-2.0, _SHIFTS).tolist()
        most = max(1, _MOST_AT_ONCE // (self._grid.size * _SENSORS_AT_ONCE))
        left = _blocks(len(self._sensors))
        while left:
            blocks, left = left[:most], left[most:]
            fields = [pulses(self._grid, self._sensors[some], self._age) for some in blocks]
            spaces = [KrylovSpace(self._grid, each, _SHIFTS) for each in fields]
            # One after the other, because the factors of a resolvent need much memory.
            for shift in shifts:
                resolvent = Resolvent(self._grid, shift)
                for space in spaces:
                    space.extend(resolvent)
            steady = [resolvent.solve(each) for each in fields]
            for some in blocks:
                known = spaces.pop(0).modes()
                pulse, still, later = (
                    np.stack([by_x @ each, by_y @ each])
                    for each in (fields.pop(0), steady.pop(0), known.vectors)
                )
                yield _Block(some, pulse, still, later, known.values, known.parts)


class _Block(NamedTuple):
    """Derivatives of the readings of some sensors by x and y at p points.

    Rows count the pulse, the steady state, and the pulse at each of the later times.

    Attributes:
        sensors: their numbers, shape (b,).
        pulse: shape (2, p, b).
        still: shape (2, p, b).
        later: those of the modes, shape (2, p, r).
        values: rates of the modes in 1/m², which rise, shape (r,).
        parts: see `Modes`, shape (r, b).
    """

    sensors: IntArray
    pulse: FloatArray
    still: FloatArray
    later: FloatArray
    values: FloatArray
    parts: FloatArray

    def derivatives(self, row: int, times: FloatArray, chosen: IntArray | None = None) -> FloatArray:
        """Return the derivatives of a row at the ``chosen`` points, or at all, shape (2, p, b)."""
        if row < 2:
            known = self.still if row else self.pulse
            return known if chosen is None else known[:, chosen]
        exponents = float(times[row - 2]) * self.values
        # Quick heat is gone by then.
        count = int(np.searchsorted(exponents, _GONE))
        later = self.later[:, :, :count] if chosen is None else self.later[:, chosen, :count]
        return np.asarray(later @ (np.exp(-exponents[:count])[:, None] * self.parts[:count]))


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
        return _greater(self.xx, self.xy, self.yy)

    def greatest(self) -> float:
        """Return the greatest singular value of J over all points."""
        return math.sqrt(float(self.squares().max(initial=0.0)))


def _squares(by_x: FloatArray, by_y: FloatArray) -> FloatArray:
    """Return the square of the greatest singular value of J, whose last axis is that of the sensors."""
    products = (np.einsum("...j,...j->...", *pair) for pair in ((by_x, by_x), (by_x, by_y), (by_y, by_y)))
    return _greater(*products)


def _greater(xx: FloatArray, xy: FloatArray, yy: FloatArray) -> FloatArray:
    """Return the greater eigenvalue of symmetric matrices of two rows."""
    half_difference = 0.5 * (xx - yy)
    return np.asarray(0.5 * (xx + yy) + np.sqrt(half_difference**2 + xy**2))
