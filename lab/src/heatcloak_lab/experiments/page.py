"""One page over many experiments: their figures, what they show, and every claim with its verdict."""

from __future__ import annotations

import base64
import io
from collections.abc import Sequence
from html import escape
from pathlib import Path

from heatcloak_lab.experiments.report import table_html
from heatcloak_lab.experiments.result import Cell, Result, Table

PAGE = "index.html"

_STYLE = """\
:root { color-scheme: light; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff;
  font: 16px/1.55 system-ui, sans-serif; overflow-wrap: break-word; }
h1 { font-size: 1.7rem; line-height: 1.2; } h2 { font-size: 1.3rem; margin: 0 0 .2rem; }
section { margin-top: 2.2rem; padding-top: 1.4rem; border-top: 1px solid #ccc; }
nav ul { columns: 18rem; column-gap: 2.5rem; padding-left: 1.1rem; } li { margin: .25rem 0; }
.question { font-size: 1.1rem; color: #555; margin-top: 0; } figure { margin: 1.2rem 0; }
figure img { display: block; width: 100%; min-width: 36rem; height: auto; }
figcaption, .caption, .name { color: #555; }
.caption { margin: 1.2rem 0 .4rem; } .scroll { overflow-x: auto; }
summary { cursor: pointer; margin: .5rem 0; }
table { border-collapse: collapse; font-size: .85rem; }
th, td { padding: .25rem .8rem .25rem 0; text-align: left;
  border-bottom: 1px solid #ddd; vertical-align: top; }
.badge { white-space: nowrap; font-weight: 600; } .holds { color: #00664b; } .fails { color: #a33c00; }
.open { color: #555; } .wide { min-width: 54rem; }
@media print { body { max-width: none; margin: 0; font-size: 11pt; }
  figure img, .wide { min-width: 0; } section { break-before: page; }
  .scroll { overflow: visible; } table { font-size: 7.5pt; } tr, figure { break-inside: avoid; } }
"""

# A sign and a word each: neither colour nor sign alone carries the meaning.
_BADGES = {
    "holds": ("✓", "holds"),
    "does not hold": ("✗", "fails"),
    "not shown": ("?", "open"),
}
_IS = {"not shown": "is "}

_LEAD = (
    "The figures of two papers on private heat sensing, drawn again, and some that the papers lack: v1 is "
    "Gilbert & McMillan 2017, extended their version of 2018.",
    "Three recoveries of the same draws: basis pursuit at the papers' radius σ√m, basis pursuit at the "
    "radius that the true sources keep to in 95 % of draws, and the posterior, which is told neither how "
    "many sources there are nor how strong they are.",
    "The papers put their one source at 0.5; beside it stands a place that is drawn anew for each draw. "
    "Beside the papers' noise stands zCDP noise for the same (ε, δ).",
    "Black lines are proven: dashed ones for the mean of every method, dotted ones for what their label "
    "names. Where there is none, what is proven says nothing. Grey lines are guides. Bars are 95 % "
    "intervals. The strip below a panel is the share of draws in which nothing keeps to the papers' radius.",
    "EMD is measured in lengths of the corridor, and T in its square. On graphs a source is one vertex, and "
    "what is asked is its community; EMD is in hops there, and everybody is measured against the exact Bayes "
    "decision, the most that can be had. What is behind a figure is in its CSV files.",
)

