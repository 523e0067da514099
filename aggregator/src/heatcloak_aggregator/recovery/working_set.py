"""The active-set method for problems with too many columns to scan all of them in every step.

It works on a few columns at a time: some evenly spaced, those of the latest point, and those whose price
exceeds one. Heat is smooth, and so are prices: between passes over all columns the peaks of the price are
searched for from the current columns, each in its own bracket. A pass over all columns certifies the result,
or says which ones are missing (column generation, Gilmore & Gomory 1961).
"""

from __future__ import annotations

import math

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import Projection
from heatcloak_aggregator.recovery.active_set import GAP, ROUNDING
from heatcloak_aggregator.recovery.certificate import compensated_prices, gap_from_prices
from heatcloak_aggregator.recovery.descent import descend
from heatcloak_aggregator.recovery.face import FaceBuffers, refactor, start_warm
from heatcloak_aggregator.recovery.least_squares import reduce_residual, residual_tolerance, shortfall
from heatcloak_aggregator.recovery.problem import Solution, ball_radius_of, relaxed_radius

GRID = 4
"""Number of evenly spaced columns per direction that the sensors can distinguish."""
_WIDEST = 8
_ROUNDS = 200
_ROUNDING = 2.0**-49
_ON_THE_BALL = 2.0**-44
_NEARLY = 1e-3
"""Prices more than this below one need no compensated products."""


