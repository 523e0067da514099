"""``heatcloak zone``: create, check and calibrate zone files.

Numerical modules are imported inside the commands, so that their help does not load them.
"""

from __future__ import annotations

import math
import tempfile
import tomllib
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from heatcloak_aggregator.cli.calibrate import calibrate
from heatcloak_aggregator.cli.options import (
    JsonFlag,
    NoiseKindOption,
    NoiseShapeOption,
    SensitivityMode,
)
from heatcloak_aggregator.zones.defaults import (
    DEFAULT_DOMAIN,
    DEFAULT_MOVE,
    DEFAULT_NAME,
    DEFAULT_PROMISE,
    DEFAULT_SCHEDULE,
)
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.schedule import MAX_DELAY, Schedule
from heatcloak_shared.topics import is_identifier
from heatcloak_shared.zone import (
    Area,
    Interval,
    Move,
    Noise,
    Promise,
    Range,
    Zone,
    ZoneDomain,
    load_any_zone,
    parse_zone,
    render_zone,
    require_heat,
)
from heatcloak_shared.zone.domain import SPREADS
from heatcloak_shared.zone.heatmap import DEFAULT_SIZE

_CORRIDOR_OPTIONS = ("sources", "sensors", "diffusivity", "time")
_GRAPH_OPTIONS = ("spread", "sensors_at", "communities")
_COMMON_OPTIONS = frozenset(("file", "name", "kind", "epsilon", "period", "max_delay", "force", "json"))
_HEATMAP_OPTIONS = frozenset(("devices", "size", "x", "y"))
_POSITION_OPTIONS = frozenset(("position", "devices", "every", "releases"))

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


