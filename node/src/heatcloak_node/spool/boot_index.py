"""Which boot's readings lie where: every boot has a shelf, and the shelves stand in one row."""

from __future__ import annotations

from collections.abc import Iterator

from heatcloak_shared.errors import ParameterError


class Shelf:
    """The place of one boot's readings: number ``seq`` lies at position ``base + seq``.

    Attributes:
        boot: the boot.
        base: the position of number 0, which may lie before the shelf.
        low: the lowest position that is kept; above ``high`` where none is.
        high: the highest position that was ever used.
    """

    __slots__ = ("base", "boot", "high", "low")

    def __init__(self, boot: str, base: int, low: int, high: int) -> None:
        self.boot = boot
        self.base = base
        self.low = low
        self.high = high

    @property
    def is_empty(self) -> bool:
        """Whether nothing is kept on it."""
        return self.low > self.high


class Shelves:
    """The shelves of all boots that readings are kept of, oldest first, and that of the newest boot.

    Attributes:
        end: the next position; it only goes up.
    """

    def __init__(self) -> None:
        self._shelves: dict[str, Shelf] = {}
        self.end = 1

    def __iter__(self) -> Iterator[Shelf]:
        return iter(self._shelves.values())

    def get(self, boot: str) -> Shelf | None:
        """The shelf of ``boot``, if there is one."""
        return self._shelves.get(boot)

    def put(self, shelf: Shelf) -> None:
        """Place a shelf behind all others."""
        self._shelves[shelf.boot] = shelf
        self.end = max(self.end, shelf.high + 1)

    def add(self, boot: str, seq: int) -> int:
        """Make place for a new reading; its position.

        Raises:
            ParameterError: a later reading or boot came before.
        """
        shelf = self._shelves.get(boot)
        if shelf is None:
            shelf = self._shelves[boot] = Shelf(boot, self.end - seq, self.end, self.end - 1)
            self.tidy()
        position = shelf.base + seq
        if position < self.end:
            raise ParameterError(f"reading {seq} after a later one: a spool takes readings in their order")
        if shelf.is_empty:
            shelf.low = position
        shelf.high = position
        self.end = position + 1
        return position

    def tidy(self) -> None:
        """Take away the empty shelves but the newest: the earlier boots get no readings any more."""
        newest = next(reversed(self._shelves), None)
        for boot in [shelf.boot for shelf in self if shelf.is_empty and shelf.boot != newest]:
            del self._shelves[boot]

    @property
    def oldest(self) -> Shelf | None:
        """The first shelf that keeps anything."""
        return next((shelf for shelf in self if not shelf.is_empty), None)

    @property
    def first(self) -> int:
        """The lowest position that is kept, or else the next one."""
        oldest = self.oldest
        return self.end if oldest is None else oldest.low
