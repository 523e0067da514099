"""Where a device's places come from: `heatcloak_node.places`."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_node import SimulatedPlaces
from heatcloak_node.places import (
    MOST_BYTES,
    MOST_RECORDED_BYTES,
    PlacesCommand,
    PlacesFile,
    PlacesRecording,
    places_in,
)
from heatcloak_shared.errors import SensorError
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Area
from support.zones import heatmap_zone

HALL = Area(16, x=(-10.0, 30.0), y=(0.0, 20.0))
PATIENCE = 60.0
"""Seconds for a long file on a busy machine."""


def fault_of(read: Callable[[int], object]) -> str:
    with pytest.raises(SensorError) as caught:
        read(0)
    assert caught.value.__context__ is None or caught.value.__suppress_context__
    return str(caught.value)


def test_rows_are_places_in_the_unit_square_with_a_weight() -> None:
    assert places_in(b"x,y\n-10,0\n10, 5.0,2\r\n30,20,0.5\n", HALL, 5.0) == [
        (0.0, 0.0, 1.0),
        (0.5, 0.25, 2.0),
        (1.0, 1.0, 0.5),
    ]


@pytest.mark.parametrize("content", [b"", b"\n", b"  \r\n \n"])
def test_no_row_is_no_place(content: bytes) -> None:
    assert places_in(content, HALL, 5.0) == []


def test_rows_that_are_no_numbers_are_left_out() -> None:
    rows = b"1,2,3,4\n1;2\nhere\n\xff\xfe\n5\n0,10\n,,\n"
    assert places_in(rows, HALL, 5.0) == [(0.25, 0.5, 1.0)]


@pytest.mark.parametrize("content", [b"here,there", b"\x00\xff" * 100, b"1;2", b"1,2,3,4"])
def test_text_without_a_place_is_a_fault_that_does_not_show_it(content: bytes) -> None:
    with pytest.raises(SensorError, match=r"^no row is x,y or x,y,weight: [a-z ,]+$"):
        places_in(content, HALL, 5.0)


@pytest.mark.parametrize("header", [b"x,y", b"X, y, weight\n", b"\xef\xbb\xbfx,y\r\n"])
def test_a_header_alone_is_no_place_and_no_fault(header: bytes) -> None:
    assert places_in(header, HALL, 5.0) == []
    assert places_in(header.strip() + b"\n0,10\n", HALL, 5.0) == [(0.25, 0.5, 1.0)]


def test_a_byte_order_mark_does_not_hide_the_first_row() -> None:
    assert places_in(b"\xef\xbb\xbf0,10\n", HALL, 5.0) == [(0.25, 0.5, 1.0)]


def test_parsing_ends_long_before_the_message_is_due(tmp_path: Path) -> None:
    """A thread that is still busy then would delay the message, by a time that depends on the places."""
    file = tmp_path / "places.csv"
    file.write_bytes(b"1,2\n" * 60_000)
    source = PlacesFile(file, HALL, 1e-6)
    began = time.monotonic()
    assert "too many rows to read them in time" in fault_of(source.read)
    assert len(PlacesFile(file, HALL, 60.0).read(0)) == 60_000
    assert time.monotonic() - began < 30.0


@given(st.binary(max_size=200))
def test_any_bytes_give_places_or_a_fault(content: bytes) -> None:
    """Hostile numbers such as NaN are left to the mechanism, which counts them as no place."""
    zone = heatmap_zone()
    try:
        places = places_in(content, zone.area, 5.0)
    except SensorError:
        return
    assert all(len(place) == 3 for place in places)


def test_a_file_is_read_at_every_round(tmp_path: Path) -> None:
    file = tmp_path / "places.csv"
    source = PlacesFile(file, HALL, 1.0)
    assert "places.csv" in fault_of(source.read)
    file.write_text("10,5\n")
    assert source.read(1) == [(0.5, 0.25, 1.0)]
    file.write_text("")
    assert source.read(2) == []


def test_a_file_that_is_too_long_or_no_file_is_a_fault(tmp_path: Path) -> None:
    file = tmp_path / "places.csv"
    file.write_bytes(b"10,5\n" * (MOST_BYTES // 5) + b" " * (MOST_BYTES % 5))
    assert len(PlacesFile(file, HALL, PATIENCE).read(0)) == MOST_BYTES // 5
    file.write_bytes(b"10,5\n" * (MOST_BYTES // 5 + 1))
    assert "bytes" in fault_of(PlacesFile(file, HALL, PATIENCE).read)
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "pipe"):
        assert "give a readable file" in fault_of(PlacesFile(path, HALL, PATIENCE).read)


def test_a_command_prints_places() -> None:
    command = PlacesCommand(["/bin/sh", "-c", "echo 10,5; echo 30,0,2"], HALL, 5.0)
    assert command.read(0) == [(0.5, 0.25, 1.0), (1.0, 0.0, 2.0)]
    assert command.takes > 5.0


@pytest.mark.parametrize(
    ("script", "fault"),
    [
        ("echo 10,5; exit 3", "ended with an error"),
        ("sleep 5", "took too long"),
        ("head -c 300000 /dev/zero", "more than 262144 bytes"),
        ("echo secret", "no row is x,y"),
    ],
)
def test_a_command_that_fails_is_a_fault_that_shows_no_output(script: str, fault: str) -> None:
    text = fault_of(PlacesCommand(["/bin/sh", "-c", script], HALL, 0.5).read)
    assert fault in text
    assert "secret" not in text


class TestRecording:
    """Times are in seconds since 1970. Rounds last an hour, and every other one is listed."""

    zone = heatmap_zone(area=HALL, schedule=Schedule(3600.0, 1, 1, 2))

    def read(self, folder: Path, text: str, number: int) -> list[tuple[float, float, float]]:
        file = folder / "places.csv"
        file.write_text(text)
        return PlacesRecording(file, self.zone, 60.0).read(number)

    def test_it_gives_the_rows_of_the_budget_period_before(self, tmp_path: Path) -> None:
        """From 08:00 until before 10:00, in the round that begins at 10:00 and is released at 10:30."""
        times = (8 * 3600 - 1, 8 * 3600, 9 * 3600, 10 * 3600 - 1, 10 * 3600, 10 * 3600 + 1800)
        rows = "".join(f"{t},{x},0\n" for x, t in enumerate(times))
        found = self.read(tmp_path, "t,x,y\n" + rows, 10)
        assert [round(40 * x - 10) for x, _, _ in found] == [1, 2, 3]

    def test_consecutive_periods_share_no_row_and_miss_none(self, tmp_path: Path) -> None:
        start = self.zone.schedule.start_of(8)
        rows = "".join(f"{start + 100.0 * step!r},{step},0\n" for step in range(144))
        found = [self.read(tmp_path, rows, number) for number in (10, 12)]
        assert [round(40 * x - 10) for part in found for x, _, _ in part] == [*range(144)]

    def test_rows_without_a_time_are_in_no_period(self, tmp_path: Path) -> None:
        assert self.read(tmp_path, "nan,1,1\n1,1\nhere,1,1\ninf,1,1\n", 10) == []

    def test_only_the_end_of_a_long_recording_is_read(self, tmp_path: Path) -> None:
        end = self.zone.schedule.start_of(10)
        early = f"{end - 60.0!r},0,0\n"
        late = f"{end - 1.0!r},10,5,2\n"
        filler = (MOST_RECORDED_BYTES // len(early) + 1) * early
        found = self.read(tmp_path, filler + late, 10)
        assert found[-1] == (0.5, 0.25, 2.0)
        assert len(found) <= MOST_RECORDED_BYTES // len(early)

    @pytest.mark.parametrize(("excess", "is_read"), [(0, True), (1, False)])
    def test_a_recording_of_the_limit_is_read_whole(self, tmp_path: Path, excess: int, is_read: bool) -> None:
        first = f"{self.zone.schedule.start_of(9)!r},10,5\n"
        text = first + "#" * (MOST_RECORDED_BYTES + excess - len(first))
        assert self.read(tmp_path, text, 10) == ([(0.5, 0.25, 1.0)] if is_read else [])

    def test_a_row_at_the_limit_is_read_if_it_is_whole(self, tmp_path: Path) -> None:
        first = f"{self.zone.schedule.start_of(9)!r},10,5\n"
        text = "\n" + first + "#" * (MOST_RECORDED_BYTES - len(first))
        assert self.read(tmp_path, text, 10) == [(0.5, 0.25, 1.0)]


def test_simulated_people_are_repeatable_and_differ(tmp_path: Path) -> None:
    rounds = range(200)
    first, again = ([SimulatedPlaces("d1", 3).read(n) for n in rounds] for _ in range(2))
    assert first == again
    assert first != [SimulatedPlaces("d2", 3).read(n) for n in rounds]
    assert first != [SimulatedPlaces("d1", 4).read(n) for n in rounds]
    assert 2 <= first.count([]) <= 60, "some rounds, a person is nowhere"
    for x, y, weight in (place for places in first for place in places):
        assert 0.0 <= x < 1.0
        assert 0.0 <= y < 1.0
        assert 0.5 <= weight <= 1.5
