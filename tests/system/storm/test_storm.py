"""Everything is killed with -9 at random moments, and every reading that was cloaked is stored, once.

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
"""Seconds between two kills."""
AWAY = (0.0, 2.0)
"""Seconds that broker and database are away."""
CALM = 4.0
"""Seconds after the last kill in which nodes still publish."""
PROCESSES = 5


class Storm:
    """Kills, in an order and at moments that a seed decides."""

    def __init__(self, system: Any, broker: Any, database: Any, each: int, seed: int) -> None:
        self._system, self._broker, self._database = system, broker, database
        self._chance = random.Random(seed)
        self.done: Counter[str] = Counter()
        kinds = ["service", "broker", "nodes"] + ["database"] * (database is not None)
        self._order = kinds * each
        self._chance.shuffle(self._order)

    @property
    def rounds(self) -> int:
        """How long the nodes publish: longer than it takes on a slow machine."""
        return round((len(self._order) * (sum(GAPS) / 2 + sum(AWAY) / 2 + 0.7) + CALM) / PERIOD)

    def rage(self) -> None:
        """Kill them all."""
        for kind in self._order:
            time.sleep(self._chance.uniform(*GAPS))
            away = self._chance.uniform(*AWAY)
            self.done[kind] += 1
            if kind == "service":
                with suppress(ProcessLookupError):  # it may have ended by itself, for want of its store
                    self._system.service.kill()
            elif kind == "nodes":
                with suppress(ProcessLookupError):
                    os.kill(self._chance.choice(self._system.node_processes()), signal.SIGKILL)
            else:
                server = self._broker if kind == "broker" else self._database
                server.kill()
                time.sleep(away)
                server.start()


def persistent(folder: Path) -> str:
    """The configuration of a broker that keeps what it can, as often as it can."""
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
    """Service, broker, database and nodes are killed: journal and store agree, each estimate is whole."""
    broker = start_mosquitto(persistent(tmp_path / "kept"))
    database = request.getfixturevalue("disturbed_postgresql") if kind == "postgresql" else None
    store = "sqlite:///s.db" if database is None else database.new_database()
    if database is None:
        store = f"sqlite:///{tmp_path}/s.db"
    system = make_system(broker.port, store, "--sensors", "50", "--period", str(PERIOD), "--releases", "1000")
    each = storms if database is not None else max(storms // 2, 1)
    storm = Storm(system, broker, database, each, seed=storms)
    began = time.monotonic()
    system.service.start()
    system.start_fleet(storm.rounds, PROCESSES)
    watching = watch(system.service)
    storm.rage()
    assert system.fleet.poll() is None, f"this machine is too slow for this test: {system.fleet_log()}"
    report = system.wait_for_fleet(storm.rounds * PERIOD + 120)
    system.settle()
    watching.close()
    told = system.service.estimates()
    system.service.stop()
    seconds = time.monotonic() - began
    account = system.require_nothing_lost(storm.done["nodes"])
    system.require_quiet_logs()
    assert (report["unstored"], report["dropped"]) == (0, 0), "the spools are empty"
    assert report["lost"] == account["never left"]
    codes = Counter(system.service.codes)
    assert set(codes) <= {-signal.SIGKILL, 0, 1}
    # At its very start it does not wait for broker or store: it says so in a line, and is started again.
    said = [line for line in system.service.log().splitlines() if line.startswith("heatcloak: ")]
    assert len(said) == codes[1]
    assert all(line.startswith(("heatcloak: broker ", "heatcloak: store ")) for line in said)
    killed = ", ".join(f"{what} {number}" for what, number in sorted(storm.done.items()))
    print(
        f"\n{kind}: killed {killed}; {account['cloaked']} readings cloaked, {account['stored']} stored once "
        f"({account['late']} late, {account['second']} second), {account['never left']} never left their "
        f"node; {account['rounds']} rounds, {account['complete']} of them of all nodes, {len(told)} "
        f"estimates told, {len(told) - len(set(told))} of them again; {seconds:.0f} s, ready "
        f"{watching.seconds_ready:.0f} s, longest gap of service {watching.longest_gap:.1f} s; the service "
        f"ended {codes[1]} times by itself"
    )
