"""A node's key file: forward only, and silent about what it holds."""

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
    """Everybody may read what nobody protects."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A key file."""
    file = tmp_path / "n07.key"
    save_node_key(file, KEY)
    return file


def tells(text: str, secret: bytes = SECRET) -> bool:
    """Whether eight digits of a secret in a row are in a text."""
    digits = secret.hex()
    return any(digits[at : at + 8] in text.lower() for at in range(len(digits) - 7))


def test_what_is_saved_is_loaded(path: Path) -> None:
    """Every field, also at the ends of its range."""
    assert load_node_key(path) == KEY
    furthest = NodeKey("z", "0-", 2**16 - 1, 2**53 - 1, bytes(32), Epochs(-(2**53) + 1, 2**53 - 1))
    save_node_key(path, furthest)
    assert load_node_key(path) == furthest


def test_a_key_is_not_shown(path: Path) -> None:
    """Neither by the object nor by what it is part of."""
    assert not tells(f"{KEY} {KEY!r} {[KEY]}")
    assert "hall" in repr(load_node_key(path))


def test_forward_only() -> None:
    """The same epoch is no step; an earlier one, and one that a clock gone mad asks for, are refused."""
    assert KEY.at(3) == KEY
    later = KEY.at(10)
    assert (later.epoch, later.key) == (10, ratchet(SECRET, 7))
    assert (later.zone, later.node, later.generation, later.epochs) == ("hall", "n07", 0, Epochs(1000, 20))
    for epoch in (2, -1, KEY.epoch + FURTHEST_STEP + 1, 2**62):
        with pytest.raises(KeyFileError) as caught:
            KEY.at(epoch)
        assert not tells(str(caught.value))


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
    """The text names the file, and says nothing of the secret even where that is what is wrong."""
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(KeyFileError, match=r"n07\.key") as caught:
        load_node_key(path)
    assert "\n" not in str(caught.value)
    assert not tells(str(caught.value))


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=300)
@given(st.integers(0, 300), st.integers(0, 5), st.text("abc019\"'=[]{}.\n#\\ ", max_size=5))
def test_no_damage_shows_the_key(path: Path, at: int, cut: int, put: str) -> None:
    """Whatever is cut out and put in, the file loads as a key or is refused without a word of it."""
    save_node_key(path, KEY)
    text = path.read_text()
    path.write_text(text[:at] + put + text[at + cut :])
    try:
        load_node_key(path)
    except KeyFileError as error:
        assert not tells(str(error))


@pytest.mark.parametrize("name", ["missing.key", ".", "n07.key/below", "a\0b", "x" * 300])
def test_a_path_that_leads_nowhere_is_one_line(path: Path, name: str) -> None:
    """For reading and for writing."""
    with pytest.raises(KeyFileError):
        load_node_key(path.parent / name)
    if name != "missing.key":
        with pytest.raises(KeyWriteError) as caught:
            save_node_key(path.parent / name, KEY)
        assert not tells(str(caught.value))
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
def test_a_key_in_the_wrong_place_is_not_shown(path: Path, line: str) -> None:
    """Whatever it stands for: no value of a file with secrets is in an error."""
    name = line.split(" = ")[0]
    kept = [one for one in path.read_text().splitlines() if not one.startswith((f"{name} =", "key ="))]
    path.write_text("\n".join([*kept, line.replace("{}", SECRET.hex())]) + "\n")
    with pytest.raises(KeyFileError, match=r"n07\.key") as caught:
        load_node_key(path)
    assert not tells(str(caught.value))


def test_a_mark_of_the_byte_order_does_no_harm(path: Path) -> None:
    """As some editors put at the beginning of a file."""
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert load_node_key(path) == KEY


def test_what_is_no_key_file_is_told_so(path: Path) -> None:
    """Not to make a public file private, nor to add a line to it."""
    path.write_text('format = 1\nname = "hall"\n')
    with pytest.raises(KeyFileError, match="kind: missing: not a key file"):
        load_node_key(path)
    path.chmod(0o644)
    with pytest.raises(KeyFileError, match="if it is a key file, chmod 600"):
        load_node_key(path)


def test_a_path_of_two_lines_is_shown_on_one(path: Path) -> None:
    """A name can't forge a line of a log."""
    with pytest.raises(KeyFileError, match=r"a\\nb\.key") as caught:
        load_node_key(path.parent / "a\nb.key")
    assert "\n" not in str(caught.value)
