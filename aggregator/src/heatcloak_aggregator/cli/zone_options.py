"""Options of ``heatcloak zone new``, their defaults, and the schedule that they describe.

Each type is that of one parameter of the command, with its help.
"""

from __future__ import annotations

import math
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from heatcloak_aggregator.cli.options import NoiseKindOption, NoiseShapeOption, SensitivityMode
from heatcloak_aggregator.zones.defaults import DEFAULT_HEAT
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.schedule import MAX_DELAY, Schedule
from heatcloak_shared.zone.heat import COARSEST_RESOLUTION
from heatcloak_shared.zone.model import SENSOR_RESOLUTIONS

DEFAULT_DEVICES = 200
DEFAULT_LOCAL_EPSILON = 1.0
DEFAULT_HEATMAP_PERIOD = 3600.0
DEFAULT_MOVING_NODES = 20
DEFAULT_POSITION_PERIOD = 60.0
DEFAULT_POSITION_RELEASES = 10


class ZoneKind(StrEnum):
    """Kinds of zones."""

    HEAT = "heat"
    HEATMAP = "heatmap"
    POSITION = "position"


NewZoneFile = Annotated[Path | None, typer.Argument(help="Zone file to write.", show_default=False)]
ZoneId = Annotated[
    str,
    typer.Option(
        help="The zone's id; with --count, what the ids begin with, by default the name of the file."
    ),
]
Copies = Annotated[
    int | None,
    typer.Option(
        "--count",
        min=1,
        max=100_000,
        metavar="N",
        help="Write N zones that differ from --like only in their names, into the folder --out.",
    ),
]
CopiedZone = Annotated[
    Path | None, typer.Option("--like", metavar="FILE", help="With --count: the zone file to copy.")
]
CopiesFolder = Annotated[
    Path, typer.Option("--out", metavar="DIR", help="With --count: the folder of the new zone files.")
]
KindOfZone = Annotated[
    ZoneKind,
    typer.Option(
        help="heat: sensors measure heat. heatmap: devices report where they are, by --devices, --size, "
        "--x, --y, --epsilon, --period and --max-delay. position: moving nodes report where they are, by "
        "--position, --devices, --period, --every, --releases and --max-delay."
    ),
]
MechanismFile = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Mechanism of a position zone, from heatcloak privacy-map build; implies --kind position.",
        readable=False,
    ),
]
Devices = Annotated[
    int,
    typer.Option(
        min=1,
        max=1_000_000,
        help=f"Devices of a heatmap zone, each of one person, or nodes of a position zone, by default "
        f"{DEFAULT_MOVING_NODES}.",
    ),
]
GridSize = Annotated[int, typer.Option(help="Cells along each side of a heatmap zone: 8, 16, 32 or 64.")]
ColumnSpan = Annotated[
    tuple[float, float],
    typer.Option(metavar="LOW HIGH", help="Coordinates of a heatmap zone, from left to right."),
]
RowSpan = Annotated[tuple[float, float], typer.Option(metavar="LOW HIGH", help="Coordinates along its rows.")]
Sources = Annotated[int, typer.Option(min=1, max=1_000_000, help="Possible source locations n.")]
Sensors = Annotated[int, typer.Option(min=1, max=1_000_000, help="Sensors m; each has a node.")]
Diffusivity = Annotated[float, typer.Option(help="μ; the spread is T = μ·t.")]
Time = Annotated[float, typer.Option(help="t, time from the appearance of heat to its measurement.")]
EdgeList = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Edge list of a graph, instead of a corridor: two vertices and an optional weight per line.",
        # The reader of the file has better error messages than typer.
        readable=False,
    ),
]
GraphSpread = Annotated[
    float, typer.Option(help="τ, how long heat spreads on the graph until it is measured, in 1/weight.")
]
SensorVertices = Annotated[
    str | None,
    typer.Option(
        metavar="NAMES", help="Vertices with a sensor: NAME,NAME,… or @FILE of names. [default: all]"
    ),
]
Communities = Annotated[
    str | None,
    typer.Option(
        metavar="FILE",
        help="Communities: a file with a vertex and its community per line, or the word detect.",
    ),
]
PlanFile = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Plan of a floor, instead of a corridor; see heatcloak plan new. Names the zone and its nodes.",
        readable=False,
    ),
]
FitOfFloor = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Fit of the floor, from heatcloak fit solve: loss length, walls, conductance and margin.",
        readable=False,
    ),
]
LossLength = Annotated[
    float | None,
    typer.Option(
        metavar="METRES",
        help=f"How far heat spreads on a floor before it is lost. [default: {DEFAULT_HEAT.length:g}]",
    ),
]
AirConductance = Annotated[
    float | None,
    typer.Option(
        "--conductance",
        metavar="W/K",
        help=f"Of the air on a floor: watts for each kelvin. [default: {DEFAULT_HEAT.conductance:g}]",
    ),
]
Power = Annotated[
    float | None,
    typer.Option(
        metavar="W",
        help=f"Declared: the greatest power of a person on a floor. [default: {DEFAULT_HEAT.power:g}]",
    ),
]
LeastSpread = Annotated[
    float | None,
    typer.Option(
        "--age",
        metavar="M2",
        help=f"Declared: the least spread of the heat of a body on a floor. [default: {DEFAULT_HEAT.age:g}]",
    ),
]
PluginDomain = Annotated[
    str | None,
    typer.Option("--domain", metavar="KIND", help="Kind of a domain from a plugin."),
]
PluginOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--domain-option",
        metavar="KEY=VALUE",
        help="Key of the plugin's domain, as TOML: n_sources=40. May be given several times.",
    ),
]
Alpha = Annotated[
    float,
    typer.Option(
        help="Radius of the promise: in corridor lengths, at most 1; in hops on a graph, at least 1; in "
        "metres on a floor."
    ),
]
RoomMapFile = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Room map, a TOML file: rooms with an alpha or epsilon of their own; --alpha applies elsewhere.",
        readable=False,
    ),
]
Sensitivity = Annotated[
    SensitivityMode,
    typer.Option(help="model: hide where a person is, assuming the model of heat. range: hide any reading."),
]
Low = Annotated[float | None, typer.Option(help="Smallest reading, for --sensitivity range.")]
High = Annotated[float | None, typer.Option(help="Greatest reading, for --sensitivity range.")]
Resolution = Annotated[
    str,
    typer.Option(
        metavar="NUMBER|SENSOR",
        help="Greatest step between two values that a sensor reports, in the unit of readings; or a kind of "
        f"sensor: {', '.join(SENSOR_RESOLUTIONS)}, times the greatest gain of --fit. 0: ideal sensors, in "
        "simulations only. For --sensitivity model.",
    ),
]
Epsilon = Annotated[float, typer.Option(help="Bound on the log-odds that an observer gains.")]
Delta = Annotated[float, typer.Option(help="Probability with which that bound may fail.")]
Period = Annotated[float, typer.Option(help="Duration of a round in seconds.")]
Every = Annotated[int, typer.Option(min=1, max=10**9, help="Interval of released rounds, in rounds.")]
Releases = Annotated[int, typer.Option(min=1, max=10**9, help="Released rounds in one budget period.")]
MaxDelay = Annotated[
    float | None,
    typer.Option(
        help="Seconds after a round's time within which nodes must measure, or skip the round; at most "
        f"half of --period. [default: {MAX_DELAY:g}, or half of --period]"
    ),
]
ShapeOfNoise = Annotated[
    NoiseShapeOption | None,
    typer.Option(
        show_default=False,
        help="shaped: a scale for each sensor, so that every move is hidden about equally well. uniform: "
        "one scale for all. [default: shaped, where it lowers the noise by more than 2 %]",
    ),
]
KindOfNoise = Annotated[
    NoiseKindOption,
    typer.Option(
        help="Distribution of the noise; discrete-gaussian has a proof by zCDP and needs more noise."
    ),
]
Force = Annotated[bool, typer.Option("--force", help="Overwrite existing files.")]


