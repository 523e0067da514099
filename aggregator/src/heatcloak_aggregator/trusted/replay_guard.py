"""Remember which readings were verified, in bounded memory, so that each is decrypted once."""

from __future__ import annotations

from bisect import bisect_right
from collections import OrderedDict

from heatcloak_shared.wire import Reading

MAX_RANGES = 1024
"""Ranges of sequence numbers remembered per boot; lost readings leave the gaps between them."""

MAX_BOOTS = 256
"""Boots remembered per node; the one without a reading for longest is forgotten first."""


class SequenceNumbers:
    """The sequence numbers of one boot, as ranges.

    Beyond `MAX_RANGES` the oldest gap counts as seen, so readings that fill it later are refused.
    """

    __slots__ = ("_firsts", "_lasts")

    def __init__(self) -> None:
        self._firsts: list[int] = []
        self._lasts: list[int] = []

    def add(self, seq: int) -> bool:
        """Add ``seq`` and return whether it is new."""
        firsts, lasts = self._firsts, self._lasts
        after = bisect_right(firsts, seq)
        if after and seq <= lasts[after - 1]:
            return False
        extends_before = after > 0 and lasts[after - 1] == seq - 1
        extends_after = after < len(firsts) and firsts[after] == seq + 1
        if extends_before and extends_after:
            del firsts[after]
            del lasts[after - 1]
        elif extends_before:
            lasts[after - 1] = seq
        elif extends_after:
            firsts[after] = seq
        else:
            firsts.insert(after, seq)
            lasts.insert(after, seq)
            if len(firsts) > MAX_RANGES:
                del firsts[1]
                del lasts[0]
        return True


class ReplayGuard:
    """The verified readings of a zone by node, boot and sequence number.

    Add only verified readings: otherwise anyone could push out what was verified.
    """

    def __init__(self) -> None:
        self._boots: dict[str, OrderedDict[str, SequenceNumbers]] = {}

    def add(self, reading: Reading) -> bool:
        """Add ``reading`` and return whether it is new."""
        boots = self._boots.setdefault(reading.node, OrderedDict())
        numbers = boots.setdefault(reading.boot, SequenceNumbers())
        boots.move_to_end(reading.boot)
        if len(boots) > MAX_BOOTS:
            boots.popitem(last=False)
        return numbers.add(reading.seq)
