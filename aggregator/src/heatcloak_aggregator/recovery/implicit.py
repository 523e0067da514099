"""Basis pursuit denoising for graphs too large to be prepared, using products with the operator only.

Column generation (Gilmore & Gomory 1961): a few columns are formed at a time, chosen by a price above one.
The part of the readings outside the span of these columns does not depend on f, so an iteration works on as
many numbers as there are columns. One product with Aᵀ prices all columns and certifies the result, or says
which ones are missing.
"""

from __future__ import annotations

import math

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.domains.graph.sketch import WeightedOperator
from heatcloak_aggregator.recovery.active_set import GAP, ROUNDING
from heatcloak_aggregator.recovery.certificate import gap_from_prices
from heatcloak_aggregator.recovery.descent import descend
from heatcloak_aggregator.recovery.face import FaceBuffers, refactor, start_warm
from heatcloak_aggregator.recovery.least_squares import reduce_residual, residual_tolerance, shortfall
from heatcloak_aggregator.recovery.observation import Observation
from heatcloak_aggregator.recovery.problem import (
    Solution,
    ball_radius_of,
    cold_start,
    floor_radius,
    relaxed_radius,
)

_MAX_ADDED = 64
"""Greatest number of columns added in an iteration: as many as the heat kernel is applied to at a time."""
_ROUNDS = 1000
_ROUNDING = 2.0**-45


class ColumnSet:
    """The columns formed so far, their span, and the latest point.

    Args:
        operator: the operator.
        readings: z, weighted and without drift, shape (s,).
        start: f to start from, shape (n,), or None.
    """

    def __init__(self, operator: WeightedOperator, readings: FloatArray, start: FloatArray | None) -> None:
        self._seen, self._readings = operator, readings
        self.estimate = np.zeros(operator.size)
        if start is not None:
            self.estimate[:] = start
        elif operator.drift is None:
            # Heat only adds up: an entry that gains even if every entry is one is one (see `start_cold`).
            self.estimate[operator.adjoint(readings - operator.apply(np.ones(operator.size))) > 0.0] = 1.0
        else:
            self.estimate[:] = cold_start(readings, operator.adjoint(readings), operator.norm, operator.apply)
        self.target = readings - operator.apply(self.estimate) if self.estimate.any() else readings.copy()
        self._indices = np.empty(0, dtype=np.intp)
        self._columns = np.empty((readings.size, 0))
        self.add(np.flatnonzero((self.estimate > 0.0) & (self.estimate < 1.0)))

    def add(self, new: IntArray) -> bool:
        """Form further columns; return whether there are any."""
        if new.size:
            columns = self._seen.columns(new)
            # The columns of the set explain their own part of the readings.
            self.target = self.target + columns.dot(self.estimate[new])
            self._indices = np.concatenate([self._indices, new])
            self._columns = np.concatenate([self._columns, columns], axis=1)
        self._frame, triangle = np.linalg.qr(self._columns)
        self.compressed = np.ascontiguousarray(triangle.T)
        self.inside: FloatArray = self._frame.T.dot(self.target)
        rest = self.target - self._frame.dot(self.inside)
        self._outside = rest - self._frame.dot(self._frame.T.dot(rest))
        self.outside = float(np.linalg.norm(self._outside))
        return bool(new.size)

    @property
    def values(self) -> FloatArray:
        """Entries of the latest point at these columns, shape (p,)."""
        return self.estimate[self._indices]

    def keep(self, values: FloatArray) -> None:
        """Store a point on these columns."""
        self.estimate[self._indices] = values

    def residual(self) -> FloatArray:
        """Return z − A f of the latest point, shape (s,)."""
        return np.asarray(self.target - self._columns.dot(self.values))

    def lift(self, inside: FloatArray, share: float) -> FloatArray:
        """Return a vector over the sensors, shape (s,), from its part in the span and a share of the rest."""
        return np.asarray(self._frame.dot(inside) + share * self._outside)

    def violators(self, price: FloatArray, level: float) -> IntArray:
        """Return the columns outside the set whose prices are most on the wrong side of the level."""
        breach = np.where(self.estimate == 1.0, level - price, price - level)
        breach[self._indices] = 0.0
        worst = np.argsort(-breach, kind="stable")[:_MAX_ADDED]
        return np.sort(worst[breach[worst] > 0.0])


def solve(op: Operator, observation: Observation, asked: float, start: FloatArray | None = None) -> Solution:
    """Solve a round as `dispatch.solve` does, without preparing the operator.

    Args:
        op: the operator.
        observation: the readings and their sensors.
        asked: the requested radius, for weighted readings.
        start: f near the solution, shape (n,), or None.

    Returns:
        The solution; its dual point has one entry for each sensor present.
    """
    operator = WeightedOperator(op, observation.sensors, observation.weights)
    weighted = operator.scale(observation.readings)
    radius = floor_radius(asked, operator.norm, float(np.linalg.norm(weighted)))
    readings = operator.weigh(observation.readings)
    length = float(np.linalg.norm(readings))
    size, sensors_present = op.shape[1], readings.size
    if length <= radius:
        return Solution(np.zeros(size), np.zeros(sensors_present), radius, False, 0.0, 0)
    work = ColumnSet(operator, readings, start)
    relaxed = precise = False
    dual, gap, steps = np.zeros(sensors_present), math.inf, 0
    for _ in range(_ROUNDS):
        count, rank = work.compressed.shape
        limit = 100 * (rank + 10) + 2 * count
        ball_radius = ball_radius_of(radius, work.outside)
        face = FaceBuffers(count, rank)
        start_warm(work.values, face)
        left, nearest, more = reduce_residual(
            work.compressed, work.inside, face, work.outside, radius, ball_radius, limit
        )
        steps += more
        work.keep(face.values)
        if nearest > ball_radius:
            gain = operator.adjoint(work.lift(left, 1.0))
            distance = math.hypot(nearest, work.outside)
            share = residual_tolerance(distance)
            least = distance - share > radius and shortfall(gain, work.estimate) <= share * distance
            if not least and work.add(work.violators(gain, _ROUNDING * distance)):
                continue
            relaxed, radius = True, relaxed_radius(distance)
            ball_radius = max(ball_radius_of(radius, work.outside), nearest)
            if length <= radius:
                return Solution(np.zeros(size), np.zeros(sensors_present), radius, True, 0.0, steps)
        if precise:
            refactor(work.compressed, work.inside, face)
        inner, correction, more = descend(work.compressed, face, ball_radius, limit, GAP, precise)
        steps += more
        work.keep(face.values)
        residual = work.residual()
        distance = float(np.linalg.norm(residual))
        within = work.inside - face.values.dot(work.compressed)
        short = float(np.linalg.norm(within))
        dual = work.lift(inner + correction, float(np.linalg.norm(inner)) / short if short > 0.0 else 0.0)
        price = operator.adjoint(dual)
        # A relaxed radius may be chosen: take the one that the point satisfies exactly.
        gap = gap_from_prices(price, work.estimate, residual, distance if relaxed else radius, dual)
        if gap <= GAP * max(1.0, float(work.estimate.sum())):
            break
        if not work.add(work.violators(price, 1.0)):
            if precise:
                break
            precise = True
    distance = float(np.linalg.norm(work.residual()))
    if relaxed or distance > radius + ROUNDING * (radius + length):
        relaxed, radius = True, distance
    if not math.isfinite(gap):
        dual, gap = np.zeros(sensors_present), float(work.estimate.sum())
    return Solution(work.estimate, dual, radius, relaxed, gap, steps)
