"""The ledger: no round twice, whatever happens to the process, the disk or the file."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from heatcloak_node import Ledger
from heatcloak_node.ledger import LedgerInUseError, RoundPassedError, UnusableLedgerError
from heatcloak_shared.errors import LedgerError
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Zone, render_zone

Open = Callable[..., Ledger]


@pytest.fixture
def open_ledger(zone: Zone, tmp_path: Path) -> Iterator[Open]:
    """Opens the ledger of a node of the small zone; keywords change the zone's schedule or the ledger."""
    opened: list[Ledger] = []

    def open_it(node: str = "n01", name: str = "hall", period: float = 1.0, **options: Any) -> Ledger:
        every = options.pop("every", 1)
        schedule = Schedule(period, every, releases=20, budget_rounds=20 * every)
        changed = replace(zone, name=name, schedule=schedule)
        opened.append(Ledger(tmp_path, changed, node, accept_less=period != 1.0, **options))
        return opened[-1]

    yield open_it
    for ledger in opened:
        ledger.close()


def test_a_round_is_claimed_once(open_ledger: Open) -> None:
    """The same round, and every earlier one, is refused, also after a restart."""
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
def test_a_damaged_ledger_is_not_trusted(tmp_path: Path, open_ledger: Open, content: bytes) -> None:
    """Truncated or corrupt, it fails closed, and the public reason names no file."""
    (tmp_path / "n01.ledger").write_bytes(content)
    with pytest.raises(UnusableLedgerError, match=r"n01\.ledger: damaged.*--ledger-lost") as refusal:
        open_ledger()
    assert refusal.value.reason == "the ledger is damaged"


def test_a_lock_that_was_removed_stops_the_releases(tmp_path: Path, open_ledger: Open) -> None:
    """Another process could hold a lock of the same name: the first one notices at its next round."""
    first = open_ledger()
    first.claim(1)
    (tmp_path / "n01.lock").unlink()
    with pytest.raises(LedgerError, match="No such file"):
        first.claim(2)
    second = open_ledger()
    with pytest.raises(LedgerError, match="replaced"):
        first.claim(2)
    second.claim(2)


def test_a_ledger_behind_a_link_stays_there(tmp_path: Path, open_ledger: Open) -> None:
    """A link to real storage is followed, not replaced."""
    real = tmp_path / "real"
    real.mkdir()
    (tmp_path / "n01.ledger").symlink_to(real / "kept.ledger")
    open_ledger().claim(3)
    assert (tmp_path / "n01.ledger").is_symlink()
    assert json.loads((real / "kept.ledger").read_bytes())["highest"] == 3


@pytest.mark.parametrize("name", ["n01.new", "n01.ledger"])
def test_a_pipe_in_its_place_is_not_waited_for(tmp_path: Path, open_ledger: Open, name: str) -> None:
    """Whatever lies in the folder, the node answers."""
    os.mkfifo(tmp_path / name)
    with pytest.raises(LedgerError):
        open_ledger().claim(1)


@pytest.mark.parametrize("damage", ["flip", "truncate"])
def test_every_flipped_bit_and_every_truncation_is_noticed(
    tmp_path: Path, open_ledger: Open, damage: str
) -> None:
    """A number that still parses may be a lower one: the checksum tells. A lost end is noticed too."""
    ledger = open_ledger()
    ledger.claim(123456)
    ledger.close()
    path = tmp_path / "n01.ledger"
    sound = path.read_bytes()
    for index in range(len(sound) - 1):  # the last byte is the line's end
        broken = bytearray(sound)
        broken[index] ^= 1 << index % 7
        path.write_bytes(bytes(broken) if damage == "flip" else sound[:index])
        try:
            opened = open_ledger()
        except UnusableLedgerError:
            continue
        # Only white space can change without a trace.
        assert opened.highest == 123456
        opened.close()


def test_a_ledger_that_is_gone_is_noticed(tmp_path: Path, open_ledger: Open) -> None:
    """Deleted, it does not begin anew: what was released is not known any more."""
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
    """Told that it is lost, the node sits out the period of which an unknown part may have been released."""
    ledger = open_ledger()
    ledger.claim(25)
    ledger.close()
    path = tmp_path / "n01.ledger"
    path.unlink() if content is None else path.write_bytes(content)
    leave_traces(tmp_path, 25.7)
    open_ledger(lost_in=27).close()
    lost = open_ledger()  # the flag need not be given again
    for number in (25, 26, 39):
        with pytest.raises(RoundPassedError):
            lost.claim(number)
    lost.claim(40)
    lost.close()
    assert open_ledger(lost_in=90).highest == 40, "a sound ledger is kept, whatever the flag says"


