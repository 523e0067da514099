"""One reading at a time: verified with the ring's keys; written down, and only then opened. Pure."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from heatcloak_aggregator.trusted.denoising import denoise
from heatcloak_aggregator.trusted.errors import UnopenableError
from heatcloak_aggregator.trusted.keyring import Keyring
from heatcloak_aggregator.trusted.replay_guard import SeenReadings
from heatcloak_shared.mac import verify_reading_mac
from heatcloak_shared.wire import Reading, signed_bytes

UNSEEDED = "unseeded"
FORGED = "forged or wrong key"


@dataclass(frozen=True, slots=True)
class Verified:
    """A reading that one of the ring's keys signed, still closed.

    Attributes:
        reading: as it was published.
        epoch: the epoch that it was made in.
        key: the node's key of that epoch. Never printed.
        generation: which of the node's keys it is.
    """

    reading: Reading
    epoch: int
    key: bytes = field(repr=False)
    generation: int


@dataclass(frozen=True, slots=True)
class Opened:
    """A reading with its noise taken off.

    Attributes:
        reading: as it was published.
        ticks: the quantised reading behind it, in ticks of ``reading.step``: exact, bit for bit.
        generation: which of the node's keys opened it.
    """

    reading: Reading
    ticks: int
    generation: int


class Opener:
    """Verifies the readings of a zone's seeded nodes, each once, and opens those that it is asked to.

    Args:
        keyring: the zone's keys.
        record: told of each reading and the generation of the key that fits it, before it is opened. What it
            raises keeps the reading closed.
    """

    def __init__(self, keyring: Keyring, record: Callable[[Reading, int], None]) -> None:
        self._keyring = keyring
        self._record = record
        self._seen = SeenReadings()

    def use(self, keyring: Keyring) -> None:
        """From now on, verify with these keys."""
        self._keyring = keyring

    def verify(self, reading: Reading) -> Verified | None:
        """A reading that keeps to the zone's rules with the key that fits it; None where it came before.

        Raises:
            UnopenableError: no key of the ring may or can open it; its reason is the ring's, `UNSEEDED`, or
                `FORGED` where its MAC is that of none of them.
        """
        if reading.key is None or reading.mac is None:
            raise UnopenableError(UNSEEDED, f"node {reading.node} is unseeded: nobody can take its noise off")
        verified = self._fitting(reading, reading.key, reading.mac)
        return verified if self._seen.add(reading) else None

    def open(self, verified: Verified) -> Opened:
        """Take the noise off a reading, once it is written down."""
        self._record(verified.reading, verified.generation)
        ticks = denoise(verified.reading, verified.epoch, verified.key)
        return Opened(verified.reading, ticks, verified.generation)

    def _fitting(self, reading: Reading, epoch: int, mac: str) -> Verified:
        """The reading with the generation and key that it was made under."""
        message = signed_bytes(reading)
        for generation, key in self._keyring.candidates(reading.node, epoch, reading.round):
            if verify_reading_mac(key, message, mac):
                return Verified(reading, epoch, key, generation)
        raise UnopenableError(
            FORGED, f"node {reading.node}, reading {reading.seq}: its MAC is of no key of this ring: forged?"
        )
