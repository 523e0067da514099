"""Tasks on the cores of this machine: the same findings however many there are, and whoever dies."""

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
from heatcloak_lab.experiments.engine.signals import deferred_interrupts, ignored_interrupts
from heatcloak_lab.experiments.engine.tasks import stdout_to_stderr
from heatcloak_shared.errors import ParameterError

Make = Callable[..., Sweep]
Run = Callable[..., list[Any]]


def test_findings_are_the_same_in_this_process_and_in_workers(make_sweep: Make, outcomes_of: Run) -> None:
    """To the bit, with a function of this test that nobody could import; progress rises to its end."""
    bend = 1.5

    def bent(question: Question) -> Any:
        return np.abs(question.operator.matrix().T @ question.readings) ** bend

    sweep = make_sweep(methods=(("pursuit", "bpdn-paper"), ("bent", bent)))
    heard: list[float] = []
    here = outcomes_of(sweep, jobs=1)
    assert here == outcomes_of(sweep, jobs=2, hear=heard.append)
    assert heard == sorted(heard)
    assert (heard[0], heard[-1]) == (0.0, 1.0)
    assert here != outcomes_of(sweep, jobs=1, seed=1)


def dies_once(flag: Path) -> Callable[[Question], Any]:
    """A method whose worker is killed by the third of its draws, the first time."""

    def method(question: Question) -> Any:
        if question.seed % 3 == 0 and not flag.exists():
            flag.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return np.full(question.operator.shape[1], float(question.seed % 1000))

    return method


def test_what_a_killed_worker_had_is_done_again(make_sweep: Make, outcomes_of: Run, tmp_path: Path) -> None:
    """Nothing is lost and nothing counted twice: the findings are those of a run that nobody disturbed."""
    flag = tmp_path / "died"
    sweep = make_sweep(methods=(("mortal", dies_once(flag)),))
    heard: list[float] = []
    disturbed = outcomes_of(sweep, trials=10, jobs=2, hear=heard.append)
    assert flag.exists()
    assert disturbed == outcomes_of(sweep, trials=10, jobs=1)
    # Once for each of forty tasks, and at the beginning and the end.
    assert len(heard) == 42


def test_a_task_that_always_kills_its_worker_is_named(make_sweep: Make, outcomes_of: Run) -> None:
    """In one line, and not one of those that were under way with it."""

    def kills(question: Question) -> Any:
        if question.operator.shape[0] == 8:
            os.kill(os.getpid(), signal.SIGKILL)
        return np.zeros(20)

    sweep = make_sweep(methods=(("killer", kills),), panels=make_sweep().panels[:1])
    with pytest.raises(ExperimentError, match=r"^panel 'one', n_sensors = 8.0, trial \d: its worker process"):
        outcomes_of(sweep, trials=1, jobs=2)


def test_a_failure_in_a_worker_is_told_as_one_here(make_sweep: Make, outcomes_of: Run) -> None:
    """In one line that names the method."""

    def fails(question: Question) -> Any:
        raise RuntimeError("no\nluck")

    with pytest.raises(
        ExperimentError,
        match=r"with RuntimeError: no luck, in .*test_runner\.py, line \d+, at panel",
    ):
        outcomes_of(make_sweep(methods=(("bad", fails),)), jobs=2)


def test_what_can_not_be_sent_is_told_before_anybody_is_started(make_sweep: Make, outcomes_of: Run) -> None:
    """With the remedy: in this process it runs."""
    lock = threading.Lock()

    def locked(question: Question) -> Any:
        with lock:
            return np.zeros(20)

    sweep = make_sweep(methods=(("locked", locked),))
    with pytest.raises(ExperimentError, match=r"can't be sent to other processes: .*lock.* with one job$"):
        outcomes_of(sweep, jobs=2)
    assert outcomes_of(sweep, jobs=1)


def test_what_a_method_prints_goes_where_errors_go(
    make_sweep: Make, outcomes_of: Run, capfd: pytest.CaptureFixture[str]
) -> None:
    """Standard output belongs to the findings; here and in workers."""

    def chatty(question: Question) -> Any:
        print("thinking")
        return np.zeros(20)

    for jobs in (1, 2):
        outcomes_of(make_sweep(methods=(("chatty", chatty),), values=(4,)), trials=1, jobs=jobs)
        printed = capfd.readouterr()
        assert printed.out == ""
        assert "thinking" in printed.err


def test_standard_output_is_back_when_the_last_thread_leaves() -> None:
    """There is one for all threads: who left first must not decide what the other one finds."""
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
def test_impossible_requests_are_refused(changes: dict[str, Any]) -> None:
    """By name."""
    with pytest.raises(ParameterError, match=next(iter(changes))):
        Request(**changes)


def test_files_are_written_and_what_was_remembered_is_removed(make_sweep: Make, tmp_path: Path) -> None:
    """Ten lines of Python are enough."""
    sweep = make_sweep(values=(4,), panels=(Panel("p", make_sweep().panels[0].setting),))
    result = run_experiment(sweep, trials=4, out=tmp_path / "made", jobs=1)
    names = {path.name for path in (tmp_path / "made").iterdir()}
    assert {"small.png", "small.svg", "small.html", f"small-{result.series.name}.csv"} <= names
    assert not [name for name in names if "partial" in name]


def test_a_signal_waits_for_the_next_check_or_the_end() -> None:
    """What belongs together is not torn apart, and nobody asks in vain, also where something else failed."""
    reached: list[str] = []

    def checked() -> None:
        with deferred_interrupts() as waiting:
            os.kill(os.getpid(), signal.SIGINT)
            reached.append("before")
            waiting.check()
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


def test_experiments_run_in_turn_and_share_their_workers(make_sweep: Make) -> None:
    """One go, one progress over all of them."""
    pids: list[list[Any]] = []

    def who(question: Question) -> Any:
        return np.full(20, float(os.getpid()))

    def pid(domain: Any, truth: Any, estimate: Any) -> float:
        return float(estimate[0])

    first = make_sweep(methods=(("who", who),), metric=("pid", pid))
    second = make_sweep(name="second", methods=(("who", who),), metric=("pid", pid), values=(4,))
    heard: list[float] = []

    class Asked:
        seeded = True

        def __init__(self, sweep: Sweep) -> None:
            self.sweep, self.name, self.question = sweep, sweep.name, sweep.question

        def run(self, runner: Any) -> Any:
            from heatcloak_lab.experiments.sweeps.draws import sweep_tasks

            found = runner.map(sweep_tasks(self.sweep, runner.trials, runner.seed))
            pids.append([outcome["scores"][0] for outcome in found])

    with Engine(Request(5, 0, 2), [Asked(first), Asked(second)]) as engine:
        engine.run(heard.append)
    assert len(set(pids[0] + pids[1])) <= 2
    assert os.getpid() not in pids[0] + pids[1]
    assert heard == sorted(heard)
    assert heard[-1] == 1.0
