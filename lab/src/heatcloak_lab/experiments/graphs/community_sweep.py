"""How often the right community is named, over one parameter: spread, or promise."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from heatcloak_lab.experiments.claims import Claim
from heatcloak_lab.experiments.graphs.draws import Case, Comparison, scores_of
from heatcloak_lab.experiments.graphs.methods import DEFAULT_METHODS, GraphMethod
from heatcloak_lab.experiments.graphs.setting import GraphSetting
from heatcloak_shared.errors import ParameterError

if TYPE_CHECKING:
    from heatcloak_lab.experiments.result import Result
    from heatcloak_lab.experiments.running import Runner, Task

VARIABLE = {"tau": "τ", "epsilon": "ε", "delta": "δ", "alpha": "α"}
"""What a sweep can vary, and its symbol."""


@dataclass(frozen=True)
class CommunitySweep:
    """The experiment: the same for every value of one parameter, on every graph.

    Attributes:
        name: a file name.
        title: of figure and report.
        question: what it asks, in one line.
        vary: one of `VARIABLE`.
        values: what it takes, rising.
        settings: one for each graph; the varied parameter is overruled.
        source: where in the papers it is from; "" for one's own.
        axis: label of the horizontal axis.
        claims: what the papers state about the share of draws in which a *wrong* community is named.
        calibrations: methods of `calibrate`, a panel each.
        methods: label and method of each; the exact Bayes decision comes last by itself.
        notes: sentences on how this differs from the paper.

    Raises:
        ParameterError: a field is malformed.
    """

    name: str
    title: str
    question: str
    vary: str
    values: tuple[float, ...]
    settings: tuple[GraphSetting, ...]
    source: str = ""
    axis: str = ""
    claims: tuple[Claim, ...] = ()
    calibrations: tuple[str, ...] = ("paper", "zcdp")
    methods: tuple[tuple[str, str | GraphMethod], ...] = DEFAULT_METHODS
    notes: tuple[str, ...] = ()
    seeded: bool = field(default=True, init=False)

    def __post_init__(self) -> None:
        if self.vary not in VARIABLE:
            raise ParameterError(f"vary is {self.vary!r}: give one of {', '.join(VARIABLE)}")
        if not all(low < high for low, high in zip(self.values, self.values[1:], strict=False)):
            raise ParameterError("values does not rise: give each value once, from small to large")

    @property
    def comparison(self) -> Comparison:
        """What is drawn and compared: all graphs at the first value, then at the next."""
        changes: list[dict[str, Any]] = [{self.vary: value} for value in self.values]
        cases = tuple(
            Case(setting.graph.label, replace(setting, **change), value)
            for value, change in zip(self.values, changes, strict=True)
            for setting in self.settings
        )
        return Comparison(self.name, cases, self.calibrations, self.methods)

    def cases_at(self, index: int) -> range:
        """The cases of a value, one for each graph."""
        count = len(self.settings)
        return range(index * count, (index + 1) * count)

    def tasks(self, trials: int, seed: int) -> list[Task]:
        """The draws."""
        return self.comparison.tasks(trials, seed)

    def run(self, runner: Runner) -> Result:
        """Draw, recover, and say what that shows.

        Raises:
            ParameterError: a parameter is outside its range.
            ExperimentError: a method failed, or the work could not be done.
        """
        from heatcloak_lab.experiments.graphs.community_sweep_result import result_of

        return result_of(self, scores_of(self.comparison, runner), runner.seed)
