"""Tasks on the workers of a Dask cluster: real processes, which the tests kill."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from heatcloak_lab.experiments import ExperimentError, Question, Sweep
from heatcloak_lab.experiments.engine import dask_cluster
from heatcloak_shared.errors import ConfigError

Make = Callable[..., Sweep]
Run = Callable[..., list[Any]]


class Cluster:
    """A scheduler, and workers that a test may start and kill."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._log = (folder / "log").open("wb")
        self.processes: list[subprocess.Popen[bytes]] = []
        found = folder / "scheduler.json"
        options = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(found))
        self.scheduler = self._start("scheduler", *options)
        deadline = time.monotonic() + 60
        self.address = ""
        while not self.address:
            assert time.monotonic() < deadline, "the scheduler did not start"
            time.sleep(0.05)
            with contextlib.suppress(OSError, ValueError):
                self.address = json.loads(found.read_text())["address"]

    def _start(self, *command: str) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(
            [sys.executable, "-m", "dask", *command],
            cwd=self._folder,
            stdout=self._log,
            stderr=self._log,
            env={**os.environ, "PYTHONWARNINGS": "ignore", "OPENBLAS_NUM_THREADS": "2"},
        )
        self.processes.append(process)
        return process

    def worker(self) -> subprocess.Popen[bytes]:
        """Start a worker without anybody who would start it again."""
        options = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", str(self._folder))
        return self._start("worker", self.address, *options)

    def close(self) -> None:
        """End them all."""
        for process in reversed(self.processes):
            process.kill()
            process.wait()
        self._log.close()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A cluster of two workers, each a process."""
    made = Cluster(tmp_path_factory.mktemp("cluster"))
    try:
        made.worker()
        made.worker()
        yield made
    finally:
        made.close()


def slowly(question: Question) -> Any:
    """A method of this test that takes its time."""
    time.sleep(0.02)
    return np.full(question.operator.shape[1], float(question.seed % 1000))


def whoever(question: Question) -> Any:
    """A method that tells who did it."""
    time.sleep(0.02)
    return np.full(question.operator.shape[1], float(os.getpid()))


def first(domain: Any, truth: Any, estimate: Any) -> float:
    """The first intensity, in place of a distance."""
    return float(estimate[0])


def threads(question: Question) -> Any:
    """On how many threads linear algebra runs there."""
    from threadpoolctl import threadpool_info

    counts = [library["num_threads"] for library in threadpool_info() if library["user_api"] == "blas"]
    return np.full(question.operator.shape[1], float(max(counts)))


def test_linear_algebra_has_one_thread_there(running: Cluster, make_sweep: Make, outcomes_of: Run) -> None:
    """More of them would change the last bits of what it finds."""
    sweep = make_sweep(methods=(("threads", threads),), metric=("first", first))
    for where in ({"dask": running.address}, {"jobs": 1}, {"jobs": 2}):
        assert {outcome["scores"][0] for outcome in outcomes_of(sweep, **where)} == {1.0}


def test_findings_are_those_of_this_machine(running: Cluster, make_sweep: Make, outcomes_of: Run) -> None:
    """To the bit, also of functions that the workers could not import."""
    sweep = make_sweep(methods=(("paper", "bpdn-paper"), *make_sweep().methods))
    assert outcomes_of(sweep, dask=running.address) == outcomes_of(sweep, jobs=1)


def test_a_killed_worker_loses_nothing(
    running: Cluster, make_sweep: Make, outcomes_of: Run, tmp_path: Path
) -> None:
    """Both work; after one was killed the other does what it had: every draw once, and the same."""
    sweep = make_sweep(methods=(("slowly", slowly), ("whoever", whoever)), metric=("first", first))
    running.worker()
    pids: set[float] = set()

    def hear(share: float) -> None:
        for path in tmp_path.glob("*.jsonl"):
            pids.update(json.loads(line)["outcome"]["scores"][1] for line in path.read_text().splitlines())
        victims = [worker for worker in running.processes[1:] if worker.pid in pids and worker.poll() is None]
        if share > 0.3 and len(pids) > 1 and not killed:
            killed.append(victims[0].pid)
            victims[0].kill()

    killed: list[int] = []
    found = outcomes_of(sweep, trials=15, dask=running.address, out=tmp_path, hear=hear)
    assert killed
    (journal,) = tmp_path.iterdir()
    keys = [json.loads(line)["key"] for line in journal.read_text().splitlines()]
    assert len(keys) == len(set(keys)) == len(found) == 60
    here = outcomes_of(sweep, trials=15, jobs=1)
    assert [outcome["scores"][0] for outcome in found] == [outcome["scores"][0] for outcome in here]


class Forgetful:
    """A client whose workers die with each result the first time, before anybody has fetched it."""

    status = "running"

    def __init__(self, *_address: Any, **_options: Any) -> None:
        self.lost = 0

    def nthreads(self) -> dict[str, int]:
        return {"tcp://worker": 1}

    def submit(self, function: Any, *arguments: Any, key: str, pure: bool) -> Any:
        client = self

        class Promised:
            status = "pending"

            def __init__(self) -> None:
                self.key = key

            def add_done_callback(self, tell: Callable[[Any], None]) -> None:
                self.status = "lost" if self.status == "pending" else "finished"
                client.lost += self.status == "lost"
                tell(self)

            def result(self, timeout: float) -> Any:
                assert timeout > 0
                return function(*arguments)

        assert pure
        return Promised()

    def close(self, timeout: float) -> None:
        assert self.lost == 12
        assert timeout > 0


def test_a_result_that_died_with_its_worker_is_waited_for(
    make_sweep: Make, outcomes_of: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dask does the task again; that is no reason to give up."""
    monkeypatch.setattr("distributed.Client", Forgetful)
    assert outcomes_of(make_sweep(), dask="tcp://127.0.0.1:1") == outcomes_of(make_sweep())