class WorkingSet:
    """A problem of many columns and its latest point.

    Args:
        projection: the columns.
        target: z, shape (k,).
        outside: the part of the residual that no f can change.
        start: f to start from, shape (n,), or None.
    """

    def __init__(
        self, projection: Projection, target: FloatArray, outside: float, start: FloatArray | None
    ) -> None:
        self._projection, self._whole, self._outside = projection, target, outside
        size = projection.coordinates.shape[0]
        self.estimate = np.zeros(size) if start is None else start.copy()
        grid = np.linspace(0, size - 1, min(size, GRID * projection.rank)).astype(np.intp)
        if start is None:
            self._start_cold(grid)
        free = np.flatnonzero((self.estimate > 0.0) & (self.estimate < 1.0))
        self._indices = np.empty(0, dtype=np.intp)
        self._columns = np.empty((0, projection.rank))
        self.target = self._without_raised(target)
        self.add(np.concatenate([grid, free - 1, free, free + 1]))

    def _start_cold(self, grid: IntArray) -> None:
        """Raise entries as `active_set.start_cold` does; scan all columns only if some on the grid gain."""
        direction = self._whole - self._projection.sum
        if (self._projection.take(grid).dot(direction) > 0.0).any():
            self.estimate[self._projection.price(direction) > 0.0] = 1.0

    def _without_raised(self, target: FloatArray) -> FloatArray:
        raised = self.estimate == 1.0
        if not raised.any():
            return target
        together = raised.astype(np.float64).dot(self._projection.coordinates)
        return np.asarray(target - self._projection.core.dot(together))

    def add(self, wanted: IntArray) -> bool:
        """Add those of the wanted columns that exist and are new; return whether there are any."""
        size = self.estimate.size
        new = np.setdiff1d(wanted[(wanted >= 0) & (wanted < size)], self._indices)
        if not new.size:
            return False
        columns = self._projection.take(new)
        raised = self.estimate[new] == 1.0
        if raised.any():
            # The working set explains its own raised columns.
            self.target = self.target + columns[raised].sum(axis=0)
        merged = np.concatenate([self._indices, new])
        order = np.argsort(merged)
        self._indices = merged[order]
        self._columns = np.concatenate([self._columns, columns])[order]
        return True

    @property
    def longest(self) -> float:
        """Length of the longest column of the set."""
        return math.sqrt(float(np.einsum("ij,ij->i", self._columns, self._columns).max()))

    def face(self) -> FaceBuffers:
        """Return the latest point on the columns of the set."""
        face = FaceBuffers(self._indices.size, self._projection.rank)
        start_warm(self.estimate[self._indices], face)
        return face

    def keep(self, face: FaceBuffers) -> None:
        """Store a face's point."""
        self.estimate[self._indices] = face.values

    def reduce_residual(
        self, face: FaceBuffers, radius: float, ball_radius: float, most: int
    ) -> tuple[FloatArray, float, int]:
        """Call `least_squares.reduce_residual` on the columns of the set."""
        return reduce_residual(self._columns, self.target, face, self._outside, radius, ball_radius, most)

    def descend(
        self, face: FaceBuffers, ball_radius: float, most: int, precise: bool
    ) -> tuple[FloatArray, FloatArray, int]:
        """Call `descent.descend` on the columns of the set."""
        if precise:
            refactor(self._columns, self.target, face)
        return descend(self._columns, face, ball_radius, most, GAP, precise)

    def residual(self) -> FloatArray:
        """Return z − B f of the latest point, shape (k,)."""
        return np.asarray(self.target - self.estimate[self._indices].dot(self._columns))

    def peaks(self, direction: FloatArray, level: float, turn: int) -> IntArray:
        """Return missing columns where Bᵀu exceeds a level, as far as the columns of the set show."""
        price = self._columns.dot(direction)
        tops = highest(price)
        tops = tops[price[tops] > level - 0.1 * max(abs(level), float(np.abs(price).max()))]
        before = self._indices[np.maximum(tops - 1, 0)]
        after = self._indices[np.minimum(tops + 1, self._indices.size - 1)]
        turned = direction.dot(self._projection.core)
        found, value = maximize_in_brackets(self._projection.coordinates, turned, before, after)
        found = found[value > level]
        # More than one unit of heat needs adjacent entries at one.
        wanted = _neighbourhood(found, turn).clip(0, self.estimate.size - 1)
        return np.asarray(wanted[self.estimate[wanted] < 1.0])

    def violators(self, price: FloatArray, level: float, turn: int) -> IntArray:
        """Return local maxima, over all columns, of how far prices are on the wrong side of the level."""
        breach = np.where(self.estimate == 1.0, level - price, price - level)
        breach[self._indices] = np.minimum(breach[self._indices], 0.0)
        tops = highest(breach)
        tops = tops[breach[tops] > 0.0]
        tops = tops[np.argsort(breach[tops])[-GRID * self._projection.rank :]]
        return _neighbourhood(tops, turn)

    def price(self, dual: FloatArray, correction: FloatArray | None) -> FloatArray:
        """Return the prices of all columns; with ``correction``, compensated ones where they matter."""
        price = self._projection.price(dual)
        if correction is not None:
            close = np.flatnonzero((price > 1.0 - _NEARLY) | (self.estimate > 0.0))
            for part in np.array_split(close, 1 + close.size // 10_000):
                price[part] = compensated_prices(self._projection.take(part), dual, correction)
        return price


def _neighbourhood(places: IntArray, turn: int) -> IntArray:
    """Return places and their neighbours.

    The reach grows with the iterations: some readings can be explained only by thousands of entries at one.
    """
    reach = 2 << min(turn // 8, _WIDEST)
    return np.unique(places[:, None] + np.arange(-reach, reach + 1))


def solve(
    projection: Projection,
    target: FloatArray,
    outside: float,
    radius: float,
    start: FloatArray | None = None,
) -> Solution:
    """Solve as `active_set.solve` does, without forming all columns of B.

    Args:
        projection: the prepared operator.
        target: z, shape (k,).
        outside: the part of the residual that no f can change.
        radius: the requested radius.
        start: f near the solution, shape (n,), or None.
    """
    length = math.sqrt(target.dot(target))
    rank, size = projection.rank, projection.coordinates.shape[0]
    ball_radius, limit = ball_radius_of(radius, outside), 100 * (rank + 10) + 2 * size
    if length <= ball_radius:
        return Solution(np.zeros(size), np.zeros(rank), radius, False, 0.0, 0)
    work = WorkingSet(projection, target, outside, start)
    relaxed = precise = False
    dual, gap, steps = np.zeros(rank), math.inf, 0
    for turn in range(_ROUNDS):
        face = work.face()
        # The previous point is on the ball: tolerate its rounding error.
        within = ball_radius * (1.0 + _ON_THE_BALL)
        left, nearest, more = work.reduce_residual(face, radius, within, limit)
        steps += more
        if nearest > within:
            work.keep(face)
            # Ignore gains of the size of rounding errors.
            level = _ROUNDING * work.longest * nearest
            if work.add(work.peaks(left, level, turn)):
                continue
            gain = projection.price(left)
            distance = math.hypot(nearest, outside)
            share = residual_tolerance(distance)
            least = distance - share > radius and shortfall(gain, work.estimate) <= share * distance
            if not least and work.add(work.violators(gain, level, turn)):
                continue
            relaxed, radius = True, relaxed_radius(distance)
            ball_radius = max(ball_radius_of(radius, outside), nearest)
            if length <= ball_radius:
                return Solution(np.zeros(size), np.zeros(rank), radius, True, 0.0, steps)
            continue
        dual, correction, more = work.descend(face, ball_radius, limit, precise)
        steps += more
        work.keep(face)
        if not precise and work.add(work.peaks(dual, 1.0, turn)):
            continue
        price = work.price(dual, correction if precise else None)
        residual = work.residual()
        distance = math.sqrt(residual.dot(residual))
        # A relaxed radius may be chosen: take the one that the point satisfies exactly.
        gap = gap_from_prices(price, work.estimate, residual, distance if relaxed else ball_radius, dual)
        if gap <= GAP * max(1.0, float(work.estimate.sum())) and distance <= ball_radius + ROUNDING * (
            ball_radius + length
        ):
            break
        if not work.add(work.violators(price, 1.0, turn)):
            if precise:
                break
            precise = True
    residual = work.residual()
    distance = math.sqrt(residual.dot(residual))
    if relaxed or distance > ball_radius + ROUNDING * (ball_radius + length):
        relaxed, radius = True, math.hypot(distance, outside)
    if not math.isfinite(gap):
        # Without a dual point, u = 0 bounds the objective by zero.
        dual, gap = np.zeros(rank), float(work.estimate.sum())
    return Solution(work.estimate, dual, radius, relaxed, gap, steps)


_POINTS = 9
"""Number of places evaluated in each bracket, which shrinks to a quarter."""


def highest(values: FloatArray) -> IntArray:
    """Return the positions of local maxima, including the ends; of equal neighbours the last one."""
    rises = np.empty(values.size + 1, dtype=np.bool_)
    rises[0], rises[-1] = True, False
    np.greater_equal(values[1:], values[:-1], out=rises[1:-1])
    return np.flatnonzero(rises[:-1] & ~rises[1:])


def maximize_in_brackets(
    coordinates: FloatArray, direction: FloatArray, low: IntArray, high: IntArray
) -> tuple[IntArray, FloatArray]:
    """In each bracket low…high of places, find the column with the largest product with a direction.

    Args:
        coordinates: the columns as rows, shape (n, r).
        direction: shape (r,).
        low: first place of each bracket, shape (p,).
        high: last place of each bracket.

    Returns:
        The places (p,) and the products. If a function has several peaks in a bracket, one of them is found.
    """
    ladder = np.arange(_POINTS) / (_POINTS - 1)
    rows = np.arange(low.size)
    while True:
        wide = high - low
        places = low[:, None] + np.rint(wide[:, None] * ladder).astype(np.intp)
        values = coordinates[places.ravel()].dot(direction).reshape(places.shape)
        best = values.argmax(axis=1)
        if wide.max(initial=0) < _POINTS:
            return places[rows, best], values[rows, best]
        low = places[rows, np.maximum(best - 1, 0)]
        high = places[rows, np.minimum(best + 1, _POINTS - 1)]
