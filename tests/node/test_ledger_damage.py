"""A ledger that is damaged, missing, replaced or in an unusual place."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from heatcloak_node import Ledger
from heatcloak_node.ledger import RoundPassedError, UnusableLedgerError
from heatcloak_node.ledger_file import LedgerRecord
from heatcloak_shared.errors import LedgerError
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Zone

Open = Callable[..., Ledger]


DAMAGED = [
    b"",
    b"{",
    b"[]",
    b"null",
    b'{"highest": 3}',
    b'{"highest": true}',
    b'{"format": 1, "zone": "hall", "node": "n01", "highest": 1, "period": 0.0}',
    b'{"highest": 1' + b"0" * 400 + b', "period": 1.0}',
    b"\xff" * 20,
    b"[" * 100_000,
]


@pytest.mark.parametrize("content", DAMAGED)
def test_a_damaged_ledger_is_refused(tmp_path: Path, open_ledger: Open, content: bytes) -> None:
    """The public reason names no file."""
    (tmp_path / "n01.ledger").write_bytes(content)
    with pytest.raises(UnusableLedgerError, match=r"n01\.ledger: damaged.*--ledger-lost") as refusal:
        open_ledger()
    assert refusal.value.reason == "the ledger is damaged"


def test_every_truncation_is_detected(tmp_path: Path, open_ledger: Open) -> None:
    ledger = open_ledger()
    ledger.claim(123456)
    ledger.claim(123457)
    ledger.close()
    path = tmp_path / "n01.ledger"
    sound = path.read_bytes()
    for length in [*range(0, 600, 7), 4095, 4096, 4097, *range(4096, 4800, 7), 8190, 8191, 8193]:
        path.write_bytes(sound[:length].ljust(length, b" "))
        with pytest.raises(UnusableLedgerError):
            open_ledger()


@pytest.mark.usefixtures("disk")
@pytest.mark.parametrize("copy", [0, 1])
def test_a_flipped_bit_costs_a_budget_period_and_repeats_no_release(
    tmp_path: Path, open_ledger: Open, copy: int
) -> None:
    """The damaged copy may have been the later one, so the period after the other one is skipped."""
    ledger = open_ledger()
    for number in (101, 102, 103):
        ledger.claim(number)
    ledger.close()
    path = tmp_path / "n01.ledger"
    sound = path.read_bytes()
    for index in [*range(600), 2000, 4094]:
        broken = bytearray(sound)
        broken[4096 * copy + index] ^= 1 << index % 7
        path.write_bytes(broken)
        set_change_times(tmp_path, 103.5)
        opened = open_ledger()
        assert opened.highest == 119, "the current budget period ends there"
        opened.close()
    opened = open_ledger()
    with pytest.raises(RoundPassedError):
        opened.claim(119)
    opened.claim(120)
    opened.close()
    again = open_ledger()
    assert again.highest == 120, "the file is whole again"
    again.claim(121)


def test_after_a_torn_first_write_the_period_of_the_last_change_is_skipped(
    tmp_path: Path, open_ledger: Open
) -> None:
    """After a long pause the remaining copy is old; the times of the files tell when it was written."""
    ledger = open_ledger()
    for number in (5, 6, 1007):
        ledger.claim(number)
    ledger.close()
    path = tmp_path / "n01.ledger"
    broken = bytearray(path.read_bytes())
    later = 0 if b'"highest": 1007' in broken[:4096] else 4096
    broken[later : later + 100] = bytes(100)
    path.write_bytes(broken)
    set_change_times(tmp_path, 1007.9)
    assert open_ledger().highest == 1019


def test_two_damaged_copies_stop_the_node(tmp_path: Path, open_ledger: Open) -> None:
    ledger = open_ledger()
    ledger.claim(7)
    ledger.close()
    path = tmp_path / "n01.ledger"
    broken = bytearray(path.read_bytes())
    for index in (30, 4096 + 30):
        broken[index] ^= 1
    path.write_bytes(broken)
    with pytest.raises(UnusableLedgerError, match="damaged"):
        open_ledger()


@pytest.mark.parametrize("swap", ["copies", "first twice", "second twice"])
def test_copies_that_do_not_follow_each_other_stop_the_node(
    tmp_path: Path, open_ledger: Open, swap: str
) -> None:
    """Each copy is valid, but this program never leaves the file in such a state."""
    ledger = open_ledger()
    for number in range(5):
        ledger.claim(number)
    ledger.close()
    path = tmp_path / "n01.ledger"
    first, second = path.read_bytes()[:4096], path.read_bytes()[4096:]
    path.write_bytes({"copies": second + first, "first twice": first * 2, "second twice": second * 2}[swap])
    with pytest.raises(UnusableLedgerError, match="damaged"):
        open_ledger()


def test_a_write_that_was_read_back_and_then_lost_costs_a_period(tmp_path: Path, open_ledger: Open) -> None:
    """A disk error, a restart that reads the write from memory, a power cut: two claims are missing."""
    ledger = open_ledger()
    path = tmp_path / "n01.ledger"
    for number in (101, 102):
        ledger.claim(number)
    older = path.read_bytes()[:4096]
    for number in (103, 104, 105):
        ledger.claim(number)
    ledger.close()
    path.write_bytes(older + path.read_bytes()[4096:])
    set_change_times(tmp_path, 105.5)
    opened = open_ledger()
    assert opened.highest == 119
    opened.claim(120)
    opened.close()
    assert open_ledger().highest == 120, "the file is whole again"


def test_a_ledger_replaced_or_removed_while_in_use_refuses_rounds(tmp_path: Path, open_ledger: Open) -> None:
    """A write into a file without a name is lost with the process."""
    ledger = open_ledger()
    ledger.claim(7)
    path = tmp_path / "n01.ledger"
    kept = path.read_bytes()
    path.unlink()
    with pytest.raises(LedgerError, match="nothing is released"):
        ledger.claim(8)
    path.write_bytes(kept)
    with pytest.raises(LedgerError, match="replaced"):
        ledger.claim(8)
    assert ledger.highest == 7


def test_a_missing_ledger_is_refused(tmp_path: Path, open_ledger: Open) -> None:
    """It does not begin anew: the rounds released before are unknown."""
    ledger = open_ledger()
    ledger.close()
    open_ledger().close()  # nothing was ever claimed: nothing is missing
    ledger = open_ledger()
    ledger.claim(7)
    ledger.close()
    (tmp_path / "n01.ledger").unlink()
    with pytest.raises(UnusableLedgerError, match=r"gone.*--ledger-lost") as refusal:
        open_ledger()
    assert refusal.value.reason == "the ledger is gone"


@pytest.mark.parametrize("content", [None, *DAMAGED])
def test_a_lost_ledger_begins_with_the_next_budget_period(
    tmp_path: Path, open_ledger: Open, content: bytes | None
) -> None:
    ledger = open_ledger()
    ledger.claim(25)
    ledger.close()
    path = tmp_path / "n01.ledger"
    path.unlink() if content is None else path.write_bytes(content)
    set_change_times(tmp_path, 25.7)
    open_ledger(lost_in=27).close()
    lost = open_ledger()  # the flag need not be given again
    for number in (25, 26, 39):
        with pytest.raises(RoundPassedError):
            lost.claim(number)
    lost.claim(40)
    lost.close()
    assert open_ledger(lost_in=90).highest == 40, "a valid ledger is kept despite the flag"


def set_change_times(folder: Path, when: float) -> None:
    """Make everything in the folder look as if it had last been written at ``when``."""
    for path in (*folder.iterdir(), folder):
        os.utime(path, (when, when))


def test_a_clock_that_is_behind_does_not_shorten_the_skipped_period(
    tmp_path: Path, open_ledger: Open
) -> None:
    """At least the period in which the disk was last written is skipped."""
    ledger = open_ledger()
    ledger.claim(100)
    ledger.close()
    (tmp_path / "n01.ledger").write_bytes(b"")
    set_change_times(tmp_path, 100.5)
    lost = open_ledger(lost_in=45)
    for number in (45, 60, 100, 119):
        with pytest.raises(RoundPassedError):
            lost.claim(number)
    lost.claim(120)


def test_a_ledger_of_another_node_or_zone_is_refused(tmp_path: Path, open_ledger: Open) -> None:
    ledger = open_ledger()
    ledger.claim(1)
    ledger.close()
    (tmp_path / "n02.ledger").write_bytes((tmp_path / "n01.ledger").read_bytes())
    for options in ({"name": "cellar"}, {"node": "n02"}, {"node": "n02", "lost_in": 5}):
        with pytest.raises(UnusableLedgerError, match="another zone or node") as refusal:
            open_ledger(**options)
        assert refusal.value.reason == "the ledger is another's"


def test_a_removed_lock_file_stops_the_releases(tmp_path: Path, open_ledger: Open) -> None:
    """Another process could hold a lock of the same name."""
    first = open_ledger()
    first.claim(1)
    (tmp_path / "n01.lock").unlink()
    with pytest.raises(LedgerError, match="No such file"):
        first.claim(2)
    second = open_ledger()
    with pytest.raises(LedgerError, match="replaced"):
        first.claim(2)
    second.claim(2)


def test_a_process_without_its_lock_gives_no_block_back(tmp_path: Path, open_ledger: Open) -> None:
    first = open_ledger(block=10)
    first.claim(100)
    (tmp_path / "n01.lock").unlink()
    second = open_ledger(block=10)
    second.claim(165)
    first.close()
    second.abandon()  # killed: the lock is free, nothing is given back
    with pytest.raises(RoundPassedError):
        open_ledger().claim(165)


def test_a_link_to_the_ledger_is_followed_and_kept(
    tmp_path: Path, open_ledger: Open, recorded: Callable[..., LedgerRecord]
) -> None:
    real = tmp_path / "real"
    real.mkdir()
    (tmp_path / "n01.ledger").symlink_to(real / "kept.ledger")
    open_ledger().claim(3)
    assert (tmp_path / "n01.ledger").is_symlink()
    assert recorded(real / "kept.ledger").highest == 3


@pytest.mark.parametrize("name", ["n01.new", "n01.ledger", "n01.lock"])
def test_a_pipe_in_place_of_the_ledger_is_refused_without_waiting(
    tmp_path: Path, open_ledger: Open, name: str
) -> None:
    os.mkfifo(tmp_path / name)
    with pytest.raises(LedgerError):
        open_ledger().claim(1)


def test_a_state_folder_that_is_a_file_is_refused(zone: Zone, tmp_path: Path) -> None:
    (tmp_path / "state").write_text("")
    with pytest.raises(UnusableLedgerError, match="state"):
        Ledger(tmp_path / "state", zone, "n01")


def test_a_very_long_skipped_period_leaves_a_valid_ledger(tmp_path: Path, zone: Zone) -> None:
    endless = replace(zone, schedule=Schedule(1.0, 1, 20, 10**18))
    Ledger(tmp_path, endless, "n01", lost_in=5).close()
    again = Ledger(tmp_path, endless, "n01")
    with pytest.raises(RoundPassedError):
        again.claim(10**9)
    again.close()
