"""Verify readings with the keyring and remove their noise.

Gilbert & McMillan 2018, section 2.2: backdoor access via pseudo-randomness.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from heatcloak_aggregator.trusted.keyring import Keyring, UndecryptableError
from heatcloak_aggregator.trusted.replay_guard import ReplayGuard
from heatcloak_shared.errors import HeatcloakError
from heatcloak_shared.keystream import Keystream, round_key, verify_reading_mac
from heatcloak_shared.noise import NoiseKind, noise_distribution
from heatcloak_shared.wire import Reading, signed_bytes

UNSEEDED = "unseeded"
FORGED = "forged or wrong key"


class WrongKeyError(HeatcloakError):
    """A reading was not published under the given key: wrong key, wrong epoch, or a forgery."""


def denoise(reading: Reading, epoch: int, key: bytes, kind: NoiseKind) -> int:
    """Return the quantised reading behind a cloaked one, in ticks of ``reading.step``: exact, bit for bit.

    Args:
        reading: a seeded node's cloaked reading.
        epoch: the epoch of ``key``.
        key: the node's key of that epoch.
        kind: the distribution of the zone's noise.

    Raises:
        WrongKeyError: the reading is unseeded, of another epoch, or its MAC does not match this key. A wrong
            key never yields a plausible number.
    """
    if reading.key is None or reading.mac is None:
        raise WrongKeyError(f"node {reading.node} is unseeded: its noise can't be removed")
    if reading.key != epoch:
        raise WrongKeyError(
            f"node {reading.node} used the key of epoch {reading.key}, got that of {epoch}: give that key"
        )
    if not verify_reading_mac(key, signed_bytes(reading), reading.mac):
        raise WrongKeyError(
            f"node {reading.node}, reading {reading.seq}: the MAC does not match this key: wrong key, or "
            "forged reading"
        )
    stream_key = round_key(key, reading.round)
    stream = Keystream(stream_key, reading.node, bytes.fromhex(reading.boot), reading.seq)
    return reading.ticks - noise_distribution(kind, reading.sigma_ticks).sample(stream)


@dataclass(frozen=True, slots=True)
class VerifiedReading:
    """A reading whose MAC matches a key in the keyring, with its noise.

    Attributes:
        reading: the reading as published.
        epoch: the epoch of the key.
        key: the node's key of that epoch. Never printed.
        generation: the key's generation.
    """

    reading: Reading
    epoch: int
    key: bytes = field(repr=False)
    generation: int


class Decryptor:
    """Verifies each reading of a zone's seeded nodes once, and decrypts verified readings on request.

    Args:
        keyring: the zone's keys.
        kind: the distribution of the zone's noise.
        record: called with each reading and the generation of its key before the reading is decrypted. If it
            raises, the reading is not decrypted.

    Attributes:
        keyring: the keys in use; may be replaced.
    """

    def __init__(self, keyring: Keyring, kind: NoiseKind, record: Callable[[Reading, int], None]) -> None:
        self.keyring = keyring
        self._kind = kind
        self._record = record
        self._replay_guard = ReplayGuard()

    def verify(self, reading: Reading) -> VerifiedReading | None:
        """Return an admitted reading with its key, or None if it was verified before.

        Raises:
            UndecryptableError: no key of the keyring may decrypt it; the reason is the keyring's, `UNSEEDED`,
                or `FORGED` if its MAC matches none of the candidate keys.
        """
        if reading.key is None or reading.mac is None:
            raise UndecryptableError(UNSEEDED, f"node {reading.node} is unseeded: its noise can't be removed")
        verified = self._verify_mac(reading, reading.key, reading.mac)
        return verified if self._replay_guard.add(reading) else None

    def decrypt(self, verified: VerifiedReading) -> int:
        """Record a reading, then return the quantised reading behind it, as `denoise` does."""
        self._record(verified.reading, verified.generation)
        return denoise(verified.reading, verified.epoch, verified.key, self._kind)

    def _verify_mac(self, reading: Reading, epoch: int, mac: str) -> VerifiedReading:
        message = signed_bytes(reading)
        for generation, key in self.keyring.candidates(reading.node, epoch, reading.round):
            if verify_reading_mac(key, message, mac):
                return VerifiedReading(reading, epoch, key, generation)
        raise UndecryptableError(
            FORGED,
            f"node {reading.node}, reading {reading.seq}: the MAC matches no key in the keyring: wrong "
            "keyring, or forged reading",
        )
