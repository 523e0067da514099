"""Benchmark ``store``: a short run with real stores."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from heatcloak_aggregator.store import Store
from heatcloak_lab.benchmarks.store.benchmark import StoreBenchmark
from heatcloak_lab.benchmarks.store.filling import fill, plan_filling
from heatcloak_shared.errors import ParameterError
from support.postgresql import require_postgresql


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that the user of PostgreSQL may enter; those of pytest are private."""
    require_postgresql()
    path = Path(tempfile.mkdtemp(prefix="heatcloak-bench-"))
    path.chmod(0o755)
    yield path
    shutil.rmtree(path)


def test_every_operation_is_measured_in_both_stores_and_nothing_is_left(folder: Path) -> None:
    benchmark = StoreBenchmark(readings=1200, zones=4, nodes=5, days=5, requests=3, folder=folder)
    shares: list[float] = []
    benchmark.run(shares.append)
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    report = benchmark.report()
    assert report.complete
    timings, rates = report.rows["timings"], report.rows["rates"]
    operations = {row.operation for row in timings}
    assert {"list of rounds", "list of estimates", "latest estimate", "history", "add a batch"} <= operations
    assert {(row.store, row.operation) for row in timings} == {
        (store, name) for store in ("postgresql", "sqlite") for name in operations
    }
    # A day has 12 rounds of 20 readings.
    retained = {(row.store, row.readings) for row in rates if row.operation.startswith("retention")}
    assert retained == {("postgresql", 240), ("sqlite", 240)}
    assert list(folder.iterdir()) == []


def test_a_filling_is_what_a_service_would_have_stored(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/store.db"
    store = Store(url)
    filling = plan_filling(600, 3, 4, 5.0, 1.7e9)
    fill(store, url, filling, lambda share: None)
    assert store.zones() == [zone.name for zone in filling.zones]
    zone = filling.zones[1]
    found = list(store.stream(zone.name))
    assert len(found) == filling.readings // 3 == 200
    expected = [each for number in range(filling.first, filling.end) for each in filling.of_round(number)]
    assert found == [each for each in expected if each.reading.zone == zone.name]
    assert not any(store.add(expected))
    assert store.rounds_to_estimate(zone.name, zone.rev, filling.first) == []
    assert {row.through for row in store.boots(zone.name)} == {filling.end - filling.first - 1}
    store.close()


def test_fewer_readings_than_a_round_a_day_are_refused() -> None:
    with pytest.raises(ParameterError, match="readings must be at least 60000"):
        StoreBenchmark(readings=10)
