"""How near a source can be placed on graphs that people know: community, vicinity, and hops."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from heatcloak_lab.experiments.graphs.draws import Case, Comparison, scores_of
from heatcloak_lab.experiments.graphs.methods import DEFAULT_METHODS, GraphMethod
from heatcloak_lab.experiments.graphs.setting import GraphSetting

if TYPE_CHECKING:
    from heatcloak_lab.experiments.result import Result
    from heatcloak_lab.experiments.running import Runner, Task


@dataclass(frozen=True)
class VicinityStudy:
    """The experiment: one source on each of several graphs, placed by every method under every noise.

    Attributes:
        name: a file name.
        title: of figure and report.
        question: what it asks, in one line.
        settings: one for each graph.
        calibrations: methods of `calibrate`.
        methods: label and method of each; the exact Bayes decision comes last by itself.
        notes: sentences for the report.
    """

    name: str
    title: str
    question: str
    settings: tuple[GraphSetting, ...]
    calibrations: tuple[str, ...] = ("paper", "zcdp")
    methods: tuple[tuple[str, str | GraphMethod], ...] = DEFAULT_METHODS
    notes: tuple[str, ...] = ()
    seeded: bool = field(default=True, init=False)

    @property
    def comparison(self) -> Comparison:
        """What is drawn and compared."""
        cases = tuple(Case(setting.graph.label, setting) for setting in self.settings)
        return Comparison(self.name, cases, self.calibrations, self.methods, vicinities=True)

    def tasks(self, trials: int, seed: int) -> list[Task]:
        """The draws."""
        return self.comparison.tasks(trials, seed)

    def run(self, runner: Runner) -> Result:
        """Draw, recover, and say what that shows.

        Raises:
            ParameterError: a parameter is outside its range.
            ExperimentError: a method failed, or the work could not be done.
        """
        from heatcloak_lab.experiments.graphs.vicinity_result import result_of

        return result_of(self, scores_of(self.comparison, runner), runner.seed)
