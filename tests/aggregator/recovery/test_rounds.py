"""Recovery of many rounds: results equal those of single calls."""

from __future__ import annotations

import math
import time

import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalDomain, IntervalOperator
from heatcloak_aggregator.recovery import BpdnResult, BpdnRounds, bpdn, bpdn_rounds
from heatcloak_shared.errors import ParameterError


def random_rounds(op: IntervalOperator, rounds: int, sigma: float, rng: np.random.Generator) -> FloatArray:
    """Return cloaked readings of three people at random places, one row per round."""
    sources = np.zeros((rounds, op.domain.n_sources))
    for row in sources:
        row[rng.integers(0, row.size, 3)] = 1.0
    readings: FloatArray = sources @ op.matrix().T + sigma * rng.standard_normal(
        (rounds, op.domain.n_sensors)
    )
    return readings


def assert_same(one: BpdnResult, other: BpdnResult) -> None:
    """Check equality to the last bit."""
    assert np.array_equal(one.estimate, other.estimate)
    for name in (
        "status",
        "radius",
        "asked_radius",
        "objective",
        "gap",
        "residual",
        "iterations",
        "method",
        "text",
    ):
        assert getattr(one, name) == getattr(other, name), name


@pytest.mark.parametrize("rule", ["paper", "confident", 0.5])
def test_results_equal_those_of_single_rounds(default_op: IntervalOperator, rule: str | float) -> None:
    readings = random_rounds(default_op, 30, 0.1, np.random.default_rng(51))
    batch = bpdn_rounds(default_op, readings, 0.1, radius=rule)
    assert len(batch) == 30
    for row, result in zip(readings, batch, strict=True):
        assert_same(result, bpdn(default_op, row, 0.1, radius=rule))
    assert {"paper": {"relaxed", "optimal"}}.get(str(rule), set(batch.status)) == set(batch.status)


def test_entries_of_missing_sensors_are_ignored(default_op: IntervalOperator) -> None:
    """Also NaN entries; noise scales belong to their sensors."""
    rng = np.random.default_rng(52)
    readings, present = random_rounds(default_op, 25, 0.3, rng), rng.random((25, 50)) < 0.7
    present[3:6] = present[2]
    present[7] = True
    sigma = rng.uniform(0.2, 0.6, 50)
    batch = bpdn_rounds(default_op, np.where(present, readings, math.nan), sigma, present=present)
    for i, there in enumerate(present):
        kept = np.flatnonzero(there)
        assert_same(batch[i], bpdn(default_op, readings[i][kept], sigma[kept], sensors=kept))


def test_results_are_a_sequence_and_a_table(default_op: IntervalOperator) -> None:
    batch = bpdn_rounds(default_op, random_rounds(default_op, 6, 0.1, np.random.default_rng(53)), 0.1)
    assert_same(batch[-1], batch[5])
    assert [result.objective for result in batch[1:3]] == batch.objective[1:3].tolist()
    assert batch.estimate.shape == (6, 100)
    np.testing.assert_array_equal(batch.estimate[4], batch[4].estimate)
    np.testing.assert_allclose(batch.estimate.sum(axis=1), batch.objective)
    assert batch.status.tolist() == [result.status for result in batch]
    with pytest.raises(IndexError):
        batch[6]
    with pytest.raises(ValueError, match="read-only"):
        batch[0].estimate[0] = 1.0


def test_no_rounds_give_no_results(default_op: IntervalOperator) -> None:
    batch = bpdn_rounds(default_op, np.empty((0, 50)), 0.1)
    assert len(batch) == 0
    assert batch.estimate.shape == (0, 100)


def test_the_reference_supports_many_rounds(default_op: IntervalOperator) -> None:
    readings = random_rounds(default_op, 3, 0.3, np.random.default_rng(54))
    ours, reference = (bpdn_rounds(default_op, readings, 0.3, method=m) for m in ("active-set", "cvxpy"))
    assert reference.method == reference[0].method == "cvxpy"
    np.testing.assert_allclose(ours.objective, reference.objective, atol=1e-6)


def test_a_table_of_estimates_that_is_too_large_is_refused() -> None:
    few, none = np.zeros(2000), np.zeros(0)
    batch = BpdnRounds(
        n_sources=100_000,
        relaxed=few == 1.0,
        radius=few,
        asked_radius=few,
        objective=few,
        gap=few,
        residual=few,
        iterations=few.astype(np.intp),
        bounds=np.zeros(2001, dtype=np.intp),
        indices=none.astype(np.intp),
        values=none,
        method="active-set",
    )
    with pytest.raises(ParameterError, match="one by one"):
        _ = batch.estimate
    assert not batch[1999].estimate.any()


@pytest.mark.parametrize(
    ("changes", "match"),
    [
        ({"cloaked": np.zeros(50)}, "shape"),
        ({"cloaked": np.zeros((2, 49))}, "shape"),
        ({"cloaked": np.full((2, 50), math.nan)}, "round 0"),
        ({"sigma": np.full(49, 0.1)}, "sigma"),
        ({"sigma": -1.0}, "sigma"),
        ({"present": np.ones((2, 50))}, "present"),
        ({"present": np.ones((1, 50), dtype=bool)}, "present"),
        ({"present": np.zeros((2, 50), dtype=bool)}, "no sensor"),
        ({"radius": "wide"}, "radius"),
        ({"method": "magic"}, "method"),
    ],
)
def test_refuses_invalid_arguments(
    default_op: IntervalOperator, changes: dict[str, object], match: str
) -> None:
    arguments: dict[str, object] = {"cloaked": np.zeros((2, 50)), "sigma": 0.1, **changes}
    with pytest.raises(ParameterError, match=match):
        bpdn_rounds(default_op, **arguments)  # type: ignore[arg-type]


@pytest.mark.alone
def test_a_round_takes_half_a_millisecond(default_op: IntervalOperator) -> None:
    """At n = 100, m = 50 the best of three batches takes at most 0.5 ms a round."""
    readings = random_rounds(default_op, 300, 0.7, np.random.default_rng(55))
    bpdn_rounds(default_op, readings[:2], 0.7)
    took = []
    for _ in range(3):
        started = time.perf_counter()
        bpdn_rounds(default_op, readings, 0.7)
        took.append(time.perf_counter() - started)
    assert min(took) <= 300 * 0.5e-3


def test_any_start_leads_to_the_same_optimum() -> None:
    """The previous round, or a wrong result."""
    rng = np.random.default_rng(56)
    for n, m in ((100, 50), (20_000, 60)):
        op = IntervalDomain(n, m).operator(0.05)
        clean = op.columns(np.array([n // 5, n // 2])).sum(axis=1)
        last = bpdn(op, clean + 0.1 * rng.standard_normal(m), 0.1)
        readings = clean + 0.1 * rng.standard_normal(m)
        cold, warm = bpdn(op, readings, 0.1), bpdn(op, readings, 0.1, start=last)
        from_wrong_start = bpdn(op, readings, 0.1, start=bpdn(op, 50.0 - clean, 0.1))
        for result in (warm, from_wrong_start):
            assert result.objective == pytest.approx(cold.objective, abs=1e-8)
            assert result.gap <= 1e-8
            assert result.residual <= result.radius * (1 + 1e-9)
            assert result.status == cold.status == "optimal"


def test_a_start_of_another_domain_is_refused(default_op: IntervalOperator) -> None:
    other = bpdn(IntervalDomain(50, 20).operator(0.05), np.ones(20), 0.1)
    with pytest.raises(ParameterError, match="start"):
        bpdn(default_op, np.ones(50), 0.1, start=other)
