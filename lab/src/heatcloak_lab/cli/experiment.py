"""``heatcloak experiment``: figures, tables and reports that anybody can make again."""

from __future__ import annotations

import json as jsonlib
from typing import Annotated

import typer

from heatcloak_aggregator.cli.options import JsonFlag
from heatcloak_lab.cli.experiment_names import Dask, ExperimentCommands, Jobs, Out, Seed, Trials
from heatcloak_shared.errors import ConfigError

app = typer.Typer(
    help="Figures, tables and reports, made again.", no_args_is_help=True, rich_markup_mode=None
)
run = typer.Typer(
    cls=ExperimentCommands,
    help="Run experiments: one or several by name, all, or your own: FILE.toml.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
app.add_typer(run, name="run")


@app.command("list")
def list_experiments(json: JsonFlag = False) -> None:
    """List the experiments, and what each one asks."""
    from heatcloak_lab.experiments import EXPERIMENTS

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
    trials: Trials = 10,
    seed: Seed = 0,
    out: Out = None,
    jobs: Jobs = None,
    dask: Dask = None,
    json: JsonFlag = False,
) -> None:
    """What do ever more looks at one event cost, while its heat fades?

    Nothing is drawn at random here: --trials, --seed, --jobs and --dask change nothing.
    """
    from heatcloak_lab.cli.experiment_run import Options, carry_out
    from heatcloak_lab.experiments.event_level import DEFAULT_CASES, EventLevel

    if (minimum_age is None) != (interval is None):
        raise ConfigError("--minimum-age and --interval go together: give both or neither")
    cases = DEFAULT_CASES if minimum_age is None or interval is None else ((minimum_age, interval),)
    experiment = EventLevel(sources, sensors, looks, cases)
    carry_out([experiment], Options(trials, seed, out, jobs, dask, json))
