"""A process of its own tells what a method takes, and is ended when that is too long."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import asdict
from pathlib import Path

import numpy as np
import pytest

from heatcloak_lab.benchmarks import memory
from heatcloak_lab.benchmarks.growth import grow, settings
from heatcloak_lab.benchmarks.isolated_worker import BEYOND, FAILED, MEASURED, Worker
from heatcloak_lab.benchmarks.setting import Setting

LINUX = Path("/proc/self/clear_refs").exists()


@pytest.mark.skipif(not LINUX, reason="needs a peak that can be forgotten")
def test_the_peak_is_what_was_held_since_it_was_forgotten() -> None:
    """64 MB that are freed again count once, to a twentieth, and not in the next measurement."""
    for _ in range(2):
        assert memory.forget_peak()
        before = memory.held_bytes()
        held = np.ones(8_000_000)
        del held
        assert abs(memory.peak_bytes() - before - 64e6) <= 3.2e6
        assert memory.held_bytes() - before <= 3.2e6
    assert memory.forget_peak()
    assert memory.peak_bytes() - memory.held_bytes() <= 3.2e6


def test_a_worker_measures_one_size_after_another() -> None:
    """Times are positive, memory holds at least the matrix that spgl1 scales, and grows with it."""
    with Worker("recovery", "spgl1", limit=60.0) as worker:
        small, large = (worker.measure(asdict(Setting(n, 50))) for n in (100, 40_000))
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
def test_what_takes_too_long_is_ended() -> None:
    """Beyond the limit, soon after it; and the next size is measured by a new process."""
    started = time.monotonic()
    with Worker("recovery", "lasso-lars", limit=0.3) as worker:
        found = worker.measure(asdict(Setting(20_000, 2000)))
        assert found.state == BEYOND
        assert worker.measure(asdict(Setting(20, 10))).state == MEASURED
    assert time.monotonic() - started < 60.0


def test_a_method_that_can_not_start_or_fails_says_so() -> None:
    """An unknown name ends the process before it is ready; a setting out of range is an error within it."""
    with Worker("recovery", "nonsense", limit=5.0) as worker:
        found = worker.measure(asdict(Setting(20, 10)))
        assert (found.state, found.reason) == (FAILED, "KeyError")
    with Worker("recovery", "bpdn", limit=5.0) as worker:
        found = worker.measure(asdict(Setting(20, 10)) | {"sigma": -1.0})
        assert found.state == FAILED
        assert "sigma is -1.0: give" in found.reason
        assert worker.measure(asdict(Setting(20, 10))).state == MEASURED


def test_a_process_that_somebody_else_ends_is_said_and_replaced() -> None:
    """As when memory runs out: the run goes on."""
    with Worker("recovery", "bpdn", limit=5.0) as worker:
        worker.wait()
        child = worker._child
        assert child is not None
        child.kill()
        child.wait()
        found = worker.measure(asdict(Setting(20, 10)))
        assert (found.state, found.reason) == (FAILED, "ended by signal 9")
        assert worker.measure(asdict(Setting(20, 10))).state == MEASURED


def test_no_process_is_left() -> None:
    """Not even one that was at work."""
    with Worker("recovery", "bpdn", limit=5.0) as worker:
        worker.measure(asdict(Setting(20, 10)))
        child = worker._child
    assert child is not None
    with pytest.raises(ProcessLookupError):
        os.kill(child.pid, 0)


@pytest.mark.skipif(not LINUX, reason="elsewhere a process outlives a parent that is killed")
def test_a_process_at_work_ends_with_a_parent_that_is_killed() -> None:
    """And is the first to go where memory runs out, before whoever else is on the machine."""
    code = (
        "from dataclasses import asdict\n"
        "from heatcloak_lab.benchmarks.isolated_worker import Worker\n"
        "from heatcloak_lab.benchmarks.setting import Setting\n"
        "worker = Worker('recovery', 'lasso-lars', 60.0)\n"
        "worker.wait()\n"
        "print(worker._child.pid, flush=True)\n"
        "worker.measure(asdict(Setting(20_000, 2000)))\n"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = Path("/proc") / parent.stdout.readline().strip()
        assert (child / "oom_score_adj").read_text(encoding="ascii").strip() == "1000"
        time.sleep(0.3)
        parent.kill()
    deadline = time.monotonic() + 60.0
    while is_alive(child) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not is_alive(child)


def is_alive(process: Path) -> bool:
    """Whether it is there, and not only waiting for somebody to take note of its end."""
    try:
        return "\nState:\tZ" not in (process / "status").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_curve_grows_until_it_may_not() -> None:
    """Each size once; the last point of a curve that stops is beyond the limit."""
    base = Setting(100, 50)
    curve = settings(base, "n", 1000)
    assert [setting.n for setting in curve] == [100, 300, 1000]
    assert {setting.m for setting in curve} == {50}
    assert [setting.m for setting in settings(base, "m", 1000)] == [30, 100]
    assert settings(base, "n", 0) == settings(base, "m", 0) == []
    with Worker("recovery", "bpdn", limit=30.0) as worker:
        points = list(grow(worker, "bpdn", "n", curve, 30.0))
    assert [(point.size, point.state) for point in points] == [(n, MEASURED) for n in (100, 300, 1000)]
    with Worker("recovery", "bpdn", limit=1e-9) as worker:
        stopped = list(grow(worker, "bpdn", "n", curve, 1e-9))
    assert [point.state for point in stopped] == [BEYOND]
