"""Numbers and text in the report of a result."""

from __future__ import annotations

import csv
from pathlib import Path

from heatcloak_lab.experiments.report import render_report
from heatcloak_lab.experiments.result import Measured, Result, Table, cell_text


def test_costs_are_rounded_up_and_measured_numbers_to_the_nearest() -> None:
    assert cell_text(0.12341) == "0.1235"
    assert cell_text(Measured(0.12341)) == "0.1234"
    assert cell_text(Measured(0.12349)) == "0.1235"
    assert cell_text(Measured(0.0)) == "0"
    assert cell_text(Measured(-0.12349)) == "-0.1235"
    assert cell_text(200.00000000000003) == "200"
    assert cell_text(7) == "7"
    assert cell_text("σ") == "σ"


def test_csv_files_have_all_digits_of_measured_numbers(tmp_path: Path) -> None:
    value = 0.1 + 0.2
    with (tmp_path / "a.csv").open("w", newline="") as file:
        csv.writer(file).writerow([Measured(value)])
    assert (tmp_path / "a.csv").read_text().strip() == repr(value)


def test_captions_headings_and_cells_are_escaped() -> None:
    table = Table("a", "<b>", ("<i>",), (("a < b & c",),))
    result = Result("n", "t", "q", (), (), (table,), table, "c", lambda figure: None)
    html = render_report(result, ["<svg></svg>"])
    assert "&lt;b&gt;" in html
    assert "&lt;i&gt;" in html
    assert "a &lt; b &amp; c" in html
