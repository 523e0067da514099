"""A node's key through all epochs from one on: any of them at the price of some dozens of hashes."""

from __future__ import annotations

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.ratchet import EPOCH_KEY_BYTES, ratchet

MOST_CHECKPOINTS = 1 << 14
FIRST_STRIDE = 16


class KeyChain:
    """The keys that follow from one, with checkpoints at equal distances as far as anybody asked.

    A checkpoint is kept every 16 epochs at first, and every twice as many whenever there are more than 2¹⁴:
    half a mebibyte a chain at most. A second look at any of the first 10⁶ epochs costs at most 64 hashes,
    and of the first 10⁷ at most 1024; a look at the epoch of the look before, none. Only the first look
    ahead is as long as its way.

    Args:
        epoch: the first epoch that is held.
        key: its key, 32 bytes.
    """

    __slots__ = ("_checkpoints", "_first", "_last", "_stride")

    def __init__(self, epoch: int, key: bytes) -> None:
        self._first = epoch
        self._stride = FIRST_STRIDE
        self._checkpoints = bytearray(key)
        self._last = (0, key)

    def __repr__(self) -> str:
        return f"KeyChain(epoch={self._first}, key=...)"

    def at(self, epoch: int) -> bytes:
        """The key of an epoch.

        Raises:
            ParameterError: ``epoch`` is before the first one.
        """
        offset = epoch - self._first
        if offset < 0:
            raise ParameterError(f"epoch {epoch} is before {self._first}, the first that the chain holds")
        place = min(offset // self._stride, self._count - 1)
        start, key = place * self._stride, self._checkpoint(place)
        if start < self._last[0] <= offset:
            start, key = self._last
        while (following := self._count * self._stride) <= offset:
            key = ratchet(key, following - start)
            start = following
            self._checkpoints += key
            self._thin_out()
        key = ratchet(key, offset - start)
        self._last = (offset, key)
        return key

    @property
    def _count(self) -> int:
        return len(self._checkpoints) // EPOCH_KEY_BYTES

    def _checkpoint(self, place: int) -> bytes:
        return bytes(self._checkpoints[place * EPOCH_KEY_BYTES : (place + 1) * EPOCH_KEY_BYTES])

    def _thin_out(self) -> None:
        """Where there are too many checkpoints, keep every second one."""
        if self._count > MOST_CHECKPOINTS:
            self._checkpoints = bytearray().join(self._checkpoint(at) for at in range(0, self._count, 2))
            self._stride *= 2
