"""Basis pursuit denoising at the size of a building: memory, time and certificates."""

from __future__ import annotations

import math
import subprocess
import sys
import time

import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalDomain, IntervalOperator
from heatcloak_aggregator.recovery import BpdnResult, bpdn
from heatcloak_aggregator.recovery.dispatch import solve_projected
from heatcloak_shared.errors import ParameterError

N, M = 20_000, 1000


@pytest.fixture(scope="module", params=[0.05, 1e-3])
def large(request: pytest.FixtureRequest) -> IntervalOperator:
    """Return an operator with too many sources to scan all columns in every step."""
    return IntervalDomain(N, M).operator(request.param)


@pytest.fixture
def clean(large: IntervalOperator) -> FloatArray:
    """Return readings of three people, two of them close to each other."""
    readings: FloatArray = large.columns(np.array([4000, 4100, 15_000])).sum(axis=1)
    return readings


def assert_sound(result: BpdnResult) -> None:
    """Check that the point is finite, in the box and the ball, and certified."""
    assert np.isfinite(result.estimate).all()
    assert result.estimate.min() >= 0.0
    assert result.estimate.max() <= 1.0
    assert result.residual <= result.radius * (1 + 1e-9)
    assert result.gap <= 1e-8 * max(1.0, result.objective)


@pytest.mark.parametrize("sigma", [1e-4, 0.01, 0.7])
def test_large_problems_with_missing_sensors_are_certified(
    large: IntervalOperator, clean: FloatArray, sigma: float
) -> None:
    """The gap closes for every noise, with another subset of sensors each time."""
    rng = np.random.default_rng(61)
    for _ in range(3):
        there = np.flatnonzero(rng.random(M) < 0.8)
        scales = sigma * rng.uniform(0.5, 2.0, there.size)
        result = bpdn(large, clean[there] + scales * rng.standard_normal(there.size), scales, sensors=there)
        assert_sound(result)
        assert result.status == "optimal"
        assert abs(result.objective - 3.0) <= 1.0


@pytest.mark.parametrize(
    ("n", "m", "spread"), [(20_000, 1000, 0.05), (20_000, 1000, 1.0), (9000, 300, 1e-3), (3000, 500, 0.05)]
)
def test_clean_readings_are_never_relaxed(n: int, m: int, spread: float) -> None:
    """Without noise the true sources are feasible, up to rounding."""
    op, rng = IntervalDomain(n, m).operator(spread), np.random.default_rng(67)
    for _ in range(8):
        places, intensities = rng.choice(n, 3, replace=False), rng.uniform(0.2, 1.0, 3)
        readings = op.columns(places).dot(intensities)
        result = bpdn(op, readings, 0.0)
        assert result.status == "optimal"
        assert result.radius <= 2.0**-45 * max(op.factorisation().values[0], float(np.linalg.norm(readings)))
        assert result.residual <= result.radius * 1.1
        assert result.gap <= 1e-8
        assert result.objective <= intensities.sum() + 1e-8


def test_working_set_agrees_with_cvxpy() -> None:
    rng = np.random.default_rng(62)
    op = IntervalDomain(9000, 40).operator(0.05)
    for sigma in (0.02, 0.5):
        readings = op.columns(rng.integers(0, 9000, 3)).sum(axis=1) + sigma * rng.standard_normal(40)
        ours = bpdn(op, readings, sigma)
        reference = bpdn(op, readings, sigma, method="cvxpy")
        coarse = IntervalDomain(3000, 40).operator(0.05)
        assert ours.objective == pytest.approx(reference.objective, abs=1e-6)
        # Every third place of the fine grid is a place of the coarse one: fewer can't do better.
        assert ours.objective <= bpdn(coarse, readings, sigma).objective + 1e-8


def test_extreme_readings_at_scale_have_a_certified_result(
    large: IntervalOperator, clean: FloatArray
) -> None:
    """Absurd readings, none, noise that explains everything, one sensor, and many sources at an end."""
    noise = np.random.default_rng(63).standard_normal(M)
    for readings in (np.full(M, 1e12), np.full(M, -1e12), np.where(np.arange(M) == 500, 1e12, clean)):
        result = bpdn(large, readings, 0.7)
        assert result.status == "relaxed"
        assert result.residual <= result.radius * (1 + 1e-12)
    assert not bpdn(large, np.zeros(M), 0.0).estimate.any()
    assert not bpdn(large, clean + 100.0 * noise, 1e3).estimate.any()
    assert_sound(bpdn(large, noise, 1.0, radius=0.0))
    assert_sound(bpdn(large, clean[[300]], 0.01, sensors=[300]))
    crowd = bpdn(large, 4.0 * large.columns(np.array([N - 1]))[:, 0] + 0.01 * noise, 0.01)
    assert_sound(crowd)
    assert np.count_nonzero(crowd.estimate == 1.0) >= 1
    with pytest.raises(ParameterError, match="NaN"):
        bpdn(large, np.full(M, math.nan), 0.1)


