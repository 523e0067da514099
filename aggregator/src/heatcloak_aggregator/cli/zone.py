"""``heatcloak zone``: the public description that nodes and aggregator share."""

from __future__ import annotations

import json as jsonlib
import tempfile
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from heatcloak_aggregator.cli.calibrate import calibrate
from heatcloak_aggregator.cli.options import JsonFlag
from heatcloak_aggregator.cli.words import place_in_words
from heatcloak_aggregator.privacy.accounting import spent_between, spent_straddling
from heatcloak_aggregator.zones import (
    DEFAULT_DOMAIN,
    DEFAULT_MOVE,
    DEFAULT_NAME,
    DEFAULT_PROMISE,
    DEFAULT_SCHEDULE,
    attackers_best,
    check_against_model,
    new_zone,
)
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.rounding import up_text
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.topics import is_identifier
from heatcloak_shared.zone import (
    Interval,
    Move,
    Promise,
    Range,
    Zone,
    budget_of,
    load_zone,
    parse_zone,
    promise_in_words,
    render_zone,
)

app = typer.Typer(help="Make, check and calibrate a zone file.", no_args_is_help=True, rich_markup_mode=None)


class SensitivityMode(StrEnum):
    """What the noise is calibrated for."""

    MODEL = "model"
    RANGE = "range"


Sensitivity = Annotated[
    SensitivityMode,
    typer.Option(
        help="model: hides where a person stands, trusts how heat spreads. range: hides any reading."
    ),
]
Low = Annotated[float | None, typer.Option(help="Least reading let through, for --sensitivity range.")]
High = Annotated[float | None, typer.Option(help="Greatest reading let through.")]
Epsilon = Annotated[float, typer.Option(help="Bound on the log-odds that an observer gains.")]
Delta = Annotated[float, typer.Option(help="Probability with which that bound may fail.")]
Alpha = Annotated[float, typer.Option(help="Radius of the promise, in corridor lengths.")]
Sources = Annotated[int, typer.Option(min=1, max=1_000_000, help="Possible source locations, n.")]
Sensors = Annotated[int, typer.Option(min=1, max=1_000_000, help="Sensors, m: one node each.")]
Diffusivity = Annotated[float, typer.Option(help="μ; the spread is T = μ·t.")]
Time = Annotated[float, typer.Option(help="t, from the heat's appearance to the measurement.")]
Releases = Annotated[int, typer.Option(min=1, max=10**9, help="Released rounds in one budget period.")]
Every = Annotated[int, typer.Option(min=1, max=10**9, help="Every how many rounds one is released.")]


@app.command()
def new(
    file: Annotated[Path, typer.Argument(help="The zone file to write.", show_default=False)],
    name: Annotated[str, typer.Option(help="The zone's id.")] = DEFAULT_NAME,
    sources: Sources = DEFAULT_DOMAIN.n_sources,
    sensors: Sensors = DEFAULT_DOMAIN.n_sensors,
    diffusivity: Diffusivity = DEFAULT_DOMAIN.diffusivity,
    time: Time = DEFAULT_DOMAIN.time,
    alpha: Alpha = DEFAULT_MOVE.alpha,
    sensitivity: Sensitivity = SensitivityMode.MODEL,
    low: Low = None,
    high: High = None,
    epsilon: Epsilon = DEFAULT_PROMISE.epsilon,
    delta: Delta = DEFAULT_PROMISE.delta,
    period: Annotated[float, typer.Option(help="Seconds a round lasts.")] = DEFAULT_SCHEDULE.period,
    every: Every = DEFAULT_SCHEDULE.every,
    releases: Releases = DEFAULT_SCHEDULE.releases,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file.")] = False,
    json: JsonFlag = False,
) -> None:
    """Write a zone file whose noise keeps the promise that is asked for."""
    if not is_identifier(name):
        raise ConfigError(f"--name {name!r} is no id: use 1 to 32 of a-z, 0-9 and '-', not starting with '-'")
    domain = Interval(sources, sensors, diffusivity, time)
    schedule = Schedule(period, every, releases, every * releases)
    zone = new_zone(name, domain, Promise(_hidden(sensitivity, alpha, low, high), epsilon, delta), schedule)
    text = render_zone(zone)
    # Whatever the file's own rules refuse is refused before anything is written.
    parse_zone(text.encode(), str(file))
    try:
        _write_whole(file, text, overwrite=force)
    except FileExistsError:
        raise ConfigError(
            f"{file}: exists: another revision shuts out its nodes; --force overwrites it"
        ) from None
    except OSError as error:
        raise ConfigError(f"{file}: {error.strerror}: give a path that can be written") from None
    _describe(zone, file, as_json=json)


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="The zone file.", show_default=False)], json: JsonFlag = False
) -> None:
    """Check a zone file: every value, the noise against the promise, the sensitivity against the model."""
    zone = load_zone(file)
    check_against_model(zone, str(file))
    _describe(zone, file, as_json=json)


app.command()(calibrate)


def _hidden(mode: SensitivityMode, alpha: float, low: float | None, high: float | None) -> Move | Range:
    if mode is SensitivityMode.MODEL:
        if low is not None or high is not None:
            raise ConfigError("--low and --high belong to --sensitivity range: add it, or leave them out")
        return Move(alpha)
    if low is None or high is None:
        raise ConfigError("--sensitivity range needs the range of the readings: give --low and --high")
    return Range(low, high)


def _write_whole(file: Path, text: str, *, overwrite: bool) -> None:
    """Write all of ``text`` or leave what was there: a zone's description is not lost to a full disk."""
    if not overwrite:
        file.touch(exist_ok=False)
    try:
        with tempfile.TemporaryDirectory(dir=file.parent) as folder:
            fresh = Path(folder, file.name)
            fresh.write_text(text, encoding="utf-8")
            fresh.replace(file)
    except OSError:
        if not overwrite:
            file.unlink()
        raise


def _describe(zone: Zone, file: Path, *, as_json: bool) -> None:
    budget = budget_of(zone)
    period, two = spent_between(zone, 0, zone.schedule.budget_rounds - 1), spent_straddling(zone)
    facts = {
        "file": str(file),
        "zone": zone.name,
        "rev": zone.rev,
        "sensors": len(zone.nodes),
        "mode": zone.promise.mode,
        "sensitivity": zone.noise.sensitivity,
        "step": zone.noise.step,
        "sigma": zone.noise.sigma,
        "sigma_ticks": zone.noise.sigma_ticks,
        "rho": budget.rho,
        "epsilon": zone.promise.epsilon,
        "delta": budget.delta(zone.promise.epsilon),
        "attacker_best": attackers_best(zone),
        "promise": promise_in_words(zone),
    }
    if as_json:
        print(jsonlib.dumps(facts | {"period": period.as_dict(), "two_periods": two.as_dict()}))
        return
    words = {
        "attacker_best": place_in_words(attackers_best(zone)),
        "costs": period.text,
        "": two.text,
    }
    for key, value in (facts | words).items():
        print(f"{key:<14} {up_text(value, 6) if isinstance(value, float) else value}")
