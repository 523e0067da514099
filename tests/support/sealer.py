"""Readings as seeded nodes publish them: with the noise and the MAC of their keys."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from heatcloak_aggregator.trusted import Keyring, derive_node_key
from heatcloak_shared import Keystream, Reading
from heatcloak_shared.keystream import reading_mac
from heatcloak_shared.noise import NoiseKind, noise_distribution
from heatcloak_shared.ratchet import Epochs, ratchet
from heatcloak_shared.wire import signed_bytes
from heatcloak_shared.zone import Zone


def seeded_noise(key: bytes, reading: Reading, kind: NoiseKind = "rounded-gaussian") -> int:
    """Return the noise of a seeded reading under its epoch's key, by the format in docs/reference/wire.md."""
    data = struct.pack(">q", reading.round)
    round_key = hashlib.blake2b(data, key=key, person=b"heatcloak-round1", digest_size=32).digest()
    stream = Keystream(round_key, reading.node, bytes.fromhex(reading.boot), reading.seq)
    return noise_distribution(kind, reading.sigma_ticks).sample(stream)


class Sealer:
    """Seal readings with keys of the zone's root, as seeded nodes do."""

    def __init__(self, zone: Zone, root: bytes, epochs: Epochs) -> None:
        self.zone, self.root, self.epochs = zone, root, epochs

    @property
    def ring(self) -> Keyring:
        """The trusted party's keyring."""
        return Keyring.from_root(self.zone.name, self.root, self.zone.nodes, self.epochs)

    def __call__(
        self,
        node: str,
        number: int,
        seq: int,
        ticks: int,
        boot: bytes = bytes(range(16)),
        generation: int = 0,
        **changes: Any,
    ) -> Reading:
        """Return a node's reading of a round, quantised to ``ticks``; keywords change it before the MAC."""
        zone, epoch = self.zone, self.epochs.of(number)
        key = ratchet(derive_node_key(self.root, node, generation), epoch)
        fields: dict[str, Any] = {
            "zone": zone.name,
            "rev": zone.rev,
            "node": node,
            "boot": boot.hex(),
            "seq": seq,
            "round": number,
            "ticks": ticks,
            "step": zone.noise.step,
            "sigma_ticks": zone.sigma_ticks_of(node) if node in zone.places else zone.noise.sigma_ticks[0],
            "t": zone.schedule.time_of(number),
            "key": epoch,
        }
        plain = Reading(**fields)
        fields["ticks"] += seeded_noise(key, plain, zone.noise.kind)
        unsigned = Reading(**{**fields, **changes})
        return replace(unsigned, mac=reading_mac(key, signed_bytes(unsigned)))


@pytest.fixture
def sealer() -> Callable[..., Sealer]:
    """Return a function that makes a sealer for a zone; epochs are ten rounds long, from round 100 on."""

    def make(zone: Zone, epochs: Epochs = Epochs(100, 10), root: bytes = bytes(range(32))) -> Sealer:  # noqa: B008
        return Sealer(zone, root, epochs)

    return make
