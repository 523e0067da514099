"""Issuing keys: all of them or none, whatever fails or interrupts, and never a ring that knows a lost key."""

from __future__ import annotations

import errno
import os
import signal
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from heatcloak_aggregator.trusted import root
from heatcloak_aggregator.trusted.issuing import issue_replacement, issue_shares, issue_zone
from heatcloak_aggregator.trusted.keys import derive_node_key
from heatcloak_aggregator.trusted.ring_file import create_keyring, load_keyring, save_keyring
from heatcloak_aggregator.trusted.root import RootKey
from heatcloak_aggregator.trusted.sharing import split
from heatcloak_aggregator.trusted.signal_deferral import uninterrupted
from heatcloak_shared import keyfile
from heatcloak_shared.errors import KeyFileError
from heatcloak_shared.keyfile import load_node_key
from heatcloak_shared.private_file import KeyUnsyncedError
from heatcloak_shared.ratchet import Epochs, ratchet

ROOT = RootKey("hall", bytes(range(32)), Epochs(100, 10))
NODES = ("n01", "n02", "n03")


@pytest.fixture(autouse=True)
def _as_the_command() -> Iterator[None]:
    """Both signals unwind what is under way."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    yield
    signal.signal(signal.SIGTERM, before)


@pytest.fixture
def ring(tmp_path: Path) -> Path:
    """A ring file in a private folder."""
    create_keyring(tmp_path / "ring.key", ROOT.keyring(NODES))
    return tmp_path / "ring.key"


def replace(ring: Path, from_round: int = 150) -> None:
    """Replace n01."""
    issue_replacement(ring, load_keyring(ring), ROOT, "n01", from_round, ring.with_name("n01.key"))


def interrupting(call: Callable[..., object], at: int, number: int) -> Callable[..., object]:
    """A call that is followed by a signal, the ``at``-th time."""
    times = 0

    def interrupted(*arguments: object) -> object:
        nonlocal times
        times += 1
        result = call(*arguments)
        if times == at:
            signal.raise_signal(number)
        return result

    return interrupted


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("at", [1, 2, 3, 4])
def test_an_interrupted_replacement_is_whole_or_not_at_all(
    ring: Path, monkeypatch: pytest.MonkeyPatch, at: int, number: int
) -> None:
    """At every step of writing: where the ring knows the new key, the key is there."""
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", interrupting(os.fsync, at, number))
        with pytest.raises(KeyboardInterrupt):
            replace(ring)
    known = load_keyring(ring).generations("n01")[0]
    assert (known.number == 1) == ring.with_name("n01.key").exists()
    assert known.number == 1
    assert load_node_key(ring.with_name("n01.key")).key == known.key


@pytest.mark.parametrize("at", range(1, 11))
def test_an_interrupted_new_zone_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    """Not even the file that was just being written; and nothing that was there before is removed."""
    (tmp_path / "kept").write_text("mine")
    tmp_path.chmod(0o700)
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", interrupting(os.fsync, at, signal.SIGINT))
        with pytest.raises(KeyboardInterrupt):
            issue_zone(tmp_path, ROOT, NODES, new_root=True)
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == ["kept"]


def test_shares_of_which_one_is_there_already_leave_that_one(tmp_path: Path) -> None:
    """What is not ours is not removed."""
    tmp_path.chmod(0o700)
    (tmp_path / "share-2.txt").write_text("mine")
    with pytest.raises(KeyFileError, match="exists"):
        issue_shares(tmp_path, split(ROOT, 3, 2))
    assert [path.name for path in tmp_path.iterdir()] == ["share-2.txt"]


def test_a_ring_that_is_changed_but_not_durable_keeps_its_new_key(
    ring: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the file, the node's key would be lost while the ring counts on it."""
    fsync, folders = os.fsync, 0

    def fail_at_second_folder(descriptor: int) -> None:
        nonlocal folders
        folders += stat.S_ISDIR(os.fstat(descriptor).st_mode)
        if folders == 2:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        fsync(descriptor)

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", fail_at_second_folder)
        with pytest.raises(KeyUnsyncedError, match="it was changed"):
            replace(ring)
    known = load_keyring(ring).generations("n01")[0]
    assert load_node_key(ring.with_name("n01.key")).key == known.key
    assert known.number == 1


def test_a_new_key_brings_back_no_epoch_that_the_ring_has_forgotten(ring: Path) -> None:
    """Not even where it is valid from a round of long ago."""
    save_keyring(ring, load_keyring(ring).ratchet(7))
    replace(ring, from_round=120)
    assert load_node_key(ring.with_name("n01.key")).epoch == 7
    assert load_keyring(ring).first_epoch == 7


def test_the_root_goes_as_far_as_it_must(monkeypatch: pytest.MonkeyPatch) -> None:
    """Further than a node may in one step, and tells how far it is."""
    monkeypatch.setattr(keyfile, "FURTHEST_STEP", 1000)
    monkeypatch.setattr(root, "_STEP", 700)
    reached: list[int] = []
    key = ROOT.node_key("n01", 2, 2500, reached.append)
    assert key.key == ratchet(derive_node_key(ROOT.root, "n01", 2), 2500)
    assert reached == [700, 1400, 2100]


def test_a_replacement_tells_how_far_it_is(ring: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over both ways that the root goes: to the older key, and to the new one."""
    monkeypatch.setattr(root, "_STEP", 100)
    save_keyring(ring, load_keyring(ring).ratchet(250))
    told: list[float] = []
    issue_replacement(
        ring, load_keyring(ring), ROOT, "n01", 100 + 10 * 750, ring.with_name("n01.key"), told.append
    )
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0.1, 0.95)


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (RootKey("cellar", ROOT.root, ROOT.epochs), "zone cellar"),
        (RootKey("hall", ROOT.root, Epochs(0, 10)), "other keys of zone hall"),
        (RootKey("hall", bytes(32), ROOT.epochs), "not of this root"),
    ],
)
def test_a_root_of_something_else_is_told_what_it_is_of(ring: Path, other: RootKey, said: str) -> None:
    """Another zone, other keys of the same zone, another root; and nothing is written."""
    before = ring.read_bytes()
    with pytest.raises(KeyFileError, match=said):
        issue_replacement(ring, load_keyring(ring), other, "n01", 150, ring.with_name("n01.key"))
    assert ring.read_bytes() == before
    assert not ring.with_name("n01.key").exists()


def test_an_interrupt_waits_until_the_end_and_an_error_goes_first() -> None:
    """Each signal is delivered once, and the handlers are as before."""
    done: list[int] = []

    def work(*, fails: bool) -> None:
        with uninterrupted():
            signal.raise_signal(signal.SIGTERM)
            signal.raise_signal(signal.SIGINT)
            done.append(1)
            if fails:
                raise ValueError("first")

    with pytest.raises(KeyboardInterrupt):
        work(fails=False)
    with pytest.raises(ValueError, match="first"):
        work(fails=True)
    assert done == [1, 1]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
