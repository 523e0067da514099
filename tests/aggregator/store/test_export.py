"""Exports and recordings: all of a zone, whole or not at all, and read back as it was."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.cli.recover_rounds import rounds_of
from heatcloak_aggregator.service.estimator import Estimator
from heatcloak_aggregator.store import Store, StoredReading, Verdict
from heatcloak_aggregator.store.export import Format, as_line, export, format_of
from heatcloak_aggregator.store.readings import COLUMNS
from heatcloak_aggregator.store.recording import read_recording
from heatcloak_shared import decode_reading
from heatcloak_shared.errors import ConfigError, StoreError
from heatcloak_shared.wire import encode_reading
from heatcloak_shared.zone import Zone

Make = Callable[..., StoredReading]

every_format = pytest.mark.parametrize("form", list(Format))


def read_back(path: Path, form: Format) -> list[tuple[object, ...]]:
    return [each[1:] for each in read_recording(path, form)]


def extremes(make: Make) -> list[StoredReading]:
    """Seeded and not, at the ends of the ranges."""
    return [
        make("n01", 100, ticks=-(2**53) + 1, t=100.1, arrived=1763690000.1234567),
        make("n02", 100, ticks=2**53 - 1, step=2.0**-1074, arrived=0.1 + 0.2, verdict=Verdict.LATE),
        make("n03", 101, seq=2**63 - 1, key=2**63 - 1, mac="f" * 16, kept=2**63 - 1),
        make("n04", 101, kept=0, verdict=Verdict.SECOND, zone="hall", sigma_ticks=2**31 - 1),
    ]


@every_format
def test_an_export_is_what_was_stored(
    store: Store, zone: Zone, make: Make, tmp_path: Path, form: Format
) -> None:
    """Every reading of the zone with its verdict, from both databases, to the last digit."""
    stored = extremes(make)
    store.add([*stored, make("n01", zone="attic")])
    out = tmp_path / f"hall.{form}"
    assert export(store.stream(zone.name), out, form) == 4
    assert read_back(out, form) == [(each.reading, each.verdict) for each in stored]
    assert [file.name for file in tmp_path.glob("*hall*")] == [out.name]
    # An export without readings is one too.
    assert export(store.stream("cellar"), out, form) == 0
    assert read_back(out, form) == []


def test_an_export_of_some_rounds(store: Store, zone: Zone, make: Make) -> None:
    """From one time on, and before another, by the schedule's time."""
    store.add([make("n01", number) for number in range(100, 110)])
    found = store.stream(zone.name, zone.schedule.time_of(103), zone.schedule.time_of(106))
    assert [each.reading.round for each in found] == [103, 104, 105]


def test_a_line_is_the_wires_and_two_keys_more(make: Make) -> None:
    """A program that reads the wire reads the export."""
    for stored in extremes(make):
        line = as_line(stored)
        assert line.startswith(encode_reading(stored.reading)[:-1])
        assert json.loads(line)["arrived"] == stored.arrived
        assert json.loads(line)["verdict"] == stored.verdict
        assert decode_reading(line) == stored.reading


def test_parquet_columns_have_types(make: Make, tmp_path: Path) -> None:
    """Whole numbers are whole numbers, and only what may be left out is empty."""
    out = tmp_path / "x.parquet"
    export(extremes(make), out, Format.PARQUET)
    schema = pq.read_schema(out)
    assert tuple(schema.names) == COLUMNS
    types = {name: str(schema.field(name).type) for name in COLUMNS}
    assert [name for name, each in types.items() if each == "int64"] == [
        *("seq", "round", "ticks", "sigma_ticks", "key", "kept")
    ]
    assert [name for name, each in types.items() if each == "double"] == ["step", "t", "arrived"]
    assert [name for name in COLUMNS if schema.field(name).nullable] == ["key", "mac", "kept"]


