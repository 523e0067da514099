"""Oracles: the worst estimate that Theorem 14's hypotheses allow, by cone programs, and the Bayes risk."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Any

import cvxpy as cp
import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator

Search = Callable[[IntervalOperator, list[float], float, int], float]
BayesRisk = Callable[[IntervalOperator, float, int, int, int], tuple[float, float]]


@pytest.fixture
def bayes_risk() -> BayesRisk:
    """Return the least mean EMD of any estimate for k sources at random positions, and its standard error.

    All sets of places are enumerated; the best estimate is the posterior median of the cumulative function at
    every threshold, and its posterior mean loss is averaged over readings.
    """
    return _bayes_risk


def _bayes_risk(op: IntervalOperator, sigma: float, k: int, draws: int, seed: int) -> tuple[float, float]:
    rng, n = np.random.default_rng(seed), op.shape[1]
    sets = np.array(list(itertools.combinations(range(n), k)))
    sources = np.zeros((len(sets), n))
    np.put_along_axis(sources, sets, 1 / k, axis=1)
    below = np.cumsum(sources, axis=1)[:, :-1]
    clean = k * sources @ op.matrix().T
    losses = []
    for _ in range(draws):
        reading = clean[rng.integers(len(sets))] + rng.normal(0, sigma, op.shape[0])
        log = -np.square(clean - reading).sum(axis=1) / (2 * sigma**2)
        chance = np.exp(log - log.max())
        chance /= chance.sum()
        levels = np.arange(k + 1) / k
        each = np.abs(below[:, :, None] - levels)
        losses.append(np.einsum("s,stl->tl", chance, each).min(axis=1).sum() / n)
    return float(np.mean(losses)), float(np.std(losses) / math.sqrt(draws))


@pytest.fixture
def search() -> Search:
    """Return the largest EMD to f₀/k found among f̂ ≥ 0 with ‖f̂‖₁ ≤ k and ‖A f̂ − A f₀‖ ≤ residual.

    EMD is the largest of many linear functionals, one for each choice of potentials; each is a ratio of two
    linear functions of f̂, which q = f̂/‖f̂‖₁ and t = 1/‖f̂‖₁ as variables make linear (Charnes & Cooper). From
    several starts the potentials follow the estimate found; for one source the first is the global maximum.
    """
    return _search


def _search(op: IntervalOperator, places: list[float], residual: float, starts: int) -> float:
    positions, sources = np.array(places), op.domain.source_places
    n, k = sources.size, positions.size
    readings = op.responses(positions).sum(axis=0)
    left, values, right = np.linalg.svd(op.matrix(), full_matrices=False)
    rank = int((values > values[0] * 1e-13).sum())
    inside = left[:, :rank].T @ readings
    rest = np.sqrt(max(readings @ readings - inside @ inside, 0.0))
    shares, scale = cp.Variable(n, nonneg=True), cp.Variable(nonneg=True)
    weights = cp.Parameter(n)
    seen = (values[:rank, None] * right[:rank] / residual) @ shares
    apart = cp.hstack([seen - inside / residual * scale, rest / residual * scale])
    constraints: list[Any] = [cp.sum(shares) == 1, k * scale >= 1, cp.norm(apart) <= scale]
    problem = cp.Problem(cp.Maximize(weights @ shares), constraints)

    rng, best = np.random.default_rng(7), 0.0
    walks = [np.cumsum(rng.choice([-1, 1], n)) / n for _ in range(starts)]
    for first in [np.abs(sources[:, None] - positions).min(axis=1), sources, -sources, *walks][:starts]:
        potentials, reached = first, 0.0
        for _ in range(5):
            weights.value = potentials
            problem.solve(solver=cp.CLARABEL)
            if shares.value is None:
                break
            mass = np.clip(shares.value, 0, None)
            found, potentials = _distance(mass / mass.sum(), sources, positions)
            best = max(best, found)
            if found <= reached * (1 + 1e-4):
                break
            reached = found
    return best


def _distance(shares: FloatArray, sources: FloatArray, positions: FloatArray) -> tuple[float, FloatArray]:
    """Return the EMD to equal masses at ``positions``, on the grid or off it, and the dual potentials."""
    points = np.concatenate([sources, positions])
    order = np.argsort(points, kind="stable")
    surplus = np.cumsum(np.concatenate([shares, np.full(positions.size, -1 / positions.size)])[order])[:-1]
    gaps = np.diff(points[order])
    potentials = np.zeros(points.size)
    potentials[order[:-1]] = np.cumsum((np.sign(surplus) * gaps)[::-1])[::-1]
    return float(np.abs(surplus) @ gaps), potentials[: sources.size]
