"""The benchmark of diffusion on graphs."""

from __future__ import annotations

import pytest

from heatcloak_lab.benchmarks.heat import HeatBenchmark
from heatcloak_shared.errors import ParameterError


def test_ours_and_scipys_are_the_same_heat() -> None:
    """Both act on the same vectors, agree to rounding, and are timed in turns."""
    benchmark = HeatBenchmark(sizes=(60, 200), repeats=2)
    shares: list[float] = []
    benchmark.run(shares.append)
    report = benchmark.report()
    assert report.complete
    assert shares[-1] == 1.0
    rows = report.rows["rows"]
    assert [(row.vertices, row.vectors) for row in rows] == [(60, 1), (60, 16), (200, 1), (200, 16)]
    assert all(row.difference < 1e-12 and row.seconds > 0.0 for row in rows)
    assert len(report.tables[0].rows) == 4


@pytest.mark.parametrize("wrong", [{"sizes": ()}, {"sizes": (1,)}, {"repeats": 0}, {"seed": -1}])
def test_wrong_numbers_are_refused(wrong: dict[str, object]) -> None:
    """No size, too few vertices, no turn: each with what to give."""
    with pytest.raises(ParameterError, match="give"):
        HeatBenchmark(**wrong)  # type: ignore[arg-type]
