"""Tasks on the workers of a Dask cluster of real processes."""

from __future__ import annotations

import json
import logging
import os
import signal
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
from support.dask_cluster import DaskProcesses

Make = Callable[..., Sweep]
Run = Callable[..., list[Any]]


@pytest.fixture(scope="module")
def shared_cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DaskProcesses]:
    """Return a cluster with two worker processes."""
    cluster = DaskProcesses(tmp_path_factory.mktemp("cluster"))
    try:
        cluster.worker()
        cluster.worker()
        yield cluster
    finally:
        cluster.close()


def slowly(question: Question) -> Any:
    """Return an estimate after a short time."""
    time.sleep(0.02)
    return np.full(question.operator.shape[1], float(question.seed % 1000))


def worker_pid(question: Question) -> Any:
    """Return the process id as the estimate, slowly enough that every worker gets a task."""
    time.sleep(0.02)
    return np.full(question.operator.shape[1], float(os.getpid()))


def first(domain: Any, truth: Any, estimate: Any) -> float:
    """Return the first intensity as the score."""
    return float(estimate[0])


def threads(question: Question) -> Any:
    """Return the number of threads of linear algebra as the estimate."""
    from threadpoolctl import threadpool_info

    counts = [library["num_threads"] for library in threadpool_info() if library["user_api"] == "blas"]
    return np.full(question.operator.shape[1], float(max(counts)))


def test_linear_algebra_has_one_thread_everywhere(
    shared_cluster: DaskProcesses, make_sweep: Make, outcomes_of: Run
) -> None:
    """More threads would change the last bits of results."""
    sweep = make_sweep(methods=(("threads", threads),), metric=("first", first))
    for executor in ({"dask": shared_cluster.address}, {"jobs": 1}, {"jobs": 2}):
        assert {outcome["scores"][0] for outcome in outcomes_of(sweep, **executor)} == {1.0}


def test_outcomes_on_a_cluster_equal_local_outcomes_bit_for_bit(
    shared_cluster: DaskProcesses, make_sweep: Make, outcomes_of: Run
) -> None:
    """Also for functions that the workers can't import."""
    sweep = make_sweep(methods=(("paper", "bpdn-paper"), *make_sweep().methods))
    assert outcomes_of(sweep, dask=shared_cluster.address) == outcomes_of(sweep, jobs=1)


def test_tasks_of_a_killed_worker_are_executed_again_once(
    shared_cluster: DaskProcesses, make_sweep: Make, outcomes_of: Run, tmp_path: Path
) -> None:
    sweep = make_sweep(methods=(("slowly", slowly), ("worker_pid", worker_pid)), metric=("first", first))
    shared_cluster.worker()
    pids: set[float] = set()

    def on_progress(share: float) -> None:
        for path in tmp_path.glob("*.jsonl"):
            pids.update(json.loads(line)["outcome"]["scores"][1] for line in path.read_text().splitlines())
        victims = [
            worker for worker in shared_cluster.workers if worker.pid in pids and worker.poll() is None
        ]
        if share > 0.3 and len(pids) > 1 and not killed:
            killed.append(victims[0].pid)
            victims[0].kill()

    killed: list[int] = []
    found = outcomes_of(sweep, trials=15, dask=shared_cluster.address, out=tmp_path, on_progress=on_progress)
    assert killed
    (journal,) = tmp_path.iterdir()
    keys = [json.loads(line)["key"] for line in journal.read_text().splitlines()]
    assert len(keys) == len(set(keys)) == len(found) == 60
    here = outcomes_of(sweep, trials=15, jobs=1)
    assert [outcome["scores"][0] for outcome in found] == [outcome["scores"][0] for outcome in here]


class LosingClient:
    """A client that loses each result once, as if its worker had died."""

    status = "running"

    def __init__(self, *_address: Any, **_options: Any) -> None:
        self.lost = 0

    def nthreads(self) -> dict[str, int]:
        return {"tcp://worker": 1}

    def submit(self, function: Any, *arguments: Any, key: str, pure: bool) -> Any:
        client = self

        class LostOnce:
            status = "pending"

            def __init__(self) -> None:
                self.key = key

            def add_done_callback(self, notify: Callable[[Any], None]) -> None:
                self.status = "lost" if self.status == "pending" else "finished"
                client.lost += self.status == "lost"
                notify(self)

            def result(self, timeout: float) -> Any:
                assert timeout > 0
                return function(*arguments)

        assert pure
        return LostOnce()

    def close(self, timeout: float) -> None:
        assert self.lost == 12
        assert timeout > 0