def test_a_failure_there_is_told_as_one_here(running: Cluster, make_sweep: Make, outcomes_of: Run) -> None:
    """In the same line."""

    def fails(question: Question) -> Any:
        raise RuntimeError("no\nluck")

    with pytest.raises(
        ExperimentError,
        match=r"with RuntimeError: no luck, in .*test_cluster\.py, line \d+, at panel",
    ):
        outcomes_of(make_sweep(methods=(("bad", fails),)), dask=running.address)


def test_a_worker_that_would_compute_otherwise_is_refused(
    running: Cluster, make_sweep: Make, outcomes_of: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another version of a library may give other last bits."""
    monkeypatch.setattr(dask_cluster, "versions", lambda: ("python 2.7",))
    with pytest.raises(ExperimentError, match=r"a Dask worker has python .* this machine has python 2.7"):
        outcomes_of(make_sweep(), dask=running.address)


def test_a_scheduler_that_goes_is_one_line(
    make_sweep: Make, outcomes_of: Run, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """What is done is kept; without the scheduler the run goes on, and nothing of Dask's is printed."""
    sweep = make_sweep(methods=(("slowly", slowly),))
    (tmp_path / "cluster").mkdir()
    made = Cluster(tmp_path / "cluster")
    out = tmp_path / "out"
    out.mkdir()
    quiet: set[bool] = set()
    try:
        made.worker()

        def hear(share: float) -> None:
            if share > 0.0:
                quiet.add(logging.getLogger("distributed.client").isEnabledFor(logging.CRITICAL))
            if share > 0.2:
                made.scheduler.send_signal(signal.SIGKILL)

        with pytest.raises(ExperimentError, match=r"^the Dask scheduler at .* is gone: start it again"):
            outcomes_of(sweep, trials=12, dask=made.address, out=out, hear=hear)
    finally:
        made.close()
    assert capfd.readouterr() == ("", "")
    assert quiet == {False}
    (journal,) = out.iterdir()
    assert len(journal.read_text().splitlines()) > 48 * 0.2
    assert outcomes_of(sweep, trials=12, jobs=1, out=out) == outcomes_of(sweep, trials=12, jobs=1)


def test_nobody_there_is_one_line(
    make_sweep: Make,
    outcomes_of: Run,
    unused_port: int,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """No scheduler, in bounded time; and an address that is none."""
    monkeypatch.setattr(dask_cluster, "_CONNECT_TIMEOUT", 0.5)
    with pytest.raises(ExperimentError, match=r"^no Dask scheduler answers at 127.0.0.1:\d+: start one with"):
        outcomes_of(make_sweep(), dask=f"127.0.0.1:{unused_port}")
    for address in ("nowhere", "tcp://", "http://127.0.0.1:1", "a:b:c"):
        with pytest.raises(ConfigError, match=r"^--dask .* is not an address: "):
            outcomes_of(make_sweep(), dask=address)
    assert capfd.readouterr() == ("", "")


def test_a_server_of_another_kind_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """It answers, but never as a scheduler does."""
    monkeypatch.setattr(dask_cluster, "_CONNECT_TIMEOUT", 1.0)
    server = ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        with pytest.raises(ExperimentError, match=r"^no Dask scheduler answers at "):
            dask_cluster.DaskCluster(f"tcp://127.0.0.1:{server.server_port}")
    finally:
        server.shutdown()
        server.server_close()


def test_a_cluster_without_workers_is_one_line(
    make_sweep: Make, outcomes_of: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a while, with the command that starts one."""
    monkeypatch.setattr(dask_cluster, "_CONNECT_TIMEOUT", 2.0)
    made = Cluster(tmp_path)
    try:
        with pytest.raises(ExperimentError, match=r"has had no workers for 2 s: start some with `dask"):
            outcomes_of(make_sweep(), dask=made.address)
    finally:
        made.close()


def test_without_dask_the_remedy_is_told(
    make_sweep: Make, outcomes_of: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is an extra."""
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ConfigError, match=r"pip install 'heatcloak-lab\[cluster\]'$"):
        outcomes_of(make_sweep(), dask="127.0.0.1:8786")