@every_format
def test_an_export_takes_little_memory(
    make: Make, tmp_path: Path, form: Format, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it is: what was written is let go."""
    monkeypatch.setattr("heatcloak_aggregator.store.export.ROW_GROUP", 1000)
    monkeypatch.setattr("heatcloak_aggregator.store.export._TOLD", 1000)
    one = make()
    export([one], tmp_path / "x", form)  # what is imported is no part of it
    tracemalloc.start()
    export((one for _ in range(12_000)), tmp_path / "x", form)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    # The rows together would be twice that, and their text more.
    assert most < 1_000_000


@every_format
def test_an_export_that_finds_no_room(small_disk: Callable[[str], Path], make: Make, form: Format) -> None:
    """One line; what was there before is whole, and nothing half-written is left."""
    disk = small_disk("256k")
    out = disk / f"x.{form}"
    out.write_bytes(b"before")
    many = (make("n01", seq=seq, ticks=seq * 2654435761 % 2**50) for seq in range(60_000))
    with pytest.raises(StoreError, match="No space left on device: make room"):
        export(many, out, form)
    assert [file.name for file in disk.iterdir()] == [out.name]
    assert out.read_bytes() == b"before"


def test_an_export_into_no_folder(tmp_path: Path, make: Make) -> None:
    """One line."""
    with pytest.raises(StoreError, match="No such file or directory"):
        export([make()], tmp_path / "no" / "x.csv", Format.CSV)


def test_the_format_is_told_by_the_name() -> None:
    """Or asked for."""
    assert format_of("a.b.CSV") is Format.CSV
    assert format_of("-", Format.JSONL) is Format.JSONL
    with pytest.raises(ConfigError, match=r"end it in \.jsonl"):
        format_of("hall.txt")


def test_bad_lines_are_told_by_number(make: Make, tmp_path: Path) -> None:
    """Each is one line about one line; the others are read."""
    good = as_line(make())
    lines = [
        good,
        b"nonsense",
        b"",
        encode_reading(make("n02").reading),
        good.replace(b'"accepted"', b'"perhaps"'),
        good[:-1] + b',"more":1}',
        b"x" * 100_000,
        encode_reading(make("n03").reading)[:-1] + b',"verdict":7}',
        b'\xff{"v":1}',
        b"[" * 3000,
        encode_reading(make("n04").reading),
    ]
    path = tmp_path / "x.jsonl"
    path.write_bytes(b"\n".join(lines))
    found = list(read_recording(path, Format.JSONL))
    assert [each[0] for each in found if len(each) == 3] == [1, 4, 6, 11]
    assert [each[0] for each in found if len(each) == 2] == [2, 5, 7, 8, 9, 10]
    assert [each[2] for each in found if len(each) == 3] == ["accepted", None, "accepted", None]
    assert all(each[1].isprintable() for each in found if len(each) == 2)


def test_bad_rows_are_told_by_number(make: Make, tmp_path: Path) -> None:
    """Of a CSV file: cells that are no numbers, rows that are short, a seal without its epoch."""
    path = tmp_path / "x.csv"
    export([make("n01"), make("n02")], path, Format.CSV)
    header, good, other = path.read_text().splitlines()
    rows = [header, good, good.replace(",17,", ",many,"), "a,b", other.replace("n02", "N02")]
    rows += [good.replace(",,,,accepted", ",1,,,accepted"), good.replace(",100,", f",{'9' * 5000},"), other]
    path.write_text("\n".join(rows) + "\n")
    found = list(read_recording(path, Format.CSV))
    assert [each[0] for each in found if len(each) == 3] == [2, 8]
    assert [each[0] for each in found if len(each) == 2] == [3, 4, 5, 6, 7]


@pytest.mark.parametrize(
    "content", [b"", b"nonsense", b"zone,node\n1,2\n", b"\xff\xfe\0\n", b"PAR1 and no more PAR1"]
)
@pytest.mark.parametrize("form", [Format.CSV, Format.PARQUET])
def test_a_file_of_another_kind(tmp_path: Path, content: bytes, form: Format) -> None:
    """It is refused in one line."""
    path = tmp_path / "x"
    path.write_bytes(content)
    with pytest.raises(ConfigError) as caught:
        list(read_recording(path, form))
    assert str(caught.value).isprintable()


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.binary(max_size=300))
def test_any_bytes_are_read_without_a_traceback(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    """As lines, as CSV behind a good header, and as Parquet."""
    path = tmp_path_factory.getbasetemp() / "any"
    path.write_bytes(content)
    assert all(len(each) == 2 for each in read_recording(path, Format.JSONL))
    with pytest.raises(ConfigError):
        list(read_recording(path, Format.PARQUET))
    path.write_bytes(",".join(COLUMNS).encode() + b"\n" + content)
    assert all(len(each) == 2 for each in read_recording(path, Format.CSV))


@every_format
def test_rounds_are_recovered_as_the_service_did(
    store: Store, zone: Zone, make: Make, tmp_path: Path, form: Format
) -> None:
    """From what was accepted, and nothing else: the same estimates, message by message."""
    numbers = [zone.schedule.next_listed(100) + offset for offset in range(3)]
    for number in numbers:
        for place, node in enumerate(zone.nodes):
            if (number + place) % 4:
                store.add([make(node, number, ticks=900 * place - 17 * number)])
            else:
                store.add([make(node, number, ticks=10**6, verdict=Verdict.LATE)])
    store.add([make("n01", numbers[0], rev="0" * 16, boot="0" * 32)])
    accepted = store.accepted(zone.name, zone.rev, numbers)
    path = tmp_path / f"x.{form}"
    export(store.stream(zone.name), path, form)
    recorded = rounds_of(zone, read_recording(path, form))
    assert [each.number for each in recorded.rounds] == numbers
    assert [list(each.readings.values()) for each in recorded.rounds] == [accepted[each] for each in numbers]
    assert all({*each.readings, *each.missing} == set(zone.nodes) for each in recorded.rounds)
    assert (recorded.used, recorded.skipped, recorded.refused) == (9, {"late": 3}, {"revision": 1})
    service, ours = Estimator(zone), Estimator(zone)
    for each in recorded.rounds:
        assert ours.estimate(each).message == service.estimate(each).message


def test_of_a_recording_without_verdicts_the_first_counts(zone: Zone, make: Make, tmp_path: Path) -> None:
    """The same reading again is a duplicate, another one of the same node a second."""
    number = zone.schedule.next_listed(100)
    first, second = make("n01", number, ticks=5), make("n01", number, seq=9, ticks=6)
    lines = [encode_reading(each.reading) for each in (first, first, second, make("n02", number))]
    path = tmp_path / "x.jsonl"
    path.write_bytes(b"\n".join(lines))
    recorded = rounds_of(zone, read_recording(path, Format.JSONL))
    assert recorded.rounds[0].readings["n01"] == first.reading
    assert recorded.rounds[0].missing == ("n03", "n04")
    assert recorded.skipped == {"duplicate": 1, "second": 1}
