"""Δ₂ of standard graphs: computed, in closed form as it is and as it is printed, and bounded by Lemma 18."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import GraphDomain
from heatcloak_lab.experiments.result import Result
from heatcloak_lab.experiments.running import Runner
from heatcloak_shared.parameters import check_integer, check_positive

if TYPE_CHECKING:
    from matplotlib.figure import Figure


LEAST = 1e-6
"""Of Δ₂: what is computed is rounded up, by parts in 10¹³ of a unit reading."""
BOUNDS = ("Lemma 18", "what follows from it", "in ℓ₂")
"""The bounds by the spectrum, in the order of `Points.bounds`."""


@dataclass(frozen=True, slots=True)
class Family:
    """Graphs of a kind.

    Attributes:
        label: what they are called.
        edges: of the graph of n vertices, shape (E, 2).
        formula: Δ₂ at n and τ.
        printed: as Table 2 has it; None where it has nothing.
        claim: that in symbols; "" for nothing.
        alone: the only n there is; None for any from 3 on.
    """

    label: str
    edges: Callable[[int], IntArray]
    formula: Callable[[int, float], float]
    printed: Callable[[int, float], float] | None = None
    claim: str = ""
    alone: int | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Points:
    """One graph over τ, every array of shape (spreads,).

    Attributes:
        family: of which kind.
        n: vertices.
        spreads: τ.
        computed: Δ₂ for α = 1, from the eigenvectors of L.
        formula: in closed form.
        printed: as printed, NaN where nothing is.
        bounds: those of `BOUNDS`, shape (bounds, spreads).
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
        """What it is called."""
        return self.family.label if self.family.alone else f"{self.family.label}, n = {self.n}"


def _families() -> tuple[Family, ...]:
    from heatcloak_aggregator.theory.graphs import complete_graph, cycle_graph, star_graph, two_path

    def ring(n: int) -> IntArray:
        return np.column_stack([np.arange(n), (np.arange(n) + 1) % n])

    def complete(n: int) -> IntArray:
        return np.column_stack(np.triu_indices(n, 1))

    def star(n: int) -> IntArray:
        return np.column_stack([np.zeros(n - 1, dtype=np.intp), np.arange(1, n)])

    return (
        Family("path of two", complete, lambda n, tau: two_path(tau), alone=2),
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
    """The experiment; nothing is drawn at random.

    Attributes:
        vertices: n, of those in the table.
        shown: n of those in the figure, one of them.
        spreads: τ, rising.
    """

    name: ClassVar[str] = "extended-table-2"
    title: ClassVar[str] = "How much a hop shows, on standard graphs"
    question: ClassVar[str] = (
        "What is the sensitivity of complete graph, star and cycle, and does print have it?"
    )
    source: ClassVar[str] = "Gilbert & McMillan 2018, Table 2 and Lemma 18"
    seeded: ClassVar[bool] = False

    vertices: tuple[int, ...] = (4, 10, 100)
    shown: int = 10
    spreads: tuple[float, ...] = (0.01, 0.02, 0.04, 0.07, 0.1, 0.15, 0.2, 0.3, 0.5, 0.7, 1.0, 1.5, 2.0)

    def run(self, runner: Runner) -> Result:
        """Compute every curve.

        Raises:
            ParameterError: a parameter is outside its range.
        """
        for n in self.vertices:
            check_integer("vertices", n, 3, 2001)
        for spread in self.spreads:
            check_positive("spreads", spread)
        wanted = [
            (family, n)
            for family in _families()
            for n in ((family.alone,) if family.alone else self.vertices)
        ]
        found = []
        for done, (family, n) in enumerate(wanted, start=1):
            found.append(points_of(family, n, self.spreads))
            runner.progress(done / len(wanted))

        from heatcloak_lab.experiments.graphs.standard_words import (
            points_table,
            sentences,
            summary_table,
            verdict_table,
        )

        def draw(figure: Figure) -> None:
            from heatcloak_lab.experiments.graphs.standard_figure import draw_standard

            draw_standard(figure, [points for points in found if points.n in (2, self.shown)])

        return Result(
            name=self.name,
            title=self.title,
            question=self.question,
            answer=sentences(found),
            assumptions=(
                "Weights 1, a sensor at every vertex, neighbours one hop apart (α = 1).",
                "What is computed is rounded up, by parts in 10¹³ of a unit reading. Points where Δ₂ is "
                f"below {LEAST:g} are left out: only the closed forms tell it there.",
                "Lemma 18's sum depends on which eigenvectors are taken where eigenvalues coincide, as they "
                "do here; it holds for all of them.",
            ),
            tables=(verdict_table(found), summary_table(found)),
            series=points_table(found),
            caption=f"{self.source}, n = {self.shown}. Dots: Δ₂, computed. Blue: the closed form. Orange: as "
            "printed, where anything is. Grey: bounds by the spectrum, Lemma 18, what follows from it with "
            "s₂ alone, and √2·e^(−τs₂).",
            draw=draw,
        )


def points_of(family: Family, n: int, spreads: tuple[float, ...]) -> Points:
    """Compute a curve, where Δ₂ is large enough to be computed."""
    from heatcloak_aggregator.theory.graphs import spectral_bounds

    domain = GraphDomain(n, family.edges(n))
    kept = [spread for spread in spreads if family.formula(n, spread) >= LEAST]
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
