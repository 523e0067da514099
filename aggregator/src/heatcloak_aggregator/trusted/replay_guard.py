"""Which readings came before: however often one comes, it is opened once. Memory is bounded. Pure."""

from __future__ import annotations

from bisect import bisect_right
from collections import OrderedDict

from heatcloak_shared.wire import Reading

MOST_RANGES = 1024
"""Ranges of sequence numbers remembered of one boot: one more than the gaps that losses may leave."""

MOST_BOOTS = 256
"""Boots remembered of one node; the one that was silent longest is forgotten first."""


class SeenNumbers:
    """The sequence numbers of one boot, as ranges without the gaps between them.

    Beyond `MOST_RANGES` the oldest gap counts as seen: what fills it later is not opened any more.
    """

    __slots__ = ("_firsts", "_lasts")

    def __init__(self) -> None:
        self._firsts: list[int] = []
        self._lasts: list[int] = []

    def add(self, seq: int) -> bool:
        """Remember ``seq``; whether it is new."""
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
            self._bound()
        return True

    def _bound(self) -> None:
        if len(self._firsts) > MOST_RANGES:
            del self._firsts[1]
            del self._lasts[0]


class SeenReadings:
    """The readings of a zone that were verified, by node, boot and sequence number.

    Only verified readings may be added: what anybody can send would push out what was verified.
    """

    def __init__(self) -> None:
        self._boots: dict[str, OrderedDict[str, SeenNumbers]] = {}

    def add(self, reading: Reading) -> bool:
        """Remember ``reading``; whether it is new."""
        boots = self._boots.setdefault(reading.node, OrderedDict())
        numbers = boots.setdefault(reading.boot, SeenNumbers())
        boots.move_to_end(reading.boot)
        if len(boots) > MOST_BOOTS:
            boots.popitem(last=False)
        return numbers.add(reading.seq)
