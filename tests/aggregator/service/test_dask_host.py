"""Estimators on a Dask cluster of real processes."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.dask_client import dask_logs_off
from heatcloak_aggregator.service import ZoneSettings, aggregator, dask_host, dask_worker
from heatcloak_aggregator.service.dask_host import DaskHost
from heatcloak_aggregator.service.dask_placement import Placement
from heatcloak_aggregator.service.dask_worker import drop_service, encode_call, result_of, run_call
from heatcloak_aggregator.service.estimator_host import (
    CALL_TIMEOUT,
    Estimated,
    EstimatorHost,
    EstimatorLostError,
    ThreadHost,
)
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_shared.errors import ConfigError, ParameterError
from heatcloak_shared.zone import Zone, render_zone
from support.dask_cluster import DaskProcesses
from support.simulated_rounds import FIRST, simulated_rounds, standing
from support.waiting import wait_until_async

slow = pytest.mark.slow


@pytest.fixture(scope="module")
def hall() -> Zone:
    """The default zone."""
    return new_zone("hall")


@pytest.fixture(scope="module")
def shared_cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DaskProcesses]:
    """A cluster with two workers, which tests leave alone."""
    cluster = DaskProcesses(tmp_path_factory.mktemp("cluster"))
    try:
        cluster.worker()
        cluster.worker()
        yield cluster
    finally:
        cluster.close()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[DaskProcesses]:
    """A cluster without workers, whose processes a test may kill."""
    cluster = DaskProcesses(tmp_path)
    try:
        yield cluster
    finally:
        cluster.close()


@asynccontextmanager
async def host_of(cluster: DaskProcesses, workers: int = 0, **options: Any) -> AsyncIterator[DaskHost]:
    """Return a host that has some workers."""
    host = DaskHost(cluster.address, **options)
    try:
        await wait_until_async(lambda: len(host._placement.workers()) >= workers)
        yield host
    finally:
        await asyncio.to_thread(host.close)


def has_calls(host: DaskHost, number: int) -> Callable[[], bool]:
    """Return whether so many calls are in progress."""
    return lambda: sum(len(worker.calls) for worker in host._placement.workers()) == number


def process_of(host: DaskHost, cluster: DaskProcesses, name: str) -> int:
    """Return the id of the process that has a zone's estimator."""
    (address,) = (each.address for each in host._placement.workers() if each.lane == host.lane_of(name))
    port = int(address.rpartition(":")[2])
    (found,) = (
        each.pid for each in cluster.workers if each.poll() is None and port in listening_ports(each.pid)
    )
    return found


def listening_ports(process: int) -> set[int]:
    """Return the TCP ports on which a process listens."""
    inodes = set()
    for descriptor in Path(f"/proc/{process}/fd").iterdir():
        target = str(descriptor.readlink())
        if target.startswith("socket:["):
            inodes.add(target[8:-1])
    rows = [line.split() for line in Path(f"/proc/{process}/net/tcp").read_text().splitlines()[1:]]
    return {int(row[1].rpartition(":")[2], 16) for row in rows if row[3] == "0A" and row[9] in inodes}


def results(found: Estimated) -> Any:
    return [each.message for each in found.estimates], dict(found.states), found.dropped


@slow
def test_estimates_are_those_of_the_thread(shared_cluster: DaskProcesses, hall: Zone) -> None:
    """Of every method, with its states, also when the zone is restored."""

    async def work() -> None:
        async with host_of(shared_cluster, 2) as host:
            for method in ("bpdn", "posterior", "tracker"):
                settings = ZoneSettings(replace(hall, name=method), method=method, pool=3)
                measure = simulated_rounds(settings.zone, standing(0.3), 5)  # type: ignore[arg-type]
                found = []
                for each in (host, ThreadHost()):
                    await each.start(settings)
                    needed = await each.restored_rounds(method, [FIRST, FIRST + 1], {})
                    await each.restore(method, [measure(number) for number in needed])
                    numbers = range(FIRST + 2, FIRST + 5)
                    found.append([results(await each.estimate(method, [measure(n)], n, ())) for n in numbers])
                assert found[0] == found[1]
            assert {host.lane_of(name) for name in ("bpdn", "posterior", "tracker")} == {1, 2}

    asyncio.run(work())


