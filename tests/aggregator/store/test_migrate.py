"""Migration of databases of every version, on both databases."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, inspect, text

from heatcloak_aggregator.store import Store, StoredSequences, migrate
from heatcloak_aggregator.store.database import parse_url
from heatcloak_aggregator.store.schema import metadata
from heatcloak_shared import Reading
from heatcloak_shared.errors import StoreError
from heatcloak_shared.wire import Estimate, Pooled

# The tables of version 0.1.0.
OLD = """
CREATE TABLE readings (
    zone VARCHAR(32) NOT NULL,
    node VARCHAR(32) NOT NULL,
    boot VARCHAR(32) NOT NULL,
    seq BIGINT NOT NULL,
    rev VARCHAR(16) NOT NULL,
    round BIGINT NOT NULL,
    ticks BIGINT NOT NULL,
    step FLOAT(53) NOT NULL,
    sigma_ticks BIGINT NOT NULL,
    t FLOAT(53) NOT NULL,
    key BIGINT,
    mac VARCHAR(16),
    kept BIGINT,
    verdict VARCHAR(16) NOT NULL,
    PRIMARY KEY (zone, node, boot, seq)
);
CREATE INDEX ix_readings_round ON readings (round);
CREATE TABLE estimates (
    zone VARCHAR(32) NOT NULL,
    rev VARCHAR(16) NOT NULL,
    round BIGINT NOT NULL,
    method VARCHAR(64) NOT NULL,
    status VARCHAR(64) NOT NULL,
    sources JSON NOT NULL,
    missing JSON NOT NULL,
    PRIMARY KEY (zone, rev, round)
);
"""
BOOT, REV = "5f0c" * 8, "9f3a01c2d4e5f607"
READINGS = [
    Reading("hall", REV, "n01", BOOT, 0, 17, -1834, 2.0**-10, 512, 17.5),
    Reading("hall", REV, "n02", BOOT, 2**63 - 1, 17, 2**53 - 1, 2.0**-10, 512, 17.5, 3, "f" * 16, 2),
    Reading("hall", REV, "n02", BOOT, 1, 18, 4, 2.0**-10, 512, 18.1),
]
VERDICTS = ["accepted", "accepted", "late"]
COLUMNS = "zone, node, boot, seq, rev, round, ticks, step, sigma_ticks, t, key, mac, kept, verdict"


@pytest.fixture
def engine(store_url: str) -> Iterator[Engine]:
    """The database, without the store."""
    engine = create_engine(parse_url(store_url))
    yield engine
    engine.dispose()


def create_old_tables(connection: Connection) -> None:
    """Create the tables of version 0.1.0 with some rows."""
    for statement in OLD.split(";")[:-1]:
        connection.execute(text(statement))
    insert = text(
        f"INSERT INTO readings ({COLUMNS}) VALUES ({', '.join(':' + name for name in COLUMNS.split(', '))})"  # noqa: S608
    )
    for reading, verdict in zip(READINGS, VERDICTS, strict=True):
        fields = {name: getattr(reading, name) for name in Reading.__dataclass_fields__}
        connection.execute(insert, {**fields, "verdict": verdict})
    connection.execute(
        text(
            "INSERT INTO estimates VALUES ('hall', '9f3a01c2d4e5f607', 17, 'bpdn', 'optimal', "
            "'[[4, 0.25]]', '[\"n03\"]')"
        )
    )


def assert_current_schema(engine: Engine) -> None:
    """Assert that the database has the tables of `schema` and the current version."""
    with engine.connect() as connection:
        partitions = set(partitions_of(connection))

        def is_compared(name: str | None, kind: str, _parents: object) -> bool:
            return kind != "table" or name not in partitions

        options = {"compare_type": True, "include_name": is_compared}
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, metadata) == []
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == migrate.HEAD
        # What `compare_metadata` does not compare.
        inspector = inspect(connection)
        for table in metadata.sorted_tables:
            key = [column.name for column in table.primary_key]
            if table.name == "readings" and connection.dialect.name == "postgresql":
                key.append("t")
            assert inspector.get_pk_constraint(table.name)["constrained_columns"] == key
            checks = {each["name"] for each in inspector.get_check_constraints(table.name)}
            assert checks == ({"one_message"} if table.name == "readings" else set())
        if connection.dialect.name == "postgresql":
            query = "SELECT pg_get_partkeydef('readings'::regclass)"
            assert connection.scalar(text(query)) == "RANGE (t)"
            whole = structure(connection, "readings")
            assert {name: structure(connection, name) for name in partitions} == dict.fromkeys(
                partitions, whole
            )


def partitions_of(connection: Connection) -> list[str]:
    """Return the partitions of `readings`: none in SQLite."""
    if connection.dialect.name == "sqlite":
        return []
    query = "SELECT inhrelid::regclass::text FROM pg_inherits WHERE inhparent = 'readings'::regclass"
    return sorted(connection.scalars(text(query))) if inspect(connection).has_table("readings") else []


def structure(connection: Connection, table: str) -> tuple[object, ...]:
    """Return what a table and its partitions have in common: columns, key, indices and checks."""
    inspector = inspect(connection)
    return (
        [(each["name"], str(each["type"]), each["nullable"]) for each in inspector.get_columns(table)],
        inspector.get_pk_constraint(table)["constrained_columns"],
        [each["column_names"] for each in inspector.get_indexes(table)],
        [each["sqltext"] for each in inspector.get_check_constraints(table)],
    )


def test_a_new_database_has_the_current_schema(store_url: str, engine: Engine) -> None:
    """Opening it again changes nothing."""
    Store(store_url).close()
    assert_current_schema(engine)
    Store(store_url).close()
    assert_current_schema(engine)


def test_a_database_of_the_first_version_is_upgraded_with_its_rows(store_url: str, engine: Engine) -> None:
    """It has no version table; rounds with estimates need none."""
    with engine.begin() as connection:
        create_old_tables(connection)
    store = Store(store_url)
    assert_current_schema(engine)
    found = sorted(store.stream("hall"), key=lambda stored: (stored.reading.round, stored.reading.node))
    assert [stored.reading for stored in found] == READINGS
    assert [stored.verdict for stored in found] == VERDICTS
    assert [stored.arrived for stored in found] == [17.5, 17.5, 18.1]
    (estimate,) = store.estimates("hall", REV)
    assert estimate.message == Estimate("hall", REV, 17, "bpdn", "optimal", ((4, 0.25),), ("n03",))
    assert (estimate.used, estimate.made) == (2, 17.5)
    assert store.rounds_to_estimate("hall", REV, 0) == []
    assert store.stored_sequences([("hall", "n01", BOOT), ("hall", "n02", BOOT)]) == {
        ("hall", "n01", BOOT): StoredSequences(0),
        ("hall", "n02", BOOT): StoredSequences(-1, ((1, 1), (2**63 - 1, 2**63 - 1))),
    }
    store.close()


def test_pooled_estimates_from_before_communities_are_read(store_url: str, engine: Engine) -> None:
    with engine.begin() as connection:
        migrate._upgrade(connection, to="0002")
        connection.execute(
            text(
                "INSERT INTO estimates (zone, rev, round, method, status, sources, missing, pooled) VALUES "
                "('hall', '9f3a01c2d4e5f607', 17, 'bpdn', 'optimal', '[]', '[]', :pooled)"
            ),
            {"pooled": '{"rounds": 2, "status": "optimal", "sources": [[4, 0.25]], "vicinities": null}'},
        )
    store = Store(store_url)
    assert_current_schema(engine)
    (estimate,) = store.estimates("hall", REV)
    pooled = Pooled(2, "optimal", ((4, 0.25),))
    assert estimate.message == Estimate("hall", REV, 17, "bpdn", "optimal", (), (), pooled)
    store.close()


def test_communities_from_before_their_probabilities_are_read(store_url: str, engine: Engine) -> None:
    with engine.begin() as connection:
        migrate._upgrade(connection, to="0003")
        connection.execute(
            text(
                "INSERT INTO estimates "
                "(zone, rev, round, method, status, sources, missing, pooled, communities) VALUES "
                "('town', '9f3a01c2d4e5f607', 17, 'posterior', 'ok', '[]', '[]', :pooled, :shares)"
            ),
            {
                "pooled": '{"rounds": 2, "status": "ok", "sources": [], "vicinities": null, '
                '"communities": [[1, 0.75]]}',
                "shares": "[[1, 0.5], [0, 0.25]]",
            },
        )
    store = Store(store_url)
    assert_current_schema(engine)
    (estimate,) = store.estimates("town", REV)
    message = estimate.message
    assert isinstance(message, Estimate)
    assert (message.communities, message.holding) == (((1, 0.5), (0, 0.25)), None)
    assert message.pooled == Pooled(2, "ok", (), communities=((1, 0.75),))
    store.close()


def test_readings_are_moved_into_partitions_of_their_days(store_url: str, engine: Engine) -> None:
    """Those of days long before the newest one, or after it, are few or come from a wrong clock."""
    day, newest = 86400.0, 20_000
    times = [0.5, *((newest - ago) * day + 0.25 for ago in (60, 40, 3, 3, 0)), (newest + 9) * day]
    insert = text(
        "INSERT INTO readings "
        "(zone, node, boot, seq, rev, round, ticks, step, sigma_ticks, t, verdict, arrived) "
        "VALUES ('hall', 'n01', :boot, :seq, :rev, :seq, 4, 0.5, 2, :t, 'accepted', :arrived)"
    )
    with engine.begin() as connection:
        migrate._upgrade(connection, to="0009")
        for seq, t in enumerate(times):
            arrived = min(t, newest * day + 1)
            connection.execute(insert, {"boot": BOOT, "seq": seq, "rev": REV, "t": t, "arrived": arrived})
    store = Store(store_url)
    assert_current_schema(engine)
    assert [stored.reading.t for stored in store.stream("hall")] == times
    assert store.add(list(store.stream("hall"))) == [False] * len(times)
    store.close()
    if engine.dialect.name == "postgresql":
        with engine.connect() as connection:
            query = "SELECT tableoid::regclass::text, count(*) FROM readings GROUP BY 1"
            counts = {row[0]: row[1] for row in connection.execute(text(query))}
        days = {f"readings_day_{newest - ago}": count for ago, count in ((40, 1), (3, 2), (0, 1))}
        assert counts == {"readings_old": 2, "readings_default": 1, **days}


def test_the_first_migration_creates_the_tables_of_version_0_1_0(store_url: str, engine: Engine) -> None:
    with engine.begin() as connection:
        for statement in OLD.split(";")[:-1]:
            connection.execute(text(statement))
        released = description(connection)
        for table in ("readings", "estimates"):
            connection.execute(text(f"DROP TABLE {table}"))
    with engine.begin() as connection:
        migrate._upgrade(connection, to="0001")
        connection.execute(text("DROP TABLE alembic_version"))
        assert description(connection) == released


def description(connection: Connection) -> dict[str, object]:
    """Return the columns, keys and indices of all tables."""
    inspector = inspect(connection)
    return {
        name: (
            [
                (column["name"], str(column["type"]), column["nullable"])
                for column in inspector.get_columns(name)
            ],
            inspector.get_pk_constraint(name)["constrained_columns"],
            [(index["name"], index["column_names"]) for index in inspector.get_indexes(name)],
        )
        for name in inspector.get_table_names()
    }


def test_the_known_versions_are_those_of_the_migration_files() -> None:
    scripts = ScriptDirectory(str(Path(migrate.__file__).with_name("migrations")))
    known = [script.revision for script in scripts.walk_revisions()]
    assert tuple(reversed(known)) == migrate.VERSIONS


def test_a_database_of_a_newer_version_is_refused(store_url: str, engine: Engine) -> None:
    """A running store reports it too."""
    store = Store(store_url)
    store.check()
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0042'"))
    with pytest.raises(StoreError, match=r"'0042' is newer than this program.*upgrade heatcloak"):
        Store(store_url)
    with pytest.raises(StoreError, match="a newer version of heatcloak upgraded it"):
        store.check()
    store.close()


def test_a_database_of_another_program_is_refused_and_unchanged(store_url: str, engine: Engine) -> None:
    """It has a table with the name of ours."""
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE readings (x INTEGER)"))
    with pytest.raises(StoreError, match="belongs to another program: give another database"):
        Store(store_url)
    with engine.begin() as connection:
        assert inspect(connection).get_table_names() == ["readings"]


@pytest.mark.slow
@pytest.mark.parametrize("old", [False, True])
def test_two_services_may_open_a_database_at_the_same_time(store_url: str, engine: Engine, old: bool) -> None:
    """One of them migrates it; one of them is this process."""
    if old:
        with engine.begin() as connection:
            create_old_tables(connection)
    program = (
        "import sys; from heatcloak_aggregator.store import Store; import alembic.command\n"
        "print('ready', flush=True); sys.stdin.readline(); Store(sys.argv[1]).check()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, store_url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdin is not None
        assert other.stdout.readline() == "ready\n"
        other.stdin.write("go\n")
        other.stdin.flush()
        store = Store(store_url)
        store.check()
        assert other.wait(60) == 0
    store.close()
    assert_current_schema(engine)


OPEN_AT_ONCE = """
import multiprocessing
import sys
import alembic.command
from heatcloak_aggregator.store import Store

def open_store(barrier, url):
    barrier.wait()
    Store(url).check()

context = multiprocessing.get_context("fork")
for number in range(12):
    arguments = context.Barrier(4), f"sqlite:///{sys.argv[1]}/{number}.db"
    programs = [context.Process(target=open_store, args=arguments) for _ in range(4)]
    for program in programs:
        program.start()
    for program in programs:
        program.join()
    assert [program.exitcode for program in programs] == [0] * 4
"""


@pytest.mark.slow
def test_no_program_fails_to_open_a_new_file_because_others_open_it_too(tmp_path: Path) -> None:
    """SQLite's switch to write-ahead logging waits for no lock: without a retry a third of these fail."""
    done = subprocess.run(
        [sys.executable, "-c", OPEN_AT_ONCE, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
