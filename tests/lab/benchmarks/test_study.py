"""A study is run, shown as it is, and says when it was not finished."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from heatcloak_lab.benchmarks import studies
from heatcloak_lab.benchmarks.study import Groups, StudyBenchmark


@dataclass(frozen=True)
class Finding:
    """A row."""

    some_name: str
    value: float | None


def study(count: int, seed: int, progress: Callable[[float], None]) -> Groups:
    """Finds what it was given."""
    progress(1.0)
    return {"rows": [Finding("a", count / 3.0), Finding("b", None)], "more": [Finding("c", float(seed))]}


def test_its_rows_become_tables_and_facts() -> None:
    """A table for each group; what is not there is a dash, and null in JSON."""
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


def test_calibration_is_one() -> None:
    """Two draws: regions, ranks, and how many draws count, all of them JSON."""
    shares: list[float] = []
    found = studies.calibration(2, 0, shares.append)
    assert set(found) == {"draws", "vicinities", "ranks"}
    assert found["draws"][0].draws == 2
    assert shares == pytest.approx([0.5, 1.0])
