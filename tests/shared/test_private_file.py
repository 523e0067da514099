"""Files with secrets: private at every moment, and replaced whole or not at all."""

from __future__ import annotations

import errno
import fcntl
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from heatcloak_shared import private_file
from heatcloak_shared.errors import KeyFileError, KeyWriteError
from heatcloak_shared.keyfile import NodeKey, create_node_key, load_node_key, save_node_key
from heatcloak_shared.private_file import KeyUnsyncedError, folder_lock, load_private_table
from heatcloak_shared.ratchet import Epochs

SECRET = bytes.fromhex("9f3ac1e07b5d284688d1f0a3c4b7e6529a8f7c6d5e4b3a29180716f5e4d3c2b1")
KEY = NodeKey("hall", "n07", 0, 3, SECRET, Epochs(1000, 20))


@pytest.fixture(autouse=True)
def _loose_umask() -> Iterator[None]:
    """Set a umask that protects nothing."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the path of a key file."""
    file = tmp_path / "n07.key"
    save_node_key(file, KEY)
    return file


def test_the_file_is_private_from_its_first_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With any umask, and also if it replaces a file with a loose mode."""
    file = tmp_path / "n07.key"
    file.write_text("loose")
    modes: list[int] = []
    fsync = os.fsync

    def watch(descriptor: int) -> None:
        status = os.fstat(descriptor)
        if stat.S_ISREG(status.st_mode):
            modes.append(stat.S_IMODE(status.st_mode))
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", watch)
    save_node_key(file, KEY)
    assert [*modes, stat.S_IMODE(file.stat().st_mode)] == [0o600, 0o600]
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("mode", [0o640, 0o620, 0o604, 0o602, 0o644, 0o777, 0o610])
def test_a_file_that_others_may_use_is_refused(path: Path, mode: int) -> None:
    """One line that names the remedy."""
    path.chmod(mode)
    with pytest.raises(KeyFileError, match="chmod 600") as caught:
        load_node_key(path)
    assert "\n" not in str(caught.value)
    path.chmod(0o600)
    assert load_node_key(path) == KEY


@pytest.mark.parametrize("call", ["fsync", "fstat"])
def test_a_failing_disk_leaves_the_old_key_and_no_other_file(
    path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(os, call, full)
        with pytest.raises(KeyWriteError, match="No space left") as caught:
            save_node_key(path, KEY.at(4))
    assert SECRET.hex() not in str(caught.value)
    assert load_node_key(path) == KEY
    assert list(path.parent.iterdir()) == [path]


def fail_to_sync_folders(patched: pytest.MonkeyPatch) -> None:
    """Make every fsync of a folder fail, after the content of a file is on disk."""
    fsync = os.fsync

    def fail(descriptor: int) -> None:
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        fsync(descriptor)

    patched.setattr(os, "fsync", fail)


def test_a_new_file_whose_name_is_not_durable_is_removed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        fail_to_sync_folders(patched)
        with pytest.raises(KeyWriteError, match="Input/output error: give a writable folder"):
            create_node_key(path.parent / "fresh.key", KEY)
    assert list(path.parent.iterdir()) == [path]


def test_the_error_states_that_a_file_was_replaced_but_may_not_be_durable(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        fail_to_sync_folders(patched)
        with pytest.raises(
            KeyUnsyncedError, match="it was changed, but a power cut may undo the change"
        ) as caught:
            save_node_key(path, KEY.at(4))
    assert "previous content" not in str(caught.value)
    assert load_node_key(path).epoch == 4


def test_nothing_is_written_into_a_folder_that_cannot_be_synced(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For example a folder that may be written but not read."""
    opened: list[object] = []
    open_file = os.open

    def refuse(name: object, flags: int, mode: int = 0o777) -> int:
        if not flags & (os.O_WRONLY | os.O_RDWR):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        opened.append(name)
        return open_file(name, flags, mode)  # type: ignore[arg-type]

    with monkeypatch.context() as patched:
        patched.setattr(os, "open", refuse)
        for write in (create_node_key, save_node_key):
            with pytest.raises(KeyWriteError, match="Permission denied"):
                write(path.parent / "fresh.key", KEY)
    assert opened == []


def test_the_next_save_removes_the_rest_of_an_interrupted_one(path: Path) -> None:
    (path.parent / ".n07.key.new").write_text("half a key")
    save_node_key(path, KEY.at(4))
    assert load_node_key(path).epoch == 4
    assert list(path.parent.iterdir()) == [path]


def test_a_link_is_followed_so_that_the_old_key_does_not_stay_behind(path: Path, tmp_path: Path) -> None:
    """Its target is replaced, and the link stays."""
    link = tmp_path / "link.key"
    link.symlink_to(path)
    save_node_key(link, KEY.at(9))
    assert link.is_symlink()
    assert load_node_key(path).epoch == 9


def test_creating_a_file_never_replaces_one(path: Path) -> None:
    """It does not replace the target of a link either."""
    link = path.parent / "link.key"
    link.symlink_to(path.parent / "elsewhere.key")
    for taken in (path, link):
        with pytest.raises(KeyFileError, match="exists"):
            create_node_key(taken, KEY.at(5))
    assert load_node_key(path) == KEY
    create_node_key(path.parent / "fresh.key", KEY.at(5))
    assert load_node_key(path.parent / "fresh.key").epoch == 5


def test_a_file_system_without_modes_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As FAT: nothing of the key is written."""
    monkeypatch.setattr(private_file, "_OTHERS", 0o600)
    with pytest.raises(KeyWriteError, match="private"):
        create_node_key(tmp_path / "n07.key", KEY)
    assert not list(tmp_path.iterdir())


def test_a_key_is_read_from_a_pipe_of_any_mode(path: Path) -> None:
    """For example from a program that decrypts."""
    reader, writer = os.pipe()
    os.write(writer, path.read_bytes())
    os.close(writer)
    try:
        assert load_node_key(Path(f"/dev/fd/{reader}")) == KEY
    finally:
        os.close(reader)


def test_the_lock_excludes_a_second_command(path: Path) -> None:
    descriptor = os.open(path.parent, os.O_RDONLY)
    try:
        with folder_lock(path), pytest.raises(BlockingIOError):
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    finally:
        os.close(descriptor)
    with pytest.raises(KeyFileError), folder_lock(path.parent / "no" / "n07.key"):
        pytest.fail("there is nothing to lock")


def test_a_file_of_more_than_a_mebibyte_is_refused(path: Path) -> None:
    path.write_bytes(b"#" * (1 << 21))
    with pytest.raises(KeyFileError, match="bytes"):
        load_private_table(path)
