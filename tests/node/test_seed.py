"""The noise key that a trusted party also holds: `heatcloak_node.seed`."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from heatcloak_node import Seed
from heatcloak_shared.errors import KeyFileError
from heatcloak_shared.keyfile import NodeKey, load_node_key, save_node_key
from heatcloak_shared.ratchet import Epochs, ratchet

KEY = bytes(range(32))


def test_the_repr_of_a_seed_does_not_show_its_key() -> None:
    seed = Seed(NodeKey("hall", "n01", 0, 0, KEY, Epochs(100, 10)), None)
    assert KEY.hex() not in repr(seed)
    assert repr(KEY) not in repr(seed)


def test_a_seed_advances_with_the_rounds_and_never_back(tmp_path: Path) -> None:
    """The file is written before the key is used, and not within an epoch."""
    path = tmp_path / "n01.key"
    save_node_key(path, NodeKey("hall", "n01", 0, 0, KEY, Epochs(100, 10)))
    held = Seed.load(path, "hall", "n01")
    written = path.stat().st_ino
    for number in (95, 109):
        held.advance(number)
    assert path.stat().st_ino == written
    held.advance(131)
    assert (held.at(131).epoch, held.at(131).key) == (3, ratchet(KEY, 3))
    assert load_node_key(path).key == ratchet(KEY, 3)
    assert KEY.hex() not in path.read_text()
    with pytest.raises(KeyFileError):
        held.advance(100)


def test_looking_ahead_does_not_advance_the_seed(tmp_path: Path) -> None:
    """A clock that is wrong for a moment costs no key."""
    path = tmp_path / "n01.key"
    save_node_key(path, NodeKey("hall", "n01", 0, 0, KEY, Epochs(100, 10)))
    held = Seed.load(path, "hall", "n01")
    assert held.at(10**6).epoch == 99990
    assert held.at(115).key == ratchet(KEY, 1)
    assert held.at(100).key == KEY
    assert load_node_key(path).epoch == 0


def test_a_seed_that_cannot_be_written_does_not_advance(tmp_path: Path) -> None:
    """Otherwise the older key would stay on the card."""
    path = tmp_path / "state" / "n01.key"
    path.parent.mkdir()
    save_node_key(path, NodeKey("hall", "n01", 0, 0, KEY, Epochs(100, 10)))
    held = Seed.load(path, "hall", "n01")
    path.unlink()
    path.parent.rmdir()
    with pytest.raises(KeyFileError):
        held.advance(110)
    assert held.at(100).key == KEY


def test_a_key_file_that_is_a_pipe_is_refused(tmp_path: Path) -> None:
    """The next epoch's key could not be written back."""
    os.mkfifo(tmp_path / "n01.key", 0o600)
    with pytest.raises(KeyFileError, match="not a regular file"):
        Seed.load(tmp_path / "n01.key", "hall", "n01")
