"""The tables of a sweep: what was set, what came out, what is borne out, and every draw."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from heatcloak_lab.experiments.claims import Claim
from heatcloak_lab.experiments.findings import Curve, Findings, PanelFindings
from heatcloak_lab.experiments.intervals import Interval, mean_of, share_interval
from heatcloak_lab.experiments.measured import Measured
from heatcloak_lab.experiments.result import Cell, Table
from heatcloak_lab.experiments.setting import Setting
from heatcloak_lab.experiments.trends import Verdict

SETTING, VERDICTS, SUMMARY, INFEASIBLE, DRAWS = "setting", "verdicts", "summary", "infeasible", "draws"
"""What the tables are called."""


_LEAST = 1e-15
"""The least p that is shown: approximations do not reach further."""


class Judged(NamedTuple):
    """A claim, a curve and what the one says of the other."""

    claim: Claim
    panel: str
    method: str
    verdict: Verdict


def is_share(findings: Findings) -> bool:
    """Whether every score is 0 or 1, not all of them 0: their mean is a share then."""
    scores = np.concatenate([curve.scores.ravel() for panel in findings.panels for curve in panel.curves])
    return bool(np.isin(scores, (0.0, 1.0)).all() and scores.any())


def setting_table(findings: Findings) -> Table:
    """What each panel was drawn with."""
    sweep = findings.sweep
    several = len(sweep.values) > 1
    varied = sweep.vary if several else ""
    rows: list[tuple[Cell, ...]] = []
    for panel in sweep.panels:
        setting = sweep.setting(panel, sweep.values[0])
        cells: dict[str, Cell] = {
            "n": setting.n_sources,
            "m": setting.n_sensors,
            "μ": setting.diffusivity,
            "t": setting.time,
            "k": setting.sources,
            "places": _places(setting),
            "noise": _noise(setting, varied),
        }
        if SYMBOLS.get(varied) in cells:
            cells[SYMBOLS[varied]] = "varies"
        elif varied == "separation":
            cells["places"] = "vary about 0.5"
        rows.append((panel.label, *cells.values()))
    draws = "1 draw" if findings.trials == 1 else f"{findings.trials} draws"
    each = f" at each of {len(sweep.values)} values" if several else ""
    return Table(
        SETTING,
        f"What was drawn: {draws}{each}, seed {findings.seed}. All sources have intensity 1; T = μt.",
        ("panel", *cells),
        tuple(rows),
    )


def _places(setting: Setting) -> str:
    if setting.places == "random":
        return "at random"
    if setting.places == "centre":
        return "0.5" if setting.sources == 1 else "evenly"
    return ", ".join(f"{place:g}" for place in setting.places)


def _noise(setting: Setting, vary: str) -> str:
    def shown(name: str, value: float) -> str:
        return "varies" if name == vary else f"{value:g}"

    if setting.calibration == "fixed":
        return f"σ = {shown('sigma', setting.sigma)}".replace("= varies", "varies")
    alpha = "1/n" if setting.alpha is None else shown("alpha", setting.alpha)
    promise = f"ε = {shown('epsilon', setting.epsilon)}, δ = {shown('delta', setting.delta)}, α = {alpha}"
    return f"{setting.calibration}, {promise.replace('= varies', 'varies')}"


def verdict_table(judged: tuple[Judged, ...]) -> Table:
    """What the draws of each curve say of each claim."""
    return Table(
        VERDICTS,
        "What the papers state, and what the draws of each curve say of it; p of the test that decided, at "
        f"least {_LEAST:g}.",
        ("claim", "shape", "panel", "method", "verdict", "p", "evidence"),
        tuple(
            (
                found.claim.words,
                found.claim.trend.value,
                found.panel,
                found.method,
                found.verdict.answer.value,
                "" if found.verdict.probability is None else Measured(max(found.verdict.probability, _LEAST)),
                found.verdict.evidence,
            )
            for found in judged
        ),
        wide=True,
    )


def summary_table(findings: Findings) -> Table:
    """Each curve's mean at each value, with the theory's curves."""
    sweep = findings.sweep
    rows: list[tuple[Cell, ...]] = []
    share = is_share(findings)
    interval = "Clopper–Pearson" if share else "Student's t"
    for panel, curve, index in _points(findings):
        mean = mean_of(curve.scores[index], share=share)
        placeless = int(curve.placeless[index].sum())
        infeasible = panel.infeasible[index]
        rows.append(
            (
                panel.panel.label,
                curve.label,
                sweep.values[index],
                Measured(mean.value),
                *_ends(mean.interval),
                "" if mean.deviation is None else Measured(mean.deviation),
                Measured(infeasible.mean()),
                *_ends(share_interval(int(infeasible.sum()), infeasible.size)),
                Measured(placeless / findings.trials),
                Measured(panel.sigma[index]),
                *("" if math.isnan(bound) else Measured(bound) for bound in panel.bounds[:, index]),
            )
        )
    return Table(
        SUMMARY,
        f"{sweep.metric[0]}: mean, 95 % interval ({interval}) and standard deviation of the draws; the share "
        "of draws in which nothing keeps to the papers' radius, with its interval (Clopper–Pearson); the "
        "share of estimates without mass; σ; and the theory.",
        (
            "panel",
            "method",
            _symbol(findings),
            "mean",
            "95 % from",
            "to",
            "sd",
            "infeasible",
            "share from",
            "share to",
            "no mass",
            "σ",
            *(bound.label for bound in sweep.bounds),
        ),
        tuple(rows),
    )


def infeasible_table(findings: Findings) -> Table:
    """How often nothing keeps to the papers' radius, and how often the truth does not."""
    rows: list[tuple[Cell, ...]] = []
    for panel in findings.panels:
        for index, value in enumerate(findings.sweep.values):
            count, outside = int(panel.infeasible[index].sum()), int(panel.outside[index].sum())
            share = share_interval(count, findings.trials)
            part = Measured(count / findings.trials)
            rows.append((panel.panel.label, value, findings.trials, count, part, *_ends(share), outside))
    return Table(
        INFEASIBLE,
        "Draws in which no f in [0, 1]ⁿ has ‖Af − ỹ‖₂ ≤ σ√m, the papers' radius, with 95 % interval "
        "(Clopper–Pearson); and draws in which the truth has not.",
        ("panel", _symbol(findings), "draws", "infeasible", "share", "95 % from", "to", "truth outside"),
        tuple(rows),
    )


