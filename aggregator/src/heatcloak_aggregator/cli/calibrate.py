"""``heatcloak zone calibrate``: compare promises of a zone, and their costs.

Numerical modules are imported inside the command, so that its help does not load them.
"""

from __future__ import annotations

import json as jsonlib
from dataclasses import asdict, replace
from pathlib import Path
from typing import Annotated, Any, cast

import typer

from heatcloak_aggregator.cli import zone_options
from heatcloak_aggregator.cli.options import JsonFlag, parse_drift
from heatcloak_aggregator.cli.progress import progress_bar
from heatcloak_aggregator.method_names import COMMON_DRIFT
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.parameters import check_positive
from heatcloak_shared.zone import (
    Floor,
    Move,
    Promise,
    Range,
    Zone,
    ZoneDomain,
    load_zone,
    parse_zone,
    promise_in_words,
    render_zone,
    resolution_share,
)
from heatcloak_shared.zone.model import SENSOR_RESOLUTIONS

TRIALS = 400
FLOOR_TRIALS = 300
MOST_EPSILON = 700.0  # a zone file's bound
ROUND_COUNTS = (1, 100, 1000)


def calibrate(
    file: Annotated[
        Path | None, typer.Argument(help="Zone file to start from. [default: the default zone]")
    ] = None,
    epsilon: Annotated[
        list[float] | None,
        typer.Option(
            help="Budget to show; may be given several times. [default: half, once and twice the zone's]"
        ),
    ] = None,
    releases: Annotated[
        list[int] | None,
        typer.Option(
            min=1, max=10**9, help="Listed rounds in one budget period; may be given several times."
        ),
    ] = None,
    delta: Annotated[float | None, typer.Option(help="Probability with which the bound may fail.")] = None,
    alpha: Annotated[
        float | None,
        typer.Option(
            help="Radius of the promise everywhere, in corridor lengths; in hops on a graph, at least 1; "
            "otherwise in the distances of the domain."
        ),
    ] = None,
    low: Annotated[float | None, typer.Option(help="Smallest reading, for the mode range.")] = None,
    high: Annotated[
        float | None,
        typer.Option(help="Greatest reading, for the mode range. [default: three people at a sensor]"),
    ] = None,
    resolution: Annotated[
        str | None,
        typer.Option(
            metavar="NUMBER|SENSOR",
            help="Greatest step between two values that a sensor reports, for the mode model; or a kind of "
            f"sensor at gain 1: {', '.join(SENSOR_RESOLUTIONS)}.",
        ),
    ] = None,
    sources: Annotated[
        int | None, typer.Option(min=1, max=1_000_000, help="Possible source locations n.")
    ] = None,
    sensors: Annotated[
        int | None, typer.Option(min=1, max=1_000_000, help="Sensors m; each has a node.")
    ] = None,
    diffusivity: Annotated[float | None, typer.Option(help="μ; the spread is T = μ·t.")] = None,
    time: Annotated[
        float | None, typer.Option(help="t, time from the appearance of heat to its measurement.")
    ] = None,
    spread: Annotated[
        float | None, typer.Option(help="Spread of a domain that is not a corridor, such as τ of a graph.")
    ] = None,
    plan: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Plan of a floor: tell what a zone on it will see, before anything is bought.",
            readable=False,
        ),
    ] = None,
    suggest: Annotated[
        int | None,
        typer.Option(min=1, max=1000, help="Number of sensors on a floor to suggest places for."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Plan to write, with the suggested sensors.", readable=False),
    ] = None,
    drift: Annotated[
        str | None,
        typer.Option(
            parser=parse_drift,
            metavar="KIND",
            help="Drift of the floor's temperature, which recovery has to remove: none, common (all sensors "
            "alike), slope (linear in x and y) or rooms (each room on its own). [default: common]",
        ),
    ] = None,
    length: zone_options.LossLength = None,
    conductance: zone_options.AirConductance = None,
    power: zone_options.Power = None,
    age: zone_options.LeastSpread = None,
    trials: Annotated[
        int, typer.Option(min=2, max=1_000_000, help="Simulated worlds in which accuracy is measured.")
    ] = TRIALS,
    seed: Annotated[int, typer.Option(min=0, max=2**64 - 1, help="Seed of the simulated worlds.")] = 0,
    json: JsonFlag = False,
) -> None:
    """Compare promises of a zone, and their costs in accuracy.

    Omitted options are those of the zone file, or of the default zone. So is the noise: its kind, and equal
    scales if the file has them although shaped ones would be smaller.
    """
    from heatcloak_aggregator.cli.calibrate_tables import (
        print_choices,
        print_methods,
        print_promises,
        print_requested,
        print_resolution,
    )
    from heatcloak_aggregator.cli.zone_options import resolution_of
    from heatcloak_aggregator.privacy.calibration import compare_methods
    from heatcloak_aggregator.zones.calibration import new_zone
    from heatcloak_aggregator.zones.choices import (
        choices,
        default_range,
        maker_like,
        requested_promise,
        with_releases,
    )
    from heatcloak_aggregator.zones.kinds import kind_of
    from heatcloak_aggregator.zones.model_check import one_round_sensitivity

    base = new_zone() if file is None else load_zone(file)
    if plan is not None or isinstance(base.domain, Floor):
        from heatcloak_aggregator.cli.calibrate_floor import FloorOptions, calibrate_floor

        heat = {"length": length, "conductance": conductance, "power": power, "age": age}
        options = FloorOptions(
            zone=None if file is None else base,
            plan=plan,
            heat=heat,
            alpha=alpha,
            epsilons=epsilon or [],
            releases=releases or [],
            delta=delta,
            resolution=None if resolution is None else resolution_of(resolution),
            suggest=suggest,
            out=out,
            draws=FLOOR_TRIALS if trials == TRIALS else trials,
            seed=seed,
            drift=COMMON_DRIFT if drift is None else drift,
        )
        calibrate_floor(options, as_json=json)
        return
    if drift is not None:
        raise ConfigError("--drift applies to floors only: give a plan with --plan, or omit it")
    domain = _domain(base, sources, sensors, diffusivity, time, spread)
    epsilons = _epsilons(epsilon, base.promise.epsilon)
    counts = sorted({*ROUND_COUNTS, base.schedule.releases} if releases is None else set(releases))
    schedules = [with_releases(base.schedule, count) for count in counts]

    # The tables explain this promise. It must satisfy the rules of zone files.
    schedule = with_releases(base.schedule, releases[0] if releases else base.schedule.releases)
    move = _move(alpha, base, kind_of(domain).default_alpha)
    promise = Promise(
        move, epsilon[0] if epsilon else base.promise.epsilon, base.promise.delta if delta is None else delta
    )
    make = maker_like(base, None if resolution is None else resolution_of(resolution))
    model = _checked(make(domain=domain, promise=promise, schedule=schedule), file)
    ranged = replace(promise, hides=_range(low, high, base, default_range(domain)))
    asked = model, _checked(make(domain=domain, promise=ranged, schedule=schedule), file)

    promises = [replace(zone.promise, epsilon=each) for zone in asked for each in epsilons]
    with progress_bar("simulating") as progress:
        found = choices(domain, promises, schedules, trials, seed, lambda share: progress(share / 2), make)
        own = asked[base.promise.mode == "range"]
        requested = requested_promise(own, trials, seed, lambda share: progress((1 + share) / 2))
    methods = compare_methods(model, move, one_round_sensitivity(domain, move))
    if json:
        facts = {
            "choices": [row.as_dict() for row in found.rows],
            "requested": requested.as_dict(),
            "methods": [row.as_dict() for row in methods],
            "promises": {zone.promise.mode: promise_in_words(zone) for zone in asked},
            "hides": {zone.promise.mode: asdict(zone.promise.hides) for zone in asked},
            "resolution": {"steps": model.resolution, "share": resolution_share(model)},
            "simulation": {"trials": trials, "seed": seed, "blind_emd": found.blind_emd},
        }
        print(jsonlib.dumps(facts))
    else:
        print_choices(found, asked)
        print_requested(requested, own)
        print_resolution(model)
        print_promises(asked)
        print_methods(methods, model)


