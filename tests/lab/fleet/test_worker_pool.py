"""The pool of worker processes: its health, and how it reports workers that ended."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from heatcloak_lab.fleet import worker_pool
from heatcloak_lab.fleet.worker_pool import WorkerPool, WorkerSpec, ZoneShare
from heatcloak_shared.broker import BrokerAddress
from support.waiting import wait_until_async

NODES = ("n01", "n02", "n03", "n04")


@pytest.fixture
def pool() -> WorkerPool:
    """Return a pool of two workers with two nodes each, for which tests report counts."""
    specs = [
        WorkerSpec(
            worker=number,
            zones=(ZoneShare(zone="", nodes=NODES[number::2], scenario="", state=Path("state")),),
            nodes=NODES,
            broker=BrokerAddress("localhost"),
        )
        for number in range(2)
    ]
    return WorkerPool(specs, restart=False, on_log=print)


@pytest.fixture
def unresponsive_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the workers by processes that ignore commands, and shorten the stop timeout."""
    monkeypatch.setattr(worker_pool, "COMMAND", (sys.executable, "-c", "import time; time.sleep(60)"))
    monkeypatch.setattr(worker_pool, "STOP_TIMEOUT", 1.0)


def report_counts(pool: WorkerPool, worker: int, connected: int, down: int = 0) -> None:
    """Pass a worker's counts to the pool."""
    counts = {"nodes": 2, "connected": connected, "down": down}
    pool._handle(pool._workers[worker], {"counts": counts})


def test_a_pool_is_well_when_every_worker_reports_it(pool: WorkerPool) -> None:
    """Every node is connected, or down by the faults file. A node that fails to connect is neither."""
    assert not pool.is_well
    report_counts(pool, 0, connected=2)
    assert not pool.is_well
    report_counts(pool, 1, connected=1)
    assert not pool.is_well
    report_counts(pool, 1, connected=1, down=1)
    assert pool.is_well
    report_counts(pool, 0, connected=0)
    assert not pool.is_well


def test_a_worker_without_recent_counts_is_not_well(
    pool: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for worker in range(2):
        report_counts(pool, worker, connected=2)
    assert pool.is_well
    monkeypatch.setattr(worker_pool, "SILENCE", 0.0)
    assert not pool.is_well


def test_a_worker_that_has_ended_is_not_well(pool: WorkerPool) -> None:
    for worker in range(2):
        report_counts(pool, worker, connected=2)
    pool._workers[1].has_ended = True
    assert not pool.is_well


@pytest.mark.usefixtures("unresponsive_workers")
def test_an_unresponsive_worker_is_killed_and_reported_with_the_time_waited(
    pool: WorkerPool, capsys: pytest.CaptureFixture[str]
) -> None:
    """The accounts of its nodes are unknown, and the log blames no signal of another process."""

    async def run() -> None:
        await pool.start()
        assert await pool.stop() == dict.fromkeys(NODES)

    asyncio.run(run())
    output = capsys.readouterr().out
    assert output.count("2 nodes) did not end within 1 s and was killed\n") == 2, output
    assert "SIGKILL" not in output
    assert [killed.waited for killed in pool.killed] == [worker_pool.stop_timeout(4)] * 2


@pytest.mark.usefixtures("unresponsive_workers")
def test_a_worker_killed_before_the_end_is_reported_with_the_signal(
    pool: WorkerPool, capsys: pytest.CaptureFixture[str]
) -> None:

    async def run() -> None:
        await pool.start()
        process = pool._workers[0].process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        await wait_until_async(lambda: pool.killed, message="the pool noticed no kill")
        await pool.stop()

    asyncio.run(run())
    assert "ended by SIGKILL: its nodes stay away" in capsys.readouterr().out
    assert [killed.waited is None for killed in pool.killed] == [True, False]


@pytest.mark.parametrize(("nodes", "seconds"), [(0, 10.0), (1500, 25.0), (3000, 40.0), (100_000, 60.0)])
def test_the_stop_timeout_grows_with_the_number_of_nodes_up_to_a_minute(nodes: int, seconds: float) -> None:
    assert worker_pool.stop_timeout(nodes) == seconds
