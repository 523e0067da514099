"""Running experiments: from a request to results, and to their files."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from heatcloak_aggregator.output_folder import make_folder
from heatcloak_lab.experiments.draws import bounds_at
from heatcloak_lab.experiments.engine.attempt import InProcess, Place, one_thread, output_apart
from heatcloak_lab.experiments.engine.identity import digest_of
from heatcloak_lab.experiments.engine.interrupts import uninterrupted
from heatcloak_lab.experiments.engine.journal import Journal, held
from heatcloak_lab.experiments.result import Experiment, Planned, Result
from heatcloak_lab.experiments.running import Outcome, Task
from heatcloak_shared.parameters import check_integer

DEFAULT_TRIALS = 10
"""Draws at each point, as in the papers."""
DEFAULT_SEED = 0

_UNSEEDED = 20
"""What an experiment that makes no draws counts for in the progress of several, in draws."""

Listener = Callable[[float], None]


@dataclass(frozen=True, slots=True)
class Request:
    """How experiments are to be run.

    Attributes:
        trials: draws at each point, at least 1.
        seed: what they are drawn from, at least 0.
        jobs: worker processes; None for one on each core; 1 for none but this process.
        dask: address of a Dask scheduler whose workers do the work instead.
        out: an existing folder where what is done is remembered until it is written there.

    Raises:
        ParameterError: a number is outside its range.
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
    """Runs experiments in one place, one after the other, as a context manager.

    Args:
        request: how.
        experiments: each of another name.

    Raises:
        ConfigError: on entering, where another run writes into the folder.
    """

    def __init__(self, request: Request, experiments: Sequence[Experiment]) -> None:
        self._request = request
        self._experiments = tuple(experiments)
        self._place: Place | None = None
        self._journals: dict[str, Journal] = {}
        self._open = contextlib.ExitStack()

    def __enter__(self) -> Engine:
        out = self._request.out
        if out is not None:
            self._open.enter_context(held(out))
            for experiment in self._experiments:
                if experiment.seeded:
                    digest = digest_of(experiment, self._request.seed)
                    self._journals[experiment.name] = Journal(out, experiment.name, digest)
        return self

    def __exit__(self, *error: object) -> None:
        with uninterrupted():
            for journal in self._journals.values():
                journal.close()
            if self._place is not None:
                self._place.close()
            self._open.close()

    @property
    def draws(self) -> int:
        """How many draws there are in all."""
        return sum(len(self._draw_keys(experiment)) for experiment in self._experiments)

    @property
    def done_before(self) -> int:
        """How many of them an interrupted run has done."""
        return sum(
            len(self._draw_keys(experiment) & self._journals[experiment.name].known.keys())
            for experiment in self._experiments
            if experiment.name in self._journals
        )

    def run(self, on_progress: Listener = lambda share: None) -> list[Result]:
        """Run them all.

        Args:
            on_progress: told the share of all experiments that is done, from 0 to 1.

        Raises:
            ParameterError: a setting is impossible.
            ExperimentError: a method failed, or nobody is left to do the work.
            StoreError: what is done can't be remembered.
        """
        weights = [len(self._tasks(experiment)) or _UNSEEDED for experiment in self._experiments]
        results: list[Result] = []
        for at, experiment in enumerate(self._experiments):

            def tell(share: float, before: int = sum(weights[:at]), weight: int = weights[at]) -> None:
                on_progress((before + share * weight) / sum(weights))

            journal = self._journals.get(experiment.name)
            identity = f"{experiment.name}-{digest_of(experiment, self._request.seed)}"
            runner = _Runner(self._request, identity, self._chosen_place, journal, tell)
            with one_thread(), output_apart():
                results.append(experiment.run(runner))
        on_progress(1.0)
        return results

    def forget(self) -> None:
        """Remove what was remembered: the files are written."""
        for journal in self._journals.values():
            journal.remove()

    def _tasks(self, experiment: Experiment) -> list[Task]:
        # Of other experiments nobody knows their tasks before they ask for them.
        if not isinstance(experiment, Planned):
            return []
        return experiment.tasks(self._request.trials, self._request.seed)

    def _draw_keys(self, experiment: Experiment) -> set[str]:
        return {task.key for task in self._tasks(experiment) if task.function is not bounds_at}

    def _chosen_place(self) -> Place:
        if self._place is None:
            self._place = _place(self._request)
        return self._place


def _place(request: Request) -> Place:
    if request.dask is not None:
        from heatcloak_lab.experiments.engine.cluster import Cluster

        return Cluster(request.dask)
    jobs = request.jobs
    if jobs is None:
        from loky import cpu_count

        jobs = int(cpu_count())
    if jobs == 1:
        return InProcess()
    from heatcloak_lab.experiments.engine.local import LocalPool

    return LocalPool(jobs)


@dataclass(frozen=True)
class _Runner:
    """Runs one experiment."""

    request: Request
    identity: str
    place: Callable[[], Place]
    journal: Journal | None
    tell: Listener

    @property
    def trials(self) -> int:
        """See `Runner`."""
        return self.request.trials

    @property
    def seed(self) -> int:
        """See `Runner`."""
        return self.request.seed

    def progress(self, share: float) -> None:
        """See `Runner`."""
        self.tell(share)

    def map(self, tasks: Sequence[Task]) -> list[Outcome]:
        """See `Runner`."""
        known = {} if self.journal is None else self.journal.known
        outcomes: dict[str, Outcome] = {task.key: known[task.key] for task in tasks if task.key in known}
        left = [task for task in tasks if task.key not in outcomes]
        self.tell(len(outcomes) / len(tasks) if tasks else 1.0)
        if left:
            with contextlib.closing(self.place().do(self.identity, left)) as done:
                for task, outcome in done:
                    if self.journal is not None:
                        self.journal.add(task.key, outcome)
                    outcomes[task.key] = outcome
                    self.tell(len(outcomes) / len(tasks))
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
    """Run an experiment, and write its files where ``out`` names a folder.

    The same experiment, trials and seed give the same result, wherever and by however many it is computed,
    if the libraries are the same. A run that was interrupted goes on where it was, where ``out`` is given.

    Args:
        experiment: for example a `Sweep`.
        trials: draws at each point, at least 1.
        seed: what they are drawn from, at least 0.
        out: folder for figure (PNG, SVG), tables (CSV) and report (HTML); made if need be.
        jobs: worker processes; None for one on each core, 1 for none but this process.
        dask: address of a Dask scheduler whose workers do the work instead, for example "tcp://…:8786".

    Raises:
        ParameterError: an argument or a setting is outside its range.
        ConfigError: the folder can't be written, or another run writes into it.
        ExperimentError: a method failed, or nobody is left to do the work.
        StoreError: what is done can't be written.
    """
    from heatcloak_lab.experiments.engine.files import write_results

    folder = None if out is None else Path(out)
    if folder is not None:
        make_folder(folder)
    with Engine(Request(trials, seed, jobs, dask, folder), [experiment]) as engine:
        (result,) = engine.run()
        if folder is not None:
            write_results([result], folder)
            engine.forget()
    return result
