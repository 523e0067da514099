"""The plans of all queries in PostgreSQL: by index, and only in the partitions that can have rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import Engine, create_engine, event, text

from heatcloak_aggregator.store import Store, StoredReading
from heatcloak_aggregator.store.database import parse_url
from heatcloak_aggregator.store.rows import StoredEstimate
from heatcloak_shared.wire import Estimate

Make = Callable[..., StoredReading]
DAY, TODAY, DAYS, ROUNDS = 86400.0, 20_000, 4, 150
BOOT = "5f0c" * 8
ZONES = ("hall", "attic", "cellar", "roof")
NODES = [f"n{number:02d}" for number in range(1, 9)]
FIRST, REV = 1000, "0" * 16
LAST = FIRST + DAYS * ROUNDS - 1


@pytest.fixture(scope="module")
def url(postgresql: Any, template: str) -> str:
    """An empty store in PostgreSQL."""
    return str(postgresql.new_database(template))


@pytest.fixture
def store(url: str, make: Make) -> Iterator[Store]:
    """A store with readings of four zones and days, and statistics."""
    store = Store(url)
    if not store.zones():
        _fill(store, make)
        engine = create_engine(parse_url(url), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text("VACUUM ANALYZE"))
        engine.dispose()
    yield store
    store.close()


def _fill(store: Store, make: Make) -> None:
    for day in range(DAYS):
        for number in range(FIRST + day * ROUNDS, FIRST + (day + 1) * ROUNDS):
            t = (TODAY + day) * DAY + (number - FIRST - day * ROUNDS) * DAY / ROUNDS
            store.add(
                [
                    make(node, number, number - FIRST, zone=zone, rev=REV, arrived=t + 1, t=t)
                    for zone in ZONES
                    for node in NODES
                ]
            )
            store.add_estimates(
                [
                    StoredEstimate(Estimate(zone, REV, number, "bpdn", "optimal", (), ()), 8, t + 2)
                    for zone in ZONES
                ]
            )
    store.save_watermarks({(zone, node, BOOT): LAST - FIRST for zone in ZONES for node in NODES})


def plan_nodes(url: str, query: Callable[[], object]) -> list[dict[str, Any]]:
    """Return the nodes of the plans of what ``query`` executes, where an index is used if one can be."""
    executed: list[tuple[str, Any]] = []

    def collect(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        executed.append((statement, parameters))

    event.listen(Engine, "before_cursor_execute", collect)
    try:
        query()
    finally:
        event.remove(Engine, "before_cursor_execute", collect)
    engine = create_engine(parse_url(url))
    found: list[dict[str, Any]] = []
    with engine.connect() as connection:
        # These tables are small, and would be read as a whole.
        connection.execute(text("SET enable_seqscan = off"))
        for statement, parameters in executed:
            if statement.lstrip().startswith(("SELECT", "WITH")):
                explained = connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement}", parameters)
                found += _nodes_of(explained.scalar_one()[0]["Plan"])
    engine.dispose()
    assert found
    return found


def _nodes_of(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield plan
    for each in plan.get("Plans", ()):
        yield from _nodes_of(each)


NEWEST = ("hall", REV)
QUERIES: dict[str, Callable[[Store], object]] = {
    "list of rounds": lambda store: store.rounds(*NEWEST, limit=101),
    "older page of rounds": lambda store: store.rounds(*NEWEST, before=LAST - 200, limit=101),
    "rounds of all revisions": lambda store: store.rounds("hall", None, limit=101),
    "one round": lambda store: store.rounds(*NEWEST, after=LAST - 9, before=LAST - 7, limit=1),
    "readings of a round": lambda store: store.round_readings(*NEWEST, LAST - 8),
    "list of estimates": lambda store: store.estimates(*NEWEST, limit=101),
    "latest estimate": lambda store: store.estimates(*NEWEST, limit=1),
    "history of the last rounds": lambda store: store.history(*NEWEST, rounds=400),
    "history": lambda store: store.history(*NEWEST, LAST - 400, LAST),
    "zones": lambda store: store.zones(),
    "boots": lambda store: store.boots("hall"),
    "types of messages": lambda store: store.message_types("hall"),
    "accepted readings": lambda store: store.accepted_readings(*NEWEST, range(LAST - 20, LAST)),
    "nodes of the window": lambda store: store.reporting_nodes(*NEWEST, LAST - 30),
    "rounds to estimate": lambda store: store.rounds_to_estimate(*NEWEST, LAST - 30),
    "estimated rounds": lambda store: store.estimated_rounds(*NEWEST, LAST - 30),
    "reporting nodes of estimates": lambda store: store.add_estimates(
        [
            StoredEstimate(Estimate(*NEWEST, number, "bpdn", "optimal", (), ()), 8, 1.0)
            for number in (LAST - 300, LAST)
        ]
    ),
    "stored numbers": lambda store: store.stored_sequences([("hall", node, BOOT) for node in NODES]),
}


BY_ROUND = {
    "older page of rounds",
    "one round",
    "readings of a round",
    "accepted readings",
    "nodes of the window",
    "rounds to estimate",
    "estimated rounds",
    "history",
    "reporting nodes of estimates",
}
"""Queries of some rounds, which are looked up in the index."""
IN_ORDER = {"list of estimates", "latest estimate", "zones", "types of messages", "estimated rounds"}
"""Queries whose rows come from the index in their order."""


@pytest.mark.parametrize("name", QUERIES)
def test_queries_look_up_every_row_in_an_index(name: str, store: Store, url: str) -> None:
    found = plan_nodes(url, lambda: QUERIES[name](store))
    kinds = {each["Node Type"] for each in found}
    assert "Seq Scan" not in kinds
    if name in BY_ROUND:
        # In an empty partition any index does.
        full = ("estimates_", *(f"readings_day_{TODAY + day}_" for day in range(DAYS)))
        conditions = [each["Index Cond"] for each in found if each.get("Index Name", "").startswith(full)]
        assert conditions
        assert all("round" in condition for condition in conditions)
    if name in IN_ORDER:
        assert "Sort" not in kinds


def test_the_list_of_rounds_reads_only_its_page(store: Store, url: str) -> None:
    """The page comes from the ends of the partitions' indices, and the rounds of the page as one range."""
    found = plan_nodes(url, lambda: store.rounds(*NEWEST, limit=101))
    assert [each["Node Type"] for each in found[:3]] == ["Limit", "Unique", "Merge Append"]
    summary = [each for each in found[3:] if "Index Cond" in each and "round >=" in each["Index Cond"]]
    names = {each["Index Name"] for each in summary}
    assert all(any(f"_{TODAY + day}_" in name for name in names) for day in range(DAYS))


def test_an_export_of_some_days_reads_no_other_partition(store: Store, url: str) -> None:
    since, until = (TODAY + 1) * DAY + 7.5, (TODAY + 2) * DAY
    found = plan_nodes(url, lambda: list(store.stream("hall", since, until)))
    tables = {each["Relation Name"] for each in found if "Relation Name" in each}
    assert tables == {f"readings_day_{TODAY + 1}"}
