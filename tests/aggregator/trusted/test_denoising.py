"""Taking the noise off: exact with the right key, and nothing at all with any other."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.trusted import WrongKeyError, denoise, derive_node_key
from heatcloak_node import NoiseSource
from heatcloak_node.seed import Seed
from heatcloak_shared import Reading
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.keyfile import NodeKey
from heatcloak_shared.mac import reading_mac
from heatcloak_shared.ratchet import Epochs
from heatcloak_shared.wire import signed_bytes

ROOT, BOOT = bytes(range(32)), bytes(range(16))
KEY = derive_node_key(ROOT, "n01")


def seeded_reading(ticks: int, seq: int = 5, sigma_ticks: int = 1441, key: bytes = KEY) -> Reading:
    """What a seeded node makes of a quantised reading."""
    seed = Seed(NodeKey("hall", "n01", 0, 0, key, Epochs(100, 10)))
    noise = NoiseSource("n01", BOOT, sigma_ticks, seed).draw(seq, 100)
    unsigned = Reading(
        zone="hall",
        rev="0" * 16,
        node="n01",
        boot=BOOT.hex(),
        seq=seq,
        round=100,
        ticks=ticks + noise,
        step=2.0**-11,
        sigma_ticks=sigma_ticks,
        t=100.5,
        key=0,
    )
    return replace(unsigned, mac=reading_mac(key, signed_bytes(unsigned)))


@given(
    st.integers(-(2**50), 2**50),
    st.integers(0, 2**63 - 1),
    st.sampled_from([1, 7, 512, 1441, 4096, 4097, 10**6, 2**31 - 1]),
)
def test_the_right_key_gives_the_quantised_reading_back_exactly(ticks: int, seq: int, sigma: int) -> None:
    """Bit for bit, for the table sampler and beyond it."""
    assert denoise(seeded_reading(ticks, seq, sigma), 0, KEY) == ticks


@pytest.mark.parametrize(
    "change",
    [
        {"ticks": 7},
        {"seq": 6},
        {"round": 101},
        {"boot": "0" * 32},
        {"sigma_ticks": 1440},
        {"zone": "hall2"},
        {"rev": "1" * 16},
        {"t": 100.25},
        {"mac": "0" * 16},
    ],
)
def test_a_changed_reading_is_recognised(change: dict[str, object]) -> None:
    """Whoever changes anything on the way is found out, not believed."""
    with pytest.raises(WrongKeyError):
        denoise(replace(seeded_reading(10**6), **change), 0, KEY)  # type: ignore[arg-type]


def test_a_wrong_key_never_yields_plausible_nonsense() -> None:
    """Another node's key, another root, another epoch, or no key at all."""
    reading = seeded_reading(1000)
    for wrong in (derive_node_key(ROOT, "n02"), derive_node_key(ROOT[::-1], "n01"), ROOT):
        with pytest.raises(WrongKeyError):
            denoise(reading, 0, wrong)
    with pytest.raises(WrongKeyError, match="epoch"):
        denoise(reading, 1, KEY)
    with pytest.raises(WrongKeyError, match="unseeded"):
        denoise(replace(reading, key=None, mac=None), 0, KEY)


def test_node_keys_differ_and_hide_the_root() -> None:
    """One key a node, none of them the root, the same ones every time."""
    keys = {derive_node_key(ROOT, f"n{i:02d}") for i in range(50)}
    assert len(keys) == 50
    assert ROOT not in keys
    assert derive_node_key(ROOT, "n01") == KEY
    with pytest.raises(ParameterError):
        derive_node_key(b"short", "n01")
