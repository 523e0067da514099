"""Heat zones for ``heatcloak zone new``: the zone that the options describe."""

from __future__ import annotations

import math
import tomllib
from dataclasses import dataclass, replace
from pathlib import Path

from heatcloak_aggregator.cli.options import NoiseKindOption, NoiseShapeOption, SensitivityMode
from heatcloak_aggregator.cli.zone_facts import description
from heatcloak_aggregator.cli.zone_floor import fitted_floor, heat_of, load_floor_plan
from heatcloak_aggregator.cli.zone_graph import NamedGraph, named_graph
from heatcloak_aggregator.cli.zone_options import (
    new_schedule,
)
from heatcloak_aggregator.plans.plan import FloorPlan
from heatcloak_aggregator.zones.calibration import (
    NoiseShape,
    check_range,
    check_resolution,
    new_zone,
    node_names,
)
from heatcloak_aggregator.zones.defaults import DEFAULT_FLOOR_PERIOD, DEFAULT_FLOOR_RELEASES
from heatcloak_aggregator.zones.floor_kind import floor_of_plan
from heatcloak_aggregator.zones.kinds import kind_named, kind_of
from heatcloak_aggregator.zones.rooms import RoomMap, Scale, load_room_map
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.noise import NoiseKind
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.topics import is_identifier
from heatcloak_shared.zone import (
    Floor,
    Interval,
    Move,
    Noise,
    Promise,
    Range,
    Zone,
    ZoneDomain,
    parse_zone,
    render_zone,
)
from heatcloak_shared.zone.domain import SPREADS

_CORRIDOR_OPTIONS = ("sources", "sensors", "diffusivity", "time")
_GRAPH_OPTIONS = ("spread", "sensors_at", "communities")
_NAMES = {"domain_kind": "domain", "domain_options": "domain-option"}
_FLOOR_OPTIONS = ("length", "conductance", "power", "age")


@dataclass(frozen=True, slots=True)
class HeatOptions:
    """Options of a heat zone.

    Attributes:
        given: the names of the options on the command line; the others have their defaults.
        named_sensor: whether ``resolution`` is that of a kind of sensor, before the gains of a fit.

    The other attributes are the values of the options of these names, see
    `heatcloak_aggregator.cli.zone_options`; ``resolution`` is a number.
    """

    given: tuple[str, ...]
    named_sensor: bool
    name: str
    sources: int
    sensors: int
    diffusivity: float
    time: float
    graph: Path | None
    plan: Path | None
    fit: Path | None
    length: float | None
    conductance: float | None
    power: float | None
    age: float | None
    spread: float
    sensors_at: str | None
    communities: str | None
    domain_kind: str | None
    domain_options: list[str] | None
    alpha: float
    privacy_map: Path | None
    sensitivity: SensitivityMode
    low: float | None
    high: float | None
    resolution: float
    epsilon: float
    delta: float
    period: float
    every: int
    releases: int
    max_delay: float | None
    noise: NoiseShapeOption | None
    noise_kind: NoiseKindOption


def heat_zone(options: HeatOptions, file: Path, *, as_json: bool) -> tuple[str, str]:
    """Return the file of a new heat zone, and the zone's description.

    Args:
        options: the options.
        file: where the zone will be written.
        as_json: describe it as a JSON object instead of text.

    Raises:
        ConfigError: an option is wrong, or options do not go together.
        ParameterError: no zone keeps this promise, see `new_zone`, or a file cannot be read.
        ZoneError: the zone violates the rules of zone files.
    """
    if not is_identifier(options.name):
        raise ConfigError(
            f"--name {options.name!r} is not an id: use 1 to 32 of a-z, 0-9 and '-', not starting with '-'"
        )
    plan = None if options.plan is None else load_floor_plan(options.plan)
    name = options.name if plan is None or "name" in options.given else plan.name
    domain, named = _domain(options, plan)
    schedule = _schedule(options)
    promise, room_map = _promise(options, domain, named)
    resolution = options.resolution
    if options.named_sensor and isinstance(domain, Floor) and domain.gains:
        resolution *= max(abs(gain) for gain in domain.gains)
    check_resolution(resolution, promise.hides, "--resolution")
    noise_kind: NoiseKind = options.noise_kind.value
    if named is not None:
        # Check the size of the file first: the sensitivity of a large graph takes long to compute, and only
        # changes a few digits.
        least = Noise(noise_kind, 1.0, 1.0, (1,) * domain.n_sensors)
        named.render(Zone(name, domain, node_names(domain.n_sensors), schedule, promise, least))
    shape: NoiseShape = "auto" if options.noise is None else options.noise.value
    zone = new_zone(name, domain, promise, schedule, noise_kind, shape, resolution)
    if plan is not None:
        zone = replace(zone, nodes=tuple(sensor.name for sensor in plan.sensors))
    if room_map is not None:
        room_map.check(zone)
    text = render_zone(zone) if named is None else named.render(zone)
    # Apply the rules of zone files before writing one.
    parse_zone(text.encode(), "the zone")
    return text, description(zone, file, named, as_json=as_json)


def _schedule(options: HeatOptions) -> Schedule:
    """Return the schedule; people stay on a floor for long, and its air takes long to settle."""
    period, releases = options.period, options.releases
    if options.plan is not None:
        period = period if "period" in options.given else DEFAULT_FLOOR_PERIOD
        releases = releases if "releases" in options.given else DEFAULT_FLOOR_RELEASES
    return new_schedule(period, options.every, releases, options.max_delay)


