"""Quantising, adding noise and drawing it: `heatcloak_node.cloak`."""

from __future__ import annotations

import math
import os
import traceback
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_node import NoiseSource, Seed, cloaked_ticks, fresh_boot, quantise
from heatcloak_shared.errors import SensorError
from heatcloak_shared.keyfile import NodeKey
from heatcloak_shared.noise import NoiseKind
from heatcloak_shared.ratchet import Epochs, ratchet

steps = st.integers(-41, 10).map(lambda e: math.ldexp(1.0, e))
SECRET = 21.123456789
BOOT, KEY = bytes(range(16)), bytes(range(32))

KIND: NoiseKind = "rounded-gaussian"


class FixedSensor:
    """A sensor that always returns the same value."""

    kind = "fixed"
    takes = 0.0

    def __init__(self, value: float) -> None:
        self.value = value

    def read(self, round_number: int) -> float:
        return self.value


class FailingSensor:
    """A careless driver, whose exception contains the reading."""

    kind = "failing"
    takes = 0.0

    def read(self, round_number: int) -> float:
        reading = SECRET
        raise OSError(f"checksum of {reading} is wrong")


@given(st.floats(-2000, 2000), steps)
def test_quantising_moves_a_reading_by_at_most_half_a_step(value: float, step: float) -> None:
    """Checked in rational arithmetic: the lattice term of the sensitivity depends on it."""
    error = abs(Fraction(quantise(value, step)) * Fraction(step) - Fraction(value))
    assert error <= Fraction(step) / 2


@given(st.floats(allow_nan=False), steps)
def test_every_reading_fits_the_wire_with_any_noise(value: float, step: float) -> None:
    """Values out of range are clamped: dropping one would reveal that it was large."""
    assert abs(quantise(value, step)) <= 2**52


@given(st.floats(-1e6, 1e6), st.integers(-(2**40), 2**40), steps)
def test_noise_is_added_after_quantising(value: float, noise: int, step: float) -> None:
    assert cloaked_ticks(FixedSensor(value), 0, noise, step) - noise == quantise(value, step)


def test_a_reading_of_nan_is_a_fault() -> None:
    with pytest.raises(SensorError, match="driver"):
        cloaked_ticks(FixedSensor(math.nan), 0, 5, 0.5)


def test_an_exception_of_a_driver_leaks_no_reading() -> None:
    """Neither its text nor its traceback nor a chained exception carries the reading."""
    with pytest.raises(SensorError) as caught:
        cloaked_ticks(FailingSensor(), 0, 5, 0.5)
    error = caught.value
    assert error.__cause__ is None
    assert error.__context__ is None
    shown = "".join(traceback.TracebackException.from_exception(error, capture_locals=True).format())
    assert str(SECRET) not in shown
    assert "OSError" in str(error)


def seed(key: bytes = KEY) -> Seed:
    return Seed(NodeKey("hall", "n01", 0, 0, key, Epochs(100, 10)), None)


def draws(source: NoiseSource, number: int = 100, count: int = 200) -> list[int]:
    return [source.draw(seq, number) for seq in range(count)]


def test_the_same_seed_draws_the_same_noise_in_any_order() -> None:
    ours = NoiseSource("n01", BOOT, KIND, 1441, seed(KEY))
    theirs = NoiseSource("n01", BOOT, KIND, 1441, seed(KEY))
    assert [theirs.draw(seq, 100) for seq in reversed(range(200))] == draws(ours)[::-1]


def test_another_key_node_or_boot_gives_other_noise() -> None:
    base = draws(NoiseSource("n01", BOOT, KIND, 1441, seed(KEY)))
    others = [
        NoiseSource("n02", BOOT, KIND, 1441, seed(KEY)),
        NoiseSource("n01", fresh_boot(), KIND, 1441, seed(KEY)),
        NoiseSource("n01", BOOT, KIND, 1441, seed(KEY[::-1])),
        NoiseSource("n01", BOOT, KIND, 1441),
    ]
    for other in others:
        assert sum(a == b for a, b in zip(base, draws(other), strict=True)) < 5


def test_unseeded_noise_is_never_repeated() -> None:
    """Each source without a seed has a key of its own, even under the same boot nonce."""
    assert draws(NoiseSource("n01", BOOT, KIND, 1441)) != draws(NoiseSource("n01", BOOT, KIND, 1441))


def test_boot_nonces_are_distinct() -> None:
    assert len({fresh_boot() for _ in range(100)}) == 100
    assert len(fresh_boot()) == 16


def test_noise_depends_on_the_epoch_of_the_round() -> None:
    source = NoiseSource("n01", BOOT, KIND, 1441, seed())
    before, after = draws(source), draws(source, 110)
    ratcheted = Seed(NodeKey("hall", "n01", 0, 1, ratchet(KEY, 1), Epochs(100, 10)))
    assert after == draws(NoiseSource("n01", BOOT, KIND, 1441, ratcheted), 110)
    assert sum(a == b for a, b in zip(before, after, strict=True)) < 5


@pytest.mark.parametrize("held", [seed(), None])
def test_another_round_gives_other_noise(held: Seed | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Within an epoch, under one boot and sequence number, and if the system's randomness repeats."""
    source = NoiseSource("n01", BOOT, KIND, 1441, held)
    monkeypatch.setattr(os, "urandom", bytes)
    rounds = [draws(source, number) for number in (100, 101, -100)]
    for first, second in combinations(rounds, 2):
        assert sum(a == b for a, b in zip(first, second, strict=True)) < 5
    assert draws(source, 101) == rounds[1], "with the stub, equal rounds give equal noise"
