"""Accuracy of the estimate against basis pursuit and the exact floor."""

from __future__ import annotations

import time
from statistics import median

import numpy as np
import pytest

from heatcloak_aggregator.domains import IntervalDomain, IntervalOperator
from heatcloak_aggregator.recovery.posterior import posterior
from heatcloak_lab.benchmarks.accuracy import CROWDED_MODELS, NoiseLevel, SourceModel, accuracy_study

TRIALS = 40


def test_one_source_of_known_intensity_reaches_the_floor() -> None:
    """Within 10 % of the exact posterior over the grid, and under half of basis pursuit's distance."""
    rows = accuracy_study(TRIALS, 1, noise_levels=[NoiseLevel("zcdp", 1.0)], models=[SourceModel(1, True, 1)])
    by_name = {row.method: row for row in rows}
    assert by_name["posterior"].emd < 1.1 * by_name["floor"].emd
    radii = [by_name[f"bpdn {radius}"].emd for radius in ("paper", "confident")]
    assert by_name["posterior"].emd < 0.55 * min(radii)


@pytest.mark.slow
def test_sources_of_unknown_intensity_are_nearer_than_basis_pursuit() -> None:
    models = [SourceModel(sources, False) for sources in (2, 4)]
    for on_grid in (False, True):
        rows = accuracy_study(
            TRIALS // 2, 2, noise_levels=[NoiseLevel("paper", 4.0)], models=models, on_grid=on_grid
        )
        ratios = [row.ratio for row in rows if row.method == "posterior"]
        assert all(ratio is not None and ratio < 0.8 for ratio in ratios)


def test_more_sources_than_allowed_are_no_worse_than_basis_pursuit() -> None:
    rows = accuracy_study(8, 3, noise_levels=[NoiseLevel("zcdp", 4.0)], models=CROWDED_MODELS[:4])
    ratios = [row.ratio for row in rows if row.method == "posterior"]
    assert len(ratios) == 4
    assert all(ratio is not None and ratio < 1.2 for ratio in ratios)


def test_a_study_whose_basis_pursuit_makes_no_error_has_no_ratio() -> None:
    op = IntervalDomain(2, 5).operator(0.001)
    rows = accuracy_study(
        2, 0, noise_levels=[NoiseLevel("zcdp", 4.0)], models=[SourceModel(1, True)], op=op, on_grid=True
    )
    assert {(row.emd, row.ratio, row.ratio_error) for row in rows} == {(0.0, None, None)}


def test_the_study_reports_progress_ratios_and_errors() -> None:
    progress: list[tuple[int, int]] = []
    rows = accuracy_study(
        3, 0, lambda done, total: progress.append((done, total)), noise_levels=[NoiseLevel("zcdp", 4.0)],
        models=[SourceModel(1, True, 1), SourceModel(2, False)],
    )  # fmt: skip
    assert progress[-1] == (6, 6)
    assert [row.method for row in rows].count("posterior") == 2
    assert min(row.ratio or 0.0 for row in rows if row.method.startswith("bpdn")) == 1.0
    assert all(row.error >= 0.0 and (row.ratio_error or 0.0) >= 0.0 for row in rows)


@pytest.mark.alone
def test_a_posterior_takes_a_tenth_of_a_second(default_op: IntervalOperator) -> None:
    """With default arguments, compiled, vicinity included: the median of 15 is within 100 ms."""
    rng = np.random.default_rng(7)
    taken = []
    for trial in range(16):
        places = rng.random(rng.integers(1, 6))
        readings = default_op.responses(places).sum(axis=0) + 0.7 * rng.standard_normal(50)
        started = time.perf_counter()
        posterior(default_op, readings, 0.7, seed=trial).vicinity(0.9)
        taken.append(time.perf_counter() - started)
    assert median(taken[1:]) < 0.1
