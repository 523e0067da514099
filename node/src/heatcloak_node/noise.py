"""A node's noise: one lattice draw a reading, from the keystream of this boot."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from heatcloak_shared.keystream import BOOT_BYTES, Keystream
from heatcloak_shared.noise import DiscreteGaussian

KEY_BYTES = 32


@dataclass(frozen=True, slots=True)
class Seed:
    """A key that a trusted party holds too, and the epoch it belongs to.

    Attributes:
        epoch: counts the ratchets of the key, from 0.
        key: the epoch's key. Never printed.
    """

    epoch: int
    key: bytes

    def __repr__(self) -> str:
        return f"Seed(epoch={self.epoch}, key=...)"


def fresh_boot() -> bytes:
    """A boot nonce from the operating system.

    Fresh at every start, so that a restart, a crash or a cloned card never repeats noise: repeated noise
    would reveal the exact difference of two readings.
    """
    return secrets.token_bytes(BOOT_BYTES)


class NoiseSource:
    """Draws the noise of one node's boot.

    Args:
        node: the node's id.
        boot: the boot nonce, 16 bytes.
        sigma_ticks: the scale of the noise in ticks.
        seed: the trusted party's seed; None draws a key that this process forgets when it ends.
    """

    def __init__(self, node: str, boot: bytes, sigma_ticks: int, seed: Seed | None = None) -> None:
        self._node = node
        self._boot = boot
        self._key = secrets.token_bytes(KEY_BYTES) if seed is None else seed.key
        self._gaussian = DiscreteGaussian(sigma_ticks)

    def draw(self, seq: int) -> int:
        """The noise of reading ``seq``, in ticks: the same for the same key, node, boot and seq."""
        return self._gaussian.sample(Keystream(self._key, self._node, self._boot, seq))
