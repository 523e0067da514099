"""Key epochs of a seeded node, and the ratchet that derives the next epoch's key.

The key of one epoch determines the keys of all later epochs and of no earlier one. The holder of a stolen
card can remove the noise of releases since the last ratchet and of later ones, but not of earlier releases,
provided that the card has erased the older key.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.keystream import check_key

EPOCH_KEY_BYTES = 32
FURTHEST_STEP = 10_000_000
"""Most epochs in one step: a wrong clock must not keep a Pi busy for hours."""
_PERSON = b"heatcloak-ratch1"


@dataclass(frozen=True, slots=True)
class Epochs:
    """Which epoch a round belongs to.

    Attributes:
        first_round: the first round of epoch 0; earlier rounds belong to epoch 0 too.
        rounds: the length of an epoch in rounds, >= 1.

    Raises:
        ParameterError: ``rounds`` is below 1.
    """

    first_round: int
    rounds: int

    def __post_init__(self) -> None:
        if self.rounds < 1:
            raise ParameterError(f"rounds of an epoch must be at least 1, got {self.rounds}")

    def of(self, round_number: int) -> int:
        """Return the epoch of a round, >= 0."""
        return max(0, (round_number - self.first_round) // self.rounds)


def next_key(key: bytes) -> bytes:
    """Return the key of the next epoch: 32 bytes that do not reveal ``key``.

    Raises:
        ParameterError: ``key`` is not 16 to 64 bytes.
    """
    return blake2b(b"", key=check_key(key), digest_size=EPOCH_KEY_BYTES, person=_PERSON).digest()


def ratchet(key: bytes, epochs: int) -> bytes:
    """Return the key ``epochs`` epochs later.

    Raises:
        ParameterError: ``epochs`` is negative or above ten million, or ``key`` is not 16 to 64 bytes.
    """
    check_key(key)
    if epochs < 0:
        raise ParameterError(f"epochs must not be negative, got {epochs}: a ratchet only goes forward")
    if epochs > FURTHEST_STEP:
        raise ParameterError(f"epochs must be at most {FURTHEST_STEP}, got {epochs}: check the clock")
    for _ in range(epochs):
        key = next_key(key)
    return key
