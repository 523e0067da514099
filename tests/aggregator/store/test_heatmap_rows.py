"""Reports and heatmaps of heatmap zones in both kinds of database."""

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

from heatcloak_aggregator.store import ReadingVerdict, Store, StoredEstimate, StoredReading
from heatcloak_aggregator.store.database import parse_url
from heatcloak_aggregator.store.export import Format, as_line, export, require_one_table
from heatcloak_shared.errors import StoreError
from heatcloak_shared.wire import Estimate, HeatmapEstimate, HeatmapReport, Reading, encode_release
from heatcloak_shared.wire.heatmap_estimate import Densest, packed_density
from support.zones import heatmap_zone

ZONE = heatmap_zone()


def stored(node: str = "d001", number: int = 100, **changes: Any) -> StoredReading:
    report = HeatmapReport(
        *(ZONE.name, ZONE.rev, node, "5f0c" * 8, number - 100, number, "018f", ZONE.schedule.time_of(number))
    )
    return StoredReading(replace(report, **changes), ReadingVerdict.ACCEPTED, number + 0.75)


def heatmap(number: int = 100, reports: int = 3) -> HeatmapEstimate:
    density = packed_density([1.0, 2.0, 3.0, 4.0])
    # A heatmap stored by an older version has no densest part.
    densest = None if number % 2 else Densest((0, 63), 0.25, 0.75, 0.9)
    return HeatmapEstimate(ZONE.name, ZONE.rev, number, "local", "ok", reports, 4, 2, density, densest)


def test_reports_are_read_back_as_they_were_stored_beside_readings(
    store: Store, make: Callable[..., StoredReading]
) -> None:
    mine = [stored(node) for node in ZONE.nodes] + [stored("d001", 101, key=3, mac="ab" * 8, kept=1)]
    assert store.add([make(), *mine, mine[0]]) == [True] * 6 + [False]
    assert list(store.stream(ZONE.name)) == mine
    assert store.round_readings(ZONE.name, ZONE.rev, 100) == mine[:4]
    accepted = store.accepted_readings(ZONE.name, ZONE.rev, [100, 101])
    assert accepted == {100: [each.reading for each in mine[:4]], 101: [mine[4].reading]}
    assert [each.reading for each in store.stream("hall")] == [make().reading]
    assert store.zones() == ["hall", ZONE.name]


def test_a_round_needs_a_heatmap_until_one_was_made_of_all_its_reports(store: Store) -> None:
    store.add([stored(node) for node in ZONE.nodes])
    assert store.rounds_to_estimate(ZONE.name, ZONE.rev, 0) == [100]
    assert store.add_estimates([StoredEstimate(heatmap(), 3, 5.0)]) == [False]
    assert store.rounds_to_estimate(ZONE.name, ZONE.rev, 0) == [100]
    whole = StoredEstimate(heatmap(reports=4), 4, 6.0)
    assert store.add_estimates([whole]) == [True]
    assert store.rounds_to_estimate(ZONE.name, ZONE.rev, 0) == []
    assert store.estimates(ZONE.name, ZONE.rev) == [whole]
    assert store.rounds(ZONE.name, ZONE.rev)[0].estimate_status == "ok"


def test_heatmaps_and_estimates_share_a_store(store: Store) -> None:
    estimate = Estimate("hall", "0" * 16, 7, "bpdn", "optimal", ((3, 0.5),), ("n02",))
    both = [StoredEstimate(estimate, 3, 1.0), StoredEstimate(heatmap(), 3, 2.0)]
    store.add_estimates(both)
    assert store.estimates("hall", None) + store.estimates(ZONE.name, None) == both


def test_old_reports_and_heatmaps_are_deleted(store: Store) -> None:
    rows = [stored(number=number) for number in range(100, 110)]
    store.add(rows)
    store.add_estimates([StoredEstimate(heatmap(number), 1, 1.0) for number in range(100, 110)])
    store.save_watermarks({(ZONE.name, "d001", "5f0c" * 8): 9})
    *_, done = store.prune(ZONE.name, ZONE.schedule.time_of(105))
    assert (done.readings, done.estimates, done.left) == (5, 5, 0)
    assert list(store.stream(ZONE.name)) == rows[5:]
    assert store.add(rows) == [False] * 10, "a deleted report is not new when it is sent again"


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
    columns = [*HeatmapReport.__dataclass_fields__, "verdict", "arrived"]
    if form is Format.CSV:
        header, *cells = csv.reader(out.read_text().splitlines())
        assert header == columns
        assert [row[header.index("report")] for row in cells] == ["018f"] * 4
    else:
        table = pq.read_table(out)
        assert table.schema.names == columns
        assert table["report"].to_pylist() == ["018f"] * 4


@pytest.mark.parametrize("form", [Format.CSV, Format.PARQUET])
def test_messages_of_two_kinds_do_not_fit_into_one_table(
    tmp_path: Path, form: Format, make: Callable[..., StoredReading]
) -> None:
    """A zone's name may have been used for another kind of zone."""
    with pytest.raises(StoreError, match="two kinds: export as jsonl"):
        export([stored(), make()], tmp_path / "x", form)
    assert not [*tmp_path.iterdir()]
    assert export([stored(), make()], tmp_path / "x", Format.JSONL) == 2


def test_the_types_of_messages_are_known_before_an_export(
    store: Store, make: Callable[..., StoredReading]
) -> None:
    """A zone's name may have been used for another kind of zone; its times limit an export."""
    store.add([make(zone=ZONE.name, t=1.5), stored(), stored("d002")])
    assert store.message_types(ZONE.name) == {Reading, HeatmapReport}
    assert store.message_types("hall") == set()
    split = ZONE.schedule.time_of(100)
    assert store.message_types(ZONE.name, until=split) == {Reading}
    assert store.message_types(ZONE.name, since=split) == {HeatmapReport}


def test_messages_of_two_kinds_are_refused_before_an_export() -> None:
    both = {Reading, HeatmapReport}
    for form in (Format.CSV, Format.PARQUET):
        require_one_table({Reading}, form)
        require_one_table(set(), form)
        with pytest.raises(StoreError, match="two kinds: export as jsonl, or limit the export with --since"):
            require_one_table(both, form)
    require_one_table(both, Format.JSONL)


@pytest.mark.parametrize(
    "change",
    ["ticks = NULL", "step = NULL", "sigma_ticks = NULL", "report = '018f'", "ticks = NULL, report = '018f'"],
)
def test_the_database_refuses_a_row_without_exactly_one_message(
    store_url: str, make: Callable[..., StoredReading], change: str
) -> None:
    store = Store(store_url)
    store.add([make()])
    store.close()
    engine = create_engine(parse_url(store_url))
    with pytest.raises(IntegrityError, match="one_message"), engine.begin() as connection:
        connection.execute(text(f"UPDATE readings SET {change}"))  # noqa: S608
    engine.dispose()
