"""Leases of zones: each has one owner, and a write under a lease that was lost is refused."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import text

from heatcloak_aggregator.store import FencedError, Store, StoredEstimate, StoredReading
from heatcloak_aggregator.store.leases import guarded, take_leases
from heatcloak_shared.errors import StoreError
from heatcloak_shared.wire import Estimate
from heatcloak_shared.zone import Zone
from support.waiting import wait_until

Make = Callable[..., StoredReading]
BOOT = "5f0c" * 8
LONG, SHORT = 600.0, 0.05
"""Seconds: leases that do not expire within a test, and that do at once."""


@pytest.fixture
def url(postgresql: Any, template: str) -> str:
    """A PostgreSQL store that services share."""
    return str(postgresql.new_database(template))


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """Open the store of one of the services."""
    store = Store(url)
    yield store
    store.close()


def expire(store: Store, zone: str) -> None:
    """Let a lease expire at once."""
    with store._database.writing() as connection:
        connection.execute(text("UPDATE zone_leases SET expires = 1 WHERE zone = :zone"), {"zone": zone})


def test_a_lease_has_one_owner_until_it_expires_or_is_released(store: Store) -> None:
    zones = ["attic", "cellar", "hall"]
    first = store.take_leases("a", zones, 2, LONG)
    assert len(first) == 2
    assert set(first.values()) == {1}
    (left,) = set(zones) - first.keys()
    assert store.take_leases("b", zones, 3, LONG) == {left: 1}
    assert store.take_leases("b", zones, 3, LONG) == {}
    expired, released = first
    expire(store, expired)
    store.release_leases("a", {released: 1})
    assert store.take_leases("b", zones, 3, LONG) == {expired: 2, released: 2}
    owners = store.lease_owners()
    assert [(each.zone, each.service, each.fence) for each in owners.values()] == [
        (zone, "b", 1 if zone == left else 2) for zone in zones
    ]
    assert all(LONG - 60 < each.seconds_left <= LONG for each in owners.values())


@pytest.mark.parametrize(("zones", "limit"), [(["hall"], 0), (["hall"], -1), ([], 5)])
def test_nothing_is_taken_of_nothing(store: Store, zones: list[str], limit: int) -> None:
    assert store.take_leases("a", zones, limit, LONG) == {}
    assert store.lease_owners() == {}


def test_only_leases_that_are_still_held_are_renewed(store: Store) -> None:
    zones = ["expired", "held", "lost", "released"]
    fences = store.take_leases("a", zones, 4, LONG)
    for zone in ("expired", "lost"):
        expire(store, zone)
    store.release_leases("a", {"released": 1, "held": 7})
    assert store.take_leases("b", ["lost"], 1, 1.0) == {"lost": 2}
    assert store.renew_leases("a", {**fences, "unknown": 1}, 2 * LONG) == {"expired", "held"}
    assert store.renew_leases("a", {"held": 2, "lost": 2}, LONG) == frozenset()
    assert store.renew_leases("a", {}, LONG) == frozenset()
    owners = store.lease_owners(["held", "expired", "released", "unknown"])
    assert {zone: each.seconds_left > LONG for zone, each in owners.items()} == {
        "expired": True,
        "held": True,
        "released": False,
    }
    assert owners["released"].seconds_left == 0


def test_a_service_that_resigns_leaves_all_its_leases_to_others_at_once(store: Store) -> None:
    assert store.heartbeat("a", 60) == 1
    assert store.heartbeat("b", 60) == 2
    assert store.heartbeat("b", 60) == 2
    store.take_leases("a", ["attic", "hall"], 2, LONG)
    store.take_leases("b", ["cellar"], 1, LONG)
    for _ in range(2):
        store.resign("a")
    assert store.heartbeat("b", 60) == 1
    assert store.take_leases("b", ["attic", "cellar", "hall"], 9, LONG) == {"attic": 2, "hall": 2}


def test_services_without_a_recent_heartbeat_do_not_count_and_are_forgotten_after_a_day(store: Store) -> None:
    for name, age in (("dead", 90), ("forgotten", 90_000)):
        store.heartbeat(name, 60)
        with store._database.writing() as connection:
            connection.execute(
                text("UPDATE services SET seen = seen - :age WHERE service = :name"),
                {"age": age, "name": name},
            )
    assert store.heartbeat("a", 60) == 1
    assert store.heartbeat("a", 120) == 2
    with store._database.reading() as connection:
        known = connection.execute(text("SELECT service FROM services")).scalars().all()
    assert sorted(known) == ["a", "dead"]


Write = Callable[[Store, Zone, StoredReading, Mapping[str, int] | None], object]


def add(store: Store, _zone: Zone, reading: StoredReading, fences: Mapping[str, int] | None) -> object:
    return store.add([reading], fences=fences)


def save_watermarks(
    store: Store, zone: Zone, _reading: StoredReading, fences: Mapping[str, int] | None
) -> object:
    store.save_watermarks({(zone.name, "n01", BOOT): 7}, fences=fences)
    return None


def add_estimates(
    store: Store, zone: Zone, _reading: StoredReading, fences: Mapping[str, int] | None
) -> object:
    message = Estimate(zone.name, zone.rev, 100, "bpdn", "optimal", (), ())
    return store.add_estimates([StoredEstimate(message, 1, 1.5)], fences=fences)


def save_tracker_states(
    store: Store, zone: Zone, _reading: StoredReading, fences: Mapping[str, int] | None
) -> object:
    store.save_tracker_states(zone.name, zone.rev, {100: b"state"}, (), fences=fences)
    return None


def prune(store: Store, zone: Zone, _reading: StoredReading, fences: Mapping[str, int] | None) -> object:
    return list(store.prune(zone.name, 2e9, fences=fences))


def content(store: Store) -> list[object]:
    """Return every row that a service writes."""
    with store._database.reading() as connection:
        return [
            tuple(row)
            for table in ("readings", "boots", "estimates", "tracker_states")
            for row in connection.execute(text(f"SELECT * FROM {table}"))  # noqa: S608
        ]


@pytest.mark.parametrize("write", [add, save_watermarks, add_estimates, save_tracker_states, prune])
def test_a_write_under_a_lease_that_another_service_took_is_refused(
    store: Store, zone: Zone, make: Make, write: Write
) -> None:
    """The lease may expire: the write is accepted until another service takes it."""
    store.add([make("n02", 100)])
    store.save_watermarks({(zone.name, "n02", BOOT): 2**62})
    before = content(store)
    fences = {**store.take_leases("a", [zone.name], 1, LONG), "cellar": 4}
    expire(store, zone.name)
    newer = store.take_leases("b", [zone.name], 1, LONG)
    for wrong in (fences, {}, {"cellar": 4}, {zone.name: 3}):
        with pytest.raises(FencedError, match=rf"no longer held for '{zone.name}'") as caught:
            write(store, zone, make("n01"), wrong)
        assert caught.value.zones == {zone.name}
        assert content(store) == before
    expire(store, zone.name)
    write(store, zone, make("n01"), newer)
    assert content(store) != before


def test_a_batch_is_refused_if_one_of_its_zones_was_lost(store: Store, make: Make) -> None:
    fences = store.take_leases("a", ["attic", "cellar", "hall"], 3, LONG)
    expire(store, "cellar")
    store.take_leases("b", ["cellar"], 1, LONG)
    batch = [make(zone=name) for name in ("hall", "cellar", "garden", "attic")]
    with pytest.raises(FencedError) as caught:
        store.add(batch, fences={**fences, "garden": 1})
    assert caught.value.zones == {"cellar", "garden"}
    assert content(store) == []
    assert store.add([batch[0], batch[3]], fences=fences) == [True, True]


def test_the_text_of_a_refusal_names_a_few_zones() -> None:
    text = str(FencedError({f"z{number}" for number in range(9)}))
    assert "for 'z0', 'z1', 'z2', 'z3', 'z4' and 4 more: nothing was written" in text


def test_writes_without_fencing_numbers_are_not_checked(store: Store, make: Make) -> None:
    assert store.add([make("n01")]) == [True]
    store.take_leases("a", ["hall"], 1, LONG)
    assert store.add([make("n02")]) == [True]


def test_a_write_that_has_not_ended_delays_no_renewal_and_no_other_lease(store: Store, url: str) -> None:
    """Its own lease can't be taken before it ends."""
    zones = ["attic", "hall"]
    fences = store.take_leases("a", zones, 2, LONG)
    other = Store(url)
    with guarded(store._database, ["hall"], fences):
        assert other.renew_leases("a", fences, LONG) == set(zones)
        for zone in zones:
            expire(store, zone)
        assert other.take_leases("b", zones, 2, LONG) == {"attic": 2}
    assert other.take_leases("b", zones, 2, LONG) == {"hall": 2}
    other.close()


