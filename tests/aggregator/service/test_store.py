"""The store: each reading once, durable, and one clear line when the database fails."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from heatcloak_aggregator.service.rounds import Verdict
from heatcloak_aggregator.service.store import Store
from heatcloak_shared import Reading
from heatcloak_shared.errors import StoreError
from heatcloak_shared.wire import Estimate
from heatcloak_shared.zone import Zone

Make = Callable[..., Reading]


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database file."""
    return f"sqlite:///{tmp_path}/store.db"


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """An empty store."""
    store = Store(url)
    yield store
    store.close()


def test_a_reading_is_stored_once(store: Store, zone: Zone, make_reading: Make) -> None:
    """Within a batch and over batches; each answer says whether it was new."""
    first, second = make_reading("n01", 100), make_reading("n01", 101)
    assert store.add([(first, Verdict.ACCEPTED), (first, Verdict.DUPLICATE)]) == [True, False]
    assert store.add([(second, Verdict.LATE), (first, Verdict.DUPLICATE)]) == [True, False]
    assert store.add([]) == []
    assert store.count(zone.name) == 2
    assert store.known([first, make_reading("n02", 100), second]) == [True, False, True]
    assert store.sequence(zone.name, "n01", first.boot, 0) == [0, 1]
    assert store.sequence(zone.name, "n01", first.boot, 1) == [1]
    assert store.sequence(zone.name, "n02", first.boot, 0) == []


def test_what_was_stored_is_there_after_a_restart(url: str, zone: Zone, make_reading: Make) -> None:
    """Every field comes back as it was, seeded or not, at the ends of its range."""
    readings = [
        make_reading("n01", 100, ticks=-(2**53) + 1, t=100.1),
        make_reading("n02", 100, seq=2**63 - 1, key=2**62, mac="f" * 16, kept=2**63 - 1),
    ]
    store = Store(url)
    store.add([(reading, Verdict.ACCEPTED) for reading in readings])
    store.close()
    again = Store(url)
    assert again.accepted(zone.name, zone.rev, 100) == readings
    again.close()


def test_only_accepted_readings_of_this_revision_are_taken_up_again(
    store: Store, zone: Zone, make_reading: Make
) -> None:
    """What a restarted service puts back: not late, not old, not of another revision."""
    kept = [make_reading("n01", 101), make_reading("n01", 102)]
    store.add([(reading, Verdict.ACCEPTED) for reading in kept])
    store.add(
        [
            (make_reading("n01", 100), Verdict.ACCEPTED),
            (make_reading("n02", 101), Verdict.LATE),
            (make_reading("n03", 101, rev="0" * 16), Verdict.ACCEPTED),
        ]
    )
    assert store.accepted(zone.name, zone.rev, 101) == kept


def test_a_round_has_one_estimate(store: Store, zone: Zone) -> None:
    """A later one takes the place of the earlier; rounds are told from the one that is asked for on."""
    for number, status in ((102, "relaxed"), (102, "optimal"), (101, "optimal")):
        store.add_estimate(Estimate(zone.name, zone.rev, number, "bpdn", status, (), ()))
    assert store.estimated(zone.name, zone.rev, 100) == [101, 102]
    assert store.estimated(zone.name, zone.rev, 102) == [102]
    assert store.estimated(zone.name, "0" * 16, 100) == []


@pytest.mark.parametrize(
    "url",
    [
        "",
        "nonsense",
        "nosql:///x",
        "sqlite:////no/such/folder/x.db",
        "sqlite://",
        "sqlite:///:memory:",
        "postgresql+nodriver://u:s3cret@h/db",
        "postgrsql://u:s3cret@h/db",
    ],
)
def test_a_store_that_can_not_be_opened_is_one_line(url: str) -> None:
    """What to give instead is said; a password in the URL is not."""
    with pytest.raises(StoreError, match="sqlite:///") as caught:
        Store(url)
    assert str(caught.value).isprintable()
    assert "s3cret" not in str(caught.value)


def test_a_failing_database_commits_nothing_of_the_batch(url: str, zone: Zone, make_reading: Make) -> None:
    """Where nobody is told that a reading is safe, no part of its batch is there."""
    store = Store(url)
    poison = (
        "CREATE TRIGGER full BEFORE INSERT ON readings WHEN NEW.node = 'n03' "
        "BEGIN SELECT RAISE(ABORT, 'full'); END"
    )
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as other:
        other.execute(poison)
    batch = [(make_reading(node), Verdict.ACCEPTED) for node in ("n01", "n02", "n03")]
    with pytest.raises(StoreError, match="can't be written: full"):
        store.add(batch)
    assert store.count(zone.name) == 0
    assert store.add(batch[:2]) == [True, True]
    store.close()