def test_reference_refuses_matrices_that_are_too_large(large: IntervalOperator, clean: FloatArray) -> None:
    with pytest.raises(ParameterError, match="active-set"):
        bpdn(large, clean, 0.1, method="cvxpy")


@pytest.mark.alone
def test_a_round_of_a_thousand_sources_takes_milliseconds() -> None:
    """At n = 1000, m = 500 the median round takes at most 5 ms; cvxpy takes ten seconds."""
    op, rng, took = IntervalDomain(1000, 500).operator(0.05), np.random.default_rng(64), []
    for turn in range(31):
        sigma = (0.01, 0.1, 0.7)[turn % 3]
        readings = op.columns(rng.integers(0, 1000, 3)).sum(axis=1) + sigma * rng.standard_normal(500)
        started = time.perf_counter()
        bpdn(op, readings, sigma)
        took.append(time.perf_counter() - started)
    assert sorted(took)[15] <= 5e-3


def test_the_optimum_does_not_depend_on_the_start(large: IntervalOperator, clean: FloatArray) -> None:
    projection, truth = large.projection(), np.zeros(N)
    truth[[4000, 4100, 15_000]] = 1.0
    readings = clean + 0.1 * np.random.default_rng(65).standard_normal(M)
    afresh, near = (solve_projected(projection, readings, 3.5, start) for start in (None, truth))
    assert afresh.estimate.sum() == pytest.approx(near.estimate.sum(), abs=1e-8)
    assert not afresh.relaxed


_BUILDING = """
import resource, sys, time
import numpy as np
from heatcloak_aggregator import IntervalDomain, bpdn
small = IntervalDomain(30_000, 200).operator(1e-3)
bpdn(small, small.columns(np.array([5, 20_000])).sum(axis=1), 0.1)
op = IntervalDomain(100_000, 10_000).operator(float(sys.argv[1]))
started = time.perf_counter()
op.projection()
prepared = time.perf_counter() - started
rng, took = np.random.default_rng(66), []
for _ in range(20):
    there = np.flatnonzero(rng.random(10_000) < 0.9)
    sigma = 0.1 * rng.uniform(0.5, 2.0, there.size)
    readings = op.columns(rng.integers(0, 100_000, 3))[there].sum(axis=1)
    readings += sigma * rng.standard_normal(there.size)
    started = time.perf_counter()
    result = bpdn(op, readings, sigma, sensors=there)
    took.append(time.perf_counter() - started)
    assert result.gap <= 1e-8 * max(1.0, result.objective)
    assert result.residual <= result.radius * (1 + 1e-9)
    if len(took) >= 5 and min(took) <= 0.1:
        break
print(prepared, min(took), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="memory is counted in other units elsewhere")
@pytest.mark.parametrize("spread", [0.05, 1e-4])
@pytest.mark.alone
def test_a_building_is_prepared_in_ten_seconds_and_a_gigabyte(spread: float) -> None:
    """N = 100 000, m = 10 000: at most 10 s and 1 GB, then a round within 0.1 s with other sensors each time.

    The best of some rounds is taken: the machine may be busy.
    """
    command = [sys.executable, "-c", _BUILDING, str(spread)]
    finished = subprocess.run(command, capture_output=True, text=True, check=True)
    prepared, best, gigabytes = map(float, finished.stdout.split())
    assert prepared <= 10.0
    assert best <= 0.1
    assert gigabytes <= 1.0


def test_importing_recovery_imports_no_solver_or_compiler() -> None:
    program = (
        "import sys, heatcloak_aggregator, heatcloak_aggregator.recovery; "
        "from heatcloak_aggregator import IntervalDomain; IntervalDomain().operator(0.05).projection(); "
        "print({'numba', 'cvxpy', 'clarabel', 'matplotlib', 'sklearn'} & set(sys.modules))"
    )
    finished = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert finished.stdout.strip() == "set()"
