"""Which readings of a node's boot are stored: the watermark that lets the node forget. Pure."""

from __future__ import annotations

from collections.abc import Iterable


class Sequence:
    """The stored sequence numbers of one boot of one node.

    Args:
        stored: numbers that are stored already.
        kept: the lowest number that the node still keeps; what is below it will not come any more.

    Attributes:
        watermark: every number up to and with it is stored or given up.
    """

    def __init__(self, stored: Iterable[int] = (), kept: int = 0) -> None:
        self.watermark = kept - 1
        self._beyond: set[int] = set()
        for seq in stored:
            self.add(seq)

    def add(self, seq: int, kept: int = 0) -> None:
        """``seq`` is stored, and the node keeps nothing below ``kept``."""
        if kept - 1 > self.watermark:
            self.watermark = kept - 1
            self._beyond = {number for number in self._beyond if number > self.watermark}
        if seq > self.watermark:
            self._beyond.add(seq)
        while self.watermark + 1 in self._beyond:
            self.watermark += 1
            self._beyond.remove(self.watermark)
