"""Reports and positions of position zones in both kinds of database."""

from __future__ import annotations

import csv
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import IntegrityError

from heatcloak_aggregator.store import ReadingVerdict, Store, StoredEstimate, StoredReading, migrate
from heatcloak_aggregator.store.database import parse_url
from heatcloak_aggregator.store.export import Format, as_line, export
from heatcloak_shared.wire import (
    HeatmapEstimate,
    HeatmapReport,
    PositionEstimate,
    PositionReport,
    encode_release,
)
from heatcloak_shared.wire.heatmap_estimate import packed_density
from support.zones import position_zone

ZONE = replace(position_zone(), name="park")


def stored(node: str = "n01", number: int = 100, **changes: Any) -> StoredReading:
    report = PositionReport(
        *(ZONE.name, ZONE.rev, node, "5f0c" * 8, number - 100, number, "1b", ZONE.schedule.time_of(number))
    )
    return StoredReading(replace(report, **changes), ReadingVerdict.ACCEPTED, number + 0.75)


def positions(number: int = 100, n_reports: int = 3) -> PositionEstimate:
    found = tuple((node, 1.5, -2.25) for node in ZONE.nodes[:n_reports])
    return PositionEstimate(
        ZONE.name, ZONE.rev, number, "point", "reported", found, tuple(ZONE.nodes[n_reports:])
    )


def heatmap_report() -> StoredReading:
    report = HeatmapReport("lobby", "0" * 16, "d001", "5f0c" * 8, 0, 100, "018f", 100.5, 3, "ab" * 8)
    return StoredReading(report, ReadingVerdict.ACCEPTED, 101.0)


def test_reports_are_read_back_as_they_were_stored_beside_other_messages(
    store: Store, make: Callable[..., StoredReading]
) -> None:
    mine = [stored(node) for node in ZONE.nodes] + [stored("n01", 101, kept=1)]
    assert store.add([make(), *mine, heatmap_report(), mine[0]]) == [True] * 7 + [False]
    assert list(store.stream(ZONE.name)) == mine
    assert list(store.stream("lobby")) == [heatmap_report()]
    assert store.round_readings(ZONE.name, ZONE.rev, 100) == mine[:4]
    accepted = store.accepted_readings(ZONE.name, ZONE.rev, [100, 101])
    assert accepted == {100: [each.reading for each in mine[:4]], 101: [mine[4].reading]}
    assert store.zones() == ["hall", "lobby", "park"]


def test_a_round_needs_positions_until_some_were_made_of_all_its_reports(store: Store) -> None:
    store.add([stored(node) for node in ZONE.nodes])
    assert store.rounds_to_estimate(ZONE.name, ZONE.rev, 0) == [100]
    assert store.add_estimates([StoredEstimate(positions(), 3, 5.0)]) == [False]
    whole = StoredEstimate(positions(n_reports=4), 4, 6.0)
    assert store.add_estimates([whole]) == [True]
    assert store.rounds_to_estimate(ZONE.name, ZONE.rev, 0) == []
    assert store.estimates(ZONE.name, ZONE.rev) == [whole]
    assert store.rounds(ZONE.name, ZONE.rev)[0].estimate_status == "reported"


def test_positions_share_a_store_with_other_estimates(store: Store) -> None:
    density = packed_density([1.0, 2.0, 3.0, 4.0])
    heatmap = HeatmapEstimate("lobby", "0" * 16, 7, "local", "ok", 3, 4, 2, density)
    both = [StoredEstimate(heatmap, 3, 1.0), StoredEstimate(positions(n_reports=0), 1, 2.0)]
    store.add_estimates(both)
    assert store.estimates("lobby", None) + store.estimates(ZONE.name, None) == both


@pytest.mark.parametrize("form", list(Format))
def test_an_export_has_the_columns_of_reports(tmp_path: Path, form: Format) -> None:
    rows = [stored(node) for node in ZONE.nodes]
    out = tmp_path / f"x.{form}"
    assert export(rows, out, form) == 4
    if form is Format.JSONL:
        lines = out.read_bytes().splitlines()
        assert lines == [as_line(each) for each in rows]
        assert all(
            line.startswith(encode_release(each.reading)[:-1]) for line, each in zip(lines, rows, strict=True)
        )
        return
    columns = [*PositionReport.__dataclass_fields__, "verdict", "arrived"]
    if form is Format.CSV:
        header, *cells = csv.reader(out.read_text().splitlines())
        assert header == columns
        assert [row[header.index("position")] for row in cells] == ["1b"] * 4
    else:
        table = pq.read_table(out)
        assert table.schema.names == columns
        assert table["position"].to_pylist() == ["1b"] * 4


@pytest.mark.parametrize(
    "change",
    ["position = NULL", "report = '018f'", "ticks = 1", "ticks = 1, step = 1, sigma_ticks = 1", "step = 1"],
)
def test_the_database_refuses_a_row_without_exactly_one_message(store_url: str, change: str) -> None:
    store = Store(store_url)
    store.add([stored()])
    store.close()
    engine = create_engine(parse_url(store_url))
    with pytest.raises(IntegrityError, match="one_message"), engine.begin() as connection:
        connection.execute(text(f"UPDATE readings SET {change}"))  # noqa: S608
    engine.dispose()


def test_a_database_from_before_position_zones_keeps_its_rows(
    store_url: str, make: Callable[..., StoredReading]
) -> None:
    engine = create_engine(parse_url(store_url))
    before = [make(), heatmap_report()]
    with engine.begin() as connection:
        migrate._upgrade(connection, to="0005")
        for each in before:
            reading = each.reading
            fields = {name: getattr(reading, name) for name in reading.__dataclass_fields__}
            fields |= {"verdict": "accepted", "arrived": each.arrived}
            names = ", ".join(fields)
            values = ", ".join(f":{name}" for name in fields)
            connection.execute(text(f"INSERT INTO readings ({names}) VALUES ({values})"), fields)  # noqa: S608
    engine.dispose()
    store = Store(store_url)
    assert [*store.stream("hall"), *store.stream("lobby")] == before
    assert store.add([stored()]) == [True]
    assert list(store.stream(ZONE.name)) == [stored()]
    store.close()
