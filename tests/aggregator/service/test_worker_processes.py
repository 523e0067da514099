"""Estimators in worker processes."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.service import ZoneSettings
from heatcloak_aggregator.service.estimator_host import CALL_TIMEOUT, EstimatorLostError, ThreadHost
from heatcloak_aggregator.service.worker_processes import ProcessHost, calls_ahead
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.zone import Zone
from support.simulated_rounds import FIRST, simulated_rounds, standing
from support.waiting import wait_until, wait_until_async


@pytest.fixture(scope="module")
def hall() -> Zone:
    """The default zone."""
    return new_zone("hall")


@asynccontextmanager
async def host_of(processes: int) -> AsyncIterator[ProcessHost]:
    host = ProcessHost(processes)
    try:
        yield host
    finally:
        host.close()


async def process_of(host: ProcessHost, name: str) -> int:
    """Return the id of the process that holds a zone's estimator."""
    (process,) = host._processes[host.lane_of(name)]._children
    await wait_until_async(lambda: process.pid is not None)
    return int(process.pid or 0)


def test_estimates_are_those_of_the_thread(hall: Zone) -> None:
    """Of every method, with its states."""

    async def work() -> None:
        async with host_of(2) as host:
            for method in ("bpdn", "posterior", "tracker"):
                settings = ZoneSettings(replace(hall, name=method), method=method, pool=3)
                measure = simulated_rounds(settings.zone, standing(0.3), 5)  # type: ignore[arg-type]
                found: list[list[Any]] = []
                for each in (host, ThreadHost()):
                    await each.start(settings)
                    results = [
                        await each.estimate(method, [measure(FIRST + n)], FIRST + n, ()) for n in range(3)
                    ]
                    found.append(
                        [([e.message for e in r.estimates], dict(r.states), r.dropped) for r in results]
                    )
                assert found[0] == found[1]
            assert {host.lane_of(name) for name in ("bpdn", "posterior", "tracker")} == {0, 1}

    asyncio.run(work())


@pytest.mark.parametrize(
    ("seconds", "calls"), [(0.0, 32), (0.003, 32), (0.01, 20), (0.06, 3), (0.2, 3), (60.0, 3)]
)
def test_more_calls_of_short_estimations_wait_in_a_process(seconds: float, calls: int) -> None:
    """A busy service passes on the next ones late, and the process must not idle until then."""
    assert calls_ahead(seconds) == calls


def test_a_killed_process_is_replaced_and_its_zones_are_lost(hall: Zone) -> None:
    """Zones of the other process are not."""

    async def work() -> None:
        async with host_of(2) as host:
            zones = [replace(hall, name=name) for name in ("one", "two")]
            for zone in zones:
                await host.start(ZoneSettings(zone))
            measure = simulated_rounds(hall, standing(0.3), 5)
            killed = await process_of(host, "one")
            os.kill(killed, signal.SIGKILL)
            await wait_until_async(lambda: not Path(f"/proc/{killed}").exists())
            with pytest.raises(EstimatorLostError, match="process ended"):
                await host.estimate("one", [measure(FIRST)], FIRST, ())
            with pytest.raises(EstimatorLostError, match="not here"):
                await host.estimate("one", [measure(FIRST)], FIRST, ())
            assert await process_of(host, "one") != killed
            assert host.processes_ended == 1
            await host.start(ZoneSettings(zones[0]))
            assert (await host.estimate("one", [measure(FIRST)], FIRST, ())).estimates
            assert (await host.estimate("two", [measure(FIRST)], FIRST, ())).estimates

    asyncio.run(work())


def test_only_the_running_call_of_a_killed_process_counts_as_running(hall: Zone) -> None:
    async def work() -> None:
        async with host_of(1) as host:
            for name in ("one", "two"):
                await host.start(ZoneSettings(replace(hall, name=name), method="posterior"))
            many = [simulated_rounds(hall, standing(0.3), 5)(FIRST + n) for n in range(200)]
            calls = [asyncio.create_task(host.estimate(n, many, FIRST + 200, ())) for n in ("one", "two")]
            await asyncio.sleep(0.5)
            os.kill(await process_of(host, "one"), signal.SIGKILL)
            lost = await asyncio.gather(*calls, return_exceptions=True)
            assert [type(each) for each in lost] == [EstimatorLostError] * 2
            assert [each.was_running for each in lost if isinstance(each, EstimatorLostError)] == [
                True,
                False,
            ]

    asyncio.run(work())


