"""Kills of all processes at random times: every cloaked reading is stored exactly once.

``make soak`` runs the long form, twenty kills of each kind (half of that with SQLite).
"""

from __future__ import annotations

import os
import random
import signal
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.alone

PERIOD = 0.5
GAPS = (0.3, 3.0)
"""Bounds of the time between two kills, in seconds."""
DOWN = (0.0, 2.0)
"""Bounds of the time that broker and database are down, in seconds."""
AFTER = 4.0
"""Seconds that nodes still publish after the last kill."""
PROCESSES = 5


class Storm:
    """Kills in an order and at times that depend on a seed."""

    def __init__(self, system: Any, broker: Any, database: Any, kills: int, seed: int) -> None:
        self._system, self._broker, self._database = system, broker, database
        self._chance = random.Random(seed)
        self.done: Counter[str] = Counter()
        kinds = ["service", "broker", "nodes"] + ["database"] * (database is not None)
        self._order = kinds * kills
        self._chance.shuffle(self._order)

    @property
    def rounds(self) -> int:
        """Return how many rounds the nodes publish: longer than the kills take on a slow machine."""
        return round((len(self._order) * (sum(GAPS) / 2 + sum(DOWN) / 2 + 0.7) + AFTER) / PERIOD)

    def run(self) -> None:
        """Kill all targets in order."""
        for kind in self._order:
            time.sleep(self._chance.uniform(*GAPS))
            down = self._chance.uniform(*DOWN)
            self.done[kind] += 1
            if kind == "service":
                with suppress(ProcessLookupError):  # it may have exited without its store
                    self._system.service.kill()
            elif kind == "nodes":
                with suppress(ProcessLookupError):
                    os.kill(self._chance.choice(self._system.node_processes()), signal.SIGKILL)
            else:
                server = self._broker if kind == "broker" else self._database
                server.kill()
                time.sleep(down)
                server.start()


def persistent(folder: Path) -> str:
    """Return the configuration of a broker that saves its state as often as possible."""
    folder.mkdir()
    return (
        f"persistence true\npersistence_location {folder}/\nautosave_interval 1\nmax_inflight_messages 200\n"
    )


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("kind", ["postgresql", "sqlite"])
def test_no_kill_loses_a_reading(
    kind: str,
    tmp_path: Path,
    start_mosquitto: Callable[..., Any],
    request: pytest.FixtureRequest,
    make_system: Callable[..., Any],
    watch: Callable[..., Any],
    storms: int,
) -> None:
    """Service, broker, database and nodes are killed. Each estimate uses all its readings."""
    broker = start_mosquitto(persistent(tmp_path / "kept"))
    database = request.getfixturevalue("disturbed_postgresql") if kind == "postgresql" else None
    store = "sqlite:///s.db" if database is None else database.new_database()
    if database is None:
        store = f"sqlite:///{tmp_path}/s.db"
    system = make_system(broker.port, store, "--sensors", "50", "--period", str(PERIOD), "--releases", "1000")
    kills = storms if database is not None else max(storms // 2, 1)
    storm = Storm(system, broker, database, kills, seed=storms)
    start = time.monotonic()
    system.service.start()
    system.start_fleet(storm.rounds, PROCESSES)
    monitor = watch(system.service)
    storm.run()
    assert system.fleet.poll() is None, f"this machine is too slow for this test: {system.fleet_log()}"
    report = system.wait_for_fleet(storm.rounds * PERIOD + 120)
    system.settle()
    monitor.close()
    printed = system.service.estimates()
    system.service.stop()
    seconds = time.monotonic() - start
    account = system.require_nothing_lost(storm.done["nodes"])
    system.require_quiet_logs()
    assert (report["unstored"], report["dropped"]) == (0, 0), "readings were left in spools or discarded"
    assert report["lost"] == account["never left"]
    codes = Counter(system.service.codes)
    assert set(codes) <= {-signal.SIGKILL, 0, 1}
    # At its start, the service exits in one line if broker or store are missing, and is restarted.
    errors = [line for line in system.service.log().splitlines() if line.startswith("heatcloak: ")]
    assert len(errors) == codes[1]
    assert all(line.startswith(("heatcloak: broker ", "heatcloak: store ")) for line in errors)
    killed = ", ".join(f"{what} {number}" for what, number in sorted(storm.done.items()))
    print(
        f"\n{kind}: killed {killed}; {account['cloaked']} readings cloaked, {account['stored']} stored once "
        f"({account['late']} late, {account['second']} second), {account['never left']} never left their "
        f"node; {account['rounds']} rounds, {account['complete']} of them complete, {len(printed)} "
        f"estimates printed, {len(printed) - len(set(printed))} of them repeatedly; {seconds:.0f} s, ready "
        f"{monitor.seconds_ready:.0f} s, longest time not ready {monitor.longest_gap:.1f} s; the service "
        f"exited {codes[1]} times by itself"
    )
