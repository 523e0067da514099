"""What the draws of a sweep gave: numbers, before anything is said or drawn of them."""

from __future__ import annotations

from dataclasses import dataclass

from heatcloak_aggregator.arrays import BoolArray, FloatArray
from heatcloak_lab.experiments.sweep import Panel, Sweep


@dataclass(frozen=True, eq=False, slots=True)
class Curve:
    """One method in one panel.

    Attributes:
        label: the method's.
        scores: of each draw, shape (values, trials).
        placeless: whether the estimate had no mass, which counts as uniform, shape (values, trials).
        statuses: the method's own words, values × trials.
    """

    label: str
    scores: FloatArray
    placeless: BoolArray
    statuses: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, eq=False, slots=True)
class PanelFindings:
    """One panel.

    Attributes:
        panel: which.
        sigma: σ at each value, shape (values,).
        infeasible: whether no f in [0, 1]ⁿ keeps to the papers' radius σ√m, shape (values, trials).
        outside: whether the truth itself does not, shape (values, trials).
        curves: the methods, in the order of the sweep.
        bounds: at each value, in the order of the sweep's bounds; NaN where one says nothing,
            shape (bounds, values).
    """

    panel: Panel
    sigma: FloatArray
    infeasible: BoolArray
    outside: BoolArray
    curves: tuple[Curve, ...]
    bounds: FloatArray


@dataclass(frozen=True, eq=False, slots=True)
class Findings:
    """All panels of a sweep.

    Attributes:
        sweep: what was asked.
        trials: draws at each value of each panel.
        seed: what they were drawn from.
        panels: in the order of the sweep.
    """

    sweep: Sweep
    trials: int
    seed: int
    panels: tuple[PanelFindings, ...]
