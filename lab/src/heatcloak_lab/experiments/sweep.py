"""An experiment that varies one parameter and compares methods of recovery on the same draws."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_lab.experiments.claims import Claim
from heatcloak_lab.experiments.methods import LABELS, METHODS, Method
from heatcloak_lab.experiments.setting import WHOLE, Setting
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_nonnegative

if TYPE_CHECKING:
    from heatcloak_lab.experiments.result import Result
    from heatcloak_lab.experiments.running import Runner, Task


Metric = Callable[[IntervalDomain, FloatArray, FloatArray], float]
"""How far an estimate (n,) is from the truth (n,): domain, truth, estimate; smaller is better."""

KINDS = ("upper", "lower", "guide")
VARIABLE = tuple(known.name for known in fields(Setting) if known.name not in ("places", "calibration"))
"""What a sweep can vary: the numbers of a setting."""

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,63}")


@dataclass(frozen=True, slots=True)
class Panel:
    """One panel of the figure: the base setting with some parameters changed.

    Attributes:
        label: its title.
        setting: its parameters; the varied one is overruled.
    """

    label: str
    setting: Setting = field(default_factory=Setting)


@dataclass(frozen=True, slots=True)
class Bound:
    """A curve of the theory, drawn beside what was measured.

    Attributes:
        label: in the legend.
        kind: "upper" and "lower" are proven for the mean, of the methods that the label names or of all;
            "guide" has no constant, or holds only roughly.
        value: of a setting; None where it says nothing.
    """

    label: str
    kind: str
    value: Callable[[Setting], float | None]


@dataclass(frozen=True)
class Sweep:
    """Vary one parameter; at each value draw worlds and have every method recover each.

    Attributes:
        name: a file name, letters, digits and hyphens.
        title: of figure and report.
        question: what it asks, in one line.
        vary: the field of `Setting` that varies.
        values: what it takes, rising.
        panels: what else is compared; every panel draws its own worlds.
        methods: label and method of each curve, a name of `METHODS` or a function.
        metric: label and measure of the distance to the truth, a function or "emd".
        source: where in the papers it is from, and in what words; "" for one's own.
        axis: label of the horizontal axis, with the symbol.
        claims: what the papers state about the trend, tested on the draws.
        bounds: curves of the theory.
        notes: sentences for the report on how this differs from the paper.
        log_x: whether the horizontal axis is logarithmic.

    Raises:
        ParameterError: a field is malformed, or a value is outside the range of what varies.
    """

    name: str
    title: str
    question: str
    vary: str
    values: tuple[float, ...]
    panels: tuple[Panel, ...] = (Panel(""),)
    methods: tuple[tuple[str, str | Method], ...] = tuple(
        (LABELS[name], name) for name in ("bpdn-paper", "bpdn-confident", "posterior")
    )
    metric: tuple[str, str | Metric] = ("EMD", "emd")
    source: str = ""
    axis: str = ""
    claims: tuple[Claim, ...] = ()
    bounds: tuple[Bound, ...] = ()
    notes: tuple[str, ...] = ()
    log_x: bool = False
    seeded: bool = field(default=True, init=False)

    def __post_init__(self) -> None:
        if not _NAME.fullmatch(self.name):
            raise ParameterError(f"name is {self.name!r}: give letters, digits and hyphens, at most 64")
        if self.vary not in VARIABLE:
            raise ParameterError(f"vary is {self.vary!r}: give one of {', '.join(VARIABLE)}")
        self._check_values()
        for what, labels in (
            ("panels", [panel.label for panel in self.panels]),
            ("methods", [label for label, _ in self.methods]),
        ):
            if not labels:
                raise ParameterError(f"{what} is empty: give at least one")
            if len(set(labels)) < len(labels):
                raise ParameterError(f"{what} has a label twice: tell them apart by their labels")
        for _, method in self.methods:
            if not callable(method) and method not in METHODS:
                raise ParameterError(
                    f"methods names {method!r}: give one of {', '.join(METHODS)}, or a function"
                )
        if not callable(self.metric[1]) and self.metric[1] != "emd":
            raise ParameterError(f'metric is {self.metric[1]!r}: give "emd" or a function')
        for bound in self.bounds:
            if bound.kind not in KINDS:
                raise ParameterError(f"a bound's kind is {bound.kind!r}: give one of {', '.join(KINDS)}")

    def _check_values(self) -> None:
        if not self.values:
            raise ParameterError("values is empty: give at least one")
        for value in self.values:
            check_nonnegative(f"a value of {self.vary}", value)
        if not all(low < high for low, high in zip(self.values, self.values[1:], strict=False)):
            raise ParameterError("values does not rise: give each value once, from small to large")
        if self.log_x and not self.values[0] > 0.0:
            raise ParameterError(
                f"values has {self.values[0]!r}, which a logarithmic axis can't show: drop log_x"
            )
        for panel in self.panels:
            for value in self.values:
                self.setting(panel, value)

    def setting(self, panel: Panel, value: float) -> Setting:
        """The setting at ``value`` in ``panel``.

        Raises:
            ParameterError: the value is outside the range of what varies.
        """
        if self.vary in WHOLE and value != int(value):
            raise ParameterError(f"values has {value!r}: {self.vary} counts something, give whole numbers")
        changes: dict[str, Any] = {self.vary: int(value) if self.vary in WHOLE else value}
        return replace(panel.setting, **changes)

    def tasks(self, trials: int, seed: int) -> list[Task]:
        """The draws, and the curves of the theory."""
        from heatcloak_lab.experiments.draws import tasks_of

        return tasks_of(self, trials, seed)

    def run(self, runner: Runner) -> Result:
        """Draw every world, have every method recover it, and say what that shows.

        Raises:
            ParameterError: the setting is too large to be prepared.
            ExperimentError: a method failed, or the work could not be done.
        """
        from heatcloak_lab.experiments.draws import collect
        from heatcloak_lab.experiments.sweep_result import result_of

        outcomes: Sequence[Any] = runner.map(self.tasks(runner.trials, runner.seed))
        return result_of(collect(self, outcomes, runner.trials, runner.seed))