def _domain(options: HeatOptions, plan: FloorPlan | None) -> tuple[ZoneDomain, NamedGraph | None]:
    """Return the domain, and its names if it is a graph."""
    graph = options.graph
    if plan is not None:
        for option in (*_CORRIDOR_OPTIONS, *_GRAPH_OPTIONS, "graph", "domain_kind", "domain_options"):
            if option in options.given:
                raise ConfigError(
                    f"--{_NAMES.get(option, option).replace('_', '-')} does not apply to a floor, and --plan "
                    "gives one: omit one of them"
                )
        heat = {name: getattr(options, name) for name in _FLOOR_OPTIONS}
        if options.fit is None:
            return floor_of_plan(plan, heat_of(heat)), None
        return floor_of_plan(*fitted_floor(options.fit, plan, heat)), None
    for option in ("fit", *_FLOOR_OPTIONS):
        if option in options.given:
            raise ConfigError(f"--{option} applies to floors only: give a plan with --plan, or omit it")
    _refuse_options_of(options, _GRAPH_OPTIONS if graph is None else _CORRIDOR_OPTIONS)
    named = (
        None if graph is None else named_graph(graph, options.spread, options.sensors_at, options.communities)
    )
    custom = _custom_domain(options)
    if custom is not None:
        return custom, named
    return (_corridor(options) if named is None else named.graph), named


def _refuse_options_of(options: HeatOptions, others: tuple[str, ...]) -> None:
    """Refuse options that have no meaning for this kind of domain."""
    for option in others:
        if option in options.given:
            shown = f"--{option.replace('_', '-')}"
            if others is _GRAPH_OPTIONS:
                raise ConfigError(
                    f"{shown} applies to graphs only: give an edge list with --graph, or omit it"
                )
            raise ConfigError(
                f"{shown} applies to corridors only, and --graph gives a graph: omit one of them"
            )


def _custom_domain(options: HeatOptions) -> ZoneDomain | None:
    """Return the domain that ``--domain`` and ``--domain-option`` describe; None if neither is given."""
    kind, has_graph = options.domain_kind, options.graph is not None
    if kind is None:
        if options.domain_options:
            raise ConfigError("--domain-option needs --domain KIND: add it")
        return None
    for option in _CORRIDOR_OPTIONS:
        if has_graph or option in options.given:
            shown = "--graph" if has_graph else f"--{option.replace('_', '-')}"
            raise ConfigError(
                f"{shown} cannot be combined with --domain {kind}: use --domain-option KEY=VALUE"
            )
    parameters: dict[str, object] = {}
    for option in options.domain_options or ():
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


def _corridor(options: HeatOptions) -> Interval:
    diffusivity, time = options.diffusivity, options.time
    for name, value in (("diffusivity", diffusivity), ("time", time)):
        if not 0.0 < value < math.inf:
            raise ConfigError(f"--{name} is {value!r}: give a finite number above 0")
    domain = Interval(options.sources, options.sensors, diffusivity, time)
    if not SPREADS[0] <= domain.spread <= SPREADS[1]:
        raise ConfigError(
            f"--diffusivity {diffusivity!r} times --time {time!r} is a spread of {domain.spread:g}: keep it "
            f"from {SPREADS[0]:g} to {SPREADS[1]:g}"
        )
    return domain


def _promise(
    options: HeatOptions, domain: ZoneDomain, named: NamedGraph | None
) -> tuple[Promise, RoomMap | None]:
    """Return the promise, and the room map that it comes from if there is one."""
    alpha, given = options.alpha, "alpha" in options.given
    if options.sensitivity is SensitivityMode.RANGE and given:
        raise ConfigError(
            "--alpha applies to --sensitivity model only: leave out --alpha or --sensitivity range"
        )
    if options.sensitivity is SensitivityMode.MODEL and not given:
        default = kind_of(domain).default_alpha
        if default is None:
            raise ConfigError(f"--domain {options.domain_kind} has no default radius: give --alpha")
        alpha = default
    hides, room_map = _hidden(options.sensitivity, alpha, options.low, options.high), None
    if options.privacy_map is not None:
        if isinstance(hides, Range):
            raise ConfigError(
                "--privacy-map applies to --sensitivity model only, as a range hides any change, wherever it "
                "is: leave out one of them"
            )
        scale = Scale(
            domain, alpha, options.epsilon, options.delta, options.releases, options.noise_kind.value
        )
        names = None if named is None else {label: number for number, label in enumerate(named.vertices)}
        room_map = load_room_map(options.privacy_map, scale, names, alpha_given=given)
        hides = room_map.move
    return Promise(hides, options.epsilon, options.delta), room_map


def _hidden(mode: SensitivityMode, alpha: float, low: float | None, high: float | None) -> Move | Range:
    if mode is SensitivityMode.MODEL:
        if low is not None or high is not None:
            raise ConfigError("--low and --high apply to --sensitivity range only: add it, or leave them out")
        return Move(alpha)
    if low is None or high is None:
        raise ConfigError("--sensitivity range needs the range of the readings: give --low and --high")
    check_range(low, high, "--")
    return Range(low, high)
