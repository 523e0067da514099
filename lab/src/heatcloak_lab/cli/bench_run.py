"""Run benchmarks from the command line: common options, sizes, and printed and written results."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heatcloak_aggregator.cli.progress import progress_bar
from heatcloak_aggregator.output_folder import make_folder, written_whole
from heatcloak_shared.errors import ConfigError, StoreError

if TYPE_CHECKING:
    from heatcloak_lab.benchmarks.report import Benchmark, Report
    from heatcloak_lab.experiments.result import Table

Seed = Annotated[int, typer.Option(help="Seed of the random inputs.")]
Out = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Write JSON, CSV and the figure, if any, to this folder.")
]
Limit = Annotated[float, typer.Option(metavar="SECONDS", help="Report a slower method as beyond the limit.")]


def sizes_of(text: str) -> list[tuple[int, int]]:
    """Parse pairs of numbers, as in "100x50,300x200".

    Raises:
        ConfigError: the text is malformed.
    """
    sizes = []
    for part in text.split(","):
        n, by, m = part.strip().partition("x")
        if not (by and _is_number(n) and _is_number(m)):
            raise ConfigError(
                f"--sizes {part.strip()!r} is not a size: give locations x sensors, as in 100x50,300x200"
            )
        sizes.append((int(n), int(m)))
    return sizes


def numbers_of(text: str, option: str = "--sizes") -> list[int]:
    """Parse numbers, as in "100,1000"; ``option`` is named in the error text.

    Raises:
        ConfigError: the text is malformed.
    """
    parts = [part.strip() for part in text.split(",")]
    for part in parts:
        if not _is_number(part):
            raise ConfigError(f"{option} {part!r} is not a size: give whole numbers, as in 100,1000")
    return [int(part) for part in parts]


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


def run_benchmarks(benchmarks: Sequence[Benchmark], out: Path | None, *, as_json: bool) -> None:
    """Run benchmarks, print and write their results; if one is interrupted, print its results so far."""
    if out is not None:
        make_folder(out)
    found: list[dict[str, object]] = []
    stopped: KeyboardInterrupt | StoreError | ImportError | None = None
    for benchmark in benchmarks:
        try:
            with progress_bar(benchmark.name) as progress:
                benchmark.run(progress)
        except KeyboardInterrupt as interrupt:
            stopped = interrupt
        report = benchmark.report()
        written: list[str] = []
        if out is not None and stopped is None:
            try:
                written = _write(report, out)
            except (StoreError, ImportError) as error:  # raised after the results are printed
                stopped = error
        if as_json:
            found.append(report.facts() | {"written": written})
        else:
            _print_report(report, written)
        if stopped is not None:
            break
    if as_json:
        # One benchmark is one object; several are by name, even if only the first was started.
        several = {str(facts["benchmark"]): facts for facts in found}
        print(json.dumps(found[0] if len(benchmarks) == 1 else several, allow_nan=False))
    if stopped is not None:
        raise stopped


def _write(report: Report, out: Path) -> list[str]:
    from heatcloak_lab.benchmarks.report import write_report

    with written_whole(out) as folder:
        write_report(report, folder)
        return [str(out / file.name) for file in sorted(folder.iterdir())]


def _print_report(report: Report, written: Sequence[str]) -> None:
    for table in report.tables:
        _print_table(table)
    if not report.complete:
        print("interrupted: these are the results so far")
    for note in report.notes:
        print(f"- {note}")
    if written:
        print(f"\nwritten: {', '.join(written)}")


def _print_table(table: Table) -> None:
    if sys.stdout.isatty():
        _print_rich(table)
        return
    lines = [table.columns, *table.rows]
    widths = [max(len(str(cell)) for cell in column) for column in zip(*lines, strict=True)]
    print(table.caption)
    for line in lines:
        cells = [str(cell).rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)]
        print("  ".join([str(line[0]).ljust(widths[0]), *cells]).rstrip())
    print()


def _print_rich(table: Table) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table as RichTable

    shown = RichTable(
        title=table.caption, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False
    )
    for number, column in enumerate(table.columns):
        # Numbers are not wrapped; in a narrow terminal the remark is.
        shown.add_column(
            column,
            justify="left" if number == 0 or not column else "right",
            overflow="fold",
            no_wrap=bool(column),
        )
    for row in table.rows:
        shown.add_row(*map(str, row))
    Console().print(shown, markup=False)