app = typer.Typer(
    help="Create, check and calibrate zone files.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)


@app.command()
def new(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="Zone file to write.", show_default=False)],
    name: Annotated[str, typer.Option(help="The zone's id.")] = DEFAULT_NAME,
    kind: Annotated[
        ZoneKind,
        typer.Option(
            help="heat: sensors measure heat. heatmap: devices report where they are, by --devices, --size, "
            "--x, --y, --epsilon, --period and --max-delay. position: moving nodes report where they are, by "
            "--position, --devices, --period, --every, --releases and --max-delay."
        ),
    ] = ZoneKind.HEAT,
    position: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Mechanism of a position zone, from heatcloak privacy-map build; implies --kind position.",
            readable=False,
        ),
    ] = None,
    devices: Annotated[
        int,
        typer.Option(
            min=1,
            max=1_000_000,
            help=f"Devices of a heatmap zone, each of one person, or nodes of a position zone, by default "
            f"{DEFAULT_MOVING_NODES}.",
        ),
    ] = DEFAULT_DEVICES,
    size: Annotated[
        int, typer.Option(help="Cells along each side of a heatmap zone: 8, 16, 32 or 64.")
    ] = DEFAULT_SIZE,
    x: Annotated[
        tuple[float, float],
        typer.Option(metavar="LOW HIGH", help="Coordinates of a heatmap zone, from left to right."),
    ] = (0.0, 1.0),
    y: Annotated[
        tuple[float, float], typer.Option(metavar="LOW HIGH", help="Coordinates along its rows.")
    ] = (0.0, 1.0),
    sources: Annotated[
        int, typer.Option(min=1, max=1_000_000, help="Possible source locations n.")
    ] = DEFAULT_DOMAIN.n_sources,
    sensors: Annotated[
        int, typer.Option(min=1, max=1_000_000, help="Sensors m; each has a node.")
    ] = DEFAULT_DOMAIN.n_sensors,
    diffusivity: Annotated[
        float, typer.Option(help="μ; the spread is T = μ·t.")
    ] = DEFAULT_DOMAIN.diffusivity,
    time: Annotated[
        float, typer.Option(help="t, time from the appearance of heat to its measurement.")
    ] = DEFAULT_DOMAIN.time,
    graph: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Edge list of a graph, instead of a corridor: two vertices and an optional weight per line.",
            # The reader of the file has better error messages than typer.
            readable=False,
        ),
    ] = None,
    spread: Annotated[
        float, typer.Option(help="τ, how long heat spreads on the graph until it is measured, in 1/weight.")
    ] = 1.0,
    sensors_at: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES", help="Vertices with a sensor: NAME,NAME,… or @FILE of names. [default: all]"
        ),
    ] = None,
    communities: Annotated[
        str | None,
        typer.Option(
            metavar="FILE",
            help="Communities: a file with a vertex and its community per line, or the word detect.",
        ),
    ] = None,
    domain_kind: Annotated[
        str | None,
        typer.Option("--domain", metavar="KIND", help="Kind of a domain from a plugin."),
    ] = None,
    domain_options: Annotated[
        list[str] | None,
        typer.Option(
            "--domain-option",
            metavar="KEY=VALUE",
            help="Key of the plugin's domain, as TOML: n_sources=40. May be given several times.",
        ),
    ] = None,
    alpha: Annotated[
        float,
        typer.Option(
            help="Radius of the promise: in corridor lengths, at most 1; in hops on a graph, at least 1."
        ),
    ] = DEFAULT_MOVE.alpha,
    privacy_map: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Rooms with levels of their own, a TOML file; --alpha is the level elsewhere.",
            readable=False,
        ),
    ] = None,
    sensitivity: Annotated[
        SensitivityMode,
        typer.Option(
            help="model: hide where a person is, assuming the model of heat. range: hide any reading."
        ),
    ] = SensitivityMode.MODEL,
    low: Annotated[float | None, typer.Option(help="Smallest reading, for --sensitivity range.")] = None,
    high: Annotated[float | None, typer.Option(help="Greatest reading, for --sensitivity range.")] = None,
    epsilon: Annotated[
        float, typer.Option(help="Bound on the log-odds that an observer gains.")
    ] = DEFAULT_PROMISE.epsilon,
    delta: Annotated[
        float, typer.Option(help="Probability with which that bound may fail.")
    ] = DEFAULT_PROMISE.delta,
    period: Annotated[float, typer.Option(help="Duration of a round in seconds.")] = DEFAULT_SCHEDULE.period,
    every: Annotated[
        int, typer.Option(min=1, max=10**9, help="Interval of released rounds, in rounds.")
    ] = DEFAULT_SCHEDULE.every,
    releases: Annotated[
        int, typer.Option(min=1, max=10**9, help="Released rounds in one budget period.")
    ] = DEFAULT_SCHEDULE.releases,
    max_delay: Annotated[
        float | None,
        typer.Option(
            help="Seconds after a round's time within which nodes must measure, or skip the round; at most "
            f"half of --period. [default: {MAX_DELAY:g}, or half of --period]"
        ),
    ] = None,
    noise: Annotated[
        NoiseShapeOption | None,
        typer.Option(
            show_default=False,
            help="shaped: a scale for each sensor, so that every move is hidden about equally well. uniform: "
            "one scale for all. [default: shaped, where it lowers the noise by more than 2 %]",
        ),
    ] = None,
    noise_kind: Annotated[
        NoiseKindOption,
        typer.Option(
            help="Distribution of the noise; discrete-gaussian has a proof by zCDP and needs more noise."
        ),
    ] = NoiseKindOption.ROUNDED_GAUSSIAN,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file.")] = False,
    json: JsonFlag = False,
) -> None:
    """Write a zone file with the noise that a promise needs."""
    if kind is ZoneKind.POSITION or position is not None:
        from heatcloak_aggregator.cli.zone_position import position_zone

        if position is None or (kind is not ZoneKind.POSITION and _is_given(context, "kind")):
            raise ConfigError("--kind position and --position FILE go together: give the zone's mechanism")
        _refuse_others(context, "heatmap", frozenset(context.params) - _HEATMAP_OPTIONS | {"devices"})
        _refuse_others(context, "heat", _COMMON_OPTIONS - {"epsilon"} | _POSITION_OPTIONS)
        seconds = period if _is_given(context, "period") else DEFAULT_POSITION_PERIOD
        _check_max_delay(max_delay, seconds)
        listed = releases if _is_given(context, "releases") else DEFAULT_POSITION_RELEASES
        made, shown = position_zone(
            name,
            position,
            devices if _is_given(context, "devices") else DEFAULT_MOVING_NODES,
            Schedule(seconds, every, listed, every * listed, max_delay or MAX_DELAY),
            file,
            as_json=json,
        )
        _write_new(file, render_zone(made), overwrite=force)
        print(shown)
        return
    if kind is ZoneKind.HEATMAP:
        from heatcloak_aggregator.cli.zone_heatmap import heatmap_zone

        _refuse_others(context, "heat", _COMMON_OPTIONS | _HEATMAP_OPTIONS)
        promised = epsilon if _is_given(context, "epsilon") else DEFAULT_LOCAL_EPSILON
        seconds = period if _is_given(context, "period") else DEFAULT_HEATMAP_PERIOD
        area = Area(size, x, y)
        described, shown = heatmap_zone(name, devices, area, promised, seconds, max_delay, file, as_json=json)
        _write_new(file, render_zone(described), overwrite=force)
        print(shown)
        return
    _refuse_others(context, "heatmap", frozenset(context.params) - _HEATMAP_OPTIONS)
    from heatcloak_aggregator.cli.zone_facts import description
    from heatcloak_aggregator.cli.zone_graph import named_graph
    from heatcloak_aggregator.zones.calibration import NoiseShape, new_zone, node_names
    from heatcloak_aggregator.zones.kinds import kind_of

    if not is_identifier(name):
        raise ConfigError(
            f"--name {name!r} is not an id: use 1 to 32 of a-z, 0-9 and '-', not starting with '-'"
        )
    _refuse_options_of(context, _GRAPH_OPTIONS if graph is None else _CORRIDOR_OPTIONS)
    named = None if graph is None else named_graph(graph, spread, sensors_at, communities)
    custom = _custom_domain(context, domain_kind, domain_options or [], has_graph=graph is not None)
    if custom is not None:
        domain: ZoneDomain = custom
    else:
        domain = _corridor(sources, sensors, diffusivity, time) if named is None else named.graph
    _check_max_delay(max_delay, period)
    schedule = Schedule(period, every, releases, every * releases, max_delay or MAX_DELAY)
    if sensitivity is SensitivityMode.RANGE and _is_given(context, "alpha"):
        raise ConfigError(
            "--alpha applies to --sensitivity model only: leave out --alpha or --sensitivity range"
        )
    if sensitivity is SensitivityMode.MODEL and not _is_given(context, "alpha"):
        default = kind_of(domain).default_alpha
        if default is None:
            raise ConfigError(f"--domain {domain_kind} has no default radius: give --alpha")
        alpha = default
    hides, room_map = _hidden(sensitivity, alpha, low, high), None
    if privacy_map is not None:
        if isinstance(hides, Range):
            raise ConfigError(
                "--privacy-map applies to --sensitivity model only, as a range hides any change, wherever it "
                "is: leave out one of them"
            )
        from heatcloak_aggregator.zones.rooms import Scale, load_room_map

        scale = Scale(domain, alpha, epsilon, delta, releases, noise_kind.value)
        names = None if named is None else {label: number for number, label in enumerate(named.vertices)}
        given = _is_given(context, "alpha")
        room_map = load_room_map(privacy_map, scale, names, alpha_given=given)
        hides = room_map.move
    promise = Promise(hides, epsilon, delta)
    if named is not None:
        # Check the size of the file first: the sensitivity of a large graph takes long to compute, and only
        # changes a few digits.
        least = Noise(noise_kind.value, 1.0, 1.0, (1,) * domain.n_sensors)
        named.render(Zone(name, domain, node_names(domain.n_sensors), schedule, promise, least))
    shape: NoiseShape = "auto" if noise is None else noise.value
    zone = new_zone(name, domain, promise, schedule, noise_kind.value, shape)
    if room_map is not None:
        room_map.check(zone)
    text = render_zone(zone) if named is None else named.render(zone)
    # Apply the rules of zone files before writing one.
    parse_zone(text.encode(), "the zone")
    # Compute everything before the file is written: a plugin may fail.
    shown = description(zone, file, named, as_json=json)
    _write_new(file, text, overwrite=force)
    print(shown)


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="The zone file.", show_default=False)], json: JsonFlag = False
) -> None:
    """Check a zone file's values, noise and sensitivity.

    The noise is checked against the promise, and the sensitivity against the model of heat.
    """
    from heatcloak_aggregator.cli.zone_facts import description
    from heatcloak_aggregator.zones.calibration import check_against_model

    any_zone = load_any_zone(file)
    if any_zone.kind == ZoneKind.HEATMAP:
        from heatcloak_aggregator.cli.zone_heatmap import heatmap_description

        print(heatmap_description(any_zone, file, as_json=json))
        return
    if any_zone.kind == ZoneKind.POSITION:
        from heatcloak_aggregator.cli.zone_position import position_description

        print(position_description(any_zone, file, as_json=json))
        return
    check_against_model(any_zone, str(file))
    print(description(require_heat(any_zone), file, as_json=json))


