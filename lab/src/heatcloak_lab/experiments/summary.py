"""A sweep in sentences, all of them made from its numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_lab.experiments.claims import Claim, Said
from heatcloak_lab.experiments.findings import Curve, Findings, PanelFindings
from heatcloak_lab.experiments.intervals import (
    Mean,
    mean_of,
    ratio_of_groups,
    ratio_of_means,
    share_interval,
)
from heatcloak_lab.experiments.sweep_tables import Judged, is_share

_SPEAKS = 1e-4
"""What a bound must exceed to be compared with: a smaller one says nothing, one way or the other."""


def sentences(findings: Findings, judged: Sequence[Judged]) -> tuple[str, ...]:
    """What the draws show, a paragraph each."""
    claims = dict.fromkeys(found.claim for found in judged)
    paragraphs = [
        claim_sentence(claim, [found for found in judged if found.claim == claim]) for claim in claims
    ]
    if len(findings.sweep.values) == 1:
        paragraphs.append(_scores(findings))
    return tuple(
        filter(
            None,
            [*paragraphs, _methods(findings), _noises(findings), _bounds(findings), _radius(findings)],
        )
    )


_VERBS = ((Said.HOLDS, "It holds"), (Said.FAILS, "It does not hold"), (Said.OPEN, "It is not shown"))


def claim_sentence(claim: Claim, judged: Sequence[Judged]) -> str:
    """How many curves it holds on, and the numbers where it does not; the table has all."""
    text = f"Claimed: {claim.trend.value} ({claim.words})."
    for answer, verb in _VERBS:
        found = [one for one in judged if one.verdict.answer is answer]
        if found:
            told = _evidence(found) if answer is Said.FAILS or len(judged) == 1 else ""
            if answer is Said.OPEN and not told:
                told = ", ".join(dict.fromkeys(one.verdict.evidence.split("; ")[0] for one in found))
            text += f" {verb} on {_share_of(len(found), len(judged))}{told and ': '}{told}."
    return text


def _share_of(count: int, total: int) -> str:
    if count < total:
        return f"{count} of {total} curves"
    return "the one curve" if total == 1 else f"all {total} curves"


def _evidence(found: Sequence[Judged]) -> str:
    """Each curve's numbers, by panel; where all have the same words, once."""
    words = {one.verdict.evidence for one in found}
    if len(words) == 1 and len(found) > 1:
        return words.pop()
    parts = []
    for panel in dict.fromkeys(one.panel for one in found):
        told = [f"{one.method} ({_short(one)})" for one in found if one.panel == panel]
        parts.append(f"{panel}: {', '.join(told)}" if panel else ", ".join(told))
    return "; ".join(parts)


def _short(judged: Judged) -> str:
    """The evidence without the rank correlation, which the table has."""
    parts = judged.verdict.evidence.split("; ")
    return ", ".join(part for part in parts if not part.startswith("Kendall"))


def _curve_name(panel: str, method: str) -> str:
    return f"{method}, {panel}" if panel else method


def _scores(findings: Findings) -> str:
    metric = findings.sweep.metric[0]
    share = is_share(findings)
    several = len(findings.panels) > 1
    parts = [
        f"{_curve_name(panel.panel.label if several else '', curve.label)} "
        f"{_with_interval(mean_of(curve.scores[0], share=share))}"
        for panel in findings.panels
        for curve in panel.curves
    ]
    return f"Mean {metric} over {_count(findings.trials, 'draw')}: {'; '.join(parts)}."


def _methods(findings: Findings) -> str:
    """The last method against those before it, on the same draws."""
    parts = []
    for panel in findings.panels:
        *others, last = panel.curves
        ratios = [(other.label, ratio_of_means(_over_values(last), _over_values(other))) for other in others]
        told = [f"{_with_interval(ratio)} times that of {label}" for label, ratio in ratios if ratio]
        if told:
            where = f"{panel.panel.label}: " if len(findings.panels) > 1 else ""
            parts.append(f"{where}{_listed(told)}")
    if not parts:
        return ""
    label = findings.panels[0].curves[-1].label
    told_of = f"{_start(label)}, mean {findings.sweep.metric[0]}{_averaged(findings)}"
    if len(findings.panels) == 1:
        return f"{told_of}: {parts[0]}."
    return f"{told_of}. {'. '.join(map(_start, parts))}."


