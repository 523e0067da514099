"""Experiment ``extended-table-2``: Δ₂ of standard graphs, computed and printed, and its bounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import GraphDomain
from heatcloak_lab.experiments.claims import Decision, claims_table
from heatcloak_lab.experiments.figure_style import (
    LIGHT_GREY,
    TEXT,
    TRUTH,
    WIDTH,
    legend_above,
    numbered_styles,
    style_panel,
)
from heatcloak_lab.experiments.result import Cell, Measured, Result, Runner, Table
from heatcloak_shared.parameters import check_integer, check_positive

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


LEAST_SENSITIVITY = 1e-6
"""Smaller Δ₂ are not computed accurately: results are rounded up by parts in 10¹³ of a unit reading."""
BOUNDS = ("Lemma 18", "what follows from it", "in ℓ₂")
"""The spectral bounds, in the order of `Points.bounds`."""


@dataclass(frozen=True, slots=True)
class Family:
    """A family of graphs.

    Attributes:
        label: name of the family.
        edges: edges of the graph of n vertices, shape (E, 2).
        formula: Δ₂ at n and τ in closed form.
        printed: the formula of Table 2; None if it has none.
        claim: the same in symbols; "" for none.
        only_n: the only possible n; None for any n from 3.
    """

    label: str
    edges: Callable[[int], IntArray]
    formula: Callable[[int, float], float]
    printed: Callable[[int, float], float] | None = None
    claim: str = ""
    only_n: int | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Points:
    """One graph over τ, every array of shape (spreads,).

    Attributes:
        family: the family of the graph.
        n: number of vertices.
        spreads: τ.
        computed: Δ₂ for α = 1, from the eigenvectors of L.
        formula: in closed form.
        printed: as printed, NaN if nothing is.
        bounds: the `BOUNDS`, shape (bounds, spreads).
    """

    family: Family
    n: int
    spreads: FloatArray
    computed: FloatArray
    formula: FloatArray
    printed: FloatArray
    bounds: FloatArray

    @property
    def label(self) -> str:
        """Label in tables and figures."""
        return self.family.label if self.family.only_n else f"{self.family.label}, n = {self.n}"


def _families() -> tuple[Family, ...]:
    from heatcloak_aggregator.theory.graphs import complete_graph, cycle_graph, star_graph, two_path

    def ring(n: int) -> IntArray:
        return np.column_stack([np.arange(n), (np.arange(n) + 1) % n])

    def complete(n: int) -> IntArray:
        return np.column_stack(np.triu_indices(n, 1))

    def star(n: int) -> IntArray:
        return np.column_stack([np.zeros(n - 1, dtype=np.intp), np.arange(1, n)])

    return (
        Family("path of two", complete, lambda n, tau: two_path(tau), only_n=2),
        Family(
            "complete graph",
            complete,
            complete_graph,
            lambda n, tau: complete_graph(n, tau, form="printed"),
            "Δ₂² = 2e^(−τn)",
        ),
        Family(
            "star",
            star,
            star_graph,
            lambda n, tau: star_graph(n, tau, form="printed"),
            "Δ₂² = a² + c² + (c + b)², a = e^(−τn), b = e^(−τ), c = (a − b)/(n − 1)",
        ),
        Family("cycle", ring, cycle_graph),
    )


@dataclass(frozen=True)
class StandardGraphs:
    """The experiment; nothing is random.

    Attributes:
        vertices: n of the graphs in the table.
        shown: n of the graphs in the figure, one of ``vertices``.
        spreads: τ, increasing.
    """

    name: ClassVar[str] = "extended-table-2"
    title: ClassVar[str] = "Sensitivity to a hop on standard graphs"
    question: ClassVar[str] = (
        "What is the sensitivity of complete graph, star and cycle, and is it printed correctly?"
    )
    source: ClassVar[str] = "Gilbert & McMillan 2018, Table 2 and Lemma 18"
    seeded: ClassVar[bool] = False

    vertices: tuple[int, ...] = (4, 10, 100)
    shown: int = 10
    spreads: tuple[float, ...] = (0.01, 0.02, 0.04, 0.07, 0.1, 0.15, 0.2, 0.3, 0.5, 0.7, 1.0, 1.5, 2.0)

    def run(self, runner: Runner) -> Result:
        """Compute every curve.

        Raises:
            ParameterError: a parameter is out of range.
        """
        for n in self.vertices:
            check_integer("vertices", n, 3, 2001)
        for spread in self.spreads:
            check_positive("spreads", spread)
        wanted = [
            (family, n)
            for family in _families()
            for n in ((family.only_n,) if family.only_n else self.vertices)
        ]
        found = []
        for done, (family, n) in enumerate(wanted, start=1):
            found.append(compute_points(family, n, self.spreads))
            runner.progress(done / len(wanted))

        return Result(
            name=self.name,
            title=self.title,
            question=self.question,
            answer=_paragraphs(found),
            assumptions=(
                "Weights 1, a sensor at every vertex, neighbours one hop apart (α = 1).",
                "Computed values are rounded up by parts in 10¹³ of a unit reading. Points with Δ₂ below "
                f"{LEAST_SENSITIVITY:g} are omitted, because only the closed forms are accurate there.",
                "The sum of Lemma 18 depends on the choice of eigenvectors for equal eigenvalues, which "
                "occur here; the lemma holds for every choice.",
            ),
            tables=(_claims_table(found), _summary_table(found)),
            series=_points_table(found),
            caption=f"{self.source}, n = {self.shown}. Dots: Δ₂, computed. Blue: the closed form. Orange: as "
            "printed, if anything is. Grey: spectral bounds: Lemma 18, what follows from it with "
            "s₂ only_n, and √2·e^(−τs₂).",
            draw=partial(draw_standard, found=[points for points in found if points.n in (2, self.shown)]),
        )


def compute_points(family: Family, n: int, spreads: tuple[float, ...]) -> Points:
    """Compute the points where Δ₂ is large enough to be accurate."""
    from heatcloak_aggregator.theory.graphs import spectral_bounds

    domain = GraphDomain(n, family.edges(n))
    kept = [spread for spread in spreads if family.formula(n, spread) >= LEAST_SENSITIVITY]
    computed, bounds = [], []
    for spread in kept:
        op = domain.operator(spread)
        computed.append(op.sensitivity(1.0))
        known = spectral_bounds(op)
        bounds.append((known.lemma18, known.connectivity, known.contraction))
    printed = family.printed
    return Points(
        family,
        n,
        np.array(kept),
        np.array(computed),
        np.array([family.formula(n, spread) for spread in kept]),
        np.array([np.nan if printed is None else printed(n, spread) for spread in kept]),
        np.array(bounds).reshape(-1, len(BOUNDS)).T,
    )


FORMULA_TOLERANCE = 1e-6
"""Relative tolerance within which a formula equals the computed value."""

_PAPER = "Gilbert & McMillan 2018"
_LEMMA = f"{_PAPER}, Lemma 18: Δ₂ ≤ Σ e^(−τsₖ)|Uᵢₖ − Uⱼₖ|"


def _paragraphs(found: Sequence[Points]) -> tuple[str, ...]:
    """Return what was found, one entry per paragraph."""
    worst = max(float(np.abs(points.formula / points.computed - 1.0).max()) for points in found)
    printed = {points.family.label: points.family.claim for points in found if points.family.claim}
    kinds = ", ".join(dict.fromkeys(points.family.label for points in found))
    return (
        f"The closed forms agree with the computation to a relative {worst:.0e}: {kinds}, {len(found)} "
        "graphs.",
        *(_of_print([points for points in found if points.family.label == label]) for label in printed),
        _of_bounds(found),
    )


def _of_print(found: Sequence[Points]) -> str:
    family = found[0].family
    ratios = [(points.n, points.printed / points.computed) for points in found]
    factors = ", ".join(f"{ratio[0]:.3g} to {ratio[-1]:.3g} at n = {n}" for n, ratio in ratios)
    verb = "It holds" if all(_holds(points) for points in found) else "It does not hold"
    return (
        f"Claimed: {family.claim} ({_PAPER}, Table 2, {family.label}). {verb}: divided by Δ₂ it is "
        f"{factors}, depending on τ."
    )


def _of_bounds(found: Sequence[Points]) -> str:
    over = np.concatenate([points.bounds / points.computed for points in found], axis=1)
    (sum_low, alone_low, straight_low), (sum_high, alone_high, straight_high) = (
        over.min(axis=1),
        over.max(axis=1),
    )
    # The computed values are rounded up, and the bounds too, by less.
    verb = "It holds" if float(over[0].min()) > 1.0 - FORMULA_TOLERANCE else "It does not hold"
    return (
        f"Claimed: {_LEMMA}. {verb}: the sum is {sum_low:.3g} to {sum_high:.3g} times Δ₂, and what follows "
        f"from it, e^(−τs₂)‖Uᵢ − Uⱼ‖₁, {alone_low:.3g} to {alone_high:.3g} times. √2·e^(−τs₂), which is "
        f"never above that, is {straight_low:.3g} to {straight_high:.3g} times Δ₂."
    )


def _holds(points: Points) -> bool:
    return bool((np.abs(points.printed / points.computed - 1.0) < FORMULA_TOLERANCE).all())


def _claims_table(found: Sequence[Points]) -> Table:
    return claims_table(
        "The claims of the paper, compared with the computation: a formula holds within a relative "
        f"{FORMULA_TOLERANCE:g}.",
        [
            *(_formula_claim(points) for points in found if points.family.claim),
            *(_bound_claim(points) for points in found),
        ],
    )


def _formula_claim(points: Points) -> tuple[Cell, ...]:
    over = points.printed / points.computed
    decision = Decision.HOLDS if _holds(points) else Decision.FAILS
    words = f"{_PAPER}, Table 2: {points.family.claim}"
    evidence = ", ".join(f"{over[at]:.4g} times Δ₂ at τ = {points.spreads[at]:g}" for at in (0, -1))
    return (words, "equal", points.label, "as printed", decision.value, "", evidence)


def _bound_claim(points: Points) -> tuple[Cell, ...]:
    over = points.bounds[0] / points.computed
    decision = Decision.HOLDS if float(over.min()) > 1.0 - FORMULA_TOLERANCE else Decision.FAILS
    evidence = f"{over.min():.4g} to {over.max():.4g} times Δ₂"
    return (_LEMMA, "upper bound", points.label, "exact", decision.value, "", evidence)


def _summary_table(found: Sequence[Points]) -> Table:
    """Return every graph at every τ, for display."""
    return Table(
        "summary",
        "Δ₂ of a hop: computed, in closed form, as printed, printed over computed; spectral bounds.",
        ("graph", "τ", "computed", "closed form", "printed", "over", *BOUNDS),
        tuple(
            (
                points.label,
                Measured(spread),
                Measured(points.computed[at]),
                Measured(points.formula[at]),
                *_if_printed(points.printed[at], points.printed[at] / points.computed[at]),
                *map(Measured, points.bounds[:, at]),
            )
            for points in found
            for at, spread in enumerate(points.spreads.tolist())
        ),
    )


def _if_printed(*values: float) -> tuple[Cell, ...]:
    """Return the cells of values that are NaN if nothing is printed."""
    return tuple("" if np.isnan(value) else Measured(value) for value in values)


def _points_table(found: Sequence[Points]) -> Table:
    """Return every point at full precision."""
    rows: list[tuple[Cell, ...]] = []
    for points in found:
        columns = (points.spreads, points.computed, points.formula, points.printed, *points.bounds)
        for values in zip(*(column.tolist() for column in columns), strict=True):
            cells = ("" if np.isnan(value) else value for value in values)
            rows.append((points.family.label, points.n, *cells))
    return Table(
        "points",
        "Every point.",
        ("graph", "n", "tau", "computed", "formula", "printed", "lemma18", "connectivity", "contraction"),
        tuple(rows),
    )


_BOUND_LOOKS = (
    ("Lemma 18", (0, (1, 1))),
    (r"$e^{-\tau s_2}\|U_i-U_j\|_1$", (0, (4, 1.5))),
    (r"$\sqrt{2}\,e^{-\tau s_2}$", (0, (6, 2, 1, 2))),
)


def draw_standard(figure: Figure, found: Sequence[Points]) -> None:
    """Draw a panel for each graph."""
    columns = 2 if len(found) > 1 else 1
    rows = -(-len(found) // columns)
    figure.set_size_inches(WIDTH, 0.9 + 2.7 * rows)
    grid = figure.subplots(rows, columns, squeeze=False, sharex=True)
    for at, axes in enumerate(grid.ravel()):
        if at < len(found):
            _draw_graph_panel(axes, found[at])
        else:
            axes.set_visible(False)
    figure.supxlabel("spread τ", fontsize=TEXT)
    figure.supylabel(r"$\Delta_2$ of a hop", fontsize=TEXT)
    printed = next((at for at, points in enumerate(found) if points.family.claim), 0)
    legend_above(figure, grid.ravel()[printed], 3)


def _draw_graph_panel(axes: Axes, points: Points) -> None:
    from matplotlib.ticker import NullFormatter

    style_panel(axes)
    printed, right = numbered_styles(2)
    for bound, (label, line) in zip(points.bounds, _BOUND_LOOKS, strict=True):
        axes.plot(points.spreads, bound, color=LIGHT_GREY, ls=line, lw=1.4, label=label)
    if not np.isnan(points.printed).any():
        axes.plot(points.spreads, points.printed, color=printed["color"], lw=1.7, ls="--", label="as printed")
    axes.plot(points.spreads, points.formula, color=right["color"], lw=1.7, label="closed form")
    axes.plot(points.spreads, points.computed, "o", color=TRUTH, ms=4.5, label="computed")
    axes.set_title(points.label, loc="left", fontsize=TEXT)
    top = 1.6 * float(max(points.bounds.max(), 1.5))
    axes.set(xscale="log", yscale="log", ylim=(0.6 * float(points.computed.min()), top))
    axes.xaxis.set_major_formatter("{x:g}")
    axes.xaxis.set_minor_formatter(NullFormatter())
    axes.yaxis.set_minor_formatter(NullFormatter())
