"""Running experiments from the command line: progress, files, findings on the screen."""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from heatcloak_aggregator.cli.progress import progress_bar
from heatcloak_aggregator.output_folder import make_folder
from heatcloak_lab.cli.findings import output_for_findings

if TYPE_CHECKING:
    from heatcloak_lab.experiments import Experiment, Result, Table


@dataclass(frozen=True, slots=True)
class Options:
    """What every experiment takes."""

    trials: int
    seed: int
    out: Path | None
    jobs: int | None
    dask: str | None
    as_json: bool


def carry_out(experiments: Sequence[Experiment], options: Options, *, page: bool = False) -> None:
    """Run them, write their files, and print what was found.

    Args:
        experiments: each of another name.
        options: how.
        page: whether a page that shows them all is written, too.
    """
    try:
        with output_for_findings():
            results, written = _run(experiments, options, page=page)
    except KeyboardInterrupt:
        # Whoever was told once is ending: a second signal must not cut that short.
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)
        goes_on = options.out is not None and any(experiment.seeded for experiment in experiments)
        print(
            "heatcloak: interrupted" + ("; the same command goes on from there" if goes_on else ""),
            file=sys.stderr,
        )
        raise typer.Exit(1) from None
    if options.as_json:
        print(json.dumps(_all_facts(results, written), allow_nan=False))
        return
    for result in results:
        _print_result(result, whole=len(results) == 1)
    if page and options.out is not None:
        print(f"written: {options.out / 'index.html'} shows all of it; {len(written)} files in {options.out}")
    elif written:
        print(f"\nwritten: {', '.join(map(str, written))}")


def _run(
    experiments: Sequence[Experiment], options: Options, *, page: bool
) -> tuple[list[Result], list[Path]]:
    from heatcloak_lab.experiments.engine import Engine, Request
    from heatcloak_lab.experiments.engine.files import write_results
    from heatcloak_lab.experiments.engine.interrupts import interrupts_wait

    with interrupts_wait():
        # A module in C that is interrupted as it is loaded calls it an ImportError.
        for module in ("matplotlib.figure", "heatcloak_lab.experiments.sweep_result"):
            import_module(module)

    if options.out is not None:
        make_folder(options.out)
    request = Request(options.trials, options.seed, options.jobs, options.dask, options.out)
    with Engine(request, experiments) as engine:
        if engine.done_before:
            print(
                f"heatcloak: going on with {engine.done_before} of {engine.draws} draws done before",
                file=sys.stderr,
            )
        name = experiments[0].name if len(experiments) == 1 else f"{len(experiments)} experiments"
        with progress_bar(name) as progress:
            results = engine.run(progress)
        written: list[Path] = []
        if options.out is not None:
            written = write_results(results, options.out, page=page)
            engine.forget()
    return results, written


def _all_facts(results: Sequence[Result], written: Sequence[Path]) -> dict[str, object]:
    """Of one experiment its facts, of several theirs by name."""
    if len(results) == 1:
        return _facts(results[0], written)
    return {
        "experiments": {result.name: _facts(result, _files_of(result, written)) for result in results},
        "written": list(map(str, written)),
    }


def _files_of(result: Result, written: Sequence[Path]) -> list[Path]:
    names = {f"{result.name}{suffix}" for suffix in (".png", ".svg", ".html")}
    names |= {f"{result.name}-{table.name}.csv" for table in (*result.tables, result.series)}
    return [path for path in written if path.name in names]


def _facts(result: Result, written: Sequence[Path]) -> dict[str, object]:
    return {
        "experiment": result.name,
        "question": result.question,
        "answer": list(result.answer),
        "tables": {
            table.name: [dict(zip(table.columns, row, strict=True)) for row in table.rows]
            for table in result.tables
        },
        "assumptions": list(result.assumptions),
        "written": list(map(str, written)),
    }


def _print_result(result: Result, *, whole: bool) -> None:
    """Print what was found; of several results the sentences only."""
    print(f"{result.title}: {result.question}", end="\n\n")
    for paragraph in result.answer:
        print(paragraph)
    if not whole:
        print()
        return
    for table in result.tables:
        if table.wide:
            continue
        print(f"\n{table.caption}")
        _print_table(table)
    print("\nWhat this rests on, and what it does not cover:")
    for assumption in result.assumptions:
        print(f"- {assumption}")


def _print_table(table: Table) -> None:
    from heatcloak_lab.experiments.report import cell_text

    lines = [table.columns, *([cell_text(cell) for cell in row] for row in table.rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        print("  ".join(text.rjust(width) for text, width in zip(line, widths, strict=True)))