def test_a_write_waits_for_a_service_that_is_taking_its_lease_and_is_refused(store: Store, url: str) -> None:
    fences = store.take_leases("a", ["hall"], 1, LONG)
    expire(store, "hall")
    other = Store(url)
    with ThreadPoolExecutor(1) as thread:
        with store._database.writing() as connection:
            assert take_leases(connection, "b", ["hall"], 1, LONG) == {"hall": 2}

            def write() -> None:
                with guarded(other._database, ["hall"], fences):
                    pass

            waiting = thread.submit(write)
            blocked = text(
                "SELECT count(*) FROM pg_stat_activity WHERE cardinality(pg_blocking_pids(pid)) > 0"
            )
            wait_until(lambda: connection.scalar(blocked))
        with pytest.raises(FencedError):
            waiting.result()
    other.close()


def test_a_thousand_leases_are_taken_renewed_and_checked_at_once(store: Store, make: Make) -> None:
    zones = [f"zone-{number}" for number in range(1000)]
    fences = store.take_leases("a", zones, 1000, LONG)
    assert fences == dict.fromkeys(zones, 1)
    assert store.renew_leases("a", fences, LONG) == set(zones)
    assert store.add([make(zone=zone) for zone in zones], fences=fences) == [True] * 1000
    store.release_leases("a", fences)
    assert len(store.take_leases("b", zones, 1000, LONG)) == 1000


