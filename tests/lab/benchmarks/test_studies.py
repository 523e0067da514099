"""Statistical studies as benchmarks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from heatcloak_lab.benchmarks import studies
from heatcloak_lab.benchmarks.studies import Groups, StudyBenchmark
from heatcloak_shared.errors import ParameterError


@dataclass(frozen=True)
class Finding:
    """A row."""

    some_name: str
    value: float | None


def study(count: int, seed: int, progress: Callable[[float], None]) -> Groups:
    """Return rows that contain the arguments."""
    progress(1.0)
    return {"rows": [Finding("a", count / 3.0), Finding("b", None)], "more": [Finding("c", float(seed))]}


def test_rows_become_a_table_per_group_and_json() -> None:
    """None is a dash in a table and null in JSON."""
    run = StudyBenchmark("findings", study, 4, 7, "draws")
    assert not run.report().complete
    assert run.report().tables == ()
    shares: list[float] = []
    run.run(shares.append)
    report = run.report()
    assert report.complete
    assert shares == [1.0]
    first, second = report.tables
    assert first.columns == ("some name", "value")
    assert first.rows == (("a", "1.333"), ("b", "-"))
    assert first.caption == "findings, 4 draws"
    assert second.caption == "findings, 4 draws: more"
    facts = report.facts()
    assert facts["setting"] == {"draws": 4, "seed": 7}
    assert facts["rows"] == [{"some_name": "a", "value": 4 / 3}, {"some_name": "b", "value": None}]


def test_the_calibration_study_returns_draws_vicinities_and_ranks() -> None:
    shares: list[float] = []
    found = studies.calibration(2, 0, shares.append)
    assert set(found) == {"draws", "vicinities", "ranks"}
    assert found["draws"][0].draws == 2
    assert shares == pytest.approx([0.5, 1.0])


def test_a_study_without_draws_is_refused() -> None:
    with pytest.raises(ParameterError, match="trials must be at least 1, got 0"):
        StudyBenchmark("accuracy", study, 0, 0, "trials")
