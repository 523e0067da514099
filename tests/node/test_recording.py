"""Recordings of raw readings for a fit: `heatcloak_node.recording`."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest

from heatcloak_node import Ledger, Reactor
from heatcloak_node.recording import SYNC_SECONDS, Clocks, Recorder
from heatcloak_node.recording_file import RecordingError, RecordingFile, RecordingPlan
from heatcloak_shared.errors import LedgerError, SensorError
from heatcloak_shared.zone import Zone
from support.timers import ManualTimers

READING = "19.8172635"


class StillSensor:
    """A sensor that always reports the same, or fails."""

    kind = "still"
    takes = 0.0
    fault: Exception | None = None

    def read(self, round_number: int) -> float:
        if self.fault is not None:
            raise self.fault
        return float(READING)


class Desk:
    """A recorder of n02 with clocks and timers that a test moves.

    Attributes:
        now: the wall clock.
        steady: the steady clock.
        ends: how often the recorder called `on_end`.
    """

    def __init__(self, zone: Zone, folder: Path, sensor: Any) -> None:
        self.now, self.steady = 1.8e9, 50.0
        self.ends = 0
        self.path = folder / "fit.jsonl"
        self.timers = ManualTimers()
        self.ledger = Ledger(folder / "state", zone, "n02")
        self.file = RecordingFile(self.path)
        plan = RecordingPlan(self.now, self.now + 3600.0, 10.0)
        self.file.begin(zone.name, "n02", sensor.kind, plan)
        self.recorder = Recorder(
            cast(Reactor, self.timers),
            sensor,
            zone.schedule,
            self.ledger,
            self.file,
            plan,
            Clocks(lambda: self.now, lambda: self.steady),
        )
        self.recorder.on_end = self._count_end
        self.recorder.start()

    def _count_end(self) -> None:
        self.ends += 1

    def wait(self, seconds: float, *, wall: float | None = None) -> None:
        """Let time pass, and fire the timer."""
        self.steady += seconds
        self.now += seconds if wall is None else wall
        self.timers.fire()

    def close(self) -> None:
        """Close file and ledger."""
        self.file.close()
        self.ledger.close()

    @property
    def lines(self) -> list[dict[str, Any]]:
        """The lines after the first."""
        content = self.path.read_bytes()
        assert content.endswith(b"\n"), "the last line is complete"
        return [json.loads(line) for line in content.splitlines()[1:]]


@pytest.fixture
def sensor() -> StillSensor:
    return StillSensor()


@pytest.fixture
def desk(zone: Zone, tmp_path: Path, sensor: StillSensor) -> Iterator[Desk]:
    desk = Desk(zone, tmp_path, sensor)
    yield desk
    desk.close()


def test_measurements_are_an_interval_apart_and_missed_ones_are_left_out(desk: Desk) -> None:
    """The third is missed because the machine slept."""
    for seconds in (9.9, 0.1, 15.0, 4.9, 0.1):
        desk.wait(seconds)
    assert [line["t"] - 1.8e9 for line in desk.lines] == pytest.approx([0.0, 10.0, 25.0, 30.0])


@pytest.mark.parametrize(
    ("seconds", "wall"), [(3600.0, 0.0), (3600.0, -1e6), (1.0, 3600.0), (0.0, 1e6)], ids=str
)
def test_a_recording_ends_by_the_clock_that_is_ahead(desk: Desk, seconds: float, wall: float) -> None:
    """No measurement is taken then."""
    before = len(desk.lines)
    desk.wait(seconds, wall=wall)
    assert desk.ends == 1
    assert len(desk.lines) == before
    assert not desk.timers.waiting


def test_the_clocks_are_read_at_least_once_a_second(desk: Desk) -> None:
    assert desk.timers.fire() == 1.0
    desk.steady += 3600.0 - 0.25
    desk.timers.fire()
    assert desk.timers.fire() == 0.25


def test_lines_are_on_disk_within_a_minute(
    zone: Zone, tmp_path: Path, sensor: StillSensor, monkeypatch: pytest.MonkeyPatch
) -> None:
    lengths: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda descriptor: lengths.append(os.fstat(descriptor).st_size))
    desk = Desk(zone, tmp_path, sensor)
    lengths.clear()  # those of folders
    desk.wait(SYNC_SECONDS)
    assert lengths == [desk.path.stat().st_size]
    desk.wait(1.0)
    assert len(lengths) == 1, "nothing new"
    desk.recorder.end()
    assert lengths[1:] == [desk.path.stat().st_size]
    desk.close()


def test_a_recording_ends_if_its_lock_is_replaced(desk: Desk, tmp_path: Path) -> None:
    """Another process could release now."""
    (tmp_path / "state" / "n02.lock").unlink()
    desk.wait(10.0)
    desk.recorder.end()
    assert desk.ends == 1
    assert isinstance(desk.recorder.failure, LedgerError)
    assert len(desk.lines) == 1


def test_a_recording_ends_once(desk: Desk) -> None:
    desk.recorder.end()
    desk.recorder.end()
    assert [line.keys() for line in desk.lines] == [{"t", "value"}, {"end"}]


@pytest.mark.parametrize(
    ("fault", "expected"),
    [
        (SensorError("the bus is silent"), "the bus is silent"),
        (SensorError("ü" * 1000), "ü" * 300),
        (ValueError(f"{READING} is odd"), "reading it ended with ValueError"),
    ],
    ids=["sensor", "long", "foreign"],
)
def test_a_fault_is_a_line_and_a_warning_without_a_reading(
    desk: Desk, sensor: StillSensor, caplog: pytest.LogCaptureFixture, fault: Exception, expected: str
) -> None:
    sensor.fault = fault
    desk.wait(10.0)
    desk.wait(10.0)
    assert [line["fault"].startswith(expected) for line in desk.lines[1:]] == [True, True]
    assert len(caplog.records) == 1
    assert READING not in caplog.text
    assert (desk.recorder.recorded, desk.recorder.faults) == (1, 2)


def test_a_file_that_others_could_read_is_refused_and_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a memory stick with FAT."""
    create = os.open
    monkeypatch.setattr(os, "open", lambda path, flags, mode=0o777: create(path, flags, 0o755))
    with pytest.raises(Exception, match="does not support private files"):
        RecordingFile(tmp_path / "fit.jsonl")
    assert not list(tmp_path.iterdir())


