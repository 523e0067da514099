"""A city under kills: services that share zones, a Dask cluster, PostgreSQL and the broker.

``make soak`` runs the long form: a hundred zones for ten minutes.
"""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from paho.mqtt.client import Client
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from heatcloak_aggregator.store import Store
from heatcloak_shared.errors import StoreError
from heatcloak_shared.zone import Zone, load_zone
from support.programs import free_port
from support.service import COMMAND, Service
from support.supervised import Supervised
from support.waiting import wait_until

pytestmark = pytest.mark.alone

LONG = 10
"""Zones from which the test is in its long form: rounds of ten seconds, and three kills of each kind."""
NODES = 20
STOPPED = 9.0
"""Seconds for which an owner is stopped, longer than a lease."""
TAKEOVER = 10.0
"""Seconds within which the zones of a killed service must be served again."""
DOWN = (0.0, 2.0)
"""Bounds of the time that broker and database are down, in seconds."""
AFTER = 15.0
"""Seconds that nodes still publish after the last kill."""


class City:
    """Two services that share zones, a Dask scheduler with two workers, and a fleet.

    Args:
        folder: where all files go.
        broker: the broker's port.
        store: the store's URL.
        count: how many zones.
        options: options of ``heatcloak zone new``.
        method: the recovery method.
    """

    def __init__(
        self, folder: Path, broker: int, store: str, count: int, options: list[str], method: str
    ) -> None:
        self.folder, self.store = folder, store
        zone_new = [*COMMAND, "zone", "new"]
        subprocess.run([*zone_new, "like.toml", *options], cwd=folder, check=True, capture_output=True)
        copies = ["--count", str(count), "--like", "like.toml", "--out", "zones"]
        subprocess.run([*zone_new, *copies], cwd=folder, check=True, capture_output=True)
        found = map(load_zone, sorted((folder / "zones").glob("*.toml")))
        self.zones: dict[str, Zone] = {each.name: each for each in found}
        assert len(self.zones) == count
        self._where = ["--zone", str(folder / "zones"), "--broker", f"127.0.0.1:{broker}"]
        scheduler = free_port()
        dask = [sys.executable, "-m", "dask"]
        quiet = {"PYTHONWARNINGS": "ignore", "OPENBLAS_NUM_THREADS": "1"}
        at = f"tcp://127.0.0.1:{scheduler}"
        listen = ["--host", "127.0.0.1", "--port", str(scheduler), "--no-dashboard"]
        work = ["--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", str(folder)]
        self.scheduler = Supervised(folder, "scheduler", [*dask, "scheduler", *listen], quiet)
        self.workers = [
            Supervised(folder, f"worker{number}", [*dask, "worker", at, *work], quiet) for number in (0, 1)
        ]
        serve = [*self._where, "--store", store, "--share", "--dask", at, "--method", method, "--pool", "1"]
        self.services = []
        for number in (0, 1):
            own = folder / f"service{number}"
            own.mkdir()
            self.services.append(Service(own, serve, quiet))
        self._fleet: subprocess.Popen[bytes] | None = None

    def start(self, rounds: int) -> None:
        """Start everything; return when all zones have an owner, and the nodes publish."""
        self.scheduler.start()
        for each in (*self.workers, *self.services):
            each.start()
        wait_until(lambda: len(self.owners()) == len(self.zones), 120, lambda: self.services[0].log())
        options = ["--spool", "disk", "--journal", "journal", "--restart", "--rounds", str(rounds)]
        with (self.folder / "fleet.err").open("ab") as err:
            self._fleet = subprocess.Popen(
                [*COMMAND, "fleet", *self._where, *options, "--report", "report.json", "--processes", "2"],
                cwd=self.folder,
                stdout=err,
                stderr=err,
            )
        wait_until(lambda: self.journalled("c") or self._fleet_ended, 120, "the fleet does not start")
        assert not self._fleet_ended, self.fleet_log()

    @property
    def _fleet_ended(self) -> bool:
        return self._fleet is None or self._fleet.poll() is not None

    def owners(self) -> dict[str, str]:
        """Return which service owns each zone now; nothing while the store can't be read."""
        with suppress(StoreError):
            store = Store(self.store, create=False)
            try:
                return {n: each.service for n, each in store.lease_owners().items() if each.seconds_left > 0}
            finally:
                store.close()
        return {}

    def fleet_log(self) -> str:
        """Return what the fleet logged."""
        return (self.folder / "fleet.err").read_text(errors="replace")

    def wait_for_fleet(self, seconds: float) -> dict[str, Any]:
        """Return the fleet's report; the fleet must end within ``seconds``."""
        assert self._fleet is not None
        assert self._fleet.wait(seconds) in (0, 1), self.fleet_log()
        return dict(json.loads((self.folder / "report.json").read_text()))

    def journalled(self, what: str) -> set[tuple[Any, ...]]:
        """Return journal entries: ``c`` for cloaked, with the round; ``s`` for stored, without it."""
        entries: set[tuple[Any, ...]] = set()
        for file in (self.folder / "journal").rglob("*.journal"):
            for line in file.read_text().splitlines():
                kind, *words = line.split()
                if kind == what:
                    entries.add((*words[:2], *map(int, words[2:])))
        return entries

    def end(self) -> None:
        """Kill all processes that still run."""
        if self._fleet is not None and self._fleet.poll() is None:
            self._fleet.terminate()
            self._fleet.wait(60)
        for each in (*self.services, *self.workers, self.scheduler):
            each.end()


