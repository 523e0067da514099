"""Whether a fleet's workers are well, as they say themselves, and how it is told that they ended."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from heatcloak_lab.fleet import worker_pool as crew_module
from heatcloak_lab.fleet.worker_messages import WorkerSpec
from heatcloak_lab.fleet.worker_pool import WorkerPool
from heatcloak_shared.broker import BrokerAddress

NODES = ("n01", "n02", "n03", "n04")


@pytest.fixture
def crew() -> WorkerPool:
    """Two workers, of two nodes each, that a test speaks for."""
    specs = [
        WorkerSpec(
            worker=number,
            zone="",
            nodes=NODES,
            share=NODES[number::2],
            scenario="",
            broker=BrokerAddress("localhost"),
            state=Path("state"),
        )
        for number in range(2)
    ]
    return WorkerPool(specs, restart=False, on_log=print)


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers that do not hear what they are told, and little patience with them."""
    monkeypatch.setattr(crew_module, "COMMAND", (sys.executable, "-c", "import time; time.sleep(60)"))
    monkeypatch.setattr(crew_module, "STOP_TIMEOUT", 1.0)


def say(crew: WorkerPool, worker: int, connected: int, down: int = 0) -> None:
    """What a worker says."""
    counts = {"nodes": 2, "connected": connected, "down": down}
    crew._hear(crew._workers[worker], {"counts": counts})


def test_a_crew_is_well_when_every_worker_says_so(crew: WorkerPool) -> None:
    """Every node is connected, or is down as the faults file has it; one that knocks in vain is neither."""
    assert not crew.is_well
    say(crew, 0, connected=2)
    assert not crew.is_well
    say(crew, 1, connected=1)
    assert not crew.is_well
    say(crew, 1, connected=1, down=1)
    assert crew.is_well
    say(crew, 0, connected=0)
    assert not crew.is_well


def test_a_worker_that_says_nothing_is_not_well(crew: WorkerPool, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it said last is not believed for ever."""
    for worker in range(2):
        say(crew, worker, connected=2)
    assert crew.is_well
    monkeypatch.setattr(crew_module, "SILENCE", 0.0)
    assert not crew.is_well


def test_a_worker_that_has_ended_is_not_well(crew: WorkerPool) -> None:
    """Its nodes are down for good."""
    for worker in range(2):
        say(crew, worker, connected=2)
    crew._workers[1].has_ended = True
    assert not crew.is_well


@pytest.mark.usefixtures("deaf")
def test_a_worker_that_does_not_end_is_ended_and_nobody_else_is_blamed(
    crew: WorkerPool, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is told how long was waited, and that nobody knows what its nodes did."""

    async def run() -> None:
        await crew.start()
        assert await crew.stop() == dict.fromkeys(NODES)

    asyncio.run(run())
    told = capsys.readouterr().out
    assert told.count("2 nodes) did not end within 1 s and was killed\n") == 2, told
    assert "SIGKILL" not in told
    assert [killed.waited for killed in crew.killed] == [crew_module.stop_timeout(4)] * 2


@pytest.mark.usefixtures("deaf")
def test_a_worker_that_somebody_kills_is_told_as_that(
    crew: WorkerPool, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before the end, by whatever else."""

    async def run() -> None:
        await crew.start()
        process = crew._workers[0].process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        while not crew.killed:
            await asyncio.sleep(0.01)
        await crew.stop()

    asyncio.run(run())
    assert "ended by SIGKILL: its nodes stay away" in capsys.readouterr().out
    assert [killed.waited is None for killed in crew.killed] == [True, False]


@pytest.mark.parametrize(("nodes", "seconds"), [(0, 10.0), (1500, 25.0), (3000, 40.0), (100_000, 60.0)])
def test_many_nodes_have_longer_to_say_goodbye(nodes: int, seconds: float) -> None:
    """Moderately: whoever waits for a fleet's end waits a minute at most."""
    assert crew_module.stop_timeout(nodes) == seconds
