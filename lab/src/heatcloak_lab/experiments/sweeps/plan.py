"""The definition of a sweep: which parameter varies, in which panels, with which methods."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from itertools import pairwise
from typing import Any

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import Domain
from heatcloak_lab.experiments.claims import Claim
from heatcloak_lab.experiments.methods import LABELS, METHODS, RecoveryFunction, method_function, method_names
from heatcloak_lab.experiments.setting import INTEGER_PARAMETERS, Setting
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_nonnegative

Metric = Callable[[Domain, FloatArray, FloatArray], float]
"""Distance between truth (n,) and estimate (n,), a function of domain, truth, estimate."""

BOUND_KINDS = ("upper", "lower", "guide")
_NOT_NUMBERS = ("places", "calibration", "domain", "domain_options")
VARIABLE = tuple(known.name for known in fields(Setting) if known.name not in _NOT_NUMBERS)
"""The parameters that a sweep can vary: the numbers of a setting."""

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,63}")


@dataclass(frozen=True, slots=True)
class Panel:
    """One panel of the figure.

    Attributes:
        label: title of the panel; part of the key of its random draws.
        setting: the parameters; the varied one is overridden.
    """

    label: str
    setting: Setting = field(default_factory=Setting)


@dataclass(frozen=True, slots=True)
class Bound:
    """A theoretical curve beside the measurements.

    Attributes:
        label: label in the legend.
        kind: "upper" and "lower" are proven for the mean of the methods that the label names, or of all;
            "guide" has no constant or holds approximately.
        value: function of the setting; returns None where the bound does not apply.
    """

    label: str
    kind: str
    value: Callable[[Setting], float | None]


@dataclass(frozen=True)
class SweepPlan:
    """Vary one parameter; at each value draw sources and readings, and recover them with every method.

    Attributes:
        name: prefix of file names: letters, digits and hyphens.
        title: title of figure and report.
        question: the question in one line.
        vary: the field of `Setting` that varies.
        values: its values, increasing.
        panels: settings to compare; every panel has its own draws.
        methods: label and method of each curve: a name from `method_names` or a function.
        metric: label and distance to the truth: a function or "emd".
        source: the place in the papers; "" for other experiments.
        axis: label of the horizontal axis, with the symbol.
        claims: statements of the papers about the trend, tested on the draws.
        bounds: theoretical curves.
        notes: sentences for the report on differences from the paper.
        log_x: whether the horizontal axis is logarithmic.

    Raises:
        ParameterError: a field is malformed, or a value is out of range for the varied parameter.
    """

    name: str
    title: str
    question: str
    vary: str
    values: tuple[float, ...]
    panels: tuple[Panel, ...] = (Panel(""),)
    methods: tuple[tuple[str, str | RecoveryFunction], ...] = tuple(
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
            raise ParameterError(f"name must be at most 64 letters, digits and hyphens, got {self.name!r}")
        if self.vary not in VARIABLE:
            raise ParameterError(
                f"unknown parameter {self.vary!r} in vary: choose from {', '.join(VARIABLE)}"
            )
        self._check_values()
        _check_labels("panels", [panel.label for panel in self.panels])
        _check_labels("methods", [label for label, _ in self.methods])
        for _, method in self.methods:
            # Plugins are searched only for names that are not built in.
            if not (callable(method) or method in METHODS or method in method_names()):
                raise ParameterError(
                    f"unknown method {method!r}: choose from {', '.join(method_names())}, or give a function"
                )
        if not callable(self.metric[1]) and self.metric[1] != "emd":
            raise ParameterError(f'metric must be "emd" or a function, got {self.metric[1]!r}')
        for bound in self.bounds:
            if bound.kind not in BOUND_KINDS:
                raise ParameterError(
                    f"unknown kind {bound.kind!r} of a bound: choose from {', '.join(BOUND_KINDS)}"
                )

    def _check_values(self) -> None:
        if not self.values:
            raise ParameterError("values is empty: give at least one")
        for value in self.values:
            check_nonnegative(f"a value of {self.vary}", value)
        check_increasing(self.values)
        if self.log_x and not self.values[0] > 0.0:
            raise ParameterError(
                f"values contains {self.values[0]!r}, which a logarithmic axis can't show: remove log_x"
            )
        for panel in self.panels:
            for value in self.values:
                self.setting(panel, value)

    def setting(self, panel: Panel, value: float) -> Setting:
        """Return the setting at ``value`` in ``panel``.

        Raises:
            ParameterError: the value is out of range for the varied parameter.
        """
        whole = self.vary in INTEGER_PARAMETERS
        if whole and value != int(value):
            raise ParameterError(f"values of {self.vary} must be whole numbers, got {value!r}")
        changes: dict[str, Any] = {self.vary: int(value) if whole else value}
        return replace(panel.setting, **changes)

    @property
    def is_interval(self) -> bool:
        """Whether the domain of every panel is the unit interval."""
        return all(panel.setting.is_interval for panel in self.panels)

    @property
    def functions(self) -> list[tuple[str, RecoveryFunction]]:
        """Label and function of each method."""
        return [
            (label, method_function(method) if isinstance(method, str) else method)
            for label, method in self.methods
        ]

    @property
    def points(self) -> list[tuple[Panel, float]]:
        """Every panel with every value, panel by panel."""
        return [(panel, value) for panel in self.panels for value in self.values]


def check_increasing(values: tuple[float, ...]) -> None:
    """Check that ``values`` increase strictly.

    Raises:
        ParameterError: they do not.
    """
    if not all(low < high for low, high in pairwise(values)):
        raise ParameterError("values must increase: give each value once, in ascending order")


def _check_labels(what: str, labels: list[str]) -> None:
    if not labels:
        raise ParameterError(f"{what} is empty: give at least one")
    if len(set(labels)) < len(labels):
        raise ParameterError(f"{what} contains a label twice: give each its own label")
