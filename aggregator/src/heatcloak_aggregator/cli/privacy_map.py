"""``heatcloak privacy-map``: make, check and show mechanisms that report a place."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heatcloak_aggregator.cli.options import JsonFlag
from heatcloak_aggregator.cli.progress import spinner
from heatcloak_shared.errors import ConfigError, HeatcloakError, ParameterError
from heatcloak_shared.sanitize import sanitize, shown_path

if TYPE_CHECKING:
    from heatcloak_aggregator.privacy_maps.mechanism import LocationMethod

METHODS: tuple[LocationMethod, ...] = ("padded", "algorithm-1", "planar-laplace", "exponential")
"""Methods whose mechanisms can be written to a file."""
DEFAULT_ROUNDS = 10

app = typer.Typer(
    help="Make, check and draw mechanisms that report a place.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)

MechanismFile = Annotated[
    Path,
    typer.Argument(
        metavar="FILE", help="A mechanism file, or the file of a position zone.", show_default=False
    ),
]
PeopleFile = Annotated[
    Path | None,
    typer.Option(
        "--people",
        metavar="FILE",
        help="Points with people: CSV or Parquet with x, y or longitude, latitude, and perhaps population.",
    ),
]
Bandwidth = Annotated[
    float | None,
    typer.Option(
        "--bandwidth",
        metavar="LENGTH",
        help="Standard deviation of the Gaussian that spreads each point of --people.",
    ),
]
Patch = Annotated[
    str | None,
    typer.Option(
        "--bounds",
        metavar="L,B,R,T",
        help="The patch of --people that the map covers: left,bottom,right,top, by default all points; or "
        "west,south,east,north, which longitudes and latitudes need.",
    ),
]
Unit = Annotated[
    str | None,
    typer.Option(
        "--unit",
        metavar="NAME",
        help="Unit of length for longitudes and latitudes: km (default) or miles.",
    ),
]


@app.command()
def build(
    people: PeopleFile = None,
    levels: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="The level of each cell: CSV without a header, or .npy. The first row is at the lowest y; "
            "an empty cell or nan is a wall.",
        ),
    ] = None,
    plan: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Rooms with levels, and walls, as a TOML file.")
    ] = None,
    bandwidth: Bandwidth = None,
    slope: Annotated[
        float | None,
        typer.Option(metavar="A", help="Level per people per area: epsilon = A * density + B. With --base."),
    ] = None,
    base: Annotated[float | None, typer.Option(metavar="B", help="Level where nobody lives.")] = None,
    least: Annotated[
        float | None,
        typer.Option(metavar="E", help="Level of the least density, instead of --slope. With --greatest."),
    ] = None,
    greatest: Annotated[
        float | None, typer.Option(metavar="E", help="Level of the greatest density.")
    ] = None,
    bounds: Patch = None,
    unit: Unit = None,
    size: Annotated[
        str | None,
        typer.Option(
            metavar="ROWSxCOLS", help="Cells of a map of --people; by default 40 along the longer side."
        ),
    ] = None,
    cell: Annotated[
        float | None,
        typer.Option(metavar="LENGTH", help="Side of a cell: instead of --size, or of that in the plan."),
    ] = None,
    origin: Annotated[
        str | None,
        typer.Option(metavar="X,Y", help="Lower left corner of the map, by default 0,0 or that of x and y."),
    ] = None,
    prior: Annotated[
        str | None,
        typer.Option(
            metavar="NAME|FILE",
            help="How often people are in each cell: density (default with --people), uniform, or an array "
            "as in --levels. It changes accuracy, not privacy.",
        ),
    ] = None,
    method: Annotated[
        str, typer.Option(metavar="NAME", help=f"How to make the mechanism: {', '.join(METHODS)}.")
    ] = METHODS[0],
    out: Annotated[Path, typer.Option(metavar="FILE", help="The mechanism file to write.")] = Path(
        "mechanism.toml"
    ),
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
    picture: Annotated[
        Path | None, typer.Option(metavar="PNG", help="Also draw the map, and reports of three places.")
    ] = None,
    json: JsonFlag = False,
) -> None:
    """Make a mechanism file from people, levels or a plan.

    Give exactly one of --people, --levels and --plan. Levels are per unit of length: smaller is more
    private. The file is public; heatcloak zone new --position makes a zone of it.
    """
    from heatcloak_aggregator.cli import privacy_map_facts as shown
    from heatcloak_aggregator.cli.privacy_map_sources import (
        Request,
        check_file_size,
        load_source,
        places_at,
        take_prior,
    )
    from heatcloak_aggregator.privacy_maps.methods import location_mechanism
    from heatcloak_aggregator.store.export import written_whole
    from heatcloak_shared.tables import MAX_FILE_BYTES

    started = time.monotonic()
    chosen = _check_method(method)
    _check_out(out, overwrite=force)
    _check_picture(picture, out)
    request = Request(
        people, levels, plan, bandwidth, slope, base, least, greatest, bounds, unit, size, cell, origin
    )
    with spinner("reading") as stage:
        source = load_source(request)
        density = take_prior(prior, source)
        privacy_map = source.privacy_map
        check_file_size(privacy_map, chosen)
        rows, columns = privacy_map.shape
        stage(f"solving for {rows} x {columns} cells, which may take minutes")
        mechanism = location_mechanism(
            privacy_map, density, chosen, progress=lambda step: stage(f"{rows} x {columns} cells: {step}")
        )
        file = mechanism.file(source.origin)
        content = file.render().encode()
        if len(content) > MAX_FILE_BYTES:
            raise ConfigError(
                f"the mechanism file would have {len(content)} bytes, {MAX_FILE_BYTES} are the most: give a "
                "map of fewer cells"
            )
        if not mechanism.audit() <= 1.0 + 1e-9:
            raise HeatcloakError(
                f"the mechanism exceeds the promise by a factor of {mechanism.audit()!r}: use --method "
                "exponential, or levels that change less from cell to cell"
            )
        drawn = None
        if picture is not None:
            stage("drawing")
            from heatcloak_aggregator.privacy_maps.picture import mechanism_picture

            drawn = mechanism_picture(file, places_at([], file), source.density, source.unit)
        _check_out(out, overwrite=force)
        with written_whole(out) as written:
            written.write(content)
        if picture is not None and drawn is not None:
            with written_whole(picture) as written:
                written.write(drawn)
    _tell_left_out(source.left_out)
    promise = shown.promise_in_words(privacy_map, source.unit)
    seconds = time.monotonic() - started
    if json:
        facts: shown.Facts = {
            "file": str(out),
            "picture": None if picture is None else str(picture),
            "bytes": len(content),
            "unit": source.unit,
            **shown.map_facts(privacy_map, source.origin),
            **shown.mechanism_facts(mechanism, file),
            "promise": promise,
            "seconds": seconds,
        }
        shown.print_json(facts)
        return
    shown.print_words(
        f"{shown_path(out)}: mechanism file of {len(content)} bytes",
        {
            **shown.map_words(privacy_map, source.origin, source.unit),
            "promise": promise,
            **shown.mechanism_words(mechanism, source.unit),
            "budget": shown.BUDGET,
            "time": f"{seconds:.1f} s",
        },
    )
    print(f"Next: heatcloak privacy-map check {shown_path(out)}")


@app.command()
def check(
    file: MechanismFile,
    rounds: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=1_000_000,
            metavar="K",
            help="Rounds of somebody who stands still; by default those of the zone's budget period, or "
            f"{DEFAULT_ROUNDS}.",
        ),
    ] = None,
    path: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Also the cost of a path: CSV or Parquet of x, y, a row a round."),
    ] = None,
    json: JsonFlag = False,
) -> None:
    """Audit a mechanism against the levels in its file.

    The exit code is 1 if a report can change the odds of two places by more than the levels allow.
    """
    from dataclasses import asdict

    from heatcloak_aggregator.cli import privacy_map_facts as shown
    from heatcloak_aggregator.cli.privacy_map_files import LENGTH, load_deployed
    from heatcloak_aggregator.cli.privacy_map_sources import cells_of_path
    from heatcloak_aggregator.privacy_maps.deployed import audit_file, map_of_file

    with spinner("reading") as stage:
        deployed = load_deployed(file)
        mechanism, zone = deployed.mechanism, deployed.zone
        try:
            privacy_map = map_of_file(mechanism)
            cells = None if path is None else cells_of_path(path, mechanism)
            stage(f"auditing {mechanism.table.n_outputs} outputs")
            audit = audit_file(mechanism)
        except ParameterError as error:
            raise ConfigError(
                f"{shown_path(file)}: {error}; make the file with `heatcloak privacy-map build`"
            ) from None
    known = DEFAULT_ROUNDS if zone is None else zone.schedule.releases
    count = known if rounds is None else rounds
    cost = None if cells is None else shown.path_cost(privacy_map, cells)
    least, greatest = shown.level_range(privacy_map)
    if json:
        facts: shown.Facts = {
            "file": str(file),
            "zone": None if zone is None else zone.name,
            **shown.map_facts(privacy_map, mechanism.origin),
            "method": mechanism.method,
            "outputs": mechanism.table.n_outputs,
            "scale": mechanism.scale,
            **shown.audit_facts(audit),
            "promise": shown.promise_in_words(privacy_map, LENGTH),
            "standing_still": {"rounds": count, "least": count * least, "greatest": count * greatest},
            "path": None if cost is None else asdict(cost),
            "budget": shown.BUDGET,
        }
        shown.print_json(facts)
    else:
        words = {
            **shown.map_words(privacy_map, mechanism.origin, LENGTH),
            "method": f"{sanitize(mechanism.method, 40)[1:-1]}, {mechanism.table.n_outputs} outputs",
            "promise": shown.promise_in_words(privacy_map, LENGTH),
            **shown.audit_words(audit),
            "standing still": shown.standing_words(privacy_map, count, LENGTH),
            **({} if cost is None else {"path": shown.path_words(cost, LENGTH)}),
            "budget": shown.BUDGET,
        }
        what = "mechanism file" if zone is None else f"position zone {zone.name}"
        shown.print_words(f"{shown_path(file)}: {what}", words)
    if not audit.keeps_promise:
        raise HeatcloakError(
            f"{shown_path(file)}: a report changes odds by up to exp({audit.ratio:.6g} D), more than the "
            "levels in the file allow: its weights, scale or levels were changed after it was built. Do not "
            "use it; build it again with `heatcloak privacy-map build`"
        )


@app.command()
def show(
    file: MechanismFile,
    out: Annotated[
        Path | None, typer.Option(metavar="PNG", help="The picture; by default FILE-map.png here.")
    ] = None,
    at: Annotated[
        list[str] | None,
        typer.Option(
            metavar="X,Y",
            help="A place whose reports to draw; may be repeated, up to six times. By default places of a "
            "low, a medium and a high level.",
        ),
    ] = None,
    people: PeopleFile = None,
    bandwidth: Bandwidth = None,
    bounds: Patch = None,
    unit: Unit = None,
    json: JsonFlag = False,
) -> None:
    """Draw a mechanism: its map, and reports from some places.

    With --people, also the density that the map was made of.
    """
    from heatcloak_aggregator.cli.privacy_map_files import load_deployed
    from heatcloak_aggregator.cli.privacy_map_sources import Request, density_of, places_at
    from heatcloak_aggregator.privacy_maps.picture import mechanism_picture
    from heatcloak_aggregator.store.export import written_whole

    target = out or Path(f"{file.stem}-map.png")
    _check_picture(target, file)
    with spinner("reading") as stage:
        mechanism = load_deployed(file).mechanism
        density, left_out, name = density_of(
            Request(people=people, bandwidth=bandwidth, bounds=bounds, unit=unit), mechanism
        )
        cells = places_at(at or [], mechanism)
        stage("drawing")
        try:
            content = mechanism_picture(mechanism, cells, density, name)
        except ParameterError as error:
            raise ConfigError(
                f"{shown_path(file)}: {error}; make the file with `heatcloak privacy-map build`"
            ) from None
        with written_whole(target) as written:
            written.write(content)
    _tell_left_out(left_out)
    if json:
        from heatcloak_aggregator.cli.privacy_map_facts import print_json

        centres = [mechanism.centre(cell) for cell in cells]
        places = [
            {"x": x, "y": y, "epsilon": mechanism.levels[cell]}
            for cell, (x, y) in zip(cells, centres, strict=True)
        ]
        print_json({"file": str(file), "out": str(target), "places": places})
        return
    print(f"{shown_path(target)}: picture of {shown_path(file)}")


def _check_method(name: str) -> LocationMethod:
    if name == "optimal":
        raise ConfigError(
            "--method optimal can't be deployed: it has no weights, only a table for one map of few cells; "
            f"choose from {', '.join(METHODS)}"
        )
    for method in METHODS:
        if name == method:
            return method
    raise ConfigError(f"--method {sanitize(name, 40)} is unknown: choose from {', '.join(METHODS)}")


def _check_out(out: Path, *, overwrite: bool) -> None:
    if out.is_dir():
        raise ConfigError(
            f"--out {shown_path(out)}: is a directory: give the path of the mechanism file to write"
        )
    if not overwrite and out.exists():
        raise ConfigError(f"--out {shown_path(out)}: exists: --force overwrites it")
    if not out.parent.is_dir():
        raise ConfigError(f"--out {shown_path(out)}: there is no such folder: make it, or give another path")


def _check_picture(picture: Path | None, other: Path) -> None:
    """Refuse a picture that can't be drawn, before any work is done."""
    if picture is None:
        return
    if picture.suffix.lower() != ".png":
        raise ConfigError(f"{shown_path(picture)}: unknown format: use the ending .png")
    if picture.absolute() == other.absolute():
        raise ConfigError(f"{shown_path(picture)}: is the mechanism file: give the picture another name")
    if picture.is_dir() or not picture.parent.is_dir():
        raise ConfigError(f"{shown_path(picture)}: is no file in an existing folder: give another path")
    from heatcloak_aggregator.extras import optional_import

    with optional_import():
        import matplotlib as _matplotlib  # noqa: F401


def _tell_left_out(rows: int) -> None:
    if rows:
        print(
            f"heatcloak: ignored {rows} rows of --people without finite coordinates and people of at least 0",
            file=sys.stderr,
        )