def leave_traces(folder: Path, when: float) -> None:
    """Make everything look as if it had last been written at ``when``."""
    for path in (*folder.iterdir(), folder):
        os.utime(path, (when, when))


def test_a_lost_ledger_is_not_renewed_by_a_clock_that_is_behind(tmp_path: Path, open_ledger: Open) -> None:
    """The period that is sat out is at least the one in which the disk was last written."""
    ledger = open_ledger()
    ledger.claim(100)
    ledger.close()
    (tmp_path / "n01.ledger").write_bytes(b"")
    leave_traces(tmp_path, 100.5)
    lost = open_ledger(lost_in=45)
    for number in (45, 60, 100, 119):
        with pytest.raises(RoundPassedError):
            lost.claim(number)
    lost.claim(120)


def test_a_ledger_of_another_node_or_zone_is_refused(tmp_path: Path, open_ledger: Open) -> None:
    """A copied file does not speak for this node."""
    ledger = open_ledger()
    ledger.claim(1)
    ledger.close()
    (tmp_path / "n02.ledger").write_bytes((tmp_path / "n01.ledger").read_bytes())
    for options in ({"name": "cellar"}, {"node": "n02"}, {"node": "n02", "lost_in": 5}):
        with pytest.raises(UnusableLedgerError, match="another zone or node") as refusal:
            open_ledger(**options)
        assert refusal.value.reason == "the ledger is another's"


def test_the_ledger_of_an_older_version_is_kept(tmp_path: Path, open_ledger: Open) -> None:
    """An upgrade of the program goes on where the old one stopped."""
    (tmp_path / "n01.ledger").write_text(
        json.dumps({"format": 1, "zone": "hall", "node": "n01", "highest": 1000, "period": 1.0})
    )
    ledger = open_ledger()
    with pytest.raises(RoundPassedError):
        ledger.claim(1000)
    ledger.claim(1001)
    ledger.close()
    assert json.loads((tmp_path / "n01.ledger").read_bytes())["format"] == 2


@pytest.mark.parametrize(
    ("period", "every", "refused", "granted"),
    [(0.5, 1, 2039, 2040), (60.0, 1, 16, 17), (1.0, 3, 1019, 1020)],
)
def test_another_schedule_waits_until_the_budget_of_the_old_one_is_over(
    open_ledger: Open, period: float, every: int, refused: int, granted: int
) -> None:
    """However rounds are numbered and listed anew: no moment twice, and no budget renewed early."""
    ledger = open_ledger()
    ledger.claim(1000)
    ledger.close()
    changed = open_ledger(period=period, every=every)
    with pytest.raises(RoundPassedError, match="no moment is released twice"):
        changed.claim(refused)
    changed.claim(granted)


def test_an_older_ledger_knows_the_length_of_a_round_only(tmp_path: Path, open_ledger: Open) -> None:
    """Nothing that was released then is released again under another period."""
    for period, refused, granted in ((0.5, 2001, 2002), (60.0, 16, 17), (1.0, 1000, 1001)):
        (tmp_path / "n01.ledger").write_text(
            json.dumps({"format": 1, "zone": "hall", "node": "n01", "highest": 1000, "period": 1.0})
        )
        changed = open_ledger(period=period)
        with pytest.raises(RoundPassedError):
            changed.claim(refused)
        changed.claim(granted)
        changed.close()


def test_many_small_changes_of_the_schedule_renew_no_budget(zone: Zone, tmp_path: Path) -> None:
    """Each revision counts its periods from elsewhere; together they release no more than one."""
    granted = []
    longer = 1000
    for number in range(5000, 6000):
        schedule = Schedule(1.0, every=1, releases=10, budget_rounds=longer)
        ledger = Ledger(tmp_path, replace(zone, schedule=schedule), "n01", accept_less=True)
        with suppress(LedgerError):
            if schedule.is_listed(number):
                ledger.claim(number)
                granted.append(number)
        ledger.close()
        if granted and len(granted) % 10 == 0:
            longer = next(n for n in range(longer + 1, 10**6) if (number + 1) % n == 0 or n > longer + 500)
    assert len(granted) <= 20, "at most two budgets within a period's length"


