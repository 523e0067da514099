"""One reading at a time: verified with the ring's keys, written down, and only then opened. Pure."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from heatcloak_aggregator.trusted.denoise import denoise
from heatcloak_aggregator.trusted.errors import UnopenableError
from heatcloak_aggregator.trusted.keyring import Keyring
from heatcloak_aggregator.trusted.seen import SeenReadings
from heatcloak_shared.mac import verify_reading_mac
from heatcloak_shared.wire import Reading, signed_bytes

UNSEEDED = "unseeded"
FORGED = "forged or wrong key"


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
    """Opens the readings of a zone's seeded nodes, each once.

    Args:
        keyring: the zone's keys.
        record: told of each reading and the generation of the key that fits it, before it is opened. What it
            raises keeps the reading closed.
    """

    def __init__(self, keyring: Keyring, record: Callable[[Reading, int], None]) -> None:
        self._keyring = keyring
        self._record = record
        self._seen = SeenReadings()

    def open(self, reading: Reading) -> Opened | None:
        """Take the noise off a reading that keeps to the zone's rules; None where that was done before.

        Raises:
            UnopenableError: no key of the ring may or can open it; its reason is the ring's, `UNSEEDED`, or
                `FORGED` where its MAC is that of none of them.
        """
        if reading.key is None or reading.mac is None:
            raise UnopenableError(UNSEEDED, f"node {reading.node} is unseeded: nobody can take its noise off")
        generation, key = self._verified(reading, reading.key, reading.mac)
        if not self._seen.add(reading):
            return None
        self._record(reading, generation)
        return Opened(reading, denoise(reading, reading.key, key), generation)

    def _verified(self, reading: Reading, epoch: int, mac: str) -> tuple[int, bytes]:
        """The generation and key that the reading was made under."""
        message = signed_bytes(reading)
        for generation, key in self._keyring.candidates(reading.node, epoch, reading.round):
            if verify_reading_mac(key, message, mac):
                return generation, key
        raise UnopenableError(
            FORGED, f"node {reading.node}, reading {reading.seq}: its MAC is of no key of this ring: forged?"
        )
