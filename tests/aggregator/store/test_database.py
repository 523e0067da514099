"""A store whose database fails: one line with the remedy, no partial batch, and it works again later."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from heatcloak_aggregator.extras import MissingPackageError
from heatcloak_aggregator.store import ReadingVerdict, Store, StoredReading
from heatcloak_aggregator.store.database import parse_url, use_write_ahead_log
from heatcloak_shared import Reading
from heatcloak_shared.errors import StoreError
from heatcloak_shared.zone import Zone

Make = Callable[..., StoredReading]


@pytest.mark.parametrize(
    "url",
    [
        "",
        "nonsense",
        "nosql:///x",
        "sqlite:////no/such/folder/x.db",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///file:x?uri=true",
        "mysql://u:s3cret@h/db",
        "postgresql+nodriver://u:s3cret@h/db",
        "postgresql+psycopg2://u:s3cret@h/db",
        "postgrsql://u:s3cret@h/db",
        "postgresql://u:s3cret@h:port/db",
        "postgresql://u:s3cret@127.0.0.1:1/db",
        "postgres://u@127.0.0.1:1/db?password=s3cret",
        "postgresql://u:s3cret@127.0.0.1:1/db?nonsense=s3cret",
    ],
)
def test_a_url_that_can_not_be_opened_is_a_one_line_error_without_the_password(url: str) -> None:
    with pytest.raises(StoreError, match=r"give|name one|check") as caught:
        Store(url)
    assert str(caught.value).isprintable()
    assert "s3cret" not in str(caught.value)


def test_without_its_driver_a_postgresql_url_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(MissingPackageError, match=r"pip install 'heatcloak-aggregator\[postgres\]'"):
        Store("postgresql://user@localhost/heat")


def test_a_refused_connection_is_a_one_line_error_without_the_password(postgresql: Any) -> None:
    """The database or the user does not exist."""
    with pytest.raises(StoreError, match=r"does not exist.*createdb"):
        Store(postgresql.url_of("nowhere"))
    with pytest.raises(StoreError, match='role "nobody-here" does not exist') as caught:
        Store(postgresql.url_of("postgres").replace("postgres@", "nobody-here:s3cret@"))
    assert "s3cret" not in str(caught.value)


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg"])
def test_every_common_scheme_of_postgresql_urls_is_accepted(postgresql: Any, scheme: str) -> None:
    store = Store(postgresql.new_database().replace("postgresql", scheme, 1))
    store.check()
    assert store.where.startswith("postgresql://postgres@127.0.0.1")
    store.close()


@pytest.mark.parametrize("content", [b"no database at all " * 100, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_file_that_is_not_a_database_is_refused_and_unchanged(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "store.db"
    path.write_bytes(content)
    with pytest.raises(StoreError, match=r"can't be opened: .*(not an SQLite database|damaged)"):
        Store(f"sqlite:///{path}")
    assert path.read_bytes() == content


def test_a_failed_batch_commits_nothing(store_url: str, zone: Zone, make: Make) -> None:
    store = Store(store_url)
    engine = create_engine(parse_url(store_url))
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.execute(
                text(
                    "CREATE TRIGGER full BEFORE INSERT ON readings WHEN NEW.node = 'n03' "
                    "BEGIN SELECT RAISE(ABORT, 'poisoned'); END"
                )
            )
        else:
            connection.execute(
                text(
                    "CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS "
                    "$$ BEGIN RAISE EXCEPTION 'poisoned'; END $$"
                )
            )
            connection.execute(
                text(
                    "CREATE TRIGGER poison BEFORE INSERT ON readings FOR EACH ROW WHEN (NEW.node = 'n03') "
                    "EXECUTE FUNCTION fail()"
                )
            )
    engine.dispose()
    batch = [make(node) for node in ("n01", "n02", "n03")]
    with pytest.raises(StoreError, match="can't be written: poisoned"):
        store.add(batch)
    assert store.count(zone.name) == 0
    assert store.add(batch[:2]) == [True, True]
    store.close()


def test_batches_on_a_full_disk_are_whole_or_absent_and_succeed_when_there_is_room(
    small_disk: Callable[[str], Path], zone: Zone, make: Make
) -> None:
    disk = small_disk("1m")
    store = Store(f"sqlite:///{disk}/store.db")
    ballast = disk / "ballast"
    ballast.write_bytes(bytes(200 * 1024))
    kept = 0
    for number in range(100, 200):
        batch = [make(f"n{node:02d}", number) for node in range(100)]
        try:
            assert store.add(batch) == [True] * 100
        except StoreError as error:
            assert "full" in str(error) and "make room" in str(error)  # noqa: PT018  one sentence
            break
        kept += 100
    else:
        pytest.fail("the disk did not fill")
    assert store.count(zone.name) == kept
    with pytest.raises(StoreError):
        store.add(batch)
    ballast.unlink()
    assert store.add(batch) == [True] * 100
    store.check()
    assert store.count(zone.name) == kept + 100
    store.close()


def test_a_read_only_disk_is_an_error_until_it_is_writable(
    small_disk: Callable[[str], Path], zone: Zone, make: Make
) -> None:
    disk = small_disk("1m")
    url = f"sqlite:///{disk}/store.db"
    store = Store(url)
    store.add([make("n01")])
    store.close()
    subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
    with pytest.raises(StoreError, match="that this user may write there"):
        Store(url)
    subprocess.run(["mount", "-o", "remount,rw", str(disk)], check=True)
    store = Store(url)
    assert store.add([make("n01"), make("n02")]) == [False, True]
    store.close()


def test_a_read_only_server_can_be_read(postgresql: Any, zone: Zone, make: Make) -> None:
    """As a standby server."""
    url = postgresql.new_database()
    Store(url).close()
    store = Store(f"{url}?options=-c%20default_transaction_read_only%3Don")
    assert store.count(zone.name) == 0
    with pytest.raises(StoreError, match=r"read-only transaction.*primary"):
        store.add([make("n01")])
    with pytest.raises(StoreError, match="read-only"):
        store.check()
    store.close()


def test_a_removed_file_is_an_error_and_is_used_again_when_it_is_back(
    tmp_path: Path, zone: Zone, make: Make
) -> None:
    """Nothing is written to a deleted file."""
    path = tmp_path / "store.db"
    store = Store(f"sqlite:///{path}")
    store.add([make("n01")])
    aside = tmp_path / "aside"
    aside.mkdir()
    for name in ("store.db", "store.db-wal", "store.db-shm"):
        if (tmp_path / name).exists():
            shutil.move(tmp_path / name, aside / name)
    with pytest.raises(StoreError, match="removed or replaced while it was open"):
        store.add([make("n02")])
    for file in aside.iterdir():
        shutil.move(file, tmp_path / file.name)
    assert store.add([make("n01"), make("n02")]) == [False, True]
    assert store.count(zone.name) == 2
    store.close()


def test_a_lock_of_another_program_is_waited_for_with_a_limit(
    tmp_path: Path, make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heatcloak_aggregator.store.database.LOCK_TIMEOUT", 0.2)
    path = tmp_path / "store.db"
    store = Store(f"sqlite:///{path}")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="locked: another program holds the lock"):
            store.add([make("n01")])
    assert store.add([make("n01")]) == [True]
    store.close()


def test_two_threads_that_add_the_same_readings_find_each_new_once(
    store: Store, zone: Zone, make: Make
) -> None:
    batches = [[make(f"n{node:02d}", number) for node in range(40)] for number in range(100, 130)]
    start = threading.Barrier(2)

    def add(order: int) -> list[list[bool]]:
        start.wait()
        return [store.add(batch[::order]) for batch in batches]

    with ThreadPoolExecutor(2) as threads:
        forth, back = threads.map(add, (1, -1))
    for one, other in zip(forth, back, strict=True):
        assert [mine != theirs for mine, theirs in zip(one, reversed(other), strict=True)] == [True] * 40
    assert store.count(zone.name) == 1200


@pytest.mark.slow
def test_two_processes_that_add_the_same_readings_find_each_new_once(store_url: str) -> None:
    """One of them is this process."""
    program = (
        "import sys\n"
        "from heatcloak_aggregator.store import Store, StoredReading, ReadingVerdict\n"
        "from heatcloak_shared import Reading\n"
        "store = Store(sys.argv[1]); new = 0\n"
        "print('ready', flush=True); sys.stdin.readline()\n"
        "for seq in range(60):\n"
        "    batch = [StoredReading(Reading('hall', 'a' * 16, f'n{n}', 'b' * 32, seq, seq, 1, 1.0, 1, 1.0),\n"
        "             ReadingVerdict.ACCEPTED, 0.0) for n in range(30)]\n"
        "    new += sum(store.add(batch))\n"
        "print(new)\n"
    )
    store = Store(store_url)
    with subprocess.Popen(
        [sys.executable, "-c", program, store_url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdin is not None
        assert other.stdout.readline() == "ready\n"
        other.stdin.write("go\n")
        other.stdin.flush()
        new = 0
        for seq in range(60):
            batch = [
                StoredReading(
                    Reading("hall", "a" * 16, f"n{node}", "b" * 32, seq, seq, 1, 1.0, 1, 1.0),
                    ReadingVerdict.ACCEPTED,
                    0.0,
                )
                for node in reversed(range(30))
            ]
            new += sum(store.add(batch))
        assert new + int(other.communicate(timeout=60)[0]) == 1800
    assert other.returncode == 0
    store.close()


def test_a_file_system_without_write_ahead_logging_keeps_its_journal(tmp_path: Path) -> None:
    """SQLite then declines the switch without an error. ``unix-dotfile`` locks as such a file system does."""
    uri = f"{(tmp_path / 'store.db').as_uri()}?vfs=unix-dotfile"
    with closing(sqlite3.connect(uri, uri=True)) as connection:
        use_write_ahead_log(connection, None)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
