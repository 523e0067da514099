"""``heatcloak privacy-map build``: make a mechanism file."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heatcloak_aggregator.cli.options import JsonFlag
from heatcloak_aggregator.cli.progress import spinner
from heatcloak_shared.errors import ConfigError, HeatcloakError
from heatcloak_shared.files import resolved
from heatcloak_shared.sanitize import sanitize, shown_path

if TYPE_CHECKING:
    from heatcloak_aggregator.privacy_maps.mechanism import LocationMethod

METHODS: tuple[LocationMethod, ...] = ("padded", "algorithm-1", "planar-laplace", "exponential")
"""Methods whose mechanisms can be written to a file."""

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
        MapOptions,
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
    check_picture(picture, out)
    request = MapOptions(
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
    tell_left_out(source.left_out)
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


def check_picture(picture: Path | None, other: Path) -> None:
    """Refuse a picture that can't be drawn, before any work is done."""
    if picture is None:
        return
    if picture.suffix.lower() != ".png":
        raise ConfigError(f"{shown_path(picture)}: unknown format: use the ending .png")
    if resolved(picture) == resolved(other):
        raise ConfigError(f"{shown_path(picture)}: is the mechanism file: give the picture another name")
    if picture.is_dir() or not picture.parent.is_dir():
        raise ConfigError(f"{shown_path(picture)}: is no file in an existing folder: give another path")
    from heatcloak_aggregator.extras import optional_import

    with optional_import():
        import matplotlib as _matplotlib  # noqa: F401


def tell_left_out(rows: int) -> None:
    """Print on standard error how many rows of people were left out."""
    if rows:
        print(
            f"heatcloak: ignored {rows} rows of --people without finite coordinates and people of at least 0",
            file=sys.stderr,
        )