def test_a_process_that_does_not_answer_is_killed_and_replaced(
    hall: Zone, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with host_of(1) as host:
            for name in ("one", "two"):
                await host.start(ZoneSettings(replace(hall, name=name)))
            measure = simulated_rounds(hall, standing(0.3), 5)
            stopped = await process_of(host, "one")
            os.kill(stopped, signal.SIGSTOP)
            # Not before: on a busy machine, its start would take too long.
            host._processes[0]._call_timeout = 0.2
            lost = await asyncio.gather(
                *(host.estimate(name, [measure(FIRST)], FIRST, ()) for name in ("one", "two")),
                return_exceptions=True,
            )
            assert [getattr(each, "was_running", None) for each in lost] == [True, False]
            assert host.processes_ended == 1
            assert await process_of(host, "one") != stopped
            host._processes[0]._call_timeout = CALL_TIMEOUT
            await host.start(ZoneSettings(replace(hall, name="one")))
            assert (await host.estimate("one", [measure(FIRST)], FIRST, ())).estimates

    asyncio.run(work())
    assert sum("a worker process did not answer" in each for each in caplog.messages) == 1


def test_an_error_of_a_method_comes_back(hall: Zone) -> None:
    """Here the process does not have the plugin."""

    async def work() -> None:
        async with host_of(1) as host:
            with pytest.raises(ParameterError, match="unknown method 'no-such-method'"):
                await host.start(ZoneSettings(hall, method="no-such-method"))
            await host.start(ZoneSettings(hall))

    asyncio.run(work())


def test_forgotten_zones_make_room_for_others(hall: Zone) -> None:
    async def work() -> None:
        async with host_of(2) as host:
            for name in ("one", "two", "three"):
                await host.start(ZoneSettings(replace(hall, name=name)))
            before = host.lane_of("two")
            await host.forget("two")
            await host.start(ZoneSettings(replace(hall, name="four")))
            assert host.lane_of("four") == before
            with pytest.raises(KeyError):
                await host.estimate("two", [], FIRST, ())

    asyncio.run(work())


ORPHANS = """
import asyncio, os, sys
from heatcloak_aggregator.service import ZoneSettings
from heatcloak_aggregator.service.worker_processes import ProcessHost, calls_ahead
from heatcloak_aggregator.zones.calibration import new_zone

async def work():
    host = ProcessHost(2)
    for name in ("one", "two"):
        await host.start(ZoneSettings(new_zone(name)))
    print(*[each.pid for process in host._processes for each in process._children], flush=True)
    await asyncio.sleep(1000)

if __name__ == "__main__":
    asyncio.run(work())
"""


def test_processes_end_with_a_service_that_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(ORPHANS)
    with subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        processes = [int(each) for each in running.stdout.readline().split()]
        assert len(processes) == 2
        running.kill()
    wait_until(lambda: not any(Path(f"/proc/{each}").exists() for each in processes))


def test_a_service_survives_the_death_of_its_worker(
    harness: Any, zone: Zone, make_reading: Callable[..., Any], caplog: pytest.LogCaptureFixture
) -> None:
    """The round that was being estimated is estimated by the next process."""

    async def work() -> None:
        host = ProcessHost(1)
        async with harness.serving(zone, host=host, pool=3) as service:
            await harness.publish(*(make_reading(n, 100) for n in zone.nodes))
            await harness.until(lambda: harness.estimates)
            os.kill(await process_of(host, "hall"), signal.SIGKILL)
            await harness.publish(*(make_reading(n, 101) for n in zone.nodes))
            await harness.until(lambda: len(harness.estimates) == 2)
            assert service.zones["hall"].counts.estimated == 2
            pooled = harness.estimates[1].pooled
            assert pooled is not None
            assert pooled.rounds == 2

    harness.run(work())
    assert sum("a worker process ended" in each for each in caplog.messages) == 1
