"""Tasks in this process and in worker processes on this machine."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from heatcloak_lab.experiments import ExperimentError, Panel, Question, Sweep
from heatcloak_lab.experiments.engine import Engine, Request, run_experiment
from heatcloak_lab.experiments.engine.tasks import deferred_interrupts, ignored_interrupts, stdout_to_stderr
from heatcloak_shared.errors import ParameterError

Make = Callable[..., Sweep]
Run = Callable[..., list[Any]]


def test_outcomes_are_equal_in_this_process_and_in_workers(make_sweep: Make, outcomes_of: Run) -> None:
    """Bit for bit, with a function that the workers can't import."""
    bend = 1.5

    def scaled(question: Question) -> Any:
        return np.abs(question.operator.matrix().T @ question.readings) ** bend

    sweep = make_sweep(methods=(("pursuit", "bpdn-paper"), ("scaled", scaled)))
    shares: list[float] = []
    here = outcomes_of(sweep, jobs=1)
    assert here == outcomes_of(sweep, jobs=2, on_progress=shares.append)
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (0.0, 1.0)
    assert here != outcomes_of(sweep, jobs=1, seed=1)


def dies_once(flag: Path) -> Callable[[Question], Any]:
    """Return a method that kills its worker once."""

    def method(question: Question) -> Any:
        if question.seed % 3 == 0 and not flag.exists():
            flag.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return np.full(question.operator.shape[1], float(question.seed % 1000))

    return method


def test_tasks_of_a_killed_worker_are_executed_again_once(
    make_sweep: Make, outcomes_of: Run, tmp_path: Path
) -> None:
    flag = tmp_path / "died"
    sweep = make_sweep(methods=(("dies-once", dies_once(flag)),))
    shares: list[float] = []
    outcomes = outcomes_of(sweep, trials=10, jobs=2, on_progress=shares.append)
    assert flag.exists()
    assert outcomes == outcomes_of(sweep, trials=10, jobs=1)
    # Once for each of forty tasks, and at the beginning and the end.
    assert len(shares) == 42


def test_a_task_that_always_kills_its_worker_is_identified(make_sweep: Make, outcomes_of: Run) -> None:
    """Not one that was running at the same time."""

    def kills(question: Question) -> Any:
        if question.operator.shape[0] == 8:
            os.kill(os.getpid(), signal.SIGKILL)
        return np.zeros(20)

    sweep = make_sweep(methods=(("killer", kills),), panels=make_sweep().panels[:1])
    with pytest.raises(ExperimentError, match=r"^panel 'one', n_sensors = 8.0, trial \d: its worker process"):
        outcomes_of(sweep, trials=1, jobs=2)


def test_a_failing_method_in_a_worker_is_reported_as_in_this_process(
    make_sweep: Make, outcomes_of: Run
) -> None:
    def fails(question: Question) -> Any:
        raise RuntimeError("no\nluck")

    with pytest.raises(
        ExperimentError,
        match=r"with RuntimeError: no luck, in .*test_local_pool\.py, line \d+, at panel",
    ):
        outcomes_of(make_sweep(methods=(("bad", fails),)), jobs=2)


def test_a_method_that_can_not_be_pickled_is_refused_before_workers_start(
    make_sweep: Make, outcomes_of: Run
) -> None:
    """With one job it runs."""
    lock = threading.Lock()

    def locked(question: Question) -> Any:
        with lock:
            return np.zeros(20)

    sweep = make_sweep(methods=(("locked", locked),))
    with pytest.raises(ExperimentError, match=r"can't be sent to other processes: .*lock.* with one job$"):
        outcomes_of(sweep, jobs=2)
    assert outcomes_of(sweep, jobs=1)


def test_prints_of_a_method_go_to_standard_error(
    make_sweep: Make, outcomes_of: Run, capfd: pytest.CaptureFixture[str]
) -> None:
    def prints(question: Question) -> Any:
        print("thinking")
        return np.zeros(20)

    for jobs in (1, 2):
        outcomes_of(make_sweep(methods=(("prints", prints),), values=(4,)), trials=1, jobs=jobs)
        printed = capfd.readouterr()
        assert printed.out == ""
        assert "thinking" in printed.err


def test_standard_output_is_restored_when_the_last_thread_leaves() -> None:
    before, inside, left = sys.stdout, threading.Event(), threading.Event()

    def first() -> None:
        with stdout_to_stderr():
            inside.set()
            left.wait()

    thread = threading.Thread(target=first)
    thread.start()
    inside.wait()
    with stdout_to_stderr():
        left.set()
        thread.join()
        assert sys.stdout is sys.stderr
    assert sys.stdout is before


@pytest.mark.parametrize("changes", [{"trials": 0}, {"seed": -1}, {"jobs": 0}, {"trials": 2.5}])
def test_impossible_requests_are_refused_by_name(changes: dict[str, Any]) -> None:
    with pytest.raises(ParameterError, match=next(iter(changes))):
        Request(**changes)


def test_a_completed_run_writes_its_files_and_deletes_its_journal(make_sweep: Make, tmp_path: Path) -> None:
    sweep = make_sweep(values=(4,), panels=(Panel("p", make_sweep().panels[0].setting),))
    result = run_experiment(sweep, trials=4, out=tmp_path / "out", jobs=1)
    names = {path.name for path in (tmp_path / "out").iterdir()}
    assert {"small.png", "small.svg", "small.html", f"small-{result.series.name}.csv"} <= names
    assert not [name for name in names if "partial" in name]


def test_an_interrupt_is_deferred_to_the_next_check_or_the_end_of_the_block() -> None:
    """Also after an exception."""
    reached: list[str] = []

    def checked() -> None:
        with deferred_interrupts() as deferred:
            os.kill(os.getpid(), signal.SIGINT)
            reached.append("before")
            deferred.check()
            reached.append("after")

    def failed() -> None:
        with deferred_interrupts():
            os.kill(os.getpid(), signal.SIGINT)
            raise ValueError

    for interrupted in (checked, failed):
        with pytest.raises(KeyboardInterrupt):
            interrupted()
    assert reached == ["before"]
    with ignored_interrupts():
        os.kill(os.getpid(), signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_experiments_share_workers_and_one_progress(make_sweep: Make) -> None:
    pids: list[list[Any]] = []

    def worker_pid(question: Question) -> Any:
        return np.full(20, float(os.getpid()))

    def pid(domain: Any, truth: Any, estimate: Any) -> float:
        return float(estimate[0])

    first = make_sweep(methods=(("worker_pid", worker_pid),), metric=("pid", pid))
    second = make_sweep(
        name="second", methods=(("worker_pid", worker_pid),), metric=("pid", pid), values=(4,)
    )
    shares: list[float] = []

    class RecordsOutcomes:
        seeded = True

        def __init__(self, sweep: Sweep) -> None:
            self.sweep, self.name, self.question = sweep, sweep.name, sweep.question

        def run(self, runner: Any) -> Any:
            from heatcloak_lab.experiments.sweeps.draws import sweep_tasks

            found = runner.map(sweep_tasks(self.sweep, runner.trials, runner.seed))
            pids.append([outcome["scores"][0] for outcome in found])

    with Engine(Request(5, 0, 2), [RecordsOutcomes(first), RecordsOutcomes(second)]) as engine:
        engine.run(shares.append)
    assert len(set(pids[0] + pids[1])) <= 2
    assert os.getpid() not in pids[0] + pids[1]
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
