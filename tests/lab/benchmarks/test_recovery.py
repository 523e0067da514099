"""The comparison of recovery methods: what takes part, what is refused, and what a table says."""

from __future__ import annotations

from typing import Any

import pytest

from heatcloak_lab.benchmarks.noise import NoiseBenchmark
from heatcloak_lab.benchmarks.recovery import RecoveryBenchmark
from heatcloak_lab.benchmarks.study import StudyBenchmark
from heatcloak_lab.benchmarks.transport import EmdBenchmark
from heatcloak_lab.cli.bench_run import numbers_of, sizes_of
from heatcloak_shared.errors import ConfigError, ParameterError


def test_what_takes_too_long_is_beyond_the_limit_and_the_others_go_on() -> None:
    """It is not tried at a larger size, and has no part in the rounds."""
    run = RecoveryBenchmark(
        sizes=[(3000, 2000), (3000, 1000), (30, 15)],
        methods=["lasso-lars"],
        rounds=1,
        grow_to=0,
        limit=0.25,
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
    assert any("beyond the limit of 0.25 s" in str(row[-1]) for table in report.tables for row in table.rows)
    assert any("lasso-lars can't pose f ≤ 1" in note for note in report.notes)


def test_a_size_that_is_asked_for_twice_is_measured_once() -> None:
    """In both comparisons: a second group of rows of the same size would join the first one's table."""
    recovery = RecoveryBenchmark(sizes=[(30, 15), (20, 10), (30, 15)])
    assert recovery.report().setting["sizes"] == ["20x10", "30x15"]
    distances = EmdBenchmark(sizes=[20, 10, 20])
    assert distances.report().setting["sizes"] == [10, 20]


@pytest.mark.parametrize(
    "changed",
    [
        {"sizes": []},
        {"sizes": [(0, 5)]},
        {"methods": ["magic"]},
        {"rounds": 0},
        {"sigma": 0.0},
        {"sigma": float("nan")},
        {"spread": -1.0},
        {"radius": "wide"},
        {"radius": "-1"},
        {"limit": 0.0},
        {"limit": float("nan")},
        {"grow_to": 1_000_000},
        {"grow_to": -1},
        {"seed": -1},
    ],
)
def test_a_comparison_that_makes_no_sense_is_refused(changed: dict[str, Any]) -> None:
    """Before anything is measured, with cause and remedy."""
    with pytest.raises(ParameterError, match=r"give|choose"):
        RecoveryBenchmark(**changed)


@pytest.mark.parametrize(
    "changed", [{"sizes": []}, {"sizes": [1]}, {"pairs": 0}, {"limit": 0.0}, {"seed": -1}]
)
def test_distances_that_make_no_sense_are_refused(changed: dict[str, Any]) -> None:
    """Likewise."""
    with pytest.raises(ParameterError, match="give"):
        EmdBenchmark(**changed)


def test_counts_are_positive() -> None:
    """Of samples, repeats and draws."""
    for wrong in ({"count": 0}, {"repeats": 0}):
        with pytest.raises(ParameterError, match="give at least 1"):
            NoiseBenchmark(**wrong)
    with pytest.raises(ParameterError, match="give at least 1"):
        StudyBenchmark("accuracy", lambda count, seed, progress: {}, 0, 0, "trials")


@pytest.mark.parametrize("text", ["", "100", "x", "100x", "1e3x50", "-3x5", "100x50,", "9999999999x5"])
def test_a_size_that_is_none_is_named(text: str) -> None:
    """As it was written, with an example."""
    with pytest.raises(ConfigError, match="as in 100x50"):
        sizes_of(text)
    with pytest.raises(ConfigError, match="as in 100,1000"):
        numbers_of(text.replace("100", "l00"))


def test_sizes_are_read() -> None:
    """With spaces or without."""
    assert sizes_of("100x50, 300x200") == [(100, 50), (300, 200)]
    assert numbers_of("100, 1000") == [100, 1000]