@slow
def test_an_error_of_a_method_comes_back(shared_cluster: DaskProcesses, hall: Zone) -> None:
    async def work() -> None:
        async with host_of(shared_cluster) as host:
            with pytest.raises(ParameterError, match="unknown method 'no-such-method'"):
                await host.start(ZoneSettings(hall, method="no-such-method"))

    asyncio.run(work())


@slow
def test_services_with_zones_of_one_name_do_not_mix(shared_cluster: DaskProcesses, hall: Zone) -> None:
    """The pooled estimates of each depend on its own rounds."""

    async def work() -> None:
        settings = ZoneSettings(hall, pool=3)
        rounds = [simulated_rounds(hall, standing(place), 5) for place in (0.2, 0.8)]

        async def estimates(host: EstimatorHost, measure: Any) -> Any:
            return [results(await host.estimate("hall", [measure(n)], n, ())) for n in (FIRST, FIRST + 1)]

        async with host_of(shared_cluster, 2) as one, host_of(shared_cluster, 2) as two:
            # Both are on one worker.
            for each in (one, two):
                for worker in sorted(each._placement.workers(), key=lambda found: found.address)[1:]:
                    each._placement.remove(worker)
                assert each.lane_of("hall") > 0
            hosts: list[EstimatorHost] = [one, two, ThreadHost(), ThreadHost()]
            for host in hosts:
                await host.start(settings)
            found = [await estimates(host, measure) for host, measure in zip(hosts, rounds * 2, strict=True)]
            await one.forget("hall")
            assert found[:2] == found[2:]
            assert (await two.estimate("hall", [rounds[1](FIRST + 2)], FIRST + 2, ())).estimates

    asyncio.run(work())


