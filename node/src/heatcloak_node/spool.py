"""What was cloaked and is not known to be stored yet."""

from __future__ import annotations


class MemorySpool:
    """Cloaked readings in order, kept until the aggregator has stored them.

    Bounded: when it is full the oldest goes first, and is counted.

    Args:
        capacity: how many readings it holds.
    """

    def __init__(self, capacity: int = 10_000) -> None:
        self._capacity = capacity
        self._payloads: dict[int, bytes] = {}
        self._first = 0
        self._next = 0
        self.dropped = 0

    def __len__(self) -> int:
        return len(self._payloads)

    @property
    def lowest_after_append(self) -> int:
        """The lowest number that will be kept once the next reading is in."""
        if not self._payloads:
            return self._next
        return self._first + (len(self._payloads) == self._capacity)

    def append(self, seq: int, payload: bytes) -> None:
        """Keep the bytes of reading ``seq``: the number after the one before."""
        if not self._payloads:
            self._first = seq
        self._payloads[seq] = payload
        self._next = seq + 1
        if len(self._payloads) > self._capacity:
            self.dropped += self.forget(self._first)

    def forget(self, through: int) -> int:
        """Drop every reading up to and with ``through``; how many were dropped."""
        end = min(through + 1, self._next)
        gone = [self._payloads.pop(seq) for seq in range(self._first, end)]
        self._first = max(self._first, end)
        return len(gone)

    def after(self, seq: int, limit: int) -> list[tuple[int, bytes]]:
        """The first ``limit`` kept readings above ``seq``, in order."""
        start = max(seq + 1, self._first)
        return [(number, self._payloads[number]) for number in range(start, min(start + limit, self._next))]