def test_leases_need_postgresql(sqlite_store: Store, make: Make) -> None:
    for call in (
        lambda: sqlite_store.heartbeat("a", 4),
        lambda: sqlite_store.take_leases("a", ["hall"], 1, 4),
        lambda: sqlite_store.add([make()], fences={"hall": 1}),
    ):
        with pytest.raises(StoreError, match=r"can't be shared by several services: use a postgresql"):
            call()
    assert sqlite_store.lease_owners() == {}
    assert sqlite_store.add([make()]) == [True]


def test_no_write_follows_one_with_a_newer_fencing_number(url: str) -> None:
    """Four services take, renew, release and write at random, with leases that expire all the time."""
    zones = [f"zone-{number}" for number in range(6)]
    setup = Store(url)
    with setup._database.writing() as connection:
        connection.execute(
            text("CREATE TABLE written (place BIGSERIAL, zone TEXT, fence BIGINT, service TEXT)")
        )
    errors: list[BaseException] = []
    taken: list[tuple[str, int]] = []
    n_written, n_refused = Counter[str](), Counter[str]()

    def is_enough() -> bool:
        return bool(errors) or (n_written.total() > 300 and n_refused.total() > 60)

    def serve(name: str, seed: int) -> None:
        store, chance = Store(url), random.Random(seed)
        fences: dict[str, int] = {}
        try:
            while not is_enough():
                match chance.randrange(8):
                    case 0 | 1:
                        new = store.take_leases(name, zones, chance.randrange(1, 4), SHORT)
                        taken.extend(new.items())
                        fences |= new
                    case 2:
                        store.renew_leases(name, fences, SHORT)
                    case 3 if fences:
                        zone = chance.choice(sorted(fences))
                        store.release_leases(name, {zone: fences[zone]})
                    case _ if fences:
                        zone = chance.choice(sorted(fences))
                        try:
                            with guarded(store._database, [zone], fences) as connection:
                                time.sleep(chance.random() * SHORT)
                                connection.execute(
                                    text("INSERT INTO written (zone, fence, service) VALUES (:z, :f, :s)"),
                                    {"z": zone, "f": fences[zone], "s": name},
                                )
                            n_written[name] += 1
                        except FencedError:
                            n_refused[name] += 1
                            del fences[zone]
        except BaseException as error:  # noqa: BLE001  reported below
            errors.append(error)
        finally:
            store.close()

    threads = [threading.Thread(target=serve, args=(f"s{seed}", seed)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []
    assert len(taken) == len(set(taken)), "a fencing number was given twice"
    for zone in zones:
        numbers = sorted(fence for name, fence in taken if name == zone)
        assert numbers == list(range(1, len(numbers) + 1))
    with setup._database.reading() as connection:
        rows = connection.execute(text("SELECT zone, fence, service FROM written ORDER BY place")).all()
    for zone in zones:
        written = [row.fence for row in rows if row.zone == zone]
        assert written == sorted(written)
    assert len({(row.zone, row.fence, row.service) for row in rows}) == len(
        {(row.zone, row.fence) for row in rows}
    ), "two services wrote with one fencing number"
    assert len(rows) == n_written.total()
    setup.close()


PAUSED = """
import sys
from heatcloak_aggregator.store import Store, StoredReading, ReadingVerdict
from heatcloak_aggregator.store import leases, readings
from heatcloak_shared import Reading
from heatcloak_shared.errors import StoreError

store = Store(sys.argv[1])
reading = Reading("hall", "a" * 16, "n01", "b" * 32, 0, 0, 1, 1.0, 1, 1.0)
batch = [StoredReading(reading, ReadingVerdict.ACCEPTED, 0.0)]
fences = store.take_leases("a", ["hall"], 1, 4.0)
try:
    with leases.guarded(store._database, ["hall"], fences) as connection:
        readings.insert(connection, batch)
        print("written", flush=True)
        sys.stdin.readline()
except StoreError as error:
    print(type(error).__name__, error, flush=True)
try:
    store.add(batch, fences=fences)
except StoreError as error:
    print(type(error).__name__, error, flush=True)
"""


def test_a_service_that_is_paused_within_a_write_loses_its_lease_and_writes_nothing(
    store: Store, url: str, zone: Zone
) -> None:
    """Its transaction holds locks, which PostgreSQL ends; the write that it repeats is refused."""
    with subprocess.Popen(
        [sys.executable, "-c", PAUSED, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as paused:
        assert paused.stdout is not None
        assert paused.stdout.readline() == "written\n"
        paused.send_signal(signal.SIGSTOP)
        try:
            taken: dict[str, int] = {}
            wait_until(lambda: taken.update(store.take_leases("b", ["hall"], 1, LONG)) or taken, interval=0.1)
            assert taken == {"hall": 2}
        finally:
            paused.send_signal(signal.SIGCONT)
        output, _ = paused.communicate("go on\n", timeout=60)
    ended, refused = output.splitlines()
    assert ended.startswith("StoreError store postgresql:")
    assert "idle-in-transaction timeout: this program was stopped in a transaction" in ended
    assert refused.startswith("FencedError the lease is no longer held for 'hall'")
    assert content(store) == []


ADDING = """
import itertools, sys
from heatcloak_aggregator.store import FencedError, Store, StoredReading, ReadingVerdict
from heatcloak_shared import Reading
from heatcloak_shared.errors import StoreError

store = Store(sys.argv[1])
fences = store.take_leases("a", ["hall"], 1, 1.0)
for seq in itertools.count():
    reading = Reading("hall", "a" * 16, "n01", "b" * 32, seq, seq, 1, 1.0, 1, 1.0)
    while True:
        try:
            store.add([StoredReading(reading, ReadingVerdict.ACCEPTED, 0.0)], fences=fences)
        except FencedError:
            print("refused", seq, flush=True)
            sys.exit()
        except StoreError as error:
            print(error, file=sys.stderr, flush=True)
        else:
            break
    if seq == 50:
        print("adding", flush=True)
"""


@pytest.mark.parametrize("seed", range(3))
def test_a_service_that_is_paused_at_any_time_stores_nothing_after_the_takeover(
    store: Store, url: str, seed: int
) -> None:
    with subprocess.Popen([sys.executable, "-c", ADDING, url], stdout=subprocess.PIPE, text=True) as paused:
        assert paused.stdout is not None
        assert paused.stdout.readline() == "adding\n"
        time.sleep(random.Random(seed).random() / 5)
        paused.send_signal(signal.SIGSTOP)
        try:
            wait_until(lambda: store.take_leases("b", ["hall"], 1, LONG), interval=0.1)
            stored = store.count("hall")
        finally:
            paused.send_signal(signal.SIGCONT)
        refused, _ = paused.communicate(timeout=60)
    assert stored > 50
    assert refused == f"refused {stored}\n"
    assert store.count("hall") == stored
