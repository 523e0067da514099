"""The findings of a sweep in sentences, generated from its numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_lab.experiments.claims import Claim, Decision, EvaluatedClaim
from heatcloak_lab.experiments.result import (
    capitalized,
    count_text,
    enumeration,
    percent,
)
from heatcloak_lab.experiments.statistics import (
    Mean,
    mean_of,
    ratio_of_means,
    share_interval,
)
from heatcloak_lab.experiments.sweeps.draws import Curve, PanelScores, SweepScores

_LEAST_BOUND = 1e-4
"""A bound below this is practically zero and not compared with."""


def summary_paragraphs(scores: SweepScores, evaluated: Sequence[EvaluatedClaim]) -> tuple[str, ...]:
    """Return what the draws show, one entry per paragraph."""
    claims = dict.fromkeys(found.claim for found in evaluated)
    paragraphs = [
        claim_sentence(claim, [found for found in evaluated if found.claim == claim]) for claim in claims
    ]
    if len(scores.sweep.values) == 1:
        paragraphs.append(_means(scores))
    paragraphs += [_method_ratios(scores), _noise_ratios(scores), _bounds(scores), _radius(scores)]
    return tuple(filter(None, paragraphs))


DECISION_SENTENCES = {
    Decision.HOLDS: "It holds",
    Decision.FAILS: "It does not hold",
    Decision.OPEN: "It is not shown",
}


def claim_sentence(claim: Claim, evaluated: Sequence[EvaluatedClaim]) -> str:
    """Return on how many curves a claim holds, with the numbers where it does not."""
    text = f"Claimed: {claim.trend.value} ({claim.words})."
    for decision, sentence in DECISION_SENTENCES.items():
        found = [one for one in evaluated if one.evaluation.decision is decision]
        if found:
            evidence = _evidence(found) if decision is Decision.FAILS or len(evaluated) == 1 else ""
            if decision is Decision.OPEN and not evidence:
                reasons = (one.evaluation.evidence.split("; ")[0] for one in found)
                evidence = ", ".join(dict.fromkeys(reasons))
            text += f" {sentence} on {_curves(len(found), len(evaluated))}{evidence and ': '}{evidence}."
    return text


def _curves(count: int, total: int) -> str:
    if count < total:
        return f"{count} of {total} curves"
    return "the one curve" if total == 1 else f"all {total} curves"


def _evidence(found: Sequence[EvaluatedClaim]) -> str:
    """Return the numbers of each curve by panel, or once if all curves have the same."""
    texts = {one.evaluation.evidence for one in found}
    if len(texts) == 1 and len(found) > 1:
        return texts.pop()
    parts = []
    for panel in dict.fromkeys(one.panel for one in found):
        curves = ", ".join(f"{one.method} ({_short_evidence(one)})" for one in found if one.panel == panel)
        parts.append(f"{panel}: {curves}" if panel else curves)
    return "; ".join(parts)


def _short_evidence(evaluated: EvaluatedClaim) -> str:
    """Return the evidence without the rank correlation, which is in the table."""
    parts = evaluated.evaluation.evidence.split("; ")
    return ", ".join(part for part in parts if not part.startswith("Kendall"))


def _means(scores: SweepScores) -> str:
    several = len(scores.panels) > 1
    parts = [
        f"{curve.label}{f', {panel.panel.label}' if several and panel.panel.label else ''} "
        f"{_with_interval(mean_of(curve.scores[0], share=scores.is_share))}"
        for panel in scores.panels
        for curve in panel.curves
    ]
    return f"Mean {scores.sweep.metric[0]} over {count_text(scores.trials, 'draw')}: {'; '.join(parts)}."


def _method_ratios(scores: SweepScores) -> str:
    """Compare the last method with the others on the same draws."""
    parts = []
    for panel in scores.panels:
        *others, last = panel.curves
        ratios = [
            (other.label, ratio_of_means(_over_values(last), _over_values(other), paired=True))
            for other in others
        ]
        texts = [f"{_with_interval(ratio)} times that of {label}" for label, ratio in ratios if ratio]
        if texts:
            where = f"{panel.panel.label}: " if len(scores.panels) > 1 else ""
            parts.append(f"{where}{enumeration(texts)}")
    if not parts:
        return ""
    label = scores.panels[0].curves[-1].label
    subject = f"{capitalized(label)}, mean {scores.sweep.metric[0]}{_averaged(scores)}"
    if len(scores.panels) == 1:
        return f"{subject}: {parts[0]}."
    return f"{subject}. {'. '.join(map(capitalized, parts))}."


def _noise_ratios(scores: SweepScores) -> str:
    """Compare panels that differ in the calibration only."""
    parts = []
    for paper, other in _calibration_pairs(scores.panels):
        ratios = [
            (ours.label, ratio_of_means(_over_values(ours), _over_values(theirs), paired=False))
            for ours, theirs in zip(other.curves, paper.curves, strict=True)
        ]
        texts = [f"{label} {_with_interval(ratio)}" for label, ratio in ratios if ratio]
        if texts:
            parts.append(f"{other.panel.label} over {paper.panel.label}: {enumeration(texts)}")
    if not parts:
        return ""
    subject = f"Ratio of the mean {scores.sweep.metric[0]} under the two noises{_averaged(scores)}"
    return f"{subject}. {'. '.join(map(capitalized, parts))}."


def _calibration_pairs(panels: Sequence[PanelScores]) -> Iterable[tuple[PanelScores, PanelScores]]:
    for paper in panels:
        for other in panels:
            setting = paper.panel.setting
            if setting.calibration != "paper" or other.panel.setting.calibration in ("paper", "fixed"):
                continue
            if replace(setting, calibration=other.panel.setting.calibration) == other.panel.setting:
                yield paper, other


def _bounds(scores: SweepScores) -> str:
    """Count the means that violate a bound significantly."""
    if scores.trials < 2:
        return ""
    texts = (_violations(scores, index) for index in range(len(scores.sweep.bounds)))
    return " ".join(filter(None, texts))


def _violations(scores: SweepScores, index: int) -> str:
    bound = scores.sweep.bounds[index]
    below = bound.kind == "lower"
    compared = violated = 0
    factors = []
    for panel in scores.panels:
        for value, height in enumerate(panel.bounds[index]):
            for curve in panel.curves if height > _LEAST_BOUND else ():
                draws = curve.scores[value]
                low, high = mean_of(draws, share=scores.is_share).interval or (0.0, 1.0)
                compared += 1
                # An interval of equal draws has no width, so it proves nothing.
                violated += int((high < height if below else low > height) and np.ptp(draws) > 0.0)
                factors.append(float(draws.mean()) / height)
    if not compared:
        return ""
    return (
        f"“{capitalized(bound.label)}”: of {count_text(compared, 'mean')} compared, {violated or 'none'} "
        f"{'lies' if violated <= 1 else 'lie'} {'below' if below else 'above'} it with the whole 95 % "
        f"interval; the means are {min(factors):.2g} to {max(factors):.2g} times it."
    )


def _radius(scores: SweepScores) -> str:
    infeasible = sum(int(panel.infeasible.sum()) for panel in scores.panels)
    outside = sum(int(panel.outside.sum()) for panel in scores.panels)
    total = sum(panel.infeasible.size for panel in scores.panels)
    share = share_interval(infeasible, total)
    text = (
        f"The papers' radius σ√m left no feasible point in {infeasible} of {count_text(total, 'draw')} "
        f"({percent(infeasible / total, 1)}, 95 % interval {percent(share.low, 1)} to "
        f"{percent(share.high, 1)}); the truth itself was outside it in {outside} "
        f"({percent(outside / total, 1)})."
    )
    empty: dict[str, int] = {}
    for panel in scores.panels:
        for curve in panel.curves:
            empty[curve.label] = empty.get(curve.label, 0) + int(curve.placeless.sum())
    counts = [f"{label} {count}" for label, count in empty.items() if count]
    if not counts:
        return f"{text} No estimate was zero."
    return f"{text} Estimates that were zero, and so scored as uniform, of {total}: {enumeration(counts)}."


def _over_values(curve: Curve) -> FloatArray:
    """Average over the values: one number per trial, because draws at different values are independent."""
    return np.asarray(curve.scores.mean(axis=0))


def _averaged(scores: SweepScores) -> str:
    return "" if len(scores.sweep.values) == 1 else " averaged over all values"


def _with_interval(mean: Mean) -> str:
    if mean.interval is None:
        return f"{mean.value:.3g}"
    return f"{mean.value:.3g} ({mean.interval.low:.3g} to {mean.interval.high:.3g})"
