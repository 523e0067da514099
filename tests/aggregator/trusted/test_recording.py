"""A recording: streamed, forgiving, and as exact as the live readings."""

from __future__ import annotations

import asyncio
import random
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.trusted import Openings, RecordedRounds
from heatcloak_aggregator.trusted.comparison import RoundComparison
from heatcloak_aggregator.trusted.counts import TrustedCounts
from heatcloak_aggregator.trusted.recording import _lines, replay
from heatcloak_aggregator.trusted.round_publisher import Teller
from heatcloak_shared import encode_reading
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.zone import Zone

NOW = 1000.0
Play = Callable[..., tuple[TrustedCounts, list[RoundComparison]]]


@pytest.fixture
def seal(zone: Zone, sealer: Callable[..., Any]) -> Any:
    """The sealer of the small zone."""
    return sealer(zone)


@pytest.fixture
def play(zone: Zone, seal: Any, tmp_path: Path) -> Play:
    """Replays what a file holds."""

    def run(content: bytes, most: int | None = None) -> tuple[TrustedCounts, list[RoundComparison]]:
        path = tmp_path / "recording.jsonl"
        path.write_bytes(content)
        told: list[RoundComparison] = []
        openings = Openings(zone, seal.ring, RecordedRounds(zone))
        teller = Teller(zone, told.append, openings.counts, most)
        asyncio.run(replay(path, openings, lambda: NOW, teller))
        return openings.counts, told

    return run


def lines_of(zone: Zone, seal: Any, numbers: range) -> list[bytes]:
    """All nodes' readings of some rounds, which tell node and round."""
    return [
        encode_reading(seal(node, number, number, 10 * number + place))
        for number in numbers
        for node, place in zone.places.items()
    ]


def test_every_round_is_told_in_order(zone: Zone, seal: Any, play: Play) -> None:
    """More than one batch, shuffled, a tenth lost, some twice."""
    chance = random.Random(5)
    lines = [line for line in lines_of(zone, seal, range(100, 350)) if chance.random() > 0.1]
    twice = chance.sample(lines, 100)
    counts, told = play(b"\n".join(chance.sample(lines + twice, len(lines) + 100)))
    assert [one.round.number for one in told] == list(range(100, 350))
    assert counts.as_dict() == {
        "opened": len(lines),
        "duplicates": 100,
        "second": 0,
        "late": 0,
        "refused": {},
        "rounds": 250,
    }
    for one in told:
        tens = 10 * one.round.number
        assert one.round.ticks == {node: tens + zone.places[node] for node in one.round.ticks}
    assert sum(len(one.round.ticks) for one in told) == len(lines)


def test_garbage_is_counted_and_costs_nothing(zone: Zone, seal: Any, play: Play) -> None:
    """Not JSON, not UTF-8, too long, other messages, a line cut short, an absurd epoch or round."""
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
    counts, told = play(b"\r\n\n \n".join(mixed))
    used = (garbage * 2)[: len(good)]
    assert counts.opened == 16
    assert [len(one.round.ticks) for one in told] == [4, 4, 4, 4]
    assert counts.refused.total() == len(used)
    assert counts.refused["malformed"] == sum(line not in garbage[-2:] for line in used)
    assert counts.refused["epoch"] == sum(line == garbage[-2] for line in used)


@pytest.mark.parametrize("content", [b"", b"\n", b"\n\n  \n", b"\x00"])
def test_an_empty_recording_has_no_rounds(play: Play, content: bytes) -> None:
    """It is no error."""
    counts, told = play(content)
    assert (counts.opened, told) == (0, [])
    assert counts.refused.total() == (content == b"\x00")


def test_it_stops_when_it_has_told_enough(zone: Zone, seal: Any, play: Play) -> None:
    """As many rounds as were asked for, whatever else the recording holds."""
    counts, told = play(b"\n".join(lines_of(zone, seal, range(100, 400))), 3)
    assert [one.round.number for one in told] == [100, 101, 102]
    assert counts.rounds == 3
    assert counts.opened < 1200, "the rest stayed closed"


def test_a_line_without_end_takes_no_memory(play: Play, tmp_path: Path) -> None:
    """A file of one endless line is read in pieces that are dropped."""
    content = b"[" * 30_000_000
    tracemalloc.start()
    play(content)
    before = len(content)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < before / 5


def test_a_mark_of_the_byte_order_is_no_part_of_the_first_reading(zone: Zone, seal: Any, play: Play) -> None:
    """As some editors put at the beginning of a file."""
    counts, _ = play(b"\xef\xbb\xbf" + b"\n".join(lines_of(zone, seal, range(100, 102))))
    assert (counts.opened, counts.refused) == (8, {})


def test_a_recording_ends_in_the_middle_of_a_line_that_is_still_being_written(
    zone: Zone, seal: Any, tmp_path: Path
) -> None:
    """The rest of it, should it come while we read, is no line of its own; what was whole is opened."""
    first, second, third = lines_of(zone, seal, range(100, 101))[:3]
    path = tmp_path / "growing.jsonl"
    path.write_bytes(first + b"\n" + second[:50])
    with path.open("rb") as file:
        lines = _lines(file)
        assert [next(lines), next(lines)] == [first, second[:50]]
        with path.open("ab") as more:
            more.write(second[50:] + b"\n" + third + b"\n")
        assert list(lines) == []


@pytest.mark.parametrize("name", ["nothing", "", "a\0b"])
def test_a_recording_that_can_not_be_read_is_one_line(
    zone: Zone, seal: Any, tmp_path: Path, name: str
) -> None:
    """Missing, a folder, or no path at all."""
    openings = Openings(zone, seal.ring, RecordedRounds(zone))
    teller = Teller(zone, lambda comparison: None, openings.counts)
    with pytest.raises(ConfigError, match=r"recording .*: give a file of readings"):
        asyncio.run(replay(tmp_path / name, openings, lambda: NOW, teller))
