"""Where the place of a moving node comes from, and what its report is drawn from."""

from __future__ import annotations

import hashlib
import math
import os
import time
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_node import SimulatedPositions
from heatcloak_node.location_sampling import Sampling
from heatcloak_node.positions import (
    MOST_BYTES,
    MOST_REPLAYED_BYTES,
    PositionCommand,
    PositionFile,
    PositionReplay,
    last_place,
)
from heatcloak_shared import Keystream
from heatcloak_shared.errors import SensorError
from heatcloak_shared.schedule import Schedule
from support.zones import mechanism, position_zone


def fault_of(read: Callable[[int], object]) -> str:
    with pytest.raises(SensorError) as caught:
        read(0)
    assert caught.value.__context__ is None or caught.value.__suppress_context__
    return str(caught.value)


@pytest.mark.parametrize(
    "content",
    [
        b"1.5,-2",
        b"x,y\n1.5,-2\n",
        b"9,9\n1.5, -2.0\r\n",
        b"1.5,-2\nhere\n1,2,3\n4\n",
        b"\xef\xbb\xbf1.5,-2\n",
    ],
)
def test_the_last_line_of_two_numbers_is_the_place(content: bytes) -> None:
    assert last_place(content) == (1.5, -2.0)


@pytest.mark.parametrize("content", [b"", b"x,y", b"secret,1", b"nan,1", b"1,inf", b"1;2", b"1,2,3", b"\xff"])
def test_content_without_a_place_is_a_fault_that_does_not_show_it(content: bytes) -> None:
    with pytest.raises(SensorError, match=r"^no line is x,y: [a-z ,]+$"):
        last_place(content)


@given(st.binary(max_size=200))
def test_any_bytes_give_a_finite_place_or_a_fault(content: bytes) -> None:
    try:
        place = last_place(content)
    except SensorError:
        return
    assert all(map(math.isfinite, place))


def test_a_file_is_read_at_every_round(tmp_path: Path) -> None:
    file = tmp_path / "position.csv"
    source = PositionFile(file, 1.0)
    assert "position.csv" in fault_of(source.read)
    file.write_text("1,2\n")
    assert source.read(1) == (1.0, 2.0)
    with file.open("a") as log:
        log.write("3,4\n")
    assert source.read(2) == (3.0, 4.0)


def test_only_whole_lines_at_the_end_of_a_long_file_count(tmp_path: Path) -> None:
    file = tmp_path / "position.csv"
    file.write_text("7777,5\n" + "#" * (MOST_BYTES - 3))
    assert "no line is x,y" in fault_of(PositionFile(file, 1.0).read)
    file.write_text("1,2\n" * MOST_BYTES + "3,4\n")
    assert PositionFile(file, 1.0).read(0) == (3.0, 4.0)


