"""The tables of a sweep: settings, evaluated claims, means, infeasible draws, and every draw."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from heatcloak_aggregator.arrays import BoolArray
from heatcloak_lab.experiments.claims import EvaluatedClaim, claims_table
from heatcloak_lab.experiments.result import Cell, Measured, Table, count_text, interval_cells, mean_cells
from heatcloak_lab.experiments.setting import Setting
from heatcloak_lab.experiments.statistics import mean_of, share_interval
from heatcloak_lab.experiments.sweeps.draws import Curve, PanelScores, SweepScores

SETTING, SUMMARY, INFEASIBLE, DRAWS = "setting", "summary", "infeasible", "draws"
"""The names of the tables."""
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
_LEAST_P = 1e-15
"""The smallest p that is displayed: the approximations are not accurate below it."""


def setting_table(scores: SweepScores) -> Table:
    """Return the parameters of each panel."""
    sweep = scores.sweep
    several = len(sweep.values) > 1
    varied = sweep.vary if several else ""
    rows: list[tuple[Cell, ...]] = []
    for panel in sweep.panels:
        setting = sweep.setting(panel, sweep.values[0])
        cells: dict[str, Cell] = {
            **({} if sweep.is_interval else {"domain": _domain_text(setting)}),
            "n": setting.n_sources,
            "m": setting.n_sensors,
            "μ": setting.diffusivity,
            "t": setting.time,
            "k": setting.sources,
            "places": _locations_text(setting),
            "noise": _noise_text(setting, varied),
        }
        if SYMBOLS.get(varied) in cells:
            cells[SYMBOLS[varied]] = "varies"
        elif varied == "separation":
            cells["places"] = "vary about 0.5"
        rows.append((panel.label, *cells.values()))
    each = f" at each of {len(sweep.values)} values" if several else ""
    return Table(
        SETTING,
        f"Parameters: {count_text(scores.trials, 'draw')}{each}, seed {scores.seed}. All sources have "
        "intensity 1; T = μt.",
        ("panel", *cells),
        tuple(rows),
    )


def _domain_text(setting: Setting) -> str:
    return ", ".join([setting.domain, *(f"{key} = {value}" for key, value in setting.domain_options.items())])


def _locations_text(setting: Setting) -> str:
    if setting.places == "random":
        return "at random"
    if setting.places == "centre":
        return "0.5" if setting.sources == 1 else "evenly"
    return ", ".join(f"{place:g}" for place in setting.places)


def _noise_text(setting: Setting, vary: str) -> str:
    def assignment(symbol: str, name: str) -> str:
        return f"{symbol} varies" if name == vary else f"{symbol} = {getattr(setting, name):g}"

    if setting.calibration == "fixed":
        return assignment("σ", "sigma")
    alpha = "α = 1/n" if setting.alpha is None else assignment("α", "alpha")
    return f"{setting.calibration}, {assignment('ε', 'epsilon')}, {assignment('δ', 'delta')}, {alpha}"


def evaluation_table(evaluated: Sequence[EvaluatedClaim]) -> Table:
    """Return the evaluation of each claim on each curve."""
    return claims_table(
        "The claims of the papers, tested on the draws of each curve; p of the deciding test, at least "
        f"{_LEAST_P:g}.",
        [
            (
                found.claim.words,
                found.claim.trend.value,
                found.panel,
                found.method,
                found.evaluation.decision.value,
                _p_cell(found.evaluation.p_value),
                found.evaluation.evidence,
            )
            for found in evaluated
        ],
    )


def _p_cell(p_value: float | None) -> Cell:
    return "" if p_value is None else Measured(max(p_value, _LEAST_P))


def summary_table(scores: SweepScores) -> Table:
    """Return the mean of each curve at each value, with the theoretical curves."""
    sweep, share = scores.sweep, scores.is_share
    interval = "Clopper–Pearson" if share else "Student's t"
    return Table(
        SUMMARY,
        f"{sweep.metric[0]}: mean, 95 % interval ({interval}) and "
        "standard deviation of the draws; the share of draws in which no point satisfies the papers' radius, "
        "with its interval (Clopper–Pearson); the share of estimates with mass zero; σ; and the theoretical "
        "curves.",
        (
            *("panel", "method", _symbol(scores), "mean", "95 % from", "to", "sd"),
            *("infeasible", "share from", "share to", "no mass", "σ"),
            *(bound.label for bound in sweep.bounds),
        ),
        tuple(_summary_row(scores, panel, curve, index, share) for panel, curve, index in _points(scores)),
    )


def _summary_row(
    scores: SweepScores, panel: PanelScores, curve: Curve, index: int, share: bool
) -> tuple[Cell, ...]:
    mean = mean_of(curve.scores[index], share=share)
    return (
        panel.panel.label,
        curve.label,
        scores.sweep.values[index],
        *mean_cells(mean),
        "" if mean.deviation is None else Measured(mean.deviation),
        *_share_cells(panel.infeasible[index]),
        Measured(int(curve.placeless[index].sum()) / scores.trials),
        Measured(panel.sigma[index]),
        *("" if math.isnan(bound) else Measured(bound) for bound in panel.bounds[:, index]),
    )


def _share_cells(draws: BoolArray) -> tuple[Cell, Cell, Cell]:
    interval = share_interval(int(draws.sum()), draws.size)
    return (Measured(draws.mean()), *interval_cells(interval))


def infeasible_table(scores: SweepScores) -> Table:
    """Return how often the papers' radius is infeasible, and how often the true sources violate it."""
    return Table(
        INFEASIBLE,
        "Draws in which no f in [0, 1]ⁿ has ‖Af − ỹ‖₂ ≤ σ√m, the papers' radius, with 95 % interval "
        "(Clopper–Pearson); and draws in which the true sources violate it.",
        ("panel", _symbol(scores), "draws", "infeasible", "share", "95 % from", "to", "truth outside"),
        tuple(
            (
                panel.panel.label,
                value,
                scores.trials,
                int(infeasible.sum()),
                *_share_cells(infeasible),
                int(outside.sum()),
            )
            for panel in scores.panels
            for value, infeasible, outside in zip(
                scores.sweep.values, panel.infeasible, panel.outside, strict=True
            )
        ),
    )


def draws_table(scores: SweepScores) -> Table:
    """Return every score of every draw at full precision."""
    return Table(
        DRAWS,
        "Every draw.",
        ("panel", scores.sweep.vary, "trial", "method", "score", "status", "placeless", "infeasible"),
        tuple(
            (
                panel.panel.label,
                scores.sweep.values[index],
                trial,
                curve.label,
                float(curve.scores[index, trial]),
                curve.statuses[index][trial],
                int(curve.placeless[index, trial]),
                int(panel.infeasible[index, trial]),
            )
            for panel, curve, index in _points(scores)
            for trial in range(scores.trials)
        ),
    )


def _points(scores: SweepScores) -> Iterator[tuple[PanelScores, Curve, int]]:
    for panel in scores.panels:
        for curve in panel.curves:
            for index in range(len(scores.sweep.values)):
                yield panel, curve, index


def _symbol(scores: SweepScores) -> str:
    return SYMBOLS.get(scores.sweep.vary, scores.sweep.vary)
