"""Basis pursuit denoising with an operator that is only applied: for graphs too large to be prepared.

A few columns are formed at a time, those that a price above one has pointed to (column generation, Gilmore &
Gomory 1961). Whatever f they hold, what is left of the readings outside their span does not change, so that a
turn works on as many numbers as there are columns. One action of heat prices all columns and certifies the
result, or says which ones are missing.
"""

from __future__ import annotations

import math

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import GraphOperator
from heatcloak_aggregator.recovery.active_set import GAP, ROUNDING
from heatcloak_aggregator.recovery.certificate import gap_at
from heatcloak_aggregator.recovery.descent import descend
from heatcloak_aggregator.recovery.face import OpenFace, refactor, start_near
from heatcloak_aggregator.recovery.least_squares import approach, fine_enough, shortfall
from heatcloak_aggregator.recovery.observation import Observation
from heatcloak_aggregator.recovery.problem import Solution, floor_radius, leg_of, relaxed_radius

_AT_ONCE = 64
"""Columns that join in a turn at most: as many as heat acts on at a time."""
_ROUNDS = 1000
_ROUNDING = 2.0**-45


class Seen:
    """An operator as the sensors present see it, weighted.

    Args:
        op: the operator.
        observation: which sensors are present, with which weights.
    """

    def __init__(self, op: GraphOperator, observation: Observation) -> None:
        self._op, self._observation = op, observation
        self.size = op.shape[1]

    def apply(self, sources: FloatArray) -> FloatArray:
        """A f, shape (s,)."""
        return self._observation.weigh(self._op.apply(sources)[:, None])[0][:, 0]

    def adjoint(self, readings: FloatArray) -> FloatArray:
        """Aᵀ times a vector over the sensors present, shape (n,)."""
        sensors, weights = self._observation.sensors, self._observation.weights
        scaled = readings if weights is None else readings * weights
        if sensors is not None:
            everywhere = np.zeros(self._op.shape[0])
            everywhere[sensors] = scaled
            scaled = everywhere
        return self._op.adjoint(scaled)

    def columns(self, indices: IntArray) -> FloatArray:
        """Columns of A, shape (s, p)."""
        return self._observation.weigh(self._op.columns(indices))[0]


class Columns:
    """The columns at hand, their span, and the latest point.

    Args:
        seen: the operator.
        readings: z, weighted, shape (s,).
        start: f to start from, shape (n,), or None.
    """

    def __init__(self, seen: Seen, readings: FloatArray, start: FloatArray | None) -> None:
        self._seen, self._readings = seen, readings
        self.estimate = np.zeros(seen.size)
        # Heat only adds up: what gains even where every entry stands at one is at one (see `active_set`).
        self.estimate[seen.adjoint(readings - seen.apply(np.ones(seen.size))) > 0.0] = 1.0
        if start is not None:
            self.estimate[:] = start
        self.target = readings - seen.apply(self.estimate) if self.estimate.any() else readings.copy()
        self._indices = np.empty(0, dtype=np.intp)
        self._columns = np.empty((readings.size, 0))
        self.add(np.flatnonzero((self.estimate > 0.0) & (self.estimate < 1.0)))

    def add(self, new: IntArray) -> bool:
        """Take up columns that are not at hand yet. Returns whether there are any."""
        if new.size:
            columns = self._seen.columns(new)
            # From now on what they explain is explained within the columns at hand, not before them.
            self.target = self.target + columns.dot(self.estimate[new])
            self._indices = np.concatenate([self._indices, new])
            self._columns = np.concatenate([self._columns, columns], axis=1)
        self._frame, triangle = np.linalg.qr(self._columns)
        self.compressed = np.ascontiguousarray(triangle.T)
        # Read-only as a projection's own columns are: Numba compiles anew for what is not.
        self.compressed.setflags(write=False)
        self.inside: FloatArray = self._frame.T.dot(self.target)
        rest = self.target - self._frame.dot(self.inside)
        self._outside = rest - self._frame.dot(self._frame.T.dot(rest))
        self.outside = float(np.linalg.norm(self._outside))
        return bool(new.size)

    @property
    def values(self) -> FloatArray:
        """Entries of the latest point at the columns at hand, shape (p,)."""
        return self.estimate[self._indices]

    def keep(self, values: FloatArray) -> None:
        """Take over a point of the columns at hand."""
        self.estimate[self._indices] = values

    def residual(self) -> FloatArray:
        """Z − A f of the latest point, shape (s,)."""
        left: FloatArray = self.target - self._columns.dot(self.values)
        return left

    def lift(self, inside: FloatArray, share: float) -> FloatArray:
        """A vector over the sensors, shape (s,): within the span, and a share of what is outside it."""
        lifted: FloatArray = self._frame.dot(inside) + share * self._outside
        return lifted

    def violators(self, price: FloatArray, level: float) -> IntArray:
        """Columns not at hand whose price is on the wrong side of the level, the worst ones."""
        breach = np.where(self.estimate == 1.0, level - price, price - level)
        breach[self._indices] = 0.0
        worst = np.argsort(-breach, kind="stable")[:_AT_ONCE]
        return np.sort(worst[breach[worst] > 0.0])


