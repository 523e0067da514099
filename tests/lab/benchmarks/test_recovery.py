"""The benchmark of recovery methods: limits, parameters and tables."""

from __future__ import annotations

from typing import Any

import pytest

from heatcloak_lab.benchmarks.noise import NoiseBenchmark
from heatcloak_lab.benchmarks.recovery import RecoveryBenchmark
from heatcloak_shared.errors import ParameterError


def test_a_method_beyond_the_limit_is_not_tried_at_larger_sizes_while_others_go_on() -> None:
    run = RecoveryBenchmark(
        sizes=[(3000, 2000), (3000, 1000), (30, 15)],
        methods=["lasso-lars"],
        rounds=1,
        grow_to=0,
        limit=2.0,
    )
    shares: list[float] = []
    run.run(shares.append)
    report = run.report()
    found = {(row.m, row.method): row for row in report.rows["rows"]}
    states = {m: found[m, "lasso-lars"].state for m in (15, 1000, 2000)}
    assert states == {15: "measured", 1000: "beyond the limit", 2000: "beyond the limit"}
    assert found[15, "bpdn"].rounds == found[15, "lasso-lars"].rounds == 1
    assert shares == sorted(shares)
    assert shares[-1] == pytest.approx(1.0)
    assert any("beyond the limit of 2 s" in str(row[-1]) for table in report.tables for row in table.rows)
    assert any("lasso-lars can't express f ≤ 1" in note for note in report.notes)


def test_a_repeated_size_is_measured_once() -> None:
    """A second group of rows of one size would join the table of the first."""
    recovery = RecoveryBenchmark(sizes=[(30, 15), (20, 10), (30, 15)])
    assert recovery.report().setting["sizes"] == ["20x10", "30x15"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"sizes": []}, "give at least one"),
        ({"sizes": [(0, 5)]}, "n_sources"),
        ({"methods": ["magic"]}, "unknown method 'magic': choose from bpdn"),
        ({"rounds": 0}, "rounds must be at least 1, got 0"),
        ({"sigma": 0.0}, "sigma must be positive"),
        ({"sigma": float("nan")}, "sigma must be positive"),
        ({"spread": -1.0}, "spread"),
        ({"radius": "wide"}, "wide"),
        ({"radius": "-1"}, "-1"),
        ({"limit": 0.0}, "limit must be positive, got 0.0"),
        ({"limit": float("nan")}, "limit must be positive, got nan"),
        ({"grow_to": 1_000_000}, "grow-to must be in 0…"),
        ({"grow_to": -1}, "grow-to must be in 0…"),
        ({"seed": -1}, "seed must be at least 0, got -1"),
    ],
)
def test_parameters_out_of_range_are_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ParameterError, match=message):
        RecoveryBenchmark(**arguments)


@pytest.mark.parametrize("name", ["count", "repeats"])
def test_the_noise_benchmark_refuses_counts_below_one(name: str) -> None:
    with pytest.raises(ParameterError, match=f"{name} must be at least 1, got 0"):
        NoiseBenchmark(**{name: 0})
