"""Key files are issued all or none, whatever fails or interrupts, and no new key is ever lost."""

from __future__ import annotations

import errno
import os
import signal
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from heatcloak_aggregator.trusted import Keyring, keys
from heatcloak_aggregator.trusted.issuing import issue_replacement, issue_zone
from heatcloak_aggregator.trusted.keyring import create_keyring, load_keyring, save_keyring
from heatcloak_aggregator.trusted.keys import RootKey
from heatcloak_shared.errors import KeyFileError
from heatcloak_shared.keyfile import load_node_key
from heatcloak_shared.private_file import KeyUnsyncedError
from heatcloak_shared.ratchet import Epochs

ROOT = RootKey("hall", bytes(range(32)), Epochs(100, 10))
NODES = ("n01", "n02", "n03")


@pytest.fixture(autouse=True)
def _sigterm_interrupts() -> Iterator[None]:
    """Handle SIGTERM like SIGINT, as the command line does."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    yield
    signal.signal(signal.SIGTERM, before)


@pytest.fixture
def ring(tmp_path: Path) -> Path:
    """Return a keyring file in a private folder."""
    keyring = Keyring.from_root("hall", ROOT.root, NODES, ROOT.epochs)
    create_keyring(tmp_path / "ring.key", keyring)
    return tmp_path / "ring.key"


def replace(ring: Path, from_round: int = 150) -> None:
    issue_replacement(ring, load_keyring(ring), ROOT, "n01", from_round, ring.with_name("n01.key"))


def interrupting(call: Callable[..., object], at: int, number: int) -> Callable[..., object]:
    """Wrap a function so that its ``at``-th call is followed by a signal."""
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
def test_interrupted_replacement_is_complete(
    ring: Path, monkeypatch: pytest.MonkeyPatch, at: int, number: int
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", interrupting(os.fsync, at, number))
        with pytest.raises(KeyboardInterrupt):
            replace(ring)
    known = load_keyring(ring).generations("n01")[0]
    assert (known.number == 1) == ring.with_name("n01.key").exists()
    assert known.number == 1
    assert load_node_key(ring.with_name("n01.key")).key == known.key


@pytest.mark.parametrize("at", range(1, 11))
def test_interrupted_new_zone_leaves_only_the_files_that_existed_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    (tmp_path / "kept").write_text("unrelated")
    tmp_path.chmod(0o700)
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", interrupting(os.fsync, at, signal.SIGINT))
        with pytest.raises(KeyboardInterrupt):
            issue_zone(tmp_path, ROOT, NODES, new_root=True)
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == ["kept"]


def test_unsynced_keyring_keeps_the_new_key_file(ring: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_new_key_starts_no_earlier_than_the_keyring(ring: Path) -> None:
    save_keyring(ring, load_keyring(ring).ratchet(7))
    replace(ring, from_round=120)
    assert load_node_key(ring.with_name("n01.key")).epoch == 7
    assert load_keyring(ring).first_epoch == 7


def test_replacement_reports_progress_over_both_derivations(
    ring: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keys, "_EPOCHS_PER_STEP", 100)
    save_keyring(ring, load_keyring(ring).ratchet(250))
    progress: list[float] = []
    issue_replacement(
        ring, load_keyring(ring), ROOT, "n01", 100 + 10 * 750, ring.with_name("n01.key"), progress.append
    )
    assert progress == sorted(progress)
    assert (progress[0], progress[-1]) == (0.1, 0.95)


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (RootKey("cellar", ROOT.root, ROOT.epochs), "zone cellar"),
        (RootKey("hall", ROOT.root, Epochs(0, 10)), "other keys of zone hall"),
        (RootKey("hall", bytes(32), ROOT.epochs), "not of this root"),
    ],
)
def test_wrong_root_is_refused_and_nothing_written(ring: Path, other: RootKey, message: str) -> None:
    before = ring.read_bytes()
    with pytest.raises(KeyFileError, match=message):
        issue_replacement(ring, load_keyring(ring), other, "n01", 150, ring.with_name("n01.key"))
    assert ring.read_bytes() == before
    assert not ring.with_name("n01.key").exists()
