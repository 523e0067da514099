"""What queries have in common: bounds, pages, lists of values, and distinct values of an indexed column."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, TypeVar

from sqlalchemy import Column, ColumnElement, Connection, Select, Table, func, select

_HIGHEST = 2**63 - 1
CHUNK = 500
"""Values in the list of one query."""

T = TypeVar("T")


def bounded(number: int) -> int:
    """Return ``number``, or the nearest number that fits into a database column."""
    return max(-_HIGHEST, min(number, _HIGHEST))


def by_chunks(values: Collection[T]) -> Iterator[list[T]]:
    """Yield all values, in lists that one query takes."""
    listed = list(values)
    for start in range(0, len(listed), CHUNK):
        yield listed[start : start + CHUNK]


def page_of(
    query: Select[Any], column: Column[int], after: int | None, before: int | None, limit: int
) -> Select[Any]:
    """Return ``query`` restricted to at most ``limit`` rounds strictly between two, the newest first.

    Args:
        query: a query of rounds.
        column: its round.
        after: only rounds after it; None for all.
        before: only rounds before it; None for all.
        limit: how many rounds at most.
    """
    if after is not None:
        query = query.where(column > bounded(after))
    if before is not None:
        query = query.where(column < bounded(before))
    return query.order_by(column.desc()).limit(bounded(limit))


def distinct(connection: Connection, column: Column[str], *where: ColumnElement[bool]) -> list[str]:
    """Return the distinct values of an indexed column, ascending, with one index lookup for each."""
    found: list[str] = []
    while True:
        query = select(func.min(column)).where(*where)
        if found:
            query = query.where(column > found[-1])
        value = connection.scalar(query)
        if value is None:
            return found
        found.append(value)


def revisions(connection: Connection, table: Table, zone: str) -> list[str]:
    """Return the revisions of a zone that a table has rows of, ascending."""
    return distinct(connection, table.c.rev, table.c.zone == zone)
