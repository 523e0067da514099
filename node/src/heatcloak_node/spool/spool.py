"""The base class of all spools, and the spool in memory.

The boot index says which positions of a spool hold the readings of which boot.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
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


CAPACITY = 100_000
"""Readings that a spool on disk keeps by default: a day, at one per second."""


class Spool(ABC):
    """Cloaked readings in order, kept until the aggregator has stored them.

    A spool may hold readings of several boots of a node. Positions, from 1, number all of them in the order
    in which they were cloaked. No position is used twice while the spool is open.

    The size is bounded: a full spool drops the oldest reading, and counts it.

    Args:
        capacity: how many readings to keep, at least 1.

    Attributes:
        fault: why new readings are not safe from a crash now, for the public; None if they are as safe as
            this kind of spool makes them.
        notice: what the public should know although the spool works again; None for nothing.
    """

    def __init__(self, capacity: int) -> None:
        self.fault: str | None = None
        self.notice: str | None = None
        self._capacity = capacity
        self._index = BootIndex()
        self._dropped = 0

    @abstractmethod
    def __len__(self) -> int:
        """Return how many readings are kept."""

    @abstractmethod
    def append(self, boot: str, seq: int, payload: bytes) -> None:
        """Keep the bytes of reading ``seq`` of the newest boot.

        Raises:
            ParameterError: a later reading or boot came before.
        """

    @abstractmethod
    def after(self, position: int, limit: int) -> list[tuple[int, bytes]]:
        """Return the first ``limit`` kept readings above ``position``, in order, with their positions."""

    @abstractmethod
    def forget(self, boot: str, through: int) -> int:
        """Drop every reading of ``boot`` up to and including ``through``. Return how many were dropped."""

    def close(self) -> None:  # noqa: B027  a spool in memory has nothing to close
        """Close the spool. It still counts, but keeps nothing any more."""

    def abandon(self) -> None:  # noqa: B027
        """Close the spool and write nothing, as a crash of the process would."""

    @property
    def dropped(self) -> int:
        """How many readings were dropped unstored, over the spool's life."""
        return self._dropped

    @property
    def first(self) -> int:
        """The lowest position that is kept; of an empty spool, the position of the next reading."""
        return self._index.first

    def position(self, boot: str, seq: int) -> int | None:
        """Return the position of reading ``seq`` of ``boot``, kept or not; None if the boot is unknown."""
        found = self._index.get(boot)
        return None if found is None else found.base + seq

    def lowest_after_append(self, boot: str, seq: int) -> int:
        """Return the lowest number of ``boot`` that is kept once its reading ``seq`` is appended."""
        found = self._index.get(boot)
        if found is None or found.is_empty:
            return seq
        drops_own = len(self) >= self._capacity and self._index.oldest is found
        low = self._next_kept(found, found.low) if drops_own else found.low
        return min(low - found.base, seq)

    def kept(self) -> list[tuple[str, int]]:
        """Return each boot with kept readings and the lowest number of them, oldest boot first."""
        return [(each.boot, each.low - each.base) for each in self._index if not each.is_empty]

    @abstractmethod
    def _next_kept(self, boot_range: BootRange, position: int) -> int:
        """Return the lowest kept position of a range above ``position``; above its highest if none is."""


class MemorySpool(Spool):
    """A spool in memory, whose readings end with the process: for fleets, demonstrations and audits.

    Args:
        capacity: how many readings to keep, at least 1.
    """

    def __init__(self, capacity: int = 10_000) -> None:
        super().__init__(capacity)
        self._payloads: dict[int, bytes] = {}

    def __len__(self) -> int:
        return len(self._payloads)

    def append(self, boot: str, seq: int, payload: bytes) -> None:
        """Keep the bytes of a reading; a full spool drops the oldest."""
        self._payloads[self._index.append_reading(boot, seq)] = payload
        oldest = self._index.oldest
        if len(self._payloads) > self._capacity and oldest is not None:
            self._dropped += self._forget(oldest, oldest.low)

    def after(self, position: int, limit: int) -> list[tuple[int, bytes]]:
        """Return the first ``limit`` kept readings above ``position``, in order, with their positions."""
        found: list[tuple[int, bytes]] = []
        for each in self._index:
            for at in range(max(position + 1, each.low), each.high + 1):
                if len(found) >= limit:
                    return found
                if at in self._payloads:
                    found.append((at, self._payloads[at]))
        return found

    def forget(self, boot: str, through: int) -> int:
        """Drop every reading of ``boot`` up to and including ``through``. Return how many were dropped."""
        found = self._index.get(boot)
        forgotten = 0 if found is None else self._forget(found, found.base + through)
        self._index.remove_empty()
        return forgotten

    def _forget(self, boot_range: BootRange, last: int) -> int:
        before = len(self._payloads)
        last = min(last, boot_range.high)
        for position in range(boot_range.low, last + 1):
            self._payloads.pop(position, None)
        if last >= boot_range.low:
            boot_range.low = self._next_kept(boot_range, last)
        return before - len(self._payloads)

    def _next_kept(self, boot_range: BootRange, position: int) -> int:
        end = boot_range.high + 1
        return next((at for at in range(position + 1, end) if at in self._payloads), end)