def _noises(findings: Findings) -> str:
    """Panels that differ in nothing but the calibration."""
    parts = []
    for paper, other in _pairs(findings.panels):
        told = []
        for ours, theirs in zip(other.curves, paper.curves, strict=True):
            ratio = ratio_of_groups(_over_values(ours), _over_values(theirs))
            if ratio:
                told.append(f"{ours.label} {_with_interval(ratio)}")
        if told:
            parts.append(f"{other.panel.label} over {paper.panel.label}: {_listed(told)}")
    if not parts:
        return ""
    told_of = f"Ratio of the mean {findings.sweep.metric[0]} under the two noises{_averaged(findings)}"
    return f"{told_of}. {'. '.join(map(_start, parts))}."


def _pairs(panels: Sequence[PanelFindings]) -> Iterable[tuple[PanelFindings, PanelFindings]]:
    for paper in panels:
        for other in panels:
            setting = paper.panel.setting
            if setting.calibration != "paper" or other.panel.setting.calibration in ("paper", "fixed"):
                continue
            if replace(setting, calibration=other.panel.setting.calibration) == other.panel.setting:
                yield paper, other


def _bounds(findings: Findings) -> str:
    """How many means are surely beyond a curve of the theory."""
    if findings.trials < 2:
        return ""
    told = (_beyond(findings, index) for index in range(len(findings.sweep.bounds)))
    return " ".join(filter(None, told))


def _beyond(findings: Findings, index: int) -> str:
    bound = findings.sweep.bounds[index]
    below = bound.kind == "lower"
    told = wrong = 0
    factors = []
    share = is_share(findings)
    for panel in findings.panels:
        for value, height in enumerate(panel.bounds[index]):
            for curve in panel.curves if height > _SPEAKS else ():
                scores = curve.scores[value]
                low, high = mean_of(scores, share=share).interval or (0.0, 1.0)
                told += 1
                # Draws that are all the same have no width, and so are no proof of anything.
                wrong += int((high < height if below else low > height) and np.ptp(scores) > 0.0)
                factors.append(float(scores.mean()) / height)
    if not told:
        return ""
    side = "below" if below else "above"
    text = (
        f"“{_start(bound.label)}”: of {_count(told, 'mean')} beside it {wrong or 'none'} "
        f"{'lies' if wrong <= 1 else 'lie'} {side} it with the whole 95 % interval"
    )
    return f"{text}; the means are {min(factors):.2g} to {max(factors):.2g} times it."


def _radius(findings: Findings) -> str:
    infeasible = sum(int(panel.infeasible.sum()) for panel in findings.panels)
    outside = sum(int(panel.outside.sum()) for panel in findings.panels)
    total = sum(panel.infeasible.size for panel in findings.panels)
    share = share_interval(infeasible, total)
    text = (
        f"The papers' radius σ√m left no feasible point in {infeasible} of {_count(total, 'draw')} "
        f"({_percent(infeasible / total)}, 95 % interval {_percent(share.low)} to {_percent(share.high)}); "
        f"the truth itself was outside it in {outside} ({_percent(outside / total)})."
    )
    empty: dict[str, int] = {}
    for panel in findings.panels:
        for curve in panel.curves:
            empty[curve.label] = empty.get(curve.label, 0) + int(curve.placeless.sum())
    seen = [f"{label} {count}" for label, count in empty.items() if count]
    if not seen:
        return f"{text} No estimate was zero."
    return f"{text} Estimates that were zero, and so scored as uniform, of {total}: {_listed(seen)}."


def _over_values(curve: Curve) -> FloatArray:
    """One number a trial: draws at different values are independent."""
    return np.asarray(curve.scores.mean(axis=0))


def _averaged(findings: Findings) -> str:
    return "" if len(findings.sweep.values) == 1 else " averaged over all values"


def _with_interval(mean: Mean) -> str:
    if mean.interval is None:
        return f"{mean.value:.3g}"
    return f"{mean.value:.3g} ({mean.interval.low:.3g} to {mean.interval.high:.3g})"


def _percent(share: float) -> str:
    return f"{100.0 * share:.1f} %"


def _count(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def _listed(parts: Sequence[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def _start(text: str) -> str:
    # zCDP stays zCDP.
    return text if text[1:2].isupper() else text[:1].upper() + text[1:]
