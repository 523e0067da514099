"""What the spools have in common: their readings stand on shelves."""

from __future__ import annotations

from abc import ABC, abstractmethod

from heatcloak_node.spool.boot_index import Shelf, Shelves


class Shelved(ABC):
    """The part of a `Spool` that looks at no payload.

    Args:
        capacity: how many readings are kept, at least 1.
    """

    def __init__(self, capacity: int) -> None:
        self.fault: str | None = None
        self.notice: str | None = None
        self._capacity = capacity
        self._shelves = Shelves()
        self._dropped = 0

    @abstractmethod
    def __len__(self) -> int: ...

    @property
    def dropped(self) -> int:
        """How many readings were given up, over the spool's life."""
        return self._dropped

    @property
    def first(self) -> int:
        """The lowest position that is kept; of an empty spool, that of the next reading."""
        return self._shelves.first

    def position(self, boot: str, seq: int) -> int | None:
        """Where reading ``seq`` of ``boot`` has its place; None where no such boot is known."""
        shelf = self._shelves.get(boot)
        return None if shelf is None else shelf.base + seq

    def lowest_after_append(self, boot: str, seq: int) -> int:
        """The lowest number of ``boot`` that will be kept once its reading ``seq`` is in."""
        shelf = self._shelves.get(boot)
        if shelf is None or shelf.is_empty:
            return seq
        is_first_to_go = len(self) >= self._capacity and self._shelves.oldest is shelf
        low = self._next_kept(shelf, shelf.low) if is_first_to_go else shelf.low
        return min(low - shelf.base, seq)

    def kept(self) -> list[tuple[str, int]]:
        """Each boot that readings are kept of and the lowest number of them, oldest boot first."""
        return [(shelf.boot, shelf.low - shelf.base) for shelf in self._shelves if not shelf.is_empty]

    @abstractmethod
    def _next_kept(self, shelf: Shelf, place: int) -> int:
        """The lowest kept position of a shelf above ``place``; above its highest where there is none."""