class Publications:
    """Collects all estimates that a broker delivers, over all its restarts.

    Attributes:
        seen: of each zone, the published rounds, in order.
    """

    def __init__(self, port: int) -> None:
        self.seen: dict[str, list[int]] = defaultdict(list)
        self._client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
        self._client.on_connect = lambda client, *_: client.subscribe("heatcloak/v1/+/estimate", qos=1)
        self._client.on_message = lambda client, _, message: self._note(message)
        self._client.reconnect_delay_set(1, 1)
        self._client.connect("127.0.0.1", port)
        self._client.loop_start()

    def _note(self, message: Any) -> None:
        fields = json.loads(message.payload)
        if not message.retain:
            self.seen[fields["zone"]].append(fields["round"])

    def close(self) -> None:
        """Disconnect."""
        self._client.disconnect()
        self._client.loop_stop()


class Watch:
    """Reads twice a second who owns the zones, and checks that fencing numbers only grow.

    Attributes:
        changes: how often the owner of a zone changed.
    """

    def __init__(self, city: City) -> None:
        self.changes = 0
        self._city = city
        self._fences: dict[str, tuple[int, str]] = {}
        self._wrong: list[str] = []
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="owners")
        self._thread.start()

    def _run(self) -> None:
        while not self._stopped.wait(0.5):
            with suppress(StoreError):
                store = Store(self._city.store, create=False)
                try:
                    found = store.lease_owners()
                finally:
                    store.close()
                for name, row in found.items():
                    before = self._fences.get(name, (0, ""))
                    # A released lease has no owner.
                    if row.fence < before[0] or (
                        row.fence == before[0] and row.service not in ("", before[1])
                    ):
                        self._wrong.append(f"{name}: {before}, then {row}")
                    self.changes += row.fence > before[0] > 0
                    self._fences[name] = row.fence, row.service

    def end(self) -> None:
        """Stop watching."""
        self._stopped.set()
        self._thread.join()

    def close(self) -> None:
        """Stop watching, and fail if a fencing number did not grow with its owner."""
        self.end()
        assert not self._wrong, self._wrong[:3]


class Kills:
    """Kills of all processes, in an order and at times that depend on a seed."""

    def __init__(self, city: City, broker: Any, database: Any, kills: int, seconds: float) -> None:
        self._city, self._broker, self._database = city, broker, database
        self._chance = random.Random(27)
        kinds = ["service", "worker", "scheduler", "database", "broker"]
        self._order = kinds * kills + ["stop"]
        self._chance.shuffle(self._order)
        self._gap = seconds / len(self._order)
        self.done: Counter[str] = Counter()
        self.takeovers: list[float] = []

    def run(self) -> None:
        """Kill all targets in order."""
        for kind in self._order:
            began = time.monotonic()
            self.done[kind] += 1
            if kind in ("broker", "database"):
                server = self._broker if kind == "broker" else self._database
                server.kill()
                time.sleep(self._chance.uniform(*DOWN))
                server.start()
            elif kind == "worker":
                self._chance.choice(self._city.workers).kill()
            elif kind == "scheduler":
                self._city.scheduler.kill()
            else:
                service = self._chance.choice(self._city.services)
                if kind == "stop":
                    self._stop(service)
                else:
                    self._kill(service)
            time.sleep(max(0.0, began + self._gap - time.monotonic()))

    def _kill(self, service: Service) -> None:
        owned = self._await_owner(service)
        service.kill()
        began = time.monotonic()

        def is_taken_over() -> bool:
            """Return whether the zones are served: by the other service, or by the successor of this one."""
            served: set[str] = set()
            for each in self._city.services:
                status, text = each.ask("/api/v1/zones")
                served |= {line["zone"] for line in json.loads(text)["zones"]} if status == 200 else set()
            return served >= set(owned)

        wait_until(is_taken_over, 60, lambda: f"not taken over: {owned}", interval=0.1)
        self.takeovers.append(time.monotonic() - began)

    def _await_owner(self, service: Service) -> list[str]:
        """Return the zones of a service, as soon as it has some."""
        found: list[str] = []

        def has_zones() -> bool:
            found[:] = [n for n, owner in self._city.owners().items() if f"-{service.pid}-" in owner]
            return bool(found)

        wait_until(has_zones, 60, lambda: f"it took no zone: {service.log()}", interval=0.1)
        return found

    def _stop(self, service: Service) -> None:
        """Stop an owner for longer than a lease, and let it go on."""
        self._await_owner(service)
        service.kill(signal.SIGSTOP)
        time.sleep(STOPPED)
        service.kill(signal.SIGCONT)


