"""The benchmark of diffusion on graphs."""

from __future__ import annotations

import pytest

from heatcloak_lab.benchmarks.heat import HeatBenchmark
from heatcloak_shared.errors import ParameterError


def test_our_heat_equals_that_of_scipy_to_rounding() -> None:
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


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"sizes": ()}, "sizes must be in 2…"),
        ({"sizes": (1,)}, "sizes must be in 2…"),
        ({"repeats": 0}, "repeats must be at least 1, got 0"),
        ({"seed": -1}, "seed must be at least 0, got -1"),
    ],
)
def test_parameters_out_of_range_are_refused(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(ParameterError, match=message):
        HeatBenchmark(**arguments)  # type: ignore[arg-type]
