"""Column generation, on problems for which the active-set method was stopped early."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.recovery import active_set, bpdn, column_generation
from heatcloak_aggregator.recovery.problem import Problem
from support.rounds import random_round


@pytest.mark.slow
def test_closes_the_gap_that_an_early_stop_leaves() -> None:
    """From a feasible point far from optimal it reaches the active-set method's optimum, within the ball."""
    rng = np.random.default_rng(21)
    improved = 0
    while improved < 25:
        op, cloaked, sigma = random_round(rng, 150, 100)
        projection = op.projection()
        target, outside = projection.reduce(cloaked)
        radius = 1.3 * sigma * np.sqrt(cloaked.size)
        problem = Problem(projection.columns, projection.sum, target, outside, radius)
        whole = active_set.solve(problem)
        early = active_set.solve(problem, most_iterations=1)
        if whole.relaxed or early.relaxed or early.gap < 1e-3:
            continue
        improved += 1
        better = column_generation.improve(problem, early)
        assert better.radius == early.radius
        assert better.gap <= 1e-7 * max(1.0, better.estimate.sum())
        assert abs(better.estimate.sum() - whole.estimate.sum()) <= 1e-6 * max(1.0, whole.estimate.sum())
        assert better.estimate.min() >= 0.0
        assert better.estimate.max() <= 1.0
        reduced = np.linalg.norm(target - better.estimate @ projection.columns)
        assert np.hypot(reduced, outside) <= radius * (1 + 1e-9)


def test_never_makes_a_solution_worse() -> None:
    rng = np.random.default_rng(22)
    for _ in range(10):
        op, cloaked, sigma = random_round(rng, 150, 100)
        projection = op.projection()
        target, outside = projection.reduce(cloaked)
        problem = Problem(projection.columns, projection.sum, target, outside, sigma * np.sqrt(cloaked.size))
        known = active_set.solve(problem)
        assert column_generation.improve(problem, known).gap <= known.gap


def test_fast_path_imports_no_other_solver() -> None:
    """Importing cvxpy or Clarabel takes a second."""
    program = (
        "import sys; from heatcloak_aggregator.domains import IntervalDomain; "
        "from heatcloak_aggregator.recovery import bpdn; "
        "bpdn(IntervalDomain().operator(0.05), [0.5] * 50, 0.1); "
        "slow = {'cvxpy', 'clarabel', 'scipy.stats', 'scipy.optimize'}; print(slow & set(sys.modules))"
    )
    finished = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert finished.stdout.strip() == "set()"


def test_result_names_its_method(default_op: IntervalOperator) -> None:
    readings = default_op.matrix()[:, 3]
    assert bpdn(default_op, readings, 0.1).method == "active-set"
    assert bpdn(default_op, readings, 0.1, method="cvxpy").method == "cvxpy"


def test_reference_relaxes_an_infeasible_radius(default_op: IntervalOperator) -> None:
    readings = np.random.default_rng(23).standard_normal(50)
    ours = bpdn(default_op, readings, 1.0, radius=0.1)
    reference = bpdn(default_op, readings, 1.0, radius=0.1, method="cvxpy")
    assert ours.status == reference.status == "relaxed"
    assert abs(ours.radius - reference.radius) <= 2e-6
