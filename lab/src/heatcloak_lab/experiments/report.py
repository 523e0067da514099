"""The files of a result: figure, tables (CSV) and report (HTML); and the overview page of several results.

`ERRATA` lists the errors in the two papers, for the overview page.
"""

from __future__ import annotations

import base64
import csv
import io
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from heatcloak_lab.experiments.claims import CLAIMS_TABLE, Decision
from heatcloak_lab.experiments.figure_style import drawn_figure
from heatcloak_lab.experiments.result import Cell, Drawing, Result, Table, cell_text

if TYPE_CHECKING:
    from jinja2 import Environment
    from markupsafe import Markup


ERRATA = (
    ("v1, Figure 3a", "its caption says n; its axis runs from 0 to 1.2, so it shows σ"),
    ("v1, Figure 5", "t is given without μ: T = μt with μ = 1/2 gives the plotted values"),
    (
        "v1, Proposition 4; extended, Proposition 13 and Figure 2",
        "Δ₂ = O(√m/(nT^1.5)) is only an upper bound in T: Δ₂ falls as T^−0.75 at small T, and as "
        "T^−1.5 for T ≳ 3 only",
    ),
    (
        "v1, Lemma 6 and Algorithm 1; extended, Lemma 10",
        "at the radius σ√m the truth is feasible about half of the time, not with high probability; often "
        "no point is",
    ),
    (
        "v1, Lemma 3; extended, the Gaussian mechanism",
        "σ = 2·ln(1.25/δ)Δ₂/ε is far more noise than the promise needs at small δ, and too little at large ε",
    ),
    ("v1, section 5", "one source at 0.5 favours an estimate that is biased to the middle"),
    (
        "v1, Lemma 5; extended, Lemma 6",
        "false with fewer sensors than locations: M = [1 1 1] has κ = 1 and Δ₂ = 0",
    ),
    (
        "extended, Lemma 7",
        "the converse needs a nonnegative matrix: [a, −a] has columns of equal length",
    ),
    (
        "v1, Theorem 8; extended, Theorem 14",
        "the constants of the proof are too small and a factor √k is missing: feasible estimates "
        "exceed the bound",
    ),
    (
        "v1, Theorem 10; extended, Theorem 15",
        "¾a does not follow: the four vectors are a/2 apart, and bits are mixed with nats",
    ),
    (
        "v1, section 4.2: two peaks merge at a distance of T^1.5·σ/√m",
        "that is a lower bound only: they merge at a distance that grows as √σ",
    ),
    ("extended, Table 2, complete graph", "Δ₂² is 2e^(−2τn), not 2e^(−τn)"),
    ("extended, Table 2, star", "the middle term counts n − 2 times, once for each other leaf"),
    (
        "extended, Figure 3",
        "inter- and intracommunity are swapped: 5 % inside, 0.1 % between, as in the slides",
    ),
    (
        "extended, section 5",
        "the correct community is recovered only on average: at the printed setting the exact Bayes decision "
        "is wrong in a third of draws",
    ),
)
"""Pairs of a place in the papers and its error."""


PAGE = "index.html"

# A sign and a word each, so that the meaning does not depend on colour alone.
_BADGES = {
    Decision.HOLDS.value: ("✓", "holds", "It holds"),
    Decision.FAILS.value: ("✗", "fails", "It does not hold"),
    Decision.OPEN.value: ("?", "open", "It is not shown"),
}

_INTRODUCTION = (
    "Reproduced figures of two papers on private heat sensing, and further ones: v1 is Gilbert & McMillan "
    "2017, extended is their version of 2018.",
    "Three methods recover the same draws: basis pursuit at the papers' radius σ√m; basis pursuit at the "
    "radius that holds the true sources in 95 % of draws; and the posterior, which knows neither the number "
    "of the sources nor their intensities.",
    "The papers put their single source at 0.5; another panel draws its location anew for each draw. Noise "
    "calibrated by zCDP for the same (ε, δ) is compared with the papers' noise.",
    "Black lines are proven bounds: dashed ones for the mean of every method, dotted ones for the methods "
    "that their label names. Where there is no line, the bound is not informative. Grey lines are guides. "
    "Bars are 95 % intervals. The strip below a panel is the share of draws in which no point satisfies the "
    "papers' radius.",
    "Private heatmaps are those of Ghazi et al. 2023, in a unit square. Location-dependent privacy is that "
    "of Koufogiannis & Pappas 2016, in coordinates of [0, 100]².",
    "EMD is measured in lengths of the corridor, and T in its square. On graphs a source is one vertex, and "
    "the question is which community it is in; EMD is in hops there, and methods are compared with the exact "
    "Bayes decision, which is optimal. The data of each figure are in its CSV files.",
)

_TABLE_TITLES = {
    "verdicts": "Every claim on every curve",
    "summary": "All means with their intervals",
    "infeasible": "Draws in which no point satisfies the papers’ radius",
    "costs": "Total cost of the looks",
    "promises": "The resulting promise",
    "ages": "Cost of one look by the age of the event",
    "zone": "Cost in the default zone",
    "graphs": "The graphs",
    "accuracy": "How often the right community is named",
    "vicinity": "How closely the source is located",
    "epsilon": "Scores over ε",
    "people": "Scores over the number of people",
    "size": "Scores over the size of the grid",
    "local": "Local mechanism: scores over the number of people",
    "everybody": "Local mechanism: scores for everybody in the file",
    "errors": "Errors and audits of mechanisms that report a place",
    "optimum": "Beside the optimum on few cells",
    "distances": "Fast marching beside shortest paths",
    "rough": "Errors on rough maps",
    "emd": "Errors by method",
    "coverage": "Stated and actual probabilities of vicinities",
}


