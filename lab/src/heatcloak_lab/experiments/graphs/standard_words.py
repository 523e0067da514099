"""What Δ₂ of standard graphs says of the paper's Table 2 and Lemma 18, in sentences and tables."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from heatcloak_lab.experiments.claims import Said
from heatcloak_lab.experiments.graphs.standard_graphs import BOUNDS, Points
from heatcloak_lab.experiments.measured import Measured
from heatcloak_lab.experiments.result import Cell, Table

EXACT = 1e-6
"""How far from what is computed a formula may be that holds, relative to it."""

_SOURCE = "Gilbert & McMillan 2018"
_LEMMA = f"{_SOURCE}, Lemma 18: Δ₂ ≤ Σ e^(−τsₖ)|Uᵢₖ − Uⱼₖ|"


def sentences(found: Sequence[Points]) -> tuple[str, ...]:
    """What was found, a paragraph each."""
    worst = max(float(np.abs(points.formula / points.computed - 1.0).max()) for points in found)
    printed = {points.family.label: points.family.claim for points in found if points.family.claim}
    kinds = ", ".join(dict.fromkeys(points.family.label for points in found))
    return (
        f"The closed forms are what is computed, to a relative {worst:.0e}: {kinds}, {len(found)} graphs.",
        *(_of_print([points for points in found if points.family.label == label]) for label in printed),
        _of_bounds(found),
    )


def _of_print(found: Sequence[Points]) -> str:
    family = found[0].family
    ratios = [(points.n, points.printed / points.computed) for points in found]
    told = ", ".join(f"{ratio[0]:.3g} to {ratio[-1]:.3g} at n = {n}" for n, ratio in ratios)
    verb = "It holds" if all(_holds(points) for points in found) else "It does not hold"
    return (
        f"Claimed: {family.claim} ({_SOURCE}, Table 2, {family.label}). {verb}: over Δ₂ that is {told}, by τ."
    )


def _of_bounds(found: Sequence[Points]) -> str:
    over = np.concatenate([points.bounds / points.computed for points in found], axis=1)
    (sum_low, alone_low, straight_low), (sum_high, alone_high, straight_high) = (
        over.min(axis=1),
        over.max(axis=1),
    )
    # What is computed is rounded up, and so are the bounds, by less.
    verb = "It holds" if float(over[0].min()) > 1.0 - EXACT else "It does not hold"
    return (
        f"Claimed: {_LEMMA}. {verb}: the sum is {sum_low:.3g} to {sum_high:.3g} times Δ₂, and what follows "
        f"from it, e^(−τs₂)‖Uᵢ − Uⱼ‖₁, {alone_low:.3g} to {alone_high:.3g} times. √2·e^(−τs₂), which is "
        f"never above that, is {straight_low:.3g} to {straight_high:.3g} times Δ₂."
    )


def _holds(points: Points) -> bool:
    return bool((np.abs(points.printed / points.computed - 1.0) < EXACT).all())


def verdict_table(found: Sequence[Points]) -> Table:
    """Table 2's formulas and Lemma 18, graph by graph."""
    rows: list[tuple[Cell, ...]] = []
    for points in found:
        if points.family.claim:
            over = points.printed / points.computed
            said = Said.HOLDS if _holds(points) else Said.FAILS
            words = f"{_SOURCE}, Table 2: {points.family.claim}"
            ends = [f"{over[at]:.4g} times Δ₂ at τ = {points.spreads[at]:g}" for at in (0, -1)]
            evidence = ", ".join(ends)
            rows.append((words, "equal", points.label, "as printed", said.value, "", evidence))
    for points in found:
        over = points.bounds[0] / points.computed
        said = Said.HOLDS if float(over.min()) > 1.0 - EXACT else Said.FAILS
        evidence = f"{over.min():.4g} to {over.max():.4g} times Δ₂"
        rows.append((_LEMMA, "upper bound", points.label, "exact", said.value, "", evidence))
    return Table(
        "verdicts",
        f"What the paper states, beside what is computed: a formula holds within a relative {EXACT:g}.",
        ("claim", "shape", "panel", "method", "verdict", "p", "evidence"),
        tuple(rows),
        wide=True,
    )


def summary_table(found: Sequence[Points]) -> Table:
    """Every graph at every τ, for people."""
    rows: list[tuple[Cell, ...]] = []
    for points in found:
        for at, spread in enumerate(points.spreads.tolist()):
            printed = points.printed[at]
            rows.append(
                (
                    points.label,
                    Measured(spread),
                    Measured(points.computed[at]),
                    Measured(points.formula[at]),
                    "" if np.isnan(printed) else Measured(printed),
                    "" if np.isnan(printed) else Measured(printed / points.computed[at]),
                    *map(Measured, points.bounds[:, at]),
                )
            )
    return Table(
        "summary",
        "Δ₂ of a hop: computed, in closed form, as printed, that over computed; bounds by the spectrum.",
        ("graph", "τ", "computed", "closed form", "printed", "over", *BOUNDS),
        tuple(rows),
    )


def points_table(found: Sequence[Points]) -> Table:
    """Every point at full precision."""
    rows: list[tuple[Cell, ...]] = []
    for points in found:
        columns = (points.spreads, points.computed, points.formula, points.printed, *points.bounds)
        for spread, *values in zip(*(column.tolist() for column in columns), strict=True):
            rows.append(
                (
                    points.family.label,
                    points.n,
                    spread,
                    *("" if np.isnan(value) else value for value in values),
                )
            )
    return Table(
        "points",
        "Every point.",
        ("graph", "n", "tau", "computed", "formula", "printed", "lemma18", "connectivity", "contraction"),
        tuple(rows),
    )
