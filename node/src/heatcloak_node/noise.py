"""A node's noise: one lattice draw a reading, from the keystream of this boot."""

from __future__ import annotations

import os
from functools import cached_property
from typing import TYPE_CHECKING

from heatcloak_shared.keystream import BOOT_BYTES, Keystream
from heatcloak_shared.noise import DiscreteGaussian

if TYPE_CHECKING:
    from heatcloak_node.seed import Seed

KEY_BYTES = 32


def fresh_boot() -> bytes:
    """A boot nonce from the operating system.

    Fresh at every start, so that a restart, a crash or a cloned card never repeats noise: repeated noise
    would reveal the exact difference of two readings.
    """
    return os.urandom(BOOT_BYTES)


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
        self._seed = seed
        self._own_key = os.urandom(KEY_BYTES)
        self._sigma_ticks = sigma_ticks

    @cached_property
    def _gaussian(self) -> DiscreteGaussian:
        # Its table takes a while to build: not before the node has said hello.
        return DiscreteGaussian(self._sigma_ticks)

    def epoch_of(self, round_number: int) -> int | None:
        """The epoch whose key makes the noise of a round; None without a seed.

        Raises:
            KeyFileError: the epoch is over.
        """
        return None if self._seed is None else self._seed.at(round_number).epoch

    def draw(self, seq: int, round_number: int) -> int:
        """The noise of reading ``seq`` in a round, in ticks.

        The same for the same epoch's key, node, boot and seq.

        Raises:
            KeyFileError: the round's epoch is over.
        """
        key = self._own_key if self._seed is None else self._seed.at(round_number).key
        return self._gaussian.sample(Keystream(key, self._node, self._boot, seq))
