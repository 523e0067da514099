"""The community that a source is in: who finds it, how often, and how often anybody could."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from heatcloak_lab.experiments.graphs.draws import Case, Comparison, collect_scores
from heatcloak_lab.experiments.graphs.methods import DEFAULT_METHODS, GraphMethod
from heatcloak_lab.experiments.graphs.portrait import portrait_of, portrait_tasks
from heatcloak_lab.experiments.graphs.setting import GraphSetting

if TYPE_CHECKING:
    from heatcloak_lab.experiments.result import Result
    from heatcloak_lab.experiments.running import Runner, Task


@dataclass(frozen=True)
class CommunityStudy:
    """The experiment: the same source and noise, recovered by every method under every noise.

    Attributes:
        name: a file name.
        title: of figure and report.
        question: what it asks, in one line.
        settings: one for each graph, with two communities each; the first is the one that is shown.
        source: where in the papers it is from; "" for one's own.
        calibrations: methods of `calibrate`.
        methods: label and method of each; the exact Bayes decision comes last by itself.
        notes: sentences on how this differs from the paper.
    """

    name: str
    title: str
    question: str
    settings: tuple[GraphSetting, ...]
    source: str = ""
    calibrations: tuple[str, ...] = ("paper", "analytic", "zcdp")
    methods: tuple[tuple[str, str | GraphMethod], ...] = DEFAULT_METHODS
    notes: tuple[str, ...] = ()
    seeded: bool = field(default=True, init=False)

    @property
    def comparison(self) -> Comparison:
        """What is drawn and compared."""
        cases = tuple(Case(setting.graph.label, setting) for setting in self.settings)
        return Comparison(self.name, cases, self.calibrations, self.methods)

    def tasks(self, trials: int, seed: int) -> list[Task]:
        """The draws, and those of the picture."""
        comparison = self.comparison
        return [*comparison.tasks(trials, seed), *portrait_tasks(comparison, trials, seed)]

    def run(self, runner: Runner) -> Result:
        """Draw, recover, and say what that shows.

        Raises:
            ParameterError: a parameter is outside its range.
            ExperimentError: a method failed, or the work could not be done.
        """
        from heatcloak_lab.experiments.graphs.community_result import result_of

        comparison, trials = self.comparison, runner.trials
        outcomes = runner.map(self.tasks(trials, runner.seed))
        count = len(comparison.cases) * trials
        scores = collect_scores(comparison, outcomes[:count], trials)
        portrait = portrait_of(comparison, outcomes[count:], trials, runner.seed)
        return result_of(self, scores, portrait, runner.seed)
