"""The report of an experiment: one HTML file that needs no other."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from heatcloak_lab.experiments.measured import Measured
from heatcloak_lab.experiments.result import Cell, Result, Table
from heatcloak_shared.rounding import up_text

_STYLE = """\
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; color: #222;
  font: 16px/1.55 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.25; } h2 { font-size: 1.15rem; margin-top: 2rem; }
.question { font-size: 1.1rem; color: #555; } .scroll { overflow-x: auto; }
figure { margin: 2rem 0; } figure svg { width: 100%; height: auto; } figcaption, .caption { color: #555; }
.caption { margin: 1.8rem 0 .4rem; } table { border-collapse: collapse; font-size: .9rem; }
th, td { padding: .3rem .8rem .3rem 0; text-align: right; border-bottom: 1px solid #ddd;
  vertical-align: bottom; }
th:first-child, td:first-child { text-align: left; } li { margin: .3rem 0; }
"""


def render_report(result: Result, svg: str) -> str:
    """The report as HTML, the figure inside it.

    Args:
        result: what was found.
        svg: the figure, as a whole SVG file.
    """
    picture = svg[svg.index("<svg") :]  # without the XML prologue, which has no place within HTML
    parts = [
        f"<h1>{escape(result.title)}</h1>",
        f'<p class="question">{escape(result.question)}</p>',
        *(f"<p>{escape(paragraph)}</p>" for paragraph in result.answer),
        f"<figure>{picture}<figcaption>{escape(result.caption)}</figcaption></figure>",
        *(table_html(table) for table in result.tables),
        "<h2>What this rests on, and what it does not cover</h2>",
        "<ul>",
        *(f"<li>{escape(assumption)}</li>" for assumption in result.assumptions),
        "</ul>",
    ]
    head = f'<meta charset="utf-8"><title>{escape(result.title)}</title><style>\n{_STYLE}</style>'
    body = "\n".join(parts)
    return f'<!DOCTYPE html>\n<html lang="en"><head>{head}</head><body>\n{body}\n</body></html>\n'


def cell_text(cell: Cell) -> str:
    """A cell as people read it: numbers to four digits, what was measured to the nearest, costs rounded up.

    The last bits of a double are no cost: 200 times something is shown as 200.
    """
    if isinstance(cell, Measured):
        return f"{cell:.4g}"
    return up_text(cell * (1 - 2.0**-40), 4) if isinstance(cell, float) and cell > 0 else str(cell)


def table_html(table: Table) -> str:
    """A table with its caption."""
    rows = "\n".join(f"<tr>{_cells('td', map(cell_text, row))}</tr>" for row in table.rows)
    heading = f"<tr>{_cells('th', table.columns)}</tr>"
    return (
        f'<p class="caption">{escape(table.caption)}</p><div class="scroll"><table>'
        f"<thead>{heading}</thead><tbody>\n{rows}\n</tbody></table></div>"
    )


def _cells(tag: str, texts: Iterable[str]) -> str:
    return "".join(f"<{tag}>{escape(text)}</{tag}>" for text in texts)
