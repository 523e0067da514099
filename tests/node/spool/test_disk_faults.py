"""The spool on a failing disk: damage is set aside, and no error is raised."""

from __future__ import annotations

import logging
import random
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from heatcloak_node.spool.disk_spool import DAMAGE_NOTICE, MAX_HELD, SPOOL_FAULT, DiskSpool

A, B = "aa" * 16, "bb" * 16

Open = Callable[..., DiskSpool]


def payload(boot: str, seq: int) -> bytes:
    return b"%s %d " % (boot.encode(), seq) + b"x" * 300


def fill(spool: DiskSpool, boot: str, *numbers: int) -> None:
    for number in numbers:
        spool.append(boot, number, payload(boot, number))


def contents(spool: DiskSpool) -> list[bytes]:
    return [each for _, each in spool.after(0, 10**6)]


@pytest.mark.parametrize("damage", ["nonsense", "truncated", "zeros", "another database", "empty page"])
def test_a_damaged_file_is_set_aside(
    open_disk: Open, tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A new one is begun; the log names the old one, and the notice says that readings were lost."""
    path = tmp_path / "n01.spool"
    spool = open_disk()
    fill(spool, A, *range(50))
    spool.close()
    whole = path.read_bytes()
    if damage == "another database":
        path.unlink()
        with closing(sqlite3.connect(path)) as database:
            database.execute("CREATE TABLE t (x)")
    else:
        path.write_bytes(
            {
                "nonsense": b"nonsense " * 500,
                "truncated": whole[: len(whole) // 2 // 1024 * 1024],
                "zeros": whole[:2048] + bytes(len(whole) - 2048),
                "empty page": whole[:1024] + bytes(1024) + whole[2048:],
            }[damage]
        )
    again = open_disk()
    assert (again.notice, again.fault) == (DAMAGE_NOTICE, None)
    fill(again, B, 0, 1)
    assert contents(again)[-2:] == [payload(B, 0), payload(B, 1)]
    again.close()
    assert (tmp_path / "n01.spool.damaged-1").exists()
    assert "damaged" in caplog.text
    assert open_disk().kept() == [(B, 0)]


def test_damage_found_while_running_is_counted_and_set_aside(open_disk: Open, tmp_path: Path) -> None:
    """The boot continues with the next number."""
    spool = open_disk()
    fill(spool, A, *range(1000))
    spool.close()
    path = tmp_path / "n01.spool"
    again = open_disk()
    fill(again, B, 0)
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(2048)
        file.write(bytes(size - 2048))
    contents(again)
    fill(again, B, 1)
    assert again.notice == DAMAGE_NOTICE
    assert again.dropped == 1001
    assert again.kept() == [(B, 1)]
    assert again.lowest_after_append(B, 2) == 1
    again.close()
    assert (open_disk().kept(), open_disk().dropped) != ([], 0)


def test_only_a_few_damaged_files_are_kept(open_disk: Open, tmp_path: Path) -> None:
    for _ in range(6):
        (tmp_path / "n01.spool").write_bytes(b"nonsense")
        open_disk().close()
    assert len(list(tmp_path.glob("*.damaged-*"))) == 3


def test_only_the_damaged_reading_is_dropped(open_disk: Open, tmp_path: Path) -> None:
    spool = open_disk()
    fill(spool, A, *range(10))
    spool.close()
    path = tmp_path / "n01.spool"
    content = bytearray(path.read_bytes())
    content[content.index(payload(A, 4)) + 100] ^= 1
    path.write_bytes(content)
    again = open_disk()
    assert contents(again) == [payload(A, seq) for seq in range(10) if seq != 4]
    assert (len(again), again.dropped, again.fault, again.notice) == (9, 1, None, None)
    assert again.forget(A, 3) == 4
    assert again.kept() == [(A, 5)]


@pytest.mark.parametrize("seed", range(3))
def test_a_torn_log_loses_only_its_end(open_disk: Open, tmp_path: Path, seed: int) -> None:
    """The readings before it are whole and in order."""
    chance = random.Random(seed)
    spool = open_disk()
    fill(spool, A, *range(60))
    for attempt in range(20):
        name = f"torn{attempt}.spool"
        shutil.copy(tmp_path / "n01.spool", tmp_path / name)
        log = tmp_path / f"{name}-wal"
        content = bytearray((tmp_path / "n01.spool-wal").read_bytes())
        cut = chance.randrange(len(content))
        if attempt % 2:
            content[cut : cut + 512] = chance.randbytes(512)
        else:
            del content[cut:]
        log.write_bytes(content)
        torn = open_disk(name)
        found = contents(torn)
        assert found == [payload(A, seq) for seq in range(len(found))]
        assert torn.notice is None or not found
        fill(torn, B, 0)
        torn.close()


def test_readings_are_held_in_memory_while_the_file_cannot_be_opened(open_disk: Open, tmp_path: Path) -> None:
    """Later they follow those of the file."""
    spool = open_disk()
    fill(spool, A, 0, 1)
    spool.close()
    path = tmp_path / "n01.spool"
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        spool = open_disk()
        fill(spool, B, 0, 1, 2)
        assert spool.fault == SPOOL_FAULT
        assert contents(spool) == [payload(B, seq) for seq in range(3)]
        assert spool.forget(B, 0) == 1
    fill(spool, B, 3)
    assert spool.fault is None
    assert contents(spool) == [payload(A, 0), payload(A, 1), *(payload(B, seq) for seq in (1, 2, 3))]
    spool.close()
    assert open_disk().kept() == [(A, 0), (B, 1)]


def test_readings_held_in_memory_are_bounded(open_disk: Open, tmp_path: Path) -> None:
    (tmp_path / "n01.spool").mkdir()
    spool = open_disk()
    fill(spool, A, *range(MAX_HELD + 5))
    assert (len(spool), spool.dropped, spool.kept()) == (MAX_HELD, 5, [(A, 5)])
    spool.close()


def test_a_full_disk_loses_no_reading(
    small_disk: Callable[[str], Path], caplog: pytest.LogCaptureFixture
) -> None:
    """One warning; they are written in order once there is room."""
    disk = small_disk("256k")
    caplog.set_level(logging.WARNING)
    spool = DiskSpool(disk / "n01.spool", "0" * 16)
    (disk / "ballast").write_bytes(bytes(100 * 1024))
    fill(spool, A, *range(600))
    assert spool.fault == SPOOL_FAULT
    assert contents(spool) == [payload(A, seq) for seq in range(600)]
    assert spool.forget(A, 499) == 500
    (disk / "ballast").unlink()
    fill(spool, A, 600)
    assert spool.fault is None
    assert [record.levelname for record in caplog.records] == ["WARNING", "WARNING"]
    spool.close()
    again = DiskSpool(disk / "n01.spool", "0" * 16)
    assert contents(again) == [payload(A, seq) for seq in range(500, 601)]
    again.close()


def test_a_read_only_disk_loses_no_reading(small_disk: Callable[[str], Path]) -> None:
    disk = small_disk("256k")
    spool = DiskSpool(disk / "n01.spool", "0" * 16)
    fill(spool, A, 0)
    spool.close()
    subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
    spool = DiskSpool(disk / "n01.spool", "0" * 16)
    fill(spool, B, 0, 1)
    assert spool.fault == SPOOL_FAULT
    subprocess.run(["mount", "-o", "remount,rw", str(disk)], check=True)
    fill(spool, B, 2)
    assert spool.fault is None
    assert contents(spool) == [payload(A, 0), *(payload(B, seq) for seq in range(3))]
    spool.close()