ERRATA = (
    ("v1, Figure 3a", "its caption says n; its axis runs from 0 to 1.2, so it shows σ"),
    ("v1, Figure 5", "t is given without μ: T = μt with μ = 1/2 gives the plotted values"),
    (
        "v1, Proposition 4; extended, Proposition 13 and Figure 2",
        "Δ₂ = O(√m/(nT^1.5)) is no more than an upper bound in T: Δ₂ falls as T^−0.75 at small T, and as "
        "T^−1.5 for T ≳ 3 only",
    ),
    (
        "v1, Lemma 6 and Algorithm 1; extended, Lemma 10",
        "at the radius σ√m the truth is feasible about half of the time, not with high probability; often "
        "nothing is",
    ),
    (
        "v1, Lemma 3; extended, the Gaussian mechanism",
        "σ = 2·ln(1.25/δ)Δ₂/ε is far more noise than the promise needs at small δ, and too little at large ε",
    ),
    ("v1, section 5", "one source at 0.5 flatters an estimate that tends to the middle"),
    (
        "v1, Lemma 5; extended, Lemma 6",
        "false where there are fewer sensors than places: M = [1 1 1] has κ = 1 and Δ₂ = 0",
    ),
    (
        "extended, Lemma 7",
        "the converse needs a matrix without negative entries: [a, −a] has columns of equal length",
    ),
    (
        "v1, Theorem 8; extended, Theorem 14",
        "constants of the proof are too small, and √k is lost: allowed estimates exceed the bound",
    ),
    (
        "v1, Theorem 10; extended, Theorem 15",
        "¾a does not follow: the four vectors are a/2 apart, and bits stand beside nats",
    ),
    (
        "v1, section 4.2: two peaks merge at a distance of T^1.5·σ/√m",
        "that is a lower bound only: they merge at a distance that grows as √σ",
    ),
    ("extended, Table 2, complete graph", "Δ₂² is 2e^(−2τn), not 2e^(−τn)"),
    ("extended, Table 2, star", "the middle term counts n − 2 times, as there are so many other leaves"),
    (
        "extended, Figure 3",
        "inter- and intracommunity are swapped: 5 % inside, 0.1 % between, as in the slides",
    ),
    (
        "extended, section 5",
        "the correct community is recovered on average only: at the printed setting the exact Bayes decision "
        "is wrong in a third of draws",
    ),
)
"""Where the figures' papers err, and what is right."""


def write_page(results: Sequence[Result], folder: Path) -> None:
    """Write ``index.html`` into ``folder``, which exists: all results on one page that needs no other file.

    The same results give the same bytes, with the same libraries.

    Raises:
        OSError: the file can't be written.
    """
    (folder / PAGE).write_text(render_page(results), encoding="utf-8")


def render_page(results: Sequence[Result]) -> str:
    """The page as HTML."""
    links = "\n".join(
        f'<li><a href="#{escape(result.name)}">{escape(result.name)}</a>: {escape(result.title)}</li>'
        for result in results
    )
    body = [
        "<h1>Experiments on private heat sensing</h1>",
        *(f"<p>{escape(paragraph)}</p>" for paragraph in _LEAD),
        f'<nav><ul>\n<li><a href="#overview">What the papers state, and what holds</a></li>'
        f"\n{links}\n"
        '<li><a href="#all-claims">All claims and verdicts</a></li>'
        '<li><a href="#errata">Errata of the papers</a></li></ul></nav>',
        _overview(results),
        *map(_section, results),
        _claims(results),
        _errata(),
    ]
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Experiments on private heat sensing</title><style>\n{_STYLE}</style>"
    )
    return (
        f'<!DOCTYPE html>\n<html lang="en"><head>{head}</head><body>\n{chr(10).join(body)}\n</body></html>\n'
    )


def _section(result: Result) -> str:
    name = escape(result.name)
    settings = _table(result, "setting")
    parts = [
        f'<section id="{name}"><h2>{escape(result.title)}</h2>',
        f'<p class="name"><code>heatcloak experiment run {name}</code></p>',
        f'<p class="question">{escape(result.question)}</p>',
        f'<figure><div class="scroll"><img alt="{escape(_alt(result))}" src="{_picture(result)}"></div>'
        f"<figcaption>{escape(result.caption)}</figcaption></figure>",
    ]
    parts += [f"<p>{_with_badges(paragraph)}</p>" for paragraph in result.answer]
    if settings:
        parts.append(table_html(settings))
    shown = [table for table in result.tables if table is not settings]
    parts += [_folded(_TITLES.get(table.name, table.name), table_html(table)) for table in shown]
    rests = "".join(f"<li>{escape(assumption)}</li>" for assumption in result.assumptions)
    parts.append(f"{_folded('What this rests on', f'<ul>{rests}</ul>')}</section>")
    return "\n".join(parts)