@slow
def test_a_worker_of_another_version_is_not_used(
    shared_cluster: DaskProcesses, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(dask_host, "version", lambda name: "99.0")

    async def work() -> None:
        async with host_of(shared_cluster) as host:
            await wait_until_async(lambda: sum("is not used" in each for each in caplog.messages) == 2)
            await wait_until_async(lambda: "has no worker that can be used" in caplog.text)
            assert host.lanes == range(1)

    asyncio.run(work())
    assert "this machine 99.0: install the heatcloak-aggregator of this machine there" in caplog.text


@slow
def test_the_running_call_of_a_killed_worker_is_lost_and_its_zones_move(
    cluster: DaskProcesses, hall: Zone
) -> None:
    """Only the running call counts as running. New workers take over zones."""
    cluster.worker()

    async def work() -> None:
        async with host_of(cluster, 1) as host:
            for name in ("one", "two"):
                await host.start(ZoneSettings(replace(hall, name=name), method="posterior"))
            measure = simulated_rounds(hall, standing(0.3), 5)
            many = [measure(FIRST + n) for n in range(200)]
            calls = [asyncio.create_task(host.estimate(n, many, FIRST + 200, ())) for n in ("one", "two")]
            await wait_until_async(has_calls(host, 2))
            os.kill(process_of(host, cluster, "one"), signal.SIGKILL)
            lost = await asyncio.gather(*calls, return_exceptions=True)
            assert [getattr(each, "was_running", None) for each in lost] == [True, False]
            assert host.processes_ended == 1
            with pytest.raises(EstimatorLostError, match="its Dask worker is gone"):
                await host.estimate("one", [measure(FIRST)], FIRST, ())

            started = [
                asyncio.create_task(host.start(ZoneSettings(replace(hall, name=name))))
                for name in ("one", "two")
            ]
            cluster.worker()
            await asyncio.gather(*started)
            assert [host.lane_of(name) for name in ("one", "two")] == [1, 1]
            cluster.worker()
            await wait_until_async(lambda: {host.lane_of(name) for name in ("one", "two")} == {1, 2})
            (moved,) = (name for name in ("one", "two") if host.lane_of(name) == 2)
            with pytest.raises(EstimatorLostError) as caught:
                await host.estimate(moved, [measure(FIRST)], FIRST, ())
            assert not caught.value.was_running
            await host.start(ZoneSettings(replace(hall, name=moved)))
            for name in ("one", "two"):
                assert (await host.estimate(name, [measure(FIRST)], FIRST, ())).estimates

    asyncio.run(work())


@slow
def test_a_worker_that_does_not_answer_is_given_up_until_it_does(cluster: DaskProcesses, hall: Zone) -> None:
    cluster.worker()

    async def work() -> None:
        async with host_of(cluster, 1) as host:
            await host.start(ZoneSettings(hall))
            measure = simulated_rounds(hall, standing(0.3), 5)
            cluster.workers[0].send_signal(signal.SIGSTOP)
            # Not before: on a busy machine, its start would take too long.
            host._connection._call_timeout = 2.0
            with pytest.raises(EstimatorLostError, match="did not answer for 2 s"):
                await host.estimate("hall", [measure(FIRST)], FIRST, ())
            assert host.lane_of("hall") == 0
            host._connection._call_timeout = CALL_TIMEOUT
            starting = asyncio.create_task(host.start(ZoneSettings(hall)))
            cluster.workers[0].send_signal(signal.SIGCONT)
            await starting
            assert (await host.estimate("hall", [measure(FIRST)], FIRST, ())).estimates

    asyncio.run(work())


@slow
def test_closing_does_not_wait_for_a_stopped_scheduler(cluster: DaskProcesses, hall: Zone) -> None:
    cluster.worker()

    async def work() -> None:
        async with host_of(cluster, 1) as host:
            await host.start(ZoneSettings(hall))
            cluster.scheduler.send_signal(signal.SIGSTOP)
            measure = simulated_rounds(hall, standing(0.3), 5)
            call = asyncio.create_task(host.estimate("hall", [measure(FIRST)], FIRST, ()))
            await wait_until_async(has_calls(host, 1))
            await asyncio.to_thread(host.close)
            assert not host._connection._thread.is_alive()
            with pytest.raises(EstimatorLostError, match="the service is stopping"):
                await call
            with pytest.raises(EstimatorLostError, match="the service is stopping"):
                await host.start(ZoneSettings(hall))

    asyncio.run(work())


@slow
def test_the_round_of_a_killed_worker_is_estimated_by_another_one(
    cluster: DaskProcesses, harness: Any, zone: Zone, make_reading: Callable[..., Any]
) -> None:
    cluster.worker()
    cluster.worker()

    async def work() -> None:
        async with host_of(cluster, 2) as host, harness.serving(zone, host=host, pool=3) as service:
            await harness.publish(*(make_reading(n, 100) for n in zone.nodes))
            await harness.until(lambda: harness.estimates)
            process = process_of(host, cluster, "hall")
            os.kill(process, signal.SIGSTOP)
            await harness.publish(*(make_reading(n, 101) for n in zone.nodes))
            await harness.until(has_calls(host, 1))
            os.kill(process, signal.SIGKILL)
            await harness.until(lambda: len(harness.estimates) == 2)
            assert service.zones["hall"].counts.estimated == 2
            pooled = harness.estimates[1].pooled
            assert pooled is not None
            assert pooled.rounds == 2

    harness.run(work())


@slow
def test_a_service_goes_on_after_its_scheduler_was_killed(
    cluster: DaskProcesses,
    harness: Any,
    zone: Zone,
    make_reading: Callable[..., Any],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Readings are stored meanwhile, and their rounds estimated later."""
    cluster.worker()

    async def work() -> None:
        async with host_of(cluster, 1) as host, harness.serving(zone, host=host, pool=3) as service:
            await harness.publish(*(make_reading(n, 100) for n in zone.nodes))
            await harness.until(lambda: harness.estimates)
            cluster.scheduler.kill()
            for number in (101, 102):
                harness.now = number + 0.5
                await harness.publish(*(make_reading(n, number) for n in zone.nodes))
            last = make_reading(zone.nodes[-1], 102)
            await harness.until(lambda: harness.is_acknowledged(last.node, last.seq))
            cluster.restart_scheduler()
            cluster.worker()
            await harness.until(lambda: len(harness.estimates) == 3)
            assert {each.round for each in harness.estimates} == {100, 101, 102}
            assert service.zones["hall"].counts.estimated == 3

    harness.run(work())
    assert sum("is lost: the connection was closed; until then" in each for each in caplog.messages) == 1
    # Once at the start, before the worker joined.
    assert 1 <= sum("works again" in each for each in caplog.messages) <= 2


@slow
def test_no_round_is_lost_or_doubled_as_workers_and_scheduler_are_killed(
    cluster: DaskProcesses, harness: Any, zone: Zone
) -> None:
    """Of eight zones with a round a second; at the end they are spread evenly."""
    zones = [replace(zone, name=f"z{number}") for number in range(8)]
    killed = {3: 0, 12: -1}
    sent: set[tuple[str, int]] = set()

    def is_even(numbers: list[int]) -> bool:
        return len(numbers) > 1 and max(numbers) - min(numbers) <= 1

    def estimated() -> list[tuple[str, int]]:
        return [(each.zone, each.round) for each in harness.estimates]

    async def work() -> None:
        harness.began = time.monotonic()
        async with (
            host_of(cluster) as host,
            harness.serving(*zones, host=host, pool=3, method="posterior"),
        ):
            for turn in range(16):
                number = int(harness.clock())
                for each in zones:
                    measured = simulated_rounds(each, standing(0.3), 5)(number)
                    await harness.publish(*measured.readings.values())
                    sent.add((each.name, number))
                if turn in killed:
                    cluster.workers[killed[turn]].kill()
                    cluster.worker()
                if turn == 7:
                    cluster.scheduler.kill()
                    await asyncio.to_thread(cluster.restart_scheduler)
                    cluster.worker()
                    cluster.worker()
                await harness.until(lambda number=number: int(harness.clock()) > number)
            await harness.until(lambda: set(estimated()) >= sent)
            await harness.until(lambda: is_even([len(each.zones) for each in host._placement.workers()]))

    cluster.worker()
    cluster.worker()
    harness.run(work())
    assert sorted(estimated()) == sorted(sent)


def test_workers_and_dask_exclude_each_other(
    run_heatcloak: Callable[..., Any], tmp_path: Path, zone: Zone
) -> None:
    (tmp_path / "hall.toml").write_text(render_zone(zone))
    serve = ("serve", "--check", "--zone", str(tmp_path / "hall.toml"), "--dask")
    done = run_heatcloak(*serve, "tcp://127.0.0.1:8786", "--workers", "2")
    assert (done.returncode, done.stderr) == (
        2,
        "heatcloak: --workers and --dask exclude each other: give one of them\n",
    )
    done = run_heatcloak(*serve, "nowhere")
    assert done.returncode == 2
    assert done.stderr.startswith("heatcloak: --dask 'nowhere' is not an address: ")
    assert run_heatcloak(*serve, "tcp://127.0.0.1:8786").returncode == 0


@slow
def test_a_service_starts_without_a_cluster(
    tmp_path: Path,
    unused_port: int,
    harness: Any,
    zone: Zone,
    make_reading: Callable[..., Any],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(aggregator, "PREPARE_TIMEOUT", 0.5)
    monkeypatch.setattr(dask_host, "_CONNECT_TIMEOUT", 1.0)

    async def work() -> None:
        host = DaskHost(f"tcp://127.0.0.1:{unused_port}")
        async with harness.serving(zone, host=host):
            await harness.publish(*(make_reading(n, 100) for n in zone.nodes))
            await harness.until(lambda: "no Dask scheduler answers" in caplog.text)
            cluster = await asyncio.to_thread(DaskProcesses, tmp_path, unused_port)
            try:
                cluster.worker()
                await harness.until(lambda: harness.estimates)
            finally:
                cluster.close()

    harness.run(work())
    assert sum("no Dask scheduler answers" in each for each in caplog.messages) == 1


def test_a_zone_can_be_removed_while_there_is_no_cluster(
    unused_port: int, harness: Any, zone: Zone, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(aggregator, "PREPARE_TIMEOUT", 0.1)
    monkeypatch.setattr(aggregator, "FOLLOW_EVERY", 0.05)
    wanted = {zone.name: ZoneSettings(zone)}

    async def work() -> None:
        host = DaskHost(f"tcp://127.0.0.1:{unused_port}")
        async with harness.serving(zone, host=host, source=lambda: dict(wanted)) as service:
            wanted.clear()
            await harness.until(lambda: not service.zones)

    harness.run(work())


def test_another_server_is_not_taken_for_a_scheduler(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(dask_host, "_CONNECT_TIMEOUT", 0.2)
    server = ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler)
    threading.Thread(target=server.serve_forever, daemon=True).start()

    async def work() -> None:
        host = DaskHost(f"tcp://127.0.0.1:{server.server_port}")
        try:
            await wait_until_async(lambda: "no Dask scheduler answers" in caplog.text)
            assert host.lanes == range(1)
        finally:
            host.close()
        assert not host._connection._thread.is_alive()

    try:
        asyncio.run(work())
    finally:
        server.shutdown()
        server.server_close()


def test_an_invalid_address_and_missing_dask_are_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    for address in ("nowhere", "tcp://", "http://127.0.0.1:1", "a:b:c"):
        with pytest.raises(ConfigError, match=r"^--dask .* is not an address: "):
            DaskHost(address)
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ConfigError, match=r"pip install 'heatcloak-aggregator\[cluster\]'$"):
        DaskHost("127.0.0.1:8786")


def test_the_last_user_of_dask_enables_its_logs_again() -> None:
    logger = logging.getLogger("distributed")
    with dask_logs_off():
        level = logger.level
    before = logger.level
    assert before < level
    first, second = ExitStack(), ExitStack()
    for each in (first, second):
        each.enter_context(dask_logs_off())
    first.close()
    assert logger.level == level
    second.close()
    assert logger.level == before


def test_repeated_and_late_calls_have_no_effect(hall: Zone) -> None:
    """Of one service; calls of others are counted separately."""
    measure = simulated_rounds(hall, standing(0.3), 5)
    start = encode_call("start", 0, ZoneSettings(hall))
    try:
        result_of(run_call("one", "hall", 3, start))
        for number in (2, 3):
            with pytest.raises(EstimatorLostError, match="its estimator is not here"):
                result_of(run_call("one", "hall", number, start))
        result_of(run_call("two", "hall", 0, start))
        estimate = encode_call("call", "hall", 0, "estimate", [measure(FIRST)], FIRST, ())
        assert result_of(run_call("one", "hall", 4, estimate)).estimates
        drop_service("one")
        with pytest.raises(EstimatorLostError, match="its estimator is not here"):
            result_of(run_call("one", "hall", 5, estimate))
        assert result_of(run_call("two", "hall", 1, estimate)).estimates
    finally:
        drop_service("one")
        drop_service("two")


def test_only_other_services_are_dropped_after_a_long_time_without_calls(
    hall: Zone, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dask_worker, "_UNUSED", 0.0)
    measure = simulated_rounds(hall, standing(0.3), 5)
    start = encode_call("start", 0, ZoneSettings(hall))
    estimate = encode_call("call", "hall", 0, "estimate", [measure(FIRST)], FIRST, ())
    try:
        result_of(run_call("one", "hall", 0, start))
        assert result_of(run_call("one", "hall", 1, estimate)).estimates
        result_of(run_call("two", "hall", 0, start))
        with pytest.raises(EstimatorLostError, match="its estimator is not here") as caught:
            result_of(run_call("one", "hall", 2, estimate))
        assert not caught.value.was_running
    finally:
        drop_service("one")
        drop_service("two")


def test_a_lost_estimator_is_known_after_it_was_sent() -> None:
    sent = pickle.loads(pickle.dumps(EstimatorLostError("gone", was_running=False)))  # noqa: S301
    assert (str(sent), sent.was_running) == ("gone", False)


def test_zones_are_placed_evenly_and_keep_their_worker() -> None:
    placement = Placement()
    assert placement.lane_of("early") == 0
    first, second = placement.add("a"), placement.add("b")
    lanes = [placement.lane_of(name) for name in ("early", "one", "two", "three")]
    assert sorted(lanes) == [1, 1, 2, 2]
    assert [placement.lane_of(name) for name in ("early", "one", "two", "three")] == lanes
    assert placement.remove(first) == 2
    assert {placement.lane_of(name) for name in ("early", "one", "two", "three")} == {second.lane}
    assert placement.add("c").lane == 1


def test_zones_move_to_a_new_worker_unless_a_call_is_in_progress() -> None:
    placement = Placement()
    first = placement.add("a")
    for number in range(40):
        placement.started(f"z{number}", worker) if (worker := placement.place(f"z{number}")) else None
    second = placement.add("b")
    placement.balance()
    assert len(second.zones) == 3
    for _ in range(20):
        placement.balance()
    assert len(first.zones) == len(second.zones) == 20
    assert all(placement.worker_of(name) is None for name in second.zones)
    assert all(placement.worker_of(name) is first for name in first.zones)
