"""A node's key file: it only moves forward, and no error shows its content."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from heatcloak_shared.errors import KeyFileError, KeyWriteError
from heatcloak_shared.keyfile import NodeKey, load_node_key, save_node_key
from heatcloak_shared.ratchet import FURTHEST_STEP, Epochs, ratchet

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


def contains_secret(text: str, secret: bytes = SECRET) -> bool:
    """Return whether eight consecutive digits of the secret are in a text."""
    digits = secret.hex()
    return any(digits[at : at + 8] in text.lower() for at in range(len(digits) - 7))


def test_a_saved_key_is_loaded(path: Path) -> None:
    """Every field, also at the ends of its range."""
    assert load_node_key(path) == KEY
    furthest = NodeKey("z", "0-", 2**16 - 1, 2**53 - 1, bytes(32), Epochs(-(2**53) + 1, 2**53 - 1))
    save_node_key(path, furthest)
    assert load_node_key(path) == furthest


def test_the_repr_of_a_key_is_hidden(path: Path) -> None:
    assert not contains_secret(f"{KEY} {KEY!r} {[KEY]}")
    assert "hall" in repr(load_node_key(path))


def test_a_key_only_moves_forward() -> None:
    """The same epoch is accepted; earlier ones, and epochs too far ahead, are refused."""
    assert KEY.at(3) == KEY
    later = KEY.at(10)
    assert (later.epoch, later.key) == (10, ratchet(SECRET, 7))
    assert (later.zone, later.node, later.generation, later.epochs) == ("hall", "n07", 0, Epochs(1000, 20))
    for epoch in (2, -1, KEY.epoch + FURTHEST_STEP + 1, 2**62):
        with pytest.raises(KeyFileError) as caught:
            KEY.at(epoch)
        assert not contains_secret(str(caught.value))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("format = 1", "format = 2"),
        ("format = 1\n", ""),
        ('kind = "node"', 'kind = "root"'),
        ('zone = "hall"', 'zone = "Hall"'),
        ('node = "n07"', "node = 7"),
        ("generation = 0", "generation = -1"),
        ("generation = 0", "generation = 65536"),
        ("epoch = 3", "epoch = true"),
        ("epoch = 3", f"epoch = {2**53}"),
        ("epoch_rounds = 20", "epoch_rounds = 0"),
        ("first_round = 1000", "first_round = 1000.0"),
        ("first_round = 1000", "first_round = 1000\nseed = 1"),
        (SECRET.hex(), SECRET.hex()[:-1]),
        (SECRET.hex(), SECRET.hex() + "0"),
        (SECRET.hex(), SECRET.hex().upper()),
        (f'"{SECRET.hex()}"', f'["{SECRET.hex()}"]'),
        (f'"{SECRET.hex()}"', SECRET.hex()),
        (f'"{SECRET.hex()}"', "0x" + SECRET.hex()),
        (f'"{SECRET.hex()}"', f'"{SECRET.hex()}'),
        (f'key = "{SECRET.hex()}"', SECRET.hex()),
    ],
)
def test_a_malformed_file_is_refused_in_one_line_without_the_key(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(KeyFileError, match=r"n07\.key") as caught:
        load_node_key(path)
    assert "\n" not in str(caught.value)
    assert not contains_secret(str(caught.value))


@pytest.fixture
def content(path: Path) -> str:
    """Return the content of the key file."""
    return path.read_text()


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=300)
@given(st.integers(0, 300), st.integers(0, 5), st.text("abc019\"'=[]{}.\n#\\ ", max_size=5))
def test_a_damaged_file_loads_or_is_refused_without_the_key(
    path: Path, content: str, at: int, cut: int, put: str
) -> None:
    path.write_text(content[:at] + put + content[at + cut :])
    try:
        load_node_key(path)
    except KeyFileError as error:
        assert not contains_secret(str(error))


@pytest.mark.parametrize("name", ["missing.key", ".", "n07.key/below", "a\0b", "x" * 300])
def test_an_invalid_path_is_a_one_line_error(path: Path, name: str) -> None:
    """For reading and for writing."""
    with pytest.raises(KeyFileError):
        load_node_key(path.parent / name)
    if name != "missing.key":
        with pytest.raises(KeyWriteError) as caught:
            save_node_key(path.parent / name, KEY)
        assert not contains_secret(str(caught.value))
    assert load_node_key(path) == KEY


@pytest.mark.parametrize(
    "line",
    [
        'epoch = "{}"',
        'zone = "{}"',
        'node = ["{}"]',
        'kind = "{}"',
        'format = "{}"',
        '{} = "key"',
        "first_round = 0x{}",
        'first_round = [["{}"',
        '[["{}"]]\na = 1\n[["{}"]]',
    ],
)
def test_a_key_under_a_wrong_name_is_not_shown(path: Path, line: str) -> None:
    """No value of a file with secrets is in an error."""
    name = line.split(" = ")[0]
    kept = [one for one in path.read_text().splitlines() if not one.startswith((f"{name} =", "key ="))]
    path.write_text("\n".join([*kept, line.replace("{}", SECRET.hex())]) + "\n")
    with pytest.raises(KeyFileError, match=r"n07\.key") as caught:
        load_node_key(path)
    assert not contains_secret(str(caught.value))


def test_a_byte_order_mark_is_ignored(path: Path) -> None:
    """Some editors put it at the beginning of a file."""
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert load_node_key(path) == KEY


def test_a_file_that_is_not_a_key_file_is_named_as_such(path: Path) -> None:
    """A mode of 600 is advised only for a key file."""
    path.write_text('format = 1\nname = "hall"\n')
    with pytest.raises(KeyFileError, match="kind: missing: not a key file"):
        load_node_key(path)
    path.chmod(0o644)
    with pytest.raises(KeyFileError, match="if it is a key file, chmod 600"):
        load_node_key(path)


def test_a_path_with_a_line_feed_is_shown_on_one_line(path: Path) -> None:
    with pytest.raises(KeyFileError, match=r"a\\nb\.key") as caught:
        load_node_key(path.parent / "a\nb.key")
    assert "\n" not in str(caught.value)
