"""A spool in memory: what it keeps ends with the process."""

from __future__ import annotations

from heatcloak_node.spool.boot_index import Shelf
from heatcloak_node.spool.shelved import Shelved


class MemorySpool(Shelved):
    """A `Spool` for nodes whose readings nobody misses after a crash: fleets, demonstrations, audits.

    Args:
        capacity: how many readings it holds, at least 1.
    """

    def __init__(self, capacity: int = 10_000) -> None:
        super().__init__(capacity)
        self._payloads: dict[int, bytes] = {}

    def __len__(self) -> int:
        return len(self._payloads)

    def append(self, boot: str, seq: int, payload: bytes) -> None:
        """Keep the bytes of a reading; of a full spool the oldest goes."""
        self._payloads[self._shelves.add(boot, seq)] = payload
        oldest = self._shelves.oldest
        if len(self._payloads) > self._capacity and oldest is not None:
            self._dropped += self._forget(oldest, oldest.low)

    def after(self, position: int, limit: int) -> list[tuple[int, bytes]]:
        """The first ``limit`` kept readings above ``position``, in order, with their positions."""
        found: list[tuple[int, bytes]] = []
        for shelf in self._shelves:
            for place in range(max(position + 1, shelf.low), shelf.high + 1):
                if len(found) >= limit:
                    return found
                if place in self._payloads:
                    found.append((place, self._payloads[place]))
        return found

    def forget(self, boot: str, through: int) -> int:
        """Forget every reading of ``boot`` up to and with ``through``; how many were forgotten."""
        shelf = self._shelves.get(boot)
        forgotten = 0 if shelf is None else self._forget(shelf, shelf.base + through)
        self._shelves.tidy()
        return forgotten

    def close(self) -> None:
        """There is nothing to give back."""

    def _forget(self, shelf: Shelf, last: int) -> int:
        before = len(self._payloads)
        last = min(last, shelf.high)
        for place in range(shelf.low, last + 1):
            self._payloads.pop(place, None)
        if last >= shelf.low:
            shelf.low = self._next_kept(shelf, last)
        return before - len(self._payloads)

    def _next_kept(self, shelf: Shelf, place: int) -> int:
        """The lowest kept position of a shelf above ``place``."""
        return next((p for p in range(place + 1, shelf.high + 1) if p in self._payloads), shelf.high + 1)