app.command()(calibrate)


def _custom_domain(
    context: typer.Context, kind: str | None, options: list[str], *, has_graph: bool
) -> ZoneDomain | None:
    """Return the domain that ``--domain`` and ``--domain-option`` describe; None if neither is given."""
    if kind is None:
        if options:
            raise ConfigError("--domain-option needs --domain KIND: add it")
        return None
    for option in _CORRIDOR_OPTIONS:
        if has_graph or _is_given(context, option):
            shown = "--graph" if has_graph else f"--{option.replace('_', '-')}"
            raise ConfigError(
                f"{shown} cannot be combined with --domain {kind}: use --domain-option KEY=VALUE"
            )
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
    from heatcloak_aggregator.zones.kinds import kind_named

    return kind_named(kind).section(parameters)


def _check_max_delay(max_delay: float | None, period: float) -> None:
    if max_delay is not None and not 0.0 < max_delay <= period / 2:
        raise ConfigError(
            f"--max-delay {max_delay!r} is out of range: give seconds above 0 and at most half of --period"
        )


def _is_given(context: typer.Context, option: str) -> bool:
    source = context.get_parameter_source(option)
    return source is not None and source.name != "DEFAULT"


def _refuse_options_of(context: typer.Context, others: tuple[str, ...]) -> None:
    """Refuse options that have no meaning for this kind of zone."""
    for option in others:
        if _is_given(context, option):
            shown = f"--{option.replace('_', '-')}"
            if others is _GRAPH_OPTIONS:
                raise ConfigError(
                    f"{shown} applies to graphs only: give an edge list with --graph, or omit it"
                )
            raise ConfigError(
                f"{shown} applies to corridors only, and --graph gives a graph: omit one of them"
            )


