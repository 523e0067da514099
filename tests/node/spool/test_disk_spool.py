"""The spool on disk."""

from __future__ import annotations

import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from heatcloak_node.spool.disk_spool import (
    DELETE_WITH_WRITE,
    MAX_DELETED,
    DiskSpool,
)
from heatcloak_node.spool.spool_file import LOG_BYTES

A, B = "aa" * 16, "bb" * 16

Open = Callable[..., DiskSpool]


def payload(boot: str, seq: int) -> bytes:
    return b"%s %d " % (boot.encode(), seq) + b"x" * 300


def fill(spool: DiskSpool, boot: str, *numbers: int) -> None:
    for number in numbers:
        spool.append(boot, number, payload(boot, number))


def contents(spool: DiskSpool) -> list[bytes]:
    return [each for _, each in spool.after(0, 10**6)]


def copy(path: Path, name: str) -> None:
    """Copy the files as a process killed now would leave them."""
    for suffix in ("", "-wal"):
        source = path.with_name(path.name + suffix)
        if source.exists():
            shutil.copy(source, path.with_name(name + suffix))


def test_readings_of_an_earlier_boot_survive_a_restart(open_disk: Open) -> None:
    """With the same bytes and in order, before those of the new boot."""
    spool = open_disk(capacity=5)
    fill(spool, A, *range(7))
    spool.forget(A, 3)
    spool.close()
    again = open_disk(capacity=5)
    assert contents(again) == [payload(A, seq) for seq in (4, 5, 6)]
    assert (again.kept(), again.dropped) == ([(A, 4)], 2)
    fill(again, B, 0, 1, 2)
    assert again.kept() == [(A, 5), (B, 0)]
    again.close()
    assert open_disk(capacity=2).kept() == [(B, 1)]
    assert open_disk("other.spool").kept() == []


def test_acknowledged_readings_survive_a_kill(open_disk: Open, tmp_path: Path) -> None:
    """Readings forgotten lately may come back, and are then forgotten again."""
    spool = open_disk()
    fill(spool, A, *range(200))
    spool.forget(A, 149)
    fill(spool, A, 200)
    spool.forget(A, 160)
    copy(tmp_path / "n01.spool", "copy.spool")
    left = open_disk("copy.spool")
    assert contents(left) == [payload(A, seq) for seq in range(150, 201)]
    assert left.forget(A, 160) == 11


def test_drops_that_come_back_after_a_crash_are_counted_once(open_disk: Open, tmp_path: Path) -> None:
    """The count and the readings change in one transaction."""
    spool = open_disk(capacity=100)
    fill(spool, A, *range(150))
    assert spool.dropped == 50 < DELETE_WITH_WRITE
    copy(tmp_path / "n01.spool", "copy.spool")
    left = open_disk("copy.spool", capacity=100)
    assert (len(left), left.dropped, left.kept()) == (100, 50, [(A, 50)])


def test_readings_of_another_revision_are_dropped_and_counted(
    open_disk: Open, caplog: pytest.LogCaptureFixture
) -> None:
    """The aggregator would refuse them."""
    spool = open_disk()
    fill(spool, A, 0, 1, 2)
    spool.close()
    again = open_disk(rev="0" * 16)
    assert (len(again), again.dropped, again.kept()) == (0, 3, [])
    assert "3 readings of another zone revision" in caplog.text
    fill(again, B, 0)
    again.close()
    last = open_disk(rev="0" * 16)
    assert (contents(last), last.dropped) == ([payload(B, 0)], 3)


def test_empty_boots_are_removed(open_disk: Open, tmp_path: Path) -> None:
    for number in range(8):
        spool = open_disk()
        fill(spool, f"{number:032x}", 0, 1)
        spool.forget(f"{number:032x}", 1)
        spool.close()
    spool = open_disk()
    fill(spool, A, 5)
    spool.close()
    with closing(sqlite3.connect(tmp_path / "n01.spool")) as database:
        assert database.execute("SELECT count(*) FROM boots").fetchone()[0] <= 2
    assert open_disk().kept() == [(A, 5)]


