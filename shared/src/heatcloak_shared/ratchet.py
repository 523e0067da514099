"""Epochs of a seeded node's key: a stated number of rounds each, and a ratchet that only goes forward.

From the key of one epoch follow those of all later ones and of none before. Whoever opens a stolen card can
take the noise off what the node released since the last ratchet, and whatever it will release; not off what
it released before, as far as the card has forgotten the older key.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.keystream import check_key

EPOCH_KEY_BYTES = 32
FURTHEST_STEP = 10_000_000
"""Epochs in one step at most: a clock gone mad must not keep a Pi busy for hours."""

_PERSON = b"heatcloak-ratch1"


@dataclass(frozen=True, slots=True)
class Epochs:
    """Which epoch a round belongs to.

    Attributes:
        first_round: where epoch 0 begins; rounds before it belong to it too.
        rounds: how many rounds an epoch lasts, >= 1.

    Raises:
        ParameterError: ``rounds`` is below 1.
    """

    first_round: int
    rounds: int

    def __post_init__(self) -> None:
        if self.rounds < 1:
            raise ParameterError(f"an epoch of {self.rounds} rounds: give at least 1")

    def of(self, round_number: int) -> int:
        """The epoch of a round, >= 0."""
        return max(0, (round_number - self.first_round) // self.rounds)


def next_key(key: bytes) -> bytes:
    """The key of the next epoch: 32 bytes, from which ``key`` can't be found.

    Raises:
        ParameterError: ``key`` is not 16 to 64 bytes.
    """
    return blake2b(b"", key=check_key(key), digest_size=EPOCH_KEY_BYTES, person=_PERSON).digest()


def ratchet(key: bytes, epochs: int) -> bytes:
    """The key ``epochs`` epochs later.

    Raises:
        ParameterError: ``epochs`` is negative, for the ratchet does not go back, or above ten million; or
            ``key`` is not 16 to 64 bytes.
    """
    check_key(key)
    if epochs < 0:
        raise ParameterError(f"{epochs} epochs on: a ratchet only goes forward")
    if epochs > FURTHEST_STEP:
        raise ParameterError(f"{epochs} epochs on: at most {FURTHEST_STEP} in one step: is the clock right?")
    for _ in range(epochs):
        key = next_key(key)
    return key
