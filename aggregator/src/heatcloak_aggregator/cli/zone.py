"""``heatcloak zone``: the public description that nodes and aggregator share."""

from __future__ import annotations

import math
import tempfile
import tomllib
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from heatcloak_aggregator.cli.calibrate import calibrate
from heatcloak_aggregator.cli.options import JsonFlag
from heatcloak_aggregator.cli.zone_facts import describe
from heatcloak_aggregator.cli.zone_graph import named_graph
from heatcloak_aggregator.zones.calibration import check_against_model, check_range, new_zone, node_names
from heatcloak_aggregator.zones.defaults import (
    DEFAULT_DOMAIN,
    DEFAULT_MOVE,
    DEFAULT_NAME,
    DEFAULT_PROMISE,
    DEFAULT_SCHEDULE,
    ONE_HOP,
)
from heatcloak_aggregator.zones.kinds import kind_named
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.schedule import MAX_DELAY, Schedule
from heatcloak_shared.topics import is_identifier
from heatcloak_shared.zone import (
    Interval,
    Move,
    Noise,
    Promise,
    Range,
    Zone,
    ZoneDomain,
    load_zone,
    parse_zone,
    render_zone,
)
from heatcloak_shared.zone.domain import SPREADS

_OF_A_CORRIDOR = ("sources", "sensors", "diffusivity", "time")
_OF_A_GRAPH = ("spread", "sensors_at", "communities")

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
Alpha = Annotated[
    float,
    typer.Option(
        help="Radius of the promise: in corridor lengths, at most 1; in hops of a graph, 1 or more."
    ),
]
Sources = Annotated[int, typer.Option(min=1, max=1_000_000, help="Possible source locations, n.")]
Sensors = Annotated[int, typer.Option(min=1, max=1_000_000, help="Sensors, m: one node each.")]
Diffusivity = Annotated[float, typer.Option(help="μ; the spread is T = μ·t.")]
Time = Annotated[float, typer.Option(help="t, from the heat's appearance to the measurement.")]
GraphFile = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="A graph in place of a corridor: an edge list, two vertices a line and a weight.",
        # Whoever reads it says what is wrong, with a remedy.
        readable=False,
    ),
]
Spread = Annotated[
    float, typer.Option(help="τ, how long heat spreads along a graph until it is measured, in 1/weight.")
]
SensorsAt = Annotated[
    str | None,
    typer.Option(
        metavar="NAMES", help="The graph's vertices with a sensor: NAME,NAME or @FILE of names; else all."
    ),
]
CommunitiesOf = Annotated[
    str | None,
    typer.Option(
        metavar="FILE",
        help="The graph's communities: a vertex and its community a line; or the word detect.",
    ),
]
DomainKindOption = Annotated[
    str | None,
    typer.Option("--domain", metavar="KIND", help="The kind of a domain that a plugin adds."),
]
DomainOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--domain-option",
        metavar="KEY=VALUE",
        help="A key of that domain's table, as TOML: n_sources=40; again for every key.",
    ),
]
Releases = Annotated[int, typer.Option(min=1, max=10**9, help="Released rounds in one budget period.")]
MaxDelay = Annotated[
    float | None,
    typer.Option(
        help="Seconds after a round's time within which a node must measure, or it skips the round: at most "
        f"half a round; {MAX_DELAY:g}, or that half, if left out."
    ),
]
Every = Annotated[int, typer.Option(min=1, max=10**9, help="Every how many rounds one is released.")]


