"""Replaying a recording: streamed, tolerant of garbage, and as exact as live readings."""

from __future__ import annotations

import asyncio
import random
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.trusted import DecryptionPipeline, RecordedRounds
from heatcloak_aggregator.trusted.comparison import RoundComparer, RoundComparison
from heatcloak_aggregator.trusted.pipeline import RoundPublisher, TrustedCounts
from heatcloak_aggregator.trusted.recording import read_lines, replay
from heatcloak_shared import encode_reading
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.zone import Zone

NOW = 1000.0
Play = Callable[..., tuple[TrustedCounts, list[RoundComparison]]]


@pytest.fixture
def seal(zone: Zone, sealer: Callable[..., Any]) -> Any:
    """Return the sealer of the small zone."""
    return sealer(zone)


@pytest.fixture
def play(zone: Zone, seal: Any, tmp_path: Path) -> Play:
    """Return a function that replays a file's content."""

    def run(content: bytes, most: int | None = None) -> tuple[TrustedCounts, list[RoundComparison]]:
        path = tmp_path / "recording.jsonl"
        path.write_bytes(content)
        published: list[RoundComparison] = []
        pipeline = DecryptionPipeline(zone, seal.ring, RecordedRounds(zone))
        publisher = RoundPublisher(RoundComparer(zone).compare, published.append, pipeline.counts, most)
        asyncio.run(replay(path, pipeline, lambda: NOW, publisher))
        return pipeline.counts, published

    return run


def lines_of(zone: Zone, seal: Any, numbers: range) -> list[bytes]:
    """Return the readings of all nodes in some rounds; their ticks encode round and node."""
    return [
        encode_reading(seal(node, number, number, 10 * number + place))
        for number in numbers
        for node, place in zone.places.items()
    ]


def test_shuffled_recording_with_losses_and_duplicates_gives_rounds_in_order(
    zone: Zone, seal: Any, play: Play
) -> None:
    chance = random.Random(5)
    lines = [line for line in lines_of(zone, seal, range(100, 350)) if chance.random() > 0.1]
    twice = chance.sample(lines, 100)
    counts, published = play(b"\n".join(chance.sample(lines + twice, len(lines) + 100)))
    assert [one.round.number for one in published] == list(range(100, 350))
    assert counts.as_dict() == {
        "opened": len(lines),
        "duplicates": 100,
        "second": 0,
        "late": 0,
        "refused": {},
        "rounds": 250,
    }
    for one in published:
        tens = 10 * one.round.number
        assert one.round.uncovered == {node: tens + zone.places[node] for node in one.round.uncovered}
    assert sum(len(one.round.uncovered) for one in published) == len(lines)


def test_garbage_lines_are_counted_and_skipped(zone: Zone, seal: Any, play: Play) -> None:
    good = lines_of(zone, seal, range(100, 104))
    absurd_round = encode_reading(seal("n01", 900_000, 0, 1)).replace(b"900000,", b"9007199254740991,")
    garbage = [
        b"not json",
        b"\xff\xfe\x00",
        b"[" * 5000,
        b"{" + b" " * 3_000_000 + b"}",
        good[0] + b" " * 5000,
        b'{"v":1,"state":"online","boot":"' + b"0" * 32 + b'","reason":null}',
        good[0][:100],
        b"heatcloak/v1/hall/n01/reading " + good[0],
        good[1].replace(b'"key":0', b'"key":9223372036854775807'),
        absurd_round,
    ]
    mixed = [line for pair in zip(good, garbage * 2, strict=False) for line in pair]
    counts, published = play(b"\r\n\n \n".join(mixed))
    used = (garbage * 2)[: len(good)]
    assert counts.opened == 16
    assert [len(one.round.uncovered) for one in published] == [4, 4, 4, 4]
    assert counts.refused.total() == len(used)
    assert counts.refused["malformed"] == sum(line not in garbage[-2:] for line in used)
    assert counts.refused["epoch"] == sum(line == garbage[-2] for line in used)


@pytest.mark.parametrize("content", [b"", b"\n", b"\n\n  \n", b"\x00"])
def test_empty_recording_has_no_rounds(play: Play, content: bytes) -> None:
    counts, published = play(content)
    assert (counts.opened, published) == (0, [])
    assert counts.refused.total() == (content == b"\x00")


def test_replay_stops_at_the_limit_of_rounds(zone: Zone, seal: Any, play: Play) -> None:
    counts, published = play(b"\n".join(lines_of(zone, seal, range(100, 400))), 3)
    assert [one.round.number for one in published] == [100, 101, 102]
    assert counts.rounds == 3
    assert counts.opened < 1200


def test_endless_line_takes_little_memory(play: Play, tmp_path: Path) -> None:
    content = b"[" * 30_000_000
    tracemalloc.start()
    play(content)
    before = len(content)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < before / 5


def test_byte_order_mark_is_skipped(zone: Zone, seal: Any, play: Play) -> None:
    counts, _ = play(b"\xef\xbb\xbf" + b"\n".join(lines_of(zone, seal, range(100, 102))))
    assert (counts.opened, counts.refused) == (8, {})


def test_line_that_is_still_being_written_ends_the_recording(zone: Zone, seal: Any, tmp_path: Path) -> None:
    first, second, third = lines_of(zone, seal, range(100, 101))[:3]
    path = tmp_path / "growing.jsonl"
    path.write_bytes(first + b"\n" + second[:50])
    with path.open("rb") as file:
        lines = read_lines(file)
        assert [next(lines), next(lines)] == [first, second[:50]]
        with path.open("ab") as more:
            more.write(second[50:] + b"\n" + third + b"\n")
        assert list(lines) == []


@pytest.mark.parametrize("name", ["nothing", "", "a\0b"])
def test_unreadable_recording_raises_config_error(zone: Zone, seal: Any, tmp_path: Path, name: str) -> None:
    pipeline = DecryptionPipeline(zone, seal.ring, RecordedRounds(zone))
    publisher = RoundPublisher(RoundComparer(zone).compare, lambda comparison: None, pipeline.counts)
    with pytest.raises(ConfigError, match=r"recording .*: give a file of readings"):
        asyncio.run(replay(tmp_path / name, pipeline, lambda: NOW, publisher))
