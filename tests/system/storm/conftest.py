"""A whole system that things happen to: the service with a supervisor, a fleet, and an account at the end."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.store import Store
from heatcloak_shared.zone import Zone, load_zone

COMMAND = (sys.executable, "-m", "heatcloak_aggregator")
WORLD = "repeat = 40\n[[source]]\npath = [[0, 0.2], [39, 0.8]]\n"
TROUBLE = re.compile(
    r"Traceback|never retrieved|Task exception|nhandled|Warning|asyncio|was destroyed|Fatal|Segmentation"
)
Reading = tuple[str, str, int, int]
"""Node, boot, number and round."""


def free_port() -> int:
    """A TCP port on loopback that nobody listens on just now."""
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Service:
    """``heatcloak serve`` with a supervisor, who starts it again whenever it ends.

    Args:
        folder: where its zone and its logs are.
        arguments: what it is started with, besides its HTTP port.
        environment: what is added to its environment.

    Attributes:
        codes: what it ended with, each time.
    """

    def __init__(self, folder: Path, arguments: list[str], environment: dict[str, str] | None = None) -> None:
        self.port = free_port()
        self.codes: list[int] = []
        self._folder = folder
        self._command = [*COMMAND, "serve", *arguments, "--json", "--http", str(self.port)]
        self._environment = {**os.environ, "PYTHONWARNINGS": "default", **(environment or {})}
        self._told_to_end = threading.Event()
        self._process: subprocess.Popen[bytes] | None = None
        self._began = threading.Event()
        self._keeper = threading.Thread(target=self._keep, name="supervisor")

    @property
    def pid(self) -> int:
        """The process that runs now."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, and return when readings can come in."""
        self._keeper.start()
        assert self._began.wait(10)
        self.wait_until_ready()

    def kill(self, number: signal.Signals = signal.SIGKILL) -> None:
        """Send it a signal."""
        assert self._process is not None
        self._process.send_signal(number)

    def stop(self) -> None:
        """Have it end as one should, and not be started again."""
        self._told_to_end.set()
        deadline = time.monotonic() + 30
        while self._keeper.is_alive():
            assert time.monotonic() < deadline, "the service does not end"
            with suppress(ProcessLookupError):
                self.kill(signal.SIGTERM)
            self._keeper.join(1)

    def end(self) -> None:
        """Kill what still runs."""
        self._told_to_end.set()
        if self._keeper.is_alive():
            with suppress(ProcessLookupError):
                self.kill()
            self._keeper.join(10)

    def ask(self, path: str, timeout: float = 1.0) -> tuple[int, str]:
        """Status and text of a page; status 0 where nobody answers in time."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        try:
            token = (self._folder / "heatcloak.token").read_text().strip()
            connection.request("GET", path, headers={"Authorization": f"Bearer {token}"})
            answer = connection.getresponse()
            return answer.status, answer.read().decode()
        except (OSError, http.client.HTTPException) as error:
            return 0, repr(error)
        finally:
            connection.close()

    def problems(self) -> dict[str, str]:
        """What `/readyz` says is wrong; nothing where all is well."""
        status, text = self.ask("/readyz")
        assert status in (200, 503), text
        problems = json.loads(text)["problems"]
        assert (status == 200) == json.loads(text)["ready"]
        return dict(problems) if status == 503 else {}

    def wait_until_ready(self, seconds: float = 45.0) -> None:
        """Return when all is well."""
        self.wait_for(lambda: self.ask("/readyz")[0] == 200, seconds, "not ready")

    def wait_for(self, there: Callable[[], bool], seconds: float, what: str) -> None:
        """Return when something is so."""
        deadline = time.monotonic() + seconds
        while not there():
            assert time.monotonic() < deadline, f"{what}: {self.ask('/readyz')} {self.log()}"
            time.sleep(0.05)

    def log(self) -> str:
        """What all its processes logged."""
        return (self._folder / "serve.err").read_text(errors="replace")

    def estimates(self) -> list[int]:
        """The rounds whose estimates it told of, in order, some of them again."""
        lines = (self._folder / "serve.out").read_text(errors="replace").splitlines()
        found = []
        for line in lines:
            with suppress(ValueError):  # a line that a kill cut
                told = json.loads(line)
                found += [told["round"]] if "round" in told else []
        return found

    def _keep(self) -> None:
        while not self._told_to_end.is_set():
            with (
                (self._folder / "serve.out").open("ab") as out,
                (self._folder / "serve.err").open("ab") as err,
            ):
                self._process = subprocess.Popen(
                    self._command, cwd=self._folder, env=self._environment, stdout=out, stderr=err
                )
            self._began.set()
            self.codes.append(self._process.wait())
            self._told_to_end.wait(0.3)


class Watch:
    """Asks a service ten times a second whether it is of use."""

    def __init__(self, service: Service) -> None:
        self.longest_gap = 0.0
        self.seconds_ready = 0.0
        self._service = service
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look, name="watch")
        self._thread.start()

    def close(self) -> None:
        """End."""
        self._over.set()
        self._thread.join()

    def _look(self) -> None:
        last = before = time.monotonic()
        while not self._over.wait(0.1):
            ready = self._service.ask("/readyz")[0] == 200
            now = time.monotonic()
            if ready:
                self.longest_gap = max(self.longest_gap, now - last)
                self.seconds_ready += now - before
                last = now
            before = now
        self.longest_gap = max(self.longest_gap, time.monotonic() - last)


class System:
    """A zone with its service and its fleet, in a folder.

    Args:
        folder: where all of it is.
        broker: the broker's port.
        store: the store's URL.
        options: of ``heatcloak zone new``.
        environment: what is added to the service's environment.
        provide: told the zone and the folder, gives further options of service and fleet.
    """

    def __init__(
        self,
        folder: Path,
        broker: int,
        store: str,
        *options: str,
        environment: dict[str, str] | None = None,
        provide: Callable[[Zone, Path], tuple[list[str], list[str]]] = lambda zone, folder: ([], []),
    ) -> None:
        made = [*COMMAND, "zone", "new", "hall.toml", "--sources", "40", *options]
        subprocess.run(made, cwd=folder, check=True, capture_output=True)
        (folder / "world.toml").write_text(WORLD, encoding="utf-8")
        self.folder, self.store = folder, store
        self.zone: Zone = load_zone(folder / "hall.toml")
        self._where = ["--zone", "hall.toml", "--broker", f"127.0.0.1:{broker}"]
        of_service, self._of_fleet = provide(self.zone, folder)
        self.service = Service(folder, [*self._where, "--store", store, *of_service], environment)
        self.fleet: subprocess.Popen[bytes] | None = None

    def start_fleet(self, rounds: int, processes: int) -> None:
        """Start all nodes, for so many rounds; return when the first reading has been cloaked."""
        options = ["--scenario", "world.toml", "--spool", "disk", "--journal", "journal", "--restart"]
        options += ["--processes", str(processes), "--rounds", str(rounds), "--report", "report.json"]
        options += self._of_fleet
        with (self.folder / "fleet.out").open("ab") as out, (self.folder / "fleet.err").open("ab") as err:
            self.fleet = subprocess.Popen(
                [*COMMAND, "fleet", *self._where, *options], cwd=self.folder, stdout=out, stderr=err
            )
        deadline = time.monotonic() + 60
        while not any(self.journalled("c")):
            assert self.fleet.poll() is None, self.fleet_log()
            assert time.monotonic() < deadline, "the fleet does not begin"
            time.sleep(0.05)

    def node_processes(self) -> list[int]:
        """The processes that nodes run in."""
        assert self.fleet is not None
        pid = self.fleet.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def wait_for_fleet(self, seconds: float) -> dict[str, Any]:
        """What the fleet says of its run, which ends within so many seconds."""
        assert self.fleet is not None
        assert self.fleet.wait(seconds) in (0, 1), self.fleet_log()
        return dict(json.loads((self.folder / "report.json").read_text()))

    def fleet_log(self) -> str:
        """What the fleet logged."""
        return (self.folder / "fleet.err").read_text(errors="replace")

    def journalled(self, what: str) -> set[tuple[Any, ...]]:
        """What the nodes noted: ``c`` for cloaked, with the round; ``s`` for told stored, without."""
        noted: set[tuple[Any, ...]] = set()
        for file in (self.folder / "journal").glob("*.journal"):
            for line in file.read_text().splitlines():
                kind, *words = line.split()
                if kind == what:
                    noted.add((*words[:2], *map(int, words[2:])))
        return noted

    def settle(self, seconds: float = 30.0) -> None:
        """Return when every round has the estimate that its readings ask for."""
        store = Store(self.store, create=False)
        deadline = time.monotonic() + seconds
        try:
            while rounds := store.to_estimate(self.zone.name, self.zone.rev, 0):
                assert time.monotonic() < deadline, f"rounds {rounds} want an estimate: {self.service.log()}"
                time.sleep(0.1)
        finally:
            store.close()

    def require_nothing_lost(self, killed: int = 0) -> dict[str, int]:
        """Compare journal and store, reading by reading, and estimates with what they were made of.

        Args:
            killed: how many node processes were killed: each may have cloaked a reading that never left it.

        Returns:
            What there was of what.
        """
        cloaked: set[Reading] = self.journalled("c")
        store = Store(self.store, create=False)
        try:
            rows = [row.reading for row in store.stream(self.zone.name)]
            rounds = store.rounds(self.zone.name, self.zone.rev, limit=1_000_000)
        finally:
            store.close()
        stored = {(row.node, row.boot, row.seq, row.round) for row in rows}
        assert len(stored) == len(rows), "each once"
        assert stored <= cloaked, "nothing more"
        unsent = cloaked - stored
        last = {(node, boot): seq for node, boot, seq, _ in sorted(cloaked)}
        # Noted, and in no spool yet when its process was killed.
        assert all(last[reading[:2]] == reading[2] for reading in unsent), f"lost: {sorted(unsent)[:5]}"
        assert len(unsent) <= killed * len(self.zone.nodes), f"lost: {sorted(unsent)[:5]}"
        assert {reading[:3] for reading in stored} == self.journalled("s"), "every node was told"
        for each in rounds:
            assert each.used == each.readings, f"an estimate of a part of its readings: {each}"
        full = sum(each.readings == len(self.zone.nodes) for each in rounds)
        return {
            "cloaked": len(cloaked),
            "stored": len(stored),
            "never left": len(unsent),
            "rounds": len(rounds),
            "complete": full,
            "late": sum(each.late for each in rounds),
            "second": sum(each.second for each in rounds),
        }

    def require_quiet_logs(self) -> None:
        """Nobody logged a traceback, nor what asyncio says of tasks that nobody looked after."""
        for name, text in (
            ("service", self.service.log()),
            ("fleet", self.fleet_log() if self.fleet else ""),
        ):
            found = [line for line in text.splitlines() if TROUBLE.search(line)]
            assert not found, f"{name}: {found[:5]}"

    def end(self) -> None:
        """Kill what still runs."""
        if self.fleet is not None and self.fleet.poll() is None:
            for child in self.node_processes():
                with suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)
            self.fleet.kill()
            self.fleet.wait()
        self.service.end()


@pytest.fixture
def make_system(tmp_path: Path) -> Iterator[Callable[..., System]]:
    """Makes systems, each in a folder of its own; they end with the test."""
    made: list[System] = []

    def make(*arguments: Any, **keywords: Any) -> System:
        folder = tmp_path / f"system{len(made)}"
        folder.mkdir()
        made.append(System(folder, *arguments, **keywords))
        return made[-1]

    yield make
    for each in made:
        each.end()


@pytest.fixture
def watch() -> Iterator[Callable[[Service], Watch]]:
    """Begins to watch services; that ends with the test."""
    begun: list[Watch] = []

    def begin(service: Service) -> Watch:
        begun.append(Watch(service))
        return begun[-1]

    yield begin
    for each in begun:
        each.close()
