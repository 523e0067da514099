"""A node's noise: one lattice draw a reading, from a keystream whose key is the round's."""

from __future__ import annotations

import os
from functools import cached_property
from typing import TYPE_CHECKING

from heatcloak_shared.keystream import BOOT_BYTES, Keystream, fresh_round_key, round_key
from heatcloak_shared.noise import DiscreteGaussian

if TYPE_CHECKING:
    from heatcloak_node.seed import Seed

KEY_BYTES = 32
RANDOM_BYTES = 32
"""From the operating system, at every draw of a node without a seed."""


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

    def draw(self, seq: int, round_number: int) -> int:
        """Return the noise of reading ``seq`` in a round, in ticks.

        Noise of different rounds is independent, also where a restored memory snapshot repeats boot nonce and
        ``seq``. With a seed, the same epoch key, node, boot, ``seq`` and round give the same noise; without
        one, no two draws do.

        Raises:
            KeyFileError: the round's epoch is over.
        """
        if self._seed is None:
            # A virtual machine's snapshot restores the kernel's generator too: there the round must suffice.
            key = fresh_round_key(self._own_key, round_number, os.urandom(RANDOM_BYTES))
        else:
            key = round_key(self._seed.at(round_number).key, round_number)
        return self._gaussian.sample(Keystream(key, self._node, self._boot, seq))