@pytest.fixture
def end() -> Iterator[Callable[[Any], None]]:
    """Return a function that notes what ends with the test."""
    noted: list[Any] = []
    yield noted.append
    for each in reversed(noted):
        each.end() if hasattr(each, "end") else each.close()


@pytest.mark.timeout(3600)
def test_no_kill_loses_a_reading_or_doubles_an_owner(
    tmp_path: Path,
    start_mosquitto: Callable[..., Any],
    disturbed_postgresql: Any,
    city_zones: int,
    city_minutes: float,
    end: Callable[[Any], None],
) -> None:
    """Each round is estimated from all its readings; writes of an owner that was stopped are refused."""
    is_long = city_zones >= LONG
    period, method = (10.0, "bpdn") if is_long else (2.0, "tracker")
    (tmp_path / "kept").mkdir()
    kept = f"persistence true\npersistence_location {tmp_path}/kept/\nautosave_interval 1\n"
    broker = start_mosquitto(f"{kept}max_inflight_messages 200\n")
    store = disturbed_postgresql.new_database()
    seconds = 60.0 * city_minutes
    rounds = round((seconds + AFTER) / period)
    options = ["--sensors", str(NODES), "--sources", "40", "--period", str(period), "--releases", "1000"]
    city = City(tmp_path, broker.port, store, city_zones, options, method)
    end(city)
    publications = Publications(broker.port)
    end(publications)
    city.start(rounds)
    watch = Watch(city)
    end(watch)
    kills = Kills(city, broker, disturbed_postgresql, 3 if is_long else 1, seconds)
    kills.run()
    report = city.wait_for_fleet(rounds * period + 180)
    numbers = require_nothing_lost(city)
    watch.close()
    require_quiet_logs(city)
    assert (report["unstored"], report["dropped"], report["lost"]) == (0, 0, 0)
    assert max(kills.takeovers, default=0.0) <= TAKEOVER
    refused = sum(each.log().count("a write was refused") for each in city.services)
    assert refused, "no write of the service that was stopped was refused"
    unpublished = sum(len(set(numbers["rounds"][name]) - set(publications.seen[name])) for name in city.zones)
    n_rounds = sum(map(len, numbers["rounds"].values()))
    # The broker forgets what it did not deliver when it is killed, and a killed owner what it did not send.
    assert unpublished <= 0.02 * n_rounds, f"{unpublished} of {n_rounds} rounds were not published"
    doubled = sum(len(seen) - len(set(seen)) for seen in publications.seen.values())
    print(
        f"\n{city_zones} zones of {NODES} nodes, {method}: killed {dict(kills.done)}; "
        f"{numbers['stored']} readings stored once, {refused} writes refused; {n_rounds} rounds "
        f"estimated from all their readings; {sum(map(len, publications.seen.values()))} publications, "
        f"{doubled} of them repeated, {unpublished} rounds not published; owners changed {watch.changes} "
        f"times, taken over in {', '.join(f'{each:.1f}' for each in kills.takeovers)} s"
    )


def require_nothing_lost(city: City) -> dict[str, Any]:
    """Compare journal and store reading by reading, and estimates with the readings that they used."""
    cloaked = city.journalled("c")
    store = Store(city.store, create=False)
    try:
        for name, zone in city.zones.items():

            def waiting(name: str = name, zone: Zone = zone) -> list[int]:
                return store.rounds_to_estimate(name, zone.rev, 0)

            wait_until(lambda: not waiting(), 120, lambda: f"{name}: {waiting()}", interval=0.2)  # noqa: B023
        rows = {name: [row.reading for row in store.stream(name)] for name in city.zones}
        rounds = {name: store.rounds(name, zone.rev, limit=1_000_000) for name, zone in city.zones.items()}
    finally:
        store.close()
    stored = [
        (f"{name}/{row.node}", row.boot, row.seq, row.round) for name, each in rows.items() for row in each
    ]
    assert len(set(stored)) == len(stored), "a reading is stored twice"
    assert set(stored) == cloaked, f"lost: {sorted(cloaked - set(stored))[:5]}"
    for each in (row for of_zone in rounds.values() for row in of_zone):
        assert each.used == each.readings, f"an estimate without some of its readings: {each}"
    return {"stored": len(stored), "rounds": {n: [row.number for row in each] for n, each in rounds.items()}}


def require_quiet_logs(city: City) -> None:
    """Assert that no service logged a traceback or a warning of asyncio about a task."""
    for each in city.services:
        words = ("Traceback", "never retrieved", "Task exception", "was destroyed", "Fatal")
        problems = [line for line in each.log().splitlines() if any(word in line for word in words)]
        assert not problems, problems[:5]
