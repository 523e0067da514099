"""Decryption is exact with the right key, happens once and after recording, and never with another key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.trusted import UndecryptableError, WrongKeyError, denoise, derive_node_key
from heatcloak_aggregator.trusted.decryptor import FORGED, UNSEEDED, Decryptor, without_lattice_noise
from heatcloak_node import NoiseSource
from heatcloak_node.seed import Seed
from heatcloak_shared import Reading
from heatcloak_shared.errors import HeatcloakError
from heatcloak_shared.keyfile import NodeKey
from heatcloak_shared.keystream import reading_mac
from heatcloak_shared.noise import NOISE_KINDS, NoiseKind
from heatcloak_shared.ratchet import Epochs
from heatcloak_shared.wire import Release, signed_bytes
from heatcloak_shared.zone import Zone
from support.zones import with_ticks

Sealers = Callable[..., Any]
OTHER_BOOT = bytes(reversed(range(16)))

KIND: NoiseKind = "rounded-gaussian"
REMOVE = without_lattice_noise(KIND)


def no_record(reading: Release, generation: int) -> None:
    """Record nothing."""


def decrypted_by(decryptor: Decryptor, reading: Reading) -> tuple[int, int] | None:
    """Return the quantised reading and the generation of its key; None if it was verified before."""
    verified = decryptor.verify(reading)
    return None if verified is None else (decryptor.decrypt(verified), verified.generation)


def refusal(decryptor: Decryptor, reading: Reading) -> str:
    """Return the reason why a reading is not verified."""
    with pytest.raises(UndecryptableError) as caught:
        decryptor.verify(reading)
    assert "\n" not in str(caught.value)
    return caught.value.reason


@given(
    st.integers(-(2**50), 2**50),
    st.integers(0, 2**63 - 1),
    st.sampled_from([1, 7, 512, 1441, 4096, 4097, 10**6, 2**31 - 1]),
    st.sampled_from(NOISE_KINDS),
)
def test_noise_of_a_real_node_is_removed_bit_for_bit(
    ticks: int, seq: int, sigma_ticks: int, kind: NoiseKind
) -> None:
    """With the table sampler and with the rejection sampler."""
    key, boot = derive_node_key(bytes(range(32)), "n01"), bytes(range(16))
    seed = Seed(NodeKey("hall", "n01", 0, 0, key, Epochs(100, 10)))
    noise = NoiseSource("n01", boot, kind, sigma_ticks, seed).draw(seq, 100)
    unsigned = Reading(
        zone="hall",
        rev="0" * 16,
        node="n01",
        boot=boot.hex(),
        seq=seq,
        round=100,
        ticks=ticks + noise,
        step=2.0**-11,
        sigma_ticks=sigma_ticks,
        t=100.5,
        key=0,
    )
    reading = replace(unsigned, mac=reading_mac(key, signed_bytes(unsigned)))
    assert denoise(reading, 0, key, kind) == ticks


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(
    ticks=st.integers(-(2**50), 2**50),
    seq=st.integers(0, 2**63 - 1),
    number=st.integers(-(2**40), 2**20),
    sigma=st.sampled_from([1, 300, 4096, 4097, 10**6]),
)
def test_decryption_is_exact_in_every_epoch(
    zone: Zone, sealer: Sealers, ticks: int, seq: int, number: int, sigma: int
) -> None:
    """Rounds before the first epoch belong to it."""
    noisier = replace(zone, noise=with_ticks(zone.noise, sigma))
    seal = sealer(noisier, Epochs(100, 1000))
    assert decrypted_by(Decryptor(seal.ring, REMOVE, no_record), seal("n01", number, seq, ticks)) == (
        ticks,
        0,
    )


def test_losses_restarts_ratchets_and_order_do_not_matter(zone: Zone, sealer: Sealers) -> None:
    seal = sealer(zone)
    decryptor = Decryptor(seal.ring, REMOVE, no_record)
    readings = {
        (node, number, boot): seal(node, number, number % 7, 1000 * number + place, boot)
        for node, place in zone.places.items()
        for number in range(95, 140)
        for boot in (bytes(16), OTHER_BOOT)
        if (number + place) % 3
    }
    for (node, number, _), reading in reversed(readings.items()):
        decrypted = decrypted_by(decryptor, reading)
        if decrypted is not None:
            assert decrypted[0] == 1000 * number + zone.places[node]


def test_each_reading_is_recorded_and_decrypted_once(zone: Zone, sealer: Sealers) -> None:
    """The same sequence number of another boot is another reading."""
    seal, recorded = sealer(zone), list[tuple[Release, int]]()
    decryptor = Decryptor(
        seal.ring,
        REMOVE,
        lambda reading, generation: recorded.append((reading, generation)),
    )
    first, other = seal("n01", 100, 0, 7), seal("n01", 100, 0, 8, OTHER_BOOT)
    assert decrypted_by(decryptor, first) is not None
    assert decrypted_by(decryptor, first) is None
    assert decrypted_by(decryptor, other) is not None
    assert decrypted_by(decryptor, first) is None
    assert recorded == [(first, 0), (other, 0)]


def test_failure_to_record_prevents_decryption(zone: Zone, sealer: Sealers) -> None:
    seal = sealer(zone)

    def fail(reading: Release, generation: int) -> None:
        raise HeatcloakError("full")

    with pytest.raises(HeatcloakError, match="full"):
        decrypted_by(Decryptor(seal.ring, REMOVE, fail), seal("n01", 100, 0, 7))


def test_new_and_old_generations_decrypt_until_revoked(zone: Zone, sealer: Sealers) -> None:
    seal = sealer(zone)
    newer = derive_node_key(seal.root, "n01", 1)
    ring = seal.ring.replace("n01", 1, newer, 0).revoke("n02", 105)
    decryptor = Decryptor(ring, REMOVE, no_record)
    for generation in (0, 1):
        reading = seal("n01", 100, generation, 7, generation=generation)
        assert decrypted_by(decryptor, reading) == (7, generation)
    assert decrypted_by(decryptor, seal("n02", 104, 0, 7)) is not None
    assert refusal(decryptor, seal("n02", 105, 1, 7)) == "revoked"


def test_every_refusal_has_a_reason_and_leaves_no_trace(zone: Zone, sealer: Sealers) -> None:
    """Nothing is recorded, and the replay guard remembers nothing."""
    seal, recorded = sealer(zone), list[Release]()
    decryptor = Decryptor(
        seal.ring.ratchet(2),
        REMOVE,
        lambda reading, generation: recorded.append(reading),
    )
    good = seal("n01", 125, 0, 7)
    assert refusal(decryptor, replace(good, key=None, mac=None)) == UNSEEDED
    assert refusal(decryptor, replace(good, node="n99")) == "unknown node"
    assert refusal(decryptor, seal("n01", 100, 0, 7)) == "forgotten"
    assert refusal(decryptor, replace(good, key=3)) == "epoch"
    assert refusal(decryptor, replace(good, key=2**63 - 1)) == "epoch"
    far = replace(good, round=2**53 - 1, key=seal.epochs.of(2**53 - 1))
    assert refusal(decryptor, far) == "far"
    assert refusal(decryptor, replace(good, mac="0" * 16)) == FORGED
    assert recorded == []
    assert decryptor._replay_guard._boots == {}
    assert decrypted_by(decryptor, good) is not None


@pytest.mark.parametrize(
    "change",
    [
        {"ticks": 7},
        {"seq": 1},
        {"boot": "0" * 32},
        {"round": 101, "t": 101.5},
        {"node": "n02"},
        {"sigma_ticks": 299},
        {"step": 2.0**-9},
        {"zone": "cellar"},
        {"rev": "1" * 16},
        {"t": 100.25},
        {"kept": 0},
        {"mac": "0" * 16},
    ],
)
def test_changed_reading_is_refused(zone: Zone, sealer: Sealers, change: dict[str, Any]) -> None:
    seal = sealer(zone)
    changed = replace(seal("n01", 100, 0, 10**6), **change)
    assert refusal(Decryptor(seal.ring, REMOVE, no_record), changed) == FORGED
    with pytest.raises(WrongKeyError):
        denoise(changed, 0, derive_node_key(seal.root, "n01"), KIND)


def test_wrong_key_never_yields_a_number(zone: Zone, sealer: Sealers) -> None:
    seal = sealer(zone)
    reading, key = seal("n01", 100, 0, 1000), derive_node_key(seal.root, "n01")
    for wrong in (derive_node_key(seal.root, "n02"), derive_node_key(seal.root[::-1], "n01"), seal.root):
        with pytest.raises(WrongKeyError):
            denoise(reading, 0, wrong, KIND)
    with pytest.raises(WrongKeyError, match="epoch"):
        denoise(reading, 1, key, KIND)
    with pytest.raises(WrongKeyError, match="unseeded"):
        denoise(replace(reading, key=None, mac=None), 0, key, KIND)


def test_keyring_of_another_root_or_other_epochs_decrypts_nothing(zone: Zone, sealer: Sealers) -> None:
    seal = sealer(zone)
    wrong_root = sealer(zone, root=bytes(32)).ring
    wrong_epochs = sealer(zone, Epochs(0, 10)).ring
    for number in range(100, 130):
        assert refusal(Decryptor(wrong_root, REMOVE, no_record), seal("n01", number, number, 7)) == FORGED
        assert (
            refusal(
                Decryptor(wrong_epochs, REMOVE, no_record),
                seal("n01", number, number, 7),
            )
            == "epoch"
        )
