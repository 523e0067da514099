"""``heatcloak experiment``: figures, tables and reports that anybody can make again."""

from __future__ import annotations

import json as jsonlib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heatcloak_aggregator.cli.folder import make_folder, written_whole
from heatcloak_aggregator.cli.options import JsonFlag
from heatcloak_aggregator.cli.progress import progress_bar
from heatcloak_shared.errors import ConfigError

if TYPE_CHECKING:
    from heatcloak_aggregator.experiments import Experiment, Result, Table

app = typer.Typer(
    help="Figures, tables and reports, made again.", no_args_is_help=True, rich_markup_mode=None
)
run = typer.Typer(help="Run one experiment.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(run, name="run")

# Every experiment takes these, so that a program can run any of them alike.
Trials = Annotated[int | None, typer.Option(min=1, help="How many draws, where any are made.")]
Seed = Annotated[int | None, typer.Option(help="What they are drawn from.")]
Out = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Write figure (PNG, SVG), tables (CSV) and report here.")
]


@app.command("list")
def list_experiments(json: JsonFlag = False) -> None:
    """List the experiments, and what each one asks."""
    from heatcloak_aggregator.experiments import EXPERIMENTS

    found = [
        {"name": name, "question": experiment.question, "seeded": experiment.seeded}
        for name, experiment in EXPERIMENTS.items()
    ]
    if json:
        print(jsonlib.dumps(found))
        return
    width = max(map(len, EXPERIMENTS))
    for name, experiment in EXPERIMENTS.items():
        print(f"{name:<{width}}  {experiment.question}")


@run.command("event-level")
def event_level(
    sources: Annotated[int, typer.Option(min=1, max=1_000_000, help="Possible source locations, n.")] = 100,
    sensors: Annotated[int, typer.Option(min=1, max=1000, help="Sensors, m.")] = 50,
    looks: Annotated[int, typer.Option(min=1, max=10_000, help="How often the event is looked at.")] = 200,
    minimum_age: Annotated[
        float | None,
        typer.Option(
            help="T₁, the least spread at the first look; with --interval, in place of three cases."
        ),
    ] = None,
    interval: Annotated[float | None, typer.Option(help="ΔT, the spread from one look to the next.")] = None,
    trials: Trials = None,
    seed: Seed = None,
    out: Out = None,
    json: JsonFlag = False,
) -> None:
    """What do ever more looks at one event cost, while its heat fades?

    Nothing is drawn at random here: --trials and --seed change nothing.
    """
    from heatcloak_aggregator.experiments.event_level import DEFAULT_CASES, EventLevel

    if (minimum_age is None) != (interval is None):
        raise ConfigError("--minimum-age and --interval go together: give both or neither")
    cases = DEFAULT_CASES if minimum_age is None or interval is None else ((minimum_age, interval),)
    _carry_out(EventLevel(sources, sensors, looks, cases), out, as_json=json)


def _carry_out(experiment: Experiment, out: Path | None, *, as_json: bool) -> None:
    """Run it, write its files, and print what it found."""
    if out is not None:
        make_folder(out)
    with progress_bar(experiment.name) as progress:
        result = experiment.run(progress)
    written = [] if out is None else _write(result, out)
    if as_json:
        print(jsonlib.dumps(_facts(result, written), allow_nan=False))
    else:
        _print_result(result, written)


def _write(result: Result, out: Path) -> list[str]:
    from heatcloak_aggregator.experiments import write_result

    with written_whole(out) as folder:
        write_result(result, folder)
        return [str(out / file.name) for file in sorted(folder.iterdir())]


def _facts(result: Result, written: list[str]) -> dict[str, object]:
    return {
        "experiment": result.name,
        "question": result.question,
        "answer": list(result.answer),
        "tables": {
            table.name: [dict(zip(table.columns, row, strict=True)) for row in table.rows]
            for table in result.tables
        },
        "assumptions": list(result.assumptions),
        "written": written,
    }


def _print_result(result: Result, written: list[str]) -> None:
    print(f"{result.title}: {result.question}", end="\n\n")
    for paragraph in result.answer:
        print(paragraph)
    for table in result.tables:
        print(f"\n{table.caption}")
        _print_table(table)
    print("\nWhat this rests on, and what it does not cover:")
    for assumption in result.assumptions:
        print(f"- {assumption}")
    if written:
        print(f"\nwritten: {', '.join(written)}")


def _print_table(table: Table) -> None:
    from heatcloak_aggregator.experiments.report import cell_text

    lines = [table.columns, *([cell_text(cell) for cell in row] for row in table.rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        print("  ".join(text.rjust(width) for text, width in zip(line, widths, strict=True)))