def test_two_processes_can_not_share_a_ledger(open_ledger: Open) -> None:
    """The second one is told, and releases nothing."""
    first = open_ledger()
    with pytest.raises(LedgerInUseError, match="in use"):
        open_ledger()
    first.close()
    open_ledger().close()


def test_what_can_not_be_written_is_not_claimed(tmp_path: Path, open_ledger: Open) -> None:
    """A full or broken disk refuses the round and leaves the earlier record as it was."""
    ledger = open_ledger()
    ledger.claim(1)
    (tmp_path / "n01.new").mkdir()
    with pytest.raises(LedgerError, match="nothing is released"):
        ledger.claim(2)
    assert ledger.highest == 1
    assert json.loads((tmp_path / "n01.ledger").read_bytes())["highest"] == 1
    (tmp_path / "n01.new").rmdir()
    ledger.claim(2)
    ledger.close()


def test_a_state_folder_that_is_a_file_is_refused(zone: Zone, tmp_path: Path) -> None:
    """One line names the path."""
    (tmp_path / "state").write_text("")
    with pytest.raises(UnusableLedgerError, match="state"):
        Ledger(tmp_path / "state", zone, "n01")


def test_a_sat_out_period_without_end_is_still_a_ledger(tmp_path: Path, zone: Zone) -> None:
    """However long a budget period is, what is written can be read again."""
    endless = replace(zone, schedule=Schedule(1.0, 1, 20, 10**18))
    Ledger(tmp_path, endless, "n01", lost_in=5).close()
    again = Ledger(tmp_path, endless, "n01")
    with pytest.raises(RoundPassedError):
        again.claim(10**9)
    again.close()


def test_no_clock_leads_beyond_all_rounds(open_ledger: Open) -> None:
    """A round that no clock tells of is refused, and leaves a ledger that can be read again."""
    ledger = open_ledger(block=1000)
    for number in (2**60, -(2**60), 2**52):
        with pytest.raises(LedgerError, match="clock"):
            ledger.claim(number)
    ledger.claim(2**52 - 1)
    ledger.close()
    assert open_ledger().highest == 2**52 - 1


def test_a_block_is_recorded_ahead_and_given_back(tmp_path: Path, open_ledger: Open) -> None:
    """One write serves a block of listed rounds; a clean stop returns the rest, a crash loses it."""
    path = tmp_path / "n01.ledger"
    ledger = open_ledger(block=10, every=3)
    ledger.claim(0)
    written = path.stat().st_ino
    for number in range(3, 30, 3):
        ledger.claim(number)
        with pytest.raises(RoundPassedError):
            ledger.claim(number)
    assert path.stat().st_ino == written, "ten listed rounds, one write"
    ledger.claim(30)
    assert path.stat().st_ino != written
    crashed = json.loads(path.read_bytes())["highest"]
    assert crashed == 30 + 9 * 3
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
def test_whatever_happens_no_round_is_granted_twice(
    tmp_path_factory: pytest.TempPathFactory, zone: Zone, steps: list[tuple[str, int]], block: int
) -> None:
    """Any clock, crashes, clean stops and disks that fill and empty again: granted rounds only rise."""
    folder = tmp_path_factory.mktemp("state")
    ledger = Ledger(folder, zone, "n01", block=block)
    granted: list[int] = []
    for what, number in steps:
        if what == "claim":
            with suppress(LedgerError):
                ledger.claim(number)
                granted.append(number)
        elif what == "full disk":
            (folder / "n01.new").mkdir(exist_ok=True)
        elif what == "disk" and (folder / "n01.new").is_dir():
            (folder / "n01.new").rmdir()
        elif what in ("crash", "stop"):
            if what == "stop":
                ledger.close()
            else:
                ledger._lock.close()  # what a killed process leaves: the lock is free, nothing is given back
            ledger = Ledger(folder, zone, "n01", block=block)
    ledger.close()
    assert granted == sorted(set(granted))


def test_what_was_claimed_survives_a_kill(tmp_path: Path, zone: Zone) -> None:
    """Killed at any moment, the ledger holds at least every round whose claim had returned."""
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
        first = process.stdout.readline()
        time.sleep(0.02)
        os.kill(process.pid, signal.SIGKILL)
        rest = process.stdout.read()
        process.wait()
        process.stdout.close()
        released += [int(line) for line in (first + rest).split(b"\n")[:-1]]
    assert released == sorted(set(released)), "no round was released twice"
    assert len(released) > 5
