"""What the draws on a graph of communities say, in sentences and verdicts."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from heatcloak_lab.experiments.claims import Said
from heatcloak_lab.experiments.graphs.accuracy import (
    accuracy,
    accuracy_of_gap,
    gap_between,
    guessed,
    shortfall,
    steepest_crosses,
    told,
)
from heatcloak_lab.experiments.graphs.draws import Scores
from heatcloak_lab.experiments.graphs.methods import NOISES
from heatcloak_lab.experiments.graphs.portrait import Portrait
from heatcloak_lab.experiments.intervals import Mean
from heatcloak_lab.experiments.result import Cell, Table

RECOVERED = 0.9
"""The least share of draws that "recovered" is taken to mean."""

CLAIM = "Gilbert & McMillan 2018, section 5: the correct community is recovered"

_FEW = 10
"""Vertices, of hundreds."""

_VERBS = {Said.HOLDS: "It holds", Said.FAILS: "It does not hold", Said.OPEN: "It is not shown"}


def sentences(scores: Scores, portrait: Portrait) -> tuple[str, ...]:
    """What the draws show, a paragraph each."""
    return (_verdict(scores), *_methods(scores), _why(scores), _shown(scores, portrait))


def verdict_table(scores: Scores) -> Table:
    """What the draws of every method under every noise say of the paper's claim."""
    rows: list[tuple[Cell, ...]] = []
    for at, calibration in enumerate(scores.comparison.calibrations):
        for number, (label, _) in enumerate(scores.comparison.answers):
            evidence = f"right in {told(accuracy(scores, at, number, _every(scores)))} of draws"
            said = _said(scores, at, number).value
            shape = f"in {percent(RECOVERED)} of draws"
            rows.append((CLAIM, shape, NOISES[calibration], label, said, "", evidence))
    return Table(
        "verdicts",
        "What the paper states. It holds where the 95 % interval of the share of draws in which the right "
        f"community is named lies above {percent(RECOVERED)}.",
        ("claim", "shape", "panel", "method", "verdict", "p", "evidence"),
        tuple(rows),
        wide=True,
    )


def draws_text(count: int) -> str:
    """How many draws, in words."""
    return "one draw" if count == 1 else f"{count} draws"


def _every(scores: Scores) -> range:
    return range(len(scores.comparison.cases))


def _said(scores: Scores, calibration: int, answer: int) -> Said:
    interval = accuracy(scores, calibration, answer, _every(scores)).interval
    if interval is None or interval.low < RECOVERED <= interval.high:
        return Said.OPEN
    return Said.HOLDS if interval.low >= RECOVERED else Said.FAILS


def _verdict(scores: Scores) -> str:
    """What the paper says, and what even the best decision can do."""
    best = by_noise(scores.comparison.calibrations, (told(mean) for mean in _accuracies(scores, -1)))
    answers = {_said(scores, at, -1) for at in range(len(scores.comparison.calibrations))}
    verdict = _VERBS[answers.pop()] if len(answers) == 1 else "That depends on the noise"
    return (
        f"Claimed: {CLAIM}. {verdict}, if that means in {percent(RECOVERED)} of draws: the exact Bayes "
        f"decision, which nobody can beat, names the right community in {best}."
    )


def _methods(scores: Scores) -> list[str]:
    """Each method beside the limit."""
    paragraphs = []
    for number, (label, _) in enumerate(scores.comparison.methods):
        right = by_noise(scores.comparison.calibrations, map(told, _accuracies(scores, number)))
        text = f"{capital(label)} names it in {right}: {beside_limit(scores, number)}."
        silent = [
            guessed(scores, at, number, _every(scores)) for at in range(len(scores.comparison.calibrations))
        ]
        if any(silent):
            shares = listed(list(map(percent, silent)))
            text += f" In {shares} of draws it recovers nothing at all, which counts as a guess."
        paragraphs.append(text)
    return paragraphs


def beside_limit(scores: Scores, answer: int) -> str:
    """How far a method is from exact Bayes on the same draws, under each noise."""
    noises = range(len(scores.comparison.calibrations))
    if np.array_equal(scores.right[:, :, answer], scores.right[:, :, -1]):
        return "right where exact Bayes is, in every draw"
    less = [told(shortfall(scores, at, answer, _every(scores)), unit="", sign="+") for at in noises]
    return f"{listed(less)} points beside exact Bayes"


def _why(scores: Scores) -> str:
    """What limits everybody: a hop between communities is a hop."""
    cases = scores.comparison.cases
    gaps = [gap_between(case.setting) for case in cases]
    crossing = sum(steepest_crosses(case.setting) for case in cases)
    tests = []
    for sigmas in scores.sigmas.T.tolist():
        chances = [accuracy_of_gap(case.setting, sigma) for case, sigma in zip(cases, sigmas, strict=True)]
        tests.append(percent(sum(chances) / len(chances), 1))
    return (
        "Why: noise hides a move by one hop, wherever it is, also one from a community to the other; on "
        f"{crossing} of {len(cases)} graphs such a hop is the one that moves the readings most, Δ₂. The "
        f"mean readings of the two communities are {_range(gaps)} Δ₂ apart. Who knows these two means and "
        f"nothing else names the right one in {by_noise(scores.comparison.calibrations, tests)}."
    )


def _shown(scores: Scores, portrait: Portrait) -> str:
    """How much of what is recovered lies where the source is, and on how few vertices all of it does."""
    own = scores.comparison.cases[0].setting.world.communities == 0
    parts = []
    for number, (label, _) in enumerate(scores.comparison.methods):
        mass = portrait.mass[:, number]
        there = by_noise(scores.comparison.calibrations, map(percent, mass[:, own].sum(axis=-1).tolist()))
        most = np.sort(mass)[:, -_FEW:].sum(axis=-1).tolist()
        parts.append(f"{label} {there} (and {listed(list(map(percent, most)))} on {_FEW} vertices alone)")
    return (
        f"In the picture the source is at vertex {portrait.vertex}. Of the recovered mass there lies on its "
        f"side, over {draws_text(portrait.draws)}: {'; '.join(parts)}."
    )


def _accuracies(scores: Scores, answer: int) -> list[Mean]:
    return [accuracy(scores, at, answer, _every(scores)) for at in range(len(scores.comparison.calibrations))]


def by_noise(calibrations: Iterable[str], texts: Iterable[str]) -> str:
    """A text for each noise, as a part of a sentence."""
    noises = (NOISES[calibration] for calibration in calibrations)
    return listed(
        [
            f"{text} with {'the ' if noise.startswith('papers') else ''}{noise}"
            for text, noise in zip(texts, noises, strict=True)
        ]
    )


def listed(parts: list[str]) -> str:
    """Parts with commas and an and."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def capital(label: str) -> str:
    """A label at the beginning of a sentence."""
    return f"{label[0].upper()}{label[1:]}"


def _range(values: list[float]) -> str:
    low, high = f"{min(values):.2f}", f"{max(values):.2f}"
    return low if low == high else f"{low} to {high}"


def percent(share: float, digits: int = 0) -> str:
    """A share in hundredths."""
    return f"{100.0 * share:.{digits}f} %"
