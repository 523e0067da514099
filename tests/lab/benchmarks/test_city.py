"""Benchmark ``city``: its simulated nodes, its search for the capacity, and its model of costs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from matplotlib.figure import Figure

from heatcloak_aggregator.zones.zone_reader import ZoneReader
from heatcloak_lab.benchmarks.city import benchmark as city_benchmark
from heatcloak_lab.benchmarks.city.benchmark import CityBenchmark
from heatcloak_lab.benchmarks.city.load import GROUPS, ZonePackets, group_of, phase_of
from heatcloak_lab.benchmarks.city.model import (
    MACHINE,
    SERVICE,
    WORKERS,
    CapacitySearch,
    CityModel,
    Costs,
    fit_costs,
    machines_for,
)
from heatcloak_lab.benchmarks.city.recoveries import RecoveryRow
from heatcloak_lab.benchmarks.city.run import (
    CitySize,
    RunRow,
    city_zones,
    quantile,
    write_zones,
    zone_number,
)
from heatcloak_lab.benchmarks.city.tables import CAPACITY, OTHER, OVERLOAD, draw_lags, overload_table
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import decode_reading
from heatcloak_shared.zone import Zone
from lab.benchmarks.test_service import parse_publish


def run_row(zones: int, lag_p99: float | None, **changes: object) -> RunRow:
    """Return the result of a run."""
    row = RunRow(
        *(CAPACITY, "bpdn", 1, zones, 20, 1.0, 10),
        estimated=1.0,
        lag_median=0.1,
        lag_p99=lag_p99,
        zone_lag_median=0.1,
        zone_lag_worst=0.12,
        zone_estimated_worst=1.0,
        stored_rate=20.0 * zones,
        lateness_p99=0.05,
        load_late=0.01,
        service=0.004,
        worker=0.003,
        broker=0.001,
        load=0.001,
        busy=0.9,
        load_average=1.0,
    )
    return replace(row, **changes)  # type: ignore[arg-type]


def test_packets_of_a_zone_serve_zones_of_other_names() -> None:
    """They hold valid readings of the other zone's revision, with packet ids of their own."""
    zone, other = city_zones(CitySize(2, 5, 1.0))
    packets = ZonePackets(zone, range(100, 103), [0.0] * 5, seed=1)
    for number in (100, 102):
        data = packets.of(number, other.name, other.rev, 65533)
        seen, ids = set(), []
        while data:
            size = data[1] & 0x7F | (data[2] << 7 if data[1] & 0x80 else 0)
            end = 1 + (2 if data[1] & 0x80 else 1) + size
            topic, payload, packet_id = parse_publish(data[:end])
            reading = decode_reading(payload)
            assert (reading.zone, reading.rev, reading.round) == (other.name, other.rev, number)
            assert topic == node_topic(other.name, reading.node, "reading")
            seen.add(reading.node)
            ids.append(packet_id)
            data = data[end:]
        assert seen == set(other.nodes)
        assert ids == [65534, 65535, 1, 2, 3]


@pytest.mark.parametrize("zones", [1, 7, GROUPS, 1000])
def test_groups_of_zones_are_alike_in_size_and_spread_over_the_time(zones: int) -> None:
    groups = [group_of(zone, zones) for zone in range(zones)]
    assert groups == sorted(groups)
    assert set(groups) == set(range(min(zones, GROUPS)))
    sizes = [groups.count(group) for group in set(groups)]
    assert max(sizes) - min(sizes) <= 1
    assert 0.0 <= phase_of(groups[0], zones, 0.5) <= phase_of(groups[-1], zones, 0.5) < 0.5


def test_zone_files_are_valid_and_differ_in_their_names(tmp_path: Path) -> None:
    zones = city_zones(CitySize(3, 4, 2.0))
    write_zones(zones, tmp_path)
    reader = ZoneReader(lambda zone: None)
    for number, zone in enumerate(zones):
        found, _ = reader.load(tmp_path / f"{zone.name}.toml")
        assert found == zone
        assert (zone_number(zone.name), zone.schedule.period) == (number, 2.0)
    assert len(list(tmp_path.iterdir())) == 3


@pytest.mark.parametrize("capacity", [1, 3, 40, 57, 133, 400])
@pytest.mark.parametrize("guess", [1, 50, 200])
def test_the_search_finds_the_capacity(capacity: int, guess: int) -> None:
    search = CapacitySearch(guess)
    runs = 0
    while (zones := search.next()) is not None and runs < 40:
        is_served = zones <= capacity
        share = min(capacity / zones, 1.0)
        search.add(run_row(zones, zones / capacity * 0.99 if is_served else None, estimated=share))
        runs += 1
    assert runs < 15
    assert search.best is not None
    assert capacity - max(0.05 * capacity, 1) <= search.best.zones <= capacity


def test_the_search_ends_where_nothing_or_everything_is_served() -> None:
    search = CapacitySearch(3)
    while (zones := search.next()) is not None:
        search.add(run_row(zones, None, estimated=0.0))
    assert search.best is None
    assert search.failed is not None
    assert search.failed.zones == 1
    search = CapacitySearch(3, most=10)
    while (zones := search.next()) is not None:
        search.add(run_row(zones, 0.1))
    assert search.best is not None
    assert search.best.zones == 10


