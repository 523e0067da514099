"""An audit's keys and boots: the operating system's, or from a seed that makes a run repeatable."""

from __future__ import annotations

import hashlib
import secrets

from heatcloak_node import fresh_boot
from heatcloak_shared.keystream import BOOT_BYTES
from heatcloak_shared.ratchet import EPOCH_KEY_BYTES


class Chance:
    """Keys and boot nonces, one after the other.

    Args:
        seed: None for the operating system.
    """

    def __init__(self, seed: int | None) -> None:
        self._seed = seed
        self._count = 0

    @property
    def is_fixed(self) -> bool:
        """Whether the run is repeatable."""
        return self._seed is not None

    def key(self) -> bytes:
        """The next key."""
        return secrets.token_bytes(EPOCH_KEY_BYTES) if self._seed is None else self._derive(EPOCH_KEY_BYTES)

    def boot(self) -> bytes:
        """The next boot nonce: the node's own, unless it is fixed."""
        return fresh_boot() if self._seed is None else self._derive(BOOT_BYTES)

    def seed(self) -> int:
        """A seed for another source."""
        return int.from_bytes(secrets.token_bytes(8) if self._seed is None else self._derive(8), "big")

    def _derive(self, size: int) -> bytes:
        self._count += 1
        text = f"{self._seed}/{self._count}".encode("ascii")
        return hashlib.blake2b(text, digest_size=size, person=b"heatcloak audit").digest()
