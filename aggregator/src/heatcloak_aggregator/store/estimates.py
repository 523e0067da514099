"""Estimates in the database, one for each round, and the tracker states that they follow from."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Row, case, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite

from heatcloak_aggregator.store.rows import History, HistoryRow, StoredEstimate
from heatcloak_aggregator.store.schema import (
    bounded,
    by_chunks,
    estimates,
    page_of,
    revisions,
    tracker_states,
)
from heatcloak_shared.wire import Estimate, HeatmapEstimate, Pooled, PositionEstimate, Track, VertexTrack
from heatcloak_shared.wire.heatmap_estimate import Densest

_KEY = ("zone", "rev", "round")
RELAXED, MISFIT = "relaxed", "model misfit"
"""Statuses that a history counts."""
MOST_BUCKETS = 500
"""Buckets of a history."""
_EMPTY: dict[str, Any] = {column.name: None for column in estimates.c} | {"sources": (), "missing": ()}
"""Values of the columns that a message does not have."""


def upsert(connection: Connection, stored: Sequence[StoredEstimate]) -> None:
    """Write estimates; each replaces an earlier one of its round that used no more readings."""
    # Of several for one round, the last of those that used the most readings stays.
    rows = {
        tuple(row[name] for name in _KEY): row for row in sorted(map(_row, stored), key=itemgetter("used"))
    }
    if not rows:
        return
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    insert = dialect.insert(estimates)
    changed = {column.name: insert.excluded[column.name] for column in estimates.c if column.name not in _KEY}
    # Sorted, so that two services do not wait for each other's rows.
    connection.execute(
        insert.on_conflict_do_update(
            index_elements=_KEY, set_=changed, where=insert.excluded.used >= estimates.c.used
        ),
        [rows[key] for key in sorted(rows)],
    )


def estimated_rounds(connection: Connection, zone: str, rev: str, since: int) -> list[int]:
    """Return the rounds from ``since`` on that have an estimate, ascending."""
    e = estimates.c
    query = select(e.round).where(e.zone == zone, e.rev == rev, e.round >= bounded(since)).order_by(e.round)
    return list(connection.scalars(query))


def estimates_of_page(
    connection: Connection,
    zone: str,
    rev: str | None,
    *,
    after: int | None = None,
    before: int | None = None,
    limit: int = 100,
) -> list[StoredEstimate]:
    """Return at most ``limit`` estimates of rounds strictly between two, the newest first.

    They are of all revisions where ``rev`` is None.
    """
    e, limit = estimates.c, max(0, limit)
    rows: list[Row[Any]] = []
    for each in revisions(connection, estimates, zone) if rev is None else [rev]:
        query = page_of(select(*e).where(e.zone == zone, e.rev == each), e.round, after, before, limit)
        rows += connection.execute(query)
    rows.sort(key=lambda row: (row.round, row.rev), reverse=True)
    return [_stored(row) for row in rows[:limit]]


def history(
    connection: Connection,
    zone: str,
    rev: str,
    since: int | None = None,
    until: int | None = None,
    buckets: int = MOST_BUCKETS,
    rounds: int | None = None,
) -> History | None:
    """Return the estimates of a range of rounds in short; None where there is no estimate.

    Args:
        connection: the connection.
        zone: the zone.
        rev: the revision of its file.
        since: the first round; None for the first with an estimate, or see ``rounds``.
        until: the last round; None for the last with an estimate.
        buckets: how many buckets at most, from 1 to `MOST_BUCKETS`.
        rounds: without ``since``, how many rounds up to the last one with an estimate; None for all.
    """
    e = estimates.c
    within = [e.zone == zone, e.rev == rev]
    within += [] if since is None else [e.round >= bounded(since)]
    within += [] if until is None else [e.round <= bounded(until)]
    # One by one: with both in one query, SQLite reads all rounds.
    last = connection.scalar(select(func.max(e.round)).where(*within))
    if last is None:
        return None
    if since is None and rounds is not None:
        within.append(e.round > bounded(last - rounds))
    first = connection.execute(select(func.min(e.round)).where(*within)).scalar_one()
    width = -(-(last - first + 1) // max(1, min(buckets, MOST_BUCKETS)))
    number = ((e.round - first) // width).label("number")
    query = (
        select(
            number,
            func.count(),
            func.avg(e.used),
            func.min(e.used),
            *(func.sum(case((e.status == status, 1), else_=0)) for status in (RELAXED, MISFIT)),
            func.avg(e.round - first),
            func.avg(e.made),
        )
        .where(*within)
        .group_by(number)
        .order_by(number)
    )
    rows = [
        HistoryRow(
            first + number * width,
            estimated,
            float(used),
            least_used,
            int(relaxed),
            int(misfit),
            first + float(mean_round),
            float(made),
        )
        for number, estimated, used, least_used, relaxed, misfit, mean_round, made in connection.execute(
            query
        )
    ]
    return History(first, last, width, tuple(rows))


def states_of_tracker(connection: Connection, zone: str, rev: str) -> dict[int, bytes]:
    """Return the stored tracker states of a revision by round, ascending."""
    s = tracker_states.c
    query = select(s.round, s.state).where(s.zone == zone, s.rev == rev).order_by(s.round)
    return {number: bytes(state) for number, state in connection.execute(query)}


def save_tracker_states(
    connection: Connection, zone: str, rev: str, new: Mapping[int, bytes], dropped: Collection[int]
) -> None:
    """Delete the states of the rounds in ``dropped``, and write those in ``new``.

    Others stay: they may be those of another service.
    """
    s = tracker_states.c
    for chunk in by_chunks(sorted(dropped)):
        connection.execute(delete(tracker_states).where(s.zone == zone, s.rev == rev, s.round.in_(chunk)))
    if not new:
        return
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    insert = dialect.insert(tracker_states)
    connection.execute(
        insert.on_conflict_do_update(index_elements=_KEY, set_={"state": insert.excluded.state}),
        [{"zone": zone, "rev": rev, "round": number, "state": new[number]} for number in sorted(new)],
    )


def _row(stored: StoredEstimate) -> dict[str, Any]:
    message = stored.message
    own = {name: getattr(message, name) for name in message.__dataclass_fields__}
    own = {name: value for name, value in own.items() if name in estimates.c}
    if (pooled := own.get("pooled")) is not None:
        own["pooled"] = {name: getattr(pooled, name) for name in Pooled.__dataclass_fields__}
    if (densest := own.get("densest")) is not None:
        own["densest"] = asdict(densest)
    if (tracks := own.get("tracks")) is not None:
        own["tracks"] = [asdict(track) for track in tracks]
    return _EMPTY | own | {"used": stored.used, "made": stored.made}


def _stored(row: Row[Any]) -> StoredEstimate:
    fields = dict(row._mapping)
    used, made = fields["used"], fields["made"]
    if fields["density"] is not None:
        own = {name: fields[name] for name in HeatmapEstimate.__dataclass_fields__ if name in fields}
        if (densest := own["densest"]) is not None:
            own["densest"] = Densest(**{name: _tuple(value) for name, value in densest.items()})
        return StoredEstimate(HeatmapEstimate(**own, reports=used), used, float(made))
    if fields["positions"] is not None:
        own = {name: fields[name] for name in PositionEstimate.__dataclass_fields__}
        own |= {name: _tuple(own[name]) for name in ("positions", "missing")}
        return StoredEstimate(PositionEstimate(**own), used, float(made))
    fields = {name: fields[name] for name in Estimate.__dataclass_fields__}
    fields["missing"] = tuple(fields["missing"])
    if (pooled := fields["pooled"]) is not None:
        fields["pooled"] = Pooled(**_tuples(pooled))
    if (tracks := fields["tracks"]) is not None:
        fields["tracks"] = tuple(map(_track, tracks))
    return StoredEstimate(Estimate(**_tuples(fields)), used, float(made))


def _track(fields: dict[str, Any]) -> Track | VertexTrack:
    kind = VertexTrack if "vertex" in fields else Track
    return kind(**{name: _tuple(value) for name, value in fields.items()})


def _tuples(fields: dict[str, Any]) -> dict[str, Any]:
    # A pooled estimate from before there were communities has no key for them.
    listed = {name: fields.get(name) for name in ("sources", "vicinities", "communities", "holding")}
    return fields | {name: _tuple(value) for name, value in listed.items() if value is not None}


def _tuple(value: Any) -> Any:  # noqa: ANN401  JSON's lists within lists
    return tuple(map(_tuple, value)) if isinstance(value, list) else value
