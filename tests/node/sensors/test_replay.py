"""Recordings: `heatcloak_node.sensors.replay`."""

from __future__ import annotations

import json
import os
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from heatcloak_node.sensors.replay import LineError, Recording, ReplaySensor, clock_of, parse_line
from heatcloak_node.sensors.sensor import Scale
from heatcloak_shared.errors import ConfigError, SensorError


@pytest.fixture
def record(tmp_path: Path) -> Callable[..., Path]:
    """Return a function that writes a recording from its lines."""

    def write(*lines: str | bytes | dict[str, object]) -> Path:
        path = tmp_path / "recording.jsonl"
        shown = (json.dumps(line) if isinstance(line, dict) else line for line in lines)
        path.write_bytes(
            b"".join((line.encode() if isinstance(line, str) else line) + b"\n" for line in shown)
        )
        return path

    return write


def by_t(*pairs: tuple[float, float]) -> list[dict[str, object]]:
    return [{"t": t, "value": value} for t, value in pairs]


def test_a_recording_plays_from_the_first_round_on(record: Callable[..., Path]) -> None:
    """Each line is valid until the next one, the last as long as the one before it."""
    path = record(*by_t((1000.0, 1.0), (1002.0, 2.0), (1003.0, 3.0)))
    sensor = ReplaySensor(Recording(path), period=1.0)
    assert [sensor.read(number) for number in (70, 71, 72, 73)] == [1.0, 1.0, 2.0, 3.0]
    with pytest.raises(SensorError, match="over"):
        sensor.read(74)


def test_speed_is_recorded_seconds_per_second(record: Callable[..., Path]) -> None:
    """Missed rounds are skipped."""
    path = record(*by_t(*((60.0 * index, index) for index in range(100))))
    sensor = ReplaySensor(Recording(path), period=2.0, speed=30.0, scale=Scale(0.5, 1.0))
    assert [sensor.read(7), sensor.read(8), sensor.read(20)] == [1.0, 1.5, 7.5]


def test_a_recording_by_round_ignores_the_zones_period(record: Callable[..., Path]) -> None:
    path = record(*({"round": 5 + index, "value": index} for index in range(4)))
    sensor = ReplaySensor(Recording(path), period=3600.0)
    assert [sensor.read(number) for number in (1, 2, 3, 4)] == [0.0, 1.0, 2.0, 3.0]


def test_rounding_of_times_does_not_miss_a_line(record: Callable[..., Path]) -> None:
    """0.1·3 is more than 0.3."""
    for start in (0.0, 1.7e9):
        path = record(*by_t(*((round(start + index / 10, 1), index) for index in range(1000))))
        sensor = ReplaySensor(Recording(path), period=0.1)
        assert [sensor.read(number) for number in range(1000)] == list(range(1000))


def test_a_single_line_is_valid_for_ever(record: Callable[..., Path]) -> None:
    assert ReplaySensor(Recording(record({"round": 1, "value": 4.5})), 1.0).read(10**9) == 4.5


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    moments=st.lists(st.integers(-(10**6), 10**6), min_size=1, max_size=40, unique=True).map(sorted),
    pads=st.lists(st.integers(0, 60), min_size=40, max_size=40),
    queries=st.lists(st.integers(0, 3 * 10**6), max_size=20),
)
def test_bisection_finds_the_same_line_as_a_linear_search(
    record: Callable[..., Path], moments: list[int], pads: list[int], queries: list[int]
) -> None:
    lines = [
        {"t": moment, "value": index, "note": "x" * pad}
        for index, (moment, pad) in enumerate(zip(moments, pads, strict=False))
    ]
    recording = Recording(record(*lines))
    for passed in (*queries, *(moment - moments[0] for moment in moments)):
        moment = moments[0] + passed
        if moment < recording.end:
            assert recording.value_at(moment) == max(i for i, m in enumerate(moments) if m <= moment)


BAD = [
    '{"t": 3, "value": 21.7',
    '{"t": 3}',
    '{"value": 21.7}',
    '{"round": 3, "value": 21.7}',
    '{"t": "3", "value": 21.7}',
    '{"t": 3, "value": "21.7"}',
    '{"t": 3, "value": true}',
    '{"t": 3, "value": NaN}',
    '{"t": 3, "value": 1e999}',
    '{"t": NaN, "value": 21.7}',
    '{"t": 1.0, "value": 21.7}',
    '{"t": 0.5, "value": 21.7}',
    "[3, 21.7]",
    "",
    "21.7",
    '{"t": 3, "value": 21.7, "note": "' + "x" * 1024 + '"}',
    "[" * 1000,
    b'{"t": 3, "value": 21.7, "note": "\xff"}',
    '{"t": 3, "value": ' + "7" * 900 + "}",
]