def test_the_file_stays_small(open_disk: Open, tmp_path: Path) -> None:
    """Ten times the capacity passes through the file."""
    spool = open_disk(capacity=300, sync_seconds=3600)
    for seq in range(3000):
        fill(spool, A, seq)
        if seq % 100 == 99:
            spool.forget(A, seq - 50)
    sizes = {path.name: path.stat().st_size for path in tmp_path.iterdir()}
    assert sizes["n01.spool"] < 300 * 1000
    assert sizes["n01.spool-wal"] <= LOG_BYTES
    fill(spool, A, *range(3000, 3600))
    assert spool.forget(A, 3599) == 300
    assert contents(spool) == []
    spool.close()
    assert not (tmp_path / "n01.spool-wal").exists()


def test_a_long_backlog_is_deleted_in_parts(open_disk: Open) -> None:
    """No commit deletes more than a chunk."""
    spool = open_disk(sync_seconds=3600)
    fill(spool, A, *range(3 * MAX_DELETED))
    assert spool.forget(A, 3 * MAX_DELETED - 2) == 3 * MAX_DELETED - 1
    assert contents(spool) == [payload(A, 3 * MAX_DELETED - 1)]
    spool.close()
    assert open_disk().kept() == [(A, 3 * MAX_DELETED - 1)]


def test_a_crash_between_the_parts_keeps_boots_apart(open_disk: Open, tmp_path: Path) -> None:
    spool = open_disk(sync_seconds=3600)
    fill(spool, A, *range(2 * MAX_DELETED))
    fill(spool, B, 0)
    spool.forget(A, 2 * MAX_DELETED)
    copy(tmp_path / "n01.spool", "copy.spool")
    left = open_disk("copy.spool")
    assert left.kept() == [(A, MAX_DELETED), (B, 0)]
    assert left.forget(A, 2 * MAX_DELETED) == MAX_DELETED
    assert contents(left) == [payload(B, 0)]


def test_each_reading_is_synchronised_unless_sync_seconds_allows_a_delay(open_disk: Open) -> None:
    levels = {1: "left to the system", 2: "synchronised"}
    for sync_seconds in (0, 60):
        now = [100.0]
        spool = open_disk(f"{sync_seconds}.spool", sync_seconds=sync_seconds, clock=lambda: now[0])  # noqa: B023
        assert spool._file is not None
        seen = []
        for seq in range(121):
            fill(spool, A, seq)
            (level,) = spool._file._connection.execute("PRAGMA synchronous").fetchone()
            seen.append(levels[level])
            now[0] += 1.0
        synchronised = [seq for seq, level in enumerate(seen) if level == "synchronised"]
        assert synchronised == (list(range(121)) if sync_seconds == 0 else [60])


STORM = """
import itertools, sys
from pathlib import Path
from heatcloak_node.spool.disk_spool import DiskSpool
spool = DiskSpool(Path(sys.argv[1]), "0" * 16, capacity=300)
boot = sys.argv[2]
for seq in itertools.count():
    spool.append(boot, seq, b"%s %d" % (boot.encode(), seq))
    print(seq, flush=True)
    if seq % 10 == 9:
        for known, lowest in spool.kept():
            spool.forget(known, lowest + 7)
"""


@pytest.mark.slow
def test_no_kill_9_loses_acknowledged_readings(open_disk: Open, tmp_path: Path) -> None:
    """The file opens and holds all but the oldest readings: none twice, no gap."""
    chance = random.Random(7)
    path = tmp_path / "storm.spool"
    for number in range(12):
        boot = f"{number:032x}"
        process = subprocess.Popen(
            [sys.executable, "-c", STORM, str(path), boot], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        for _ in range(chance.randrange(1, 400)):
            process.stdout.readline()
        process.kill()
        printed = process.communicate()[0].split()
        left = DiskSpool(path, "0" * 16, capacity=300)
        assert (left.fault, left.notice) == (None, None)
        found = [each.decode().split() for each in contents(left)]
        numbers: dict[str, list[int]] = {}
        for each, seq in found:
            numbers.setdefault(each, []).append(int(seq))
        for seqs in numbers.values():
            assert seqs == list(range(seqs[0], seqs[-1] + 1))
        assert list(numbers) == sorted(numbers)
        assert not printed or numbers[boot][-1] >= int(printed[-1])
        assert left.kept() == [(each, seqs[0]) for each, seqs in numbers.items()]
        left.close()
