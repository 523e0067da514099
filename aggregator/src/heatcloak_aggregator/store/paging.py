"""What queries of rounds have in common: bounds, pages, and the revisions that a zone has had."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Column, Connection, Select, Table, func, select

_HIGHEST = 2**63 - 1
CHUNK = 500
"""Values in one query's list."""

T = TypeVar("T")


def bounded(number: int) -> int:
    """``number``, or the nearest one that a database takes."""
    return max(-_HIGHEST, min(number, _HIGHEST))


def by_chunks(values: Collection[T]) -> Iterator[list[T]]:
    """All values, in lists that one query takes."""
    listed = list(values)
    for start in range(0, len(listed), CHUNK):
        yield listed[start : start + CHUNK]


@dataclass(frozen=True, slots=True)
class Page:
    """Which rounds are wanted: strictly between two, at most so many, the newest or the oldest of them.

    Attributes:
        after: only rounds after it; None is no bound.
        before: only rounds before it; None is no bound.
        limit: at most so many.
        newest_first: in falling order; else in rising order.
    """

    after: int | None
    before: int | None
    limit: int
    newest_first: bool = True

    @property
    def most(self) -> int:
        """How many rounds at most, as a database and a slice take it."""
        return max(0, bounded(self.limit))

    def of(self, query: Select[Any], column: Column[int]) -> Select[Any]:
        """``query``, cut to this page by its round in ``column``."""
        if self.after is not None:
            query = query.where(column > bounded(self.after))
        if self.before is not None:
            query = query.where(column < bounded(self.before))
        order = column.desc() if self.newest_first else column.asc()
        return query.order_by(order).limit(self.most)


def revisions(connection: Connection, table: Table, zone: str) -> list[str]:
    """The revisions that a zone has rows of, ascending: one look into the index for each."""
    found: list[str] = []
    while True:
        query = select(func.min(table.c.rev)).where(table.c.zone == zone)
        if found:
            query = query.where(table.c.rev > found[-1])
        revision = connection.scalar(query)
        if revision is None:
            return found
        found.append(revision)
