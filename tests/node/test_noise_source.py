"""A node's noise: repeatable for whoever holds the seed, and never repeated otherwise."""

from __future__ import annotations

from heatcloak_node import NoiseSource, Seed, fresh_boot

BOOT, KEY = bytes(range(16)), bytes(range(32))


def draws(source: NoiseSource, count: int = 200) -> list[int]:
    return [source.draw(seq) for seq in range(count)]


def test_the_holder_of_the_seed_draws_the_same_noise() -> None:
    """Key, node, boot and sequence number decide the noise, in any order of drawing."""
    ours = NoiseSource("n01", BOOT, 1441, Seed(0, KEY))
    theirs = NoiseSource("n01", BOOT, 1441, Seed(0, KEY))
    assert [theirs.draw(seq) for seq in reversed(range(200))] == draws(ours)[::-1]


def test_another_key_node_or_boot_is_another_noise() -> None:
    """Two nodes, two boots or two keys share nothing."""
    base = draws(NoiseSource("n01", BOOT, 1441, Seed(0, KEY)))
    others = [
        NoiseSource("n02", BOOT, 1441, Seed(0, KEY)),
        NoiseSource("n01", fresh_boot(), 1441, Seed(0, KEY)),
        NoiseSource("n01", BOOT, 1441, Seed(0, KEY[::-1])),
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
    assert KEY.hex() not in repr(Seed(0, KEY))
    assert repr(KEY) not in repr(Seed(0, KEY))