def given_options(context: typer.Context) -> tuple[str, ...]:
    """Return the names of the parameters that do not have their default."""
    sources = {option: context.get_parameter_source(option) for option in context.params}
    return tuple(
        option for option, source in sources.items() if source is not None and source.name != "DEFAULT"
    )


def resolution_of(text: str) -> float:
    """Return the resolution that the option ``--resolution`` gives.

    Raises:
        ConfigError: it is neither a number from 0 to 1e12 nor a kind of sensor whose resolution is known.
    """
    if text in SENSOR_RESOLUTIONS:
        return SENSOR_RESOLUTIONS[text]
    try:
        resolution = float(text)
    except ValueError:
        resolution = math.nan
    # Written so that NaN fails it too.
    if not 0.0 <= resolution <= COARSEST_RESOLUTION:
        raise ConfigError(
            f"--resolution {sanitize(text)}: give a number from 0 to {COARSEST_RESOLUTION:g} in the unit of "
            f"readings, or one of {', '.join(SENSOR_RESOLUTIONS)}"
        )
    return resolution + 0.0


def new_schedule(period: float, every: int, releases: int, max_delay: float | None) -> Schedule:
    """Return the schedule that options describe; its budget period has ``releases`` listed rounds.

    Raises:
        ConfigError: ``max_delay`` is out of range.
    """
    if max_delay is not None and not 0.0 < max_delay <= period / 2:
        raise ConfigError(
            f"--max-delay {max_delay!r} is out of range: give seconds above 0 and at most half of --period"
        )
    return Schedule(period, every, releases, every * releases, max_delay or MAX_DELAY)
