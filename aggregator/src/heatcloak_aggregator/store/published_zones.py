"""Published zones in the database: the zone files that services follow."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from heatcloak_aggregator.store.rows import PublishedChanges, PublishedZone
from heatcloak_aggregator.store.schema import by_chunks
from heatcloak_aggregator.store.schema import published_zones as table


def revisions(connection: Connection) -> dict[str, str]:
    """Return the revision of each published zone, by name.

    Services ask for it every few seconds to find out what changed, so it reads no zone file.
    """
    return {row.zone: row.rev for row in connection.execute(select(table.c.zone, table.c.rev))}


def zones(connection: Connection, names: Collection[str] | None = None) -> list[PublishedZone]:
    """Return the published zones with one of ``names`` in order of their names; all if it is None."""
    query = select(table.c.zone, table.c.rev, table.c.content, table.c.published)
    queries = [query] if names is None else [query.where(table.c.zone.in_(each)) for each in by_chunks(names)]
    found = [PublishedZone(*row) for each in queries for row in connection.execute(each)]
    return sorted(found, key=lambda each: each.zone)


def publish(connection: Connection, published: Sequence[PublishedZone]) -> PublishedChanges:
    """Write zones; each replaces a published one of its name, unless that has the same revision."""
    by_name = {each.zone: each for each in published}
    before: dict[str, str] = {}
    for names in by_chunks(by_name.keys()):
        query = select(table.c.zone, table.c.rev).where(table.c.zone.in_(names))
        before |= {row.zone: row.rev for row in connection.execute(query)}
    changes = PublishedChanges.between(before, {name: each.rev for name, each in by_name.items()})
    # Sorted, so that two writers do not wait for each other's rows.
    written = {*changes.added, *changes.changed}
    rows = [
        {"zone": name, "rev": each.rev, "content": each.content, "published": each.published}
        for name, each in sorted(by_name.items())
        if name in written
    ]
    if rows:
        dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
        insert = dialect.insert(table)
        changed = {name: insert.excluded[name] for name in ("rev", "content", "published")}
        connection.execute(insert.on_conflict_do_update(index_elements=("zone",), set_=changed), rows)
    return changes


def unpublish(connection: Connection, names: Collection[str]) -> list[str]:
    """Remove published zones, and return the names of those that were published, sorted."""
    removed: list[str] = []
    for each in by_chunks(sorted(set(names))):
        removed += connection.scalars(delete(table).where(table.c.zone.in_(each)).returning(table.c.zone))
    return sorted(removed)