def solve(
    op: GraphOperator, observation: Observation, asked: float, start: FloatArray | None = None
) -> Solution:
    """Solve a round as ``solving.recover`` does, without preparing the operator.

    Args:
        op: the operator.
        observation: the readings, and the sensors that they come from.
        asked: the radius that is asked for, of weighted readings.
        start: f near the solution, shape (n,), or None.

    Returns:
        The solution; its dual point has one entry for each sensor present.
    """
    weights = observation.weights
    readings = observation.readings if weights is None else observation.readings * weights
    length = float(np.linalg.norm(readings))
    # Heat grows no vector: ‖A‖ ≤ 1 before the weights.
    radius = floor_radius(asked, 1.0 if weights is None else float(weights.max()), length)
    size, many = op.shape[1], readings.size
    if length <= radius:
        return Solution(np.zeros(size), np.zeros(many), radius, False, 0.0, 0)
    seen = Seen(op, observation)
    work = Columns(seen, readings, start)
    relaxed = carefully = False
    dual, gap, steps = np.zeros(many), math.inf, 0
    for _ in range(_ROUNDS):
        count, rank = work.compressed.shape
        limit = 100 * (rank + 10) + 2 * count
        leg = leg_of(radius, work.outside)
        face = OpenFace(count, rank)
        start_near(work.values, face)
        left, nearest, more = approach(work.compressed, work.inside, face, work.outside, radius, leg, limit)
        steps += more
        work.keep(face.values)
        if nearest > leg:
            gain = seen.adjoint(work.lift(left, 1.0))
            distance = math.hypot(nearest, work.outside)
            share = fine_enough(distance)
            least = distance - share > radius and shortfall(gain, work.estimate) <= share * distance
            if not least and work.add(work.violators(gain, _ROUNDING * distance)):
                continue
            relaxed, radius = True, relaxed_radius(distance)
            leg = max(leg_of(radius, work.outside), nearest)
            if length <= radius:
                return Solution(np.zeros(size), np.zeros(many), radius, True, 0.0, steps)
        if carefully:
            refactor(work.compressed, work.inside, face)
        inner, finer, more = descend(work.compressed, face, leg, limit, GAP, carefully)
        steps += more
        work.keep(face.values)
        residual = work.residual()
        distance = float(np.linalg.norm(residual))
        within = work.inside - face.values.dot(work.compressed)
        short = float(np.linalg.norm(within))
        dual = work.lift(inner + finer, float(np.linalg.norm(inner)) / short if short > 0.0 else 0.0)
        price = seen.adjoint(dual)
        # A relaxed radius is ours to choose: the one that the point keeps to exactly.
        gap = gap_at(price, work.estimate, residual, distance if relaxed else radius, dual)
        if gap <= GAP * max(1.0, float(work.estimate.sum())):
            break
        if not work.add(work.violators(price, 1.0)):
            if carefully:
                break
            carefully = True
    distance = float(np.linalg.norm(work.residual()))
    if relaxed or distance > radius + ROUNDING * (radius + length):
        relaxed, radius = True, distance
    if not math.isfinite(gap):
        dual, gap = np.zeros(many), float(work.estimate.sum())
    return Solution(work.estimate, dual, radius, relaxed, gap, steps)
