"""Methods are measured in a process of their own, which is killed when it takes too long."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from heatcloak_lab.benchmarks.isolated_worker import BEYOND, FAILED, MEASURED, Worker
from heatcloak_lab.benchmarks.recovery_comparison import grow, growth_problems
from heatcloak_lab.benchmarks.recovery_methods import RecoveryProblem
from support.waiting import wait_until

LINUX = Path("/proc/self/clear_refs").exists()
SMALL: dict[str, Any] = asdict(RecoveryProblem(20, 10))


@pytest.fixture(scope="module")
def bpdn_worker() -> Iterator[Worker]:
    """Our method, whose process needs seconds to import and compile."""
    with Worker("recovery", "bpdn", limit=30.0) as worker:
        yield worker


PEAKS = """
import numpy as np
from heatcloak_lab.benchmarks.machine import current_memory, peak_memory, reset_peak_memory

for _ in range(2):
    assert reset_peak_memory()
    before = current_memory()
    block = np.ones(8_000_000)
    del block
    assert abs(peak_memory() - before - 64e6) <= 3.2e6
    assert current_memory() - before <= 3.2e6
assert reset_peak_memory()
assert peak_memory() - current_memory() <= 3.2e6
"""


@pytest.mark.skipif(not LINUX, reason="needs a peak that can be reset")
def test_the_peak_counts_memory_since_its_reset_only() -> None:
    """64 MB that are freed again are counted once, to a twentieth, in a process without other memory."""
    done = subprocess.run([sys.executable, "-c", PEAKS], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_worker_measures_one_size_after_another() -> None:
    """Memory holds at least the matrix that spgl1 scales, and grows with it."""
    with Worker("recovery", "spgl1", limit=60.0) as worker:
        small, large = (worker.measure(asdict(RecoveryProblem(n, 50))) for n in (100, 40_000))
    assert small.state == large.state == MEASURED
    for found in (small, large):
        assert found.prepare_seconds is not None
        assert found.prepare_seconds > 0.0
        assert found.seconds is not None
        assert found.seconds > 0.0
    assert small.bytes is not None
    assert large.bytes is not None
    assert large.bytes >= 40_000 * 50 * 8
    assert small.bytes <= large.bytes / 4


@pytest.mark.alone
def test_a_slow_method_is_killed_and_the_next_size_gets_a_new_process() -> None:
    started = time.monotonic()
    with Worker("recovery", "lasso-lars", limit=0.3) as worker:
        found = worker.measure(asdict(RecoveryProblem(20_000, 2000)))
        assert found.state == BEYOND
        assert worker.measure(SMALL).state == MEASURED
    assert time.monotonic() - started < 60.0


def test_a_method_that_can_not_start_fails_with_the_name_of_the_error() -> None:
    with Worker("recovery", "nonsense", limit=5.0) as worker:
        found = worker.measure(SMALL)
        assert (found.state, found.reason) == (FAILED, "KeyError")


def test_a_failed_measurement_has_the_text_of_our_error_and_ends_no_process(bpdn_worker: Worker) -> None:
    found = bpdn_worker.measure(SMALL | {"sigma": -1.0})
    assert found.state == FAILED
    assert "sigma must be positive" in found.reason
    assert bpdn_worker.measure(SMALL).state == MEASURED


def test_a_process_that_is_killed_from_outside_is_reported_and_replaced(bpdn_worker: Worker) -> None:
    """For example when memory runs out."""
    bpdn_worker.wait()
    child = bpdn_worker._child
    assert child is not None
    child.kill()
    child.exit_code(30.0)
    found = bpdn_worker.measure(SMALL)
    assert (found.state, found.reason) == (FAILED, "ended by signal 9")
    assert bpdn_worker.measure(SMALL).state == MEASURED


def test_a_stopped_worker_leaves_no_process(bpdn_worker: Worker) -> None:
    bpdn_worker.measure(SMALL)
    child = bpdn_worker._child
    assert child is not None
    bpdn_worker.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(child.pid, 0)


@pytest.mark.skipif(not LINUX, reason="on other systems a process outlives a parent that is killed")
def test_a_measuring_process_ends_with_its_killed_parent() -> None:
    """It is also the first to be killed when memory runs out."""
    code = (
        "from dataclasses import asdict\n"
        "from heatcloak_lab.benchmarks.isolated_worker import Worker\n"
        "from heatcloak_lab.benchmarks.recovery_methods import RecoveryProblem\n"
        "worker = Worker('recovery', 'lasso-lars', 60.0)\n"
        "worker.wait()\n"
        "print(worker._child.pid, flush=True)\n"
        "worker.measure(asdict(RecoveryProblem(20_000, 2000)))\n"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = Path("/proc") / parent.stdout.readline().strip()
        assert (child / "oom_score_adj").read_text(encoding="ascii").strip() == "1000"
        parent.kill()
    wait_until(lambda: not is_running(child), message="the measuring process still runs")


def is_running(process: Path) -> bool:
    """Return whether the process exists and is not a zombie."""
    try:
        return "\nState:\tZ" not in (process / "status").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_growth_problems_change_one_size_up_to_the_limit() -> None:
    base = RecoveryProblem(100, 50)
    curve = growth_problems(base, "n", 1000)
    assert [problem.n for problem in curve] == [100, 300, 1000]
    assert {problem.m for problem in curve} == {50}
    assert [problem.m for problem in growth_problems(base, "m", 1000)] == [30, 100]
    assert growth_problems(base, "n", 0) == growth_problems(base, "m", 0) == []


def test_a_growth_curve_ends_with_the_first_size_beyond_the_limit(bpdn_worker: Worker) -> None:
    curve = growth_problems(RecoveryProblem(100, 50), "n", 1000)
    points = list(grow(bpdn_worker, "bpdn", "n", curve, 30.0))
    assert [(point.size, point.state) for point in points] == [(n, MEASURED) for n in (100, 300, 1000)]
    with Worker("recovery", "bpdn", limit=1e-9) as worker:
        stopped = list(grow(worker, "bpdn", "n", curve, 1e-9))
    assert [point.state for point in stopped] == [BEYOND]