@pytest.mark.parametrize("line", BAD, ids=range(len(BAD)))
def test_a_malformed_line_is_refused_at_the_start_with_its_number(
    record: Callable[..., Path], line: str | bytes
) -> None:
    """The error does not show its value."""
    path = record(*by_t((0.0, 21.7), (1.0, 21.7)), line, *by_t((9.0, 21.7)))
    with pytest.raises(ConfigError, match="line 3: ") as caught:
        Recording(path)
    assert "21.7" not in str(caught.value)
    assert "777" not in str(caught.value)


def test_a_first_line_without_exactly_one_valid_clock_is_refused(record: Callable[..., Path]) -> None:
    for line in ('{"value": 1}', '{"t": 1, "round": 1, "value": 1}', '{"round": 1.5, "value": 1}'):
        with pytest.raises(ConfigError, match="line 1: "):
            Recording(record(line))


def test_a_missing_or_empty_recording_is_refused(tmp_path: Path, record: Callable[..., Path]) -> None:
    for path, text in (
        (tmp_path / "none", "No such file"),
        (tmp_path, "not a regular file"),
        (record(), "empty"),
    ):
        with pytest.raises(ConfigError, match=text):
            Recording(path)


def test_a_recording_that_changes_while_it_plays_is_a_fault(record: Callable[..., Path]) -> None:
    """Its text does not show the content."""
    path = record(*by_t((0.0, 1.0), (1.0, 2.0), (5.0, 3.0)))
    sensor = ReplaySensor(Recording(path), 1.0)
    assert sensor.read(0) == 1.0
    for content in (b"", b"21.7\n" * 40, b'{"t": 99, "value": 21.7}\n' * 40):
        path.write_bytes(content)
        with pytest.raises(SensorError, match="changed since the start") as caught:
            sensor.read(1)
        assert "21.7" not in str(caught.value)
    path.unlink()
    with pytest.raises(SensorError, match="changed"):
        sensor.read(2)


def test_a_long_recording_is_not_held_in_memory(tmp_path: Path) -> None:
    """20,000 lines take less than 64 KiB at any time."""
    path = tmp_path / "long.jsonl"
    path.write_text("".join(f'{{"t": {index}, "value": {index % 7}}}\n' for index in range(20_000)))
    tracemalloc.start()
    try:
        sensor = ReplaySensor(Recording(path), 1.0)
        assert [sensor.read(number) for number in (0, 13, 19_999)] == [0.0, 6.0, 0.0]
        assert tracemalloc.get_traced_memory()[1] < 65536
    finally:
        tracemalloc.stop()


@given(st.binary(max_size=80))
def test_arbitrary_bytes_are_refused_as_a_line(line: bytes) -> None:
    for parse in (
        clock_of,
        lambda content: parse_line(content, "t"),
        lambda content: parse_line(content, "round"),
    ):
        try:
            parse(line)
        except LineError as error:
            assert len(str(error)) < 100


@given(
    moment=st.floats(allow_nan=False, allow_infinity=False),
    value=st.floats(allow_nan=False, allow_infinity=False) | st.integers(-(2**60), 2**60),
)
def test_a_line_reads_back_as_it_was_written(moment: float, value: float) -> None:
    assert parse_line(json.dumps({"t": moment, "value": value}).encode(), "t") == (moment, float(value))


def test_path_and_speed_are_configurable(configure: Callable[..., Any], record: Callable[..., Path]) -> None:
    record(*by_t((0.0, 1.0), (1.0, 2.0), (2.0, 3.0)))
    sensor = configure(kind="replay", path="recording.jsonl", speed=2.0, gain=2)
    assert (sensor.takes, sensor.read(5), sensor.read(6)) == (0.0, 2.0, 6.0)
    with pytest.raises(ConfigError, match=r"sensor\.speed"):
        configure(kind="replay", path="recording.jsonl", speed=0)


def test_a_pipe_is_refused_without_waiting(tmp_path: Path, record: Callable[..., Path]) -> None:
    """At the start, and in place of a recording that plays."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(ConfigError, match="not a regular file"):
        Recording(pipe)
    path = record('{"t": 0, "value": 1}')
    sensor = ReplaySensor(Recording(path), period=1.0)
    pipe.replace(path)
    with pytest.raises(SensorError, match="changed since the start"):
        sensor.read(0)
