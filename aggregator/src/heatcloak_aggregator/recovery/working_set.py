"""The active-set method where there are too many columns to look at all of them in every step.

It works on a few columns at a time: some evenly spread over the whole, those of the latest point, and those
that a price above one has pointed to. Heat is smooth, and so are prices: between passes over all columns the
peaks of the price are searched for from the columns at hand, each in its own bracket. A pass over all
columns certifies the result, or says which ones are missing (column generation, Gilmore & Gomory 1961).
"""

from __future__ import annotations

import math

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import Projection
from heatcloak_aggregator.recovery.active_set import GAP, ROUNDING
from heatcloak_aggregator.recovery.certificate import gap_at, price_exactly
from heatcloak_aggregator.recovery.descent import descend
from heatcloak_aggregator.recovery.face import OpenFace, refactor, start_near
from heatcloak_aggregator.recovery.least_squares import approach, fine_enough, shortfall
from heatcloak_aggregator.recovery.peaks import highest, sharpen
from heatcloak_aggregator.recovery.problem import Solution, leg_of, relaxed_radius

GRID = 4
"""Columns spread evenly over the whole, for each direction that the sensors can tell apart."""
_WIDEST = 8
_ROUNDS = 200
_ROUNDING = 2.0**-49
_ON_THE_BALL = 2.0**-44
_NEARLY = 1e-3
"""How far below one a price may be for its digits not to matter."""


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
            self._start_afresh(grid)
        free = np.flatnonzero((self.estimate > 0.0) & (self.estimate < 1.0))
        self._indices = np.empty(0, dtype=np.intp)
        self._columns = np.empty((0, projection.rank))
        self.target = self._explain_raised(target)
        self.add(np.concatenate([grid, free - 1, free, free + 1]))

    def _start_afresh(self, grid: IntArray) -> None:
        """As ``active_set.start_afresh``, with a look at all columns only if some on the grid gain."""
        direction = self._whole - self._projection.sum
        if (self._projection.take(grid).dot(direction) > 0.0).any():
            self.estimate[self._projection.price(direction) > 0.0] = 1.0

    def _explain_raised(self, target: FloatArray) -> FloatArray:
        raised = self.estimate == 1.0
        if not raised.any():
            return target
        together = raised.astype(np.float64).dot(self._projection.coordinates)
        explained: FloatArray = target - self._projection.core.dot(together)
        return explained

    def add(self, wanted: IntArray) -> bool:
        """Take up columns; those that exist and are new. Returns whether there are any."""
        size = self.estimate.size
        new = np.setdiff1d(wanted[(wanted >= 0) & (wanted < size)], self._indices)
        if not new.size:
            return False
        columns = self._projection.take(new)
        raised = self.estimate[new] == 1.0
        if raised.any():
            # From now on they are raised within the working set, not before it.
            self.target = self.target + columns[raised].sum(axis=0)
        merged = np.concatenate([self._indices, new])
        order = np.argsort(merged)
        self._indices = merged[order]
        self._columns = np.concatenate([self._columns, columns])[order]
        # Read-only as a projection's own columns are: Numba compiles anew for what is not.
        self._columns.setflags(write=False)
        return True

    @property
    def longest(self) -> float:
        """Length of the longest column at hand."""
        return math.sqrt(float(np.einsum("ij,ij->i", self._columns, self._columns).max()))

    def open_face(self) -> OpenFace:
        """The latest point on the columns at hand."""
        face = OpenFace(self._indices.size, self._projection.rank)
        start_near(self.estimate[self._indices], face)
        return face

    def keep(self, face: OpenFace) -> None:
        """Take over a face's point."""
        self.estimate[self._indices] = face.values

    def approach(self, face: OpenFace, radius: float, leg: float, most: int) -> tuple[FloatArray, float, int]:
        """``least_squares.approach`` on the columns at hand."""
        return approach(self._columns, self.target, face, self._outside, radius, leg, most)

    def descend(
        self, face: OpenFace, leg: float, most: int, carefully: bool
    ) -> tuple[FloatArray, FloatArray, int]:
        """``descent.descend`` on the columns at hand."""
        if carefully:
            refactor(self._columns, self.target, face)
        return descend(self._columns, face, leg, most, GAP, carefully)

    def residual(self) -> FloatArray:
        """Z − B f of the latest point, shape (k,)."""
        left: FloatArray = self.target - self.estimate[self._indices].dot(self._columns)
        return left

    def peaks(self, direction: FloatArray, level: float, turn: int) -> IntArray:
        """Columns missing where Bᵀu rises above a level, as far as the columns at hand can tell."""
        price = self._columns.dot(direction)
        tops = highest(price)
        tops = tops[price[tops] > level - 0.1 * max(abs(level), float(np.abs(price).max()))]
        before = self._indices[np.maximum(tops - 1, 0)]
        after = self._indices[np.minimum(tops + 1, self._indices.size - 1)]
        turned = direction.dot(self._projection.core)
        found, value = sharpen(self._projection.coordinates, turned, before, after)
        found = found[value > level]
        # Where there is more than one unit of heat, entries at one stand side by side.
        wanted = _beside(found, turn).clip(0, self.estimate.size - 1)
        missing: IntArray = wanted[self.estimate[wanted] < 1.0]
        return missing

    def violators(self, price: FloatArray, level: float, turn: int) -> IntArray:
        """Of all columns, local maxima among those whose price is on the wrong side of the level."""
        breach = np.where(self.estimate == 1.0, level - price, price - level)
        breach[self._indices] = np.minimum(breach[self._indices], 0.0)
        tops = highest(breach)
        tops = tops[breach[tops] > 0.0]
        tops = tops[np.argsort(breach[tops])[-GRID * self._projection.rank :]]
        return _beside(tops, turn)

    def price(self, dual: FloatArray, finer: FloatArray | None) -> FloatArray:
        """Prices of all columns; with ``finer``, in twice the digits where digits matter."""
        price = self._projection.price(dual)
        if finer is not None:
            close = np.flatnonzero((price > 1.0 - _NEARLY) | (self.estimate > 0.0))
            for part in np.array_split(close, 1 + close.size // 10_000):
                price[part] = price_exactly(self._projection.take(part), dual, finer)
        return price


def _beside(places: IntArray, turn: int) -> IntArray:
    """Places and those beside them.

    More and more as rounds go by: there are readings that only thousands of entries at one can explain.
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
    """Solve as ``active_set.solve`` does, without forming all columns of B.

    Args:
        projection: the prepared operator.
        target: z, shape (k,).
        outside: the part of the residual that no f can change.
        radius: the radius that is asked for.
        start: f near the solution, shape (n,), or None.
    """
    length = math.sqrt(target.dot(target))
    rank, size = projection.rank, projection.coordinates.shape[0]
    leg, limit = leg_of(radius, outside), 100 * (rank + 10) + 2 * size
    if length <= leg:
        return Solution(np.zeros(size), np.zeros(rank), radius, False, 0.0, 0)
    work = WorkingSet(projection, target, outside, start)
    relaxed = carefully = False
    dual, gap, steps = np.zeros(rank), math.inf, 0
    for turn in range(_ROUNDS):
        face = work.open_face()
        # The point of the turn before lies on the ball: rounding must not send it back inside.
        within = leg * (1.0 + _ON_THE_BALL)
        left, nearest, more = work.approach(face, radius, within, limit)
        steps += more
        if nearest > within:
            work.keep(face)
            # A gain that rounding may have made is none.
            level = _ROUNDING * work.longest * nearest
            if work.add(work.peaks(left, level, turn)):
                continue
            gain = projection.price(left)
            distance = math.hypot(nearest, outside)
            share = fine_enough(distance)
            least = distance - share > radius and shortfall(gain, work.estimate) <= share * distance
            if not least and work.add(work.violators(gain, level, turn)):
                continue
            relaxed, radius = True, relaxed_radius(distance)
            leg = max(leg_of(radius, outside), nearest)
            if length <= leg:
                return Solution(np.zeros(size), np.zeros(rank), radius, True, 0.0, steps)
            continue
        dual, finer, more = work.descend(face, leg, limit, carefully)
        steps += more
        work.keep(face)
        if not carefully and work.add(work.peaks(dual, 1.0, turn)):
            continue
        price = work.price(dual, finer if carefully else None)
        residual = work.residual()
        distance = math.sqrt(residual.dot(residual))
        # A relaxed radius is ours to choose: the one that the point keeps to exactly.
        gap = gap_at(price, work.estimate, residual, distance if relaxed else leg, dual)
        if gap <= GAP * max(1.0, float(work.estimate.sum())) and distance <= leg + ROUNDING * (leg + length):
            break
        if not work.add(work.violators(price, 1.0, turn)):
            if carefully:
                break
            carefully = True
    residual = work.residual()
    distance = math.sqrt(residual.dot(residual))
    if relaxed or distance > leg + ROUNDING * (leg + length):
        relaxed, radius = True, math.hypot(distance, outside)
    if not math.isfinite(gap):
        # It never came to a dual point: none at all bounds the objective by zero.
        dual, gap = np.zeros(rank), float(work.estimate.sum())
    return Solution(work.estimate, dual, radius, relaxed, gap, steps)
