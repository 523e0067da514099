"""The certificate against 40-digit arithmetic."""

from __future__ import annotations

import mpmath  # type: ignore[import-untyped]
import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.recovery import active_set
from heatcloak_aggregator.recovery.certificate import duality_gap
from heatcloak_aggregator.recovery.problem import Problem
from support.rounds import random_round


def exact_gap(
    op: Operator, cloaked: FloatArray, radius: float, estimate: FloatArray, dual: FloatArray
) -> float:
    """Return objective minus dual bound in 40 digits, for A instead of its projection."""
    matrix = op.matrix()
    with mpmath.workdps(40):
        u = [mpmath.mpf(float(x)) for x in dual]
        price = [mpmath.fdot((float(a) for a in column), u) for column in matrix.T]
        scale = 1 / max(
            [mpmath.mpf(1)] + [p for p, f in zip(price, estimate, strict=True) if f < 1.0], key=lambda x: x
        )
        bound = scale * (
            mpmath.fdot((float(y) for y in cloaked), u) - radius * mpmath.sqrt(mpmath.fdot(u, u))
        ) - mpmath.fsum(max(mpmath.mpf(0), scale * p - 1) for p in price)
        return float(mpmath.fsum(float(f) for f in estimate) - bound)


def exact_residual(op: Operator, cloaked: FloatArray, estimate: FloatArray) -> float:
    """Return ‖Af − ỹ‖₂ in 40 digits."""
    with mpmath.workdps(40):
        support = np.flatnonzero(estimate)
        misfit = [
            mpmath.fdot((float(a) for a in row[support]), (float(f) for f in estimate[support])) - float(y)
            for row, y in zip(op.matrix(), cloaked, strict=True)
        ]
        return float(mpmath.sqrt(mpmath.fdot(misfit, misfit)))


def test_gap_of_the_whole_problem_is_closed_in_forty_digits() -> None:
    """The dual point of the reduced problem, carried back to the sensors, certifies the whole one to 1e-9."""
    rng = np.random.default_rng(3)
    relaxed = optimal = 0
    while relaxed < 3 or optimal < 3:
        op, cloaked, sigma = random_round(rng, 100, 60)
        projection = op.projection()
        target, outside = projection.reduce(cloaked)
        radius = sigma * np.sqrt(cloaked.size)
        problem = Problem(projection.columns, projection.sum, target, outside, radius)
        solution = active_set.solve(problem)
        if not solution.dual.any():
            continue
        relaxed, optimal = relaxed + solution.relaxed, optimal + (not solution.relaxed)
        # Along the part of the readings that no source can cause, u is as long as it is along the residual.
        rest = cloaked - projection.basis @ target
        rest -= projection.basis @ (projection.basis.T @ rest)
        share = np.linalg.norm(solution.dual) / problem.ball_radius(solution.radius)
        dual = projection.basis @ solution.dual + share * rest
        allowed = 1e-9 * max(1.0, float(solution.estimate.sum()))
        assert abs(exact_gap(op, cloaked, solution.radius, solution.estimate, dual)) <= allowed
        assert solution.gap <= allowed
        assert exact_residual(op, cloaked, solution.estimate) <= solution.radius * (1 + 1e-9)


def test_gap_is_primal_minus_dual() -> None:
    """For any dual point whose prices stay below one, it is the plain difference of objectives."""
    rng = np.random.default_rng(0)
    for _ in range(50):
        columns = rng.standard_normal((8, 4))
        estimate, target, dual = rng.random(8), rng.standard_normal(4), rng.standard_normal(4)
        dual /= max(1.0, float((columns @ dual).max()))
        radius = float(rng.random())
        residual = target - estimate @ columns
        bound = target @ dual - radius * np.linalg.norm(dual)
        gap = duality_gap(columns, estimate, residual, radius, dual)
        assert gap == pytest.approx(estimate.sum() - bound, abs=1e-12)


def test_gap_is_that_of_the_better_of_two_bounds() -> None:
    """The bound of u, and that of u scaled so that no price exceeds 1 where f is below its upper bound."""
    rng = np.random.default_rng(2)
    scaled_is_better = 0
    for _ in range(200):
        columns = rng.random((12, 4))
        estimate = np.where(rng.random(12) < 0.4, 1.0, rng.random(12))
        target, dual, radius = 3 * rng.random(4), rng.random(4), float(rng.random())

        below = (columns @ dual)[estimate < 1.0]
        scaled = dual / max(1.0, below.max(initial=0.0))
        plain, better = (
            float(target @ u - radius * np.linalg.norm(u) - np.maximum(columns @ u - 1.0, 0.0).sum())
            for u in (dual, scaled)
        )
        scaled_is_better += better > plain
        gap = duality_gap(columns, estimate, target - estimate @ columns, radius, dual)
        assert gap == pytest.approx(estimate.sum() - max(plain, better), abs=1e-12)
    assert 20 < scaled_is_better < 180


def test_gap_without_a_dual_point_is_the_objective() -> None:
    columns, estimate = np.ones((3, 2)), np.array([0.5, 0.0, 1.0])
    assert duality_gap(columns, estimate, np.zeros(2), 0.1, np.zeros(2)) == pytest.approx(1.5)


def test_infeasible_dual_point_is_scaled_into_feasibility() -> None:
    """A dual point whose prices exceed one still gives a valid bound: that of the ray through it."""
    rng = np.random.default_rng(1)
    columns, target = rng.random((20, 5)), rng.random(5) * 5
    estimate, dual = np.full(20, 0.5), rng.random(5) * 100
    scaled = dual / (columns @ dual).max()
    residual = target - estimate @ columns
    assert duality_gap(columns, estimate, residual, 0.3, dual) == pytest.approx(
        duality_gap(columns, estimate, residual, 0.3, scaled), rel=1e-12
    )