def draws_table(findings: Findings) -> Table:
    """Every score of every draw, at full precision."""
    sweep = findings.sweep
    rows: list[tuple[Cell, ...]] = []
    for panel, curve, index in _points(findings):
        rows += [
            (
                panel.panel.label,
                sweep.values[index],
                trial,
                curve.label,
                float(curve.scores[index, trial]),
                curve.statuses[index][trial],
                int(curve.placeless[index, trial]),
                int(panel.infeasible[index, trial]),
            )
            for trial in range(findings.trials)
        ]
    return Table(
        DRAWS,
        "Every draw.",
        ("panel", sweep.vary, "trial", "method", "score", "status", "placeless", "infeasible"),
        tuple(rows),
    )


def _points(findings: Findings) -> Iterator[tuple[PanelFindings, Curve, int]]:
    for panel in findings.panels:
        for curve in panel.curves:
            for index in range(len(findings.sweep.values)):
                yield panel, curve, index


def _ends(interval: Interval | None) -> tuple[Cell, Cell]:
    return ("", "") if interval is None else (Measured(interval.low), Measured(interval.high))


SYMBOLS = {
    "n_sources": "n",
    "n_sensors": "m",
    "diffusivity": "μ",
    "time": "t",
    "sources": "k",
    "sigma": "σ set",
    "epsilon": "ε",
    "delta": "δ",
    "alpha": "α",
    "separation": "distance",
}


def _symbol(findings: Findings) -> str:
    return SYMBOLS.get(findings.sweep.vary, findings.sweep.vary)
