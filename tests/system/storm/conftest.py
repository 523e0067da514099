"""A whole system that things happen to: the service with a supervisor, a fleet, and an account at the end."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.store import Store
from heatcloak_shared.zone import Zone, load_zone
from support.service import COMMAND, ReadinessMonitor, Service

WORLD = "repeat = 40\n[[source]]\npath = [[0, 0.2], [39, 0.8]]\n"
TROUBLE = re.compile(
    r"Traceback|never retrieved|Task exception|nhandled|Warning|asyncio|was destroyed|Fatal|Segmentation"
)
Reading = tuple[str, str, int, int]
"""Node, boot, number and round."""


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
            while rounds := store.rounds_to_estimate(self.zone.name, self.zone.rev, 0):
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
def watch() -> Iterator[Callable[[Service], ReadinessMonitor]]:
    """Begins to watch services; that ends with the test."""
    begun: list[ReadinessMonitor] = []

    def begin(service: Service) -> ReadinessMonitor:
        begun.append(ReadinessMonitor(service))
        return begun[-1]

    yield begin
    for each in begun:
        each.close()