def write_result(result: Result, folder: Path) -> None:
    """Write NAME.png, NAME.svg, NAME.html and a CSV file per table into an existing folder.

    Further figures are NAME-FIGURE.png and NAME-FIGURE.svg. The same result gives the same bytes with the
    same libraries.

    Raises:
        OSError: a file can't be written.
    """
    svgs = []
    for stem, drawing in result.drawings.items():
        svg = folder / f"{stem}.svg"
        with drawn_figure(drawing.draw) as figure:
            figure.savefig(folder / f"{stem}.png", dpi=120)
            figure.savefig(svg, metadata={"Date": None})
        svgs.append(svg.read_text(encoding="utf-8"))
    for table in (*result.tables, result.series):
        _write_csv(table, folder / f"{result.name}-{table.name}.csv")
    report = render_report(result, svgs)
    (folder / f"{result.name}.html").write_text(report, encoding="utf-8")


def _write_csv(table: Table, path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(table.columns)
        writer.writerows(table.rows)


def render_report(result: Result, svgs: Sequence[str]) -> str:
    """Return the report as HTML with the figures inside.

    Args:
        result: the result.
        svgs: its figures as SVG files.
    """
    # Without the XML prologue, which is not allowed within HTML.
    pictures = [svg[svg.index("<svg") :] for svg in svgs]
    captions = [drawing.caption for drawing in result.drawings.values()]
    figures = list(zip(pictures, captions, strict=True))
    return _templates().get_template("report.html.jinja").render(result=result, figures=figures)


def write_overview(results: Sequence[Result], folder: Path) -> None:
    """Write ``index.html`` into an existing folder: all results on one self-contained page.

    The same results give the same bytes with the same libraries.

    Raises:
        OSError: the file can't be written.
    """
    (folder / PAGE).write_text(render_overview(results), encoding="utf-8")


def render_overview(results: Sequence[Result]) -> str:
    """Return the overview page as HTML."""
    return (
        _templates()
        .get_template("overview.html.jinja")
        .render(
            introduction=_INTRODUCTION,
            sections=[_section(result) for result in results],
            table_titles=_TABLE_TITLES,
            errata=ERRATA,
        )
    )


class _ClaimRows(NamedTuple):
    """One claim with a row of the table for each curve."""

    words: str
    shape: str
    rows: list[dict[str, Cell]]

    @property
    def counts(self) -> list[tuple[str, int]]:
        """How many curves have each decision, without zeros."""
        decisions = [row["verdict"] for row in self.rows]
        return [(decision, decisions.count(decision)) for decision in _BADGES if decision in decisions]


class _Section(NamedTuple):
    result: Result
    alt: str
    pictures: list[tuple[str, str]]
    claims: list[_ClaimRows]


def _section(result: Result) -> _Section:
    alt = f"{result.title}. {' '.join(result.answer[:1])}"[:300]
    pictures = [(_picture(drawing), drawing.caption) for drawing in result.drawings.values()]
    return _Section(result, alt, pictures, _claims_of(result))


def _picture(drawing: Drawing) -> str:
    """Return a figure as a data URL, so that ids of different figures don't collide."""
    svg = io.StringIO()
    with drawn_figure(drawing.draw) as figure:
        figure.savefig(svg, format="svg", metadata={"Date": None})
    return f"data:image/svg+xml;base64,{base64.b64encode(svg.getvalue().encode()).decode()}"


def _claims_of(result: Result) -> list[_ClaimRows]:
    found: dict[tuple[str, str], _ClaimRows] = {}
    for table in result.tables:
        for row in table.rows if table.name == CLAIMS_TABLE else ():
            cells = dict(zip(table.columns, row, strict=True))
            words, shape = str(cells["claim"]), str(cells["shape"])
            found.setdefault((words, shape), _ClaimRows(words, shape, [])).rows.append(cells)
    return list(found.values())


@cache
def _templates() -> Environment:
    from jinja2 import Environment, PackageLoader, StrictUndefined
    from markupsafe import Markup, escape

    def badge(decision: Cell) -> Markup:
        sign, kind, _ = _BADGES.get(str(decision), ("?", "open", ""))
        return Markup('<span class="badge {}">{} {}</span>').format(kind, sign, decision)

    def mark_decisions(paragraph: str) -> Markup:
        text = str(escape(paragraph))
        for decision, (_, _, sentence) in _BADGES.items():
            text = text.replace(sentence, f"{sentence.removesuffix(decision)}{badge(decision)}")
        return Markup(text)  # noqa: S704  escaped above

    templates = Environment(
        loader=PackageLoader("heatcloak_lab.experiments"), autoescape=True, undefined=StrictUndefined
    )
    templates.filters.update(cell_text=cell_text, badge=badge, mark_decisions=mark_decisions)
    return templates
