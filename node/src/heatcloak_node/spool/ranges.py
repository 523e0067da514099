"""A set of positions, kept as ranges."""

from __future__ import annotations


class Ranges:
    """Positions that were added in any order, none of them twice; taken from where the first were added."""

    def __init__(self) -> None:
        self._ranges: list[tuple[int, int]] = []
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def add(self, first: int, last: int) -> None:
        """Add the positions from ``first`` to ``last``; none where ``last`` is below ``first``."""
        if last < first:
            return
        self._count += last - first + 1
        if self._ranges and self._ranges[-1][1] == first - 1:
            first = self._ranges.pop()[0]
        self._ranges.append((first, last))

    def front(self, most: int) -> list[tuple[int, int]]:
        """The ranges of the first ``most`` positions."""
        found: list[tuple[int, int]] = []
        for first, last in self._ranges:
            if most <= 0:
                break
            found.append((first, min(last, first + most - 1)))
            most -= last - first + 1
        return found

    def remove(self, front: list[tuple[int, int]]) -> None:
        """Remove what `front` returned."""
        for first, last in front:
            self._count -= last - first + 1
            rest = (last + 1, self._ranges[0][1])
            self._ranges[:1] = [rest] if rest[0] <= rest[1] else []

    def clear(self) -> None:
        """Remove all."""
        self._ranges.clear()
        self._count = 0
