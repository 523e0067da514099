"""Exports: every reading of a zone, whole or not at all, in bounded memory."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import get_args, get_type_hints

import pyarrow.parquet as pq
import pytest

from heatcloak_aggregator.store import ReadingVerdict, Store, StoredReading
from heatcloak_aggregator.store.export import Format, as_line, export, format_of, read_export, written_whole
from heatcloak_aggregator.store.schema import export_columns
from heatcloak_shared import Reading, decode_reading
from heatcloak_shared.errors import ConfigError, StoreError
from heatcloak_shared.wire import encode_release
from heatcloak_shared.zone import Zone

Make = Callable[..., StoredReading]

every_format = pytest.mark.parametrize("form", list(Format))


def read_back(path: Path, form: Format) -> list[tuple[object, ...]]:
    return [each[1:] for each in read_export(path, form)]


def extreme_readings(make: Make) -> list[StoredReading]:
    """Return readings with and without seed, at the ends of the ranges."""
    return [
        make("n01", 100, ticks=-(2**53) + 1, t=100.1, arrived=1763690000.1234567),
        make("n02", 100, ticks=2**53 - 1, step=2.0**-1074, arrived=0.1 + 0.2, verdict=ReadingVerdict.LATE),
        make("n03", 101, seq=2**63 - 1, key=2**63 - 1, mac="f" * 16, kept=2**63 - 1),
        make("n04", 101, kept=0, verdict=ReadingVerdict.SECOND, zone="hall", sigma_ticks=2**31 - 1),
    ]


@every_format
def test_an_export_is_read_back_as_it_was_stored(
    store: Store, zone: Zone, make: Make, tmp_path: Path, form: Format
) -> None:
    """From both databases, to the last digit."""
    stored = extreme_readings(make)
    store.add([*stored, make("n01", zone="attic")])
    out = tmp_path / f"hall.{form}"
    assert export(store.stream(zone.name), out, form) == 4
    assert read_back(out, form) == [(each.reading, each.verdict) for each in stored]
    assert [file.name for file in tmp_path.glob("*hall*")] == [out.name]
    # An export may have no readings.
    assert export(store.stream("cellar"), out, form) == 0
    assert read_back(out, form) == []


def test_an_export_may_be_limited_by_the_scheduled_time(store: Store, zone: Zone, make: Make) -> None:
    store.add([make("n01", number) for number in range(100, 110)])
    found = store.stream(zone.name, zone.schedule.time_of(103), zone.schedule.time_of(106))
    assert [each.reading.round for each in found] == [103, 104, 105]


def test_a_line_is_a_wire_reading_with_two_more_keys(make: Make) -> None:
    """Programs that read the wire read exports."""
    for stored in extreme_readings(make):
        line = as_line(stored)
        assert line.startswith(encode_release(stored.reading)[:-1])
        assert json.loads(line)["arrived"] == stored.arrived
        assert json.loads(line)["verdict"] == stored.verdict
        assert decode_reading(line) == stored.reading


def test_parquet_columns_have_the_types_of_the_wire(make: Make, tmp_path: Path) -> None:
    """Only optional fields are nullable."""
    out = tmp_path / "x.parquet"
    export(extreme_readings(make), out, Format.PARQUET)
    schema = pq.read_schema(out)
    assert tuple(schema.names) == export_columns(Reading)
    for name, hint in (*get_type_hints(Reading).items(), ("arrived", float)):
        kinds, field = set(get_args(hint)) or {hint}, schema.field(name)
        assert (str(field.type) == "int64") == (int in kinds), name
        assert (str(field.type) == "double") == (float in kinds), name
        assert field.nullable == (type(None) in kinds), name


@every_format
def test_an_export_takes_bounded_memory(
    make: Make, tmp_path: Path, form: Format, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heatcloak_aggregator.store.export.ROW_GROUP", 1000)
    monkeypatch.setattr("heatcloak_aggregator.store.export.PROGRESS_EVERY", 1000)
    one = make()
    export([one], tmp_path / "x", form)  # imports first
    tracemalloc.start()
    export((one for _ in range(12_000)), tmp_path / "x", form)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    # All rows would take twice that, and their text more.
    assert most < 1_000_000


@every_format
def test_an_export_without_room_leaves_the_old_file_and_no_other(
    small_disk: Callable[[str], Path], make: Make, form: Format
) -> None:
    disk = small_disk("256k")
    out = disk / f"x.{form}"
    out.write_bytes(b"before")
    many = (make("n01", seq=seq, ticks=seq * 2654435761 % 2**50) for seq in range(60_000))
    with pytest.raises(StoreError, match="No space left on device: make room"):
        export(many, out, form)
    assert [file.name for file in disk.iterdir()] == [out.name]
    assert out.read_bytes() == b"before"


def test_an_export_into_a_missing_folder_is_a_one_line_error(tmp_path: Path, make: Make) -> None:
    with pytest.raises(StoreError, match="No such file or directory"):
        export([make()], tmp_path / "no" / "x.csv", Format.CSV)


def test_only_regular_files_are_replaced(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="is not a regular file"), written_whole(Path("/dev/null")) as file:
        file.write(b"1")
    assert Path("/dev/null").is_char_device()
    (tmp_path / "own.csv").write_text("old")
    (tmp_path / "link.csv").symlink_to("own.csv")
    with written_whole(tmp_path / "link.csv") as file:
        file.write(b"new")
    assert (tmp_path / "own.csv").read_text() == "new"
    assert (tmp_path / "link.csv").is_symlink()


def test_a_link_that_leads_to_itself_is_a_one_line_error(tmp_path: Path) -> None:
    loop = tmp_path / "loop.png"
    loop.symlink_to("loop.png")
    with pytest.raises(StoreError) as caught, written_whole(loop) as file:
        file.write(b"1")
    assert str(caught.value) == f"{loop}: Too many levels of symbolic links: give another path"
    assert loop.is_symlink()
    assert list(tmp_path.iterdir()) == [loop]


def test_the_format_is_an_argument_or_follows_from_the_name() -> None:
    assert format_of("a.b.CSV") is Format.CSV
    assert format_of("-", Format.JSONL) is Format.JSONL
    with pytest.raises(ConfigError, match=r"use the ending \.jsonl"):
        format_of("hall.txt")
