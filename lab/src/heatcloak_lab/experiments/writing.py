"""The files that a result becomes: picture, tables and report."""

from __future__ import annotations

import csv
from pathlib import Path

from heatcloak_lab.experiments.result import Result, Table


def write_result(result: Result, folder: Path) -> None:
    """Write NAME.png, NAME.svg, NAME.html and a CSV file for each table into ``folder``, which exists.

    The same result gives the same bytes, with the same libraries.

    Raises:
        OSError: a file can't be written.
    """
    # Whoever only asks what experiments there are need not wait for it.
    import matplotlib as mpl
    from matplotlib.figure import Figure

    from heatcloak_lab.experiments.report import render_report

    svg = folder / f"{result.name}.svg"
    # The salt makes the same figure the same file.
    with mpl.rc_context({"axes.spines.right": False, "axes.spines.top": False, "svg.hashsalt": "heatcloak"}):
        figure = Figure(layout="constrained")
        result.draw(figure)
        figure.savefig(folder / f"{result.name}.png", dpi=120)
        figure.savefig(svg, metadata={"Date": None})
    for table in (*result.tables, result.series):
        _write_table(table, folder / f"{result.name}-{table.name}.csv")
    report = render_report(result, svg.read_text(encoding="utf-8"))
    (folder / f"{result.name}.html").write_text(report, encoding="utf-8")


def _write_table(table: Table, path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(table.columns)
        writer.writerows(table.rows)
