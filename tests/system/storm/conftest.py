"""A whole system under outages and kills: a supervised service, a fleet and checks of their results."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.store import Store
from heatcloak_shared.zone import Zone, load_zone
from support.service import COMMAND, ReadinessMonitor, Service
from support.waiting import wait_until

WORLD = "repeat = 40\n[[source]]\npath = [[0, 0.2], [39, 0.8]]\n"
PROBLEM = re.compile(
    r"Traceback|never retrieved|Task exception|nhandled|Warning|asyncio|was destroyed|Fatal|Segmentation"
)
Reading = tuple[str, str, int, int]
"""Node, boot, number and round."""


class System:
    """A zone with its service and its fleet, in a folder.

    Args:
        folder: the folder of all files.
        broker: the broker's port.
        store: the store's URL.
        options: options of ``heatcloak zone new``.
        environment: additional environment variables of the service.
        provide: called with the zone and the folder; returns more options of service and fleet.
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
        command = [*COMMAND, "zone", "new", "hall.toml", "--sources", "40", *options]
        subprocess.run(command, cwd=folder, check=True, capture_output=True)
        (folder / "world.toml").write_text(WORLD, encoding="utf-8")
        self.folder, self.store = folder, store
        self.zone: Zone = load_zone(folder / "hall.toml")
        self._where = ["--zone", "hall.toml", "--broker", f"127.0.0.1:{broker}"]
        of_service, self._of_fleet = provide(self.zone, folder)
        self.service = Service(folder, [*self._where, "--store", store, *of_service], environment)
        self.fleet: subprocess.Popen[bytes] | None = None

    def start_fleet(self, rounds: int, processes: int) -> None:
        """Start all nodes for a number of rounds; return when the first reading has been cloaked."""
        options = ["--scenario", "world.toml", "--spool", "disk", "--journal", "journal", "--restart"]
        options += ["--processes", str(processes), "--rounds", str(rounds), "--report", "report.json"]
        options += self._of_fleet
        with (self.folder / "fleet.out").open("ab") as out, (self.folder / "fleet.err").open("ab") as err:
            self.fleet = subprocess.Popen(
                [*COMMAND, "fleet", *self._where, *options], cwd=self.folder, stdout=out, stderr=err
            )
        wait_until(lambda: self.journalled("c") or not self.fleet_runs, 60, "the fleet does not start")
        assert self.fleet_runs, self.fleet_log()

    @property
    def fleet_runs(self) -> bool:
        """Whether the fleet was started and has not ended."""
        return self.fleet is not None and self.fleet.poll() is None

    def node_processes(self) -> list[int]:
        """Return the ids of the processes in which nodes run."""
        assert self.fleet is not None
        pid = self.fleet.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def wait_for_fleet(self, seconds: float) -> dict[str, Any]:
        """Return the fleet's report; the fleet must end within ``seconds``."""
        assert self.fleet is not None
        assert self.fleet.wait(seconds) in (0, 1), self.fleet_log()
        return dict(json.loads((self.folder / "report.json").read_text()))

    def fleet_log(self) -> str:
        """Return what the fleet logged."""
        return (self.folder / "fleet.err").read_text(errors="replace")

    def journalled(self, what: str) -> set[tuple[Any, ...]]:
        """Return journal entries: ``c`` for cloaked, with the round; ``s`` for stored, without it."""
        entries: set[tuple[Any, ...]] = set()
        for file in (self.folder / "journal").glob("*.journal"):
            for line in file.read_text().splitlines():
                kind, *words = line.split()
                if kind == what:
                    entries.add((*words[:2], *map(int, words[2:])))
        return entries

    def settle(self, seconds: float = 30.0) -> None:
        """Return when no round needs a new estimate."""
        store = Store(self.store, create=False)

        def waiting_rounds() -> list[int]:
            return store.rounds_to_estimate(self.zone.name, self.zone.rev, 0)

        def failure() -> str:
            return f"rounds {waiting_rounds()} need an estimate: {self.service.log()}"

        try:
            wait_until(lambda: not waiting_rounds(), seconds, failure, interval=0.1)
        finally:
            store.close()

    def require_nothing_lost(self, killed: int = 0) -> dict[str, int]:
        """Compare journal and store reading by reading, and estimates with the readings that they used.

        Args:
            killed: number of killed node processes, each of whose nodes may have cloaked one reading
                that never left it.

        Returns:
            The numbers of readings and rounds of each kind.
        """
        cloaked: set[Reading] = self.journalled("c")
        store = Store(self.store, create=False)
        try:
            rows = [row.reading for row in store.stream(self.zone.name)]
            rounds = store.rounds(self.zone.name, self.zone.rev, limit=1_000_000)
        finally:
            store.close()
        stored = {(row.node, row.boot, row.seq, row.round) for row in rows}
        assert len(stored) == len(rows), "a reading is stored twice"
        assert stored <= cloaked, "the store has a reading that no node cloaked"
        unsent = cloaked - stored
        last = {(node, boot): seq for node, boot, seq, _ in sorted(cloaked)}
        # Journalled, but not yet in a spool when its process was killed.
        assert all(last[reading[:2]] == reading[2] for reading in unsent), f"lost: {sorted(unsent)[:5]}"
        assert len(unsent) <= killed * len(self.zone.nodes), f"lost: {sorted(unsent)[:5]}"
        assert {reading[:3] for reading in stored} == self.journalled("s"), (
            "nodes and store disagree about which readings are stored"
        )
        for each in rounds:
            assert each.used == each.readings, f"an estimate without some of its readings: {each}"
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
        """Assert that neither log has a traceback or a warning of asyncio about a task."""
        for name, text in (
            ("service", self.service.log()),
            ("fleet", self.fleet_log() if self.fleet else ""),
        ):
            problems = [line for line in text.splitlines() if PROBLEM.search(line)]
            assert not problems, f"{name}: {problems[:5]}"

    def end(self) -> None:
        """Kill all processes that still run."""
        if self.fleet is not None and self.fleet_runs:
            for child in self.node_processes():
                with suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)
            self.fleet.kill()
            self.fleet.wait()
        self.service.end()


@pytest.fixture
def make_system(tmp_path: Path) -> Iterator[Callable[..., System]]:
    """Return a function that makes systems, each in its own folder; they end with the test."""
    systems: list[System] = []

    def make(*arguments: Any, **keywords: Any) -> System:
        folder = tmp_path / f"system{len(systems)}"
        folder.mkdir()
        systems.append(System(folder, *arguments, **keywords))
        return systems[-1]

    yield make
    for each in systems:
        each.end()


@pytest.fixture
def watch() -> Iterator[Callable[[Service], ReadinessMonitor]]:
    """Return a function that monitors the readiness of a service until the test ends."""
    monitors: list[ReadinessMonitor] = []

    def start(service: Service) -> ReadinessMonitor:
        monitors.append(ReadinessMonitor(service))
        return monitors[-1]

    yield start
    for each in monitors:
        each.close()
