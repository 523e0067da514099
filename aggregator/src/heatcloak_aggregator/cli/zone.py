"""``heatcloak zone``: create, check, calibrate and publish zone files.

Numerical modules are imported inside the commands, so that their help does not load them.
"""

from __future__ import annotations

import json as jsonlib
import tempfile
from pathlib import Path
from typing import Annotated

import typer

from heatcloak_aggregator.cli import zone_options
from heatcloak_aggregator.cli.calibrate import calibrate
from heatcloak_aggregator.cli.options import JsonFlag, NoiseKindOption, SensitivityMode, print_facts
from heatcloak_aggregator.cli.progress import progress_bar, spinner
from heatcloak_aggregator.cli.zone_options import ZoneKind
from heatcloak_aggregator.cli.zone_publish import publish
from heatcloak_aggregator.zones.defaults import (
    DEFAULT_DOMAIN,
    DEFAULT_MOVE,
    DEFAULT_NAME,
    DEFAULT_PROMISE,
    DEFAULT_SCHEDULE,
)
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.zone import Area, load_any_zone, render_zone, require_heat
from heatcloak_shared.zone.heatmap import DEFAULT_SIZE
from heatcloak_shared.zone.model import SENSOR_RESOLUTIONS

_COMMON_OPTIONS = frozenset(("file", "name", "kind", "epsilon", "period", "max_delay", "force", "json"))
_COPY_OPTIONS = frozenset(("count", "like", "out", "name", "force", "json"))
_HEATMAP_OPTIONS = frozenset(("devices", "size", "x", "y"))
_POSITION_OPTIONS = frozenset(("position", "devices", "every", "releases"))

app = typer.Typer(
    help="Create, check, calibrate and publish zone files.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)


@app.command()
def new(
    context: typer.Context,
    file: zone_options.NewZoneFile = None,
    name: zone_options.ZoneId = DEFAULT_NAME,
    kind: zone_options.KindOfZone = ZoneKind.HEAT,
    position: zone_options.MechanismFile = None,
    devices: zone_options.Devices = zone_options.DEFAULT_DEVICES,
    size: zone_options.GridSize = DEFAULT_SIZE,
    x: zone_options.ColumnSpan = (0.0, 1.0),
    y: zone_options.RowSpan = (0.0, 1.0),
    sources: zone_options.Sources = DEFAULT_DOMAIN.n_sources,
    sensors: zone_options.Sensors = DEFAULT_DOMAIN.n_sensors,
    diffusivity: zone_options.Diffusivity = DEFAULT_DOMAIN.diffusivity,
    time: zone_options.Time = DEFAULT_DOMAIN.time,
    graph: zone_options.EdgeList = None,
    plan: zone_options.PlanFile = None,
    fit: zone_options.FitOfFloor = None,
    length: zone_options.LossLength = None,
    conductance: zone_options.AirConductance = None,
    power: zone_options.Power = None,
    age: zone_options.LeastSpread = None,
    spread: zone_options.GraphSpread = 1.0,
    sensors_at: zone_options.SensorVertices = None,
    communities: zone_options.Communities = None,
    domain_kind: zone_options.PluginDomain = None,
    domain_options: zone_options.PluginOptions = None,
    alpha: zone_options.Alpha = DEFAULT_MOVE.alpha,
    privacy_map: zone_options.RoomMapFile = None,
    sensitivity: zone_options.Sensitivity = SensitivityMode.MODEL,
    low: zone_options.Low = None,
    high: zone_options.High = None,
    resolution: zone_options.Resolution = "0",
    epsilon: zone_options.Epsilon = DEFAULT_PROMISE.epsilon,
    delta: zone_options.Delta = DEFAULT_PROMISE.delta,
    period: zone_options.Period = DEFAULT_SCHEDULE.period,
    every: zone_options.Every = DEFAULT_SCHEDULE.every,
    releases: zone_options.Releases = DEFAULT_SCHEDULE.releases,
    max_delay: zone_options.MaxDelay = None,
    noise: zone_options.ShapeOfNoise = None,
    noise_kind: zone_options.KindOfNoise = NoiseKindOption.ROUNDED_GAUSSIAN,
    count: zone_options.Copies = None,
    like: zone_options.CopiedZone = None,
    out: zone_options.CopiesFolder = Path("zones"),
    force: zone_options.Force = False,
    json: JsonFlag = False,
) -> None:
    """Write a zone file with the noise that a promise needs.

    With --count and --like, write many copies of a zone instead.
    """
    given = zone_options.given_options(context)
    if count is not None or like is not None:
        if count is None or like is None:
            raise ConfigError("--count N and --like FILE go together: give the number of copies and the zone")
        _refuse_beside_copies(given)
        _write_copies(like, count, name if "name" in given else None, out, overwrite=force, as_json=json)
        return
    if file is None:
        raise ConfigError("give the zone file to write, or --count N --like FILE for copies of a zone")
    if "out" in given:
        raise ConfigError("--out applies to --count only: leave it out")
    if kind is ZoneKind.POSITION or position is not None:
        from heatcloak_aggregator.cli.zone_position import position_zone

        if position is None or (kind is not ZoneKind.POSITION and "kind" in given):
            raise ConfigError("--kind position and --position FILE go together: give the zone's mechanism")
        _refuse_others(given, "heatmap", frozenset(given) - _HEATMAP_OPTIONS | {"devices"})
        _refuse_others(given, "heat", _COMMON_OPTIONS - {"epsilon"} | _POSITION_OPTIONS)
        seconds = period if "period" in given else zone_options.DEFAULT_POSITION_PERIOD
        listed = releases if "releases" in given else zone_options.DEFAULT_POSITION_RELEASES
        made, shown = position_zone(
            name,
            position,
            devices if "devices" in given else zone_options.DEFAULT_MOVING_NODES,
            zone_options.new_schedule(seconds, every, listed, max_delay),
            file,
            as_json=json,
        )
        text = render_zone(made)
    elif kind is ZoneKind.HEATMAP:
        from heatcloak_aggregator.cli.zone_heatmap import heatmap_zone

        _refuse_others(given, "heat", _COMMON_OPTIONS | _HEATMAP_OPTIONS)
        promised = epsilon if "epsilon" in given else zone_options.DEFAULT_LOCAL_EPSILON
        seconds = period if "period" in given else zone_options.DEFAULT_HEATMAP_PERIOD
        area = Area(size, x, y)
        described, shown = heatmap_zone(name, devices, area, promised, seconds, max_delay, file, as_json=json)
        text = render_zone(described)
    else:
        from heatcloak_aggregator.cli.zone_heat import HeatOptions, heat_zone

        _refuse_others(given, "heatmap", frozenset(given) - _HEATMAP_OPTIONS)
        options = HeatOptions(
            given=given,
            named_sensor=resolution in SENSOR_RESOLUTIONS,
            name=name,
            sources=sources,
            sensors=sensors,
            diffusivity=diffusivity,
            time=time,
            graph=graph,
            plan=plan,
            fit=fit,
            length=length,
            conductance=conductance,
            power=power,
            age=age,
            spread=spread,
            sensors_at=sensors_at,
            communities=communities,
            domain_kind=domain_kind,
            domain_options=domain_options,
            alpha=alpha,
            privacy_map=privacy_map,
            sensitivity=sensitivity,
            low=low,
            high=high,
            resolution=zone_options.resolution_of(resolution),
            epsilon=epsilon,
            delta=delta,
            period=period,
            every=every,
            releases=releases,
            max_delay=max_delay,
            noise=noise,
            noise_kind=noise_kind,
        )
        with spinner("computing the noise"):
            text, shown = heat_zone(options, file, as_json=json)
    # Write the file last: a plugin may fail before.
    _write_new(file, text, overwrite=force)
    print(shown)


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="The zone file.", show_default=False)], json: JsonFlag = False
) -> None:
    """Check a zone file, and that it keeps its promise.

    Of a heat zone, the sensitivity is computed again from the model of heat. Of a position zone, the
    mechanism is audited.
    """
    from heatcloak_aggregator.cli.zone_facts import description
    from heatcloak_aggregator.zones.model_check import check_against_model

    any_zone = load_any_zone(file)
    if any_zone.kind == ZoneKind.HEATMAP:
        from heatcloak_aggregator.cli.zone_heatmap import heatmap_description

        print(heatmap_description(any_zone, file, as_json=json))
        return
    if any_zone.kind == ZoneKind.POSITION:
        from heatcloak_aggregator.cli.zone_position import position_description

        print(position_description(any_zone, file, as_json=json))
        return
    with spinner("checking the promise"):
        check_against_model(any_zone, str(file))
        shown = description(require_heat(any_zone), file, as_json=json)
    print(shown)


