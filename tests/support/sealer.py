"""Readings as seeded nodes publish them: with the noise and the MAC of their keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from heatcloak_aggregator.trusted import Keyring, derive_node_key
from heatcloak_shared import DiscreteGaussian, Keystream, Reading
from heatcloak_shared.mac import reading_mac
from heatcloak_shared.ratchet import Epochs, ratchet
from heatcloak_shared.wire import signed_bytes
from heatcloak_shared.zone import Zone


class Sealer:
    """Makes the readings that seeded nodes publish, from the zone's root."""

    def __init__(self, zone: Zone, root: bytes, epochs: Epochs) -> None:
        self.zone, self.root, self.epochs = zone, root, epochs

    @property
    def ring(self) -> Keyring:
        """The trusted party's ring."""
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
        """A node's reading of a round, quantised to ``ticks``; keywords bend it before the MAC."""
        zone, epoch = self.zone, self.epochs.of(number)
        key = ratchet(derive_node_key(self.root, node, generation), epoch)
        noise = DiscreteGaussian(zone.noise.sigma_ticks).sample(Keystream(key, node, boot, seq))
        fields: dict[str, Any] = {
            "zone": zone.name,
            "rev": zone.rev,
            "node": node,
            "boot": boot.hex(),
            "seq": seq,
            "round": number,
            "ticks": ticks + noise,
            "step": zone.noise.step,
            "sigma_ticks": zone.noise.sigma_ticks,
            "t": zone.schedule.time_of(number),
            "key": epoch,
        }
        unsigned = Reading(**{**fields, **changes})
        return replace(unsigned, mac=reading_mac(key, signed_bytes(unsigned)))


@pytest.fixture
def sealer() -> Callable[..., Sealer]:
    """Makes a sealer for a zone: an epoch is ten rounds from round 100 on."""

    def make(zone: Zone, epochs: Epochs = Epochs(100, 10), root: bytes = bytes(range(32))) -> Sealer:  # noqa: B008
        return Sealer(zone, root, epochs)

    return make