def test_a_pipe_is_a_fault_and_does_not_block(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert "not a regular file" in fault_of(PositionFile(tmp_path / "pipe", 1.0).read)


def test_a_command_prints_the_place() -> None:
    assert PositionCommand(["/bin/echo", "1.5,-2"], 5.0, 6.0).read(0) == (1.5, -2.0)


@pytest.mark.parametrize(
    ("script", "fault"),
    [
        ("echo 10,5; exit 3", "ended with an error"),
        ("sleep 5", "took too long"),
        ("head -c 30000 /dev/zero", "more than 4096 bytes"),
        ("echo secret", "no line is x,y"),
    ],
)
def test_a_command_that_fails_is_a_fault_that_shows_no_output(script: str, fault: str) -> None:
    text = fault_of(PositionCommand(["/bin/sh", "-c", script], 0.5, 1.0).read)
    assert fault in text
    assert "secret" not in text


class TestReplay:
    """Rounds last ten seconds."""

    zone = position_zone(schedule=Schedule(10.0, 1, 1, 1))

    def read(self, folder: Path, text: str, number: int, takes: float = 60.0) -> tuple[float, float]:
        file = folder / "walk.csv"
        file.write_text(text)
        return PositionReplay(file, self.zone, takes).read(number)

    @pytest.mark.parametrize(("number", "x"), [(10, 1.0), (11, 2.0), (12, 3.0), (999, 3.0)])
    def test_it_gives_the_last_row_that_is_not_after_the_rounds_start(
        self, tmp_path: Path, number: int, x: float
    ) -> None:
        assert self.read(tmp_path, "t,x,y\n100,1,0\n110,2,0\nnan,9,9\n110.5,3,0\n", number) == (x, 0.0)

    def test_a_round_before_the_first_row_is_a_fault_that_shows_no_row(self, tmp_path: Path) -> None:
        with pytest.raises(SensorError, match=r"walk.csv: no row t,x,y begins before the round: [a-z ]+$"):
            self.read(tmp_path, "100.5,1,0\n", 10)

    def test_a_long_file_is_refused(self, tmp_path: Path) -> None:
        with pytest.raises(SensorError, match="more than 4194304 bytes"):
            self.read(tmp_path, "0,1,2\n" + "#" * MOST_REPLAYED_BYTES, 10)

    def test_parsing_ends_long_before_the_report_is_due(self, tmp_path: Path) -> None:
        began = time.monotonic()
        with pytest.raises(SensorError, match="too many rows to read them in time"):
            self.read(tmp_path, "1,2,3\n" * 60_000, 10, takes=1e-6)
        assert time.monotonic() - began < 30.0


def test_simulated_walks_are_repeatable_continuous_and_on_the_map() -> None:
    moving = mechanism(20, 20)
    rounds = range(2000)
    first, again = ([SimulatedPositions(moving, "n1", 3).read(n) for n in rounds] for _ in range(2))
    assert first == again
    assert first != [SimulatedPositions(moving, "n2", 3).read(n) for n in rounds]
    assert first != [SimulatedPositions(moving, "n1", 4).read(n) for n in rounds]
    steps = [math.dist(*pair) for pair in pairwise(first)]
    assert max(steps) < 12.0, "an eighth of the diagonal, and some noise"
    assert len({moving.cell_at(*place) for place in first}) > 200


def stream(number: int) -> Keystream:
    return Keystream(hashlib.blake2b(str(number).encode(), digest_size=32).digest(), "n01", bytes(16), 0)


@pytest.mark.parametrize("padding", [(0, 0), (2, 1)])
@pytest.mark.parametrize(("metric", "limit"), [("paths", 20), ("paths", 1), ("straight", 2)])
def test_a_sampler_draws_exactly_what_the_table_draws(
    padding: tuple[int, int], metric: str, limit: int
) -> None:
    """With walls, outputs that never occur, and outputs beyond the limit."""
    levels = [0.1 + 0.02 * number for number in range(30)]
    if metric == "straight":
        levels = [0.3] * 30
    levels[7] = levels[8] = math.nan
    n = (6 + 2 * padding[0]) * (5 + 2 * padding[1])
    weights = [0.0 if number % 7 == 3 else 1.0 / (1 + number) for number in range(n)]
    used = mechanism(6, 5, levels, weights, padding, metric=metric, limit=limit)
    sampling = Sampling(used)
    for cell in used.table.cells:
        sampler = sampling.at(used.centre(cell))
        for number in range(20):
            assert sampler.draw(stream(number)) == used.table.report(cell, stream(number))


@pytest.mark.parametrize(("metric", "visits"), [("paths", 30), ("straight", 900)])
def test_the_slowest_search_is_estimated_from_the_share_of_outputs_that_the_first_one_visits(
    metric: str, visits: int
) -> None:
    """The first cell is in a corner where levels are high, so that its search visits few outputs."""
    levels = [8.0 if metric == "straight" or number < 150 else 0.02 for number in range(900)]
    used = mechanism(30, 30, levels, metric=metric)
    ticks = iter([0.0, 1.0, 10.0, 13.0, 20.0, 22.0])
    sampling = Sampling(used, lambda: next(ticks))
    assert sampling.visited <= visits
    assert sampling.visited == (900 if metric == "straight" else len(used.table.row(0).outputs))
    assert sampling.slowest == pytest.approx(2.0 * 3.0 * 900 / sampling.visited), (
        "the largest of 1, 3 and 2 s"
    )


def test_no_search_visits_more_outputs_than_the_estimate_is_for() -> None:
    levels = [8.0 if number < 20 else 0.02 for number in range(100)]
    used = mechanism(10, 10, levels)
    visited = [len(used.table.row(cell).outputs) for cell in used.table.cells]
    assert Sampling(used).visited == visited[0] < max(visited) == used.table.n_outputs


def test_a_place_off_the_map_or_in_a_wall_is_that_of_the_nearest_cell() -> None:
    used = mechanism(levels=[math.nan] + [3.0] * 29)
    sampling = Sampling(used)
    for place, cell in (((-1e9, -1e9), 1), ((1e300, 1e300), 29), ((-9.0, 21.0), 1)):
        drawn = Counter(sampling.at(place).draw(stream(number)) for number in range(50))
        assert drawn == Counter(used.table.report(cell, stream(number)) for number in range(50))
