"""Which readings of a node's boots are stored: the watermarks that let the node forget. Pure."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable

REMEMBERED_BOOTS = 32
"""Boots of a node whose watermarks are kept at hand: a node that was restarted while it was cut off sends
what several of them left, one after the other, and again."""
MOST_RANGES = 1000
"""Ranges of stored numbers with gaps between that a boot may have. Readings get lost one by one, and come
again within seconds: a node with more of them makes its numbers up, and would fill our memory."""


class Sequence:
    """The stored sequence numbers of one boot of one node.

    Args:
        through: every number up to and with it is stored, or will not come any more; -1: none is known to be.
        beyond: disjoint ranges, first to last, of the stored numbers above it, in order.

    Attributes:
        watermark: every number up to and with it is stored or given up.
        is_known: whether the store knows of the boot, or soon does.
    """

    def __init__(self, through: int = -1, beyond: Iterable[tuple[int, int]] = ()) -> None:
        self.watermark = through
        self._unsure_through = through
        self._first: list[int] = []
        self._last: list[int] = []
        for first, last in beyond:
            self._first.append(first)
            self._last.append(last)
        self.is_known = through >= 0 or bool(self._first)
        self._rise()

    @property
    def gaps(self) -> int:
        """How many numbers below the highest stored one are awaited."""
        if not self._last:
            return 0
        held = sum(last - first + 1 for first, last in zip(self._first, self._last, strict=True))
        return self._last[-1] - self.watermark - held

    def __contains__(self, seq: int) -> bool:
        index = bisect_right(self._first, seq) - 1
        return seq <= self.watermark or (index >= 0 and seq <= self._last[index])

    def surely_holds(self, seq: int) -> bool:
        """Whether ``seq`` is stored; False too where it may have been given up instead, and is still new."""
        return seq > self._unsure_through and seq in self

    def has_room_for(self, seq: int) -> bool:
        """Whether ``seq`` can be added without more gaps than any honest node has."""
        if len(self._first) < MOST_RANGES or seq <= self.watermark + 1:
            return True
        index = bisect_right(self._first, seq) - 1
        touches_last = index >= 0 and seq <= self._last[index] + 1
        touches_next = index + 1 < len(self._first) and seq + 1 >= self._first[index + 1]
        return touches_last or touches_next

    def add(self, seq: int, kept: int = 0) -> None:
        """``seq`` is stored, and the node keeps nothing below ``kept``."""
        self.is_known = True
        if seq not in self:
            index = bisect_right(self._first, seq)
            if index > 0 and self._last[index - 1] == seq - 1:
                self._last[index - 1] = seq
                if index < len(self._first) and self._first[index] == seq + 1:
                    self._last[index - 1] = self._last.pop(index)
                    del self._first[index]
            elif index < len(self._first) and self._first[index] == seq + 1:
                self._first[index] = seq
            else:
                self._first.insert(index, seq)
                self._last.insert(index, seq)
            self._rise()
        self.give_up(kept)

    def give_up(self, kept: int) -> None:
        """The node keeps nothing below ``kept``: none of that will come any more."""
        if kept - 1 > self.watermark:
            self.watermark = self._unsure_through = kept - 1
            self._rise()

    def _rise(self) -> None:
        passed = 0
        while passed < len(self._first) and self._first[passed] <= self.watermark + 1:
            self.watermark = max(self.watermark, self._last[passed])
            passed += 1
        del self._first[:passed], self._last[:passed]


class Sequences:
    """The sequences of the latest boots of every node; an earlier one's numbers are in the store."""

    def __init__(self) -> None:
        self._nodes: dict[str, dict[str, Sequence]] = {}

    def get(self, node: str, boot: str) -> Sequence | None:
        """The sequence of one boot, if it is at hand."""
        boots = self._nodes.get(node, {})
        sequence = boots.pop(boot, None)
        if sequence is not None:
            boots[boot] = sequence
        return sequence

    def put(self, node: str, boot: str, sequence: Sequence) -> None:
        """Keep a sequence at hand, in the place of the one that was not asked for longest."""
        boots = self._nodes.setdefault(node, {})
        boots[boot] = sequence
        if len(boots) > REMEMBERED_BOOTS:
            del boots[next(iter(boots))]

    def gaps(self, node: str) -> int:
        """How many readings of a node are awaited, of all its boots at hand."""
        return sum(sequence.gaps for sequence in self._nodes.get(node, {}).values())
