"""Verify readings with the keyring and remove their noise.

Gilbert & McMillan 2018, section 2.2: backdoor access via pseudo-randomness.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from heatcloak_aggregator.trusted.keyring import Keyring, UndecryptableError
from heatcloak_aggregator.trusted.replay_guard import ReplayGuard
from heatcloak_shared.errors import HeatcloakError
from heatcloak_shared.keystream import Keystream, round_key, verify_reading_mac
from heatcloak_shared.noise import NoiseKind, noise_distribution
from heatcloak_shared.wire import Reading, Release, signed_bytes
from heatcloak_shared.zone import AnyZone, require_seeds

UNSEEDED = "unseeded"
FORGED = "forged or wrong key"


class WrongKeyError(HeatcloakError):
    """A reading was not published under the given key: wrong key, wrong epoch, or a forgery."""


RemoveNoise = Callable[[Any, Keystream], Any]
"""Return what is behind a message, exactly, by the message and its keystream."""


def without_lattice_noise(kind: NoiseKind) -> RemoveNoise:
    """Return what gives the quantised reading behind a `Reading`, in ticks, for noise of one kind."""
    return lambda reading, stream: (
        reading.ticks - noise_distribution(kind, reading.sigma_ticks).sample(stream)
    )


REMOVERS: dict[str, Callable[[Any], RemoveNoise]] = {
    "heat": lambda zone: without_lattice_noise(zone.noise.kind),
    "heatmap": lambda zone: lambda report, stream: zone.mechanism.cell_of(report.element, stream),
}
"""What removes the noise of a zone's messages, by the kind of the zone; in position zones nothing does.

Behind a heatmap report is the row and column of a cell, or None for no place.
"""


def noise_remover(zone: AnyZone) -> RemoveNoise:
    """Return what removes the noise of a zone's messages.

    Raises:
        ZoneError: nothing does in a zone of this kind.
    """
    require_seeds(zone)
    return REMOVERS[zone.kind](zone)


def denoise(reading: Reading, epoch: int, key: bytes, kind: NoiseKind) -> int:
    """Return the quantised reading behind a cloaked one, in ticks of ``reading.step``; see `uncover`."""
    ticks: int = uncover(reading, epoch, key, without_lattice_noise(kind))
    return ticks


def uncover(reading: Release, epoch: int, key: bytes, remove: RemoveNoise) -> Any:  # noqa: ANN401
    """Return what is behind a cloaked message: exact, bit for bit.

    Args:
        reading: a seeded node's message.
        epoch: the epoch of ``key``.
        key: the node's key of that epoch.
        remove: removes the noise.

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
    return remove(reading, stream)


@dataclass(frozen=True, slots=True)
class VerifiedReading:
    """A reading whose MAC matches a key in the keyring, with its noise.

    Attributes:
        reading: the reading as published.
        epoch: the epoch of the key.
        key: the node's key of that epoch. Never printed.
        generation: the key's generation.
    """

    reading: Release
    epoch: int
    key: bytes = field(repr=False)
    generation: int


class Decryptor:
    """Verifies each reading of a zone's seeded nodes once, and decrypts verified readings on request.

    Args:
        keyring: the zone's keys.
        remove: removes the noise.
        record: called with each reading and the generation of its key before the reading is decrypted. If it
            raises, the reading is not decrypted.

    Attributes:
        keyring: the keys in use; may be replaced.
    """

    def __init__(self, keyring: Keyring, remove: RemoveNoise, record: Callable[[Release, int], None]) -> None:
        self.keyring = keyring
        self._remove = remove
        self._record = record
        self._replay_guard = ReplayGuard()

    def verify(self, reading: Release) -> VerifiedReading | None:
        """Return an admitted reading with its key, or None if it was verified before.

        Raises:
            UndecryptableError: no key of the keyring may decrypt it; the reason is the keyring's, `UNSEEDED`,
                or `FORGED` if its MAC matches none of the candidate keys.
        """
        if reading.key is None or reading.mac is None:
            raise UndecryptableError(UNSEEDED, f"node {reading.node} is unseeded: its noise can't be removed")
        verified = self._verify_mac(reading, reading.key, reading.mac)
        return verified if self._replay_guard.add(reading) else None

    def decrypt(self, verified: VerifiedReading) -> Any:  # noqa: ANN401  each kind of zone has its own
        """Record a reading, then return what is behind it, as `uncover` does."""
        self._record(verified.reading, verified.generation)
        return uncover(verified.reading, verified.epoch, verified.key, self._remove)

    def _verify_mac(self, reading: Release, epoch: int, mac: str) -> VerifiedReading:
        message = signed_bytes(reading)
        for generation, key in self.keyring.candidates(reading.node, epoch, reading.round):
            if verify_reading_mac(key, message, mac):
                return VerifiedReading(reading, epoch, key, generation)
        raise UndecryptableError(
            FORGED,
            f"node {reading.node}, reading {reading.seq}: the MAC matches no key in the keyring: wrong "
            "keyring, or forged reading",
        )