def _domain(
    base: Zone,
    sources: int | None,
    sensors: int | None,
    diffusivity: float | None,
    time: float | None,
    spread: float | None,
) -> ZoneDomain:
    from heatcloak_aggregator.cli.zone_graph import check_zone_spread
    from heatcloak_aggregator.zones.kinds import kind_of

    own = base.domain
    changes = {
        "n_sources": sources,
        "n_sensors": sensors,
        "diffusivity": diffusivity,
        "time": time,
        "spread": None if spread is None else check_zone_spread(spread),
    }
    given = {name: value for name, value in changes.items() if value is not None}
    changeable = kind_of(own).changeable
    for name in given:
        if name not in changeable:
            options = ", ".join(map(_option_of, changeable)) or "none"
            raise ConfigError(
                f"{_option_of(name)} does not apply to a domain of kind {own.kind!r}: omit it; the "
                f"options of this kind are {options}"
            )
    changed: ZoneDomain = replace(cast("Any", own), **given)
    return changed


def _option_of(field: str) -> str:
    return f"--{field.removeprefix('n_')}"


def _epsilons(given: list[float] | None, middle: float) -> list[float]:
    around = {each for each in (middle / 2, middle, 2 * middle) if each < MOST_EPSILON}
    wanted = set(given) if given else around
    for each in wanted:
        if not 0.0 < each < MOST_EPSILON:
            raise ConfigError(f"--epsilon {each:g}: give a number above 0 and below {MOST_EPSILON:g}")
    return sorted(wanted)


def _range(low: float | None, high: float | None, base: Zone, default: Range) -> Range:
    own = base.promise.hides if isinstance(base.promise.hides, Range) else default
    from heatcloak_aggregator.zones.calibration import check_range

    span = Range(own.low if low is None else low, own.high if high is None else high)
    check_range(span.low, span.high, "--")
    return span


def _move(alpha: float | None, base: Zone, default: float | None) -> Move:
    """Return the hidden move: ``--alpha`` everywhere, or that of the zone with its rooms, or the default."""
    if alpha is None and isinstance(base.promise.hides, Move):
        return base.promise.hides
    radius = default if alpha is None else alpha
    if radius is None:
        raise ConfigError(f"a domain of kind {base.domain.kind!r} has no default radius: give --alpha")
    return Move(check_positive("alpha", radius))


def _checked(zone: Zone, file: Path | None) -> Zone:
    return parse_zone(render_zone(zone).encode(), "the zone" if file is None else str(file))