def _refuse_others(context: typer.Context, kind: str, allowed: frozenset[str]) -> None:
    """Refuse options that only zones of another kind have."""
    for option in context.params:
        if option not in allowed and _is_given(context, option):
            shown = f"--{option.replace('_', '-')}"
            raise ConfigError(f"{shown} applies to {kind} zones only: leave it out, or give --kind {kind}")


def _write_new(file: Path, text: str, *, overwrite: bool) -> None:
    if file.is_dir():
        raise ConfigError(f"{file}: is a directory: give the path of the zone file to write")
    try:
        _write_whole(file, text, overwrite=overwrite)
    except FileExistsError:
        raise ConfigError(
            f"{file}: exists: --force overwrites it; nodes of the old revision are then refused"
        ) from None
    except OSError as error:
        raise ConfigError(f"{file}: {error.strerror}: give a writable path") from None


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
            raise ConfigError("--low and --high apply to --sensitivity range only: add it, or leave them out")
        return Move(alpha)
    if low is None or high is None:
        raise ConfigError("--sensitivity range needs the range of the readings: give --low and --high")
    from heatcloak_aggregator.zones.calibration import check_range

    check_range(low, high, "--")
    return Range(low, high)


def _write_whole(file: Path, text: str, *, overwrite: bool) -> None:
    """Write ``text`` to ``file``; a failure, such as a full disk, leaves an existing file unchanged."""
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