def test_a_deleted_file_ends_a_recording_at_the_next_sync(desk: Desk) -> None:
    desk.path.unlink()
    desk.path.write_text("of another program")
    desk.wait(SYNC_SECONDS)
    assert desk.ends == 1
    assert isinstance(desk.recorder.failure, RecordingError)
    assert f"{desk.path}: was deleted while it was written" in str(desk.recorder.failure)


def test_a_deleted_file_is_noticed_at_the_end(desk: Desk) -> None:
    desk.path.unlink()
    desk.recorder.end()
    assert isinstance(desk.recorder.failure, RecordingError)
    assert "fit.jsonl: was deleted while it was written, and its readings are lost" in str(
        desk.recorder.failure
    )


def test_a_full_disk_at_the_start_leaves_no_file(small_disk: Callable[[str], Path]) -> None:
    disk = small_disk("64k")
    with suppress(OSError), (disk / "large").open("wb", buffering=0) as large:
        while True:
            large.write(bytes(4096))
    file = RecordingFile(disk / "fit.jsonl")
    with pytest.raises(
        RecordingError, match=r"fit\.jsonl: No space left on device: nothing is recorded; free"
    ):
        file.begin("hall", "n02", "still", RecordingPlan(1.8e9, 1.8e9 + 3600.0, 10.0))
    file.close()
    assert [path.name for path in disk.iterdir()] == ["large"]