def test_costs_are_recovered_from_three_sizes() -> None:
    true = Costs(zone=2e-4, reading=1e-4, round=2e-3)
    sizes = [CitySize(50, 20, 1.0), CitySize(20, 50, 1.0), CitySize(150, 20, 3.0)]
    found = fit_costs([(size, true.of_round(size)) for size in sizes])
    assert found.zone == pytest.approx(true.zone, rel=1e-6)
    assert found.reading == pytest.approx(true.reading, rel=1e-6)
    assert found.round == pytest.approx(true.round, rel=1e-6)
    alone = fit_costs([(sizes[0], 0.004)])
    assert alone.of_round(sizes[0]) == pytest.approx(0.004)
    assert min(alone.zone, alone.reading, alone.round) >= 0.0


def model(recovery: float, workers: int, processors: int = 2) -> CityModel:
    """Return a model in which a zone of 20 nodes takes 4 ms of the service and 1 ms of the rest."""
    service, rest = Costs(0.0, 1e-4, 2e-3), Costs(0.0, 2.5e-5, 5e-4)
    return CityModel(service, rest, {20: recovery, 40: recovery}, workers, processors)


@pytest.mark.parametrize(
    ("recovery", "workers", "busiest", "zones"),
    [
        (0.05, 1, WORKERS, 20),
        # Two processors for 50 + 4 + 1 ms.
        (0.05, 2, MACHINE, 36),
        (0.001, 1, SERVICE, 250),
    ],
)
def test_the_busiest_part_limits_the_zones(recovery: float, workers: int, busiest: str, zones: int) -> None:
    chosen = model(recovery, workers)
    assert chosen.busiest(20, 1.0) == busiest
    assert chosen.zones(20, 1.0) == zones
    assert chosen.zones(20, 2.0) in (2 * zones, 2 * zones + 1)


def test_a_calibrated_model_returns_what_was_measured_and_keeps_its_usable_share() -> None:
    for zones in range(1, 60):
        assert model(0.0123, 1).calibrated(zones, 20, 1.0).zones(20, 1.0) == zones
    # A worker that recovers 100 rounds a second serves 90 zones: a tenth of each round is left.
    slow = model(0.01, 1).calibrated(90, 20, 1.0)
    assert slow.usable == pytest.approx(0.9)
    assert slow.zones(20, 2.0) == 180


@pytest.mark.parametrize("capacity", [30, 48, 52, 57])
def test_the_measured_capacity_is_bracketed_whatever_was_predicted(
    monkeypatch: pytest.MonkeyPatch, capacity: int
) -> None:
    """The service is replaced by a capacity at each size: no run of a real one has a known capacity."""

    def recoveries(zone: Zone, file: Path, method: str, seconds: float, counts: tuple[int, ...]) -> object:
        return [RecoveryRow(method, len(zone.nodes), count, 100.0 * count, 0.01, 1.0) for count in counts]

    def run(purpose: str, size: CitySize, *_: object, settled: bool = True) -> RunRow:
        served = capacity if purpose == OTHER else 40
        lag = size.period * size.zones / served * 0.99 if size.zones <= served else None
        found = {"purpose": purpose, "nodes": size.nodes, "period": size.period, "worker": 0.02}
        return run_row(size.zones, lag, estimated=min(served / size.zones, 1.0), **found)

    monkeypatch.setattr(city_benchmark, "measure_recoveries", recoveries)
    monkeypatch.setattr(city_benchmark, "measure_run", run)
    benchmark = CityBenchmark("bpdn", workers=[1], steps=1, other=(40, 1.0))
    benchmark.run(lambda share: None)
    _, row = benchmark.report().rows["prediction"]
    assert row.measured <= capacity < row.not_served
    assert row.not_served - row.measured <= max(0.05 * row.measured, 1)


def test_machines_are_rounded_up() -> None:
    assert [machines_for(zones, 30) for zones in (1, 30, 31, 1000)] == [1, 1, 2, 34]


def test_the_quantile_is_one_of_the_values() -> None:
    values = [float(value) for value in range(1, 101)]
    assert quantile(values, 0.99) == 99.0
    assert quantile(values[:1], 0.99) == 1.0
    assert quantile([*values[:98], float("inf"), float("inf")], 0.99) == float("inf")


def test_rounds_without_an_estimate_are_no_points_in_the_figure_and_dashes_in_the_table() -> None:
    rows = [
        run_row(10, 0.5),
        run_row(20, None),
        run_row(16, None, purpose=OVERLOAD, zone_lag_worst=None, estimated=0.6),
    ]
    figure = Figure()
    draw_lags(figure, rows)
    (axes,) = figure.axes
    assert [np.asarray(line.get_xdata()).tolist() for line in axes.lines[:2]] == [[10], [10]]
    best, beyond = overload_table(rows).rows
    assert (best[0], best[1], beyond[0], beyond[1], beyond[4]) == ("10", "100.0%", "16", "60.0%", "-")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"method": "bpd"}, "unknown method 'bpd'"),
        ({"workers": [2, 1]}, "workers must be at least 1, and ascending"),
        ({"nodes": 1}, "nodes must be at least 2"),
        ({"period": 0.5}, "periods must be at least 1"),
        ({"folder_zones": 9999}, "at most 9999 zones"),
    ],
)
def test_invalid_options_are_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(ParameterError, match=message):
        CityBenchmark(**options)  # type: ignore[arg-type]
