"""Opening one reading: exact with the right key, once, written down first; and nothing at all otherwise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.trusted import UnopenableError, derive_node_key
from heatcloak_aggregator.trusted.decryptor import FORGED, UNSEEDED, Opened, Opener
from heatcloak_shared import Reading
from heatcloak_shared.errors import HeatcloakError
from heatcloak_shared.ratchet import Epochs
from heatcloak_shared.zone import Zone

Sealers = Callable[..., Any]
OTHER_BOOT = bytes(reversed(range(16)))


def keep_quiet(reading: Reading, generation: int) -> None:
    """Write nothing down."""


def opened_by(opener: Opener, reading: Reading) -> Opened | None:
    """What an opener makes of a reading that has a place."""
    verified = opener.verify(reading)
    return None if verified is None else opener.open(verified)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(
    ticks=st.integers(-(2**50), 2**50),
    seq=st.integers(0, 2**63 - 1),
    number=st.integers(-(2**40), 2**20),
    sigma=st.sampled_from([1, 300, 4096, 4097, 10**6]),
)
def test_it_is_exact_in_every_epoch(
    zone: Zone, sealer: Sealers, ticks: int, seq: int, number: int, sigma: int
) -> None:
    """Whatever the reading, the scale and the round; rounds before the first epoch belong to it."""
    loud = replace(zone, noise=replace(zone.noise, sigma_ticks=sigma))
    seal = sealer(loud, Epochs(100, 1000))
    opened = opened_by(Opener(seal.ring, keep_quiet), seal("n01", number, seq, ticks))
    assert opened is not None
    assert (opened.ticks, opened.generation) == (ticks, 0)


def test_restarts_ratchets_losses_and_any_order_change_nothing(zone: Zone, sealer: Sealers) -> None:
    """Random access by node, boot and sequence number: what did not come is not needed."""
    seal = sealer(zone)
    opener = Opener(seal.ring, keep_quiet)
    readings = {
        (node, number, boot): seal(node, number, number % 7, 1000 * number + place, boot)
        for node, place in zone.places.items()
        for number in range(95, 140)
        for boot in (bytes(16), OTHER_BOOT)
        if (number + place) % 3
    }
    for (node, number, _), reading in reversed(readings.items()):
        opened = opened_by(opener, reading)
        if opened is not None:
            assert opened.ticks == 1000 * number + zone.places[node]


def test_each_reading_is_opened_and_written_down_once(zone: Zone, sealer: Sealers) -> None:
    """However often it comes; another boot's reading of the same number is another reading."""
    seal, written = sealer(zone), list[tuple[Reading, int]]()
    opener = Opener(seal.ring, lambda reading, generation: written.append((reading, generation)))
    first, other = seal("n01", 100, 0, 7), seal("n01", 100, 0, 8, OTHER_BOOT)
    assert opened_by(opener, first) is not None
    assert opened_by(opener, first) is None
    assert opened_by(opener, other) is not None
    assert opened_by(opener, first) is None
    assert written == [(first, 0), (other, 0)]


def test_what_can_not_be_written_down_stays_closed(zone: Zone, sealer: Sealers) -> None:
    """The record comes first; its failure is nobody's plain number."""
    seal = sealer(zone)

    def fail(reading: Reading, generation: int) -> None:
        raise HeatcloakError("full")

    with pytest.raises(HeatcloakError, match="full"):
        opened_by(Opener(seal.ring, fail), seal("n01", 100, 0, 7))


def test_the_newest_generation_opens_and_a_replaced_key_as_long_as_it_may(
    zone: Zone, sealer: Sealers
) -> None:
    """A node that got a new key: the old one opens what was before it was revoked."""
    seal = sealer(zone)
    newer = derive_node_key(seal.root, "n01", 1)
    ring = seal.ring.replace("n01", 1, newer, 0).revoke("n02", 105)
    opener = Opener(ring, keep_quiet)
    for generation in (0, 1):
        opened = opened_by(opener, seal("n01", 100, generation, 7, generation=generation))
        assert opened is not None
        assert (opened.ticks, opened.generation) == (7, generation)
    assert opened_by(opener, seal("n02", 104, 0, 7)) is not None
    assert _reason(opener, seal("n02", 105, 1, 7)) == "revoked"


def test_every_reason_not_to_open_has_its_name(zone: Zone, sealer: Sealers) -> None:
    """Nothing is written down, and nothing remembered, of what is not opened."""
    seal, written = sealer(zone), list[Reading]()
    opener = Opener(seal.ring.ratchet(2), lambda reading, generation: written.append(reading))
    good = seal("n01", 125, 0, 7)
    assert _reason(opener, replace(good, key=None, mac=None)) == UNSEEDED
    assert _reason(opener, replace(good, node="n99")) == "unknown node"
    assert _reason(opener, seal("n01", 100, 0, 7)) == "forgotten"
    assert _reason(opener, replace(good, key=3)) == "epoch"
    assert _reason(opener, replace(good, key=2**63 - 1)) == "epoch"
    far = replace(good, round=2**53 - 1, key=seal.epochs.of(2**53 - 1))
    assert _reason(opener, far) == "far"
    assert _reason(opener, replace(good, mac="0" * 16)) == FORGED
    assert written == []
    assert opener._seen._boots == {}
    assert opened_by(opener, good) is not None


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
    ],
)
def test_a_changed_reading_is_not_believed(zone: Zone, sealer: Sealers, change: dict[str, Any]) -> None:
    """Whatever somebody changed on the way: the MAC covers it."""
    seal = sealer(zone)
    assert _reason(Opener(seal.ring, keep_quiet), replace(seal("n01", 100, 0, 10**6), **change)) == FORGED


def test_another_ring_opens_nothing(zone: Zone, sealer: Sealers) -> None:
    """No plausible nonsense from a wrong root or from epochs that were counted otherwise."""
    seal = sealer(zone)
    wrong_root = sealer(zone, root=bytes(32)).ring
    wrong_epochs = sealer(zone, Epochs(0, 10)).ring
    for number in range(100, 130):
        assert _reason(Opener(wrong_root, keep_quiet), seal("n01", number, number, 7)) == FORGED
        assert _reason(Opener(wrong_epochs, keep_quiet), seal("n01", number, number, 7)) == "epoch"


def _reason(opener: Opener, reading: Reading) -> str:
    with pytest.raises(UnopenableError) as caught:
        opener.verify(reading)
    assert "\n" not in str(caught.value)
    return caught.value.reason
