"""What the draws of a sweep become: tables, sentences and a figure."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from heatcloak_lab.experiments.findings import Findings
from heatcloak_lab.experiments.result import Result
from heatcloak_lab.experiments.summary import sentences
from heatcloak_lab.experiments.sweep_tables import (
    Judged,
    draws_table,
    infeasible_table,
    setting_table,
    summary_table,
    verdict_table,
)
from heatcloak_lab.experiments.trends import judge

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_ASSUMPTIONS = (
    "The readings are simulated with the model that recovery uses: the free heat kernel, Gaussian noise of "
    "known scale. Walls, draughts and wrong sensors are not in it.",
    "EMD compares vectors that are scaled to mass one. An estimate of mass zero says nothing about place and "
    "counts as uniform.",
    "Where nothing keeps to a radius, basis pursuit takes the least radius that something keeps to; such "
    "draws are scored like all others.",
    "A verdict is wrong in at most one of twenty repetitions, for each curve by itself; of many curves some "
    "may be. Falling and rising are trends over all values; level counts what differs by less than 5 %, "
    "near-flat an exponent within ±0.25, not growing one of at most 0.25: nearer to no dependence than to a "
    "square root.",
)
_ONE_DRAW = "One draw at each value: there are no intervals, and no trend is shown."


def result_of(findings: Findings) -> Result:
    """The result of a sweep."""
    sweep = findings.sweep
    judged = judgements(findings)
    tables = [setting_table(findings)]
    if judged:
        tables.append(verdict_table(judged))
    tables += [summary_table(findings), infeasible_table(findings)]
    more = (_ONE_DRAW,) if findings.trials == 1 else ()

    def draw(figure: Figure) -> None:
        from heatcloak_lab.experiments.picture_figure import draw_picture
        from heatcloak_lab.experiments.sweep_figure import draw_sweep

        (draw_picture if _is_picture(findings) else draw_sweep)(figure, findings)

    return Result(
        name=sweep.name,
        title=sweep.title,
        question=sweep.question,
        answer=sentences(findings, judged),
        assumptions=(*sweep.notes, *more, *_ASSUMPTIONS),
        tables=tuple(tables),
        series=draws_table(findings),
        caption=_caption(findings),
        draw=draw,
    )


def judgements(findings: Findings) -> tuple[Judged, ...]:
    """What the draws say of every claim, curve by curve."""
    values = np.array(findings.sweep.values, dtype=np.float64)
    return tuple(
        Judged(claim, panel.panel.label, curve.label, judge(claim, values, curve.scores))
        for claim in findings.sweep.claims
        for panel in findings.panels
        for curve in panel.curves
    )


def _is_picture(findings: Findings) -> bool:
    """One value of one panel has no curve: a picture of a draw says more."""
    return len(findings.sweep.values) == len(findings.panels) == 1


def _caption(findings: Findings) -> str:
    source = findings.sweep.source
    source = f"{source[0].upper()}{source[1:]}. " if source else ""
    if _is_picture(findings):
        return (
            f"{source}Left: the first draw; truth (dashed) and estimates scaled to mass one. Right: the "
            f"{findings.sweep.metric[0]} of {'this' if findings.trials == 1 else 'every'} draw."
        )
    bars = "" if findings.trials == 1 else ", with 95 % intervals"
    draws = "one draw" if findings.trials == 1 else f"the mean of {findings.trials} draws"
    return (
        f"{source}{findings.sweep.metric[0]}: {draws} at each value{bars}. Below: the share of draws in "
        "which nothing keeps to the papers' radius σ√m."
    )