@app.command()
def new(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="The zone file to write.", show_default=False)],
    name: Annotated[str, typer.Option(help="The zone's id.")] = DEFAULT_NAME,
    sources: Sources = DEFAULT_DOMAIN.n_sources,
    sensors: Sensors = DEFAULT_DOMAIN.n_sensors,
    diffusivity: Diffusivity = DEFAULT_DOMAIN.diffusivity,
    time: Time = DEFAULT_DOMAIN.time,
    graph: GraphFile = None,
    spread: Spread = 1.0,
    sensors_at: SensorsAt = None,
    communities: CommunitiesOf = None,
    domain_kind: DomainKindOption = None,
    domain_options: DomainOptions = None,
    alpha: Alpha = DEFAULT_MOVE.alpha,
    sensitivity: Sensitivity = SensitivityMode.MODEL,
    low: Low = None,
    high: High = None,
    epsilon: Epsilon = DEFAULT_PROMISE.epsilon,
    delta: Delta = DEFAULT_PROMISE.delta,
    period: Annotated[float, typer.Option(help="Seconds a round lasts.")] = DEFAULT_SCHEDULE.period,
    every: Every = DEFAULT_SCHEDULE.every,
    releases: Releases = DEFAULT_SCHEDULE.releases,
    max_delay: MaxDelay = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file.")] = False,
    json: JsonFlag = False,
) -> None:
    """Write a zone file whose noise keeps the promise that is asked for."""
    if not is_identifier(name):
        raise ConfigError(f"--name {name!r} is no id: use 1 to 32 of a-z, 0-9 and '-', not starting with '-'")
    _refuse_options_of(context, _OF_A_GRAPH if graph is None else _OF_A_CORRIDOR)
    named = None if graph is None else named_graph(graph, spread, sensors_at, communities)
    custom = _custom_domain(context, domain_kind, domain_options or [], has_graph=graph is not None)
    if custom is not None:
        domain: ZoneDomain = custom
    else:
        domain = _corridor(sources, sensors, diffusivity, time) if named is None else named.graph
    if named is not None and not _is_given(context, "alpha"):
        alpha = ONE_HOP
    if max_delay is not None and not 0.0 < max_delay <= period / 2:
        raise ConfigError(
            f"--max-delay {max_delay!r} is out of range: give seconds above 0, at most half of --period"
        )
    schedule = Schedule(period, every, releases, every * releases, max_delay or MAX_DELAY)
    if sensitivity is SensitivityMode.RANGE and _is_given(context, "alpha"):
        raise ConfigError("--alpha belongs to --sensitivity model, which hides a move: leave one of them out")
    if custom is not None and sensitivity is SensitivityMode.MODEL and not _is_given(context, "alpha"):
        raise ConfigError(f"--domain {domain_kind} has distances of its own: give --alpha")
    promise = Promise(_hidden(sensitivity, alpha, low, high), epsilon, delta)
    if named is not None:
        # Only the noise's few digits are not known before the sensitivity, which takes a large graph a while.
        named.render(Zone(name, domain, node_names(domain.n_sensors), schedule, promise, Noise(1.0, 1.0, 1)))
    zone = new_zone(name, domain, promise, schedule)
    text = render_zone(zone) if named is None else named.render(zone)
    # What the file's own rules refuse is refused before anything is written.
    parse_zone(text.encode(), "the zone")
    if file.is_dir():
        raise ConfigError(f"{file}: is a directory: give the path of the zone file to write")
    try:
        _write_whole(file, text, overwrite=force)
    except FileExistsError:
        raise ConfigError(
            f"{file}: exists: another revision shuts out its nodes; --force overwrites it"
        ) from None
    except OSError as error:
        raise ConfigError(f"{file}: {error.strerror}: give a path that can be written") from None
    describe(zone, file, named, as_json=json)


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="The zone file.", show_default=False)], json: JsonFlag = False
) -> None:
    """Check a zone file: every value, the noise against the promise, the sensitivity against the model."""
    zone = load_zone(file)
    check_against_model(zone, str(file))
    describe(zone, file, as_json=json)


app.command()(calibrate)


def _custom_domain(
    context: typer.Context, kind: str | None, options: list[str], *, has_graph: bool
) -> ZoneDomain | None:
    """Return the domain that ``--domain`` and ``--domain-option`` describe; None if neither is given."""
    if kind is None:
        if options:
            raise ConfigError("--domain-option goes with --domain KIND: add it")
        return None
    for option in _OF_A_CORRIDOR:
        if has_graph or _is_given(context, option):
            shown = "--graph" if has_graph else f"--{option.replace('_', '-')}"
            raise ConfigError(f"{shown} does not go with --domain {kind}: use --domain-option KEY=VALUE")
    parameters: dict[str, object] = {}
    for option in options:
        key, equals, _ = option.partition("=")
        try:
            values = tomllib.loads(option) if equals else {}
        except tomllib.TOMLDecodeError:
            values = {}
        if len(values) != 1 or key.strip() in parameters:
            raise ConfigError(
                f"--domain-option {sanitize(option)}: give KEY=VALUE with a TOML value, each key once: "
                "n_sources=40"
            )
        parameters |= values
    return kind_named(kind).section(parameters)


def _is_given(context: typer.Context, option: str) -> bool:
    source = context.get_parameter_source(option)
    return source is not None and source.name != "DEFAULT"


def _refuse_options_of(context: typer.Context, others: tuple[str, ...]) -> None:
    """Refuse options that mean nothing for this kind of zone: they must not pass as if they did."""
    for option in others:
        if _is_given(context, option):
            shown = f"--{option.replace('_', '-')}"
            if others is _OF_A_GRAPH:
                raise ConfigError(f"{shown} is of a graph: give its edge list with --graph, or leave it out")
            raise ConfigError(
                f"{shown} is of a corridor, and --graph asks for a graph: leave one of them out"
            )


def _corridor(sources: int, sensors: int, diffusivity: float, time: float) -> Interval:
    for name, value in (("diffusivity", diffusivity), ("time", time)):
        if not 0.0 < value < math.inf:
            raise ConfigError(f"--{name} is {value!r}: give a finite number above 0")
    domain = Interval(sources, sensors, diffusivity, time)
    if not SPREADS[0] <= domain.spread <= SPREADS[1]:
        raise ConfigError(
            f"--diffusivity {diffusivity!r} times --time {time!r} is a spread of {domain.spread:g}: keep it "
            f"from {SPREADS[0]:g} to {SPREADS[1]:g}"
        )
    return domain


def _hidden(mode: SensitivityMode, alpha: float, low: float | None, high: float | None) -> Move | Range:
    if mode is SensitivityMode.MODEL:
        if low is not None or high is not None:
            raise ConfigError("--low and --high belong to --sensitivity range: add it, or leave them out")
        return Move(alpha)
    if low is None or high is None:
        raise ConfigError("--sensitivity range needs the range of the readings: give --low and --high")
    check_range(low, high, "--")
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