def _folded(title: str, html: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{html}</details>"


_TITLES = {
    "verdicts": "Every claim on every curve",
    "summary": "All means with their intervals",
    "infeasible": "Draws in which nothing keeps to the papers’ radius",
    "costs": "What the looks cost together",
    "promises": "What that promises",
    "ages": "What one look costs by the event’s age",
    "zone": "What it means for the default zone",
    "graphs": "The graphs",
    "accuracy": "How often the right community is named",
    "vicinity": "How near the source is placed",
}


def _alt(result: Result) -> str:
    return f"{result.title}. {' '.join(result.answer[:1])}"[:300]


def _picture(result: Result) -> str:
    """The figure as an image of its own: what is called the same in two of them does not meet."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    drawn = io.StringIO()
    with mpl.rc_context({"axes.spines.right": False, "axes.spines.top": False, "svg.hashsalt": "heatcloak"}):
        figure = Figure(layout="constrained")
        result.draw(figure)
        figure.savefig(drawn, format="svg", metadata={"Date": None})
    return f"data:image/svg+xml;base64,{base64.b64encode(drawn.getvalue().encode()).decode()}"


def _with_badges(paragraph: str) -> str:
    """A paragraph with its verdicts marked."""
    text = escape(paragraph)
    for said in _BADGES:
        start = f"It {_IS.get(said, '')}"
        text = text.replace(f"{start}{said}", f"{start}{_badge(said)}")
    return text


def _overview(results: Sequence[Result]) -> str:
    """Of each claim, on how many curves it holds."""
    rows = []
    for result in results:
        for (words, shape), found in _claims_of(result):
            told = ", ".join(
                f"{_badge(said)} on {count} of {len(found)}"
                for said in _BADGES
                if (count := sum(row["verdict"] == said for row in found))
            )
            curves = "curve" if len(found) == 1 else "curves"
            cells = (_link(result), escape(words), escape(shape), f"{told} {curves}")
            rows.append(f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    return _wide(
        "overview", "What the papers state, and what holds", ("figure", "claim", "shape", "verdict"), rows
    )


def _claims_of(result: Result) -> list[tuple[tuple[str, str], list[dict[str, Cell]]]]:
    """Each claim's words and shape, with its row for every curve."""
    table = _table(result, "verdicts")
    rows = [dict(zip(table.columns, row, strict=True)) for row in table.rows] if table else []
    found: dict[tuple[str, str], list[dict[str, Cell]]] = {}
    for row in rows:
        found.setdefault((str(row["claim"]), str(row["shape"])), []).append(row)
    return list(found.items())


def _link(result: Result) -> str:
    return f'<a href="#{escape(result.name)}">{escape(result.name)}</a>'


def _wide(name: str, title: str, heading: Sequence[str], rows: Sequence[str]) -> str:
    """A section of one table that is scrolled sideways on small screens."""
    columns = "".join(f"<th>{column}</th>" for column in heading)
    return (
        f'<section id="{name}"><h2>{title}</h2><div class="scroll"><table class="wide">'
        f"<thead><tr>{columns}</tr></thead><tbody>\n{chr(10).join(rows)}\n</tbody></table></div></section>"
    )


def _badge(answer: Cell) -> str:
    sign, kind = _BADGES.get(str(answer), ("?", "open"))
    return f'<span class="badge {kind}">{sign} {escape(str(answer))}</span>'


def _claims(results: Sequence[Result]) -> str:
    rows = []
    for result in results:
        for (words, shape), found in _claims_of(result):
            span = f'<td rowspan="{len(found)}">'
            first = f"{span}{_link(result)}</td>{span}{escape(shape)}: {escape(words)}</td>"
            for place, row in enumerate(found):
                cells = [_badge(row["verdict"])]
                cells += [escape(str(row[name])) for name in ("panel", "method", "evidence")]
                rest = "".join(f"<td>{cell}</td>" for cell in cells)
                rows.append(f"<tr>{'' if place else first}{rest}</tr>")
    heading = ("figure", "claim", "verdict", "panel", "method", "evidence")
    return _wide("all-claims", "All claims and verdicts", heading, rows)


def _errata() -> str:
    items = "".join(f"<li>{escape(where)}: {escape(what)}.</li>" for where, what in ERRATA)
    return f'<section id="errata"><h2>Errata of the papers</h2><ul>{items}</ul></section>'


def _table(result: Result, name: str) -> Table | None:
    return next((table for table in result.tables if table.name == name), None)
