"""The commands of ``heatcloak experiment run``: one for each experiment, and for a file of one's own."""

from __future__ import annotations

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

Trials = Annotated[int, typer.Option(min=1, max=10_000_000, help="Draws at each point, where any are made.")]
Seed = Annotated[int, typer.Option(min=0, help="What they are drawn from.")]
Out = Annotated[
    Path | None,
    typer.Option(
        metavar="DIR",
        help="Write figure (PNG, SVG), tables (CSV) and report here; an interrupted run goes on from here.",
    ),
]
Jobs = Annotated[
    int | None,
    typer.Option(min=1, max=1024, metavar="N", help="Worker processes.", show_default="one on each core"),
]
Dask = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Have the workers of this Dask scheduler do the work instead."),
]
More = Annotated[
    list[str] | None,
    typer.Argument(metavar="[MORE]...", help="Further experiments, in the same go.", show_default=False),
]


class ExperimentCommands(TyperGroup):
    """A command for each registered experiment, made when it is asked for."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ANN401
        """The names of the experiments, and ``all``."""
        return [*_experiments(), ALL]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ANN401
        """The command of that name.

        Raises:
            ConfigError: there is no such experiment.
        """
        return super().get_command(ctx, cmd_name) or _command(cmd_name)


def _experiments() -> dict[str, Experiment]:
    from heatcloak_lab.experiments import EXPERIMENTS

    return dict(EXPERIMENTS)


def _command(name: str) -> Any:  # noqa: ANN401
    if name == ALL:
        about = "Every experiment in one go, and a page that shows them all."
    elif is_file(name):
        about = "An experiment of your own."
    else:
        about = named(name).question
    one = typer.Typer(add_completion=False, rich_markup_mode=None)
    one.command(name, help=about)(_runs(name))
    return typer.main.get_command(one)


def _runs(name: str) -> Callable[..., None]:
    def run(
        more: More = None,
        trials: Trials = 10,
        seed: Seed = 0,
        out: Out = None,
        jobs: Jobs = None,
        dask: Dask = None,
        json: JsonFlag = False,
    ) -> None:
        from heatcloak_lab.cli.experiment_run import Options, carry_out

        names = [name, *(more or ())]
        chosen = chosen_experiments(names)
        carry_out(chosen, Options(trials, seed, out, jobs, dask, json), page=ALL in names)

    return run


def chosen_experiments(names: list[str]) -> list[Experiment]:
    """The experiments of these names, each once.

    Raises:
        ConfigError: there is none of that name, or two files name theirs alike.
    """
    chosen: dict[str, Experiment] = {}
    for name in dict.fromkeys(names):
        for experiment in _experiments().values() if name == ALL else [named(name)]:
            known = chosen.setdefault(experiment.name, experiment)
            if known is not experiment:
                raise ConfigError(
                    f"two experiments are named {experiment.name}, and so would be their files: rename one"
                )
    return list(chosen.values())


def named(name: str) -> Experiment:
    """The experiment of that name, or of that file.

    Raises:
        ConfigError: there is none.
    """
    if is_file(name):
        from heatcloak_lab.cli.findings import output_for_findings
        from heatcloak_lab.experiments.definition import load_definition

        with output_for_findings():
            return load_definition(Path(name))
    experiments = _experiments()
    if name not in experiments:
        near = get_close_matches(name, [*experiments, ALL], n=3, cutoff=0.5)
        remedy = f"did you mean {' or '.join(near)}? " if near else ""
        raise ConfigError(
            f"no experiment is named {name!r}: {remedy}heatcloak experiment list names them all; "
            "a file of your own ends in .toml"
        )
    return experiments[name]


def is_file(name: str) -> bool:
    """Whether a name means a file."""
    return name.endswith(".toml")
