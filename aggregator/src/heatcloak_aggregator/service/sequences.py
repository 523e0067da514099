"""Which readings of each node's boot are stored: watermark and gaps. Pure."""

from __future__ import annotations

from collections.abc import Iterable


class Sequence:
    """The stored sequence numbers of one boot of one node.

    Attributes:
        watermark: every number from 0 up to and with it is stored; -1 while 0 is missing.
    """

    def __init__(self, stored: Iterable[int] = ()) -> None:
        self.watermark = -1
        self._beyond: set[int] = set()
        for seq in stored:
            self.add(seq)

    def add(self, seq: int) -> None:
        """``seq`` is stored."""
        if seq > self.watermark:
            self._beyond.add(seq)
        while self.watermark + 1 in self._beyond:
            self.watermark += 1
            self._beyond.remove(self.watermark)

    @property
    def gaps(self) -> int:
        """How many numbers below the highest stored one are missing."""
        if not self._beyond:
            return 0
        return max(self._beyond) - self.watermark - len(self._beyond)