def test_a_result_lost_with_its_worker_is_awaited_again(
    make_sweep: Make, outcomes_of: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dask executes the task again."""
    monkeypatch.setattr("distributed.Client", LosingClient)
    assert outcomes_of(make_sweep(), dask="tcp://127.0.0.1:1") == outcomes_of(make_sweep())


def test_a_failing_method_is_reported_as_in_this_process(
    shared_cluster: DaskProcesses, make_sweep: Make, outcomes_of: Run
) -> None:
    def fails(question: Question) -> Any:
        raise RuntimeError("no\nluck")

    with pytest.raises(
        ExperimentError,
        match=r"with RuntimeError: no luck, in .*test_dask_cluster\.py, line \d+, at panel",
    ):
        outcomes_of(make_sweep(methods=(("bad", fails),)), dask=shared_cluster.address)


def test_a_worker_with_other_versions_is_refused(
    shared_cluster: DaskProcesses, make_sweep: Make, outcomes_of: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another version of a library may change the last bits."""
    monkeypatch.setattr(dask_cluster, "versions", lambda: ("python 2.7",))
    with pytest.raises(ExperimentError, match=r"a Dask worker has python .* this machine has python 2.7"):
        outcomes_of(make_sweep(), dask=shared_cluster.address)


def test_a_lost_scheduler_is_a_one_line_error_and_finished_draws_are_kept(
    make_sweep: Make, outcomes_of: Run, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """The run resumes without a scheduler, and Dask prints nothing."""
    sweep = make_sweep(methods=(("slowly", slowly),))
    (tmp_path / "cluster").mkdir()
    cluster = DaskProcesses(tmp_path / "cluster")
    out = tmp_path / "out"
    out.mkdir()
    quiet: set[bool] = set()
    try:
        cluster.worker()

        def on_progress(share: float) -> None:
            if share > 0.0:
                quiet.add(logging.getLogger("distributed.client").isEnabledFor(logging.CRITICAL))
            if share > 0.2:
                cluster.scheduler.send_signal(signal.SIGKILL)

        with pytest.raises(
            ExperimentError, match=r"^the Dask scheduler at .* no longer answers: start it again"
        ):
            outcomes_of(sweep, trials=12, dask=cluster.address, out=out, on_progress=on_progress)
    finally:
        cluster.close()
    assert capfd.readouterr() == ("", "")
    assert quiet == {False}
    (journal,) = out.iterdir()
    assert len(journal.read_text().splitlines()) > 48 * 0.2
    assert outcomes_of(sweep, trials=12, jobs=1, out=out) == outcomes_of(sweep, trials=12, jobs=1)


def test_a_missing_scheduler_and_an_invalid_address_are_one_line_errors(
    make_sweep: Make,
    outcomes_of: Run,
    unused_port: int,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(dask_cluster, "_CONNECT_TIMEOUT", 0.5)
    with pytest.raises(ExperimentError, match=r"^no Dask scheduler answers at 127.0.0.1:\d+: start one with"):
        outcomes_of(make_sweep(), dask=f"127.0.0.1:{unused_port}")
    for address in ("nowhere", "tcp://", "http://127.0.0.1:1", "a:b:c"):
        with pytest.raises(ConfigError, match=r"^--dask .* is not an address: "):
            outcomes_of(make_sweep(), dask=address)
    assert capfd.readouterr() == ("", "")


def test_a_server_that_is_not_a_scheduler_is_a_one_line_error(monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_a_cluster_without_workers_is_a_one_line_error_after_the_timeout(
    make_sweep: Make, outcomes_of: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dask_cluster, "_CONNECT_TIMEOUT", 2.0)
    cluster = DaskProcesses(tmp_path)
    try:
        with pytest.raises(ExperimentError, match=r"has had no workers for 2 s: start some with `dask"):
            outcomes_of(make_sweep(), dask=cluster.address)
    finally:
        cluster.close()


def test_without_dask_the_error_names_the_extra(
    make_sweep: Make, outcomes_of: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ConfigError, match=r"pip install 'heatcloak-lab\[cluster\]'$"):
        outcomes_of(make_sweep(), dask="127.0.0.1:8786")
