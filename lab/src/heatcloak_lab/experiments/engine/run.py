"""Run experiments: execute their tasks, resume interrupted runs, and write the results."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from heatcloak_aggregator.output_folder import make_folder, written_whole
from heatcloak_lab.experiments.engine.fingerprint import fingerprint_of
from heatcloak_lab.experiments.engine.journal import Journal, locked
from heatcloak_lab.experiments.engine.tasks import (
    Executor,
    InProcess,
    ignored_interrupts,
    single_threaded_blas,
    stdout_to_stderr,
)
from heatcloak_lab.experiments.report import write_overview, write_result
from heatcloak_lab.experiments.result import Experiment, ExperimentError, Outcome, Planned, Result, Task
from heatcloak_lab.experiments.sweeps.draws import bounds_at
from heatcloak_shared.parameters import check_integer
from heatcloak_shared.sanitize import one_line

DEFAULT_TRIALS = 10
"""Draws at each point, as in the papers."""
DEFAULT_SEED = 0

_UNSEEDED_WEIGHT = 20
"""The share of an experiment without draws in the total progress, in draws."""

ProgressCallback = Callable[[float], None]


@dataclass(frozen=True, slots=True)
class Request:
    """How to run experiments.

    Attributes:
        trials: draws at each point, at least 1.
        seed: seed of all draws, at least 0.
        jobs: number of worker processes; None for one per core, 1 for this process only.
        dask: address of a Dask scheduler to use instead.
        out: an existing folder for the journals of interrupted runs.

    Raises:
        ParameterError: a number is out of range.
    """

    trials: int = DEFAULT_TRIALS
    seed: int = DEFAULT_SEED
    jobs: int | None = None
    dask: str | None = None
    out: Path | None = None

    def __post_init__(self) -> None:
        check_integer("trials", self.trials, 1, 10_000_001)
        check_integer("seed", self.seed, 0, 1 << 128)
        if self.jobs is not None:
            check_integer("jobs", self.jobs, 1, 1025)


class Engine:
    """Runs experiments one after the other with the same workers; a context manager.

    Args:
        request: how to run them.
        experiments: experiments with different names.

    Raises:
        ConfigError: on entry, if another run writes to the folder.
    """

    def __init__(self, request: Request, experiments: Sequence[Experiment]) -> None:
        self._request = request
        self._experiments = tuple(experiments)
        self._executor: Executor | None = None
        self._journals: dict[str, Journal] = {}
        self._lock = contextlib.ExitStack()

    def __enter__(self) -> Engine:
        out = self._request.out
        if out is not None:
            self._lock.enter_context(locked(out))
            for experiment in self._experiments:
                if experiment.seeded:
                    fingerprint = fingerprint_of(experiment, self._request.seed)
                    self._journals[experiment.name] = Journal(out, experiment.name, fingerprint)
        return self

    def __exit__(self, *error: object) -> None:
        with ignored_interrupts():
            for journal in self._journals.values():
                journal.close()
            if self._executor is not None:
                self._executor.close()
            self._lock.close()

    @property
    def draws(self) -> int:
        """The number of draws of all experiments."""
        return sum(len(self._draw_keys(experiment)) for experiment in self._experiments)

    @property
    def finished_draws(self) -> int:
        """The number of draws that an interrupted run has finished."""
        return sum(
            len(self._draw_keys(experiment) & self._journals[experiment.name].known.keys())
            for experiment in self._experiments
            if experiment.name in self._journals
        )

    def run(self, on_progress: ProgressCallback = lambda share: None) -> list[Result]:
        """Run all experiments.

        Args:
            on_progress: called with the total progress, from 0 to 1.

        Raises:
            ParameterError: a setting is impossible.
            ExperimentError: a method failed, or no worker is left.
            StoreError: an outcome can't be recorded.
        """
        weights = [len(self._tasks(experiment)) or _UNSEEDED_WEIGHT for experiment in self._experiments]
        results: list[Result] = []
        for at, experiment in enumerate(self._experiments):

            def report(share: float, before: int = sum(weights[:at]), weight: int = weights[at]) -> None:
                on_progress((before + share * weight) / sum(weights))

            journal = self._journals.get(experiment.name)
            fingerprint = f"{experiment.name}-{fingerprint_of(experiment, self._request.seed)}"
            trials, seed = self._request.trials, self._request.seed
            runner = _Runner(trials, seed, fingerprint, self._get_executor, journal, report)
            with single_threaded_blas(), stdout_to_stderr():
                results.append(experiment.run(runner))
        on_progress(1.0)
        return results

    def delete_journals(self) -> None:
        """Delete the journals, once the results are written."""
        for journal in self._journals.values():
            journal.remove()

    def _tasks(self, experiment: Experiment) -> list[Task]:
        # The tasks of other experiments are not known in advance.
        if not isinstance(experiment, Planned):
            return []
        return experiment.tasks(self._request.trials, self._request.seed)

    def _draw_keys(self, experiment: Experiment) -> set[str]:
        return {task.key for task in self._tasks(experiment) if task.function is not bounds_at}

    def _get_executor(self) -> Executor:
        if self._executor is None:
            self._executor = make_executor(self._request.jobs, self._request.dask)
        return self._executor


def make_executor(jobs: int | None = None, dask: str | None = None) -> Executor:
    """Return what executes tasks: this process, worker processes or a cluster; close it after use.

    Args:
        jobs: number of worker processes; None for one per core, 1 for this process only.
        dask: address of a Dask scheduler to use instead.
    """
    if dask is not None:
        from heatcloak_lab.experiments.engine.dask_cluster import DaskCluster

        return DaskCluster(dask)
    if jobs is None:
        from loky import cpu_count

        jobs = int(cpu_count())
    if jobs == 1:
        return InProcess()
    from heatcloak_lab.experiments.engine.local_pool import LocalPool

    return LocalPool(jobs)


@dataclass(frozen=True)
class _Runner:
    """Runs one experiment; see `Runner`."""

    trials: int
    seed: int
    fingerprint: str
    get_executor: Callable[[], Executor]
    journal: Journal | None
    progress: ProgressCallback

    def map(self, tasks: Sequence[Task]) -> list[Outcome]:
        known = {} if self.journal is None else self.journal.known
        outcomes: dict[str, Outcome] = {task.key: known[task.key] for task in tasks if task.key in known}
        pending = [task for task in tasks if task.key not in outcomes]
        self.progress(len(outcomes) / len(tasks) if tasks else 1.0)
        if pending:
            with contextlib.closing(self.get_executor().execute(self.fingerprint, pending)) as completed:
                for task, outcome in completed:
                    if self.journal is not None:
                        self.journal.add(task.key, outcome)
                    outcomes[task.key] = outcome
                    self.progress(len(outcomes) / len(tasks))
        return [outcomes[task.key] for task in tasks]


def run_experiment(
    experiment: Experiment,
    *,
    trials: int = DEFAULT_TRIALS,
    seed: int = DEFAULT_SEED,
    out: Path | str | None = None,
    jobs: int | None = None,
    dask: str | None = None,
) -> Result:
    """Run an experiment, and write its files if ``out`` is given.

    The same experiment, trials and seed give the same result on any number of workers with the same library
    versions. With ``out``, an interrupted run resumes where it stopped.

    Args:
        experiment: for example a `Sweep`.
        trials: draws at each point, at least 1.
        seed: seed of all draws, at least 0.
        out: folder for figure (PNG, SVG), tables (CSV) and report (HTML); created if necessary.
        jobs: number of worker processes; None for one per core, 1 for this process only.
        dask: address of a Dask scheduler to use instead, for example "tcp://…:8786".

    Raises:
        ParameterError: an argument or a setting is out of range.
        ConfigError: the folder can't be written, or another run writes to it.
        ExperimentError: a method failed, or no worker is left.
        StoreError: results or outcomes can't be written.
    """
    folder = None if out is None else Path(out)
    if folder is not None:
        make_folder(folder)
    with Engine(Request(trials, seed, jobs, dask, folder), [experiment]) as engine:
        (result,) = engine.run()
        if folder is not None:
            write_results([result], folder)
            engine.delete_journals()
    return result


def write_results(results: Sequence[Result], out: Path, *, overview: bool = False) -> list[Path]:
    """Write the files of all results into ``out``: all of them complete, or none.

    Args:
        results: the results.
        out: an existing folder.
        overview: whether to write index.html with all results, too.

    Raises:
        StoreError: a file can't be written.
        ExperimentError: a figure can't be drawn.
    """
    # The figure of a draw calls user functions.
    with written_whole(out) as folder, single_threaded_blas(), stdout_to_stderr():
        for result in results:
            try:
                write_result(result, folder)
            except (ValueError, RuntimeError) as error:
                # Matplotlib parses text between two dollars as a formula.
                raise ExperimentError(
                    f"the figure of {result.name} can't be drawn: {one_line(error)}: correct its labels and "
                    "titles, where a dollar starts a formula"
                ) from error
        if overview:
            write_overview(results, folder)
        return [out / file.name for file in sorted(folder.iterdir())]
