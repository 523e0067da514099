"""A node's noise: repeatable for whoever holds the seed, and never repeated otherwise."""

from __future__ import annotations

import os
from itertools import combinations
from pathlib import Path

import pytest

from heatcloak_node import NoiseSource, fresh_boot
from heatcloak_node.seed import Seed
from heatcloak_shared.errors import KeyFileError
from heatcloak_shared.keyfile import NodeKey, load_node_key, save_node_key
from heatcloak_shared.ratchet import Epochs, ratchet

BOOT, KEY = bytes(range(16)), bytes(range(32))


def seed(key: bytes = KEY, path: Path | None = None) -> Seed:
    return Seed(NodeKey("hall", "n01", 0, 0, key, Epochs(100, 10)), path)


def draws(source: NoiseSource, number: int = 100, count: int = 200) -> list[int]:
    return [source.draw(seq, number) for seq in range(count)]


def test_the_holder_of_the_seed_draws_the_same_noise() -> None:
    """Key, node, boot and sequence number decide the noise, in any order of drawing."""
    ours = NoiseSource("n01", BOOT, 1441, seed(KEY))
    theirs = NoiseSource("n01", BOOT, 1441, seed(KEY))
    assert [theirs.draw(seq, 100) for seq in reversed(range(200))] == draws(ours)[::-1]


def test_another_key_node_or_boot_is_another_noise() -> None:
    """Two nodes, two boots or two keys share nothing."""
    base = draws(NoiseSource("n01", BOOT, 1441, seed(KEY)))
    others = [
        NoiseSource("n02", BOOT, 1441, seed(KEY)),
        NoiseSource("n01", fresh_boot(), 1441, seed(KEY)),
        NoiseSource("n01", BOOT, 1441, seed(KEY[::-1])),
        NoiseSource("n01", BOOT, 1441),
    ]
    for other in others:
        assert sum(a == b for a, b in zip(base, draws(other), strict=True)) < 5


def test_without_a_seed_nobody_draws_the_same_noise_twice() -> None:
    """Each source without a seed has a key of its own, even under the same boot nonce."""
    assert draws(NoiseSource("n01", BOOT, 1441)) != draws(NoiseSource("n01", BOOT, 1441))


def test_a_boot_nonce_is_fresh() -> None:
    """128 bits from the operating system."""
    assert len({fresh_boot() for _ in range(100)}) == 100
    assert len(fresh_boot()) == 16


def test_a_seed_does_not_print_its_key() -> None:
    """A key in a log would be in the log for ever."""
    assert KEY.hex() not in repr(seed())
    assert repr(KEY) not in repr(seed())


def test_a_seed_ratchets_with_the_rounds_and_forgets(tmp_path: Path) -> None:
    """The file goes forward before the key is used, and never back; nothing is written within an epoch."""
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


def test_to_look_ahead_forgets_nothing(tmp_path: Path) -> None:
    """A clock that is wrong for a moment costs no key: the way back is open until something is released."""
    path = tmp_path / "n01.key"
    save_node_key(path, NodeKey("hall", "n01", 0, 0, KEY, Epochs(100, 10)))
    held = Seed.load(path, "hall", "n01")
    assert held.at(10**6).epoch == 99990
    assert held.at(115).key == ratchet(KEY, 1)
    assert held.at(100).key == KEY
    assert load_node_key(path).epoch == 0


def test_a_seed_that_can_not_forget_stays_where_it_is(tmp_path: Path) -> None:
    """If the older key would stay on the card, the node does not go on to the next epoch."""
    path = tmp_path / "state" / "n01.key"
    path.parent.mkdir()
    save_node_key(path, NodeKey("hall", "n01", 0, 0, KEY, Epochs(100, 10)))
    held = Seed.load(path, "hall", "n01")
    path.unlink()
    path.parent.rmdir()
    with pytest.raises(KeyFileError):
        held.advance(110)
    assert held.at(100).key == KEY


def test_a_key_that_comes_through_a_pipe_is_refused(tmp_path: Path) -> None:
    """It could not go forward: the first ratchet would put the key into a file that nobody asked for."""
    os.mkfifo(tmp_path / "n01.key", 0o600)
    with pytest.raises(KeyFileError, match="not a regular file"):
        Seed.load(tmp_path / "n01.key", "hall", "n01")


def test_noise_is_of_the_rounds_epoch() -> None:
    """After a ratchet the same sequence number is another draw."""
    source = NoiseSource("n01", BOOT, 1441, seed())
    before, after = draws(source), draws(source, 110)
    ratcheted = Seed(NodeKey("hall", "n01", 0, 1, ratchet(KEY, 1), Epochs(100, 10)))
    assert after == draws(NoiseSource("n01", BOOT, 1441, ratcheted), 110)
    assert sum(a == b for a, b in zip(before, after, strict=True)) < 5


@pytest.mark.parametrize("held", [seed(), None])
def test_another_round_is_another_noise(held: Seed | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Within an epoch, under one boot and sequence number, and where the operating system repeats itself."""
    source = NoiseSource("n01", BOOT, 1441, held)
    monkeypatch.setattr(os, "urandom", bytes)
    rounds = [draws(source, number) for number in (100, 101, -100)]
    for first, second in combinations(rounds, 2):
        assert sum(a == b for a, b in zip(first, second, strict=True)) < 5
    assert draws(source, 101) == rounds[1], "what repeats is what was stubbed"
