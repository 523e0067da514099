"""Run experiments from the command line: progress, output files, and findings on standard output."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from heatcloak_aggregator.cli.progress import progress_bar
from heatcloak_aggregator.output_folder import make_folder

if TYPE_CHECKING:
    from heatcloak_lab.experiments import Experiment, Result, Table


@dataclass(frozen=True, slots=True)
class Options:
    """The options of every experiment."""

    trials: int
    seed: int
    out: Path | None
    jobs: int | None
    dask: str | None
    as_json: bool


def run_and_print(experiments: Sequence[Experiment], options: Options, *, overview: bool = False) -> None:
    """Run experiments, write their files, and print the findings.

    Args:
        experiments: experiments with different names.
        options: the options.
        overview: whether to write an overview page, too.
    """
    try:
        with stdout_for_findings():
            results, written = _run(experiments, options, overview=overview)
    except KeyboardInterrupt:
        # The process is ending: a second signal must not cut that short.
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)
        resumable = options.out is not None and any(experiment.seeded for experiment in experiments)
        print(
            "heatcloak: interrupted" + ("; run the same command to resume" if resumable else ""),
            file=sys.stderr,
        )
        raise typer.Exit(1) from None
    if options.as_json:
        print(json.dumps(_all_facts(results, written), allow_nan=False))
        return
    for result in results:
        _print_result(result, full=len(results) == 1)
    if overview and options.out is not None:
        print(f"written: overview {options.out / 'index.html'}; {len(written)} files in {options.out}")
    elif written:
        print(f"\nwritten: {', '.join(map(str, written))}")


@contextlib.contextmanager
def stdout_for_findings() -> Iterator[None]:
    """Send all output to standard error: prints of user functions, libraries in C and child processes."""
    from heatcloak_lab.experiments.engine.tasks import stdout_to_stderr

    sys.stdout.flush()
    stdout = os.dup(1)
    try:
        os.dup2(2, 1)
        with stdout_to_stderr():
            yield
    finally:
        with contextlib.suppress(OSError, AttributeError):
            # Output that bypassed `sys.stdout` may still be buffered.
            sys.__stdout__.flush()  # type: ignore[union-attr]
        os.dup2(stdout, 1)
        os.close(stdout)


def _run(
    experiments: Sequence[Experiment], options: Options, *, overview: bool
) -> tuple[list[Result], list[Path]]:
    from heatcloak_lab.experiments.engine.tasks import deferred_interrupts

    with deferred_interrupts():
        # An extension module raises ImportError if an interrupt arrives while it is loaded.
        import_module("matplotlib.figure")
        from heatcloak_lab.experiments.engine import Engine, Request
        from heatcloak_lab.experiments.engine.run import write_results

    if options.out is not None:
        make_folder(options.out)
    request = Request(options.trials, options.seed, options.jobs, options.dask, options.out)
    with Engine(request, experiments) as engine:
        if engine.finished_draws:
            print(
                f"heatcloak: resuming after {engine.finished_draws} of {engine.draws} draws", file=sys.stderr
            )
        name = experiments[0].name if len(experiments) == 1 else f"{len(experiments)} experiments"
        with progress_bar(name) as progress:
            results = engine.run(progress)
        written: list[Path] = []
        if options.out is not None:
            written = write_results(results, options.out, overview=overview)
            engine.delete_journals()
    return results, written


def _all_facts(results: Sequence[Result], written: Sequence[Path]) -> dict[str, object]:
    """Return the facts of one experiment, or those of several by name."""
    if len(results) == 1:
        return _facts(results[0], written)
    return {
        "experiments": {result.name: _facts(result, _files_of(result, written)) for result in results},
        "written": list(map(str, written)),
    }


def _files_of(result: Result, written: Sequence[Path]) -> list[Path]:
    names = {f"{stem}{suffix}" for stem in result.drawings for suffix in (".png", ".svg")}
    names |= {f"{result.name}.html"}
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


def _print_result(result: Result, *, full: bool) -> None:
    """Print a result: the answer, and with ``full`` also tables and assumptions."""
    print(f"{result.title}: {result.question}", end="\n\n")
    for paragraph in result.answer:
        print(paragraph)
    if not full:
        print()
        return
    for table in result.tables:
        if not table.wide:
            print(f"\n{table.caption}")
            _print_table(table)
    print("\nAssumptions and limitations:")
    for assumption in result.assumptions:
        print(f"- {assumption}")


def _print_table(table: Table) -> None:
    from heatcloak_lab.experiments.result import cell_text

    lines = [table.columns, *([cell_text(cell) for cell in row] for row in table.rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        print("  ".join(text.rjust(width) for text, width in zip(line, widths, strict=True)))
