"""``heatcloak experiment``: list experiments, and run them by name or from a file."""

from __future__ import annotations

import json as jsonlib
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from heatcloak_aggregator.cli.options import JsonFlag
from heatcloak_shared.errors import ConfigError

if TYPE_CHECKING:
    from heatcloak_lab.experiments import Experiment

ALL = "all"

Trials = Annotated[int, typer.Option(min=1, max=10_000_000, help="Draws at each point.")]
Seed = Annotated[int, typer.Option(min=0, help="Seed of all draws.")]
Out = Annotated[
    Path | None,
    typer.Option(
        metavar="DIR",
        help="Write figure (PNG, SVG), tables (CSV) and report to this folder, and resume a run from it.",
    ),
]
Jobs = Annotated[
    int | None,
    typer.Option(min=1, max=1024, metavar="N", help="Worker processes.", show_default="one per core"),
]
Dask = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Use the workers of this Dask scheduler instead."),
]
More = Annotated[
    list[str] | None,
    typer.Argument(metavar="[MORE]...", help="Further experiments to run.", show_default=False),
]


class ExperimentCommands(TyperGroup):
    """One command per experiment, created on demand."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ANN401
        """Return the names of the experiments, and ``all``."""
        return [*_experiments(), ALL]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ANN401
        """Return the command of that name.

        Raises:
            ConfigError: there is no such experiment.
        """
        return super().get_command(ctx, cmd_name) or _make_command(cmd_name)


app = typer.Typer(
    help="Run reproducible experiments: figures, tables and reports.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)
run = typer.Typer(
    cls=ExperimentCommands,
    help="Run experiments by name, all of them, or your own from FILE.toml.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)
app.add_typer(run, name="run")


@app.command("list")
def list_experiments(json: JsonFlag = False) -> None:
    """List the experiments with their questions."""
    experiments = _experiments()
    if json:
        print(
            jsonlib.dumps(
                [
                    {"name": name, "question": experiment.question, "seeded": experiment.seeded}
                    for name, experiment in experiments.items()
                ]
            )
        )
        return
    width = max(map(len, experiments))
    for name, experiment in experiments.items():
        print(f"{name:<{width}}  {experiment.question}")


@run.command("event-level")
def event_level(
    sources: Annotated[int, typer.Option(min=1, max=1_000_000, help="Possible source locations, n.")] = 100,
    sensors: Annotated[int, typer.Option(min=1, max=1000, help="Sensors, m.")] = 50,
    looks: Annotated[int, typer.Option(min=1, max=10_000, help="Number of looks at the event.")] = 200,
    minimum_age: Annotated[
        float | None,
        typer.Option(
            help="T₁, the least spread at the first look; with --interval, instead of the three default "
            "cases."
        ),
    ] = None,
    interval: Annotated[
        float | None, typer.Option(help="ΔT, the increase of the spread between looks.")
    ] = None,
    trials: Trials = 10,
    seed: Seed = 0,
    out: Out = None,
    jobs: Jobs = None,
    dask: Dask = None,
    json: JsonFlag = False,
) -> None:
    """Compute the cost of repeated looks at one event whose heat fades.

    Nothing is random here: --trials, --seed, --jobs and --dask have no effect.
    """
    from heatcloak_lab.cli.experiment_run import Options, run_and_print
    from heatcloak_lab.experiments.event_level import DEFAULT_CASES, EventLevel

    if (minimum_age is None) != (interval is None):
        raise ConfigError("--minimum-age and --interval go together: give both or neither")
    cases = DEFAULT_CASES if minimum_age is None or interval is None else ((minimum_age, interval),)
    experiment = EventLevel(sources, sensors, looks, cases)
    run_and_print([experiment], Options(trials, seed, out, jobs, dask, json))


@run.command("heatmaps")
def heatmaps(
    data: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="People from CSV or Parquet (user, x, y or user, lat, lon) instead of a synthetic city.",
        ),
    ] = None,
    bounds: Annotated[
        str | None,
        typer.Option(
            metavar="L,B,R,T",
            help="The rectangle to show: left,bottom,right,top, or west,south,east,north.",
            show_default="the extremes of the data",
        ),
    ] = None,
    city: Annotated[
        str | None, typer.Option(help="A synthetic city.", show_default="hot-spots", metavar="NAME")
    ] = None,
    trials: Trials = 10,
    seed: Seed = 0,
    out: Out = None,
    jobs: Jobs = None,
    dask: Dask = None,
    json: JsonFlag = False,
) -> None:
    """Compare private heatmaps of both mechanisms, central and local, with the truth.

    Takes five minutes on two cores with default options. The city is always the same: --seed is the seed of
    people and noise. The local mechanism needs up to 100 000 people: new ones of the city, or those of the
    file, drawn with replacement.
    """
    from heatcloak_lab.cli.experiment_run import Options, run_and_print
    from heatcloak_lab.crowds import read_crowd, synthetic_crowd
    from heatcloak_lab.experiments.heatmaps import HeatmapStudy
    from heatcloak_lab.experiments.heatmaps.study import DEFAULT_CITY, DEFAULT_PEOPLE

    if data is not None and city is not None:
        raise ConfigError("--data and --city exclude each other: give one of them")
    if data is None and bounds is not None:
        raise ConfigError("--bounds belongs to --data: give both, or neither")
    if data is not None:
        crowd = read_crowd(data, bounds)
    else:
        crowd = synthetic_crowd(city or DEFAULT_CITY, DEFAULT_PEOPLE)
    run_and_print([HeatmapStudy(crowd)], Options(trials, seed, out, jobs, dask, json))


@run.command("privacy-map")
def privacy_map(
    data: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Where people live, from CSV (latitude, longitude, population); else a synthetic town.",
        ),
    ] = None,
    centre: Annotated[
        str | None,
        typer.Option(
            metavar="LAT,LON",
            help="The middle of the patch of 9 x 6.2 miles.",
            show_default="39.9526,-75.1652, Philadelphia",
        ),
    ] = None,
    size: Annotated[
        int, typer.Option(min=16, max=400, help="Cells a side of table and figures; the paper has 200.")
    ] = 60,
    trials: Trials = 10,
    seed: Seed = 0,
    out: Out = None,
    jobs: Jobs = None,
    dask: Dask = None,
    json: JsonFlag = False,
) -> None:
    """Compare location mechanisms, and audit them.

    Takes two minutes with default options, and with 200 cells a side many minutes and gigabytes of memory.
    --seed is the seed of the synthetic town and of the rough maps. --trials has no effect.
    """
    from heatcloak_lab.cli.experiment_run import Options, run_and_print
    from heatcloak_lab.experiments.privacy_map import PrivacyMapStudy
    from heatcloak_lab.towns import CENTRE, parse_centre, read_town

    if data is None and centre is not None:
        raise ConfigError("--centre belongs to --data: give both, or neither")
    town = None
    if data is not None:
        town = read_town(data, CENTRE if centre is None else parse_centre(centre))
    run_and_print([PrivacyMapStudy(town, size)], Options(trials, seed, out, jobs, dask, json))


def _experiments() -> dict[str, Experiment]:
    from heatcloak_lab.experiments import EXPERIMENTS

    return dict(EXPERIMENTS)


def _make_command(name: str) -> Any:  # noqa: ANN401
    if name == ALL:
        about = "Run every experiment, and write an overview page."
    elif _is_file(name):
        about = "Run your own experiment."
    else:
        about = _load(name).question
    group = typer.Typer(add_completion=False, rich_markup_mode=None)
    group.command(name, help=about)(_make_callback(name))
    return typer.main.get_command(group)


def _make_callback(name: str) -> Callable[..., None]:
    def callback(
        more: More = None,
        trials: Trials = 10,
        seed: Seed = 0,
        out: Out = None,
        jobs: Jobs = None,
        dask: Dask = None,
        json: JsonFlag = False,
    ) -> None:
        from heatcloak_lab.cli.experiment_run import Options, run_and_print

        names = [name, *(more or ())]
        experiments = _load_all(names)
        run_and_print(experiments, Options(trials, seed, out, jobs, dask, json), overview=ALL in names)

    return callback


def _load_all(names: list[str]) -> list[Experiment]:
    """Return the experiments of these names, each once.

    Raises:
        ConfigError: a name is unknown, or two files define experiments of the same name.
    """
    loaded: dict[str, Experiment] = {}
    for name in dict.fromkeys(names):
        for experiment in _experiments().values() if name == ALL else [_load(name)]:
            if loaded.setdefault(experiment.name, experiment) is not experiment:
                raise ConfigError(
                    f"two experiments are named {experiment.name!r} and would write the same files: rename "
                    "one"
                )
    return list(loaded.values())


def _load(name: str) -> Experiment:
    """Return the experiment of that name or file.

    Raises:
        ConfigError: it is unknown or malformed.
    """
    if _is_file(name):
        from heatcloak_lab.cli.experiment_run import stdout_for_findings
        from heatcloak_lab.experiments.definition import load_definition

        with stdout_for_findings():
            return load_definition(Path(name))
    experiments = _experiments()
    if name not in experiments:
        near = get_close_matches(name, [*experiments, ALL], n=3, cutoff=0.5)
        remedy = f"did you mean {' or '.join(near)}? " if near else ""
        raise ConfigError(
            f"unknown experiment {name!r}: {remedy}heatcloak experiment list shows all; the file of your own "
            "experiment ends in .toml"
        )
    return experiments[name]


def _is_file(name: str) -> bool:
    return name.endswith(".toml")