app.command()(calibrate)
app.command()(publish)


def _refuse_beside_copies(given: tuple[str, ...]) -> None:
    """Refuse options that describe a zone: copies are like their model."""
    for option in given:
        if option == "file":
            raise ConfigError("--count writes a folder of zone files, not one: give --out instead of a file")
        if option not in _COPY_OPTIONS:
            raise ConfigError(
                f"{_shown_option(option)} describes a new zone, and copies are like --like: leave it out"
            )


def _write_copies(
    like: Path, count: int, prefix: str | None, out: Path, *, overwrite: bool, as_json: bool
) -> None:
    from heatcloak_aggregator.zones.folder import copies_of, write_zone_files

    with spinner("checking the promise"):
        copies = copies_of(like, count, prefix)
    with progress_bar("writing zone files") as show:
        write_zone_files(out, copies, overwrite=overwrite, on_progress=show)
    names = list(copies)
    if as_json:
        print(jsonlib.dumps({"folder": str(out), "like": str(like), "zones": names}))
        return
    ends = names[0] if len(names) == 1 else f"{names[0]} … {names[-1]}"
    print_facts(
        {"folder": out, "zones": f"{len(names)}: {ends}", "like": like},
        [
            f"heatcloak provision --zone {out} --broker HOST",
            "a person in several of these zones spends the privacy budget of each",
        ],
    )


_NAMES = {"domain_kind": "--domain", "domain_options": "--domain-option"}
"""Options that are not called like their parameter."""


def _refuse_others(given: tuple[str, ...], kind: str, allowed: frozenset[str]) -> None:
    """Refuse options that only zones of another kind have."""
    for option in given:
        if option not in allowed:
            raise ConfigError(
                f"{_shown_option(option)} applies to {kind} zones only: leave it out, or give --kind {kind}"
            )


def _shown_option(option: str) -> str:
    return _NAMES.get(option, f"--{option.replace('_', '-')}")


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
