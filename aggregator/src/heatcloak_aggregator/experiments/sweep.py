"""An experiment that varies one parameter and compares methods of recovery on the same draws."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_aggregator.experiments.claims import Claim
from heatcloak_aggregator.experiments.methods import Method
from heatcloak_aggregator.experiments.setting import WHOLE, Setting

FloatArray = npt.NDArray[np.float64]

Metric = Callable[[IntervalDomain, FloatArray, FloatArray], float]
"""How far an estimate (n,) is from the truth (n,): domain, truth, estimate; smaller is better."""


@dataclass(frozen=True, slots=True)
class Panel:
    """One panel of the figure: the base setting with some parameters changed.

    Attributes:
        label: its title.
        setting: its parameters; the varied one is overruled.
    """

    label: str
    setting: Setting


@dataclass(frozen=True, slots=True)
class Bound:
    """A curve of the theory, drawn beside what was measured.

    Attributes:
        label: in the legend.
        kind: "upper" and "lower" hold for every draw's mean; "guide" has no constant, or holds only roughly.
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
    """

    name: str
    title: str
    question: str
    vary: str
    values: tuple[float, ...]
    panels: tuple[Panel, ...]
    methods: tuple[tuple[str, str | Method], ...] = (
        ("basis pursuit, radius σ√m", "bpdn-paper"),
        ("basis pursuit, 95 % radius", "bpdn-confident"),
        ("posterior", "posterior"),
    )
    metric: tuple[str, str | Metric] = ("EMD", "emd")
    source: str = ""
    axis: str = ""
    claims: tuple[Claim, ...] = ()
    bounds: tuple[Bound, ...] = ()
    notes: tuple[str, ...] = ()
    log_x: bool = False
    seeded: bool = field(default=True, init=False)

    def setting(self, panel: Panel, value: float) -> Setting:
        """The setting at ``value`` in ``panel``."""
        changes: dict[str, Any] = {self.vary: int(value) if self.vary in WHOLE else value}
        return replace(panel.setting, **changes)
