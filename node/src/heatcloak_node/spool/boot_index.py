"""The boot index: which positions of a spool hold the readings of which boot."""

from __future__ import annotations

from collections.abc import Iterator

from heatcloak_shared.errors import ParameterError


class BootRange:
    """The positions of one boot's readings: number ``seq`` is at position ``base + seq``.

    Attributes:
        boot: the boot.
        base: the position of number 0, which may be before the first reading of this spool.
        low: the lowest position that is kept; above ``high`` if none is.
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
        """Whether no reading of the boot is kept."""
        return self.low > self.high


class BootIndex:
    """The ranges of all boots with kept readings, oldest first, and of the newest boot.

    Attributes:
        end: the next position; it only increases.
    """

    def __init__(self) -> None:
        self._ranges: dict[str, BootRange] = {}
        self.end = 1

    def __iter__(self) -> Iterator[BootRange]:
        return iter(self._ranges.values())

    def get(self, boot: str) -> BootRange | None:
        """Return the range of ``boot``, or None."""
        return self._ranges.get(boot)

    def append_range(self, boot_range: BootRange) -> None:
        """Append a range after all others."""
        self._ranges[boot_range.boot] = boot_range
        self.end = max(self.end, boot_range.high + 1)

    def append_reading(self, boot: str, seq: int) -> int:
        """Assign a position to a new reading and return it.

        Raises:
            ParameterError: a later reading or boot came before.
        """
        found = self._ranges.get(boot)
        if found is None:
            found = self._ranges[boot] = BootRange(boot, self.end - seq, self.end, self.end - 1)
            self.remove_empty()
        position = found.base + seq
        if position < self.end:
            raise ParameterError(f"reading {seq} after a later one: append readings in order")
        if found.is_empty:
            found.low = position
        found.high = position
        self.end = position + 1
        return position

    def remove_empty(self) -> None:
        """Remove the empty ranges except the newest: earlier boots get no more readings."""
        newest = next(reversed(self._ranges), None)
        for boot in [each.boot for each in self if each.is_empty and each.boot != newest]:
            del self._ranges[boot]

    @property
    def oldest(self) -> BootRange | None:
        """The first range with kept readings."""
        return next((each for each in self if not each.is_empty), None)

    @property
    def first(self) -> int:
        """The lowest position that is kept; if none is, the next one."""
        oldest = self.oldest
        return self.end if oldest is None else oldest.low
