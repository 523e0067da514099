"""No round is released twice: `heatcloak_node.ledger`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from heatcloak_node import Ledger
from heatcloak_node.ledger import LedgerInUseError, RoundPassedError
from heatcloak_node.ledger_file import LedgerRecord
from heatcloak_shared.errors import LedgerError
from heatcloak_shared.zone import Zone, render_zone

Open = Callable[..., Ledger]


def test_a_round_is_claimed_once(open_ledger: Open) -> None:
    """The same round and every earlier one are refused, also after a restart."""
    ledger = open_ledger()
    assert ledger.highest is None
    ledger.claim(5)
    for refused in (5, 4, -1):
        with pytest.raises(RoundPassedError, match="not above 5"):
            ledger.claim(refused)
    ledger.close()
    again = open_ledger()
    assert again.highest == 5
    with pytest.raises(RoundPassedError):
        again.claim(5)
    again.claim(6)
    again.close()
    with pytest.raises(LedgerError, match="closed"):
        again.claim(7)


def test_two_processes_cannot_share_a_ledger(open_ledger: Open) -> None:
    first = open_ledger()
    with pytest.raises(LedgerInUseError, match="in use"):
        open_ledger()
    first.close()
    open_ledger().close()


def test_a_round_that_cannot_be_written_is_not_claimed(
    tmp_path: Path, open_ledger: Open, disk: Any, recorded: Callable[..., LedgerRecord]
) -> None:
    """The earlier record stays as it was."""
    ledger = open_ledger()
    ledger.claim(1)
    disk.takes = False
    for _ in range(3):
        with pytest.raises(LedgerError, match="nothing is released"):
            ledger.claim(2)
    assert ledger.highest == 1
    assert recorded(tmp_path / "n01.ledger").highest == 1
    disk.takes = True
    ledger.claim(2)
    ledger.close()
    assert recorded(tmp_path / "n01.ledger").highest == 2


def test_a_first_record_that_cannot_be_written_is_not_claimed(tmp_path: Path, open_ledger: Open) -> None:
    """The next attempt succeeds once the disk accepts writes."""
    ledger = open_ledger()
    (tmp_path / "n01.new").mkdir()
    with pytest.raises(LedgerError, match="nothing is released"):
        ledger.claim(1)
    assert not (tmp_path / "n01.ledger").exists()
    (tmp_path / "n01.new").rmdir()
    ledger.claim(1)


def test_a_round_out_of_range_is_refused_and_leaves_a_valid_ledger(open_ledger: Open) -> None:
    ledger = open_ledger(block=1000)
    for number in (2**60, -(2**60), 2**52):
        with pytest.raises(LedgerError, match="clock"):
            ledger.claim(number)
    ledger.claim(2**52 - 1)
    ledger.close()
    assert open_ledger().highest == 2**52 - 1


def test_a_block_is_recorded_ahead_and_given_back(
    tmp_path: Path, open_ledger: Open, recorded: Callable[..., LedgerRecord]
) -> None:
    """One write serves a block of listed rounds; a clean stop returns the rest, a crash loses it."""
    path = tmp_path / "n01.ledger"
    ledger = open_ledger(block=10, every=3)
    ledger.claim(0)
    written = path.read_bytes()
    for number in range(3, 30, 3):
        ledger.claim(number)
        with pytest.raises(RoundPassedError):
            ledger.claim(number)
    assert path.read_bytes() == written, "ten listed rounds, one write"
    ledger.claim(30)
    assert path.read_bytes() != written
    assert recorded(path).highest == 30 + 9 * 3
    ledger.close()
    again = open_ledger(block=10, every=3)
    assert again.highest == 30
    again.claim(33)
    again.close()


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    steps=st.lists(
        st.one_of(
            st.integers(-50, 200).map(lambda number: ("claim", number)),
            st.sampled_from([("crash", 0), ("stop", 0), ("full disk", 0), ("disk", 0)]),
        ),
        max_size=40,
    ),
    block=st.integers(1, 7),
)
def test_claimed_rounds_only_rise(
    tmp_path_factory: pytest.TempPathFactory, zone: Zone, disk: Any, steps: list[tuple[str, int]], block: int
) -> None:
    """With any clock, through crashes, clean stops and full disks."""
    folder = tmp_path_factory.mktemp("state")
    disk.takes = True
    ledger = Ledger(folder, zone, "n01", block=block)
    granted: list[int] = []
    for action, number in steps:
        if action == "claim":
            with suppress(LedgerError):
                ledger.claim(number)
                granted.append(number)
        elif action == "full disk":
            disk.takes = False
        elif action == "disk":
            disk.takes = True
        elif action in ("crash", "stop"):
            if action == "stop":
                ledger.close()
            else:
                ledger.abandon()  # what a killed process leaves: the lock is free, nothing is given back
            ledger = Ledger(folder, zone, "n01", block=block)
    ledger.close()
    assert granted == sorted(set(granted))


def test_a_claimed_round_survives_kill_9(tmp_path: Path, zone: Zone) -> None:
    """The ledger holds at least every round whose claim had returned."""
    (tmp_path / "zone.toml").write_text(render_zone(zone))
    program = (
        "import sys, pathlib\n"
        "from heatcloak_node import Ledger\n"
        "from heatcloak_shared import load_zone\n"
        "folder = pathlib.Path(sys.argv[1])\n"
        "ledger = Ledger(folder, load_zone(folder / 'zone.toml'), 'n01')\n"
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
        first = b"".join(process.stdout.readline() for _ in range(20))
        os.kill(process.pid, signal.SIGKILL)
        rest = process.stdout.read()
        process.wait()
        process.stdout.close()
        released += [int(line) for line in (first + rest).split(b"\n")[:-1]]
    assert released == sorted(set(released)), "no round was released twice"
    assert len(released) > 5
