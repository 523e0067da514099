"""The ledger: no round twice, whatever happens to the process or the file."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from heatcloak_node import Ledger
from heatcloak_shared.errors import LedgerError
from heatcloak_shared.schedule import Schedule


def open_ledger(folder: Path, zone: str = "hall", node: str = "n01", period: float = 1.0) -> Ledger:
    return Ledger(folder, zone, node, Schedule(period, every=1, releases=20, budget_rounds=20))


def test_a_round_is_claimed_once(tmp_path: Path) -> None:
    """The same round, and every earlier one, is refused, also after a restart."""
    ledger = open_ledger(tmp_path)
    assert ledger.highest is None
    ledger.claim(5)
    for refused in (5, 4, -1):
        with pytest.raises(LedgerError, match="not above 5"):
            ledger.claim(refused)
    ledger.close()
    again = open_ledger(tmp_path)
    assert again.highest == 5
    with pytest.raises(LedgerError):
        again.claim(5)
    again.claim(6)
    again.close()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"highest": 3}',
        b'{"highest": true}',
        b'{"highest": 1, "period": 0.0}',
        b'{"highest": 1' + b"0" * 400 + b', "period": 1.0}',
        b"\xff" * 20,
        b"[" * 100_000,
    ],
)
def test_a_damaged_ledger_is_not_trusted(tmp_path: Path, content: bytes) -> None:
    """Truncated or corrupt, it fails closed: nothing is released."""
    (tmp_path / "n01.ledger").write_bytes(content)
    with pytest.raises(LedgerError, match=r"n01\.ledger"):
        open_ledger(tmp_path)


def test_a_ledger_of_another_node_or_zone_is_refused(tmp_path: Path) -> None:
    """A copied file does not speak for this node."""
    ledger = open_ledger(tmp_path)
    ledger.claim(1)
    ledger.close()
    with pytest.raises(LedgerError, match="another zone"):
        open_ledger(tmp_path, zone="cellar")
    (tmp_path / "n01.ledger").rename(tmp_path / "n02.ledger")
    with pytest.raises(LedgerError, match="another zone, node"):
        open_ledger(tmp_path, node="n02")


def test_another_period_does_not_renew_what_was_released(tmp_path: Path) -> None:
    """Rounds are numbered anew, but a moment that may have been released is not released again."""
    ledger = open_ledger(tmp_path, period=1.0)
    ledger.claim(1000)
    ledger.close()
    for period, refused, granted in ((0.5, 2001, 2002), (60.0, 16, 17)):
        changed = open_ledger(tmp_path, period=period)
        with pytest.raises(LedgerError, match="no moment is released twice"):
            changed.claim(refused)
        changed.claim(granted)
        changed.close()
        (tmp_path / "n01.ledger").write_text(
            json.dumps({"format": 1, "zone": "hall", "node": "n01", "highest": 1000, "period": 1.0})
        )


def test_two_processes_can_not_share_a_ledger(tmp_path: Path) -> None:
    """The second one is told, and releases nothing."""
    first = open_ledger(tmp_path)
    with pytest.raises(LedgerError, match="in use"):
        open_ledger(tmp_path)
    first.close()
    open_ledger(tmp_path).close()


def test_what_can_not_be_written_is_not_claimed(tmp_path: Path) -> None:
    """A full or broken disk refuses the round and leaves the earlier record as it was."""
    ledger = open_ledger(tmp_path)
    ledger.claim(1)
    (tmp_path / "n01.new").mkdir()
    with pytest.raises(LedgerError, match="nothing is released"):
        ledger.claim(2)
    assert ledger.highest == 1
    assert json.loads((tmp_path / "n01.ledger").read_bytes())["highest"] == 1
    (tmp_path / "n01.new").rmdir()
    ledger.claim(2)
    ledger.close()


def test_a_state_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    """One line names the path."""
    (tmp_path / "state").write_text("")
    with pytest.raises(LedgerError, match="state"):
        open_ledger(tmp_path / "state")


def test_what_was_claimed_survives_a_kill(tmp_path: Path) -> None:
    """Killed at any moment, the ledger holds at least every round whose claim had returned."""
    program = (
        "import sys, pathlib\n"
        "from heatcloak_node import Ledger\n"
        "from heatcloak_shared.schedule import Schedule\n"
        "ledger = Ledger(pathlib.Path(sys.argv[1]), 'hall', 'n01', Schedule(1.0, 1, 20, 20))\n"
        "number = -1 if ledger.highest is None else ledger.highest\n"
        "while True:\n"
        "    number += 1\n"
        "    ledger.claim(number)\n"
        "    print(number, flush=True)\n"
    )
    released: list[int] = []
    for _ in range(5):
        process = subprocess.Popen([sys.executable, "-c", program, str(tmp_path)], stdout=subprocess.PIPE)
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(0.02)
        os.kill(process.pid, signal.SIGKILL)
        rest = process.stdout.read()
        process.wait()
        process.stdout.close()
        released += [int(line) for line in (first + rest).split(b"\n")[:-1]]
    assert released == sorted(set(released)), "no round was released twice"
    assert len(released) > 5
