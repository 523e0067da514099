"""Sets of integers as ranges: for sequence numbers, of which long runs are present and few are missing."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable


class IntervalSet:
    """A set of integers, kept as disjoint ranges in ascending order with gaps between them.

    `add` and ``in`` take logarithmic time in the number of ranges, plus a memory move where `add` inserts
    one.

    Args:
        ranges: first and last number of each range, ascending, with gaps between them.
    """

    __slots__ = ("_firsts", "_lasts")

    def __init__(self, ranges: Iterable[tuple[int, int]] = ()) -> None:
        self._firsts: list[int] = []
        self._lasts: list[int] = []
        for first, last in ranges:
            self._firsts.append(first)
            self._lasts.append(last)

    @property
    def n_ranges(self) -> int:
        """Return how many ranges there are."""
        return len(self._firsts)

    @property
    def highest(self) -> int | None:
        """Return the highest number; None where the set is empty."""
        return self._lasts[-1] if self._lasts else None

    def __len__(self) -> int:
        return sum(self._lasts) - sum(self._firsts) + len(self._firsts)

    def __contains__(self, number: int) -> bool:
        index = bisect_right(self._firsts, number) - 1
        return index >= 0 and number <= self._lasts[index]

    def touches(self, number: int) -> bool:
        """Return whether ``number`` is in a range or next to one, so that `add` makes no new range."""
        index = bisect_right(self._firsts, number)
        return (index > 0 and number <= self._lasts[index - 1] + 1) or (
            index < len(self._firsts) and self._firsts[index] == number + 1
        )

    def add(self, number: int) -> bool:
        """Add a number; return whether it was absent."""
        firsts, lasts = self._firsts, self._lasts
        index = bisect_right(firsts, number)
        if index > 0 and number <= lasts[index - 1]:
            return False
        extends_previous = index > 0 and lasts[index - 1] == number - 1
        extends_next = index < len(firsts) and firsts[index] == number + 1
        if extends_previous and extends_next:
            del firsts[index], lasts[index - 1]
        elif extends_previous:
            lasts[index - 1] = number
        elif extends_next:
            firsts[index] = number
        else:
            firsts.insert(index, number)
            lasts.insert(index, number)
        return True

    def close_first_gap(self) -> None:
        """Add the numbers between the first two ranges, of which there must be two."""
        del self._firsts[1], self._lasts[0]

    def take_prefix(self, through: int) -> int:
        """Remove the ranges that begin at or below ``through + 1``.

        Returns:
            The last number of a run that contains ``through`` and all of the removed ranges.
        """
        removed = 0
        while removed < len(self._firsts) and self._firsts[removed] <= through + 1:
            through = max(through, self._lasts[removed])
            removed += 1
        del self._firsts[:removed], self._lasts[:removed]
        return through
