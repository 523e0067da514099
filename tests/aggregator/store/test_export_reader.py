"""Reading exports and recordings back, and the rounds in them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.cli.recover_rounds import rounds_of
from heatcloak_aggregator.store import ReadingVerdict, Store, StoredReading
from heatcloak_aggregator.store.export import Format, as_line, export, read_export
from heatcloak_aggregator.store.schema import export_columns
from heatcloak_shared import Reading
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.wire import encode_release
from heatcloak_shared.zone import Zone

Make = Callable[..., StoredReading]

every_format = pytest.mark.parametrize("form", list(Format))


def test_bad_lines_are_reported_by_number_and_the_others_are_read(make: Make, tmp_path: Path) -> None:
    good = as_line(make())
    lines = [
        good,
        b"nonsense",
        b"",
        encode_release(make("n02").reading),
        good.replace(b'"accepted"', b'"perhaps"'),
        good[:-1] + b',"more":1}',
        b"x" * 100_000,
        encode_release(make("n03").reading)[:-1] + b',"verdict":7}',
        b'\xff{"v":1}',
        b"[" * 3000,
        encode_release(make("n04").reading),
    ]
    path = tmp_path / "x.jsonl"
    path.write_bytes(b"\n".join(lines))
    found = list(read_export(path, Format.JSONL))
    assert [each[0] for each in found if len(each) == 3] == [1, 4, 6, 11]
    assert [each[0] for each in found if len(each) == 2] == [2, 5, 7, 8, 9, 10]
    assert [each[2] for each in found if len(each) == 3] == ["accepted", None, "accepted", None]
    assert all(each[1].isprintable() for each in found if len(each) == 2)


def test_bad_csv_rows_are_reported_by_number_and_the_others_are_read(make: Make, tmp_path: Path) -> None:
    """Cells that are not numbers, short rows, and a MAC without its epoch."""
    path = tmp_path / "x.csv"
    export([make("n01"), make("n02")], path, Format.CSV)
    header, good, other = path.read_text().splitlines()
    rows = [header, good, good.replace(",17,", ",many,"), "a,b", other.replace("n02", "N02")]
    rows += [good.replace(",,,,accepted", ",1,,,accepted"), good.replace(",100,", f",{'9' * 5000},"), other]
    path.write_text("\n".join(rows) + "\n")
    found = list(read_export(path, Format.CSV))
    assert [each[0] for each in found if len(each) == 3] == [2, 8]
    assert [each[0] for each in found if len(each) == 2] == [3, 4, 5, 6, 7]


@pytest.mark.parametrize(
    "content", [b"", b"nonsense", b"zone,node\n1,2\n", b"\xff\xfe\0\n", b"PAR1 and no more PAR1"]
)
@pytest.mark.parametrize("form", [Format.CSV, Format.PARQUET])
def test_a_file_of_another_format_is_refused_in_one_line(
    tmp_path: Path, content: bytes, form: Format
) -> None:
    path = tmp_path / "x"
    path.write_bytes(content)
    with pytest.raises(ConfigError) as caught:
        list(read_export(path, form))
    assert str(caught.value).isprintable()


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.binary(max_size=300))
def test_any_bytes_give_bad_lines_or_a_config_error(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    """As lines, as CSV after a valid header, and as Parquet."""
    path = tmp_path_factory.getbasetemp() / "any"
    path.write_bytes(content)
    assert all(len(each) == 2 for each in read_export(path, Format.JSONL))
    with pytest.raises(ConfigError):
        list(read_export(path, Format.PARQUET))
    path.write_bytes(",".join(export_columns(Reading)).encode() + b"\n" + content)
    assert all(len(each) == 2 for each in read_export(path, Format.CSV))


@every_format
def test_recorded_rounds_have_the_readings_that_the_service_accepted(
    store: Store, zone: Zone, make: Make, tmp_path: Path, form: Format
) -> None:
    numbers = [zone.schedule.next_listed(100) + offset for offset in range(3)]
    for number in numbers:
        for place, node in enumerate(zone.nodes):
            if (number + place) % 4:
                store.add([make(node, number, ticks=900 * place - 17 * number)])
            else:
                store.add([make(node, number, ticks=10**6, verdict=ReadingVerdict.LATE)])
    store.add([make("n01", numbers[0], rev="0" * 16, boot="0" * 32)])
    accepted = store.accepted_readings(zone.name, zone.rev, numbers)
    path = tmp_path / f"x.{form}"
    export(store.stream(zone.name), path, form)
    recorded = rounds_of(zone, read_export(path, form))
    assert [each.number for each in recorded.rounds] == numbers
    assert [list(each.readings.values()) for each in recorded.rounds] == [accepted[each] for each in numbers]
    assert all({*each.readings, *each.missing} == set(zone.nodes) for each in recorded.rounds)
    assert (recorded.used, recorded.skipped, recorded.refused) == (9, {"late": 3}, {"revision": 1})


def test_without_outcomes_the_first_reading_of_a_node_is_used(zone: Zone, make: Make, tmp_path: Path) -> None:
    """The same reading again is a duplicate, another one of the node a second."""
    number = zone.schedule.next_listed(100)
    first, second = make("n01", number, ticks=5), make("n01", number, seq=9, ticks=6)
    lines = [encode_release(each.reading) for each in (first, first, second, make("n02", number))]
    path = tmp_path / "x.jsonl"
    path.write_bytes(b"\n".join(lines))
    recorded = rounds_of(zone, read_export(path, Format.JSONL))
    assert recorded.rounds[0].readings["n01"] == first.reading
    assert recorded.rounds[0].missing == ("n03", "n04")
    assert recorded.skipped == {"duplicate": 1, "second": 1}
